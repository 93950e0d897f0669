"""6.4: action cards, and the theatre."""

from __future__ import annotations

from .positions import begin, gold_of


def test_tv_s08_an_emptied_centre_is_turned_over() -> None:
    from game.titles.anno1701.rules.state import blocked, discontent

    table = begin().gold(1, 3, seat=1).hold("pickpocket_a")
    table.do("play_action", "pickpocket_a")
    table.do("pay_gold", 1, 0)
    assert table.purse(1) == (0, 3)
    assert discontent(table.s, 1) == 5
    assert blocked(table.s, 1) == (0, 1)
    assert [e.params["centre"] for e in table.happened("chaos")] == ["centre_left"]


def test_tv_s09_a_coin_ends_the_chaos() -> None:
    from game.titles.anno1701.rules.state import blocked, discontent

    table = begin().gold(0, 3).hold("pickpocket_a")
    table.do("play_action", "pickpocket_a")
    table.do("pay_gold", 1, 0)
    assert (table.purse(), discontent(table.s, 0), blocked(table.s, 0)) == ((1, 3), 4, ())
    assert [e.params["centre"] for e in table.happened("calmed")] == ["centre_left"]


def test_tv_s10_the_last_coin_is_the_end() -> None:
    table = begin().gold(0, 1, seat=1).hold("pickpocket_a")
    table.do("play_action", "pickpocket_a")
    assert (table.over, table.winner, table.s.ending) == (True, 0, "ruin")


def test_tv_s11_gold_beyond_eight_is_lost() -> None:
    table = begin().gold(4, 4).hold("pickpocket_a")
    table.do("play_action", "pickpocket_a")
    table.do("pay_gold", 0, 1)
    assert gold_of(table.s, 0) == 8


def test_tv_s27_a_bishop() -> None:
    table = begin().own("chapel_a", "chapel_b", "church_a").gold(2, 1).hold("bishop_a")
    table.do("play_action", "bishop_a")
    assert gold_of(table.s, 0) == 7
    assert table.s.discard[-1] == "bishop_a"
    assert table.key == "actions"


def test_tv_e16_a_bishop_with_nearly_full_coffers() -> None:
    table = begin().own("chapel_a", "chapel_b", "church_a").hold("bishop_a")
    caution = table.caution("play_action", "bishop_a")
    assert caution is not None
    assert (caution.code, caution.params["gold"]) == ("gold_would_be_lost", 2)
    table.do("play_action", "bishop_a")
    assert gold_of(table.s, 0) == 8


def test_where_a_bishops_gold_goes() -> None:
    table = begin().own("chapel_a", "church_a").gold(1, 1).hold("bishop_a", "revolutionary_a")
    assert table.code("play_action", "bishop_a", 4) == "bad_gold_split"
    assert table.code("play_action", "revolutionary_a", 0) == "bad_gold_split"
    table.do("play_action", "bishop_a", 0)
    assert table.purse() == (1, 4)


def test_a_bishop_without_churches() -> None:
    assert begin().own("school_a").hold("bishop_a").code("play_action", "bishop_a") == "no_church"


def test_what_playing_refuses() -> None:
    table = begin().hold("captain_a", "farm_a", "inventor_a")
    assert table.code("play_action", "spy_a") == "not_in_hand"
    assert table.code("play_action", "farm_a") == "not_an_action_card"
    assert table.code("play_action", "captain_a") == "leader_at_sea_only"
    table.all_goods(3)
    assert table.code("play_action", "inventor_a") == "no_room_at_all"


def test_an_inventor_gives_two_goods() -> None:
    table = begin().hold("inventor_a").goods(w=2)
    table.do("play_action", "inventor_a")
    assert table.code("inventor_choose", "nowhere") == "bad_argument"
    table.do("inventor_choose", "forest")
    assert table.key == "inventor"
    assert table.code("inventor_choose", "forest") == "landscape_full"
    table.do("inventor_choose", "fields")
    assert (table.w("w"), table.w("f"), table.key, table.s.discard[-1]) == (3, 2, "actions", "inventor_a")


def test_tv_e15_an_inventor_with_room_for_one() -> None:
    table = begin().all_goods(3).goods(f=2).hold("inventor_a")
    caution = table.caution("play_action", "inventor_a")
    assert caution is not None
    assert caution.code == "good_would_be_lost"
    table.do("play_action", "inventor_a")
    assert (table.w("f"), table.key) == (3, "actions")


def test_tv_e06_a_pickpocket_and_full_coffers() -> None:
    table = begin().gold(4, 4).gold(3, 2, seat=1).hold("pickpocket_a")
    table.do("play_action", "pickpocket_a")
    assert (table.key, table.seat) == ("pay", 1)
    table.do("pay_gold", 1, 0)
    assert (table.purse(1), gold_of(table.s, 0)) == ((2, 2), 8)


def test_where_a_stolen_coin_goes() -> None:
    table = begin().gold(2, 3).hold("pickpocket_a")
    table.do("play_action", "pickpocket_a", 0)
    table.do("pay_gold", 0, 1)
    assert table.purse() == (2, 4)


def test_tv_e08_a_revolution_can_ruin() -> None:
    table = begin().gold(1, 1, seat=1).hold("revolutionary_a")
    table.do("play_action", "revolutionary_a")
    assert (table.over, table.winner) == (True, 0)


def test_a_revolution_takes_two() -> None:
    table = begin().hold("revolutionary_a")
    table.do("play_action", "revolutionary_a")
    assert table.legal("pay_gold") == [(0, 2), (1, 1), (2, 0)]
    table.do("pay_gold", 0, 2)
    assert (table.purse(1), table.key, table.seat) == ((3, 1), "actions", 0)


def test_tv_e09_one_centre_is_left() -> None:
    table = begin().gold(2, 0, seat=1).hold("pickpocket_a")
    table.do("play_action", "pickpocket_a")
    assert (table.purse(1), table.over) == ((1, 0), False)
    assert gold_of(table.s, 0) == 7


def test_tv_e11_a_poisoner_needs_a_citizen() -> None:
    table = begin().people("SSSP", seat=1).hold("poisoner_a")
    assert table.code("play_action", "poisoner_a") == "rival_too_low"
    assert table.s.hands[0] == ("poisoner_a",)


def test_tv_e12_a_poisoner_finds_one_good() -> None:
    table = begin().people("CPPP", seat=1).all_goods(0, seat=1).goods(1, w=1).luxury(2, 0, seat=1).hold("poisoner_a")
    table.do("play_action", "poisoner_a")
    assert (sum(table.s.goods[7:]), table.s.rum[1], table.key, table.seat) == (0, 2, "actions", 0)


def test_the_victim_of_a_poisoner_chooses() -> None:
    table = begin().people("CPPP", seat=1).goods(1, w=2).gold(0, 3, seat=1).hold("poisoner_a")
    table.do("play_action", "poisoner_a")
    assert (table.key, table.seat) == ("poison", 1)
    assert table.code("poison_choose", ("fields", "fields")) == "bad_goods_choice"
    assert table.code("poison_choose", ("fields",)) == "bad_argument"
    table.do("poison_choose", ("forest", "forest"))
    assert table.w("w", 1) == 0


def test_tv_e13_a_spy_takes_a_card() -> None:
    table = begin().hold("spy_a", "farm_a", "farm_b").hold("market_a", "market_b", seat=1)
    events = table.do("play_action", "spy_a")
    assert next(e for e in events if e.kind == "spied").seen_by(0).params["cards"] == ("market_a", "market_b")
    assert table.code("spy_take", "chapel_a") == "not_in_rival_hand"
    table.do("spy_take", "market_b")
    assert table.s.hands == [("farm_a", "farm_b", "market_b"), ("market_a",)]
    assert table.s.backs == [(1, 1, 1), (1,)]
    assert (table.key, table.seat) == ("actions", 0)


def test_a_spy_may_take_nothing() -> None:
    table = begin().hold("spy_a").hold("market_a", seat=1)
    table.do("play_action", "spy_a")
    table.do("spy_decline")
    assert table.s.hands == [(), ("market_a",)]
    assert table.s.spying == 0


def test_tv_e14_a_full_hand_after_a_spy() -> None:
    table = begin().hold("spy_a", "farm_a", "farm_b").hold("market_a", seat=1)
    table.do("play_action", "spy_a")
    table.do("spy_take", "market_a")
    table.do("end_action_phase")
    assert table.code("begin_refill") == "hand_full"
    table.do("exchange_card", "farm_a", "era1_a")
    assert table.key == "exchange"


def test_a_spy_needs_cards_to_see() -> None:
    assert begin().hold("spy_a").hold(seat=1).code("play_action", "spy_a") == "rival_no_cards"


# --- the theatre -----------------------------------------------------------------------------------


def test_tv_s39_a_theatre_cancels() -> None:
    table = begin().own("theatre_a", seat=1).gold(3, 2, seat=1).hold("revolutionary_a")
    table.do("play_action", "revolutionary_a")
    assert (table.key, table.seat) == ("theatre", 1)
    table.do("theatre_cancel", "centre_left")
    assert (table.purse(1), table.s.discard[-1], table.s.played) == ((2, 2), "revolutionary_a", "")
    assert (table.key, table.seat) == ("actions", 0)


def test_a_theatre_may_let_it_happen() -> None:
    table = begin().own("theatre_a", seat=1).hold("revolutionary_a")
    table.do("play_action", "revolutionary_a")
    table.do("theatre_decline")
    assert table.key == "pay"


def test_tv_e10_cancelling_with_the_last_coin() -> None:
    table = begin().own("theatre_a", seat=1).gold(1, 0, seat=1).hold("spy_a").hold("farm_a", seat=1)
    table.do("play_action", "spy_a")
    assert table.code("theatre_cancel", "centre_left") == "would_ruin"
    assert table.code("theatre_cancel", "centre_right") == "no_gold"
    assert table.legal("theatre_cancel") == []
    table.do("theatre_decline")
    assert (table.key, table.seat) == ("spy", 0)
    table = begin().own("theatre_a", seat=1).gold(1, 0, seat=1).hold("spy_a").hold("farm_a", seat=1)
    table.do("play_action", "spy_a")
    table.do("theatre_cancel", "centre_left", "confirm_ruin")
    assert (table.over, table.winner) == (True, 0)


def test_when_a_theatre_cannot_cancel() -> None:
    table = begin().hold("revolutionary_a")
    table.do("play_action", "revolutionary_a")
    assert table.code("theatre_cancel", "centre_left") == "no_theatre"
    assert begin().own("theatre_a").code("theatre_cancel", "centre_left") == "not_hostile"


def test_a_theatre_does_not_mind_friendly_cards() -> None:
    table = begin().own("theatre_a", seat=1).hold("inventor_a")
    table.do("play_action", "inventor_a")
    assert table.key == "inventor"
