"""What moves by itself over the harbour: the flag on the parliament, palms, birds, smoke of the sugar mill, the water at the
quay, the lighthouse; in the chamber the sea behind the windows. All of it is laid over the picture from nothing and fades to
nothing, clear of ships, laws and words."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from game.engine import View
from game.presentation import DisplayList, Living, Rect, Text
from game.presentation.frames import FRAMES, film, swell
from game.presentation.slots import meet
from game.titles.cuba.art.chamber import chamber
from game.titles.cuba.art.hours import ARCHES, EVENING, HOURS, LAMPS
from game.titles.cuba.table import places, seen
from game.titles.cuba.table.placement import hour

_MOVING: Final[dict[str, Any]] = EVENING["moving"]


Point = tuple[float, float]


class Place(NamedTuple):
    """Something that moves: where, what it looks like in a frame at an hour (in units of the stage), and the first and the
    last hour of it."""

    rect: Rect
    body: Callable[[int, int], str]
    first: int = 0
    last: int = len(HOURS) - 1


def living(v: View) -> list[Living]:
    """What can move at this hour, over the town or behind the windows of the chamber, as far as no pile of votes has grown
    before them; nothing where one trades or builds."""
    place, now = seen.scene_of(v), hour(v.state)
    words = _words(v) if place == "chamber" else []
    return [
        Living(one.rect, frames(place, number, now))
        for number, one in enumerate(_PLACES.get(place, ()))
        if one.first <= now <= one.last and not any(meet(one.rect, rect) for rect in words)
    ]


def _words(v: View) -> list[Rect]:
    """Where words stand in the chamber."""
    x0, y0, _, _ = places.CHAMBER
    texts = (mark.rect for mark in chamber(v).marks if isinstance(mark, Text))
    return [(x0 + x, y0 + y, w, h) for x, y, w, h in texts]


@lru_cache(256)
def frames(place: str, number: int, now: int) -> tuple[DisplayList, ...]:
    """The frames of the thing of that number in a place at an hour."""
    rect, body, _, _ = _PLACES[place][number]
    return film(rect, lambda frame: body(frame, now))


def _age(frame: int, first: float, long: float) -> float:
    """How far something has come that begins with a frame and lasts so many; outside 0 to 1 it is not there."""
    return (frame - first) / long


# --- the wind ----------------------------------------------------------------------------------------


def _flag(frame: int, now: int) -> str:
    """The flag on the dome, which a gust takes up."""
    power = swell(frame)
    (x, y), high = _MOVING["mast"], 7.6
    length = 13.4 + 6 * power
    upper, lower = [], []
    for step in range(8):
        part = step / 7
        lift = power * 2.2 * part * math.sin(0.9 * frame - 4.4 * part)
        at = x + length * part
        upper.append(f"{at:.2f} {y - high / 2 * (1 - part) + lift:.2f}")
        lower.append(f"{at:.2f} {y + high / 2 * (1 - part) + lift:.2f}")
    seen = min(1.0, 3 * power)
    return f'<path d="M{" L".join([*upper, *reversed(lower)])}Z" fill="#D1495B" fill-opacity="{seen:.3f}"/>'


_CROWN: Final = (
    "M38 36 C22 18 6 26 0 42 C14 32 26 32 38 36Z M38 36 C26 10 14 8 4 14 C18 18 28 26 38 36Z M38 36 C38 14 46 4 58 2 C50 12 "
    "44 24 38 36Z M38 36 C50 20 60 24 64 36 C56 30 46 32 38 36Z M38 36 C52 34 58 46 56 58 C50 46 46 40 38 36Z M38 36 C26 38 "
    "20 50 22 62 C28 50 32 44 38 36Z"
)


def _palm(at: Point, k: float, colour: str) -> Callable[[int, int], str]:
    """The crown of a palm in the wind, over the painted one."""
    x, y = at

    def body(frame: int, now: int) -> str:
        power = swell(frame)
        angle = math.radians(power * 6.5 * math.sin(0.5 * frame))
        a, b = k * math.cos(angle), k * math.sin(angle)
        e, f = x + k * 38 - (a * 38 - b * 36), y + k * 36 - (b * 38 + a * 36)
        return (
            f'<g transform="matrix({a:.4f} {b:.4f} {-b:.4f} {a:.4f} {e:.3f} {f:.3f})"><path d="{_CROWN}" fill="{colour}" '
            f'fill-opacity="{min(1.0, 2.5 * power):.3f}"/></g>'
        )

    return body


def _smoke(chimney: Point) -> Callable[[int, int], str]:
    """Four puffs out of a chimney, into the wind."""
    x, y = chimney

    def body(frame: int, now: int) -> str:
        colour = HOURS[now].clouds[1]
        puffs = []
        for first in (0, 5, 10, 15):
            age = _age(frame, first, 20)
            if 0 <= age <= 1:
                at, up = x + 24 * age**1.3, y - 15 * age**0.8
                fades = 0.75 * min(1, 6 * age) * (1 - age) ** 0.8
                puffs.append(
                    f'<circle cx="{at:.2f}" cy="{up:.2f}" r="{1.8 + 4 * age:.2f}" fill="{colour}" '
                    f'fill-opacity="{fades:.3f}"/>'
                )
        return "".join(puffs)

    return body


def _birds(rect: Rect, way: int = 1) -> Callable[[int, int], str]:
    """Three birds from one side of the box to the other."""
    x, y, w, h = rect

    def body(frame: int, now: int) -> str:
        birds = []
        for lag, height, beat, k in ((0.0, 0.4, 0.0, 1.0), (3.0, 0.62, 1.7, 0.8), (6.0, 0.3, 3.1, 0.7)):
            part = _age(frame, lag, FRAMES - 7)
            seen = max(0.0, min(1.0, 7 * part, 7 * (1 - part)))
            if seen:
                at = x + w * (0.1 + 0.8 * (part if way > 0 else 1 - part))
                up = 2.8 * k * math.sin(0.95 * frame + beat)
                high = y + h * height + 1.8 * math.sin(0.2 * frame + beat)
                wide = 6 * k
                birds.append(
                    f'<path d="M{at - wide:.2f} {high - up:.2f} Q{at - wide / 2:.2f} {high - up - 1.5:.2f} {at:.2f} {high:.2f} '
                    f'Q{at + wide / 2:.2f} {high - up - 1.5:.2f} {at + wide:.2f} {high - up:.2f}" fill="none" '
                    f'stroke="#5E2038" stroke-width="{1.8 * k:.2f}" stroke-linecap="round" stroke-opacity="{seen:.2f}"/>'
                )
        return "".join(birds)

    return body


# --- light and water ---------------------------------------------------------------------------------


def _glints(rect: Rect, rows: int = 2) -> Callable[[int, int], str]:
    """The evening on the water: strokes that come and go while they drift."""
    x, y, w, h = rect

    def body(frame: int, now: int) -> str:
        power, found = swell(frame), []
        count = max(2, round(w / 18))
        for row in range(rows):
            for index in range(count):
                beat = max(0.0, math.sin(0.42 * frame - 1.3 * index - 2.4 * row)) * power
                if beat > 0.02:
                    at = x + 5 + (w - 18) * (index + 0.4 * row) / count + 3 * frame / FRAMES
                    high = y + h * (row + 0.5) / rows
                    found.append(
                        f'<path d="M{at:.2f} {high:.2f} h{3 + 6 * beat:.2f}" stroke="{HOURS[now].way}" stroke-width="1.7" '
                        f'stroke-linecap="round" stroke-opacity="{0.85 * beat:.3f}"/>'
                    )
        return "".join(found)

    return body


def _swash(start: Point, long: float) -> Callable[[int, int], str]:
    """Water that rises and falls between the piles."""
    x, y = start

    def body(frame: int, now: int) -> str:
        power = swell(frame)
        lines = []
        for row, lag in ((0, 0.0), (1, 1.6)):
            lift = 2.0 * power * math.sin(0.5 * frame + lag)
            arc = long / 4
            lines.append(
                f'<path d="M{x:.2f} {y + 6 * row + lift:.2f} q{arc / 2:.2f} -3.4 {arc:.2f} 0 t{arc:.2f} 0 t{arc:.2f} 0 '
                f't{arc:.2f} 0" fill="none" stroke="#8FD8C8" stroke-width="1.6" stroke-linecap="round" '
                f'stroke-opacity="{0.75 * power:.3f}"/>'
            )
        return "".join(lines)

    return body


def _beam(frame: int, now: int) -> str:
    """The light of the lighthouse, which sweeps over the bay once."""
    power = swell(frame)
    x, y = _MOVING["lamp"]
    middle = math.radians(34 - 27 * frame / (FRAMES - 1))
    half = math.radians(4.5)
    ends = [(x + 112 * math.cos(at), y + 112 * math.sin(at)) for at in (middle - half, middle + half)]
    (ax, ay), (bx, by) = ends
    strength = (0.1, 0.14, 0.2, 0.27, 0.32, 0.36)[now] * power
    return (
        f'<path d="M{x + 3} {y} L{ax:.2f} {ay:.2f} L{bx:.2f} {by:.2f}Z" fill="#FFF0C4" fill-opacity="{strength:.3f}"/>'
        f'<path d="M{x + 3} {y} L{ax:.2f} {(2 * ay + by) / 3:.2f} L{bx:.2f} {(ay + 2 * by) / 3:.2f}Z" fill="#FFF8E0" '
        f'fill-opacity="{strength * 0.7:.3f}"/>'
    )


def _boxed(row: dict[str, Any], body: Callable[[int, int], str], last: int = len(HOURS) - 1) -> Place:
    return Place(tuple(row["box"]), body, 0, last)


def _water(rect: Rect) -> Place:
    return Place(rect, _glints(rect))


def _town() -> tuple[Place, ...]:
    """All that moves in the town; birds sleep in the last round, the lighthouse burns in the late ones."""
    m = _MOVING
    return (
        Place(tuple(m["flag"]), _flag),
        *(_boxed(row, _palm(row["at"], row["size"] / 60, row["colour"])) for row in m["palms"]),
        *(_boxed(row, _smoke(row["at"])) for row in m["smoke"]),
        *(_boxed(row, _birds(tuple(row["box"]), row["way"]), len(HOURS) - 2) for row in m["birds"]),
        *(_water(tuple(rect)) for rect in m["water"]),
        *(_boxed(row, _swash(row["at"], row["long"])) for row in m["swash"]),
        Place(tuple(m["beam"]), _beam, LAMPS - 1),
    )


_PLACES: Final[dict[str, tuple[Place, ...]]] = {
    "town": _town(),
    "chamber": tuple(_water((left + x, y, w, h)) for left in ARCHES for x, y, w, h in _MOVING["chamber"]),
}
