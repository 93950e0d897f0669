"""Where things lie while something can be built, in units of 1280 x 720."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import View
from game.presentation import Rect, Slot
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import places
from game.titles.undecim.table.ways import BuildWay, ways

LISTED = 8
"""So many builds stand in the list; the others are done by drag."""
SLAB: Rect = (12.0, 258.0, 952.0, 285.0)
COLUMN_TOP = 292.0
TOWN_TOP, TOWN_LEFT, TOWN_RIGHT = 428.0, 26.0, 808.0
FEW, WAYS_HIGH = 4, 124.0
"""Up to so many builds stand below each other; all together they are so high."""
CARD = (88.0, 62.0)
STEP = 60.0
STRIP = (124.0, 54.0)


def towns(s: UndecimState, seat: int) -> list[tuple[Rect, float]]:
    """The own settlements laid across in one row: the place of each, and the scale of its cards."""
    wide = sum(CARD[0] + STEP * (len(cards) - 1) + 16 for cards in s.settled[seat])
    k = min(1.0, (TOWN_RIGHT - TOWN_LEFT) / wide) if wide else 1.0
    found, x = [], TOWN_LEFT
    for cards in s.settled[seat]:
        w = (CARD[0] + STEP * (len(cards) - 1)) * k
        found.append(((x, TOWN_TOP, w, CARD[1] * k), k))
        x += w + 16 * k
    return found


def way_at(i: int, count: int) -> Rect:
    """The place of a build in a list of so many: below each other while they are few, else in two columns."""
    columns = 1 if count <= FEW else 2
    rows = -(-count // columns)
    pitch = min(41.0, WAYS_HIGH / max(1, rows))
    wide = 323.0 if columns == 1 else 160.0
    return 634 + 163.0 * (i % columns), 288 + pitch * (i // columns), wide, pitch - 2.5


def listed(s: UndecimState, seat: int) -> list[BuildWay]:
    """The builds of the list."""
    return ways(s, seat)[:LISTED]


def slots(v: View) -> Iterator[Slot]:
    """Columns, settlements, the builds of the list, the cards played this round."""
    s: UndecimState = v.state
    me = v.me
    for side in places.COLUMNS:
        count = s.sides[me].count(side)
        scale = (1.0, 1.0, 0.88, 0.82, 0.78)[min(count, 4)]
        yield Slot(f"mine/{side}", "spot", (places.column_at(side), COLUMN_TOP, 56, 77), 0, "spread", scale)
    for (rect, scale), cards in zip(towns(s, me), s.settled[me]):
        yield Slot(f"town/{cards[0]}", "row", rect, STEP * scale, "row", scale)
    yield Slot("annexed", "row", (436, 398, 372, 27), 27, "row")
    yield Slot("mine/new", "spot", (820, 424, 132, 74))
    count = len(listed(s, me))
    for i in range(count):
        yield Slot(f"way/{i}", "spot", way_at(i, count), told=True)
    for name, rect in strips(s).items():
        yield Slot(name, "card", rect)
    yield from places.rivals(v)


def strips(s: UndecimState) -> dict[str, Rect]:
    """The action cards of the field as strips, by slot."""
    cards = places.shown_actions(s)
    pitch = min(131.0, (1258 - 348 - STRIP[0]) / max(1, len(cards) - 1))
    return {f"field/{card}": (348 + pitch * i, 186, *STRIP) for i, card in enumerate(cards)}
