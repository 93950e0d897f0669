"""A picture of the whole table in a story: painted once, and laid as it is while it stands."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.presentation import DisplayList
from game.ui.canvas import Canvas
from game.ui.slices import done
from game.ui.table.board.painter import foresee
from game.ui.table.context import TableContext


class Tableau:
    """The picture of one sheet that is as large as the table, or of none."""

    def __init__(self, table: TableContext) -> None:
        self.table = table
        self.sheet: DisplayList | None = None
        self._picture: pygame.Surface | None = None
        self._painting: Iterator[None] | None = None
        self._look: tuple[object, ...] = ()

    def show(self, sheet: DisplayList | None) -> None:
        """Let this be what is seen; None lets go of the picture."""
        self.sheet = sheet
        self._picture, self._painting, self._look = None, None, ()

    @property
    def lacks(self) -> bool:
        """True while it is being painted, a part in each frame."""
        return self._painting is not None

    def draw(self, canvas: Canvas) -> bool:
        """Lay it on the table; false as long as it is not painted, which in the window's loop takes several frames. Its drawings
        are made in a thread meanwhile: some are as large as the table."""
        if self.sheet is None:
            return False
        self._begin(canvas, self.sheet)
        if not self.table.stage.in_parts:
            self.go_on()
        if self._painting is not None or self._picture is None:
            return False
        canvas.surface.blit(self._picture, (0, 0))
        return True

    def is_awaited(self, canvas: Canvas) -> bool:
        """Go on with it; true while it is not whole. What lies below it is seen neither before nor behind it."""
        if self.sheet is not None:
            self._begin(canvas, self.sheet)
            self.go_on()
        return self.lacks

    def _begin(self, canvas: Canvas, sheet: DisplayList) -> None:
        look = (canvas.place, self.table.texts.edition)
        if look != self._look:
            self._look, self._painting = look, self._painted(canvas, sheet)
            foresee(self.table.child(canvas), sheet)

    def go_on(self) -> None:
        """Paint it, as long as the frame has time for it."""
        if self._painting is not None and done(self._painting, self.table.stage.spare):
            self._painting = None

    def _painted(self, canvas: Canvas, sheet: DisplayList) -> Iterator[None]:
        yield from canvas.rasters.ahead.arriving()
        self._picture = pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA)
        yield
        yield from self.table.painter.drawing(canvas.like(self._picture), sheet)


__all__ = ["Tableau"]
