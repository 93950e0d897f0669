"""The ground, the bar, and the ledge below the five cities."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.presentation import GONE, QUIET, SHADOW, DisplayList, kit
from game.titles.signorie.art import hours
from game.titles.signorie.art.inks import (
    CREAM,
    GOLD,
    INK,
    LINE,
    PANEL,
    SEAT,
    SOFT,
    arch,
    icon,
    name_of,
    short,
    words,
)
from game.titles.signorie.rules.components import BRIDES, CITIES, CITY_SLOTS, SLOT_VALUES
from game.titles.signorie.rules.phases import last_round
from game.titles.signorie.rules.state import CLOSED, SignorieState

BOARD: Final = (
    "M8 0 H540 A8 8 0 0 1 548 8 V184 A8 8 0 0 0 556 192 H972 A8 8 0 0 1 980 200 V306 A8 8 0 0 1 972 314 H8 "
    "A8 8 0 0 1 0 306 V8 A8 8 0 0 1 8 0Z"
)
"""The outline of the own board, 980 x 314."""
LEDGE: Final = "#2B1017"
"""The ground of names, banners and niches."""
FEW: Final = 3
"""So few of a kind in the supply, or fewer, are told with their name."""
PHASES: Final = ("setup", "actions", "rewards")
_DAMASK: Final = (
    "M0 24 L24 0 L48 24 L24 48Z M24 15 C27 19 27 22 25 25 C29 21 33 22 33 26 M24 15 C21 19 21 22 23 25 "
    "C19 21 15 22 15 26 M24 25 V33"
)


def ground(sheet: DisplayList, w: float = 1280, h: float = 720) -> None:
    """Crimson damask."""
    silk = (
        '<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="500" cy="300" r="900">'
        '<stop offset="0" stop-color="#5A1E2B"/><stop offset=".55" stop-color="#3B1420"/>'
        f'<stop offset="1" stop-color="#1E080F"/></radialGradient></defs><rect width="{w:g}" height="{h:g}" fill="url(#g)"/>'
    )
    threads = "".join(
        f'<path transform="translate({x} {y})" d="{_DAMASK}"/>'
        for y in range(0, int(h), 48)
        for x in range(0, int(w), 48)
    )
    silk += f'<g stroke="#FFD9A0" stroke-opacity=".045" stroke-width="1" fill="none">{threads}</g>'
    sheet.shape(silk, (0, 0, w, h), (w, h))


def backdrop(v: View) -> DisplayList:
    """The ground, sky and cities, the frames of all regions, the own board in its seat's colour."""
    s: SignorieState = v.state
    sheet = DisplayList(1280, 720)
    ground(sheet)
    hours.silk(sheet, s)
    with sheet.aside():
        for rect in ((12, 258, 548, 108), (896, 258, 96, 214), (568, 478, 424, 80), (1000, 44, 268, 38)):
            sheet.shadow(rect, 8, 5, 90)
            sheet.panel(rect, PANEL, LINE, 7, 1.2)
    sheet.shadow((12, 44, 980, 208), 8, 6, 120)
    hours.fresco(sheet, s)
    sheet.shadow((12, 370, 548, 314), 8, 5, 110)
    sheet.shadow((556, 562, 436, 122), 8, 5, 110)
    line = SEAT[short(s.color[v.me])] if s.color[v.me] else GOLD
    asked = bool(s.pending) and v.me in s.pending[-1].seats
    own = f'<path d="{BOARD}" fill="{PANEL}" stroke="{line}" stroke-width="2.4"/>'
    with sheet.aside("" if asked else GONE):
        sheet.shape(own, (12, 370, 980, 314), (980, 314))
    if not asked:
        with sheet.aside(QUIET):
            rest = f'<path d="{BOARD}" fill="{PANEL}" stroke="{LINE}" stroke-width="1.2"/>'
            sheet.shape(rest, (12, 370, 980, 314), (980, 314))
    return sheet


def bar(v: View) -> DisplayList:
    """The game's name, the three phases, the round. What is asked stands beside it."""
    s: SignorieState = v.state
    sheet = DisplayList(1280, 38)
    sheet.panel((0, 0, 1280, 38), "#1C070D", "", 0)
    sheet.panel((0, 37.2, 1280, 1), "#A9803F", "", 0)
    sheet.svg("signorie/crest", (12, 4, 30, 30))
    sheet.say((48, 0, 132, 37), name_of("signorie"), size=21, colour="#F6E3B8", face="title", lines=1)
    now = "rewards" if s.phase in ("initiative", "rewards", "over") else s.phase
    named = {phase: f"signorie-art-phase-{phase}" for phase in PHASES}
    x = kit.course(sheet, 186, named, now, GOLD, INK, ("#7A4A4E", "#B48A86"))
    facts = {"round": s.round, "rounds": last_round(s)}
    words(sheet, "signorie-art-round", x + 14, 19, 110, 13.5, CREAM, facts, face="bold")
    return sheet


def city_x(city: int) -> float:
    """The left edge of a city on the stage."""
    return 12 + 196 * city


def fresco(v: View) -> DisplayList:
    """The dark ledge, names, loggias with their empty niches, banners, over the sky and the cities of the ground.
    980 x 208."""
    s: SignorieState = v.state
    sheet = DisplayList(980, 208)
    evening = s.phase in ("initiative", "rewards")
    sheet.panel((0, 124, 980, 84), LEDGE, "", 0, 0)
    for i in range(1, len(CITIES)):
        sheet.panel((196 * i - 0.5, 132, 1, 68), "#5A2530", "", 0, 0)
    for city in range(len(CITIES)):
        if s.cities[city] == CLOSED:
            with sheet.aside():
                sheet.panel((196 * city, 124, 196, 84), "#16060A", "", 0, 0, 0.42)
        (_closed if s.cities[city] == CLOSED else _open)(sheet, s, city)
        _ribbon(sheet, city, s.cities[city] == CLOSED)
    if evening:
        icon(sheet, "moon", 10, 8, 28)
        sheet.panel((44, 8, 420, 28), "#1C0712", "", 14, 0, 0.72)
        words(sheet, "signorie-art-evening", 58, 22, 394, 14.5, CREAM, face="bold")
    with sheet.aside():
        sheet.svg("signorie/stage", (-2, -2, 984, 212))
    return sheet


def _open(sheet: DisplayList, s: SignorieState, city: int) -> None:
    x = 196.0 * city
    figures = s.cities[city]
    for place in range(CITY_SLOTS):
        left, top = x + 42 + 28 * (place // 2), 140.5 + 33.2 * (place % 2)
        rect = (left, top, 26.4, 32.56)
        if place == len(figures):
            arch(sheet, SLOT_VALUES[place], rect, "#FFE08A", "#7A5230", 16)
            continue
        with sheet.aside():
            if place < len(figures):
                sheet.svg("signorie/niche", rect, c="#6B3136", e="#7A5230")
            else:
                arch(sheet, SLOT_VALUES[place], rect, "#7A483F", "#7A5230", 14, "#F3D9C0")
        with sheet.aside(QUIET):
            sheet.svg("signorie/niche", rect, c="#3B161E", e="#4A1F28")
    for side, sign in enumerate(("marriage", "mission")):
        left = x + (4 if side == 0 else 157)
        cloth, shade = ("#8E2F3C", "#6E2430") if side == 0 else ("#274A63", "#1B3750")
        with sheet.aside():
            sheet.svg("signorie/banner", (left, 136, 35, 70), c=cloth, d=shade)
        with sheet.aside(QUIET):
            sheet.svg("signorie/banner", (left, 136, 35, 70), 150, c=cloth, d=shade)
        with sheet.aside(SHADOW):
            icon(sheet, sign, left + 9, 141, 17)
        if not s.city_tiles[2 * city + side]:
            empty = (
                '<path d="M6 5 H58 V30 C58 46 46 56 32 62 C18 56 6 46 6 30Z" fill="#1A0608" fill-opacity=".35" '
                'stroke="#E9C9A0" stroke-width="3" stroke-dasharray="5 4"/>'
            )
            with sheet.aside():
                sheet.shape(empty, (left + 5, 160, 25, 25), (64, 64))
        sheet.hot((left, 136, 35, 24), f"cloth/{sign}")
    sheet.hot((x + 40.5, 138.5, 115, 68), f"city/{CITIES[city]}")
    sheet.hot((x, 0, 196, 117), f"city/{CITIES[city]}")


def _closed(sheet: DisplayList, s: SignorieState, city: int) -> None:
    x = 196.0 * city
    with sheet.aside():
        sheet.svg("signorie/gate", (x + 42, 139, 112, 66))
        sheet.panel((x + 42, 74, 112, 22), "#241318", "#B7A07A", 11, 1.2)
        words(sheet, "signorie-art-closed", x + 47, 85, 102, 12.5, "#F0DFC6", align="center")
    sheet.hot((x, 0, 196, 208), f"closed/{CITIES[city]}")


def _ribbon(sheet: DisplayList, city: int, closed: bool) -> None:
    tail, cloth = ("#3C3236", "#6A5A5C") if closed else ("#5B1420", "#8E2F3C")
    edge = "#B7A07A" if closed else "#E3BE6A"
    body = (
        f'<path d="M0 4 H14 V21 H0 L5 12.5Z M166 4 H152 V21 H166 L161 12.5Z" fill="{tail}"/>'
        f'<path d="M9 .6 H157 V18 H9Z" fill="{cloth}" stroke="{edge}" stroke-width="1.2"/>'
    )
    x = 196.0 * city
    with sheet.aside():
        sheet.shape(body, (x + 15, 117, 166, 21), (166, 21))
    name = name_of(CITIES[city])
    with sheet.aside(GONE):
        words(sheet, name, x + 25, 126.5, 84, 13.5, "#F0DFC6" if closed else "#FFF3DC", align="right", face="bold")
        words(sheet, name, x + 112, 127, 64, 11, "#D9C9BC" if closed else "#F0C9B8", caption=True)
    with sheet.aside(QUIET):
        sheet.panel((x + 26, 118, 144, 19), LEDGE, "", 6, 0)
        words(sheet, name, x + 26, 127.5, 144, 14, SOFT if closed else "#FFF3DC", align="center", face="bold")


def order(v: View) -> DisplayList:
    """The places of the turn order and the tray of those who have passed. 268 x 38."""
    s: SignorieState = v.state
    sheet = DisplayList(268, 38)
    with sheet.aside():
        words(sheet, "signorie-art-order", 7, 19, 46, 12.5, "#F0D7B0", face="bold")
    asked = s.pending[-1].seats[0] if s.pending else -1
    for place, seat in enumerate(s.turn_order):
        x = 54 + 34 * place
        now = seat == asked
        with sheet.aside("" if now else GONE):
            sheet.panel((x, 4, 31, 30), "#48202A", GOLD if now else "#6B3A44", 5, 2 if now else 1)
        if s.passed >> seat & 1:
            sheet.write((x, 4, 31, 30), str(place + 1), size=13, colour="#BB9693", align="center", lines=1)
    x = 54 + 34 * s.seats + 4
    sheet.panel((x, 4, 263 - x, 30), "#200A10", "#6B3A44", 5, 1)
    words(sheet, "signorie-art-passed", x + 5, 19, 30, 12, "#E9CDBE")
    sheet.hot((0, 0, 268, 38), "order")
    return sheet


def supply(v: View) -> DisplayList:
    """The common supply: alliance tiles, helper discs, brides. 268 x 34."""
    s: SignorieState = v.state
    sheet = DisplayList(268, 34)
    with sheet.aside():
        sheet.shadow((0, 0, 268, 34), 7, 5, 90)
        sheet.panel((0, 0, 268, 34), PANEL, LINE, 7, 1.2)
    brides = BRIDES * s.seats - sum(s.brides)
    for i, (name, count) in enumerate((("alliance", len(s.alliances)), ("helper", s.helper_discs), ("bride", brides))):
        x = 33 + 87 * i
        with sheet.aside("" if count <= FEW else GONE):
            words(sheet, f"signorie-art-common-{name}", x, 17, 54, 12.5, SOFT, {"count": count})
        if count > FEW:
            with sheet.aside(QUIET):
                sheet.write((x, 5, 54, 24), str(count), size=12.5, colour=SOFT, lines=1)
    return sheet


__all__ = ["BOARD", "backdrop", "bar", "city_x", "fresco", "ground", "order", "supply"]
