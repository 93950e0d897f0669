"""Where things lie in the Red Moon Night, in units of 1280 x 720."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import View
from game.presentation import Rect, Slot
from game.titles.undecim.rules.components import ENEMY
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table.outlook import may_discard

LEFT, TOP = 12.0, 44.0
BASE, FOOT = 424.0, 684.0
NARROW, OWN_MORE, GAP = {3: 360.0, 4: 266.0}, {3: 152.0, 4: 158.0}, 12.0


def order_of(s: UndecimState) -> list[int]:
    """The seats by their action numbers."""
    return list(dict.fromkeys(seat for _, seat in s.entries))


def towers(v: View) -> dict[int, Rect]:
    """The tower of each seat; the one of the seat that looks is wider and higher."""
    s: UndecimState = v.state
    me, x = v.me, LEFT
    found: dict[int, Rect] = {}
    for seat in order_of(s):
        mine = seat == me
        wide = NARROW[s.seats] + (OWN_MORE[s.seats] if mine else 0)
        top = BASE - (18 if mine else 0)
        found[seat] = (x, top, wide, FOOT - top)
        x += wide + GAP
    return found


def answer_at(tower: Rect, answers: int, count: int) -> Rect:
    """The place of the answer "so many" in the own tower, one of so many answers."""
    x, y, w, _ = tower
    rows = answers if answers <= 4 else (answers + 1) // 2
    wide = 118.0 if answers <= 4 else 66.0
    high = min(25.0, 104 / rows)
    column, row = divmod(count, rows)
    left = x + w - 12 - (118 if answers <= 4 else 136)
    return left + column * (wide + 4), y + 92 + row * high, wide, high - 2


def slots(v: View) -> Iterator[Slot]:
    """The own enemies, the answers, and the moon as the place to which enemies are thrown."""
    s: UndecimState = v.state
    me = v.me
    x, y, _, _ = towers(v)[me]
    count = s.sides[me].count(ENEMY)
    scale = 1.4 if count < 4 else 1.1
    yield Slot(f"mine/{ENEMY}", "spot", (x + 14, y + 78, 258, 110), min(88.0, 270 / max(1, count)), "row", scale)
    yield Slot("discard", "spot", (480, 110, 320, 220))
    if s.pending and me in s.pending[-1].seats:
        for n in range(may_discard(s, me) + 1):
            yield Slot(f"slain/{n}", "spot", answer_at(towers(v)[me], may_discard(s, me) + 1, n), told=True)
