"""Section 9: who sees what. Hidden things are swapped, and nothing that another seat perceives may change."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from game.engine import HIDDEN, Action, Chance
from game.titles.undecim.rules import CONTROLLER
from game.titles.undecim.rules.state import UndecimState

from .positions import Table


def played(seats: int, seed: int, **options: str) -> Iterator[tuple[Table, Action]]:
    """A random game, with the action that comes next at each moment."""
    t = Table(seats, seed, **options)
    rng = random.Random(seed)
    while t.s.pending:
        seat = rng.choice(t.s.pending[-1].seats)
        action = rng.choice(CONTROLLER.legal(t.s, seat))
        yield t, action
        CONTROLLER.apply(t.s, action, t.chance)


def test_what_is_hidden_from_whom() -> None:
    t = Table(3)
    for seat in (0, 1, 2, None):
        seen = CONTROLLER.view(t.s, seat).state
        assert set(seen.deck) == set(seen.field_down) == set(seen.box) == {HIDDEN}
        assert len(seen.deck) == len(t.s.deck)
        for owner in range(3):
            if owner == seat:
                assert (seen.hands[owner], seen.actions[owner]) == (t.s.hands[owner], t.s.actions[owner])
            else:
                assert set(seen.hands[owner]) == set(seen.actions[owner]) == {HIDDEN}
                assert len(seen.hands[owner]) == 5
        assert (seen.field, seen.tray, seen.awards, seen.loose) == (t.s.field, t.s.tray, t.s.awards, t.s.loose)


def test_a_sealed_choice_is_known_to_its_owner_only() -> None:
    t = Table()
    t.skip_until("select")
    card = t.s.actions[2][0]
    t.do("choose_action", card, seat=2)
    assert CONTROLLER.view(t.s, 2).state.sealed[2] == Action("choose_action", 2, (card,))
    for seat in (0, 1, 3, None):
        assert CONTROLLER.view(t.s, seat).state.sealed[2] == Action(HIDDEN, 2)
        assert set(CONTROLLER.view(t.s, seat).state.actions[2]) == {HIDDEN}


Swap = Callable[[UndecimState], "tuple[int, ...] | None"]


def hands(s: UndecimState) -> tuple[int, ...] | None:
    """Two resource cards of different hands; the owners may notice."""
    if not s.hands[0] or not s.hands[1]:
        return None
    a, b = s.hands[0][0], s.hands[1][0]
    s.hands[0] = (b, *s.hands[0][1:])
    s.hands[1] = (a, *s.hands[1][1:])
    return (0, 1)


def hand_and_deck(s: UndecimState) -> tuple[int, ...] | None:
    """A card of a hand and one of the deck."""
    if not s.hands[1] or len(s.deck) < 12:
        return None
    s.hands[1], s.deck[0] = (s.deck[0], *s.hands[1][1:]), s.hands[1][0]
    return (1,)


def actions(s: UndecimState) -> tuple[int, ...] | None:
    """Two action cards of different hands."""
    if s.sealed or not s.actions[0] or not s.actions[1]:
        return None
    a, b = s.actions[0][-1], s.actions[1][-1]
    s.actions[0] = (*s.actions[0][:-1], b)
    s.actions[1] = (*s.actions[1][:-1], a)
    return (0, 1)


def face_down(s: UndecimState) -> tuple[int, ...] | None:
    """A face-down action card and one of a hand."""
    if s.sealed or not s.field_down or not s.actions[2]:
        return None
    a, b = s.actions[2][0], s.field_down[0]
    s.actions[2] = (b, *s.actions[2][1:])
    s.field_down = (a, *s.field_down[1:])
    return (2,)


def awards(s: UndecimState) -> tuple[int, ...]:
    """The awards that left the game."""
    s.box = s.box[::-1]
    return ()


@pytest.mark.sample(4)
@pytest.mark.parametrize("swap", [hands, hand_and_deck, actions, face_down, awards], ids=lambda f: f.__name__)
@pytest.mark.parametrize("seats", [3, 4])
def test_swapping_hidden_things_changes_nothing_for_others(swap: Swap, seats: int) -> None:
    swaps = 0
    for number, (t, _) in enumerate(played(seats, 4)):
        if number % 3:
            continue
        other = t.s.clone()
        owners = swap(other)
        if owners is None:
            continue
        swaps += 1
        for seat in range(seats):
            if seat in owners:
                continue
            assert CONTROLLER.view(other, seat).state.digest() == CONTROLLER.view(t.s, seat).state.digest()
            assert CONTROLLER.legal(other, seat) == CONTROLLER.legal(t.s, seat)
            for move in CONTROLLER.kinds.values():
                for args in move.universe(40):
                    action = Action(move.name, seat, args)
                    assert CONTROLLER.check(other, action) == CONTROLLER.check(t.s, action), action
    if swap is face_down and seats == 4:
        assert swaps == 0
    else:
        assert swaps > 10


def test_events_tell_nobody_what_another_has_drawn() -> None:
    for t, action in played(4, 6):
        before = t.s.clone()
        swapped = before.clone()
        if len(swapped.deck) < 30:
            continue
        swapped.deck[-25], swapped.deck[0] = swapped.deck[0], swapped.deck[-25]
        told = CONTROLLER.apply(before, action, Chance(9)).events
        told_swapped = CONTROLLER.apply(swapped, action, Chance(9)).events
        public = [event.seen_by(None) for event in told]
        if "round_begins" in [event.kind for event in told] and any(e.kind == "drew" for e in told):
            assert all("cards" not in event.params for event in public if event.kind == "drew")
        if before.tray == swapped.tray and all(e.kind not in ("revealed", "bonus_drawn") for e in told):
            assert public == [event.seen_by(None) for event in told_swapped]


def test_drawn_cards_are_told_to_their_owner() -> None:
    t = Table()
    events = t.entry("flea_market", seat=2)
    drew = next(event for event in events if event.kind == "drew")
    assert drew.seen_by(2).params["cards"] == t.s.hands[2][5:]
    assert "cards" not in drew.seen_by(1).params
    assert "cards" not in drew.seen_by(None).params


def test_an_effect_without_choice_says_nothing_about_the_hand() -> None:
    """Trade asks for gold: a hand without any and one whose owner gains none are told alike."""
    told = []
    for cards in (("stone", "wood"), ("stone", "enemy_gold")):
        t = Table()
        t.stack("forest_wood", "swamp_clay")
        t.hand(0, *cards)
        events = t.entry("trade")
        if t.key == "gain_hand":
            events += t.do("stop_gain")
        told.append([event.seen_by(1) for event in events])
    assert told[0] == told[1]


def test_a_dealt_world_gives_the_others_a_choice() -> None:
    t = Table()
    t.skip_until("select")
    for seat in (1, 2):
        t.do("choose_action", t.s.actions[seat][0], seat=seat)
    world = CONTROLLER.determinise(CONTROLLER.view(t.s, 0), random.Random(1))
    for seat in (1, 2):
        assert world.sealed[seat].kind == "choose_action"
        assert world.sealed[seat].args[0] in world.actions[seat]
