"""The last scene: the winner's medal rises like a sun over the five cities; everybody's points as bars to one scale, who
stands in which city, the rows of alliances and the careers."""

from __future__ import annotations

from typing import Any, Final

from game.engine import Result, View
from game.presentation import DisplayList, Ending
from game.titles.signorie.art.fresco import ground
from game.titles.signorie.art.inks import (
    CREAM,
    GOLD,
    GOLD_PAPER,
    INK,
    INK_2,
    LINE,
    PANEL,
    PAPER,
    ROW_ICON,
    icon,
    name_of,
    short,
    words,
)
from game.titles.signorie.components import ALLIANCES, CITIES, HOUSES, ROW_TILES, ROWS
from game.titles.signorie.scoring import careers_vp, row_vp
from game.titles.signorie.state import (
    BOUGHT,
    BY_BRIDES,
    BY_CAREERS,
    BY_HELPERS,
    BY_INITIATIVE,
    BY_REWARDS,
    CLOSED,
    FIRST_ROW,
    MARRIAGES,
    MISSIONS,
    ROWS_OF_SCORE,
    SignorieState,
)

PARTS: Final = (
    ("missions", "mission", "#2B5C7E", (MISSIONS,)),
    ("marriages", "marriage", "#A8324A", (MARRIAGES,)),
    ("initiative", "initiative", "#C29A4B", (BY_INITIATIVE,)),
    ("rewards", "helper", "#4F7A45", (BY_REWARDS, BY_BRIDES, BY_HELPERS, BOUGHT)),
    ("careers", "tracks", "#8A8178", (BY_CAREERS,)),
    ("alliances", "tile", "#6B3A8C", tuple(range(FIRST_ROW, ROWS_OF_SCORE))),
)
"""The parts of a bar: message, icon, colour, the sources it adds up. The last two come at the end of the game."""
_STYLE: Final[dict[str, Any]] = {"align": "center", "lines": 1}


def ending(v: View, result: Result) -> Ending:
    """The picture, the words, and what everybody's points are made of."""
    s: SignorieState = v.state
    best = result.ranks.index(1)
    sheet = DisplayList(450, 664)
    sheet.svg(f"signorie/ending_{short(s.color[best])}", (0, 0, 450, 664))
    sheet.panel((0.8, 0.8, 448.4, 662.4), "none", GOLD, 8, 2)
    stem = f"signorie-ending-{result.outcome}".replace("_", "-")
    silk = DisplayList(1280, 720)
    ground(silk)
    params = dict(result.params)
    return Ending(sheet, f"{stem}-name", f"{stem}-text", params, True, body=body(s, result), ground=silk)


def body(s: SignorieState, result: Result) -> DisplayList:
    """Bars, cities, alliances. 746 x 450."""
    sheet = DisplayList(746, 450)
    order = sorted(range(s.seats), key=lambda seat: result.ranks[seat])
    _bars(sheet, s, order, result)
    _cities(sheet, s, order)
    _alliances(sheet, s, order)
    return sheet


def _bars(sheet: DisplayList, s: SignorieState, order: list[int], result: Result) -> None:
    sheet.panel((0, 0, 746, 212), PANEL, LINE, 8, 1.2)
    x = 14.0
    for i, (name, sign, colour, _) in enumerate(PARTS):
        wide = (94, 88, 118, 136, 130, 126)[i]
        sheet.panel((x, 12, 12, 12), colour, PAPER if i >= 4 else "", 3, 1)
        icon(sheet, sign, x + 17, 9, 17)
        words(sheet, f"signorie-art-part-{name}", x + 37, 18, wide - 40, 12.5, CREAM)
        x += wide + 5
    most = max(*s.vp, 1)
    left, room = 128.0, 560.0
    unit = room / most
    step = next(n for n in (5, 10, 20, 25, 50) if most / n <= 9) if most <= 450 else 50
    for mark in range(0, most + 1, step):
        sheet.panel((left + mark * unit, 34, 1, 158), "#6B3A44", "", 0, 0)
        style: dict[str, Any] = {"size": 11.5, "colour": "#B98F86", **_STYLE}
        sheet.write((left + mark * unit - 20, 192, 40, 18), str(mark), **style)
    high = 158 / len(order)
    for place, seat in enumerate(order):
        y = 34 + high * place
        if place == 0:
            sheet.panel((4, y + 1, 738, high - 2), "#5A2530", "", 5, 0)
        sheet.write((8, y, 20, high), str(result.ranks[seat]), size=15, colour=GOLD, face="bold", **_STYLE)
        sheet.svg(f"shared/seats/{s.color[seat]}", (30, y + high / 2 - 9, 18, 18))
        bold: dict[str, Any] = {"size": 14, "face": "bold", "lines": 1}
        sheet.say((54, y, 72, high), "table-player", {"seat": seat}, **bold)
        at, tall = left, min(26.0, high - 8)
        for i, (_, _, colour, sources) in enumerate(PARTS):
            points = sum(s.tally[ROWS_OF_SCORE * seat + source] for source in sources)
            if points <= 0:
                continue
            rect = (at, y + (high - tall) / 2, points * unit - 1, tall)
            sheet.panel(rect, colour, PAPER if i >= 4 else "", 3, 1)
            if points * unit > 18:
                ink = INK if i in (2, 4) else "#FFFFFF"
                sheet.write(rect, str(points), size=13, colour=ink, face="bold", **_STYLE)
            at += points * unit
        sheet.write((at + 6, y, 50, high), str(s.vp[seat]), size=18, colour="#FFF3DC", face="bold", lines=1)


def _cities(sheet: DisplayList, s: SignorieState, order: list[int]) -> None:
    """Who stands in which city."""
    sheet.panel((0, 220, 372, 230), PANEL, LINE, 8, 1.2)
    words(sheet, "signorie-art-ending-cities", 12, 234, 340, 14, "#F6E3B8", face="title")
    for city, name in enumerate(CITIES):
        x = 34 + 66.0 * city
        closed = s.cities[city] == CLOSED
        sheet.svg(f"signorie/cities/{name}{'_closed' if closed else ''}", (x, 246, 62, 40))
        sheet.panel((x, 246, 62, 40), "none", GOLD, 3, 1.2)
        words(sheet, name_of(name), x - 4, 295, 71, 11.5, CREAM, align="center")
    high = 142 / s.seats
    for place, seat in enumerate(order):
        y = 304 + high * place
        color = short(s.color[seat])
        sheet.panel((4, y, 364, high - 3), "#5A2530" if place == 0 else "#2A0D15", "", 4, 0)
        sheet.svg(f"shared/seats/player_{color}", (11, y + high / 2 - 10, 17, 17))
        for city in range(len(CITIES)):
            for i, kind in enumerate(("son", "daughter")):
                count = s.cities[city].count(2 * seat + i)
                if count:
                    x = 36 + 66.0 * city + 30 * i
                    icon(sheet, f"{kind}_{color}", x, y + high / 2 - 11, 18)
                    number: dict[str, Any] = {"size": 12.5, "face": "bold", "lines": 1}
                    sheet.write((x + 18, y, 16, high - 3), str(count), **number)


def _alliances(sheet: DisplayList, s: SignorieState, order: list[int]) -> None:
    """The four rows of everybody, a lock on those that scored nothing, and the careers."""
    sheet.panel((380, 220, 366, 230), "#F8EFDB", GOLD, 8, 1.2)
    words(sheet, "signorie-art-ending-alliances", 392, 234, 340, 13, INK, face="bold")
    for row, sign in enumerate(ROW_ICON):
        icon(sheet, sign, 412 + 66 * row + 22, 246, 18)
    icon(sheet, "tracks", 706, 246, 18)
    high = 178 / s.seats
    for place, seat in enumerate(order):
        y = 268 + high * place
        sheet.svg(f"shared/seats/{s.color[seat]}", (388, y + high / 2 - 10, 17, 17))
        for row in range(len(ROWS)):
            _row(sheet, s, seat, row, (412 + 66.0 * row, y, 62, high - 4))
        number: dict[str, Any] = {"size": 14, "colour": INK, "face": "bold", **_STYLE}
        sheet.write((680, y, 62, high - 4), f"+{careers_vp(s, seat)}", **number)


def _row(sheet: DisplayList, s: SignorieState, seat: int, row: int, rect: tuple[float, float, float, float]) -> None:
    x, y, w, h = rect
    count = s.tiles_in(seat, row)
    scored = count >= ROW_TILES
    sheet.panel(rect, GOLD_PAPER if scored else "#E2D6BE", "#B98518" if scored else "", 4, 1)
    tiles = [HOUSES[ALLIANCES[tile].house] for tile in s.face_up[4 * seat + row]]
    tiles += ["neutral"] * s.face_down[4 * seat + row]
    size = min(15.0, 56 / max(1, len(tiles)), h * 0.45)
    for i, sign in enumerate(tiles):
        icon(sheet, sign, x + 4 + size * i, y + 3, size, 255 if scored else 110)
    if scored:
        style: dict[str, Any] = {"size": 14.5, "colour": INK, "face": "bold", "align": "right", "lines": 1}
        sheet.write((x, y + h - 21, w - 5, 20), str(row_vp(s, seat, row)), **style)
        return
    icon(sheet, "lock", x + 3, y + h - 16, 12)
    words(sheet, "signorie-art-ending-none", x + 16, y + h - 10, w - 20, 11.5, INK_2, {"count": count}, align="right")


__all__ = ["body", "ending"]
