"""Whole games at random: what must be true at every moment of every game."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from game.engine import Action, Chance
from game.titles.signorie.rules import CONTROLLER
from game.titles.signorie.rules.actions import KINDS
from game.titles.signorie.rules.actions.base import Never
from game.titles.signorie.rules.components import CAREER_TOP, INITIATIVE_TOP, ROWS, THRESHOLD_FIGURES
from game.titles.signorie.rules.decisions import KINDS_OF
from game.titles.signorie.rules.state import CLOSED, VARIANTS, SignorieState

VARIED = [dict(zip(VARIANTS, values)) for values in product(("false", "true"), repeat=len(VARIANTS))]
GAMES = [(2 + number % 3, options) for number, options in enumerate(VARIED)]


def assert_sound(s: SignorieState, ledger: Any) -> None:
    """The invariants of section 5.1."""
    assert CONTROLLER.ledger(s) == ledger
    assert all(s.figures(seat) == (12, 11) for seat in range(s.seats))
    assert min(*s.florins, *s.supply, *s.stock, *s.threshold, s.helper_discs) >= 0
    assert max(s.initiative) <= INITIATIVE_TOP
    assert sorted(s.arrived) == sorted(s.turn_order) == list(range(s.seats))
    assert len(s.buried) == sum(s.face_down)
    for seat in range(s.seats):
        assert s.vp[seat] == sum(s.tally[12 * seat : 12 * seat + 12])
        assert s.dice_of(seat) <= 4
        assert sum(s.threshold[2 * seat : 2 * seat + 2]) <= THRESHOLD_FIGURES
        for sons in s.careers[3 * seat : 3 * seat + 3]:
            assert list(sons) == sorted(sons)
            assert all(1 <= slot <= CAREER_TOP for slot in sons)
        for row in range(len(ROWS)):
            houses = [tile.split("_")[1] for tile in s.face_up[4 * seat + row]]
            assert len(houses) <= (6 if row == 3 else 4)
    for city in s.cities:
        assert city == CLOSED or all(0 <= figure < 2 * s.seats for figure in city)


def play(seats: int, options: dict[str, str], seed: int, closely: int = 0) -> tuple[SignorieState, set[str]]:
    """A whole game, at every so many plies asked about everything. Returns its end and all kinds that came up."""
    rng, chance = random.Random(seed), Chance(seed)
    s = CONTROLLER.setup(seats, options, chance)
    ledger, seen, plies = CONTROLLER.ledger(s), set[str](), 0
    while (decision := CONTROLLER.pending(s)) is not None:
        plies += 1
        assert plies < 2000
        seat = decision.seats[0]
        legal = CONTROLLER.legal(s, seat)
        assert legal, decision
        if closely and plies % closely == 0:
            assert_sound(s, ledger)
            allowed = {a for a in asked(decision.kinds, seat) if CONTROLLER.check(s, a) is None}
            assert allowed == set(legal)
        action = rng.choice(legal)
        seen |= {action.kind, decision.key}
        seen |= {event.kind for event in CONTROLLER.apply(s, action, chance)}
    assert_sound(s, ledger)
    return s, seen


def asked(kinds: tuple[str, ...], seat: int) -> list[Action]:
    return [Action(kind, seat, args) for kind in kinds for args in KINDS[kind].universe()]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_whole_games(seats: int, options: dict[str, str]) -> None:
    s, _ = play(seats, options, 7, closely=3)
    assert s.round == (6 if options["short_season"] == "true" else 7)
    result = CONTROLLER.result(s)
    assert result is not None
    assert sorted(result.ranks) == list(range(1, seats + 1))
    for score in result.scores:
        assert score.total == s.vp[score.seat] == sum(item.amount for item in score.items)


def test_every_kind_of_action_question_and_event_comes_up() -> None:
    wanted = {name for name, kind in KINDS.items() if not isinstance(kind, Never)} | set(KINDS_OF)
    wanted |= {"mission_sent", "married", "tile_taken", "tile_stays", "face_down_placed", "passed_with_four", "victory"}
    seen: set[str] = set()
    for seed in range(60):
        seen |= play(4, {}, seed)[1]
        if wanted <= seen:
            return
    assert wanted <= seen, wanted - seen


def test_the_same_with_and_without_events() -> None:
    rng, chance = random.Random(3), Chance(3)
    s = CONTROLLER.setup(4, {}, chance)
    while CONTROLLER.pending(s) is not None:
        action = rng.choice(CONTROLLER.legal(s, s.pending[-1].seats[0]))
        twin = s.clone()
        assert CONTROLLER.apply(twin, action, chance.clone(), False) == []
        CONTROLLER.apply(s, action, chance)
        assert twin.digest() == s.digest()


def test_a_saved_state_is_the_same_state() -> None:
    rng, chance = random.Random(4), Chance(4)
    s = CONTROLLER.setup(3, {}, chance)
    while CONTROLLER.pending(s) is not None:
        again = SignorieState.restore(s.dump())
        assert again.digest() == s.digest()
        seat = s.pending[-1].seats[0]
        assert CONTROLLER.legal(again, seat) == CONTROLLER.legal(s, seat)
        CONTROLLER.apply(s, rng.choice(CONTROLLER.legal(s, seat)), chance)


def test_a_mid_game_state_is_small() -> None:
    rng, chance = random.Random(5), Chance(5)
    s = CONTROLLER.setup(4, {}, chance)
    for _ in range(220):
        CONTROLLER.apply(s, rng.choice(CONTROLLER.legal(s, s.pending[-1].seats[0])), chance)
    assert len(str(s.dump())) < 6_000
