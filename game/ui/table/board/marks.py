"""Marks on the table that point at something: numbers, dashed frames, the way of a hand, a thread of dots."""

from __future__ import annotations

import math

from game.table.layout import Rect, middle
from game.ui.canvas import Canvas
from game.ui.theme import GLOW, GLOW_LINE, INK

NEAR = 42.0
"""A slip no further than this from its thing needs no thread to it."""


def draw_number(canvas: Canvas, number: int, rect: Rect, alpha: int = 255) -> None:
    """The number of a deed on a gold disc."""
    x, y, w, h = rect
    body = f'<circle cx="{w / 2}" cy="{h / 2}" r="{w / 2 - 1}" fill="{GLOW}" stroke="{GLOW_LINE}" stroke-width="1.8"/>'
    canvas.drawing(body, rect, (w, h), alpha)
    canvas.line(str(number), (x, y - 0.5, w, h), 13.5, INK, "bold", "center", alpha)


def draw_frame(canvas: Canvas, rect: Rect, alpha: int, bend: float, colour: str = GLOW, dashed: bool = True) -> None:
    """A frame just outside a place, of gold and dashed if nothing else is said."""
    x, y, w, h = rect
    wide, high = w + 8, h + 8
    inner = f'x="3" y="3" width="{w + 2:g}" height="{h + 2:g}" rx="{bend:g}" fill="none"'
    dash = ' stroke-dasharray="9 5"' if dashed else ""
    body = (
        f'<rect {inner} stroke="{GLOW_LINE}" stroke-width="5.4"/>'
        f'<rect {inner} stroke="{colour}" stroke-width="3"{dash}/>'
    )
    canvas.drawing(body, (x - 4, y - 4, wide, high), (wide, high), alpha)


def draw_way(
    canvas: Canvas, begin: tuple[float, float], end: tuple[float, float], alpha: int, light: str = "#FFE6A6"
) -> None:
    """A dashed arrow from where a piece lies to where it would go."""
    length = math.dist(begin, end)
    if length < 30:
        return
    ux, uy = (end[0] - begin[0]) / length, (end[1] - begin[1]) / length
    tip = (end[0] - ux * 10, end[1] - uy * 10)
    left, top = min(begin[0], tip[0]) - 14, min(begin[1], tip[1]) - 14
    w, h = abs(begin[0] - tip[0]) + 28, abs(begin[1] - tip[1]) + 28

    def at(x: float, y: float) -> str:
        return f"{x - left:.1f} {y - top:.1f}"

    wings = [(tip[0] - ux * 15 - s * uy * 9, tip[1] - uy * 15 + s * ux * 9) for s in (1, -1)]
    line = f"M{at(*begin)} L{at(*tip)}"
    head = f"M{at(*wings[0])} L{at(*tip)} L{at(*wings[1])}"
    body = "".join(
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"{dash}/>'
        for colour, width in ((GLOW_LINE, 6.6), (light, 3.2))
        for path, dash in ((line, ' stroke-dasharray="9 6"'), (head, ""))
    )
    canvas.drawing(body, (left, top, w, h), (w, h), alpha)


def draw_thread(canvas: Canvas, slip: Rect, thing: Rect, alpha: int) -> None:
    """Dots from a slip to what it belongs to, where that lies apart."""
    here = tuple(min(max(c, thing[i]), thing[i] + thing[i + 2]) for i, c in enumerate(middle(slip)))
    there = tuple(min(max(c, slip[i]), slip[i] + slip[i + 2]) for i, c in enumerate(here))
    length = math.dist(here, there)
    if length <= NEAR:
        return
    for step in range(1, int(length // 13)):
        share = step * 13 / length
        x, y = (a + (b - a) * share for a, b in zip(there, here))
        body = f'<circle cx="4" cy="4" r="3" fill="#FFE6A6" stroke="{GLOW_LINE}" stroke-width="1.4"/>'
        canvas.drawing(body, (x - 4, y - 4, 8, 8), (8, 8), alpha)


__all__ = ["draw_frame", "draw_number", "draw_thread", "draw_way"]
