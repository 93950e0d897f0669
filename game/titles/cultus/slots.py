"""The names of the places on the map."""

from __future__ import annotations

from game.presentation import SlotId


def square_slot(square: int) -> SlotId:
    """The slot of a square."""
    return f"square/{square // 8}/{square % 8}"


def anchor_slot(anchor: int) -> SlotId:
    """The slot of an anchor."""
    return f"anchor/{anchor // 8}/{anchor % 8}"


def slot_square(slot: SlotId) -> int:
    """The square or anchor of a slot."""
    _, row, col = slot.split("/")
    return int(row) * 8 + int(col)
