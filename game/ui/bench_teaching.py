"""Measures what teaches: the coach of a first game and the lessons, at 1920 x 1080 without a display."""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame

from game.archive import Store
from game.bots.bot import Clock
from game.bots.levels import seat as bot_of
from game.bots.levels import usual
from game.engine import Seat, Session, Title
from game.settings import Settings
from game.table import lessons as kept
from game.text.catalog import Texts
from game.titles import catalogue
from game.ui.app import App
from game.ui.events import PointerMove
from game.ui.memory import settle
from game.ui.table.scene import TableScene

ASKED = 10
"""So often the coach is asked."""
LOOKED = 60
"""Frames for which somebody looks at the shelf."""
READ = 150
"""Frames for which somebody reads in the book of lessons before choosing one."""
POINTED = 20
"""Frames for which the pointer lies on a lesson before it is pressed."""
STILL = 40
"""Frames with three deeds on the table."""
GLANCE = 0.5
"""Seconds for which a person looks at a table before asking."""
PATIENCE = 20.0
"""Seconds after which nobody waits for the coach any more."""


def coach(title: Title) -> dict[str, Any]:
    """Milliseconds from asking the coach of a first game, after a glance at the table, to the picture with its deeds (the
    first time, when its process has just begun, by itself; then p50 and most), the longest frame while it thinks, the frame
    in which the deeds appear, and one in which they stand (p50, p99)."""
    waits: list[float] = []
    thinking: list[float] = []
    appear: list[float] = []
    stand: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        app = _app(Path(folder), coach="always")
        seats = [Seat(), *[Seat("", f"bot:{usual(title)}")] * (title.fewest - 1)]
        session = Session(title, seats, dict(title.first), 7)
        scene: Any = app.make("table", session=session)
        app.scenes.push(scene)
        app.sound.warm_up()
        app.draw()
        settle()
        for _ in _choices(scene, session):
            _glance(app)
            began = time.perf_counter()
            scene.coach.ask.press()
            frames = list(_until_told(app, scene, began))
            waits.append(time.perf_counter() - began)
            thinking += frames[:-1]
            appear += frames[-1:]
            for _ in range(STILL // ASKED):
                stand.append(_frame(app))
        app.scenes.uncover(None)
    waits, first = waits[1:], waits[0]
    name = f"coach.{title.id}"
    return {
        f"{name}.first_ask_ms": round(first * 1e3),
        f"{name}.ask_ms_p50": round(_part(waits, 0.5) * 1e3),
        f"{name}.ask_ms_p99": round(_part(waits, 0.99) * 1e3),
        f"{name}.thinking_frame_ms_p99": round(_part(thinking, 0.99) * 1e3, 1),
        f"{name}.appear_ms_p50": round(_part(appear, 0.5) * 1e3, 1),
        f"{name}.appear_ms_p99": round(_part(appear, 0.99) * 1e3, 1),
        f"{name}.three_frame_ms_p50": round(_part(stand, 0.5) * 1e3, 1),
        f"{name}.three_frame_ms_p99": round(_part(stand, 0.99) * 1e3, 1),
    }


def lessons(title: Title) -> dict[str, Any]:
    """Milliseconds to open the book of lessons (the first time, and again) and of its longest frame while it lies open
    and its pictures come, to open a lesson (most), and for the picture
    of a step of it (p50, most); and to name the lessons of all titles, as shelf and rules do. All of that without a frame in which
    nobody does anything, but for those in the book; ``rested`` are the same as a person comes there: the book after a look at the
    shelf, each lesson pressed in the book after it was pointed at."""
    with tempfile.TemporaryDirectory() as folder:
        app = _app(Path(folder))
        app.scenes.push(app.make("shelf"))
        app.draw()
        settle()
        kept.forget()
        began = time.perf_counter()
        for other in catalogue.values():
            kept.outline_of(other)
        named = time.perf_counter() - began
        first = _opened(app, "lessons", title=title)
        app.scenes.push(app.make("lessons", title=title))
        reading = max(_next_frame(app) for _ in range(READ))
        settle()  # A window has done so long before: once all that the shelf needs is loaded.
        app.scenes.pop()
        again = _opened(app, "lessons", title=title)
        opened: list[float] = []
        steps: list[float] = []
        for lesson in kept.course_of(title).lessons:
            opened.append(_opened(app, "lesson", lesson=lesson))
            for number in range(len(lesson.steps)):
                steps.append(_opened(app, "lesson", lesson=lesson, step=number))
    book, pointed, pressed = _rested(title)
    name = f"lessons.{title.id}"
    return {
        "lessons.name_all_ms": round(named * 1e3, 1),
        f"{name}.book_first_ms": round(first * 1e3, 1),
        f"{name}.book_frame_ms_most": round(reading * 1e3, 1),
        f"{name}.book_again_ms": round(again * 1e3, 1),
        f"{name}.open_ms_most": round(max(opened, default=0) * 1e3, 1),
        f"{name}.rested_book_ms": round(book * 1e3, 1),
        f"{name}.rested_frame_ms_most": round(max(pointed, default=0) * 1e3, 1),
        f"{name}.rested_open_ms_most": round(max(pressed, default=0) * 1e3, 1),
        f"{name}.step_ms_p50": round(_part(steps, 0.5) * 1e3, 1),
        f"{name}.step_ms_most": round(max(steps, default=0) * 1e3, 1),
    }


def _rested(title: Title) -> tuple[float, list[float], list[float]]:
    """The seconds to open the book after a look at the shelf, of the frames in which somebody reads and points, and to open each
    lesson."""
    pointed: list[float] = []
    pressed: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        app = _app(Path(folder))
        app.scenes.push(app.make("shelf"))
        app.draw()
        for _ in range(LOOKED):
            _next_frame(app)
        settle()
        began = time.perf_counter()
        book = app.make("lessons", title=title)
        app.scenes.push(book)
        opened = _until_drawn(app, began)
        pointed += [_next_frame(app) for _ in range(READ)]
        for lesson in kept.course_of(title).lessons:
            x, y, _, _ = book.find(f"lesson-{lesson.id}").rect
            app.dispatch(PointerMove(x + 9, y + 9, False))
            pointed += [_next_frame(app) for _ in range(POINTED)]
            began = time.perf_counter()
            book.open(lesson)
            pressed.append(_until_drawn(app, began))
            app.scenes.pop()
            _until_drawn(app, began)
    return opened, pointed, pressed


def _app(folder: Path, **settings: Any) -> App:
    known = Settings(animation="off", **settings)
    app = App(known, Texts("ja"), (1920, 1080), settings_path=folder / "s.json")
    store = Store(folder / "sessions", catalogue)
    app.services.keep(store)
    return app


def _choices(scene: Any, session: Session) -> Iterator[int]:
    """The first moments at which the person has a choice; between them everybody plays with sense."""
    rng = random.Random(7)
    bot = bot_of(usual(session.title), session.title)
    found = 0
    while session.pending is not None and found < ASKED:
        if 0 in session.pending.seats and scene.model.playing and not scene.coach.is_silent:
            found += 1
            yield found
            if session.pending is None:
                return
        seat = session.pending.seats[0]
        scene.play(bot.choose(session.view(seat), session.legal(seat), Clock(), rng))


def _glance(app: App) -> None:
    ticker, end = pygame.time.Clock(), time.perf_counter() + GLANCE
    while time.perf_counter() < end:
        _frame(app)
        ticker.tick(60)


def _until_told(app: App, scene: Any, began: float) -> Iterator[float]:
    """The seconds of each frame until the deeds are shown; the last is the one that shows them."""
    ticker = pygame.time.Clock()
    while scene.coach.advice is None:
        if time.perf_counter() - began > PATIENCE:
            raise TimeoutError(f"{scene.title.id}: the coach has nothing to say")
        yield _frame(app)
        ticker.tick(60)
    if not scene.coach.stands:
        yield _frame(app)


def _frame(app: App) -> float:
    app.invalidate()
    return _next_frame(app)


def _next_frame(app: App) -> float:
    """The seconds of a frame in which nobody does anything."""
    began = time.perf_counter()
    app.beat()
    return time.perf_counter() - began


def _opened(app: App, name: str, /, **known: Any) -> float:
    """The seconds until a scene is drawn."""
    began = time.perf_counter()
    app.scenes.push(app.make(name, **known))
    found = _until_drawn(app, began)
    app.scenes.pop()
    return found


def _until_drawn(app: App, began: float) -> float:
    """The seconds until there is a picture; of a table until it is whole."""
    while not app.frame() or (isinstance(app.scenes.top, TableScene) and app.scenes.top.lacks):
        pass  # After much work it waits for the next frame.
    return time.perf_counter() - began


def _part(times: list[float], share: float) -> float:
    """So much of the times is no longer than this."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] if times else 0.0


__all__ = ["coach", "lessons"]
