"""The room in which the shelf stands: walls, a window with the sky as it is by now, a chest of drawers, a lantern. It is kept as
one picture, which is less to keep and to lay than all of them."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pygame

from game.ui.canvas import Canvas
from game.ui.rasters import Made, Rasters
from game.ui.scenes.house import STAGE, draw_window, kept_whole, sky_of
from game.ui.theme import BEHIND

FEW = 3
"""Up to so many boxes leave room beside them."""


class ShelfRoom:
    """The room around so many boxes. Its first picture is begun at once in a thread, while something else is done."""

    def __init__(self, canvas: Canvas, now: datetime, boxes: int) -> None:
        self._broken: list[Path] = []
        if kept_whole(canvas):
            canvas.rasters.foresee_made(*self._made(canvas, now, boxes))

    def draw(self, canvas: Canvas, now: datetime, boxes: int) -> None:
        """Lay it on the whole stage."""
        if not kept_whole(canvas):
            draw_room(canvas, now, boxes)
            return
        canvas.surface.blit(canvas.rasters.kept_or_made(*self._made(canvas, now, boxes)), (0, 0))
        canvas.rasters.broken += [path for path in self._broken if path not in canvas.rasters.broken]
        self._broken.clear()

    def _made(self, canvas: Canvas, now: datetime, boxes: int) -> Made:
        size, unit, origin = canvas.surface.get_size(), canvas.unit, (canvas.ox, canvas.oy)
        folder = canvas.rasters.folder

        def painted() -> pygame.Surface:
            picture, own = pygame.Surface(size), Rasters(folder)
            picture.fill(BEHIND)
            draw_room(Canvas(picture, unit, origin, own), now, boxes)
            self._broken += own.broken
            return picture

        return ("room", sky_of(now), min(boxes, FEW + 1), unit, size), painted


def draw_room(canvas: Canvas, now: datetime, boxes: int) -> None:
    """Each of its drawings."""
    canvas.svg("shared/house/room", STAGE)
    draw_window(canvas, now, (376 if boxes <= FEW else 426, 46, 280, 280))
    canvas.svg("shared/house/cabinet", STAGE)
    lamp = 690 if boxes <= FEW else 815
    canvas.svg("shared/house/halo", (lamp - 210, -128, 420, 420))
    canvas.svg("shared/house/lantern", (lamp - 38, 0, 76, 119))
    if boxes < 2:
        canvas.svg("shared/house/prop_pine", (420, 286, 150, 170))
        canvas.svg("shared/house/prop_tea", (572, 368, 86, 92))
        canvas.svg("shared/house/prop_dice", (352, 408, 100, 50))
    elif boxes == 2:
        canvas.svg("shared/house/prop_pine", (524, 286, 150, 170))
