"""A hand without sense: clicks, drags, types and switches at random, and looks after every event whether all is well."""

from __future__ import annotations

import random
from collections import deque
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.archive import Loaded
from game.bots.bot import Clock, Thought
from game.bots.levels import seat as bot_of
from game.bots.worker import Answer
from game.engine import Action, Seat, Session, Title, View
from game.table.lessons import course_of
from game.titles import catalogue
from game.ui import events as ev
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.lobby.scene import begin
from game.ui.table.board.painter import Painter
from game.ui.table.scene import TableScene

from ..table.games import SOLO
from .conftest import Desk

ARROWS = ["left", "right", "up", "down", "shift+left", "shift+right", "home", "end", "pageup", "pagedown"]
OTHERS = ["esc", "esc", "tab", "shift+tab", "enter", "space", "backspace", "delete", "f1", "f2", "f11", "alt+enter"]
CHORDS = ["ctrl+z", "ctrl+y", "ctrl+shift+z", "ctrl+f", "ctrl+a"]
KEYS = [*ARROWS, *OTHERS, *CHORDS, *"zyhnperfvbm?1234567890"]
HELD = (pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_DELETE, pygame.K_DOWN, pygame.K_TAB, pygame.K_e)
SIZES = ((640, 360), (800, 600), (1280, 720), (1280, 400), (1920, 1080))
WORDS = ("卓", "Anna", "[coin]", "**", "{x}", "~nobody/x", "/no/such/folder/a.json", "x" * 150, "😀", "..", " ")
DEEDS = {
    "click": 30,
    "twice": 6,
    "drag": 16,
    "right": 5,
    "middle": 2,
    "wheel": 3,
    "hold": 2,
    "key": 20,
    "held_key": 2,
    "type": 4,
    "wait": 7,
    "down": 2,
    "up": 2,
    "language": 1,
    "resize": 0.6,
    "scale": 0.6,
    "speed": 1,
    "drop": 1,
    "play": 5,
    "lift": 4,
    "begin": 0.5,
    "visit": 1,
    "learn": 0.5,
    "wander": 6,
    "flood": 4,
}
STEPS = 40
"""Events of the pointer on its way to a place, at most."""
BURST = 20
"""Events in one frame, at most: a mouse tells more often than a screen shows."""
ALONE = 0.2
"""The share of ways on which every event has its frame."""


class Thinker:
    """Stands in for the process of the bots: answers with sense after some polls."""

    def __init__(self) -> None:
        self.answer: Answer | None = None
        self.polls = 0
        self.asked: list[int] = []

    def ask(
        self, ply: int, title_id: str, view: View, legal: list[Action], level: str, seed: int, milliseconds: int
    ) -> None:
        """An older question is forgotten."""
        bot = bot_of(level if level in ("random", "greedy") else "greedy", catalogue[title_id])
        action = bot.choose(view, list(legal), Clock(), random.Random(seed))
        self.answer, self.polls = Answer(ply, action, Thought(action, (), ("", {}))), ply % 7
        self.asked.append(ply)

    def poll(self) -> Answer | None:
        """The answer, once."""
        self.polls -= 1
        if self.polls > 0:
            return None
        answer, self.answer = self.answer, None
        return answer

    def close(self) -> None:
        """Nothing runs."""


class Monkey:
    """Does random things on a desk that has some sessions on its shelf, and draws after every ``seen_every`` of them.
    ``events`` counts what the window has heard, ``frames`` those in which time passed for it."""

    def __init__(
        self, desk: Desk, seed: int, drops: list[Path], patch: pytest.MonkeyPatch, seen_every: int = 3
    ) -> None:
        self.desk, self.rng, self.drops = desk, random.Random(seed), drops
        self.app, self.pilot = desk.app, desk.pilot
        self.seen_every = seen_every
        self.events = self.frames = 0
        self.done: deque[tuple[Any, ...]] = deque(maxlen=24)
        self.typed_into: object = None
        self.drawn: set[Painter] = set()
        face, field, dispatch, advance = Painter.put, desk.app.text_field, desk.app.dispatch, desk.app.advance

        def spy_event(event: ev.Event) -> None:
            self.events += 1
            dispatch(event)

        def spy_face(painter: Painter, *known: Any, **more: Any) -> None:
            self.drawn.add(painter)
            face(painter, *known, **more)

        def spy_field(rect: Any) -> None:
            self.typed_into = rect
            field(rect)

        def spy_frame(seconds: float) -> None:
            self.frames += 1
            advance(seconds)
            self.check()

        patch.setattr(Painter, "put", spy_face)
        patch.setattr(desk.app, "advance", spy_frame)
        patch.setattr(desk.app, "text_field", spy_field)
        patch.setattr(desk.app, "dispatch", spy_event)

    def run(self, deeds: int) -> None:
        """Do so much. Raises AssertionError with the last deeds if something is wrong."""
        for number in range(deeds):
            deed = self.rng.choices(list(DEEDS), list(DEEDS.values()))[0]
            self.done.append((number, type(self.app.scenes.top).__name__, deed))
            try:
                getattr(self, f"_{deed}")()
                self.look(number)
            except Exception as fault:
                raise AssertionError(f"{fault!r} after {list(self.done)}") from fault

    # --- is all well? ----------------------------------------------------------------------------

    def check(self) -> None:
        """What must hold after every frame."""
        stack, top = self.app.scenes.stack, self.app.scenes.top
        assert not self.app.texts.missing, self.app.texts.missing
        assert top is not None, "no scene is left"
        typing = top.focus is not None and top.focus.typing
        assert (self.typed_into is not None) == typing, "the input method is on without a field, or off with one"
        for table in self._tables():
            if table.seats.curtained:
                assert table is not top, "the table is dark and no curtain hangs before it"
            elif any(isinstance(scene, Curtain) and scene.table is table and scene.rising < 0 for scene in stack):
                raise AssertionError("a curtain hangs before a table that can be seen")

    def _tables(self) -> list[TableScene]:
        return [scene for scene in self.app.scenes.stack if isinstance(scene, TableScene)]

    def look(self, number: int = 0) -> None:
        """What must hold after every deed: on the screen, and from time to time on the disk."""
        self.check()
        self.drawn = set()
        if number % self.seen_every == 0:
            self.app.draw()
            assert not self.app.texts.missing, self.app.texts.missing
        for table in self._tables():
            if table.seats.curtained:
                assert table.context.painter not in self.drawn, "something is drawn behind the curtain"
            if number % 40 == 0 and table.journal is not None and not table.journal.read_only:
                found = self.desk.store.look(table.journal.document)
                assert isinstance(found, Loaded), found
                assert [p.sum for p in found.session.plies] == [p.sum for p in table.session.plies]

    # --- where -----------------------------------------------------------------------------------

    def _place(self) -> tuple[float, float]:
        rng, top = self.rng, self.app.scenes.top
        assert top is not None
        rects = [w.rect for w in top.widgets if w.visible] or [(0.0, 0.0, 1280.0, 720.0)]
        dialog = getattr(top, "dialog", None) or getattr(getattr(top, "deeds", None), "dialog", None)
        if dialog is not None:
            rects = [button.rect for button in dialog.buttons]
        elif isinstance(top, Curtain):
            rects = [(500.0, 470.0, 280.0, 66.0)]
        elif isinstance(top, TableScene) and rng.random() < 0.8:
            model = top.model
            slots = list(model.targets(top.drag.piece)) if top.drag.piece else list(model.layout.slots)
            groups = [
                [model.laid[p].rect for p in model.movable() if p in model.laid],
                [laid.rect for laid in model.laid.values()],
                [model.layout.slots[slot].rect for slot in slots],
                [top.drag.control_rect(control) for control in model.controls],
                [w.rect for w in (top.prompt, top.popover) if w is not None],
            ]
            rects = rng.choice([group for group in groups if group] or [rects])
        if rng.random() < 0.08:
            return rng.uniform(-20, 1300), rng.uniform(-20, 740)
        x, y, w, h = rng.choice(rects)
        return x + w * rng.random(), y + h * rng.random()

    # --- what ------------------------------------------------------------------------------------

    def _go(self, x: float, y: float, held: bool = False) -> tuple[float, float]:
        """The pointer goes there as a hand moves it: many events in a frame, or a frame for each. Returns the place."""
        app, rng = self.app, self.rng
        (u, v), steps = app.pointer, rng.randint(1, STEPS)
        most = 1 if rng.random() < ALONE else BURST
        done = 0
        while done < steps:
            for _ in range(min(steps - done, rng.randint(1, most))):
                done += 1
                at = app.viewport.to_pixels(u + (x - u) * done / steps, v + (y - v) * done / steps)
                app._hear(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(int(held), 0, 0)))
            self.pilot.tick()
        return x, y

    def _click(self) -> None:
        self.pilot.click(*self._go(*self._place()))

    def _twice(self) -> None:
        place = self._go(*self._place())
        self.pilot.click(*place)
        self.pilot.click(*place)

    def _drag(self) -> None:
        """Sometimes with something odd in the middle of it."""
        x, y = self._go(*self._place())
        self.pilot.down(x, y)
        self.pilot.move(x + 8, y + 8, True)
        if self.rng.random() < 0.3:
            getattr(self, self.rng.choice(("_key", "_right", "_resize", "_language", "_wait")))()
        end = self._go(*self._place(), True)
        if self.rng.random() < 3 / self.seen_every:
            self.app.draw()
        self.pilot.up(*end)

    def _wander(self) -> None:
        """The pointer goes from one thing to another."""
        for _ in range(self.rng.randint(1, 4)):
            self._go(*self._place())

    def _flood(self) -> None:
        """Anything in any order within one frame, by the way of the real window."""
        for _ in range(self.rng.randint(1, 3)):
            pygame.event.clear()
            for _ in range(self.rng.randint(1, BURST)):
                pygame.event.post(self._raw())
            self.pilot.clock.now += 1 / 60
            self.app.frame()

    def _raw(self) -> pygame.event.Event:
        rng, pg = self.rng, pygame
        at = self.app.viewport.to_pixels(*self._place())
        how = rng.random()
        if how < 0.5:
            return pg.event.Event(pg.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(rng.randrange(2), 0, 0))
        if how < 0.8:
            button = rng.choice((1, 1, 1, 1, 3, 2, 4, 5, 9))
            return pg.event.Event(rng.choice((pg.MOUSEBUTTONDOWN, pg.MOUSEBUTTONUP)), pos=at, button=button)
        if how < 0.92:
            kind, key = rng.choice((pg.KEYDOWN, pg.KEYUP)), rng.choice((*HELD, pg.K_z, pg.K_LEFT, pg.K_h, pg.K_F1, 0))
            return pg.event.Event(kind, key=key, mod=rng.choice((0, pg.KMOD_LSHIFT, pg.KMOD_LCTRL)), unicode="")
        if how < 0.96:
            return pg.event.Event(pg.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=rng.choice((-0.1, 1.0, 5.0)))
        return pg.event.Event(rng.choice((pg.TEXTINPUT, pg.WINDOWEXPOSED, pg.WINDOWLEAVE)), text="卓")

    def _right(self) -> None:
        self.pilot.click(*self._place(), 3)

    def _middle(self) -> None:
        self.pilot.click(*self._place(), 2)

    def _wheel(self) -> None:
        self.pilot.wheel(*self._place(), self.rng.choice((-3, -1, 1, 3)))

    def _hold(self) -> None:
        place = self._place()
        self.pilot.down(*place)
        self.pilot.wait(0.6)
        self.pilot.up(*place)

    def _key(self) -> None:
        key = self.rng.choice(KEYS)
        self.done.append((key,))
        self.pilot.key(key)

    def _held_key(self) -> None:
        key = self.rng.choice(HELD)
        for kind in (pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYUP):
            self.app._hear(pygame.event.Event(kind, key=key, mod=0, unicode=""))
            self.pilot.tick()

    def _type(self) -> None:
        self.app.dispatch(ev.TextEditing(self.rng.choice(("", "", "か"))))
        self.app.dispatch(ev.TextInput(self.rng.choice(WORDS)))

    def _wait(self) -> None:
        self.pilot.wait(self.rng.choice((0.02, 0.1, 0.4, 1.5)))

    def _down(self) -> None:
        self.pilot.down(*self._place())

    def _up(self) -> None:
        self.pilot.up(*self._place())

    def _language(self) -> None:
        self.app.change_settings(language=self.rng.choice(("ja", "en")))

    def _resize(self) -> None:
        w, h = self.rng.choice(SIZES)
        self.events += 1
        pygame.display.set_mode((w, h), pygame.RESIZABLE)
        self.app._hear(pygame.event.Event(pygame.VIDEORESIZE, w=w, h=h, size=(w, h)))

    def _scale(self) -> None:
        rng = self.rng
        self.app.change_settings(ui_scale=rng.choice((0.8, 1, 2.0)), text_scale=rng.choice((0.8, 1, 1.5)))

    def _speed(self) -> None:
        rng = self.rng
        self.app.change_settings(
            animation=rng.choice(("off", "fast", "normal", "slow", "step")),
            reduced_motion=rng.random() < 0.3,
            hold_to_lift=rng.random() < 0.5,
        )

    def _drop(self) -> None:
        self.app.dispatch(ev.FileDropped(self.rng.choice(self.drops)))

    def _play(self) -> None:
        """Some sensible plies, so that games come to where much can be done."""
        top = self.app.scenes.top
        for _ in range(self.rng.randint(1, 6)):
            if not isinstance(top, TableScene) or not top.model.playing or top.read_only or top.story.busy:
                return
            if self.app.scenes.top is top:
                legal = top.model.dests.legal
                top.play(bot_of("greedy", top.title).choose(top.model.view, legal, Clock(), self.rng))
                self.pilot.tick()

    def _lift(self) -> None:
        if isinstance(self.app.scenes.top, Curtain):
            self.pilot.down(640, 503)
            self.pilot.wait(1.1)
            self.pilot.up(640, 503)
            self._twice()

    def _begin(self) -> None:
        """A game for as few or as many as sit there, people and bots."""
        title = self._title()
        count = self.rng.randint(title.fewest, title.most)
        players = [
            "human",
            *(self.rng.choice(("human", "human", "bot:random", "bot:greedy")) for _ in range(count - 1)),
        ]
        options = SOLO if title.id == "cultus" and count == 1 else {}
        begin(self.app, Session(title, [Seat("", p) for p in players], options, self.rng.randint(0, 99)))

    def _title(self) -> Title:
        return self.rng.choice(list(catalogue.values()))

    def _learn(self) -> None:
        """The lessons of a title on top, or one of them from any of its steps on."""
        lessons = [lesson for title in catalogue.values() for lesson in course_of(title).lessons]
        if not lessons or len(self.app.scenes.stack) > 7:
            return
        lesson = self.rng.choice(lessons)
        if self.rng.random() < 0.5:
            self.desk.open("lessons", title=lesson.title)
        else:
            self.desk.open("lesson", lesson=lesson, step=self.rng.randrange(len(lesson.steps)))

    def _visit(self) -> None:
        """Another scene on top; from a tall stack back to the shelf."""
        if len(self.app.scenes.stack) > 7:  # Not one by one: a table between people hangs its curtain again.
            self.app.scenes.back_to(self.app.scenes.stack[0])
        name = self.rng.choice(("archive", "statistics", "settings", "keys", "lobby", "rules"))
        known: dict[str, Any] = {"title": self._title()} if name in ("lobby", "rules") else {}
        if name == "rules":
            known["anchor"] = ""
        self.desk.open(name, **known)
