"""How pieces lie in a slot: the rectangle of each, in units of the stage."""

from __future__ import annotations

from collections.abc import Sequence

from game.presentation.slots import FAN, GRID, PILE, ROW, ROW_BACK, SPREAD, STACK, USUAL, Rect, Slot

STACK_STEP = 8.0
PILE_STEP = 1.5

Size = tuple[float, float]


def pitch_of(slot: Slot, count: int, width: float) -> float:
    """How far apart pieces of a hand or row lie: as far as the slot says, closer when there are many."""
    if count < 2:
        return 0.0
    wanted = slot.pitch or width + 4
    room = (slot.rect[2] - width) / (count - 1)
    return min(wanted, room)


def places_of(slot: Slot, sizes: Sequence[Size]) -> list[Rect]:
    """Where the pieces of these sizes lie in a slot that holds no others, in their order."""
    x, y, w, h = slot.rect
    manner, count = slot.arrange or USUAL.get(slot.type, STACK), len(sizes)
    found: list[Rect] = []
    pitch = wide = 0.0
    for index, (pw, ph) in enumerate(sizes):
        left, top = x + (w - pw) / 2, y + (h - ph) / 2
        if manner in (ROW, ROW_BACK, FAN):
            if pw != wide:
                pitch, wide = pitch_of(slot, count, pw), pw
            if manner == ROW:
                left = x + pitch * index
            elif manner == ROW_BACK:
                left = x + w - pw - pitch * index
            else:
                left += pitch * (index - (count - 1) / 2)
                away = abs(2 * index - (count - 1)) / max(1, count - 1)
                top += 10 * away * away
        elif manner == SPREAD and count > 1:
            spread = min(STACK_STEP * (count - 1), w - pw)
            left += spread / (count - 1) * index - spread / 2
        elif manner == GRID:
            columns = max(1, int((w + 4) // (pw + 4)))
            left, top = x + (pw + 4) * (index % columns), y + (ph + 4) * (index // columns)
        elif manner == PILE:
            left, top = left - PILE_STEP * index, top - PILE_STEP * index
        found.append((left, top, pw, ph))
    return found
