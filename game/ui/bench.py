"""Measures frames without a display: a full table at 1920 x 1080 with a piece in the hand."""

from __future__ import annotations

import json
import random
import shutil
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pygame

from game.archive import Store, shipped
from game.archive.listing import Listing
from game.bots.levels import levels
from game.engine import Seat, Session, Title
from game.paths import bundled
from game.settings import Settings
from game.table.model import TableModel
from game.text.catalog import Texts
from game.titles import catalogue
from game.ui.app import App
from game.ui.memory import resident, settle
from game.ui.pilot import FakeClock, Pilot
from game.ui.scenes.resuming import resume
from game.ui.table.scene import TableScene

FRAMES = 240
WELL_ON = 60
THINKING_SECONDS = 20.0
LOOKED = 240
"""Frames in which nothing is to be drawn, before a game begins."""
PASSED = 60
"""The same while the seat is passed on behind a curtain."""
IDLE_SECONDS = 30.0


class FrameTimes(NamedTuple):
    """Seconds of the longest frame, and of all of them together, until a picture is whole."""

    longest: float
    whole: float


def frames(title: Title) -> dict[str, Any]:
    """Milliseconds of compose and flip while dragging over 250 pieces (p50, p99), of lighting up after a lift, of the longest
    frame and of all frames until the picture after a jump to any moment of a long session is whole (p99), and of a frame
    while two bots think and move (p99)."""
    with tempfile.TemporaryDirectory() as folder:
        clock = FakeClock()
        app = App(Settings(), Texts("ja"), (1920, 1080), clock=clock, settings_path=Path(folder) / "s.json")
        store = Store(Path(folder) / "sessions", catalogue)
        app.services.keep(store)
        scene = _well_on(app, title)
        pilot = Pilot(app, clock)
        app.draw()
        pilot.wait(3)
        app.sound.warm_up()
        app.draw()
        settle()
        longest, whole = (sorted(column) for column in zip(*_jumps(app, scene)))
        scene.look_at(None)
        piece = scene.model.movable()[0]
        _crowd(scene)
        app.draw()
        x, y, w, h = scene.model.laid[piece].rect
        pilot.down(x + w / 2, y + h / 2)
        began = time.perf_counter()
        pilot.move(x + w / 2 + 20, y - 20, True)
        app.draw()
        pygame.display.flip()
        lift = time.perf_counter() - began
        times = []
        for i in range(FRAMES):
            pilot.move(430 + 1.6 * i, 200 + 1.2 * i, True)
            began = time.perf_counter()
            app.draw()
            pygame.display.flip()
            times.append(time.perf_counter() - began)
        times.sort()
    return {
        "frame.pieces": len(scene.model.laid),
        "frame.drag_ms_p50": round(times[FRAMES // 2] * 1e3, 2),
        "frame.drag_ms_p99": round(times[int(FRAMES * 0.99)] * 1e3, 2),
        "frame.lift_to_lit_ms": round(lift * 1e3, 2),
        "frame.bots_ms_p99": _thinking(title),
        "time_travel.jump_ms_p99": round(longest[int(len(longest) * 0.99)] * 1e3, 1),
        "time_travel.jump_whole_ms_p99": round(whole[int(len(whole) * 0.99)] * 1e3, 1),
    }


def idle(title: Title) -> dict[str, Any]:
    """Percent of one core that a table at 1920 x 1080 takes while nobody does anything, still and with what moves by
    itself, and how many things of it move at once on the average."""
    found: dict[str, Any] = {}
    for name, ambience in (("still", False), ("alive", True)):
        with tempfile.TemporaryDirectory() as folder:
            settings = Settings(ambience=ambience, coach="off")
            app = App(settings, Texts("ja"), (1920, 1080), settings_path=Path(folder) / "settings.json")
            store = Store(Path(folder) / "sessions", catalogue)
            app.services.keep(store)
            scene = _well_on(app, title)
            _uncovered(app, scene)
            _rest(app, IDLE_SECONDS / 3)
            began = time.process_time()
            moving = _rest(app, IDLE_SECONDS)
            found[f"idle.{name}_percent"] = round((time.process_time() - began) / IDLE_SECONDS * 100, 1)
            app.scenes.uncover(None)
    found["idle.alive_moving"] = round(moving, 1)
    return found


def _uncovered(app: App, scene: Any) -> None:
    """The table itself, at rest: a curtain may have fallen meanwhile."""
    app.scenes.uncover(scene)
    scene.seats.curtained = False
    scene.story.skip()
    app.draw()


def _rest(app: App, seconds: float) -> float:
    """Let the window's loop run; how many things moved by themselves on the average."""
    ticker, end, turns, moving = pygame.time.Clock(), time.perf_counter() + seconds, 0, 0
    while time.perf_counter() < end:
        app.turn(ticker)
        alive: Any = app.scenes.top.alive if app.scenes.top is not None else None
        turns, moving = turns + 1, moving + (len(alive.runs) if alive is not None else 0)
    return moving / turns


def hour(first: Title) -> dict[str, Any]:
    """Megabytes after the shelf, and after as much at 1920 x 1080 as an hour has: a game of every title, this
    one first, drawn move by move, the other scenes, another language, another scale, the window made smaller and larger. Of
    both at rest, and the most in between."""
    with tempfile.TemporaryDirectory() as folder:
        app, clock, store = _app(Path(folder), (1920, 1080))
        shelf = app.make("shelf")
        app.scenes.push(shelf)
        _come_to_rest(app, clock)
        found = {"memory.shelf_mb": round(resident())}
        most = 0.0
        for number, played in enumerate([first, *(title for title in catalogue.values() if title is not first)]):
            _play_out(app, clock, store, played, number)
            most = max(most, resident())
            app.scenes.uncover(shelf)
            for name in ("archive", "statistics", "settings", "rules", "lobby"):
                app.scenes.push(app.make(name, **({"title": played} if name in ("rules", "lobby") else {})))
                app.draw()
                app.scenes.pop()
            for language in ("en", "ja"):
                app.change_settings(language=language)
                app.draw()
            for scale in (1.25, 1.0):
                app.change_settings(ui_scale=scale)
                app.draw()
            for size in ((1280, 720), (2560, 1440), (1920, 1080)):
                _resize(app, size)
                app.draw()
            most = max(most, resident())
        _come_to_rest(app, clock)
        found |= {"memory.hour_mb": round(resident()), "memory.hour_most_mb": round(most)}
    return found


def _come_to_rest(app: App, clock: FakeClock) -> None:
    """A picture, and some seconds in which nothing happens."""
    ticker = pygame.time.Clock()
    app.invalidate()
    for _ in range(60):
        clock.now += 0.1
        app.turn(ticker)


def _app(folder: Path, size: tuple[int, int]) -> tuple[App, FakeClock, Store]:
    """An app without a display, with a folder of its own."""
    clock = FakeClock()
    app = App(Settings(animation="off", coach="off"), Texts("ja"), size, clock=clock, settings_path=folder / "s.json")
    store = Store(folder / "sessions", catalogue)
    app.services.keep(store)
    return app, clock, store


def _resize(app: App, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    app._hear(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))


def _well_on(app: App, title: Title) -> Any:
    """A table well on in its game, at which somebody may take a piece up."""
    session = Session(title, [Seat()] * title.fewest, {}, 7)
    rng = random.Random(1)
    while session.pending is not None:
        seat = session.pending.seats[0]
        if len(session.plies) >= WELL_ON and TableModel(session, bundled("art"), seat).movable():
            break
        session.propose(rng.choice(session.legal(seat)))
    scene: Any = app.make("table", session=session)
    app.scenes.push(scene)
    if scene.seats.curtained:
        app.scenes.back_to(scene)
        scene.seats.sit(session.pending.seats[0] if session.pending is not None else 0)
    return scene


def _play_out(app: App, clock: FakeClock, store: Store, title: Title, seed: int) -> list[FrameTimes]:
    """A game at random with as few people as it takes, drawn when it is opened and after every move; how each of these
    pictures came."""
    session = Session(title, [Seat()] * title.fewest, {}, seed)
    scene: Any = app.make("table", session=session, journal=store.create(session))
    app.scenes.push(scene)
    rng = random.Random(seed)
    times = [_drawing(app)]
    _looked_at(app, scene)
    while session.pending is not None:
        if app.scenes.top is not scene:  # The curtain between two people, or what a table says at its end.
            _passed_on(app)
            app.scenes.uncover(scene)
            scene.seats.sit(session.pending.seats[0])
        scene.play(rng.choice(session.legal(session.pending.seats[0])))
        clock.now += 0.5
        app.advance(0.5)
        times.append(_drawing(app))
    app.scenes.uncover(scene)
    return times


def _looked_at(app: App, scene: TableScene) -> None:
    """Whoever plays looks at a table for some seconds before the first move."""
    for _ in range(LOOKED):
        scene.idle()
    app.rasters.packs.wait()


def _passed_on(app: App) -> None:
    """Whoever is asked takes the seat: the curtain hangs for a while."""
    for _ in range(PASSED):
        if app.scenes.top is not None:
            app.scenes.top.idle()


def _drawing(app: App, deed: Callable[[], None] | None = None) -> FrameTimes:
    """Draw in the way of the window's loop until all is there that is to be seen; the first frame begins with a deed."""
    frames: list[float] = []
    began = time.perf_counter()
    if deed is not None:
        deed()
    app.invalidate()
    while app.lacks:
        app.draw(in_parts=True)
        ended = time.perf_counter()
        frames.append(ended - began)
        began = ended
    return FrameTimes(max(frames), sum(frames))


def large(title: Title) -> dict[str, Any]:
    """At 3840 x 2160: milliseconds from a lift to the lit picture, of a table's first picture, of the longest frame and of all
    frames until the picture after a move is whole (p50, p99), and memory."""
    with tempfile.TemporaryDirectory() as folder:
        app, clock, store = _app(Path(folder), (3840, 2160))
        app.scenes.push(app.make("shelf"))
        app.draw()
        first, *times = _play_out(app, clock, store, title, 7)
        longest, whole = (sorted(column) for column in zip(*times))
        scene = _well_on(app, title)
        pilot = Pilot(app, clock)
        pilot.settle(3)
        _uncovered(app, scene)
        lifts = []
        for piece in scene.model.movable()[:4] * 3:
            x, y, w, h = scene.model.laid[piece].rect
            pilot.down(x + w / 2, y + h / 2)
            app.draw()  # There is always a picture between the press and the lift.
            began = time.perf_counter()
            pilot.move(x + w / 2 + 20, y - 20, True)
            app.draw()
            pygame.display.flip()
            lifts.append(time.perf_counter() - began)
            pilot.key("esc")
            pilot.settle(1)
    return {
        "large.lift_to_lit_ms_p50": round(sorted(lifts)[len(lifts) // 2] * 1e3, 1),
        "large.lift_to_lit_ms_most": round(max(lifts) * 1e3, 1),
        "large.first_picture_ms": round(first.whole * 1e3, 1),
        "large.move_ms_p50": round(longest[len(longest) // 2] * 1e3, 1),
        "large.move_ms_p99": round(longest[int(len(longest) * 0.99)] * 1e3, 1),
        "large.move_whole_ms_p50": round(whole[len(whole) // 2] * 1e3, 1),
        "large.move_whole_ms_p99": round(whole[int(len(whole) * 0.99)] * 1e3, 1),
        "large.memory_mb": round(resident()),
    }


def opening(title: Title) -> dict[str, Any]:
    """Of the longest game that comes with the app: its plies, milliseconds from choosing it to the first picture of its
    table with nothing else done between two frames, and those of the longest frame on the way there."""
    path = max(shipped(), key=lambda path: len(json.loads(path.read_bytes())["log"]))
    with tempfile.TemporaryDirectory() as folder:
        app, _, store = _app(Path(folder), (1920, 1080))
        app.scenes.push(app.make("archive"))
        app.draw()
        store.folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, store.path("long"))
        entry = next(entry for entry in Listing(store).entries() if entry.id == "long")
        frames: list[float] = []
        began = time.perf_counter()
        resume(app, entry)
        while not isinstance(app.scenes.top, TableScene) or not frames:
            before = time.perf_counter()
            app.frame()
            frames.append(time.perf_counter() - before)
        found = time.perf_counter() - began
        plies = len(app.scenes.top.session.plies)
    return {
        "open.long_plies": plies,
        "open.long_first_picture_ms": round(found * 1e3, 1),
        "open.long_frame_ms_most": round(max(frames) * 1e3, 1),
    }


def _thinking(title: Title) -> float:
    """Let two strong bots play at 60 frames a second."""
    with tempfile.TemporaryDirectory() as folder:
        app = App(Settings(), Texts("ja"), (1920, 1080), settings_path=Path(folder) / "s.json")
        store = Store(Path(folder) / "sessions", catalogue)
        app.services.keep(store)
        seats = [Seat("", f"bot:{levels(title)[-1]}")] * max(title.fewest, min(2, title.most))
        session = Session(title, seats, {}, 7)
        app.scenes.push(app.make("table", session=session, journal=store.create(session)))
        app.sound.warm_up()
        app.draw()
        settle()
        times = []
        ticker = pygame.time.Clock()
        end = time.perf_counter() + THINKING_SECONDS
        while time.perf_counter() < end:
            began = time.perf_counter()
            app.frame()
            times.append(time.perf_counter() - began)
            ticker.tick(60)
        app.scenes.uncover(None)
    times.sort()
    return round(times[int(len(times) * 0.99)] * 1e3, 1)


def _crowd(scene: Any) -> None:
    """Lay more pieces than any game has, so that 250 are drawn."""
    model = scene.model
    places = list(model.layout.slots.values())
    arranged = model.arranged

    def crowded(without: str = "") -> Any:
        laid = arranged(without)
        some = min(laid.values(), key=lambda piece: piece.rect[2] * piece.rect[3])
        for i in range(max(0, 250 - len(laid))):
            x, y, _, _ = places[i % len(places)].rect
            rect = (x + (i * 7) % 20, y + (i * 5) % 20, some.rect[2], some.rect[3])
            laid[f"extra/{i}"] = some._replace(piece=f"extra/{i}", rect=rect)
        return laid

    model.arranged = crowded
    model.laid = crowded()


def _jumps(app: App, scene: Any) -> list[FrameTimes]:
    """Jump around; how each picture came."""
    rng = random.Random(2)
    moments = [rng.randrange(len(scene.session.plies)) for _ in range(40)]
    return [_drawing(app, partial(scene.look_at, moment)) for moment in moments]
