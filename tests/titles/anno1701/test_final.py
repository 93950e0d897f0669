"""5.6: the final phase: refill, search, exchange."""

from __future__ import annotations

from game.titles.anno1701.rules.components import ERA_OF, PILES

from .positions import Table, begin, gold_of


def final(table: Table) -> Table:
    return table.asked("final", 0)


def test_tv_s30_pioneers_draw_from_era_one() -> None:
    table = final(begin().hold("farm_a"))
    table.do("begin_refill")
    assert {pile for (pile,) in table.legal("draw_card")} == {"era1_a", "era1_b"}
    top = table.s.piles[0][0]
    events = table.do("draw_card", "era1_a")
    assert table.s.hands[0] == ("farm_a", top)
    assert "card" not in events[0].seen_by(1).params
    table.do("draw_card", "era1_b")
    assert len(table.s.hands[0]) == 3
    assert (table.key, table.seat, table.s.turn) == ("roll", 1, 2)


def test_tv_s31_a_citizen_draws_from_any_era() -> None:
    table = final(begin().people("CPPP").hold())
    table.do("begin_refill")
    for pile in ("era3_a", "era1_a", "era2_b"):
        table.do("draw_card", pile)
    assert table.s.backs[0] == (3, 1, 2)
    assert [ERA_OF[card] for card in table.s.hands[0]] == [3, 1, 2]
    assert table.seat == 1


def test_tv_s32_a_pile_is_searched() -> None:
    table = final(begin().hold().gold(2, 2))
    table.do("begin_refill")
    pile = table.s.piles[1]
    events = table.do("search_pile", "era1_b", "centre_left")
    searched = next(e for e in events if e.kind == "searched")
    assert searched.seen_by(0).params["cards"] == pile
    assert "cards" not in searched.seen_by(1).params
    assert (table.key, gold_of(table.s, 0)) == ("search", 3)
    outside = next(card for card in table.s.piles[2])
    assert table.code("take_from_pile", outside) == "not_in_pile"
    assert table.code("stop_drawing") == "decision_open"
    table.do("take_from_pile", pile[3])
    assert table.s.piles[1] == pile[:3] + pile[4:]
    assert table.s.hands[0] == (pile[3],)
    assert table.key == "refill"


def test_tv_s33_a_card_is_exchanged() -> None:
    table = final(begin().hold("farm_a", "market_a", "chapel_a"))
    top = table.s.piles[0][0]
    assert table.code("exchange_card", "spy_a", "era3_a") == "not_in_hand"
    assert table.code("exchange_card", "farm_a", "era2_a") == "wrong_era_pile"
    table.do("exchange_card", "farm_a", "era1_b")
    assert table.s.piles[1][-1] == "farm_a"
    assert table.code("exchange_card", "market_a", "era1_a") == "one_exchange"
    assert table.code("begin_refill") == "one_final_action"
    assert table.code("stop_drawing") == "wrong_phase"
    table.do("draw_card", "era1_a")
    assert table.s.hands[0] == ("market_a", "chapel_a", top)
    assert table.seat == 1


def test_an_exchange_may_search() -> None:
    table = final(begin().hold("farm_a", "market_a", "chapel_a"))
    table.do("exchange_card", "farm_a", "era1_b")
    table.do("search_pile", "era1_b", "centre_right")
    table.do("take_from_pile", "farm_a")
    assert sorted(table.s.hands[0]) == ["chapel_a", "farm_a", "market_a"]
    assert table.seat == 1


def test_an_exchange_needs_a_full_hand() -> None:
    assert final(begin().hold("farm_a")).code("exchange_card", "farm_a", "era1_a") == "draw_instead"


def test_a_pile_that_is_gone_is_begun_anew() -> None:
    table = final(begin().hold("farm_a", "market_a", "spy_a").empty("era1_a"))
    assert table.code("exchange_card", "farm_a", "era1_a") == "pile_empty"
    table.empty("era1_b")
    assert table.code("exchange_card", "spy_a", "era3_a") == "pile_empty"  # nothing to draw for pioneers afterwards
    table.do("exchange_card", "farm_a", "era1_b")
    assert table.s.piles[1] == ("farm_a",)
    table.do("draw_card", "era1_b")
    assert table.s.hands[0] == ("market_a", "spy_a", "farm_a")


def test_a_refill_needs_room_and_cards() -> None:
    assert final(begin().hold("farm_a", "farm_b", "market_a")).code("begin_refill") == "hand_full"
    assert final(begin().hold("farm_a").empty("era1_a", "era1_b")).code("begin_refill") == "pile_empty"


def test_drawing_may_stop() -> None:
    table = final(begin().hold())
    table.do("begin_refill")
    table.do("draw_card", "era1_a")
    assert table.code("start_voyage", ()) == "one_final_action"
    table.do("stop_drawing")
    assert (len(table.s.hands[0]), table.seat) == (1, 1)


def test_drawing_ends_with_the_last_card() -> None:
    table = final(begin().hold("farm_b").empty("era1_b"))
    for card in table.s.piles[0][1:]:
        table.s.discard += (card,)
    table.s.piles[0] = table.s.piles[0][:1]
    table.do("begin_refill")
    assert table.code("draw_card", "era1_b") == "pile_empty"
    table.do("draw_card", "era1_a")
    assert table.seat == 1


def test_a_pile_of_one_card_needs_no_choice() -> None:
    table = final(begin().hold())
    card = table.s.piles[1][0]
    table.s.discard += table.s.piles[1][1:]
    table.s.piles[1] = (card,)
    table.do("begin_refill")
    table.do("search_pile", "era1_b", "centre_left")
    assert (table.s.hands[0], table.key) == ((card,), "refill")


def test_tv_e41_settlers_do_not_draw_from_era_one() -> None:
    table = final(begin().people("SPPP").hold())
    table.do("begin_refill")
    assert table.code("draw_card", "era1_a") == "era_closed_1"
    assert table.code("search_pile", "era1_a", "centre_left") == "era_closed_1"


def test_tv_e42_unless_era_two_is_gone() -> None:
    table = final(begin().people("SPPP").hold().empty("era2_a", "era2_b"))
    table.do("begin_refill")
    table.do("draw_card", "era1_a")
    assert len(table.s.hands[0]) == 1


def test_tv_e43_settlers_do_not_draw_from_era_three() -> None:
    table = final(begin().people("SPPP").hold())
    table.do("begin_refill")
    assert table.code("draw_card", "era3_a") == "era_closed_3"


def test_pioneers_do_not_draw_from_era_two() -> None:
    table = final(begin().hold())
    table.do("begin_refill")
    assert table.code("draw_card", "era2_a") == "era_closed_2"
    assert table.code("draw_card", "era3_a") == "era_closed_3"


def test_the_softer_reading_for_settlers() -> None:
    table = final(begin(settler_draw="I_and_II").people("SPPP").hold())
    table.do("begin_refill")
    assert {pile for (pile,) in table.legal("draw_card")} == set(PILES[:4])


def test_searching_costs_a_coin() -> None:
    table = final(begin().hold().gold(0, 1))
    table.do("begin_refill")
    assert table.code("search_pile", "era1_a", "centre_left") == "no_gold"
    assert table.code("search_pile", "era1_a", "centre_right") == "would_ruin"
    table.do("search_pile", "era1_a", "centre_right", "confirm_ruin")
    assert (table.over, table.winner, table.s.hands[0]) == (True, 1, ())


def test_tv_e59_a_wreck_without_wood() -> None:
    table = begin().ship(0).goods(w=0).hold("farm_a", "farm_b", "market_a")
    assert table.code("repair_ship") == "no_wood"
    table.do("end_action_phase")
    assert table.legal("start_voyage") == []
    assert table.code("start_voyage", ()) == "ship_too_weak"
    assert table.legal("exchange_card")
    table.do("end_turn")
    assert (table.key, table.seat) == ("roll", 1)
