"""The frames of what moves on the frontier: each begins and ends with nothing, over what is drawn at rest."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from game.presentation import DisplayList
from game.presentation.frames import FRAMES, SLOW, film, swell

_ORANGE, _YELLOW, _GLOW = "#F2792E", "#FFE08A", "#FFB04A"
_Frames = tuple[DisplayList, ...]


_WISPS: Final = ((0.1, 0.3, 0.5, 0.3), (0.02, 0.56, 0.8, 0.34), (0.34, 0.84, 0.42, 0.24))
"""Those of a cloud: where each begins, how long it is (parts of the width), where it lies, how thick (of the height)."""


@lru_cache
def cloud(w: float, h: float, colour: str) -> _Frames:
    """A thin cloud that comes out of the dusk, drifts to the right and goes, one wisp after the other."""

    def body(number: int) -> str:
        wisps = []
        for lag, (left, down, long, thick) in zip((5, 0, 9), _WISPS):
            way = (number - lag) / (SLOW - 10)
            if 0 < way < 1:
                x, y, wide, high = w * (left + 0.16 * way), h * down, w * long, h * thick
                outline = (
                    f"M{x:.2f} {y:.2f} C{x + 0.3 * wide:.2f} {y - 0.9 * high:.2f} {x + 0.6 * wide:.2f} {y - 0.1 * high:.2f} "
                    f"{x + wide:.2f} {y - 0.25 * high:.2f} C{x + 0.7 * wide:.2f} {y + 0.5 * high:.2f} "
                    f"{x + 0.3 * wide:.2f} {y + 0.35 * high:.2f} {x:.2f} {y:.2f}Z"
                )
                shows = 0.5 * math.sin(math.pi * way)
                wisps.append(f'<path d="{outline}" fill="{colour}" fill-opacity="{shows:.3f}"/>')
        return "".join(wisps)

    return film((0, 0, w, h), body, SLOW)


@lru_cache
def torch(w: float, h: float, x: float, y: float, wide: float, high: float) -> _Frames:
    """A flame that flares up in a draught; its foot stands at (x, y). Two sparks leave it."""

    def body(number: int) -> str:
        power = _swell(number)
        flicker = 0.6 + 0.4 * math.sin(1.9 * number)
        glow = "".join(
            f'<circle cx="{x}" cy="{y - 0.5 * high:.2f}" r="{r * high:.2f}" fill="{_GLOW}" fill-opacity="{power * 0.1:.3f}"/>'
            for r in (0.75, 0.95)
            if r * high < min(x, w - x) + 0.5
        )
        lean = 0.3 * wide * power * math.sin(0.8 * number)
        outer = _flame(x, y, wide * (1 + 0.1 * power), high * (1 + 0.16 * power * flicker), lean, _ORANGE, power)
        inner = _flame(
            x, y - 0.04 * high, 0.5 * wide, high * (0.56 + 0.18 * power * flicker), 0.6 * lean, _YELLOW, power
        )
        return glow + outer + inner + _sparks(number, x, y - high, 0.5 * wide)

    return film((0, 0, w, h), body)


@lru_cache
def fire(w: float, h: float, x: float, y: float) -> _Frames:
    """A camp fire far away that is stirred: it glows, burns up and throws sparks."""

    def body(number: int) -> str:
        power = _swell(number)
        flicker = 0.7 + 0.3 * math.sin(1.7 * number)
        glow = f'<circle cx="{x}" cy="{y - 1}" r="{5 + 2 * power:.2f}" fill="{_ORANGE}" fill-opacity="{0.28 * power:.3f}"/>'
        lean = 1.1 * power * math.sin(0.9 * number)
        outer = _flame(x, y + 1, 4.4, (3 + 5 * power) * flicker + 1, lean, _ORANGE, power)
        inner = _flame(x, y + 1, 2.4, (2 + 2.6 * power) * flicker + 1, 0.6 * lean, _YELLOW, power)
        return glow + outer + inner + _sparks(number, x, y - 6, 2.5)

    return film((0, 0, w, h), body)


@lru_cache
def eyes(k: float) -> _Frames:
    """The eyes of a warrior, who is ``k`` times as large as usual: they glow up twice."""

    def body(number: int) -> str:
        power = _swell(number) * math.sin(2 * math.pi * number / (FRAMES - 1)) ** 2
        return "".join(
            f'<circle cx="{x * k:.2f}" cy="{4.4 * k:.2f}" r="{r * k}" fill="{colour}" fill-opacity="{opacity * power:.3f}"/>'
            for x in (3.7, 6.3)
            for r, colour, opacity in ((2.3, "#FF5A2A", 0.3), (1.3, "#FF7A4A", 0.6), (0.7, "#FFE08A", 0.9))
        )

    return film((0, 0, 10 * k, 7 * k), body)


@lru_cache
def bats(w: float, h: float) -> _Frames:
    """Two bats that rise in an arc and are gone."""

    def body(number: int) -> str:
        found = []
        for lag, beat, size in ((0, 0.0, 1.0), (5, 2.0, 0.75)):
            way = (number - lag) / (FRAMES - 6)
            seen = max(0.0, min(1.0, 5 * way, 5 * (1 - way)))
            if seen:
                x = w * (0.24 + 0.52 * way) + 1.2 * math.sin(0.5 * number + beat)
                y = h * (0.86 - 0.7 * way**1.3)
                up, span = size * (0.6 + 2.2 * math.sin(1.45 * number + beat)), 4.6 * size
                wings = (
                    f"M{x - span:.2f} {y - up:.2f} Q{x - 0.4 * span:.2f} {y - up - 1.2 * size:.2f} {x:.2f} {y:.2f} "
                    f"Q{x + 0.4 * span:.2f} {y - up - 1.2 * size:.2f} {x + span:.2f} {y - up:.2f} "
                    f"Q{x + 0.4 * span:.2f} {y + 0.6 * size:.2f} {x:.2f} {y + 1.6 * size:.2f} "
                    f"Q{x - 0.4 * span:.2f} {y + 0.6 * size:.2f} {x - span:.2f} {y - up:.2f}Z"
                )
                found.append(f'<path d="{wings}" fill="#14060D" fill-opacity="{0.85 * seen:.3f}"/>')
        return "".join(found)

    return film((0, 0, w, h), body)


@lru_cache
def gleam(colour: str, k: float = 1.0) -> _Frames:
    """A star, or something golden, that sparkles once. 10 k x 10 k."""

    def body(number: int) -> str:
        power = swell(number) ** 2
        middle, ray = 5 * k, 4.6 * k * power
        thin = 0.5 * k
        star = (
            f"M{middle} {middle - ray:.2f} L{middle + thin} {middle - thin} L{middle + ray:.2f} {middle} "
            f"L{middle + thin} {middle + thin} L{middle} {middle + ray:.2f} L{middle - thin} {middle + thin} "
            f"L{middle - ray:.2f} {middle} L{middle - thin} {middle - thin}Z"
        )
        return (
            f'<circle cx="{middle}" cy="{middle}" r="{2.4 * k * power:.2f}" fill="{colour}" fill-opacity="{0.25 * power:.3f}"/>'
            f'<path d="{star}" fill="{colour}" fill-opacity="{0.9 * power:.3f}"/>'
        )

    return film((0, 0, 10 * k, 10 * k), body)


@lru_cache
def sheen(w: float, h: float) -> _Frames:
    """The light of a torch that wanders over a fold of cloth."""

    def body(number: int) -> str:
        power = swell(number, SLOW)
        x = w * (0.34 + 0.32 * number / (SLOW - 1))
        return "".join(
            f'<ellipse cx="{x:.2f}" cy="{h / 2}" rx="{0.3 * w * part:.2f}" ry="{0.49 * h * part:.2f}" fill="#FFD9A0" '
            f'fill-opacity="{0.045 * power:.4f}"/>'
            for part in (1, 0.8, 0.6, 0.4, 0.2)
        )

    return film((0, 0, w, h), body, SLOW)


# --- inside ------------------------------------------------------------------------------------------


def _swell(number: int) -> float:
    """From nothing to all and back."""
    return float(swell(number) ** 0.7)


def _flame(x: float, y: float, wide: float, high: float, lean: float, colour: str, power: float) -> str:
    half = wide / 2
    way = (
        f"M{x + lean:.2f} {y - high:.2f} C{x + 1.15 * half + 0.4 * lean:.2f} {y - 0.55 * high:.2f} {x + 1.1 * half:.2f} "
        f"{y - 0.08 * high:.2f} {x:.2f} {y:.2f} C{x - 1.1 * half:.2f} {y - 0.08 * high:.2f} "
        f"{x - 1.15 * half + 0.4 * lean:.2f} {y - 0.55 * high:.2f} {x + lean:.2f} {y - high:.2f}Z"
    )
    return f'<path d="{way}" fill="{colour}" fill-opacity="{min(1.0, 3 * power):.3f}"/>'


def _sparks(number: int, x: float, y: float, wide: float) -> str:
    sparks = []
    for first, side in ((6, -0.4), (13, 0.5), (20, -0.1)):
        age = (number - first) / 11
        if 0 < age < 1:
            at = x + side * wide * (0.4 + age) + 0.5 * math.sin(1.1 * number + first)
            sparks.append(
                f'<circle cx="{at:.2f}" cy="{y + 3 - 6 * age:.2f}" r=".75" fill="#FFD27A" fill-opacity="{0.9 * (1 - age):.3f}"/>'
            )
    return "".join(sparks)
