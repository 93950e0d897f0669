"""The ground of a table: backdrop, panels and light. Each lies on a picture of its own, and of each only what differs is drawn
anew."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Iterator
from functools import partial
from typing import TypeAlias, TypeVar

import pygame

from game.engine import View
from game.presentation import DisplayList, in_full, quieted
from game.table.layout import Rect
from game.table.loudness import Sunk
from game.ui.canvas import Canvas
from game.ui.slices import done, finish, part_of, whole_of
from game.ui.table.board.daylight import Daylight
from game.ui.table.board.painter import foresee
from game.ui.table.board.quiet import NIGHT, Quiet
from game.ui.table.board.repaint import Painted, Picture, boxes_of, changed, panels_changed, places, reach
from game.ui.table.board.sitters import Sitters
from game.ui.table.context import Showing, TableContext

NOW, LATER, AWAITED = "now", "later", "awaited"
"""How a ground comes: at once; in parts while the one before lies there; in parts while the window stays as it is."""
Form = Callable[[DisplayList], DisplayList]
"""Makes of a sheet what is shown of it: all, or what a quiet table shows."""
T = TypeVar("T")
Painting: TypeAlias = Generator[None, None, T]
"""Something that is painted mark by mark."""
Boxes = list[pygame.Rect] | None
"""Places of the window, none of which meet; None is all of it."""


class TableGround:
    """What lies under everything on one table. It is kept until the moment, the language or the window changes."""

    def __init__(self, table: TableContext, quiet: Quiet, sitters: Sitters, story: Showing) -> None:
        self.table, self.quiet, self.sitters, self.story = table, quiet, sitters, story
        self.day = Daylight(table)
        self.panels: dict[str, DisplayList] = {}
        """The panels as they stand, region by region."""
        self._reaches: dict[str, Rect] = {}
        self._layout = table.model.layout
        """Where they stand."""
        self._key: tuple[object, ...] = ()
        self._bare: pygame.Surface | None = None
        self._under: tuple[tuple[object, ...], DisplayList] | None = None
        self._layer: Picture | None = None
        self._painting: Painting[None] | None = None
        self._looks: tuple[object, ...] = ()
        self._moment: tuple[object, ...] = ()
        self._past = False
        self._comes = NOW
        self._begun = False
        self._behind = False

    @property
    def picture(self) -> pygame.Surface | None:
        """Backdrop, panels and light; ``None`` before the first picture."""
        return self.day.ground.surface if self.day.ground is not None else None

    def settle(self) -> None:
        """Ask anew what steps back, and draw what differs."""
        self._key = ()
        self.quiet.forget()

    def forget(self) -> None:
        """Draw all of it anew."""
        self.settle()
        self._under = None
        if self._layer is not None:
            self._layer.painted = None
        self.day.forget()

    def let_go(self) -> None:
        """The table is left: the pictures of the window's size go back at once, not when somebody counts what is in use."""
        self.forget()
        self._bare, self._layer, self.day = None, None, Daylight(self.table)
        self.quiet.let_go()

    @property
    def lacks(self) -> bool:
        """True while the ground of an earlier moment is shown, since that of this one is being painted or may be another."""
        return self._painting is not None or self._behind

    def is_awaited(self, canvas: Canvas) -> bool:
        """Paint at the ground of this moment, in the window's loop; true while the window is to stay as it is until it is
        there: nothing moves on the table, or it is another one, or other eyes look on it, or it leads into the past or out.
        Of what comes later it stays for the first part, in which the title lays its panels, if that is not all."""
        self._keep_up(canvas)
        begun, self._begun = self._begun, False
        if self._comes == NOW or (self._comes == LATER and not begun):
            return False
        size = canvas.surface.get_size()
        self._go_on(whole_of(size) if self._comes == AWAITED else part_of(size))
        return self._painting is not None

    def draw(self, canvas: Canvas) -> None:
        """Lay the ground of this moment, and in full what is looked at more closely. Where the window's loop draws and things
        move, what takes long is painted over several frames: until then the one before lies there."""
        stage = self.table.stage
        self._keep_up(canvas)
        self._go_on(part_of(canvas.surface.get_size()) if stage.in_parts and self._comes == LATER else math.inf)
        self.table.ground_lacks = self.lacks
        if self._painting is None:
            self.day.follow()
        if self.lacks:
            stage.invalidate()
        assert self.picture is not None
        canvas.surface.blit(self.picture, (0, 0))
        self.quiet.full(canvas, self._paint_full)

    def foresee(self, canvas: Canvas) -> None:
        """Have the drawings made in a thread that the first picture is painted from; later on most of them are there."""
        if self.picture is None:
            self._foresee(canvas)

    def painting(self, canvas: Canvas) -> Iterator[None]:
        """Paint the ground of this moment in small steps, while nobody sees the table."""
        self._keep_up(canvas)
        while self._painting is not None:
            yield from self._painting
            self._painting = None
            self._keep_up(canvas)

    # --- inside ------------------------------------------------------------------------------------

    def _keep_up(self, canvas: Canvas) -> None:
        """Begin to paint if this moment is another one than before. A ground that comes later is painted to its end first, for
        the same eyes: where things move the next moment is there soon. Any other that is being painted is given up then; so that
        not all is given up, this moment comes at once, but in the past, where the next one waits for the picture of this one."""
        quiet = self.quiet.key
        frame = (
            quiet != (),
            self.table.texts.edition,
            tuple(self.table.words.names),
            self.table.stage.settings.captions,
            canvas.text_scale,
            canvas.place,
        )
        model = self.table.model
        looks, past = (frame, model.eyes), model.looking is not None
        ply = self.table.session.plies[model.moment - 1].sum if model.moment else ""
        moment = id(model.layout), model.moment, model.told_so_far, ply
        same = looks == self._looks and not past and not self._past
        moves = self.story.moving or self.table.drag.dragging
        if self._painting is not None and same and self.table.stage.in_parts:
            if self._comes == AWAITED and moves and moment != self._moment and self.quiet.on:
                self._comes = LATER
            if self._comes == LATER:
                self._behind = True
                return
        self._behind = False
        sunk = self.quiet.settle()
        key = (looks, quiet, moment)
        if key == self._key and self.day.ground is not None:
            return
        if past or self._past:
            self._comes = AWAITED
        elif self._painting is not None:
            self._comes = NOW
        else:
            self._comes = LATER if same and moves and self.day.ground is not None else AWAITED
        if self._painting is not None:
            self._painting.close()
        self._key, self._looks, self._moment, self._past = key, looks, moment, past
        self._painting, self._begun = self._laid_and_painted(canvas, frame, sunk), True

    def _laid_and_painted(self, canvas: Canvas, frame: tuple[object, ...], sunk: Sunk) -> Painting[None]:
        """Lay the panels of this moment, then paint the ground; where it is awaited, of drawings that are made in a thread."""
        model = self.table.model
        panels, layout, view, moment = model.panels, model.layout, model.view, model.moment
        yield
        places = layout.regions
        same = self._reaches if places == self._layout.regions else {}
        reaches = {
            region: same[region]
            if region in same and self.panels[region] == sheet
            else reach(sheet, places[region][:2])
            for region, sheet in panels.items()
        }
        self.panels, self._layout, self._reaches = panels, layout, reaches
        yield
        if self._comes == AWAITED:
            self._foresee(canvas)
            yield from canvas.rasters.ahead.arriving()
        size = canvas.surface.get_size()
        yield from self.day.painting(size, view, moment, partial(self._paint, canvas, frame, sunk))

    def _foresee(self, canvas: Canvas) -> None:
        """Have the drawings of this moment made in a thread, those that are not kept."""
        table = self.table.child(canvas)
        for sheet, place in reversed(self.table.model.ground):
            foresee(table.child(place), quieted(sheet) if self.quiet.key else sheet)

    def _go_on(self, seconds: float) -> None:
        """Paint for so long, or until the ground is there."""
        if self._painting is not None and done(self._painting, seconds):
            self._painting = None

    def _paint(
        self, canvas: Canvas, frame: tuple[object, ...], sunk: Sunk, picture: Picture, lit: View
    ) -> Painting[list[pygame.Rect]]:
        """Paint what differs from what a picture shows of the ground of this moment in the light of a view; the boxes painted."""
        model, surface = self.table.model, picture.surface
        backdrop, light = model.art.backdrop(lit), model.art.light(lit)
        now = Painted(frame, self._layout, self.panels, self._reaches, sunk, backdrop, light)
        boxes = changed(picture.painted, now, canvas)
        boxes = [surface.get_rect()] if boxes is None else boxes
        ground, form = canvas.like(surface, title=self.table.title.id), self.quiet.sheet
        self.quiet.hear(now.backdrop)
        bare = yield from self._backdrop(ground, frame, form(now.backdrop))
        layer = (yield from self._panel_layer(ground, now, form)) if self.quiet.on else None
        picture.painted = None
        for box in boxes:
            surface.set_clip(box)
            surface.blit(bare, (0, 0))
            if layer is not None:
                self.quiet.lay(ground, layer)
            elif self._comes == LATER:  # Half of it would be seen.
                finish(self._paint_panels(ground, form))
            else:
                yield from self._paint_panels(ground, form)
            self._paint_light(ground, now.light, form)
            surface.set_clip(None)
            yield
        picture.painted = now
        return boxes

    def _backdrop(self, canvas: Canvas, frame: tuple[object, ...], sheet: DisplayList) -> Painting[pygame.Surface]:
        """What lies below the panels, as one picture: it stays the same from move to move and for all eyes, and to draw it takes
        long."""
        size = canvas.surface.get_size()
        if self._bare is None or self._bare.get_size() != size:
            self._bare, self._under = pygame.Surface(size), None
        boxes: Boxes = None
        if self._under is not None and self._under[0] == frame:
            other = places(self._under[1], sheet)
            boxes = boxes_of(other, canvas) if other is not None else None
        self._under = None
        for box in [self._bare.get_rect()] if boxes is None else boxes:
            self._bare.set_clip(box)
            self._bare.fill(NIGHT)  # Where a backdrop leaves something free.
            yield from self.table.painter.drawing(canvas.like(self._bare), sheet)
        self._bare.set_clip(None)
        self._under = frame, sheet
        return self._bare

    def _panel_layer(self, canvas: Canvas, now: Painted, form: Form) -> Painting[pygame.Surface]:
        """The panels of a quiet table as one clear picture: what differs is drawn, and steps back, whatever light falls on it."""
        size = canvas.surface.get_size()
        if self._layer is None or self._layer.surface.get_size() != size:
            self._layer = Picture(pygame.Surface(size, pygame.SRCALPHA))
        boxes = panels_changed(self._layer.painted, now, canvas)
        layer, surface = self._layer, self._layer.surface
        layer.painted = None
        for box in [surface.get_rect()] if boxes is None else boxes:
            surface.set_clip(box)
            surface.fill((0, 0, 0, 0))
            yield from self._paint_panels(canvas.like(surface), form)
            self.quiet.sink(canvas.like(surface))
            yield
        surface.set_clip(None)
        layer.painted = now
        return surface

    def _paint_full(self, part: Canvas) -> None:
        """The ground with all its asides, on a picture of a part of it."""
        view = self.table.model.view
        self.table.painter.draw(part, self.table.model.art.backdrop(view))
        finish(self._paint_panels(part, in_full))
        self._paint_light(part, self.table.model.art.light(view), in_full)

    def _paint_panels(self, canvas: Canvas, form: Form) -> Iterator[None]:
        within = canvas.surface.get_clip()
        for region, sheet in self.panels.items():
            x, y, _, _ = self._layout.regions[region]
            if not canvas.box(self._reaches[region]).inflate(2, 2).colliderect(within):
                continue
            shown = form(sheet)
            yield from self.table.painter.drawing(canvas, shown, x, y)
            self.sitters.draw(canvas.child((x, y, *sheet.size)), region, shown)

    def _paint_light(self, canvas: Canvas, light: DisplayList | None, form: Form) -> None:
        if light is not None:
            self.table.painter.draw(canvas, form(light))


__all__ = ["TableGround"]
