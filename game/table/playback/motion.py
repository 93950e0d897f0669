"""What moves: the difference of two placements. And how long it takes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from math import cos, pi
from typing import NamedTuple

from game.presentation import Change, Spots
from game.table.arrange import Laid
from game.table.layout import Rect

SPEEDS = {"off": 0.0, "fast": 0.45, "normal": 1.0, "slow": 1.9, "step": 1.0}
DEAL, DEALT, FALL, DROP = 2.6, 0.055, 0.32, 42.0
"""A game is dealt in so many seconds at most, piece after piece in such steps; each falls so long and so far."""
MOVE, TURN, FADE, ROLL, STAGGER, MOST = 0.18, 0.22, 0.16, 0.7, 0.05, 0.9
RESTS = 0.45
"""Share of its time from which a rolling die shows the face with which it comes to rest: it still turns, and no other
face is ever seen lying."""
TURNED, FEW = 4, 12
"""Of so many pieces one may be gone from a move to the next, and so many in any case; where more are, it is another place that
is shown."""


class Pose(NamedTuple):
    """How a moving piece is drawn at a moment: its place, how opaque (0 to 1), its turn in degrees, its face, how wide it
    is of its own width while it turns over, and its scale."""

    rect: Rect
    alpha: float = 1.0
    turn: float = 0
    face: str = ""
    width: float = 1.0
    scale: float = 1.0


class Motion(NamedTuple):
    """A piece on its way: from and to are rectangles (equal if it only turns or fades); the faces, turns and scales at
    both ends; ``begin`` and ``length`` are seconds at normal speed. ``fade`` 1 appears, -1 vanishes, 0 neither; what
    vanishes on a way is whole until it is there. ``flip`` turns it over; ``rolls`` are the faces that show by turns
    before the last one."""

    piece: str
    start: Rect
    end: Rect
    face: str
    begin: float
    length: float
    fade: int = 0
    turn_from: int = 0
    turn_to: int = 0
    face_from: str = ""
    flip: bool = False
    rolls: tuple[str, ...] = ()
    scale_from: float = 1
    scale_to: float = 1

    def at(self, time: float) -> Pose:
        """How it is drawn after that many seconds."""
        share = min(1.0, max(0.0, (time - self.begin) / self.length)) if self.length else 1.0
        eased = 1 - (1 - share) ** 3
        x, y, w, h = (a + (b - a) * eased for a, b in zip(self.start, self.end))
        alpha = eased if self.fade > 0 else 1 - eased if self.fade < 0 and self.start == self.end else 1.0
        way = (self.turn_to - self.turn_from + 180) % 360 - 180  # The shorter way round.
        turn = self.turn_from + way * eased
        scale = self.scale_from + (self.scale_to - self.scale_from) * eased
        face, width = self.face, 1.0
        if self.face_from and time < self.begin and not self.fade:
            face = self.face_from
        if self.flip and share < 1:
            width = max(0.02, abs(cos(pi * eased)))
            face = self.face if eased >= 0.5 else self.face_from
        if self.rolls and time >= self.begin and share < 1:
            if share < RESTS:
                face = self.rolls[int(share * len(self.rolls) * 3) % len(self.rolls)]
            turn += 360 * (1 - eased)
        return Pose((x, y, w, h), alpha, turn, face, width, scale)


def should_animate(speed: str, reduced: bool) -> bool:
    """True unless motion is off or reduced."""
    return not reduced and SPEEDS.get(speed, 1.0) > 0


def has_turned(before: Collection[str], after: Collection[str]) -> bool:
    """True if the table has turned to another place: more pieces are gone than a move takes away."""
    return sum(piece not in after for piece in before) > max(FEW, len(before) / TURNED)


def diff(
    before: Mapping[str, Laid],
    after: Mapping[str, Laid],
    held: str = "",
    held_rect: Rect | None = None,
    change: Callable[[str, str], Change] = lambda before, after: Change(),
) -> list[Motion]:
    """The motions between two arrangements. A piece that the hand let go starts where the hand left it; ``change`` says
    how it goes over from one face to another."""
    motions: list[Motion] = []
    for piece, new in after.items():
        old = before.get(piece)
        face = new.spot.face
        if old is None:
            shown = change("", face).rolls
            length = ROLL if shown else FADE
            motions.append(_still(piece, new, length, 1)._replace(rolls=shown))
            continue
        start = held_rect if piece == held and held_rect else old.rect
        flip, shown = change(old.spot.face, face) if old.spot.face != face else Change()
        if start == new.rect and old.spot.face == face and old.turn == new.turn:
            continue
        length = ROLL if shown else MOVE if start != new.rect and not flip else TURN
        motions.append(
            Motion(
                piece,
                start,
                new.rect,
                face,
                0,
                length,
                0,
                old.turn,
                new.turn,
                old.spot.face,
                flip,
                shown,
                old.scale,
                new.scale,
            )
        )
    for piece, old in before.items():
        if piece not in after:
            start = held_rect if piece == held and held_rect else old.rect
            motions.append(_still(piece, old, FADE, -1)._replace(start=start, end=start))
    return _paced(motions)


def deal(laid: Mapping[str, Laid]) -> list[Motion]:
    """The motions of a beginning: piece after piece falls into its place in reading order, what lies deeper first."""
    order = sorted(laid.values(), key=lambda p: (p.depth, round(p.rect[1] / 40), p.rect[0]))
    step = min(DEALT, (DEAL - FALL) / max(1, len(order)))
    motions: list[Motion] = []
    for index, piece in enumerate(order):
        x, y, w, h = piece.rect
        motion = _still(piece.piece, piece, FALL, 1)
        motions.append(motion._replace(start=(x, y - DROP, w, h), begin=0.2 + index * step))
    return motions


def _still(piece: str, laid: Laid, length: float, fade: int) -> Motion:
    return Motion(
        piece,
        laid.rect,
        laid.rect,
        laid.spot.face,
        0,
        length,
        fade,
        laid.turn,
        laid.turn,
        laid.spot.face,
        scale_from=laid.scale,
        scale_to=laid.scale,
    )


def _paced(motions: list[Motion]) -> list[Motion]:
    """Let moves follow one another in small steps, all within the longest time an action may take."""
    moving = [m for m in motions if not m.fade]
    step = min(STAGGER, (MOST - MOVE) / max(1, len(moving)))
    begins = {m.piece: i * step for i, m in enumerate(moving)}
    return [m._replace(begin=begins.get(m.piece, 0.0)) for m in motions]


def total(motions: list[Motion]) -> float:
    """How many seconds all of them take at normal speed."""
    return max((m.begin + m.length for m in motions), default=0.0)


def changed(before: Spots, after: Spots) -> set[str]:
    """The pieces whose spot differs between two placements."""
    return {piece for piece in before.keys() | after.keys() if before.get(piece) != after.get(piece)}
