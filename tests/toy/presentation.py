"""What the archive tells of a farm."""

from __future__ import annotations

from game.engine import View
from game.presentation import Standing


def standing(v: View) -> Standing:
    """Where the game stands."""
    s = v.state
    return Standing(s.round, 3, s.pending[-1].key if s.pending else "", tuple(s.purses))
