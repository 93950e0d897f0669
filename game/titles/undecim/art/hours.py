"""The hour over the frontier. With every counter that goes the sky grows darker and the moon comes nearer; when the last
one has gone the sky is red. Felt, sky, hills and wall show it; slabs, tablets and whatever bears words do not."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.engine import View
from game.presentation import DisplayList, Rect
from game.titles.undecim.art import choose, frontier
from game.titles.undecim.art.builds import STRIP_AT
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import places, stages

DUSK, NIGHTFALL, NIGHT, RED = range(4)
LEFT_OF_ALL: Final = (0.6, 0.3)
"""Night falls when no more than the first part of the counters is left, and it is night from the second on."""
FRONTIER: Final[Rect] = (12.0, 174.0, 1256.0, 210.0)
CLOTH: Final[Rect] = (84.0, 74.0, 1112.0, 126.0)
"""The places of the picture: on the table, and while cards are chosen in secret."""


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
        120,
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
_STARS: Final = (
    (76, 8, 1.3), (30, 58, 1.0), (238, 16, 1.3), (228, 62, 1.0), (380, 3, 1.1), (534, 3, 1.2), (702, 3, 1.0),
    (862, 4, 1.2), (1000, 8, 1.2), (1226, 3, 1.0), (20, 92, 0.9), (48, 36, 0.9), (8, 120, 1.0), (244, 100, 1.1),
    (232, 38, 0.8), (236, 122, 0.8), (1060, 3, 0.9), (1132, 4, 1.1), (450, 3, 0.9), (622, 4, 0.9), (786, 3, 1.0),
)  # fmt: skip
"""Where they stand in the picture, and how large: not under its captions."""
_EARLY: Final = 10
"""So many of the stars are out at dusk."""


def hour(s: UndecimState) -> int:
    """What hour it is: by the counters that are left."""
    if s.night or not s.counters:
        return RED
    left = s.counters / s.rules().moon_counters
    return sum(left <= part for part in LEFT_OF_ALL)


def backdrop(v: View) -> DisplayList:
    """Dark wood and the frontier in the light of the hour; while cards are chosen the cloth of the seat before it."""
    s: UndecimState = v.state
    sheet = DisplayList(1280, 720)
    if places.at_night(s):
        sheet.svg("undecim/scenes/night", (0, 0, 1280, 720))
        return sheet
    sheet.shape(_GROUND, (0, 0, 1280, 720), (1280, 720))
    shown, now = stages.stage(v), hour(s)
    if shown == stages.CHOOSE:
        choose.curtain(sheet, v.colors[v.me])
    tint, strength = SKIES[now].felt
    if strength:
        sheet.panel((0, 0, 1280, 720), tint, radius=0, opacity=strength)
    _PICTURES[shown](sheet, s, now)
    return sheet


def light(v: View) -> DisplayList | None:
    """What the moon lays on the edge of the picture and of the tower: the more, the nearer it is."""
    s: UndecimState = v.state
    shown = stages.stage(v)
    if places.at_night(s) or shown == stages.NIGHT:
        return None
    sheet = DisplayList(1280, 720)
    colour = SKIES[hour(s)].edge
    near = frontier.nearness(s)
    rect = {stages.CHOOSE: CLOTH, stages.BUILD: STRIP_AT}.get(shown, FRONTIER)
    x, y, w, h = rect
    for edge in (
        (x + 7, y, w - 14, 1.4),
        (x + 7, y + h - 1.4, w - 14, 1.4),
        (x, y + 7, 1.4, h - 14),
        (x + w - 1.4, y + 7, 1.4, h - 14),
    ):
        sheet.panel(edge, colour, radius=0, opacity=0.14 + 0.3 * near)
    if shown == stages.TABLE:
        sheet.panel((x + 252, y + 32, 2.4, h - 32), colour, radius=0, opacity=0.2 + 0.5 * near)
    return sheet


# --- the picture at its three places -----------------------------------------------------------------


def _table(sheet: DisplayList, s: UndecimState, now: int) -> None:
    x, y, w, h = FRONTIER
    sheet.shadow(FRONTIER, 8, 6, 140)
    _heaven(sheet, FRONTIER, now, (0, 0), 252)
    far, middle, near = SKIES[now].hills
    sheet.svg("undecim/scenes/hills", (x, y, 252, h), c=far, d=middle, e=near)
    frontier.moon(sheet, s)
    first, second = SKIES[now].mist
    sheet.svg("undecim/scenes/mist", (x, y, 264, h), c=first, d=second)
    sheet.svg("undecim/scenes/wall", (x, y, w, h))
    _shade(sheet, now, (x, y, w, h), (0, 0))


def _strip(sheet: DisplayList, s: UndecimState, now: int) -> None:
    sheet.shadow(STRIP_AT, 8, 6, 130)
    _heaven(sheet, STRIP_AT, now, (0, 8), 252)
    sheet.svg("undecim/scenes/wall_build", STRIP_AT)
    _shade(sheet, now, STRIP_AT, (0, 8))


def _behind_cloth(sheet: DisplayList, s: UndecimState, now: int) -> None:
    x, y, _, h = CLOTH
    _heaven(sheet, CLOTH, now, (12, 4), 240)
    hills = f'<path d="{_FAR}" fill="{SKIES[now].hills[0]}"/>'
    sheet.shape(hills, (x, y, 240, h), (240, h))
    sheet.svg("undecim/scenes/wall_choose", CLOTH)
    _shade(sheet, now, CLOTH, (12, 4))


def _heaven(sheet: DisplayList, rect: Rect, now: int, cut: tuple[float, float], wide: float) -> None:
    """The sky left of the tower, ``wide``, and the strip of it over the wall; ``cut`` is what of the whole picture is
    missing at its left and above."""
    x, y, w, h = rect
    left, above = cut
    first, second, third, last = SKIES[now].sky
    defs = (
        f'<defs><linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" y1="{-above:g}" x2="0" y2="{212 - above:g}">'
        f'<stop offset="0" stop-color="{first}"/><stop offset=".35" stop-color="{second}"/>'
        f'<stop offset=".58" stop-color="{third}"/><stop offset=".69" stop-color="{last}"/>'
        f'<stop offset="1" stop-color="{last}"/></linearGradient></defs>'
    )
    seen = _STARS if now else _STARS[:_EARLY]
    opacity = SKIES[now].stars / 255
    stars = "".join(f'<circle cx="{sx - left:g}" cy="{sy - above:g}" r="{r}"/>' for sx, sy, r in seen if sy - above > 2)
    stars = f'<g fill="#FFE9C4" fill-opacity="{opacity:.2f}">{stars}</g>'
    west = f'<path d="M8 0 H{wide} V{h} H8 A8 8 0 0 1 0 {h - 8} V8 A8 8 0 0 1 8 0Z" fill="url(#s)"/>'
    sheet.shape(defs + west + stars, (x, y, wide, h), (wide, h))
    top, right = 40 - above, w - wide
    over = f'<path d="M0 0 H{right - 8} A8 8 0 0 1 {right} 8 V{top} H0Z" fill="url(#s)"/>'
    moved = f'<g transform="translate({-wide} 0)">{stars}</g>'
    sheet.shape(defs + over + moved, (x + wide, y, right, top), (right, top))


def _shade(sheet: DisplayList, now: int, rect: Rect, cut: tuple[float, float]) -> None:
    """The wall in the shade of the hour; the tower stands in the light of its torch."""
    tint, strength = SKIES[now].wall
    if not strength:
        return
    x, y, w, h = rect
    left, above = cut
    right = left + w
    sheet.panel((x + 338 - left, y + 38 - above, w + left - 338, h - 38 + above), tint, radius=0, opacity=strength)
    for merlon in range(332, 1240, 44):
        at, end = max(merlon, 338), min(merlon + 28, right)
        if at < end:
            sheet.panel((x + at - left, y + 20 - above, end - at, 18), tint, radius=0, opacity=strength)


_FAR: Final = "M-12 138 L14 124 L40 136 L78 114 L118 138 L156 120 L194 138 L248 124 V208 H-12Z"
_GROUND: Final = (
    '<defs><radialGradient id="b" gradientUnits="userSpaceOnUse" cx="560" cy="330" r="820"><stop offset="0" '
    'stop-color="#4A2C33"/><stop offset="1" stop-color="#1B1014"/></radialGradient></defs>'
    '<rect width="1280" height="720" fill="url(#b)"/>'
)
_PICTURES: Final = {stages.TABLE: _table, stages.BUILD: _strip, stages.CHOOSE: _behind_cloth, stages.NIGHT: _table}
