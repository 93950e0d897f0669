"""Section 6.4, placing construction cards."""

from __future__ import annotations

from game.titles.cultus.rules.actions import KINDS

from .positions import BR, CH, MK, MN, TH, WN, Table, multi, s0, sq, town


def anchors(table: Table) -> list[int]:
    found: dict[int, set[tuple[str, int]]] = {}
    for card, anchor, rotation in table.legal("place_construction"):
        found.setdefault(anchor, set()).add((card, rotation))
    assert all(len(ways) == 2 * len(table.s.hands[0]) for ways in found.values())
    return sorted(found)


def test_tv_27_legal_anchors_beside_the_centre() -> None:
    table = s0().pawn(4, 2)
    assert anchors(table) == [sq(2, 1), sq(3, 0), sq(4, 0), sq(5, 1), sq(5, 2)]
    for row, col, hit in ((2, 2, "d4"), (3, 3, "d4"), (4, 3, "d5")):
        refusal = table.refused("place_construction", "c07", sq(row, col), 0)
        assert refusal == ("covers_monument", {"square": hit, "owner": "enemy_eleonora"}, "6.4-place")


def test_tv_28_legal_anchors_in_the_corner() -> None:
    assert anchors(s0()) == [sq(0, 1), sq(1, 0)]


def test_tv_29_touching_at_a_corner_is_not_next_to() -> None:
    table = s0().pawn(4, 2)
    refusal = table.refused("place_construction", "c07", sq(5, 3), 0)
    assert refusal == ("not_next_to_pawn", {"square": "d6", "pawn": "c5"}, "6.4-place")


def test_tv_30_a_card_may_not_cover_a_pawn() -> None:
    table = s0().pawn(4, 2)
    refusal = table.refused("place_construction", "c07", sq(4, 1), 0)
    assert refusal == ("covers_pawn", {"square": "c5", "owner": "blue"}, "6.4-place")


def test_other_pawns_are_in_the_way_too() -> None:
    table = multi(2)
    table.s.put_pawn(1, sq(1, 1))
    assert table.refused("place_construction", "c07", sq(0, 1), 0).params == {"square": "b2", "owner": "red"}
    assert table.legal("place_construction") == []


def test_tv_31_the_cells_of_a_turned_card() -> None:
    table = s0().pawn(4, 2)
    table.do("place_construction", "c07", sq(5, 2), 180)
    cells = table.s.cells
    assert [cells[sq(r, c)] for r, c in ((5, 2), (5, 3), (6, 2), (6, 3))] == [MN, MK, BR, TH]
    around = [cells[sq(r, c)] for r in (3, 4, 5) for c in (1, 2, 3) if (r, c) != (4, 2)]
    assert [around.count(icon) for icon in (TH, MK, WN, BR, CH, MN)] == [1, 1, 1, 2, 0, 3]
    assert (table.s.hands[0], table.s.ap, table.s.laid[-1]) == (("c46",), 2, ("c07", sq(5, 2), 180))


def test_a_card_covers_older_cards_and_empty_squares_alike() -> None:
    table = multi(2)
    table.s.laid = (("c25", 0, 0), ("c45", sq(6, 6), 180))
    table.s.redraw_town()
    assert anchors(table) == [sq(0, 1), sq(1, 0)]
    table.do("place_construction", "c46", sq(0, 1), 0)
    assert town(table.s)[:2] == ["PZ BR PZ -- -- -- -- --", "WN CH TH -- -- -- -- --"]
    table.do("move_pawn", (sq(0, 1),))
    assert anchors(table) == [sq(0, 2), sq(1, 0), sq(1, 1)]


def test_the_bits_follow_the_cells() -> None:
    table = s0().pawn(4, 2)
    table.do("place_construction", "c46", sq(2, 1), 180)
    s = table.s
    shown, cells = list(s.shown), list(s.cells)
    s.redraw_town()
    assert (s.shown, s.cells) == (shown, cells)


def test_refused_placings() -> None:
    table = s0().pawn(4, 2)
    assert table.refused("place_construction", "c02", sq(5, 2), 0) == (
        "card_not_in_hand",
        {"card": "c02"},
        "6.4-place",
    )
    for outside in (sq(5, 7), sq(7, 2), 64, -1, 400):
        assert table.refused("place_construction", "c07", outside, 0) == ("off_board", {}, "6.4-place")
    for turn in (90, 270, 45):
        assert table.refused("place_construction", "c07", sq(5, 2), turn).code == "no_quarter_turn"
    assert table.code("place_construction", "c07", sq(5, 2), 360) == "bad_argument"
    for wrong in ((), ("c07",), ("c99", 1, 0), ("c07", "a1", 0), ("c07", 1, 0, 0), (7, 1, 0), ("c07", 1, True)):
        assert table.code("place_construction", *wrong) == "bad_argument"
    assert table.refused("place_construction", "c07", sq(5, 2), 0, "under") == (
        "under_card",
        {"square": "c6"},
        "6.4-place",
    )
    kind = KINDS["place_construction"]
    assert all(kind.well_formed(args) for args in kind.universe()), "the fields know the side"
    assert ("c07", sq(5, 2), 0, "under") in kind.universe()


def test_placing_at_the_right_edge_does_not_wrap_round() -> None:
    table = s0().pawn(2, 7)
    assert anchors(table) == [sq(0, 6), sq(1, 5), sq(2, 5), sq(3, 6)]


def test_next_to_by_a_corner_is_an_option() -> None:
    table = s0().pawn(4, 2)
    table.s.rulings &= ~2
    assert anchors(table) == [sq(2, 0), sq(2, 1), sq(3, 0), sq(4, 0), sq(5, 0), sq(5, 1), sq(5, 2), sq(5, 3)]
