"""Where the secret cards lie behind the curtain, in units of 1280 x 720."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.engine import View
from game.presentation import Rect, Slot
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table.places import TABLET

CLOTH: Final[Rect] = (84.0, 74.0, 1112.0, 126.0)
"""The picture behind it."""
PANELS: Final = {
    "focus": CLOTH,
    "tablets": (84, 210, 864, 326),
    "order": (956, 210, 240, 150),
    "area": (84, 568, 566, 116),
    "plate/0": (660, 568, 76, 116),
    "hand": (738, 568, 458, 116),
}
"""The regions that are drawn, as the file of this board has them."""
SECRET: Final = (56, 78)
PITCH: Final = 128.0
_FIRST: Final = (416.0, 113.0)
"""How large the place of a secret card is, how far from the next, where the first is."""


def slots(v: View) -> Iterator[Slot]:
    """The places of the secret cards."""
    s: UndecimState = v.state
    for i, seat in enumerate(s.seating()):
        yield Slot(f"secret/{seat}", "card", (*secret_at(i), *SECRET), 0, "stack", SECRET[0] / TABLET[0])


def secret_at(i: int) -> tuple[float, float]:
    """The upper left corner of the place of a secret card."""
    x, y = _FIRST
    return x + PITCH * i, y
