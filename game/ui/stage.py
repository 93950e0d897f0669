"""The stage on which scenes stand: what a scene may ask of the window that shows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from game.settings import Settings
from game.text.catalog import Texts
from game.ui.canvas import Canvas, Rect
from game.ui.services import Services
from game.ui.sound import Sound

if TYPE_CHECKING:
    from game.ui.scene import SceneManager


class Stage(Protocol):
    """Words, settings, sound, the stack of scenes, what scenes share, the window's focus, and what may be asked of it."""

    settings: Settings
    texts: Texts
    sound: Sound
    scenes: SceneManager
    services: Services
    canvas: Canvas
    pointer: tuple[float, float]
    focused: bool

    def make(self, name: str, /, **known: Any) -> Any:
        """A scene by its name, made with what it needs to know."""

    def invalidate(self) -> None:
        """Something changed: draw again."""

    def draw(self) -> None:
        """Draw all scenes now."""

    def call_later(self, seconds: float, work: Callable[[], None]) -> None:
        """Do this after a while."""

    def change_settings(self, **changes: Any) -> None:
        """Apply settings at once, write them, and lay the scenes out anew."""

    def toggle_fullscreen(self) -> None:
        """Whole screen, or a window again."""

    def tell_store(self, code: str, place: str) -> None:
        """Say over every scene what the disk refuses."""

    def tell(self, text: str, icon: str) -> None:
        """Say a sentence over every scene for a while."""

    def text_field(self, rect: Rect | None) -> None:
        """A text field has the focus (its place), or none: switches the input method on and off."""

    def quit(self) -> None:
        """End the app after this frame."""


__all__ = ["Stage"]
