"""Section 5.5 and 6.8: phase 3."""

from __future__ import annotations

import pytest

from game.titles.signorie.rules.components import HELPERS
from game.titles.signorie.rules.decisions import REWARD

from .positions import BLUE, PURPLE, RED, YELLOW, Table, table


def claims(tile: str, seat: int = RED, slot: int = 1, **options: str) -> Table:
    """The seat is first in turn order and alone within the threshold; that tile is the round's reward."""
    others = [other for other in range(4) if other != seat]
    t = table(**options).order(seat, *others)
    for other in others:
        t.dice(other, red=6, gray=6, purple=6)
    return t.phase_3(slot, tile, proceed=False)


# --- initiative and turn order ------------------------------------------------------------------------


def initiative() -> Table:
    return table().disc(RED, 7).disc(BLUE, 4).disc(PURPLE, 4).disc(YELLOW, 1)


def test_tv_s11_points_of_the_initiative_track() -> None:
    t = initiative().phase_3()
    assert [t.s.vp[seat] for seat in (RED, BLUE, PURPLE, YELLOW)] == [9, 4, 4, 0]


def test_tv_s12_the_new_turn_order() -> None:
    t = initiative().phase_3()
    assert (t.s.turn_order, t.s.initiative) == ((RED, PURPLE, BLUE, YELLOW), [0] * 4)
    assert t.s.arrived == (YELLOW, BLUE, PURPLE, RED)
    assert t.happened("new_turn_order")[0].params["order_seat"] == t.s.turn_order


def test_tv_d17_the_later_disc_lies_on_top_and_tv_d18_nobody_has_moved() -> None:
    t = table().disc(YELLOW, 1).disc(BLUE, 3).disc(YELLOW, 3).phase_3()
    assert t.s.turn_order[:2] == (YELLOW, BLUE)
    t = table(order=(2, 0, 3, 1)).phase_3()
    assert (t.s.turn_order, t.s.vp, t.s.arrived) == ((2, 0, 3, 1), [0] * 4, (1, 3, 0, 2))


def test_tv_d19_steps_in_phase_3_count_for_the_next_round() -> None:
    t = claims("rw_initiative_points", BLUE).proceed()
    order = t.s.turn_order
    t.do("claim_tile")
    for _ in range(4):
        t.do("advance_initiative")
    assert (t.s.initiative[BLUE], t.s.turn_order, t.s.vp[BLUE]) == (4, order, 0)


def test_the_new_first_player_begins_the_next_round() -> None:
    t = table().disc(PURPLE, 3)
    for seat in range(4):
        t.dice(seat, red=6, gray=6, purple=6)
    t.s.passed = 15
    t.turn(RED).phase_3()
    assert (t.s.round, t.s.passed, t.asked) == (2, 0, ("turn_choice", PURPLE))


# --- the threshold -----------------------------------------------------------------------------------


def test_tv_d20_thirteen_is_within_and_tv_d23_no_dice_too() -> None:
    t = table().dice(RED, red=6, gray=6, yellow=1).dice(BLUE, red=6, gray=6, yellow=2).phase_3()
    assert RED in t.s.eligible
    assert BLUE not in t.s.eligible
    t = table().phase_3()
    assert t.s.eligible == (YELLOW, RED, PURPLE, BLUE)


def test_tv_s13_two_of_four_are_rewarded() -> None:
    t = table().order(YELLOW, RED, PURPLE, BLUE).disc(BLUE, 2).no_tiles()
    t.dice(RED, red=6, gray=6, yellow=4).dice(PURPLE, red=6, gray=6, yellow=3)
    t.dice(BLUE, red=6, gray=6).dice(YELLOW, red=6, gray=4)
    t.sons(BLUE, "clerical", 2).phase_3(1, "rw_mission")
    assert (t.s.eligible, t.asked) == ((BLUE, YELLOW), ("reward_choice", BLUE))
    for kind in ("claim_tile", "claim_florins", "marry_son", "buy_vp"):
        refusal = t.refused(kind, seat=RED)
        assert (refusal.code, dict(refusal.params), refusal.rule) == ("over_threshold", {"s": 16, "t": 13}, "5.5")
    t.do("claim_tile").do("send_mission", "clerical", 2, "roma")
    assert t.s.vp[BLUE] == 1 + 2
    purse = t.s.florins[BLUE]
    t.do("marry_son")
    assert (t.s.brides[BLUE], t.s.florins[BLUE]) == (1, purse)
    purse = t.s.florins[YELLOW]
    assert t.asked == ("bride_choice", YELLOW), "yellow has no son on a track: the florins come by themselves"
    assert t.happened("reward_florins")[0].params == {"seat": YELLOW, "florins": 3}
    t.do("marry_son")
    assert (t.s.florins[YELLOW], t.s.vp[YELLOW], t.s.round) == (purse, 0, 2)


# --- brides ------------------------------------------------------------------------------------------


def test_tv_s17_two_florins_with_the_bride() -> None:
    t = claims("rw_face_down", slot=3).florins(RED, 0)
    t.s.brides[RED] = 1
    t.proceed().do("claim_florins").do("marry_son")
    assert (t.s.brides[RED], t.s.florins[RED], t.s.vp[RED]) == (2, 3 + 2, 0)


def test_tv_d26_the_third_bride() -> None:
    t = claims("rw_face_down", slot=4).florins(RED, 0)
    t.s.brides[RED] = 2
    t.proceed().do("claim_florins").do("marry_son")
    assert (t.s.brides[RED], t.s.florins[RED], t.s.vp[RED]) == (3, 3 + 2, 3)
    t.placed(RED, "purple", 3).do("main_signoria")
    assert len(t.happened("offspring_rolled")[0].params["faces"]) == 4


def test_tv_d27_four_brides_are_all() -> None:
    t = claims("rw_face_down", slot=5)
    t.s.brides[RED] = 4
    t.proceed()
    assert t.code("marry_son") == "no_bride_slot"
    t.do("claim_florins")
    assert t.s.round == 6, "the bride is not offered"


def test_a_bride_may_be_refused() -> None:
    t = claims("rw_face_down", slot=2).proceed().do("claim_florins").do("skip_bride")
    assert t.s.brides[RED] == 0


def test_tv_d51_short_season_begins_with_the_second_slot() -> None:
    t = claims("rw_face_down", slot=2, short_season="true")
    assert t.s.round == 1
    t.florins(RED, 0).proceed().do("claim_florins").do("marry_son")
    assert t.s.florins[RED] == 3 + 2


# --- bonus tiles -------------------------------------------------------------------------------------


def test_tv_d31_two_sons_as_far_as_there_are_or_two_daughters() -> None:
    t = claims("rw_two_males").supply(RED, 4, 3).stock(RED, 1, 8)
    t.s.threshold[2 * RED] = 2
    t.proceed().do("claim_tile")
    assert t.at_hand(RED) == (5, 3)
    t.do("skip_bride")
    assert t.in_stock(RED)[0] == 2, "those of the threshold space come back at the end of the round"
    t = claims("rw_two_females").proceed().do("claim_tile")
    assert t.at_hand(RED) == (4, 5)


def test_tv_d32_a_reward_that_is_not_possible() -> None:
    t = claims("rw_mission")
    t.s.phase = "rewards"
    t.s.eligible = (RED,)
    t.ask(REWARD[RED])
    assert t.refused("claim_tile")[::2] == ("reward_not_possible", "6.8")
    assert t.legal("claim_florins") == [()]


@pytest.mark.parametrize(
    "tile", ["rw_marriage", "rw_two_males", "rw_two_females", "rw_career_points", "rw_free_helper", "rw_extra_action"]
)
def test_rewards_that_cannot_be_claimed(tile: str) -> None:
    t = claims(tile).supply(RED, 0, 0).stock(RED, 0, 0).florins(RED, 0)
    t.helpers(RED, *(slot.id for slot in HELPERS)).pool(red=(1, 2), light_blue=(6,), purple=(6,))
    t.ask(REWARD[RED])
    assert (t.code("claim_tile"), t.legal("claim_tile")) == ("reward_not_possible", [])


def test_no_tile_or_disc_is_left_to_claim() -> None:
    t = claims("rw_face_down").ask(REWARD[RED])
    t.s.alliances = ()
    assert t.code("claim_tile") == "no_alliance_left"
    t = claims("rw_free_helper").ask(REWARD[RED])
    t.s.helper_discs = 0
    assert t.code("claim_tile") == "reward_not_possible"


def test_face_down_and_free_helper() -> None:
    t = claims("rw_face_down").proceed().do("claim_tile").do("place_face_down", "row_political")
    assert t.at(RED, "row_political") == ((), 1)
    t = claims("rw_free_helper").helpers(RED, "hs_red_1").florins(RED, 0).proceed().do("claim_tile")
    refusal = t.refused("place_free_helper", "hs_red_1")
    assert (refusal.code, len(t.legal("place_free_helper"))) == ("helper_slot_taken", 14)
    t.do("place_free_helper", "hs_gray_3")
    assert (t.s.helpers[RED].bit_count(), t.asked) == (2, ("bride_choice", RED))


def test_a_marriage_as_a_reward_takes_the_tile() -> None:
    t = claims("rw_marriage").florins(RED, 4).tile("roma", "marriage", "al_este_3").proceed()
    t.do("claim_tile").do("arrange_marriage", "roma", 2)
    assert t.at(RED, "row_marriage") == (("al_este_3",), 0)


def test_tv_d60_career_bonuses_at_once() -> None:
    t = claims("rw_career_points").florins(RED, 0).sons(RED, "clerical", 3).proceed().do("claim_tile")
    assert (t.decision.data[0], t.code("advance_initiative")) == (4, "track_not_allowed")
    t.do("advance_male", "clerical", 3)
    assert t.s.florins[RED] == 2


def test_tv_d58_no_refill_in_phase_3() -> None:
    t = table().order(BLUE, PURPLE, RED, YELLOW).no_tiles().tile("roma", "mission", "al_sforza_3")
    for seat in (RED, YELLOW):
        t.dice(seat, red=6, gray=6, purple=6)
    t.sons(BLUE, "clerical", 3).sons(PURPLE, "political", 5).phase_3(1, "rw_mission")
    t.do("claim_tile").do("send_mission", "clerical", 3, "roma")
    assert t.at(BLUE, "row_clerical") == (("al_sforza_3",), 0)
    t.do("skip_bride").do("claim_tile").do("send_mission", "political", 5, "roma")
    assert (t.s.vp[PURPLE], t.at(PURPLE, "row_political")) == (6, ((), 0))


def test_tv_d33_the_extra_action() -> None:
    t = claims("rw_extra_action").dice(RED, red=6, gray=6).florins(RED, 2).pool(light_blue=(1,))
    t.helpers(RED, "hs_light_blue_1").proceed().do("claim_tile")
    assert (t.s.dice_sum(RED), t.s.dice_aside, t.asked) == (0, [0, 1, 0, 1, 0], ("choose_extra_die", RED))
    t.do("extra_take_die", "light_blue", 1)
    assert t.s.florins[RED] == 2, "the die is free"
    t.do("main_hire", "hs_gray_1")
    assert t.s.florins[RED] == 0
    t.do("activate_helper", "hs_light_blue_1").do("place_face_down", "row_marriage")
    assert t.asked == ("bride_choice", RED)


def test_the_extra_action_checks_the_die() -> None:
    t = claims("rw_extra_action").florins(RED, 0).supply(RED, 0, 0).pool(light_blue=(1, 6), yellow=(2,))
    t.proceed().do("claim_tile")
    assert t.code("extra_take_die", "red", 1) == "die_not_there"
    assert t.code("extra_take_die", "light_blue", 1) == "no_main_action"
    assert t.legal("extra_take_die") == [("yellow", 2)]
    assert t.code("extra_take_die", "yellow", 2, "red") == "wrong_action_slot"
    assert (t.code("pass_round"), t.code("cancel_die")) == ("finish_first", "must_pick_or_pass")


def test_extra_action_does_not_change_who_is_eligible() -> None:
    t = claims("rw_extra_action").dice(RED, red=6, gray=6).pool(yellow=(6,)).proceed()
    assert t.s.eligible == (RED,)
    t.do("claim_tile").do("extra_take_die", "yellow", 6).do("main_signoria").do("marry_son")
    assert t.s.brides[RED] == 1


def test_tv_d34_one_die_for_each() -> None:
    t = table().pool(yellow=(1, 2, 3, 4)).order(YELLOW, RED, PURPLE, BLUE)
    for seat in range(4):
        t.dice(seat, red=1, purple=1, gray=1, light_blue=1)
    t.phase_3(1, "rw_extra_action")
    for seat, value in zip(range(4), (4, 3, 2, 1)):
        assert t.asked == ("reward_choice", seat)
        t.do("claim_tile").do("extra_take_die", "yellow", value).do("main_signoria").do("skip_bride")
    assert t.s.round == 2


# --- tiles for points ----------------------------------------------------------------------------------


def test_tv_d28_helpers_and_five_for_five() -> None:
    t = claims("rv_helpers", slot=6).florins(RED, 6).helpers(RED, *(slot.id for slot in HELPERS[:7])).proceed()
    assert (t.s.vp[RED], t.asked, t.code("marry_son")) == (14, ("buy_vp_choice", RED), "no_bride_now")
    t.do("buy_vp")
    assert (t.s.florins[RED], t.s.vp[RED], t.s.round) == (1, 19, 7)


def counted(tile: str) -> int:
    """What a tile for points gives red: sons in Milano 2 and Roma 1, four daughters in Roma, a helper."""
    son, daughter = 2 * RED, 2 * RED + 1
    t = claims(tile, slot=7).florins(RED, 0).helpers(RED, "hs_red_1")
    t.city("milano", son, son, 2 * BLUE).city("roma", son, daughter, daughter, daughter, daughter).proceed()
    event = t.happened("reward_vp")[0].params
    assert (event["seat"], t.s.vp[RED]) == (RED, event["vp"])
    return int(event["vp"])


def test_tv_d29_tv_d30_tiles_for_points_count_what_they_say() -> None:
    assert counted("rv_cities_males") == 8
    assert counted("rv_females") == 8
    assert (counted("rv_cities_females"), counted("rv_males"), counted("rv_helpers")) == (4, 6, 2)


def test_points_are_bought_once() -> None:
    t = table().florins(RED, 20).florins(YELLOW, 9).order(RED, YELLOW, PURPLE, BLUE).phase_3(6, "rv_helpers")
    t.do("buy_vp")
    assert t.asked == ("buy_vp_choice", YELLOW)
    assert t.refused("buy_vp", seat=RED)[::2] == ("buy_vp_once", "5.5")
    assert t.code("marry_son", seat=RED) == "no_bride_now"
    t.florins(YELLOW, 4)
    assert t.refused("buy_vp")[:2] == ("buy_vp_money", {"n": 5, "m": 4})
    assert t.legal("buy_vp") == []
    t.do("skip_buy")


def test_points_are_offered_to_those_who_can_pay_and_anew_each_round() -> None:
    t = table().florins(RED, 20).florins(YELLOW, 4).order(RED, YELLOW, PURPLE, BLUE)
    for seat in (PURPLE, BLUE):
        t.dice(seat, red=6, gray=6, purple=6)
    t.phase_3(6, "rv_helpers").do("buy_vp")
    assert t.s.round == 7, "yellow cannot pay"
    t.phase_3(7, "rv_males").do("buy_vp")
    assert t.s.vp[RED] == 10


def test_brides_of_others_are_answered_too() -> None:
    t = table().order(RED, YELLOW, PURPLE, BLUE)
    t.s.brides[YELLOW] = 4
    t.phase_3(1, "rw_two_males")
    assert t.code("marry_son", seat=YELLOW) == "no_bride_slot"
    assert t.code("marry_son", seat=PURPLE) == "not_your_turn"
    assert (t.code("claim_tile", seat=PURPLE), t.code("marry_son")) == ("not_your_turn", "finish_first")
    assert t.code("take_die", "red", 1) == "finish_first"
