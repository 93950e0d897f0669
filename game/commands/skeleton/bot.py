"""What a position is worth: the points, and a little for cards in hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.bots import Reason
from game.engine import Action, View

from .components import VALUE
from .state import SkeletonState

QUIET: frozenset[str] = frozenset()
_CARD = 0.3


def turn(s: SkeletonState) -> int:
    """The number of the turn."""
    return s.turn


def terms(s: SkeletonState, seat: int) -> Mapping[str, float]:
    """Points, the best of the others, and what the hand may bring."""
    others = [vp for other, vp in enumerate(s.vp) if other != seat]
    return {"points": s.vp[seat], "others": -max(others), "hand": _CARD * sum(VALUE.get(c, 5) for c in s.hands[seat])}


def evaluate(s: SkeletonState, seat: int) -> float:
    """The sum of the terms."""
    return sum(terms(s, seat).values())


def narrow(view: View, legal: Sequence[Action]) -> Sequence[Action]:
    """All of them."""
    return legal


def reason(view: View, action: Action, before: Mapping[str, float], after: Mapping[str, float]) -> Reason:
    """The points it brings."""
    more = after["points"] - before["points"]
    return ("skeleton-reason-points", {"points": round(more)}) if more > 0 else ("", {})
