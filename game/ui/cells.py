"""Large drawings of many small strokes, such as the edges of a map: drawn cell by cell, so that of one that has changed a little
only a little is drawn anew."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import lru_cache
from typing import Final, NamedTuple

LARGE: Final = 1 << 17
"""Pixels from which it is worth it."""
MANY: Final = 40
"""Strokes from which it is."""
LONG: Final = 8
"""Strokes over more than half of the box that there may be: many of them are better drawn at once."""
SIDE: Final = 128
"""Pixels that a cell has at least in each direction."""
TIE: Final = 0.0005
"""Pixels by which cells lie higher than they should: an edge in the middle of a row then falls on one side in all of them."""
_ELEMENT = re.compile(r"\s*<(\w+) ([^<>]*)/>\s*")
_WAY = re.compile(r' ?\bd="(M[^"]*)"')
_STEP = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER = re.compile(r"-?\d*\.?\d+(?:e-?\d+)?")
_WIDTH = re.compile(r'stroke-width="([\d.]+)"')
_SIZES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "A": 7, "Z": 0}
_BEYOND = ("url(", "transform", "dasharray")

Box = tuple[float, float, float, float]
_ALL: Final[Box] = (0.0, 0.0, 1e9, 1e9)


class StrokeCell(NamedTuple):
    """A part of a picture: where it lies, in pixels, and the SVG of it."""

    x: int
    y: int
    w: int
    h: int
    source: str


@lru_cache(64)
def cells(body: str, size: tuple[int, int], box: tuple[float, float]) -> tuple[StrokeCell, ...] | None:
    """The parts of the picture of a drawing on a box that show anything; None if it is better drawn at once. Cells begin at
    whole units and whole pixels, so that together they are what the whole would be."""
    scale = size[0] / box[0]
    unit = next((n for n in (1, 2, 4, 8) if (n * scale).is_integer()), 0)
    if size[0] * size[1] < LARGE or not unit or size[1] != box[1] * scale or any(word in body for word in _BEYOND):
        return None
    side = unit * -int(-SIDE // (unit * scale))
    columns, rows = (range(-int(-length // side)) for length in box)
    elements = _elements(body)
    if elements is None or sum(len(strokes) for _, strokes in elements) < MANY:
        return None
    reaches = [reach for _, strokes in elements for _, reach in strokes]
    if sum(2 * (right - left) > box[0] or 2 * (low - top) > box[1] for left, top, right, low in reaches) > LONG:
        return None
    found: dict[tuple[int, int], dict[int, list[str]]] = defaultdict(lambda: defaultdict(list))
    for number, (_, strokes) in enumerate(elements):
        for stroke, (left, top, right, low) in strokes:
            for column in columns[max(0, int(left // side)) : max(0, int(right // side) + 1)]:
                for row in rows[max(0, int(top // side)) : max(0, int(low // side) + 1)]:
                    found[column, row][number].append(stroke)
    made = []
    for (column, row), strokes_of in sorted(found.items()):
        x, y = column * side, row * side
        w, h = min(side, box[0] - x), min(side, box[1] - y)
        inside = "".join(elements[number][0].format("".join(strokes_of[number])) for number in sorted(strokes_of))
        source = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:g} {y + TIE / scale:.6f} {w:g} {h:g}">{inside}</svg>'
        )
        made.append(StrokeCell(round(x * scale), round(y * scale), round(w * scale), round(h * scale), source))
    return tuple(made)


def _elements(body: str) -> list[tuple[str, list[tuple[str, Box]]]] | None:
    """Each element, with a place for its way, and the strokes of it with how far they reach; None if one is unknown."""
    at, made = 0, []
    while at < len(body):
        found = _ELEMENT.match(body, at)
        way = _WAY.search(found[2]) if found is not None and found[1] == "path" else None
        if found is None or (found[1] == "path" and way is None) or found[1] not in ("path", "rect", "circle"):
            return None
        at = found.end()
        if way is None:
            made.append((f"<{found[1]} {found[2]}/>{{}}", [("", _ALL)]))
            continue
        width = _WIDTH.search(found[2])
        edge = (2 * float(width[1]) if width is not None else 2.0) + 1
        strokes = [(stroke, _reach(stroke, edge)) for stroke in re.findall(r"M[^M]*", way[1])]
        made.append((f'<path {found[2][: way.start()]} d="{{}}"{found[2][way.end() :]}/>', strokes))
    return made


def _reach(stroke: str, edge: float) -> Box:
    """The place that a stroke may be seen on."""
    x = y = 0.0
    xs: list[float] = []
    ys: list[float] = []
    for letter, rest in _STEP.findall(stroke):
        numbers, kind = [float(number) for number in _NUMBER.findall(rest)], letter.upper()
        step = _SIZES[kind]
        for start in range(0, len(numbers), step) if step else ():
            told, (fx, fy) = numbers[start : start + step], (x, y) if letter.islower() else (0.0, 0.0)
            if kind == "A":  # An ellipse that is too small for its ends is made larger.
                far = 2 * max(told[:2]) + abs(fx + told[5] - x) + abs(fy + told[6] - y)
                xs, ys = [*xs, x - far, x + far], [*ys, y - far, y + far]
                told = told[5:]
            if kind == "H":
                x = fx + told[0]
            elif kind == "V":
                y = fy + told[0]
            else:
                xs += [fx + number for number in told[::2]]
                ys += [fy + number for number in told[1::2]]
                x, y = xs[-1], ys[-1]
            xs.append(x)
            ys.append(y)
    return min(xs) - edge, min(ys) - edge, max(xs) + edge, max(ys) + edge


__all__ = ["StrokeCell", "cells"]
