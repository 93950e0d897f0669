"""What holding a card shows: all its words, and what they come to today."""

from __future__ import annotations

from game.engine import View
from game.presentation import DisplayList
from game.titles.cultus.art import faces, inks, lobby
from game.titles.cultus.art.inks import SHEETS
from game.titles.cultus.art.rival import facts_of, forecast
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules.scoring import enemy_lines
from game.titles.cultus.rules.state import CultusState


def zoom(v: View, target: str) -> DisplayList | None:
    """A card held close, with all its words."""
    s: CultusState = v.state
    if target in box.CARDS:
        return construction(target)
    if target in box.MONUMENT_CARDS:
        return SHEETS.draw("monument_zoom", faces.monument_facts(target))
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
    return box.ENEMIES[v.state.enemy].character == person and person not in v.state.character


def construction(card: str) -> DisplayList:
    """A construction card with the names of its squares."""
    sheet = DisplayList(264, 264)
    sheet.place(faces.construction(card), 0, 0, 264 / faces.CARD)
    for i, kind in enumerate(box.CELLS[card]):
        SHEETS.add(sheet, "square_name", {"kind": box.KINDS[kind]}, 132 * (i % 2), 132 * (i // 2))
    return sheet


def enemy(s: CultusState, card: str) -> DisplayList:
    """The rival's card, its effect in full, and what effect and end would bring it today."""
    sheet = DisplayList(560, 404)
    sheet.place(lobby.enemy_card(card), 0, 0)
    playing = card == s.enemy and s.income
    facts = {**facts_of(card), "vp": forecast(s) if card == s.enemy else 0, "center_vp": box.CENTER_VP}
    facts["last"] = s.last_space() if card == s.enemy else facts["enemy"].track_last
    lines = list(enemy_lines(s)) if playing and s.phase != "over" else []
    sums = [{"count": line.number, "points": line.points} for line in lines]
    SHEETS.add(sheet, "enemy_zoom", {**facts, "playing": playing, "sums": sums, "wide": 224 if lines else 318})
    return sheet


def income(s: CultusState, slot: int) -> DisplayList:
    """An income card: its pair, and what walking between the two pays now; or its coin side."""
    a, b = (box.KINDS[kind] for kind in box.INCOME[s.income[slot - 1]])
    is_open = s.open_mask >> slot - 1 & 1
    facts = {"a": a, "b": b, "coins": s.coins(), "gold": box.WALK_BASE + s.coins()}
    icons = [{"icon": a}, {"icon": b}]
    return SHEETS.draw("income_zoom", open=is_open, side="open" if is_open else "closed", icons=icons, facts=facts)


def discards(s: CultusState) -> DisplayList:
    """All discarded cards, the newest first."""
    cards = s.discard[::-1]
    columns = min(8, max(3, len(cards)))
    rows = -(-len(cards) // columns)
    sheet = DisplayList(16 + 76 * columns, 48 + 76 * rows)
    sheet.panel((0, 0, *sheet.size), inks.NIGHT, inks.MOON, 8, 1.4)
    sheet.say((14, 6, 220, 30), "cultus-art-discard", {"count": len(cards)}, size=15, lines=1)
    for i, card in enumerate(cards):
        sheet.place(faces.construction(card), 12 + 76 * (i % columns), 40 + 76 * (i // columns), 0.68)
    return sheet
