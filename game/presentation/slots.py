"""A place on the table in which pieces lie, and how they lie in it."""

from __future__ import annotations

from typing import NamedTuple

Rect = tuple[float, float, float, float]

STACK, ROW, ROW_BACK, SPREAD, FAN, GRID, PILE = "stack", "row", "row_back", "spread", "fan", "grid", "pile"
ARRANGEMENTS = frozenset({STACK, ROW, ROW_BACK, SPREAD, FAN, GRID, PILE})
RING, AREA = "ring", "area"
LIGHTS = frozenset({RING, AREA})

USUAL = {"square": SPREAD, "hand": ROW, "row": ROW}
"""How pieces lie in a slot of that type, unless it says otherwise."""
DEPTHS = {"card": 1, "pile": 2, "token": 3, "square": 4, "track": 4, "row": 4, "spot": 4, "hand": 5}
"""Which slots lie over which: pieces in those with a greater number are drawn later."""
SLOT_TYPES = frozenset({*DEPTHS, "anchor"})


class Slot(NamedTuple):
    """A place that pieces may lie in.

    ``type`` says what it is to the hand (a card of a "hand" comes forward under the pointer). ``arrange`` is how pieces
    lie: "stack" on its middle, "row" from the left and "row_back" from the right, ``pitch`` apart (0: side by side),
    "spread" half over each other, "fan" as a bowed row, "grid" in lines, "pile" each a little higher than the last.
    Pieces are ``scale`` times their natural size and turned by ``turn`` degrees besides their own turn. ``lit`` is how
    it shines: a "ring" of its own, or as an "area" together with the others. ``told`` is True where the drawing itself
    says what an answer brings: no badge is laid over it. ``catch`` is where it takes what is let go, if that is more
    than what shines.
    """

    name: str
    type: str
    rect: Rect
    pitch: float = 0
    arrange: str = ""
    scale: float = 1
    turn: int = 0
    lit: str = ""
    told: bool = False
    catch: Rect = (0, 0, 0, 0)

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle."""
        x, y, w, h = self.rect
        return x + w / 2, y + h / 2

    @property
    def area(self) -> bool:
        """True if it shines as a part of an area."""
        return (self.lit or (AREA if self.type == "anchor" else RING)) == AREA


def meet(one: Rect, other: Rect) -> bool:
    """True if two places have a part in common."""
    (x, y, w, h), (left, top, wide, high) = one, other
    return x < left + wide and left < x + w and y < top + high and top < y + h
