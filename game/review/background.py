"""A review in a process of its own: the table never waits for it, and what it finds is kept as it goes."""

from __future__ import annotations

import importlib
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic

import msgspec

from game.bots.worker import end, stand_back
from game.engine import Session
from game.engine.record import read_record, write_record
from game.engine.replay import replay_record
from game.review.kept import Review, place_of, read_review, write_review
from game.review.reviewer import FULL, ReviewEffort, begin, reviewing

EVERY = 2.0
"""Seconds after which what was found is kept again."""


class Background:
    """Reviews one seat of a finished session whose document lies there, from where it was left. Leaving is ``close``:
    nothing is left running, and at most a few seconds of thought are lost. ``review`` is what is known so far; ``failed``
    tells that the process has ended before it was done."""

    def __init__(
        self, session: Session, seat: int, document: Path, effort: ReviewEffort = FULL, titles: str = "game.titles"
    ) -> None:
        place = place_of(document, seat)
        self.review: Review | None = read_review(place, session)
        self.failed = False
        self._open = False
        if self.done:
            return
        spawn = get_context("spawn")
        self._line, far = spawn.Pipe(duplex=False)
        given = (far, write_record(session.to_record()), seat, str(place), effort, titles)
        self._process = spawn.Process(target=_serve, args=given, daemon=True, name="taku-review")
        self._process.start()
        far.close()
        self._open = True

    @property
    def done(self) -> bool:
        """True once there is nothing left to be found."""
        return self.review is not None and self.review.done

    def poll(self) -> bool:
        """Take what has been found since; True if that was anything. Never waits."""
        newer = False
        try:
            while self._open and self._line.poll():
                self.review = msgspec.json.decode(self._line.recv_bytes(), type=Review)
                newer = True
        except (EOFError, OSError, msgspec.DecodeError):
            self.failed = not self.done
            self.close()
        if self.done:
            self.close()
        return newer

    def close(self) -> None:
        """End the process, whatever it is doing."""
        if not self._open:
            return
        self._open = False
        self._line.close()
        end(self._process)

    def __del__(self) -> None:
        if getattr(self, "_open", False):
            self.close()


def _serve(line: Connection, data: bytes, seat: int, place: str, effort: ReviewEffort, titles: str) -> None:
    stand_back()
    session = replay_record(read_record(data), importlib.import_module(titles).catalogue)
    if not isinstance(session, Session):
        return
    file = Path(place)
    review = read_review(file, session) or begin(session, seat)
    kept = monotonic()
    for found in reviewing(session, review, effort):
        if found.done or monotonic() - kept >= EVERY:
            write_review(file, found)
            kept = monotonic()
        try:
            line.send_bytes(msgspec.json.encode(found))
        except OSError:  # Whoever asked has gone.
            write_review(file, found)
            return
