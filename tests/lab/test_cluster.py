"""Many machines: real processes of Dask's own, one of which dies in the middle."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.lab.study import Study, StudySide, whole, written

from ..commands.conftest import ROOT, Taku, taku

__all__ = ["taku"]
pytest.importorskip("distributed")
pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]
STUDY = whole(
    Study(
        "undecim",
        (StudySide("draft", ("random",)), StudySide("engine", ("random",), {"preset": "annex_engine"})),
        players=4,
        games=240,
    )
)
Started = Callable[..., "subprocess.Popen[bytes]"]


@pytest.fixture
def started() -> Iterator[Started]:
    """Start a Python module as a process of its own; all of them end with the test."""
    running: list[subprocess.Popen[bytes]] = []

    def start(*words: str, path: Path = ROOT) -> subprocess.Popen[bytes]:
        there = {**os.environ, "PYTHONPATH": str(path)}
        one = subprocess.Popen([sys.executable, "-m", *words], env=there, stderr=subprocess.DEVNULL)
        running.append(one)
        return one

    yield start
    for one in running:
        one.kill()
        one.wait()


def scheduler(started: Started) -> str:
    """The address of a new scheduler."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    started("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard")
    for _ in range(200):
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return f"tcp://127.0.0.1:{port}"
        time.sleep(0.1)
    raise AssertionError("no scheduler came up")


def worker(started: Started, address: str, path: Path = ROOT) -> subprocess.Popen[bytes]:
    return started(
        "distributed.cli.dask_worker",
        address,
        "--nworkers",
        "1",
        "--nthreads",
        "1",
        "--no-nanny",
        "--no-dashboard",
        path=path,
    )


def same(one: Path, two: Path) -> None:
    for name in ("report.html", "report.json", "games.jsonl"):
        assert (one / name).read_bytes() == (two / name).read_bytes(), name


def test_a_worker_that_is_killed_changes_nothing(taku: Taku, tmp_path: Path, started: Started) -> None:
    (tmp_path / "study.toml").write_text(written(STUDY), "utf-8")
    assert taku("lab", "study.toml", "--workers", 1, "--out", "alone").code == 0
    address = scheduler(started)
    first, _ = worker(started, address), worker(started, address)
    killed = threading.Event()

    def kill() -> None:
        while len(list((tmp_path / "many" / "chunks").glob("*.jsonl"))) < 6:
            time.sleep(0.01)
        first.send_signal(signal.SIGKILL)
        killed.set()

    threading.Thread(target=kill, daemon=True).start()
    assert taku("lab", "study.toml", "--cluster", address, "--out", "many").code == 0
    assert killed.is_set()
    assert first.wait() == -signal.SIGKILL
    same(tmp_path / "alone", tmp_path / "many")


def test_a_cluster_started_here_plays_the_same(taku: Taku, tmp_path: Path) -> None:
    (tmp_path / "study.toml").write_text(written(STUDY), "utf-8")
    assert taku("lab", "study.toml", "--games", 40, "--workers", 1, "--out", "alone").code == 0
    assert taku("lab", "study.toml", "--games", 40, "--cluster", 2, "--out", "here").code == 0
    same(tmp_path / "alone", tmp_path / "here")


def test_a_worker_with_other_rules_is_refused_in_one_sentence(taku: Taku, tmp_path: Path, started: Started) -> None:
    import shutil

    shutil.copytree(ROOT / "game", tmp_path / "other" / "game", ignore=shutil.ignore_patterns("__pycache__"))
    changed = tmp_path / "other" / "game" / "titles" / "undecim" / "data.toml"
    changed.write_text(changed.read_text("utf-8") + "\n# another draft\n", "utf-8")
    address = scheduler(started)
    worker(started, address, tmp_path / "other")
    done = taku("lab", "undecim", "--games", 4, "--cluster", address, "--out", "x")
    assert done.code == 2
    assert "version" in done.err
    assert done.err.count("taku:") == 1


def test_nobody_there_is_told_in_one_sentence(taku: Taku, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.lab.cluster.PATIENCE", 1)
    done = taku("lab", "undecim", "--games", 4, "--cluster", "tcp://127.0.0.1:9", "--out", "x")
    assert done.code == 2
    assert "127.0.0.1:9" in done.err
