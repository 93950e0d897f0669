"""Chance: the same on every machine and in every version, in streams that never disturb each other."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import Chance
from game.engine.chance import ChanceMismatch, splitmix64, splitmix64_row

SEEDS = st.integers(0, 2**63 - 1)
quick = settings(max_examples=60, deadline=None, database=None, derandomize=True)


def test_the_generator_is_splitmix64() -> None:
    assert splitmix64(0x9E3779B97F4A7C15) == 0xE220A8397B1DCDAF, "the published first value for the seed 0"
    assert splitmix64(1) == 0x5692161D100B05E5
    assert splitmix64(2**64 - 1) == splitmix64(-1) == 0xB4D055FCF2CBBD7B


def test_known_values_never_change() -> None:
    """Every recorded seed would deal another game if these changed."""
    zero = Chance(0)
    assert [zero.below("dice", 6) for _ in range(12)] == [2, 1, 0, 5, 0, 2, 0, 2, 0, 5, 2, 1]
    chance = Chance(2026)
    assert [chance.roll("dice", 20) for _ in range(8)] == [12, 13, 1, 13, 12, 13, 2, 20]
    assert chance.shuffle("deck", range(12)) == [0, 10, 3, 7, 9, 6, 4, 1, 8, 2, 11, 5]
    assert chance.shuffle("山", range(5)) == [3, 1, 0, 4, 2]
    assert chance.below("big", 2**40) == 192693295664
    assert chance.counters == {"dice": 8, "deck": 11, "山": 4, "big": 1}
    largest = Chance(2**63 - 1)
    assert [largest.below("x", 1000) for _ in range(5)] == [681, 38, 939, 896, 942]


@quick
@given(SEEDS, st.lists(st.sampled_from("abc"), max_size=40))
def test_streams_do_not_disturb_each_other(seed: int, calls: list[str]) -> None:
    mixed = Chance(seed)
    drawn: dict[str, list[int]] = {"a": [], "b": [], "c": []}
    for stream in calls:
        drawn[stream].append(mixed.below(stream, 97))
    for stream, values in drawn.items():
        alone = Chance(seed)
        assert [alone.below(stream, 97) for _ in values] == values


@quick
@given(SEEDS, st.integers(1, 1000))
def test_numbers_stay_within_their_bounds(seed: int, n: int) -> None:
    chance = Chance(seed)
    assert 0 <= chance.below("s", n) < n
    assert 1 <= chance.roll("s", n) <= n
    assert sorted(chance.shuffle("s", range(n % 40))) == list(range(n % 40))


def test_every_number_and_every_order_comes_up_about_equally_often() -> None:
    chance = Chance(7)
    eyes = Counter(chance.roll("dice", 6) for _ in range(6000))
    assert all(850 < eyes[side] < 1150 for side in range(1, 7))
    orders = Counter(tuple(chance.shuffle("deck", "xyz")) for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < times < 1150 for times in orders.values())


def test_everything_drawn_is_noted() -> None:
    chance = Chance(3)
    number, order = chance.below("a", 9), chance.shuffle("b", "wxyz")
    assert chance.notes[0] == ["a", number]
    stream, indices = chance.notes[1]
    assert stream == "b"
    assert ["wxyz"[i] for i in indices] == order


def test_a_clone_goes_its_own_way() -> None:
    chance = Chance(5)
    chance.below("a", 10)
    copy = chance.clone()
    assert copy.notes == []
    ahead = [copy.below("a", 1000) for _ in range(5)]
    assert chance.counters == {"a": 1}
    assert [chance.below("a", 1000) for _ in range(5)] == ahead


def test_scripted_outcomes_come_first() -> None:
    chance = Chance.scripted(4, dice=[2, 5], deck=[[2, 0, 1]])
    assert [chance.below("dice", 6), chance.below("dice", 6)] == [2, 5]
    assert chance.shuffle("deck", "abc") == ["c", "a", "b"]
    assert chance.below("other", 6) == Chance(4).below("other", 6)


def test_after_a_replay_chance_goes_on_as_it_would_have_without() -> None:
    """The counters advance with outcomes that are given, or a game that is opened again would repeat itself."""
    first = Chance(11)
    for _ in range(4):
        first.below("dice", 6)
    first.shuffle("deck", range(9))
    first.shuffle("deck", [])
    again = Chance(11)
    again.feed(first.notes)
    for _ in range(4):
        again.below("dice", 6)
    again.shuffle("deck", range(9))
    again.shuffle("deck", [])
    assert not again.unfed()
    assert again.counters == first.counters
    assert [again.below("dice", 10**6) for _ in range(3)] == [first.below("dice", 10**6) for _ in range(3)]
    assert again.notes == first.notes


def test_what_was_fed_and_not_drawn_is_known_and_forgotten() -> None:
    chance = Chance(1)
    chance.feed([["dice", 3]])
    assert chance.unfed()
    assert not chance.unfed()
    assert chance.below("dice", 6) == Chance(1).below("dice", 6)


@pytest.mark.parametrize("outcome", [6, -1, "3", 3.0, True, [1]])
def test_an_outcome_that_cannot_be_is_refused(outcome: Any) -> None:
    chance = Chance(1)
    chance.feed([["dice", outcome]])
    with pytest.raises(ChanceMismatch):
        chance.below("dice", 6)


@pytest.mark.parametrize(
    "order", [3, [0, 1], [0, 1, 1], [0, 1, 3], "012", [0, 1, "2"], [0, True, 2], [[0], 1, 2], (0, 1, 2)]
)
def test_an_order_that_is_none_is_refused(order: Any) -> None:
    chance = Chance(1)
    chance.feed([["deck", order]])
    with pytest.raises(ChanceMismatch):
        chance.shuffle("deck", "abc")


def test_a_row_of_draws_is_what_single_draws_would_be() -> None:
    for first in (0, 1, -5, 2**63, 2**64 - 1, 12345678901234567890123):
        for count in (0, 1, 2, 47, 200):
            one_by_one = tuple(splitmix64(first + (i + 1) * 0x9E3779B97F4A7C15) for i in range(count))
            assert splitmix64_row(first, count) == one_by_one
