"""Measures frames without a display: a full table at 1920 x 1080 with a card in the hand."""

from __future__ import annotations

import random
import tempfile
import time
from pathlib import Path
from typing import Any

import pygame

from game.archive import Listing, Store
from game.engine import Seat, Session
from game.settings import Settings
from game.text.catalog import Texts
from game.titles import catalogue
from game.ui.app import App
from game.ui.pilot import FakeClock, Pilot

FRAMES = 240
THINKING_SECONDS = 20.0


def frames() -> dict[str, Any]:
    """Milliseconds of compose and flip while dragging over 250 pieces (p50, p99), of lighting up after a lift, of
    jumping to any moment of a long session, and of a frame while two bots think and move (p99)."""
    with tempfile.TemporaryDirectory() as folder:
        clock = FakeClock()
        app = App(Settings(), Texts("ja"), (1920, 1080), clock=clock, settings_path=Path(folder) / "s.json")
        store = Store(Path(folder) / "sessions", catalogue)
        app.services |= {"store": store, "listing": Listing(store)}
        title = catalogue["cultus"]
        session = Session(title, [Seat()], {"enemy": "enemy_annette", "difficulty": "hard", "color": "blue"}, 7)
        rng = random.Random(1)
        while session.pending is not None and (len(session.plies) < 60 or session.pending.key != "actions"):
            session.propose(rng.choice(session.legal(0)))
        scene: Any = app.make("table", session=session)
        app.scenes.push(scene)
        pilot = Pilot(app, clock)
        pilot.settle(3)
        app.sound.warm_up()
        app.draw()
        found = {"jump_ms": _jumps(app, scene)}
        scene.look_at(None)
        card = next((p for p in scene.model.movable() if p.startswith("c")), "")
        _crowd(scene)
        app.draw()
        x, y, w, h = scene.model.laid[card].rect
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
        "frame.bots_ms_p99": _thinking(),
        "time_travel.jump_ms_p99": found["jump_ms"],
    }


def _thinking() -> float:
    """Let two strong bots play at 60 frames a second."""
    with tempfile.TemporaryDirectory() as folder:
        app = App(Settings(), Texts("ja"), (1920, 1080), settings_path=Path(folder) / "s.json")
        store = Store(Path(folder) / "sessions", catalogue)
        app.services |= {"store": store, "listing": Listing(store)}
        seats = [Seat("", "bot:planner"), Seat("", "bot:planner")]
        session = Session(catalogue["cultus"], seats, {}, 7)
        app.scenes.push(app.make("table", session=session, journal=store.create(session)))
        app.sound.warm_up()
        app.draw()
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
    squares = [s for s in model.layout.slots.values() if s.type == "square"]
    arranged = model.arranged

    def crowded(without: str = "") -> Any:
        laid = arranged(without)
        some = next(piece for piece in laid.values() if piece.spot.face.startswith("monument"))
        for i in range(max(0, 250 - len(laid))):
            x, y, _, _ = squares[i % len(squares)].rect
            rect = (x + (i * 7) % 20, y + (i * 5) % 20, some.rect[2], some.rect[3])
            laid[f"extra/{i}"] = some._replace(piece=f"extra/{i}", rect=rect)
        return laid

    model.arranged = crowded
    model.laid = crowded()


def _jumps(app: App, scene: Any) -> float:
    """Jump around and draw each time."""
    rng = random.Random(2)
    times = []
    for _ in range(40):
        n = rng.randrange(len(scene.session.plies))
        began = time.perf_counter()
        scene.look_at(n)
        app.draw()
        times.append(time.perf_counter() - began)
    return round(sorted(times)[-1] * 1e3, 1)
