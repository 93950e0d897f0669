"""Raising a monument: which card, what it brings on this square, and what follows."""

from __future__ import annotations

from game.engine import Action, View
from game.engine.bits import members
from game.presentation import DisplayList
from game.titles.cultus.art import marks
from game.titles.cultus.art.faces import monument_facts
from game.titles.cultus.art.inks import PAPER_INSET, SHEETS
from game.titles.cultus.rules.actions.monument import bonus_icons
from game.titles.cultus.rules.board import AROUND_BITS
from game.titles.cultus.rules.components import BONUS_VP, MONUMENT_CARDS, MONUMENT_COST
from game.titles.cultus.rules.state import CultusState
from game.titles.cultus.table.placement import seat_color


def answer(v: View, a: Action) -> DisplayList | None:
    """A monument card to choose by: its power, and what its bonus comes to here; None for other deeds."""
    return _card(v, a, "answer") if a.kind == "build_monument" else None


def larger(v: View, a: Action) -> DisplayList | None:
    """The same card while it is pointed at."""
    return _card(v, a, "answer_large") if a.kind == "build_monument" else None


def _card(v: View, a: Action, sheet: str) -> DisplayList:
    s: CultusState = v.state
    card = a.args[0]
    counts = {other: bonus_icons(s, s.pawn[a.seat], MONUMENT_CARDS[other].bonus) for other in {card, *s.display}}
    count, best = counts[card], max(counts[other] for other in s.display)
    brought = marks.after(v, a).vp[a.seat] - s.vp[a.seat]
    printed = monument_facts(card)
    permit = f"[{printed['permit']}]" if printed["permit"] else ""
    facts = {"icon": f"[{printed['bonus']}]", "count": count, "factor": BONUS_VP, "vp": count * BONUS_VP}
    grounds = {"fill": marks.GAIN if brought else marks.EVEN, "ground": "#FFE7A8" if count == best > 0 else PAPER_INSET}
    return SHEETS.draw(sheet, {**printed, **facts, **grounds}, brought=brought, permit_icon=permit, facts=facts)


def raised(v: View, a: Action) -> DisplayList:
    """The monument on its square, the squares that pay, the cube's way, the points, and what follows."""
    s: CultusState = v.state
    new = marks.after(v, a)
    here = s.pawn[a.seat]
    paying = set(members(AROUND_BITS[here] & s.shown[MONUMENT_CARDS[a.args[0]].bonus] & s.countable()))
    sheet = marks.stage()
    marks.veil(sheet, set(range(64)) - paying - {here}, 0.45)
    for square in paying:
        x, y, w, h = marks.rect_of(square)
        sheet.panel((x + 1, y + 1, w - 2, h - 2), "none", "#14211C", 5, 5.4)
        sheet.panel((x + 1, y + 1, w - 2, h - 2), "none", "#FFD55E", 5, 3)
        marks.pill(sheet, (x + 4, y + 30, w - 8, 20), f"+{BONUS_VP} [star]", "#14211C")
    x, y, w, h = marks.rect_of(here)
    body = '<rect x="2" y="2" width="152" height="152" fill="none" stroke="#FFFFFF" stroke-width="2.4" stroke-dasharray="7 5"/>'
    sheet.shape(body, (x - 52, y - 52, 156, 156), (156, 156))
    sheet.svg(f"cultus/pieces/monument_{seat_color(s, a.seat)}", (x + 4, y + 2, 46, 46), 215)
    marks.own_points(sheet, v, new.vp[a.seat])
    _way(sheet, here)
    _follows(sheet, s, new, a)
    return sheet


def _way(sheet: DisplayList, here: int) -> None:
    """The cube's way from the last space to its square, and its home."""
    marks.dots(sheet, (376, 300), marks.middle_of(here), 13, 7, "#2F6BE0", "#FFFFFF", 1.2)
    marks.pill(sheet, (318, 290, 40, 20), f"−{MONUMENT_COST}", marks.LOSS)


def _follows(sheet: DisplayList, s: CultusState, new: CultusState, a: Action) -> None:
    left = [state.stock[a.seat] + (state.cost[a.seat] >= 0) for state in (s, new)]
    rows = (
        ("coin", "price", max(0, s.cost[a.seat]), max(0, new.cost[a.seat])),
        ("cube", "cubes", *left),
        ("star", "points", s.vp[a.seat], new.vp[a.seat]),
    )
    SHEETS.add(sheet, "follows", {"rows": [dict(zip(("icon", "name", "old", "then"), row)) for row in rows]})
