"""States made by hand, digest and all: refused with a sentence, or shown and played without a fault; never a hang."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from game.archive import Loaded
from game.archive.listing import WHOLE
from game.engine.record import StartLine, Unreadable, read_record, write_record
from game.titles import catalogue
from game.ui.scenes.shelf import resume
from tests.ui.conftest import Desk, desks, read_once

from .counts import counts, report
from .damage import ODD
from .test_files import played

__all__ = ["desks", "read_once"]


def forged(rng: random.Random, state: dict[str, Any]) -> dict[str, Any]:
    """The state with one to three things in it changed, most of them only a little."""
    state = json.loads(json.dumps(state))
    for _ in range(rng.choice((1, 1, 2, 3))):
        holder: Any = state
        key: Any = rng.choice(list(state))
        while isinstance(holder[key], dict | list) and holder[key] and rng.random() < 0.8:
            holder = holder[key]
            key = rng.choice(list(holder)) if isinstance(holder, dict) else rng.randrange(len(holder))
        value = holder[key]
        how = rng.random()
        if isinstance(value, int) and how < 0.6:
            holder[key] = value + rng.choice((-2, -1, 1, 2, 7, 64, 10**6))
        elif isinstance(value, str) and how < 0.5:
            holder[key] = rng.choice((value[::-1], "", "x", *state["phase"], *map(str, state["color"])))
        elif isinstance(value, list) and value and how < 0.6:
            rng.shuffle(value) if rng.random() < 0.5 else value.append(rng.choice(value))
        elif isinstance(holder, list) and how < 0.8:
            del holder[key]
        else:
            holder[key] = rng.choice(ODD)
    return state


@counts(60, 4000)
def test_forged_states(desks: Callable[..., Desk], count: int, capfd: pytest.CaptureFixture[str]) -> None:
    desk = desks()
    shelf = desk.shelf()
    heard: Counter[str] = Counter()
    rng = random.Random(count)
    sessions = [played(seed, 25 * seed, "cultus", 1 + seed % 4) for seed in range(1, 9)]
    state_class = catalogue["cultus"].controller().state_class
    slowest = 0.0
    desk.store.folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        session = rng.choice(sessions)
        state = forged(rng, session.at(len(session.plies)).dump())
        record = session.to_record()
        record.log, record.snapshot = [], None
        try:
            total = str(state_class.restore(state).digest())
        except Exception:
            total = "0" * 16
        record.start = StartLine([], total, state, record.counters)
        path = desk.store.path("forged")
        try:
            data = write_record(record)
            read_record(data)
        except (Unreadable, OverflowError):
            heard["save_bounds"] += 1
            continue
        path.write_bytes(data)
        began = time.perf_counter()
        found = desk.store.look(path)
        slowest = max(slowest, time.perf_counter() - began)
        heard["taken" if isinstance(found, Loaded) else found.code] += 1
        if isinstance(found, Loaded):
            desk.app.capture()
            shelf.enter()
            shelf.toasts = []
            (entry,) = shelf.listing.entries()
            assert entry.state == WHOLE, entry
            resume(desk.app, entry)
            assert desk.app.scenes.top is not shelf, (number, state, [t.text for t in shelf.toasts])
            for _ in range(6):
                desk.pilot.tick()
            desk.app.capture()
            desk.app.scenes.uncover(shelf)
            for part in (".json", ".journal", ".bak"):
                path.with_suffix(part).unlink(missing_ok=True)
    assert slowest < 2
    report(capfd, "forged states", states=count, slowest=f"{slowest:.2f} s", **dict(heard.most_common()))
