"""What scenes with controls share: buttons by name, the focus that stays where it was, the way to other scenes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.text.catalog import Texts
from game.ui.canvas import Rect
from game.ui.scene import Scene, Stage
from game.ui.widgets import Button, Widget


class Page(Scene):
    """A scene that lays out its controls anew whenever something has changed."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.texts: Texts = stage.texts

    def button(
        self, name: str, rect: Rect, words: str, act: Callable[[], None] | None, shut: str = "", **look: Any
    ) -> Button:
        """A button in its place, the last of the widgets. ``shut`` says why it cannot be pressed, "" if it can; ``look`` is
        what else a ``Button`` takes."""
        made = Button(rect, words, act, widget_id=name, **look)
        made.enabled, made.reason = not shut, shut
        self.widgets.append(made)
        return made

    def find(self, name: str) -> Widget | None:
        """The widget of that name."""
        return next((widget for widget in self.widgets if widget.id == name), None)

    @property
    def focused(self) -> str:
        """The name of the widget that the keys speak to, "" for none."""
        return self.focus.id if self.focus is not None else ""

    def focus_on(self, name: str, otherwise: Widget | None = None) -> None:
        """Let the keys speak to the widget of that name, or where there is none to the other; the ring is seen as before."""
        found = self.find(name) or otherwise
        if found is not self.focus:
            self.set_focus(found, self.focus_shown)

    def push(self, name: str, /, **known: Any) -> Any:
        """Put another scene on top. Returns it."""
        scene = self.stage.make(name, **known)
        self.stage.scenes.push(scene)
        return scene
