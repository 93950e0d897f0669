"""What a lifted daughter or son would mean: dowries in the sky over the cities, and the cities that each floor opens."""

from __future__ import annotations

from typing import Any, Final

from game.engine import View
from game.presentation import DisplayList, Rect
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    corner,
    fill,
    ground,
    on,
    over,
    pad,
    picture,
    row,
    say,
    shared,
    sized,
    write,
)
from game.presentation.parts import ring
from game.titles.signorie.art.chained import dots
from game.titles.signorie.art.faces import worth
from game.titles.signorie.art.inks import (
    BRONZE,
    DARK,
    EDGE,
    FINE,
    GLOW,
    GOLD,
    GOLD_PAPER,
    INK,
    INK_2,
    LARGE,
    LETTERS,
    NAME,
    NOTE,
    PAPER,
    RED,
    SAID,
    SMALL,
    WINE,
    flat,
    niche,
    overlay,
    sign,
)
from game.titles.signorie.art.towers import pips
from game.titles.signorie.rules.components import (
    ALLIANCES,
    BACK_VP,
    CAREER_SLOTS,
    CAREER_TOP,
    CAREERS,
    CITIES,
    DOWRY_MOST,
    DOWRY_VP,
    FULL,
    GATES_DOWRY,
    HOUSES,
    MARRIAGE_ROW,
    RANK,
    ROW_TILES,
    TRACK,
)
from game.titles.signorie.rules.decisions import CITY_TILE
from game.titles.signorie.rules.scoring import row_worth
from game.titles.signorie.rules.state import CLOSED, SignorieState
from game.titles.signorie.table.placement import CITY_WIDE, shield_of

SHEET: Final = (1000.0, 421.0, 268.0, 263.0)
"""Where what a lifted piece would do is told."""
SHEET_PAPER: Final = Ground(PAPER, GOLD, 7, 2, shadow=150)
HEAD: Final = NAME.but(colour=INK)
FACT: Final = NOTE.but(colour=INK_2)
SKY: Final = Ground("#3B1420", GOLD, 11.5, 1.4)
SHUT: Final = SKY.but(line="#B98F86", radius=11)
IN_SKY: Final = SAID.but(colour=LETTERS)
FLOOR_HIGH: Final = 22.6
"""How high a floor of a tower is."""
GATE_WIDE: Final = 27.0


def over_city(city: int, wide: float) -> Rect:
    """The place of a line so wide in the sky over a city."""
    return (12 + CITY_WIDE * city + (CITY_WIDE - wide) / 2, 47, wide, 23)


def _locked(message: str, facts: dict[str, Any]) -> Block:
    """A lock and why."""
    return on(SHUT, row(sign("lock", SMALL), say(message, IN_SKY, facts)), 6, 0)


def shut(sheet: DisplayList, city: int, message: str, facts: dict[str, Any]) -> None:
    """A veil over the niches of a city, and in its sky a lock and why."""
    x, _, wide, _ = over_city(city, 115)
    fill(sheet, (x, 182.5, wide, 68), ground(flat(WINE, 0.5)))
    fill(sheet, over_city(city, 104), _locked(message, facts))


def daughter(v: View) -> DisplayList:
    """Over each city: the dowries that this purse can pay, what they score, the tile; or the lock and why."""
    s: SignorieState = v.state
    me = v.me
    sheet = overlay()
    for city in range(len(CITIES)):
        if s.cities[city] == CLOSED:
            continue
        least, most = s.next_value(city), min(DOWRY_MOST, s.florins[me])
        if least == FULL:
            shut(sheet, city, "signorie-art-sky-full", {})
        elif least > most:
            shut(sheet, city, "signorie-art-sky-dear", {"florins": least})
        else:
            span = f"{least}–{most}" if least < most else str(least)
            points = f"{DOWRY_VP * least}–{DOWRY_VP * most}" if least < most else str(DOWRY_VP * least)
            text = f"**{span}**[florin] **+{points}**[vp]{_tile(s, me, MARRIAGE_ROW, city)}"
            fill(sheet, over_city(city, 156), on(SKY, write(text, IN_SKY.but(align="center"))))
    if s.gates_open() and s.florins[me] < GATES_DOWRY:
        beyond(sheet, "signorie-art-sky-dear", {"florins": GATES_DOWRY}, 344)
    return sheet


def beyond(sheet: DisplayList, message: str, facts: dict[str, Any], left: float) -> None:
    """Open Gates: over the own stock a lock, and what a figure would need to go there."""
    fill(sheet, (left - 46, 531, 120, 22), _locked(message, facts))


def tile_way(sheet: DisplayList, v: View, line: int, city: int) -> None:
    """From the flag of the city aimed at to the place of its tile in the plan: dots, the place, what the row then scores."""
    s: SignorieState = v.state
    me = v.me
    at, count, points = 4 * me + line, s.tiles_in(me, line), row_worth(s, me, line)
    y = 567.0 + 29 * line
    if s.pending[-1].data[0] != CITY_TILE:
        if not s.alliances:
            return
        x, vp = 883.0, BACK_VP
    else:
        tile = s.city_tiles[2 * city + (line != MARRIAGE_ROW)]
        if not tile or not s.wants(me, line, ALLIANCES[tile].house):
            return
        covered: set[int] = set()
        for held in s.face_up[at]:
            covered.add(shield_of(s, me, line, ALLIANCES[held].house, covered))
        place, vp = shield_of(s, me, line, ALLIANCES[tile].house, covered), ALLIANCES[tile].vp
        x = 640.0 + (39.6 if line == MARRIAGE_ROW else 60) * place
        flag = 12 + CITY_WIDE * city + (21.5 if line == MARRIAGE_ROW else 174.5)
        dots(sheet, [(flag, 248), (flag, 255), (563.5, 255), (563.5, y + 13.5), (568.0, y + 13.5)])
    row_of_plan, worth_of_row = (568.0, y, 418.0, 27.0), (918.0, y + 2, 66.0, 23.0)
    fill(sheet, row_of_plan, over(ground(flat("#FFE08A", 0.3)), ground(Ground("none", "#C07E10", 5, 1.6))))
    fill(sheet, (x - 2, y + 0.5, 28, 26), over(ring(GLOW, DARK, 6, 2.6), corner(worth(vp, 16), 1, 1, 1)))
    before, after = (points if n >= ROW_TILES else 0 for n in (count, count + 1))
    after += vp if count + 1 >= ROW_TILES else 0
    facts = {"before": before, "after": after, "lack": ROW_TILES - count - 1}
    message = "signorie-art-way-line" if count + 1 >= ROW_TILES else "signorie-art-way-lacks"
    told = say(message, FACT.but(colour=RED if after else INK, face="bold", align="center"), facts)
    fill(sheet, worth_of_row, on(Ground(GOLD_PAPER, BRONZE, 5), told, 1, 0))


def _tile(s: SignorieState, me: int, line: int, city: int) -> str:
    """The tile that would come along, as markup."""
    if s.pending[-1].key == "choose_marriage" and s.pending[-1].data[0] != CITY_TILE:
        return f" [neutral]{BACK_VP}" if s.alliances else ""
    tile = s.city_tiles[2 * city + (line != MARRIAGE_ROW)]
    if not tile or not s.wants(me, line, ALLIANCES[tile].house):
        return ""
    return f" [{HOUSES[ALLIANCES[tile].house]}]{ALLIANCES[tile].vp}"


def climber(v: View, track: str, slot: int) -> DisplayList:
    """A son who may climb: one line for each floor in reach with its points, rank and the cities that it opens."""
    s: SignorieState = v.state
    points = s.pending[-1].data[0]
    sheet = overlay()
    floors = range(max(slot, 0) + 1, min(CAREER_TOP, slot + points) + 1)
    told = column(
        row(sign(track, LARGE), say("signorie-art-climb", HEAD)),
        say("signorie-art-climb-how", FACT),
        row(blank(), *(_gate(s, city) for city in range(len(CITIES))), gap=2),
        *(_floor(s, v.me, track, slot, floor) for floor in floors[:5]),
        say("signorie-art-climb-bonus", FINE.but(colour=INK_2)),
        gap=3,
    )
    fill(sheet, SHEET, on(SHEET_PAPER, told, 8, 7))
    top, left = 290 + (CAREER_TOP - floors[-1]) * FLOOR_HIGH if floors else 0.0, 589 + 108.5 * CAREERS.index(track)
    if floors:
        fill(sheet, (left - 1, top - 1, 81.5, FLOOR_HIGH * len(floors)), ring(GLOW, DARK, 4, 2))
    for line, floor in enumerate(reversed(floors)):  # Over the points of the tower itself, those of the nearest son.
        data = CAREER_SLOTS[floor]
        wide = 51 if data.florins or data.initiative else 77
        fill(sheet, (left, top + FLOOR_HIGH * line, wide, FLOOR_HIGH), row(blank(), pips(floor - slot)))
    return sheet


def _gate(s: SignorieState, city: int) -> Block:
    """A city with what its next place asks for."""
    value, closed = s.next_value(city), "_closed" if s.cities[city] == CLOSED else ""
    asks = sized(_rank(value, "#FFE08A", 13), high=23.4) if value < FULL else blank(high=23.4)
    town = sized(picture(f"signorie/cities/{CITIES[city]}{closed}"), high=18)
    return sized(column(town, pad(asks, 4, 0), gap=0), GATE_WIDE)


def _rank(rank: int, fill_: str, size: float) -> Block:
    return niche(rank, fill_, EDGE, size)


def _floor(s: SignorieState, me: int, track: str, slot: int, floor: int) -> Block:
    data = CAREER_SLOTS[floor]
    told = row(
        sized(write(floor - slot, HEAD.but(colour=RED, align="center")), 22),
        sized(say("signorie-art-climb-points", FACT.but(size=11.5)), 30),
        shared(write(f"**{data.vp}**[vp]", FACT.but(colour=INK, align="center"))),
        sized(pad(_rank(data.rank, "#FFF6E2", 12), 0, 5), 14),
        *(sized(_opens(s, me, track, slot, floor, city), GATE_WIDE) for city in range(len(CITIES))),
        gap=2,
    )
    return sized(on(flat("#EBD9B2"), told), high=28)


def _opens(s: SignorieState, me: int, track: str, slot: int, floor: int, city: int) -> Block:
    """What a son of that floor finds in a city: nothing, a lock, a way in, the tile that would come along."""
    value, tile = s.next_value(city), s.city_tiles[2 * city + 1]
    if value == FULL:
        return write("–", FACT.but(align="center"))
    if CAREER_SLOTS[floor].rank < value:
        return over(sign("lock", SMALL, 170))
    found: Block = sign("ok", SMALL)
    if tile and s.wants(me, TRACK[track], ALLIANCES[tile].house):
        found = over(
            corner(sign(HOUSES[ALLIANCES[tile].house], 21), 0.2, 0.5), corner(worth(ALLIANCES[tile].vp, 13), 1, 1, 1)
        )
    new = RANK[max(0, slot)] < value
    return over(pad(ground(Ground(GLOW, DARK, 5, 1)), 0, 1) if new else None, found)


__all__ = ["beyond", "climber", "daughter", "shut", "tile_way"]
