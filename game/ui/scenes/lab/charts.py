"""The drawings of the lab: shape before colour, every drawing with its numbers as text."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Final, NamedTuple

from game.ui.canvas import Canvas, Rect
from game.ui.theme import INK, INK2, RULE

SLATE, WINE = "#3F5873", "#8A1F33"
INKS: Final = (SLATE, WINE, "#2F7D6B", "#7A5210")
"""By side."""
MOST_BARS: Final = 22
BARS: Final = ("#C9CBC8", WINE, "#2F7D6B", "#A5741F")


class DrawnValue(NamedTuple):
    """A value of a side with its interval, and how it is told."""

    side: int
    value: float
    low: float | None
    high: float | None
    told: str


class Axis(NamedTuple):
    """Where a value stands."""

    low: float
    high: float
    step: float
    left: float
    right: float

    def x(self, value: float) -> float:
        """The place of a value, kept on the axis."""
        share = (min(self.high, max(self.low, value)) - self.low) / (self.high - self.low)
        return self.left + share * (self.right - self.left)

    def ticks(self) -> list[float]:
        """The values that are written below."""
        return [self.low + n * self.step for n in range(round((self.high - self.low) / self.step) + 1)]


def axis(values: Sequence[float], left: float, right: float, most: int = 5) -> Axis:
    """Round ends and steps round these values."""
    low, high = (min(values), max(values)) if values else (0.0, 1.0)
    width = high - low or max(1e-3, abs(high))
    power: float = 10.0 ** floor(log10(width / most))
    step = next(size * power for size in (1, 2, 5, 10) if width / (size * power) <= most)
    first = floor(low / step + 1e-9) * step
    return Axis(first, max(first + step, ceil(high / step - 1e-9) * step), step, left, right)


def draw_mark(canvas: Canvas, side: int, x: float, y: float, size: float = 6.0) -> None:
    """Hollow circle, filled circle, square, triangle: each side has its shape."""
    ink = INKS[side]
    box = (x - size, y - size, 2 * size, 2 * size)
    if side == 3:
        canvas.drawing(f'<path d="M5 0.5 9.8 9.5H0.2z" fill="{ink}"/>', box, (10, 10))
        return
    fill = "#FFFDF6" if side == 0 else ink
    canvas.panel(box, fill, ink, size if side < 2 else 1, 2.2)


def draw_interval(canvas: Canvas, mark: DrawnValue, at: Axis, y: float, size: float = 5.0) -> None:
    """A mark on its interval."""
    if mark.low is not None and mark.high is not None:
        a, b = at.x(mark.low), at.x(mark.high)
        canvas.fill((a, y - 1, max(1.0, b - a), 2), INKS[mark.side])
        for end in (a, b):
            canvas.fill((end - 1, y - 0.8 * size, 2, 1.6 * size), INKS[mark.side])
    draw_mark(canvas, mark.side, at.x(mark.value), y, size)


def draw_ticks(canvas: Canvas, at: Axis, y: float, top: float, share: bool, line: float | None = None) -> None:
    """The values below a chart, with their lines up to ``top``."""
    for tick in at.ticks():
        canvas.fill((at.x(tick), top, 1, y - top), RULE)
        words = f"{100 * tick:g} %" if share else f"{round(tick, 4):g}"
        canvas.line(words, (at.x(tick) - 30, y, 60, 20), 11.5, INK2, align="center")
    if line is not None and at.low <= line <= at.high:
        canvas.fill((at.x(line) - 0.7, top, 1.4, y - top), INK2)


def bars_of(sides: Sequence[Sequence[tuple[int, int]]]) -> tuple[int, int, int]:
    """First value, width of a bar, number of bars for whole numbers."""
    values = [value for counts in sides for value, _ in counts] or [0]
    low, high = min(values), max(values)
    sizes = (size * 10**power for power in range(9) for size in (1, 2, 4, 5))
    step = next(size for size in sizes if (high // size) - (low // size) + 1 <= MOST_BARS)
    return low // step * step, step, high // step - low // step + 1


def bar_boxes(sides: Sequence[Sequence[tuple[int, int]]], rect: Rect) -> list[tuple[int, int, int, Rect]]:
    """The bars of the sides, the first upwards, the second downwards, two more below them: side, first and last value,
    place."""
    x, y, w, h = rect
    low, step, number = bars_of(sides)
    parts: list[list[float]] = []
    for counts in sides:
        row = [0.0] * number
        whole = sum(count for _, count in counts) or 1
        for value, count in counts:
            row[(value - low) // step] += count / whole
        parts.append(row)
    highest = max((part for row in parts for part in row), default=0.0) or 1.0
    tall = h / max(1, len(sides))
    boxes = []
    for side, row in enumerate(parts):
        base = y + tall * (side // 2 * 2 + 1)
        for n, part in enumerate(row):
            if part:
                size = max(1.0, part / highest * (tall - 3))
                top = base + 1 if side % 2 else base - size - 1
                place = (x + n * w / number + 1, top, max(1.0, w / number - 2), size)
                boxes.append((side, low + n * step, low + (n + 1) * step - 1, place))
    return boxes


def draw_bars(canvas: Canvas, sides: Sequence[Sequence[tuple[int, int]]], rect: Rect) -> None:
    """The bars and their axis."""
    x, y, w, h = rect
    for side, _, _, place in bar_boxes(sides, rect):
        canvas.panel(place, BARS[side], INKS[side], 0, 1)
    low, step, number = bars_of(sides)
    tall = h / max(1, len(sides))
    for side in range(0, len(sides), 2):
        canvas.fill((x, y + tall * (side + 1) - 0.6, w, 1.2), INK)
    every = max(1, ceil(number / 6))
    for n in range(0, number + 1, every):
        canvas.line(str(low + n * step), (x + n * w / number - 20, y + h + 1, 40, 18), 11.5, INK2, align="center")
