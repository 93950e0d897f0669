"""What moves by itself round the strait: smoke, palms, sails and pennants, gulls, waves and surf, the corn, a dolphin, the
lighthouse. All of it is laid over the painting from nothing and fades to nothing, clear of cards and piles."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from game.engine import View
from game.presentation import DisplayList, Living, Rect
from game.presentation.frames import FRAMES, film, swell
from game.titles.anno1701.art.weather import DARK, GLITTER, LAMP, WEATHERS, blend
from game.titles.anno1701.rules.state import AnnoState
from game.titles.anno1701.table.hands import me_of
from game.titles.anno1701.table.placing import layout
from game.titles.anno1701.table.placing import weather as weather_of

Tint = Callable[[str], str]


class Place(NamedTuple):
    """Something that moves: where, what it looks like in a frame (in units of the stage), and in which weathers."""

    rect: Rect
    body: Callable[[int, Tint], str]
    weathers: tuple[str, ...] = ()


def living(v: View) -> list[Living]:
    """What can move over the painting in the weather of the turn; nothing on the open sea or a desk."""
    if layout(v) not in ("table", "dice"):
        return []
    now = weather_of(v.state)
    found = [Living(place.rect, frames(i, now)) for i, place in enumerate(_PLACES) if now in (place.weathers or (now,))]
    return [*found, *(Living(rect, _pennant_frames(rect, rival_colour(v), now)) for rect in _MASTS)]


def rival_colour(v: View) -> str:
    """The colour of the pennants on the ship in the far bay."""
    s: AnnoState = v.state
    return "#B3263A" if s.side[me_of(v)] != "dragon" else "#2F6BE0"


@lru_cache(256)
def frames(number: int, now: str) -> tuple[DisplayList, ...]:
    """The frames of a place in a weather."""
    place = _PLACES[number]
    return film(place.rect, lambda n: place.body(n, lambda colour: blend(colour, now)))


@lru_cache(64)
def _pennant_frames(rect: Rect, colour: str, now: str) -> tuple[DisplayList, ...]:
    x, y = rect[0] + 1, rect[1] + rect[3] / 2
    return film(rect, lambda n: _streamer(n, x, y, 9, 11.5, 4.2, blend(colour, now)))


def _age(number: int, first: float, long: float) -> float:
    """How far something has come that begins with a frame and lasts so many; outside 0 to 1 it is not there."""
    return (number - first) / long


# --- the wind ----------------------------------------------------------------------------------------


def _streamer(number: int, x: float, y: float, short: float, long: float, high: float, colour: str) -> str:
    """A pennant from its mast at the left, which the wind takes up."""
    power = swell(number)
    length = short + (long - short) * power
    upper, lower = [], []
    for step in range(7):
        part = step / 6
        lift = power * 1.5 * part * math.sin(0.9 * number - 4.6 * part)
        at = x + length * part
        upper.append(f"{at:.2f} {y - high / 2 * (1 - part) + lift:.2f}")
        lower.append(f"{at:.2f} {y + high / 2 * (1 - part) + lift:.2f}")
    seen = min(1.0, 3 * power)
    return f'<path d="M{" L".join([*upper, *reversed(lower)])}Z" fill="{colour}" fill-opacity="{seen:.3f}"/>'


_CROWN: Final = (
    "M29 24 C16 12 6 18 2 28 C12 22 20 22 29 24Z M29 24 C28 8 42 2 52 8 C42 12 34 16 29 24Z M29 24 C42 16 56 22 60 34 "
    "C50 28 40 24 29 24Z M29 24 C18 24 10 34 10 44 C16 36 22 30 29 24Z M29 24 C40 28 46 38 44 48 C40 38 36 32 29 24Z"
)


def _palm(x: float, y: float, k: float) -> Callable[[int, Tint], str]:
    """The crown of a palm in the wind, over the painted one."""

    def body(number: int, tint: Tint) -> str:
        power = swell(number)
        angle = math.radians(power * 6 * math.sin(0.55 * number))
        a, b = k * math.cos(angle), k * math.sin(angle)
        e, f = x + k * 29 - (a * 29 - b * 24), y + k * 24 - (b * 29 + a * 24)
        return (
            f'<g transform="matrix({a:.4f} {b:.4f} {-b:.4f} {a:.4f} {e:.3f} {f:.3f})"><path d="{_CROWN}" '
            f'fill="{tint("#4C8A42")}" stroke="{tint("#28562A")}" stroke-width="1.5" '
            f'fill-opacity="{min(1.0, 2.5 * power):.3f}" stroke-opacity="{min(1.0, 2.5 * power):.3f}"/></g>'
        )

    return body


def _sail(x: float, y: float, k: float) -> Callable[[int, Tint], str]:
    """The sail of a boat, which fills, and its wake."""

    def body(number: int, tint: Tint) -> str:
        power = swell(number)
        out = power * (6 + 1.6 * math.sin(0.8 * number))
        sail = (
            f'<path d="M33 8 Q{43 + out:.2f} {20 + out / 3:.2f} 52 35 H33Z" fill="{tint("#FFF8E7")}" '
            f'fill-opacity="{min(1.0, 3 * power):.3f}"/>'
        )
        wake = "".join(
            f'<path d="M{left - drift:.2f} {high} h{long}" stroke="{tint("#DFF1F8")}" stroke-width="2" '
            f'stroke-linecap="round" stroke-opacity="{0.75 * power:.3f}"/>'
            for left, high, long, drift in ((14, 56, 12, 3 * power), (34, 58, 14, 6 * power))
        )
        return f'<g transform="translate({x} {y}) scale({k})">{sail}{wake}</g>'

    return body


def _smoke(x: float, y: float, k: float) -> Callable[[int, Tint], str]:
    """Three puffs out of a roof, into the wind."""

    def body(number: int, tint: Tint) -> str:
        puffs = []
        for first in (0, 7, 14):
            age = _age(number, first, 20)
            if 0 <= age <= 1:
                at, up = x + k * 17 * age**1.2, y - k * 9 * age**0.8
                fades = 0.72 * min(1, 6 * age) * (1 - age) ** 0.8
                puffs.append(
                    f'<circle cx="{at:.2f}" cy="{up:.2f}" r="{k * (1.4 + 2.4 * age):.2f}" fill="{tint("#F4F1E6")}" '
                    f'fill-opacity="{fades:.3f}"/>'
                )
        return "".join(puffs)

    return body


def _corn(rect: Rect) -> Callable[[int, Tint], str]:
    """A gust over a field of corn."""
    x, y, w, h = rect

    def body(number: int, tint: Tint) -> str:
        power, ears = swell(number), []
        at = -0.25 + 1.5 * number / (FRAMES - 1)
        for row in range(4):
            for ear in range(9):
                part = (ear + 0.5) / 9
                near = max(0.0, 1 - abs(part + 0.06 * row - at) / 0.2) * power
                if near > 0.02:
                    left, foot = x + w * part, y + h * (row + 0.62) / 4
                    lean = 4.2 * near
                    ears.append(
                        f'<path d="M{left:.2f} {foot:.2f} q{lean / 3:.2f} -4 {lean:.2f} -6.6" fill="none" '
                        f'stroke="{tint("#F2D57A")}" stroke-width="1.7" stroke-linecap="round" stroke-opacity="{near:.3f}"/>'
                    )
        return "".join(ears)

    return body


# --- the water ---------------------------------------------------------------------------------------


def _wave(x: float, y: float) -> Callable[[int, Tint], str]:
    """A small wave that runs to the right."""

    def body(number: int, tint: Tint) -> str:
        power, at = swell(number), x + 14 * number / (FRAMES - 1)
        high = 5.5 * power
        return (
            f'<path d="M{at:.2f} {y} q6.5 {-high:.2f} 13 0 t13 0" fill="none" stroke="{tint("#DFF1F8")}" '
            f'stroke-width="2" stroke-linecap="round" stroke-opacity="{0.8 * power:.3f}"/>'
        )

    return body


def _surf(way: tuple[tuple[float, float], ...], dx: float, dy: float) -> Callable[[int, Tint], str]:
    """Foam that comes up to a shore and goes back; ``dx`` and ``dy`` lead out to the sea."""

    def body(number: int, tint: Tint) -> str:
        lines = []
        for lag, width in ((0.0, 2.2), (7.0, 1.4)):
            part = _age(number, lag, FRAMES - 8)
            if 0 <= part <= 1:
                power = math.sin(math.pi * part)
                out = 1 - power
                (ax, ay), *rest = ((px + dx * out, py + dy * out) for px, py in way)
                curve = " ".join(f"{px:.2f} {py:.2f}" for px, py in rest)
                lines.append(
                    f'<path d="M{ax:.2f} {ay:.2f} C{curve}" fill="none" stroke="{tint("#F2FAFC")}" '
                    f'stroke-width="{width}" stroke-linecap="round" stroke-opacity="{0.85 * power:.3f}"/>'
                )
        return "".join(lines)

    return body


def _glitter(number: int, tint: Tint) -> str:
    """The way of the sun on the water."""
    power = swell(number)
    found = []
    for i, (x, y, long) in enumerate(((926, 130, 20), (914, 135, 40), (924, 142, 22), (916, 147, 30), (930, 153, 16))):
        beat = 0.5 + 0.5 * math.sin(0.7 * number + 2.1 * i)
        found.append(
            f'<path d="M{x + 3 * beat:.2f} {y} h{long - 6 * beat:.2f}" stroke="#FFFBEA" stroke-width="1.8" '
            f'stroke-linecap="round" stroke-opacity="{0.95 * beat * power:.3f}"/>'
        )
    return "".join(found)


def _dolphin(x: float, y: float, way: int) -> Callable[[int, Tint], str]:
    """A dolphin that leaps once, from ring to ring; ``way`` is 1 to the right and -1 to the left."""

    def body(number: int, tint: Tint) -> str:
        found = []
        for first, ring in ((3, -15), (24, 15)):
            age = _age(number, first, 11)
            if 0 <= age <= 1:
                found.append(
                    f'<ellipse cx="{ring}" cy="0" rx="{2 + 8 * age:.2f}" ry="{0.8 + 2 * age:.2f}" fill="none" '
                    f'stroke="{tint("#DFF1F8")}" stroke-width="1.4" stroke-opacity="{0.9 * (1 - age):.3f}"/>'
                )
        age = _age(number, 5, 20)
        if 0 <= age <= 1:
            at, up = -15 + 30 * age, -17 * math.sin(math.pi * age)
            turn = 52 * (2 * age - 1)
            seen = min(1.0, 8 * age, 8 * (1 - age))
            found.append(
                f'<g transform="translate({at:.2f} {up:.2f}) rotate({turn:.1f})" fill-opacity="{seen:.3f}">'
                f'<path d="M-11 -.5 C-8 -5 2 -6 8 -2 C10 -1.6 11.6 -.6 12 .4 C9 1.4 4 3 -2 2.4 C-6 2 -9 1 -11 -.5Z M-10 0 '
                f'L-15 -4 L-13.6 .4 L-15.4 3.6Z M-1 -4.6 L-4.6 -8.4 L-5.4 -3.6Z" fill="{tint("#44607A")}"/>'
                f'<path d="M10 .8 C6 2.6 0 3.2 -5 1.6 C0 1.8 5 1.4 10 .8Z" fill="{tint("#C9D9E4")}"/></g>'
            )
        return f'<g transform="translate({x} {y}) scale({way} 1)">{"".join(found)}</g>'

    return body


# --- the air -----------------------------------------------------------------------------------------


def _gulls(rect: Rect, way: int = 1) -> Callable[[int, Tint], str]:
    """Two gulls from one side of the box to the other."""
    x, y, w, h = rect

    def body(number: int, tint: Tint) -> str:
        birds = []
        for lag, height, beat, k in ((0.0, 0.38, 0.0, 1.0), (5.0, 0.66, 1.7, 0.78)):
            part = _age(number, lag, FRAMES - 6)
            seen = max(0.0, min(1.0, 7 * part, 7 * (1 - part)))
            if seen:
                at = x + w * (0.1 + 0.8 * (part if way > 0 else 1 - part))
                up = 3.4 * k * math.sin(0.95 * number + beat)
                high = y + h * height + 2.4 * math.sin(0.21 * number + beat)
                wide = 7 * k
                birds.append(
                    f'<path d="M{at - wide:.2f} {high - up:.2f} Q{at - wide / 2:.2f} {high - up - 1.6:.2f} {at:.2f} {high:.2f} '
                    f'Q{at + wide / 2:.2f} {high - up - 1.6:.2f} {at + wide:.2f} {high - up:.2f}" fill="none" '
                    f'stroke="{tint("#3E5466")}" stroke-width="{1.9 * k:.2f}" stroke-linecap="round" '
                    f'stroke-opacity="{0.9 * seen:.2f}"/>'
                )
        return "".join(birds)

    return body


def _beam(number: int, tint: Tint) -> str:
    """The light of the lighthouse, which sweeps over the water once."""
    power = swell(number)
    x, y = LAMP
    angle = math.radians(150 + 240 * number / (FRAMES - 1))
    wide = abs(math.cos(angle))
    far, open_ = 46 * wide + 6, 2.5 + 3.5 * wide
    at = x + math.copysign(far, math.cos(angle))
    sink = 3.5 * math.sin(angle)
    return (
        f'<path d="M{x} {y - 0.8} L{at:.2f} {y - open_ - sink:.2f} L{at:.2f} {y + open_ - sink:.2f} L{x} {y + 0.8}Z" '
        f'fill="#FFF3C4" fill-opacity="{0.34 * power * wide:.3f}"/>'
        f'<circle cx="{x}" cy="{y}" r="{2 + 4 * (1 - wide):.2f}" fill="#FFFBEA" fill-opacity="{0.85 * power:.3f}"/>'
    )


_BRIGHT: Final = tuple(now for now in WEATHERS if now not in DARK)
_WEST_SKY: Final = (314.0, 44.0, 90.0, 34.0)
_EAST_SKY: Final = (880.0, 44.0, 90.0, 32.0)
_EAST_SEA: Final = (906.0, 160.0, 64.0, 28.0)
_FIELD: Final = (487.0, 631.0, 58.0, 50.0)
_PLACES: Final = (
    Place((311, 427, 47, 37), _palm(312, 424, 0.8)),
    Place((349, 384, 40, 32), _palm(350, 384, 0.62)),
    Place((932, 421, 40, 38), _palm(934, 420, 0.8)),
    Place((895, 386, 39, 32), _palm(896, 386, 0.6)),
    Place((402, 196, 39, 32), _palm(402, 196, 0.62)),
    Place((846, 216, 38, 30), _palm(846, 214, 0.62)),
    Place((330, 196, 34, 36), _sail(330, 196, 34 / 64)),
    Place((620, 380, 40, 38), _sail(621, 380, 0.6)),
    Place((388, 496, 32, 20), _smoke(391, 511, 1.0)),
    Place((770, 622, 26, 22), _smoke(773, 640, 0.9)),
    Place((418, 162, 26, 14), _smoke(421, 173, 0.8)),
    Place(_FIELD, _corn(_FIELD)),
    Place((312, 234, 50, 14), _wave(316, 242)),
    Place((312, 176, 50, 13), _wave(314, 184)),
    Place((316, 140, 46, 12), _wave(318, 147)),
    Place((908, 256, 50, 11), _wave(911, 262)),
    Place((312, 359, 48, 12), _wave(314, 366)),
    Place((926, 359, 46, 12), _wave(928, 366)),
    Place((615, 416, 46, 15), _wave(616, 425)),
    Place((366, 124, 46, 66), _surf(((383, 190), (384, 164), (392, 140), (409, 124)), -7, 0)),
    Place((880, 122, 26, 36), _surf(((868, 121), (884, 132), (894, 146), (898, 158)), 7, 0)),
    Place((318, 372, 68, 28), _surf(((318, 400), (328, 388), (344, 380), (384, 373)), -6, -7)),
    Place((896, 372, 68, 28), _surf(((896, 373), (926, 380), (948, 388), (962, 400)), 6, -7)),
    Place((318, 232, 58, 35), _dolphin(346, 262, 1)),
    Place(_WEST_SKY, _gulls(_WEST_SKY), _BRIGHT),
    Place(_EAST_SKY, _gulls(_EAST_SKY, -1), _BRIGHT),
    Place(_EAST_SEA, _gulls(_EAST_SEA, -1), _BRIGHT),
    Place((908, 127, 58, 29), _glitter, tuple(GLITTER)),
    Place((314, 84, 100, 24), _beam, DARK),
)
_MASTS: Final[tuple[Rect, ...]] = ((928.8, 187, 14, 11), (911.5, 196.5, 14, 10), (946, 195, 14, 11))
"""The pennants on the ship in the far bay."""
