"""The roll of the game on the counter: the chance to win, or the points, after every decision, and the moments by shape."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from game.review.kept import Review
from game.ui.canvas import Canvas, Rect
from game.ui.events import Event, PointerDown, PointerMove, PointerUp, Wheel
from game.ui.theme import INK, INK2
from game.ui.widgets import Widget

LINE: Rect = (50.0, 9.0, 826.0, 46.0)
"""Where the line is, from the corner of the roll."""
GREEN, RED = "#8FB573", "#D8705E"
EDGE = "#8A6A3B"


class MomentRoll(Widget):
    """The decisions of one seat; pressing it goes to the nearest one. ``points`` draws points in place of the chance."""

    focusable = False

    def __init__(
        self, rect: Rect, review: Review, seat: int, ply: int, points: bool, go: Callable[[int], None]
    ) -> None:
        super().__init__(rect, "roll")
        self.review, self.seat, self.ply, self.points, self.go = review, seat, ply, points, go
        self.held = False

    @property
    def place(self) -> Rect:
        """Where the line is."""
        x, y, w, h = LINE
        return self.rect[0] + x, self.rect[1] + y, w, h

    def at(self, ply: int) -> float:
        """Where a ply is on the line."""
        x, _, w, _ = self.place
        return x + w * ply / max(1, self.review.plies)

    def handle(self, event: Event) -> bool:
        """A press and a drag go to the nearest decision, the wheel to the next."""
        if isinstance(event, PointerDown) and self.contains(event.x, event.y):
            self.held = True
            self._seek(event.x)
            return True
        if isinstance(event, PointerMove) and self.held:
            self._seek(event.x)
            return True
        if isinstance(event, PointerUp) and self.held:
            self.held = False
            return True
        if isinstance(event, Wheel) and self.contains(event.x, event.y):
            self.step(1 if event.dy < 0 else -1)
            return True
        return False

    def step(self, by: int) -> None:
        """So many decisions on, or back."""
        plies = self.review.decisions
        if self.ply in plies:
            self.go(plies[min(len(plies) - 1, max(0, plies.index(self.ply) + by))])

    def _seek(self, x: float) -> None:
        if self.review.decisions:
            self.go(min(self.review.decisions, key=lambda ply: abs(self.at(ply) - x)))

    def draw(self, canvas: Canvas) -> None:
        """Paper between two rods, the line with its ground, the moments."""
        x, y, w, h = self.rect
        left, top, wide, high = self.place
        canvas.shadow(self.rect, 4, 5, 110, 3)
        canvas.panel(self.rect, "#F8F1E1", EDGE, 3, 1.2)
        for rod in (x - 5, x + w - 5):
            canvas.panel((rod, y - 4, 10, h + 8), "#6B4426", "#2C180B", 4, 1.2)
        looks = self.review.looks
        course = [value for _, value in self.review.curve(self.seat, self.points)] if looks else []
        reach = max((abs(value) for value in course), default=1.0) or 1.0
        values = [0.5 + value / reach / 2 if self.points else value for value in course]
        names = (f"+{reach:.0f}", "0", f"−{reach:.0f}") if self.points else ("100", "50", "0 %")
        for name, part in zip(names, (0.0, 0.5, 1.0)):
            level = top + high * part
            canvas.fill((left, level, wide, 1), "#D8CCAE")
            canvas.line(name, (x + 2, level - 9, LINE[0] - 8, 18), 11.5, INK2, align="right")
        middle = top + high / 2
        line = [(self.at(look.ply), top + high * (1 - value)) for look, value in zip(looks, values)]
        if len(line) > 1:
            for colour, side in ((GREEN, min), (RED, max)):
                _fill(canvas, [(at, side(level, middle)) for at, level in _crossed(line, middle)], middle, colour)
            canvas.stroke(line, INK, 2)
        known = dict(zip((look.ply for look in looks), values))
        now = self.at(self.ply)
        canvas.panel((now - 1.5, y + 2, 3, h - 4), "#E3BE6A", INK, 1, 0.8)
        for moment in self.review.moments:
            size = 24.0 if moment.ply == self.ply else 18.0
            cx, cy = self.at(moment.ply), top + high * (1 - known.get(moment.ply, 0.5))
            canvas.panel((cx - size / 2, cy - size / 2, size, size), "#FFFDF6", EDGE, size / 2, 1.6)
            inner = size - 7
            canvas.svg(f"shared/house/moment_{moment.what}", (cx - inner / 2, cy - inner / 2, inner, inner))


def _crossed(line: Sequence[tuple[float, float]], level: float) -> list[tuple[float, float]]:
    """The line with a point wherever it crosses the level."""
    found = [line[0]]
    for (x, y), (right, after) in pairwise(line):
        if (y - level) * (after - level) < 0:
            found.append((x + (right - x) * (level - y) / (after - y), level))
        found.append((right, after))
    return found


def _fill(canvas: Canvas, line: Sequence[tuple[float, float]], level: float, colour: str) -> None:
    """The ground between the line and the level."""
    left, right = line[0][0], line[-1][0]
    top, bottom = min(level, *(y for _, y in line)), max(level, *(y for _, y in line))
    if bottom - top < 0.5 or right - left < 0.5:
        return
    way = " ".join(f"L{x - left:.2f} {y - top:.2f}" for x, y in line)
    body = f'<path d="M0 {level - top:.2f} {way} L{right - left:.2f} {level - top:.2f} Z" fill="{colour}" fill-opacity=".8"/>'
    canvas.drawing(body, (left, top, right - left, bottom - top), (right - left, bottom - top))
