"""A bot in a process of its own, so that the table never waits for it.

The two sides exchange JSON: a view as the dump of its state and its seat, actions as in a save. The process knows the
rules and the bots; it imports no screen.
"""

from __future__ import annotations

import importlib
import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from time import monotonic
from types import TracebackType
from typing import Any, NamedTuple

import msgspec

from game.bots.bot import Clock, Likely, Thought
from game.bots.levels import seat as bot_of
from game.engine import Action, View, decode, encode

CRASHED = "bot_crashed"
LATE = "bot_late"
FAULT = "bot_fault"
PATIENCE = 15.0
"""Seconds beyond the allowed time after which a process is given up; it covers the start of the process."""

BEHIND = 5
"""By how much the process stands behind the table, where both want the same processor: no frame waits for a thought."""


class Answer(NamedTuple):
    """What the bot would do in the position after ``ply`` plies."""

    ply: int
    action: Action
    thought: Thought


class Failed(NamedTuple):
    """No answer: the process died (``bot_crashed``), took too long (``bot_late``) or told of a fault (``bot_fault``).

    The next question finds a fresh process. ``detail`` is for the crash report.
    """

    ply: int
    why: str
    detail: str = ""


class _Question(NamedTuple):
    number: int
    ply: int
    legal: tuple[Action, ...]
    deadline: float


class Thinker:
    """One process that answers one question at a time; only the newest question counts.

    ``titles`` is the module in whose ``catalogue`` the process looks titles up.
    """

    def __init__(self, titles: str = "game.titles", patience: float = PATIENCE) -> None:
        self._titles = titles
        self._patience = patience
        self._asked = 0
        self._question: _Question | None = None
        self._busy = False
        self._waiting = b""
        self._start()

    def ask(
        self, ply: int, title_id: str, view: View, legal: Sequence[Action], level: str, seed: int, milliseconds: int
    ) -> None:
        """Put a question; an older one that is still open is dropped. Never waits."""
        self._asked += 1
        deadline = monotonic() + milliseconds / 1000 + self._patience
        self._question = _Question(self._asked, ply, tuple(legal), deadline)
        question = {
            "number": self._asked,
            "title": title_id,
            "seat": view.seat,
            "state": view.state.dump(),
            "legal": [encode(action) for action in legal],
            "level": level,
            "seed": seed,
            "milliseconds": milliseconds,
        }
        self._waiting = msgspec.json.encode(question)
        if not self._busy:
            self._send()

    def poll(self) -> Answer | Failed | None:
        """What has come of the newest question, or None while it is being thought about. Never waits."""
        question = self._question
        try:
            while self._line.poll():
                told: dict[str, Any] = msgspec.json.decode(self._line.recv_bytes())
                self._busy = False
                if self._waiting:
                    self._send()
                if question is not None and told["number"] == question.number:
                    self._question = None
                    return _outcome(question, told)
        except (EOFError, OSError, msgspec.DecodeError):
            return self._give_up(CRASHED)
        if question is not None and monotonic() > question.deadline:
            return self._give_up(LATE)
        return None

    def close(self) -> None:
        """End the process, at once if it is thinking. Nothing is left running; a closed thinker is not asked again."""
        self._question = None
        self._line.close()
        if not self._busy:
            self._process.join(0.2)
        end(self._process)

    def __enter__(self) -> Thinker:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _start(self) -> None:
        spawn = get_context("spawn")
        self._line, far = spawn.Pipe()
        self._process = spawn.Process(target=serve, args=(far, self._titles), daemon=True, name="taku-bot")
        self._process.start()
        far.close()

    def _send(self) -> None:
        # One question at a time is under way, so that a busy process never fills the line.
        try:
            self._line.send_bytes(self._waiting)
        except OSError:
            # It has just died: ``poll`` finds the line closed and tells.
            pass
        self._busy, self._waiting = True, b""

    def _give_up(self, why: str) -> Failed | None:
        question = self._question
        self._process.kill()
        self.close()
        self._busy, self._waiting = False, b""
        self._start()
        return Failed(question.ply, why) if question is not None else None


def end(process: BaseProcess) -> None:
    """End a process, whatever it is doing: nothing is left running."""
    for how in (process.terminate, process.kill):
        if process.exitcode is None:
            how()
            process.join(1)
    process.close()


def stand_back(behind: int = BEHIND) -> None:
    """From now on this process stands behind the table, and Ctrl-C is for whoever asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(behind)


def _outcome(question: _Question, told: dict[str, Any]) -> Answer | Failed:
    if "fault" in told:
        return Failed(question.ply, FAULT, told["fault"])
    action = decode(told["action"])
    if action not in question.legal:
        return Failed(question.ply, FAULT, f"{action!r} is not legal")
    candidates = tuple((decode(candidate), value) for candidate, value in told["candidates"])
    code, params = told["reason"]
    likely = tuple(
        Likely(decode(named), (message, known), worth, unsure)
        for named, (message, known), worth, unsure in told["likely"]
    )
    return Answer(question.ply, action, Thought(action, candidates, (code, params), likely))


def serve(line: Connection, titles: str) -> None:
    """Answer questions until the line is closed. Runs in the process."""
    stand_back()
    while True:
        try:
            question = msgspec.json.decode(line.recv_bytes())
            line.send_bytes(msgspec.json.encode(_answered(question, titles)))
        except (EOFError, OSError):
            return


def _answered(question: dict[str, Any], titles: str) -> dict[str, Any]:
    try:
        thought = _thought(question, titles)
    except Exception as fault:
        return {"number": question["number"], "fault": f"{type(fault).__name__}: {fault}"}
    return {
        "number": question["number"],
        "action": encode(thought.action),
        "candidates": [(encode(action), value) for action, value in thought.candidates],
        "reason": (thought.reason[0], dict(thought.reason[1])),
        "likely": [
            (encode(action), (code, dict(params)), worth, unsure)
            for action, (code, params), worth, unsure in thought.likely
        ],
    }


def _thought(question: dict[str, Any], titles: str) -> Thought:
    title = importlib.import_module(titles).catalogue[question["title"]]
    state = title.controller().state_class.restore(question["state"])
    legal = [decode(action) for action in question["legal"]]
    clock = Clock(milliseconds=question["milliseconds"])
    bot = bot_of(question["level"], title)
    return bot.think(View(question["seat"], state), legal, clock, Random(question["seed"]))
