"""The hour over the harbour: from round to round the sun sinks. Sky, sea, windows and felt show it; what stands before them
keeps its colours."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from game.engine import View
from game.presentation import DisplayList, Rect
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground
from game.titles.cuba.art import inks
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
    gleam: tuple[str, float] | None = None


EVENING: Final[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("evening.toml").read_text("utf-8"))


def _hour(row: dict[str, Any]) -> Hour:
    read: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in row.items()}
    return Hour(**read)


HOURS: Final = tuple(map(_hour, EVENING["hour"]))
"""One for each round."""
SUN_X: Final = 128.0
HALO: Final = 54.0
DUSK: Final = "#2A0F3A"
NIGHT_BLUE: Final = "#050A24"
LAMPS: Final = 3
"""From this hour on the lighthouse burns."""
ARCHES: Final[tuple[float, ...]] = tuple(EVENING["arches"])
"""Where the windows of the chamber begin."""


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
    for left, top in EVENING["windows"][: own.windows]:
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


def square(now: int, hangs: float, block: Block | None, title: str, how: str) -> Block:
    """The square to which the town turns, as dark as the hour is: garlands that hang so low, what stands there, its name
    and how one works there."""
    dusk = HOURS[now].dusk
    garland = lay.column(lay.sized(lay.picture("cuba/scenes/garland"), high=40), lay.blank())
    return lay.over(
        lay.picture("cuba/scenes/square"),
        lay.ground(Ground(DUSK, "", 0, 0, dusk)) if dusk else None,
        lay.pad(garland, 0, hangs),
        block,
        lay.pad(lay.column(inks.boards(title, how), lay.blank()), inks.PAD, inks.INSET),
    )


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
