"""Section 6.5: advancement points."""

from __future__ import annotations

from .positions import RED, YELLOW, Table, table


def tracks() -> Table:
    """Red has chosen the Tracks action."""
    return table().placed(RED, "gray", 4).florins(RED, 0)


def test_tv_s6_four_points_split() -> None:
    t = tracks().disc(RED, 1).sons(RED, "political", 2).supply(RED, 2, 3)
    t.do("main_signoria").do("advance_initiative")
    t.do("advance_male", "political", 2).do("advance_male", "political", 3).do("enter_male", "military")
    assert (t.s.initiative[RED], t.on(RED, "political"), t.s.florins[RED]) == (2, (4,), 2)
    assert (t.on(RED, "military"), t.at_hand(RED), t.asked[0]) == ((1,), (1, 3), "turn_choice")


def test_tv_d13_passing_through_a_bonus_slot() -> None:
    t = tracks().sons(RED, "clerical", 3).supply(RED, 1, 0).florins(RED, 2)
    t.do("main_signoria").do("advance_male", "clerical", 3).do("advance_male", "clerical", 4).do("stop_points")
    assert (t.on(RED, "clerical"), t.s.florins[RED]) == ((5,), 4)
    assert t.happened("points_lapsed")[0].params["points"] == 2


def test_tv_d15_nothing_can_advance() -> None:
    t = tracks().sons(RED, "political", 8).supply(RED, 0, 3).disc(RED, 8)
    assert t.refused("main_signoria")[::2] == ("nothing_to_advance", "6.5")


def test_tv_d16_a_helper_enters_and_advances() -> None:
    t = table().window(RED, "red", 4).helpers(RED, "hs_red_2").supply(RED, 1, 0)
    t.do("activate_helper", "hs_red_2")
    t.do("enter_male", "political").do("advance_male", "political", 1).do("advance_male", "political", 2)
    assert (t.on(RED, "political"), t.at_hand(RED)) == ((3,), (0, 0))


def test_tv_d55_no_step_above_the_top() -> None:
    t = tracks().sons(RED, "political", 5).disc(RED, 8)
    t.do("main_signoria").do("advance_male", "political", 5)
    assert (t.s.initiative[RED], t.happened("career_initiative")) == (8, [])


def test_what_may_not_move() -> None:
    t = tracks().sons(RED, "political", 8).sons(YELLOW, "clerical", 3).supply(RED, 0, 0).disc(RED, 8)
    t.sons(RED, "military", 1).do("main_signoria")
    assert t.refused("advance_male", "political", 8)[::2] == ("son_at_top", "6.5")
    assert t.code("advance_male", "clerical", 3) == "not_your_figure"
    assert t.code("enter_male", "clerical") == "no_son_in_supply"
    assert t.refused("advance_initiative")[::2] == ("initiative_at_top", "6.5")
    assert t.refused("stop_points")[::2] == ("use_one_point", "6.5")
    assert t.refused("pass_round")[::2] == ("finish_first", "5.4")


def test_points_may_be_split_over_several_sons() -> None:
    t = tracks().sons(RED, "political", 1, 1, 3)
    t.do("main_signoria")
    assert t.legal("advance_male") == [("political", 1), ("political", 3)]
    t.do("advance_male", "political", 1).do("advance_male", "political", 3).do("advance_male", "political", 1)
    assert t.on(RED, "political") == (2, 2, 4)


def test_a_disc_lands_on_top_by_a_point_or_by_a_career() -> None:
    t = tracks().disc(0, 1).disc(3, 1).do("main_signoria").do("advance_initiative")
    assert t.s.arrived[-1] == RED
    assert [seat for seat in t.s.arrived if t.s.initiative[seat] == 1] == [0, 3, RED]
    t = tracks().disc(RED, 1).disc(3, 2).sons(RED, "military", 5).do("main_signoria")
    t.do("advance_male", "military", 5)
    assert [seat for seat in t.s.arrived if t.s.initiative[seat] == 2] == [3, RED]
