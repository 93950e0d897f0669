"""What a lifted daughter or son would mean: dowries in the sky over the cities, and the cities that each floor opens."""

from __future__ import annotations

from typing import Any

from game.engine import View
from game.presentation import DisplayList
from game.titles.signorie.art.chained import dots
from game.titles.signorie.art.inks import GOLD, INK, INK_2, PAPER, RED, arch, badge, icon, number, ring, words
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
from game.titles.signorie.table.placement import shield_of

X, Y, W, H = 1000.0, 421.0, 268.0, 263.0


def daughter(v: View) -> DisplayList:
    """Over each city: the dowries that this purse can pay, what they score, the tile; or the lock and why."""
    s: SignorieState = v.state
    me = v.me
    sheet = DisplayList(1280, 720)
    for city in range(len(CITIES)):
        if s.cities[city] == CLOSED:
            continue
        least, most = s.next_value(city), min(DOWRY_MOST, s.florins[me])
        middle = 12 + 196 * city + 98
        if least == FULL:
            _shut(sheet, middle, "signorie-art-sky-full", {})
        elif least > most:
            _shut(sheet, middle, "signorie-art-sky-dear", {"florins": least})
        else:
            span = f"{least}–{most}" if least < most else str(least)
            points = f"{DOWRY_VP * least}–{DOWRY_VP * most}" if least < most else str(DOWRY_VP * least)
            text = f"**{span}**[florin] **+{points}**[vp]{_tile(s, me, MARRIAGE_ROW, city)}"
            sheet.panel((middle - 78, 47, 156, 23), "#3B1420", GOLD, 11.5, 1.4)
            sheet.write((middle - 76, 47, 152, 22), text, size=13, colour="#FFF3DC", align="center", lines=1)
    if s.gates_open() and s.florins[me] < GATES_DOWRY:
        beyond(sheet, "signorie-art-sky-dear", {"florins": GATES_DOWRY}, 344)
    return sheet


def beyond(sheet: DisplayList, message: str, facts: dict[str, Any], left: float) -> None:
    """Open Gates: over the own stock a lock, and what a figure would need to go there."""
    sheet.panel((left - 46, 531, 120, 22), "#3B1420", "#B98F86", 11, 1.4)
    icon(sheet, "lock", left - 40, 534, 15)
    words(sheet, message, left - 20, 542, 90, 13, "#FFF3DC", facts)


def tile_way(sheet: DisplayList, v: View, row: int, city: int) -> None:
    """From the flag of the city aimed at to the place of its tile in the plan: dots, the place, what the row then scores."""
    s: SignorieState = v.state
    me = v.me
    at, count, worth = 4 * me + row, s.tiles_in(me, row), row_worth(s, me, row)
    y = 567.0 + 29 * row
    if s.pending[-1].data[0] != CITY_TILE:
        if not s.alliances:
            return
        x, vp = 883.0, BACK_VP
    else:
        tile = s.city_tiles[2 * city + (row != MARRIAGE_ROW)]
        if not tile or not s.wants(me, row, ALLIANCES[tile].house):
            return
        covered: set[int] = set()
        for held in s.face_up[at]:
            covered.add(shield_of(s, me, row, ALLIANCES[held].house, covered))
        place, vp = shield_of(s, me, row, ALLIANCES[tile].house, covered), ALLIANCES[tile].vp
        x = 640.0 + (39.6 if row == MARRIAGE_ROW else 60) * place
        flag = 12 + 196.0 * city + (21.5 if row == MARRIAGE_ROW else 174.5)
        dots(sheet, [(flag, 248), (flag, 255), (563.5, 255), (563.5, y + 13.5), (568.0, y + 13.5)])
    sheet.panel((568, y, 418, 27), "#FFE08A", "", 5, 0, 0.3)
    sheet.panel((568, y, 418, 27), "none", "#C07E10", 5, 1.6)
    ring(sheet, (x - 2, y + 0.5, 28, 26), 6, 2.6)
    badge(sheet, vp, x + 15, y + 10, 16)
    before, after = (worth if n >= ROW_TILES else 0 for n in (count, count + 1))
    after += vp if count + 1 >= ROW_TILES else 0
    sheet.panel((918, y + 2, 66, 23), "#F3DDA0", "#B98518", 5, 1.2)
    facts = {"before": before, "after": after, "lack": ROW_TILES - count - 1}
    message = "signorie-art-way-row" if count + 1 >= ROW_TILES else "signorie-art-way-lacks"
    words(sheet, message, 919, y + 13.5, 64, 12, RED if after else INK, facts, "center", "bold")


def _shut(sheet: DisplayList, middle: float, message: str, facts: dict[str, Any]) -> None:
    sheet.panel((middle - 57.5, 182.5, 115, 68), "#2A0D15", "", 6, 0, 0.5)
    sheet.panel((middle - 52, 47, 104, 23), "#3B1420", "#B98F86", 11.5, 1.2)
    icon(sheet, "lock", middle - 46, 51, 15)
    words(sheet, message, middle - 28, 58.5, 76, 12.5, "#FFF3DC", facts)


def _tile(s: SignorieState, me: int, row: int, city: int) -> str:
    """The tile that would come along, as markup."""
    if s.pending[-1].key == "choose_marriage" and s.pending[-1].data[0] != CITY_TILE:
        return f" [neutral]{BACK_VP}" if s.alliances else ""
    tile = s.city_tiles[2 * city + (row != MARRIAGE_ROW)]
    if not tile or not s.wants(me, row, ALLIANCES[tile].house):
        return ""
    return f" [{HOUSES[ALLIANCES[tile].house]}]{ALLIANCES[tile].vp}"


def climber(v: View, track: str, slot: int) -> DisplayList:
    """A son who may climb: one line for each floor in reach with its points, rank and the cities that it opens."""
    s: SignorieState = v.state
    me, points = v.me, s.pending[-1].data[0]
    sheet = DisplayList(1280, 720)
    sheet.shadow((X, Y, W, H), 7, 8, 150)
    sheet.panel((X, Y, W, H), PAPER, GOLD, 7, 2)
    icon(sheet, track, X + 10, Y + 8, 24)
    words(sheet, "signorie-art-climb", X + 42, Y + 20, 218, 15, INK, face="bold")
    words(sheet, "signorie-art-climb-how", X + 12, Y + 44, 246, 12, INK_2)
    for city in range(len(CITIES)):
        value = s.next_value(city)
        x = X + 118 + 29 * city
        closed = "_closed" if s.cities[city] == CLOSED else ""
        sheet.svg(f"signorie/cities/{CITIES[city]}{closed}", (x - 3, Y + 54, 27, 18))
        if value < FULL:
            arch(sheet, value, (x + 1, Y + 72, 19, 23.4), "#FFE08A", "#7A5230", 13)
    floors = range(max(slot, 0) + 1, min(CAREER_TOP, slot + points) + 1)
    for line, floor in enumerate(floors[:5]):
        _floor(sheet, s, me, (track, slot, floor), Y + 99 + 31 * line, floor - slot)
    sheet.say((X + 12, Y + H - 46, W - 24, 40), "signorie-art-climb-bonus", size=12.5, colour=INK_2, leading=1.3)
    top = 290 + (CAREER_TOP - min(CAREER_TOP, slot + points)) * 22.6
    left = 568 + 108.5 * CAREERS.index(track) + 21
    high = 22.6 * len(floors)
    if high:
        sheet.panel((left - 1, top - 1, 81.5, high), "none", "#2B1218", 4, 4.6)
        sheet.panel((left - 1, top - 1, 81.5, high), "none", "#FFD55E", 4, 2)
    for floor in floors:  # Over the points that the tower itself tells, which are those of the nearest son.
        data = CAREER_SLOTS[floor]
        right = left - 21 + (72 if data.florins or data.initiative else 98)
        pips(sheet, floor - slot, right, 290 + (CAREER_TOP - floor) * 22.6)
    return sheet


def _floor(sheet: DisplayList, s: SignorieState, me: int, way: tuple[str, int, int], y: float, cost: int) -> None:
    track, slot, floor = way
    data = CAREER_SLOTS[floor]
    sheet.panel((X + 8, y, W - 16, 28), "#EBD9B2", "", 4, 0)
    number(sheet, cost, X + 20, y + 14, 13, RED, 20)
    words(sheet, "signorie-art-climb-points", X + 30, y + 14, 34, 11.5, INK_2)
    sheet.write((X + 58, y, 40, 28), f"**{data.vp}**[vp]", size=13, colour=INK, align="center", lines=1)
    arch(sheet, data.rank, (X + 98, y + 5, 14, 17.3), "#FFF6E2", "#7A5230", 12)
    for city in range(len(CITIES)):
        value = s.next_value(city)
        x = X + 118 + 29 * city
        if value == FULL:
            number(sheet, "–", x + 11, y + 14, 13, INK_2, 20)
            continue
        if data.rank < value:
            icon(sheet, "lock", x + 3, y + 6, 16, 170)
            continue
        tile = s.city_tiles[2 * city + 1]
        if RANK[max(0, slot)] < value:
            sheet.panel((x - 2, y + 1, 26, 26), "#FFD55E", "#2B1218", 5, 1)
        if tile and s.wants(me, TRACK[track], ALLIANCES[tile].house):
            icon(sheet, HOUSES[ALLIANCES[tile].house], x, y + 3, 21)
            badge(sheet, ALLIANCES[tile].vp, x + 11, y + 13, 13)
        else:
            icon(sheet, "ok", x + 3, y + 6, 16)


__all__ = ["beyond", "climber", "daughter", "tile_way"]
