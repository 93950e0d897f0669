"""Scenes, the stack they stand on, and the stage: what a scene may ask of the window that shows it. The top scene is asked,
the lowest opaque one is drawn first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from game.engine import Title
from game.settings import Settings
from game.text.catalog import Texts
from game.ui.background import HOUSE, Mood
from game.ui.canvas import Canvas, Rect
from game.ui.events import Event, Key, PointerDown, PointerMove
from game.ui.services import Services
from game.ui.sound import Sound
from game.ui.tones import tones_of

if TYPE_CHECKING:
    from game.ui.widgets.base import Widget


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
    in_parts: bool
    """True while the window's loop draws: what takes long may come over several frames then."""

    @property
    def spare(self) -> float:
        """Seconds of this frame that are left for that; endless where all is drawn at once."""

    def make(self, name: str, /, **known: Any) -> Any:
        """A scene by its name, made with what it needs to know."""

    def invalidate(self) -> None:
        """Something changed: draw again."""

    def draw(self) -> bool:
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


class Alive(Protocol):
    """Small things of a scene that move by themselves, between two whole pictures."""

    @property
    def moving(self) -> bool:
        """True while anything moves."""

    def drawn(self, canvas: Canvas) -> None:
        """The window's whole picture has been drawn: put on it what moves."""

    def breathe(self, canvas: Canvas) -> Sequence[pygame.Rect]:
        """Draw what has moved since the last time; the boxes of the screen that are others now."""


class Scene:
    """One screen. A subclass fills ``widgets`` in ``layout`` and draws its ground in ``draw``."""

    opaque = True
    keeps_below = False
    """True where what lies below stays painted: it takes a picture of it, or goes away soon."""
    alive: Alive | None = None
    """What moves by itself."""
    place = ""
    """The folder of ``art`` whose room is heard; "" where it is that of the scene below."""
    told: Title | None = None
    """The game in whose colours it is drawn; None: in those of the house."""
    curtained = False
    """True where no music goes on."""
    stills = False
    """True where no time passes for what lies below."""

    lacks = False
    """True while a part of what it shows is still being made ready, a slice in each frame."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.widgets: list[Widget] = []
        self.focus: Widget | None = None
        self.focus_shown = False

    # --- what a scene may write ------------------------------------------------------------------

    def enter(self) -> None:
        """The scene has come to the top, for the first time or again."""

    def leave(self) -> None:
        """The scene is taken from the stack."""

    def cover(self) -> None:
        """Another scene hides all of this one: what it keeps of the window's size may go until it is seen again."""

    def layout(self) -> None:
        """Build the widgets; called on entering and when language, size or scale change."""

    def renew(self) -> None:
        """The files of a game have changed: take anew what was read of them."""
        self.layout()

    def draw(self, canvas: Canvas) -> None:
        """Draw the ground; the widgets are drawn on top of it."""

    def draw_over(self, canvas: Canvas) -> None:
        """Draw what lies above the widgets."""

    def update(self, seconds: float) -> bool:
        """Time passes; true if something must be drawn again."""
        return False

    def is_awaited(self) -> bool:
        """A part of the next picture can be made here that is shown only as a whole; true while the window is to stay as it is."""
        return False

    def idle(self) -> None:
        """Nothing was to be drawn in this frame: a little of what may be wanted can be made ready."""

    def on_event(self, event: Event) -> bool:
        """An event that no widget took; true if it was used."""
        return False

    def on_escape(self) -> None:
        """Esc leaves the scene."""
        self.stage.scenes.pop()

    @property
    def telling(self) -> bool:
        """True while deeds of others are told: what else is heard steps back."""
        return False

    # --- what follows ----------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """Give the event to the widgets, the top one first, then to the scene."""
        self.stage.invalidate()
        if isinstance(event, PointerDown):
            self.focus_shown = False
        if isinstance(event, PointerMove):
            for widget in self.widgets:
                widget.hovered = widget.visible and widget.contains(event.x, event.y)
        if isinstance(event, Key) and self.focus is not None and self.focus.visible and self.focus.handle(event):
            return True
        if not isinstance(event, Key):
            for widget in reversed(self.widgets):
                if widget.visible and widget.handle(event):
                    if isinstance(event, PointerDown) and widget.focusable and widget in self.widgets:
                        self.set_focus(widget, shown=False)
                    return True
        if self.on_event(event):
            return True
        return self._default(event)

    def render(self, canvas: Canvas) -> None:
        """Draw everything of the scene."""
        self.draw(canvas)
        for widget in self.widgets:
            if widget.visible:
                widget.draw(canvas)
        if self.focus is not None and self.focus_shown and self.focus.visible and self.focus in self.widgets:
            self.focus.draw_focus(canvas)
        self.draw_over(canvas)

    def set_focus(self, widget: Widget | None, shown: bool = True) -> None:
        """Let the keys speak to this widget."""
        if self.focus is not None and self.focus.typing and self.focus is not widget:
            self.focus.rest()
            self._type_into(None)
        self.focus = widget
        self.focus_shown = shown and widget is not None
        if widget is not None and widget.typing:
            widget.active = True
            self._type_into(widget.rect)
        self.stage.invalidate()

    def _type_into(self, rect: Rect | None) -> None:
        if self.stage.scenes.top is self:  # A scene below builds its widgets anew as well.
            self.stage.text_field(rect)

    def focusables(self) -> list[Widget]:
        """The widgets that keys can reach, in order."""
        return [w for w in self.widgets if w.visible and w.focusable]

    def move_focus(self, step: int) -> None:
        """To the next or previous widget, round and round."""
        found = self.focusables()
        if not found:
            return
        if self.focus in found:
            self.set_focus(found[(found.index(self.focus) + step) % len(found)])
        else:
            self.set_focus(found[0 if step > 0 else -1])

    def move_focus_towards(self, dx: int, dy: int) -> None:
        """To the nearest widget in that direction."""
        found = self.focusables()
        if self.focus not in found:
            self.move_focus(1)
            return
        cx, cy = self.focus.centre
        best, least = None, 1e9
        for widget in found:
            x, y = widget.centre
            ahead = (x - cx) * dx + (y - cy) * dy
            aside = abs((x - cx) * dy) + abs((y - cy) * dx)
            if widget is not self.focus and ahead > 4 and ahead + 2.2 * aside < least:
                best, least = widget, ahead + 2.2 * aside
        if best is not None:
            self.set_focus(best)

    def _default(self, event: Event) -> bool:
        if not isinstance(event, Key):
            return False
        arrows = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
        if event.name == "tab":
            self.move_focus(1)
        elif event.name == "shift+tab":
            self.move_focus(-1)
        elif event.name in arrows and self.focusables():
            self.move_focus_towards(*arrows[event.name])
        elif event.name == "esc":
            self.on_escape()
        else:
            return False
        return True


class SceneManager:
    """The stack of scenes."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.stack: list[Scene] = []

    @property
    def top(self) -> Scene | None:
        """The scene that is asked."""
        return self.stack[-1] if self.stack else None

    @property
    def mood(self) -> Mood:
        """What is to be heard of the moment."""
        place = next((scene.place for scene in reversed(self.stack) if scene.place), HOUSE)
        told, curtained = any(s.telling for s in self.stack), any(s.curtained for s in self.stack)
        return Mood(place, told, curtained)

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if scene.opaque and not scene.keeps_below:
            for hidden in self.stack:
                hidden.cover()
        self.stack.append(scene)
        self._entered(scene)

    def pop(self) -> None:
        """Take the top scene away; the one below goes on. Without any left the app ends."""
        if self.stack:
            self.stack.pop().leave()
        if self.top is not None:
            self._entered(self.top)

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        if self.stack:
            self.stack.pop().leave()
        self.push(scene)

    def uncover(self, scene: Scene | None) -> None:
        """Take away whatever lies over a scene, or all of them; what happens next is for the caller to say."""
        while self.top is not scene:
            self.stack.pop().leave()

    def back_to(self, scene: Scene) -> None:
        """Take away whatever lies over a scene; it goes on."""
        self.uncover(scene)
        self._entered(scene)

    def reset(self, scene: Scene) -> None:
        """Take all away and begin with this scene."""
        self.uncover(None)
        self.push(scene)

    def relayout(self) -> None:
        """Language, size or scale changed: every scene builds its widgets anew."""
        for scene in self.stack:
            scene.layout()
        self.stage.invalidate()

    def renew(self) -> None:
        """The files of a game have changed: every scene takes anew what it has read of them, the lowest first."""
        for scene in self.stack:
            scene.renew()
        self.stage.invalidate()

    def render(self, canvas: Canvas) -> None:
        """Draw from the lowest opaque scene up."""
        first = max((i for i, s in enumerate(self.stack) if s.opaque), default=0)
        for scene in self.stack[first:]:
            scene.render(canvas.toned(tones_of(scene.told)) if scene.told is not None else canvas)

    def _entered(self, scene: Scene) -> None:
        scene.layout()
        typing = scene.focus is not None and scene.focus.typing
        self.stage.text_field(scene.focus.rect if scene.focus is not None and typing else None)
        scene.enter()
        self.stage.invalidate()
