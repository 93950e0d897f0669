"""Section 6.4, building and moving monuments, with the monument cards of 6.5."""

from __future__ import annotations

from game.engine import Action
from game.titles.cultus.rules import CONTROLLER
from game.titles.cultus.rules.components import NO_CARD
from game.titles.cultus.rules.state import FRIENDSHIP, ONLY_CARDED

from .positions import multi, s0, sq
from .test_turn import start_phase

# --- build_monument ----------------------------------------------------------------------------------


def test_tv_34_the_bonus_counts_the_icons_around() -> None:
    for card, points in (("mon_military", 9), ("mon_friendship", 6), ("mon_haulage", 0)):
        table = s0().pawn(4, 2).gold(10)
        table.do("build_monument", card)
        s = table.s
        assert (s.vp, s.cost, s.stock, s.taken) == ([points], [0], [3], [(card,)])
        assert len(s.display) == 3
        assert card not in s.display
        assert len(s.monument_deck) == 8
        assert s.monuments["0:1"] == sq(4, 2)
        assert table.legal("build_monument") == []


def test_events_of_a_building() -> None:
    table = s0().pawn(4, 2).gold(10)
    top = table.s.monument_deck[-1]
    events = table.do("build_monument", "mon_military")
    assert [e.kind for e in events] == ["built", "took_card", "display_refilled", "bonus_vp"]
    assert events[0].params["at"] == "c5"
    assert (events[2].params, events[2].reveals) == ({"card": top, "left": 8}, True)
    assert events[3].params == {"seat": 0, "icon": "barracks", "count": 3, "factor": 3, "vp": 9}
    assert table.s.display == (top, "mon_friendship", "mon_haulage")


def test_tv_35_ten_gold_are_needed() -> None:
    table = s0().pawn(4, 2).gold(9)
    assert table.refused("build_monument", "mon_military") == ("cost_not_ten", {"have": 9, "need": 10}, "6.4-build")


def test_tv_36_a_plaza_is_needed() -> None:
    table = s0(display=("mon_reconstruction_barracks", "mon_military", "mon_unity")).pawn(5, 3).gold(10)
    refusal = table.refused("build_monument", "mon_reconstruction_barracks")
    assert refusal == ("not_plaza", {"square": "d6", "kind": "barracks"}, "6.4-build")


def test_tv_10_reconstruction_permits_its_icon_and_pays_for_the_site() -> None:
    table = s0().owns("mon_reconstruction_barracks").pawn(5, 3).gold(10)
    table.do("build_monument", "mon_military")
    assert table.s.vp == [8]
    assert table.happened("site_vp")[0].params == {"seat": 0, "icon": "barracks", "at": "d6", "vp": 2}
    assert table.happened("bonus_vp")[0].params["count"] == 2


def test_a_reconstruction_just_taken_pays_nothing_for_its_own_site() -> None:
    table = s0(display=("mon_reconstruction_manor", "mon_military", "mon_unity"))
    table.owns("mon_reconstruction_barracks").pawn(5, 3).gold(10)
    table.do("build_monument", "mon_reconstruction_manor")
    assert table.happened("site_vp")[0].params["icon"] == "barracks"
    assert table.s.powers[0] & 1 << 5


def test_tv_37_without_stock_the_cost_cube_is_gone_for_good() -> None:
    table = s0().pawn(4, 2).gold(10)
    table.s.stock[0] = 0
    table.do("build_monument", "mon_haulage")
    assert (table.s.cost, table.s.stock, table.s.last_cube) == ([-1], [0], 1)
    assert table.happened("last_cube")
    assert table.refused("build_monument", "mon_military") == ("no_cube_left", {}, "6.4-build")


def test_refused_buildings() -> None:
    table = s0().pawn(4, 2).gold(10).own((4, 2))
    assert table.refused("build_monument", "mon_military") == (
        "monument_there",
        {"square": "c5", "owner": "blue"},
        "6.4-build",
    )
    table = s0().pawn(4, 2).gold(10)
    assert table.refused("build_monument", "mon_unity") == ("not_in_display", {"card": "mon_unity"}, "6.4-build")
    assert table.code("build_monument", "mon_moon") == "bad_argument"


def test_an_empty_deck_leaves_a_smaller_display() -> None:
    table = s0().pawn(4, 2).gold(10)
    table.s.monument_deck = ()
    table.do("build_monument", "mon_military")
    assert table.s.display == ("mon_friendship", "mon_haulage")


# --- move_monument -----------------------------------------------------------------------------------


def test_tv_38_moving_a_monument() -> None:
    table = s0().pawn(3, 3)
    events = table.do("move_monument", "enemy:1", (sq(2, 3),), ("c07", "c46"))
    s = table.s
    assert (s.hands, s.discard, s.vp, s.pawn, s.ap) == ([()], ("c07", "c46"), [2], [sq(3, 3)], 2)
    assert s.monuments["enemy:1"] == sq(2, 3)
    assert not s.monument_bits >> sq(3, 3) & 1
    moved = events[-1].params
    assert (moved["owner"], moved["number"], moved["start"], moved["at"], moved["vp"]) == (
        "enemy_eleonora",
        1,
        "d4",
        "d3",
        2,
    )


def test_tv_39_occupied_squares_need_friendship() -> None:
    table = s0().pawn(3, 3)
    refusal = table.refused("move_monument", "enemy:1", (sq(3, 4),), ("c07", "c46"))
    assert refusal == ("monument_there", {"square": "e4", "owner": "enemy_eleonora"}, "6.4-push")
    table = s0().pawn(3, 3).owns("mon_friendship")
    table.do("move_monument", "enemy:1", (sq(3, 4),), ("c07", "c46"))
    s = table.s
    assert s.monuments["enemy:1"] == s.monuments["enemy:2"] == sq(3, 4)
    assert s.monument_bits >> sq(3, 4) & 1


def test_leaving_a_stack_leaves_the_others_there() -> None:
    table = s0().pawn(3, 4).owns("mon_friendship").shove(1, 3, 4)
    assert {args[0] for args in table.legal("move_monument")} == {"enemy:1", "enemy:2"}
    table.do("move_monument", "enemy:1", (sq(2, 4),), ("c07", "c46"))
    assert table.s.monument_bits >> sq(3, 4) & 1
    assert table.s.monument_bits >> sq(2, 4) & 1


def test_tv_40_haulage_saves_a_card() -> None:
    table = s0().pawn(3, 3).owns("mon_haulage")
    refusal = table.refused("move_monument", "enemy:1", (sq(2, 3),), ("c07", "c46"))
    assert refusal == ("need_one_card", {"need": 1, "have": 2}, "6.5")
    table.do("move_monument", "enemy:1", (sq(2, 3),), ("c46",))
    assert table.s.hands == [("c07",)]


def test_tv_11_unity_reaches_a_monument_next_to_the_pawn() -> None:
    table = s0().pawn(2, 3)
    refusal = table.refused("move_monument", "enemy:1", (sq(3, 2),), ("c07", "c46"))
    assert refusal == ("needs_unity", {"square": "d4"}, "6.5")
    table.owns("mon_unity")
    targets = {args[1] for args in table.legal("move_monument") if args[0] == "enemy:1"}
    assert targets == {(sq(2, 3),), (sq(3, 2),)}
    assert table.code("move_monument", "enemy:1", (sq(3, 4),), ("c07", "c46")) == "monument_there"
    assert table.code("move_monument", "enemy:2", (sq(2, 4),), ("c07", "c46")) == "no_monument_here"
    table.do("move_monument", "enemy:1", (sq(2, 3),), ("c07", "c46"))


def test_tv_13_military_adds_a_second_step_in_any_direction() -> None:
    table = s0().pawn(3, 3)
    path = (sq(2, 3), sq(2, 2))
    assert table.refused("move_monument", "enemy:1", path, ("c07", "c46")).code == "needs_military"
    table.owns("mon_military")
    table.do("move_monument", "enemy:1", path, ("c07", "c46"))
    assert (table.s.vp, table.s.ap, table.s.hands) == ([2], 2, [()])
    assert table.s.monuments["enemy:1"] == sq(2, 2)


def test_tv_41_military_does_not_jump() -> None:
    table = s0().pawn(3, 3).owns("mon_military")
    assert table.code("move_monument", "enemy:1", (sq(3, 4), sq(2, 4)), ("c07", "c46")) == "monument_there"


def test_off_and_back_is_one_move() -> None:
    table = s0().pawn(3, 3).owns("mon_military")
    table.do("move_monument", "enemy:1", (sq(2, 3), sq(3, 3)), ("c07", "c46"))
    assert table.s.vp == [2]
    assert table.s.monuments["enemy:1"] == sq(3, 3)
    assert table.s.monument_bits >> sq(3, 3) & 1


def test_tv_42_a_monument_needs_a_card_under_it() -> None:
    table = multi(2)
    table.s.laid = (("c25", 0, 0), ("c45", sq(6, 6), 180))
    table.s.redraw_town()
    table.pawn(0, 1).own((0, 1))
    refusal = table.refused("move_monument", "0:1", (sq(0, 2),), ("c07", "c46"))
    assert refusal == ("no_card_there", {"square": "c1"}, "6.4-push")
    table.s.rulings &= ~(1 << 7)
    assert ("0:1", (sq(0, 2),), ("c07", "c46")) in table.legal("move_monument")


def test_monuments_of_others_may_be_moved_past_pawns() -> None:
    table = multi(2).pawn(2, 2).own((2, 2), seat=1)
    table.s.put_pawn(1, sq(2, 3))
    table.do("move_monument", "1:1", (sq(2, 3),), ("c07", "c46"))
    assert (table.s.vp, table.s.monuments["1:1"]) == ([2, 0], sq(2, 3))


def test_refused_moves_of_monuments() -> None:
    table = s0().pawn(3, 3)
    pay = ("c07", "c46")
    assert table.refused("move_monument", "0:1", (sq(2, 3),), pay) == ("no_monument_here", {"square": "d4"}, "6.4-push")
    assert table.code("move_monument", "enemy:1", (sq(2, 2),), pay) == "no_diagonal"
    assert table.code("move_monument", "enemy:1", (sq(1, 3),), pay) == "not_adjacent"
    assert table.refused("move_monument", "enemy:1", (sq(2, 3),), ("c07",)).params == {"need": 2, "have": 1}
    assert table.code("move_monument", "enemy:1", (sq(2, 3),), ("c07", "c07")) == "card_not_in_hand"
    assert table.code("move_monument", "enemy:1", (sq(2, 3),), ("c07", "c02")) == "card_not_in_hand"
    assert table.code("move_monument", "enemy:5", (sq(2, 3),), pay) == "bad_argument"
    assert table.code("move_monument", "enemy:1", (sq(2, 3),), ()) == "need_two_cards"
    table.hold("c07", "c46", "c02", "c04")
    for few in (3, 4):
        refusal = table.refused("move_monument", "enemy:1", (sq(2, 3),), tuple(sorted(table.s.hands[0])[:few]))
        assert refusal == ("need_two_cards", {"need": 2, "have": few}, "6.4-push")
    table.hold("c07")
    assert table.refused("move_monument", "enemy:1", (sq(2, 3),), ("c07",)) == (
        "need_two_cards",
        {"need": 2, "have": 1},
        "6.4-push",
    )
    assert table.legal("move_monument") == []


def test_a_bare_square_with_a_monument_is_taken_whatever_the_option_says() -> None:
    for only_carded, code in ((True, "no_card_there"), (False, "monument_there")):
        table = multi(2).pawn(2, 2).own((2, 2)).own((2, 3), seat=1)
        table.s.laid = tuple(card for card in table.s.laid if card[1] != sq(2, 2))
        table.s.redraw_town()
        assert table.s.cells[sq(2, 2)] == table.s.cells[sq(2, 3)] == NO_CARD
        table.s.rulings &= -1 if only_carded else ~ONLY_CARDED
        assert table.code("move_monument", "0:1", (sq(2, 3),), ("c07", "c46")) == code
        table.s.powers[0] |= FRIENDSHIP
        assert ((sq(2, 3),) in {path for _, path, _ in table.legal("move_monument")}) is not only_carded
    assert table.refused("move_monument", "0:1", (sq(2, 4),), ()).code == "not_adjacent"


def test_discards_in_any_order_are_one_deed() -> None:
    told = set()
    for cards in (("c46", "c07"), ("c07", "c46")):
        table = s0().pawn(3, 3)
        action = Action("move_monument", 0, ("enemy:1", (sq(2, 3),), cards))
        assert CONTROLLER.check(table.s, action) is None
        assert CONTROLLER.normal(action).args[2] == ("c07", "c46")
        events = CONTROLLER.apply(table.s, action, table.chance).events
        told.add((table.s.digest(), str(events)))
    assert len(told) == 1


# --- the other monument cards ------------------------------------------------------------------------


def test_tv_12_industry_draws_none_one_or_two() -> None:
    table = start_phase(s0().owns("mon_industry"))
    assert table.decision.data == (2, 0)
    table.do("stop_draw")
    assert (len(table.s.hands[0]), table.decision.key) == (2, "allocate")
    table = start_phase(s0().owns("mon_industry"))
    table.do("draw_start", 1)
    assert table.legal("stop_draw") == [()]
    table.do("draw_start", 6)
    assert len(table.s.hands[0]) == 4
    assert table.refused("draw_start", 1) == ("industry_limit", {}, "6.5")
    table.do("allocate_gold", 1, 0)
    assert table.code("draw_start", 1) == "industry_limit"
    table = start_phase(s0())
    assert table.refused("stop_draw") == ("must_draw", {}, "5.3")


def test_with_industry_the_second_card_is_skipped_when_none_is_left() -> None:
    table = start_phase(s0().owns("mon_industry").close(1, 2, 3, 4, 5).keep(6, 1))
    table.do("draw_start", 6)
    assert table.decision.key == "allocate"


def test_friendship_also_helps_to_build() -> None:
    table = s0().owns("mon_friendship").pawn(4, 2).gold(10).own((4, 2))
    table.do("build_monument", "mon_haulage")
    assert table.s.monuments["0:1"] == table.s.monuments["0:2"] == sq(4, 2)


def test_a_card_works_from_the_next_action_on() -> None:
    table = s0(display=("mon_traffic", "mon_military", "mon_unity")).pawn(4, 2).gold(10)
    assert table.code("move_pawn", (sq(4, 1), sq(4, 0))) == "needs_traffic"
    table.do("build_monument", "mon_traffic")
    table.do("move_pawn", (sq(5, 2), sq(6, 2)))


# --- drawing -----------------------------------------------------------------------------------------


def test_drawing_and_empty_piles() -> None:
    table = s0().close(3)
    assert table.legal("draw_card") == [(1,), (2,), (4,), (5,), (6,)]
    assert table.refused("draw_card", 3) == ("pile_empty", {"slot": 3}, "6.4-draw")
    table.do("draw_card", 6)
    assert table.s.ap == 2
    start = start_phase(s0().close(3))
    assert start.refused("draw_start", 3) == ("pile_empty", {"slot": 3}, "5.3")
    assert start.code("draw_start", 7) == "bad_argument"


def test_caution_about_a_hand_that_grows_too_large() -> None:
    table = s0().hand_of(5)
    assert table.caution("draw_card", 1) is None
    table.ap(1)
    assert table.caution("draw_card", 1) == ("hand_over_limit", {"cards": 6, "limit": 5}, "5.3")


def test_caution_about_a_hand_that_is_too_large_at_the_end_of_the_actions() -> None:
    table = s0("enemy_annette").enemy_at(2).hand_of(6).ap(0)
    assert table.caution("end_actions") == ("hand_over_limit", {"cards": 6, "limit": 5}, "5.3")
    table.hand_of(5)
    assert table.refused("draw_card", 1).code == "no_ap"
    assert table.caution("end_actions") == ("enemy_strikes", {"enemy": "enemy_annette"}, "6.8")


def test_caution_about_a_card_that_need_not_be_drawn() -> None:
    table = start_phase(s0().hand_of(8))
    assert table.caution("draw_start", 1) is None, "one card must be drawn"
    table = start_phase(s0(medal=2).owns("mon_industry").keep(2, 1).hand_of(8))
    assert table.caution("draw_start", 1) == ("hand_over_limit", {"cards": 9, "limit": 5}, "5.3")
    assert table.caution("draw_start", 2) is None, "the medal comes back and brings a fourth point"
    table.do("draw_start", 2)
    assert table.caution("draw_start", 1) == ("hand_over_limit", {"cards": 10, "limit": 5}, "5.3")
