"""The one way in for whatever comes from a disk: documents, journals, the index. What comes out is within bounds."""

from __future__ import annotations

import re
import zlib
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from game.disk import NotAFile, TooLarge, read_whole
from game.engine.record import LARGEST, Flag, LogLine, Record, Sum, Unreadable, line_bounded, read_record
from game.hashes import blake2b

T = TypeVar("T")
MOST_PLIES = 10**6


class JournalLine(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A line of the journal: its head (``doc`` plies in the document it continues, the last of them with that
    ``sum``), a ply, an undo back to ``undo`` plies, or only flags. ``at`` is how many plies there are after it."""

    doc: int | None = None
    ply: LogLine | None = None
    undo: int | None = None
    at: int | None = None
    sum: Sum = ""
    flags: list[Flag] = []

    def in_bounds(self) -> bool:
        """True if its numbers are such that a session can have."""
        counts = all(n is None or 0 <= n <= MOST_PLIES for n in (self.doc, self.undo, self.at))
        one = (self.doc is not None) + (self.ply is not None) + (self.undo is not None) <= 1
        return counts and one and len(self.flags) <= 16 and (self.ply is None or line_bounded(self.ply))


class Written(NamedTuple):
    """A journal as it was found: its lines up to the first that is damaged, whether there is one, the lines that can be
    read after it, and how many bytes there are of a last line that was never finished."""

    lines: tuple[JournalLine, ...] = ()
    damaged: bool = False
    following: tuple[JournalLine, ...] = ()
    torn: int = 0


_line = msgspec.json.Decoder(JournalLine)
_CHECKED = re.compile(rb" ([0-9a-f]{8})$")
_UNFINISHED = re.compile(rb"\{(?!.*\} [0-9a-f]{8})[\x20-\x7e]*$|\{$")
"""How a line looks that somebody began to write: anything else at the end of a journal is damage."""


def guarded(path: Path, most: int = LARGEST) -> bytes:
    """The bytes of a file. Raises Unreadable with its name and the reason, in words that have a translation."""
    try:
        return read_whole(path, most)
    except TooLarge as fault:
        raise Unreadable("save_too_large", file=path.name, megabytes=fault.size >> 20, limit=most >> 20) from None
    except NotAFile:
        raise Unreadable("save_not_a_file", file=path.name) from None
    except FileNotFoundError:
        raise Unreadable("save_gone", file=path.name) from None
    except PermissionError:
        raise Unreadable("save_forbidden", file=path.name) from None
    except OSError as fault:
        raise Unreadable("save_unreadable", file=path.name, reason=fault.strerror or type(fault).__name__) from None


def document(path: Path) -> Record:
    """The record of a file. Raises Unreadable."""
    try:
        return read_record(guarded(path))
    except Unreadable as fault:
        fault.params = {"file": path.name, **fault.params}
        raise


def journal(path: Path) -> Written:
    """The lines of a journal; none if there is no such file. Raises Unreadable."""
    try:
        data = guarded(path)
    except Unreadable as fault:
        if fault.code == "save_gone":
            return Written()
        raise
    *raw, tail = data.split(b"\n")
    checked = any(_CHECKED.search(line) for line in raw)
    found = [_read_line(line, checked) for line in raw]
    last = _read_line(tail, True) or _read_line(tail[:-1], True)
    if last is not None or (tail and not _UNFINISHED.match(tail)):
        found.append(last)
        tail = b""
    whole = next((n for n, line in enumerate(found) if line is None), len(found))
    rest = tuple(line for line in found[whole:] if line is not None)
    return Written(tuple(found[:whole]), whole < len(found), rest, len(tail))  # type: ignore[arg-type]


def journal_line(line: JournalLine) -> bytes:
    """The line with its checksum, as ``journal`` reads it."""
    data = msgspec.json.encode(line)
    return b"%b %08x" % (data, zlib.crc32(data))


def _read_line(raw: bytes, checked: bool) -> JournalLine | None:
    """The line, or None if it is damaged. Where one line has a checksum, all have; older journals have none."""
    found = _CHECKED.search(raw)
    if found is not None:
        raw = raw[: found.start()]
        if zlib.crc32(raw) != int(found[1], 16):
            return None
    elif checked:
        return None
    line = _decoded(raw, _line)
    return line if line is not None and line.in_bounds() else None


class _Index(msgspec.Struct):
    version: int
    sum: str
    entries: msgspec.Raw


_index = msgspec.json.Decoder(_Index)


def index(path: Path, version: int, kind: type[T]) -> T | None:
    """What an index holds, or None at the first oddity: it can be made anew."""
    try:
        data = guarded(path, 16 * LARGEST)
    except Unreadable:
        return None
    found = _decoded(data, _index)
    if found is None or found.version != version or found.sum != _checksum(bytes(found.entries)):
        return None
    return _decoded(bytes(found.entries), msgspec.json.Decoder(kind))


def index_bytes(version: int, entries: Any) -> bytes:
    """An index with its checksum, as ``index`` reads it."""
    data = msgspec.json.encode(entries)
    return msgspec.json.encode(_Index(version, _checksum(data), msgspec.Raw(data)))


def _checksum(data: bytes) -> str:
    return blake2b(data, digest_size=16).hexdigest()


def _decoded(data: bytes, decoder: msgspec.json.Decoder[T]) -> T | None:
    try:
        return decoder.decode(data)
    except (ValueError, RecursionError):  # ValueError: no JSON, no text, another shape.
        return None
