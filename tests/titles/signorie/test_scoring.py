"""Section 7: the end."""

from __future__ import annotations

from game.titles.signorie.rules import CONTROLLER
from game.titles.signorie.rules.scoring import careers_vp, row_vp

from .positions import BLUE, RED, YELLOW, Table, table


def ending(t: Table, last: int = 7) -> Table:
    """All have passed in the last round, nobody within the threshold."""
    for seat in range(t.s.seats):
        t.dice(seat, red=6, gray=6, purple=6)
    t.s.round = last
    t.s.pending = []
    t.s.phase = "initiative"
    return t.proceed()


def test_tv_s14_the_worked_example() -> None:
    t = table()
    t.row(YELLOW, "row_political", "al_medici_2", "al_medici_3", "al_borgia_4")
    t.row(YELLOW, "row_clerical", "al_sforza_5", "al_sforza_3", down=1)
    t.row(YELLOW, "row_military", "al_este_2", down=1).row(YELLOW, "row_marriage", "al_este_5")
    t.sons(YELLOW, "political", 7).sons(YELLOW, "clerical", 3, 5).sons(YELLOW, "military", 8)
    ending(t)
    assert t.s.vp[YELLOW] == 32
    result = CONTROLLER.result(t.s)
    assert result is not None
    items = {item.source: item.amount for item in result.scores[YELLOW].items}
    assert items == {"careers": 14, "row_political": 9, "row_clerical": 9, "row_military": 0, "row_marriage": 0}
    assert result.scores[YELLOW].total == 32


def test_tv_d44_tv_d45_tv_d46_what_rows_and_careers_score() -> None:
    assert row_vp(table().row(RED, "row_marriage", "al_este_5", "al_medici_5").s, RED, 3) == 0
    assert row_vp(table().row(RED, "row_marriage", "al_este_4", down=2).s, RED, 3) == 6
    t = table().sons(RED, "political", 6).sons(RED, "clerical", 3)
    assert careers_vp(t.s, RED) == 4


def test_tv_d47_the_tie_break() -> None:
    t = table(order=(0, BLUE, RED, 2))
    t.s.vp = [1, 5, 2, 5]
    t.s.tally[12 * 0] = 1
    t.s.tally[12 * 1] = t.s.tally[12 * 3] = 5
    t.s.tally[12 * 2] = 2
    ending(t)
    result = CONTROLLER.result(t.s)
    assert result is not None
    assert (result.ranks, result.outcome) == ((4, 2, 3, 1), "victory_by_order")
    assert (result.params["winner_seat"], t.happened("victory")[0].params) == (BLUE, {"seat": BLUE, "vp": 5})


def test_tv_d52_short_season_ends_after_six_rounds() -> None:
    t = ending(table(short_season="true"), 5)
    assert t.s.round == 6
    assert CONTROLLER.result(t.s) is None
    ending(t, 6)
    assert t.s.phase == "over"
    assert CONTROLLER.result(t.s) is not None
    assert CONTROLLER.pending(t.s) is None


def test_seven_rounds() -> None:
    t = ending(table().florins(RED, 30).helpers(RED, "hs_red_1"), 6)
    assert t.s.round == 7
    ending(t)
    assert (t.s.phase, t.s.vp[RED]) == ("over", 0), "what is left over counts for nothing"
