"""Section 4: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine import Chance
from game.titles.signorie.rules import CONTROLLER
from game.titles.signorie.rules.components import COLORS, COPIES
from game.titles.signorie.rules.state import CLOSED

from .positions import BLUE, PURPLE, RED, YELLOW, table


def test_tv_s1_purses_and_the_first_stack() -> None:
    t = table(order=(YELLOW, BLUE, RED, PURPLE))
    assert t.s.color == ["player_yellow", "player_red", "player_purple", "player_blue"]
    assert [t.s.florins[seat] for seat in (YELLOW, BLUE, RED, PURPLE)] == [6, 7, 7, 8]
    assert (t.s.initiative, t.s.arrived) == ([0, 0, 0, 0], (PURPLE, RED, BLUE, YELLOW))
    assert t.asked == ("turn_choice", YELLOW)


def test_figures_at_the_start() -> None:
    t = table()
    for seat in range(4):
        assert (t.at_hand(seat), t.in_stock(seat), t.s.figures(seat)) == ((4, 3), (8, 8), (12, 11))
    assert (t.s.helper_discs, t.s.vp) == (48, [0, 0, 0, 0])


def test_tv_d42_two_players() -> None:
    t = table(2)
    assert t.s.florins == [6, 7]
    assert (sum(map(len, t.s.pool)), {len(dice) for dice in t.s.pool}) == (10, {2})
    assert (t.s.cities.count(()), t.s.cities.count(CLOSED)) == (3, 2)
    assert len(t.s.alliances) + sum(map(bool, t.s.city_tiles)) == 42
    assert set(Counter(tile.split("_")[1] for tile in t.s.removed).values()) == {2}


def test_tv_d43_three_players_and_four_use_everything() -> None:
    t = table(3)
    assert (t.s.florins, sum(map(len, t.s.pool)), t.s.cities.count(CLOSED)) == ([6, 7, 7], 15, 1)
    assert len(t.s.alliances) + sum(map(bool, t.s.city_tiles)) == 48
    t = table(4)
    assert (sum(map(len, t.s.pool)), t.s.cities.count(CLOSED), t.s.removed) == (20, 0, ())
    assert Counter((*t.s.alliances, *t.s.city_tiles)) == Counter(COPIES)


def test_closed_cities_are_drawn() -> None:
    closed = set()
    for seed in range(80):
        s = CONTROLLER.setup(2, {}, Chance(seed))
        closed.add(tuple(city == CLOSED for city in s.cities))
        for number, city in enumerate(s.cities):
            assert (city == CLOSED) == (s.city_tiles[2 * number : 2 * number + 2] == ["", ""])
    assert len(closed) == 10


def test_boards_by_the_chosen_colours() -> None:
    t = table(3, colors="player_blue,player_yellow,player_red")
    assert t.s.color == ["player_blue", "player_yellow", "player_red"]
    assert table(2, colors="player_purple").s.color == ["player_purple", "player_yellow"]


def test_the_reward_row() -> None:
    t = table()
    assert [tile[:3] for tile in t.s.rewards] == ["rw_"] * 5 + ["rv_"] * 2
    assert len(set(t.s.rewards)) == 7
    short = table(short_season="true")
    assert short.s.rewards[0] == ""
    assert [tile[:3] for tile in short.s.rewards[1:]] == ["rw_"] * 4 + ["rv_"] * 2


def test_the_order_of_the_draws() -> None:
    """Section 9: so that a record reads in the order of the rulebook."""
    chance = Chance(3)
    CONTROLLER.setup(3, {}, chance)
    streams = list(dict.fromkeys(stream for stream, _ in chance.notes))
    wanted = ["turn_order", "bonus_tiles", "vp_tiles", "removed_tiles", "alliances", "cities", "dice"]
    assert streams == [*wanted, "assignments"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_phase_1_of_the_first_round(seats: int) -> None:
    t = table(seats)
    for number, city in enumerate(t.s.cities):
        assert all(t.s.city_tiles[2 * number : 2 * number + 2]) == (city != CLOSED)
    assert all(list(dice) == sorted(dice) and set(dice) <= set(range(1, 7)) for dice in t.s.pool)
    assert (len(t.s.pool), len(set(t.s.assignments))) == (len(COLORS), 10)
