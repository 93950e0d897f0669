"""All sessions at a glance: a summary of each, kept in an index so that a thousand open without delay."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from game.archive.disk import write_whole
from game.archive.read import Loaded, Trouble
from game.archive.store import Store
from game.engine import Session

INDEX = "index.json"
VERSION = 2
WHOLE, REPAIRABLE, LOST, NEWER = "whole", "repairable", "lost", "newer"


class Entry(msgspec.Struct):
    """One session: who plays what, where it stands, and how its file is. ``view`` is the spectator's state."""

    id: str
    title: str = ""
    name: str = ""
    seats: list[tuple[str, str]] = []
    options: dict[str, str] = {}
    plies: int = 0
    over: bool = False
    round: int = 0
    rounds: int = 0
    phase: str = ""
    scores: list[int] = []
    rivals: list[tuple[str, int]] = []
    ranks: list[int] = []
    outcome: str = ""
    flags: list[str] = []
    parent: str = ""
    created: str = ""
    saved: str = ""
    state: str = WHOLE
    trouble: str = ""
    params: dict[str, Any] = {}
    view: dict[str, Any] | None = None
    stamp: tuple[int, ...] = ()


class _Index(msgspec.Struct):
    version: int
    entries: dict[str, Entry]


class Listing:
    """The entries of a store; only files that have changed are read again."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._index: dict[str, Entry] | None = None

    def entries(self) -> list[Entry]:
        """Every session, the newest first."""
        if self._index is None:
            self._index = self._read_index()
        known = self._index
        found: list[Entry] = []
        changed = False
        for session_id in self.store.ids():
            document = self.store.path(session_id)
            stamp = _stamp(document)
            entry = known.get(session_id)
            if entry is None or entry.stamp != stamp:
                entry = summary(self.store, document)
                entry.stamp = stamp
                changed = True
            found.append(entry)
        changed = changed or len(found) != len(known)
        self._index = {e.id: e for e in found}
        if changed:
            self._write_index()
        return found

    def newest_open(self) -> Entry | None:
        """The session that one would go on with: the newest that is not over."""
        return next((e for e in self.entries() if not e.over and e.state in (WHOLE, REPAIRABLE)), None)

    def _read_index(self) -> dict[str, Entry]:
        try:
            index = msgspec.json.decode((self.store.folder / INDEX).read_bytes(), type=_Index)
        except (OSError, msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            return {}
        return index.entries if index.version == VERSION else {}

    def _write_index(self) -> None:
        try:
            write_whole(self.store.folder / INDEX, msgspec.json.encode(_Index(VERSION, self._index or {})))
        except OSError:
            return


def summary(store: Store, document: Path) -> Entry:
    """What the archive shows of a file, whatever state it is in."""
    found = store.look(document)
    entry = Entry(document.stem)
    if isinstance(found, Trouble):
        entry.trouble = found.code
        entry.params = {k: v for k, v in found.params.items() if isinstance(v, str | int)}
        newer = found.code in ("save_format_newer", "save_rules_newer", "save_title_unknown")
        entry.state = REPAIRABLE if found.session is not None or found.snapshot else NEWER if newer else LOST
        if found.session is not None:
            _fill(entry, found.session)
        return entry
    record = found.record
    entry.created, entry.saved = record.created, record.saved
    entry.parent = f"{record.parent.id}:{record.parent.ply}" if record.parent else ""
    _fill(entry, found.session)
    return entry


def _fill(entry: Entry, session: Session) -> None:
    try:
        _describe(entry, session)
    except Exception:  # A state made by hand may be playable and still not fit to be shown.
        entry.state, entry.trouble = LOST, "save_setup"


def _describe(entry: Entry, session: Session) -> None:
    view = session.view(None)
    standing = session.title.part("sight").standing(view)
    result = session.result()
    entry.title, entry.name = session.title.id, session.name
    entry.seats = [(s.name, s.player) for s in session.seats]
    entry.options = dict(session.options)
    entry.plies, entry.over = len(session.plies), session.pending is None
    entry.round, entry.rounds, entry.phase = standing.round, standing.rounds, standing.phase
    entry.scores, entry.rivals = list(standing.scores), [tuple(r) for r in standing.rivals]
    entry.flags = sorted(session.flags)
    entry.ranks = list(result.ranks) if result else []
    entry.outcome = result.outcome if result else ""
    entry.view = view.state.dump()


def matching(entries: Iterable[Entry], words: str) -> list[Entry]:
    """The entries that hold every word somewhere."""
    wanted = words.casefold().split()

    def holds(entry: Entry) -> bool:
        text = " ".join(
            [entry.id, entry.title, entry.name, entry.saved, *(n for n, _ in entry.seats), *entry.options.values()]
        ).casefold()
        return all(word in text for word in wanted)

    return [e for e in entries if holds(e)]


def _stamp(document: Path) -> tuple[int, ...]:
    found: list[int] = []
    for part in (".json", ".journal"):
        try:
            stat = document.with_suffix(part).stat()
            found += [stat.st_mtime_ns, stat.st_size]
        except OSError:
            found += [0, 0]
    return tuple(found)


__all__ = ["Entry", "Listing", "Loaded", "matching", "summary"]
