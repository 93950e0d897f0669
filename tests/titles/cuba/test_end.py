"""Chapter 7: the end of the game."""

from __future__ import annotations

from game.engine import Result
from game.titles.cuba.rules import scoring

from .positions import Table, table


def over(t: Table) -> Result:
    """The result after the last round."""
    result = scoring.result(t.round(6).run("round_end").s)
    assert result is not None
    for score in result.scores:
        assert score.total == sum(item.amount for item in score.items)
    return result


def test_tv_s27_two_points_for_each_building() -> None:
    result = over(table(2).built(b1="inn", b2="hotel", b3="dam", d1="church"))
    assert result.scores[0].total == 8
    assert result.scores[1].total == 0
    final = result.scores[0].items[-1]
    assert (final.source, final.amount, final.params) == ("final_buildings", 8, {"vp": 8, "count": 4, "factor": 2})


def test_the_printed_warehouse_is_no_building() -> None:
    """R13."""
    assert over(table(2)).scores[0].total == 0


def test_tv_s28_pesos_break_a_tie() -> None:
    result = over(table(3).points(30, 30, 20).pesos(9, 12, 50))
    assert result.ranks == (2, 1, 3)
    assert result.outcome == "victory"


def test_tv_e50_a_shared_victory() -> None:
    """R24."""
    result = over(table(3).points(30, 30, 20).pesos(9, 9, 9))
    assert result.ranks == (1, 1, 3)
    assert result.outcome == "shared_victory"


def test_no_result_before_the_end() -> None:
    assert scoring.result(table(2).s) is None


def test_money_and_pieces_give_nothing() -> None:
    assert over(table(2).pesos(40).yard(rum=3, water=5)).scores[0].total == 0


def test_where_the_points_came_from() -> None:
    t = table(2).ships("ship_01", "ship_02", "", sea="ship_03").yard(citrus=2).play("mayor")
    t.do("load_ship", "dock_2", ("citrus",))
    t.play("architect").do("take_architect_bonus")
    t.run("tax").do("pay_tax")
    t.do("decline_tax")
    t.do("pay_duty", ("citrus",))
    items = {item.source: item.amount for item in over(t).scores[0].items}
    assert items == {"ships": 2, "tax": 2, "duty": 2, "tax_and_duty": 1, "final_buildings": 0}
