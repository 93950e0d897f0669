"""The bot's evaluation: fast ways of counting give the numbers that plain ways give."""

from __future__ import annotations

import random
from collections.abc import Iterator

from game.engine import Chance
from game.engine.bits import members
from game.titles.cultus import bot
from game.titles.cultus.rules import CONTROLLER, scoring
from game.titles.cultus.rules.board import AROUND_BITS, NEXT_TO
from game.titles.cultus.rules.components import PLANS
from game.titles.cultus.rules.state import ICONS_UNDER_MONUMENTS, ORTHOGONAL, CultusState


def positions() -> Iterator[CultusState]:
    """Every position of whole games at random, with one to four seats and under other rulings."""
    other = {"adjacency_is_orthogonal": "false", "icons_under_monuments_count": "false"}
    for seed in range(9):
        for seats in (1, 2, 3, 4):
            rng, chance = random.Random(seed), Chance(seed)
            s = CONTROLLER.setup(seats, other if seed % 3 == 0 else {}, chance)
            while s.pending:
                yield s
                CONTROLLER.apply(s, rng.choice(CONTROLLER.legal(s, s.pending[-1].seats[0])), chance)
            yield s


def pairs(s: CultusState, a: int, b: int) -> int:
    """Squares of the one kind and squares of the other beside them, one by one."""
    found = 0
    for square, kind in enumerate(s.cells):
        around = NEXT_TO[square] if s.rulings & ORTHOGONAL else members(AROUND_BITS[square])
        for other in around:
            bare = s.rulings & ICONS_UNDER_MONUMENTS or not {square, other} & set(s.monuments.values())
            found += bool(kind == a and s.cells[other] == b and bare)
    return found


def test_pairs_are_counted_as_if_one_by_one() -> None:
    for number, s in enumerate(positions()):
        if number % 7 == 0 and s.carded:
            for plan in PLANS.values():
                assert scoring.pairs_on_map(s, *plan.pair) == pairs(s, *plan.pair)


def test_a_position_is_worth_the_sum_of_its_terms() -> None:
    compared = 0
    for s in positions():
        seat = compared % s.seats
        worth = 0.0
        for name, amount in bot.terms(s, seat).items():
            worth += amount * bot.EVALUATION.weights[name]
        assert bot.evaluate(s, seat) == worth
        if s.plan[seat] and s.phase != "over":
            plan = PLANS[s.plan[seat]]
            assert bot.terms(s, seat)["plan_pairs"] == pairs(s, *plan.pair)
        compared += 1
    assert compared > 4000
