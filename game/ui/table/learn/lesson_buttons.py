"""The buttons on the host's counter: what one may do in a lesson besides the deed itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.ui.canvas import Canvas
from game.ui.events import Event, PointerMove
from game.ui.scene import Stage
from game.ui.table.learn.teaching import HostPlace
from game.ui.widgets import Button

RIGHT, GAP = 1256.0, 12.0
SIZE = 14.5
LEAVE = "leave"


class LessonOffer(NamedTuple):
    """One button: the message ``lesson-<name>``, its icon, what it does, and whether it is the one to press now."""

    name: str
    icon: str
    act: Callable[[], None]
    gold: bool = False


class LessonButtons:
    """The offers of a lesson as buttons, and the way out. ``buttons`` are found by the name of their offer."""

    def __init__(self, stage: Stage, leave: Callable[[], None]) -> None:
        self.stage, self._leave = stage, leave
        self.buttons: dict[str, Button] = {}
        self.left = RIGHT
        """Where the row of buttons begins."""

    def lay(self, place: HostPlace, offers: Sequence[LessonOffer]) -> None:
        """Lay the offers out from the right, for a counter at that place."""
        self.buttons = {}
        top, high = (4.0, 34.0) if place.top else (place.counter[1] + 26, 44.0)
        right = RIGHT
        for offer in reversed(offers):
            label = self.stage.texts(f"lesson-{offer.name}")
            wide = max(110.0, self.stage.canvas.measure(label, SIZE, "bold") + 62)
            kind = "gold" if offer.gold else "plain"
            rect = (right - wide, top, wide, high)
            button = Button(rect, label, offer.act, kind=kind, icon=offer.icon, size=SIZE)
            button.id = f"lesson-{offer.name}"
            self.buttons[offer.name] = button
            right -= wide + GAP
        words = self.stage.texts("lesson-leave")
        out = (right - 150, top, 150.0, high) if place.top else (1092.0, 4.0, 176.0, 30.0)
        leave = self.buttons[LEAVE] = Button(out, words, self._leave, icon="door", size=13, key="Esc")
        leave.id = "lesson-leave"
        self.left = out[0] if place.top else right + GAP

    def allow(self, name: str, allowed: bool) -> None:
        """Let a button be pressed, or not; nothing if it is not there."""
        if name in self.buttons:
            self.buttons[name].enabled = allowed

    def handle(self, event: Event) -> bool:
        """Give an event to the buttons; true if one took it."""
        for button in self.buttons.values():
            if isinstance(event, PointerMove):
                button.hovered = button.contains(event.x, event.y)
            if button.visible and button.enabled and button.handle(event):
                return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """All buttons."""
        for button in self.buttons.values():
            button.draw(canvas)


__all__ = ["LEAVE", "LessonButtons", "LessonOffer"]
