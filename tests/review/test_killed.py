"""A review whose process, or whose table, is killed: nothing is lost, and nobody hears of it."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.engine.record import write_record
from game.review.background import Background
from game.review.kept import place_of, read_review, write_review
from game.review.reviewer import ReviewEffort, begin
from tests.review.test_review import QUICK, played, reviewed, waited

SHELF = "tests.bots.shelf"
LONG = ReviewEffort(2, 8, tuple((4, games) for games in range(24, 10**5, 24)))
GONE = """
import os, signal, sys
from pathlib import Path
from time import sleep
from game.review.background import Background
from tests.review.test_killed import LONG, SHELF
from tests.review.test_review import played

if __name__ == "__main__":
    seen = Background(played(4, planted=4), 0, Path(sys.argv[1]), LONG, SHELF)
    while not seen.poll():
        sleep(0.01)
    os.kill(os.getpid(), signal.SIGKILL)
"""
unix = pytest.mark.skipif(sys.platform == "win32", reason="kills as Unix does")


@pytest.fixture
def document(tmp_path):
    """The file of a finished game."""
    place = tmp_path / "pebbles-1.json"
    place.write_bytes(write_record(played(4, planted=4).to_record()))
    return place


@unix
def test_a_killed_process_is_told_and_coming_back_goes_on(document):
    session, before = played(4, planted=4), document.read_bytes()
    first = Background(session, 0, document, LONG, SHELF)
    waited(lambda: first.poll() and len(first.review.looks) == len(first.review.decisions))
    os.kill(first._process.pid, signal.SIGKILL)
    waited(lambda: not first.poll() and first.failed)
    assert document.read_bytes() == before
    kept = read_review(place_of(document, 0), session)
    second = Background(session, 0, document, QUICK, SHELF)
    assert second.review == kept
    waited(lambda: second.done or (second.poll() and second.done))
    assert second.review == reviewed(session)
    assert document.read_bytes() == before


@pytest.mark.sample(2)
@pytest.mark.parametrize("damage", ["half", "garbage", "empty", "folder"])
def test_a_damaged_review_is_begun_anew(document, damage):
    session, before, place = played(4, planted=4), document.read_bytes(), place_of(document, 0)
    write_review(place, begin(session, 0))
    data = place.read_bytes()
    if damage == "folder":
        place.unlink()
        place.mkdir()
    else:
        place.write_bytes({"half": data[: len(data) // 2], "garbage": b"\xff" * 300, "empty": b""}[damage])
    found = Background(session, 0, document, QUICK, SHELF)
    assert found.review is None
    waited(lambda: found.done or (found.poll() and found.done))
    assert found.review == reviewed(session)
    assert document.read_bytes() == before
    if damage != "folder":
        assert read_review(place, session) == found.review


@unix
def test_the_process_ends_quietly_once_nobody_asks(document):
    """Its table is killed: it keeps what it knows, writes nothing to the terminal and ends."""
    root, program = Path(__file__).parents[2], document.with_name("gone.py")
    program.write_text(GONE)
    there = {**os.environ, "PYTHONPATH": str(root)}
    # Its errors end only when the process that inherited them has ended too.
    done = subprocess.run(
        [sys.executable, program, document], env=there, cwd=root, capture_output=True, timeout=60, check=False
    )
    assert done.returncode == -signal.SIGKILL
    assert (done.stdout, done.stderr) == (b"", b"")
    assert read_review(place_of(document, 0), played(4, planted=4)) is not None
