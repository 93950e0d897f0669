"""A hand and an eye for tests: drives an App on the dummy driver with its own clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui import events as ev
from game.ui.app import App

if TYPE_CHECKING:
    from game.ui.widgets.base import Widget


class FakeClock:
    """Time that passes only when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Pilot:
    """Clicks, drags and types in units of the stage. The app must have been made with ``clock``."""

    def __init__(self, app: App, clock: FakeClock) -> None:
        self.app = app
        self.clock = clock

    def tick(self, seconds: float = 1 / 60) -> None:
        """Let one frame pass."""
        pygame.event.pump()
        self.clock.now += seconds
        self.app.advance(seconds)

    def wait(self, seconds: float) -> None:
        """Let time pass frame by frame."""
        for _ in range(round(seconds * 60) + 1):
            self.tick()

    def settle(self, most: float = 30.0) -> None:
        """Wait until nothing moves any more."""
        still = 0
        for _ in range(round(most * 60)):
            self.app._dirty = False
            self.tick()
            still = 0 if self.app._dirty else still + 1
            if still > 3:
                break
        self.app.invalidate()

    def move(self, x: float, y: float, held: bool = False) -> None:
        """Move the pointer."""
        self.app.dispatch(ev.PointerMove(x, y, held))

    def down(self, x: float, y: float, button: int = 1) -> None:
        """Press a button of the mouse."""
        self.move(x, y)
        self.app.dispatch(ev.PointerDown(x, y, button))

    def up(self, x: float, y: float, button: int = 1) -> None:
        """Let a button go."""
        self.app.dispatch(ev.PointerUp(x, y, button))

    def click(self, x: float, y: float, button: int = 1) -> None:
        """Press and let go."""
        self.down(x, y, button)
        self.up(x, y, button)
        self.tick()

    def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
        """Press at one place, move, let go at another."""
        self.down(*start)
        for i in range(1, steps + 1):
            part = i / steps
            self.move(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part, True)
            self.tick()
        self.up(*end)
        self.tick()

    def wheel(self, x: float, y: float, dy: float) -> None:
        """Turn the wheel at a place."""
        self.move(x, y)
        self.app.dispatch(ev.Wheel(x, y, dy))
        self.tick()

    def key(self, *names: str) -> None:
        """Press keys, such as "ctrl+z"."""
        for name in names:
            self.app.dispatch(ev.Key(name))
            self.app.dispatch(ev.KeyUp(name))
            self.tick()

    def type(self, text: str) -> None:
        """Type text into the focused field."""
        for letter in text:
            self.app.dispatch(ev.TextInput(letter))

    def find(self, widget_id: str) -> Widget:
        """The widget of the top scene with that id. Raises KeyError naming those that are there."""
        top = self.app.scenes.top
        widgets = top.widgets if top else []
        for widget in widgets:
            if widget.id == widget_id:
                return widget
        raise KeyError(f"{widget_id} is not among {[w.id for w in widgets]}")

    def press(self, widget_id: str) -> None:
        """Click the widget with that id."""
        self.click(*self.find(widget_id).centre)
