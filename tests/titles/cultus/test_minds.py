"""The bots at Cultus: fair, sane in plain positions, and stronger level by level."""

from random import Random

import pytest
from msgspec.structs import replace

from game.bots import Clock, seat
from game.engine import Action, Chance, checked_options
from game.lab.arena import Bout, Contestant, meet, play, share_of
from game.titles import catalogue
from game.titles.cultus.bot import forecast

CULTUS = catalogue["cultus"]
RULES = CULTUS.controller()
THINKING = ("greedy", "planner")


def begun(enemy="enemy_ruben", seats=1, seed=1, plies=7):
    """A game a few plies old: solo, the first action phase."""
    options = {"enemy": enemy, "difficulty": "normal", "color": "blue"} if seats == 1 else {}
    state = RULES.setup(seats, checked_options(CULTUS, seats, options), Chance(seed))
    for _ in range(plies):
        at = RULES.pending(state).seats[0]
        RULES.apply(state, RULES.legal(state, at)[0], Chance(seed), False)
        if seats == 1 and state.phase == "action" and state.pending[-1].key == "actions":
            break
    return state


def think(state, level="greedy", seed=1):
    at = RULES.pending(state).seats[0]
    return seat(level, CULTUS).think(RULES.view(state, at), RULES.legal(state, at), Clock(), Random(seed))


def ready_to_build(state):
    """Ten gold and a pawn on a free plaza."""
    plaza = next(q for q in range(64) if state.cells[q] == 6 and not state.monument_bits >> q & 1)
    state.put_pawn(0, plaza)
    state.cost[0] = 10
    return state


# --- fairness --------------------------------------------------------------------------------------


def swapped(state, at):
    """Another state that looks the same to the seat: hidden cards change places."""
    other = state.clone()
    owner = (at + 1) % state.seats
    if other.seats > 1 and other.hands[owner]:
        slot = next((i for i, pile in enumerate(other.piles) if pile), None)
        if slot is not None:
            mine, top = other.hands[owner], other.piles[slot][-1]
            other.hands[owner] = (top, *mine[1:])
            other.piles[slot] = (*other.piles[slot][:-1], mine[0])
        spare = next((card for card in other.box if card.startswith("plan_")), None)
        if spare:
            other.box = tuple(other.plan[owner] if card == spare else card for card in other.box)
            other.plan[owner] = spare
    other.piles = [pile[::-1] for pile in other.piles]
    other.monument_deck = other.monument_deck[::-1]
    return other


@pytest.mark.sample(3)
@pytest.mark.parametrize(("level", "every"), [("random", 5), ("greedy", 11), ("planner", 40)])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_what_is_hidden_changes_no_decision(level, every, seats):
    state = begun(seats=seats, seed=5, plies=0)
    chance, rng, compared = Chance(5), Random(5), 0
    while (pending := RULES.pending(state)) is not None and compared < 6:
        at = pending.seats[0]
        legal = RULES.legal(state, at)
        other = swapped(state, at)
        if rng.random() * every < 1 and len(legal) > 1 and other.digest() != state.digest():
            assert RULES.view(other, at).state.digest() == RULES.view(state, at).state.digest()
            assert think(other, level) == think(state, level)
            compared += 1
        RULES.apply(state, legal[int(rng.random() * len(legal))], chance, False)
    assert compared >= 2


# --- plain positions -------------------------------------------------------------------------------


@pytest.mark.parametrize("level", THINKING)
def test_it_builds_in_the_turn_in_which_it_can(level):
    state = ready_to_build(begun())
    while RULES.pending(state).key == "actions":
        action = think(state, level).action
        RULES.apply(state, action, Chance(1), False)
        if action.kind in ("build_monument", "end_actions"):
            break
    assert state.built[0] == 1


@pytest.mark.parametrize("level", THINKING)
def test_with_one_point_left_it_takes_the_card_that_scores_most(level):
    state = ready_to_build(begun())
    state.ap = 1
    state.pending = [replace(state.pending[-1], data=(1,))]
    scores = {}
    for action in RULES.legal(state, 0):
        if action.kind == "build_monument":
            after = state.clone()
            RULES.apply(after, action, Chance(1), False)
            scores[action] = after.vp[0]
    assert scores[think(state, level).action] >= max(scores.values()) - 3


@pytest.mark.parametrize("level", THINKING)
def test_it_does_not_pay_ten_gold_for_no_points(level):
    state = begun()
    state.character_gold[0] = 10
    state.put_monument("0:1", 0)
    state.built[0] = 1
    state.shown[2] = state.shown[3] = state.shown[4] = state.shown[5] = state.shown[0] = state.shown[1] = 0
    state.ap = 0
    state.pending = [type(state.pending[-1])("actions", (0,), ("use_character", "end_actions"), (0,))]
    assert think(state, level).action == Action("end_actions", 0)


@pytest.mark.parametrize("level", THINKING)
def test_it_takes_points_for_character_gold_in_the_last_turn(level):
    state = ready_to_build(begun())
    state.cost[0] = 3
    state.put_monument("0:1", 27 + 8)
    state.built[0] = 1
    state.piles = [(), (), (), (), (), ()]
    state.open_mask = 0
    state.ap = 0
    state.character_gold[0] = 10
    state.pending = [type(state.pending[-1])("actions", (0,), ("use_character", "end_actions"), (0,))]
    after = state.clone()
    RULES.apply(after, Action("use_character", 0, (10,)), Chance(1), False)
    assert after.vp[0] > state.vp[0]
    assert think(state, level).action.args[0] in (5, 10)


@pytest.mark.parametrize("level", THINKING)
def test_it_does_not_draw_cards_that_it_would_have_to_discard(level):
    state = begun()
    state.hands[0] = tuple(state.piles[5][:3]) + tuple(state.piles[4][:2])
    state.piles[5], state.piles[4] = state.piles[5][3:], state.piles[4][2:]
    state.ap = 1
    state.pending = [replace(state.pending[-1], data=(1,))]
    assert think(state, level).action.kind != "draw_card"


def test_it_keeps_a_gold_for_claudia_who_takes_points_if_there_is_none():
    state = begun("enemy_claudia", plies=5)
    while RULES.pending(state).key != "allocate":
        RULES.apply(state, RULES.legal(state, 0)[0], Chance(1), False)
    state.enemy_track = 6
    state.vp[0] = 20
    assert think(state).action.args[1] == 1


@pytest.mark.parametrize("level", THINKING)
def test_of_equal_shoves_it_discards_the_less_useful_cards(level):
    judge = CULTUS.part("bot")
    state = begun()
    state.put_pawn(0, 27)
    state.hands[0] = ("c25", "c26", "c27", "c28")
    legal = RULES.legal(state, 0)
    kept = judge.narrow(RULES.view(state, 0), legal)
    assert len({action.args[:2] for action in legal if action.kind == "move_monument"}) == sum(
        action.kind == "move_monument" for action in kept
    )
    assert [a for a in kept if a.kind != "move_monument"] == [a for a in legal if a.kind != "move_monument"]


@pytest.mark.parametrize(
    ("level", "games"),
    [
        ("greedy", 4),
        pytest.param("greedy", 12, marks=pytest.mark.long),
        pytest.param("planner", 1, marks=pytest.mark.long),
    ],
)
def test_no_game_holds_an_absurd_move(level, games):
    bot = seat(level, CULTUS)
    for seed in range(games):
        options = {"enemy": f"enemy_{('annette', 'claudia', 'wilhelm')[seed % 3]}", "difficulty": "normal"}
        state = RULES.setup(1, checked_options(CULTUS, 1, options), Chance(seed))
        chance, rng = Chance(seed), Random(seed)
        while (pending := RULES.pending(state)) is not None:
            legal = RULES.legal(state, 0)
            action = bot.choose(RULES.view(state, 0), legal, Clock(), rng)
            assert action in legal
            caution = RULES.caution(state, action)
            assert caution is None or caution.code != "effect_scores_nothing"
            could_build = any(a.kind == "build_monument" for a in legal)
            if could_build and pending.data[:1] == (1,) and state.stock[0]:
                assert action.kind in ("build_monument", "use_character", "move_pawn", "place_construction")
            RULES.apply(state, action, chance, False)


# --- what the rival will still earn ----------------------------------------------------------------


def with_piles(state, *sizes):
    """The same table with piles of these sizes."""
    cards = [card for pile in state.piles for card in pile]
    state.piles = [tuple(cards.pop() for _ in range(size)) for size in sizes]
    state.open_mask = sum(1 << slot for slot, pile in enumerate(state.piles) if pile)
    return state


def test_a_strike_after_the_last_card_does_not_come():
    state = begun("enemy_annette")
    state.enemy_track = 1
    assert len(forecast.strikes(with_piles(state, 0, 0, 0, 0, 1, 1))) == 1
    assert forecast.strikes(with_piles(state, 0, 0, 0, 0, 0, 1)) == []
    state.enemy_track = 2
    assert [chance for chance, _ in forecast.strikes(state)] == [1.0]


def test_the_last_cube_ends_the_expectation_with_the_turn():
    state = begun("enemy_ruben")
    assert len(forecast.strikes(state)) > 1
    state.last_cube = 1
    assert forecast.turns_left(state) == 0
    assert forecast.strikes(state) == []


def test_fewer_cards_mean_fewer_turns_and_no_more_strikes():
    state = begun("enemy_claudia")
    worth = []
    for size in (4, 3, 2, 1):
        with_piles(state, *(size,) * 6)
        worth.append((forecast.turns_left(state), sum(chance for chance, _ in forecast.strikes(state))))
    assert worth == sorted(worth, reverse=True)


def test_baltasars_discard_pile_is_expected_to_grow():
    state = begun("enemy_baltasar")
    counts = [count for _, count in forecast.strikes(state)]
    assert len(counts) > 1
    assert counts == sorted(counts)
    assert counts[0] > len(state.discard)
    many = forecast.turns_left(state)
    state.stock[0] = 0
    assert forecast.turns_left(state) > many


def test_a_monument_more_is_expected_to_cost_eleonora_points():
    state = begun("enemy_eleonora")
    before = forecast.expected(state, forecast.strikes(state))
    state.stock[0] -= 1
    assert forecast.expected(state, forecast.strikes(state)) < before


def test_claudia_counts_the_income_card_that_will_then_be_leftmost():
    state = begun("enemy_claudia")
    state.enemy_track = 5
    state.shown = [0] * 8
    third = forecast.INCOME[state.income[2]]
    state.shown[third[0]] = 0b111
    state.monument_bits = 0
    with_piles(state, 0, 2, 5, 5, 5, 0)
    assert forecast.strikes(state)[0] == (1.0, 3)


def test_annettes_monuments_come_to_the_centre_unless_its_squares_are_taken():
    state = begun("enemy_annette")
    state.enemy_track = 2
    for name, square in zip(state.enemy_monuments(), (27, 19, 20, 0), strict=True):
        state.put_monument(name, square)
    assert [count for _, count in forecast.strikes(state)][:1] == [2]
    assert forecast.newcomers(state, forecast.strikes(state)) > 0
    state.put_monument("0:1", 28)
    state.built[0] = 1
    assert [count for _, count in forecast.strikes(state)][:1] == [1]


def test_wilhelm_is_expected_to_count_what_he_counts_now():
    state = begun("enemy_wilhelm")
    count = forecast.FOES["enemy_wilhelm"].calculation(state)["count"]
    assert {number for _, number in forecast.strikes(state)} == {count}


# --- thoughts --------------------------------------------------------------------------------------


def test_a_thought_says_what_speaks_for_it():
    state = ready_to_build(begun())
    code, params = think(state).reason
    assert code.startswith("cultus-reason-")
    assert all(isinstance(value, int) for value in params.values())


def test_the_terms_are_the_evaluation():
    judge = CULTUS.part("bot")
    state = begun(seats=2, plies=30)
    for at in (0, 1):
        terms = judge.terms(state, at)
        assert set(terms) == set(judge.EVALUATION.weights)
        worth = sum(terms[name] * weight for name, weight in judge.EVALUATION.weights.items())
        assert worth == pytest.approx(judge.evaluate(state, at))


def test_at_the_end_only_points_count():
    judge = CULTUS.part("bot")
    state = begun(seats=2, plies=0)
    chance = Chance(1)
    while (pending := RULES.pending(state)) is not None:
        RULES.apply(state, RULES.legal(state, pending.seats[0])[0], chance, False)
    terms = judge.terms(state, 0)
    assert terms.pop("points") == state.vp[0]
    assert terms.pop("rival") == state.vp[1]
    assert not any(terms.values())


# --- strength --------------------------------------------------------------------------------------


@pytest.mark.parametrize("deals", [7, pytest.param(20, marks=pytest.mark.long)])
def test_greedy_beats_random(deals):
    share = share_of(meet(Bout("cultus", Contestant("greedy"), Contestant("random"), 2, 1, deals)))
    assert share.games == 2 * deals
    assert share.low > 0.75


@pytest.mark.long
def test_the_planner_scores_more_than_greedy():
    ours, theirs = seat("planner", CULTUS), seat("greedy", CULTUS)
    ours._worlds = 1
    totals = [0, 0]
    for seed, (first, second) in enumerate([(ours, theirs), (theirs, ours)]):
        scores = play(CULTUS, (first, second), {}, 11).result.scores
        totals[0] += scores[seed].total
        totals[1] += scores[1 - seed].total
    assert totals[0] > totals[1]
