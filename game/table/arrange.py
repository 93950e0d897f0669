"""From a placement to places: where each piece lies on the stage, and which lies over which."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.presentation import Placement, Spot
from game.table.layout import Layout, Rect, Slot, inside

STACK_STEP = 8.0
HAND_FULL = 83.0


class Laid(NamedTuple):
    """A piece on the stage. ``depth`` orders drawing: greater lies over smaller."""

    piece: str
    spot: Spot
    rect: Rect
    depth: int


Size = tuple[float, float]


def arrange(
    placement: Placement, layout: Layout, size_of: Callable[[str], Size], lifted: str = "", without: str = ""
) -> dict[str, Laid]:
    """Where every piece of the placement lies. ``lifted`` is a card of a hand that comes forward; ``without`` a piece
    that is in the air: its place in a hand stays free."""
    slots: dict[str, list[tuple[str, Spot]]] = {}
    for piece, spot in placement.items():
        slots.setdefault(spot.slot, []).append((piece, spot))
    laid: dict[str, Laid] = {}
    for name, pieces in slots.items():
        slot = layout.slots.get(name)
        if slot is None:
            continue
        pieces.sort(key=lambda pair: pair[1].order)
        for index, (piece, spot) in enumerate(pieces):
            rect = _place(slot, index, len(pieces), size_of(spot.face))
            depth = _DEPTHS.get(slot.type, 1) * 100 + index
            if piece == lifted and slot.type == "hand" and piece != without:
                rect = (rect[0], rect[1] - 12, rect[2], rect[3])
                depth += 50
            laid[piece] = Laid(piece, spot, rect, depth)
    return laid


_DEPTHS = {"card": 1, "pile": 2, "medal": 3, "square": 4, "track": 4, "row": 4, "spot": 4, "hand": 5}


def pitch_of(slot: Slot, count: int, width: float) -> float:
    """How far apart pieces of a hand or row lie: as far as the slot says, closer when there are many."""
    if count < 2:
        return 0.0
    wanted = slot.pitch or width + 4
    room = (slot.rect[2] - width) / (count - 1)
    return min(wanted, room)


def _place(slot: Slot, index: int, count: int, size: Size) -> Rect:
    x, y, w, h = slot.rect
    pw, ph = size
    if slot.type in ("hand", "row"):
        pitch = pitch_of(slot, count, pw)
        left = x + w - pw - pitch * index if slot.type == "row" and slot.name.endswith("stock") else x + pitch * index
        return left, y + (h - ph) / 2, pw, ph
    if slot.type == "square":
        if count == 1:
            return x + (w - pw) / 2, y + (h - ph) / 2, pw, ph
        spread = min(STACK_STEP * (count - 1), w - pw)
        step = spread / (count - 1)
        return x + (w - pw) / 2 - spread / 2 + step * index, y + (h - ph) / 2, pw, ph
    return x + (w - pw) / 2, y + (h - ph) / 2, pw, ph


def piece_at(laid: dict[str, Laid], x: float, y: float) -> Laid | None:
    """The topmost piece under a place."""
    found = [piece for piece in laid.values() if inside(piece.rect, x, y)]
    return max(found, key=lambda piece: piece.depth) if found else None
