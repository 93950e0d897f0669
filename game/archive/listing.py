"""All sessions at a glance: a summary of each, kept in an index so that a thousand open without delay."""

from __future__ import annotations

import builtins
import logging
import time
import unicodedata
import zlib
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.archive.index import Index
from game.archive.read import Loaded, Trouble
from game.archive.store import INDEX, Stamp, Store, stamp_of
from game.engine import Score, Session
from game.engine.session import ASSISTED, HUMAN, PRACTICE
from game.engine.steps import Steps, finished
from game.presentation import presentation_of
from game.presentation.history import chapters

log = logging.getLogger(__name__)
VERSION = 10
WHOLE, REPAIRABLE, LOST, NEWER, UNREAD, HISTORY = "whole", "repairable", "lost", "newer", "unread", "history"
AT_ONCE = 12
"""Files that are read before anything is shown: more than a screen of them."""
LINES_AT_ONCE = 60
"""Lines of the index that are understood before anything is shown: more than a screen of them too."""
DONE = object()

Turn = tuple[int, int, int, bool]
"""A turn of a session: its number (0 is the set-up), its plies, those in which an automa acted, and whether
one of them was a milestone."""


class Entry(msgspec.Struct):
    """One session: who plays what, where it stands, and how its file is.

    ``options`` are as they have been settled, also at the table; ``headline`` are the values of those that tell the
    title's games apart best. ``automas`` are opponents that are part of the rules, each with its points; ``personas``
    what each seat plays, where that is a component; ``sources`` where the points of each seat of a finished game came
    from. A game without ``points`` is won, lost or ``drawn``. ``seen`` is the spectator's state, packed small until
    ``view`` is asked for.
    """

    id: str
    title: str = ""
    name: str = ""
    seats: list[tuple[str, str]] = []
    options: dict[str, str] = {}
    headline: list[str] = []
    colors: list[str] = []
    personas: list[str] = []
    plies: int = 0
    over: bool = False
    round: int = 0
    rounds: int = 0
    phase: str = ""
    turns: list[Turn] = []
    scores: list[int] = []
    sources: list[dict[str, int]] = []
    automas: list[tuple[str, int]] = []
    ranks: list[int] = []
    points: bool = True
    drawn: bool = False
    outcome: str = ""
    flags: list[str] = []
    parent: str = ""
    created: str = ""
    saved: str = ""
    state: str = WHOLE
    trouble: str = ""
    params: dict[str, Any] = {}
    seen: builtins.bytes = b""
    stamp: tuple[int, ...] = ()

    @property
    def people(self) -> list[int]:
        """The seats at which people sit."""
        return [seat for seat, (_, player) in enumerate(self.seats) if player == HUMAN]

    @property
    def main(self) -> str:
        """The value of the option that tells the title's games apart before all, or ""."""
        return self.headline[0] if self.headline else ""

    @property
    def side(self) -> str:
        """The value of the option that does so next, or ""."""
        return self.headline[1] if len(self.headline) > 1 else ""

    @property
    def winners(self) -> list[int]:
        """The seats that came first in a finished game; none if an automa did, or if it was a draw."""
        if not self.over or self.drawn:
            return []
        return [seat for seat, rank in enumerate(self.ranks[: len(self.seats)]) if rank == 1]

    @property
    def victory(self) -> bool:
        """True if a person won (a bot, where only bots sat)."""
        return any(seat in self.winners for seat in self.people or range(len(self.seats)))

    @property
    def difference(self) -> int:
        """The points of the best person (or bot, where only bots sat) less those of the best other."""
        if not self.scores:
            return 0
        best = max(self.people or range(len(self.scores)), key=lambda seat: self.scores[seat])
        others = [*self.scores[:best], *self.scores[best + 1 :], *(points for _, points in self.automas)]
        return self.scores[best] - max(others, default=0)

    @property
    def own(self) -> int:
        """The seat of the person (or bot, where only bots sat) with the most points."""
        seats = [seat for seat in self.people or range(len(self.scores)) if seat < len(self.scores)]
        return max(seats, key=lambda seat: self.scores[seat], default=0)

    @property
    def helped(self) -> bool:
        """True if it was practice, or with hints: such games are counted apart."""
        return bool({PRACTICE, ASSISTED} & set(self.flags))

    @property
    def bytes(self) -> int:
        """The size of its files."""
        return sum(self.stamp[1:4:2])

    @property
    def view(self) -> dict[str, Any] | None:
        """The spectator's state, or None if there is none to be shown; of thousands only a few are ever looked at."""
        found: dict[str, Any] | None = msgspec.json.decode(zlib.decompress(self.seen)) if self.seen else None
        return found


class _Reading(NamedTuple):
    """A file that is being read: its session, its stamp from before, and the steps that are left."""

    session_id: str
    stamp: Stamp
    steps: Steps[Entry]


class Listing:
    """The entries of a store; only files that have changed are read again, and long work is done in small parts."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._entries: dict[str, Entry] | None = None
        self._order: list[str] = []
        self._stamps: dict[str, Stamp] = {}
        self._lines: deque[str] = deque()
        self._waiting: deque[str] = deque()
        self._fresh: list[Entry] = []
        self._reading: _Reading | None = None
        self._index = Index(store.folder / INDEX, VERSION, Entry)
        self._packing: Iterator[None] | None = None

    def entries(self, at_once: int = AT_ONCE) -> list[Entry]:
        """Every session, the newest first. Where more than ``at_once`` files have changed, or thousands stand in the
        index, the others stand as they were known, or as UNREAD, until ``read_on`` has come to them."""
        opening, unfinished = self._entries is None, self._packing is not None
        self._packing = None
        if opening:
            self._index.open()
        known = self._entries or {}
        self._entries = {}
        self._stamps = self.store.stamps()
        self._order = list(self._stamps)
        self._lines.clear()
        self._waiting.clear()
        self._reading = None
        for session_id, stamp in self._stamps.items():
            entry = known.get(session_id)
            told = (entry is None or entry.stamp != stamp) and self._index.holds(session_id)
            if entry is None or entry.stamp != stamp:
                (self._lines if told else self._waiting).append(session_id)
            self._entries[session_id] = entry or Entry(session_id, saved="" if told else _day(stamp), state=UNREAD)
        for _ in range(min(LINES_AT_ONCE, len(self._lines))):
            self._understand()
        for _ in range(min(at_once, len(self._waiting))):
            self._read_next()
        self._keep(unfinished or (opening and self._index.worn(len(self._entries))))
        return self.known()

    def known(self) -> list[Entry]:
        """Every session as it is known now, without a look at the disk."""
        assert self._entries is not None, "entries() comes first"
        return [self._entries[session_id] for session_id in self._order]

    @property
    def unread(self) -> int:
        """How many sessions are not known yet as they are now."""
        return len(self._lines) + len(self._waiting) + (self._reading is not None)

    @property
    def busy(self) -> bool:
        """True while there is something left for ``read_on`` to do: sessions to be read, an index to be written."""
        return self.unread > 0 or self._packing is not None

    def read_on(self, seconds: float = 0.008, first: Sequence[str] = ()) -> int:
        """Go on for about so long, at least a step: write the index if it has to be made anew, then read what is still
        unread, and these before the others. Returns how many remain."""
        end = time.perf_counter() + seconds
        for queue in (self._lines, self._waiting):
            for session_id in reversed(first):
                if session_id in queue:
                    queue.remove(session_id)
                    queue.appendleft(session_id)
        while self.busy:
            if self._packing is not None:
                self._pack()
            elif self._lines:
                self._understand()
            else:
                self._read_a_step()
            if time.perf_counter() >= end:
                break
        self._keep()
        return self.unread

    def _understand(self) -> None:
        """Take the next session from the index; its file is read all the same if it has changed since."""
        assert self._entries is not None
        session_id = self._lines.popleft()
        entry = self._index.take(session_id)
        if entry is not None:
            self._entries[session_id] = entry
        if entry is None or entry.stamp != self._stamps[session_id]:
            self._waiting.append(session_id)

    def _read_next(self) -> None:
        while not self._read_a_step():
            pass

    def _read_a_step(self) -> bool:
        """Go on reading the next file by a step; True if that was its last one."""
        assert self._entries is not None
        if self._reading is None:
            session_id = self._waiting.popleft()
            document = self.store.path(session_id)
            # The stamp of the look at the folder serves: who writes in between is noticed at the next look.
            self._reading = _Reading(session_id, self._stamps[session_id], summing(self.store, document))
        try:
            next(self._reading.steps)
            return False
        except StopIteration as end:
            entry: Entry = end.value
        entry.stamp = self._reading.stamp
        self._entries[self._reading.session_id] = entry
        self._reading = None
        self._fresh.append(entry)
        return True

    def _keep(self, anew: bool = False) -> None:
        """Write what has been read since into the index, or begin to write all of it ``anew``."""
        if not self._entries or self._packing is not None or not (self._fresh or anew):
            return
        if anew or not self._index.add(self._fresh):
            self._packing = self._index.packing(self._entries)
            self._pack()
        self._fresh = []

    def _pack(self) -> None:
        """Write the next part of an index that is made anew."""
        assert self._packing is not None
        if next(self._packing, DONE) is DONE:
            self._packing = None


def summary(store: Store, document: Path) -> Entry:
    """What the archive shows of a file, whatever state it is in."""
    return finished(summing(store, document))


def summing(store: Store, document: Path) -> Steps[Entry]:
    """The same in small steps."""
    entry = Entry(document.stem)
    try:
        found = yield from store.looking(document)
        return _summed(found, document, entry)
    except Exception:  # Nothing that lies in the folder keeps the others from being listed.
        log.exception("a session cannot be listed: %s", document)
        return Entry(document.stem, saved=_day(stamp_of(document)), state=LOST, trouble="save_odd")


def _summed(found: Loaded | Trouble, document: Path, entry: Entry) -> Entry:
    if isinstance(found, Trouble):
        entry.trouble = found.code
        entry.params = {k: v for k, v in found.params.items() if isinstance(v, str | int)}
        newer = found.code in ("save_format_newer", "save_rules_newer", "save_title_unknown")
        entry.state = REPAIRABLE if found.session is not None or found.snapshot else NEWER if newer else LOST
        if found.session is not None and found.session.foreign:
            entry.state = HISTORY
        entry.saved = _day(stamp_of(document))
        if found.session is not None:
            _fill(entry, found.session)
        return entry
    record = found.record
    entry.created, entry.saved = record.created, record.saved or _day(stamp_of(document))
    entry.parent = f"{record.parent.id}:{record.parent.ply}" if record.parent else ""
    _fill(entry, found.session)
    return entry


def _fill(entry: Entry, session: Session) -> None:
    try:
        _describe(entry, session)
    except Exception:
        if not session.begun_in_the_middle:
            raise
        # A state made by hand may be playable and still not fit to be shown.
        entry.state, entry.trouble = LOST, "save_setup"


def _describe(entry: Entry, session: Session) -> None:
    view = session.view(None)
    presentation = presentation_of(session.title)
    standing = presentation.standing(view)
    result = session.result()
    entry.title, entry.name = session.title.id, session.name
    entry.seats = [(s.name, s.player) for s in session.seats]
    entry.options = session.settled
    entry.headline = [entry.options.get(option, "") for option in session.title.headline]
    entry.colors, entry.personas = list(session.colors), list(standing.personas)
    entry.plies, entry.over = len(session.plies), session.pending is None
    entry.round, entry.rounds, entry.phase = standing.round, standing.rounds, standing.phase
    entry.turns = [
        (c.number, c.last - c.first + 1, len(c.automa), bool(c.milestones))
        for c in chapters(session.plies, presentation)
        if c.last >= c.first
    ]
    entry.scores, entry.automas = list(standing.scores), [(who, points) for who, points in standing.rivals]
    entry.flags = sorted(session.flags)
    entry.ranks = list(result.ranks) if result else []
    entry.sources = [_sources(score) for score in result.scores if score.seat >= 0] if result else []
    entry.outcome = result.outcome if result else ""
    entry.points = result.points if result else True
    entry.drawn = result is not None and result.drawn and not result.points
    entry.seen = zlib.compress(msgspec.json.encode(view.state.dump()))


def _sources(score: Score) -> dict[str, int]:
    """Source -> the points of a seat from it."""
    found: dict[str, int] = {}
    for item in score.items:
        found[item.source] = found.get(item.source, 0) + item.amount
    return found


def searchable(entry: Entry, told: str = "") -> str:
    """What a session is found by: its ids, names, options, and what is ``told`` of it, folded."""
    names = [entry.id, entry.title, entry.name, entry.saved, *(n for n, _ in entry.seats), *entry.options.values()]
    return folded(" ".join([*names, told]))


def matching(entries: Iterable[Entry], words: str, text: Callable[[Entry], str] = searchable) -> list[Entry]:
    """The entries that hold every word somewhere in their text."""
    wanted = folded(words).split()
    if not wanted:
        return list(entries)
    texts = ((entry, text(entry)) for entry in entries)
    return [entry for entry, known in texts if all(word in known for word in wanted)]


def folded(words: str) -> str:
    """Words without the differences of case and width that a person does not mean."""
    return unicodedata.normalize("NFKC", words).casefold()


def _day(stamp: tuple[int, ...]) -> str:
    """When a file was last written, for what does not tell it itself."""
    try:
        return datetime.fromtimestamp(max(stamp[0:4:2]) / 1e9).astimezone().isoformat(timespec="seconds")
    except (ValueError, OverflowError, OSError):  # A file may carry a date that no calendar has.
        return ""
