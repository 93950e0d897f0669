"""States made by hand, digest and all: refused with a sentence, or shown and played without a fault; never a hang. What is
odd and is played all the same harms its owner alone: a deed may be refused, no rule may fail."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from game.archive import Loaded
from game.archive.listing import LOST, WHOLE
from game.engine import Ply, Session
from game.engine.record import Record, StartLine, Unreadable, read_record, write_record
from game.text.catalog import LANGUAGES, Texts
from game.ui.scenes.resuming import resume
from tests.ui.conftest import Desk, desks, read_once

from .counts import Progress, counts, progress, report
from .damage import ODD
from .games import some_game

__all__ = ["desks", "progress", "read_once"]
PLAYED_ON = 12


def words(value: Any, found: list[str]) -> None:
    """Add every text in a value to a list."""
    if isinstance(value, str):
        found.append(value)
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            words(part, found)


def forged(rng: random.Random, state: dict[str, Any]) -> dict[str, Any]:
    """The state with one to three things in it changed, most of them only a little."""
    state = json.loads(json.dumps(state))
    texts: list[str] = []
    words(state, texts)
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
            holder[key] = rng.choice((value[::-1], "", "x", rng.choice(texts), rng.choice(texts)))
        elif isinstance(value, list) and value and how < 0.6:
            rng.shuffle(value) if rng.random() < 0.5 else value.append(rng.choice(value))
        elif isinstance(holder, list) and how < 0.8:
            del holder[key]
        else:
            holder[key] = rng.choice(ODD)
    return state


def begun(session: Session, state: dict[str, Any]) -> Record:
    """A record that begins with the state, with the digest that it would have."""
    record = session.to_record()
    record.log, record.snapshot = [], None
    try:
        total = str(session.rules.state_class.restore(state).digest())
    except Exception:
        total = "0" * 16
    record.start = StartLine([], total, state, record.counters)
    return record


@counts(150, 10_000)
def test_forged_states(
    desks: Callable[..., Desk], count: int, capfd: pytest.CaptureFixture[str], progress: Progress
) -> None:
    desk = desks()
    shelf = desk.shelf()
    texts = [Texts(language) for language in LANGUAGES]
    heard: Counter[str] = Counter()
    rng = random.Random(count)
    sessions = [some_game(random.Random(n), n, rng.randrange(160)) for n in range(40)]
    slowest = 0.0
    desk.store.folder.mkdir(parents=True, exist_ok=True)
    path = desk.store.path("forged")
    for number in range(count):
        session = rng.choice(sessions)
        state = forged(rng, session.at(len(session.plies)).dump())
        try:
            data = write_record(begun(session, state))
            read_record(data)
        except (Unreadable, OverflowError):
            heard["save_bounds"] += 1
            continue
        path.write_bytes(data)
        began = time.perf_counter()
        found = desk.store.look(path)
        slowest = max(slowest, time.perf_counter() - began)
        heard[f"taken {session.title.id}" if isinstance(found, Loaded) else found.code] += 1
        if not isinstance(found, Loaded):
            for speaker in texts:
                speaker.say(found.code.replace("_", "-"), {"file": path.name, **found.params})
                assert speaker.missing == set(), found
            continue
        for _ in range(PLAYED_ON):
            pending = found.session.pending
            if pending is None:
                break
            ply = found.session.propose(rng.choice(found.session.legal(rng.choice(pending.seats))))
            if not isinstance(ply, Ply):
                heard["refused at the table"] += 1
                break
        if number % 5 == 0:
            _look(desk, shelf, number, state)
        for part in (".json", ".journal", ".bak"):
            path.with_suffix(part).unlink(missing_ok=True)
        progress(states=number + 1, taken=sum(n for code, n in heard.items() if code.startswith("taken")))
    assert slowest < 2
    report(capfd, "forged states", states=count, slowest=f"{slowest:.2f} s", **dict(heard.most_common()))


def _look(desk: Desk, shelf: Any, number: int, state: dict[str, Any]) -> None:
    """On the shelf, and at its table for some frames."""
    shelf.layout()
    shelf.toasts = []
    (entry,) = shelf.listing.entries()
    assert entry.state in (WHOLE, LOST), entry
    desk.app.draw()
    resume(desk.app, entry)
    if desk.app.scenes.top is shelf:
        odd = desk.app.texts("save-odd", file="forged.json")
        assert [toast.text for toast in shelf.toasts] == [odd], (number, state)
        return
    for _ in range(6):
        desk.pilot.tick()
    desk.app.draw()
    desk.app.scenes.uncover(shelf)
