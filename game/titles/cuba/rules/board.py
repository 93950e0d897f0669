"""The geometry of a plantation: twelve fields in three rows of four, as numbers and as sets of bits."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.engine.bits import members
from game.titles.cuba.rules import components as box

FIELDS: Final = tuple(f"{chr(ord('a') + col)}{row + 1}" for row in range(box.ROWS) for col in range(box.COLUMNS))
"""``a1`` (the printed warehouse) to ``d3``, row by row: everywhere in the state a field is its number in this row."""
AT: Final = {name: number for number, name in enumerate(FIELDS)}
WAREHOUSE: Final = 0
BIT: Final = tuple(1 << number for number in range(len(FIELDS)))
ALL: Final = (1 << len(FIELDS)) - 1
BUILDABLE: Final = ALL & ~BIT[WAREHOUSE]


def _cross(at: int) -> int:
    row, col = divmod(at, box.COLUMNS)
    return sum(BIT[n] for n in range(len(FIELDS)) if n // box.COLUMNS == row or n % box.COLUMNS == col)


CROSS: Final = tuple(_cross(number) for number in range(len(FIELDS)))
"""The six fields of the row and the column of each field, itself included (5.9)."""

FIELD_PIECE: Final = {
    side: tuple(box.NUMBER[box.YIELDS[code]] if box.YIELDS[code] else -1 for code in codes)
    for side, codes in box.SIDES.items()
}
"""The piece that each field of a side yields; -1 for the warehouse."""
RESOURCE_FIELDS: Final = {
    side: sum(BIT[n] for n, piece in enumerate(pieces) if piece in box.RESOURCES)
    for side, pieces in FIELD_PIECE.items()
}
PRODUCT_FIELDS: Final = {
    side: sum(BIT[n] for n, piece in enumerate(pieces) if piece in box.PRODUCTS) for side, pieces in FIELD_PIECE.items()
}


@cache
def harvest(side: str, bits: int) -> tuple[tuple[int, int], ...]:
    """Pieces and how many of each the given fields yield: ((piece, count), …)."""
    pieces = [FIELD_PIECE[side][at] for at in members(bits)]
    return tuple((piece, pieces.count(piece)) for piece in range(len(box.PIECES)) if piece in pieces)


def kind_of(side: str, at: int) -> str:
    """The id of the kind of field: lake, mountain, …"""
    return box.FIELD_KINDS[box.SIDES[side][at]]
