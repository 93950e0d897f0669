"""Chapter 5: turns, laps, the start player card, the end of a round."""

from __future__ import annotations

import pytest

from game.engine import Action
from game.titles.cuba.rules import CONTROLLER, phases
from game.titles.cuba.rules.components import CHARACTERS

from .positions import Table, at, started, table


def test_bills_are_turned_up_in_every_round() -> None:
    t = started(2)
    for _ in range(2):
        t.do("choose_start_goods", ("wood", "wood"), ("citrus", "citrus"))
    assert all(t.s.bills)
    assert [len(pile) for pile in t.s.statute_piles] == [5, 5, 5, 5]
    assert t.s.statutes == ["printed_tax", "printed_duty", "", ""]


def test_a_turn_is_one_card() -> None:
    t = table(3)
    assert t.legal("play_character") == [(c,) for c in CHARACTERS]
    t.pass_turn("mayor")
    assert t.s.pending[-1].seats == (1,)
    t.pass_turn("mayor").pass_turn("worker")
    assert t.s.lap == 2
    assert t.s.pending[-1].seats == (0,)
    assert t.legal("play_character") == [(c,) for c in CHARACTERS if c != "mayor"]
    assert t.refused("play_character", "mayor") == ("card_played", {"character": "mayor"}, "5.5")


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_card_may_be_played_without_effect(character: str) -> None:
    """R6."""
    t = at(character)
    if character == "worker":
        t.do("place_worker", "a1")
    t.do("end_turn")
    assert t.s.pending[-1].seats == (1,)


def test_a_card_without_effect_is_warned_of() -> None:
    t = at("mayor")
    caution = CONTROLLER.caution(t.s, Action("end_turn", 0))
    assert caution == ("card_without_effect", {"character": "mayor"}, "5.2")
    t = at("tradeswoman")
    t.do("buy", "citrus")
    assert CONTROLLER.caution(t.s, Action("end_turn", 0)) is None


def test_who_may_not_act() -> None:
    t = table()
    assert t.refused("play_character", "mayor", seat=1) == ("not_your_turn", {}, "5.5")
    assert t.refused("pay_tax") == ("wrong_phase", {"needs": "statutes", "character": ""}, "5.2")
    assert t.refused("submit_bid", 0) == ("wrong_phase", {"needs": "parliament", "character": ""}, "5.2")
    assert t.refused("buy", "citrus") == ("wrong_phase", {"needs": "card", "character": "tradeswoman"}, "5.2")
    assert t.refused("play_character", "pirate") == ("not_a_choice", {}, "5.2")
    assert t.code("play_character") == "not_a_choice"
    assert t.code("nonsense") == "unknown_action"
    assert t.refused("end_turn") == ("play_card_first", {"cards": CHARACTERS}, "5.5")
    t.play("mayor")
    assert t.code("play_character", "worker") == "wrong_phase"
    assert t.code("choose_delegate", "worker") == "wrong_phase"


def test_after_four_laps_one_card_is_left() -> None:
    t = table(2)
    for character in ("worker", "tradeswoman", "architect", "foreman"):
        t.pass_turn(character).pass_turn(character)
    assert t.key == "bid"
    assert t.s.speaker == ["mayor", "mayor"]


@pytest.mark.parametrize(
    ("first", "cards", "starts"),
    [
        pytest.param(0, ("mayor", "foreman", "mayor"), 2, id="tv_s16_the_last_of_the_highest"),
        pytest.param(0, ("worker", "architect", "tradeswoman"), 1, id="tv_s17_the_highest"),
        pytest.param(2, ("mayor", "mayor", "worker"), 0, id="by the order of play, not the number of the seat"),
    ],
)
def test_the_highest_fourth_card_starts(first: int, cards: tuple[str, ...], starts: int) -> None:
    assert table(3).start(first).fourth(*cards).s.start_seat == starts


def test_the_alternative_counts_like_the_card() -> None:
    """R30."""
    t = table(2)
    s = t.s
    s.turns = 6
    s.played = [("worker", "tradeswoman", "architect"), ("worker", "tradeswoman", "foreman")]
    t.play("mayor").do("take_mayor_bonus")
    t.play("architect").do("take_architect_bonus")
    assert s.start_seat == 0


def test_tv_s25_products_in_the_courtyard_perish() -> None:
    t = table().yard(citrus=2, rum=1, wood=1).store(tobacco=1).run("round_end")
    assert t.own() == {"rum": 1, "wood": 1}
    assert t.in_store() == {"tobacco": 1}


def test_markers_and_cards_come_back() -> None:
    t = table().marked("mayor_first", "architect_first")
    t.s.played = [tuple(CHARACTERS[:4])] * 4
    t.run("round_end")
    assert t.s.marked == ()
    assert t.s.played == [()] * 4
    assert t.s.round == 2
    assert t.key == "turn"


FLEETS: dict[str, tuple[Table, str, tuple[str, ...]]] = {
    "tv_s23_the_ships_move_after_round_1": (
        table().ships("ship_04", "ship_05", "", sea="ship_06", pile=("ship_07",)),
        "ship_06 ship_04 ship_05 ship_07",
        (),
    ),
    "tv_e30_two_ships_leave_and_the_others_close_up": (
        table(3)
        .round(3)
        .ships("ship_02", "ship_05", "ship_11", sea="ship_14", pile=("ship_01", "ship_03"))
        .fill("dock_2"),
        "ship_01 ship_14 ship_02 ship_03",
        ("ship_11", "ship_05"),
    ),
    "tv_e31_a_full_ship_in_dock_2_after_round_1": (
        table().ships("ship_04", "ship_05", "", sea="ship_06", pile=("ship_07", "ship_08")).fill("dock_2"),
        "ship_07 ship_06 ship_04 ship_08",
        ("ship_05",),
    ),
}
"""A table at the end of a round, the ships that are then in the docks and at sea, and those under the pile."""


@pytest.mark.parametrize("case", FLEETS)
def test_how_ships_move(case: str) -> None:
    t, ships, under = FLEETS[case]
    s = t.run("round_end").s
    assert ([*s.docks, s.sea], s.under) == (ships.split(), under)


def test_tv_s24_dock_3_leaves_from_round_2_on() -> None:
    t = table().round(2).ships("ship_04", "ship_05", "ship_08", sea="ship_06", pile=("ship_07",))
    t.loaded("dock_3", sugar=1).loaded("dock_1", citrus=1)
    before = t.supply("sugar")
    t.run("round_end")
    assert t.s.docks == ["ship_06", "ship_04", "ship_05"]
    assert t.s.sea == "ship_07"
    assert t.s.under == ("ship_08",)
    assert t.supply("sugar") == before + 1
    assert t.cargo("dock_2") == {"citrus": 1}
    assert t.cargo("dock_1") == {}


def test_tv_e29_a_full_ship_stays_until_the_end_of_the_round() -> None:
    t = at("mayor").round(2).ships("ship_04", "ship_05", "ship_01", sea="ship_06").fill("dock_3", rum=1)
    t.yard(rum=1).yard(1, rum=1).do("load_ship", "dock_3", ("rum",))
    assert t.s.docks[2] == "ship_01"
    t.play("mayor")
    assert t.code("load_ship", "dock_3", ("rum",)) == "ship_full"
    t.run("round_end")
    assert "ship_01" not in t.s.docks
    assert t.s.under == ("ship_01",)


def test_ships_come_from_under_the_pile_when_it_is_used_up() -> None:
    """R31."""
    t = table().round(2).ships("ship_01", "ship_02", "ship_15", sea="ship_03")
    t.s.under, t.s.pile = t.s.pile, ()
    t.run("round_end")
    assert t.s.sea == "ship_04"
    assert t.s.under[-1] == "ship_15"


def test_nothing_moves_after_the_last_round() -> None:
    t = table().round(6).yard(citrus=1).marked("mayor_first")
    before = list(t.s.docks)
    t.run("round_end")
    assert t.s.phase == phases.OVER
    assert t.s.docks == before
    assert t.own() == {}
    assert t.key == ""
    assert t.code("end_turn", seat=0) == "game_over"
