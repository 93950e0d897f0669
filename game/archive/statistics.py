"""What all sessions together tell: counted from the listing, kept nowhere else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.archive.listing import Entry
from game.engine.session import ASSISTED, PRACTICE


class Tally(NamedTuple):
    """Finished games of one kind: how many, how many won, the best score, the mean difference to the best other, the
    running streak of wins, and how often each ending was seen."""

    played: int = 0
    won: int = 0
    best: int = 0
    mean: float = 0.0
    streak: int = 0
    endings: tuple[tuple[str, int], ...] = ()


def fair(entry: Entry) -> bool:
    """True for a finished game without practice or help."""
    return entry.over and not {PRACTICE, ASSISTED} & set(entry.flags)


def solo(entries: Iterable[Entry], title: str) -> list[Entry]:
    """The finished one-seat games of a title."""
    return [e for e in entries if e.title == title and e.over and len(e.seats) == 1]


def tally(entries: Iterable[Entry]) -> Tally:
    """Count games, the newest first."""
    played = won = best = difference = streak = 0
    running = True
    endings: dict[str, int] = {}
    for entry in entries:
        played += 1
        victory = bool(entry.ranks) and entry.ranks[0] == 1
        won += victory
        running = running and victory
        streak += running
        own = entry.scores[0] if entry.scores else 0
        others = [*entry.scores[1:], *(points for _, points in entry.rivals)]
        best = max(best, own)
        difference += own - max(others, default=0)
        endings[entry.outcome] = endings.get(entry.outcome, 0) + 1
    mean = difference / played if played else 0.0
    return Tally(played, won, best, mean, streak, tuple(endings.items()))


def grid(entries: Iterable[Entry], title: str) -> dict[tuple[str, str], Tally]:
    """By enemy and difficulty: the fair solo games of a title."""
    groups: dict[tuple[str, str], list[Entry]] = {}
    for entry in solo(entries, title):
        if fair(entry):
            rival = entry.rivals[0][0] if entry.rivals else entry.options.get("enemy", "")
            difficulty = (entry.view or {}).get("difficulty", entry.options.get("difficulty", ""))
            groups.setdefault((rival, difficulty), []).append(entry)
    return {key: tally(group) for key, group in groups.items()}
