"""How a story is hurried: a press skips one deed, held or pressed twice it leads to the own turn."""

from __future__ import annotations

from math import inf
from typing import Protocol

from game.ui.events import Event, Key, KeyUp, PointerDown
from game.ui.table.context import TableContext
from game.ui.table.playback.overlay import Overlay

QUICK = 0.4
"""Two presses within so many seconds are one for all."""
HELD = 0.4
"""A key that is down for so many seconds is held."""


class Hurried(Protocol):
    """A story, as far as it can be hurried."""

    table: TableContext
    overlay: Overlay
    dealing: bool
    hurries: bool

    @property
    def telling(self) -> bool:
        """True while deeds of others are told."""

    @property
    def busy(self) -> bool:
        """True while pieces move or what others did is told."""

    @property
    def whose(self) -> list[int | str]:
        """At whose deeds one looks."""

    def advance(self) -> None:
        """On to the next step, or to the end."""

    def skip(self) -> bool:
        """Bring everything to its end."""

    def skip_deed(self) -> None:
        """On to the end of one deed."""

    def hurry(self) -> None:
        """On to the own turn."""


class Skipping:
    """Hears what skips a story."""

    def __init__(self, story: Hurried) -> None:
        self.story = story
        self._since = inf
        self._held: float | None = None

    @property
    def _open(self) -> bool:
        """True while there is something to skip, now or soon."""
        return self.story.busy or bool(self.story.whose)

    def update(self, seconds: float) -> None:
        """Time passes: a key that stays down is held."""
        self._since += seconds
        if self._held is None:
            return
        self._held = self._held + seconds if self._open else None
        if self._held is not None and self._held >= HELD:
            self._held = None
            self.story.hurry()

    def hear(self, event: Event) -> bool:
        """Space skips one deed, held or pressed twice everything up to the own turn, as Esc does; a click brings the story
        to its end, or goes on from a picture or by a step. True if that was all the event meant: a click is also a click
        on what is there when the story is over."""
        story = self.story
        key = event.name if isinstance(event, Key) else ""
        if isinstance(event, KeyUp):
            self._held = None
            return False
        if story.dealing and isinstance(event, PointerDown | Key):
            story.skip()
            return key in ("space", "esc")
        if key == "space":
            return self._space()
        if not story.telling or not isinstance(event, PointerDown | Key):
            return False
        if self._one and (isinstance(event, PointerDown) or key == "enter"):
            story.advance()
            return True
        if key == "esc":
            story.hurry()
            return True
        story.skip()
        return False

    @property
    def _one(self) -> bool:
        """True if a press goes on by one step."""
        return self.story.table.stage.settings.animation == "step" or self.story.overlay.tableau is not None

    def _space(self) -> bool:
        story, again = self.story, self._since < QUICK
        if not self._open:
            return again  # The second press of two answers no question that the first one has opened.
        self._since, self._held = 0.0, 0.0
        if again:
            story.hurry()
        elif story.telling and self._one:
            story.advance()
        elif story.telling:
            story.skip_deed()
        else:
            story.skip()
        return True


__all__ = ["HELD", "QUICK", "Skipping"]
