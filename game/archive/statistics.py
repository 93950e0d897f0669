"""What all sessions together tell: counted from the listing, kept nowhere else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from game.archive.listing import Entry
from game.archive.wanted import SOLO, called, company
from game.engine.session import ASSISTED, PRACTICE


class Tally(NamedTuple):
    """Finished games of one kind: how many, how many won, the best score, the mean difference to the best other, the
    running and the longest streak of wins, the differences (the newest first), how often each ending was seen, and how
    many were drawn. Best, mean and differences count nothing in games without points."""

    played: int = 0
    won: int = 0
    best: int = 0
    mean: float = 0.0
    streak: int = 0
    longest: int = 0
    differences: tuple[int, ...] = ()
    endings: tuple[tuple[str, int], ...] = ()
    drawn: int = 0

    @property
    def lost(self) -> int:
        """How many were neither won nor drawn."""
        return self.played - self.won - self.drawn


class WinRecord(NamedTuple):
    """How one person, one kind of bot, or a table of some size did: games, games won, the best and the mean points, games
    drawn; and games with hints, which are counted in none of these."""

    played: int = 0
    won: int = 0
    best: int = 0
    mean: float = 0.0
    drawn: int = 0
    hinted: int = 0


def fair(entry: Entry) -> bool:
    """True for a finished game without practice or help."""
    return entry.over and not entry.helped


def hinted(entry: Entry) -> bool:
    """True for a finished game in which help was asked for: it is counted, but apart."""
    return entry.over and ASSISTED in entry.flags and PRACTICE not in entry.flags


def kept_by(entries: Iterable[Entry], title: str, who: str) -> list[Entry]:
    """The finished games of a title in such company: SOLO, TOGETHER or BOTS."""
    return [e for e in entries if e.title == title and e.over and company(e) == who]


def tally(entries: Iterable[Entry]) -> Tally:
    """Count games, the newest first."""
    games = list(entries)
    won = [entry.victory for entry in games]
    differences = tuple(entry.difference for entry in games)
    return Tally(
        len(games),
        sum(won),
        max((max(_own(entry), default=0) for entry in games), default=0),
        sum(differences) / len(games) if games else 0.0,
        won.index(False) if False in won else len(won),
        _longest(won),
        differences,
        tuple(Counter(entry.outcome for entry in games if entry.outcome).items()),
        sum(entry.drawn for entry in games),
    )


def grid(entries: Iterable[Entry], title: str) -> dict[tuple[str, str], Tally]:
    """By what tells the title's games apart: the fair games of one person alone."""
    groups: dict[tuple[str, str], list[Entry]] = {}
    for entry in kept_by(entries, title, SOLO):
        if fair(entry):
            groups.setdefault((entry.main, entry.side), []).append(entry)
    return {key: tally(group) for key, group in groups.items()}


def by_name(entries: Iterable[Entry], apart: Iterable[Entry] = ()) -> dict[str, WinRecord]:
    """For everybody who sat there (see ``called``), those who played most first; ``apart`` are games with hints."""
    seats: dict[str, list[tuple[int, bool, bool]]] = {}
    for entry in entries:
        for seat in range(len(entry.seats)):
            points = entry.scores[seat] if seat < len(entry.scores) else 0
            seats.setdefault(called(entry, seat), []).append((points, seat in entry.winners, entry.drawn))
    lines = {
        who: _share([points for points, _, _ in games], sum(w for _, w, _ in games), sum(d for _, _, d in games))
        for who, games in seats.items()
    }
    for entry in apart:
        for seat in range(len(entry.seats)):
            who = called(entry, seat)
            lines[who] = lines.get(who, WinRecord())._replace(hinted=lines.get(who, WinRecord()).hinted + 1)
    return dict(sorted(lines.items(), key=lambda item: (-item[1].played, -item[1].won, item[0])))


def by_players(entries: Iterable[Entry]) -> dict[int, WinRecord]:
    """For each number of seats: games, those that a person won (a bot, where only bots sat), their best and mean."""
    tables: dict[int, list[Entry]] = {}
    for entry in entries:
        tables.setdefault(len(entry.seats), []).append(entry)
    found = {}
    for count, games in sorted(tables.items()):
        points = [own for entry in games for own in _own(entry)]
        won, drawn = sum(entry.victory for entry in games), sum(entry.drawn for entry in games)
        found[count] = _share(points, won, drawn)._replace(played=len(games))
    return found


def _own(entry: Entry) -> list[int]:
    """The points of the people, or of the bots where only bots sat."""
    return [entry.scores[seat] for seat in entry.people or range(len(entry.scores)) if seat < len(entry.scores)]


def _share(points: list[int], won: int, drawn: int) -> WinRecord:
    return WinRecord(len(points), won, max(points, default=0), sum(points) / len(points) if points else 0.0, drawn)


def _longest(won: list[bool]) -> int:
    longest = run = 0
    for victory in won:
        run = run + 1 if victory else 0
        longest = max(longest, run)
    return longest
