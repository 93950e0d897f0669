"""The recorded games that are worth watching: a few of each title, in the order of its ``watch.toml``, and why."""

from __future__ import annotations

import time
import tomllib
from collections.abc import Iterator, Mapping
from itertools import islice, zip_longest
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.archive.listing import UNREAD, Entry, summing
from game.archive.store import Store
from game.disk import read_whole
from game.engine import Title
from game.engine.steps import Steps
from game.paths import bundled
from game.text.catalog import LANGUAGES, Texts

FILE = "watch.toml"
MOST = 12
"""So many are offered at once: who wants to see how a game goes does not search."""
ANY_GAME = "archive-worth-any"


class WatchableGame(NamedTuple):
    """A recorded game that is offered: its title, its file, and the message that says why it is worth watching."""

    title: Title
    path: Path
    message: str

    @property
    def id(self) -> str:
        """What it is called among sessions: no session of a player's is called so."""
        return f"shipped/{self.title.id}/{self.path.stem}"


class _Chosen(msgspec.Struct, forbid_unknown_fields=True):
    records: list[str]


def worth_watching(titles: Mapping[str, Title]) -> list[WatchableGame]:
    """A dozen recorded games at most, the first ones of every title before the second ones of any; those of a title
    stand together."""
    offered = [list(_of(title)) for title in titles.values() if title.on_table]
    by_turns = (one for row in zip_longest(*offered) for one in row if one is not None)
    kept = set(islice((one.path for one in by_turns), MOST))
    return [one for row in offered for one in row if one.path in kept]


class Offered:
    """The summaries of those games. They are read in small parts, once for all scenes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.games = {one.id: one for one in worth_watching(store.titles)}
        self._entries = {one.id: Entry(one.id, one.title.id, state=UNREAD) for one in self.games.values()}
        self._reading: tuple[str, Steps[Entry]] | None = None

    def entries(self) -> list[Entry]:
        """Every game as far as it has been read."""
        return list(self._entries.values())

    @property
    def unread(self) -> int:
        """How many have not been read yet."""
        return sum(entry.state == UNREAD for entry in self._entries.values())

    def read_on(self, seconds: float) -> bool:
        """Read for about so long; true if another one is known now."""
        end = time.perf_counter() + seconds
        news = False
        while self.unread and time.perf_counter() < end:
            news = self._step() or news
        return news

    def _step(self) -> bool:
        if self._reading is None:
            first = next(entry.id for entry in self._entries.values() if entry.state == UNREAD)
            self._reading = first, summing(self.store, self.games[first].path)
        name, steps = self._reading
        try:
            next(steps)
            return False
        except StopIteration as end:
            entry: Entry = end.value
        entry.id = name
        self._entries[name] = entry
        self._reading = None
        return True

    def why(self, texts: Texts, entry: Entry) -> str:
        """Why one of them is worth watching; "" for any other session, and until it has been read."""
        game = self.games.get(entry.id)
        return "" if game is None or entry.state == UNREAD else texts(game.message, **ending_facts(entry))


def ending_facts(entry: Entry) -> dict[str, int]:
    """What a sentence about a recorded game may tell of how it ended: the points of the best, of the next and of the
    last, automas too, and what lies between the first two and between the first and the last."""
    scores = sorted([*entry.scores, *(points for _, points in entry.automas)], reverse=True) or [0]
    following = scores[min(1, len(scores) - 1)]
    last = scores[-1]
    return {
        "best": scores[0],
        "next": following,
        "last": last,
        "gap": scores[0] - following,
        "spread": scores[0] - last,
        "plies": entry.plies,
        "rounds": entry.round,
    }


def watch_faults(title: Title) -> list[str]:
    """One sentence for each thing that is wrong with what a title offers to watch: the file, a record that is not there,
    a sentence that a language lacks."""
    place = _folder(title) / FILE
    names, fault = _named(place)
    if fault:
        return [f"{place}: {fault}"]
    found = [f"{place}: there is no record {name!r}" for name in names if not _record(title, name).is_file()]
    found += [f"{place}: {name!r} stands there twice" for name in sorted({n for n in names if names.count(n) > 1})]
    for language in LANGUAGES:
        texts = Texts(language)
        texts.read(title)
        found += [f"{place}: {language} lacks {_message(title, n)}" for n in names if not texts.has(_message(title, n))]
    return found


def _of(title: Title) -> Iterator[WatchableGame]:
    names, _ = _named(_folder(title) / FILE)
    there = [name for name in dict.fromkeys(names) if _record(title, name).is_file()]
    for name in there:
        yield WatchableGame(title, _record(title, name), _message(title, name))
    if not there:
        for path in sorted(_folder(title).glob("*.json"))[:1]:
            yield WatchableGame(title, path, ANY_GAME)


def _named(place: Path) -> tuple[list[str], str]:
    """The records that a file names, and what is wrong with it; none without a file."""
    try:
        return msgspec.convert(tomllib.loads(read_whole(place, 1 << 16).decode()), _Chosen).records, ""
    except FileNotFoundError:
        return [], ""
    except (OSError, ValueError) as fault:  # ValueError: no text, no TOML, another shape.
        return [], str(fault)


def _message(title: Title, name: str) -> str:
    return f"{title.id}-watch-{name}"


def _record(title: Title, name: str) -> Path:
    return _folder(title) / f"{Path(name).name}.json"


def _folder(title: Title) -> Path:
    return bundled("saves") / title.id
