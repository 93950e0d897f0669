"""What holding a card shows: all its words, and what they come to today."""

from __future__ import annotations

from typing import Any

from game.engine import View
from game.presentation import DisplayList
from game.titles.cultus import components as box
from game.titles.cultus.art import faces, lobby
from game.titles.cultus.art.inks import INK, INK_2, MOON, PAPER, PAPER_INSET, WARNING, WINE, WINE_LINE, name_of
from game.titles.cultus.art.rival import forecast
from game.titles.cultus.scoring import enemy_lines
from game.titles.cultus.state import CultusState


def zoom(v: View, target: str) -> DisplayList | None:
    """A card held close, with all its words."""
    s: CultusState = v.state
    if target in box.CARDS:
        return construction(target)
    if target in box.MONUMENT_CARDS:
        return monument_card(target)
    if target in box.PLANS:
        return lobby.plan_card(v, target)
    if target in box.ENEMIES:
        return enemy(s, target)
    kind, _, rest = target.partition("/")
    if kind == "person" and rest in box.CHARACTERS:
        return enemy(s, s.enemy) if s.enemy and _is_rival_only(v, rest) else lobby.character_card(rest)
    if kind in ("income", "pile") and s.income:
        return income(s, int(rest))
    if target == "discard" and s.discard:
        return discards(s)
    return None


def _is_rival_only(v: View, person: str) -> bool:
    """True if only the rival is that person."""
    return box.ENEMIES[v.state.enemy].character == person and person not in v.state.character


def construction(card: str) -> DisplayList:
    """A construction card with the names of its squares."""
    sheet = DisplayList(264, 264)
    sheet.place(faces.construction(card), 0, 0, 264 / faces.CARD)
    for i, kind in enumerate(box.CELLS[card]):
        x, y = 132 * (i % 2), 132 * (i // 2)
        sheet.panel((x + 16, y + 103, 100, 22), "#120926", "", 11, 1, 0.82)
        sheet.say((x + 20, y + 103, 92, 22), name_of(box.KINDS[kind]), size=13, face="bold", align="center", lines=1)
    return sheet


def monument_card(card: str) -> DisplayList:
    """A monument card: what it allows from now on, and its bonus."""
    data = box.MONUMENT_CARDS[card]
    sheet = DisplayList(280, 316)
    sheet.shadow((0, 0, 280, 316), 8, 8, 130, 4)
    sheet.panel((0, 0, 280, 316), PAPER, "#8A6A3B", 8, 1.4)
    sheet.panel((0, 0, 280, 62), "#5A4A86", "", 8)
    sheet.panel((0, 46, 280, 16), "#5A4A86", "", 0)
    sheet.say((12, 4, 256, 36), name_of(data.kind), size=20, face="title", align="center", lines=1)
    kind = name_of(data.kind)
    sheet.say((12, 38, 256, 20), kind, size=12, colour="#D9CCEE", align="center", caption=True, lines=1)
    sheet.svg("cultus/monument_art", (12, 72, 256, 116))
    sheet.panel((22, 99, 62, 62), PAPER, "#5A4A86", 31, 2)
    sheet.svg(f"cultus/icons/kind_{data.kind}", (34, 111, 38, 38))
    if data.permit is not None:
        sheet.svg(f"cultus/icons/{box.KINDS[data.permit]}", (198, 105, 50, 50))
    facts = {"icon": f"[{box.KINDS[data.bonus]}]"}
    sheet.say((16, 192, 248, 72), f"cultus-text-{data.kind}", facts, size=14, colour=INK, leading=1.4)
    sheet.panel((8, 266, 264, 42), "#E7DDF5", "", 5)
    sheet.say((16, 267, 248, 40), "cultus-art-around-full", facts, size=13, colour=INK_2, leading=1.3)
    return sheet


def enemy(s: CultusState, card: str) -> DisplayList:
    """The rival's card, its effect in full, and what effect and end would bring it today."""
    data = box.ENEMIES[card]
    sheet = DisplayList(560, 404)
    sheet.place(lobby.enemy_card(card), 0, 0)
    sheet.shadow((204, 0, 356, 404), 8, 8, 130, 4)
    sheet.panel((204, 0, 356, 404), WINE, WINE_LINE, 8, 1.8)
    sheet.say((222, 12, 320, 30), "cultus-art-enemy-effect", size=17, face="title", lines=1)
    sheet.say((222, 44, 320, 128), f"cultus-text-{card}".replace("_", "-"), size=14, leading=1.5, valign="top")
    facts = {"vp": forecast(s) if card == s.enemy else 0, "last": data.track_last}
    sheet.say((222, 174, 320, 26), "cultus-art-enemy-track", facts, size=13, colour="#F3C9D2", lines=1)
    if card == s.enemy and s.income:
        sheet.say((222, 200, 320, 26), "cultus-art-enemy-today", facts, size=14, colour=WARNING, face="bold", lines=1)
    sheet.panel((222, 234, 320, 1.2), WINE_LINE, "", 0)
    sheet.say((222, 242, 320, 28), "cultus-art-enemy-end", size=17, face="title", lines=1)
    near, icon = f"[{box.KINDS[data.near]}]", f"[{box.KINDS[data.icon]}]"
    rows: tuple[tuple[str, dict[str, Any]], ...] = (
        ("cultus-art-bonus-center", {"vp": box.CENTER_VP}),
        ("cultus-art-bonus-near", {"icon": near, "vp": data.near_vp}),
        ("cultus-art-bonus-icons", {"icon": icon, "vp": data.icon_vp}),
    )
    lines = list(enemy_lines(s)) if card == s.enemy and s.income and s.phase != "over" else []
    for i, (message, params) in enumerate(rows):
        y = 274 + 40 * i
        sheet.panel((214, y, 336, 36), "#3B1830", "", 6)
        sheet.say((224, y, 224 if lines else 318, 36), message, params, size=13, leading=1.25)
        if lines:
            sum_ = f"×{lines[i].number} = **{lines[i].points}**"
            sheet.write((452, y, 88, 36), sum_, size=13.5, align="right", lines=1)
    return sheet


def income(s: CultusState, slot: int) -> DisplayList:
    """An income card: its pair, and what walking between the two pays now; or its coin side."""
    a, b = box.INCOME[s.income[slot - 1]]
    is_open = bool(s.open_mask >> (slot - 1) & 1)
    sheet = DisplayList(320, 176)
    sheet.shadow((0, 0, 320, 176), 8, 8, 130, 4)
    sheet.panel((0, 0, 320, 176), PAPER if is_open else "#E9C77F", "#8A6A3B", 8, 1.4)
    for x, kind in ((40, a), (200, b)):
        sheet.svg(f"cultus/icons/{box.KINDS[kind]}", (x + 14, 14, 52, 52), 255 if is_open else 120)
        sheet.say(
            (x - 28, 68, 136, 22), name_of(box.KINDS[kind]), size=14, colour=INK, face="bold", align="center", lines=1
        )
    sheet.shape(_ARROW, (138, 30, 44, 20), (44, 20), 255 if is_open else 110)
    sheet.panel((12, 98, 296, 66), PAPER_INSET if is_open else "#F6E3AE", "", 6)
    side = "open" if is_open else "closed"
    facts = {"a": box.KINDS[a], "b": box.KINDS[b], "coins": s.coins(), "gold": box.WALK_BASE + s.coins()}
    sheet.say((22, 99, 276, 64), f"cultus-art-tip-income-{side}-text", facts, size=13.5, colour=INK, leading=1.4)
    return sheet


_ARROW = (
    '<path d="M4 10 H40 M11 3 L4 10 L11 17 M33 3 L40 10 L33 17" fill="none" stroke="#8A5E14" stroke-width="3" '
    'stroke-linecap="round" stroke-linejoin="round"/>'
)


def discards(s: CultusState) -> DisplayList:
    """All discarded cards, the newest first."""
    cards = s.discard[::-1]
    columns = min(8, max(3, len(cards)))
    rows = -(-len(cards) // columns)
    sheet = DisplayList(16 + 76 * columns, 48 + 76 * rows)
    sheet.panel((0, 0, *sheet.size), "#181029", MOON, 8, 1.4)
    sheet.say((14, 6, 220, 30), "cultus-art-discard", {"count": len(cards)}, size=15, lines=1)
    for i, card in enumerate(cards):
        sheet.place(faces.construction(card), 12 + 76 * (i % columns), 40 + 76 * (i // columns), 0.68)
    return sheet


__all__ = ["zoom"]
