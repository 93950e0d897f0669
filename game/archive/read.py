"""Opening a session file that may be damaged, foreign or newer: what is whole of it, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from game.archive import intake
from game.archive.intake import JournalLine, Written
from game.engine import Broken, Session, Title
from game.engine.record import Record, Unreadable, write_record
from game.engine.replay import replaying_record
from game.engine.steps import Steps, finished
from game.presentation import presentation_of
from game.report import crash_report

TRIES = 3
"""How often a session is read that another window writes meanwhile."""


class Trouble(Broken):
    """Why the session of a file does not open as it is; ``ply`` is the first wrong one (0: none)."""

    def reported(self) -> Trouble:
        """The same to be told to somebody: the fault of a rule has a crash report then, whose place is in the words."""
        path = crash_report(self.fault, write_record(self.fault.record).decode()) if self.fault is not None else None
        return self._replace(params={**self.params, "report": str(path)}) if path is not None else self


class Loaded(NamedTuple):
    """A session that opened, its record, and how many torn bytes at the end of its journal were left out."""

    session: Session
    record: Record
    torn: int = 0


def load(document: Path, titles: Mapping[str, Title]) -> Loaded | Trouble:
    """The session of a document and its journal. Never raises for what a file may hold, never writes."""
    return finished(loading(document, titles))


def loading(document: Path, titles: Mapping[str, Title]) -> Steps[Loaded | Trouble]:
    """The same in small steps."""
    record, torn, trouble = gather(document)
    if record is None:
        assert trouble is not None
        return trouble
    session = yield from replaying_record(record, titles)
    if isinstance(session, Broken):
        return Trouble(*session._replace(params={"file": document.name, **session.params}))
    if record.start.state is not None and not _can_be_shown(session):
        return Trouble("save_setup", {"file": document.name})
    if trouble is not None:
        return trouble._replace(session=session, ply=trouble.ply or len(session.plies))
    return Loaded(session, record, torn)


def _can_be_shown(session: Session) -> bool:
    """False for a game that began with a state from outside which nobody can lay on a table."""
    presentation = presentation_of(session.title)
    try:
        for seat in (None, *range(len(session.seats))):
            view = session.view(seat)
            for look in (presentation.standing, presentation.placement, presentation.controls, presentation.layout):
                look(view)
            presentation.hides(view)
    except Exception:
        return False
    return True


def gather(document: Path) -> tuple[Record | None, int, Trouble | None]:
    """The record with its journal folded in, the number of torn bytes, and what is wrong although it could be read."""
    for _ in range(TRIES):
        before = _stamp(document)
        found = _gather(document)
        if _stamp(document) == before:
            break
    return found


def _gather(document: Path) -> tuple[Record | None, int, Trouble | None]:
    record, trouble = _document(document)
    if record is None:
        return None, 0, trouble
    try:
        written = intake.journal(document.with_suffix(".journal"))
    except Unreadable as fault:
        return record, 0, trouble or Trouble(fault.code, dict(fault.params))
    if _is_of_the_one_before(record, written, document):
        return record, 0, trouble
    damage = _play(record, written)
    if damage is not None and trouble is None:
        ply, follow = damage
        trouble = Trouble("save_journal", {"file": document.name, "ply": ply, "follow": follow}, ply)
    return record, written.torn, trouble


def _is_of_the_one_before(record: Record, written: Written, document: Path) -> bool:
    """True for a journal that was folded into this document: the power went before a new one was begun."""
    if not written.lines or _is_head(record, written.lines[0]):
        return False
    try:
        before = intake.document(document.with_suffix(".bak"))
    except Unreadable:
        return False
    return _is_head(before, written.lines[0])


def _is_head(record: Record, line: JournalLine) -> bool:
    return line.doc == len(record.log) and line.sum in ("", record.log[-1].sum if record.log else "")


def _document(document: Path) -> tuple[Record | None, Trouble | None]:
    try:
        return intake.document(document), None
    except Unreadable as fault:
        wrong = Trouble(fault.code, dict(fault.params))
    if wrong.code in ("save_gone", "save_not_a_file"):
        return None, wrong
    try:
        return intake.document(document.with_suffix(".bak")), wrong
    except Unreadable:
        return None, wrong


def _play(record: Record, written: Written) -> tuple[int, int] | None:
    """Play the journal onto the record's log, up to the first line that is damaged or does not follow from what is
    there. Returns the number of the first ply that is missing and how many can still be read after it."""
    rest = list(written.lines)
    touched = False
    begun = False
    while rest:
        line = rest[0]
        if not (_continues(record, line) if begun else _begins(record, line)):
            break
        if line.doc is not None:
            begun = True
            del record.log[line.doc :]
        elif line.ply is not None:
            record.log.append(line.ply)
        elif line.undo is not None:
            del record.log[line.undo :]
        record.flags = sorted({*record.flags, *line.flags})
        touched = touched or line.doc is None
        del rest[0]
    if touched:
        record.snapshot = None
    if not rest and not written.damaged:
        return None
    return len(record.log) + 1, sum(line.ply is not None for line in (*rest, *written.following))


def _begins(record: Record, line: JournalLine) -> bool:
    """True for the head of a journal that belongs to this document or to one before it."""
    if line.doc is None or line.doc > len(record.log):
        return False
    return not line.sum or line.doc == 0 or record.log[line.doc - 1].sum == line.sum


def _continues(record: Record, line: JournalLine) -> bool:
    length = len(record.log)
    if line.doc is not None or (line.undo is not None and line.undo > length):
        return False
    length = line.undo if line.undo is not None else length + (line.ply is not None)
    return line.at is None or line.at == length


def _stamp(document: Path) -> tuple[int, int]:
    try:
        found = document.stat()
    except (OSError, ValueError):
        return 0, 0
    return found.st_mtime_ns, found.st_ino
