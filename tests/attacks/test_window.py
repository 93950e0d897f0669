"""A hand without sense at the window: no event and no order of events breaks anything, and nothing piles up."""

from __future__ import annotations

import gc
import os
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pygame
import pytest

from game.archive import Store
from game.bots import worker
from game.engine import Seat, Session
from game.text import breaking
from game.titles import catalogue
from game.ui import fonts
from game.ui.memory import resident, trim
from tests.table.games import SOLO, walked
from tests.ui.conftest import Desk
from tests.ui.monkey import Monkey, Thinker

from .counts import Progress, counts, progress, report
from .drawn_once import drawn_once

__all__ = ["progress"]
EACH = 400
"""Deeds in one folder of sessions, which then holds enough of them."""
SEEN_EVERY = 8
GAUGED_EVERY = 5
LEAK = (15, 60)
"""Megabytes and thousands of objects by which the last third of a long run may lie over the one before it: what is kept
with a bound (sentences, laid out lines, events that come every turn) is still filling."""


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    """One window for the whole run, whose bots answer at once."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(worker, "Thinker", Thinker)
    with drawn_once(megabytes=500) as kept:
        made = Desk(tmp_path / "desk")
        made.kept = kept
        yield made
        made.close()


def begun(seed: int, plies: int) -> Session:
    """A game of some title and number of seats, people at all of them."""
    rng = random.Random(seed)
    title = rng.choice(list(catalogue.values()))
    seats = rng.randint(title.fewest, title.most)
    options = SOLO if title.id == "cultus" and seats == 1 else {}
    return walked(Session(title, [Seat()] * seats, options, seed), plies)


def furnish(desk: Desk, seed: int) -> list[Path]:
    """A fresh folder with some games in it, and the shelf over it. Returns its files."""
    shutil.rmtree(desk.store.folder, ignore_errors=True)
    desk.store = Store(desk.folder / f"sessions{seed}", catalogue)
    desk.app.services.keep(desk.store)
    for number, plies in enumerate((20, 7, 10**6) if seed % 10 == 1 else (20, 7)):
        desk.store.create(begun(7 * seed + number, plies)).close()
    desk.app.change_settings(language=("ja", "en")[seed % 2], animation="off")
    desk.shelf()
    return list(desk.store.folder.glob("*.json"))


def gauged(desk: Desk) -> tuple[float, int]:
    """Megabytes and thousands of objects, without what is kept on purpose and fills up slowly."""
    desk.app.texts._said.clear()
    fonts.forget()
    for name, kept in vars(breaking).items():
        if name != "line_break_units" and hasattr(kept, "cache_clear"):
            kept.cache_clear()
    gc.collect()
    trim()
    return resident() - desk.kept.bytes / 1e6, len(gc.get_objects()) // 1000


@counts(300, 1_000_000)
def test_random_events(
    desk: Desk, count: int, tmp_path: Path, capfd: pytest.CaptureFixture[str], progress: Progress
) -> None:
    picture = tmp_path / "picture.png"
    pygame.image.save(pygame.Surface((8, 8)), picture)
    events = deeds = frames = 0
    seed = begin = int(os.environ.get("TAKU_ATTACK_SEED", "0"))
    levels: list[tuple[float, int]] = []
    while events < count:
        seed += 1
        files = furnish(desk, seed)
        each = EACH if count > 1000 else 60
        with pytest.MonkeyPatch.context() as patch:
            monkey = Monkey(desk, seed, [picture, tmp_path, *files], patch, SEEN_EVERY if count > 1000 else 3)
            monkey.run(each)
        desk.close()
        events, deeds, frames = events + monkey.events, deeds + each, frames + monkey.frames
        progress(events=events, frames=frames, deeds=deeds, folders=seed - begin, megabytes=levels[-1:])
        if seed % GAUGED_EVERY == 0:
            levels.append(gauged(desk))
    if len(levels) > 20:
        third = len(levels) // 3
        for level, leak in zip(zip(*levels), LEAK):
            assert median(level[-third:]) < median(level[third : 2 * third]) + leak, levels
    most = max((round(m) for m, _ in levels), default=0)
    report(
        capfd, "window events", events=events, frames=frames, deeds=deeds, folders=seed - begin, megabytes_at_most=most
    )
