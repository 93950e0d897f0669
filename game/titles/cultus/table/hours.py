"""The hour of the day in Cultus: by the turns for one, by the piles left for more."""

from __future__ import annotations

from typing import Final

from game.titles.cultus.rules.state import CultusState

NAMES: Final = ("afternoon", "low_sun", "dusk", "night")
AFTERNOON, LOW_SUN, DUSK, NIGHT = range(4)
TURNS: Final = (5, 9, 13)
"""For one: the turns with which low sun, dusk and night begin."""
PILES: Final = (4, 2, 0)
"""For more: with so many piles left they begin."""


def hour(s: CultusState) -> int:
    """What hour of the day it is: by the turns for one, by the piles left for more."""
    if s.phase == "over":
        return NIGHT
    if s.seats == 1:
        return sum(s.turn >= turn for turn in TURNS)
    left = sum(bool(pile) for pile in s.piles)
    return sum(left <= piles for piles in PILES) if s.turn else AFTERNOON
