"""An action card as a great tablet: its whole text, and below each part what it would mean now."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Final

from game.presentation import DisplayList
from game.titles.undecim.art.inks import (
    BRIGHT,
    GLOW,
    INK,
    INK_2,
    MIDDLE,
    RED,
    ROMAN,
    SAND,
    STONE,
    WINE,
    dashed,
    icon,
    name_of,
    plaque,
    rule,
)
from game.titles.undecim.rules.cards import why_no_gold_line
from game.titles.undecim.rules.components import ACTION_CARDS
from game.titles.undecim.table.prospects import HELD, OWN

WIDE, HIGH = 424.0, 326.0
_FAINT: Final = "#6B5B44"


@lru_cache(64)
def great(card: str, told: str) -> DisplayList:
    """An action card in full with what it would mean now. 424 x 326."""
    facts: dict[str, Any] = json.loads(told)
    data = ACTION_CARDS[card]
    dash = card.replace("_", "-")
    sheet = DisplayList(WIDE, HIGH)
    sheet.svg("undecim/slab_great", (0, 0, WIDE, HIGH))
    sheet.panel((0.7, 0.7, WIDE - 1.4, HIGH - 1.4), "none", "#6B5A44", 8, 1.4)
    sheet.panel((5, 5, WIDE - 10, HIGH - 10), "none", SAND, 5, 1.2)
    plaque(sheet, data.number, 13, 12, 54, 50)
    sheet.say((78, 8, 270, 40), name_of(card), size=27, colour=INK, face="title", lines=1)
    sheet.say((79, 45, 200, 20), name_of(card), size=12.5, colour=INK_2, caption=True, lines=1)
    sheet.write((282, 45, 60, 20), ROMAN[data.number], size=13, colour=INK_2, face="title", align="right", lines=1)
    sheet.svg(f"undecim/actions/{card}", (WIDE - 70, 10, 56, 56), c=WINE, d="#A8803A", e=STONE)
    _order(sheet, facts)
    y = 114.0
    if data.red:
        sheet.panel((8, y, WIDE - 16, 54), "#F6D6CB", "#B2301F", 5, 1.3)
    _head(sheet, "red", "steal", y, RED if data.red else "", bool(data.red))
    if data.red:
        sheet.say((106, y + 1, 306, 30), f"undecim-red-{dash}", size=14, colour=INK, leading=1.15)
        _reach(sheet, facts, y + 31)
    else:
        sheet.say((106, y + 4, 306, 24), "undecim-art-no-red", size=13, colour=_FAINT, lines=1)
        rule(sheet, 14, y + 52, WIDE - 28)
    y += 56
    _head(sheet, "black", "hand", y, INK, True)
    sheet.say((106, y + 1, 310, 56), f"undecim-text-{dash}", size=14, colour=INK, leading=1.18)
    if facts["now"]:
        key, numbers = facts["now"]
        message = f"undecim-choose-now-{key}".replace("_", "-")
        sheet.say((106, y + 57, 306, 20), message, numbers, size=12.5, colour=INK_2, lines=1)
    y += 80
    _gold(sheet, card, facts, y)
    y += 48
    rule(sheet, 14, y - 2, WIDE - 28)
    _head(sheet, "auto", "settlement", y - 4, INK, True)
    _auto(sheet, facts, y - 4)
    return sheet


def _head(sheet: DisplayList, key: str, sign: str, y: float, ink: str, lit: bool) -> None:
    sheet.svg(icon(sign), (15, y + 5, 20, 20), alpha=255 if lit else 110)
    sheet.say((38, y + 4, 64, 22), f"undecim-art-row-{key}", size=13.5, colour=ink or _FAINT, face="bold", lines=1)


def _order(sheet: DisplayList, facts: dict[str, Any]) -> None:
    y = 70.0
    sheet.say((16, y, 44, 24), "undecim-choose-order", size=13.5, colour=INK, face="bold", lines=1)
    own = facts["order"].index(OWN) + 1
    for n, state in enumerate(facts["order"], 1):
        x = 60 + (n - 1) * 31.8
        if state == OWN:
            sheet.panel((x - 1, y - 3, 31, 29), WINE, GLOW, 4, 2)
        elif state == HELD:
            sheet.panel((x, y, 29, 24), "#D8C79E" if n < own else "#EFE6D2", "#8A7448", 4, 1.2)
        else:
            dashed(sheet, (x, y, 29, 24), "#A8956C", 1.1)
        ink = BRIGHT if state == OWN else INK if state == HELD else "#73623F"
        sheet.write((x, y - 1, 29, 24), str(n), size=15, colour=ink, face="title", **MIDDLE)
    held = [n for n, state in enumerate(facts["order"], 1) if state == HELD]
    before, after = [n for n in held if n < own], [n for n in held if n > own]
    numbers = {
        "before": "·".join(map(str, before)) or "–",
        "after": "·".join(map(str, after)) or "–",
        "most": int(facts["most"]),
    }
    sheet.say((60, 94, 352, 19), "undecim-choose-order-text", numbers, size=12, colour=INK_2, lines=1)


def _reach(sheet: DisplayList, facts: dict[str, Any], y: float) -> None:
    """What the red text could reach: by rival the halves, or the land that would change most."""
    if not facts["red"]:
        sheet.say((106, y, 306, 22), "undecim-choose-no-target", size=12.5, colour=RED, face="bold", lines=1)
        return
    if facts["land"]:
        color, side, *numbers = facts["land"]
        keys = ("mine", "mine_after", "theirs", "theirs_after")
        sheet.svg(f"shared/seats/{color}", (106, y + 3, 15, 15))
        text = {"side": side, "mark": f"[{side}]", **dict(zip(keys, numbers))}
        sheet.say((126, y, 286, 22), "undecim-choose-land", text, size=12.5, colour=INK, lines=1)
        return
    x = 106.0
    for color, sides in facts["red"]:
        sheet.svg(f"shared/seats/{color}", (x, y + 3, 15, 15))
        x += 18
        for side, count in sides:
            sheet.svg(icon(side), (x, y + 2, 18, 18))
            x += 18
            if count > 1:
                sheet.write((x - 1, y, 14, 22), str(count), size=12, colour=INK, face="bold", lines=1)
                x += 9
        x += 9


def _gold(sheet: DisplayList, card: str, facts: dict[str, Any], y: float) -> None:
    paid = ACTION_CARDS[card].paid is not None and facts["line"] != "off"
    able = paid and facts["gold"] > 0
    if able:
        sheet.panel((8, y, WIDE - 16, 45), "#F3DD9A", "#B98518", 5, 1.3)
    _head(sheet, "gold", "gold", y, "#7C5310" if able else "", able)
    if not paid:
        sheet.say((106, y + 4, 306, 24), why_no_gold_line(card), size=13, colour=_FAINT, lines=1)
        return
    ink = INK if able else _FAINT
    sheet.say((106, y, 310, 28), f"undecim-gold-{card}".replace("_", "-"), size=13.5, colour=ink, leading=1.12)
    key = "none" if not able else "hold" if facts["line"] == "hold" else "pay"
    numbers = {"gold": facts["gold"], "left": facts["gold"] - 1}
    sheet.say((106, y + 26, 306, 19), f"undecim-choose-gold-{key}", numbers, size=12.5, colour=ink, lines=1)


def _auto(sheet: DisplayList, facts: dict[str, Any], y: float) -> None:
    if not facts["way"]:
        sheet.say((106, y + 4, 306, 24), "undecim-choose-auto-none", size=13, colour=INK_2, lines=1)
        return
    sides, before, level, gain = facts["way"]
    marks = "".join(f"[{side}]" for side in sides)
    text = {"marks": marks, "before": before, "level": level, "gain": f"{gain:+d}"}
    key = "undecim-choose-auto-develop" if before else "undecim-choose-auto-settle"
    sheet.say((106, y + 4, 306, 24), key, text, size=13, colour=INK, lines=1)
