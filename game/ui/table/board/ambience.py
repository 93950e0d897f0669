"""The table lives while it rests: small things move by themselves on its ground, a few at a time, and are all that is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pygame

from game.presentation import Living
from game.table.layout import Rect, overlap
from game.ui.canvas import Canvas
from game.ui.rasters import Rasters
from game.ui.table.board.view import Board
from game.ui.table.context import Showing, TableContext
from game.ui.table.hand.drag_view import DragView

MOST = 5
"""So many move at once."""
RATE = 12
"""Frames a second."""
REST = (3.0, 9.0)
"""Seconds between one that has moved and the next, and before the same moves again."""
PATIENCE = 120.0
"""Seconds without the player after which nothing begins to move any more."""
ROOM = 6 * 1024 * 1024
"""Bytes that the pictures of what moves may take: they must not push out those of the table."""
SHEET = 1280 * 720 / 4
"""Square units from which a question is a sheet over the table."""


class LivingRun:
    """One thing that moves. ``shown`` is the number of the frame that stands on the screen, -1 for none."""

    def __init__(self, thing: Living) -> None:
        self.thing, self.time, self.shown = thing, 0.0, -1

    @property
    def frame(self) -> int:
        """The number of the frame that is due."""
        return int(self.time * RATE)


class Ambience:
    """What moves by itself on one table. It draws on the screen itself, between two whole pictures: where it has drawn, the
    ground looks out that it found there, so whatever is laid, lit or said over a place keeps it still. Its chance is its
    own; the game's is never asked."""

    def __init__(self, table: TableContext, story: Showing, board: Board, hand: DragView) -> None:
        self.table, self.story, self.board, self.hand = table, story, board, hand
        self.random = Random()
        self.runs: list[LivingRun] = []
        self._wakes: list[float] = []
        self._rested: dict[Rect, float] = {}
        self._things: Sequence[Living] = ()
        self._of: object = None
        self._stains: dict[Rect, pygame.Rect] = {}
        self._rasters: Rasters | None = None
        self._time = self._heard = 0.0

    def hear(self) -> None:
        """The player is there."""
        self._heard = self._time

    @property
    def moving(self) -> bool:
        """True while anything moves."""
        return bool(self.runs)

    @property
    def awake(self) -> bool:
        """True if something may move: the table rests, is looked at as it is now, and nobody is about to do anything."""
        table, settings = self.table, self.table.stage.settings
        moves = settings.ambience and settings.animation != "off" and not settings.reduced_motion
        rests = not (self.story.moving or self.board.fading or table.drag.piece or table.drag.pressed)
        meant = table.hint is not None or table.model.armed is not None or self._under_a_sheet
        return moves and rests and not meant and table.model.looking is None

    @property
    def _under_a_sheet(self) -> bool:
        """True if a question lies over much of the table: what shows between may be what it speaks of."""
        prompt = self.table.prompt
        return prompt is not None and not prompt.standing and prompt.rect[2] * prompt.rect[3] > SHEET

    def update(self, seconds: float, on_top: bool) -> None:
        """Time passes."""
        self._time += seconds
        if not on_top or not self.awake:
            self.runs, self._wakes = [], []
            return
        for run in self.runs:
            run.time += seconds
        for run in [run for run in self.runs if run.frame >= len(run.thing.frames)]:
            self._end(run)
        if not self._wakes:
            self._wakes = [self._time + self.random.uniform(*REST) for _ in range(MOST)]

    def drawn(self, canvas: Canvas) -> None:
        """A whole picture has been drawn: what moves is put on it again where nothing has come over its place."""
        self._stains = {}
        for run in list(self.runs):
            if self._clear(canvas, run.thing.rect):
                self._put(canvas, run)
            else:
                self._end(run)

    def breathe(self, canvas: Canvas) -> list[pygame.Rect]:
        """Draw what has moved since the last time; the boxes of the screen that are others now."""
        changed = []
        running = {run.thing.rect for run in self.runs}
        for rect in [rect for rect in self._stains if rect not in running]:
            changed.append(self._wipe(canvas, rect))
        self._begin(canvas)
        for run in self.runs:
            if run.frame != run.shown:
                self._wipe(canvas, run.thing.rect)
                changed.append(self._put(canvas, run))
        return changed

    # --- inside ------------------------------------------------------------------------------------

    def _begin(self, canvas: Canvas) -> None:
        """Let things move for which it is time, where nothing lies on their places."""
        stage = self.table.stage
        if self._time - self._heard > PATIENCE or not stage.focused:
            return
        while len(self.runs) < MOST and any(wake <= self._time for wake in self._wakes):
            self._wakes.remove(next(wake for wake in self._wakes if wake <= self._time))
            free = [thing for thing in self._offered() if self._free(canvas, thing.rect)]
            if free:
                self.runs.append(LivingRun(self.random.choice(free)))
            else:
                self._wakes.append(self._time + self.random.uniform(*REST))

    def _end(self, run: LivingRun) -> None:
        self.runs.remove(run)
        self._rested[run.thing.rect] = self._time + self.random.uniform(*REST)
        self._wakes.append(self._time + self.random.uniform(*REST))

    def _offered(self) -> Sequence[Living]:
        """What the title has for the view that is shown."""
        model = self.table.model
        if self._of is not model.view:
            self._of, self._things = model.view, model.art.living(model.view)
        return self._things

    def _free(self, canvas: Canvas, rect: Rect) -> bool:
        apart = not any(overlap(rect, run.thing.rect) for run in self.runs)
        return apart and self._rested.get(rect, 0.0) <= self._time and self._clear(canvas, rect)

    def _clear(self, canvas: Canvas, rect: Rect) -> bool:
        """True if the bare ground looks out at a place, and nothing lights it from aside."""
        ground, box = self.board.ground.picture, canvas.box(rect)
        if ground is None or ground.get_size() != canvas.surface.get_size() or not ground.get_rect().contains(box):
            return False
        if any(overlap(rect, lit) for lit in self.hand.lit):
            return False
        bare, seen = (pygame.image.tobytes(picture.subsurface(box), "RGB") for picture in (ground, canvas.surface))
        return bare == seen

    def _wipe(self, canvas: Canvas, rect: Rect) -> pygame.Rect:
        """Put the ground back where something moved."""
        box = self._stains.pop(rect, None) or canvas.box(rect)
        if self.board.ground.picture is not None:
            canvas.surface.blit(self.board.ground.picture, box, box)
        return box

    def _put(self, canvas: Canvas, run: LivingRun) -> pygame.Rect:
        box = self._stains[run.thing.rect] = canvas.box(run.thing.rect)
        run.shown = run.frame
        x, y, _, _ = run.thing.rect
        canvas.surface.set_clip(box)
        self.table.painter.draw(self._own(canvas), run.thing.frames[run.shown], x, y)
        canvas.surface.set_clip(None)
        return box

    def _own(self, canvas: Canvas) -> Canvas:
        """The same canvas with rasters of its own."""
        if self._rasters is None:
            self._rasters = Rasters(canvas.rasters.folder)
            self._rasters.give_room(ROOM)
        own = (canvas.ox, canvas.oy)
        return Canvas(canvas.surface, canvas.unit, own, self._rasters, canvas.text_scale, self.table.title.id)


__all__ = ["Ambience"]
