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
    """The sheets, their ranks (1 is best; equal ranks share), and the ending's id where the game tells one."""

    scores: tuple[Score, ...]
    ranks: tuple[int, ...]
    outcome: str = ""
    params: Mapping[str, Any] = NONE


def ranked(totals: list[int]) -> tuple[int, ...]:
    """Ranks by total, the greatest first; equal totals share a rank."""
    return tuple(1 + sum(other > mine for other in totals) for mine in totals)
