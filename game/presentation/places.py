"""How pieces lie in a slot: the rectangle of each, in units of the stage."""

from __future__ import annotations

from game.presentation.slots import FAN, GRID, PILE, ROW, ROW_BACK, SPREAD, Rect, Slot

STACK_STEP = 8.0
PILE_STEP = 1.5

Size = tuple[float, float]


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


def place_of(slot: Slot, index: int, count: int, size: Size) -> Rect:
    """Where the piece with that number lies in a slot that holds so many."""
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
