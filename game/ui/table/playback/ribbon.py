"""Where the sentence of a step stands: beside the plate of whoever acts, and never on what changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from game.presentation import DisplayList, Hot, Shadow
from game.table.arrange import Laid
from game.table.layout import Rect, overlap

LEFT, RIGHT, TOP, FOOT = 8.0, 1272.0, 40.0, 716.0
"""The room for it on the stage."""
BAR = 3.0
"""Where questions stand in the bar, it may stand there too."""
GAP = 4.0
ROW = 130.0
"""A plate no higher than this is one row: it tells what changes as a whole."""
WHOLE = 0.4
"""A mark that takes more of its panel than this is its ground: that it is lit is no fact that has to be seen."""


def moved(before: Mapping[str, Laid], after: Mapping[str, Laid]) -> list[Rect]:
    """Where pieces lie otherwise than before, and where they have come from."""
    found: list[Rect] = []
    for piece in before.keys() | after.keys():
        old, new = before.get(piece), after.get(piece)
        if old is None or new is None or old.rect != new.rect or old.spot.face != new.spot.face:
            found += [laid.rect for laid in (old, new) if laid is not None]
    return found


def altered(
    before: Mapping[str, DisplayList], after: Mapping[str, DisplayList], regions: Mapping[str, Rect]
) -> list[Rect]:
    """What stands otherwise in the panels than before."""
    found: list[Rect] = []
    for region, sheet in after.items():
        old = before.get(region)
        if old is None or old == sheet or region not in regions:
            continue
        x, y, w, h = regions[region]
        first, second = Counter(old.marks), Counter(sheet.marks)
        for mark in (first - second) | (second - first):
            a, b, wide, high = mark.rect
            if not isinstance(mark, Hot | Shadow) and wide * high <= WHOLE * w * h:
                found.append((x + a, y + b, wide, high))
    return found


def places(plate: Rect, line: Rect, wide: float, high: float) -> Iterable[Rect]:
    """Where it may stand: on its plate, around it, at the line of the questions, and then from the top of the stage to its
    foot, from the best place to the last one."""
    x, y, w, h = plate
    left = min(max(LEFT, x + w / 2 - wide / 2), RIGHT - wide)
    middle = min(max(LEFT, line[0] + line[2] / 2 - wide / 2), RIGHT - wide)
    over = max(BAR, line[1] + line[3] - high)
    if 34 <= h <= ROW:
        yield middle, over, wide, high
    if high + 30 <= h:
        yield left, y + h - high - 6, wide, high
        yield left, y + 6, wide, high
    elif h < 34:  # A line of the table, such as where questions stand: over it, not beneath.
        yield left, y + h - high, wide, high
    yield left, y + h + GAP, wide, high
    yield left, y - high - GAP, wide, high
    yield x + w + GAP, y + h / 2 - high / 2, wide, high
    yield x - wide - GAP, y + h / 2 - high / 2, wide, high
    yield middle, over, wide, high
    steps = int((FOOT - TOP - high) // 16)
    for column in (left, middle, LEFT, RIGHT - wide):
        for step in range(steps + 1):
            yield column, TOP + 16 * step, wide, high


def placed(plate: Rect, line: Rect, wide: float, high: float, kept: Sequence[Rect]) -> Rect:
    """The first place that covers nothing of what is kept free, and not the row of whoever acts; if there is none, the one
    that covers least."""
    kept = [*kept, plate] if 34 <= plate[3] <= ROW else kept
    found: list[tuple[float, int, Rect]] = []
    for index, rect in enumerate(places(plate, line, wide, high)):
        x, y, _, _ = rect
        if x < LEFT - 0.1 or x + wide > RIGHT + 0.1 or y < BAR or y + high > FOOT + 0.1:
            continue
        covered = sum(overlap(rect, other) for other in kept)
        if not covered:
            return rect
        found.append((covered, index, rect))
    return min(found)[2] if found else (LEFT, TOP, wide, high)


__all__ = ["altered", "moved", "placed"]
