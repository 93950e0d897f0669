"""The board of a table: where its slots and regions lie, in units of 1280 x 720."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from game.presentation.areas import Areas
from game.presentation.slots import SLOT_TYPES, Rect, Slot, meet

REGION, PART = "region", "part"
STAGE = (1280.0, 720.0)


class LayoutError(Exception):
    """A board file that cannot be used: which file, which object of it, and what is wrong (a message code)."""

    def __init__(self, code: str, file: str, name: str = "") -> None:
        super().__init__(f"{file}: {name}: {code}")
        self.code = code
        self.params = {"file": file, "name": name}


class Layout(NamedTuple):
    """The slots and regions of one board file, by name, and the parts of the table that step back together."""

    file: str
    slots: Mapping[str, Slot]
    regions: Mapping[str, Rect]
    areas: Areas = Areas({})

    def with_slots(self, slots: Iterable[Slot]) -> Layout:
        """The same board with further slots, or with others of the same names."""
        more = {slot.name: slot for slot in slots}
        return self._replace(slots={**self.slots, **more}) if more else self

    def require(self, slots: Iterable[str]) -> None:
        """Raises LayoutError naming the first slot that the rules need and the file lacks."""
        for name in slots:
            if name not in self.slots:
                raise LayoutError("layout_slot_missing", self.file, name)

    def slots_at(self, x: float, y: float) -> list[Slot]:
        """The slots under a place, the one whose middle is nearest first."""
        # Asked at every turn of the hand and of every slot: said here, not called.
        under = [s for s in self.slots.values() if (r := s.rect)[0] <= x < r[0] + r[2] and r[1] <= y < r[1] + r[3]]
        return _nearest(under, x, y)

    def slots_catching(self, x: float, y: float) -> list[Slot]:
        """The slots that catch what is let go over a place: those under it, then those that reach beyond their light."""
        under = self.slots_at(x, y)
        wide = (s for s in self.slots.values() if s.catch[2] and s not in under and inside(s.catch, x, y))
        return [*under, *_nearest(wide, x, y)]


def _nearest(slots: Iterable[Slot], x: float, y: float) -> list[Slot]:
    return sorted(slots, key=lambda s: (s.centre[0] - x) ** 2 + (s.centre[1] - y) ** 2)


def covers(whole: Rect, part: Rect) -> bool:
    """True if the middle of a part lies in a whole that is larger."""
    x, y, w, h = part
    return whole[2] * whole[3] > w * h and inside(whole, x + w / 2, y + h / 2)


def inside(rect: Rect, x: float, y: float) -> bool:
    """True if the place lies in the rectangle."""
    return rect[0] <= x < rect[0] + rect[2] and rect[1] <= y < rect[1] + rect[3]


def middle(rect: Rect) -> tuple[float, float]:
    """The centre of a rectangle."""
    return rect[0] + rect[2] / 2, rect[1] + rect[3] / 2


def overlap(a: Rect, b: Rect) -> float:
    """The area that two rectangles share; 0 if they only touch."""
    wide = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    high = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def is_cut(box: Rect, part: Rect) -> bool:
    """True if a box lies partly in the part and partly out of it."""
    (left, top, w, h), (x, y, wide, high) = box, part
    return meet(box, part) and (left < x or top < y or left + w > x + wide or top + h > y + high)


def union(rects: Iterable[Rect]) -> Rect:
    """The smallest rectangle around some."""
    boxes = list(rects)
    left, top = min(r[0] for r in boxes), min(r[1] for r in boxes)
    right, bottom = max(r[0] + r[2] for r in boxes), max(r[1] + r[3] for r in boxes)
    return left, top, right - left, bottom - top
