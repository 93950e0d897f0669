"""The records of a title, and what was new in a game: told from the games that were like it, kept nowhere else."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import median
from typing import NamedTuple

from game.archive.listing import Entry
from game.engine import Option
from game.engine.session import ASSISTED, HUMAN, PRACTICE

FIRST_WIN, MOST, AHEAD, STREAK, FIRST, SOURCE = "first-win", "most", "ahead", "streak", "first", "source"
RUN = 3
"""So many wins in a row are told, and after so many games that something never brought as many points."""
LATEST = 5
"""So many of the last games say which head start makes a game even."""


class News(NamedTuple):
    """What was new: one of the six, with its number (points, points ahead, wins in a row) and the best before; and from which
    source the points came, if it is about one."""

    what: str
    amount: int = 0
    before: int = 0
    source: str = ""


class Best(NamedTuple):
    """What people came to against such bots (or such rivals of the rules) under such options: the games and those that were
    won, the most points, the clearest difference, and how many games with hints there were besides. Where all had hints the
    figures are theirs."""

    against: tuple[str, ...]
    headline: tuple[str, ...]
    played: int
    won: int
    most: int
    ahead: int
    hinted: int


def alike(entries: Iterable[Entry], mine: Entry) -> list[Entry]:
    """Finished games like this one, itself left out: the same title, options that tell its games apart, opponents, and
    help. Practice is like none."""
    return [e for e in entries if e.id != mine.id and e.over and PRACTICE not in e.flags and _kind(e) == _kind(mine)]


def news(entries: Iterable[Entry], mine: Entry) -> News | None:
    """What is told of a finished game of a person against bots or rivals of the rules, the entries the newest first; None
    where nothing was new. Games with hints are compared with such games."""
    if not _contested(mine):
        return None
    entries = list(entries)
    before = alike(entries, mine)
    if mine.victory and not any(e.victory for e in before):
        return News(FIRST_WIN)
    if not before:
        return News(FIRST)
    if mine.points:
        own, most = _own(mine), max(map(_own, before))
        if own > most:
            return News(MOST, own, most)
        ahead, widest = mine.difference, max(e.difference for e in before)
        if ahead > max(0, widest):
            return News(AHEAD, ahead, widest)
    run = 1 + next((n for n, e in enumerate(before) if not e.victory), len(before))
    if mine.victory and run >= RUN:
        return News(STREAK, run)
    return _richest(entries, mine) if mine.points else None


def _richest(entries: Iterable[Entry], mine: Entry) -> News | None:
    """The source that brought most more than ever before in games of the title, also against others."""
    games = [e for e in entries if e.id != mine.id and e.title == mine.title and _contested(e) and e.sources]
    before = [_from(e) for e in games if (ASSISTED in e.flags) == (ASSISTED in mine.flags)]
    if len(before) < RUN:
        return None
    most = {source: max(found.get(source, 0) for found in before) for source in _from(mine)}
    found = [
        News(SOURCE, amount, most[source], source) for source, amount in _from(mine).items() if amount > most[source]
    ]
    return max(found, key=lambda news: (news.amount - news.before, news.source), default=None)


def _from(entry: Entry) -> dict[str, int]:
    return entry.sources[entry.own] if entry.own < len(entry.sources) else {}


def bests(entries: Iterable[Entry], title: str) -> list[Best]:
    """The records of a title, those that were played most first."""
    groups: dict[tuple[tuple[str, ...], tuple[str, ...]], list[Entry]] = {}
    for entry in entries:
        if entry.title == title and _contested(entry):
            against = tuple(sorted({player for _, player in entry.seats if player != HUMAN}))
            groups.setdefault((against, tuple(entry.headline)), []).append(entry)
    found = [_best(against, headline, games) for (against, headline), games in groups.items()]
    return sorted(found, key=lambda best: (-best.played, -best.hinted, best.against, best.headline))


def _best(against: tuple[str, ...], headline: tuple[str, ...], games: list[Entry]) -> Best:
    fair = [e for e in games if ASSISTED not in e.flags]
    shown = fair or games
    most, ahead = max(map(_own, shown)), max(e.difference for e in shown)
    return Best(against, headline, len(fair), sum(e.victory for e in shown), most, ahead, len(games) - len(fair))


def even(entries: Iterable[Entry], title: str, option: Option) -> int | None:
    """The head start of the rival with which half of the player's last games against it would have been lost, as the
    handicap takes it; None before three games in which it could be given, and where none would be fair. Games with
    hints do not count."""
    met = [
        entry.difference + int(entry.options.get(option.id, option.default))
        for entry in entries
        if entry.title == title and _contested(entry) and ASSISTED not in entry.flags and entry.points
        if (not option.seats or len(entry.seats) in option.seats) and option.suspended(entry.options) is None
    ][:LATEST]
    if len(met) < RUN:
        return None
    fair = min(int(option.values[-1]), round(median(met)))
    return fair if fair > int(option.values[0]) else None


def _contested(entry: Entry) -> bool:
    """True for a finished game of people against bots or rivals of the rules, practice left out."""
    opponents = entry.automas or any(player != HUMAN for _, player in entry.seats)
    return bool(entry.over and entry.people and opponents and PRACTICE not in entry.flags)


def _kind(entry: Entry) -> tuple[object, ...]:
    players = sorted(player for _, player in entry.seats)
    return entry.title, tuple(entry.headline), tuple(players), ASSISTED in entry.flags


def _own(entry: Entry) -> int:
    return entry.scores[entry.own] if entry.own < len(entry.scores) else 0
