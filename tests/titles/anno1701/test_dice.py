"""5.4: the dice phase."""

from __future__ import annotations

import pytest

from game.titles.anno1701.rules.components import LANDSCAPES

from .positions import begin, discontent, gold_of


def test_tv_s01_a_number_turns_its_landscape() -> None:
    table = begin().goods(w=1).roll(2)
    assert table.w("w") == 2


def test_tv_s13_a_wreck_does_not_mend_itself() -> None:
    assert begin().ship(0).roll(5).s.ship[0] == 0


def test_tv_s17_a_full_landscape_stays_full() -> None:
    assert begin().goods(w=3).roll(2).w("w") == 3


def test_tv_s18_a_perfect_ship_stays_perfect() -> None:
    assert begin().ship(4).roll(5).s.ship[0] == 4


def test_tv_e01_both_sides_gain() -> None:
    table = begin().roll(2)
    assert table.w("w") == 2
    assert (table.w("f", 1), table.s.ship[1]) == (2, 2)
    assert sum(table.s.goods) == 16


def test_tv_e02_chaos_stops_the_landscapes_beside_it() -> None:
    assert begin().gold(0, 3).goods(w=1).roll(2).w("w") == 1


def test_after_the_roll_comes_the_action_phase() -> None:
    table = begin().roll(2)
    assert (table.key, table.seat, table.s.phase) == ("actions", 0, "action")
    assert table.code("roll_dice") == "already_rolled"
    assert table.code("roll_dice", seat=1) == "not_your_turn"


def test_before_the_roll_nothing_else_can_be_done() -> None:
    table = begin().asked("roll", 0)
    table.s.number = 0
    assert table.code("end_action_phase") == "wrong_phase"
    assert table.code("no_such_thing") == "unknown_action"
    assert table.code("roll_dice", 7) == "bad_argument"


# --- buildings -------------------------------------------------------------------------------------


def test_tv_e31_production_fills_the_only_card_with_room() -> None:
    table = begin().own("brickworks_a").goods(b1=3, b2=2).roll(2)
    assert (table.w("b1"), table.w("b2")) == (3, 3)


def test_production_with_two_candidates_is_asked() -> None:
    table = begin().own("brickworks_a").roll(2)
    assert (table.key, table.seat) == ("production", 0)
    assert table.legal("choose_production_target") == [("clay_pit_1",), ("clay_pit_2",)]
    assert table.code("choose_production_target", "forest") == "bad_goods_choice"
    table.do("choose_production_target", "clay_pit_2")
    assert (table.w("b1"), table.w("b2")) == (1, 2)


def test_auto_allocation_takes_the_lower_amount_then_the_lower_number() -> None:
    table = begin(auto_allocation="true").own("brickworks_a").roll(2)
    assert (table.w("b1"), table.w("b2")) == (2, 1)  # lion: pit 1 has number 1, pit 2 number 3
    table = begin(auto_allocation="true").own("brickworks_a").goods(b1=2).roll(2)
    assert (table.w("b1"), table.w("b2")) == (2, 2)


def test_a_full_production_target_is_refused() -> None:
    table = begin().own("brickworks_a").roll(2)
    table.goods(b1=3)
    assert table.code("choose_production_target", "clay_pit_1") == "landscape_full"


def test_tv_s40_a_guild_works_in_the_rivals_dice_phase() -> None:
    table = begin().own("guild_a", seat=1).roll(3)
    assert (table.key, table.seat) == ("guild", 1)
    table.do("guild_choose", "forest")
    assert table.w("w", 1) == 2


def test_tv_e49_a_guild_without_room_is_skipped() -> None:
    table = begin().own("guild_a").all_goods(3).roll(3)
    assert table.key == "actions"


def test_a_guild_with_one_place_is_answered_by_itself() -> None:
    table = begin().own("guild_a").all_goods(3).goods(w=2).roll(3)
    assert (table.key, table.w("w")) == ("actions", 3)


def test_a_guild_cannot_fill_a_blocked_landscape() -> None:
    table = begin().own("guild_a").gold(0, 3).roll(3)
    assert table.code("guild_choose", "forest") == "landscape_blocked"
    assert ("forest",) not in table.legal("guild_choose")


def test_tv_e47_a_harbour_after_the_landscapes() -> None:
    table = begin().own("harbour_b").goods(b1=1, b2=0, f=2, t2=1).roll(6)
    assert table.w("t2") == 2
    assert table.key == "harbour"
    table.do("harbour_exchange", "clay_pit_1", "fields")
    assert (table.w("b1"), table.w("f")) == (0, 3)


def test_what_a_harbour_refuses() -> None:
    table = begin().own("harbour_b").goods(w=0, f=3).roll(6)
    assert table.code("harbour_exchange", "forest", "pasture") == "landscape_empty"
    assert table.code("harbour_exchange", "clay_pit_1", "clay_pit_2") == "same_good"
    assert table.code("harbour_exchange", "clay_pit_1", "fields") == "landscape_full"
    table.do("harbour_skip")
    assert table.key == "actions"


def test_a_harbour_with_nothing_to_give_is_skipped() -> None:
    table = begin().own("harbour_b").all_goods(0).roll(6)
    assert table.w("t2") == 1
    assert table.key == "harbour"
    assert begin().own("harbour_a").all_goods(0).roll(6).key == "actions"


def test_tv_e57_a_lodge_swaps_a_card_in_the_rivals_phase() -> None:
    table = begin().own("lodge_a").hold("farm_a", "market_a").turn_of(1).roll(2)
    assert (table.key, table.seat) == ("lodge", 0)
    top = table.s.piles[0][0]
    events = table.do("lodge_swap", "farm_a", "era1_a")
    assert table.s.hands[0] == ("market_a", top)
    assert table.s.piles[0][-1] == "farm_a"
    assert events[0].seen_by(0).params["new"] == top
    assert "new" not in events[0].seen_by(1).params
    assert "card" not in events[0].seen_by(1).params


def test_tv_e58_a_lodge_with_empty_piles() -> None:
    table = begin().own("lodge_a").hold("spy_a", "farm_a").empty("era3_a", "era3_b").roll(2)
    assert table.key == "lodge"
    assert table.code("lodge_swap", "spy_a", "era3_a") == "pile_empty"
    assert table.code("lodge_swap", "spy_a", "era1_a") == "wrong_era_pile"
    assert table.code("lodge_swap", "market_a", "era1_a") == "not_in_hand"
    table = begin().own("lodge_a").hold("spy_a").empty("era3_a", "era3_b").roll(2)
    assert table.key == "actions"


def test_tv_e62_a_lodge_without_cards_is_skipped() -> None:
    assert begin().own("lodge_a").hold().roll(2).key == "actions"


def test_buildings_work_in_their_order_the_actor_first() -> None:
    table = begin().own("lodge_a", "toolmaker_a", "brickworks_a").own("harbour_a", seat=1).hold("farm_a").roll(2)
    assert (table.key, table.decision.data) == ("production", ("brickworks_a",))
    table.do("choose_production_target", "clay_pit_1")
    assert table.decision.data == ("toolmaker_a",)
    table.do("choose_production_target", "ore_mine_1")
    assert table.decision.data == ("lodge_a",)
    table.do("lodge_skip")
    assert table.key == "actions"
    table = begin().own("brickworks_b").own("toolmaker_b", seat=1).turn_of(1).roll(5)
    assert table.decision.data == ("toolmaker_b",)
    table.do("choose_production_target", "ore_mine_1")
    assert (table.decision.data, table.seat) == (("brickworks_b",), 0)


# --- events ----------------------------------------------------------------------------------------


def test_tv_s23_the_queen_smiles_on_four_discontented() -> None:
    table = begin().gold(2, 2).gold(1, 2, seat=1).roll(1, "queen")
    assert discontent(table.s, 0) == 4
    assert (table.key, table.seat) == ("queen", 0)
    table.do("queen_choose", "forest")
    assert table.w("w") == 2


def test_tv_s24_the_queen_frowns_on_five() -> None:
    table = begin().gold(2, 1).gold(1, 2, seat=1).roll(1, "queen")
    assert discontent(table.s, 0) == 5
    assert table.key == "actions"


def test_the_queen_gives_to_both_the_actor_first() -> None:
    table = begin().turn_of(1).roll(1, "queen")
    assert table.seat == 1
    table.do("queen_choose", "fields")
    assert table.seat == 0
    assert table.code("fight") == "decision_open"
    table.goods(w=3)
    assert table.code("queen_choose", "forest") == "landscape_full"
    table.do("queen_choose", "fields")
    assert table.key == "actions"


def test_tv_s25_fire_counts_citizens_and_merchants() -> None:
    table = begin().people("CMPP").roll(1, "fire")
    assert (table.key, table.decision.data) == ("pay", (2, "fire"))
    table.do("pay_gold", 1, 1)
    assert gold_of(table.s, 0) == 4


def test_tv_s26_a_fire_station_spares() -> None:
    table = begin().people("CMPP").own("fire_station_a").roll(1, "fire")
    assert gold_of(table.s, 0) == 6


def test_coins_for_a_fire_must_add_up() -> None:
    table = begin().people("CMPP").gold(1, 3).roll(1, "fire")
    assert table.legal("pay_gold") == [(0, 2), (1, 1)]
    for split in ((0, 1), (2, 0), (2, 2)):
        assert table.code("pay_gold", *split) == "bad_gold_split"


def test_a_fire_takes_both_losses_together() -> None:
    table = begin().people("CPPP").people("CPPP", seat=1).roll(1, "fire")
    table.do("pay_gold", 1, 0)
    assert gold_of(table.s, 0) == 6  # nothing is gone before the rival has said how to pay
    table.do("pay_gold", 0, 1)
    assert (table.purse(0), table.purse(1)) == ((2, 3), (3, 2))


def test_auto_allocation_pays_from_the_richer_right() -> None:
    table = begin(auto_allocation="true").people("CMPP").roll(1, "fire")
    assert table.purse() == (2, 2)
    table = begin(auto_allocation="true").people("CPPP").roll(1, "fire")
    assert table.purse() == (3, 2)


def test_tv_e07_tax_beyond_eight_is_lost() -> None:
    table = begin().own("chapel_a", "chapel_b", "school_a").gold(4, 3).roll(1, "tax")
    assert table.purse() == (4, 4)
    assert table.key == "actions"


def test_tax_may_ask_where() -> None:
    table = begin().own("chapel_a").roll(1, "tax")
    assert table.legal("place_gold") == [(0, 1), (1, 0)]
    assert table.code("place_gold", 1, 1) == "bad_gold_split"
    table.do("place_gold", 1, 0)
    assert table.purse() == (4, 3)


def test_tax_revives_a_centre_first() -> None:
    table = begin().own("chapel_a").gold(0, 3).roll(1, "tax")
    assert table.purse() == (1, 3)


def test_diplomacy_both_ways() -> None:
    table = begin().gold(3, 2).roll(2, "diplomacy")
    assert (table.key, table.seat) == ("diplomacy", 0)
    table.do("diplomacy", "gold_to_good", "fields", "centre_left")
    assert (table.w("f"), table.purse()) == (2, (2, 2))
    assert table.seat == 1
    table.do("diplomacy", "good_to_gold", "forest", "centre_right")
    assert (table.w("w", 1), table.purse(1)) == (0, (3, 4))
    assert table.key == "actions"


def test_what_diplomacy_refuses() -> None:
    table = begin().gold(1, 3).goods(w=3, f=0).roll(3, "diplomacy")
    assert table.code("diplomacy", "gold_to_good", "forest", "centre_right") == "landscape_full"
    assert table.code("diplomacy", "gold_to_good", "fields", "centre_left") == "landscape_blocked"
    assert table.code("diplomacy", "good_to_gold", "fields", "centre_left") == "landscape_empty"
    table.gold(0, 3)
    assert table.code("diplomacy", "gold_to_good", "pasture", "centre_left") == "bad_gold_split"
    assert table.code("diplomacy", "good_to_gold", "forest", "centre_right") == "bad_gold_split"
    assert table.code("diplomacy", "good_to_gold", "forest", "centre_left", "confirm_ruin") == "bad_argument"
    table.do("diplomacy_skip")
    assert table.seat == 1


def test_tv_e44_diplomacy_with_full_coffers() -> None:
    table = begin().gold(4, 4).roll(3, "diplomacy")
    assert table.code("diplomacy", "good_to_gold", "forest", "centre_left") == "gold_full"


def test_tv_e45_the_last_coin_for_a_good() -> None:
    table = begin().gold(1, 0).roll(3, "diplomacy")
    assert table.code("diplomacy", "gold_to_good", "pasture", "centre_left") == "would_ruin"
    table.do("diplomacy", "gold_to_good", "pasture", "centre_left", "confirm_ruin")
    assert (table.over, table.winner, table.s.ending) == (True, 1, "ruin")
    assert table.w("c") == 2  # from the roll; nothing is gained after the ruin


def test_diplomacy_is_skipped_where_nothing_is_possible() -> None:
    table = begin().all_goods(3).gold(4, 4).all_goods(3, seat=1).gold(4, 4, seat=1).roll(1, "diplomacy")
    assert table.key == "actions"


def test_commercial_advantage() -> None:
    table = begin().own("market_a", "market_b", "guild_a").goods(1, w=2).goods(c=3).roll(1, "commercial_advantage")
    assert (table.key, table.seat) == ("privilege", 0)
    assert table.code("privilege_take", "pasture", "pasture") == "landscape_full"
    assert table.code("privilege_take", "forest", "fields") == "bad_goods_choice"
    table.do("privilege_take", "forest", "forest")
    assert (table.w("w"), table.w("w", 1)) == (2, 1)
    assert table.key == "actions"


def test_commercial_advantage_takes_what_is_there() -> None:
    table = begin().own("market_a", "market_b", "guild_a").goods(1, w=0).roll(1, "commercial_advantage")
    assert table.code("privilege_take", "forest", "forest") == "nothing_there"
    table.do("privilege_skip")
    assert table.key == "actions"


def test_commercial_advantage_for_the_rival_in_the_actors_turn() -> None:
    table = begin().own("market_a", "market_b", "guild_a", seat=1).roll(1, "commercial_advantage")
    assert (table.key, table.seat) == ("privilege", 1)


def test_tv_e46_nothing_can_be_taken() -> None:
    table = (
        begin()
        .own("market_a", "market_b", "guild_a")
        .goods(w=3)
        .all_goods(0, seat=1)
        .goods(1, w=3)
        .roll(5, "commercial_advantage")
    )
    assert table.key == "actions"


def test_pirates_hunt_from_the_bank() -> None:
    table = begin().own("arsenal_a", "cannon_foundry_a").goods(w=3).roll(1, "pirates_hunt")
    assert (table.key, table.seat) == ("hunt", 0)
    assert table.code("hunt_take", "forest") == "landscape_full"
    assert table.code("hunt_take", "fields", "fields") == "bad_argument"
    before = sum(table.s.goods[7:])
    table.do("hunt_take", "fields")
    assert (table.w("f"), sum(table.s.goods[7:])) == (2, before)


def test_pirates_hunt_from_the_opponent() -> None:
    table = begin(pirates_hunt_source="opponent").own("arsenal_a", "cannon_foundry_a").roll(1, "pirates_hunt")
    assert table.code("hunt_take", "fields") == "bad_argument"
    assert table.code("hunt_take", "fields", "forest") == "bad_goods_choice"
    table.do("hunt_take", "fields", "fields")
    assert (table.w("f"), table.w("f", 1)) == (2, 0)


def test_a_token_event_without_a_holder_does_nothing() -> None:
    for event in ("commercial_advantage", "pirates_hunt"):
        assert begin().own("market_a", "market_b", "arsenal_a").roll(1, event).key == "actions"


def test_chaos_dice_only_lets_other_gains_in() -> None:
    table = begin(chaos_blocks="dice_only").gold(0, 4).roll(2, "queen")
    assert table.w("w") == 1
    assert ("forest",) in table.legal("queen_choose")
    table.do("queen_choose", "forest")
    assert table.w("w") == 2


@pytest.mark.parametrize("number", range(1, 7))
def test_every_number_serves_both_sides(number: int) -> None:
    table = begin().roll(number)
    lion = [LANDSCAPES[k] for k in range(7) if table.s.goods[k] == 2]
    dragon = [LANDSCAPES[k] for k in range(7) if table.s.goods[7 + k] == 2]
    mirror = begin().roll(7 - number)
    assert [LANDSCAPES[k] for k in range(7) if mirror.s.goods[7 + k] == 2] == lion
    assert [LANDSCAPES[k] for k in range(7) if mirror.s.goods[k] == 2] == dragon
