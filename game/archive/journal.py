"""One open session and its files: the journal is written before anything is shown."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from game.archive.deals import Deals
from game.archive.intake import JournalLine, journal_line
from game.archive.lock import Held, Lock
from game.disk import append, plain_place, problem_code, write_whole
from game.engine import Session, SessionChange
from game.engine.record import write_record
from game.engine.session import log_line

Problem = Callable[[str, dict[str, Any]], None]

FOLD_EVERY = 40
"""Plies in the journal after which the document is written anew."""


class Journal:
    """Keeps a session on the disk. ``on_problem`` hears what the disk refuses, also what it refused before anybody
    listened; the game goes on, and the next ply writes everything again. What is told as the time
    of saving is that of the last change: looking on changes nothing (``saved``, where it has been kept before)."""

    def __init__(
        self,
        session: Session,
        document: Path,
        now: Callable[[], datetime],
        *,
        created: str = "",
        saved: str = "",
        read_only: bool = False,
        lock: Lock | None = None,
        deals: Deals | None = None,
    ) -> None:
        self.session = session
        self.document = document
        self.created = created or now().isoformat(timespec="seconds")
        self._saved = saved
        self.read_only = read_only
        self.is_open = True
        self.troubled = ""
        self._on_problem: Problem | None = None
        self._fault: OSError | None = None
        self._now = now
        self._lock = lock
        self._deals = deals
        self._lines = 0
        self._whole = False
        self._unwatch = session.watch(self._changed) if not read_only else lambda: None

    @property
    def id(self) -> str:
        """The session's id: the name of its file."""
        return self.document.stem

    @property
    def on_problem(self) -> Problem | None:
        """Who hears what the disk refuses."""
        return self._on_problem

    @on_problem.setter
    def on_problem(self, heard: Problem | None) -> None:
        self._on_problem = heard
        if self.troubled:
            self._tell()

    @property
    def place(self) -> str:
        """The folder in which the session is kept."""
        return str(self.document.parent)

    @property
    def _file(self) -> Path:
        return self.document.with_suffix(".journal")

    def fold(self) -> bool:
        """Write the whole document and begin a fresh journal; False if the disk refused."""
        if self.read_only:
            return True
        record = self.session.to_record()
        record.created, record.saved = self.created, self._saved or self._now().isoformat(timespec="seconds")
        head = journal_line(JournalLine(doc=len(record.log), sum=record.log[-1].sum if record.log else ""))
        try:
            self.document.parent.mkdir(parents=True, exist_ok=True)
            if not self._own():
                return False
            write_whole(self.document, write_record(record), self.document.with_suffix(".bak"))
        except OSError as fault:
            self._refused(fault)
            return False
        try:
            write_whole(self._file, head + b"\n")
        except OSError as fault:
            with suppress(OSError):  # The old journal would lead back to before this document.
                plain_place(self._file).unlink()
            self._refused(fault)
            return False
        self._lines = 0
        self._whole = True
        self.troubled = ""
        return True

    def close(self) -> None:
        """Fold, let the session and its lock go; what was learnt in it is remembered."""
        self._unwatch()
        self.fold()
        if self._deals is not None:
            self._deals.note(self.session)
        self.is_open = False
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def rename(self, name: str) -> None:
        """Call the session by another name. Raises OSError if the disk refused; then it is kept with the next ply."""
        self.session.name = name
        if not self.fold():
            raise self._fault or Held(self.document)

    def _own(self) -> bool:
        """Make sure that nobody else writes this session; a lock that could not be had is asked for again."""
        if self._lock is None:
            try:
                self._lock = Lock(self.document)
            except Held:
                self._problem("store-held")
                return False
            except OSError:
                pass  # Where no lock can be made, writing tells why, or there are no locks and nothing is wrong.
        return True

    def _changed(self, change: SessionChange) -> None:
        self._saved = self._now().isoformat(timespec="seconds")
        if not self._whole or self._lines >= FOLD_EVERY:
            self.fold()
            return
        flags = sorted(self.session.flags)
        if change.what == "flag":
            line = JournalLine(at=change.length, flags=flags)
        elif change.ply is not None:
            line = JournalLine(ply=log_line(change.ply), at=change.length, flags=flags)
        else:
            line = JournalLine(undo=change.length, at=change.length, flags=flags)
        try:
            append(self._file, journal_line(line))
            self._lines += 1
        except FileNotFoundError:  # Somebody has taken the files away: all of it is written anew.
            self.fold()
        except OSError as fault:
            self._refused(fault)

    def _refused(self, fault: OSError) -> None:
        self._fault = fault
        self._problem(problem_code(fault))

    def _problem(self, code: str) -> None:
        self._whole = False
        before, self.troubled = self.troubled, code
        if code != before:
            self._tell()

    def _tell(self) -> None:
        if self._on_problem is not None:
            self._on_problem(self.troubled, {"place": self.place})
