"""The light of the table's ground: in play it goes over slowly into that of the next hour, else it is there at once."""

from __future__ import annotations

from collections.abc import Callable, Generator

import pygame

from game.engine import View
from game.presentation import DisplayList
from game.ui.table.board.repaint import Picture, apart
from game.ui.table.context import TableContext

SECONDS = 4.0
STEPS = 20
"""Pictures in which it goes over: none of them differs from the last one by what an eye would catch."""
BANDS = 4
"""Parts of the window, one below the other, that go over to each of them one after the other: to lay the light on all of it
takes as long as to draw all pieces."""


Paint = Callable[[Picture, View, Callable[[pygame.Rect], None]], Generator[None, None, list[pygame.Rect]]]
"""Paints on a picture, in small steps, what differs of this moment in the light of a view, and returns where that was; what
is done with each box comes in the same step as its painting."""


class Daylight:
    """The ground in its light; while that changes also the one in the light to come, which is laid over it ever more."""

    def __init__(self, table: TableContext) -> None:
        self.table = table
        self.ground: Picture | None = None
        """What is shown; ``None`` before the first picture."""
        self._after: Picture | None = None
        self._others: list[pygame.Rect] = []
        self._shown: tuple[View, int] | None = None
        self._light: DisplayList | None = None
        self._hour: object = None
        self._before: View | None = None
        self._time = 0.0
        self._done = 0

    @property
    def fading(self) -> bool:
        """True while the light changes."""
        return self._before is not None

    def forget(self) -> None:
        """Paint all of it anew; the light goes on."""
        for picture in (self.ground, self._after):
            if picture is not None:
                picture.painted = None

    def update(self, seconds: float) -> bool:
        """Time passes; true if the ground is to be drawn again."""
        if self._before is None:
            return False
        self._time += seconds
        return self._due > self._done

    def painting(self, size: tuple[int, int], view: View, moment: int, painting: Paint) -> Generator[None, None, None]:
        """Bring the ground to a moment and what is seen then, on a window of that size, in small steps."""
        model = self.table.model
        light = model.art.light(view)
        hour = model.presentation.standing(view).hour or light
        if hour != self._hour:
            self._begin(moment)
        elif light != self._light or not self._leads_on(moment):  # The old light may lie on what is not there any more.
            self._arrive()
        if not self._calm():
            self._arrive()
        self._hour, self._light = hour, light
        self._shown = (view, moment) if model.looking is None else None
        if self.ground is None or self.ground.surface.get_size() != size:  # To have so much anew takes half a frame.
            self.ground, self._after = Picture(pygame.Surface(size)), None
        if self._before is None:
            yield from painting(self.ground, view, _nothing)
            return
        if self._after is None:
            self._after, self._others = (yield from self.ground.copying()), []
        self._others = apart([*self._others, *(yield from painting(self._after, view, _nothing))])
        yield from painting(self.ground, self._before, self._lay_so_far)

    def follow(self) -> None:
        """Let the light be as far as time has gone."""
        due = self._due
        if self._before is None or self._after is None or due <= self._done:
            return
        if due >= STEPS * BANDS:
            self._arrive()
            return
        for band in range(BANDS):
            before, now = _steps(self._done, band), _steps(due, band)
            if now > before:
                self._lay(self._others, band, (now - before) / (STEPS - before))
        self._done = due

    # --- inside ------------------------------------------------------------------------------------

    @property
    def _due(self) -> int:
        return int(self._time / SECONDS * STEPS * BANDS)

    def _lay(self, boxes: list[pygame.Rect], band: int, share: float) -> None:
        """Lay the light to come on what a band has of these boxes, so thick."""
        assert self.ground is not None
        assert self._after is not None
        wide, high = self.ground.surface.get_size()
        top = high * band // BANDS
        within = pygame.Rect(0, top, wide, high * (band + 1) // BANDS - top)
        self._after.surface.set_alpha(round(255 * share) if share < 1 else None)
        for part in (box.clip(within) for box in boxes):
            self.ground.surface.blit(self._after.surface, part, part)

    def _lay_so_far(self, box: pygame.Rect) -> None:
        """Lay the light to come on a box that has just been painted in the old one, as thick as it lies beside."""
        for band in range(BANDS):
            self._lay([box], band, _steps(self._done, band) / STEPS)

    def _arrive(self) -> None:
        """The light is there that was to come."""
        if self._after is not None:
            self._after.surface.set_alpha(None)
            self.ground = self._after
        self._before = self._after = None

    def _calm(self) -> bool:
        """True if the light may take its time."""
        settings = self.table.stage.settings
        return settings.animation != "off" and not settings.reduced_motion

    def _leads_on(self, moment: int) -> bool:
        """True if play has led to the moment from what the same eyes saw, on the same board."""
        model, shown = self.table.model, self._shown
        if shown is None or model.looking is not None or moment < shown[1] or shown[0].seat != model.view.seat:
            return False
        return model.same_board(shown[0])

    def _begin(self, moment: int) -> None:
        """Another light: it comes slowly only if what was shown has led to it."""
        self._arrive()
        self._before = self._shown[0] if self._shown is not None and self._leads_on(moment) else None
        self._time, self._done = 0.0, 0


def _nothing(box: pygame.Rect) -> None:
    """What lies on a box stays as it was painted."""


def _steps(done: int, band: int) -> int:
    """How many steps a band has gone when so many have been done by all together."""
    return (done + BANDS - 1 - band) // BANDS


__all__ = ["Daylight"]
