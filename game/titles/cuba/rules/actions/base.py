"""What the kinds of action share: refusals, and the end of a turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from game.engine import Action, Decision, Effects, MoveType, Refusal
from game.titles.cuba.rules.components import LAPS, NUMBER, PIECES
from game.titles.cuba.rules.decisions import SEATS, TURN
from game.titles.cuba.rules.state import CubaState

NOTHING: Final[list[Action]] = []
"""The empty list of options; like every prebuilt list it is never changed."""
MOST_PIECES: Final = 60
"""More pieces than anybody can ever give at once."""


class CubaMove(MoveType[CubaState]):
    """A kind of action whose options are exactly the legal ones."""

    exact = True

    def malformed(self, s: CubaState, a: Action) -> Refusal:
        """Unknown ids, amounts below 1, missing arguments (section 10)."""
        return refuse("not_a_choice", "5.2")


class Listed(CubaMove):
    """A kind with few actions: ``all`` are made once by seat, in the order of the fields. By default all are legal."""

    def __init__(self) -> None:
        universe = self.universe()
        self.all = [[Action(self.name, seat, args) for args in universe] for seat in SEATS]

    def options(self, s: CubaState, d: Decision, seat: int) -> list[Action]:
        """All of them."""
        return self.all[seat]


def refuse(code: str, rule: str, **params: int | str | tuple[str, ...]) -> Refusal:
    """A refusal with its parameters and the section of the rules."""
    return Refusal(code, params, rule)


def end_turn(s: CubaState) -> None:
    """The player's card is done: the next player clockwise, or the end of the action phase (5.5)."""
    s.turns += 1
    s.used = s.traded = 0
    seat = s.seat + 1
    s.seat = seat if seat < s.seats else 0
    if s.turns < LAPS * s.seats:
        s.pending[-1] = TURN[s.seat]
    else:
        s.pending.pop()
        s.phase = "new_start"


def begin_card(s: CubaState, out: Effects, seat: int) -> None:
    """Tell whose turn begins."""
    if s.turns % s.seats == 0:
        out.begin("lap", number=s.lap)
    out.begin("turn", number=s.turns + 1, seat=seat)


# --- sets of pieces --------------------------------------------------------------------------------


def numbers(ids: Iterable[str]) -> list[int]:
    """The pieces' numbers."""
    return [NUMBER[piece] for piece in ids]


def owned(s: CubaState, seat: int) -> list[int]:
    """How many of each piece the seat has, in courtyard and storage."""
    return [s.own(seat, piece) for piece in range(len(PIECES))]


def lacking(given: Sequence[int], had: Sequence[int]) -> tuple[str, ...]:
    """The pieces of which more are given than there are, one id for each that is missing."""
    kinds = dict.fromkeys(given)
    return tuple(PIECES[piece] for piece in kinds for _ in range(given.count(piece) - had[piece]))


@lru_cache(4096)
def bags(limits: tuple[tuple[int, int], ...], least: int, most: int) -> tuple[tuple[str, ...], ...]:
    """Every set of pieces within ((piece, how many at most), …) of ``least`` to ``most`` pieces, each as a sorted
    tuple of ids, smaller sets first."""
    found = []
    for counts in product(*(range(limit + 1) for _, limit in limits)):
        if least <= sum(counts) <= most:
            found.append(tuple(sorted(PIECES[piece] for (piece, _), n in zip(limits, counts) for _ in range(n))))
    return tuple(sorted(found, key=lambda bag: (len(bag), bag)))
