"""Chapter 4: the set-up."""

from __future__ import annotations

import pytest

from game.engine import Chance
from game.titles.cuba.rules import CONTROLLER
from game.titles.cuba.rules.components import SHIPS, STATUTE_PILES

from .positions import started


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_at_the_start(seats: int) -> None:
    t = started(seats)
    s = t.s
    assert t.key == "setup_goods"
    assert s.market == [3, 3, 3, 2, 2]
    assert s.supply == [15, 15, 15, 13, 13, 15, 15, 15]
    assert s.statutes == ["printed_tax", "printed_duty", "", ""]
    assert [len(pile) for pile in s.statute_piles] == [6, 6, 6, 6]
    assert [bool(ship) for ship in s.docks] == [True, True, False]
    assert s.sea
    assert len(s.pile) == 12
    assert s.pesos == [10] * seats
    assert s.pawn == [0] * seats
    assert s.sides == ["front"] * seats
    assert sum(s.display.values()) == 25
    assert s.marked == ()


def test_chance_decides_start_player_piles_and_ships() -> None:
    starts, tops, docks = set(), set(), set()
    for seed in range(30):
        chance = Chance(seed)
        s = CONTROLLER.setup(4, {}, chance)
        starts.add(s.start_seat)
        tops.add(s.statute_piles[3][0])
        docks.add(s.docks[0])
        order = [stream for stream, _ in chance.notes]
        assert order == [
            "start_player",
            "tax_statutes",
            "duty_statutes",
            "subsidy_statutes",
            "other_statutes",
            "ships",
        ]
        assert [sorted(pile) for pile in s.statute_piles] == [sorted(pile) for pile in STATUTE_PILES]
        assert sorted([*s.docks[:2], s.sea, *s.pile]) == sorted(SHIPS)
    assert starts == {0, 1, 2, 3}
    assert len(tops) > 3
    assert len(docks) > 5


def test_starting_pieces_are_taken_in_turn_order() -> None:
    t = started(3, seed=2)
    first = t.s.start_seat
    for step in range(3):
        seat = (first + step) % 3
        assert t.s.pending[-1].seats == (seat,)
        assert (
            t.code("choose_start_goods", ("wood", "wood"), ("sugar", "sugar"), seat=(seat + 1) % 3) == "not_your_turn"
        )
        t.do("choose_start_goods", ("stone", "wood"), ("citrus", "citrus"))
        assert t.own(seat) == {"stone": 1, "wood": 1, "citrus": 2}
    assert t.key == "turn"
    assert t.s.round == 1
    assert t.s.pending[-1].seats == (first,)


def test_all_pairs_can_be_chosen() -> None:
    assert len(started().legal("choose_start_goods")) == 36


def test_two_and_two() -> None:
    t = started()
    for args in (
        (("wood",), ("citrus", "citrus")),
        (("wood", "wood", "wood"), ("citrus",)),
        (("citrus", "citrus"), ("wood", "wood")),
        ((), ()),
    ):
        assert t.code("choose_start_goods", *args) == "need_two_and_two"
    assert t.refused("choose_start_goods", ("wood", "wood"), ("citrus", "rum")) == (
        "no_goods_at_start",
        {"pieces": ("rum",)},
        "4",
    )
    assert t.code("choose_start_goods", ("wood", "gold"), ("citrus", "citrus")) == "not_a_choice"
    assert t.code("choose_start_goods", ("wood", "wood")) == "not_a_choice"


def test_tv_e52_five_players_take_ten_of_one_product() -> None:
    t = started(5)
    for _ in range(5):
        t.do("choose_start_goods", ("water", "water"), ("citrus", "citrus"))
    assert t.supply("citrus") == 5


def test_sides_of_the_boards() -> None:
    assert started(5, options={"plantation_side": "back_all"}).s.sides == [
        "back_blue",
        "back_red",
        "back_yellow",
        "back_green",
        "back_purple",
    ]


def test_each_chooses_a_side() -> None:
    t = started(3, seed=4, options={"plantation_side": "free"})
    first = t.s.start_seat
    assert t.key == "setup_sides"
    assert t.code("choose_board_side", "inside") == "not_a_choice"
    for step, side in enumerate(("back", "front", "back")):
        assert t.s.pending[-1].seats == ((first + step) % 3,)
        t.do("choose_board_side", side)
    backs = ["back_blue", "back_red", "back_yellow"]
    assert t.s.sides == [side if (seat - first) % 3 != 1 else "front" for seat, side in enumerate(backs)]
    assert t.key == "setup_goods"
    assert t.s.pending[-1].seats == (first,)
