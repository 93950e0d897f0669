"""Section 3.2: the geometry of the map, worked out once more by rows and columns."""

from __future__ import annotations

import random

import pytest

from game.engine.bits import bits_of, members
from game.titles.cultus.rules import board as b
from game.titles.cultus.rules.components import CENTER, CORNERS

from .positions import s0, sq

CELLS = [(row, col) for row in range(8) for col in range(8)]


def beside(row: int, col: int) -> list[tuple[int, int]]:
    return [(r, c) for r, c in CELLS if abs(r - row) + abs(c - col) == 1]


def around(row: int, col: int) -> list[tuple[int, int]]:
    return [(r, c) for r, c in CELLS if max(abs(r - row), abs(c - col)) == 1]


def under(anchor: int) -> set[int]:
    return {anchor, anchor + 1, anchor + 8, anchor + 9}


def test_names_of_squares() -> None:
    assert (b.square_name(sq(0, 0)), b.square_name(sq(7, 7)), b.square_name(sq(3, 2))) == ("a1", "h8", "c4")
    assert len({b.square_name(square) for square in b.SQUARES}) == 64


def test_neighbours() -> None:
    for row, col in CELLS:
        square = sq(row, col)
        assert set(b.NEXT_TO[square]) == {sq(*cell) for cell in beside(row, col)}
        assert b.NEXT_BITS[square] == bits_of(b.NEXT_TO[square])
        assert b.AT_OR_NEXT_BITS[square] == bits_of((square, *b.NEXT_TO[square]))
        assert b.AROUND_BITS[square] == bits_of(sq(*cell) for cell in around(row, col))


def test_distance_to_the_centre() -> None:
    for row, col in CELLS:
        steps = min(abs(row - r) + abs(col - c) for r, c in (divmod(square, 8) for square in CENTER))
        assert b.DISTANCE[sq(row, col)] == steps
    assert {b.DISTANCE[corner] for corner in CORNERS} == {6}
    for square in b.SQUARES:
        assert {b.DISTANCE[other] - b.DISTANCE[square] for other in b.AWAY[square]} <= {1}
        assert {b.DISTANCE[other] - b.DISTANCE[square] for other in b.TOWARDS[square]} <= {-1}
    assert b.AWAY[0] == ()
    assert all(b.TOWARDS[square] == () for square in CENTER)


def test_anchors_next_to_a_square() -> None:
    assert len(b.ANCHORS) == 49
    for square in b.SQUARES:
        beside_it = set(b.NEXT_TO[square])
        near = {anchor for anchor in b.ANCHORS if under(anchor) & beside_it and square not in under(anchor)}
        assert set(members(b.ANCHORS_BY_EDGE[square])) == near
        assert len(near) <= 8
        round_it = set(members(b.AROUND_BITS[square]))
        wide = {anchor for anchor in b.ANCHORS if under(anchor) & round_it and square not in under(anchor)}
        assert set(members(b.ANCHORS_BY_EDGE_OR_CORNER[square])) == wide
        assert set(members(b.NEAR_PLACINGS[square])) == {q for anchor in wide for q in under(anchor)}


def test_anchors_over_squares() -> None:
    rng = random.Random(2)
    for _ in range(200):
        squares = set(rng.sample(b.SQUARES, rng.randint(1, 6)))
        found = b.anchors_over(bits_of(squares))
        assert {a for a in b.ANCHORS if found >> a & 1} == {a for a in b.ANCHORS if under(a) & squares}


def test_corners_have_one_anchor() -> None:
    for corner in CORNERS:
        assert [anchor for anchor in b.ANCHORS if corner in under(anchor)] == [b.START_ANCHOR[corner]]


@pytest.mark.parametrize("diagonals", [False, True])
def test_pairs_of_icons_do_not_reach_round_the_edge(diagonals: bool) -> None:
    from game.titles.cultus.rules.scoring import pairs_on_map
    from game.titles.cultus.rules.state import ORTHOGONAL

    rng = random.Random(3)
    neighbours = around if diagonals else beside
    for _ in range(20):
        s = s0().s
        if diagonals:
            s.rulings &= ~ORTHOGONAL
        s.laid = tuple((card, rng.choice(b.ANCHORS), 0) for card, _, _ in s.laid)
        s.redraw_town()
        for one, other in ((0, 1), (2, 5), (3, 0)):
            pairs = sum(s.cells[sq(*cell)] == other for q in CELLS if s.cells[sq(*q)] == one for cell in neighbours(*q))
            assert pairs_on_map(s, one, other) == pairs
