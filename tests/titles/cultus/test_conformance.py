"""Whole games at random: what must be true at every moment of every game."""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from game.engine import Action, Chance
from game.titles.cultus import TITLE
from game.titles.cultus.rules import CONTROLLER
from game.titles.cultus.rules.actions import KINDS
from game.titles.cultus.rules.board import DISTANCE, NEXT_TO, SQUARES
from game.titles.cultus.rules.components import DIFFICULTIES, ENEMIES, NO_CARD
from game.titles.cultus.rules.economy import paying_slot
from game.titles.cultus.rules.state import ALL_MONUMENT_IDS, ENEMY_SOURCES, SOURCES, CultusState

from .positions import Table, s0

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


def assert_sound(s: CultusState, ledger: Counter[str]) -> None:
    """What must be true in every state."""
    assert CONTROLLER.ledger(s) == ledger
    columns = len(SOURCES)
    for seat in range(s.seats):
        assert s.vp[seat] == sum(s.tally[seat * columns : (seat + 1) * columns]) >= 0
        assert -1 <= s.cost[seat] <= 10
        assert -1 <= s.character_gold[seat] <= 10
        assert s.built[seat] == sum(name.startswith(f"{seat}:") for name in s.monuments)
        assert s.built[seat] == len(s.taken[seat])
        assert (s.medal[seat] <= 0) or s.open_mask >> s.medal[seat] - 1 & 1
    assert s.enemy_vp == sum(s.enemy_tally)
    assert len(s.enemy_tally) == len(ENEMY_SOURCES)
    assert sum(points for _, points in s.enemy_effects) == s.enemy_tally[1]
    for slot, pile in enumerate(s.piles):
        assert bool(pile) == bool(s.open_mask >> slot & 1)
    copy = s.clone()
    copy.redraw_town()
    assert (copy.cells, copy.shown, copy.carded) == (s.cells, s.shown, s.carded)
    assert s.monument_bits == sum(1 << q for q in set(s.monuments.values()))
    assert s.pawn_bits == sum(1 << q for q in s.pawn if q >= 0)
    assert all(s.cells[q] != NO_CARD for q in s.pawn if q >= 0)


def play(seats: int, options: dict[str, str], seed: int, every: int) -> tuple[CultusState, list[str], set[str]]:
    """A whole game, examined at every step and closely at every ``every``-th. Returns its end, digests and kinds."""
    rng = random.Random(seed)
    chance = Chance(seed)
    s = CONTROLLER.setup(seats, options, chance)
    ledger = CONTROLLER.ledger(s)
    digests, seen = [s.digest()], set()
    while (decision := CONTROLLER.pending(s)) is not None:
        assert len(digests) < 1000
        seat = decision.seats[0]
        legal = CONTROLLER.legal(s, seat)
        assert legal, decision
        assert all(CONTROLLER.legal(s, other) == [] for other in range(seats) if other != seat)
        assert_sound(s, ledger)
        if len(digests) % every == 0:
            assert_legal_is_what_check_allows(s, seat)
        assert s.digest() == digests[-1], "looking changes nothing"
        action = choose(s, legal, rng)
        kept = s.clone()
        events = CONTROLLER.apply(s, action, chance)
        assert kept.digest() == digests[-1], "copies are independent"
        twin = kept.clone()
        silent = CONTROLLER.apply(twin, action, Chance(seed, chance.counters), with_events=False)
        if action.kind not in ("choose_color", "choose_difficulty", "choose_enemy"):
            assert twin.digest() == s.digest(), "events are not needed"
            assert silent == []
        digests.append(s.digest())
        seen |= {action.kind, *(event.kind for event in events)}
    assert_sound(s, ledger)
    return s, digests, seen


@pytest.mark.sample(5)
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_whole_games(seats: int, options: dict[str, str]) -> None:
    s, digests, _ = play(seats, options, 1, every=41)
    result = CONTROLLER.result(s)
    assert result is not None
    for score in result.scores:
        assert score.total == sum(item.amount for item in score.items)
        assert score.total == (s.enemy_vp if score.seat < 0 else s.vp[score.seat])
    assert len(result.scores) == len(result.ranks) == seats + (seats == 1)
    assert CONTROLLER.legal(s, 0) == []
    again = play(seats, options, 1, every=1000)
    assert again[1] == digests


RULINGS = [
    (seats, {option.id: "false" if option.default == "true" else "true"})
    for seats in (1, 2, 4)
    for option in TITLE.offered(seats)
    if option.values == ("true", "false")
]


@pytest.mark.sample(5)
@pytest.mark.parametrize(("seats", "options"), RULINGS)
def test_games_under_the_other_rulings(seats: int, options: dict[str, str]) -> None:
    play(seats, options, 3, every=97)


def test_every_kind_of_action_and_event_comes_up() -> None:
    wanted = {*KINDS, "ruben_pushed", "annette_stepped", "victory", "ending", "medal_returned"}
    wanted -= {"ruben_push", "annette_step"}  # mostly carried out by themselves
    seen: set[str] = set()
    for seed in range(20):
        for seats, options in GAMES:
            seen |= play(seats, options, 100 + seed, every=1000)[2]
        if wanted <= seen:
            break
    assert wanted <= seen, wanted - seen


def test_a_saved_state_is_the_same_state() -> None:
    rng = random.Random(4)
    for seats, options in ((1, {}), (3, {})):
        chance = Chance(4)
        s = CONTROLLER.setup(seats, options, chance)
        while (decision := CONTROLLER.pending(s)) is not None:
            again = CultusState.restore(s.dump())
            assert again.digest() == s.digest()
            assert again.dump() == s.dump()
            seat = decision.seats[0]
            assert CONTROLLER.legal(again, seat) == CONTROLLER.legal(s, seat)
            action = rng.choice(CONTROLLER.legal(s, seat))
            CONTROLLER.apply(again, action, chance.clone())
            CONTROLLER.apply(s, action, chance)
            if not s.pending or s.turn:
                assert again.digest() == s.digest()


def test_a_mid_game_state_is_small() -> None:
    table: Table = s0()
    assert len(str(table.s.dump())) < 12_000
    assert sum(sys.getsizeof(getattr(table.s, name)) for name in CultusState.FIELDS) < 6_000
