"""Section 6.7: helpers."""

from __future__ import annotations

import pytest

from game.titles.signorie.rules.components import COLORS, HELPERS, HelperSlot

from .positions import BLUE, RED, YELLOW, Table, table


def window(color: str, value: int, *slots: str) -> Table:
    """Red has placed the die, done the main action, and has these helpers."""
    return table().window(RED, color, value).helpers(RED, *slots)


def test_tv_s15_two_of_three() -> None:
    t = table().turn(RED).florins(RED, 4).pool(light_blue=(3,)).assignment("asl_light_blue_male", "as_florins")
    t.helpers(RED, "hs_light_blue_1", "hs_light_blue_2", "hs_light_blue_3").filled(1, "roma", by=2 * RED)
    t.do("take_die", "light_blue", 3)
    assert t.s.florins[RED] == 2
    t.do("main_assignment", "asl_light_blue_male", 1)
    assert t.legal("activate_helper") == [("hs_light_blue_1",), ("hs_light_blue_2",), ("hs_light_blue_3",)]
    t.do("activate_helper", "hs_light_blue_1").do("place_face_down", "row_marriage")
    t.do("activate_helper", "hs_light_blue_2").do("advance_initiative").do("stop_points")
    assert t.legal("activate_helper") == [("hs_light_blue_3",)]
    t.do("end_turn")
    assert (t.asked, len(t.happened("helper_activated"))) == (("turn_choice", 2), 2)


def test_tv_s16_as_far_as_the_die() -> None:
    t = window("gray", 4, "hs_gray_2").sons(RED, "military", 2)
    t.do("activate_helper", "hs_gray_2")
    assert t.decision.data[0] == 4
    for slot in (2, 3, 4, 5):
        t.do("advance_male", "military", slot)
    assert (t.on(RED, "military"), t.asked[0]) == ((6,), "turn_choice")
    t = window("light_blue", 2, "hs_light_blue_2")
    t.do("activate_helper", "hs_light_blue_2").do("advance_initiative").do("advance_initiative")
    assert (t.s.initiative[RED], t.asked[0]) == (2, "turn_choice")


@pytest.mark.parametrize(
    ("color", "slot", "kind", "args"),
    [
        ("yellow", "hs_yellow_1", "advance_initiative", ()),
        ("red", "hs_red_2", "enter_male", ("political",)),
        ("purple", "hs_purple_2", "enter_male", ("clerical",)),
    ],
)
def test_up_to_three(color: str, slot: str, kind: str, args: tuple[str, ...]) -> None:
    t = window(color, 6, slot).do("activate_helper", slot)
    assert t.decision.data[0] == 3
    for _ in range(3):
        t.do(kind, *args)
    assert t.asked[0] == "turn_choice"


def test_tv_d12_a_mission_with_a_face_down_tile_or_without_stock() -> None:
    t = window("gray", 3, "hs_gray_3").sons(RED, "clerical", 6).tile("roma", "mission", "al_medici_4")
    t.do("activate_helper", "hs_gray_3").do("send_mission", "clerical", 6, "roma")
    assert (t.s.vp[RED], t.s.city_tiles[7], t.at(RED, "row_clerical")) == (7, "al_medici_4", ((), 1))
    t = window("gray", 3, "hs_gray_3").sons(RED, "clerical", 6)
    t.s.alliances = ()
    t.do("activate_helper", "hs_gray_3").do("send_mission", "clerical", 6, "roma")
    assert t.s.vp[RED] == 7
    assert not any(t.s.face_down)


def test_tv_d40_florins_first_then_the_dowry() -> None:
    t = table().turn(RED).florins(RED, 0).pool(yellow=(1,)).supply(RED, 4, 1).filled(2)
    t.helpers(RED, "hs_yellow_3").do("take_die", "yellow", 1).do("main_signoria")
    assert t.s.florins[RED] == 3
    t.do("activate_helper", "hs_yellow_3").do("arrange_marriage", "milano", 3)
    assert (t.s.vp[RED], t.s.florins[RED], t.at(RED, "row_marriage")) == (6, 0, ((), 1))


def test_tv_d22_a_helper_cannot_break_the_limit_of_three() -> None:
    t = window("purple", 3, "hs_purple_3").assignment("asl_red_male", "as_threshold")
    t.s.threshold[2 * RED] = 3
    t.do("activate_helper", "hs_purple_3")
    assert t.refused("use_assignment", "asl_red_male")[::2] == ("threshold_full", "6.4")


def test_tv_d38_not_for_two_figures() -> None:
    t = window("purple", 3, "hs_purple_3").assignment("asl_red_male", "as_marriage")
    t.assignment("asl_gray_male", "as_mission").sons(RED, "military", 8)
    t.do("activate_helper", "hs_purple_3")
    assert t.refused("use_assignment", "asl_red_male")[::2] == ("helper_needs_two", "6.7")
    assert t.code("use_assignment", "asl_gray_male") == "helper_needs_two"


def test_any_assignment_of_any_colour_once() -> None:
    t = window("purple", 3, "hs_purple_3").assignment("asl_yellow_female", "as_florins").florins(RED, 0)
    t.do("activate_helper", "hs_purple_3").do("use_assignment", "asl_yellow_female")
    assert (t.s.florins[RED], t.at_hand(RED)) == (2, (4, 2))
    t = window("purple", 3, "hs_purple_3").assignment("asl_yellow_female", "as_clerical").supply(RED, 0, 1)
    t.sons(RED, "clerical", 1).do("activate_helper", "hs_purple_3")
    assert t.code("use_assignment", "asl_yellow_male") in ("assignment_too_few", "helper_needs_two")
    t.do("use_assignment", "asl_yellow_female")
    assert t.decision.data[0] == 2


def test_tv_d39_from_the_top_down() -> None:
    t = window("red", 3, "hs_red_1", "hs_red_2", "hs_red_3")
    t.do("activate_helper", "hs_red_2").do("enter_male", "political").do("stop_points")
    assert t.refused("activate_helper", "hs_red_1")[::2] == ("helper_order", "6.7")
    assert t.code("activate_helper", "hs_red_2") == "helper_order"
    assert t.legal("activate_helper") == [("hs_red_3",)]
    t.do("activate_helper", "hs_red_3")
    assert t.s.vp[RED] == 3


def test_tv_d56_points_for_sons_in_cities() -> None:
    t = table().placed(RED, "light_blue", 5).helpers(RED, "hs_light_blue_3").sons(RED, "military", 1).no_tiles()
    t.city("roma", 2 * RED, 2 * RED, 2 * BLUE, 2 * RED + 1)
    t.do("main_signoria").do("send_mission", "military", 1, "napoli")
    before = t.s.vp[RED]
    t.do("activate_helper", "hs_light_blue_3")
    assert t.s.vp[RED] == before + 3


def test_offspring_by_a_helper() -> None:
    t = table(offspring=(2,)).window(RED, "purple", 3).helpers(RED, "hs_purple_1")
    t.s.brides[RED] = 3
    t.do("activate_helper", "hs_purple_1")
    assert (t.happened("offspring_rolled")[0].params["faces"], t.at_hand(RED)) == ((2,), (4, 4))


def test_the_other_gains() -> None:
    t = window("gray", 3, "hs_gray_1").do("activate_helper", "hs_gray_1").do("take_from_stock", "female")
    assert t.at_hand(RED) == (4, 4)
    t = window("red", 3, "hs_red_1").florins(RED, 1).do("activate_helper", "hs_red_1")
    assert t.s.florins[RED] == 4


@pytest.mark.parametrize("slot", HELPERS, ids=lambda slot: slot.id)
def test_a_helper_without_effect_is_refused(slot: HelperSlot) -> None:
    name, effect = slot.id, slot.effect
    t = table().window(RED, COLORS[slot.column], 3).helpers(RED, name)
    t.supply(RED, 0, 0).stock(RED, 0, 0).disc(RED, 8)
    if effect in ("gain_3_vp", "gain_3_florins"):
        assert t.legal("activate_helper") == [(name,)]
        return
    t.s.alliances = ()
    refusal = t.refused("activate_helper", name)
    assert refusal.code == ("no_alliance_left" if effect == "take_face_down_tile" else "helper_no_effect")
    assert t.legal("activate_helper") == []


def test_helpers_that_are_not_there() -> None:
    t = window("red", 3, "hs_red_1", "hs_gray_1")
    assert t.refused("activate_helper", "hs_red_2")[::2] == ("helper_not_hired", "6.7")
    assert t.refused("activate_helper", "hs_gray_1")[::2] == ("helper_other_column", "6.7")


def test_the_turn_ends_by_itself_without_helpers() -> None:
    t = table().placed(YELLOW, "yellow", 3).do("main_signoria")
    assert t.asked == ("turn_choice", RED)
    t = table().placed(YELLOW, "yellow", 3).helpers(YELLOW, "hs_yellow_1").do("main_signoria")
    assert (t.asked, t.code("take_die", "red", 1)) == (("helper_window", YELLOW), "one_die_per_turn")
