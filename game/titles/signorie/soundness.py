"""What cannot be so on any table of Signorie, for states that come from outside: beyond the ranges of the fields."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from game.engine import Decision
from game.titles.signorie import decisions
from game.titles.signorie.components import (
    ALLIANCES,
    ASSIGNMENTS,
    CITIES,
    CITY_SLOTS,
    COLORS,
    HOUSES,
    PLANS,
    PLAYERS,
    REWARD_SLOTS,
    REWARDS,
    ROWS,
    SON,
)
from game.titles.signorie.phases import OVER, STEPS
from game.titles.signorie.state import CLOSED, ROWS_OF_SCORE, SignorieState


def unsound(s: SignorieState) -> str:
    """The first field that is wrong, or ""."""
    return next((name for name, holds in _facts(s) if not holds), "")


def _facts(s: SignorieState) -> Iterable[tuple[str, bool]]:
    """What must hold, each with the name of its field; later ones may rely on earlier ones."""
    seats = list(range(s.seats))
    yield "phase", s.phase in STEPS or s.phase == OVER
    yield "round", s.reward_slot() < len(REWARD_SLOTS) and (s.round > 0 or s.phase == "setup")
    yield "turn_order", sorted(s.turn_order) == seats
    yield "arrived", sorted(s.arrived) == seats
    yield "seat", s.seat in seats
    yield "eligible", set(s.eligible) <= set(seats) and len(set(s.eligible)) == len(s.eligible)
    yield "served", s.served <= 2 * len(s.eligible)
    yield "passed", s.passed < 1 << s.seats and s.bought < 1 << s.seats
    yield "vp", all(sum(s.tally[ROWS_OF_SCORE * seat : ROWS_OF_SCORE * (seat + 1)]) == s.vp[seat] for seat in seats)
    yield "careers", all(list(track) == sorted(track) for track in s.careers)
    yield "cities", s.cities.count(CLOSED) == len(CITIES) - PLAYERS[s.seats].cities
    yield "cities", all(city == CLOSED or _peopled(s, city) for city in s.cities)
    yield "city_tiles", not any(tile and s.cities[at >> 1] == CLOSED for at, tile in enumerate(s.city_tiles))
    yield "pool", all(list(dice) == sorted(dice) for dice in s.pool)
    yield "dice", all(len(s.pool[color]) <= PLAYERS[s.seats].dice for color in range(len(COLORS)))
    yield "assignments", not any(s.assignments) or sorted(s.assignments) == sorted(ASSIGNMENTS)
    yield (
        "rewards",
        all(not tile or REWARDS[tile]["kind"] == slot.kind for tile, slot in zip(s.rewards, REWARD_SLOTS[1:])),
    )
    yield "face_up", all(_row_fits(s, seat, row) for seat in seats for row in range(len(ROWS)))
    yield "face_down", sum(s.face_down) == len(s.buried)
    yield "pending", bool(s.pending) != (s.phase == OVER) and len(s.pending) <= 4
    yield "pending", all(decision in QUESTIONS and decision.seats[0] < s.seats for decision in s.pending)
    yield "pending", len({decision.seats for decision in s.pending}) <= 1
    yield "pending", all(s.phase == "rewards" for decision in s.pending if decision.key in _AFTER)


def _peopled(s: SignorieState, city: tuple[int, ...]) -> bool:
    return len(city) <= CITY_SLOTS and all(0 <= figure < 2 * s.seats for figure in city)


def _row_fits(s: SignorieState, seat: int, row: int) -> bool:
    """True if no house has more tiles in the row than its plan shows shields."""
    shields = PLANS[s.color[seat]][row]
    houses = [ALLIANCES[tile].house for tile in s.face_up[len(ROWS) * seat + row]]
    return all(houses.count(house) <= shields[house] for house in range(len(HOUSES)))


def _every(questions: Any) -> Iterator[Decision]:
    """All questions in a table of them, however deep it is."""
    if isinstance(questions, Decision):
        yield questions
        return
    for part in questions.values() if isinstance(questions, dict) else questions:
        yield from _every(part)


QUESTIONS: Final = frozenset(
    _every(
        (
            decisions.TURN,
            decisions.MAIN,
            decisions.WINDOW,
            decisions.SPEND,
            decisions.MISSION,
            decisions.MARRIAGE,
            decisions.STOCK_FIGURE,
            decisions.CHOOSE_ROW,
            decisions.CHOOSE_ASSIGNMENT,
            decisions.FREE_HELPER,
            decisions.EXTRA_DIE,
            decisions.REWARD,
            decisions.BRIDE,
            decisions.BUY,
        )
    )
)
"""Every question that the game asks."""
_AFTER: Final = {"reward_choice", "bride_choice", "buy_vp_choice"}
"""The questions of phase 3 itself; what a reward brings asks further ones."""
assert SON == 0, "figures are counted by seat, sons before daughters"
