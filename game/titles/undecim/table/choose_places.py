"""Where the secret cards lie behind the curtain, in units of 1280 x 720."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import View
from game.presentation import Slot
from game.titles.undecim.rules.state import UndecimState


def slots(v: View) -> Iterator[Slot]:
    """The places of the secret cards."""
    s: UndecimState = v.state
    for i, seat in enumerate(s.seating()):
        yield Slot(f"secret/{seat}", "card", (*secret_at(i), 56, 78), 0, "stack", 56 / 90)


def secret_at(i: int) -> tuple[float, float]:
    """The upper left corner of the place of a secret card."""
    return 416 + 128.0 * i, 113.0
