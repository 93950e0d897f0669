"""The five cities live: a round goes from the morning to the low sun and ends at dusk, and small things move over them."""

from __future__ import annotations

import pytest

from game.presentation import art_of
from game.titles.signorie import TITLE
from game.titles.signorie.art import hours
from game.titles.signorie.rules.components import CITIES, DICE_PER_ROUND
from game.titles.signorie.rules.state import CLOSED
from tests.titles.moving import luminance, mixed, random_game


def test_the_day_never_goes_back_within_a_round() -> None:
    last, found = (0, 0), []
    for model in random_game(TITLE, 3, 11):
        s = model.view.state
        now = (s.round, hours.hour(s))
        if s.phase != "setup" and not (last[1] == hours.DUSK and s.round == last[0]):
            assert now >= last
        last = now
        found.append(now[1])
    assert hours.MORNING in found
    assert found[-1] == hours.DUSK


@pytest.mark.parametrize(("taken", "hour"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (12, 2), (13, 3), (16, 3)])
def test_the_day_goes_by_the_dice_that_are_taken(taken: int, hour: int) -> None:
    s = next(random_game(TITLE, 4, 5)).view.state.clone()
    assert s.phase == "actions"
    pool = [list(dice) for dice in s.pool]
    for n in range(taken):
        pool[n % len(pool)].pop()
    s.pool = [tuple(dice) for dice in pool]
    assert hours.hour(s) == hour


def test_who_passes_lets_the_day_go_on() -> None:
    s = next(random_game(TITLE, 2, 5)).view.state.clone()
    assert hours.hour(s) == hours.MORNING
    s.passed = 1
    assert hours.hour(s) == hours.AFTERNOON
    assert DICE_PER_ROUND == 4


def test_nothing_moves_over_a_closed_city() -> None:
    model = next(random_game(TITLE, 2, 3))
    closed = [city for city in range(len(CITIES)) if model.view.state.cities[city] == CLOSED]
    assert closed
    for thing in model.art.living(model.view):
        x, _, w, _ = thing.rect
        for city in closed:
            left = hours.LEFT + 196 * city
            assert x + w <= left or x >= left + 196


def test_each_hour_has_a_light_of_its_own() -> None:
    art = art_of(TITLE)
    found = {}
    for model in random_game(TITLE, 4, 3):
        light = art.light(model.view)
        assert light is not None
        found.setdefault(hours.hour(model.view.state), set()).add(repr(light.marks))
    assert len(found) == 5
    assert all(len(lights) == 1 for lights in found.values())
    assert len(set.union(*found.values())) == 5


def test_the_silk_is_never_lighter_than_at_noon() -> None:
    for silk in ("#5A1E2B", "#3B1420"):
        assert all(luminance(mixed(silk, *day.silk)) <= luminance(silk) for day in hours.DAYS)
