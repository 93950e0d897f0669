"""The evaluation: it reads the table, and it does nothing that harms itself."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.bot import Clock
from game.bots.levels import seat as level
from game.engine import Action, Chance
from game.titles.undecim import TITLE, bot
from game.titles.undecim.rules import CONTROLLER

from .positions import Table

OTHERS = ("trade", "gathering", "prosperity")
GREEDY = level("greedy", TITLE)


def choice(t: Table) -> Action:
    """What the bot does in the place of the seat that is asked."""
    seat = t.seat
    return GREEDY.choose(CONTROLLER.view(t.s, seat), CONTROLLER.legal(t.s, seat), Clock(0), Random(1))


def test_it_discards_all_the_enemies_it_may() -> None:
    t = Table()
    t.night(4, 1, 0, 0)
    assert choice(t).args == (4,)
    t.do("discard_enemies", 4)
    assert choice(t).args == (1,)


def test_it_gains_the_land_that_it_lacks() -> None:
    t = Table()
    t.clear(0)
    t.loose(0, "grassland", "forest", "swamp")
    (mountain, _) = t.hand(0, "mountain_iron", "grassland_stone")
    t.entry("bandits")
    assert choice(t) == Action("gain", 0, (mountain, "mountain"))


def test_it_builds_before_the_game_is_over() -> None:
    t = Table()
    t.s.round = 5
    t.clear(0)
    t.loose(0, "stone", "stone", "stone", "wood")
    t.hand(0)
    t.entry("bandits", others=OTHERS)
    action = choice(t)
    assert action.kind == "settle"
    assert len(action.args[0]) == 3


def test_it_does_not_build_its_gold_away() -> None:
    t = Table()
    t.s.round = 5
    t.clear(0)
    t.settlement(0, "stone", "stone", "stone", "stone", "stone", "stone")
    t.loose(0, "gold")
    t.hand(0)
    t.entry("bandits", others=OTHERS)
    assert choice(t).kind == "skip_build"


def test_it_keeps_its_gold_at_the_end() -> None:
    t = Table()
    t.s.round = 5
    t.clear(0)
    t.loose(0, "gold")
    t.hand(0, "grassland_stone", "grassland_stone")
    t.entry("flea_market", others=("subjugation", "gathering", "prosperity"))
    assert choice(t).kind == "decline_gold"


def test_it_takes_what_hurts_the_leader() -> None:
    t = Table()
    for seat in range(4):
        t.clear(seat)
    t.s.vp = [0, 40, 5, 5]
    t.loose(1, "forest")
    t.loose(2, "forest")
    t.still("red")
    t.s.entries = (("invasion_war", 0), ("prosperity", 1), ("gathering", 2), ("trade", 3))
    t.s.played = [("invasion_war",), ("prosperity",), ("gathering",), ("trade",)]
    t.s.at = 0
    t.proceed()
    assert choice(t).args[0] == 1


def test_it_chooses_an_action_card_by_what_comes_of_it() -> None:
    t = Table()
    t.still("select")
    t.clear(0)
    t.settlement(0, "stone", "stone")
    t.loose(0, "stone", "stone", "stone", "gold", "gold")
    t.hand(0)
    t.with_action(0, "construction")
    t.with_action(0, "gathering", keep=("construction",))
    t.s.round = 5
    t.proceed()
    assert choice(t).args == ("construction",)


def test_equal_cards_are_looked_at_once() -> None:
    t = Table()
    t.hand(0, "forest_wood", "forest_wood", "forest_wood")
    t.entry("bandits")
    legal = CONTROLLER.legal(t.s, 0)
    assert len(legal) == 7
    assert len(bot.narrow(CONTROLLER.view(t.s, 0), legal)) == 3


def test_the_value_is_the_weighted_sum_of_the_terms() -> None:
    t = Table(seed=4)
    t.skip_until("select")
    for seat in range(4):
        terms = bot.terms(t.s, seat)
        assert list(terms) == list(bot.EVALUATION.weights)
        assert bot.evaluate(t.s, seat) == pytest.approx(sum(v * bot.EVALUATION.weights[n] for n, v in terms.items()))


def test_it_explains_itself() -> None:
    t = Table()
    t.night(4, 1, 0, 0)
    view = CONTROLLER.view(t.s, 0)
    thought = GREEDY.think(view, CONTROLLER.legal(t.s, 0), Clock(0), Random(1))
    assert thought.action.args == (4,)
    assert thought.reason[0].startswith("undecim-reason-")


@pytest.mark.parametrize("seats", [3, 4])
def test_it_beats_random_players(seats: int) -> None:
    rng = Random(3)
    wins = 0
    for seed in range(16):
        chance = Chance(seed)
        s = CONTROLLER.setup(seats, {}, chance)
        mine = seed % seats
        while s.pending:
            seat = s.pending[-1].seats[0]
            legal = CONTROLLER.legal(s, seat)
            action = (
                GREEDY.choose(CONTROLLER.view(s, seat), legal, Clock(0), rng) if seat == mine else rng.choice(legal)
            )
            CONTROLLER.apply(s, action, chance, False)
        result = CONTROLLER.result(s)
        assert result is not None
        wins += result.ranks[mine] == 1
    assert wins >= 12
