"""Where the panels of Cultus and what they count with stand on the table, as its board files have it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.presentation import Rect

BAR: Final[Rect] = (0, 0, 1280, 38)
OWN: Final[Rect] = (12, 44, 384, 202)
COST: Final[Rect] = (12, 252, 384, 72)
PLAN: Final[Rect] = (12, 330, 384, 64)
TAKEN: Final[Rect] = (12, 400, 384, 52)
ACTIONS: Final[Rect] = (12, 458, 384, 226)
INCOME: Final[Rect] = (408, 44, 436, 74)
TOWN: Final[Rect] = (408, 124, 436, 436)
HAND: Final[Rect] = (408, 560, 436, 126)
RIVAL: Final[Rect] = (856, 44, 412, 202)
OTHER: Final[Rect] = (856, 44, 412, 92)
"""The first of the other players; the next ones stand below."""
DISCARD: Final[Rect] = (856, 560, 112, 126)
DISPLAY: Final = {"solo": (856.0, 252.0, 412.0, 158.0), "multi": (856.0, 336.0, 412.0, 138.0)}
COUNTERS: Final = {"solo": (856.0, 416.0, 108.0, 142.0), "multi": (856.0, 480.0, 108.0, 78.0)}
"""By the name of the board file."""

CHARACTER_TRACK: Final[Rect] = (20, 202, 372, 36)
COST_TRACK: Final[Rect] = (20, 284, 372, 33)


def panels(board: str) -> Mapping[str, Rect]:
    """The panels of the board file of that name."""
    right = {"plate/automa": RIVAL} if board == "solo" else {"plate/1": OTHER}
    return {
        "bar": BAR,
        "plate/0": OWN,
        "cost": COST,
        "plan": PLAN,
        "taken": TAKEN,
        "actions": ACTIONS,
        "income": INCOME,
        "focus": TOWN,
        "hand": HAND,
        "discard": DISCARD,
        "display": DISPLAY[board],
        "counters": COUNTERS[board],
        **right,
    }
