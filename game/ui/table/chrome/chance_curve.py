"""The chance to win over a finished game that was reviewed: a thin curve in the timeline, its moments by shape."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import Session
from game.review.kept import Moment, Review, place_of, read_review
from game.ui.canvas import Canvas, Rect
from game.ui.services import Services

SIGN = 17.0
"""How large the sign of a moment is."""
LINE, GROUND, EDGE = "#F4EBD8", "#120926", "#E3BE6A"


class ChanceCurve:
    """That of one seat's review. It fills whatever strip it is drawn in; ``plies`` is where the strip ends."""

    def __init__(self, review: Review) -> None:
        self.seat, self.plies, self.moments = review.seat, max(1, review.plies), review.moments
        self.points = review.curve(review.seat) if review.looks else []
        self._chances = dict(self.points)

    def signs(self, strip: Rect) -> list[tuple[Moment, Rect]]:
        """The moments, each with where its sign stands on the strip."""
        x, y, w, h = strip
        found = []
        for moment in self.moments:
            level = y + h * (1 - self._chances.get(moment.ply, 0.5))
            top = min(max(level - SIGN / 2, y - 2), y + h - SIGN + 2)
            found.append((moment, (x + w * moment.ply / self.plies - SIGN / 2, top, SIGN, SIGN)))
        return found

    def under(self, strip: Rect, x: float, y: float) -> tuple[Moment, Rect] | None:
        """The moment whose sign is there."""
        signs = self.signs(strip)
        return next(
            (sign for sign in signs if abs(x - sign[1][0] - SIGN / 2) <= SIGN / 2 and _within(sign[1], y)), None
        )

    def draw(self, canvas: Canvas, strip: Rect) -> None:
        """The line, then the signs on it."""
        x, y, w, h = strip
        line = [(x + w * ply / self.plies, y + h * (1 - chance)) for ply, chance in self.points]
        if len(line) > 1:
            canvas.stroke(line, GROUND, 4)
            canvas.stroke(line, LINE, 1.6)
        for moment, (left, top, wide, high) in self.signs(strip):
            canvas.panel((left, top, wide, high), "#FFFDF6", EDGE, SIGN / 2, 1.2)
            canvas.svg(f"shared/house/moment_{moment.what}", (left + 2.5, top + 2.5, wide - 5, high - 5))


def _within(rect: Rect, y: float) -> bool:
    return rect[1] - 3 <= y < rect[1] + rect[3] + 3


def recalled(services: Services, session: Session, source_id: str, seats: Sequence[int]) -> ChanceCurve | None:
    """The curve of the first of these seats whose review is kept beside the session; None while the game goes on."""
    if session.pending is not None or not source_id or not services.keeps:
        return None
    document = services.store.path(source_id)
    for seat in seats:
        review = read_review(place_of(document, seat), session)
        if review is not None and len(review.looks) > 1:
            return ChanceCurve(review)
    return None


__all__ = ["ChanceCurve", "recalled"]
