"""The one-ply bot, on a tiny game."""

from random import Random

import pytest

from game.bots import Clock, Thought, UnknownLevel, levels, seat
from game.bots.bot import NO_REASON
from game.bots.greedy import Greedy
from game.bots.judge import LEAST, TitleJudge
from game.bots.levels import LEVELS
from game.bots.planner import Planner
from game.commands.skeleton import TITLE as SKELETON
from game.engine import Action, Chance, Title
from tests.toy import TITLE as TOY
from tests.toy.rules.state import WORTH

from .pebbles import TITLE

RULES = TITLE.controller()


def start(seed=1, seats=2):
    return RULES.setup(seats, {"mood": "calm"}, Chance(seed))


def think(state, at, level="greedy", looks=0, seed=1):
    return seat(level, TITLE).think(RULES.view(state, at), RULES.legal(state, at), Clock(looks), Random(seed))


def test_levels_depend_on_what_the_title_brings():
    assert levels(TITLE) == LEVELS[:3]
    bare = Title(id="bare", package="game.text", fewest=1, most=1)
    assert levels(bare) == ("random",)


def test_an_unknown_level_names_the_allowed_ones():
    with pytest.raises(UnknownLevel) as caught:
        seat("grandmaster", TITLE)
    assert caught.value.allowed == levels(TITLE)


@pytest.mark.parametrize("level", levels(TITLE))
def test_every_level_answers_with_a_legal_action_and_the_same_one_again(level):
    state = start()
    legal = RULES.legal(state, 0)
    actions = [
        seat(level, TITLE).choose(RULES.view(state, 0), legal, Clock(), Random(seed)) for seed in (5, 5, 6, 7, 8)
    ]
    assert all(action in legal for action in actions)
    assert actions[0] == actions[1]


def test_it_takes_the_greatest_pebble():
    state = start()
    state.row = [2, 3, 9, 4]
    thought = think(state, 0)
    assert thought.action == Action("take", 0, (9,))
    assert thought.reason == ("pebbles-reason-gain", {"gain": 9})


def test_the_candidates_are_all_legal_actions_with_the_best_first():
    state = start()
    thought = think(state, 0)
    values = [value for _, value in thought.candidates]
    assert {action for action, _ in thought.candidates} == set(RULES.legal(state, 0))
    assert values == sorted(values, reverse=True)
    assert thought.candidates[0][0] == thought.action


def test_choosing_and_thinking_agree():
    state = start(4)
    view, legal = RULES.view(state, 0), RULES.legal(state, 0)
    bot = seat("greedy", TITLE)
    for seed in range(20):
        chosen = bot.choose(view, legal, Clock(), Random(seed))
        assert bot.think(view, legal, Clock(), Random(seed)).action == chosen


def test_what_does_nothing_is_worth_what_the_position_is_worth():
    state = start()
    worth = sum(state.hands[0])
    assert dict(think(state, 0).candidates)[Action("rest", 0)] == worth


def test_nothing_worse_than_resting_is_done(monkeypatch):
    judge = TITLE.part("bot")
    monkeypatch.setattr(judge, "evaluate", lambda s, seat: -sum(s.hands[seat]))
    assert think(start(), 0).action == Action("rest", 0)


def test_ties_are_broken_by_its_own_generator():
    state = start()
    judge = TITLE.part("bot")
    always = judge.evaluate
    judge.evaluate = lambda s, seat: 0
    try:
        taken = {think(state, 0, seed=seed).action for seed in range(40)}
    finally:
        judge.evaluate = always
    assert taken == set(RULES.legal(state, 0))


def test_a_clock_that_is_up_ends_the_thinking_with_what_was_looked_at():
    thought = think(start(), 0, looks=2)
    assert len(thought.candidates) == 3
    assert Clock(looks=1).look()


def test_thinking_changes_neither_the_view_nor_the_state():
    state = start()
    view = RULES.view(state, 0)
    before = state.digest(), view.state.digest()
    think(state, 0)
    seat("greedy", TITLE).choose(view, RULES.legal(state, 0), Clock(), Random(1))
    assert (state.digest(), view.state.digest()) == before


def test_a_single_legal_action_needs_no_thought():
    state = start()
    only = [Action("rest", 0)]
    bot, view = seat("greedy", TITLE), RULES.view(state, 0)
    assert bot.choose(view, only, Clock(), Random(1)) == only[0]
    worth = sum(state.hands[0])
    assert bot.think(view, only, Clock(), Random(1)) == Thought(
        only[0], ((only[0], worth),), ("pebbles-reason-rest", {})
    )


def test_swapped_hidden_pebbles_change_no_decision():
    for seed in range(60):
        state = start(seed)
        other = state.clone()
        other.deck.reverse()
        other.deck[0], other.hands[1][0] = other.hands[1][0], other.deck[0]
        if other.digest() == state.digest():
            continue
        assert RULES.view(other, 0).state.digest() == RULES.view(state, 0).state.digest()
        for level in levels(TITLE):
            assert think(other, 0, level, seed=seed) == think(state, 0, level, seed=seed)


# --- secret decisions ----------------------------------------------------------------------------------


class BeginsFirst:
    """Likes to begin a season of the toy; a card that was bid is gone."""

    QUIET = frozenset()
    point = 1.0

    def gains(self, before, after):
        return {}

    def turn(self, s):
        return s.round

    def evaluate(self, s, seat):
        return 10.0 * (s.seat == seat) + 0.1 * sum(WORTH[card] for card in s.hands[seat] if card in WORTH)

    def terms(self, s, seat):
        return {"begins": float(s.seat == seat)}

    def narrow(self, view, legal):
        return legal

    def reason(self, view, action, before, after):
        return ("begins", {}) if after["begins"] > before["begins"] else ("", {})


def bids(bot, state, at, seed=3):
    rules = TOY.controller()
    legal = rules.legal(state, at)
    return bot.think(rules.view(state, at), legal, Clock(), Random(seed))


@pytest.mark.parametrize("make", [Greedy, Planner])
@pytest.mark.parametrize("first", [True, False])
def test_a_secret_answer_is_worth_what_comes_of_it(make, first):
    rules = TOY.controller()
    state = rules.setup(2, {"dice": "two"}, Chance(5))
    best = max(state.hands[0], key=WORTH.__getitem__)
    assert len({WORTH[card] for card in state.hands[0]}) > 1
    if not first:
        rules.apply(state, rules.legal(state, 1)[0], Chance(1))
    thought = bids(make(rules, BeginsFirst()), state, 0)
    values = {action.args[0]: value for action, value in thought.candidates}
    assert len(set(values.values())) > 1, "bidding another card comes to something else"
    if make is Greedy:
        assert WORTH[thought.action.args[0]] == WORTH[best], "who wants to begin bids high"
    assert state.pending[-1].key == "bid", "nothing is done to the game itself"


def test_a_seat_with_nothing_to_lose_bids_low():
    class Saves(BeginsFirst):
        def evaluate(self, s, seat):
            return sum(WORTH[card] for card in s.hands[seat] if card in WORTH)

    rules = TOY.controller()
    state = rules.setup(3, {"dice": "two", "market": "dear"}, Chance(5))
    thought = bids(Greedy(rules, Saves()), state, 1)
    assert WORTH[thought.action.args[0]] == min(WORTH[card] for card in state.hands[1])


def test_terms_alone_make_a_bot():
    judge = TitleJudge(SKELETON)
    state = SKELETON.controller().setup(2, {}, Chance(1))
    assert judge.evaluate(state, 0) == sum(judge.terms(state, 0).values()) != 0
    assert judge.turn(state) == state.turn
    legal = SKELETON.controller().legal(state, 0)
    view = SKELETON.controller().view(state, 0)
    assert judge.narrow(view, legal) == legal
    before, after = {"points": 1, "others": -4, "hand": 2.0}, {"points": 4, "others": -4, "hand": 0.0}
    assert judge.reason(view, legal[0], before, after) == ("skeleton-reason-points", {"amount": 3})
    assert judge.reason(view, legal[0], after, {**after, "hand": -1.0}) == NO_REASON
    assert seat("greedy", SKELETON).choose(view, legal, Clock(), Random(1)) in legal
    assert seat("planner", SKELETON).choose(view, legal, Clock(), Random(1)) in legal


def test_what_a_title_writes_itself_stands():
    judge = TitleJudge(TITLE)
    assert judge.QUIET == TITLE.part("bot").QUIET
    assert judge.reason is TITLE.part("bot").reason


def test_a_term_that_hardly_grows_is_no_reason() -> None:
    judge, view, action = TitleJudge(SKELETON), None, None
    assert judge.reason(view, action, {"hand": 1.0}, {"hand": 1.0}) == NO_REASON
    assert judge.reason(view, action, {}, {"hand": LEAST}) == NO_REASON
    assert judge.reason(view, action, {}, {}) == NO_REASON
    told = judge.reason(view, action, {"own": 1.0}, {"own": 3.0, "hand": 1.5})
    assert told == ("skeleton-reason-own", {"amount": 2})
