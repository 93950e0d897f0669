"""Sections 5 and 6.1 to 6.3: the phases of a turn, closing income cards, gold, lost points."""

from __future__ import annotations

from random import Random

import pytest

from game.titles.cultus.rules import CONTROLLER
from game.titles.cultus.rules.components import cells_of
from game.titles.cultus.rules.decisions import hand_adjust, start_draw
from game.titles.cultus.rules.state import INDUSTRY

from .positions import Table, multi, s0, sq, started


def start_phase(table: Table) -> Table:
    """The same position at the beginning of a turn."""
    table.s.pending.clear()
    table.s.phase = "turn"
    table.proceed()
    return table


# --- 5.3 (1) start phase -----------------------------------------------------------------------------


def test_a_turn_begins_with_one_card_from_any_pile() -> None:
    table = start_phase(s0())
    assert table.decision == start_draw(0, 1, 0)
    assert table.legal("draw_start") == [(slot,) for slot in range(1, 7)]
    top = table.s.piles[3][-1]
    events = table.do("draw_start", 4)
    assert table.s.hands[0][-1] == top
    drew = events[0]
    assert (drew.kind, drew.params, drew.private, drew.reveals) == (
        "drew",
        {"seat": 0, "slot": 4, "left": 4},
        {"card": top, "cells": cells_of(top)},
        True,
    )
    assert table.decision.key == "allocate"


def test_the_start_phase_is_skipped_without_cards() -> None:
    table = s0().close(1, 2, 3, 4, 5, 6)
    start_phase(table)
    assert table.decision.key == "allocate"


def test_the_only_pile_is_drawn_from_without_a_question() -> None:
    table = start_phase(s0().close(1, 2, 4, 5, 6))
    assert [(e.kind, e.params.get("slot")) for e in table.events[:2]] == [("turn_begins", None), ("drew", 3)]
    assert table.events[1].reveals, "what was drawn is not taken back"
    assert (len(table.s.hands[0]), len(table.s.piles[2]), table.s.drawn) == (3, 4, 1)
    assert table.decision.key == "allocate"


def test_the_last_card_of_all_piles_is_drawn_and_closes_its_income_card() -> None:
    table = start_phase(s0(medal=6).close(1, 2, 3, 4, 5).keep(6, 1).gold(10, 3))
    told = [e.kind for e in table.events]
    assert told[1:6] == ["drew", "income_closed", "medal_returned", "income", "allocated"]
    assert (table.decision.key, table.s.ap) == ("actions", 4)


def test_with_industry_the_only_pile_is_still_a_choice() -> None:
    table = start_phase(s0().owns("mon_industry").close(1, 2, 3, 4, 5))
    assert (table.legal("draw_start"), table.legal("stop_draw")) == ([(6,)], [()])


def test_several_piles_are_a_choice() -> None:
    table = start_phase(s0().close(1, 2, 4, 5))
    assert table.legal("draw_start") == [(3,), (6,)]


def test_one_record_holds_no_answer_to_what_was_not_asked() -> None:
    """A game in which only one pile is left for a while: no ply of it draws from it at the start."""
    for seats in (1, 2):
        table = started(seats, 9)
        rng, met = Random(seats), 0
        while table.decision is not None:
            one_pile = table.s.open_mask.bit_count() == 1 and not table.s.powers[table.seat] & INDUSTRY
            assert not (one_pile and table.decision.key == "start_draw")
            met += one_pile and table.decision.key == "actions"
            action = rng.choice(CONTROLLER.legal(table.s, table.seat))
            table.do(action.kind, *action.args)
        assert met


# --- 6.1 closing an income card ----------------------------------------------------------------------


def test_tv_08_a_medal_that_returns_in_the_action_phase_helps_from_the_next_turn() -> None:
    table = s0(medal=2).keep(2, 1)
    table.do("draw_card", 2)
    assert table.s.medal == [0]
    assert table.s.coins() == 1
    assert table.s.ap == 2
    assert [e.kind for e in table.events] == ["drew", "income_closed", "medal_returned"]
    table.end_turn()
    table.do("draw_start", 1)
    table.do("allocate_gold", 1, 0)
    assert table.s.ap == 4


def test_a_medal_that_returns_adds_no_point_to_the_phase() -> None:
    table = s0(medal=2).keep(2, 1)
    assert (table.s.phase_points(), table.decision.data) == (3, (3, 3))
    table.do("draw_card", 2)
    assert (table.s.medal, table.s.phase_points(), table.decision.data) == ([0], 3, (2, 3))
    table.do("move_pawn", (sq(1, 0),))
    assert (table.s.ap, table.s.phase_points()) == (1, 3)
    table.end_turn()
    assert table.s.phase_points() == 0
    table.do("draw_start", 1)
    table.do("allocate_gold", 1, 0)
    assert (table.s.phase_points(), table.decision.data) == (4, (4, 4))
    table.do("draw_card", 1)
    assert (table.s.phase_points(), table.decision.data) == (4, (3, 4))


def test_tv_09_a_medal_that_returns_in_the_start_phase_helps_at_once() -> None:
    table = start_phase(s0(medal=2).keep(2, 1))
    table.do("draw_start", 2)
    table.do("allocate_gold", 1, 0)
    assert table.s.ap == 4


def test_several_medals_go_back_only_from_the_closed_slot() -> None:
    table = multi(3)
    table.keep(2, 1)
    table.do("draw_card", 2)
    assert table.s.medal == [1, 0, 3]


# --- 5.3 (2) and 6.2 gold ----------------------------------------------------------------------------


def test_income_counts_own_monuments() -> None:
    table = s0().own((0, 2), (0, 7))
    start_phase(table).do("draw_start", 1)
    assert table.decision.data == (3, 0)
    income = table.happened("income")[0].params
    assert income == {"seat": 0, "gold": 3, "base": 1, "monuments": 2}


def test_tv_01_a_split_is_final() -> None:
    table = s0().own((0, 2), (0, 7))
    start_phase(table).do("draw_start", 1)
    assert table.legal("allocate_gold") == [(0, 3), (1, 2), (2, 1), (3, 0)]
    table.do("allocate_gold", 2, 1)
    assert (table.s.cost, table.s.character_gold) == ([2], [1])
    assert table.code("allocate_gold", 1, 2) == "wrong_phase"


def test_tv_25_gold_without_room_is_lost_without_a_question() -> None:
    table = s0().own((0, 2), (0, 7)).gold(9, 10)
    start_phase(table).do("draw_start", 1)
    assert (table.s.cost, table.s.character_gold) == ([10], [10])
    assert table.decision.key == "actions"
    assert table.happened("gold_lost")[0].params == {"seat": 0, "gold": 2}
    assert table.happened("allocated")[0].params == {"seat": 0, "to_cost": 1, "to_character": 0}


@pytest.mark.parametrize(
    ("cost", "character", "splits"),
    [(9, 0, [(0, 3), (1, 2)]), (0, 8, [(1, 2), (2, 1), (3, 0)]), (9, 8, None), (8, 8, [(1, 2), (2, 1)])],
)
def test_splits_respect_the_room_on_both_tracks(
    cost: int, character: int, splits: list[tuple[int, int]] | None
) -> None:
    table = s0().own((0, 2), (0, 7)).gold(cost, character)
    start_phase(table).do("draw_start", 1)
    if splits is None:
        assert table.decision.key == "actions"
        assert (table.s.cost, table.s.character_gold) == ([10], [10])
    else:
        assert table.legal("allocate_gold") == splits


def test_without_a_cost_cube_all_gold_goes_to_the_character() -> None:
    table = s0().gold(-1, 4)
    start_phase(table).do("draw_start", 1)
    assert table.decision.key == "actions"
    assert (table.s.cost, table.s.character_gold) == ([-1], [5])


def test_refused_splits() -> None:
    table = s0().own((0, 2), (0, 7)).gold(8, 0)
    start_phase(table).do("draw_start", 1)
    assert table.refused("allocate_gold", 3, 0) == ("track_full", {"room": 2, "amount": 3}, "6.2")
    assert table.refused("allocate_gold", 2, 2) == ("split_wrong_sum", {"sum": 4, "need": 3}, "6.2")
    assert table.code("allocate_gold", 1, 1) == "split_wrong_sum"
    assert table.refused("allocate_gold", 11, 0) == ("track_full", {"room": 2, "amount": 11}, "6.2")
    assert table.refused("allocate_gold", 0, 99) == ("track_full", {"room": 10, "amount": 99}, "6.2")
    assert [table.code("allocate_gold", *wrong) for wrong in ((-1, 4), (1,), (1, 2, 0), ("2", 1))] == [
        "bad_argument"
    ] * 4
    table.s.cost[0] = -1
    assert table.code("allocate_gold", 1, 2) == "no_cost_cube"
    assert table.code("move_pawn", (1,)) == "must_allocate"


# --- 5.3 (3) action phase ----------------------------------------------------------------------------


def test_three_points_and_they_must_be_used_up() -> None:
    table = s0()
    assert table.refused("end_actions") == ("ap_left", {"left": 3}, "5.3")
    for _ in range(3):
        table.do("draw_card", 1)
    assert [args for kind in ("move_pawn", "draw_card") for args in table.legal(kind)] == []
    assert table.refused("move_pawn", (1,)) == ("no_ap", {}, "5.3")
    assert table.legal("end_actions") == [()]


def test_tv_71_no_end_while_a_card_can_be_drawn() -> None:
    table = multi(4).close(1, 2, 3, 4, 5)
    s = table.s
    s.hands[0] = ()
    for seat, square in ((1, sq(0, 1)), (2, sq(1, 0))):
        s.put_pawn(seat, square)
    table.ap(1)
    assert table.legal("move_pawn") == []
    assert table.legal("place_construction") == []
    assert table.refused("end_actions") == ("ap_left", {"left": 1}, "5.3")
    table.close(6)
    assert table.legal("end_actions") == [()]
    table.do("end_actions")
    assert table.happened("points_lost")[0].params == {"seat": 0, "points": 1}
    assert table.s.ap == 0


def test_a_placing_or_a_walk_also_keeps_the_phase_open() -> None:
    table = multi(2).close(1, 2, 3, 4, 5, 6)
    assert table.code("end_actions") == "ap_left"
    table.s.hands[0] = ()
    assert table.code("end_actions") == "ap_left"
    table.s.put_pawn(1, 1)
    assert table.legal("move_pawn") == [((8,),)]


def test_effects_may_be_used_without_action_points() -> None:
    table = s0().gold(0, 3).ap(0)
    assert table.legal("use_character")
    assert table.legal("end_actions") == [()]
    table.do("use_character", 3, sq(0, 3))
    table.do("end_actions")


# --- 5.3 (4) hand adjustment and 6.3 lost points -----------------------------------------------------


def test_tv_16_discards_that_cannot_be_paid_cost_gold() -> None:
    table = s0().points(4).gold(6).hand_of(8)
    before = len(table.s.discard)
    table.end_turn()
    assert table.decision == hand_adjust(0, 3)
    cards = table.legal("discard_to_limit")[0][0]
    assert len(table.legal("discard_to_limit")) == 56
    table.do("discard_to_limit", cards)
    assert (table.s.vp, table.s.cost, len(table.s.hands[0])) == ([0], [4], 5)
    assert table.s.discard[before : before + 3] == cards
    assert table.happened("vp_lost")[0].params == {"seat": 0, "vp": 4, "owed": 6}
    assert table.happened("shortage")[0].params == {"seat": 0, "missing": 2, "gold": 2}


def test_tv_72_the_hand_has_no_limit_during_the_action_phase() -> None:
    table = s0().hand_of(5)
    for _ in range(3):
        table.do("draw_card", 1)
    assert len(table.s.hands[0]) == 8
    table.do("end_actions")
    assert table.decision.data == (3,)


def test_gold_never_falls_below_nothing_and_the_character_is_safe() -> None:
    table = s0().gold(1, 7).hand_of(8)
    table.end_turn()
    table.do("discard_to_limit", table.legal("discard_to_limit")[0][0])
    assert (table.s.vp, table.s.cost, table.s.character_gold) == ([0], [0], [7])
    table = s0().gold(-1, 7).hand_of(8)
    table.end_turn()
    table.do("discard_to_limit", table.legal("discard_to_limit")[0][0])
    assert (table.s.vp, table.s.cost, table.s.character_gold) == ([0], [-1], [7])


def test_refused_discards() -> None:
    table = s0().hand_of(7)
    table.end_turn()
    hand = table.s.hands[0]
    assert table.refused("discard_to_limit", hand[:1]) == ("discard_count", {"need": 2, "have": 1}, "5.3")
    assert table.code("discard_to_limit", hand[:3]) == "discard_count"
    assert table.code("discard_to_limit", ()) == "discard_count"
    assert table.code("discard_to_limit", (hand[0], hand[0])) == "card_not_in_hand"
    assert table.code("discard_to_limit", (hand[0], "c01")) == "card_not_in_hand"
    assert table.code("end_actions") == "wrong_phase"


# --- 5.3 (6) end phase -------------------------------------------------------------------------------


def test_tv_24_each_card_of_several_comes_from_a_pile_of_choice() -> None:
    table = s0("enemy_baltasar").enemy_at(3)
    table.end_turn()
    assert table.decision.key == "baltasar"
    for slot in (6, 2, 6, 4):
        assert (slot,) in table.legal("baltasar_draw")
        table.do("baltasar_draw", slot)
    assert [len(pile) for pile in table.s.piles] == [4, 4, 5, 4, 5, 3]
    table = start_phase(s0().owns("mon_industry"))
    table.do("draw_start", 3)
    table.do("draw_start", 5)
    assert [len(pile) for pile in table.s.piles] == [5, 5, 4, 5, 4, 5]


def test_the_turn_goes_round_clockwise() -> None:
    table = multi(3, start_seat=1)
    for seat in (1, 2, 0, 1):
        assert table.s.seat == seat == table.seat
        assert table.refused("draw_card", 1, seat=(seat + 1) % 3).code == "not_your_turn"
        table.end_turn()
        table.do("draw_start", 1)
        table.do("allocate_gold", 0, 1)


def play_turn(table: Table) -> None:
    """Draw, keep the gold, do nothing more."""
    if table.decision.key == "start_draw":
        table.do("draw_start", table.legal("draw_start")[0][0])
    if table.decision.key == "allocate":
        table.do("allocate_gold", *table.legal("allocate_gold")[0])
    table.end_turn()
    if table.decision is not None and table.decision.key == "hand_adjust":
        table.do("discard_to_limit", table.legal("discard_to_limit")[0][0])


def test_tv_63_the_last_lap_gives_every_other_player_one_turn() -> None:
    table = multi(3).gold(10)
    table.s.stock[0] = 0
    table.pawn(0, 2)
    table.do("build_monument", "mon_military")
    assert table.s.last_cube
    table.end_turn()
    assert table.happened("last_lap")[0].params == {"seat": 0, "turns": 2}
    assert (table.s.seat, table.s.last_cube, table.s.lap) == (1, 0, 2)
    play_turn(table)
    assert table.s.seat == 2
    play_turn(table)
    assert table.decision is None
    assert table.s.phase == "over"


def test_tv_63_empty_piles_end_the_last_lap_at_once() -> None:
    table = multi(3).gold(10).close(1, 2, 3, 4, 5).keep(6, 1)
    table.s.stock[0] = 0
    table.pawn(0, 2)
    table.do("build_monument", "mon_military")
    table.end_turn()
    play_turn(table)
    assert table.decision is None


def test_a_second_last_cube_does_not_prolong_the_last_lap() -> None:
    table = multi(2).gold(10).gold(10, seat=1)
    table.s.stock = [0, 0]
    table.pawn(0, 2).pawn(2, 2, seat=1)
    table.do("build_monument", "mon_military")
    table.end_turn()
    table.do("draw_start", 1)
    table.do("build_monument", "mon_haulage")
    assert table.s.last_cube
    table.end_turn()
    assert table.decision is None


def test_both_ends_in_one_turn_leave_no_last_lap() -> None:
    table = multi(3).gold(10).close(1, 2, 3, 4, 5).keep(6, 1)
    table.s.stock[0] = 0
    table.pawn(0, 2)
    table.do("build_monument", "mon_military")
    table.do("draw_card", 6)
    table.end_turn()
    assert table.decision is None


def test_tv_37_the_last_cube_ends_the_solo_game_after_the_enemy_phase() -> None:
    table = s0().gold(10, 2).pawn(0, 2)
    table.s.stock[0] = 0
    table.do("build_monument", "mon_haulage")
    assert (table.s.cost, table.s.last_cube) == ([-1], 1)
    table.ap(2)
    table.do("move_pawn", (sq(0, 3),))
    table.do("move_pawn", (sq(0, 4),))
    assert table.s.character_gold == [3]
    table.end_turn()
    assert table.decision is None
    assert len(table.happened("enemy_discarded")) == 1


def test_what_is_no_action_at_all() -> None:
    table = s0()
    assert table.code("dance") == "unknown_action"
    assert table.refused("draw_start", 1).code == "wrong_phase"


def test_nobody_may_act_after_the_end() -> None:
    from game.engine import Action

    table = s0().close(1, 2, 3, 4, 5, 6)
    table.end_turn()
    assert table.decision is None
    refusal = CONTROLLER.check(table.s, Action("draw_card", 0, (1,)))
    assert refusal is not None
    assert refusal.code == "game_over"
