"""What moves by itself round the strait: smoke, palms, sails and pennants, gulls, waves and surf, the corn, a dolphin, the
lighthouse. All of it is laid over the painting from nothing and fades to nothing, clear of cards and piles."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from game.engine import View
from game.presentation import DisplayList, Living, Rect
from game.presentation.frames import FRAMES, film, swell
from game.titles.anno1701.art.weather import DARK, GLITTER, PLACES, WEATHERS, blend
from game.titles.anno1701.rules.state import AnnoState
from game.titles.anno1701.table.hands import me_of
from game.titles.anno1701.table.placing import on_shores
from game.titles.anno1701.table.placing import weather as weather_of

Tint = Callable[[str], str]
Point = tuple[float, float]
FOAM, WHITE, LIT = "#DFF1F8", "#FFF8E7", "#FFFBEA"
_SKIES: Final = {
    "": WEATHERS,
    "bright": tuple(now for now in WEATHERS if now not in DARK),
    "sunny": tuple(GLITTER),
    "dark": DARK,
}


class Place(NamedTuple):
    """Something that moves: what, where, from which point on, how large (a bird: which way), and in which weathers; for a
    shore the curve of its foam, and the way out to the sea."""

    what: str
    rect: Rect
    at: Point = (0, 0)
    size: float = 1
    weathers: tuple[str, ...] = WEATHERS
    curve: tuple[Point, ...] = ()
    out: Point = (0, 0)


def living(v: View) -> list[Living]:
    """What can move over the painting in the weather of the turn; nothing on the open sea or a desk."""
    if not on_shores(v):
        return []
    now = weather_of(v.state)
    found = [Living(place.rect, frames(i, now)) for i, place in enumerate(_PLACES) if now in place.weathers]
    return [*found, *(Living(rect, _pennant_frames(rect, rival_colour(v), now)) for rect in PLACES["pennants"])]


def rival_colour(v: View) -> str:
    """The colour of the pennants on the ship in the far bay."""
    s: AnnoState = v.state
    return "#B3263A" if s.side[me_of(v)] != "dragon" else "#2F6BE0"


@lru_cache(256)
def frames(number: int, now: str) -> tuple[DisplayList, ...]:
    """The frames of a place in a weather."""
    place = _PLACES[number]
    return film(place.rect, lambda n: _BODIES[place.what](place, n, lambda colour: blend(colour, now)))


@lru_cache(64)
def _pennant_frames(rect: Rect, colour: str, now: str) -> tuple[DisplayList, ...]:
    x, y = rect[0] + 1, rect[1] + rect[3] / 2
    return film(rect, lambda n: _streamer(n, x, y, blend(colour, now)))


def _age(number: int, first: float, long: float) -> float:
    """How far something has come that begins with a frame and lasts so many; outside 0 to 1 it is not there."""
    return (number - first) / long


def _stroke(way: str, colour: str, width: float, seen: float, tag: str = "path d") -> str:
    """A line with round ends."""
    return (
        f'<{tag}="{way}" fill="none" stroke="{colour}" stroke-width="{width:.2f}" stroke-linecap="round" '
        f'stroke-opacity="{seen:.3f}"/>'
    )


# --- the wind ----------------------------------------------------------------------------------------


def _streamer(number: int, x: float, y: float, colour: str) -> str:
    """A pennant from its mast at the left, which the wind takes up."""
    power = swell(number)
    length, half = 9 + 2.5 * power, 2.1
    upper, lower = [], []
    for step in range(7):
        part = step / 6
        lift = power * 1.5 * part * math.sin(0.9 * number - 4.6 * part)
        at, high = x + length * part, half * (1 - part)
        upper.append(f"{at:.2f} {y - high + lift:.2f}")
        lower.append(f"{at:.2f} {y + high + lift:.2f}")
    seen = min(1.0, 3 * power)
    return f'<path d="M{" L".join([*upper, *reversed(lower)])}Z" fill="{colour}" fill-opacity="{seen:.3f}"/>'


_CROWN: Final = (
    "M29 24 C16 12 6 18 2 28 C12 22 20 22 29 24Z M29 24 C28 8 42 2 52 8 C42 12 34 16 29 24Z M29 24 C42 16 56 22 60 34 "
    "C50 28 40 24 29 24Z M29 24 C18 24 10 34 10 44 C16 36 22 30 29 24Z M29 24 C40 28 46 38 44 48 C40 38 36 32 29 24Z"
)


def _palm(place: Place, number: int, tint: Tint) -> str:
    """The crown of a palm in the wind, over the painted one."""
    power = swell(number)
    seen = min(1.0, 2.5 * power)
    (x, y), k, turn = place.at, place.size, power * 6 * math.sin(0.55 * number)
    return (
        f'<g transform="translate({x} {y}) scale({k}) rotate({turn:.3f} 29 24)"><path d="{_CROWN}" '
        f'fill="{tint("#4C8A42")}" stroke="{tint("#28562A")}" stroke-width="1.5" '
        f'fill-opacity="{seen:.3f}" stroke-opacity="{seen:.3f}"/></g>'
    )


def _sail(place: Place, number: int, tint: Tint) -> str:
    """The sail of a boat, which fills, and its wake."""
    power, (x, y) = swell(number), place.at
    out = power * (6 + 1.6 * math.sin(0.8 * number))
    sail = (
        f'<path d="M33 8 q{10 + out:.2f} {12 + out / 3:.2f} 19 27 H33Z" fill="{tint(WHITE)}" '
        f'fill-opacity="{min(1.0, 3 * power):.3f}"/>'
    )
    wake = f"M14 56 m{-3 * power:.2f} 0 h12 M34 58 m{-6 * power:.2f} 0 h14"
    return (
        f'<g transform="translate({x} {y}) scale({place.size})">{sail}{_stroke(wake, tint(FOAM), 2, 0.75 * power)}</g>'
    )


def _smoke(place: Place, number: int, tint: Tint) -> str:
    """Three puffs out of a roof, into the wind."""
    puffs, (x, y), k = [], place.at, place.size
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


def _corn(place: Place, number: int, tint: Tint) -> str:
    """A gust over a field of corn."""
    x, y, w, h = place.rect
    power, found = swell(number), []
    rows, ears = 4, 9
    at = -0.25 + 1.5 * number / (FRAMES - 1)
    for row in range(rows):
        for ear in range(ears):
            part = (ear + 0.5) / ears
            near = max(0.0, 1 - abs(part + 0.06 * row - at) / 0.2) * power
            if near > 0.02:
                lean = 1.4 * near
                way = f"M{x + w * part:.2f} {y + h * (row + 0.62) / rows:.2f} q{lean:.2f} -4 {3 * lean:.2f} -6.6"
                found.append(_stroke(way, tint("#F2D57A"), 1.7, near))
    return "".join(found)


# --- the water ---------------------------------------------------------------------------------------


def _wave(place: Place, number: int, tint: Tint) -> str:
    """A small wave that runs to the right."""
    power, (x, y) = swell(number), place.at
    way = f"M{x + 14 * number / (FRAMES - 1):.2f} {y} q6.5 {-5.5 * power:.2f} 13 0 t13 0"
    return _stroke(way, tint(FOAM), 2, 0.8 * power)


def _surf(place: Place, number: int, tint: Tint) -> str:
    """Foam that comes up to a shore and goes back."""
    lines, (dx, dy) = [], place.out
    for lag, width in ((0, 2.2), (7, 1.4)):
        part = _age(number, lag, FRAMES - 8)
        if 0 <= part <= 1:
            power = math.sin(math.pi * part)
            first, *rest = (f"{x + dx * (1 - power):.2f} {y + dy * (1 - power):.2f}" for x, y in place.curve)
            lines.append(_stroke(f"M{first} C{' '.join(rest)}", tint("#F2FAFC"), width, 0.85 * power))
    return "".join(lines)


def _glitter(place: Place, number: int, tint: Tint) -> str:
    """The way of the sun on the water."""
    found = []
    for i, (left, down, long) in enumerate(PLACES["sunlight"]):
        beat = 0.5 + 0.5 * math.sin(0.7 * number + 2.1 * i)
        way = f"M{left + 3 * beat:.2f} {down} h{long - 6 * beat:.2f}"
        found.append(_stroke(way, LIT, 1.8, 0.95 * beat * swell(number)))
    return "".join(found)


_DOLPHIN: Final = (
    "M-11 -.5 C-8 -5 2 -6 8 -2 C10 -1.6 11.6 -.6 12 .4 C9 1.4 4 3 -2 2.4 C-6 2 -9 1 -11 -.5Z M-10 0 L-15 -4 L-13.6 .4 "
    "L-15.4 3.6Z M-1 -4.6 L-4.6 -8.4 L-5.4 -3.6Z"
)


def _dolphin(place: Place, number: int, tint: Tint) -> str:
    """A dolphin that leaps once, from ring to ring."""
    found, far = [], 15
    for first, ring in ((3, -far), (24, far)):
        age = _age(number, first, 11)
        if 0 <= age <= 1:
            size = f'0" rx="{2 + 8 * age:.2f}" ry="{0.8 + 2 * age:.2f}'
            found.append(_stroke(size, tint(FOAM), 1.4, 0.9 * (1 - age), f'ellipse cx="{ring}" cy'))
    age = _age(number, 5, 20)
    if 0 <= age <= 1:
        at, up = far * (2 * age - 1), -17 * math.sin(math.pi * age)
        seen = min(1.0, 8 * age, 8 * (1 - age))
        found.append(
            f'<g transform="translate({at:.2f} {up:.2f}) rotate({52 * (2 * age - 1):.1f})" fill-opacity="{seen:.3f}">'
            f'<path d="{_DOLPHIN}" fill="{tint("#44607A")}"/>'
            f'<path d="M10 .8 C6 2.6 0 3.2 -5 1.6 C0 1.8 5 1.4 10 .8Z" fill="{tint("#C9D9E4")}"/></g>'
        )
    return f'<g transform="translate({place.at[0]} {place.at[1]})">{"".join(found)}</g>'


# --- the air -----------------------------------------------------------------------------------------


def _gulls(place: Place, number: int, tint: Tint) -> str:
    """Two gulls from one side of the box to the other."""
    x, y, w, h = place.rect
    birds = []
    for lag, height, beat, k in ((0, 0.38, 0.0, 1.0), (5, 0.66, 1.7, 0.78)):
        part = _age(number, lag, FRAMES - 6)
        seen = max(0.0, min(1.0, 7 * part, 7 * (1 - part)))
        if seen:
            at = x + w * (0.1 + 0.8 * (part if place.size > 0 else 1 - part))
            up, wide = 3.4 * k * math.sin(0.95 * number + beat), 3.5 * k
            high = y + h * height + 2.4 * math.sin(0.21 * number + beat)
            way = (
                f"M{at - 2 * wide:.2f} {high - up:.2f} q{wide:.2f} -1.6 {2 * wide:.2f} {up:.2f} "
                f"q{wide:.2f} {-up - 1.6:.2f} {2 * wide:.2f} {-up:.2f}"
            )
            birds.append(_stroke(way, tint("#3E5466"), 1.9 * k, 0.9 * seen))
    return "".join(birds)


def _beam(place: Place, number: int, tint: Tint) -> str:
    """The light of the lighthouse, which sweeps over the water once."""
    power, (x, y) = swell(number), place.at
    angle = math.radians(150 + 240 * number / (FRAMES - 1))
    wide = abs(math.cos(angle))
    at, open_ = x + math.copysign(46 * wide + 6, math.cos(angle)), 2.5 + 3.5 * wide
    sink = 3.5 * math.sin(angle)
    return (
        f'<path d="M{x} {y - 0.8} L{at:.2f} {y - open_ - sink:.2f} L{at:.2f} {y + open_ - sink:.2f} L{x} {y + 0.8}Z" '
        f'fill="#FFF3C4" fill-opacity="{0.34 * power * wide:.3f}"/>'
        f'<circle cx="{x}" cy="{y}" r="{2 + 4 * (1 - wide):.2f}" fill="{LIT}" fill-opacity="{0.85 * power:.3f}"/>'
    )


def _places() -> Iterator[Place]:
    """Every place of the file, thing by thing."""
    for told in PLACES["moving"]:
        each = {name: told[name] for name in ("at", "size", "curve", "out") if name in told}
        for i, rect in enumerate(told["rects"]):
            own = {name: values[i] for name, values in each.items()}
            yield Place(told["what"], rect, weathers=_SKIES[told.get("sky", "")], **own)


_PLACES: Final = tuple(_places())
_BODIES: Final[dict[str, Callable[[Place, int, Tint], str]]] = {
    "palm": _palm,
    "sail": _sail,
    "smoke": _smoke,
    "corn": _corn,
    "wave": _wave,
    "surf": _surf,
    "glitter": _glitter,
    "dolphin": _dolphin,
    "gulls": _gulls,
    "beam": _beam,
}
"""What moves -> how it looks in a frame, in units of the stage."""
