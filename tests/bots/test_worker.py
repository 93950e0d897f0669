"""The bot's process: answers, stale questions, crashes, lateness, faults, the end."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from game.bots import Clock, seat
from game.bots.worker import CRASHED, FAULT, LATE, Answer, Failed, Thinker
from game.engine import Chance, Seat, Session
from game.titles import catalogue

from .pebbles import TITLE

RULES = TITLE.controller()
GONE = """
import os, signal
from game.bots.worker import Thinker
from tests.bots.test_worker import ask

if __name__ == "__main__":
    ask(Thinker("tests.bots.shelf"))
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def thinker():
    with Thinker("tests.bots.shelf", patience=8) as thinker:
        yield thinker


def ask(thinker, ply=1, mood="calm", level="greedy", milliseconds=200, seed=1):
    state = RULES.setup(2, {"mood": mood}, Chance(seed))
    thinker.ask(ply, "pebbles", RULES.view(state, 0), RULES.legal(state, 0), level, seed, milliseconds)
    return state


def wait(thinker, seconds=20):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        told = thinker.poll()
        if told is not None:
            return told
        time.sleep(0.005)
    raise AssertionError("no answer")


def test_it_answers_with_an_action_and_its_thought(thinker):
    state = ask(thinker, ply=7)
    answer = wait(thinker)
    assert isinstance(answer, Answer)
    assert answer.ply == 7
    assert RULES.check(state, answer.action) is None
    assert answer.thought.action == answer.action
    assert {action for action, _ in answer.thought.candidates} == set(RULES.legal(state, 0))
    assert answer.thought.reason[0].startswith("pebbles-reason-")
    assert thinker.poll() is None


def test_polling_and_asking_never_wait(thinker):
    begun = time.monotonic()
    assert thinker.poll() is None
    for ply in range(300):
        ask(thinker, ply)
        thinker.poll()
    assert time.monotonic() - begun < 5
    assert wait(thinker).ply == 299


def test_only_the_newest_question_is_answered(thinker):
    ask(thinker, ply=1)
    time.sleep(0.5)
    ask(thinker, ply=2)
    ask(thinker, ply=3, seed=2)
    assert wait(thinker).ply == 3
    time.sleep(0.2)
    assert thinker.poll() is None


def test_a_crash_is_reported_and_the_next_question_is_answered(thinker):
    ask(thinker, ply=1, mood="crash")
    assert wait(thinker) == Failed(1, CRASHED)
    ask(thinker, ply=2)
    assert wait(thinker).ply == 2


def test_a_process_killed_from_outside_is_reported(thinker):
    ask(thinker)
    wait(thinker)
    os.kill(thinker._process.pid, 9)
    thinker._process.join(5)
    ask(thinker, ply=2)
    assert wait(thinker) == Failed(2, CRASHED)
    ask(thinker, ply=3)
    assert wait(thinker).ply == 3


def test_a_late_process_is_given_up(thinker):
    ask(thinker)
    wait(thinker)
    thinker._patience = 0.2
    ask(thinker, ply=2, mood="sleep", milliseconds=100)
    assert wait(thinker) == Failed(2, LATE)
    thinker._patience = 8
    ask(thinker, ply=3)
    assert wait(thinker).ply == 3


def test_whoever_leaves_does_not_wait_for_a_thought(monkeypatch):
    thinker = Thinker("tests.bots.shelf")
    ask(thinker, mood="sleep", milliseconds=20_000)
    process, waited = thinker._process, []
    join = process.join
    monkeypatch.setattr(process, "join", lambda timeout=None: waited.append(timeout) or join(timeout))
    monkeypatch.setattr(process, "close", lambda: None)
    thinker.close()
    assert process.exitcode is not None
    assert waited == [1], "it is ended, not waited for"


def test_a_fault_is_told_and_the_process_goes_on_without_a_screen(thinker):
    ask(thinker, ply=1, mood="fault")
    failed = wait(thinker)
    assert failed == Failed(1, FAULT, "ArithmeticError: two and two, []")
    ask(thinker, ply=2, level="grandmaster")
    assert wait(thinker).why == FAULT
    ask(thinker, ply=3)
    assert wait(thinker).ply == 3


def test_the_process_decides_as_the_bot_does_here(thinker):
    state = ask(thinker, seed=5)
    here = seat("greedy", TITLE).think(RULES.view(state, 0), RULES.legal(state, 0), Clock(), Random(5))
    assert wait(thinker).thought == here


@pytest.mark.sample(1)
@pytest.mark.parametrize("level", ["random", "greedy", "planner"])
def test_it_knows_the_games_of_the_shelf(level):
    title = catalogue["cultus"]
    session = Session(title, [Seat(), Seat()], {}, 4)
    rng = Random(4)
    with Thinker() as thinker:
        for _ in range(60):
            at = session.pending.seats[0]
            view, legal = session.view(at), session.legal(at)
            if len(session.plies) % 20 == 0:
                here = seat(level, title).think(view, legal, Clock(), Random(9))
                thinker.ask(len(session.plies), "cultus", view, legal, level, 9, 20_000)
                assert wait(thinker) == Answer(len(session.plies), here.action, here)
            session.propose(legal[int(rng.random() * len(legal))])


@pytest.mark.parametrize("mood", ["calm", "sleep"])
def test_nothing_lingers_after_the_end(mood):
    thinker = Thinker("tests.bots.shelf")
    process = thinker._process
    pid = process.pid
    ask(thinker, mood=mood)
    time.sleep(0.3)
    thinker.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


@pytest.mark.skipif(sys.platform == "win32", reason="kills as Unix does")
def test_the_process_ends_quietly_once_nobody_asks(tmp_path):
    """Its table is killed while it thinks: nothing is written to the terminal, and nothing is left running."""
    root, program = Path(__file__).parents[2], tmp_path / "gone.py"
    program.write_text(GONE)
    there = {**os.environ, "PYTHONPATH": str(root)}
    # Its errors end only when the process that inherited them has ended too.
    done = subprocess.run([sys.executable, program], env=there, cwd=root, capture_output=True, timeout=60, check=False)
    assert done.returncode == -signal.SIGKILL
    assert (done.stdout, done.stderr) == (b"", b"")
