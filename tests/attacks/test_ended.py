"""A process that is ended at any instant: what it had shown is on the disk, and at most what it was just about to do."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from game.archive import Loaded, Store
from game.archive.store import LEFT_BEHIND
from game.engine import Session
from game.settings import load
from game.titles import catalogue

from .counts import Progress, counts, progress, report
from .plays_on import GONE, SECRET, SHOWN, TOLD, TRY

__all__ = ["progress"]
ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="only where a process can be ended like that")


class Nursery:
    """Bears processes that have everything loaded."""

    def __init__(self) -> None:
        env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        command = [sys.executable, "-m", "tests.attacks.plays_on"]
        self._server = subprocess.Popen(
            command, cwd=ROOT, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ended_after(self, what: str, folder: Path, seed: int, lines: int, seconds: float) -> list[list[str]]:
        """Let a process play until so long after it has told so many lines; every whole line that it told."""
        assert self._server.stdin is not None
        folder.mkdir(parents=True)
        told = folder / TOLD
        print(what, folder, seed, file=self._server.stdin, flush=True)
        child = int(self._server.stdout.readline())
        end = time.monotonic() + 60
        while time.monotonic() < end and not (folder / "crashed.txt").exists():
            if told.exists() and told.read_bytes().count(b"\n") >= lines:
                break
            time.sleep(0.002)
        time.sleep(seconds)
        with suppress(ProcessLookupError):  # It has ended by itself: why stands in its report.
            os.kill(child, signal.SIGKILL)
        status = int(self._server.stdout.readline())
        crash = folder / "crashed.txt"
        assert os.WIFSIGNALED(status), crash.read_text() if crash.exists() else status
        return [line.split(SECRET) for line in told.read_text().splitlines()]

    def close(self) -> None:
        """No more of them."""
        self._server.stdin.close()
        self._server.stdout.close()
        self._server.wait(10)


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    """One for all kills."""
    made = Nursery()
    yield made
    made.close()


def reachable(session: Session, length: int, total: str, tried: str) -> bool:
    """True if the session stands where it was shown, or where the deed begun after that may have led. Taking a sealed
    answer back is a ply."""
    found = len(session.plies)
    if found >= length and length and session.plies[length - 1].sum != total:
        return False
    if found > length:
        return {"play": 1, "undo": 1, "redo": 40, "bots": 40}.get(tried, 0) >= found - length
    return found == length or tried == "undo"


def prove(folder: Path, lines: list[list[str]]) -> int:
    """Open everything that the ended process has left as the next start would; how many changes it had shown."""
    store = Store(folder / "sessions", catalogue)
    store.tidy()
    shown: dict[str, list[str]] = {}
    tried: dict[str, str] = {}
    volumes = {50}
    for what, who, *more in lines:
        if who == "settings":
            volumes = {int(more[0])} if what == SHOWN else {*volumes, int(more[0])}
        elif what == SHOWN:
            shown[who] = more
            tried.pop(who, None)
        elif what == TRY:
            tried[who] = more[0]
        elif what == GONE:
            shown.pop(who, None)
            tried.pop(who, None)
    for session_id, (length, total, flags) in shown.items():
        deed = tried.get(session_id, "")
        document = store.path(session_id)
        if deed == "delete" and not document.exists():
            assert not document.with_suffix(".journal").exists()
            continue
        found = store.look(document)
        assert isinstance(found, Loaded), (found, deed)
        assert reachable(found.session, int(length), total, deed), (session_id, length, deed, len(found.session.plies))
        assert set(filter(None, flags.split(","))) <= found.session.flags
    for session_id in store.ids():
        if session_id not in shown:
            assert isinstance(store.look(store.path(session_id)), Loaded), session_id
    settings, problem = load(folder / "settings.json")
    assert problem is None
    assert settings.volume_all in volumes
    later = time.time() + 2 * LEFT_BEHIND
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(time, "time", lambda: later)
        store.tidy()
    kinds = {path.suffix for path in store.folder.glob("*") if path.is_file()}
    assert kinds <= {".json", ".journal", ".bak", ".lock", ""}, kinds
    return sum(line[0] == SHOWN for line in lines)


@pytest.mark.parametrize("what", ["writer", "window"])
@counts(2, 1000)
def test_an_ended_process_has_kept_what_it_showed(
    nursery: Nursery, what: str, count: int, tmp_path: Path, capfd: pytest.CaptureFixture[str], progress: Progress
) -> None:
    shown = 0
    for number in range(count):
        folder = tmp_path / f"{what}{number}"
        rng = random.Random(number)
        lines = nursery.ended_after(what, folder, number, 1 + int(120 * rng.random() ** 2), rng.random() * 0.06)
        shown += prove(folder, lines)
        shutil.rmtree(folder)
        progress(kills=number + 1, changes_shown=shown)
    report(capfd, f"ended processes ({what})", kills=count, changes_shown=shown)


@pytest.mark.long
@counts(1, 40)
def test_the_whole_app_ended_leaves_its_games_and_no_process(
    count: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """From its first instant on, while it starts, and while two bots play at its table."""
    plies = 0
    for number in range(count):
        rng, folder = random.Random(number), tmp_path / str(number)
        folder.mkdir()
        (folder / "settings.json").write_text('{"animation":"off","muted":true}')
        env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "TAKU_DATA_DIR": str(folder)}
        title = rng.choice(list(catalogue.values()))
        seats = ",".join(["bot:random"] * max(2, title.fewest))
        command = [sys.executable, "-m", "game", "play", title.id, "--seats", seats, "--seed", str(number)]
        app = subprocess.Popen(command, cwd=ROOT, env=env, start_new_session=True, stdout=subprocess.DEVNULL)
        time.sleep(rng.random() * (7 if number % 4 else 2))
        assert app.poll() is None, "it ended by itself"
        app.kill()
        app.wait()
        end = time.monotonic() + 10
        while _group_lives(app.pid) and time.monotonic() < end:
            time.sleep(0.02)
        assert not _group_lives(app.pid), "a process is left behind"
        store = Store(folder / "sessions", catalogue)
        for session_id in store.ids():
            found = store.look(store.path(session_id))
            assert isinstance(found, Loaded), found
            plies += len(found.session.plies)
        shutil.rmtree(folder)
    report(capfd, "ended apps", kills=count, plies=plies)


def _group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
