"""The names of the places on the map."""

from __future__ import annotations

from game.presentation import SlotId


def row_and_column(square: int) -> str:
    """A square or anchor as it is written in the names of slots."""
    return f"{square // 8}/{square % 8}"


def square_slot(square: int) -> SlotId:
    """The slot of a square."""
    return "square/" + row_and_column(square)


def anchor_slot(anchor: int) -> SlotId:
    """The slot of an anchor."""
    return "anchor/" + row_and_column(anchor)


def slot_square(slot: SlotId) -> int:
    """The square or anchor of a slot."""
    _, row, col = slot.split("/")
    return int(row) * 8 + int(col)
