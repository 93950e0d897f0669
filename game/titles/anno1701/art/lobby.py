"""Prompt cards, the lobby, the shelf, the ending, the picture of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.engine import Action, View
from game.presentation import DisplayList
from game.titles.anno1701.art.faces import face
from game.titles.anno1701.art.inks import (
    CREAM,
    FRAMES,
    GLOW,
    GOLD,
    INK,
    INK_2,
    MID,
    PALE,
    PAPER,
    TITLE_INK,
    icon,
    name_of,
    words,
    write,
)
from game.titles.anno1701.rules.actions.trading import KINDS_TO_TRADE, holdings
from game.titles.anno1701.rules.components import OUTER_SLOTS
from game.titles.anno1701.rules.state import AnnoState, favour

_ROWS = {"up": 0, "down": 2}


def choice(v: View, a: Action) -> DisplayList:
    """One entry of a prompt with cards to choose from."""
    if a.kind == "choose_side":
        return _side(str(a.args[0]))
    if a.kind == "assign_layout":
        return _island(a.args[0])
    if a.kind == "respond_trade":
        return _answer(v, str(a.args[0]))
    sheet = DisplayList(150, 110)
    sheet.panel((0, 0, 150, 110), PAPER, INK, 9, 1.4)
    text = " ".join(str(arg) for arg in a.args if isinstance(arg, int))
    message = f"anno1701-action-{a.kind}".replace("_", "-")
    sheet.say((6, 8, 138, 60), message, size=14, colour=INK, face="bold", align="center", lines=2)
    write(sheet, 6, 70, 138, 30, text, size=15, colour=INK, **MID)
    return sheet


def _side(side: str) -> DisplayList:
    sheet = DisplayList(220, 240)
    sheet.panel(
        (0, 0, 220, 240),
        "#F6EEDC" if side == "lion" else "#2B1222",
        "#2F6BE0" if side == "lion" else "#B02A37",
        10,
        2.4,
    )
    icon(sheet, side, 50, 18, 120)
    ink = INK if side == "lion" else CREAM
    sheet.say((10, 146, 200, 34), name_of(side), size=22, colour=ink, face="title", **MID)
    words(sheet, 12, 182, 196, 48, f"side-{side}", size=13, colour=ink, align="center", lines=2)
    return sheet


def _island(cards: tuple[str, ...]) -> DisplayList:
    """A layout as a small map: the ten cards around the row of inhabitants."""
    sheet = DisplayList(220, 150)
    sheet.panel((0, 0, 220, 150), "#8FB368", "#F6EEDC", 10, 2)
    for n in range(1, 8):
        fill = "#27506B" if n in (2, 6) else "#6B5736"
        sheet.panel((4 + n * 23.5, 63, 21, 24), fill, CREAM, 3, 1)
    for slot, card in zip(OUTER_SLOTS, cards):
        column, _, row = slot[1:].partition("_")
        kind = card.rstrip("_12").removesuffix("_warehouse")
        x, y = 4 + int(column) * 23.5, 36 + _ROWS[row] * 27.0
        sheet.panel((x, y, 21, 24), FRAMES[kind], CREAM, 3, 1)
        sheet.svg(f"anno1701/lands/{kind}", (x + 2, y + 3.5, 17, 17))
    return sheet


def _answer(v: View, answer: str) -> DisplayList:
    """Yes or no to an offer, with what would change hands."""
    s: AnnoState = v.state
    sheet = DisplayList(260, 180)
    yes = answer == "accept"
    sheet.panel((0, 0, 260, 180), PAPER, "#1F6B3A" if yes else "#8E1F1A", 10, 2.4)
    sheet.say((12, 8, 236, 34), name_of(answer), size=20, colour=INK, face="title", **MID)
    if not yes:
        words(sheet, 16, 60, 228, 80, "refuse-text", size=14, colour=INK_2, align="center", lines=3)
        return sheet
    give, wanted = s.pending[-1].data[:2] if s.pending and s.pending[-1].key == "respond" else ((), ())
    held = dict(zip(KINDS_TO_TRADE, holdings(s, s.pending[-1].seats[0]))) if s.pending else {}
    words(sheet, 16, 50, 228, 22, "you-get", size=13, colour="#1F6B3A", face="bold")
    _turned(sheet, held, give, 74, 1)
    words(sheet, 16, 110, 228, 22, "you-give", size=13, colour="#8E1F1A", face="bold")
    _turned(sheet, held, wanted, 134, -1)
    return sheet


def _turned(sheet: DisplayList, held: Mapping[str, int], goods: tuple[str, ...], y: float, sign: int) -> None:
    """Each good that changes hands, with the amounts before and after."""
    count = Counter(goods)
    wide = 228 / max(1, len(count))
    for i, (good, amount) in enumerate(count.items()):
        x, before = 16 + i * wide, held.get(good, 0)
        ink = "#1F6B3A" if sign > 0 else "#8E1F1A"
        text = f"[{good}] {before}→**{before + sign * amount}**"
        write(sheet, x, y, wide, 32, text, size=19 if len(count) < 3 else 14, colour=ink, **MID)


def picture(v: View, size: float) -> DisplayList:
    """The strait with both coasts, and the crowns of both seats."""
    s: AnnoState = v.state
    sheet = DisplayList(size, size)
    k = size / 100
    sheet.panel((0, 0, size, size), "#3D8FBC", GOLD, 4, 1.4)
    sheet.panel((14 * k, 8 * k, 72 * k, 30 * k), "#94B868", "#EBD7A4", 10 * k, 2)
    sheet.panel((4 * k, 58 * k, 92 * k, 38 * k), "#7CA25A", "#EBD7A4", 12 * k, 2)
    sheet.svg("anno1701/ships/ship", (36 * k, 33 * k, 28 * k, 28 * k), c="#2F6BE0")
    for row, seat in enumerate((1, 0)):
        y = (16 if row == 0 else 70) * k
        have = favour(s, seat)
        for i in range(7):
            x = (19 + i * 9) * k if row == 0 else (9 + i * 12) * k
            edge = (8 if row == 0 else 11) * k
            if i < have:
                icon(sheet, "crown", x, y, edge)
            else:
                icon(sheet, "crown_off", x, y, edge, c="#F6EEDC")
    return sheet


def emblem(v: View, seat: int) -> DisplayList:
    """The crest of a seat's side."""
    s: AnnoState = v.state
    sheet = DisplayList(100, 120)
    side = (s.side[seat] if 0 <= seat < 2 else "") or ("lion" if seat == 0 else "dragon")
    sheet.panel((0, 0, 100, 120), "#12364F" if side == "lion" else "#2B1222", CREAM, 6, 2)
    icon(sheet, side, 10, 16, 80)
    return sheet


def invitation() -> DisplayList:
    """What the game is, beside its picture."""
    sheet = DisplayList(204, 232)
    words(sheet, 0, 4, 204, 60, "invite", size=15, colour=CREAM, lines=3, valign="top")
    for i, (name, message) in enumerate((("crown", "invite-crown"), ("swap", "invite-turn"), ("wheel", "invite-sea"))):
        y = 84 + i * 46
        icon(sheet, name, 2, y + 4, 28, c="" if name == "crown" else "#E3C77A")
        words(sheet, 40, y, 162, 38, message, size=13, colour=PALE, lines=2)
    return sheet


def seat_card(color: str) -> DisplayList:
    """A shore of its own: inhabitants, village, ship."""
    sheet = DisplayList(276, 170)
    for i, key in enumerate(("person:pioneer", "gold:centre:3:0:", "person:settler", "ship:ship:1:5:")):
        frame = {"gold:centre:3:0:": "frame:gold:centre", "ship:ship:1:5:": "frame:ship:ship"}.get(key)
        if frame:
            sheet.place(face(frame), 8 + i * 66, 84)
        sheet.place(face(key), 8 + i * 66, 84)
    return sheet


def sample(glow: float) -> DisplayList:
    """A corner of the table on which settings show."""
    sheet = DisplayList(402, 392)
    sheet.panel((0, 0, 402, 392), "#7CA25A", "#EBD7A4", 12, 3)
    keys = (
        ("frame:land:forest", "land:forest:1:2:"),
        ("", "building:farm_a"),
        ("frame:land:fields", "land:fields:3:5:"),
        ("", "person:citizen"),
        ("frame:gold:centre", "gold:centre:3:0:"),
        ("", "person:settler"),
        ("frame:ware:rum", "ware:rum:2:0:"),
        ("", "building:school_a"),
        ("frame:ship:ship", "ship:ship:3:5:"),
    )
    for i, (frame, key) in enumerate(keys):
        x, y = 36 + i % 3 * 116, 30 + i // 3 * 116
        if frame:
            sheet.place(face(frame), x, y, 1.7)
        sheet.place(face(key), x, y, 1.7)
        if i == 4:
            sheet.panel((x - 3, y - 3, 108, 108), "none", GLOW, 12, glow)
    return sheet


def option(name: str, value: str) -> DisplayList | None:
    """A plain button will do."""
    return None


def option_summary(options: Mapping[str, str]) -> DisplayList | None:
    """Nothing is added up."""
    return None


__all__ = [
    "TITLE_INK",
    "choice",
    "emblem",
    "invitation",
    "option",
    "option_summary",
    "picture",
    "sample",
    "seat_card",
]
