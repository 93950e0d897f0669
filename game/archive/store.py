"""The folder of all sessions."""

from __future__ import annotations

import errno
import os
import random
import shutil
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from glob import escape
from pathlib import Path
from weakref import WeakValueDictionary

from game.archive.deals import Deals
from game.archive.intake import document, guarded
from game.archive.journal import Journal
from game.archive.lock import Held, Lock
from game.archive.read import Loaded, Trouble, gather, load, loading
from game.disk import keep_copy, problem_code, write_whole
from game.engine import Session, Title
from game.engine.record import LARGEST, Parent, Unreadable, write_record
from game.engine.replay import begin_at_snapshot
from game.engine.session import PRACTICE
from game.engine.steps import Steps, finished
from game.letters import clean
from game.paths import bundled

PARTS = (".json", ".bak", ".journal", ".torn")
REVIEWS = ".*.review"
"""What is found out about a session lies beside it under such endings, and can be found out again."""
TRASH = "trash"
INDEX = "index.json"
MARK = "day-"
"""Before a date: the flag of a session that is the game of that date."""
Stamp = tuple[int, ...]
"""When a document was written and its size, the same of its journal; then when each was last changed in any way, and
which file it is: whoever sets a date back is noticed all the same."""
LEFT_BEHIND = 3600.0
"""Seconds after which nobody is still writing a file."""


class Store:
    """Creates, opens, copies and removes sessions. ``now`` is the clock (tests bring their own)."""

    def __init__(self, folder: Path, titles: Mapping[str, Title], now: Callable[[], datetime] | None = None) -> None:
        self.folder = folder
        self.titles = titles
        self.now = now or (lambda: datetime.now().astimezone())
        self.problem = ""
        self._journals: WeakValueDictionary[str, Journal] = WeakValueDictionary()
        self._deals = Deals(folder)
        self._trash: Path | None = None
        self._trash_lock: Lock | None = None

    # --- opening ---------------------------------------------------------------------------------

    def path(self, session_id: str) -> Path:
        """The document of a session."""
        return self.folder / f"{session_id}.json"

    def ids(self) -> list[str]:
        """All sessions, the newest file first; ``problem`` as after ``stamps``."""
        return list(self.stamps())

    def stamps(self) -> dict[str, Stamp]:
        """All sessions, the newest file first, each with the stamp of its files, by one look at the folder. A file whose
        name is no text is not one of them. ``problem`` says afterwards why the folder could not be read, or ""."""
        self.problem = ""
        try:
            with os.scandir(self.folder) as listed:
                found = {entry.name: entry for entry in listed}
        except FileNotFoundError:
            return {}
        except OSError as fault:
            code = problem_code(fault)
            self.problem = "store-unreadable" if code == "store-read-only" else code
            return {}
        stamps = {
            name[:-5]: _stamped(found.get(name), found.get(f"{name[:-5]}.journal"))
            for name in found
            if name.endswith(".json") and name not in (".json", INDEX) and _is_text(name)
        }
        return dict(sorted(stamps.items(), key=lambda item: max(item[1][0], item[1][2]), reverse=True))

    def create(self, session: Session) -> Journal:
        """Keep a new session from now on: practice if more is known here of what comes in it. A disk that refuses is told
        through ``journal.on_problem``, and tried again."""
        if self._deals.scouted(session):
            session.flags.add(PRACTICE)
        journal = Journal(session, self.path(self._fresh(session.title.id)), self.now, deals=self._deals)
        journal.fold()
        self._journals[journal.id] = journal
        return journal

    def open(self, session_id: str) -> Journal | Trouble:
        """Go on with a session; read-only if another window has it open, practice if it is an older copy of what was
        played on here (one that is over, as soon as it is taken up again). A damaged one comes back as Trouble."""
        return finished(self.opening(session_id))

    def opening(self, session_id: str) -> Steps[Journal | Trouble]:
        """The same in small steps. Who leaves before the end closes it: the session is free again."""
        document = self.path(session_id)
        if not os.path.lexists(document):
            return Trouble("save_gone", {"file": document.name})
        lock, held = _lock(document)
        try:
            loaded = yield from loading(document, self.titles)
        except BaseException:
            _release(lock)
            raise
        if isinstance(loaded, Trouble):
            _release(lock)
            return loaded
        session, created = loaded.session, loaded.record.created
        saved = loaded.record.saved if session.pending is None else ""
        if not self._deals.scouted(session):
            self._deals.note(session)
        elif session.pending is None:
            session.watch(lambda change: session.flag(PRACTICE) if change.what == "undo" else None)
        else:
            session.flags.add(PRACTICE)
        known = {"created": created, "saved": saved}
        journal = Journal(session, document, self.now, **known, read_only=held, lock=lock, deals=self._deals)
        if not held:
            if loaded.torn:
                keep_copy(document.with_suffix(".journal"), document.with_suffix(".torn"))
            journal.fold()
            self._journals[session_id] = journal
        return journal

    def look(self, path: Path) -> Loaded | Trouble:
        """Read a session file anywhere, without keeping or changing it."""
        return load(path, self.titles)

    def looking(self, path: Path) -> Steps[Loaded | Trouble]:
        """The same in small steps."""
        return loading(path, self.titles)

    def rescue(self, session_id: str, snapshot: bool = False) -> Journal | Trouble:
        """A new session from what is whole of a damaged one (or from its last snapshot); the old file stays."""
        found = load(self.path(session_id), self.titles)
        session = found.session
        if snapshot and isinstance(found, Trouble):
            record, _, _ = gather(self.path(session_id))
            again = begin_at_snapshot(record, self.titles) if record is not None else None
            session = again if isinstance(again, Session) else None
        if session is None or session.foreign:
            assert isinstance(found, Trouble)
            return found
        session.parent = Parent(session_id, len(session.plies))
        return self.create(session)

    # --- the archive -----------------------------------------------------------------------------

    def rename(self, session_id: str, name: str) -> str:
        """Give a session a name of its own; the name as it is kept. Raises OSError or Unreadable (Held)."""
        name = clean(name)
        path = self.path(session_id)
        journal = self._journals.get(session_id)
        if journal is not None and journal.is_open:
            journal.rename(name)
            return name
        lock = self._owned(path)
        try:
            record = document(path)
            record.name = name
            write_whole(path, write_record(record))
        finally:
            _release(lock)
        return name

    def duplicate(self, session_id: str) -> str:
        """A copy under a new id; practice if chance has shown anything, since the one can show what the other brings.
        Raises OSError or Unreadable."""
        found = load(self.path(session_id), self.titles)
        if isinstance(found, Trouble):
            raise Unreadable(found.code, **found.params)
        record = found.record
        if found.session.learnt():
            record.flags = sorted({*record.flags, PRACTICE})
        fresh = self._fresh(record.title)
        write_whole(self.path(fresh), write_record(record))
        return fresh

    def export(self, session_id: str, target: Path) -> None:
        """Write a session as one file elsewhere. Raises OSError."""
        record, _, _ = gather(self.path(session_id))
        data = write_record(record) if record is not None else guarded(self.path(session_id), 16 * LARGEST)
        write_whole(target, data)

    def import_file(self, path: Path) -> str | Trouble:
        """Take a session file into the archive, as practice if more is known here of what comes in it; what cannot be
        opened whole is said, with what is whole of it. Somebody else's game of a date is none here."""
        found = load(path, self.titles)
        if isinstance(found, Trouble):
            return found
        kept = {flag for flag in found.record.flags if not flag.startswith(MARK)}
        found.record.flags = sorted(kept | ({PRACTICE} if self._deals.scouted(found.session) else set()))
        fresh = self._fresh(found.record.title)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_whole(self.path(fresh), write_record(found.record))
        except OSError as fault:
            return Trouble(problem_code(fault).replace("-", "_"), {"place": str(self.folder)})
        return fresh

    def delete(self, session_id: str) -> Callable[[], None]:
        """Put a session into the trash; what comes back brings it out again. Raises OSError, or Held if it is open."""
        path = self.path(session_id)
        files = [path.with_suffix(part) for part in PARTS]
        lock = self._owned(path)
        self._remember(path)
        try:
            trash = self._own_trash()
            moved = _moved([f for f in files if os.path.lexists(f)], trash)
            for review in path.parent.glob(f"{escape(path.stem)}{REVIEWS}"):
                with suppress(OSError):
                    review.unlink()
        finally:
            _release(lock)

        def undo() -> None:
            again = self._owned(path)
            try:
                if os.path.lexists(path):
                    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
                # What makes it a session comes last: nobody finds it without its journal.
                _moved([trash / f.name for f in reversed(moved)], self.folder)
            finally:
                _release(again)

        return undo

    def tidy(self) -> None:
        """Throw away what runs that have ended left behind: what they deleted, files that they never finished, locks of
        sessions that are gone. What a run that still goes on has deleted stays."""
        self._sweep()
        self._empty_trash()

    def _sweep(self) -> None:
        try:
            names = set(os.listdir(self.folder))
        except OSError:
            return
        now = time.time()
        for name in names:
            path = self.folder / name
            alone = path.suffix == ".lock" and path.with_suffix(".json").name not in names
            with suppress(OSError):
                if not (path.suffix == ".new" or alone) or now - path.lstat().st_mtime < LEFT_BEHIND:
                    continue
                lock, held = _lock(path) if alone else (None, False)
                if not held:
                    path.unlink()
                _release(lock)

    def _empty_trash(self) -> None:
        trash = self.folder / TRASH
        if os.path.islink(trash):
            return  # What lies there may be somebody's own.
        try:
            found = [trash / name for name in os.listdir(trash)]
        except OSError:
            return
        for place in found:
            if place.suffix == ".lock":
                continue
            lock, held = _lock(place)
            if not held:
                self._bring_back_halves(place)
                shutil.rmtree(place, ignore_errors=True)
                _release(lock)
                with suppress(OSError):
                    place.with_suffix(".lock").unlink()
        with suppress(OSError):
            trash.rmdir()

    # --- inside ----------------------------------------------------------------------------------

    def _fresh(self, title: str) -> str:
        stem = f"{title}-{self.now():%Y%m%d-%H%M%S}"
        while True:
            session_id = f"{stem}-{random.SystemRandom().getrandbits(16):04x}"
            if not os.path.lexists(self.path(session_id)):
                return session_id

    def _owned(self, document: Path) -> Lock | None:
        """The lock of a session that somebody wants to change. Raises Held if it is open somewhere."""
        lock, held = _lock(document)
        if held:
            raise Held(document)
        return lock

    def _remember(self, document: Path) -> None:
        """A session that goes is not forgotten: its file may come back as it once was."""
        found = load(document, self.titles)
        if isinstance(found, Loaded):
            self._deals.note(found.session)

    def _own_trash(self) -> Path:
        """A folder in the trash that nobody empties while this run lasts. Raises OSError."""
        if self._trash is None or not self._trash.is_dir():
            trash = self.folder / TRASH / f"{os.getpid()}-{random.SystemRandom().getrandbits(32):08x}"
            trash.mkdir(parents=True)
            self._trash_lock, _ = _lock(trash)
            self._trash = trash
        return self._trash

    def _bring_back_halves(self, trash: Path) -> None:
        """A run was ended while it deleted a session or brought it back: what is in two places comes back whole."""
        for path in trash.glob("*.json"):
            if os.path.lexists(self.folder / path.with_suffix(".journal").name):
                with suppress(OSError):
                    files = [trash / path.with_suffix(part).name for part in reversed(PARTS)]
                    _moved([f for f in files if os.path.lexists(f)], self.folder)


def _lock(document: Path) -> tuple[Lock | None, bool]:
    """The lock of a document, and whether another window has it. None where no lock can be made: that is no window,
    and whatever is written next tells what is wrong."""
    try:
        return Lock(document), False
    except Held:
        return None, True
    except OSError:
        return None, False


def _release(lock: Lock | None) -> None:
    if lock is not None:
        lock.release()


def _moved(files: list[Path], folder: Path) -> list[Path]:
    """Move files into a folder, all of them or none. Raises OSError."""
    done: list[Path] = []
    try:
        for file in files:
            file.replace(folder / file.name)
            done.append(file)
    except OSError:
        for file in reversed(done):
            (folder / file.name).replace(file)
        raise
    return done


def shipped() -> Iterator[Path]:
    """The recorded games that come with the app."""
    return iter(sorted(bundled("saves").glob("*/*.json")))


def _is_text(name: str) -> bool:
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def stamp_of(document: Path) -> Stamp:
    """The stamp of one session's files, as ``Store.stamps`` has it."""
    return _stamped(document, document.with_suffix(".journal"))


def _stamped(*files: Path | os.DirEntry[str] | None) -> Stamp:
    times: list[int] = []
    changes: list[int] = []
    for file in files:
        try:
            stat = os.stat(file) if file is not None else None
        except (OSError, ValueError):
            stat = None
        times += [stat.st_mtime_ns, stat.st_size] if stat is not None else [0, 0]
        changes += [stat.st_ctime_ns, stat.st_ino] if stat is not None else [0, 0]
    return tuple(times + changes)
