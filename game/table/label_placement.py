"""Where slips of paper stand on the table: each near what it speaks of, covering neither that nor another slip."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.table.layout import Rect, middle, overlap

ROOM: Rect = (6.0, 44.0, 1268.0, 636.0)
GAP = 10.0
PITCH = 5.0
"""Free between two slips."""
STRIDE = 24.0
"""From one place to the next that is tried where nothing near is free."""
DEAR = 0.004
"""So many units of way a square unit is worth that a slip leaves uncovered of what should rather be seen."""


class Slip(NamedTuple):
    """A slip of that size that speaks of things (the first is the one it belongs to); ``above`` it stands over them in a
    row, at the left edge."""

    size: tuple[float, float]
    things: tuple[Rect, ...]
    above: bool = False


def lay_slips(
    slips: Sequence[Slip], avoid: Sequence[Rect] = (), room: Rect = ROOM, clear: Sequence[Rect] = ()
) -> list[Rect]:
    """A place for each slip inside the room, in their order: off all things, off each other, off what is to stay clear
    and, as long as there is any such place near, off what is to be avoided. Where nothing is free it covers things that
    others speak of, and what was to stay clear."""
    things = [*clear, *(thing for slip in slips for thing in slip.things)]
    found: list[Rect] = []
    for slip in slips:
        place = _place(slip, things, found, avoid, room) or _place(slip, slip.things, found, avoid, room)
        found.append(place or _place(slip, (), found, (), room) or (room[0], room[1], *slip.size))
    return found


def _place(slip: Slip, things: Sequence[Rect], laid: Sequence[Rect], avoid: Sequence[Rect], room: Rect) -> Rect | None:
    shut = [*map(_aired, laid), *things]
    free = [rect for rect in _near(slip, laid, room) if not any(overlap(rect, other) for other in shut)]
    cheap = [rect for rect in free if not any(overlap(rect, other) for other in avoid)]
    if cheap:
        return cheap[0]
    own = slip.things[0] if slip.things else room
    far = (rect for rect in _everywhere(slip.size, room) if not any(overlap(rect, other) for other in shut))
    return min((*free, *far), key=lambda rect: _cost(rect, own, avoid), default=None)


def _cost(rect: Rect, own: Rect, avoid: Sequence[Rect]) -> float:
    return _way(rect, own) + DEAR * sum(overlap(rect, other) for other in avoid)


def _way(a: Rect, b: Rect) -> float:
    """How far two rectangles are apart."""
    dx = max(0.0, b[0] - a[0] - a[2], a[0] - b[0] - b[2])
    dy = max(0.0, b[1] - a[1] - a[3], a[1] - b[1] - b[3])
    return math.hypot(dx, dy)


def _aired(rect: Rect) -> Rect:
    x, y, w, h = rect
    return x - PITCH, y - PITCH, w + 2 * PITCH, h + 2 * PITCH


def _near(slip: Slip, laid: Sequence[Rect], room: Rect) -> Iterator[Rect]:
    """Places beside what the slip belongs to, the best first."""
    if not slip.things:
        return
    (x, y, w, h), (wide, high) = slip.things[0], slip.size
    cx, cy = middle(slip.things[0])
    places: list[tuple[float, float]] = []
    if slip.above:
        tops = [y - GAP - high, *(other[1] - PITCH - high for other in laid)]
        places = [(left, top) for top in tops for left in (x, x + w - wide, cx - wide / 2)]
        places += [(left, y + h + GAP) for left in (x, x + w - wide)]
    for gap in (GAP, 2.6 * GAP):
        across = (cx - wide / 2, x, x + w - wide)
        down = (cy - high / 2, y, y + h - high)
        places += [(left, y - gap - high) for left in across]
        places += [(x + w + gap, top) for top in down]
        places += [(x - gap - wide, top) for top in down]
        places += [(left, y + h + gap) for left in across]
    for left, top in places:
        left = min(max(left, room[0]), room[0] + room[2] - wide)
        if room[1] <= top <= room[1] + room[3] - high:
            yield left, top, wide, high


def _everywhere(size: tuple[float, float], room: Rect) -> Iterator[Rect]:
    wide, high = size
    columns = int((room[2] - wide) // STRIDE)
    rows = int((room[3] - high) // STRIDE)
    for row in range(rows + 1):
        for column in range(columns + 1):
            yield room[0] + column * STRIDE, room[1] + row * STRIDE, wide, high
