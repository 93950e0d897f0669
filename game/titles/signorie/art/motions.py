"""The frames of what moves over the cities: each begins and ends with nothing, over what is drawn at rest."""

from __future__ import annotations

import math
from functools import lru_cache

from game.presentation import DisplayList
from game.presentation.frames import FRAMES, SLOW, film, swell

_Frames = tuple[DisplayList, ...]


@lru_cache
def swifts(w: float, h: float) -> _Frames:
    """Three swifts that sweep through the sky in a bow."""

    def body(number: int) -> str:
        found = []
        for lag, height, beat in ((0, 0.46, 0.0), (3, 0.66, 2.1), (6, 0.34, 4.0)):
            way = (number - lag) / (FRAMES - 8)
            seen = max(0.0, min(1.0, 6 * way, 6 * (1 - way)))
            if seen:
                x = 4 + (w - 8) * way
                y = h * (height + 0.22 * math.cos(math.pi * way * 1.15 + 0.3))
                glides = math.sin(0.5 * number + beat) > 0.35
                up = 0.9 if glides else 0.9 + 1.5 * math.sin(2.0 * number + beat)
                found.append(
                    f'<path d="M{x - 3.6:.2f} {y - up:.2f} Q{x - 1.2:.2f} {y - 0.7 * up - 0.5:.2f} {x:.2f} {y:.2f} '
                    f'Q{x + 1.2:.2f} {y - 0.7 * up - 0.5:.2f} {x + 3.6:.2f} {y - up:.2f}" fill="none" stroke="#4A2A30" '
                    f'stroke-width="1.25" stroke-linecap="round" stroke-opacity="{0.9 * seen:.3f}"/>'
                )
        return "".join(found)

    return film((0, 0, w, h), body)


@lru_cache
def cloud(w: float, h: float, colour: str) -> _Frames:
    """A small cloud that comes, drifts to the right and is gone."""

    def body(number: int) -> str:
        power = swell(number, SLOW)
        x, long, foot = 0.18 * w * number / (SLOW - 1), 0.8 * w, 0.86 * h
        way = (
            f"M{x:.2f} {foot} C{x + 0.02 * long:.2f} {0.62 * h:.2f} {x + 0.14 * long:.2f} {0.52 * h:.2f} "
            f"{x + 0.24 * long:.2f} {0.6 * h:.2f} C{x + 0.28 * long:.2f} {0.1 * h:.2f} {x + 0.56 * long:.2f} {0.06 * h:.2f} "
            f"{x + 0.6 * long:.2f} {0.46 * h:.2f} C{x + 0.74 * long:.2f} {0.24 * h:.2f} {x + 0.98 * long:.2f} {0.46 * h:.2f} "
            f"{x + long:.2f} {foot}Z"
        )
        return f'<path d="{way}" fill="{colour}" fill-opacity="{0.62 * power:.3f}"/>'

    return film((0, 0, w, h), body, SLOW)


@lru_cache
def smoke(w: float, h: float) -> _Frames:
    """Billows that swell along the smoke of the volcano, out of its crater at the lower left."""

    def body(number: int) -> str:
        billows = []
        for first, side in ((0, 1.0), (7, -1.0), (14, 0.6), (21, -0.6)):
            age = (number - first) / (SLOW - 22)
            if 0 < age < 1:
                x = w * (0.16 * (1 - age) ** 2 + 0.2 * age * (1 - age) + 0.86 * age**2) + 2.4 * side
                y = h * (0.92 * (1 - age) ** 2 + 0.76 * age * (1 - age) + 0.26 * age**2) + 3.2 * side * (0.4 + age)
                fades = 0.85 * min(1.0, 4 * age) * min(1.0, 2.2 * (1 - age))
                billows.append(
                    f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{3.4 + 4.8 * age:.2f}" fill="#E0D6C8" fill-opacity="{fades:.3f}"/>'
                )
        return "".join(billows)

    return film((0, 0, w, h), body, SLOW)


@lru_cache
def flag(long: float, high: float, colour: str, edge: str = "") -> _Frames:
    """A flag that hangs down its pole until wind takes it, and sinks back; it is tied at (1, 4)."""

    def body(number: int) -> str:
        power = swell(number) ** 0.8
        upper, lower = [], []
        for step in range(9):
            part = step / 8
            x = 1 + long * part * (0.3 + 0.7 * power)
            sinks = (1 - power) * 0.9 * high * part
            wave = power * 0.2 * high * part * math.sin(0.85 * number - 5.2 * part)
            y = 4 + sinks + wave
            upper.append(f"{x:.2f} {y:.2f}")
            lower.append(f"{x - 0.12 * long * part * (1 - power):.2f} {y + high * (1 - 0.12 * part):.2f}")
        line = f' stroke="{edge}" stroke-width=".6"' if edge else ""
        seen = min(1.0, number / 4, (FRAMES - 1 - number) / 4)
        way = "M" + " L".join([*upper, *reversed(lower)]) + "Z"
        return f'<path d="{way}" fill="{colour}"{line} fill-opacity="{seen:.3f}" stroke-opacity="{seen:.3f}"/>'

    return film((0, 0, long + 3, high + 12), body)


@lru_cache
def ripples(w: float, h: float) -> _Frames:
    """Light on water: short strokes that come and go one below the other."""

    def body(number: int) -> str:
        found = []
        for row, lag in ((0.25, 0), (0.55, 6), (0.85, 12)):
            age = (number - lag) / (FRAMES - 13)
            if 0 < age < 1:
                power = math.sin(math.pi * age)
                half = 0.36 * w * power
                x = w * (0.5 + 0.1 * math.sin(0.3 * number + 9 * row))
                found.append(
                    f'<path d="M{x - half:.2f} {row * h:.2f} Q{x:.2f} {row * h - 0.9:.2f} {x + half:.2f} {row * h:.2f}" '
                    f'fill="none" stroke="#E6F6F2" stroke-width="1" stroke-linecap="round" stroke-opacity="{0.85 * power:.3f}"/>'
                )
        return "".join(found)

    return film((0, 0, w, h), body)


@lru_cache
def gleam(size: float) -> _Frames:
    """Gold in the sun, or a star, that sparkles once."""

    def body(number: int) -> str:
        power = swell(number) ** 2
        middle, ray, thin = size / 2, 0.46 * size * power, 0.05 * size
        star = (
            f"M{middle} {middle - ray:.2f} L{middle + thin} {middle - thin} L{middle + ray:.2f} {middle} "
            f"L{middle + thin} {middle + thin} L{middle} {middle + ray:.2f} L{middle - thin} {middle + thin} "
            f"L{middle - ray:.2f} {middle} L{middle - thin} {middle - thin}Z"
        )
        return (
            f'<circle cx="{middle}" cy="{middle}" r="{0.26 * size * power:.2f}" fill="#FFF3CF" fill-opacity="{0.3 * power:.3f}"/>'
            f'<path d="{star}" fill="#FFF9E4" fill-opacity="{0.95 * power:.3f}"/>'
        )

    return film((0, 0, size, size), body)


@lru_cache
def candle(w: float, h: float, x: float, y: float) -> _Frames:
    """The glow of a candle in a draught, round (x, y)."""

    def body(number: int) -> str:
        power = swell(number, SLOW) ** 0.8
        flicker = power * (0.6 + 0.25 * math.sin(0.55 * number) + 0.15 * math.sin(1.3 * number))
        most = min(x, y, w - x, h - y)
        return "".join(
            f'<circle cx="{x}" cy="{y}" r="{most * part * (0.7 + 0.3 * flicker):.2f}" fill="#FFD76A" '
            f'fill-opacity="{opacity * flicker:.3f}"/>'
            for part, opacity in ((1.0, 0.22), (0.68, 0.3), (0.36, 0.5))
        )

    return film((0, 0, w, h), body, SLOW)
