"""From a placement to places: where each piece lies on the stage, and which lies over which."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.presentation import Spot, Spots
from game.presentation.places import Size, places_of
from game.presentation.slots import DEPTHS
from game.table.layout import Layout, Rect

FORWARD = 12.0
"""How far a card of a hand comes forward under the pointer."""


class Laid(NamedTuple):
    """A piece on the stage: the rectangle around it, turned as it is. ``depth`` orders drawing: greater lies over
    smaller. ``scale`` and ``turn`` are those of its slot and its own together."""

    piece: str
    spot: Spot
    rect: Rect
    depth: int
    scale: float = 1
    turn: int = 0


def arrange(
    placement: Spots, layout: Layout, sizes: Mapping[str, Size], lifted: str = "", without: str = ""
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
        turns: list[int] = []
        filled: list[Size] = []
        for _, spot in pieces:
            w, h = sizes[spot.face]
            turn = (slot.turn + spot.turn) % 360
            turns.append(turn)
            w, h = w * slot.scale, h * slot.scale
            filled.append((h, w) if turn % 180 == 90 else (w, h))
        depth = DEPTHS.get(slot.type, 1) * 100
        for index, ((piece, spot), turn, rect) in enumerate(zip(pieces, turns, places_of(slot, filled))):
            if piece == lifted and slot.type == "hand" and piece != without:
                rect = (rect[0], rect[1] - FORWARD, rect[2], rect[3])
                laid[piece] = Laid(piece, spot, rect, depth + index + 50, slot.scale, turn)
            else:
                laid[piece] = Laid(piece, spot, rect, depth + index, slot.scale, turn)
    return laid


def piece_at(laid: Mapping[str, Laid], x: float, y: float) -> Laid | None:
    """The topmost piece under a place."""
    found = [p for p in laid.values() if (r := p.rect)[0] <= x < r[0] + r[2] and r[1] <= y < r[1] + r[3]]
    return max(found, key=lambda piece: piece.depth) if found else None
