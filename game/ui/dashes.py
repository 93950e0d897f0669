"""Dashed lines that end in a gap: what is left of a dash at the end of a line is drawn by the library of SVGs from memory
that it has not set, as a bar or a wedge that differs from run to run."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from itertools import accumulate, pairwise, takewhile

DASHED = "stroke-dasharray"
_SHAPE = re.compile(rf'<(rect|circle|path)\b[^<>]*?\s{DASHED}="([^"]*)"[^<>]*>')
_STEP = re.compile(r"([MLHVCQAZ])([^A-Za-z]*)", re.IGNORECASE)
_NUMBER = re.compile(r"-?\d*\.?\d+(?:e-?\d+)?")
_LEFT = 0.25
"""Share of a gap by which a line ends before the next dash would begin."""
_CURVE = 16
"""Parts into which a curve is cut to measure it."""
Point = tuple[float, float]


def ended(source: str, stretch: Point = (1.0, 1.0)) -> str:
    """The same SVG with dashes a little shorter or longer where a line would have ended in one. ``stretch`` is by how much
    it is made wider and higher: dashes then grow by the middle of both, while a line grows by its direction."""
    middle = sum(stretch) / 2
    grown = stretch[0] / middle, stretch[1] / middle
    return _SHAPE.sub(lambda found: _ended(found[0], found[1], found[2], grown), source) if DASHED in source else source


def _ended(tag: str, kind: str, dashes: str, grown: Point) -> str:
    pattern = [float(number) for number in _NUMBER.findall(dashes)]
    if not pattern or min(pattern) < 0 or not sum(pattern):
        return tag
    if kind != "path":
        return _fitted(tag, dashes, pattern, _round(tag) if kind == "circle" else _around(tag, grown))
    way = _value(tag, "d")
    parts = re.findall(r"[Mm][^Mm]*", way)
    if re.search(r"[^MLHVCQAZmlhvcqaz\d\s.,e-]", way) or "m" in way[1:]:
        return tag
    return "".join(
        _fitted(tag.replace(f' d="{way}"', f' d="{part}"', 1), dashes, pattern, _length(part, grown)) for part in parts
    )


def _fitted(tag: str, dashes: str, pattern: list[float], length: float) -> str:
    period = pattern * (1 + len(pattern) % 2)
    whole, gap = sum(period), period[-1]
    passed = takewhile(lambda end: end <= length % whole, accumulate(period))
    if len(list(passed)) % 2:
        return tag
    times = round((length + gap * _LEFT) / whole)
    if not times or gap >= length:
        return tag.replace(f' {DASHED}="{dashes}"', "", 1)
    by = length / (times * whole - gap * _LEFT)
    return tag.replace(f'{DASHED}="{dashes}"', f'{DASHED}="{" ".join(f"{part * by:.4g}" for part in pattern)}"', 1)


def _value(tag: str, name: str) -> str:
    found = re.search(rf'\s{name}="([^"]*)"', tag)
    return found[1] if found else ""


def _round(tag: str) -> float:
    return math.tau * float(_value(tag, "r") or 0)


def _around(tag: str, grown: Point) -> float:
    wide, high = (float(_value(tag, name) or 0) * by for name, by in zip(("width", "height"), grown))
    bend = min(float(_value(tag, "rx") or _value(tag, "ry") or 0), wide / 2, high / 2)
    return 2 * (wide + high) - (8 - math.tau) * bend


def _length(way: str, grown: Point) -> float:
    """How long a path of one stroke is, made so much wider and higher."""
    points = ((x * grown[0], y * grown[1]) for x, y in _points(way))
    return sum(math.dist(a, b) for a, b in pairwise(points))


def _points(way: str) -> Iterator[Point]:
    """The corners of a path of one stroke, its curves cut into short lines."""
    here: Point = (0.0, 0.0)
    first: Point | None = None
    for letter, rest in _STEP.findall(way):
        kind, own = letter.upper(), letter.islower()
        numbers = [float(number) for number in _NUMBER.findall(rest)]
        if kind == "Z" and first is not None:
            here = first
            yield here
        for start in range(0, len(numbers) - 6, 7) if kind == "A" else ():
            *bend, x, y = numbers[start : start + 7]
            end = (here[0] + x, here[1] + y) if own else (x, y)
            yield from _arc(here, end, bend)
            here = end
        for knots in _knots(kind, numbers, here, own):
            for share in range(1, _CURVE + 1) if len(knots) > 2 else (_CURVE,):
                yield _on(knots, share / _CURVE)
            here = knots[-1]
            first = first or here


def _knots(kind: str, numbers: list[float], here: Point, own: bool) -> Iterator[list[Point]]:
    """The control points of each line or curve of a step, from where it begins; ``own`` for relative ones."""
    size = {"H": 1, "V": 1, "M": 2, "L": 2, "Q": 4, "C": 6}.get(kind, 0)
    for start in range(0, len(numbers) - size + 1, size) if size else ():
        x, y = here if own else (0.0, 0.0)
        told = numbers[start : start + size]
        if kind == "H":
            ends = [(x + told[0], here[1])]
        elif kind == "V":
            ends = [(here[0], y + told[0])]
        else:
            ends = [(x + a, y + b) for a, b in zip(told[::2], told[1::2])]
        yield [here if kind != "M" else ends[0], *ends]
        here = ends[-1]


def _arc(here: Point, end: Point, bend: list[float]) -> Iterator[Point]:
    """The points of an arc from here: ``bend`` are both radii, the angle (of which nothing is known here), the flags."""
    rx, ry, _, large, sweep = bend
    if here == end or not rx or not ry:  # As SVG has it: nothing, or a straight line.
        yield end
        return
    (ax, ay), (bx, by) = ((x / rx, y / ry) for x, y in (here, end))
    dx, dy = bx - ax, by - ay
    far = math.hypot(dx, dy)
    side = math.sqrt(max(0.0, 1 - far * far / 4)) / far * (1 if sweep != large else -1)
    x, y = (ax + bx) / 2 - side * dy, (ay + by) / 2 + side * dx
    first, last = math.atan2(ay - y, ax - x), math.atan2(by - y, bx - x)
    turn = (last - first) % math.tau if sweep else -((first - last) % math.tau)
    for share in range(1, _CURVE + 1):
        at = first + turn * share / _CURVE
        yield rx * (x + math.cos(at)), ry * (y + math.sin(at))


def _on(knots: list[Point], share: float) -> Point:
    """The point of a line or curve after a share of it."""
    while len(knots) > 1:
        knots = [(a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in pairwise(knots)]
    return knots[0]


__all__ = ["ended"]
