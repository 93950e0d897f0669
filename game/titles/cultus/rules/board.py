"""The map: 8 x 8 squares as numbers (row * 8 + column) and as bits, and what lies next to what (section 3.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.engine.bits import bits_of, members
from game.titles.cultus.rules.components import CENTER, CORNERS

SQUARES: Final = tuple(range(64))
FULL: Final = (1 << 64) - 1
BIT: Final = tuple(1 << square for square in SQUARES)

EDGE_STEPS: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))
_DIAGONALS: Final = ((-1, -1), (-1, 1), (1, -1), (1, 1))
EDGE_AND_CORNER_STEPS: Final = (*EDGE_STEPS, *_DIAGONALS)
_LEFT_COLUMN: Final = 0x0101010101010101
_STAYS_ON_MAP: Final = {-1: FULL ^ _LEFT_COLUMN, 0: FULL, 1: FULL ^ _LEFT_COLUMN << 7}
"""By columns to the right: the squares from which such a step does not leave the map."""


def square_name(square: int) -> str:
    """The name of a square, "a1" at the top left to "h8" at the bottom right."""
    return _NAMES[square]


def _reached(square: int, steps: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    row, col = divmod(square, 8)
    return tuple(
        (row + down) * 8 + col + right for down, right in steps if 0 <= row + down < 8 and 0 <= col + right < 8
    )


def _distance(square: int) -> int:
    row, col = divmod(square, 8)
    return max(3 - row, 0, row - 4) + max(3 - col, 0, col - 4)


_NAMES: Final = tuple("abcdefgh"[square % 8] + str(square // 8 + 1) for square in SQUARES)
NAMED: Final = {name: square for square, name in enumerate(_NAMES)}
"""The squares by their names."""

NEXT_TO: Final = tuple(_reached(square, EDGE_STEPS) for square in SQUARES)
"""The squares that share an edge with each square."""
NEXT_BITS: Final = tuple(bits_of(squares) for squares in NEXT_TO)
AT_OR_NEXT_BITS: Final = tuple(bit | edge for bit, edge in zip(BIT, NEXT_BITS))
DIAGONAL_BITS: Final = tuple(bits_of(_reached(square, _DIAGONALS)) for square in SQUARES)
AROUND_BITS: Final = tuple(edge | corner for edge, corner in zip(NEXT_BITS, DIAGONAL_BITS))
"""The up to eight squares around each square."""

DISTANCE: Final = tuple(_distance(square) for square in SQUARES)
"""Steps to the nearest centre square."""
AWAY: Final = tuple(
    tuple(other for other in NEXT_TO[square] if DISTANCE[other] == DISTANCE[square] + 1) for square in SQUARES
)
TOWARDS: Final = tuple(
    tuple(other for other in NEXT_TO[square] if DISTANCE[other] == DISTANCE[square] - 1) for square in SQUARES
)
CENTER_BITS: Final = bits_of(CENTER)

ANCHORS: Final = tuple(row * 8 + col for row in range(7) for col in range(7))
"""The top-left squares that a card may have."""
SOLO_ANCHORS: Final = tuple(row * 8 + col for row in range(0, 8, 2) for col in range(0, 8, 2))
"""Where the sixteen cards of the solo map lie, in reading order."""


FOOTPRINT: Final = {
    anchor: tuple((square, BIT[square]) for square in (anchor, anchor + 1, anchor + 8, anchor + 9))
    for anchor in ANCHORS
}
"""The four squares under a card with their bits, in the order of its cells."""
FOOTPRINT_BITS: Final = {anchor: sum(bit for _, bit in under) for anchor, under in FOOTPRINT.items()}


def stepped(bits: int, step: tuple[int, int]) -> int:
    """The bits of the squares that lie one step (rows down, columns right) beside the given ones."""
    down, right = step
    bits &= _STAYS_ON_MAP[right]
    by = down * 8 + right
    return (bits << by if by > 0 else bits >> -by) & FULL


def anchors_over(bits: int) -> int:
    """The bits of all anchors whose card would cover one of the squares."""
    return bits | bits >> 1 | bits >> 8 | bits >> 9


def _anchors_touching(square: int, near: int) -> int:
    own = BIT[square]
    return bits_of(a for a in ANCHORS if FOOTPRINT_BITS[a] & near and not FOOTPRINT_BITS[a] & own)


ANCHORS_BY_EDGE: Final = tuple(_anchors_touching(square, NEXT_BITS[square]) for square in SQUARES)
"""The anchors of the cards that would lie next to a pawn on the square (at most eight)."""
ANCHORS_BY_EDGE_OR_CORNER: Final = tuple(_anchors_touching(square, AROUND_BITS[square]) for square in SQUARES)

NEAR_PLACINGS: Final = tuple(
    bits_of(q for anchor in members(anchors) for q, _ in FOOTPRINT[anchor]) for anchors in ANCHORS_BY_EDGE_OR_CORNER
)
"""The squares that such cards could cover."""

START_ANCHOR: Final = {corner: min(corner // 8, 6) * 8 + min(corner % 8, 6) for corner in CORNERS}
"""The one anchor whose card covers a corner."""
