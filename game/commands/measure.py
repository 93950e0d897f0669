"""The measurements of ``taku bench``: ratios and times of one run on this machine."""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from game.engine import Chance, RuleController, Seat, Session, Title
from game.titles import catalogue


def measure(progress: Callable[..., Any], chosen: Sequence[Title] = ()) -> dict[str, Any]:
    """Every figure by its name, with its unit in the name: the rules of these titles (or of all), the journal and the
    screen with the first of them."""
    titles = list(chosen or catalogue.values())
    found: dict[str, Any] = {}
    steps: list[Callable[[], dict[str, Any]]] = [partial(of_title, title) for title in titles]
    steps += [partial(_journal, titles[0]), _starts]
    steps += [partial(_drawn, name, titles[0].id) for name in ("frames", "opening", "idle", "hour", "large")]
    taught = [title for title in titles if title.on_table and title.has("bot")]
    steps += [partial(_drawn, name, title.id, "bench_teaching") for title in taught for name in ("coach", "lessons")]
    for step in progress(steps, len(steps)):
        found.update(step())
    return found


def of_title(title: Title) -> dict[str, Any]:
    """Random play with the full legal list, clone, size, cost of events."""
    found: dict[str, Any] = {}
    for seats in range(title.fewest, title.most + 1):
        with_events = _rate(title, seats, True)
        found[f"{title.id}.{seats}.decisions_per_cpu_s"] = round(with_events)
    for name, read in (("events_cost_percent", False), ("events_read_percent", True)):
        found[f"{title.id}.{name}"] = round(_cost_of_events(title, read) * 100, 1)
    state = _middle(title)
    began = time.process_time()
    for _ in range(20_000):
        state.clone()
    found[f"{title.id}.clone_us"] = round((time.process_time() - began) / 20_000 * 1e6, 2)
    found[f"{title.id}.state_bytes"] = len(json.dumps(state.dump()).encode())
    return found


def _cost_of_events(title: Title, read: bool, seconds: float = 3.0) -> float:
    """By what share games take longer with events, which are read or not. Each game is played with and without in turn: what
    else runs counts for both."""
    rules, seed = title.controller(), 0
    times = {False: 0.0, True: 0.0}
    while sum(times.values()) < seconds:
        seed += 1
        for with_events in (seed % 2 == 0, seed % 2 == 1):
            began = time.process_time()
            _play(rules, title.fewest, seed, random.Random(seed), with_events, read)
            times[with_events] += time.process_time() - began
    return times[True] / times[False] - 1


def _rate(title: Title, seats: int, with_events: bool, seconds: float = 0.4) -> float:
    rules = title.controller()
    rng = random.Random(5)
    done = 0
    seed = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        seed += 1
        done += _play(rules, seats, seed, rng, with_events)
    return done / (time.process_time() - began)


def _play(
    rules: RuleController[Any], seats: int, seed: int, rng: random.Random, with_events: bool, read: bool = False
) -> int:
    """Play a game at random. Returns its decisions."""
    done = 0
    chance = Chance(seed)
    state = rules.setup(seats, {}, chance)
    while (pending := rules.pending(state)) is not None:
        out = rules.apply(state, rng.choice(rules.legal(state, pending.seats[0])), chance, with_events)
        done += 1
        if with_events and read:
            _ = out.events
    return done


def _middle(title: Title) -> Any:
    session = Session(title, [Seat()] * title.fewest, {}, 3)
    rng = random.Random(3)
    for _ in range(60):
        if session.pending is None:
            break
        session.propose(rng.choice(session.legal(session.pending.seats[0])))
    return session.at(len(session.plies))


def _journal(title: Title) -> dict[str, Any]:
    from game.archive import Store

    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder), catalogue)
        times: list[float] = []
        journal = None
        for seed in range(6):
            session = Session(title, [Seat()] * title.fewest, {}, seed)
            journal = store.create(session)
            rng = random.Random(seed)
            while session.pending is not None:
                action = rng.choice(session.legal(session.pending.seats[0]))
                began = time.perf_counter()
                session.propose(action)
                times.append(time.perf_counter() - began)
            journal.close()
        assert journal is not None
        began = time.perf_counter()
        store.look(journal.document)
        opened = (time.perf_counter() - began) / max(1, len(journal.session.plies)) * 300
    times.sort()
    return {
        "journal.propose_ms_p50": round(times[len(times) // 2] * 1e3, 2),
        "journal.propose_ms_p99": round(times[int(len(times) * 0.99)] * 1e3, 2),
        "open.300_plies_ms": round(opened * 1e3, 1),
    }


def _starts() -> dict[str, Any]:
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    rules = "from game.titles import catalogue; next(iter(catalogue.values())).controller()"
    menu = "from game.ui.start import first_frame; first_frame()"
    found = {}
    with tempfile.TemporaryDirectory() as compiled:
        own = {**env, "PYTHONPYCACHEPREFIX": compiled}
        own.pop("PYTHONDONTWRITEBYTECODE", None)
        for name, code in (("rules", rules), ("menu", menu)):
            first, *times = [_seconds(code, own) for _ in range(4)]
            found[f"start.{name}_s"] = round(statistics.median(times), 2)
            found[f"start.{name}_without_bytecode_s"] = round(first, 2)
    return found


def _seconds(code: str, env: dict[str, str]) -> float:
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        own = {**env, "TAKU_DATA_DIR": folder}
        subprocess.run([sys.executable, "-c", code], check=True, env=own, stdout=subprocess.DEVNULL)
        return time.perf_counter() - began


def _drawn(name: str, title: str, module: str = "bench") -> dict[str, Any]:
    """What a process of its own measures, which has drawn nothing else before."""
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    ready = f"import json; from game.ui import {module}; from game.titles import catalogue"
    code = f"{ready}; print(json.dumps({module}.{name}(catalogue[{title!r}])))"
    done = subprocess.run([sys.executable, "-c", code], check=True, env=env, capture_output=True, text=True)
    figures: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return figures
