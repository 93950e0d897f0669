"""The hour over the five cities: a round begins in the morning and goes on to the low sun as dice are taken; while rewards
are given it is dusk. Sky, cities, silk and frame show it; whatever bears words keeps its colours."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

from game.engine import View
from game.presentation import DisplayList
from game.titles.signorie.rules.components import CITIES, COLORS, DICE_PER_ROUND, PLAYERS
from game.titles.signorie.rules.state import CLOSED, SignorieState
from game.titles.signorie.table.placement import CITY_WIDE

MORNING, NOON, AFTERNOON, LOW_SUN, DUSK = range(5)
PARTS_OF_DAY: Final = (0.25, 0.5, 0.8)
"""With these parts of all dice taken come noon, afternoon and the low sun."""
LEFT, TOP, WIDE, HIGH = 12.0, 44.0, 980.0, 132.0
"""Where the fresco stands; below 124 the ledge covers it."""
LEDGE: Final = 124.0


class Day(NamedTuple):
    """The colours of an hour: of the sky from above, of clouds; what cities and silk take on, and how much; the light on
    the frame; where the sun stands, how large it is, its colour and that of its halo."""

    sky: tuple[str, str, str]
    clouds: str
    cities: tuple[str, float]
    silk: tuple[str, float]
    frame: tuple[str, float]
    sun: tuple[float, float, float, str, str] | None = None


def _fixed(told: Any) -> Any:
    return tuple(told) if isinstance(told, list) else told


LAMPS: Final = tuple(CITY_WIDE * i for i in range(1, len(CITIES)))
"""The middles of the lamps on the ledge, between two cities each."""
PLACES: Final[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("living.toml").read_text("utf-8"))
"""Where something moves or is lit, from the upper left corner of the fresco, and the colours of the hours."""
DAYS: Final = tuple(Day(**{name: _fixed(told) for name, told in day.items()}) for day in PLACES["day"])


def hour(s: SignorieState) -> int:
    """What hour it is: dusk while rewards are given, before by the dice that have been taken; who has passed takes none."""
    if s.phase in ("initiative", "rewards", "over"):
        return DUSK
    all_dice = len(COLORS) * PLAYERS[s.seats].dice
    taken = all_dice - sum(map(len, s.pool)) if any(s.pool) else 0
    waived = sum(DICE_PER_ROUND - s.dice_of(seat) for seat in range(s.seats) if s.passed >> seat & 1)
    part = (taken + waived) / (DICE_PER_ROUND * s.seats)
    return sum(part >= least for least in PARTS_OF_DAY)


def silk(sheet: DisplayList, s: SignorieState) -> None:
    """The shade of the hour on the ground."""
    colour, strength = DAYS[hour(s)].silk
    if strength:
        sheet.panel((0, 0, 1280, 720), colour, radius=0, opacity=strength)


def fresco(sheet: DisplayList, s: SignorieState) -> None:
    """Sky, sun and cities on the stage, as far as the ledge."""
    now = hour(s)
    day = DAYS[now]
    sheet.shape(_sky(day), (LEFT, TOP, WIDE, HIGH), (WIDE, HIGH))
    sheet.svg("signorie/clouds", (LEFT, TOP, WIDE, 40), c=day.clouds)
    sheet.svg("signorie/panorama", (LEFT, TOP, WIDE, HIGH))
    closed = [city for city in range(len(CITIES)) if s.cities[city] == CLOSED]
    for city in closed:
        sheet.svg(f"signorie/cities/{CITIES[city]}_closed", (LEFT + CITY_WIDE * city, TOP, CITY_WIDE, HIGH))
        sheet.panel((LEFT + CITY_WIDE * city, TOP, CITY_WIDE, LEDGE), "#2A0D15", "", 0, 0, 0.42)
    colour, strength = day.cities
    if strength:
        sheet.panel((LEFT, TOP, WIDE, LEDGE), colour, radius=0, opacity=strength)
    if now == LOW_SUN:
        lit = [(x, y) for x, y in PLACES["lit"] if x // CITY_WIDE not in closed]
        windows = "".join(f'<rect x="{x}" y="{y}" width="4" height="6" rx="1.5" fill="#FFD76A"/>' for x, y in lit)
        sheet.shape(windows, (LEFT, TOP, WIDE, HIGH), (WIDE, HIGH))
    if now == DUSK:
        sheet.svg("signorie/dusk", (LEFT, TOP, WIDE, HIGH))


def light(v: View) -> DisplayList | None:
    """The light on the frame of the fresco, and the lamps on its ledge, lit from the low sun on."""
    s: SignorieState = v.state
    now = hour(s)
    sheet = DisplayList(1280, 720)
    colour, strength = DAYS[now].frame
    x, y, w, h = LEFT, TOP, WIDE, 208.0
    for edge in (
        (x + 6, y - 0.4, w - 12, 1.6),
        (x + 6, y + h - 1.2, w - 12, 1.6),
        (x - 0.4, y + 6, 1.6, h - 12),
        (x + w - 1.2, y + 6, 1.6, h - 12),
    ):
        with sheet.aside():
            sheet.panel(edge, colour, radius=0, opacity=strength)
    burning = now >= LOW_SUN
    glass, flame = ("#FFE3A0", "#FFF7DC") if burning else ("#8FA0A4", "#5B4A40")
    for lamp in LAMPS:
        if burning:
            sheet.svg("signorie/lamp_glow", (LEFT + lamp - 18, TOP + 94, 36, 36))
        sheet.svg("signorie/lamp", (LEFT + lamp - 6.3, TOP + LEDGE - 17.5, 12.6, 18), c=glass, d=flame)
    return sheet


def _sky(day: Day) -> str:
    first, second, third = day.sky
    body = (
        f'<defs><linearGradient id="sk" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{HIGH:g}">'
        f'<stop offset="0" stop-color="{first}"/><stop offset=".5" stop-color="{second}"/>'
        f'<stop offset="1" stop-color="{third}"/></linearGradient></defs>'
        f'<rect width="{WIDE:g}" height="{HIGH:g}" fill="url(#sk)"/>'
    )
    if day.sun is not None:
        x, y, r, colour, halo = day.sun
        body += (
            f'<circle cx="{x}" cy="{y}" r="{1.84 * r:g}" fill="{halo}" fill-opacity=".35"/>'
            f'<circle cx="{x}" cy="{y}" r="{r}" fill="{colour}"/>'
        )
    return body
