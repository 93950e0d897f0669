"""What of the ground of a table has changed since it was painted: only that is painted anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

import pygame

from game.presentation import DisplayList, Mark, Shadow, Svg, Text
from game.table.layout import Layout, Rect
from game.table.loudness import Sunk
from game.ui.canvas import Canvas

MOST: Final = 0.7
"""From this part of the window on all of it is painted at once."""
FEW: Final = 24
"""With more marks that differ a panel is painted as a whole."""
STRIP: Final = 1 << 19
"""Pixels that are laid in one step."""
_EDGE: Final = 4.0
"""By so much lines and letters may reach over the place of a mark."""


class Painted(NamedTuple):
    """From what a ground was painted: how large and in which words; where everything lies, panels by their
    regions and the places on which they can be seen, what steps back, the backdrop and the light."""

    frame: tuple[object, ...]
    layout: Layout
    panels: Mapping[str, DisplayList]
    reaches: Mapping[str, Rect]
    sunk: Sunk
    backdrop: DisplayList
    light: DisplayList | None


class Picture:
    """A picture of the ground of a table, and from what it was painted; ``None`` before that, and if it does not count."""

    def __init__(self, surface: pygame.Surface, painted: Painted | None = None) -> None:
        self.surface, self.painted = surface, painted

    def copying(self) -> Generator[None, None, Picture]:
        """The same on a surface of its own, in small steps."""
        surface = pygame.Surface(self.surface.get_size(), 0, self.surface)
        for strip in strips(surface.get_rect()):
            surface.blit(self.surface, strip, strip)
            yield
        return Picture(surface, self.painted)


def changed(before: Painted | None, now: Painted, canvas: Canvas) -> list[pygame.Rect] | None:
    """The places of the window that differ, none of which meet; None where it is as well to paint all of it."""
    if before is None or before.frame != now.frame or not _same_places(before, now):
        return None
    ground, light = places(before.backdrop, now.backdrop), _other_light(before.light, now.light)
    if ground is None or light is None:
        return None
    return boxes_of([*ground, *light, *_panels(before, now)], canvas)


def panels_changed(before: Painted | None, now: Painted, canvas: Canvas) -> list[pygame.Rect] | None:
    """The same of the panels alone, and of what steps back of them."""
    if before is None or before.frame != now.frame or not _same_places(before, now):
        return None
    return boxes_of(_panels(before, now), canvas)


def places(before: DisplayList, now: DisplayList, corner: tuple[float, float] = (0, 0)) -> list[Rect] | None:
    """The places on which two sheets with their corner there differ; None if one cannot be painted over the other in parts."""
    if before == now:
        return []
    marks = _other_marks(before, now)
    return None if marks is None else [_place_of(mark, corner) for mark in marks]


def _other_light(before: DisplayList | None, now: DisplayList | None) -> list[Rect] | None:
    """The places on which a light differs; there need be none."""
    if before is not None and now is not None:
        return places(before, now)
    return [reach(sheet, (0, 0)) for sheet in (before, now) if sheet is not None]


def boxes_of(rects: Iterable[Rect], canvas: Canvas) -> list[pygame.Rect] | None:
    """The boxes of the window on which these places lie, none of which meet; None where it is as well to paint all of it."""
    window = canvas.surface.get_rect()
    boxes = apart(box for box in (canvas.box(rect).inflate(2, 2).clip(window) for rect in rects) if box.w and box.h)
    return boxes if sum(box.w * box.h for box in boxes) < MOST * window.w * window.h else None


def strips(box: pygame.Rect) -> Iterator[pygame.Rect]:
    """A box in parts, one below the other, none of which has more than ``STRIP`` pixels unless a row has."""
    high = max(1, STRIP // max(1, box.w))
    for top in range(box.top, box.bottom, high):
        yield pygame.Rect(box.x, top, box.w, min(high, box.bottom - top))


def reach(sheet: DisplayList, corner: tuple[float, float]) -> Rect:
    """The place that a sheet with its corner there can be seen on: also what lies outside of its own size."""
    left, top, right, low = 0.0, 0.0, *sheet.size
    for mark in sheet.marks:
        x, y, w, h = mark.rect
        edge = edge_of(mark)
        left, top, right, low = (
            min(left, x - edge),
            min(top, y - edge),
            max(right, x + w + edge),
            max(low, y + h + edge),
        )
    return corner[0] + left, corner[1] + top, right - left, low - top


def edge_of(mark: Mark) -> float:
    """By so much a mark may reach over its place."""
    if isinstance(mark, Shadow):
        return 2 * mark.blur + abs(mark.dy)
    if isinstance(mark, Svg) and mark.turn % 180:
        return max(mark.rect[2:])
    return max(_EDGE, mark.size) if isinstance(mark, Text) else _EDGE


def _same_places(before: Painted, now: Painted) -> bool:
    return before.layout.regions == now.layout.regions and before.layout.areas == now.layout.areas


def _panels(before: Painted, now: Painted) -> Iterator[Rect]:
    yield from _sunk(before) ^ _sunk(now)
    for region in before.panels.keys() | now.panels.keys():
        old, new = before.panels.get(region), now.panels.get(region)
        other = places(old, new, now.layout.regions[region][:2]) if old is not None and new is not None else None
        if other is None:
            yield from (painted.reaches[region] for painted in (before, now) if region in painted.reaches)
        else:
            yield from other


def _other_marks(before: DisplayList, now: DisplayList) -> list[Mark] | None:
    """The marks that only one of two sheets has; None if they cannot be painted apart from the others."""
    if before.size != now.size:
        return None
    old, new = Counter(before.marks), Counter(now.marks)
    alone = [*(old - new), *(new - old)]
    both = old & new
    if len(alone) > FEW or [mark for mark in before.marks if mark in both] != [
        mark for mark in now.marks if mark in both
    ]:
        return None
    if any(isinstance(mark, Text) for mark in alone) and any(map(_follows, (*before.marks, *now.marks))):
        return None
    if any(isinstance(mark, Text) and (not mark.rect[3] or "seat" in dict(mark.params)) for mark in alone):
        return None
    return alone


def _follows(mark: Mark) -> bool:
    """True for words whose place depends on those before them."""
    return isinstance(mark, Text) and (mark.caption or mark.behind)


def _place_of(mark: Mark, corner: tuple[float, float]) -> Rect:
    x, y, w, h = mark.rect
    edge = edge_of(mark)
    return corner[0] + x - edge, corner[1] + y - edge, w + 2 * edge, h + 2 * edge


def _sunk(one: Painted) -> set[Rect]:
    """The places that step back."""
    areas, slots = one.layout.areas, one.layout.slots
    return {areas[name].rect for name in one.sunk.areas & areas.keys()} | {
        slots[name].rect for name in one.sunk.slots & slots.keys()
    }


def apart(boxes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The boxes, those that meet put together."""
    found: list[pygame.Rect] = []
    for box in boxes:
        while (at := box.collidelist(found)) >= 0:
            box = box.union(found.pop(at))
        found.append(box)
    return found


__all__ = [
    "MOST",
    "Painted",
    "Picture",
    "apart",
    "boxes_of",
    "changed",
    "edge_of",
    "panels_changed",
    "places",
    "reach",
    "strips",
]
