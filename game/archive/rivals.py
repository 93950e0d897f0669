"""How people at this computer fare against each level of bots, and which of them is the next good company."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from game.archive.listing import Entry
from game.engine import Title
from game.engine.session import BOT

AHEAD: Final = 2
"""Wins more than losses after which the next level is the better company, and as many losses more for the one below."""


class LevelRecord(NamedTuple):
    """What people at this computer won and lost against a level in one title."""

    won: int = 0
    lost: int = 0


def records(title: Title, entries: Iterable[Entry]) -> dict[str, LevelRecord]:
    """Level -> the record of people against it, of all finished games of the title in which it sat."""
    found: dict[str, LevelRecord] = {}
    for entry in entries:
        if entry.title != title.id or not entry.over or not entry.people or entry.drawn:
            continue
        for level in {player.removeprefix(BOT) for _, player in entry.seats if player.startswith(BOT)}:
            won, lost = found.get(level, LevelRecord())
            found[level] = LevelRecord(won + entry.victory, lost + (not entry.victory))
    return found


def suggested(offered: Sequence[str], known: Mapping[str, LevelRecord], newcomer: bool) -> str:
    """The level whose company promises an even game: the strongest that was met, the next one after so many wins more than
    losses, the one below after so many losses more. Before any game the second, or the weakest for a ``newcomer`` to the house."""
    met = [level for level in offered if level in known]
    if not met:
        return offered[0] if newcomer else offered[:2][-1]
    at, (won, lost) = offered.index(met[-1]), known[met[-1]]
    step = (won - lost >= AHEAD) - (lost - won >= AHEAD)
    return offered[min(max(at + step, 0), len(offered) - 1)]
