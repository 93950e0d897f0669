"""One moment of a game."""

from __future__ import annotations

from typing import Annotated

from game.engine import State
from game.engine.state import NOBODY, OWNER, PARTS, PER_SEAT, start


class SkeletonState(State):
    """``board`` maps a square to the card that lies there, ``owner`` to the seat that laid it."""

    seat: Annotated[int, start(-1)]
    turn: int
    die: int  # what was rolled this turn, 0 before that
    vp: Annotated[list[int], PER_SEAT]
    hands: Annotated[list[tuple[str, ...]], PER_SEAT, OWNER, PARTS]
    deck: Annotated[tuple[str, ...], NOBODY, PARTS]  # the top card last
    board: Annotated[dict[int, str], PARTS]
    owner: dict[int, int]
