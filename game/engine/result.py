"""How a game ended: who has how much, and from where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.engine.refusal import NONE


class Item(NamedTuple):
    """One line of a score sheet: message ``source-<source>`` with its parameters, and the points."""

    source: str
    amount: int
    params: Mapping[str, Any] = NONE


class Score(NamedTuple):
    """The sheet of one seat, or of a rival that is part of the rules (``seat`` -1, ``who`` its component id)."""

    seat: int
    total: int
    items: tuple[Item, ...]
    who: str = ""


class Result(NamedTuple):
    """The sheets, their ranks (1 is best; equal ranks share), and the ending's id where the game tells one.

    ``points`` False: nobody counts anything, one has won, lost or drawn; the totals are then 1 for whoever shares the
    first rank and 0 for the others.
    """

    scores: tuple[Score, ...]
    ranks: tuple[int, ...]
    outcome: str = ""
    params: Mapping[str, Any] = NONE
    points: bool = True

    @property
    def drawn(self) -> bool:
        """True if nobody is ahead of anybody."""
        return len(self.ranks) > 1 and set(self.ranks) == {1}


def ranked(totals: list[int]) -> tuple[int, ...]:
    """Ranks by total, the greatest first; equal totals share a rank."""
    return tuple(1 + sum(other > mine for other in totals) for mine in totals)


def decided(winner: int | None, seats: int, outcome: str = "", **params: Any) -> Result:
    """The result of a game without points: who has won, or None for a draw."""
    ranks = tuple(1 if winner in (None, seat) else 2 for seat in range(seats))
    won = [int(winner == seat) for seat in range(seats)]
    scores = tuple(Score(seat, won[seat], (Item("won", won[seat]),)) for seat in range(seats))
    return Result(scores, ranks, outcome, params, points=False)
