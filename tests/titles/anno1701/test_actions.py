"""5.5: the action phase: building, rising, repairing, trading, moving."""

from __future__ import annotations

import pytest

from game.engine import Draft
from game.titles.anno1701.rules import CONTROLLER

from .positions import Table, begin, favour, gold_of, token_holder, town


def test_tv_s02_wood_is_spent() -> None:
    table = begin().hold("sheep_farm_a").goods(w=1)
    table.do("build", "sheep_farm_a", "c1_up")
    assert table.w("w") == 0


def test_tv_s03_a_cannon_foundry() -> None:
    table = begin().hold("cannon_foundry_a").goods(w=1, b1=1, b2=0, t1=0, t2=1)
    table.do("build", "cannon_foundry_a", "c3_down2")
    assert (table.w("w"), table.w("b1"), table.w("t2")) == (0, 0, 0)
    assert town(table.s.sites[0]).cannons == 1
    assert table.s.sites[0].index("cannon_foundry_a") == 7
    assert table.s.hands[0] == ()


def test_tv_s43_a_school_brings_gold_and_taxes() -> None:
    table = begin().hold("school_a").goods(w=1, b1=2, t1=1).gold(3, 2)
    table.do("build", "school_a", "c1_up")
    assert gold_of(table.s, 0) == 7
    assert town(table.s.sites[0]).happy == 1
    table.gold(2, 2).gold(4, 4, seat=1).roll(1, "tax")
    table.do("place_gold", 0, 1)
    assert table.purse() == (2, 3)


def test_what_building_refuses() -> None:
    table = begin().hold("farm_a", "spy_a", "church_a").own("chapel_a").goods(w=1, b1=1, b2=1, t1=1)
    assert table.code("build", "farm_b", "c1_up") == "not_in_hand"
    assert table.code("build", "spy_a", "c1_up") == "not_a_building"
    refusal = table.refused("build", "church_a", "c1_up")
    assert (refusal.code, refusal.params["missing"], refusal.rule) == ("cannot_afford", ("need_brick_1",), "5.5")
    assert table.code("build", "farm_a", "c1_up2") == "site_taken"
    assert table.code("build", "farm_a", "c4_up") == "not_a_site"
    assert table.code("build", "farm_a", "c1_row") == "not_a_site"
    assert table.code("build", "farm_a", "rival_c1_up") == "not_your_side"
    assert table.code("build", "farm_a", "nowhere") == "bad_argument"


def test_tv_e48_a_second_fire_station() -> None:
    table = begin().own("fire_station_a").hold("fire_station_b").all_goods(1)
    assert table.code("build", "fire_station_b", "c3_up") == "one_fire_station"
    assert table.legal("build") == []


def test_which_landscapes_pay() -> None:
    table = begin().hold("chapel_a").goods(w=1, b1=2, b2=2)
    assert table.code("build", "chapel_a", "c1_up", ("clay_pit_1", "clay_pit_1", "clay_pit_2")) == "bad_goods_choice"
    assert table.code("build", "chapel_a", "c1_up", ("clay_pit_1", "forest")) == "bad_goods_choice"
    table.do("build", "chapel_a", "c1_up", ("forest", "clay_pit_1", "clay_pit_1"))
    assert (table.w("b1"), table.w("b2")) == (0, 2)


def test_the_default_payment_takes_the_higher_amount_then_the_higher_number() -> None:
    table = begin().hold("market_a").goods(c=1, b1=1, b2=2, t1=1, t2=1)
    table.do("build", "market_a", "c1_up")
    assert (table.w("b1"), table.w("b2")) == (1, 1)
    assert (table.w("t1"), table.w("t2")) == (1, 0)  # lion: mine 2 has number 6, mine 1 number 4


def test_where_the_gold_of_a_building_goes() -> None:
    table = begin().hold("school_a").goods(w=1, b1=2, t1=1).gold(2, 2)
    payment = ("clay_pit_1", "clay_pit_1", "forest", "ore_mine_1")
    assert table.code("build", "school_a", "c1_up", payment, 3) == "bad_gold_split"
    table.do("build", "school_a", "c1_up", payment, 2)
    assert table.purse() == (4, 2)


def test_a_payment_is_proposed_and_can_be_changed() -> None:
    table = begin().hold("market_a").goods(c=1, b1=1, b2=1, t1=1, t2=1)
    draft = Draft("build", 0, ("market_a", "c1_up"))
    step = CONTROLLER.next(table.s, draft)
    assert step.complete
    assert step.field is not None
    assert step.field.name == "payment"
    assert set(step.values) == {"pasture", "clay_pit_1", "clay_pit_2", "ore_mine_1", "ore_mine_2"}
    for landscape in ("pasture", "clay_pit_1", "ore_mine_2"):
        draft = draft.said(step.field, landscape)
    step = CONTROLLER.next(table.s, draft)
    assert step.complete
    assert CONTROLLER.check(table.s, draft.action(step.field)) is None


def test_gold_that_would_be_lost_is_said_before() -> None:
    table = begin().hold("school_a").goods(w=1, b1=2, t1=1).gold(4, 3)
    caution = table.caution("build", "school_a", "c1_up")
    assert caution is not None
    assert (caution.code, caution.params["gold"]) == ("gold_would_be_lost", 1)
    assert begin().hold("school_a").goods(b1=2).caution("build", "school_a", "c1_up") is None


# --- inhabitants -----------------------------------------------------------------------------------


def test_tv_s04_a_settler() -> None:
    table = begin().goods(c=2, f=2)
    table.do("upgrade", "c1_row", "settler")
    assert (table.w("c"), table.w("f"), table.ranks(), favour(table.s, 0)) == (0, 0, "SPPP", 1)
    assert table.s.ranks_left[1] == 7


def test_tv_s05_a_citizen() -> None:
    table = begin().people("SPPP").goods(f=2).luxury(2, 1)
    table.do("upgrade", "c1_row", "citizen")
    assert (table.w("f"), table.s.rum[0], table.s.tobacco[0]) == (0, 0, 0)
    assert (table.ranks(), favour(table.s, 0)) == ("CPPP", 2)


def test_tv_s06_a_merchant() -> None:
    table = begin().people("CPPP").goods(f=2).luxury(2, 2)
    table.do("upgrade", "c1_row", "merchant")
    assert (table.w("f"), table.s.rum[0], table.s.tobacco[0]) == (0, 0, 0)
    assert (table.ranks(), favour(table.s, 0)) == ("MPPP", 3)


def test_tv_e52_wood_does_not_feed_settlers() -> None:
    table = begin().goods(c=2, w=2, f=0)
    refusal = table.refused("upgrade", "c1_row", "settler")
    assert (refusal.code, refusal.params["missing"], refusal.rule) == ("cannot_afford", ("need_food_2",), "3.5")


def test_the_other_reading_of_the_settlers_cost() -> None:
    table = begin(settler_cost="wood2_cloth2").goods(c=2, w=2, f=0)
    table.do("upgrade", "c3_row", "settler")
    assert (table.w("w"), table.w("c"), table.ranks()) == (0, 0, "PSPP")


def test_tv_e53_twice_in_one_turn() -> None:
    table = begin().goods(f=3, c=2, b1=3, b2=0).luxury(2, 1)
    table.do("upgrade", "c1_row", "settler")
    assert (table.w("f"), table.w("c")) == (1, 0)
    table.do("bank_trade", ("clay_pit_1",) * 3, "fields")
    assert table.w("f") == 2
    table.do("upgrade", "c1_row", "citizen")
    assert (table.w("f"), table.s.rum[0], table.s.tobacco[0], table.ranks()) == (0, 0, 0, "CPPP")


def test_what_rising_refuses() -> None:
    table = begin().people("MSPP").all_goods(3).luxury(3, 3)
    assert table.code("upgrade", "c1_row", "merchant") == "top_level"
    assert table.code("upgrade", "c5_row", "citizen") == "skip_level"
    assert table.code("upgrade", "c3_row", "settler") == "skip_level"
    table.s.ranks_left[2] = 0
    assert table.code("upgrade", "c3_row", "citizen") == "pile_empty"
    assert ("c3_row", "citizen") not in table.legal("upgrade")


def test_tv_e60_the_settlers_suffice() -> None:
    table = begin().people("SSSS").people("SSSS", seat=1)
    assert table.s.ranks_left[1] == 0
    table.all_goods(3).luxury(3, 3)
    assert {rank for _, rank in table.legal("upgrade")} == {"citizen"}


# --- the ship --------------------------------------------------------------------------------------


def test_tv_s12_a_wreck_is_mended_twice() -> None:
    table = begin().ship(0).goods(w=2)
    table.do("repair_ship")
    assert (table.s.ship[0], table.w("w")) == (1, 1)
    table.do("repair_ship")
    assert (table.s.ship[0], table.w("w")) == (2, 0)
    assert table.code("repair_ship") == "no_wood"


def test_a_perfect_ship_needs_nothing() -> None:
    assert begin().ship(4).goods(w=2).code("repair_ship") == "ship_perfect"


def test_tv_e04_a_blocked_forest_still_pays() -> None:
    table = begin().gold(0, 3).goods(w=2)
    table.do("repair_ship")
    assert (table.w("w"), table.s.ship[0]) == (1, 2)


# --- the bank --------------------------------------------------------------------------------------


def test_tv_s28_bricks_for_food() -> None:
    table = begin().goods(b1=3, b2=0, f=1)
    table.do("bank_trade", ("clay_pit_1", "clay_pit_1", "clay_pit_1"), "fields")
    assert (table.w("b1"), table.w("f")) == (0, 2)


def test_tv_s29_gold_for_wood() -> None:
    table = begin()
    table.do("bank_trade", ("centre_left", "centre_right", "centre_right"), "forest")
    assert (gold_of(table.s, 0), table.w("w")) == (3, 2)


def test_tv_e03_a_blocked_forest_gains_nothing() -> None:
    table = begin().gold(0, 3).goods(b1=3)
    assert table.code("bank_trade", ("clay_pit_1",) * 3, "forest") == "landscape_blocked"
    assert begin(chaos_blocks="dice_only").gold(0, 3).goods(b1=3).do("bank_trade", ("clay_pit_1",) * 3, "forest")


def test_tv_e32_bricks_from_two_pits() -> None:
    table = begin().goods(b1=2, b2=1)
    assert (("clay_pit_1", "clay_pit_1", "clay_pit_2"), "fields") in table.legal("bank_trade")
    table.do("bank_trade", ("clay_pit_2", "clay_pit_1", "clay_pit_1"), "fields")
    assert (table.w("b1"), table.w("b2"), table.w("f")) == (0, 0, 2)


def test_tv_e61_a_coin_that_blocks_its_own_gain() -> None:
    table = begin().gold(1, 3)
    assert table.code("bank_trade", ("centre_left", "centre_right", "centre_right"), "forest") == "landscape_blocked"
    table.do("bank_trade", ("centre_right",) * 3, "forest")
    assert (table.purse(), table.w("w")) == ((1, 0), 2)


def test_what_the_bank_refuses() -> None:
    table = begin().goods(w=3, f=3, b1=2).luxury(3, 0)
    assert table.code("bank_trade", ("forest", "forest"), "fields") == "need_three_same"
    assert table.code("bank_trade", ("forest", "forest", "fields"), "pasture") == "need_three_same"
    assert table.code("bank_trade", ("pasture",) * 3, "forest") == "need_three_same"
    assert table.code("bank_trade", ("rum_warehouse",) * 3, "pasture") == "no_luxury_trade"
    assert table.code("bank_trade", ("forest",) * 3, "tobacco_warehouse") == "no_luxury_trade"
    assert table.code("bank_trade", ("clay_pit_1",) * 3, "pasture") == "bad_goods_choice"
    assert table.code("bank_trade", ("clay_pit_1", "clay_pit_1", "clay_pit_2"), "clay_pit_2") == "same_kind"
    assert table.code("bank_trade", ("centre_left",) * 3, "centre_right") == "same_kind"
    assert table.code("bank_trade", ("forest",) * 3, "fields") == "landscape_full"
    assert table.code("bank_trade", ("forest",) * 3, "pasture", "confirm_ruin") == "bad_argument"
    table.gold(4, 4)
    assert table.code("bank_trade", ("forest",) * 3, "centre_left") == "gold_full"
    table.gold(4, 3)
    assert table.code("bank_trade", ("forest",) * 3, "centre_left") == "bad_gold_split"
    table.gold(1, 2)
    assert table.code("bank_trade", ("centre_left",) * 3, "pasture") == "bad_gold_split"
    assert table.code("bank_trade", ("centre_left", "centre_right", "centre_right"), "pasture") == "would_ruin"
    table.gold(1, 1)
    assert table.code("bank_trade", ("centre_left", "centre_right", "centre_right"), "pasture") == "need_three_same"


def test_a_good_brings_gold() -> None:
    table = begin().goods(w=3).gold(0, 3)
    assert table.code("bank_trade", ("forest",) * 3, "centre_right") == "bad_gold_split"
    table.do("bank_trade", ("forest",) * 3, "centre_left")
    assert (table.w("w"), table.purse()) == (0, (1, 3))


# --- the rival -------------------------------------------------------------------------------------


def offered(**goods: int) -> Table:
    return begin().goods(**goods)


def test_an_offer_is_answered_yes() -> None:
    table = begin().goods(w=2).goods(1, f=2)
    table.do("offer_trade", ("wood",), ("food", "gold"))
    assert (table.key, table.seat) == ("respond", 1)
    assert table.code("end_action_phase") == "decision_open"
    table.do("respond_trade", "accept")
    assert (table.w("w"), table.w("f"), gold_of(table.s, 0)) == (1, 2, 7)
    assert (table.w("w", 1), table.w("f", 1), gold_of(table.s, 1)) == (2, 1, 5)
    assert (table.key, table.seat) == ("actions", 0)


def test_an_offer_is_answered_no() -> None:
    table = begin()
    before = (list(table.s.goods), list(table.s.gold))
    table.do("offer_trade", ("wood",), ("food",))
    assert table.code("respond_trade", "refuse", ("fields",)) == "bad_argument"
    table.do("respond_trade", "refuse")
    assert (list(table.s.goods), list(table.s.gold)) == before
    assert (table.key, table.seat) == ("actions", 0)


def test_both_sides_say_from_where_and_to_where() -> None:
    table = begin()
    table.do("offer_trade", ("brick", "brick"), ("tools",), ("clay_pit_1", "clay_pit_2"), ("ore_mine_2",))
    assert table.code("respond_trade", "accept", ("ore_mine_1", "ore_mine_2")) == "bad_goods_choice"
    table.do("respond_trade", "accept", ("ore_mine_2",), ("clay_pit_2", "clay_pit_2"))
    assert [table.w(name) for name in ("b1", "b2", "t1", "t2")] == [0, 0, 1, 2]
    assert [table.w(name, 1) for name in ("b1", "b2", "t1", "t2")] == [1, 3, 1, 0]


def test_tv_e51_rum_cannot_be_offered() -> None:
    assert begin().luxury(1, 0).code("offer_trade", ("rum",), ("gold", "gold")) == "no_luxury_trade"


def test_what_an_offer_refuses() -> None:
    table = begin()
    assert table.code("offer_trade", (), ("wood",)) == "empty_side"
    assert table.code("offer_trade", ("wood",), ()) == "empty_side"
    assert table.code("offer_trade", ("wood",), ("food", "tobacco")) == "no_luxury_trade"
    assert table.code("offer_trade", ("food", "wood"), ("wood",)) == "same_kind"
    refusal = table.refused("offer_trade", ("wood", "wood"), ("food",))
    assert (refusal.code, refusal.params["missing"]) == ("cannot_afford", ("need_wood_1",))
    assert table.code("offer_trade", ("wood",), ("food", "food")) == "rival_cannot_pay"
    table.goods(f=3)
    assert table.code("offer_trade", ("wood",), ("food",)) == "landscape_full"
    table.goods(f=1).gold(0, 4)
    assert table.code("offer_trade", ("brick",), ("food",)) == "landscape_blocked"
    table.gold(4, 4)
    assert table.code("offer_trade", ("brick",), ("gold",)) == "gold_full"
    table.gold(3, 3).goods(1, w=3)
    assert table.code("offer_trade", ("wood",), ("food",)) == "rival_no_room"
    assert table.code("offer_trade", ("brick",), ("food",), ("ore_mine_1",)) == "bad_goods_choice"
    assert table.code("offer_trade", ("gold",), ("food",), ("centre_left", "centre_left")) == "bad_goods_choice"
    table.gold(0, 3)
    assert table.code("offer_trade", ("gold",), ("cloth",), ("centre_left",)) == "bad_gold_split"
    table.gold(0, 1)
    assert table.code("offer_trade", ("gold",), ("cloth",)) == "would_ruin"
    assert table.code("offer_trade", ("brick",), ("cloth",), (), (), "confirm_ruin") == "bad_argument"


def test_tv_e50_the_rivals_last_coin() -> None:
    table = begin().gold(1, 0, seat=1)
    table.do("offer_trade", ("brick",), ("gold",))
    assert table.legal("respond_trade") == [("refuse",)]
    assert table.code("respond_trade", "accept") == "would_ruin"
    table.do("respond_trade", "accept", (), (), "confirm_ruin")
    assert (table.over, table.winner) == (True, 0)
    assert gold_of(table.s, 0) == 6


def test_a_coin_that_would_block_the_gain_comes_from_the_other_centre() -> None:
    table = begin().gold(1, 1)
    table.do("offer_trade", ("gold",), ("wood",))
    table.do("respond_trade", "accept")
    assert (table.purse(), table.w("w")) == ((1, 0), 2)
    table = begin().gold(1, 1)
    assert table.code("offer_trade", ("gold",), ("wood",), ("centre_left",)) == "landscape_blocked"


def test_an_offer_is_put_together_step_by_step() -> None:
    table = begin().goods(w=2, f=0)
    step = CONTROLLER.next(table.s, Draft("offer_trade", 0))
    assert step.field is not None
    assert step.field.name == "give"
    assert set(step.values) == {"wood", "cloth", "brick", "tools", "gold"}
    assert not step.closable
    draft = Draft("offer_trade", 0).said(step.field, "wood")
    step = CONTROLLER.next(table.s, draft)
    assert step.closable
    draft = draft.closed(step.field)  # type: ignore[arg-type]
    step = CONTROLLER.next(table.s, draft)
    assert step.field is not None
    assert "wood" not in step.values
    draft = draft.said(step.field, "food")
    step = CONTROLLER.next(table.s, draft)
    assert step.complete
    assert "food" not in step.values  # the rival has one only
    assert step.field is not None
    assert CONTROLLER.check(table.s, draft.action(step.field)) is None


def test_proposals_do_not_repeat_what_was_refused() -> None:
    table = begin().goods(w=3).goods(1, f=2)
    seen = []
    while table.legal("offer_trade"):
        args = table.legal("offer_trade")[0]
        seen.append(args)
        table.do("offer_trade", *args)
        table.do("respond_trade", "refuse")
        assert len(seen) < 5
    assert len(seen) == len(set(seen)) > 0
    table.do("offer_trade", *seen[0])  # still legal, only not proposed


# --- moving buildings, the end ---------------------------------------------------------------------


def test_buildings_move_at_any_time() -> None:
    table = begin().own("farm_a", "market_a")
    assert table.s.sites[0][:2] == ("farm_a", "market_a")
    table.do("rearrange_building", "farm_a", "c1_up")
    assert table.s.sites[0][:2] == ("market_a", "farm_a")
    table.do("rearrange_building", "farm_a", "c7_down2")
    assert table.s.sites[0][15] == "farm_a"
    assert (table.key, table.seat) == ("actions", 0)
    table.asked("queen", 0)
    table.do("rearrange_building", "farm_a", "c1_up")
    assert table.key == "queen"
    table.turn_of(1).asked("queen", 0)
    table.do("rearrange_building", "farm_a", "c5_up")
    assert table.key == "queen"


def test_what_moving_refuses() -> None:
    table = begin().own("farm_a").own("market_a", seat=1)
    assert table.code("rearrange_building", "market_a", "c1_up") == "not_your_building"
    assert table.code("rearrange_building", "farm_a", "c2_up") == "not_a_site"
    assert table.code("rearrange_building", "farm_a", "rival_c1_up") == "not_a_site"
    assert table.code("rearrange_building", "farm_a", "c1_up2") == "site_taken"
    assert table.code("rearrange_building", "farm_a", "c1_up", seat=1) == "not_your_turn"


def test_the_action_phase_ends_for_good() -> None:
    table = begin().hold("farm_a").all_goods(3)
    table.do("end_action_phase")
    assert (table.key, table.s.phase) == ("final", "final")
    assert table.code("build", "farm_a", "c1_up") == "wrong_phase"
    assert table.code("roll_dice") == "already_rolled"


# --- tokens (6.6) ----------------------------------------------------------------------------------


def test_tv_s20_three_bags_take_the_token() -> None:
    assert token_holder(begin().own("trading_house_a", "market_a").own("market_b", "guild_a", seat=1).s, 0) == 0


def test_tv_s21_a_tie_puts_it_aside() -> None:
    table = begin().own("trading_house_a", "market_a").own("market_b", "trading_house_b", seat=1)
    assert token_holder(table.s, 0) == -1


def test_tv_s22_more_takes_it_over() -> None:
    table = begin().own("trading_house_a", "market_a").own("market_b", "trading_house_b", seat=1)
    table.own("guild_a", seat=1)
    assert token_holder(table.s, 0) == 1


def test_tv_e33_two_bags_are_not_enough() -> None:
    assert token_holder(begin().own("trading_house_a").s, 0) == -1


def test_tv_e34_voyage_bonuses_do_not_count() -> None:
    table = begin().own("arsenal_a").hold("commander_a").ship(3).sail(leader="commander_a")
    assert table.s.strength == 4
    assert token_holder(table.s, 1) == -1


def test_a_token_that_changes_hands_is_told() -> None:
    table = begin().own("trading_house_a").hold("market_a").all_goods(1)
    table.do("build", "market_a", "c5_up")
    assert [e.params for e in table.happened("token_taken")] == [{"seat": 0, "token": "commercial_token"}]
    table.own("trading_house_b", seat=1).hold("market_b", seat=1).turn_of(1)
    table.do("build", "market_b", "c5_up")
    assert [e.params for e in table.happened("token_aside")] == [{"token": "commercial_token"}]


# --- gold and chaos (5.2, 6.7) ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("purse", "gain", "after"), [((0, 2), 2, (2, 2)), ((0, 4), 1, (1, 4)), ((4, 3), 3, (4, 4)), ((3, 3), 1, (4, 3))]
)
def test_gold_by_default(purse: tuple[int, int], gain: int, after: tuple[int, int]) -> None:
    from game.titles.anno1701.rules.economy import default_store

    split = default_store(begin().gold(*purse).s, 0, gain)
    assert (purse[0] + split[0], purse[1] + split[1]) == after


def test_tv_e05_chaos_takes_the_first_coin() -> None:
    table = begin().gold(0, 2).own("chapel_a", "school_a").roll(1, "tax")
    assert table.legal("place_gold") == [(1, 1), (2, 0)]
    assert table.code("place_gold", 0, 2) == "bad_gold_split"
    table.do("place_gold", 2, 0)
    assert table.purse() == (2, 2)
    assert begin(auto_allocation="true").gold(0, 2).own("chapel_a", "school_a").roll(1, "tax").purse() == (2, 2)
