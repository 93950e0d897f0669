"""Several things that leave the hand together: each goes to its pile by itself, and is counted when it is there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from game.engine import View
from game.presentation import Spots
from game.table.arrange import Laid
from game.table.playback.motion import Motion

APART, WAY = 0.06, 0.26
"""Seconds from one leaving to the next, and on the way."""


class TransferMotion(NamedTuple):
    """How things go: all motions, and the views that are true from so many seconds on."""

    motions: list[Motion]
    views: list[tuple[float, View]]


def transferred(
    views: Sequence[View],
    spots: Sequence[Spots],
    before: Mapping[str, Laid],
    after: Mapping[str, Laid],
    motions: Sequence[Motion],
) -> TransferMotion:
    """``views`` are the one before, those when each thing is gone, and the one after, ``spots`` where things lie in each of
    them; ``motions`` those of pieces that simply vanish or change. A piece whose face then lies uppermost elsewhere goes
    there; what it covers shows its old face until the last one has come."""
    own = {motion.piece: motion for motion in motions}
    counted: list[tuple[float, View]] = []
    piles: dict[str, float] = {}
    for number, ((old, new), view) in enumerate(zip(pairwise(spots), views[1:])):
        arrival = APART * number + WAY
        for piece in old.keys() - new.keys():
            face = old[piece].face
            pile = next((p for p, spot in new.items() if spot.face == face and old.get(p) != spot), "")
            if piece in before and pile in after:
                end = after[pile]
                start = before[piece]
                own[piece] = Motion(
                    piece, start.rect, end.rect, start.spot.face, APART * number, WAY, -1, scale_from=start.scale,
                    scale_to=end.scale,
                )  # fmt: skip
                piles[pile] = arrival
        counted.append((arrival, view))
    for pile, arrival in piles.items():
        if pile in own:
            own[pile] = own[pile]._replace(begin=arrival)
    return TransferMotion(sorted(own.values(), key=lambda motion: motion.begin), counted)
