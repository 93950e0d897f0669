"""The ground, the bar, and the ledge below the five cities."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.presentation import GONE, QUIET, SHADOW, DisplayList, kit
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground
from game.titles.signorie.art import hours
from game.titles.signorie.art.inks import (
    CREAM,
    EDGE,
    FIELD,
    FLAG,
    GOLD,
    INK,
    LARGE,
    LATE,
    LETTERS,
    LINE,
    LINE_2,
    NIGHT,
    NOTE,
    PALE,
    PANEL,
    SEAT,
    SOFT,
    STRAW,
    STRONG,
    name_of,
    niche,
    overlay,
    short,
    sign,
)
from game.titles.signorie.rules.components import BRIDES, CITIES, CITY_SLOTS, SLOT_VALUES
from game.titles.signorie.rules.phases import last_round
from game.titles.signorie.rules.state import CLOSED, SignorieState
from game.titles.signorie.table.placement import CITY_WIDE

BOARD: Final = (
    "M8 0 H540 A8 8 0 0 1 548 8 V184 A8 8 0 0 0 556 192 H972 A8 8 0 0 1 980 200 V306 A8 8 0 0 1 972 314 H8 "
    "A8 8 0 0 1 0 306 V8 A8 8 0 0 1 8 0Z"
)
"""The outline of the own board, 980 x 314."""
LEDGE: Final = "#2B1017"
"""The ground of names, banners and niches."""
HIGH, LEDGE_TOP, RIBBON_TOP = 208.0, 124.0, 117.0
"""The fresco; from its upper edge the ledge, and the ribbon with a name."""
BARE: Final = Ground(LEDGE, radius=0)
PLATE: Final = Ground(PANEL, LINE, 7, shadow=90)
MIDDLE: Final = NOTE.but(colour=CREAM, align="center")
BANNERS: Final = {"marriage": (FLAG, "#6E2430"), "mission": ("#274A63", "#1B3750")}
_EMPTY: Final = (
    f'<path d="{FIELD}" fill="#1A0608" fill-opacity=".35" stroke="#E9C9A0" stroke-width="3" stroke-dasharray="5 4"/>'
)
"""The place of a tile that is gone from its banner."""
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
    sheet = overlay()
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
    edge = lay.column(lay.blank(), lay.sized(lay.ground(BARE.but(fill="#A9803F")), high=1))
    name = lay.say(name_of("signorie"), lay.Style(21, "#F6E3B8", "title", lines=1))
    lay.fill(sheet, (0, 0, *sheet.size), lay.over(lay.ground(BARE.but(fill="#1C070D")), edge))
    lay.fill(sheet, (12, 0, 168, 37), lay.row(lay.icon("signorie/crest", 30), name))
    now = "rewards" if s.phase in ("initiative", "rewards", "over") else s.phase
    named = {phase: f"signorie-art-phase-{phase}" for phase in PHASES}
    left = kit.course(sheet, 186, named, now, GOLD, INK, ("#7A4A4E", "#B48A86")) + 14
    facts = {"round": s.round, "rounds": last_round(s)}
    lay.fill(sheet, (left, 0, 110, 37), lay.say("signorie-art-round", STRONG, facts))
    return sheet


def fresco(v: View) -> DisplayList:
    """The dark ledge, names, loggias with their empty niches, banners, over the sky and the cities of the ground.
    980 x 208."""
    s: SignorieState = v.state
    ledge = lay.column(lay.blank(high=LEDGE_TOP), lay.ground(BARE.but(fill=LEDGE)))
    cities = lay.row(*(lay.sized(_city(s, city), CITY_WIDE) for city in range(len(CITIES))), gap=0)
    evening = _evening() if s.phase in ("initiative", "rewards") else None
    stage = lay.aside(lay.pad(lay.picture("signorie/stage"), -2))
    return lay.laid(lay.over(ledge, cities, evening, stage), CITY_WIDE * len(CITIES), HIGH)


def _city(s: SignorieState, city: int) -> Block:
    """One city: a seam to the one before it, what stands in its loggia, its name."""
    closed = s.cities[city] == CLOSED
    seam = lay.row(lay.sized(lay.ground(BARE.but(fill=LATE)), 1), lay.blank())
    return lay.over(
        lay.pad(seam, -0.5, LEDGE_TOP + 8, 0, 8) if city else lay.blank(),
        _closed(city) if closed else _open(s, city),
        lay.pad(_ribbon(city, closed), 15, RIBBON_TOP, 15, 70),
    )


def _evening() -> Block:
    """What is told over the roofs while the rewards are given."""
    told = lay.on(Ground("#1C0712", radius=14, opacity=0.72), lay.say("signorie-art-evening", STRONG), 14, 0)
    moon = sign("moon", LARGE)
    return lay.pad(lay.column(lay.sized(lay.row(moon, lay.sized(told, 420)), high=28), lay.blank()), 10, 8)


def _open(s: SignorieState, city: int) -> Block:
    """The loggia between two banners; sky and loggia are the city."""
    name = CITIES[city]
    places = [_niche(place, len(s.cities[city])) for row in (0, 1) for place in range(row, CITY_SLOTS, 2)]
    niches = lay.sized(lay.grid(places, CITY_SLOTS // 2, 1.6, 0.6), 110.4, 65.7)
    loggia = lay.hot(lay.pad(niches, 1.5, 2, 3, 0.3), f"city/{name}")
    banners = (_banner(tile, bool(s.city_tiles[2 * city + side])) for side, tile in enumerate(BANNERS))
    marriage, mission = (lay.sized(banner, 35, 70) for banner in banners)
    below = lay.row(marriage, lay.pad(loggia, 0, 2.5, 0, 0), mission, gap=1.5)
    sky = lay.sized(lay.hot(lay.blank(), f"city/{name}"), high=RIBBON_TOP)
    return lay.column(sky, lay.blank(), lay.pad(below, 4, 0, 4, 2), gap=0)


def _niche(place: int, figures: int) -> Block:
    """A place of a loggia: lit where the next figure goes, with its rank where it is still free."""
    if place == figures:
        return niche(SLOT_VALUES[place], "#FFE08A", EDGE, 16)
    full = lay.picture("signorie/niche", c="#6B3136", e=EDGE)
    if place > figures:
        full = niche(SLOT_VALUES[place], "#7A483F", EDGE, 14, "#F3D9C0")
    return lay.over(lay.aside(full), lay.aside(lay.picture("signorie/niche", c="#3B161E", e="#4A1F28"), QUIET))


def _banner(of: str, taken: bool) -> Block:
    """The cloth over a tile of the city, and the place of a tile that is gone."""
    cloth, shade = BANNERS[of]
    mark = lay.aside(lay.row(sign(of), along="middle"), SHADOW)
    gone = None if taken else lay.aside(lay.sized(lay.shape(_EMPTY, (64, 64)), 25, 25))
    told = lay.column(
        lay.sized(lay.hot(lay.pad(mark, 0, 3, 0, 0), f"cloth/{of}"), high=24),
        lay.row(gone, along="middle") if gone else None,
        lay.blank(),
        gap=0,
    )
    full = lay.aside(lay.picture("signorie/banner", c=cloth, d=shade))
    return lay.over(full, lay.aside(lay.picture("signorie/banner", alpha=150, c=cloth, d=shade), QUIET), told)


def _closed(city: int) -> Block:
    """A city that is out of the game: its gate, and a veil over its loggia."""
    veil = lay.column(lay.blank(high=LEDGE_TOP), lay.ground(BARE.but(fill=NIGHT, opacity=0.42)))
    told = lay.on(Ground("#241318", "#B7A07A", 11), lay.say("signorie-art-closed", MIDDLE.but(colour="#F0DFC6")), 5, 0)
    gate = lay.sized(lay.picture("signorie/gate"), 112, 66)
    seen = lay.column(
        lay.blank(),
        lay.row(lay.sized(told, 112, 22), along="middle"),
        lay.blank(high=43),
        lay.row(gate, along="middle"),
        gap=0,
    )
    return lay.hot(lay.over(lay.aside(veil), lay.aside(lay.pad(seen, 0, 0, 0, 3))), f"closed/{CITIES[city]}")


def _ribbon(city: int, closed: bool) -> Block:
    """The name of a city on its ribbon; on a quiet table on the ledge alone."""
    tail, cloth, edge = ("#3C3236", "#6A5A5C", "#B7A07A") if closed else ("#5B1420", FLAG, "#E3BE6A")
    body = (
        f'<path d="M0 4 H14 V21 H0 L5 12.5Z M166 4 H152 V21 H166 L161 12.5Z" fill="{tail}"/>'
        f'<path d="M9 .6 H157 V18 H9Z" fill="{cloth}" stroke="{edge}" stroke-width="1.2"/>'
    )
    name, ink = name_of(CITIES[city]), "#F0DFC6" if closed else LETTERS
    style = STRONG.but(colour=ink, align="right")
    small = MIDDLE.but(size=11, colour="#D9C9BC" if closed else "#F0C9B8", align="left")
    both = lay.row(lay.shared(lay.say(name, style), 4), lay.shared(lay.caption(name, small), 3), gap=3)
    calm = lay.say(name, STRONG.but(align="center", colour=SOFT if closed else ink))
    return lay.over(
        lay.aside(lay.shape(body, (166, 21))),
        lay.aside(lay.pad(both, 10, 0, 10, 3), GONE),
        lay.aside(lay.pad(lay.on(Ground(LEDGE, radius=6), calm), 11, 1), QUIET),
    )


def order(v: View) -> DisplayList:
    """The places of the turn order and the tray of those who have passed. 268 x 38."""
    s: SignorieState = v.state
    asked = s.pending[-1].seats[0] if s.pending else -1
    places = (
        lay.sized(_turn(number if s.passed >> seat & 1 else 0, seat == asked), 31)
        for number, seat in enumerate(s.turn_order, 1)
    )
    label = lay.sized(lay.aside(lay.say("signorie-art-order", STRONG.but(colour=STRAW))), 44)
    passed = lay.say("signorie-art-passed", MIDDLE.but(colour=PALE, align="left"))
    tray = lay.on(Ground("#200A10", LINE_2, 5, 1), passed, 5, 0)
    told = lay.row(label, *places, lay.pad(tray, 4, 0, 0, 0), gap=3)
    return lay.laid(lay.hot(lay.pad(told, 7, 4, 5, 4), "order"), 268, 38)


def _turn(number: int, now: bool) -> Block:
    """A place of the turn order: whose turn it is stands in gold; who has passed has left a number."""
    look = Ground("#48202A", GOLD if now else LINE_2, 5, 2 if now else 1)
    told = lay.write(number, MIDDLE.but(colour="#BB9693")) if number else lay.blank()
    return lay.over(lay.ground(look) if now else lay.aside(lay.ground(look)), told)


def supply(v: View) -> DisplayList:
    """The common supply: alliance tiles, helper discs, brides. 268 x 34."""
    s: SignorieState = v.state
    brides = BRIDES * s.seats - sum(s.brides)
    counts = {"alliance": len(s.alliances), "helper": s.helper_discs, "bride": brides}
    told = lay.row(*(lay.sized(_left(name, count), 54) for name, count in counts.items()), gap=33)
    return lay.laid(lay.over(lay.aside(lay.ground(PLATE)), lay.pad(told, 33, 0, 0, 0)), 268, 34)


def _left(name: str, count: int) -> Block:
    """How many of a kind are left; where there are few, their name too."""
    style = MIDDLE.but(colour=SOFT, align="left")
    words = lay.say(f"signorie-art-common-{name}", style, {"count": count})
    if count <= FEW:
        return words
    return lay.over(lay.aside(words), lay.aside(lay.write(count, style), QUIET))


__all__ = ["BOARD", "backdrop", "bar", "fresco", "ground", "order", "supply"]
