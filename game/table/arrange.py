"""From a placement to places: where each piece lies on the stage, and which lies over which."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.presentation import Placement, Spot
from game.presentation.slots import DEPTHS, FAN, GRID, PILE, ROW, ROW_BACK, SPREAD
from game.table.layout import Layout, Rect, Slot, inside

STACK_STEP = 8.0
PILE_STEP = 1.5
FORWARD = 12.0
"""How far a card of a hand comes forward under the pointer."""

Size = tuple[float, float]


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
            turn = (slot.turn + spot.turn) % 360
            rect = _place(slot, index, len(pieces), turned(size_of(spot.face), turn, slot.scale))
            depth = DEPTHS.get(slot.type, 1) * 100 + index
            if piece == lifted and slot.type == "hand" and piece != without:
                rect = (rect[0], rect[1] - FORWARD, rect[2], rect[3])
                depth += 50
            laid[piece] = Laid(piece, spot, rect, depth, slot.scale, turn)
    return laid


def turned(size: Size, turn: int, scale: float = 1) -> Size:
    """The size of what lies turned: by a quarter, width and height change places."""
    w, h = size[0] * scale, size[1] * scale
    return (h, w) if turn % 180 == 90 else (w, h)


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
    manner = slot.manner
    middle = (x + (w - pw) / 2, y + (h - ph) / 2)
    if manner in (ROW, ROW_BACK, FAN):
        pitch = pitch_of(slot, count, pw)
        left = x + w - pw - pitch * index if manner == ROW_BACK else x + pitch * index
        if manner == FAN:
            left = middle[0] + pitch * (index - (count - 1) / 2)
            away = abs(2 * index - (count - 1)) / max(1, count - 1)
            return left, middle[1] + 10 * away * away, pw, ph
        return left, middle[1], pw, ph
    if manner == SPREAD and count > 1:
        spread = min(STACK_STEP * (count - 1), w - pw)
        step = spread / (count - 1)
        return middle[0] - spread / 2 + step * index, middle[1], pw, ph
    if manner == GRID:
        columns = max(1, int((w + 4) // (pw + 4)))
        return x + (pw + 4) * (index % columns), y + (ph + 4) * (index // columns), pw, ph
    if manner == PILE:
        return middle[0] - PILE_STEP * index, middle[1] - PILE_STEP * index, pw, ph
    return *middle, pw, ph


def piece_at(laid: Mapping[str, Laid], x: float, y: float) -> Laid | None:
    """The topmost piece under a place."""
    found = [piece for piece in laid.values() if inside(piece.rect, x, y)]
    return max(found, key=lambda piece: piece.depth) if found else None
