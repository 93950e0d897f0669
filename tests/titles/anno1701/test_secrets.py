"""Section 9: who sees what. Hidden things are exchanged, and nobody else may notice."""

from __future__ import annotations

import random
from collections.abc import Callable

from game.engine import HIDDEN, Action, Chance
from game.titles.anno1701.rules import CONTROLLER
from game.titles.anno1701.rules.components import ERA_CARDS, ERA_OF
from game.titles.anno1701.rules.state import AnnoState

from .positions import Table, begin, started


def test_hands_belong_to_their_owners_the_backs_to_all() -> None:
    table = begin().hold("farm_a", "spy_a").hold("school_a", seat=1)
    seen = CONTROLLER.view(table.s, 1).state
    assert seen.hands == [(HIDDEN,) * 2, ("school_a",)]
    assert seen.backs == [(1, 3), (2,)]
    assert CONTROLLER.view(table.s, None).state.hands == [(HIDDEN,) * 2, (HIDDEN,)]


def test_a_searched_pile_is_open_to_the_searcher_only() -> None:
    table = begin().hold().asked("final", 0)
    table.do("begin_refill")
    table.do("search_pile", "era1_b", "centre_left")
    assert CONTROLLER.view(table.s, 0).state.piles[1] == table.s.piles[1]
    assert set(CONTROLLER.view(table.s, 1).state.piles[1]) == {HIDDEN}
    table.do("take_from_pile", table.s.piles[1][2])
    assert set(CONTROLLER.view(table.s, 0).state.piles[1]) == {HIDDEN}


def test_a_spied_hand_is_open_while_the_spy_looks() -> None:
    table = begin().hold("spy_a").hold("market_a", "farm_a", seat=1)
    table.do("play_action", "spy_a")
    assert CONTROLLER.view(table.s, 0).state.hands[1] == ("market_a", "farm_a")
    assert CONTROLLER.view(table.s, None).state.hands[1] == (HIDDEN,) * 2
    table.do("spy_take", "farm_a")
    assert CONTROLLER.view(table.s, 0).state.hands[1] == (HIDDEN,)


def swap(s: AnnoState, a: str, b: str) -> AnnoState:
    """The same table with two cards exchanged wherever they lie."""
    new = s.clone()
    other = {a: b, b: a}

    def put(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(other.get(card, card) for card in cards)

    new.hands = [put(hand) for hand in new.hands]
    new.piles = [put(pile) for pile in new.piles]
    return new


def hidden_from(s: AnnoState, seat: int) -> list[str]:
    seen = CONTROLLER.view(s, seat).state.parts()
    return [card for card in ERA_CARDS if not seen[card]]


def test_what_is_hidden_changes_nothing_for_the_others() -> None:
    rng = random.Random(11)
    proved = 0
    for seed in range(10):
        table = started(seed)
        while table.decision is not None:
            for seat in (0, 1):
                hidden = hidden_from(table.s, seat)
                a = rng.choice(hidden)
                b = rng.choice([card for card in hidden if ERA_OF[card] == ERA_OF[a]])
                if a == b:
                    continue
                other = swap(table.s, a, b)
                assert CONTROLLER.view(other, seat).state.digest() == CONTROLLER.view(table.s, seat).state.digest()
                assert CONTROLLER.legal(other, seat) == CONTROLLER.legal(table.s, seat)
                proved += 1
                _same_events(table.s, other, seat, rng)
            action = CONTROLLER.draw(table.s, table.seat, rng)
            CONTROLLER.apply(table.s, action, table.chance)
    assert proved > 500


def _same_events(s: AnnoState, other: AnnoState, seat: int, rng: random.Random) -> None:
    """What the rival does with visible things looks the same in both worlds."""
    asked = CONTROLLER.pending(s).seats[0]  # type: ignore[union-attr]
    both = [a for a in CONTROLLER.legal(s, asked) if a in CONTROLLER.legal(other, asked)]
    if not both:
        return
    action: Action = rng.choice(both)
    told = []
    for world in (s.clone(), other.clone()):
        events = CONTROLLER.apply(world, action, Chance(5)).events
        told.append([event.seen_by(seat) for event in events if not event.private or seat not in event.to])
    assert told[0] == told[1]


def test_worlds_are_dealt_fairly() -> None:
    table = begin().hold("farm_a", "farm_b", "market_a")
    view = CONTROLLER.view(table.s, 0)
    rng = random.Random(5)
    tops = [CONTROLLER.determinise(view, rng).piles[1][0] for _ in range(900)]
    unknown = [card for card in hidden_from(table.s, 0) if ERA_OF[card] == 1]
    assert set(tops) == set(unknown)
    assert max(map(tops.count, unknown)) < 2.2 * len(tops) / len(unknown)


def private(table: Table, act: Callable[[], object]) -> dict[str, tuple[int, ...]]:
    table.events.clear()
    act()
    return {event.kind: event.to for event in table.events if event.private}


def test_private_facts_go_to_whom_they_belong() -> None:
    table = begin().hold("farm_a", "market_a", "chapel_a").asked("final", 0)
    assert private(table, lambda: table.do("exchange_card", "farm_a", "era1_b")) == {"returned": (0,)}
    assert private(table, lambda: table.do("draw_card", "era1_b")) == {"drew": (0,)}
    table = begin().hold("spy_a").hold("market_a", seat=1)
    assert private(table, lambda: table.do("play_action", "spy_a")) == {"spied": (0,)}
    assert private(table, lambda: table.do("spy_take", "market_a")) == {"spy_took": (0, 1)}
