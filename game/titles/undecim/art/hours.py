"""The hour over the frontier. With every counter that goes the sky grows darker and the moon comes nearer; when the last
one has gone the sky is red. Felt, sky, hills and wall show it; slabs, tablets and whatever bears words do not."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from game.engine import View
from game.presentation import DisplayList, Rect
from game.presentation.layout import Ground, blank, column, fill, ground, laid, over, pad, picture, row, sized
from game.titles.undecim.art import choose, frontier
from game.titles.undecim.art.builds import STRIP_AT
from game.titles.undecim.art.inks import PAD, TABLE
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import places, stages
from game.titles.undecim.table.choose_places import CLOTH
from game.titles.undecim.table.places import COUNTRY, FRONTIER

DUSK, NIGHTFALL, RED = 0, 1, 3
"""Three of the four hours."""
_THIN, _BATTLEMENT = 1.2, 32
"""How wide a lit edge is, how far below the top the tower is lit."""
_SKY, _WALL, _LEDGE, _TOWER = 40, 38, 8, 86
"""How far down the sky is seen over the wall, where that begins; from the edge of the country: how far the battlement reaches
over it, where the wall leaves the tower."""
_HILLS, _MIST = (12.0, 290.0, 252.0, 94.0), (12.0, 268.0, 252.0, 54.0)
_FAR: Final = 14
"""Where the hills and the mist before the moon are; how high the far hills are at the foot of the picture behind the cloth."""
_MERLON: Final = (28, 18, 44)
"""How wide and high a merlon is, and how far it is to the next one."""


class Window(NamedTuple):
    """Where a board shows the picture: by which name, in what place, how wide the country is, how much less of the sky."""

    name: str
    rect: Rect
    country: float
    lift: float


_TABLE: Final = Window("table", FRONTIER, COUNTRY[2], 0)
_WINDOWS: Final = {
    stages.TABLE: _TABLE,
    stages.NIGHT: _TABLE,
    stages.BUILD: Window("build", STRIP_AT, COUNTRY[2], 8),
    stages.CHOOSE: Window("choose", CLOTH, 240, 4),
}


class Sky(NamedTuple):
    """The colours of an hour (``hours.toml``): of the sky from above, of its three hills, of mist; what felt and wall take
    on, and how much; the light on the edges that look at the moon; how clearly one sees stars."""

    sky: tuple[str, str, str, str]
    hills: tuple[str, str, str]
    mist: tuple[str, str]
    felt: tuple[str, float]
    wall: tuple[str, float]
    edge: str
    stars: int


_DATA: Final = tomllib.loads(Path(__file__).with_name("hours.toml").read_text("utf-8"))
HOURS: Final[list[dict[str, Any]]] = _DATA["hour"]
STARS: Final[list[tuple[float, float, float]]] = _DATA["stars"]
SKIES: Final = tuple(Sky(**{name: row[name] for name in Sky._fields}) for row in HOURS)


def hour(s: UndecimState) -> int:
    """What hour it is: by the counters that are left."""
    if s.night or not s.counters:
        return RED
    left = s.counters / s.rules().moon_counters
    return sum(left <= row["left"] for row in HOURS[DUSK + 1 : RED])


def backdrop(v: View) -> DisplayList:
    """Dark wood and the frontier in the light of the hour; while cards are chosen the cloth of the seat before it."""
    s: UndecimState = v.state
    if places.at_night(s):
        return laid(picture("undecim/scenes/night"), *TABLE)
    shown, now = stages.stage(v), hour(s)
    if shown == stages.CHOOSE:
        sheet = laid(choose.curtain(v.colors[v.me]), *TABLE)
    else:
        sheet = laid(picture("undecim/scenes/wood"), *TABLE)
    tint, strength = SKIES[now].felt
    if strength:
        sheet.panel((0, 0, *TABLE), tint, radius=0, opacity=strength)
    if shown != stages.CHOOSE:
        sheet.shadow(_WINDOWS[shown].rect)
    _picture(sheet, s, shown, now)
    return sheet


def light(v: View) -> DisplayList | None:
    """What the moon lays on the edge of the picture and of the tower: the more, the nearer it is."""
    s: UndecimState = v.state
    shown = stages.stage(v)
    if places.at_night(s) or shown == stages.NIGHT:
        return None
    sheet = DisplayList(*TABLE)
    near = frontier.nearness(s)
    lit = Ground(SKIES[hour(s)].edge, "", 0, 0)
    rect = _WINDOWS[shown].rect
    level = ground(lit.but(opacity=0.14 + 0.3 * near))
    edge = sized(level, high=_THIN)
    side = sized(level, _THIN)
    fill(sheet, rect, over(pad(column(edge, blank(), edge), PAD, 0), pad(row(side, blank(), side), 0, PAD)))
    if shown == stages.TABLE:
        tower = sized(ground(lit.but(opacity=0.2 + 0.5 * near)), 2 * _THIN)
        fill(sheet, FRONTIER, pad(row(blank(COUNTRY[2]), tower, blank(), gap=0), 0, _BATTLEMENT, 0, 0))
    return sheet


# --- the picture at its three places -----------------------------------------------------------------


def _picture(sheet: DisplayList, s: UndecimState, shown: str, now: int) -> None:
    """Country and wall; on the table the moon stands between hills and mist."""
    (board, (x, y, w, h), land, lift), sky = _WINDOWS[shown], SKIES[now]
    above, upper, lower, below = sky.sky
    sheet.svg(f"undecim/scenes/country_{board}", (x, y, land, h), c=above, d=upper, e=lower, f=below)
    sheet.svg(f"undecim/scenes/over_{board}", (x + land, y, w - land, _SKY - lift), c=above, d=upper)
    for across, down, radius in STARS:
        left, top = across - COUNTRY[2] + land, down - lift
        if left > 0 and 0 < top < h:
            body = f'<circle cx="2" cy="2" r="{radius}" fill="#FFE9C4"/>'
            sheet.shape(body, (x + left - 2, y + top - 2, 4, 4), (4, 4), sky.stars)
    if board == stages.CHOOSE:
        sheet.svg("undecim/scenes/far", (x, y + h - _FAR, land, _FAR), c=sky.hills[0])
    elif board == stages.TABLE:
        far, middle, near = sky.hills
        sheet.svg("undecim/scenes/hills", _HILLS, c=far, d=middle, e=near)
        frontier.moon(sheet, s)
        sheet.svg("undecim/scenes/mist", _MIST, c=sky.mist[0], d=sky.mist[1])
    sheet.svg(f"undecim/scenes/wall_{board}", (x + land - _LEDGE, y, w - land + _LEDGE, h))
    tint, strength = sky.wall
    for rect in _walls(x + land + _TOWER, y + _WALL - lift, x + w, y + h) if strength else ():
        sheet.panel(rect, tint, radius=0, opacity=strength)


def _walls(left: float, top: float, right: float, low: float) -> Iterator[Rect]:
    """The wall right of the tower and its merlons, of which the tower hides a part of the first."""
    yield left, top, right - left, low - top
    wide, high, pitch = _MERLON
    for i in range(math.ceil((right - left) / pitch)):
        begin = max(left, left - _LEDGE + 2 + pitch * i)
        yield begin, top - high, left - _LEDGE + 2 + pitch * i + wide - begin, high
