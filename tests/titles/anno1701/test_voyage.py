"""5.7 and 6.5: the voyage, card by card."""

from __future__ import annotations

import pytest

from game.titles.anno1701.rules.components import FLOTSAM, VOYAGE, VOYAGE_DECK

from .positions import Table, begin, gold_of, town


def at_sea(ship: int = 3, *buildings: str, **options: str) -> Table:
    return begin(**options).ship(ship).own(*buildings)


def test_tv_s14_speed() -> None:
    table = at_sea(3, "weaving_mill_a", "shipyard_a").sail()
    assert table.s.speed == 6


def test_tv_s15_strength() -> None:
    table = at_sea(3, "cannon_foundry_a", "cannon_foundry_b", "arsenal_a").sail()
    assert table.s.strength == 4


def test_tv_s41_a_captain() -> None:
    table = at_sea().hold("captain_a").sail(leader="captain_a")
    assert (table.s.speed, table.s.strength, table.s.hands[0]) == (4, 1, ())
    table.meet("flotsam", 3)
    table.do("end_voyage")
    assert table.s.discard[-1] == "captain_a"
    assert table.s.leader == ""


def test_tv_s42_a_commander() -> None:
    table = at_sea().hold("commander_a").sail(leader="commander_a")
    assert (table.s.speed, table.s.strength) == (5, 2)


def test_tv_e17_one_leader_only() -> None:
    table = at_sea().hold("captain_a", "commander_a").asked("final", 0)
    assert table.code("start_voyage", ("captain_a", "commander_a")) == "one_leader"
    assert table.code("start_voyage", ("captain_b",)) == "not_a_leader"
    table.hold("captain_a", "farm_a")
    assert table.code("start_voyage", ("farm_a",)) == "not_a_leader"


def test_tv_e18_a_weak_ship_stays() -> None:
    assert at_sea(2).goods(w=0).asked("final", 0).code("start_voyage", ()) == "ship_too_weak"


def test_tv_e19_repair_then_sail() -> None:
    table = at_sea(2).goods(w=1)
    table.do("repair_ship")
    table.do("end_action_phase")
    table.do("start_voyage", ())
    assert (table.s.ship[0], table.s.phase, table.key) == (3, "voyage", "sail_first")


def test_tv_e54_the_first_card_is_forced() -> None:
    table = at_sea().sail()
    assert table.code("end_voyage") == "first_card"
    assert table.code("repair_ship") == "at_sea"


def test_tv_e55_the_voyage_ends_with_its_speed() -> None:
    table = at_sea(4).sail("cliffs")
    assert table.key == "sail"
    table.meet("rescue")
    table.do("place_gold", 1, 0)
    table.meet("flotsam", 3)
    assert (table.key, table.seat, table.s.revealed) == ("roll", 1, ())
    assert table.s.voyage_deck == VOYAGE_DECK
    assert table.code("reveal_voyage_card", seat=0) == "not_your_turn"


def test_the_last_card_may_still_ask() -> None:
    table = at_sea(4).sail("cliffs")
    table.meet("pirates_3")
    assert table.code("reveal_voyage_card") == "decision_open"
    assert table.code("end_voyage") == "decision_open"
    table.do("pay_tribute", 1, 0)
    table.meet("pirates_4")
    assert table.code("reveal_voyage_card") == "speed_used"
    table.do("pay_tribute", 1, 0)
    assert table.seat == 1


def test_tv_e56_the_fastest_voyage() -> None:
    own = ("weaving_mill_a", "weaving_mill_b", "shipyard_a", "shipyard_b")
    table = at_sea(3, *own).hold("commander_a").sail(leader="commander_a")
    assert table.s.speed == 11
    assert len(VOYAGE_DECK) == 14


def test_turning_back_keeps_what_was_gained() -> None:
    table = at_sea().sail("foreign_people_rum")
    table.do("buy_at_sea", "rum", 1, 0)
    table.do("decline_offer")
    table.do("end_voyage")
    assert (table.s.rum[0], gold_of(table.s, 0), table.seat) == (1, 5, 1)


# --- pirates ---------------------------------------------------------------------------------------


def test_tv_s35_a_fight_is_won() -> None:
    table = at_sea(3, "arsenal_a").sail("pirates_4").fight(5, 2)
    assert [e.kind for e in table.events if e.kind.startswith("fight")] == ["fight_won"]
    assert table.happened("fought")[0].params["total"] == 7
    assert table.happened("fought")[0].params["pirate_total"] == 6
    table.do("place_gold", 1, 0)
    assert gold_of(table.s, 0) == 7
    assert table.key == "sail"


def test_tv_e23_a_tie_is_rolled_again() -> None:
    table = at_sea(3, "arsenal_a").sail("pirates_5").fight(4, 1, 3, 2)
    totals = [(e.params["total"], e.params["pirate_total"]) for e in table.happened("fought")]
    assert totals == [(6, 6), (5, 7)]
    assert (table.s.ship[0], table.key) == (2, "sail")


def test_tribute_is_exact() -> None:
    table = at_sea().sail("pirates_5")
    assert table.legal("pay_tribute") == [(0, 2), (1, 1), (2, 0)]
    assert table.code("pay_tribute", 1, 0) == "bad_gold_split"
    table.do("pay_tribute", 1, 1)
    assert (table.purse(), table.key) == ((2, 2), "sail")


def test_tv_e24_tribute_with_the_last_coin() -> None:
    table = at_sea().gold(1, 0).sail("pirates_3")
    assert table.code("pay_tribute", 1, 0) == "would_ruin"
    assert table.legal("fight") == [()]
    table.do("pay_tribute", 1, 0, "confirm_ruin")
    assert (table.over, table.winner) == (True, 1)


def test_tv_e25_too_little_for_the_tribute() -> None:
    assert at_sea().gold(1, 0).sail("pirates_5").code("pay_tribute", 1, 0) == "cannot_pay_tribute"


def test_tv_s34_the_besieged_trader_takes_no_gold() -> None:
    table = at_sea().sail("besieged_trader")
    assert table.code("pay_tribute", 1, 0) == "must_fight"
    assert table.legal("pay_tribute") == []


def test_tv_e26_only_tobacco_fits() -> None:
    table = at_sea(3, "arsenal_a").luxury(3, 1).sail("pirates_6").fight(6, 1)
    assert (table.s.rum[0], table.s.tobacco[0], table.key) == (3, 2, "sail")


def test_tv_e27_nothing_fits() -> None:
    table = at_sea(3, "arsenal_a").luxury(3, 3).sail("besieged_trader").fight(6, 1)
    assert (table.s.rum[0], table.s.tobacco[0], table.key) == (3, 3, "sail")


def test_a_luxury_of_choice() -> None:
    table = at_sea(3, "arsenal_a").luxury(2, 1).sail("pirates_6").fight(6, 1)
    assert table.key == "luxury"
    table.luxury(3, 1)
    assert table.code("choose_luxury", "rum") == "warehouse_full"
    table.do("choose_luxury", "tobacco")
    assert (table.s.rum[0], table.s.tobacco[0]) == (3, 2)


def test_a_lost_fight_does_not_end_the_voyage() -> None:
    table = at_sea(4).sail("pirates_6").fight(1, 6)
    assert (table.s.ship[0], table.key) == (2, "sail")


# --- traders ---------------------------------------------------------------------------------------


def test_tv_s19_a_full_warehouse_gains_nothing() -> None:
    table = at_sea().luxury(3, 0).sail("foreign_people_bundle")
    caution = table.caution("buy_at_sea", "rum_and_tobacco", 2, 1)
    assert caution is not None
    assert caution.code == "good_would_be_lost"
    table.do("buy_at_sea", "rum_and_tobacco", 2, 1)
    assert (table.s.rum[0], table.s.tobacco[0]) == (3, 1)
    assert len(table.happened("luxury_lost")) == 1


def test_tv_e28_the_warehouse_fills() -> None:
    table = at_sea().gold(3, 2).luxury(2, 0).sail("foreign_people_rum")
    table.do("buy_at_sea", "rum", 1, 0)
    assert (gold_of(table.s, 0), table.s.rum[0], table.key) == (4, 3, "sail")
    table = at_sea().gold(3, 2).luxury(3, 0).sail("free_trader_luxury")
    assert table.code("buy_at_sea", "rum", 1, 1) == "warehouse_full"


def test_tv_e29_a_bundle_of_which_half_fits() -> None:
    table = at_sea().gold(3, 2).luxury(3, 1).sail("foreign_people_bundle")
    table.do("buy_at_sea", "rum_and_tobacco", 2, 1)
    assert (gold_of(table.s, 0), table.s.rum[0], table.s.tobacco[0]) == (2, 3, 2)


def test_tv_e30_both_offers_of_a_trader() -> None:
    table = at_sea().sail("free_trader_luxury")
    table.do("buy_at_sea", "rum", 1, 1)
    assert table.code("buy_at_sea", "rum", 1, 1) == "offer_used_up"
    table.do("buy_at_sea", "tobacco", 1, 1)
    assert (gold_of(table.s, 0), table.s.rum[0], table.s.tobacco[0], table.key) == (2, 1, 1, "sail")


def test_goods_of_the_island_at_sea() -> None:
    table = at_sea().goods(f=3).gold(1, 3).sail("free_trader_goods")
    assert table.code("buy_at_sea", "fields", 0, 1) == "landscape_full"
    assert table.code("buy_at_sea", "rum", 0, 1) == "not_offered"
    assert table.code("buy_at_sea", "forest", 1, 0) == "landscape_blocked"
    assert table.code("buy_at_sea", "forest", 2, 0) == "bad_gold_split"
    table.do("buy_at_sea", "forest", 0, 1)
    table.do("buy_at_sea", "forest", 0, 1)
    assert (table.w("w"), table.purse(), table.key) == (3, (1, 1), "sail")


def test_what_is_too_dear_at_sea() -> None:
    table = at_sea().gold(2, 1).sail("free_trader_luxury")
    table.do("buy_at_sea", "rum", 1, 1)
    assert table.key == "sail"  # one coin is left, tobacco costs two: the card is done
    table = at_sea().gold(2, 0).sail("foreign_people_rum")
    assert table.key == "trader"
    table.gold(0, 1)
    assert table.code("buy_at_sea", "rum", 0, 1) == "would_ruin"
    table.gold(0, 0)
    refusal = table.refused("buy_at_sea", "rum", 0, 1)
    assert (refusal.code, refusal.params["missing"]) == ("cannot_afford", ("need_gold_1",))


def test_a_trader_with_nothing_to_sell_is_passed() -> None:
    assert at_sea().gold(1, 1).sail("foreign_people_bundle").key == "sail"
    assert at_sea().luxury(3, 0).sail("foreign_people_rum").key == "sail"


# --- wind and water --------------------------------------------------------------------------------


def test_tv_s36_cliffs() -> None:
    table = at_sea(3).sail("cliffs")
    assert (table.s.ship[0], table.key) == (2, "sail")


def test_tv_e22_a_wreck_ends_the_voyage() -> None:
    table = at_sea(4).sail("foreign_people_rum")
    table.do("buy_at_sea", "rum", 1, 0)
    table.do("decline_offer")
    table.ship(1).meet("cliffs")
    assert (table.s.ship[0], table.s.rum[0], table.seat, table.key) == (0, 1, 1, "roll")


def test_tv_s37_a_storm_hits_the_slower() -> None:
    table = at_sea(3, "weaving_mill_a").own("shipyard_a", seat=1).sail("storm")
    assert (table.s.speed, town(table.s.sites[1]).sails) == (4, 5)
    assert (table.s.ship[0], table.key) == (1, "sail")


def test_tv_e20_a_captain_outruns_the_storm() -> None:
    table = at_sea(3).hold("captain_a").sail("storm", leader="captain_a")
    assert table.s.ship[0] == 3


def test_tv_e21_an_equal_ship_is_hit() -> None:
    assert at_sea(4).sail("storm").s.ship[0] == 2


def test_tv_s38_a_rescue_pays_the_equal() -> None:
    table = at_sea(3, "shipyard_b").own("shipyard_a", seat=1).sail("rescue")
    assert table.key == "place"
    table.do("place_gold", 0, 1)
    assert table.purse() == (3, 4)


def test_a_rescue_too_late() -> None:
    table = at_sea(3).own("shipyard_a", seat=1).sail("rescue")
    assert (gold_of(table.s, 0), table.key) == (6, "sail")


@pytest.mark.parametrize("face", range(1, 7))
def test_flotsam(face: int) -> None:
    table = at_sea(3).sail()
    table.meet("flotsam", face)
    washed = FLOTSAM[face]
    if washed.good == "any_good":
        assert table.key == "flotsam"
        table.goods(w=3)
        assert table.code("flotsam_choose", "forest") == "landscape_full"
        table.do("flotsam_choose", "fields")
        assert table.w("f") == 2
    elif washed.good:
        assert table.w({"wood": "w", "cloth": "c", "food": "f"}[washed.good]) == 2
    else:
        assert table.s.ship[0] == 3 + washed.ship
    assert table.key == "sail"


def test_flotsam_without_room_is_lost() -> None:
    table = at_sea(4).goods(w=3).sail()
    table.meet("flotsam", 3)
    assert table.w("w") == 3
    assert len(table.happened("washed_away")) == 1
    table.meet("cliffs").ship(4)
    table.s.voyage_deck += ("flotsam",)
    table.meet("flotsam", 2)
    assert table.s.ship[0] == 4


def test_each_voyage_begins_with_the_whole_deck() -> None:
    table = at_sea(4).sail("cliffs")
    assert table.s.revealed == ("cliffs",)
    assert "cliffs" not in table.s.voyage_deck
    table.do("end_voyage")
    assert set(table.s.voyage_deck) == set(VOYAGE)
