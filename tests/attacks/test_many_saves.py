"""Thousands of saves: the shelf comes at once, the archive reads and searches in slices, whatever one does meanwhile."""

from __future__ import annotations

import json
import time
from itertools import pairwise
from pathlib import Path

import pytest

from game.archive import shipped
from game.archive.listing import UNREAD
from game.ui.scenes.archive import scene as archives
from tests.ui.conftest import Desk

from .counts import counts, report

SHELF = 0.6
"""Seconds of CPU that the saves may cost the shelf beyond one without any."""
FRAME = 0.05
"""Seconds of CPU of a frame."""
LATE = 0.02
"""The share of frames that other work on the machine may make longer."""
RECORDS = [path for path in shipped() if path.parent.name in ("cultus", "undecim")]


def fill(folder: Path, count: int) -> None:
    """So many games, most of them short."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = {}
    for number in range(count):
        path, plies = RECORDS[number % len(RECORDS)], 20 if number % 3 else 60
        if (path, plies) not in kept:
            record = json.loads(path.read_bytes())
            kept[path, plies] = json.dumps({**record, "log": record["log"][:plies], "snapshot": None})
        (folder / f"{path.parent.name}-{number:05d}.json").write_text(kept[path, plies], "utf-8")


def shelf_seconds(desk: Desk) -> float:
    """What the shelf takes, its drawings already made."""
    desk.app.services.keep(desk.store)
    began = time.process_time()
    desk.shelf()
    desk.app.draw()
    return time.process_time() - began


@counts(300, 5000)
def test_thousands_of_saves(tmp_path: Path, count: int, capfd: pytest.CaptureFixture[str]) -> None:
    bare = Desk(tmp_path / "bare")
    shelf_seconds(bare)
    empty = shelf_seconds(bare)
    bare.close()
    desk = Desk(tmp_path / "full")
    fill(desk.store.folder, count)
    cold = shelf_seconds(desk) - empty
    desk.open("archive")
    archive = desk.app.scenes.top
    desk.app.draw()
    frames: list[float] = []

    def frame() -> None:
        began = time.thread_time()
        desk.pilot.tick()
        frames.append(time.thread_time() - began)
        if desk.app._dirty:
            began = time.thread_time()
            desk.app.draw()
            frames.append(time.thread_time() - began)

    while desk.app.services.listing.unread:
        frame()
        if len(frames) % 7 == 0:
            desk.pilot.wheel(300, 300, -9)
    assert all(entry.state != UNREAD for entry in archive.all), "also the last ones are shown"
    assert len(archive.all) == count
    desk.pilot.press("search")
    for letter in "wilhelm":
        began = time.thread_time()
        desk.pilot.type(letter)
        frames.append(time.thread_time() - began)
        frame()
    while archive._untold:
        frame()
    assert len(archive.shown) > count / 40
    assert all("wilhelm" in str(entry.options.values()) for entry in archive.shown)
    desk.close()
    warm = shelf_seconds(desk) - empty
    known = sum(entry.state != UNREAD for entry in desk.app.services.listing.known())
    assert known <= count - 100, "of the index no more is understood before the shelf is shown"
    desk.close()
    late = sum(seconds > FRAME for seconds in frames)
    report(
        capfd,
        "many saves",
        saves=count,
        shelf=round(cold, 2),
        again=round(warm, 2),
        worst=round(max(frames), 3),
        late=late,
    )
    assert max(cold, warm) < SHELF
    assert late <= max(2, LATE * len(frames)), sorted(frames)[-20:]


def test_of_a_search_each_frame_words_a_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a millisecond whenever it is read: no more sessions are worded in a frame than it has time."""
    desk = Desk(tmp_path)
    fill(desk.store.folder, 60)
    desk.app.services.keep(desk.store)
    desk.app.services.listing.entries(at_once=60)
    desk.open("archive")
    archive = desk.app.scenes.top
    clock = iter(range(10**6))
    monkeypatch.setattr(archives.time, "perf_counter", lambda: next(clock) / 1000)
    desk.pilot.press("search")
    desk.pilot.type("w")
    most = round(archives.READ_SECONDS * 1000) + 1
    worded = [len(archive._told)]
    while archive._untold:
        desk.pilot.tick()
        worded.append(len(archive._told))
    assert worded[0] <= most
    assert max(after - before for before, after in pairwise(worded)) <= most
    assert worded[-1] == 60
    desk.close()
