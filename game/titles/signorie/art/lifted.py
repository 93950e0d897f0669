"""What a lifted daughter or son would mean: dowries in the sky over the cities, and the cities that each floor opens."""

from __future__ import annotations

from typing import Any, Final

from game.engine import View
from game.presentation import DisplayList, Rect
from game.presentation import layout as lay
from game.titles.signorie.art import inks
from game.titles.signorie.art.chained import dots
from game.titles.signorie.art.faces import worth
from game.titles.signorie.art.towers import pips
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules.decisions import CITY_TILE
from game.titles.signorie.rules.scoring import row_worth
from game.titles.signorie.rules.state import CLOSED, SignorieState
from game.titles.signorie.table import placement as lies
from game.titles.signorie.table.placement import PANELS, covered, house_of, shield_of

SHEET_PLACE: Final = (1000, 421, 268, 263)
"""Where what a lifted piece would do is told."""
SKY_TOP, SKY_HIGH = 47, 23
TOLD_WIDE, SHUT_WIDE = 156, 104
"""How wide it is told in the sky what a city brings, and why it is shut."""
SKY: Final = lay.Ground("#3B1420", inks.GOLD, 11)
SHUT: Final = SKY.but(line="#B98F86")
IN_SKY: Final = inks.SAID.but(colour=inks.LETTERS)
FLOORS, FLOOR_HIGH, GATE_WIDE, WORTH_WIDE, DOWN = 5, 24, 27, 64, 315
"""So many floors have room on the sheet, how high each and how wide a city is; on the plan what a row scores, and where its
face-down tiles lie."""


def over_city(city: int, wide: float) -> Rect:
    """The place of a line so wide in the sky over a city."""
    return lies.city_left(city) + (lies.CITY_WIDE - wide) / 2, SKY_TOP, wide, SKY_HIGH


def _locked(message: str, facts: dict[str, Any]) -> lay.Block:
    """A lock and why."""
    return lay.on(SHUT, lay.row(inks.sign("lock", inks.SMALL), lay.say(message, IN_SKY, facts)), 6, 0)


def shut(sheet: DisplayList, city: int, message: str, facts: dict[str, Any]) -> None:
    """A veil over the niches of a city, and in its sky a lock and why."""
    lay.fill(sheet, lies.loggia(city), lay.ground(inks.flat(inks.WINE, 0.5)))
    lay.fill(sheet, over_city(city, SHUT_WIDE), _locked(message, facts))


def daughter(v: View) -> DisplayList:
    """Over each city: the dowries that this purse can pay, what they score, the tile; or the lock and why."""
    s: SignorieState = v.state
    me = v.me
    sheet = inks.overlay()
    for city in range(len(box.CITIES)):
        if s.cities[city] == CLOSED:
            continue
        least, most = s.next_value(city), min(box.DOWRY_MOST, s.florins[me])
        if least == box.FULL:
            shut(sheet, city, "signorie-art-sky-full", {})
        elif least > most:
            shut(sheet, city, "signorie-art-sky-dear", {"florins": least})
        else:
            span = f"{least}–{most}" if least < most else str(least)
            points = f"{box.DOWRY_VP * least}–{box.DOWRY_VP * most}" if least < most else str(box.DOWRY_VP * least)
            text = f"**{span}**[florin] **+{points}**[vp]{_tile(s, me, box.MARRIAGE_ROW, city)}"
            lay.fill(sheet, over_city(city, TOLD_WIDE), lay.on(SKY, lay.write(text, IN_SKY.but(align="center"))))
    if s.gates_open() and s.florins[me] < box.GATES_DOWRY:
        beyond(sheet, "signorie-art-sky-dear", {"florins": box.GATES_DOWRY}, 1)
    return sheet


def beyond(sheet: DisplayList, message: str, facts: dict[str, Any], gender: int) -> None:
    """Open Gates: over the own stock a lock, and what a figure would need to go there."""
    place = lay.sized(_locked(message, facts), 120, SKY_HIGH)
    inks.centred(sheet, lies.STOCK[0] + lies.STOCK_PITCH * gender + inks.SMALL, lies.STOCK[1] - inks.PAD, place)


def tile_way(sheet: DisplayList, v: View, line: int, city: int) -> None:
    """From the flag of the city aimed at to the place of its tile in the plan: dots, the place, what the row then scores."""
    s: SignorieState = v.state
    me = v.me
    count, points = s.tiles_in(me, line), row_worth(s, me, line)
    left, y, wide, high = lies.plan_place(line)
    if s.pending[-1].data[0] != CITY_TILE:
        if not s.alliances:
            return
        x, vp = left + DOWN, box.BACK_VP
    else:
        tile = s.fitting(me, line, city)
        if not tile:
            return
        place, vp = shield_of(s, me, line, tile, covered(s, me, line)), box.ALLIANCES[tile].vp
        x = lies.shield_left(line, place)
        x_, y_, wide_, high_ = lies.loggia(city)
        flag, low = (x_ - inks.PAD if line == box.MARRIAGE_ROW else x_ + wide_ + inks.SIGN), PANELS["careers"][1] - 2
        into = (left, y + high / 2)
        dots(sheet, [(flag, y_ + high_), (flag, low), (left - inks.GAP, low), (left - inks.GAP, into[1]), into])
    lit = lay.over(lay.ground(inks.flat("#FFE08A", 0.3)), lay.ground(lay.Ground("none", "#C07E10", 5, 1.6)))
    lay.fill(sheet, (left, y, wide, high), lit)
    lay.fill(sheet, (x - 2, y, inks.LARGE + 1, high), lay.over(inks.LIT, lay.corner(worth(vp, 16), 1, 1, 1)))
    before, after = (points if n >= box.ROW_TILES else 0 for n in (count, count + 1))
    after += vp if count + 1 >= box.ROW_TILES else 0
    facts = {"before": before, "after": after, "lack": box.ROW_TILES - count - 1}
    message = "signorie-art-way-row" if count + 1 >= box.ROW_TILES else "signorie-art-way-lacks"
    told = lay.say(message, inks.FACT.but(colour=inks.RED if after else inks.INK, face="bold", align="center"), facts)
    scores = lay.row(lay.blank(), lay.sized(lay.on(inks.COMES, told, 1, 0), WORTH_WIDE))
    lay.fill(sheet, (left, y, wide, high), lay.pad(scores, 2))


def _tile(s: SignorieState, me: int, line: int, city: int) -> str:
    """The tile that would come along, as markup."""
    if s.pending[-1].key == "choose_marriage" and s.pending[-1].data[0] != CITY_TILE:
        return f" [neutral]{box.BACK_VP}" if s.alliances else ""
    tile = s.fitting(me, line, city)
    return f" [{house_of(tile)}]{box.ALLIANCES[tile].vp}" if tile else ""


def climber(v: View, track: str, slot: int) -> DisplayList:
    """A son who may climb: one line for each floor in reach with its points, rank and the cities that it opens."""
    s: SignorieState = v.state
    points = s.pending[-1].data[0]
    sheet = inks.overlay()
    floors = range(max(slot, 0) + 1, min(box.CAREER_TOP, slot + points) + 1)
    told = lay.column(
        lay.row(inks.sign(track, inks.LARGE), lay.say("signorie-art-climb", inks.INKED_NAME)),
        lay.say("signorie-art-climb-how", inks.FACT) if len(floors) < FLOORS else None,
        lay.row(lay.blank(), *(_gate(s, city) for city in range(len(box.CITIES))), gap=2),
        *(_floor(s, v.me, track, slot, floor) for floor in floors[:FLOORS]),
        lay.say("signorie-art-climb-bonus", inks.FINE.but(colour=inks.INK_2)),
        gap=3,
    )
    lay.fill(sheet, SHEET_PLACE, lay.on(inks.SHEET, told, inks.INSET, 7))
    number = box.CAREERS.index(track)
    if floors:
        left, top, wide, high = lies.floor_place(number, floors[-1])
        below = lies.floor_place(number, floors[0])[1] + high
        lay.fill(sheet, (left - 1, top - 1, wide + 2, below - top + 2), inks.LIT)
    for floor in floors:  # Over the points of the tower itself, those of the nearest son.
        data = box.CAREER_SLOTS[floor]
        left, top, wide, high = lies.floor_place(number, floor)
        room = 2 * wide / 3 if data.florins or data.initiative else wide
        lay.fill(sheet, (left, top, room, high), lay.row(lay.blank(), pips(floor - slot), lay.blank(2)))
    return sheet


def _gate(s: SignorieState, city: int) -> lay.Block:
    """A city with what its next place asks for."""
    value, closed = s.next_value(city), "_closed" if s.cities[city] == CLOSED else ""
    asks = lay.sized(_rank(value, "#FFE08A") if value < box.FULL else lay.blank(), high=23)
    town = lay.sized(lay.picture(f"signorie/cities/{box.CITIES[city]}{closed}"), high=inks.SIGN)
    return lay.sized(lay.column(town, lay.pad(asks, 4, 0), gap=0), GATE_WIDE)


def _rank(rank: int, fill_: str) -> lay.Block:
    return inks.niche(rank, fill_, inks.EDGE, inks.NOTE.size)


def _floor(s: SignorieState, me: int, track: str, slot: int, floor: int) -> lay.Block:
    data = box.CAREER_SLOTS[floor]
    told = lay.row(
        lay.sized(lay.write(floor - slot, inks.MIDDLE.but(colour=inks.RED)), 22),
        lay.sized(lay.say("signorie-art-climb-points", inks.FACT.but(size=inks.TINY.size)), 30),
        lay.shared(lay.write(f"**{data.vp}**[vp]", inks.INKED.but(align="center"))),
        lay.sized(lay.pad(_rank(data.rank, "#FFF6E2"), 0, inks.GAP), inks.SMALL),
        *(lay.sized(_opens(s, me, track, slot, floor, city), GATE_WIDE) for city in range(len(box.CITIES))),
        gap=2,
    )
    return lay.sized(lay.on(inks.flat("#EBD9B2"), told), high=FLOOR_HIGH)


def _opens(s: SignorieState, me: int, track: str, slot: int, floor: int, city: int) -> lay.Block:
    """What a son of that floor finds in a city: nothing, a lock, a way in, the tile that would come along."""
    value, tile = s.next_value(city), s.fitting(me, box.TRACK[track], city)
    if value == box.FULL:
        return lay.write("–", inks.FACT.but(align="center"))
    if box.CAREER_SLOTS[floor].rank < value:
        return lay.over(inks.sign("lock", inks.SMALL, inks.DIM))
    found: lay.Block = inks.sign("ok", inks.SMALL)
    if tile:
        found = lay.over(
            lay.corner(inks.sign(house_of(tile), 21), 0.2, 0.5), lay.corner(worth(box.ALLIANCES[tile].vp, 13), 1, 1, 1)
        )
    new = box.RANK[max(0, slot)] < value
    return lay.over(lay.pad(lay.ground(lay.Ground(inks.GLOW, inks.DARK, 5, 1)), 0, 1) if new else None, found)
