"""What the harbour shows while a piece is carried to it: the holds that take it, and the ships that cannot."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import View
from game.presentation import DisplayList, Rect
from game.presentation import layout as lay
from game.presentation.parts import badge, ring
from game.titles.cuba.art import inks
from game.titles.cuba.art.faces import HOLD, hold_at
from game.titles.cuba.rules.components import DOCKS, MERCHANDISE_IDS, NUMBER, SHIPS
from game.titles.cuba.rules.harbour import KINDS, free_slots
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import places, seen


def held(v: View, kind: str) -> DisplayList | None:
    """The holds that would take a piece of the kind while the mayor works. 1280 x 720."""
    s: CubaState = v.state
    if seen.asked(v) != "mayor" or kind not in MERCHANDISE_IDS:
        return None
    sheet = DisplayList(*inks.WHOLE)
    for number, dock in enumerate(DOCKS):
        if not s.docks[number]:
            continue
        holds = list(_free_holds(s, number, NUMBER[kind]))
        for hold in holds:
            x, y, w, h = _hold(dock, hold)
            lay.fill(sheet, (x, y, w, h), lay.pad(ring(inks.GOLD, inks.INK, inks.INSET), -1))
            lay.fill(sheet, (x, y - inks.PAD - inks.INSET, w, inks.PAD + inks.INSET), lay.icon("cuba/chevron", 18, 12))
        if not holds:
            mark = badge("", inks.WORTH, inks.BADGE.but(fill=inks.PAGE.fill, line=inks.INK), inks.HEAD_HIGH)
            lock = lay.over(mark, inks.locked())
            lay.fill(sheet, places.SHIPS_IN[dock], lay.corner(lock, 0, 0.8))
        else:
            lay.fill(sheet, places.SIGNS[dock], lay.ground(inks.ASKED))
    return sheet


def _free_holds(s: CubaState, dock: int, piece: int) -> Iterator[int]:
    """The holds, counted from the bow, that still want the piece."""
    hold = 0
    for number in range(KINDS):
        wanted = SHIPS[s.docks[dock]][number]
        if number == piece:
            free = free_slots(s, dock, piece)
            yield from range(hold + wanted - free, hold + wanted)
        hold += wanted


def _hold(dock: str, hold: int) -> Rect:
    """Where a hold of the ship in a dock lies."""
    x, y, w, h = places.SHIPS_IN[dock]
    dx, dy = hold_at(hold)
    return x + (w - places.SHIP[0]) / 2 + dx, y + (h - places.SHIP[1]) / 2 + dy, HOLD, HOLD
