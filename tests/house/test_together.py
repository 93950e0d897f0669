"""What lists the actions of several kinds at once lists exactly what each of them lists and ``check`` lets pass."""

from __future__ import annotations

import random

import pytest

from game.engine import Chance, RuleController, Title
from game.engine.title import checked_options

from .titles import ALL, name, some_action

PLIES = 240


@pytest.mark.parametrize("title", ALL, ids=name)
def test_all_at_once_is_each_in_turn(title: Title) -> None:
    rules: RuleController = title.controller()
    met = set()
    for seats in {title.fewest, title.most}:
        chance, rng = Chance(seats), random.Random(seats)
        s = rules.setup(seats, checked_options(title, seats, {}), chance)
        for _ in range(PLIES):
            decision = rules.pending(s)
            if decision is None:
                break
            seat = decision.seats[0]
            legal = rules.legal(s, seat)
            each = [a for kind in decision.kinds for a in rules.kinds[kind].legal(s, seat)]
            assert len(set(legal)) == len(legal), decision.key
            assert set(legal) == set(each), decision.key
            assert not {a for a in legal if rules.check(s, a) is not None}, decision.key
            met.add(decision.key)
            rules.apply(s, rules.normal(some_action(rng, legal)), chance, with_events=False)
    assert set(rules.together) <= met
