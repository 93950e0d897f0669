"""Charts of the page as SVG: shape before colour (hollow and filled), every drawing with its numbers as text."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

INKS = ("#3f5873", "#8a1f33", "#2f7d6b", "#a5741f")
"""By side: slate, wine, and two more."""
WIDTH, NARROW = 720, 380
"""Of a drawing on a screen, and on a phone."""
LABEL, VALUES, ROW, FOOT = 190, 120, 17, 26


class ChartMark(NamedTuple):
    """A value with its interval, of one side, and how it is told."""

    side: int
    value: float
    low: float | None
    high: float | None
    told: str


def intervals(
    rows: Sequence[tuple[str, Sequence[ChartMark]]], unit: float, line: float | None = None, wide: int = WIDTH
) -> str:
    """A row for each label, in it a mark and an interval for each side. ``unit`` scales the axis (100 for percent),
    ``line`` is a value that all of them are held against. Where it is narrow the labels stand above their rows."""
    ends = [end for _, marks in rows for m in marks for end in (m.value, m.low, m.high) if end is not None]
    if not ends:
        return ""
    low, high, step = _axis(min([*ends, *([line] if line is not None else [])]), max(ends))
    if unit == 100:
        low, high = max(0.0, low), min(1.0, high)
    narrow = wide < WIDTH
    above = ROW if narrow else 0
    left, right = (8, wide - 70) if narrow else (LABEL, wide - VALUES)

    def x(value: float) -> float:
        return left + (value - low) / (high - low) * (right - left)

    parts, y = [], 6
    height = sum(above + max(1, len(marks)) * ROW + 8 for _, marks in rows) + FOOT + 6
    ticks = [low + n * step for n in range(round((high - low) / step) + 1)]
    for tick in ticks:
        parts.append(f'<path d="M{x(tick):.1f} 4V{height - FOOT}" class="grid"/>')
        parts.append(_text(x(tick), height - 8, _number(unit * tick), "tick", "middle"))
    if line is not None:
        parts.append(f'<path d="M{x(line):.1f} 4V{height - FOOT}" class="line"/>')
    for label, marks in rows:
        middle = y + (above or max(1, len(marks)) * ROW) / 2
        parts.append(_text(0, middle + 4, label, "label", "start"))
        y += above
        for mark in marks:
            middle = y + ROW / 2
            ink = INKS[mark.side]
            if mark.low is not None and mark.high is not None:
                a, b = x(mark.low), x(mark.high)
                ends_ = f"M{a:.1f} {middle - 3:.1f}v6M{b:.1f} {middle - 3:.1f}v6"
                parts.append(f'<path d="M{a:.1f} {middle:.1f}H{b:.1f}{ends_}" stroke="{ink}" class="bar"/>')
            parts.append(shape(mark.side, x(mark.value), middle))
            parts.append(_text(wide, middle + 4, mark.told, "told", "end"))
            y += ROW
        y += 8
    return f'<svg viewBox="0 0 {wide} {height}" role="img" class="{_where(wide)}">{"".join(parts)}</svg>'


def shape(side: int, x: float, y: float) -> str:
    """The mark of a side: hollow and filled circle, square, triangle."""
    ink = INKS[side]
    if side == 2:
        return f'<rect x="{x - 4.5:.1f}" y="{y - 4.5:.1f}" width="9" height="9" fill="{ink}"/>'
    if side == 3:
        return f'<path d="M{x:.1f} {y - 5.5:.1f}l5.5 10h-11z" fill="{ink}"/>'
    fill = "#fffdf6" if side == 0 else ink
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="{fill}" stroke="{ink}" stroke-width="2"/>'


def spread(sides: Sequence[Sequence[tuple[int, int]]], means: Sequence[float | None], across: int = WIDTH) -> str:
    """How often each value came: the first side upwards, the second downwards, two more as rows below."""
    values = [value for counts in sides for value, _ in counts]
    if not values:
        return ""
    low, high, step = bins(min(values), max(values))
    parts, y = [], 0.0
    tall = 96.0
    bars = [_binned(counts, low, step, round((high - low) / step)) for counts in sides]
    most = max((part for row in bars for part in row), default=1.0) or 1.0
    wide = across / max(1, round((high - low) / step))
    for side, row in enumerate(bars):
        down = side % 2 == 1
        base = y + tall if not down else y
        ink = INKS[side]
        fill = "#d8d9d4" if side == 0 else ink
        for at, part in enumerate(row):
            size = part / most * tall
            top = base if down else base - size
            parts.append(
                f'<rect x="{at * wide + 1:.1f}" y="{top:.1f}" width="{wide - 2:.1f}" height="{size:.1f}" '
                f'fill="{fill}" stroke="{ink}"/>'
            )
        mean = means[side]
        if mean is not None:
            at_x = (mean - low) / (high - low) * across
            parts.append(f'<path d="M{at_x:.1f} {y:.1f}v{tall:.0f}" stroke="#2b1f17" stroke-width="1.5"/>')
        y += tall
    for tick in range(low, high + 1, step * max(1, ceil((high - low) / step / (across // 60)))):
        parts.append(_text((tick - low) / (high - low) * across, y + 16, str(tick), "tick", "middle"))
    box = f"-12 0 {across + 24} {y + 22:.0f}"
    return f'<svg viewBox="{box}" role="img" class="{_where(across)}">{"".join(parts)}</svg>'


def _where(wide: int) -> str:
    return "narrow" if wide < WIDTH else "wide"


def bins(low: int, high: int) -> tuple[int, int, int]:
    """The ends of an axis of whole numbers and the width of its bars: about thirty."""
    step = next(
        size * 10**power for power in range(9) for size in (1, 2, 4, 5) if (high - low + 1) / (size * 10**power) <= 32
    )
    first = floor(low / step) * step
    return first, max(first + step, (floor(high / step) + 1) * step), step


def _binned(counts: Sequence[tuple[int, int]], low: int, step: int, number: int) -> list[float]:
    whole = sum(count for _, count in counts) or 1
    row = [0.0] * number
    for value, count in counts:
        row[(value - low) // step] += count / whole
    return row


def _axis(low: float, high: float) -> tuple[float, float, float]:
    """Round ends and a round step for an axis that holds both."""
    width = (high - low) or max(1e-3, abs(high))
    power: float = 10.0 ** floor(log10(width / 5))
    step = next(size * power for size in (1, 2, 5, 10) if width / (size * power) <= 7)
    return floor(low / step) * step, ceil(high / step + 1e-9) * step, step


def _number(value: float) -> str:
    return f"{round(value, 4):g}".replace("-", "−")


def _text(x: float, y: float, text: str, kind: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(text)}</text>'
