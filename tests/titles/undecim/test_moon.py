"""Sections 6.7 and 6.8: the Red Moon Night, time counters, and the die of V10."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.engine import Chance, SilentEffects
from game.titles.undecim.rules.black import shift_moon
from game.titles.undecim.rules.components import TextStep
from game.titles.undecim.rules.phases import land

from .positions import Table


def astrology(counters: int, *, paid: bool = False, card: str = "astrology", **options: str) -> Table:
    """Seat 0 at the step of its card that moves counters."""
    t = Table(**options)
    t.clear(0)
    t.hand(0)
    t.s.counters = counters
    if paid:
        t.loose(0, "gold")
    t.entry(card, die=2)
    if paid:
        t.do("pay_gold")
    return t


RITE = {"card": "black_moon_rite", "modules": "dark_age"}


@pytest.mark.parametrize(
    ("counters", "more", "moves"),
    [
        (10, {}, range(-2, 1)),  # test vector 07: no eleventh counter
        (1, {}, range(-1, 3)),  # 08: only what is there
        (5, {}, range(-2, 3)),
        (9, {}, range(-2, 2)),  # 55: one place left
        (3, {"paid": True}, range(-3, 5)),  # 56: gold does not make counters
        (7, RITE, range(-4, 1)),
        (11, {"moon_counters": "12"}, range(-2, 2)),
    ],
)
def test_so_many_counters_can_be_moved(counters: int, more: dict[str, Any], moves: range) -> None:
    assert astrology(counters, **more).legal("shift_moon") == [(change,) for change in moves]


def test_nobody_is_asked_when_nothing_can_move() -> None:
    assert astrology(0, **RITE).key != "shift_moon"


def test_tv_54_counters_placed_again_prevent_the_night() -> None:
    t = astrology(0)
    t.do("shift_moon", 2)
    t.skip_until("take")
    events = t.skip_until("place_bonus")
    assert "night_fell" not in [event.kind for event in events]
    assert t.s.night == 0


# --- the night -------------------------------------------------------------------------------------


def discard(t: Table, *counts: int) -> None:
    for count in counts:
        t.do("discard_enemies", count)


def test_tv_09_majority_and_others() -> None:
    t = Table()
    before = list(t.s.vp)
    t.night(3, 1, 3, 0)
    assert t.legal() == [(0,), (1,), (2,), (3,)]
    discard(t, 3)
    assert t.legal() == [(0,), (1,)]
    discard(t, 1, 2)
    assert [t.s.tally[seat * 10 + 4] - before[seat] for seat in range(4)] == [15, 4, 9, 0]
    assert t.s.counters == 10 - t.s.die


def test_tv_57_a_night_without_enemies() -> None:
    t = Table()
    for seat in range(4):
        t.clear(seat)
    t.loose(1, "forest", "swamp")
    events = t.night(0, 0, 0, 0)
    kinds = [event.kind for event in events]
    assert "counters_reset" in kinds
    assert "enemies_discarded" not in kinds
    assert (t.s.tally[10], t.s.tally[11]) == (2, 2)


def test_tv_58_all_tied_with_one() -> None:
    t = Table()
    t.night(1, 1, 1, 1)
    for _ in range(4):
        assert t.legal() == [(0,), (1,)]
        discard(t, 1)
    assert [t.s.tally[seat * 10 + 4] for seat in range(4)] == [4] * 4


def test_tv_59_the_majority_is_fixed_before() -> None:
    t = Table()
    t.night(2, 1, 0, 0)
    discard(t, 0)
    assert t.seat == 1
    assert t.code("discard_enemies", 2) in ("enemy_one_only", "enemy_not_enough")
    assert t.code("discard_enemies", 1) == ""


def test_players_discard_in_order_of_their_numbers() -> None:
    t = Table()
    t.night(1, 1, 1, 1, order=(2, 0, 3, 1))
    order = []
    while t.key == "discard_enemies":
        order.append(t.seat)
        discard(t, 0)
    assert order == [2, 0, 3, 1]


def test_the_oldest_enemies_go() -> None:
    t = Table()
    t.clear(0)
    t.night(3, 0, 0, 0)
    cards = t.s.loose[0]
    discard(t, 2)
    assert t.s.loose[0] == cards[2:]
    assert t.s.discard[-2:] == cards[:2] or set(cards[:2]) <= set(t.s.discard)


@pytest.mark.parametrize(("first", "step", "vp"), [("2", "1", 9), ("2", "0", 6), ("4", "1", 15), ("3", "0", 9)])
def test_tv_36_values_of_enemies(first: str, step: str, vp: int) -> None:
    t = Table(enemy_first_vp=first, enemy_step_vp=step)
    t.night(3, 0, 0, 0)
    discard(t, 3)
    assert t.s.tally[4] == vp


def test_tv_98_enemies_bring_cards_from_the_hand() -> None:
    t = Table(enemy_replay="true")
    t.hand(0, "stone", "wood")
    t.night(2, 1, 0, 0)
    discard(t, 2)
    assert (t.key, t.seat, t.decision.data) == ("gain_replay", 0, (2, "any"))  # type: ignore[union-attr]
    t.do("gain", *t.legal("gain")[1])
    t.do("gain", *t.legal("gain")[1])
    assert t.s.sides[0][-2:] == ("stone", "wood")
    assert (t.key, t.seat) == ("discard_enemies", 1)


def test_no_enemy_no_card() -> None:
    t = Table(enemy_replay="true")
    t.night(2, 1, 0, 0)
    discard(t, 0)
    assert (t.key, t.seat) == ("discard_enemies", 1)


# --- V10: the die is set ---------------------------------------------------------------------------


def phase_four(t: Table) -> list[str]:
    t.skip_until("take", "moon")
    return [event.kind for event in t.skip_until("place_bonus", "discard_enemies")]


def test_tv_38_a_two_becomes_a_six() -> None:
    t = astrology(6, moon_manipulation="set_die")
    t.do("set_die", 6)
    assert "night_fell" in phase_four(t)


def test_tv_39_a_five_becomes_a_one() -> None:
    t = Table(moon_manipulation="set_die")
    t.hand(0)
    t.s.counters = 5
    t.entry("astrology", die=5)
    t.do("set_die", 1)
    t.chance = Chance.scripted(1, die=[0])
    assert "night_fell" not in phase_four(t)
    assert t.s.counters == 4


def test_the_die_takes_nothing_off_at_the_round_start_with_v10() -> None:
    t = Table(moon_manipulation="set_die")
    assert t.s.counters == 10


def test_the_die_may_be_left_alone() -> None:
    t = astrology(6, moon_manipulation="set_die")
    assert t.legal("shift_moon") == [(0,)]
    t.do("shift_moon", 0)
    assert (t.s.die, t.s.counters) == (2, 6)


@pytest.mark.parametrize(("more", "faces"), [({}, (1, 6)), ({"paid": True}, range(1, 7)), (RITE, (6,))])
def test_the_faces_that_may_be_set(more: dict[str, Any], faces: Sequence[int]) -> None:
    t = astrology(6, moon_manipulation="set_die", **more)
    assert t.legal("set_die") == [(face,) for face in faces]


def test_the_new_face_counts_for_later_entries() -> None:
    t = Table(moon_manipulation="set_die")
    t.hand(0)
    t.entry("astrology", die=2, others=("expedition",))
    t.do("set_die", 6)
    t.skip_until("gain_revealed")
    assert len(t.s.tray) == 7


@pytest.mark.parametrize(
    ("counters", "step", "asked"),
    [
        (10, TextStep("shift_moon", place=1), False),
        (9, TextStep("shift_moon", place=1), True),
        (0, TextStep("shift_moon", remove=2), False),
        (1, TextStep("shift_moon", remove=2), True),
        (10, TextStep("shift_moon", remove=1, place=1), True),
    ],
)
def test_nobody_is_asked_where_no_counter_can_move(counters: int, step: TextStep, asked: bool) -> None:
    t = Table().still("act")
    t.s.counters = counters
    shift_moon(t.s, 0, step, SilentEffects(t.chance))
    assert (t.key == "shift_moon") == asked


def test_cards_are_drawn_for_annexations_only_in_the_night() -> None:
    for night, phase in ((0, False), (1, True)):
        t = Table(moon_land="annex_draw_play", annexation="true").still("land")
        t.s.night = night
        land(t.s, SilentEffects(t.chance))
        assert (t.s.phase == "land_draw") == phase
