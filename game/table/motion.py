"""What moves: the difference of two placements. And how long it takes."""

from __future__ import annotations

from typing import NamedTuple

from game.presentation import Placement
from game.table.arrange import Laid
from game.table.layout import Rect

SPEEDS = {"off": 0.0, "fast": 0.45, "normal": 1.0, "slow": 1.9, "step": 1.0}
MOVE, TURN, FADE, STAGGER, MOST = 0.18, 0.22, 0.16, 0.05, 0.9


class Motion(NamedTuple):
    """A piece on its way: from and to are rectangles (equal if it only turns or fades); the faces at both ends;
    ``begin`` and ``length`` are seconds at normal speed. ``fade`` 1 appears, -1 vanishes, 0 neither."""

    piece: str
    start: Rect
    end: Rect
    face: str
    begin: float
    length: float
    fade: int = 0
    turn_from: int = 0
    turn_to: int = 0

    def at(self, time: float) -> tuple[Rect, float]:
        """Where it is after that many seconds, and how opaque (0 to 1)."""
        share = min(1.0, max(0.0, (time - self.begin) / self.length)) if self.length else 1.0
        eased = 1 - (1 - share) ** 3
        rect = tuple(a + (b - a) * eased for a, b in zip(self.start, self.end))
        alpha = eased if self.fade > 0 else 1 - eased if self.fade < 0 else 1.0
        return rect, alpha  # type: ignore[return-value]


def should_animate(speed: str, reduced: bool, plies: int, hidden: bool = False) -> bool:
    """The one place that decides: never on a jump, with motion off or reduced, or while nobody sees it."""
    return plies == 1 and not hidden and not reduced and SPEEDS.get(speed, 1.0) > 0


def diff(
    before: dict[str, Laid], after: dict[str, Laid], held: str = "", held_rect: Rect | None = None
) -> list[Motion]:
    """The motions between two arrangements. A piece that the hand let go starts where the hand left it."""
    motions: list[Motion] = []
    for piece, new in after.items():
        old = before.get(piece)
        if old is None:
            motions.append(Motion(piece, new.rect, new.rect, new.spot.face, 0, FADE, 1, new.spot.turn, new.spot.turn))
            continue
        start = held_rect if piece == held and held_rect else old.rect
        if start != new.rect or old.spot.face != new.spot.face:
            motions.append(Motion(piece, start, new.rect, new.spot.face, 0, MOVE, 0, old.spot.turn, new.spot.turn))
    for piece, old in before.items():
        if piece not in after:
            start = held_rect if piece == held and held_rect else old.rect
            motions.append(Motion(piece, start, start, old.spot.face, 0, FADE, -1, old.spot.turn, old.spot.turn))
    return _paced(motions)


def _paced(motions: list[Motion]) -> list[Motion]:
    """Let moves follow one another in small steps, all within the longest time an action may take."""
    moving = [m for m in motions if not m.fade]
    step = min(STAGGER, (MOST - MOVE) / max(1, len(moving)))
    begins = {m.piece: i * step for i, m in enumerate(moving)}
    return [m._replace(begin=begins.get(m.piece, 0.0)) for m in motions]


def total(motions: list[Motion]) -> float:
    """How many seconds all of them take at normal speed."""
    return max((m.begin + m.length for m in motions), default=0.0)


def changed(before: Placement, after: Placement) -> set[str]:
    """The pieces whose spot differs between two placements."""
    return {piece for piece in before.keys() | after.keys() if before.get(piece) != after.get(piece)}
