"""The ground, the bar, and the ledge below the five cities."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.engine import View
from game.presentation import GONE, QUIET, SHADOW, DisplayList, kit
from game.presentation import layout as lay
from game.titles.signorie.art import hours, inks
from game.titles.signorie.art.inks import DIM
from game.titles.signorie.rules.components import BRIDES, CITIES, CITY_SLOTS, SLOT_VALUES
from game.titles.signorie.rules.phases import last_round
from game.titles.signorie.rules.state import CLOSED, SignorieState
from game.titles.signorie.table.placement import CITY_WIDE, PANELS, asked_of, color_of

LEDGE: Final = "#2B1017"
"""The ground of names, banners and niches."""
LEDGE_TOP, RIBBON_TOP = 124, 117
"""From the upper edge of the fresco the ledge, and the ribbon with a name."""
NICHES, BANNER, GATE, RIBBON = (110.4, 65.7), (35, 70), (112, 66), 21
"""How large the places of a city, the cloth over a tile and the gate of a city out of the game are, how high a ribbon."""
PLATE: Final = lay.Ground(inks.PANEL, inks.LINE, 7, shadow=90)
NAMED: Final = inks.NOTE.but(colour=inks.CREAM, align="center")
BANNERS: Final = {"marriage": (inks.FLAG, "#6E2430"), "mission": ("#274A63", "#1B3750")}
FEW: Final = 3
"""So few of a kind in the supply, or fewer, are told with their name."""
BAR, COURSE = (1280, 38), 186
"""The bar, and where the phases stand in it."""
PHASES: Final = ("setup", "actions", "rewards")
THREAD: Final = 48
"""How far the figures of the silk are apart."""
_DAMASK: Final = (
    "M0 24 L24 0 L48 24 L24 48Z M24 15 C27 19 27 22 25 25 C29 21 33 22 33 26 M24 15 C21 19 21 22 23 25 "
    "C19 21 15 22 15 26 M24 25 V33"
)


def silk(sheet: DisplayList, w: float = inks.TABLE[0], h: float = inks.TABLE[1]) -> None:
    """Crimson damask."""
    cloth = (
        '<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="500" cy="300" r="900">'
        '<stop offset="0" stop-color="#5A1E2B"/><stop offset=".55" stop-color="#3B1420"/>'
        f'<stop offset="1" stop-color="#1E080F"/></radialGradient></defs><rect width="{w:g}" height="{h:g}" fill="url(#g)"/>'
    )
    threads = "".join(
        f'<path transform="translate({x} {y})" d="{_DAMASK}"/>'
        for y in range(0, int(h), THREAD)
        for x in range(0, int(w), THREAD)
    )
    cloth += f'<g stroke="#FFD9A0" stroke-opacity=".045" stroke-width="1" fill="none">{threads}</g>'
    sheet.shape(cloth, (0, 0, w, h), (w, h))


def backdrop(v: View) -> DisplayList:
    """The ground, sky and cities, the frames of all regions, the own board in its seat's colour."""
    s: SignorieState = v.state
    sheet = inks.overlay()
    silk(sheet)
    hours.silk(sheet, s)
    for name in ("pool", "initiative", "rewards", "order"):
        lay.fill(sheet, PANELS[name], lay.aside(lay.ground(PLATE)))
    sheet.shadow(PANELS["focus"])
    hours.fresco(sheet, s)
    x, y, wide, _ = PANELS["own"]
    plan, plan_top, beside, high = PANELS["plan"]
    low = plan_top + high
    for rect in ((x, y, wide, low - y), (plan, plan_top, beside, high)):
        sheet.shadow(rect)
    line = inks.SEAT[color_of(s, v.me)] if s.color[v.me] else inks.GOLD
    asked = asked_of(v) != ""
    board = lay.over(
        lay.aside(lay.picture("signorie/board", c=inks.PANEL, d=line), "" if asked else GONE),
        None if asked else lay.aside(lay.picture("signorie/board_rest", c=inks.PANEL, d=inks.LINE), QUIET),
    )
    lay.fill(sheet, (x, y, plan + beside - x, low - y), board)
    return sheet


def bar(v: View) -> DisplayList:
    """The game's name, the three phases, the round. What is asked stands beside it."""
    s: SignorieState = v.state
    return _bar("rewards" if s.phase in ("initiative", "rewards", "over") else s.phase, s.round, last_round(s))


@cache
def _bar(phase: str, round_: int, rounds: int) -> DisplayList:
    edge = lay.column(lay.blank(), inks.rule("#A9803F"), gap=0)
    name = lay.say(inks.name_of("signorie"), inks.TITLE.but(size=21))
    told = lay.row(lay.icon("signorie/crest", inks.LARGE + 3), name)
    sheet = lay.laid(lay.over(lay.ground(inks.bare("#1C070D")), edge, lay.pad(told, inks.PAD, 0)), *BAR)
    named = {phase: f"signorie-art-phase-{phase}" for phase in PHASES}
    left = kit.course(sheet, COURSE, named, phase, inks.GOLD, inks.INK, ("#7A4A4E", "#B48A86")) + inks.PAD
    facts = {"round": round_, "rounds": rounds}
    lay.fill(sheet, (left, 0, COURSE, BAR[1]), lay.say("signorie-art-round", inks.STRONG, facts))
    return sheet


def fresco(v: View) -> DisplayList:
    """The dark ledge, names, loggias with their empty niches, banners, over the sky and the cities of the ground."""
    s: SignorieState = v.state
    cities = []
    for city, figures in enumerate(s.cities):
        closed, tiles = figures == CLOSED, tuple(map(bool, s.city_tiles[2 * city : 2 * city + 2]))
        cities.append(lay.sized(_city(city, closed, len(figures), tiles), CITY_WIDE))
    evening = _evening() if s.phase in ("initiative", "rewards") else None
    return inks.laid_in("focus", lay.over(_ledge(), lay.row(*cities, gap=0), evening, inks.stage()))


@inks.kept
def _ledge() -> lay.Block:
    return lay.column(lay.blank(high=LEDGE_TOP), lay.ground(inks.bare(LEDGE)), gap=0)


@inks.kept
def _city(city: int, closed: bool, figures: int, tiles: tuple[bool, ...]) -> lay.Block:
    """A city: a seam to the one before it, what stands in its loggia, its name."""
    seam = lay.row(lay.sized(lay.ground(inks.bare(inks.LATE)), 1), lay.blank())
    ribbon = lay.column(lay.blank(high=RIBBON_TOP), lay.sized(_ribbon(city, closed), high=RIBBON), lay.blank(), gap=0)
    return lay.over(
        lay.pad(seam, -0.5, LEDGE_TOP + inks.INSET, 0, inks.INSET) if city else lay.blank(),
        _closed(city) if closed else _open(city, figures, tiles),
        lay.pad(ribbon, inks.SMALL, 0),
    )


@inks.kept
def _evening() -> lay.Block:
    """What is told over the roofs while the rewards are given."""
    told = lay.on(inks.flat("#1C0712", 0.72).but(radius=14), lay.say("signorie-art-evening", inks.STRONG), inks.PAD, 0)
    line = lay.sized(lay.row(inks.sign("moon", inks.LARGE), lay.sized(told, 420)), high=28)
    return lay.pad(lay.column(line, lay.blank()), 10, inks.INSET)


def _open(city: int, figures: int, tiles: tuple[bool, ...]) -> lay.Block:
    """The loggia between two banners; sky and loggia are the city."""
    name = CITIES[city]
    places = [_niche(place, figures) for row in (0, 1) for place in range(row, CITY_SLOTS, 2)]
    niches = lay.sized(lay.grid(places, CITY_SLOTS // 2, 1.6, 0.6), *NICHES)
    loggia = lay.hot(lay.pad(niches, 1.5, 2, 3, 0.3), f"city/{name}")
    marriage, mission = (lay.sized(_banner(of, there), *BANNER) for of, there in zip(BANNERS, tiles))
    below = lay.row(marriage, lay.pad(loggia, 0, 2.5, 0, 0), mission, gap=1.5)
    sky = lay.sized(lay.hot(lay.blank(), f"city/{name}"), high=RIBBON_TOP)
    return lay.column(sky, lay.blank(), lay.pad(below, 4, 0, 4, 2), gap=0)


def _niche(place: int, figures: int) -> lay.Block:
    """A place of a loggia: lit where the next figure goes, with its rank where it is still free."""
    if place == figures:
        return inks.niche(SLOT_VALUES[place], "#FFE08A", inks.EDGE, inks.NAME.size)
    full = lay.picture("signorie/niche", c="#6B3136", e=inks.EDGE)
    if place > figures:
        full = inks.niche(SLOT_VALUES[place], "#7A483F", inks.EDGE, inks.STRONG.size, "#F3D9C0")
    return lay.over(lay.aside(full), lay.aside(lay.picture("signorie/niche", c="#3B161E", e="#4A1F28"), QUIET))


def _banner(of: str, there: bool) -> lay.Block:
    """The cloth over a tile of the city, and the place of a tile that is gone."""
    cloth, shade = BANNERS[of]
    mark = lay.pad(lay.aside(lay.row(inks.sign(of), along="middle"), SHADOW), 0, 3, 0, 0)
    gone = lay.row(lay.aside(lay.icon("signorie/tile_gone", inks.LARGE)), along="middle")
    cloth_of = lay.sized(lay.hot(mark, f"cloth/{of}"), high=24)
    told = lay.column(cloth_of, None if there else gone, lay.blank(), gap=0)
    full = lay.aside(lay.picture("signorie/banner", c=cloth, d=shade))
    return lay.over(full, lay.aside(lay.picture("signorie/banner", alpha=DIM, c=cloth, d=shade), QUIET), told)


def _closed(city: int) -> lay.Block:
    """A city that is out of the game: its gate, and a veil over its loggia."""
    veil = lay.column(lay.blank(high=LEDGE_TOP), lay.ground(inks.bare(inks.NIGHT, 0.42)), gap=0)
    said = lay.say("signorie-art-closed", NAMED.but(colour="#F0DFC6"))
    told = lay.sized(lay.on(lay.Ground("#241318", "#B7A07A", 11), said, inks.GAP, 0), GATE[0], 22)
    gate = lay.row(lay.sized(lay.picture("signorie/gate"), *GATE), along="middle")
    seen = lay.column(lay.blank(), lay.row(told, along="middle"), lay.blank(high=43), gate, gap=0)
    return lay.hot(lay.over(lay.aside(veil), lay.aside(lay.pad(seen, 0, 0, 0, 3))), f"closed/{CITIES[city]}")


def _ribbon(city: int, closed: bool) -> lay.Block:
    """The name of a city on its ribbon; on a quiet table on the ledge alone."""
    tail, cloth, edge = ("#3C3236", "#6A5A5C", "#B7A07A") if closed else ("#5B1420", inks.FLAG, inks.GOLD)
    name, ink = inks.name_of(CITIES[city]), "#F0DFC6" if closed else inks.LETTERS
    small = inks.TINY.but(colour="#D9C9BC" if closed else "#F0C9B8")
    said = lay.say(name, inks.STRONG.but(colour=ink, align="center"))
    both = lay.row(lay.shared(said, 4), lay.shared(lay.caption(name, small), 3), gap=3)
    calm = lay.say(name, inks.MIDDLE.but(colour=inks.SOFT if closed else ink))
    return lay.over(
        lay.aside(lay.picture("signorie/ribbon", c=tail, d=cloth, e=edge)),
        lay.aside(lay.pad(both, inks.INSET, 0, inks.INSET, 3), GONE),
        lay.aside(lay.pad(lay.on(inks.flat(LEDGE), calm), inks.PAD, 1), QUIET),
    )


def order(v: View) -> DisplayList:
    """The places of the turn order and the tray of those who have passed."""
    s: SignorieState = v.state
    asked = s.pending[-1].seats[0] if s.pending else -1
    turns = tuple((bool(s.passed >> seat & 1), seat == asked) for seat in s.turn_order)
    return inks.laid_in("order", _order(turns))


@inks.kept
def _order(turns: tuple[tuple[bool, bool], ...]) -> lay.Block:
    """The same: of each place whether it has passed, and whether it is asked."""
    places = (lay.sized(_turn(place if passed else 0, now), 31) for place, (passed, now) in enumerate(turns, 1))
    label = lay.sized(lay.aside(lay.say("signorie-art-order", inks.NOTE.but(colour=inks.STRAW, face="bold"))), 44)
    said = lay.say("signorie-art-passed", inks.NOTE.but(colour=inks.PALE))
    tray = lay.on(lay.Ground("#200A10", inks.LINE_2, 5, 1), said, inks.GAP, 0)
    return lay.hot(lay.pad(lay.row(label, *places, lay.pad(tray, 4, 0, 0), gap=3), 7, 4, inks.GAP), "order")


def _turn(number: int, now: bool) -> lay.Block:
    """A place of the turn order: whose turn it is stands in gold; who has passed has left a number."""
    look = lay.ground(lay.Ground("#48202A", inks.GOLD if now else inks.LINE_2, 5, 2 if now else 1))
    told = lay.write(number, inks.SAID.but(colour="#BB9693", align="center")) if number else None
    return lay.over(look if now else lay.aside(look), told)


def supply(v: View) -> DisplayList:
    """The common supply: alliance tiles, helper discs, brides."""
    s: SignorieState = v.state
    return inks.laid_in("supply", _supply(len(s.alliances), s.helper_discs, BRIDES * s.seats - sum(s.brides)))


@inks.kept
def _supply(*counts: int) -> lay.Block:
    told = lay.row(*(lay.pad(_left(*one), 33, 0, 0) for one in zip(("alliance", "helper", "bride"), counts)), gap=0)
    return lay.over(lay.aside(lay.ground(PLATE)), lay.pad(told, 0, 0, 6))


def _left(name: str, count: int) -> lay.Block:
    """How many of a kind are left; where there are few, their name too."""
    words = lay.say(f"signorie-art-common-{name}", inks.NOTE, {"count": count})
    if count <= FEW:
        return words
    return lay.over(lay.aside(words), lay.aside(lay.write(count, inks.NOTE), QUIET))
