"""The search, on a tiny game: the same thought everywhere, within its effort, and nothing by luck."""

from random import Random

import pytest

from game.bots import Clock
from game.bots.judge import TitleJudge
from game.bots.levels import LEVELS, seat
from game.bots.planner import Planner
from game.bots.search import Effort, Searcher, _ahead
from game.engine import Chance
from game.titles import catalogue

from .pebbles import TITLE

RULES = TITLE.controller()
JUDGE = TitleJudge(TITLE)
SMALL = Effort(looks=200, worlds=12, turns=2)


def start(seed=1):
    return RULES.setup(2, {"mood": "calm"}, Chance(seed))


def think(state, bot, looks=0, seed=1):
    at = state.pending[-1].seats[0]
    return bot.think(RULES.view(state, at), RULES.legal(state, at), Clock(looks), Random(seed))


@pytest.mark.parametrize("level", LEVELS[3:])
def test_the_levels_that_are_not_offered_can_play(level):
    state = start()
    while state.pending:
        legal = RULES.legal(state, state.pending[-1].seats[0])
        action = think(state, seat(level, TITLE)).action
        assert action in legal
        RULES.apply(state, action, Chance(1), False)


def test_the_same_seed_is_the_same_thought():
    for seed in range(6):
        state = start(seed)
        assert think(state, Searcher(RULES, JUDGE, SMALL), seed=seed) == think(
            state, Searcher(RULES, JUDGE, SMALL), seed=seed
        )


def test_it_plays_a_turn_on_only_as_far_as_its_effort_says(monkeypatch):
    seen = []
    evaluate = JUDGE.evaluate
    monkeypatch.setattr(JUDGE, "evaluate", lambda s, at: seen.append(1) or evaluate(s, at))
    state = start()
    for looks in (1, 400):
        seen.clear()
        think(state, Searcher(RULES, JUDGE, Effort(looks=looks, worlds=12, turns=2)))
        if looks == 1:
            few = len(seen)
    assert few < len(seen)


def test_what_few_worlds_say_displaces_no_plan():
    planner = seat("planner", TITLE)
    for seed in range(8):
        state = start(seed)
        state.row = [2, 3, 9, 4]
        few = Searcher(RULES, JUDGE, Effort(looks=10_000, worlds=3, turns=2))
        assert think(state, few, seed=seed).action == think(state, planner, seed=seed).action


def test_turns_are_compared_world_by_world():
    assert _ahead([3.0, 4.0, 5.0], [1.0, 2.0, 3.0]) == float("inf")
    assert _ahead([1.0, 2.0], [1.0, 2.0]) == 0.0
    assert _ahead([1.0, 9.0, 2.0, 8.0], [5.0, 5.0, 5.0, 5.0]) == pytest.approx(0.0)
    assert 2 < _ahead([3.0, 4.0, 6.0, 5.0], [1.0, 1.0, 2.0, 3.0]) < 20


def test_where_a_turn_is_mostly_luck_no_level_follows_it():
    plans = {name: isinstance(seat("thinker", title), Planner) for name, title in catalogue.items()}
    assert not plans.pop("anno1701")
    assert all(plans.values())
