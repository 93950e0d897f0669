"""What a position is worth: the points, and a little for cards in hand."""

from __future__ import annotations

from collections.abc import Mapping

from ..rules.components import VALUE
from ..rules.state import SkeletonState

_CARD = 0.3


def terms(s: SkeletonState, seat: int) -> Mapping[str, float]:
    """Points, the best of the others, and what the hand may bring."""
    others = [vp for other, vp in enumerate(s.vp) if other != seat]
    return {"points": s.vp[seat], "others": -max(others), "hand": _CARD * sum(VALUE.get(c, 5) for c in s.hands[seat])}
