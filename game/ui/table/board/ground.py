"""The ground of a table: backdrop, panels and light. Each lies on a picture of its own, and of each only what differs is drawn
anew."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import TypeAlias, TypeVar

import pygame

from game.engine import View
from game.presentation import DisplayList, in_full, quieted
from game.table.layout import Rect
from game.table.loudness import Sunk
from game.ui.canvas import Canvas
from game.ui.table.board.daylight import Daylight
from game.ui.table.board.painter import foresee
from game.ui.table.board.quiet import NIGHT, Quiet
from game.ui.table.board.repaint import Painted, boxes_of, changed, panels_changed, places, reach
from game.ui.table.board.sitters import Sitters
from game.ui.table.context import TableContext

Form = Callable[[DisplayList], DisplayList]
"""Makes of a sheet what is shown of it: all, or what a quiet table shows."""
T = TypeVar("T")
Painting: TypeAlias = Generator[None, None, T]
"""Something that is painted mark by mark."""
Boxes = list[pygame.Rect] | None
"""Places of the window, none of which meet; None is all of it."""


class TableGround:
    """What lies under everything on one table. It is kept until the moment, the language or the window changes."""

    def __init__(self, table: TableContext, quiet: Quiet, sitters: Sitters) -> None:
        self.table, self.quiet, self.sitters = table, quiet, sitters
        self.picture: pygame.Surface | None = None
        """Backdrop, panels and light; ``None`` before the first picture."""
        self.day = Daylight(table)
        self.panels: dict[str, DisplayList] = {}
        """The panels as they stand, region by region."""
        self._reaches: dict[str, Rect] = {}
        self._key: tuple[object, ...] = ()
        self._painted: Painted | None = None
        self._bare: pygame.Surface | None = None
        self._under: tuple[tuple[object, ...], DisplayList] | None = None
        self._layer: pygame.Surface | None = None
        self._on_layer: Painted | None = None

    def forget(self) -> None:
        """Draw all of it anew."""
        self._key, self._painted, self._under, self._on_layer = (), None, None, None
        self.quiet.forget()

    def let_go(self) -> None:
        """The table is left: the pictures of the window's size go back at once, not when somebody counts what is in use."""
        self.forget()
        self.picture, self._bare, self._layer, self.day = None, None, None, Daylight(self.table)
        self.quiet.let_go()

    def foresee(self, canvas: Canvas) -> None:
        """Have the drawings made in a thread that the first picture is painted from; later on most of them are there."""
        if self.picture is not None:
            return
        model = self.table.model
        table, regions = self.table.child(canvas), model.layout.regions
        sheets = [(table, model.art.backdrop(model.view)), (table, model.art.light(model.view))]
        sheets += [(table.child(regions[region]), sheet) for region, sheet in model.panels.items()]
        for part, sheet in reversed(sheets):
            if sheet is not None:
                foresee(part, quieted(sheet) if self.quiet.key else sheet)

    def draw(self, canvas: Canvas) -> None:
        """Lay the ground of this moment, and in full what is looked at more closely."""
        _at_once(self.painting(canvas))
        assert self.picture is not None
        self.picture = self.day.follow(self.picture)
        canvas.surface.blit(self.picture, (0, 0))
        self.quiet.full(canvas, self._paint_full)

    def painting(self, canvas: Canvas) -> Iterator[None]:
        """Paint the ground of this moment in small steps, unless it is painted. One that was not painted to its end is good
        for nothing until ``let_go``."""
        settings = self.table.stage.settings
        sunk = self.quiet.settle()
        frame = (
            self.table.model.eyes,
            self.quiet.on,
            self.table.texts.edition,
            settings.captions,
            canvas.text_scale,
            canvas.unit,
            canvas.ox,
            canvas.oy,
            canvas.surface.get_size(),
        )
        moment = self.table.model.moment
        ply = self.table.session.plies[moment - 1].sum if moment else ""
        key = (*frame, id(self.table.model.layout), self.quiet.key, moment, self.table.model.told_so_far, ply)
        if key != self._key or self.picture is None:
            self._key, self.panels, self._reaches = key, self.table.model.panels, {}
            yield
            self.picture = yield from self._painted_anew(canvas, frame, sunk)

    # --- inside ------------------------------------------------------------------------------------

    def _painted_anew(self, canvas: Canvas, frame: tuple[object, ...], sunk: Sunk) -> Painting[pygame.Surface]:
        """The ground of this moment: all of it, or the one that was painted with what differs."""
        size, model = canvas.surface.get_size(), self.table.model
        backdrop, light = model.art.backdrop(model.view), model.art.light(model.view)
        now = Painted(frame, model.layout, self.panels, sunk, backdrop, light)
        boxes: Boxes = None
        ground = self.picture
        if ground is None or ground.get_size() != size:  # To have so much anew takes half a frame.
            ground = pygame.Surface(size)
        elif self._painted is not None and self.day.stays():
            boxes = changed(self._painted, now, canvas)
        self._painted = now
        yield from self.day.painting(ground, lambda surface, lit: self._painting(canvas, surface, lit, boxes))
        return ground

    def _painting(self, canvas: Canvas, surface: pygame.Surface, lit: View, boxes: Boxes) -> Iterator[None]:
        """The ground of this moment in the light of a view, in those boxes alone, or with None everywhere."""
        ground, form = canvas.like(surface, title=self.table.title.id), self.quiet.sheet
        backdrop = self.table.model.art.backdrop(lit)
        self.quiet.hear(backdrop)
        bare = yield from self._backdrop(ground, form(backdrop))
        layer = self._panel_layer(ground, form) if self.quiet.on else None
        for box in [surface.get_rect()] if boxes is None else boxes:
            surface.set_clip(box)
            surface.blit(bare, (0, 0))
            yield
            if layer is not None:
                self.quiet.lay(ground, layer)
            else:
                yield from self._painting_panels(ground, form)
            yield from self._painting_light(ground, lit, form)
        surface.set_clip(None)

    def _backdrop(self, canvas: Canvas, sheet: DisplayList) -> Painting[pygame.Surface]:
        """What lies below the panels, as one picture: it stays the same from move to move and for all eyes, and to draw it takes
        long."""
        assert self._painted is not None
        frame, size = self._painted.frame[1:], canvas.surface.get_size()
        if self._bare is None or self._bare.get_size() != size:
            self._bare, self._under = pygame.Surface(size), None
        boxes: Boxes = None
        if self._under is not None and self._under[0] == frame:
            other = places(self._under[1], sheet)
            boxes = boxes_of(other, canvas) if other is not None else None
        self._under = frame, sheet
        for box in [self._bare.get_rect()] if boxes is None else boxes:
            self._bare.set_clip(box)
            self._bare.fill(NIGHT)  # Where a backdrop leaves something free.
            yield from self.table.painter.drawing(canvas.like(self._bare), sheet)
        self._bare.set_clip(None)
        return self._bare

    def _panel_layer(self, canvas: Canvas, form: Form) -> pygame.Surface:
        """The panels of a quiet table as one clear picture: what differs is drawn, and steps back, whatever light falls on it."""
        assert self._painted is not None
        size = canvas.surface.get_size()
        if self._layer is None or self._layer.get_size() != size:
            self._layer, self._on_layer = pygame.Surface(size, pygame.SRCALPHA), None
        boxes: Boxes = None
        if self._on_layer is not None:
            boxes = panels_changed(self._on_layer, self._painted, canvas)
        self._on_layer = self._painted
        layer = canvas.like(self._layer)
        for box in [self._layer.get_rect()] if boxes is None else boxes:
            self._layer.set_clip(box)
            self._layer.fill((0, 0, 0, 0))
            _at_once(self._painting_panels(layer, form))
            self.quiet.sink(layer)
        self._layer.set_clip(None)
        return self._layer

    def _paint_full(self, part: Canvas) -> None:
        """The ground with all its asides, on a picture of a part of it."""
        view = self.table.model.view
        self.table.painter.draw(part, self.table.model.art.backdrop(view))
        _at_once(self._painting_panels(part, in_full))
        _at_once(self._painting_light(part, view, in_full))

    def _painting_panels(self, canvas: Canvas, form: Form) -> Iterator[None]:
        within = canvas.surface.get_clip()
        for region, sheet in self.panels.items():
            x, y, _, _ = self.table.model.layout.regions[region]
            if region not in self._reaches:
                self._reaches[region] = reach(sheet, (x, y))
            if not canvas.box(self._reaches[region]).inflate(2, 2).colliderect(within):
                continue
            shown = form(sheet)
            yield from self.table.painter.drawing(canvas, shown, x, y)
            self.sitters.draw(canvas.child((x, y, *sheet.size)), region, shown)

    def _painting_light(self, canvas: Canvas, lit: View, form: Form) -> Iterator[None]:
        light = self.table.model.art.light(lit)
        if light is not None:
            yield from self.table.painter.drawing(canvas, form(light))


def _at_once(painting: Iterator[None]) -> None:
    for _ in painting:
        pass


__all__ = ["TableGround"]
