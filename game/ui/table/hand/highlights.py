"""What lights up: the places where the lifted piece may go, and the place where it was refused."""

from __future__ import annotations

import math
from collections.abc import Iterable

from game.table.layout import Layout, Rect, Slot, union
from game.ui.canvas import Canvas

_STRENGTH = {"soft": 0.6, "normal": 1.0, "strong": 1.4}
GOLD, RIM = "#FFD55E", "#14211C"
STEPS = 25
"""Strengths of a light between none and full."""


def draw_targets(
    canvas: Canvas, layout: Layout, slots: Iterable[str], chosen: str, highlight: str, time: float, calm: bool
) -> None:
    """Light the slots. Places for cards are one outline with pins; squares and others get a ring each."""
    power = _STRENGTH[highlight]
    # In few steps: a light of its own for every frame would be a picture of its own, and push all others out.
    pulse = 1.0 if calm else round(STEPS * (0.86 + 0.14 * math.sin(time * 3.2))) / STEPS
    names = list(slots)
    anchors = [n for n in names if layout.slots[n].area]
    if anchors:
        _draw_anchors(canvas, layout, anchors, chosen, power * pulse)
    for name in names:
        slot = layout.slots[name]
        if not slot.area:
            _draw_ring(canvas, slot, name == chosen, power * pulse)


def draw_answer(
    canvas: Canvas, rect: Rect, turn: float, bend: float, line: str = GOLD, width: float = 2.6, fill: float = 0
) -> None:
    """A ring round something that answers, turned as that is, with a dark rim, and so much light over it."""
    x, y, w, h = rect
    if not turn % 90:
        if fill:
            canvas.panel(rect, GOLD, None, bend, 0, fill)
        canvas.panel(rect, "none", RIM, bend, width + 2.4)
        canvas.panel(rect, "none", line, bend, width)
        return
    lean, edge = math.radians(turn), 2 * (width + 2.4)
    wide = abs(w * math.cos(lean)) + abs(h * math.sin(lean)) + edge
    high = abs(h * math.cos(lean)) + abs(w * math.sin(lean)) + edge
    place = f'x="{(wide - w) / 2}" y="{(high - h) / 2}" width="{w}" height="{h}" rx="{bend}"'
    body = (
        f'<g transform="rotate({-turn} {wide / 2} {high / 2})" fill="none">'
        f'<rect {place} fill="{GOLD}" fill-opacity="{fill}"/>'
        f'<rect {place} stroke="{RIM}" stroke-width="{width + 2.4}"/>'
        f'<rect {place} stroke="{line}" stroke-width="{width}"/></g>'
    )
    canvas.drawing(body, (x + (w - wide) / 2, y + (h - high) / 2, wide, high), (wide, high))


def draw_reach(canvas: Canvas, rect: Rect) -> None:
    """A place that the held piece would reach: a soft light over it."""
    canvas.panel(rect, "#FFF1B8", "#FFFFFF", 5, 1.6, 0.34)


def radius_of(slot: Slot) -> float:
    """How round the light of a slot is: a spot is a circle."""
    if slot.type == "spot":
        return min(slot.rect[2:]) / 2
    return 5 if slot.type in ("square", "track") else 8


def _draw_ring(canvas: Canvas, slot: Slot, chosen: bool, power: float) -> None:
    x, y, w, h = slot.rect
    radius = radius_of(slot)
    width = (3.0 if chosen else 2.4) * max(1.0, power)
    canvas.panel((x + 1, y + 1, w - 2, h - 2), GOLD, None, radius, 0, (0.34 if chosen else 0.16) * power)
    canvas.panel((x - 0.6, y - 0.6, w + 1.2, h + 1.2), "none", RIM, radius + 1, width + 2.2)
    canvas.panel((x, y, w, h), "none", "#FFFFFF" if chosen else GOLD, radius, width)


def _draw_anchors(canvas: Canvas, layout: Layout, anchors: list[str], chosen: str, power: float) -> None:
    cells = {name: _cells(layout, layout.slots[name].rect) for name in anchors}
    covered = set().union(*cells.values())
    squares = {n: s.rect for n, s in layout.slots.items() if s.type == "square"}
    town = union(squares.values())
    step = next(iter(squares.values()))[2]
    for name, rect in squares.items():
        if name not in covered:
            canvas.fill(rect, "#120926", min(150, round(70 * power)))
    outline = _outline(covered, town, step)
    body = (
        f'<path d="{outline}" fill="none" stroke="{RIM}" stroke-width="6.4" stroke-linecap="round"/>'
        f'<path d="{outline}" fill="none" stroke="{GOLD}" stroke-width="3" stroke-linecap="round"/>'
    )
    x, y, w, h = town
    canvas.drawing(f'<g transform="translate(4 4)">{body}</g>', (x - 4, y - 4, w + 8, h + 8), (w + 8, h + 8))
    for name in anchors:
        cx, cy = layout.slots[name].centre
        big = 24 if name == chosen else 20
        colour = "#FFFFFF" if name == chosen else GOLD
        pin = (
            f'<path d="M16 2 L30 16 L16 30 L2 16Z" fill="{colour}" stroke="{RIM}" stroke-width="3"/>'
            f'<path d="M16 10 V22 M10 16 H22" stroke="{RIM}" stroke-width="3.4"/>'
        )
        canvas.drawing(pin, (cx - big / 2, cy - big / 2, big, big), (32, 32))


def _cells(layout: Layout, rect: Rect) -> set[str]:
    x, y, w, h = rect
    return {
        name
        for name, slot in layout.slots.items()
        if slot.type == "square" and x <= slot.centre[0] < x + w and y <= slot.centre[1] < y + h
    }


def _outline(covered: set[str], town: Rect, step: float) -> str:
    """The edges between covered squares and the rest, as one path."""
    places = {tuple(map(int, name.split("/")[1:])) for name in covered}
    ways: list[str] = []
    for row, col in sorted(places):
        x, y = col * step, row * step
        sides = (
            ((row - 1, col), f"M{x} {y} H{x + step}"),
            ((row + 1, col), f"M{x} {y + step} H{x + step}"),
            ((row, col - 1), f"M{x} {y} V{y + step}"),
            ((row, col + 1), f"M{x + step} {y} V{y + step}"),
        )
        ways += [way for neighbour, way in sides if neighbour not in places]
    return " ".join(ways)


def draw_refused(canvas: Canvas, rect: Rect) -> None:
    """Hatch and a dashed red line over the place, a lock at its lower left."""
    x, y, w, h = rect
    hatch = " ".join(f"M{d} 0 L{d - h} {h}" for d in range(0, int(w + h), 12))
    body = (
        f'<rect width="{w}" height="{h}" fill="#B2301F" fill-opacity=".28"/>'
        f'<path d="{hatch}" stroke="#FFF8E7" stroke-opacity=".45" stroke-width="2"/>'
        f'<rect x="2" y="2" width="{w - 4}" height="{h - 4}" fill="none" stroke="#FFF8E7" stroke-width="4"/>'
        f'<rect x="2" y="2" width="{w - 4}" height="{h - 4}" fill="none" stroke="#B2301F" stroke-width="4" '
        'stroke-dasharray="8 6"/>'
    )
    canvas.clip(rect)
    canvas.drawing(body, rect, (w, h))
    canvas.clip(None)
    canvas.icon("lock_red", x + 4, y + h - 24, 20)
