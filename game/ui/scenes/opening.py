"""The sign that a long game is being opened: it is replayed in slices of the frame, moves are counted, Esc goes back."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from game.engine import Title
from game.engine.steps import Steps
from game.ui.canvas import Canvas
from game.ui.scene import Stage
from game.ui.scenes.house import draw_cover, draw_felt, draw_sheet_of_paper
from game.ui.scenes.page import Page
from game.ui.theme import INK, INK2
from game.ui.widgets import ProgressBar

T = TypeVar("T")
AT_ONCE = 40
"""Plies that are replayed before anything is drawn: a short game opens without a sign."""
SLICE = 0.03
"""Seconds of a frame in which the game is replayed."""


def open_in_steps(stage: Stage, title: Title | None, steps: Steps[T], then: Callable[[T], None]) -> None:
    """Do the work and give what comes of it to ``then``: a short one at once, a long one behind the sign, which leaves
    the scene on top as it was."""
    try:
        for _ in range(AT_ONCE):
            done = next(steps)
    except StopIteration as end:
        then(end.value)
        return
    stage.scenes.push(Opening(stage, title, steps, then, done))


class Opening(Page):
    """Shows how far the work is, until it is done or left."""

    stills = True

    def __init__(
        self,
        stage: Stage,
        title: Title | None,
        steps: Steps[T],
        then: Callable[[T], None],
        done: tuple[int, int],
    ) -> None:
        super().__init__(stage)
        self.title = self.told = title
        self.below = stage.scenes.top
        self.steps, self.then, self.done = steps, then, done
        self._shown = False
        if title is not None:
            stage.texts.read(title)

    def layout(self) -> None:
        """How far it is, and the way back."""
        self.bar = ProgressBar((440, 452, 400, 40), 0.0, widget_id="progress")
        self.widgets = [self.bar]
        words, act = self.texts("house-back"), self.on_escape
        self.button("back", (560, 520, 160, 44), words, act, kind="paper", icon="left", key="Esc")
        self._count()

    def _count(self) -> None:
        done, most = self.done
        self.bar.share = done / max(1, most)

    def on_escape(self) -> None:
        """Back: nothing has been opened."""
        if self.below is not None:
            self.stage.scenes.back_to(self.below)

    def leave(self) -> None:
        """What is not done will not be."""
        self.steps.close()

    def update(self, seconds: float) -> bool:
        """Go on for a slice of the frame, once the sign has been seen."""
        if not self._shown:
            self._shown = True
            return True
        end = time.perf_counter() + SLICE
        try:
            self.done = next(self.steps)
            while time.perf_counter() < end:
                self.done = next(self.steps)
        except StopIteration as found:
            self.stage.scenes.uncover(self.below)
            self.stage.invalidate()
            self.then(found.value)
            return True
        self._count()
        return True

    def draw(self, canvas: Canvas) -> None:
        """The ground, the game's box, how many moves have been made again."""
        texts = self.texts
        draw_felt(canvas)
        draw_sheet_of_paper(canvas, (400, 130, 480, 460))
        if self.title is not None:
            draw_cover(canvas, self.title, (570, 154, 140, 191))
        else:
            canvas.svg("shared/house/emblem", (580, 190, 120, 120))
        canvas.line(texts("opening-head"), (420, 362, 440, 44), 26, INK, "title", "center")
        done, most = self.done
        canvas.line(texts("opening-moves", done=done, plies=most), (420, 408, 440, 30), 15, INK2, align="center")
