"""The window and its loop: the only place that hears pygame's events and knows the clock."""

from __future__ import annotations

import logging
import math
import queue
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pygame

from game.paths import bundled, settings_file
from game.report import write_crash_report as write_crash_report
from game.settings import Settings, save
from game.text.catalog import Texts
from game.ui import events as ev
from game.ui import fonts
from game.ui.canvas import Canvas
from game.ui.environment import quiet_stderr
from game.ui.memory import give_back_large, settle, trim
from game.ui.rasters import Rasters
from game.ui.scene import Alive, Scene, SceneManager
from game.ui.services import Services
from game.ui.slices import FrameTime
from game.ui.sound import Sound
from game.ui.theme import BEHIND
from game.ui.viewport import Viewport
from game.ui.widgets import Toast

log = logging.getLogger(__name__)

FRAMES = 60
ALIVE = 24
"""Frames a second while nothing happens but that small things move: two for each of theirs."""
SMALLEST_WINDOW = (640, 360)
MUCH, PUT_OFF = 0.002, 2
"""Seconds of work after which drawing is put off until the next frame, and how many times one after the other."""
REPEATING = {"left", "right", "up", "down", "tab", "pageup", "pagedown"}
"""Keys that go on while they are held. Any other does one thing at a time: nobody deletes two sessions by one press."""


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class Crashed(Exception):
    """The app fails again and again; ``report`` is where the last report lies, if it could be written."""

    def __init__(self, report: Path | None) -> None:
        super().__init__(str(report or ""))
        self.report = report


class App:
    """One window. Scenes use ``texts``, ``settings``, ``sound``, ``scenes``, ``make`` and ``invalidate``."""

    def __init__(
        self,
        settings: Settings,
        texts: Texts,
        size: tuple[int, int] | None = None,
        *,
        settings_path: Path | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings = settings
        self.texts = texts
        self.clock = clock
        self.settings_path = settings_path or settings_file()
        self.sound = Sound(settings, clock=clock)
        self.scenes = SceneManager(self)
        self.running = False
        self.services = Services()
        self._posted: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._later: list[tuple[float, Callable[[], None]]] = []
        self._dirty = True
        self._put_off = 0
        self._told_broken = False
        self._fitted: tuple[object, ...] = ()
        self._awake = 0.0
        self._rests = False
        self._away = False
        self._keys: set[int] = set()
        self._last = clock()
        self.pointer = (0.0, 0.0)
        self.focused = True
        self.in_parts = False
        self._frame = FrameTime(SMALLEST_WINDOW)
        self.notice: Toast | None = None
        self._open(size)

    # --- what scenes use -------------------------------------------------------------------------

    def make(self, name: str, /, **known: Any) -> Any:
        """A scene by its name, made with what it needs to know."""
        from game.ui.scenes import make

        return make(name, self, **known)

    def invalidate(self) -> None:
        """Something changed: draw again."""
        self._dirty = True

    def post(self, work: Callable[[], None]) -> None:
        """Do this in the window's own thread, soon. May be called from any thread."""
        self._posted.put(work)

    def call_later(self, seconds: float, work: Callable[[], None]) -> None:
        """Do this after a while."""
        self._later.append((self.clock() + seconds, work))

    def change_settings(self, **changes: Any) -> None:
        """Apply settings at once, write them, and lay the scenes out anew."""
        for name, value in changes.items():
            setattr(self.settings, name, value)
        self.settings.within_bounds()
        if "language" in changes:
            self.texts.switch(self.settings.language or self.texts.language)
        if "fullscreen" in changes:
            self._set_mode()
        self._resize()
        self.tell_problem(save(self.settings, self.settings_path))

    def tell_problem(self, code: str | None) -> None:
        """Say over every scene that the settings could not be read or kept, and where they lie; ``None`` says nothing."""
        if code is None:
            return
        message = code.replace("_", "-")
        text, place = self.texts(message), self.texts(f"{message}-place", place=str(self.settings_path))
        self.notice = Toast(text, place, 12, None, "warning", (340, 66, 600, 58))
        self.invalidate()

    def tell_store(self, code: str, place: str) -> None:
        """Say over every scene what the disk refuses."""
        self.tell(self.texts(code, place=place), "warning")

    def tell(self, text: str, icon: str) -> None:
        """Say a sentence over every scene for a while."""
        self.notice = Toast(text, "", 12, None, icon, (340, 66, 600, 58))
        self.invalidate()

    def tell_broken(self, drawing: Path) -> None:
        """Say that a drawing is missing or damaged."""
        self.notice = Toast(self.texts("drawing-broken"), str(drawing), 12, None, "warning", (340, 66, 600, 58))

    def toggle_fullscreen(self) -> None:
        """Whole screen, or a window again."""
        self.change_settings(fullscreen=not self.settings.fullscreen)

    def quit(self) -> None:
        """End the app after this frame."""
        self.running = False

    def text_field(self, rect: tuple[float, float, float, float] | None) -> None:
        """A text field has the focus (its place), or none: switches the input method on and off."""
        if rect is None:
            pygame.key.stop_text_input()
            return
        x, y = self.viewport.to_pixels(rect[0], rect[1])
        unit = self.viewport.unit
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(pygame.Rect(x, y, rect[2] * unit, rect[3] * unit))

    # --- the loop --------------------------------------------------------------------------------

    def run(self, first: Scene | None = None) -> None:
        """Show the scene and go on until the app is left."""
        if first is not None:
            self.scenes.push(first)
        self.running = True
        self.call_later(0.4, self.sound.warm_up)
        self.call_later(0.4, self._settle)
        ticker = pygame.time.Clock()
        while self.running and self.scenes.top is not None:
            self.turn(ticker)
        self.scenes.uncover(None)
        self.rasters.packs.clear()  # Nobody waits for pictures that were to come.
        self.rasters.ahead.clear()
        self.services.close()
        self.sound.close()

    def turn(self, ticker: pygame.time.Clock) -> None:
        """One beat, and sleep until the next: it comes soon while anything happens. Where nothing does any more, memory that
        is free goes back."""
        if self.beat():
            self._awake = self.clock()
        rests = self.clock() - self._awake >= 1.5
        if rests and not self._rests:
            trim()
        self._rests = rests
        resting = ALIVE if self._alive is not None and self._alive.moving else FRAMES // 3
        ticker.tick(resting if rests else FRAMES)

    def beat(self) -> bool:
        """One frame, and if nothing was to be drawn a little of what may be wanted. Returns whether it drew."""
        drew = self.frame()
        if not drew and not self.lacks and self.scenes.top is not None:
            self.scenes.top.idle()
        return drew

    def frame(self) -> bool:
        """Hear events, let time pass, draw if something changed; after much work the picture waits for the next frame,
        so that neither is late. Returns whether it drew, if only at a picture to come; what moves by itself, and is all that
        is drawn then, does not count."""
        for event in pygame.event.get():
            self._hear(event)
        now = self.clock()
        seconds, self._last = min(0.1, now - self._last), now
        frame = FrameTime(self.surface.get_size())
        self.advance(seconds)
        if not self._dirty:
            if self._alive is not None and (boxes := self._alive.breathe(self.canvas)):
                pygame.display.update(boxes)
            return False
        if self.draw(in_parts=True, frame=frame):
            if self._alive is not None:
                self._alive.drawn(self.canvas)
            pygame.display.flip()
        return not self._put_off

    @property
    def _alive(self) -> Alive | None:
        """What moves by itself in the scene on top."""
        return self.scenes.top.alive if self.scenes.top is not None else None

    def advance(self, seconds: float) -> None:
        """Let time pass for the scenes and do what has been put off until now."""
        while not self._posted.empty():
            self._posted.get()()
            self._dirty = True
        now = self.clock()
        due = [work for when, work in self._later if when <= now]
        self._later = [(when, work) for when, work in self._later if when > now]
        for work in due:
            work()
            self._dirty = True
        top = self.scenes.top
        for scene in [top] if top is not None and top.stills else list(self.scenes.stack):
            if scene.update(seconds):
                self._dirty = True
        if self.notice is not None and self.notice.update(seconds):
            self._dirty = True
        self.sound.update(seconds, self.scenes.mood, self._away)

    def draw(self, in_parts: bool = False, frame: FrameTime | None = None) -> bool:
        """Draw all scenes onto the window's surface; ``in_parts`` what takes long may come over several frames, of which this
        one began before or begins now. Returns False if the window stays as it is until more of the picture is there."""
        self._dirty, self.in_parts = False, in_parts
        self._frame = frame or FrameTime(self.surface.get_size())
        if in_parts and self._waits():
            self._dirty = True
            return False
        self.canvas.text_scale = self.viewport.letters
        for margin in self.viewport.margins:  # Every scene paints all of the stage.
            self.surface.fill(BEHIND, margin)
        self.scenes.render(self.canvas)
        if self.rasters.broken and not self._told_broken:
            self._told_broken = True
            self.tell_broken(self.rasters.broken[0])
        if self.notice is not None and self.notice.visible:
            self.notice.draw(self.canvas)
        return True

    @property
    def spare(self) -> float:
        """Seconds of this frame that are left for what may come over several; endless where all is drawn at once."""
        return self._frame.left if self.in_parts else math.inf

    @property
    def lacks(self) -> bool:
        """True if another picture is to be drawn: something has changed, or the last one is not whole."""
        return self._dirty

    def capture(self) -> pygame.Surface:
        """A picture of what the window shows now."""
        self.draw()
        return self.surface.copy()

    def dispatch(self, event: ev.Event) -> None:
        """Give an event to the top scene, after the keys that hold everywhere."""
        if isinstance(event, ev.PointerDown | ev.PointerUp | ev.PointerMove):
            self.pointer = (event.x, event.y)
            if self.notice is not None and self.notice.visible and self.notice.handle(event):
                self.invalidate()
                return
        if isinstance(event, ev.Key):
            if event.name in ("f11", "alt+enter"):
                self.toggle_fullscreen()
                return
            if event.name == "ctrl+q":
                self.quit()
                return
            if event.name == "m" and not self._typing():
                self.change_settings(muted=not self.settings.muted)
                return
        if isinstance(event, ev.FileDropped):
            from game.ui.scenes.dropping import drop

            drop(self, event.path)
            return
        if self.scenes.top is not None:
            self.scenes.top.handle(event)

    # --- inside ----------------------------------------------------------------------------------

    def _waits(self) -> bool:
        """True if the window stays as it is in this frame: its picture is awaited, or there was much work before it."""
        if self.scenes.top is not None and self.scenes.top.is_awaited():
            self._put_off = 0
            return True
        self._put_off = self._put_off + 1 if self._frame.spent > MUCH and self._put_off < PUT_OFF else 0
        return bool(self._put_off)

    def _settle(self) -> None:
        """What has been loaded stays, as soon as the first scene has all that it needs."""
        if self.scenes.top is not None and self.scenes.top.lacks:
            self.call_later(0.4, self._settle)
        else:
            settle()

    def _typing(self) -> bool:
        focus = self.scenes.top.focus if self.scenes.top else None
        return focus is not None and focus.typing

    def _open(self, size: tuple[int, int] | None) -> None:
        import os

        give_back_large()
        wanted = os.environ.get("SDL_VIDEODRIVER", "")
        try:
            with quiet_stderr():
                pygame.display.init()
        except pygame.error as fault:
            raise NoDisplay(str(fault)) from fault
        if pygame.display.get_driver() in ("offscreen", "dummy") and wanted not in ("offscreen", "dummy"):
            pygame.display.quit()
            raise NoDisplay("no display")
        pygame.font.init()
        icon = bundled("art") / "shared" / "house" / "emblem.svg"
        with suppress(pygame.error, OSError):  # Where it is shown as a drawing it is told.
            pygame.display.set_icon(pygame.image.load_sized_svg(icon, (64, 64)))
        pygame.display.set_caption("Taku 卓")
        self._window_size = size or self._fitting_size()
        self._set_mode()
        pygame.key.set_repeat(320, 45)
        pygame.key.stop_text_input()
        self.rasters = Rasters()
        self._resize()

    def _fitting_size(self) -> tuple[int, int]:
        desktop = pygame.display.get_desktop_sizes()[0]
        for size in ((2560, 1440), (1920, 1080), (1600, 900), (1280, 720), (960, 540)):
            if size[0] <= desktop[0] * 0.9 and size[1] <= desktop[1] * 0.9:
                return size
        return min(1280, desktop[0]), min(720, desktop[1])

    def _set_mode(self) -> None:
        try:
            if self.settings.fullscreen:
                self.surface = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            else:
                self.surface = pygame.display.set_mode(self._window_size, pygame.RESIZABLE)
        except pygame.error as fault:
            raise NoDisplay(str(fault)) from fault

    def _resize(self) -> None:
        self.surface = pygame.display.get_surface() or self.surface
        width, height = self.surface.get_size()
        self.viewport = Viewport(width, height, self.settings.ui_scale, self.settings.text_scale)
        self._fit()
        self._aim()
        self.scenes.relayout()

    def _fit(self) -> None:
        """Let go of every picture and font of another size."""
        stage = (round(1280 * self.viewport.unit), round(720 * self.viewport.unit))
        if (stage, self.surface.get_size()) != self._fitted:
            self._fitted = (stage, self.surface.get_size())
            self.rasters.fit(*stage)
            fonts.forget()
            trim()

    def _aim(self) -> None:
        self.canvas = Canvas(
            self.surface,
            self.viewport.unit,
            (self.viewport.ox, self.viewport.oy),
            self.rasters,
            self.viewport.letters,
            floor=self.viewport.floor,
        )

    def _hear(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.VIDEORESIZE:
            if not self.settings.fullscreen:
                self._window_size = (max(SMALLEST_WINDOW[0], event.w), max(SMALLEST_WINDOW[1], event.h))
            self._resize()
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self._away = True
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED):
            self._dirty, self._away = True, False
        elif event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self.focused = event.type == pygame.WINDOWFOCUSGAINED
        else:
            heard = self._translated(event)
            if heard is not None:
                self.dispatch(heard)

    def _translated(self, event: pygame.event.Event) -> ev.Event | None:
        kind = event.type
        if kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            x, y = self.viewport.to_units(*event.pos)
            if kind == pygame.MOUSEMOTION:
                return ev.PointerMove(x, y, bool(event.buttons[0]))
            if event.button > 3:
                return None
            return (ev.PointerDown if kind == pygame.MOUSEBUTTONDOWN else ev.PointerUp)(x, y, event.button)
        if kind == pygame.MOUSEWHEEL:
            return ev.Wheel(*self.pointer, event.precise_y)
        if kind == pygame.KEYDOWN:
            name, again = key_name(event), event.key in self._keys
            self._keys.add(event.key)
            repeats = self._typing() or name.rsplit("+", 1)[-1] in REPEATING
            return ev.Key(name) if repeats or not again else None
        if kind == pygame.KEYUP:
            self._keys.discard(event.key)
            return ev.KeyUp(key_name(event))
        if kind == pygame.TEXTINPUT:
            return ev.TextInput(event.text)
        if kind == pygame.TEXTEDITING:
            return ev.TextEditing(event.text)
        if kind == pygame.DROPFILE:
            return ev.FileDropped(Path(event.file))
        return None


_NAMES = {
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_ESCAPE: "esc",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_SPACE: "space",
    pygame.K_TAB: "tab",
    pygame.K_PAGEUP: "pageup",
    pygame.K_PAGEDOWN: "pagedown",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
}


def key_name(event: pygame.event.Event) -> str:
    """The key as one word with its modifiers in the order ctrl, alt, shift: "ctrl+shift+z"."""
    name = _NAMES.get(event.key) or pygame.key.name(event.key).lower()
    mods = event.mod
    parts = [
        word
        for word, mask in (
            ("ctrl", pygame.KMOD_CTRL | pygame.KMOD_META),
            ("alt", pygame.KMOD_ALT),
            ("shift", pygame.KMOD_SHIFT),
        )
        if mods & mask
    ]
    return "+".join([*parts, name])
