"""The hour over the harbour: from round to round the sun sinks. Sky, sea, windows and felt show it; what stands before them
keeps its colours."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from game.engine import View
from game.presentation import DisplayList, Rect
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import places, seen
from game.titles.cuba.table.placement import hour


class Hour(NamedTuple):
    """What an evening looks like in a round: the colours of the sky from above to the horizon, of two banks of clouds, of
    the sun and its halo, of the sea at the horizon and of the way of light on it; how high the sun stands over the town's
    upper edge; how dark the town is, how dark the felt; how many windows are lit; the light on the frame."""

    sky: tuple[str, str, str, str]
    clouds: tuple[str, str]
    sun: tuple[str, str]
    sea: tuple[str, str]
    way: str
    height: float
    dusk: float
    felt: float
    windows: int
    gleam: tuple[str, float] | None


HOURS: Final = (
    Hour(
        ("#9E4452", "#C85450", "#F6AE66", "#FFE2A0"),
        ("#FFCB86", "#FFE3B4"),
        ("#FFEFC0", "#FFF6DA"),
        ("#F0AE6C", "#BE8A6C"),
        "#FFEBBE",
        46,
        0.0,
        0.0,
        0,
        None,
    ),
    Hour(
        ("#A43E52", "#CE4F54", "#F4A062", "#FFDA96"),
        ("#FABF78", "#FFDFAA"),
        ("#FFE9B4", "#FFF3CC"),
        ("#F2AA68", "#C28468"),
        "#FFE7B2",
        60,
        0.03,
        0.04,
        0,
        ("#FFD08A", 0.3),
    ),
    Hour(
        ("#A93650", "#D1495B", "#F28E5C", "#FBD08A"),
        ("#F7B267", "#FFD9A0"),
        ("#FFE3A8", "#FFF0C4"),
        ("#F4A765", "#C77F66"),
        "#FFE3A8",
        74,
        0.06,
        0.1,
        2,
        ("#F7A35A", 0.38),
    ),
    Hour(
        ("#8C2C52", "#BC3F5A", "#E67A56", "#F6B878"),
        ("#E88F5E", "#F9B886"),
        ("#FFCE8A", "#FFE0A0"),
        ("#E08E60", "#B0685E"),
        "#FFCB8A",
        87,
        0.1,
        0.17,
        5,
        ("#E8744A", 0.42),
    ),
    Hour(
        ("#5C2450", "#923660", "#C86060", "#EE9E72"),
        ("#B45A68", "#E08A72"),
        ("#FFAE78", "#FFC488"),
        ("#B86A62", "#7E5A66"),
        "#FFB07E",
        100,
        0.15,
        0.25,
        10,
        ("#B8587A", 0.42),
    ),
    Hour(
        ("#2A1A48", "#4C2C62", "#8A4A70", "#D0806E"),
        ("#5A3868", "#9A5A76"),
        ("#FF9070", "#FFA878"),
        ("#6E4A62", "#44546A"),
        "#F7A080",
        114,
        0.22,
        0.34,
        16,
        ("#8C8CE0", 0.34),
    ),
)
"""One for each round. The upper half of the sky is never lighter than it is in the third: words stand on it."""
SUN_X: Final = 128.0
HALO: Final = 54.0
DUSK: Final = "#2A0F3A"
NIGHT_BLUE: Final = "#050A24"
LAMPS: Final = 3
"""From this hour on the lighthouse burns."""
ARCHES: Final = (40.0, 196.0, 352.0, 808.0, 964.0, 1120.0)
"""Where the windows of the chamber begin."""
_WINDOWS: Final = (
    *((240.0, 111.0), (274.5, 81.0), (253.0, 93.0), (504.0, 109.0), (535.0, 77.0), (274.5, 117.0), (517.0, 91.0)),
    *((550.0, 95.0), (253.0, 111.0), (535.0, 113.0), (550.0, 77.0), (504.0, 127.0), (253.0, 129.0), (517.0, 109.0)),
    *((550.0, 131.0), (517.0, 127.0)),
)
"""The windows of the houses behind the square that are dark by day, in the order in which they are lit."""


def scene(now: int, rect: Rect) -> DisplayList:
    """The town from the bay to the hillside at an hour, without what lies there."""
    x, y, w, h = rect
    k = w / places.TOWN[2]
    found = DisplayList(x + w, y + h)
    found.place(_scene(now), x, y, k)
    return found


@cache
def _scene(now: int) -> DisplayList:
    own = HOURS[now]
    _, _, w, h = places.TOWN
    sheet = DisplayList(w, h)
    sheet.shape(_sky(own.sky), (0, 0, w, 130), (w, 130))
    sheet.svg("cuba/scenes/clouds", (0, 0, w, 130), c=own.clouds[0], d=own.clouds[1])
    if now == len(HOURS) - 1:
        sheet.svg("cuba/scenes/stars", (0, 0, 560, 80))
    halo, disc = own.sun
    sheet.svg("cuba/scenes/sun", (SUN_X - HALO, own.height - HALO, 2 * HALO, 2 * HALO), c=halo, d=disc)
    sheet.svg("cuba/scenes/hills", (0, 0, w, 150))
    for left, top in _WINDOWS[: own.windows]:
        sheet.panel((left, top, 5, 9), "#FFE3A8", radius=2)
    sheet.svg("cuba/scenes/sea", (0, 96, 262, 260), c=own.sea[0], d=own.sea[1], e=own.way)
    sheet.svg("cuba/scenes/town", (0, 0, w, h))
    if own.dusk:
        sheet.panel((0, 0, w, h), DUSK, radius=0, opacity=own.dusk)
    if now >= LAMPS:
        rings = "".join(
            f'<circle cx="14" cy="14" r="{r}" fill="#FFE9B0" fill-opacity="{a}"/>'
            for r, a in ((14, 0.14), (9, 0.2), (4, 0.9))
        )
        sheet.shape(rings, (11, 16, 28, 28), (28, 28))
    return sheet


def _sky(colours: tuple[str, str, str, str]) -> str:
    stops = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in zip((0, 0.35, 0.72, 1), colours))
    return (
        '<defs><linearGradient id="k" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="120">'
        f'{stops}</linearGradient></defs><rect width="956" height="130" fill="url(#k)"/>'
    )


@cache
def felt(now: int) -> DisplayList:
    """The felt at an hour: deep green, darker at the foot."""
    sheet = DisplayList(1280, 720)
    body = (
        '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="720"><stop offset="0" '
        'stop-color="#14403C"/><stop offset="1" stop-color="#0A2927"/></linearGradient></defs>'
        '<rect width="1280" height="720" fill="url(#g)"/>'
    )
    sheet.shape(body, (0, 0, 1280, 720), (1280, 720))
    if HOURS[now].felt:
        sheet.panel((0, 0, 1280, 720), NIGHT_BLUE, radius=0, opacity=HOURS[now].felt)
    return sheet


def square(s: CubaState, sheet: DisplayList) -> None:
    """The square to which the town turns, as dark as the hour is."""
    sheet.svg("cuba/scenes/square", places.TOWN)
    if HOURS[hour(s)].dusk:
        sheet.panel(places.TOWN, DUSK, radius=0, opacity=HOURS[hour(s)].dusk)


def dim(now: int, sheet: DisplayList) -> None:
    """Let it grow dark behind the windows of the chamber."""
    strength = 2.2 * HOURS[now].dusk
    if strength:
        body = f'<path d="M4 190 V60 A56 56 0 0 1 116 60 V190Z" fill="#3E0F36" fill-opacity="{strength:.3f}"/>'
        for left in ARCHES:
            sheet.shape(body, (left, 24, 120, 190), (120, 190))


def light(v: View) -> DisplayList | None:
    """The light of the hour on the frame of the town, above and on the left of its tiles. Nothing in the chamber."""
    return None if seen.in_chamber(v.state) else _gleam(hour(v.state))


@cache
def _gleam(now: int) -> DisplayList | None:
    gleam = HOURS[now].gleam
    if gleam is None:
        return None
    x, y, w, h = places.TRACK
    sheet = DisplayList(1280, 720)
    colour, strength = gleam
    sheet.panel((x + 4, y - 0.4, w - 8, 1.2), colour, radius=0, opacity=strength)
    sheet.panel((x - 0.4, y + 4, 1.2, h - 8), colour, radius=0, opacity=strength)
    sheet.panel((x + 14, y + 13.4, w - 28, 0.9), colour, radius=0, opacity=strength)
    return sheet
