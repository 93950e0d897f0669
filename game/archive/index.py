"""The index of a store: a line for each entry that was read, the last line of a session being the one that holds.

New lines are written behind the others, so that a change costs as much as it is long, however many sessions there are.
Nothing is lost with it: a damaged line is left out, and what it told is read again from its session.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Generic, Protocol, TypeVar

import msgspec

from game.archive.intake import guarded
from game.disk import plain_place, write_in_parts
from game.engine.record import LARGEST, Unreadable

SPARE = 200
"""Lines that no longer hold and yet are left standing, and as many again as there are entries."""
PART = 100
"""Lines that are written in one step when the file is made anew."""


class _Named(Protocol):
    id: str
    stamp: tuple[int, ...]


T = TypeVar("T", bound=_Named)


class Index(Generic[T]):
    """The lines of a file. ``version`` is that of an entry's shape: an index of another is thrown away. A line is
    understood when its session is asked for, and a new file is written in parts: thousands of lines fit in no frame."""

    def __init__(self, place: Path, version: int, kind: type[T]) -> None:
        self.place = place
        self._head = _line(b'{"version":%d}' % version)
        self._decoder = msgspec.json.Decoder(kind)
        self._fit = False
        self._lines = 0
        self._held: dict[bytes, bytes] = {}

    def open(self) -> None:
        """See which sessions have a line; the last one of each is the one that holds."""
        self._fit, self._held = False, {}
        try:
            data = guarded(self.place, 16 * LARGEST)
        except Unreadable:
            return
        if not data.startswith(self._head):
            return
        lines = data[len(self._head) :].split(b"\n")
        self._held = {line[9 : line.find(b'","', 9)]: line for line in lines}
        self._fit, self._lines = not lines[-1], len(lines) - 1

    def holds(self, session_id: str) -> bool:
        """True if there is a line of the session that has not been understood yet."""
        return _key(session_id) in self._held

    def take(self, session_id: str) -> T | None:
        """What the line of a session tells; None if it is damaged or was taken before."""
        line = self._held.pop(_key(session_id), b"")
        try:
            if int(line[:8], 16) != zlib.crc32(line[9:]):
                return None
            entry = self._decoder.decode(line[9:])
        except (ValueError, RecursionError):  # ValueError: no number, no JSON, no text, another shape.
            return None
        return entry if entry.id == session_id else None

    def worn(self, count: int) -> bool:
        """True if the file is not fit to be added to: missing, damaged, or mostly of the past where only ``count``
        sessions are left. Then it is to be packed."""
        self._fit = self._fit and self._lines <= 2 * count + SPARE
        return not self._fit

    def add(self, fresh: Sequence[T]) -> bool:
        """Write these behind the others; False where the file is not fit for it. A disk that refuses does no harm."""
        try:
            self._fit = self._fit and self._appended(b"".join(map(_written, fresh)))
        except OSError:
            self._fit = False
        return self._fit

    def packing(self, entries: Mapping[str, T]) -> Iterator[None]:
        """Make the file anew in steps: a line for each of the entries that has a stamp, or a line already. A disk that
        refuses does no harm."""
        try:
            yield from write_in_parts(self.place, self._parts(entries))
            self._fit, self._lines = True, len(entries)
        except OSError:
            self._fit = False

    def _parts(self, entries: Mapping[str, T]) -> Iterator[bytes]:
        found, part = list(entries.items()), self._head
        for begin in range(0, len(found), PART):
            yield part + b"".join(self._line_of(*each) for each in found[begin : begin + PART])
            part = b""

    def _line_of(self, session_id: str, entry: T) -> bytes:
        held = self._held.get(_key(session_id))
        return held + b"\n" if held else _written(entry) if entry.stamp else b""

    def _appended(self, data: bytes) -> bool:
        """True if the file still stood there to be written to."""
        flags = os.O_WRONLY | os.O_APPEND | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
        try:
            handle = os.open(plain_place(self.place), flags)
        except FileNotFoundError:
            return False
        with os.fdopen(handle, "ab", buffering=0) as file:
            return file.write(data) == len(data)


def _key(session_id: str) -> bytes:
    """How the line of a session begins behind its sum, up to the end of the id."""
    return b'{"id":' + msgspec.json.encode(session_id)[:-1]


def _written(entry: _Named) -> bytes:
    return _line(msgspec.json.encode(entry))


def _line(data: bytes) -> bytes:
    return b"%08x %b\n" % (zlib.crc32(data), data)
