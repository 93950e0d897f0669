"""What is asked before a deed makes the counted try of a date practice."""

from __future__ import annotations

from collections.abc import Callable

from game.engine import Session
from game.engine.session import PRACTICE
from game.ui.canvas import Canvas
from game.ui.scene import Scene, Stage
from game.ui.widgets import Dialog


class DayQuestion(Scene):
    """Lies over the table: either the try goes on as it is, or it is practice from now on and ``go`` does what was asked for."""

    opaque = False

    def __init__(self, stage: Stage, session: Session, go: Callable[[], None]) -> None:
        super().__init__(stage)
        self.session, self.go = session, go

    def layout(self) -> None:
        """The question with its two answers."""
        texts = self.stage.texts
        self.dialog = Dialog(
            self.stage.canvas,
            texts("today-asked"),
            texts("today-asked-follows"),
            [
                (texts("today-asked-practice"), "paper", self._yield),
                (texts("today-asked-stay"), "gold", self.on_escape),
            ],
            self.on_escape,
            -1,
        )
        self.widgets = [*self.dialog.buttons]
        self.set_focus(self.widgets[-1])

    def _yield(self) -> None:
        self.stage.scenes.pop()
        self.session.flag(PRACTICE)
        self.go()

    def on_escape(self) -> None:
        """The try goes on as it is."""
        self.stage.scenes.pop()

    def draw(self, canvas: Canvas) -> None:
        """The question over the table."""
        self.dialog.draw(canvas)
