"""One open session and its files: the journal is written before anything is shown."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from game.archive.intake import JournalLine, journal_line
from game.disk import append, problem_code, write_whole
from game.engine import Change, Session
from game.engine.record import write_record
from game.engine.session import log_line

Problem = Callable[[str, dict[str, Any]], None]

FOLD_EVERY = 40
"""Plies in the journal after which the document is written anew."""


class Journal:
    """Keeps a session on the disk. ``on_problem`` hears what the disk refuses; the game goes on, and the next ply
    writes everything again."""

    def __init__(
        self,
        session: Session,
        document: Path,
        now: Callable[[], datetime],
        *,
        created: str = "",
        read_only: bool = False,
        lock: FileLock | None = None,
    ) -> None:
        self.session = session
        self.document = document
        self.created = created or now().isoformat(timespec="seconds")
        self.read_only = read_only
        self.on_problem: Problem | None = None
        self.troubled = ""
        self._now = now
        self._lock = lock
        self._lines = 0
        self._whole = False
        self._unwatch = session.watch(self._changed) if not read_only else lambda: None

    @property
    def id(self) -> str:
        """The session's id: the name of its file."""
        return self.document.stem

    @property
    def _file(self) -> Path:
        return self.document.with_suffix(".journal")

    def fold(self) -> bool:
        """Write the whole document and begin a fresh journal; False if the disk refused."""
        if self.read_only:
            return True
        record = self.session.to_record()
        record.created, record.saved = self.created, self._now().isoformat(timespec="seconds")
        head = journal_line(JournalLine(doc=len(record.log), sum=record.log[-1].sum if record.log else ""))
        try:
            self.document.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.document, write_record(record), self.document.with_suffix(".bak"))
        except OSError as fault:
            self._refused(fault)
            return False
        try:
            write_whole(self._file, head + b"\n")
        except OSError as fault:
            with suppress(OSError):  # The old journal would lead back to before this document.
                self._file.unlink()
            self._refused(fault)
            return False
        self._lines = 0
        self._whole = True
        self.troubled = ""
        return True

    def close(self) -> None:
        """Fold, let the session and its lock go."""
        self._unwatch()
        self.fold()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _changed(self, change: Change) -> None:
        if not self._whole or self._lines >= FOLD_EVERY:
            self.fold()
            return
        flags = sorted(self.session.flags)
        if change.ply is not None:
            line = JournalLine(ply=log_line(change.ply), at=change.length, flags=flags)
        else:
            line = JournalLine(undo=change.length, at=change.length, flags=flags)
        try:
            append(self._file, journal_line(line))
            self._lines += 1
        except OSError as fault:
            self._whole = False
            self._refused(fault)

    def _refused(self, fault: OSError) -> None:
        self._whole = False
        code = problem_code(fault)
        if self.on_problem is not None and code != self.troubled:
            self.on_problem(code, {"place": str(self.document.parent)})
        self.troubled = code


def lock_for(document: Path) -> FileLock | None:
    """The lock of a session's file, or None if another window holds it."""
    lock = FileLock(str(document.with_suffix(".lock")), thread_local=False)
    try:
        lock.acquire(timeout=0)
    except (Timeout, OSError):
        return None
    return lock
