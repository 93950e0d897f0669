"""The hour over the frontier. With every counter that goes the sky grows darker and the moon comes nearer; when the last
one has gone the sky is red. Felt, sky, hills and wall show it; slabs, tablets and whatever bears words do not."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.engine import View
from game.presentation import DisplayList, Rect
from game.presentation.layout import Ground, blank, column, fill, ground, over, pad, row, sized
from game.titles.undecim.art import choose, frontier
from game.titles.undecim.art.builds import STRIP_AT
from game.titles.undecim.art.choose import CLOTH
from game.titles.undecim.art.frontier import FRONTIER, WEST
from game.titles.undecim.art.inks import OPAQUE, TABLE
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import places, stages

DUSK, NIGHTFALL, NIGHT, RED = range(4)
LEFT_OF_ALL: Final = (0.6, 0.3)
"""Night falls when no more than the first part of the counters is left, and it is night from the second on."""


class Sky(NamedTuple):
    """The colours of an hour: of the sky from above, of its three hills, of mist; what felt and wall take on, and how
    much; the light on the edges that look at the moon; how clearly one sees stars."""

    sky: tuple[str, str, str, str]
    hills: tuple[str, str, str]
    mist: tuple[str, str]
    felt: tuple[str, float]
    wall: tuple[str, float]
    edge: str
    stars: int


SKIES: Final = (
    Sky(
        ("#241130", "#65223F", "#C4533F", "#F2A552"),
        ("#93404A", "#5E2639", "#3E1A2A"),
        ("#7A2E48", "#A8483F"),
        ("#1B1014", 0.0),
        ("#1B1014", 0.0),
        "#F0B487",
        70,
    ),
    Sky(
        ("#1B0F2C", "#4A1F45", "#8A3A4E", "#C8704F"),
        ("#6C3145", "#472036", "#301526"),
        ("#5C2A4C", "#7E3A48"),
        ("#1A0E26", 0.22),
        ("#1C1030", 0.2),
        "#D9A6B4",
        200,
    ),
    Sky(
        ("#0E0A1E", "#231638", "#43244A", "#6E3A54"),
        ("#41253F", "#2B1930", "#1E1022"),
        ("#3C2446", "#54304E"),
        ("#0C0A20", 0.36),
        ("#120C2A", 0.36),
        "#C3B8E8",
        255,
    ),
    Sky(
        ("#1A0409", "#4C0D17", "#8E2420", "#D0513A"),
        ("#70202A", "#48121C", "#2C0B14"),
        ("#5A1220", "#8A2A26"),
        ("#2A0408", 0.34),
        ("#2A0610", 0.34),
        "#FF7A5A",
        170,
    ),
)


def hour(s: UndecimState) -> int:
    """What hour it is: by the counters that are left."""
    if s.night or not s.counters:
        return RED
    left = s.counters / s.rules().moon_counters
    return sum(left <= part for part in LEFT_OF_ALL)


def backdrop(v: View) -> DisplayList:
    """Dark wood and the frontier in the light of the hour; while cards are chosen the cloth of the seat before it."""
    s: UndecimState = v.state
    sheet = DisplayList(*TABLE)
    if places.at_night(s):
        sheet.svg("undecim/scenes/night", (0, 0, *TABLE))
        return sheet
    sheet.svg("undecim/scenes/wood", (0, 0, *TABLE))
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
    colour = SKIES[hour(s)].edge
    near = frontier.nearness(s)
    rect = {stages.CHOOSE: CLOTH, stages.BUILD: STRIP_AT}.get(shown, FRONTIER)
    x, y, _, h = rect
    level = ground(Ground(colour, "", 0, 0, 0.14 + 0.3 * near))
    edge = sized(level, high=1.4)
    side = sized(level, 1.4)
    fill(sheet, rect, over(pad(column(edge, blank(), edge), 7, 0), pad(row(side, blank(), side), 0, 7)))
    if shown == stages.TABLE:
        sheet.panel((x + WEST, y + 32, 2.4, h - 32), colour, radius=0, opacity=0.2 + 0.5 * near)
    return sheet


# --- the picture at its three places -----------------------------------------------------------------


def _table(sheet: DisplayList, s: UndecimState, now: int) -> None:
    x, y, _, h = FRONTIER
    sheet.shadow(FRONTIER)
    _heaven(sheet, "table", FRONTIER, now)
    far, middle, near = SKIES[now].hills
    sheet.svg("undecim/scenes/hills", (x, y, WEST, h), c=far, d=middle, e=near)
    frontier.moon(sheet, s)
    first, second = SKIES[now].mist
    sheet.svg("undecim/scenes/mist", (x, y, WEST, h), c=first, d=second)
    _wall(sheet, "table", FRONTIER, now)


def _strip(sheet: DisplayList, s: UndecimState, now: int) -> None:
    sheet.shadow(STRIP_AT)
    _heaven(sheet, "build", STRIP_AT, now)
    _wall(sheet, "build", STRIP_AT, now)


def _behind_cloth(sheet: DisplayList, s: UndecimState, now: int) -> None:
    x, y, _, h = CLOTH
    _heaven(sheet, "choose", CLOTH, now)
    sheet.svg("undecim/scenes/far", (x, y, WEST, h), c=SKIES[now].hills[0])
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
