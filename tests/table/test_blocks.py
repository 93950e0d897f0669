"""Panels that find their places themselves: rows, columns, grids, what lies over what, words one behind the other."""

from __future__ import annotations

import pytest

from game.presentation import GONE, QUIET, DisplayList, Hot, Panel, Rect, Svg, Text, in_full, quieted
from game.presentation import layout as lay
from game.presentation.parts import badge, chip, dashes, framed, legend, ring

NAME = lay.Style(15, "#111111", "title", lines=1)
NOTE = lay.Style(12, "#222222")
PAPER = lay.Ground("#F6EEDC", "#C8B48C", 6)


def rects(sheet: DisplayList) -> list[tuple[float, ...]]:
    return [mark.rect for mark in sheet.marks]


def cell(wide: float | None = None, high: float | None = None) -> lay.Block:
    return lay.sized(lay.picture("toy/a"), wide, high)


def test_a_row_gives_what_is_left_to_those_without_a_width() -> None:
    sheet = lay.laid(lay.row(cell(20), cell(), None, cell(30), gap=5), 100, 40)
    assert rects(sheet) == [(0, 0, 20, 40), (25, 0, 40, 40), (70, 0, 30, 40)]


def test_a_column_shares_what_is_left_by_parts() -> None:
    sheet = lay.laid(lay.column(cell(None, 10), lay.shared(cell()), lay.shared(cell(), 2), gap=0), 50, 70)
    assert rects(sheet) == [(0, 0, 50, 10), (0, 10, 50, 20), (0, 30, 50, 40)]


@pytest.mark.parametrize(("along", "first"), [("start", 0), ("middle", 20), ("end", 40), ("between", 0)])
def test_what_takes_nothing_of_what_is_left_stands_where_it_is_told(along: str, first: float) -> None:
    sheet = lay.laid(lay.row(cell(20), cell(30), gap=10, along=along), 100, 10)
    assert rects(sheet) == [(first, 0, 20, 10), (70 if along == "between" else first + 30, 0, 30, 10)]


def test_a_row_is_as_large_as_its_parts() -> None:
    found = lay.row(lay.icon("toy/a", 20), lay.pad(lay.icon("toy/b", 10, 30), 3, 1), gap=4)
    assert (found.wide, found.high) == (40, 32)
    assert lay.row(lay.icon("toy/a", 20), lay.blank()).wide is None
    assert rects(lay.laid(found)) == [(0, 6, 20, 20), (27, 1, 10, 30)]


def test_what_has_its_own_size_stands_in_the_middle_and_words_take_the_whole_height() -> None:
    sheet = lay.laid(lay.row(lay.icon("toy/a", 10), lay.say("toy-name", NAME)), 60, 30)
    assert rects(sheet) == [(0, 10, 10, 10), (16, 0, 44, 30)]
    text = sheet.marks[1]
    assert isinstance(text, Text)
    assert (text.size, text.face, text.lines) == (15, "title", 1)


def test_a_grid_has_equal_cells_also_in_its_last_row() -> None:
    sheet = lay.laid(lay.grid([cell(), cell(), cell()], 2, gap=10), 50, 30)
    assert rects(sheet) == [(0, 0, 20, 10), (30, 0, 20, 10), (0, 20, 20, 10)]


def test_an_empty_text_leaves_its_room_empty() -> None:
    sheet = lay.laid(lay.row(lay.sized(lay.write("", NAME), 30), lay.write(5, NAME)), 60, 20)
    assert [(mark.id, mark.rect[0]) for mark in sheet.marks if isinstance(mark, Text)] == [("5", 36)]


def test_a_panel_is_its_ground_below_what_it_holds() -> None:
    sheet = lay.laid(
        lay.on(PAPER.but(shadow=90), lay.column(lay.say("toy-name", NAME), lay.write("**7**", NOTE)), 8, 4), 100, 60
    )
    kinds = [type(mark).__name__ for mark in sheet.marks]
    assert kinds == ["Shadow", "Panel", "Text", "Text"]
    assert sheet.marks[1] == Panel((0, 0, 100, 60), "#F6EEDC", "#C8B48C", 6)
    assert rects(sheet)[2] == (8, 4, 84, 21)


def test_words_on_a_line_stand_behind_one_another() -> None:
    sheet = lay.laid(
        lay.line(lay.say("toy-name", NAME), None, lay.write("×3", NOTE), lay.caption("toy-name", NOTE)), 90, 20
    )
    assert [mark.behind for mark in sheet.marks if isinstance(mark, Text)] == [False, True, True]
    assert set(rects(sheet)) == {(0, 0, 90, 20)}


def test_a_corner_holds_what_is_smaller_and_over_lays_all_in_one_room() -> None:
    sheet = lay.laid(
        lay.over(
            lay.picture("toy/a"), lay.corner(lay.icon("toy/b", 10), 1, 1, 2), lay.corner(lay.icon("toy/c", 10), 0, 0)
        ),
        50,
        30,
    )
    assert rects(sheet) == [(0, 0, 50, 30), (38, 18, 10, 10), (0, 0, 10, 10)]


def test_a_part_is_made_smaller_to_fit_but_never_larger() -> None:
    part = lay.icon("toy/a", 40)
    assert rects(lay.laid(lay.fitted(part), 20, 60)) == [(0, 20, 20, 20)]
    assert rects(lay.laid(lay.fitted(part), 60, 60)) == [(10, 10, 40, 40)]


def test_what_stands_already_is_placed_and_scaled() -> None:
    sheet = lay.laid(lay.row(lay.blank(5), lay.drawn(lay.laid(lay.icon("toy/a", 10)), 2), gap=0))
    assert sheet.size == (25, 20)
    assert rects(sheet) == [(5, 0, 20, 20)]


def test_asides_and_hot_places_are_told_of_a_whole_part() -> None:
    quiet = lay.aside(lay.row(lay.icon("toy/a", 10), lay.say("toy-name", NAME)))
    sheet = lay.laid(lay.hot(lay.column(quiet, lay.aside(lay.say("toy-name", NOTE), QUIET), gap=0), "name"), 80, 60)
    assert [mark.aside for mark in sheet.marks if not isinstance(mark, Hot)] == [GONE, GONE, QUIET]
    assert sheet.marks[-1] == Hot((0, 0, 80, 60), "name")


def test_a_part_tells_where_it_stands_in_the_list_it_is_put_into() -> None:
    sheet, found = DisplayList(200, 100), list[Rect]()
    lay.fill(
        sheet,
        (100, 50, 60, 20),
        lay.row(lay.icon("toy/a", 20), lay.standing(lay.picture("toy/b"), found.append), gap=0),
    )
    assert found == [(120, 50, 40, 20)]
    assert rects(sheet)[1] == found[0]


def test_a_part_without_a_size_needs_one() -> None:
    with pytest.raises(ValueError, match="size"):
        lay.laid(lay.say("toy-name", NOTE), 80)
    with pytest.raises(ValueError, match="size"):
        lay.fitted(lay.picture("toy/a"))


def test_the_same_tree_is_the_same_list() -> None:
    made = [
        lay.laid(lay.on(PAPER, lay.row(lay.icon("toy/a", 10), lay.say("toy-name", NAME, {"n": 1}))), 80, 20)
        for _ in range(2)
    ]
    assert made[0] == made[1]
    assert made[0] != lay.laid(
        lay.on(PAPER, lay.row(lay.icon("toy/a", 10), lay.say("toy-name", NAME, {"n": 2}))), 80, 20
    )


def test_a_frame_is_left_out_by_a_quiet_table() -> None:
    told = lay.say("toy-name", NAME)
    whole = lay.laid(framed(PAPER, told, 10, 4), 80, 40)
    assert [mark.line for mark in quieted(whole).marks if isinstance(mark, Panel)] == [""]
    assert {mark.line for mark in in_full(whole).marks if isinstance(mark, Panel)} == {"", PAPER.line}
    assert rects(whole)[-1] == (10, 4, 60, 32)
    faint = lay.laid(framed(PAPER, told, opacity=0.5), 80, 40)
    assert [(mark.line, mark.opacity) for mark in quieted(faint).marks if isinstance(mark, Panel)] == [("", 0.5)]
    assert [mark.line for mark in in_full(faint).marks if isinstance(mark, Panel)] == [PAPER.line]
    assert len(lay.laid(framed(PAPER), 80, 40).marks) == 2


def test_parts_have_one_look() -> None:
    lit = lay.laid(ring("#FFD55E", "#2B1218"), 40, 20)
    assert [mark.line for mark in lit.marks if isinstance(mark, Panel)] == ["#2B1218", "#FFD55E"]
    empty = lay.laid(lay.over(dashes("#C8B48C"), lay.shape("<path d='M0 0H4'/>", (4, 4))), 40, 20)
    assert "stroke-dasharray" in str(empty.marks[0])
    price = lay.laid(chip(PAPER, lay.icon("toy/coin", 14), lay.write(3, NAME)), 60)
    assert price.size == (60, 24)
    assert isinstance(price.marks[1], Svg)
    number = lay.laid(lay.row(badge(4, NOTE, PAPER), lay.say("toy-name", NAME)), 80, 30)
    assert rects(number)[:2] == [(0, 6, 18, 18)] * 2
    assert number.marks[0] == Panel((0, 6, 18, 18), "#F6EEDC", "#C8B48C", 9)
    told = lay.laid(legend([("toy/a", "toy-name"), ("toy/b", "toy-name")], NOTE), 90)
    assert told.size == (90, 44)
