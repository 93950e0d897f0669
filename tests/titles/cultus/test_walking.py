"""Section 6.4, moving the pawn, with 6.6, the bonus medal."""

from __future__ import annotations

import pytest

from game.titles.cultus.rules.board import NEXT_TO, SQUARES
from game.titles.cultus.rules.economy import paying_slot

from .positions import multi, s0, sq


def test_tv_02_a_step_between_the_icons_of_an_open_card_pays() -> None:
    table = s0(medal=6)
    table.do("move_pawn", (sq(0, 1),))
    assert table.decision.data == (1, 1)
    table.do("allocate_gold", 1, 0)
    assert (table.s.cost, table.s.vp, table.s.ap) == ([1], [0], 2)
    paid = table.happened("walk_paid")[0].params
    assert paid == {
        "seat": 0,
        "gold": 1,
        "base": 1,
        "closed": 0,
        "slot": 1,
        "card": "income_1",
        "a": "a1",
        "b": "b1",
    }


def test_tv_03_a_closed_card_pays_nothing() -> None:
    table = s0(medal=6).close(1)
    table.do("move_pawn", (sq(0, 1),))
    assert (table.s.cost, table.s.character_gold, table.decision.key) == ([0], [0], "actions")
    assert table.happened("walk_paid") == []


@pytest.mark.parametrize(("seat", "points"), [(0, 2), (1, 0)])
def test_tv_04_closed_cards_add_gold_and_the_own_medal_points(seat: int, points: int) -> None:
    table = multi(2, start_seat=seat).close(4, 5)
    table.s.put_pawn(seat, sq(0, 3))
    table.do("move_pawn", (sq(0, 4),))
    assert table.decision.data == (3, 1)
    table.do("allocate_gold", 2, 1)
    assert table.s.vp[seat] == points
    assert (table.s.cost[seat], table.s.character_gold[seat]) == (2, 1)


def test_tv_05_the_same_pair_pays_once_a_turn() -> None:
    table = s0(medal=1)
    table.do("move_pawn", (sq(0, 1),))
    table.do("allocate_gold", 1, 0)
    table.do("move_pawn", (sq(0, 0),))
    table.do("move_pawn", (sq(0, 1),))
    assert (table.s.cost, table.s.vp) == ([1], [2])
    table.do("end_actions")
    table.do("draw_start", 2)
    table.do("allocate_gold", 0, 1)
    table.do("move_pawn", (sq(0, 0),))
    assert table.decision.key == "allocate"


def test_tv_06_other_squares_pay_again_for_the_same_card() -> None:
    table = s0(medal=6).pawn(0, 3)
    for square in (sq(0, 4), sq(1, 4), sq(2, 4)):
        table.do("move_pawn", (square,))
        table.do("allocate_gold", 1, 0)
    assert table.s.cost == [3]
    assert [e.params["card"] for e in table.happened("walk_paid")] == ["income_1", "income_2", "income_2"]


def test_tv_07_a_pair_without_a_card_never_pays() -> None:
    table = s0().close(2, 3, 5)
    table.do("move_pawn", (sq(1, 0),))
    assert table.happened("walk_paid") == []
    assert table.s.ap == 2


def test_tv_26_a_walk_counts_as_paid_even_if_all_gold_is_lost() -> None:
    table = s0(medal=1).gold(10, 10)
    table.do("move_pawn", (sq(0, 1),))
    assert (table.s.vp, table.s.cost, table.s.character_gold) == ([2], [10], [10])
    assert table.decision.key == "actions"
    table.do("move_pawn", (sq(0, 0),))
    assert table.s.vp == [2]


def test_tv_73_paying_pairs_on_the_map() -> None:
    s = s0().s
    pairs = [(a, b) for a in SQUARES for b in NEXT_TO[a] if a < b]
    assert len(pairs) == 112
    assert sum(bool(paying_slot(s, a, b)) for a, b in pairs) == 33


def test_tv_75_a_plaza_never_pays() -> None:
    table = multi(2)
    s = table.s
    s.laid = (("c25", 0, 0), ("c45", sq(6, 6), 180))
    s.redraw_town()
    table.do("move_pawn", (sq(0, 1),))
    assert table.happened("walk_paid") == []
    table.do("move_pawn", (sq(1, 1),))
    assert table.decision.data == (1, 1)


def test_monuments_do_not_stop_a_walk() -> None:
    table = s0().pawn(2, 3)
    table.do("move_pawn", (sq(3, 3),))
    assert table.s.pawn == [sq(3, 3)]


def test_refused_walks() -> None:
    table = multi(2).pawn(3, 3)
    table.s.put_pawn(1, sq(3, 4))
    assert table.refused("move_pawn", (sq(4, 4),)) == ("no_diagonal", {"square": "e5", "origin": "d4"}, "6.4-move")
    assert table.code("move_pawn", (sq(3, 5),)) == "not_adjacent"
    assert table.code("move_pawn", (sq(3, 3),)) == "not_adjacent"
    assert table.refused("move_pawn", (sq(3, 4),)) == ("pawn_there", {"square": "e4", "owner": "red"}, "6.4-move")
    assert table.refused("move_pawn", (sq(2, 3), sq(1, 3))) == ("needs_traffic", {"square": "d2"}, "6.5")
    table.s.laid = (("c25", 0, 0), ("c01", sq(2, 2), 0))
    table.s.redraw_town()
    assert table.refused("move_pawn", (sq(4, 3),)) == ("no_card_there", {"square": "d5"}, "6.4-move")
    for wrong in ((), ((),), ((64,),), ((-1,),), (("a1",),), (3,), ((1,), 3), ((sq(2, 3),), 1), ((1, 2, 3),)):
        assert table.code("move_pawn", *wrong) == "bad_argument"


def test_the_edge_of_the_map_does_not_wrap_round() -> None:
    table = s0().pawn(2, 7)
    assert sorted(table.legal("move_pawn")) == [((sq(1, 7),),), ((sq(2, 6),),), ((sq(3, 7),),)]
    assert table.code("move_pawn", (sq(3, 0),)) == "not_adjacent"


# --- Traffic -----------------------------------------------------------------------------------------


def test_tv_14_with_traffic_one_of_two_paying_steps_is_named() -> None:
    path = (sq(2, 4), sq(1, 4))
    table = s0(medal=2).owns("mon_traffic").pawn(2, 5)
    assert table.refused("move_pawn", path) == ("choose_income", {}, "6.4-move")
    table.do("move_pawn", path, 1)
    table.do("allocate_gold", 1, 0)
    assert (table.s.vp, table.s.cost, table.s.pawn, table.s.ap) == ([0], [1], [sq(1, 4)], 2)
    table = s0(medal=2).owns("mon_traffic").pawn(2, 5)
    table.do("move_pawn", path, 2)
    table.do("allocate_gold", 1, 0)
    assert (table.s.vp, table.s.cost) == ([2], [1])
    table.do("move_pawn", (sq(2, 4),))
    assert len(table.happened("walk_paid")) == 1
    table.do("move_pawn", (sq(2, 5),))
    assert len(table.happened("walk_paid")) == 2


def test_with_traffic_a_step_straight_back_pays_once_and_nothing_is_named() -> None:
    table = s0(medal=6).owns("mon_traffic")
    path = (sq(0, 1), sq(0, 0))
    assert (path,) in table.legal("move_pawn")
    assert table.code("move_pawn", path, 1) == "bad_argument"
    table.do("move_pawn", path)
    table.do("allocate_gold", 1, 0)
    assert (table.s.pawn, table.s.cost) == ([0], [1])
    assert len(table.happened("walk_paid")) == 1


def test_with_traffic_the_single_paying_step_is_taken() -> None:
    table = s0(medal=6).owns("mon_traffic").pawn(0, 2)
    table.do("move_pawn", (sq(0, 3), sq(0, 4)))
    assert table.decision.data == (1, 1)
    table = s0(medal=6).owns("mon_traffic").pawn(1, 0)
    table.do("move_pawn", (sq(1, 1), sq(1, 2)))
    assert table.decision.data == (1, 4)


def test_two_steps_over_the_same_card_still_need_a_choice() -> None:
    table = s0(medal=6).owns("mon_traffic").pawn(0, 4)
    assert table.code("move_pawn", (sq(1, 4), sq(2, 4))) == "choose_income"


def test_with_traffic_pawns_cannot_be_jumped() -> None:
    table = multi(2).owns("mon_traffic").pawn(2, 2)
    table.s.put_pawn(1, sq(2, 3))
    assert table.code("move_pawn", (sq(2, 3), sq(2, 4))) == "pawn_there"
    table.s.put_pawn(1, sq(2, 4))
    assert table.code("move_pawn", (sq(2, 3), sq(2, 4))) == "pawn_there"
    assert ((sq(1, 2), sq(1, 3)),) in table.legal("move_pawn")
    assert ((sq(1, 2), sq(2, 2)),) in table.legal("move_pawn")


# --- 6.6 the medal -----------------------------------------------------------------------------------


def test_only_the_owner_profits_from_a_medal_and_only_from_its_card() -> None:
    table = s0(medal=2)
    table.do("move_pawn", (sq(0, 1),))
    table.do("allocate_gold", 1, 0)
    assert table.s.vp == [0]
    table = multi(2)
    assert table.s.medal == [1, 2]
    table.pawn(0, 4).do("move_pawn", (sq(1, 4),))
    table.do("allocate_gold", 1, 0)
    assert table.s.vp == [0, 0]


def test_tv_45_wilhelm_turns_the_medal_against_its_owner() -> None:
    table = s0("enemy_wilhelm", medal=1).points(5)
    table.do("move_pawn", (sq(0, 1),))
    table.do("allocate_gold", 1, 0)
    assert (table.s.vp, table.s.cost) == ([3], [1])
    assert table.happened("medal_turned")[0].params == {"seat": 0, "slot": 1, "enemy": "enemy_wilhelm", "vp": 2}


def test_tv_46_the_gold_comes_before_the_loss() -> None:
    table = s0("enemy_wilhelm", medal=1).points(1)
    table.do("move_pawn", (sq(0, 1),))
    table.do("allocate_gold", 1, 0)
    assert (table.s.vp, table.s.cost) == ([0], [0])
    assert table.happened("shortage")[0].params == {"seat": 0, "missing": 1, "gold": 1}


def test_the_shortage_rule_can_be_limited_to_the_hand() -> None:
    table = s0("enemy_wilhelm", medal=1).points(1)
    table.s.rulings &= ~1
    table.do("move_pawn", (sq(0, 1),))
    table.do("allocate_gold", 1, 0)
    assert (table.s.vp, table.s.cost) == ([0], [1])


# --- cautions ----------------------------------------------------------------------------------------


def test_cautions_about_walks() -> None:
    table = s0(medal=6).gold(10, 10)
    assert table.caution("move_pawn", (sq(0, 1),)) == ("gold_would_be_lost", {"gold": 1, "lost": 1}, "6.2")
    assert table.caution("move_pawn", (sq(1, 0),)) is None
    table = s0(medal=6).close(1)
    assert table.caution("move_pawn", (sq(0, 1),)) == ("walk_closed", {"card": "income_1", "slot": 1}, "6.4-move")
    table = s0(medal=6)
    assert table.caution("move_pawn", (sq(0, 1),)) is None
    table.do("move_pawn", (sq(0, 1),))
    table.do("allocate_gold", 1, 0)
    assert table.caution("move_pawn", (sq(0, 0),)) == ("walk_already_paid", {"a": "b1", "b": "a1"}, "6.4-move")
