"""What was new in a game: told from the games that were like it, kept nowhere else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.archive.listing import Entry
from game.engine.session import ASSISTED, HUMAN, PRACTICE

FIRST_WIN, MOST, AHEAD, STREAK, FIRST = "first-win", "most", "ahead", "streak", "first"
RUN = 3
"""So many wins in a row are told."""


class News(NamedTuple):
    """What was new: one of the five, with its number (points, points ahead, wins in a row) and the best before."""

    what: str
    amount: int = 0
    before: int = 0


def alike(entries: Iterable[Entry], mine: Entry) -> list[Entry]:
    """Finished games like this one, itself left out: the same title, options that tell its games apart, opponents, and
    help. Practice is like none."""
    return [e for e in entries if e.id != mine.id and e.over and PRACTICE not in e.flags and _kind(e) == _kind(mine)]


def news(entries: Iterable[Entry], mine: Entry) -> News | None:
    """What is told of a finished game of a person against bots or rivals of the rules, the entries the newest first; None
    where nothing was new. Games with hints are compared with such games."""
    opponents = mine.automas or any(player != HUMAN for _, player in mine.seats)
    if not mine.over or not mine.people or not opponents or PRACTICE in mine.flags:
        return None
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
    return News(STREAK, run) if mine.victory and run >= RUN else None


def _kind(entry: Entry) -> tuple[object, ...]:
    players = sorted(player for _, player in entry.seats)
    return entry.title, tuple(entry.headline), tuple(players), ASSISTED in entry.flags


def _own(entry: Entry) -> int:
    return max((entry.scores[seat] for seat in entry.people if seat < len(entry.scores)), default=0)
