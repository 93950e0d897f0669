"""The folder of all sessions."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from pathlib import Path

from game.archive.intake import document, guarded
from game.archive.journal import Journal, lock_for
from game.archive.read import Loaded, Trouble, gather, load
from game.disk import problem_code, write_whole
from game.engine import Session, Title
from game.engine.record import LARGEST, Parent, Unreadable, write_record
from game.letters import clean
from game.paths import bundled

PARTS = (".json", ".bak", ".journal")
TRASH = "trash"


class Store:
    """Creates, opens, copies and removes sessions. ``now`` is the clock (tests bring their own)."""

    def __init__(self, folder: Path, titles: Mapping[str, Title], now: Callable[[], datetime] | None = None) -> None:
        self.folder = folder
        self.titles = titles
        self.now = now or (lambda: datetime.now().astimezone())

    # --- opening ---------------------------------------------------------------------------------

    def path(self, session_id: str) -> Path:
        """The document of a session."""
        return self.folder / f"{session_id}.json"

    def ids(self) -> list[str]:
        """All sessions, the newest file first. A file whose name is no text is not one of them."""
        try:
            found = [p for p in self.folder.glob("*.json") if p.name != "index.json" and _is_text(p.name)]
        except OSError:
            return []
        return [p.stem for p in sorted(found, key=_changed, reverse=True)]

    def create(self, session: Session) -> Journal:
        """Keep a new session from now on. A disk that refuses is told through ``journal.on_problem``, and tried again."""
        session_id = self._fresh(session.title.id)
        document = self.path(session_id)
        journal = Journal(session, document, self.now, lock=self._lock(document))
        journal.fold()
        return journal

    def open(self, session_id: str) -> Journal | Trouble:
        """Go on with a session; read-only if another window has it open. A damaged one comes back as Trouble."""
        document = self.path(session_id)
        loaded = load(document, self.titles)
        if isinstance(loaded, Trouble):
            return loaded
        lock = self._lock(document)
        journal = Journal(
            loaded.session, document, self.now, created=loaded.record.created, read_only=lock is None, lock=lock
        )
        if lock is not None:
            journal.fold()
        return journal

    def look(self, path: Path) -> Loaded | Trouble:
        """Read a session file anywhere, without keeping or changing it."""
        return load(path, self.titles)

    def rescue(self, session_id: str, snapshot: bool = False) -> Journal | Trouble:
        """A new session from what is whole of a damaged one (or from its last snapshot); the old file stays."""
        found = load(self.path(session_id), self.titles)
        session = found.session
        if snapshot and isinstance(found, Trouble):
            record, _, _ = gather(self.path(session_id))
            again = Session.from_snapshot(record, self.titles) if record is not None else None
            session = again if isinstance(again, Session) else None
        if session is None:
            assert isinstance(found, Trouble)
            return found
        session.parent = Parent(session_id, len(session.plies))
        return self.create(session)

    # --- the archive -----------------------------------------------------------------------------

    def rename(self, session_id: str, name: str) -> str:
        """Give a session a name of its own; the name as it is kept. Raises OSError or Unreadable."""
        record = document(self.path(session_id))
        record.name = clean(name)
        write_whole(self.path(session_id), write_record(record))
        return record.name

    def duplicate(self, session_id: str) -> str:
        """A copy under a new id. Raises OSError or Unreadable."""
        record, _, trouble = gather(self.path(session_id))
        if record is None:
            assert trouble is not None
            raise Unreadable(trouble.code, **trouble.params)
        fresh = self._fresh(record.title)
        write_whole(self.path(fresh), write_record(record))
        return fresh

    def export(self, session_id: str, target: Path) -> None:
        """Write a session as one file elsewhere. Raises OSError."""
        record, _, _ = gather(self.path(session_id))
        data = write_record(record) if record is not None else guarded(self.path(session_id), 16 * LARGEST)
        write_whole(target, data)

    def import_file(self, path: Path) -> str | Trouble:
        """Take a session file into the archive; what cannot be opened whole is said, with what is whole of it."""
        found = load(path, self.titles)
        if isinstance(found, Trouble):
            return found
        fresh = self._fresh(found.record.title)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_whole(self.path(fresh), write_record(found.record))
        except OSError as fault:
            return Trouble(problem_code(fault).replace("-", "_"), {"place": str(self.folder)})
        return fresh

    def delete(self, session_id: str) -> Callable[[], None]:
        """Put a session into the trash; what comes back brings it out again. Raises OSError."""
        trash = self.folder / TRASH
        trash.mkdir(exist_ok=True)
        moved: list[Path] = []

        def undo() -> None:
            for name in moved:
                (trash / name.name).replace(name)

        try:
            for name in [self.path(session_id).with_suffix(part) for part in PARTS]:
                if name.exists():
                    name.replace(trash / name.name)
                    moved.append(name)
        except OSError:
            undo()
            raise
        return undo

    def empty_trash(self) -> None:
        """Throw away what was deleted in earlier runs."""
        shutil.rmtree(self.folder / TRASH, ignore_errors=True)

    # --- inside ----------------------------------------------------------------------------------

    def _fresh(self, title: str) -> str:
        stem = f"{title}-{self.now():%Y%m%d-%H%M%S}"
        while True:
            session_id = f"{stem}-{random.SystemRandom().getrandbits(16):04x}"
            if not self.path(session_id).exists():
                return session_id

    def _lock(self, document: Path):  # type: ignore[no-untyped-def]
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return None
        return lock_for(document)


def shipped() -> Iterator[Path]:
    """The recorded games that come with the app."""
    return iter(sorted(bundled("saves").glob("*/*.json")))


def _is_text(name: str) -> bool:
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def _changed(path: Path) -> float:
    try:
        journal = path.with_suffix(".journal")
        return max(path.stat().st_mtime, journal.stat().st_mtime if journal.exists() else 0)
    except OSError:
        return 0.0
