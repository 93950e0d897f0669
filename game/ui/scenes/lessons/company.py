"""What of a table is otherwise in a lesson: who sits in the other seats, and who says why not."""

from __future__ import annotations

from collections.abc import Callable

from game.engine import Refusal
from game.table.layout import Rect
from game.ui.table.chrome.feedback import Feedback
from game.ui.table.chrome.turn_driver import TurnDriver
from game.ui.table.context import TableContext


class Companions(TurnDriver):
    """The others of a lesson: nobody thinks, no curtain falls, the lesson says what they do."""

    def enter(self) -> None:
        """Whoever learns sits there already."""

    def after_change(self) -> None:
        """The seat is never passed."""

    def update(self, seconds: float) -> bool:
        """Nobody is asked."""
        return False

    def ask_hint(self) -> None:
        """What is to be done is said anyway."""


class Answers(Feedback):
    """Reasons are given by the host instead of beside the place."""

    def __init__(self, table: TableContext, tell: Callable[[Refusal], None]) -> None:
        super().__init__(table)
        self._tell = tell

    def refuse(self, refusal: Refusal, spot: Rect, marked: bool = False, purpose: str = "") -> None:
        """Say why not, kindly."""
        self._tell(refusal)
