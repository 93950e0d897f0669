"""Whole games at random: what must be true at every moment of every game."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

from game.engine import Action, Chance
from game.titles.cuba.rules import CONTROLLER
from game.titles.cuba.rules.actions import KINDS
from game.titles.cuba.rules.board import BIT
from game.titles.cuba.rules.components import MARKET_ROOM
from game.titles.cuba.rules.harbour import in_pile
from game.titles.cuba.rules.state import PLOTS, CubaState

GAMES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"plantation_side": "free", "black_market_limit": "0"}),
    (4, {"errata": "corrected", "plantation_side": "back_all"}),
    (5, {"advanced_delegate": "true", "market_statute_every_round": "false"}),
]


@cache
def universe(kind: str) -> list[tuple[Any, ...]]:
    """Arguments of a kind, up to some thousands."""
    return KINDS[kind].universe(3000)


def assert_legal_is_what_check_allows(s: CubaState, seat: int, rng: random.Random) -> None:
    decision = s.pending[-1]
    legal = CONTROLLER.legal(s, seat)
    assert len(set(legal)) == len(legal)
    for action in legal:
        assert CONTROLLER.check(s, action) is None, action
        assert CONTROLLER.normal(action) == action
    for kind in KINDS:
        pool = universe(kind)
        for args in pool if len(pool) < 300 else rng.sample(pool, 300):
            action = Action(kind, seat, args)
            if CONTROLLER.check(s, action) is None:
                assert kind in decision.kinds, action
                assert CONTROLLER.normal(action) in legal or KINDS[kind].open, action


def assert_sound(s: CubaState, ledger: Counter[str]) -> None:
    """What must be true in every state."""
    assert CONTROLLER.ledger(s) == ledger
    assert min(*s.supply, *s.yard, *s.stored, *s.market, *s.pesos, *s.display.values()) >= 0
    assert all(n <= room for n, room in zip(s.market, MARKET_ROOM))
    assert sorted(in_pile(s)) == sorted((*s.pile, *s.under))
    for seat in range(s.seats):
        assert s.vp[seat] == sum(s.tally_row(seat))
        assert s.covered[seat] == sum(BIT[at] for at in range(PLOTS) if s.building_at(seat, at))
        assert s.covered[seat].bit_count() <= s.round
        assert len(set(s.played[seat])) == len(s.played[seat]) <= 4
    assert len(set(s.marked)) == len(s.marked) <= 6


def play(seats: int, options: dict[str, str], seed: int, every: int) -> tuple[CubaState, list[str], set[str]]:
    """A whole game, examined at every step and closely at every ``every``-th. Returns its end, digests and kinds."""
    rng = random.Random(seed)
    chance = Chance(seed)
    s = CONTROLLER.setup(seats, options, chance)
    ledger = CONTROLLER.ledger(s)
    digests, seen = [s.digest()], set()
    while (decision := CONTROLLER.pending(s)) is not None:
        seat = rng.choice(decision.seats)
        assert CONTROLLER.legal(s, seat), decision
        assert all(CONTROLLER.legal(s, other) == [] for other in range(seats) if other not in decision.seats)
        assert_sound(s, ledger)
        if len(digests) % every == 0:
            assert_legal_is_what_check_allows(s, seat, random.Random(len(digests)))
        action = CONTROLLER.draw(s, seat, rng)
        assert s.digest() == digests[-1], "looking changes nothing"
        kept = s.clone()
        events = CONTROLLER.apply(s, action, chance)
        assert kept.digest() == digests[-1], "copies are independent"
        twin = kept.clone()
        noted = Chance(seed, chance.counters)
        if not chance.notes:
            assert CONTROLLER.apply(twin, action, noted, with_events=False) == []
            assert twin.digest() == s.digest(), "events are not needed"
        chance.notes.clear()
        digests.append(s.digest())
        seen |= {action.kind, *(event.kind for event in events)}
    assert_sound(s, ledger)
    return s, digests, seen


@pytest.mark.sample(2)
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_whole_games(seats: int, options: dict[str, str]) -> None:
    for seed in (1, 2):
        s, digests, _ = play(seats, options, seed, every=29)
        assert s.round == 6
        result = CONTROLLER.result(s)
        assert result is not None
        for score in result.scores:
            assert score.total == sum(item.amount for item in score.items) == s.vp[score.seat]
        assert len(result.scores) == len(result.ranks) == seats
        assert CONTROLLER.legal(s, 0) == []
        assert play(seats, options, seed, every=1000)[1] == digests


def test_every_kind_of_action_and_event_comes_up() -> None:
    wanted = {*KINDS, "market_filled", "market_emptied", "no_votes_for_sale", "ship_leaves", "victory", "tax_and_duty"}
    seen: set[str] = set()
    for seed in range(60):
        for seats, options in GAMES:
            seen |= play(seats, options, 100 + seed, every=1000)[2]
        if wanted <= seen:
            break
    assert wanted <= seen, wanted - seen


def test_a_saved_state_is_the_same_state() -> None:
    rng = random.Random(4)
    for seats, options in GAMES:
        chance = Chance(4)
        s = CONTROLLER.setup(seats, options, chance)
        while (decision := CONTROLLER.pending(s)) is not None:
            again = CubaState.restore(s.dump())
            assert again.digest() == s.digest()
            seat = decision.seats[0]
            assert CONTROLLER.legal(again, seat) == CONTROLLER.legal(s, seat)
            action = rng.choice(CONTROLLER.legal(s, seat))
            CONTROLLER.apply(again, action, chance.clone())
            CONTROLLER.apply(s, action, chance)
            assert again.digest() == s.digest()


def test_a_mid_game_state_is_small() -> None:
    chance, rng = Chance(3), random.Random(3)
    s = CONTROLLER.setup(5, {"advanced_delegate": "true"}, chance)
    most = 0
    while (decision := CONTROLLER.pending(s)) is not None:
        CONTROLLER.apply(s, rng.choice(CONTROLLER.legal(s, decision.seats[0])), chance)
        most = max(most, len(str(s.dump())))
    assert most < 6000
