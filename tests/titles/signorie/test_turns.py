"""Sections 5.2 and 5.3: phase 1, taking dice, passing, and hiring helpers."""

from __future__ import annotations

from game.titles.signorie.rules.components import CITIES, HELPERS

from .positions import BLUE, PURPLE, RED, YELLOW, Table, table

# --- phase 1 -------------------------------------------------------------------------------------


def to_the_next_round(t: Table) -> Table:
    """End the round by hand."""
    t.s.pending = []
    t.s.phase = "setup"
    return t.proceed()


def test_tv_d41_the_stock_runs_out() -> None:
    t = table()
    empty = [0, 1, 4, 5, 6, 8, 9]
    for at in empty:
        t.s.city_tiles[at] = ""
    t.s.alliances = t.s.alliances[:3]
    drawn = t.s.alliances[::-1]
    kept = [tile for at, tile in enumerate(t.s.city_tiles) if at not in empty]
    to_the_next_round(t)
    assert [t.s.city_tiles[at] for at in empty] == [*drawn, "", "", "", ""]
    assert [tile for at, tile in enumerate(t.s.city_tiles) if at not in empty] == kept
    laid = t.happened("alliances_laid")[0]
    assert (laid.params["cities"], laid.params["left"]) == ((CITIES[0], CITIES[2]), 0)
    t.helpers(YELLOW, "hs_light_blue_1").window(YELLOW, "light_blue", 5)
    assert t.refused("activate_helper", "hs_light_blue_1")[::2] == ("no_alliance_left", "6.9")


def test_occupied_slots_keep_their_tile() -> None:
    t = table()
    before, stock = list(t.s.city_tiles), t.s.alliances
    t.tile("roma", "marriage", "")
    to_the_next_round(t)
    assert (t.s.city_tiles, t.s.alliances) == ([*before[:6], stock[-1], *before[7:]], stock[:-1])


def test_dice_and_assignments_are_new_every_round() -> None:
    t = table()
    t.turn(YELLOW).dice(YELLOW, red=3, gray=2).dice(BLUE, red=4)
    t.s.pool = [(), (), (1, 1, 1, 1), (2, 2, 2), (3, 3, 3, 3)]
    t.s.dice_aside = [4, 2, 0, 0, 0]
    t.s.turned = 5
    before = t.s.assignments
    to_the_next_round(t)
    assert [len(dice) for dice in t.s.pool] == [4] * 5
    assert not any(t.s.dice)
    assert not any(t.s.dice_aside)
    assert t.s.turned == 0
    assert t.s.assignments != before
    assert sorted(t.s.assignments) == sorted(before)


# --- taking a die ----------------------------------------------------------------------------------


def test_tv_s2_the_price_of_a_die() -> None:
    t = table().turn(RED).florins(RED, 7).sons(RED, "military", 3).pool(light_blue=(1,))
    t.do("take_die", "light_blue", 1)
    assert (t.s.florins[RED], t.s.dice[5 * RED + 4], t.s.pool[4]) == (3, 1, ())
    assert (t.asked, t.legal("main_signoria")) == (("main_choice", RED), [()])
    event = t.happened("die_taken")[0].params
    assert (event["value"], event["price"]) == (1, 4)


def test_tv_d1_nothing_is_given_back() -> None:
    t = table().turn(RED).florins(RED, 0).pool(yellow=(6,))
    t.do("take_die", "yellow", 6)
    assert t.s.florins[RED] == 0


def test_tv_d2_too_dear() -> None:
    t = table().turn(RED).florins(RED, 0).pool(gray=(3,))
    assert t.refused("take_die", "gray", 3) == ("die_too_expensive", {"n": 1, "m": 0}, "5.3")
    assert t.legal("take_die") == []


def test_tv_d3_one_die_of_each_colour() -> None:
    t = table().turn(RED).dice(RED, red=2).pool(red=(5,), yellow=(2,))
    assert (t.code("take_die", "red", 5), t.legal("take_die")) == ("colour_used", [("yellow", 2)])


def test_a_die_must_be_there_and_goes_only_on_its_own_slot() -> None:
    t = table().turn(RED).pool(red=(5,))
    assert (t.code("take_die", "red", 4), t.code("take_die", "yellow", 4)) == ("die_not_there", "die_not_there")
    t = table().turn(RED).pool(red=(5,))
    assert t.code("take_die", "red", 5, "gray") == "wrong_action_slot"
    assert t.code("take_die", "red", 5, "red") == "bad_argument"


def test_tv_d5_no_main_action_possible() -> None:
    t = table().turn(RED).florins(RED, 1).supply(RED, 0, 0).pool(light_blue=(4, 5))
    t.helpers(RED, "hs_gray_1", "hs_gray_2", "hs_gray_3")
    assert t.refused("take_die", "light_blue", 4)[:2] == ("no_main_action", {"color": "light_blue"})
    assert t.code("take_die", "light_blue", 5) == "no_main_action"
    t.sons(RED, "clerical", 1)
    assert t.legal("take_die") == [("light_blue", 4), ("light_blue", 5)]


def test_what_is_left_after_the_price_must_do() -> None:
    t = table().turn(RED).florins(RED, 3).supply(RED, 0, 1).pool(red=(1, 2)).filled(4)
    t.assignment("asl_red_male", "as_florins").assignment("asl_red_female", "as_threshold")
    t.supply(RED, 0, 0).helpers(RED, "hs_yellow_1")
    assert t.legal("take_die") == [("red", 2)], "a helper costs 3, so the die may cost nothing"
    assert t.code("take_die", "red", 1) == "no_main_action"


def test_the_third_figure_is_needed_for_an_assigned_marriage() -> None:
    t = table().turn(RED).florins(RED, 3).pool(gray=(4,)).disc(RED, 8).sons(RED, "political", 8)
    t.assignment("asl_gray_male", "as_initiative").assignment("asl_gray_female", "as_marriage")
    t.helpers(RED, "hs_purple_1", "hs_purple_2", "hs_purple_3").supply(RED, 0, 2)
    assert t.code("take_die", "gray", 4) == "no_main_action"
    t.supply(RED, 0, 3)
    assert t.legal("take_die") == [("gray", 4)]
    t.filled(6)
    assert t.code("take_die", "gray", 4) == "no_main_action"
    t.florins(RED, 4)
    assert t.legal("take_die") == [("gray", 4)]


def test_the_undo_takes_a_die_back_not_an_action() -> None:
    t = table().turn(RED).florins(RED, 5).pool(yellow=(3,))
    assert t.code("cancel_die") == "must_pick_or_pass"
    t.do("take_die", "yellow", 3)
    assert t.code("cancel_die") == "main_action_required"
    t.helpers(RED, "hs_yellow_1").do("main_signoria")
    assert t.refused("cancel_die")[::2] == ("die_committed", "5.3")


# --- passing ---------------------------------------------------------------------------------------


def test_tv_s3_passing() -> None:
    t = table().order(YELLOW, BLUE, RED, PURPLE).turn(BLUE)
    t.do("pass_round")
    assert (t.s.passed, t.asked) == (1 << BLUE, ("turn_choice", RED))
    t.do("pass_round")
    t.do("pass_round")
    assert t.asked == ("turn_choice", YELLOW)
    t.turn(YELLOW).pool(yellow=(6,)).do("take_die", "yellow", 6).do("main_signoria")
    assert t.asked == ("turn_choice", YELLOW), "blue is skipped until phase 3"
    assert t.code("take_die", "yellow", 6, seat=BLUE) == "already_passed"
    assert t.code("pass_round", seat=BLUE) == "already_passed"
    assert t.code("end_turn", seat=BLUE) == "not_your_turn"


def test_tv_d4_four_dice_pass_by_themselves() -> None:
    t = table().turn(YELLOW).dice(RED, yellow=1, red=1, purple=1, gray=1)
    t.do("pass_round")
    assert (t.happened("passed_with_four")[0].params["seat"], t.asked) == (RED, ("turn_choice", PURPLE))
    t.turn(RED)
    assert (t.code("take_die", "light_blue", t.s.pool[4][0]), t.legal("take_die")) == ("four_dice_max", [])
    assert t.legal("pass_round") == [()]


def test_tv_d57_alone_until_passing_or_four_dice() -> None:
    t = table(3).order(0, 1, 2)
    t.s.passed = 1 << 0 | 1 << 1
    t.turn(2).dice(2, red=1, gray=1).florins(2, 9).pool(yellow=(6, 6), purple=(6,), light_blue=(6,))
    t.do("take_die", "yellow", 6).do("main_signoria")
    assert t.asked == ("turn_choice", 2)
    t.do("take_die", "purple", 6).do("main_signoria")
    assert (t.happened("passed_with_four")[0].params["seat"], t.s.phase) == (2, "rewards")


def test_a_turn_is_a_chapter() -> None:
    t = table().turn(YELLOW).florins(YELLOW, 9).pool(yellow=(6,))
    t.do("take_die", "yellow", 6).do("main_signoria")
    begins = t.happened("turn_begins")
    assert [(event.params["seat"], event.params["number"]) for event in begins] == [(RED, 1)]


def test_dice_before_deeds() -> None:
    t = table().turn(RED).florins(RED, 9).pool(yellow=(6,), red=(2,))
    for kind, args in (("end_turn", ()), ("activate_helper", ("hs_red_1",)), ("main_signoria", ())):
        refusal = t.refused(kind, *args)
        assert (refusal.code, refusal.rule) == ("must_pick_or_pass", "5.3")
    t.do("take_die", "yellow", 6)
    for kind, args in (
        ("take_die", ("red", 2)),
        ("pass_round", ()),
        ("end_turn", ()),
        ("activate_helper", ("hs_yellow_1",)),
    ):
        assert t.code(kind, *args) == "main_action_required"
    assert t.code("take_die", "red", 2, seat=BLUE) == "not_your_turn"


# --- hiring ----------------------------------------------------------------------------------------


def test_tv_s4_hiring() -> None:
    t = table().placed(RED, "red", 4).florins(RED, 5)
    t.do("main_hire", "hs_yellow_2")
    assert (t.s.florins[RED], t.s.helpers[RED], t.s.helper_discs) == (2, 1 << 1, 47)
    assert t.at_hand(RED) == (4, 3), "no immediate effect"


def test_hiring_is_refused() -> None:
    t = table().placed(RED, "red", 4).florins(RED, 3).helpers(RED, "hs_yellow_1")
    assert t.legal("main_hire") == [("hs_yellow_2",)]
    assert t.refused("main_hire", "hs_gray_1") == ("wrong_helper_column", {"color": "yellow"}, "3.3")
    assert t.code("main_hire", "hs_yellow_1") == "helper_slot_taken"
    assert t.refused("main_hire", "hs_yellow_3")[:2] == ("helper_cost", {"n": 4, "m": 3})
    t.s.helper_discs = 0
    assert (t.code("main_hire", "hs_yellow_2"), t.legal("main_hire")) == ("no_helper_discs", [])


def test_without_discs_a_die_needs_another_action() -> None:
    t = table().turn(RED).florins(RED, 9).supply(RED, 0, 0).pool(light_blue=(5,))
    assert t.legal("take_die") == [("light_blue", 5)]
    t.s.helper_discs = 0
    assert t.code("take_die", "light_blue", 5) == "no_main_action"


def test_the_ring_of_the_yellow_slot_leads_round_to_light_blue() -> None:
    t = table().placed(RED, "yellow", 4).florins(RED, 9)
    assert t.legal("main_hire") == [("hs_light_blue_1",), ("hs_light_blue_2",), ("hs_light_blue_3",)]


def test_tv_d54_fifteen_helpers() -> None:
    t = table().placed(RED, "red", 4).florins(RED, 9).helpers(RED, *(slot.id for slot in HELPERS))
    assert (t.code("main_hire", "hs_yellow_2"), t.legal("main_hire")) == ("helper_slot_taken", [])
    t.phase_3(1, "rw_free_helper", proceed=False)
    t.s.dice[5 * RED : 5 * RED + 5] = [0] * 5
    t.order(RED, YELLOW, PURPLE, BLUE).proceed()
    assert t.happened("reward_florins")[0].params["seat"] == RED, "the tile cannot be claimed"


def test_a_helper_just_hired_waits() -> None:
    t = table().placed(RED, "red", 4).florins(RED, 9).helpers(RED, "hs_red_1")
    t.do("main_hire", "hs_yellow_1")
    assert t.asked == ("helper_window", RED)
    assert t.code("activate_helper", "hs_yellow_1") == "helper_other_column"
