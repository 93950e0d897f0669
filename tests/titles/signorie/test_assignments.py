"""Section 6.4: the assignment action."""

from __future__ import annotations

from game.titles.signorie.rules.decisions import STOCK_FIGURE

from .positions import BLUE, RED, YELLOW, Table, table


def initiative_on_purple() -> Table:
    t = table().placed(RED, "purple", 3).supply(RED, 3, 3)
    return t.assignment("asl_purple_male", "as_initiative")


def test_tv_s5_three_sons_for_six_points_tv_s5b_one_for_two() -> None:
    t = initiative_on_purple()
    t.do("main_assignment", "asl_purple_male", 3)
    assert (t.at_hand(RED), t.in_stock(RED)) == ((0, 3), (12, 8))
    for _ in range(6):
        t.do("advance_initiative")
    assert (t.s.initiative[RED], t.asked) == (6, ("turn_choice", 2))
    t = initiative_on_purple().supply(RED, 1, 3)
    assert [args for args in t.legal("main_assignment") if args[0] == "asl_purple_male"] == [("asl_purple_male", 1)]
    assert t.refused("main_assignment", "asl_purple_male", 2)[:2] == ("assignment_too_few", {"m": 1, "gender": "male"})
    t.do("main_assignment", "asl_purple_male", 1)
    t.do("advance_initiative").do("advance_initiative")
    assert (t.s.initiative[RED], t.asked) == (2, ("turn_choice", 2))


def test_tv_d14_six_points_on_one_son() -> None:
    t = table().placed(RED, "gray", 4).assignment("asl_gray_female", "as_political").sons(RED, "political", 1)
    t.florins(RED, 0).do("main_assignment", "asl_gray_female", 3)
    for slot in range(1, 7):
        t.do("advance_male", "political", slot)
    assert (t.on(RED, "political"), t.s.florins[RED], t.s.initiative[RED]) == ((7,), 2, 1)


def test_points_of_an_assignment_stay_on_its_track() -> None:
    t = table().placed(RED, "gray", 4).assignment("asl_gray_female", "as_clerical").sons(RED, "political", 1)
    t.do("main_assignment", "asl_gray_female", 1)
    assert t.refused("enter_male", "political") == ("track_not_allowed", {"track": "clerical"}, "6.5")
    assert t.code("advance_male", "political", 1) == "track_not_allowed"
    assert (t.code("advance_initiative"), t.legal("enter_male")) == ("track_not_allowed", [("clerical",)])
    assert t.code("stop_points") == "use_one_point"
    t.do("enter_male", "clerical").do("stop_points")
    assert t.on(RED, "clerical") == (1,)


def test_paid_sons_cannot_enter() -> None:
    t = table().placed(RED, "gray", 4).assignment("asl_gray_male", "as_military").supply(RED, 2, 0)
    assert [args for args in t.legal("main_assignment") if args[0] == "asl_gray_male"] == [("asl_gray_male", 1)]
    assert t.code("main_assignment", "asl_gray_male", 2) == "assignment_no_effect"
    t.sons(RED, "military", 8)
    assert t.code("main_assignment", "asl_gray_male", 2) == "assignment_no_effect"
    t.sons(RED, "military", 7, 8)
    t.do("main_assignment", "asl_gray_male", 2)
    assert t.legal("enter_male") == []
    t.do("advance_male", "military", 7)
    assert t.asked[0] == "turn_choice", "nothing can move any more"


def test_tv_d59_points_beyond_the_top_lapse() -> None:
    t = initiative_on_purple().disc(RED, 7)
    t.do("main_assignment", "asl_purple_male", 2)
    t.do("advance_initiative")
    assert (t.s.initiative[RED], t.asked[0]) == (8, "turn_choice")
    t = initiative_on_purple().disc(RED, 8)
    assert t.code("main_assignment", "asl_purple_male", 2) == "assignment_no_effect"


def test_tv_d21_raising_the_threshold() -> None:
    t = table().placed(RED, "red", 6).assignment("asl_red_male", "as_threshold")
    t.dice(RED, red=6, gray=6, purple=4, yellow=3)
    t.do("main_assignment", "asl_red_male", 2)
    assert (t.s.threshold[2 * RED : 2 * RED + 2], t.at_hand(RED)) == ([2, 0], (2, 3))
    assert t.in_stock(RED) == (8, 8), "they go to the threshold space, not to the stock"
    assert t.s.limit(RED) == 19
    t.phase_3(6, "rv_helpers")
    assert RED in [event.params["seat"] for event in t.happened("within_limit")]
    while t.s.phase == "rewards":
        t.do("skip_buy")
    assert t.in_stock(RED) == (10, 8)
    assert not any(t.s.threshold)


def test_the_threshold_is_22_at_most() -> None:
    t = table().placed(RED, "red", 6).assignment("asl_red_male", "as_threshold")
    t.s.threshold[2 * RED + 1] = 2
    assert [args for args in t.legal("main_assignment") if args[0] == "asl_red_male"] == [("asl_red_male", 1)]
    assert t.refused("main_assignment", "asl_red_male", 2)[::2] == ("threshold_full", "6.4")
    t.do("main_assignment", "asl_red_male", 1)
    assert t.s.limit(RED) == 22


def test_tv_d35_daughters_for_sons() -> None:
    t = table().placed(RED, "yellow", 1).assignment("asl_yellow_female", "as_meeples")
    t.supply(RED, 2, 3).stock(RED, 5, 4)
    t.do("main_assignment", "asl_yellow_female", 3)
    for _ in range(3):
        t.do("take_from_stock", "male")
    assert (t.at_hand(RED), t.in_stock(RED)) == ((5, 0), (2, 7))


def test_figures_of_the_stock_are_taken_as_far_as_there_are() -> None:
    t = table().placed(RED, "yellow", 1).assignment("asl_yellow_female", "as_meeples").stock(RED, 1, 0)
    t.do("main_assignment", "asl_yellow_female", 1)
    assert t.legal("take_from_stock") == [("male",), ("female",)]
    t.do("take_from_stock", "female")
    assert t.at_hand(RED) == (4, 3)
    t = table().placed(RED, "yellow", 1).assignment("asl_yellow_male", "as_meeples").stock(RED, 0, 1)
    t.do("main_assignment", "asl_yellow_male", 2)
    t.do("take_from_stock", "female")
    assert t.asked[0] == "turn_choice"
    assert t.at_hand(RED) == (3, 4), "then only sons were left"
    t = table().ask(STOCK_FIGURE[RED][2]).stock(RED, 0, 2)
    assert t.refused("take_from_stock", "male")[::2] == ("stock_gender_empty", "6.4")
    t.stock(RED, 0, 0)
    assert t.code("take_from_stock", "male") == "stock_empty"


def test_tv_d36_a_mission_by_assignment() -> None:
    t = table().placed(RED, "gray", 4).assignment("asl_gray_male", "as_mission").supply(RED, 2, 0)
    t.sons(RED, "clerical", 4).no_tiles()
    assert t.code("main_assignment", "asl_gray_male", 1) == "assignment_count"
    t.do("main_assignment", "asl_gray_male", 2)
    assert t.asked == ("choose_mission", RED)
    t.do("send_mission", "clerical", 4, "roma")
    assert (t.s.vp[RED], t.at_hand(RED), t.s.cities[3]) == (4, (0, 0), (2 * RED,))


def test_tv_d37_a_marriage_by_assignment_needs_a_third_daughter() -> None:
    t = table().placed(RED, "gray", 4).assignment("asl_gray_female", "as_marriage").supply(RED, 4, 2)
    assert t.refused("main_assignment", "asl_gray_female", 2)[::2] == ("assignment_no_effect", "6.4")
    t.supply(RED, 4, 3).tile("roma", "marriage", "al_este_3").do("main_assignment", "asl_gray_female", 2)
    t.do("arrange_marriage", "roma", 1)
    assert t.at(RED, "row_marriage") == (("al_este_3",), 0), "a full marriage takes the tile"
    assert t.at_hand(RED) == (4, 0)


def test_florins_and_face_down_tiles() -> None:
    t = table().placed(RED, "gray", 4).assignment("asl_gray_female", "as_florins").florins(RED, 1)
    t.do("main_assignment", "asl_gray_female", 3)
    assert t.s.florins[RED] == 7
    t = table().placed(RED, "gray", 4).assignment("asl_gray_female", "as_face_down")
    assert t.code("main_assignment", "asl_gray_female", 2) == "assignment_count"
    top = t.s.alliances[-1]
    t.do("main_assignment", "asl_gray_female", 1)
    assert t.asked == ("choose_row", RED)
    t.do("place_face_down", "row_clerical")
    assert (t.at(RED, "row_clerical"), t.s.buried) == (((), 1), (top,))
    t = table().placed(RED, "gray", 4).assignment("asl_gray_female", "as_face_down")
    t.s.alliances = ()
    assert t.code("main_assignment", "asl_gray_female", 1) == "no_alliance_left"


def test_what_may_not_be_paid() -> None:
    t = table().placed(RED, "gray", 4).assignment("asl_gray_female", "as_florins")
    assert t.refused("main_assignment", "asl_red_male", 1)[:2] == ("assignment_wrong_colour", {"color": "gray"})
    assert t.refused("main_assignment", "asl_gray_female", 2, "male")[:2] == (
        "assignment_wrong_gender",
        {"gender": "female"},
    )
    assert t.refused("main_assignment", "asl_gray_female", 4)[:2] == ("assignment_count", {"n": 1, "most": 3})


def test_the_tile_stays_for_the_others() -> None:
    t = table().placed(RED, "gray", 4).assignment("asl_gray_female", "as_florins")
    t.do("main_assignment", "asl_gray_female", 1)
    t.placed(BLUE, "gray", 4).do("main_assignment", "asl_gray_female", 1)
    assert len(t.happened("assignment_used")) == 2


def test_tv_d53_secret_letters() -> None:
    t = table(secret_letters="true").placed(RED, "gray", 4).assignment("asl_gray_female", "as_florins")
    t.do("main_assignment", "asl_gray_female", 1)
    t.placed(BLUE, "gray", 4)
    assert t.refused("main_assignment", "asl_gray_female", 1)[::2] == ("assignment_turned", "8")
    assert all(args[0] != "asl_gray_female" for args in t.legal("main_assignment"))
    t.s.pending = []
    t.s.phase = "setup"
    t.proceed().placed(BLUE, "gray", 4).assignment("asl_gray_female", "as_florins")
    t.do("main_assignment", "asl_gray_female", 1)


def test_a_helper_turns_the_tile_too() -> None:
    t = table(secret_letters="true").window(YELLOW, "purple", 4).helpers(YELLOW, "hs_purple_3")
    t.assignment("asl_red_male", "as_florins")
    t.do("activate_helper", "hs_purple_3").do("use_assignment", "asl_red_male")
    assert t.s.turned == 1 << 2
    t.placed(BLUE, "red", 4)
    assert t.code("main_assignment", "asl_red_male", 1) == "assignment_turned"
