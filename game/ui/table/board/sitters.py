"""Who of the house sits at a table: a face behind the name on each plate, and round it, while it thinks, a ring that fills
with its time."""

from __future__ import annotations

import math
from typing import Final

from game.engine.session import BOT
from game.presentation import DisplayList, Text
from game.table.layout import Rect
from game.ui.canvas import Canvas
from game.ui.table.context import TableContext

FACE, SMALLEST = 22.0, 15.0
"""How large a face is on a plate, and the smallest that can be told from the others."""
GAP: Final = 6.0
"""What is left between name and face."""
RING, RIM = "#FFD55E", "#5A1A24"
FACES: Final = "shared/players/{}"


class Sitters:
    """The faces on the plates of one table."""

    def __init__(self, table: TableContext) -> None:
        self.table = table
        self.thinking: tuple[int, float] | None = None
        """Which seat thinks, and how much of its time is gone (0 to 1)."""
        self._places: dict[int, Rect] = {}

    def draw(self, canvas: Canvas, region: str, sheet: DisplayList) -> None:
        """Draw the face of whoever of the house has the plate of that region, in units of the sheet that is drawn there.
        Nothing where a person sits, and where beside the name is no room."""
        seat, level = self._of(region)
        place = self._beside(canvas, sheet, seat) if level else None
        if place is None:
            return
        x, y, size = place
        canvas.svg(FACES.format(level), (x, y, size, size))
        left, top, _, _ = self.table.model.layout.regions[region]
        self._places[seat] = (left + x, top + y, size, size)

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the ring round the face of whoever thinks."""
        if self.thinking is None or self.thinking[0] not in self._places:
            return
        seat, share = self.thinking
        x, y, size, _ = self._places[seat]
        radius = size / 2 + 2
        edge = 2 * radius + 4
        middle = edge / 2
        around = f'cx="{middle}" cy="{middle}" r="{radius}" fill="none" stroke-width="3"'
        body = f'<circle {around} stroke="{RIM}"/>{_arc(middle, radius, share)}'
        place = (x + size / 2 - middle, y + size / 2 - middle, edge, edge)
        canvas.drawing(body, place, (edge, edge))

    def _of(self, region: str) -> tuple[int, str]:
        """Whose plate a region is, and the level of who sits there; "" for a person and what is no plate."""
        model = self.table.model
        for seat, one in enumerate(self.table.session.seats):
            if one.player.startswith(BOT) and model.presentation.plate(model.view, seat) == region:
                return seat, one.player.removeprefix(BOT)
        return -1, ""

    def _beside(self, canvas: Canvas, sheet: DisplayList, seat: int) -> tuple[float, float, float] | None:
        """The corner and the size of a face behind the name of a seat."""
        painter = self.table.painter
        name = self.table.words.names[seat]
        for mark, (x, y, w, h) in painter.extents(canvas, sheet):
            if not _names(mark, seat) or painter.words(mark) != name:
                continue
            free = mark.rect[0] + mark.rect[2] - x - w - GAP
            size = min(FACE, free, h)
            return (x + w + GAP, y + (h - size) / 2, size) if size >= SMALLEST else None
        return None


def _names(mark: Text, seat: int) -> bool:
    return mark.align == "left" and not mark.caption and dict(mark.params).get("seat") == seat


def _arc(middle: float, radius: float, share: float) -> str:
    """The part of a circle that is gone, from above to the right."""
    turn = 2 * math.pi * min(0.999, max(0.0, share))
    x, y = middle + radius * math.sin(turn), middle - radius * math.cos(turn)
    way = f"M{middle} {middle - radius:.2f} A{radius} {radius} 0 {int(turn > math.pi)} 1 {x:.2f} {y:.2f}"
    return f'<path d="{way}" fill="none" stroke="{RING}" stroke-width="3" stroke-linecap="round"/>'


__all__ = ["Sitters"]
