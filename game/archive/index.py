"""The index of a store: a line for each entry that was read, the last line of a session being the one that holds.

New lines are written behind the others, so that a change costs as much as it is long, however many sessions there are.
Nothing is lost with it: a damaged line is left out, and what it told is read again from its session.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Generic, Protocol, TypeVar

import msgspec

from game.archive.intake import guarded
from game.disk import plain_place, write_whole
from game.engine.record import LARGEST, Unreadable

SPARE = 200
"""Lines that no longer hold and yet are left standing, and as many again as there are entries."""


class _Named(Protocol):
    id: str
    stamp: tuple[int, ...]


T = TypeVar("T", bound=_Named)


class Index(Generic[T]):
    """The lines of a file. ``version`` is that of an entry's shape: an index of another is thrown away."""

    def __init__(self, place: Path, version: int, kind: type[T]) -> None:
        self.place = place
        self._head = _line(b'{"version":%d}' % version)
        self._decoder = msgspec.json.Decoder(kind)
        self._fit = False
        self._lines = 0

    def read(self) -> dict[str, T]:
        """The last entry of every session, as far as the lines are whole."""
        self._fit = False
        try:
            data = guarded(self.place, 16 * LARGEST)
        except Unreadable:
            return {}
        if not data.startswith(self._head):
            return {}
        found: dict[str, T] = {}
        lines = data[len(self._head) :].split(b"\n")
        for line in lines:
            entry = self._entry(line)
            if entry is not None:
                found[entry.id] = entry
        self._fit, self._lines = not lines[-1], len(lines) - 1
        return found

    def worn(self, count: int) -> bool:
        """True if the file that was read is not fit to be added to: missing, damaged, or mostly of the past where only
        ``count`` sessions are left. Then the next writing makes it anew."""
        self._fit = self._fit and self._lines <= 2 * count + SPARE
        return not self._fit

    def add(self, fresh: Sequence[T], entries: Mapping[str, T]) -> None:
        """Write these behind the others; all ``entries`` with a stamp anew where the file is missing, damaged or mostly
        of the past. A disk that refuses does no harm."""
        try:
            if self._fit and self._appended(b"".join(map(_written, fresh))):
                return
            known = [entry for entry in entries.values() if entry.stamp]
            write_whole(self.place, self._head + b"".join(map(_written, known)))
            self._fit = True
        except OSError:
            self._fit = False

    def _appended(self, data: bytes) -> bool:
        """True if the file still stood there to be written to."""
        flags = os.O_WRONLY | os.O_APPEND | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
        try:
            handle = os.open(plain_place(self.place), flags)
        except FileNotFoundError:
            return False
        with os.fdopen(handle, "ab", buffering=0) as file:
            return file.write(data) == len(data)

    def _entry(self, line: bytes) -> T | None:
        try:
            if int(line[:8], 16) != zlib.crc32(line[9:]):
                return None
            return self._decoder.decode(line[9:])
        except (ValueError, RecursionError):  # ValueError: no number, no JSON, no text, another shape.
            return None


def _written(entry: _Named) -> bytes:
    return _line(msgspec.json.encode(entry))


def _line(data: bytes) -> bytes:
    return b"%08x %b\n" % (zlib.crc32(data), data)
