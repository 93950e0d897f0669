"""Section 7: the end of the game."""

from __future__ import annotations

from game.titles.anno1701.rules import CONTROLLER

from .positions import begin, favour


def test_tv_s44_seven_favour_points_win() -> None:
    table = begin().people("CCSS").goods(f=2).luxury(2, 1)
    table.do("upgrade", "c5_row", "citizen")
    assert (table.over, table.winner, table.s.ending, favour(table.s, 0)) == (True, 0, "favour", 7)


def test_tv_e38_a_third_citizen_wins() -> None:
    table = begin().people("CCSS").goods(f=2).luxury(2, 1)
    assert favour(table.s, 0) == 6
    table.do("upgrade", "c7_row", "citizen")
    assert table.winner == 0


def test_tv_e39_two_merchants_win() -> None:
    table = begin().people("MCPP").goods(f=2).luxury(2, 2)
    table.do("upgrade", "c3_row", "merchant")
    assert (favour(table.s, 0), table.winner, table.s.ending) == (6, 0, "merchants")
    result = CONTROLLER.result(table.s)
    assert result is not None
    assert (result.ranks, result.outcome) == ((1, 2), "merchants")
    assert [score.total for score in result.scores] == [6, 0]


def test_tv_e40_six_points_are_not_enough() -> None:
    table = begin().people("MCSP").asked("final", 0)
    table.do("end_turn")
    assert (table.over, favour(table.s, 0)) == (False, 6)
    assert CONTROLLER.result(table.s) is None


def test_tv_e35_the_actor_may_be_ruined_by_fire() -> None:
    table = begin().people("PPCP").gold(1, 0).own("fire_station_a", seat=1).people("CPPP", seat=1).roll(1, "fire")
    assert (table.over, table.winner, table.s.ending) == (True, 1, "ruin")


def test_tv_e36_both_ruined_more_favour_wins() -> None:
    table = begin().people("CCSP").gold(1, 1).people("CCPP", seat=1).gold(1, 0, seat=1).roll(1, "fire")
    assert (table.winner, table.s.ending) == (0, "both_ruined")
    result = CONTROLLER.result(table.s)
    assert result is not None
    assert [score.total for score in result.scores] == [5, 4]


def test_tv_e37_both_ruined_a_draw() -> None:
    table = begin().people("CPPP").gold(0, 1).people("CPPP", seat=1).gold(1, 0, seat=1).roll(1, "fire")
    assert table.over
    result = CONTROLLER.result(table.s)
    assert result is not None
    assert (result.ranks, result.outcome, result.drawn) == ((1, 1), "draw", True)


def test_after_the_end_nothing_can_be_done() -> None:
    table = begin().people("CCSS").goods(f=2).luxury(2, 1)
    table.do("upgrade", "c7_row", "citizen")
    assert table.code("end_turn", seat=0) == "game_over"
    assert CONTROLLER.legal(table.s, 0) == []


def test_the_sheet_says_where_favour_comes_from() -> None:
    table = begin().people("MCSP").gold(1, 1, seat=1).hold("revolutionary_a")
    table.do("play_action", "revolutionary_a")
    result = CONTROLLER.result(table.s)
    assert result is not None
    assert [(item.source, item.amount) for item in result.scores[0].items] == [
        ("settler", 1), ("citizen", 2), ("merchant", 3), ("gold", 0),
    ]  # fmt: skip
    assert (result.ranks, result.params["ending"]) == ((1, 2), "ruin")


def test_a_ruin_at_sea_loses_what_follows() -> None:
    table = begin().ship(3).gold(1, 1).sail("pirates_5")
    table.do("pay_tribute", 1, 1, "confirm_ruin")
    assert table.winner == 1
    assert table.s.agenda == ()
