"""The room in which the shelf stands: walls, a window with the sky as it is by now, a chest of drawers, a lantern. It is kept as
one picture, which is less to keep and to lay than all of them."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from threading import Thread
from typing import NamedTuple

import pygame

from game.ui.canvas import Canvas
from game.ui.rasters import FINEST, Rasters
from game.ui.scenes.house import draw_window, sky_of
from game.ui.theme import BEHIND

STAGE = (0.0, 0.0, 1280.0, 720.0)
FEW = 3
"""Up to so many boxes leave room beside them."""
Painted = tuple[pygame.Surface, list[Path]]
"""The picture, and the drawings that are missing or damaged in it."""


class Occasion(NamedTuple):
    """For what the room is painted: the sky, the boxes, the pixels of the window, scale and offset of the stage."""

    now: datetime
    boxes: int
    size: tuple[int, int]
    unit: float
    origin: tuple[float, float]

    @property
    def key(self) -> tuple[object, ...]:
        """Under what the picture is kept."""
        return "room", sky_of(self.now), min(self.boxes, FEW + 1), self.unit, self.size


class ShelfRoom:
    """The room around so many boxes. Its first picture is begun at once in a thread, while something else is done: SDL lets go
    of the interpreter meanwhile."""

    def __init__(self, canvas: Canvas, now: datetime, boxes: int) -> None:
        self._painted: dict[tuple[object, ...], Painted] = {}
        self._folder = canvas.rasters.folder
        self._thread = Thread(target=self._paint, args=(_occasion(canvas, now, boxes),))
        if _kept_whole(canvas):
            self._thread.start()

    def draw(self, canvas: Canvas, now: datetime, boxes: int) -> None:
        """Lay it on the whole stage."""
        if not _kept_whole(canvas):
            draw_room(canvas, now, boxes)
            return
        asked = _occasion(canvas, now, boxes)
        picture = canvas.rasters.kept(asked.key)
        if picture is None:
            if self._thread.ident is not None:
                self._thread.join()
            if asked.key not in self._painted:
                self._paint(asked)
            picture, broken = self._painted.pop(asked.key)
            self._painted.clear()
            canvas.rasters.broken += [path for path in broken if path not in canvas.rasters.broken]
            canvas.rasters.keep(asked.key, picture)
        canvas.surface.blit(picture, (0, 0))

    def _paint(self, asked: Occasion) -> None:
        picture, own = pygame.Surface(asked.size), Rasters(self._folder)
        picture.fill(BEHIND)
        draw_room(Canvas(picture, asked.unit, asked.origin, own), asked.now, asked.boxes)
        self._painted[asked.key] = (picture, own.broken)


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


def _kept_whole(canvas: Canvas) -> bool:
    """False where two drawings of half the size are less than one in full."""
    _, _, wide, high = canvas.box(STAGE)
    return wide * high <= FINEST


def _occasion(canvas: Canvas, now: datetime, boxes: int) -> Occasion:
    return Occasion(now, boxes, canvas.surface.get_size(), canvas.unit, (canvas.ox, canvas.oy))
