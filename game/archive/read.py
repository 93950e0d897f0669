"""Opening a session file that may be damaged, foreign or newer: what is whole of it, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.engine import Broken, Session, Title
from game.engine.record import LARGEST, LogLine, Record, Unreadable, read_record


class JournalLine(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A line of the journal: its head (``doc`` plies in the document it continues), a ply, or an undo back to ``undo``
    plies."""

    doc: int | None = None
    ply: LogLine | None = None
    undo: int | None = None
    flags: list[str] = []


class Trouble(NamedTuple):
    """Why a session does not open as it is: a message code with parameters, the first wrong ply (0: none), the
    session up to there if there is one, and whether a later snapshot could be gone on from."""

    code: str
    params: Mapping[str, Any]
    ply: int = 0
    session: Session | None = None
    snapshot: bool = False


class Loaded(NamedTuple):
    """A session that opened, its record, and how many torn bytes at the end of its journal were left out."""

    session: Session
    record: Record
    torn: int = 0


_decoder = msgspec.json.Decoder(JournalLine)


def load(document: Path, titles: Mapping[str, Title]) -> Loaded | Trouble:
    """The session of a document and its journal. Never raises for what a file may hold, never writes."""
    record, torn, trouble = gather(document)
    if record is None:
        assert trouble is not None
        return trouble
    session = Session.from_record(record, titles)
    if isinstance(session, Broken):
        return Trouble(session.code, session.params, session.ply, session.session, session.snapshot)
    if trouble is not None:
        return trouble._replace(session=session, ply=len(session.plies))
    return Loaded(session, record, torn)


def gather(document: Path) -> tuple[Record | None, int, Trouble | None]:
    """The record with its journal folded in, the number of torn bytes, and what is wrong although it could be read."""
    record, trouble = _document(document)
    if record is None:
        return None, 0, trouble
    torn = _fold_journal(record, document.with_suffix(".journal"))
    return record, torn, trouble


def _document(document: Path) -> tuple[Record | None, Trouble | None]:
    try:
        return _bytes(document), None
    except Unreadable as fault:
        wrong = Trouble(fault.code, {"file": document.name, **fault.params})
    before = document.with_suffix(".bak")
    try:
        record = _bytes(before)
    except Unreadable:
        return None, wrong
    return record, wrong


def _bytes(path: Path) -> Record:
    try:
        if path.stat().st_size > LARGEST:
            raise Unreadable("save_too_large", megabytes=path.stat().st_size >> 20, limit=LARGEST >> 20)
        return read_record(path.read_bytes())
    except OSError as fault:
        raise Unreadable("save_unreadable", reason=fault.strerror or type(fault).__name__) from None


def _fold_journal(record: Record, journal: Path) -> int:
    """Play the journal onto the record's log; lines after a torn or foreign one are left out."""
    try:
        data = journal.read_bytes() if journal.stat().st_size <= LARGEST else b""
    except OSError:
        return 0
    lines = data.split(b"\n")
    torn = len(lines.pop())
    touched = False
    started = False
    for raw in lines:
        try:
            line = _decoder.decode(raw)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            return torn + len(raw)
        if line.doc is not None:
            if line.doc > len(record.log):
                return torn
            started = True
            del record.log[line.doc :]
        elif not started:
            return torn + len(raw)
        elif line.ply is not None:
            record.log.append(line.ply)
        elif line.undo is not None:
            del record.log[max(0, line.undo) :]
        record.flags = sorted({*record.flags, *line.flags})
        touched = touched or line.doc is None
    if touched:
        record.snapshot = None
    return torn
