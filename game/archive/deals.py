"""Which deals have been played here, and how much was learnt of each: whoever plays one of them again, from an older
copy of its file or by its seed, knows what comes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec

from game.archive import intake
from game.disk import write_whole
from game.engine import Session
from game.engine.session import MARK_SHOWN
from game.hashes import blake2b

FILE = "deals"
VERSION = 1
MOST_DEALS, MOST_LINES = 2000, 8

Learnt = tuple[int, str]
"""The last ply that brought something to light, by its number and digest."""


class Deals:
    """What a folder of sessions remembers, also of those that were deleted. A disk that refuses loses no more than that."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE

    def note(self, session: Session) -> None:
        """Remember what was learnt in a session so far."""
        last = _learnt(session)
        if last is None:
            return
        known = self._read()
        lines = known.pop(_deal(session), [])
        kept = [line for line in lines if not _holds(session, line)]
        known[_deal(session)] = [*kept, last][-MOST_LINES:]
        if kept != lines or last not in lines:
            newest = dict(list(known.items())[-MOST_DEALS:])
            with suppress(OSError):
                write_whole(self._file, intake.index_bytes(VERSION, newest))

    def scouted(self, session: Session) -> bool:
        """True if more was learnt of the session's deal than what is in the session itself."""
        if session.begun_in_the_middle:
            return False
        return any(not _holds(session, line) for line in self._read().get(_deal(session), []))

    def _read(self) -> dict[str, list[Learnt]]:
        return intake.index(self._file, VERSION, dict[str, list[Learnt]]) or {}


def _deal(session: Session) -> str:
    """The same for all sessions in which the same things come by chance."""
    parts = [session.title.id, session.seed, len(session.seats), sorted(session.options.items())]
    return blake2b(msgspec.json.encode(parts), digest_size=12).hexdigest()


def _learnt(session: Session) -> Learnt | None:
    if session.begun_in_the_middle:
        return None
    marked: Iterator[Learnt] = ((ply.n, ply.sum) for ply in reversed(session.plies) if ply.mark == MARK_SHOWN)
    return next(marked, None)


def _holds(session: Session, line: Learnt) -> bool:
    number, total = line
    return number <= len(session.plies) and session.plies[number - 1].sum == total
