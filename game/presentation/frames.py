"""The frames of something that moves by itself on the ground of a table."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from game.presentation.display_list import DisplayList
from game.presentation.slots import Rect

FRAMES: Final = 36
SLOW: Final = 48


def film(rect: Rect, body: Callable[[int], str], count: int = FRAMES) -> tuple[DisplayList, ...]:
    """So many frames of the size of ``rect``: ``body`` is the SVG of each, in the units in which the rectangle is given. A
    frame without a body shows nothing."""
    x, y, w, h = rect
    found = []
    for number in range(count):
        sheet, inside = DisplayList(w, h), body(number)
        if inside:
            moved = f'<g transform="translate({-x:g} {-y:g})">{inside}</g>' if x or y else inside
            sheet.shape(moved, (0, 0, w, h), (w, h))
        found.append(sheet)
    return tuple(found)


def swell(number: int, count: int = FRAMES) -> float:
    """From nothing to all and back over the frames."""
    return max(0.0, math.sin(math.pi * number / (count - 1)))
