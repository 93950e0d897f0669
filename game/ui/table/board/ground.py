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
from game.presentation.slots import meet
from game.table.layout import Rect
from game.table.loudness import Sunk
from game.table.playback.motion import has_turned
from game.ui.canvas import Canvas
from game.ui.slices import done
from game.ui.table.board.daylight import Daylight
from game.ui.table.board.painter import foresee
from game.ui.table.board.quiet import NIGHT, Quiet
from game.ui.table.board.repaint import Painted, Picture, boxes_of, changed, panels_changed, places, reach, strips
from game.ui.table.board.sitters import Sitters
from game.ui.table.context import Showing, TableContext

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
        self._past = False
        self._pieces: set[str] = set()
        self._awaited = True
        self._must_wait = True
        """The ground before must not lie there meanwhile: it is of other eyes, another board or another time."""
        self._behind = False

    @property
    def picture(self) -> pygame.Surface | None:
        """Backdrop, panels and light; ``None`` before the first picture."""
        return self.day.ground.surface if self.day.ground is not None else None

    def settle(self) -> None:
        """Ask anew what steps back, and draw what differs; what is being painted is given up."""
        if self._painting is not None:
            self._painting.close()
            self._painting, self._looks = None, ()  # Half of it may be of other eyes.
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
    def awaited(self) -> bool:
        """True if the window stays as it is until the ground is there that is being painted, or was painted last."""
        return self._awaited

    @property
    def begun(self) -> object:
        """Another one for each moment whose ground has been begun."""
        return self._key

    @property
    def lacks(self) -> bool:
        """True while the ground of an earlier moment is shown, since that of this one is being painted or may be another."""
        return self._painting is not None or self._behind

    def is_awaited(self, canvas: Canvas) -> bool:
        """Paint at the ground of this moment, in the window's loop; true while the window is to stay as it is until it is
        there: nothing moves on the table, or it is another board, or much of what lay on it is gone, or other eyes look on
        it, or it leads into the past or out."""
        self._keep_up(canvas)
        if not self._awaited:
            return False
        self.go_on()
        self._keep_up(canvas)
        return self._awaited and self._painting is not None

    def draw(self, canvas: Canvas) -> None:
        """Lay the ground of this moment, and in full what is looked at more closely. Where the window's loop draws and things
        move, the one before lies there until whoever draws has let it ``go_on`` to its end, with what is left of each frame."""
        self._keep_up(canvas)
        if self._awaited or not self.table.stage.in_parts:
            self._go_on(math.inf)
        if self._painting is None:
            self.day.follow()
        assert self.picture is not None
        model = self.table.model
        canvas.surface.blit(self.picture, (0, 0))
        self.quiet.full(canvas, partial(self._sheets_at, model.view), partial(self._painting_full, model.view))

    def go_on(self) -> None:
        """Paint at the ground of this moment, as long as the frame has time for it."""
        self._go_on(self.table.stage.spare)

    def foresee(self, canvas: Canvas) -> None:
        """Have the large drawings made in a thread that the first picture is painted from, while the panels are laid; later on
        they are there."""
        if self.picture is None:
            for sheet, place in reversed(self.table.model.large):
                self._foresee(canvas, sheet, place)

    def painting(self, canvas: Canvas) -> Iterator[None]:
        """Paint the ground of this moment in small steps, while nobody sees the table."""
        self._keep_up(canvas)
        while self._painting is not None:
            yield from self._painting
            self._painting = None
            self._keep_up(canvas)

    # --- inside ------------------------------------------------------------------------------------

    def _keep_up(self, canvas: Canvas) -> None:
        """Begin to paint if this moment is another one than before. For the same eyes the one that is being painted is painted
        to its end first, and lies there while this one, which follows soon, is painted: nobody waits for two."""
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
        key = (looks, quiet, moment)
        if self._painting is not None and same and self.table.stage.in_parts:
            self._behind = key != self._key
            self._awaited = self._awaited and (self._must_wait or not self._behind)
            return
        moves = self.story.moving or self.table.drag.dragging or self._behind
        self._behind = False
        sunk = self.quiet.settle()
        if key == self._key and self.day.ground is not None:
            return
        pieces = {*model.laid}
        other = not same or has_turned(self._pieces, pieces) or model.layout.regions != self._layout.regions
        self._must_wait = other or self.day.ground is None
        self._awaited = self._must_wait or not moves
        if self._painting is not None:
            self._painting.close()
        self._key, self._looks, self._past, self._pieces = key, looks, past, pieces
        self._painting = self._laid_and_painted(canvas, frame, sunk)

    def _laid_and_painted(self, canvas: Canvas, frame: tuple[object, ...], sunk: Sunk) -> Painting[None]:
        """Lay the panels of this moment, then paint the ground, of drawings that are made in a thread."""
        model = self.table.model
        layout, view, moment, acts, large = model.layout, model.view, model.moment, model.acts, model.large
        panels = {**(yield from model.panels_drawing()), **acts}
        regions = layout.regions
        known = self.panels if regions == self._layout.regions else {}
        fresh = {region: sheet for region, sheet in panels.items() if known.get(region) != sheet}
        reaches = {
            region: reach(sheet, regions[region][:2]) if region in fresh else self._reaches[region]
            for region, sheet in panels.items()
        }
        self.panels, self._layout, self._reaches = panels, layout, reaches
        yield
        if self._layer is None or self._layer.painted is None:
            fresh = panels
        for sheet, place in reversed([*large, *((fresh[name], regions[name]) for name in fresh)]):
            self._foresee(canvas, sheet, place)
            yield
        yield from canvas.rasters.ahead.arriving()
        size = canvas.surface.get_size()
        yield from self.day.painting(size, view, moment, partial(self._paint, canvas, frame, sunk))
        yield from self.quiet.renewing(canvas, partial(self._sheets_at, view), partial(self._painting_full, view))

    def _foresee(self, canvas: Canvas, sheet: DisplayList, place: Rect) -> None:
        """Have the drawings of a sheet made in a thread, those that are not kept."""
        foresee(self.table.child(canvas).child(place), quieted(sheet) if self.quiet.key else sheet)

    def _go_on(self, seconds: float) -> None:
        """Paint for so long, or until the ground is there."""
        if self._painting is not None and done(self._painting, seconds):
            self._painting = None

    def _paint(
        self,
        canvas: Canvas,
        frame: tuple[object, ...],
        sunk: Sunk,
        picture: Picture,
        lit: View,
        then: Callable[[pygame.Rect], None],
    ) -> Painting[list[pygame.Rect]]:
        """Paint what differs from what a picture shows of the ground of this moment in the light of a view, and do ``then`` with
        each box of it; the boxes painted."""
        model, surface = self.table.model, picture.surface
        backdrop, light = model.art.backdrop(lit), model.art.light(lit)
        now = Painted(frame, self._layout, self.panels, self._reaches, sunk, backdrop, light)
        boxes = changed(picture.painted, now, canvas)
        boxes = [surface.get_rect()] if boxes is None else boxes
        ground, form = canvas.like(surface, title=self.table.title.id), self.quiet.sheet
        self.quiet.hear(now.backdrop)
        bare = yield from self._backdrop(ground, frame, form(now.backdrop))
        layer = yield from self._panel_layer(ground, now, form)
        picture.painted = None
        for strip in (strip for box in boxes for strip in strips(box)):
            surface.set_clip(strip)
            surface.blit(bare, (0, 0))
            self.quiet.lay(ground, layer)
            self._paint_light(ground, now.light, form)
            surface.set_clip(None)
            then(strip)
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
        """The panels as one clear picture: what differs is drawn, and steps back, whatever light falls on it."""
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

    def _sheets_at(self, view: View, rect: Rect) -> object:
        """What can be seen of the ground in a place, and where it lies."""
        art, regions = self.table.model.art, self._layout.regions
        panels = [
            (regions[region], sheet) for region, sheet in self.panels.items() if meet(self._reaches[region], rect)
        ]
        return art.backdrop(view), art.light(view), panels

    def _painting_full(self, view: View, part: Canvas) -> Iterator[None]:
        """The ground with all its asides, on a picture of a part of it."""
        yield from self.table.painter.drawing(part, self.table.model.art.backdrop(view))
        layer = pygame.Surface(part.surface.get_size(), pygame.SRCALPHA)
        yield from self._paint_panels(part.like(layer), in_full)
        part.surface.blit(layer, (0, 0))
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
