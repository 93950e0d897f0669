"""The hour over the frontier. With every counter that goes the sky grows darker and the moon comes nearer; when the last
one has gone the sky is red. Felt, sky, hills and wall show it; slabs, tablets and whatever bears words do not."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

from game.engine import View
from game.presentation import DisplayList, Rect
from game.presentation.layout import Ground, blank, column, fill, ground, laid, over, pad, picture, row, sized
from game.titles.undecim.art import choose, frontier
from game.titles.undecim.art.builds import STRIP_AT
from game.titles.undecim.art.inks import OPAQUE, PAD, TABLE
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import places, stages
from game.titles.undecim.table.choose_places import CLOTH
from game.titles.undecim.table.places import COUNTRY, FRONTIER

DUSK, NIGHTFALL, RED = 0, 1, 3
"""Three of the four hours."""
_THIN, _BATTLEMENT, _FAR = 1.2, 32, 240
"""How wide a lit edge is, how far below the top the tower is lit, how wide the far hills are."""


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


HOURS: Final[list[dict[str, Any]]] = tomllib.loads(Path(__file__).with_name("hours.toml").read_text("utf-8"))["hour"]
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
    sheet = laid(picture("undecim/scenes/wood"), *TABLE)
    shown, now = stages.stage(v), hour(s)
    if shown == stages.CHOOSE:
        choose.curtain(sheet, v.colors[v.me])
    tint, strength = SKIES[now].felt
    if strength:
        sheet.panel((0, 0, *TABLE), tint, radius=0, opacity=strength)
    _PICTURES[shown](sheet, s, now)
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
    rect = {stages.CHOOSE: CLOTH, stages.BUILD: STRIP_AT}.get(shown, FRONTIER)
    level = ground(lit.but(opacity=0.14 + 0.3 * near))
    edge = sized(level, high=_THIN)
    side = sized(level, _THIN)
    fill(sheet, rect, over(pad(column(edge, blank(), edge), PAD, 0), pad(row(side, blank(), side), 0, PAD)))
    if shown == stages.TABLE:
        tower = sized(ground(lit.but(opacity=0.2 + 0.5 * near)), 2 * _THIN)
        fill(sheet, FRONTIER, pad(row(blank(COUNTRY[2]), tower, blank(), gap=0), 0, _BATTLEMENT, 0, 0))
    return sheet


# --- the picture at its three places -----------------------------------------------------------------


def _table(sheet: DisplayList, s: UndecimState, now: int) -> None:
    sheet.shadow(FRONTIER)
    _heaven(sheet, "table", FRONTIER, now)
    far, middle, near = SKIES[now].hills
    sheet.svg("undecim/scenes/hills", COUNTRY, c=far, d=middle, e=near)
    frontier.moon(sheet, s)
    first, second = SKIES[now].mist
    sheet.svg("undecim/scenes/mist", COUNTRY, c=first, d=second)
    _wall(sheet, "table", FRONTIER, now)


def _strip(sheet: DisplayList, s: UndecimState, now: int) -> None:
    sheet.shadow(STRIP_AT)
    _heaven(sheet, "build", STRIP_AT, now)
    _wall(sheet, "build", STRIP_AT, now)


def _behind_cloth(sheet: DisplayList, s: UndecimState, now: int) -> None:
    x, y, _, h = CLOTH
    _heaven(sheet, "choose", CLOTH, now)
    sheet.svg("undecim/scenes/far", (x, y, _FAR, h), c=SKIES[now].hills[0])
    _wall(sheet, "choose", CLOTH, now)


def _heaven(sheet: DisplayList, board: str, rect: Rect, now: int) -> None:
    """The sky left of the tower and the strip of it over the wall."""
    above, upper, lower, below = SKIES[now].sky
    sheet.svg(f"undecim/scenes/sky_{board}", rect, c=above, d=upper, e=lower, f=below)
    sheet.svg(f"undecim/scenes/stars_{board}", rect, SKIES[now].stars)


def _wall(sheet: DisplayList, board: str, rect: Rect, now: int) -> None:
    """The wall in the shade of the hour; the tower stands in the light of its torch."""
    tint, strength = SKIES[now].wall
    sheet.svg(f"undecim/scenes/wall_{board}", rect)
    if strength:
        sheet.svg(f"undecim/scenes/shade_{board}", rect, round(OPAQUE * strength), c=tint)


_PICTURES: Final = {stages.TABLE: _table, stages.BUILD: _strip, stages.CHOOSE: _behind_cloth, stages.NIGHT: _table}
