"""Whole games at random: what must be true at every moment of every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from game.engine import Action, Chance
from game.titles.cultus.rules import CONTROLLER
from game.titles.cultus.rules.actions import KINDS
from game.titles.cultus.rules.board import DISTANCE, NEXT_TO, SQUARES
from game.titles.cultus.rules.components import DIFFICULTIES, ENEMIES
from game.titles.cultus.rules.economy import paying_slot
from game.titles.cultus.rules.state import ALL_MONUMENT_IDS, CultusState

SOLO = [{"enemy": enemy, "difficulty": difficulty} for enemy in ENEMIES for difficulty in DIFFICULTIES]
GAMES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    *((1, options) for options in SOLO),
    (2, {}),
    (3, {}),
    (4, {}),
]


def choose(s: CultusState, legal: list[Action], rng: random.Random) -> Action:
    """A player who knows little but likes gold and monuments: every kind of action comes up in a few games."""
    by_kind: dict[str, list[Action]] = {}
    for action in legal:
        by_kind.setdefault(action.kind, []).append(action)
    if "build_monument" in by_kind:
        return rng.choice(by_kind["build_monument"])
    if "move_monument" in by_kind and rng.random() < 0.5:
        return rng.choice(by_kind["move_monument"])
    if "allocate_gold" in by_kind and rng.random() < 0.7:
        return max(legal, key=lambda a: int(a.args[0]))
    if s.cost[s.seat] == 10:
        for name in ("move_pawn", "use_character"):
            home = [a for a in by_kind.get(name, ()) if s.powers[s.seat] >> s.cells[_target(a)] & 1]
            if home:
                return rng.choice(home)
    if "move_pawn" in by_kind and s.enemy == "enemy_annette" and rng.random() < 0.5:
        return min(by_kind["move_pawn"], key=lambda a: DISTANCE[_target(a)])
    paying = [a for a in by_kind.get("move_pawn", ()) if paying_slot(s, s.pawn[s.seat], a.args[0][0])]
    if paying and rng.random() < 0.8:
        return rng.choice(paying)
    return rng.choice(by_kind[rng.choice(list(by_kind))])


def _target(action: Action) -> int:
    last = action.args[0][-1] if action.kind == "move_pawn" else action.args[-1]
    return int(last) if action.args != (10,) else 0


def universe(s: CultusState, kind: str, seat: int) -> Iterator[tuple[Any, ...]]:
    """Arguments of a kind that could be meant here: all of them, or all near the hand and the monuments."""
    hand = s.hands[seat]
    if kind == "move_monument":
        payments = [*combinations(sorted((*hand, "c01")), 1), *combinations(sorted((*hand, "c01")), 2)]
        for monument in ALL_MONUMENT_IDS:
            square = s.monuments.get(monument, 27)
            paths: list[tuple[int, ...]] = [(q,) for q in SQUARES]
            paths += [(a, b) for a in NEXT_TO[square] for b in NEXT_TO[a]]
            yield from ((monument, path, payment) for path in paths for payment in payments)
    elif kind == "discard_to_limit":
        for size in range(1, len(hand) + 1):
            yield from ((cards,) for cards in combinations(sorted(hand), size))
    elif kind == "move_pawn":
        paths = [(a,) for a in SQUARES] + [(a, b) for a in SQUARES for b in NEXT_TO[a]]
        yield from ((path, *step) for path in paths for step in ((), (1,), (2,)))
    else:
        yield from KINDS[kind].universe()


def assert_legal_is_what_check_allows(s: CultusState, seat: int) -> None:
    decision = s.pending[-1]
    legal = CONTROLLER.legal(s, seat)
    assert len(set(legal)) == len(legal)
    allowed = {
        action
        for kind in KINDS
        for args in universe(s, kind, seat)
        if CONTROLLER.check(s, action := Action(kind, seat, args)) is None
        and (kind in decision.kinds or pytest.fail(f"{kind} is legal though not asked for"))
    }
    assert allowed == set(legal)


@pytest.mark.sample(3)
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_legal_is_all_that_could_be_meant_near_the_hand_and_the_monuments(seats: int, options: dict[str, str]) -> None:
    rng, chance, plies = random.Random(1), Chance(1), 0
    s = CONTROLLER.setup(seats, options, chance)
    while (decision := CONTROLLER.pending(s)) is not None:
        plies += 1
        if plies % 41 == 0:
            assert_legal_is_what_check_allows(s, decision.seats[0])
        CONTROLLER.apply(s, choose(s, CONTROLLER.legal(s, decision.seats[0]), rng), chance)
