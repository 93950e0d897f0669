"""The judge of positions: what it asks for is sound, and it plays a sensible turn."""

from __future__ import annotations

import math
import random

import pytest

from game.engine import Chance
from game.lab.arena import Bout, Contestant, meet
from game.titles.signorie import TITLE, bot
from game.titles.signorie.rules import CONTROLLER


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_can_be_judged(seats: int) -> None:
    rng, chance = random.Random(2), Chance(2)
    s = CONTROLLER.setup(seats, {"open_gates": "true"}, chance)
    while (decision := CONTROLLER.pending(s)) is not None:
        for at in range(seats):
            terms = bot.terms(CONTROLLER.view(s, at).state, at)
            assert all(math.isfinite(value) for value in terms.values())
        CONTROLLER.apply(s, rng.choice(CONTROLLER.legal(s, decision.seats[0])), chance)
    assert bot.terms(s, 0)["points"] == s.vp[0]


def test_greedy_beats_chance() -> None:
    bout = Bout(TITLE.id, Contestant("greedy"), Contestant("random"), 4, 5, 2)
    assert sum(game.first for game in meet(bout)) == 8
