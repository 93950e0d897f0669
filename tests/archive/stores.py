"""Stores of toy games, and games that are played into them."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from game.archive import Journal, Loaded, Store, Trouble
from game.archive.deals import FILE as DEALS
from game.engine import Ply, Seat, Session
from tests.toy import TITLE

TITLES = {TITLE.id: TITLE}
ALONE = (Seat("Hanako"), Seat("", "bot:random"))
NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)


class Clock:
    """A clock that goes on by a second whenever somebody looks."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time


class Shelf(Store):
    """A store of toys."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, TITLES, Clock())

    def begin(self, seed: int = 1, plies: int = 0) -> Journal:
        """A new session that has gone so far."""
        journal = self.create(Session(TITLE, ALONE, {}, seed))
        play(journal.session, plies)
        return journal

    def left(self, seed: int = 1, plies: int = 0) -> Path:
        """The document of a session as it lies there when the power goes: the last plies in the journal."""
        journal = self.begin(seed, plies)
        crash(journal)
        return journal.document

    def now_there(self, book_or_path: Journal | Path) -> Session:
        """The session as another start of the app would find it."""
        path = book_or_path.document if isinstance(book_or_path, Journal) else book_or_path
        found = self.look(path)
        assert isinstance(found, Loaded), found
        return found.session


def play(session: Session, plies: int) -> None:
    """So many plies more, each by what the session itself is, so that the same session always goes on alike."""
    for _ in range(plies):
        if session.pending is None:
            return
        step(session)


def step(session: Session) -> Ply:
    """One ply more."""
    rng = random.Random(f"{session.seed}/{len(session.plies)}")
    ply = session.propose(rng.choice(session.legal(session.pending.seats[0])))
    assert isinstance(ply, Ply)
    return ply


def crash(journal: Journal) -> None:
    """The process is gone: nothing is folded, the lock falls."""
    if journal.session._watchers:
        journal._unwatch()
    if journal._lock is not None:
        journal._lock.release()
        journal._lock = None


def end_run(store: Store) -> None:
    """The process of a store has ended: what it held falls."""
    if store._trash_lock is not None:
        store._trash_lock.release()
        store._trash_lock = store._trash = None


def sums(session: Session) -> list[str]:
    """The digests of all plies."""
    return [ply.sum for ply in session.plies]


def is_beginning(session: Session, whole: list[str]) -> bool:
    """True if the session is how the whole one began."""
    return sums(session) == whole[: len(session.plies)]


def whole_of(found: Loaded | Trouble) -> Session | None:
    """What is whole of a file."""
    return found.session


def parts(folder: Path) -> dict[str, bytes]:
    """Every file of a folder, without the locks and what is known of deals."""
    return {p.name: p.read_bytes() for p in folder.iterdir() if p.is_file() and p.suffix != ".lock" and p.name != DEALS}


def told(journal: Journal) -> list[tuple[str, dict[str, Any]]]:
    """Listen to what a journal has to tell from now on."""
    heard: list[tuple[str, dict[str, Any]]] = []
    journal.on_problem = lambda code, params: heard.append((code, params))
    heard.clear()
    return heard


__all__ = [
    "ALONE",
    "NOON",
    "TITLES",
    "Clock",
    "Shelf",
    "crash",
    "end_run",
    "is_beginning",
    "parts",
    "play",
    "step",
    "sums",
    "told",
    "whole_of",
]
