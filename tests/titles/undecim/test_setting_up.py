"""Section 4: the set-up, the mulligan, modules and extra awards."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine import Chance
from game.titles.undecim.rules import CONTROLLER
from game.titles.undecim.rules.components import ACTION_CARDS, AWARDS, BASE_ACTIONS, FIXED, MIXED, NUMBER

from .positions import Table


def test_tv_01_three_players() -> None:
    t = Table(3).still()
    assert [len(hand) for hand in t.s.actions] == [2, 2, 2]
    assert (len(t.s.field), len(t.s.field_down)) == (3, 2)
    assert [len(a) + len(h) for a, h in zip(t.s.actions, t.s.hands)] == [7, 7, 7]


def test_tv_02_four_players() -> None:
    t = Table(4, mulligan="true")
    assert [len(hand) for hand in t.s.actions] == [2, 2, 2, 2]
    assert (len(t.s.field), len(t.s.field_down)) == (3, 0)
    assert [len(a) + len(h) for a, h in zip(t.s.actions, t.s.hands)] == [7] * 4
    assert len(t.s.deck) == 80


@pytest.mark.parametrize("seats", [3, 4])
def test_everything_is_laid_out_once(seats: int) -> None:
    s = Table(seats, mulligan="true").s
    count = Counter((*s.field, *s.field_down, *[card for hand in s.actions for card in hand]))
    assert count == Counter(BASE_ACTIONS)
    assert Counter((*s.deck, *[card for hand in s.hands for card in hand])) == Counter(FIXED)
    assert len(s.awards) == 2
    assert set(s.awards) | set(s.box) == {award for award, card in AWARDS.items() if card.set == "base"}
    assert (s.counters, s.vp, s.round) == (10, [0] * seats, 0)


def test_chance_is_drawn_in_the_order_of_the_draft() -> None:
    for seats, streams in (
        (4, ["start", "actions", "deck", "awards"]),
        (3, ["start", "actions", "field", "deck", "awards"]),
    ):
        chance = Chance(5)
        CONTROLLER.setup(seats, {"mulligan": "true"}, chance)
        assert [stream for stream, _ in chance.notes] == streams


def test_the_start_player_stays_and_begins_every_round() -> None:
    t = Table(4, seed=7)
    first = t.s.first
    for number in range(1, 4):
        assert (t.s.round, t.key, t.seat) == (number, "place_bonus", first)
        t.skip_until("select")
        t.skip_until("place_bonus")
    assert t.s.first == first


def test_tv_90_two_modules() -> None:
    s = Table(4, modules="dark_age,golden_age", mulligan="true").s
    cards = sorted((*s.field, *[card for hand in s.actions for card in hand]), key=NUMBER.__getitem__)
    assert [NUMBER[card] for card in cards] == list(range(1, 12))
    assert {NUMBER[card] for card in cards if ACTION_CARDS[card].set == "dark_age"} == {1, 2, 8}
    assert {NUMBER[card] for card in cards if ACTION_CARDS[card].set == "golden_age"} == {4, 10, 11}
    assert len(s.awards) == 4
    assert s.awards[2:] == ("demon_slayer", "golden_city")


def test_tv_91_all_modules() -> None:
    s = Table(4, modules="golden_age,storm_age,dark_age", mulligan="true").s
    cards = [*s.field, *[card for hand in s.actions for card in hand]]
    assert {card for card in cards if ACTION_CARDS[card].set == "base"} == {"invasion_war", "flea_market"}
    assert len(s.awards) == 5


@pytest.mark.parametrize(
    ("value", "extra"),
    [("none", set()), ("land", {"kingdom"}), ("gold", {"tycoon"}), ("both", {"kingdom", "tycoon"})],
)
def test_extra_awards_are_shuffled_in_before_two_are_drawn(value: str, extra: set[str]) -> None:
    s = Table(4, extra_award=value).s
    assert len(s.awards) == 2
    assert {*s.awards, *s.box} == {"great_lord", "founder", "metropolis", "hero"} | extra


def test_mixed_halves() -> None:
    s = Table(4, resource_pairing="mixed", mulligan="true").s
    assert {*s.deck, *[card for hand in s.hands for card in hand]} == set(MIXED)


def test_twelve_counters() -> None:
    assert Table(4, moon_counters="12", mulligan="true").s.counters == 12


def test_the_mulligan_goes_round_once_from_the_start_player() -> None:
    t = Table(4, mulligan="true", seed=3)
    first = t.s.first
    mine, other = t.s.actions[first][0], t.s.field[1]
    assert (t.key, t.seat) == ("mulligan", first)
    events = t.do("mulligan_swap", mine, other)
    assert other in t.s.actions[first]
    assert mine in t.s.field
    assert events[0].reveals
    order = []
    while t.key == "mulligan":
        order.append(t.seat)
        if len(order) == 1:
            assert (mine,) in [(args[1],) for args in t.legal("mulligan_swap")]
        t.do("mulligan_pass")
    assert order == [(first + n) % 4 for n in (1, 2, 3)]
    assert t.key == "place_bonus"


def test_the_mulligan_is_no_part_of_the_draft() -> None:
    assert Table(4).key == "place_bonus"
