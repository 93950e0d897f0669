"""Section 6.8: the six solo enemies."""

from __future__ import annotations

from typing import Any

import pytest

from game.titles.cultus.rules import CONTROLLER
from game.titles.cultus.rules.components import ENEMIES
from game.titles.cultus.rules.state import DIFFICULTY

from .positions import Table, s0, solo, sq


def strike(table: Table) -> Table:
    """End the turn with the enemy's cube one space before the last."""
    table.enemy_at(ENEMIES[table.s.enemy].track_last - 1)
    table.end_turn()
    return table


def calculation(table: Table) -> tuple[int, int, int]:
    """What the effect counted, its factor, its points."""
    event = next(e for e in table.events if e.kind.startswith("effect_")).params
    return event["count"], event["factor"], event["vp"]


# --- every enemy phase -------------------------------------------------------------------------------


def test_the_enemy_discards_and_advances() -> None:
    table = s0()
    top = table.s.piles[0][-1]
    table.end_turn()
    s = table.s
    assert (s.discard, len(s.piles[0]), s.enemy_track) == ((top,), 4, 1)
    discarded = table.happened("enemy_discarded")[0]
    assert (discarded.params["card"], discarded.params["slot"], discarded.reveals) == (top, 1, True)
    advanced = table.happened("enemy_advanced")[0].params
    assert (advanced["origin"], advanced["space"], advanced["last"]) == (0, 1, 5)
    assert s.enemy_effects == ()


def test_tv_59_on_the_last_space_the_effect_strikes_and_the_cube_returns() -> None:
    table = strike(s0("enemy_annette"))
    assert (table.s.enemy_track, table.s.enemy_vp) == (0, 24)
    assert table.s.enemy_effects == ((1, 24),)
    assert table.happened("enemy_returned")[0].params["origin"] == 3


def test_tv_60_an_enemy_discard_closes_a_pile_and_returns_the_medal() -> None:
    table = s0(medal=1).keep(1, 1)
    table.end_turn()
    assert (table.s.medal, table.s.coins()) == ([0], 1)
    table.do("draw_start", 6)
    table.do("allocate_gold", 1, 0)
    assert table.s.ap == 4
    table.end_turn()
    assert [e.params["slot"] for e in table.happened("enemy_discarded")] == [1, 2]


def test_tv_61_without_cards_there_is_no_discard_but_all_the_rest() -> None:
    table = s0("enemy_wilhelm").close(1, 2, 3, 4, 5).keep(6, 1)
    table.do("draw_card", 6)
    strike(table)
    assert table.happened("enemy_discarded") == []
    assert calculation(table) == (4, 2, 8)
    assert table.decision is None


def test_tv_62_the_game_lasts_fifteen_turns_at_two_cards_a_turn() -> None:
    table = s0("enemy_eleonora")
    table.s.pending.clear()
    table.s.phase, table.s.turn = "turn", 0
    table.proceed()
    for turn in range(1, 16):
        assert table.s.turn == turn
        table.do("draw_start", table.legal("draw_start")[-1][0])
        if table.decision.key == "allocate":
            table.do("allocate_gold", *table.legal("allocate_gold")[0])
        table.end_turn()
        if table.decision and table.decision.key == "hand_adjust":
            table.do("discard_to_limit", table.legal("discard_to_limit")[0][0])
    assert table.decision is None
    assert table.s.turn == 15


def test_caution_before_the_effect() -> None:
    table = s0("enemy_annette").enemy_at(1).ap(0)
    assert table.caution("end_actions") is None
    table.enemy_at(2)
    assert table.caution("end_actions") == ("enemy_strikes", {"enemy": "enemy_annette"}, "6.8")


# --- Baltasar ----------------------------------------------------------------------------------------


def test_tv_55_baltasar_draws_for_the_player_and_counts_the_discard_pile() -> None:
    table = s0("enemy_baltasar").keep(1, 3).keep(2, 3).keep(3, 4)
    table.s.stock[0] = 3
    assert len(table.s.discard) == 5
    strike(table)
    assert table.decision.data == (3,)
    hand = len(table.s.hands[0])
    for slot in (4, 5, 6):
        table.do("baltasar_draw", slot)
    assert len(table.s.hands[0]) == hand + 3
    assert calculation(table) == (6, 3, 18)


def test_tv_56_baltasar_empties_the_piles_and_the_game_ends() -> None:
    table = s0("enemy_baltasar").close(1, 2, 3).keep(4, 1).keep(5, 1).keep(6, 1)
    table.s.stock[0] = 3
    strike(table)
    assert table.decision.data == (3,)
    assert table.refused("baltasar_draw", 4) == ("pile_empty", {"slot": 4}, "6.8")
    hand = len(table.s.hands[0])
    table.do("baltasar_draw", 5)
    assert len(table.s.hands[0]) == hand + 2, "the last pile is drawn by itself"
    assert table.decision is None


def test_baltasar_asks_for_nothing_without_stock() -> None:
    table = s0("enemy_baltasar")
    table.s.stock[0] = 0
    strike(table)
    assert table.happened("drew") == []
    assert calculation(table) == (1, 3, 3)


def test_cards_drawn_for_baltasar_wait_for_the_next_hand_adjustment() -> None:
    table = strike(s0("enemy_baltasar").hand_of(5))
    for _ in range(4):
        table.do("baltasar_draw", 1)
    assert len(table.s.hands[0]) == 9
    assert table.decision.key == "start_draw"


# --- Wilhelm -----------------------------------------------------------------------------------------


def test_tv_43_wilhelm_counts_monuments_that_touch() -> None:
    assert calculation(strike(s0("enemy_wilhelm"))) == (4, 2, 8)


def test_tv_44_wilhelm_counts_both_owners() -> None:
    assert calculation(strike(s0("enemy_wilhelm").shove(1, 2, 3))) == (3, 2, 6)
    assert calculation(strike(s0("enemy_wilhelm").shove(1, 2, 3).own((2, 2)))) == (5, 2, 10)


def test_monuments_on_one_square_are_not_next_to_each_other() -> None:
    table = s0("enemy_wilhelm").own((0, 0), (0, 0))
    assert calculation(strike(table)) == (4, 2, 8)
    table = s0("enemy_wilhelm").own((2, 3), (2, 3))
    assert calculation(strike(table)) == (6, 2, 12)


def test_wilhelm_with_diagonals_by_option() -> None:
    table = s0("enemy_wilhelm").own((2, 2))
    table.s.rulings &= ~2
    assert calculation(strike(table))[0] == 5


# --- Eleonora ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("stock", "points"), [(4, 64), (0, 0)])
def test_tv_47_eleonora_empties_the_cost_track(stock: int, points: int) -> None:
    table = s0("enemy_eleonora").gold(7, 3)
    table.s.stock[0] = stock
    strike(table)
    assert (table.s.cost, table.s.character_gold) == ([0], [3])
    assert calculation(table) == (stock, 16, points)
    assert table.happened("cost_emptied")[0].params["gold"] == 7


def test_eleonora_finds_no_cost_cube() -> None:
    table = s0("enemy_eleonora").gold(-1)
    table.s.stock[0] = 0
    strike(table)
    assert table.s.cost == [-1]


# --- Ruben -------------------------------------------------------------------------------------------


def test_tv_48_ruben_counts_different_icons_next_to_each_monument() -> None:
    table = strike(s0("enemy_ruben"))
    event = table.happened("effect_ruben")[0].params
    assert event["each"] == (3, 3, 2, 4)
    assert calculation(table) == (12, 4, 48)


def test_the_plaza_is_an_icon_by_option_only() -> None:
    table = s0("enemy_ruben")
    table.s.rulings |= 16
    assert calculation(strike(table)) == (13, 4, 52)


def test_tv_49_ruben_after_a_shove() -> None:
    table = strike(s0("enemy_ruben").shove(1, 2, 3))
    assert table.happened("effect_ruben")[0].params["each"] == (2, 3, 2, 4)
    assert calculation(table) == (11, 4, 44)


def test_tv_17_ruben_at_most() -> None:
    table = s0("enemy_ruben")
    s = table.s
    for number, (row, col) in enumerate(((1, 1), (1, 5), (5, 1), (5, 5)), 1):
        table.shove(number, row, col)
        for kind, (r, c) in enumerate(((row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col))):
            s.cells[sq(r, c)] = kind
    assert calculation(strike(table)) == (16, 4, 64)


def test_tv_50_where_ruben_may_push() -> None:
    table = strike(s0("enemy_ruben").own((4, 2)))
    assert table.decision.key == "ruben"
    assert table.legal("ruben_push") == [("0:1", sq(4, 1)), ("0:1", sq(5, 2))]
    table.do("ruben_push", "0:1", sq(5, 2))
    assert table.s.monuments["0:1"] == sq(5, 2)
    assert calculation(table)[1] == 4
    table = strike(s0("enemy_ruben").own((0, 3)))
    assert table.happened("ruben_pushed")[0].params["at"] == "c1", "the only push is made by itself"
    table = strike(s0("enemy_ruben").own((0, 0)))
    assert table.happened("ruben_pushed") == []
    assert calculation(table)[1] == 4


def test_refused_pushes() -> None:
    table = strike(s0("enemy_ruben").own((4, 2), (0, 3)))
    assert table.refused("ruben_push", "enemy:1", sq(2, 3)) == ("not_your_monument", {}, "6.8")
    assert table.code("ruben_push", "0:3", sq(2, 3)) == "not_your_monument"
    assert table.refused("ruben_push", "0:1", sq(4, 3)) == ("not_away", {"square": "d5", "origin": "c5"}, "6.8")
    table = strike(s0("enemy_ruben").own((4, 2), (4, 1), (7, 0)).owns("mon_friendship"))
    refusal = table.refused("ruben_push", "0:1", sq(4, 1))
    assert refusal == ("monument_there", {"square": "b5", "owner": "blue"}, "6.8")


# --- Claudia -----------------------------------------------------------------------------------------


def test_tv_51_claudia_takes_points_from_the_penniless() -> None:
    table = strike(s0("enemy_claudia").points(7))
    assert table.s.vp == [2]
    event = table.happened("effect_claudia")[0].params
    assert (event["icon_a"], event["count_a"], event["icon_b"], event["count_b"]) == ("town_hall", 10, "market", 9)
    assert calculation(table) == (19, 4, 76)


def test_tv_52_claudia_takes_gold_and_the_leftmost_open_card() -> None:
    table = strike(s0("enemy_claudia").points(7).gold(0, 6).close(1))
    assert (table.s.vp, table.s.character_gold) == ([7], [0])
    assert calculation(table) == (20, 4, 80)


def test_tv_53_claudia_without_open_cards() -> None:
    table = strike(s0("enemy_claudia").points(7).close(1, 2, 3, 4, 5, 6))
    assert table.s.vp[0] >= 2
    assert calculation(table) == (0, 4, 0)
    assert table.happened("effect_claudia_closed")
    assert table.happened("vp_lost")[0].params["vp"] == 5


def test_tv_54_claudia_and_missing_points() -> None:
    table = strike(s0("enemy_claudia").points(3).gold(4))
    assert (table.s.vp, table.s.cost) == ([0], [2])


# --- Annette -----------------------------------------------------------------------------------------


def test_tv_18_annette_with_all_four_on_the_centre() -> None:
    table = strike(s0("enemy_annette"))
    assert table.happened("annette_stepped") == []
    assert calculation(table) == (4, 6, 24)


def test_tv_57_annette_returns_to_the_centre_unless_it_is_taken() -> None:
    table = strike(s0("enemy_annette").shove(1, 2, 3))
    assert table.s.monuments["enemy:1"] == sq(3, 3)
    assert calculation(table) == (4, 6, 24)
    table = strike(s0("enemy_annette").shove(1, 2, 3).own((3, 3)))
    assert table.s.monuments["enemy:1"] == sq(2, 3)
    assert calculation(table) == (3, 6, 18)


def test_tv_58_the_player_chooses_annettes_square() -> None:
    table = strike(s0("enemy_annette").shove(1, 1, 2))
    assert table.decision.key == "annette"
    assert table.legal("annette_step") == [("enemy:1", sq(1, 3)), ("enemy:1", sq(2, 2))]
    table.do("annette_step", "enemy:1", sq(2, 2))
    assert table.decision.key == "start_draw"
    assert calculation(table) == (3, 6, 18)


def test_the_player_chooses_the_order_and_a_blocked_monument_is_looked_at_again() -> None:
    table = strike(s0("enemy_annette").shove(1, 1, 3).shove(2, 2, 3))
    assert [e.params["monument"] for e in table.happened("annette_stepped")] == ["enemy:2", "enemy:1"]
    assert (table.s.monuments["enemy:1"], table.s.monuments["enemy:2"]) == (sq(2, 3), sq(3, 3))
    table = s0("enemy_annette").shove(1, 1, 3).shove(2, 2, 3).shove(3, 1, 2)
    strike(table)
    assert ("enemy:1", sq(2, 3)) not in table.legal("annette_step")
    table.do("annette_step", "enemy:2", sq(3, 3))
    assert ("enemy:1", sq(2, 3)) in table.legal("annette_step")
    assert table.refused("annette_step", "enemy:2", sq(3, 3)).code == "already_stepped"


def test_refused_steps() -> None:
    table = strike(s0("enemy_annette").shove(1, 1, 2).own((2, 2), (7, 7)).shove(2, 0, 0))
    assert table.refused("annette_step", "0:1", sq(3, 2)) == ("not_enemy_monument", {"enemy": "enemy_annette"}, "6.8")
    assert table.refused("annette_step", "enemy:1", sq(0, 2)).params == {"square": "c1", "origin": "c2"}
    assert table.code("annette_step", "enemy:1", sq(0, 2)) == "not_towards"
    assert table.code("annette_step", "enemy:3", sq(2, 3)) == "not_towards"
    refusal = table.refused("annette_step", "enemy:1", sq(2, 2))
    assert refusal == ("monument_there", {"square": "c3", "owner": "blue"}, "6.8")
    table.do("annette_step", "enemy:1", sq(1, 3))
    assert table.refused("annette_step", "enemy:1", sq(2, 3)) == ("already_stepped", {"square": "d2"}, "6.8")


def test_own_friendship_does_not_help_the_enemy() -> None:
    table = s0("enemy_annette").owns("mon_friendship").shove(1, 2, 3).own((3, 3))
    strike(table)
    assert table.s.monuments["enemy:1"] == sq(2, 3)


# --- nightfall, the house's own challenge ------------------------------------------------------------


@pytest.mark.parametrize("enemy", ENEMIES)
def test_at_nightfall_the_enemy_begins_with_more_and_strikes_one_space_earlier(enemy: str) -> None:
    usual, dark = (solo(4, enemy, difficulty="extreme", nightfall=points) for points in ("0", "25"))
    for table in (usual, dark):
        while table.s.pending[-1].key != "actions":
            table.do(*_first(table))
    assert (usual.s.enemy_vp, usual.s.last_space()) == (20, ENEMIES[enemy].track_last)
    assert (dark.s.enemy_vp, dark.s.last_space()) == (45, ENEMIES[enemy].track_last - 1)
    assert dark.s.enemy_tally[DIFFICULTY] == 45, "the sheet of points tells where they come from"
    dark.enemy_at(ENEMIES[enemy].track_last - 2)
    dark.end_turn()
    assert dark.happened("enemy_strikes")


def _first(table: Table) -> tuple[Any, ...]:
    """The first answer to what is asked, as a test says it."""
    action = CONTROLLER.legal(table.s, 0)[0]
    return action.kind, *action.args


def test_nightfall_is_above_extreme_only_and_off_by_itself() -> None:
    gentle = solo(4, difficulty="hard", nightfall="25").s
    assert (gentle.enemy_vp, gentle.nightfall()) == (10, 0)
    assert solo(4, difficulty="extreme", nightfall="0").s.digest() == solo(4, difficulty="extreme").s.digest()
