"""The last scene: the winner's medal rises like a sun over the five cities; everybody's points as bars to one scale, who
stands in which city, the rows of alliances and the careers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.engine import Result, View
from game.presentation import DisplayList, Ending
from game.presentation.course import Course
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
    short,
    words,
)
from game.titles.signorie.rules.components import ALLIANCES, BACK_VP, CAREER_SLOTS, CITIES, HOUSES, ROW_TILES, ROWS
from game.titles.signorie.rules.scoring import careers_vp, row_vp
from game.titles.signorie.rules.state import (
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
from game.titles.signorie.table.counting import by_city

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


def ending(v: View, result: Result, course: Course | None) -> Ending:
    """The same, with what each city has brought, as far as the way of the game tells it."""
    s: SignorieState = v.state
    best = result.ranks.index(1)
    sheet = DisplayList(450, 664)
    sheet.svg(f"signorie/ending_{short(s.color[best])}", (0, 0, 450, 664))
    sheet.panel((0.8, 0.8, 448.4, 662.4), "none", GOLD, 8, 2)
    stem = f"signorie-ending-{result.outcome}".replace("_", "-")
    silk = DisplayList(1280, 720)
    ground(silk)
    params = {**result.params, **_lead(s, best, result.ranks.index(2))}
    drawn = body(s, result.ranks, by_city(course.events if course is not None else ()))
    return Ending(sheet, f"{stem}-name", f"{stem}-text", params, True, body=drawn, ground=silk)


def _lead(s: SignorieState, best: int, second: int) -> dict[str, Any]:
    """How far the winner is ahead of the second, and the part in which most of it was won."""
    ahead = [_points(s, best, sources) - _points(s, second, sources) for *_, sources in PARTS]
    most = max(ahead)
    return {"lead": s.vp[best] - s.vp[second], "part": f"part_{PARTS[ahead.index(most)][0]}", "more": most}


def _points(s: SignorieState, seat: int, sources: tuple[int, ...]) -> int:
    return sum(s.tally[ROWS_OF_SCORE * seat + source] for source in sources)


def body(s: SignorieState, ranks: Sequence[int], cities: dict[tuple[int, int], list[int]]) -> DisplayList:
    """Bars, cities, alliances. 746 x 450."""
    sheet = DisplayList(746, 450)
    order = sorted(range(s.seats), key=lambda seat: ranks[seat])
    _bars(sheet, s, order, ranks)
    _cities(sheet, s, order, cities)
    _alliances(sheet, s, order)
    return sheet


def _bars(sheet: DisplayList, s: SignorieState, order: list[int], ranks: Sequence[int]) -> None:
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
        sheet.write((8, y, 20, high), str(ranks[seat]), size=15, colour=GOLD, face="bold", **_STYLE)
        sheet.svg(f"shared/seats/{s.color[seat]}", (30, y + high / 2 - 9, 18, 18))
        bold: dict[str, Any] = {"size": 14, "face": "bold", "lines": 1}
        sheet.say((54, y, 72, high), "table-player", {"seat": seat}, **bold)
        at, tall = left, min(26.0, high - 8)
        for i, (_, _, colour, sources) in enumerate(PARTS):
            points = _points(s, seat, sources)
            if points <= 0:
                continue
            rect = (at, y + (high - tall) / 2, points * unit - 1, tall)
            sheet.panel(rect, colour, PAPER if i >= 4 else "", 3, 1)
            if points * unit > 18:
                ink = INK if i in (2, 4) else "#FFFFFF"
                sheet.write(rect, str(points), size=13, colour=ink, face="bold", **_STYLE)
            at += points * unit
        sheet.write((at + 6, y, 50, high), str(s.vp[seat]), size=18, colour="#FFF3DC", face="bold", lines=1)


def _cities(sheet: DisplayList, s: SignorieState, order: list[int], points: dict[tuple[int, int], list[int]]) -> None:
    """Who stands in which city, and what missions and marriages have brought there."""
    sheet.panel((0, 220, 372, 230), PANEL, LINE, 8, 1.2)
    words(sheet, "signorie-art-ending-cities", 12, 234, 340, 14, "#F6E3B8", face="title")
    for city, name in enumerate(CITIES):
        x = 34 + _CITY * city
        closed = s.cities[city] == CLOSED
        sheet.svg(f"signorie/cities/{name}{'_closed' if closed else ''}", (x, 246, 54, 36))
        sheet.panel((x, 246, 54, 36), "none", GOLD, 3, 1.2)
        words(sheet, f"signorie-art-short-{name}", x - 2, 292, 58, 11.5, CREAM, align="center")
    words(sheet, "signorie-art-ending-sum", 322, 292, 46, 11.5, CREAM, align="center")
    high = 142 / s.seats
    most = max([sum(cell) for cell in points.values()], default=0)
    for place, seat in enumerate(order):
        y = 304 + high * place
        color = short(s.color[seat])
        sheet.panel((4, y, 364, high - 3), "#5A2530" if place == 0 else "#2A0D15", "", 4, 0)
        sheet.svg(f"shared/seats/player_{color}", (11, y + high / 2 - 10, 17, 17))
        for city in range(len(CITIES)):
            cell = sum(points.get((seat, city), ()))
            _city(sheet, s, seat, city, (34 + _CITY * city, y, 54, high - 3), cell, most)
        missions, marriages = (s.tally[ROWS_OF_SCORE * seat + source] for source in (MISSIONS, MARRIAGES))
        number: dict[str, Any] = {"size": 14, "colour": "#FFF3DC", "face": "bold", **_STYLE}
        middle = y + (high - 3) / 2
        sheet.write((322, middle - 16, 46, 18), str(missions + marriages), **number)
        parts: dict[str, Any] = {"size": 11.5, "colour": "#D9B9AE", **_STYLE}
        sheet.write((320, middle, 50, 15), f"{missions}+{marriages}", **parts)


_CITY: Final = 57.5
"""How far apart the cities stand."""


def _city(
    sheet: DisplayList,
    s: SignorieState,
    seat: int,
    city: int,
    rect: tuple[float, float, float, float],
    points: int,
    most: int,
) -> None:
    """Sons and daughters of a seat in a city, the points, and a bar on one scale with all others."""
    x, y, w, h = rect
    top = y + h / 2 - (13 if most else 9)
    at = x
    for i, kind in enumerate(("son", "daughter")):
        count = s.cities[city].count(2 * seat + i)
        if count:
            icon(sheet, f"{kind}_{short(s.color[seat])}", at, top, 16)
            style: dict[str, Any] = {"size": 11.5, "colour": "#F0D7B0", "lines": 1}
            if count > 1:
                sheet.write((at + 13, top + 3, 10, 14), str(count), **style)
            at += 21 if count > 1 else 15
    if not points:
        return
    bold: dict[str, Any] = {"size": 13, "face": "bold", "align": "right", "lines": 1}
    sheet.write((x + w - 22, top - 1, 22, 18), str(points), **bold)
    sheet.panel((x, top + 19, w, 6), "#1C070D", "", 3, 0)
    sheet.panel((x, top + 19, max(5.0, w * points / most), 6), GOLD, "", 3, 0)


def _alliances(sheet: DisplayList, s: SignorieState, order: list[int]) -> None:
    """The four rows of everybody, a lock on those that scored nothing, and the careers."""
    sheet.panel((380, 220, 366, 230), "#F8EFDB", GOLD, 8, 1.2)
    words(sheet, "signorie-art-ending-alliances", 392, 234, 340, 13, INK, face="bold")
    for row, sign in enumerate(ROW_ICON):
        icon(sheet, sign, 412 + 66 * row + 22, 246, 18)
    icon(sheet, "tracks", 706, 246, 18)
    for row, name in enumerate(ROWS):
        sheet.hot((412 + 66 * row, 244, 62, 202), f"tally/{name}")
    sheet.hot((680, 244, 62, 202), "tally/careers")
    high = 178 / s.seats
    for place, seat in enumerate(order):
        y = 268 + high * place
        sheet.svg(f"shared/seats/{s.color[seat]}", (388, y + high / 2 - 10, 17, 17))
        for row in range(len(ROWS)):
            _row(sheet, s, seat, row, (412 + 66.0 * row, y, 62, high - 4))
        _sons(sheet, s, seat, (682, y, 60, high - 4))


def _sons(sheet: DisplayList, s: SignorieState, seat: int, rect: tuple[float, float, float, float]) -> None:
    """Half of each floor on which a son was left, and what that comes to."""
    x, y, w, h = rect
    floors = [slot for sons in s.careers[3 * seat : 3 * seat + 3] for slot in sons]
    halves = [f"{CAREER_SLOTS[slot].vp}→{CAREER_SLOTS[slot].final_vp}" for slot in sorted(floors, reverse=True)]
    room = max(1, int((h - 2) / 13))
    told = halves
    if len(halves) > room:  # How many sons, and their floors together.
        together = f"{sum(CAREER_SLOTS[slot].vp for slot in floors)}→{careers_vp(s, seat)}"
        told = [f"[son]{len(floors)}", together] if room > 1 else [together]
    number: dict[str, Any] = {"size": 14.5, "colour": INK, "face": "bold", "align": "right", "lines": 1}
    sheet.write((x + w - 26, y, 24, h), f"+{careers_vp(s, seat)}", **number)
    top = y + h / 2 - 6.5 * len(told)
    for line, text in enumerate(told):
        style: dict[str, Any] = {"size": 11.5, "colour": INK_2, "align": "center", "lines": 1}
        sheet.write((x - 2, top + 13 * line, w - 24, 13), text, **style)


def _row(sheet: DisplayList, s: SignorieState, seat: int, row: int, rect: tuple[float, float, float, float]) -> None:
    x, y, w, h = rect
    count = s.tiles_in(seat, row)
    scored = count >= ROW_TILES
    sheet.panel(rect, GOLD_PAPER if scored else "#E2D6BE", "#B98518" if scored else "", 4, 1)
    tiles = [HOUSES[ALLIANCES[tile].house] for tile in s.face_up[4 * seat + row]]
    tiles += ["neutral"] * s.face_down[4 * seat + row]
    size = min(24.0, 56 / max(1, len(tiles)), h * 0.42)
    for i, sign in enumerate(tiles):
        icon(sheet, sign, x + 4 + size * i, y + 3, size, 255 if scored else 110)
    if scored:
        style: dict[str, Any] = {"size": 14.5, "colour": INK, "face": "bold", "align": "right", "lines": 1}
        sheet.write((x, y + h - 21, w - 5, 20), str(row_vp(s, seat, row)), **style)
        values = [*(ALLIANCES[tile].vp for tile in s.face_up[4 * seat + row]), *[BACK_VP] * s.face_down[4 * seat + row]]
        small: dict[str, Any] = {"size": 11.5, "colour": INK_2, "lines": 1}
        if 6.6 * (2 * len(values) - 1) <= w - 22:
            sheet.write((x + 4, y + h - 18, w - 22, 15), "·".join(map(str, values)), **small)
        return
    icon(sheet, "lock", x + 3, y + h - 16, 12)
    words(sheet, "signorie-art-ending-none", x + 16, y + h - 10, w - 20, 11.5, INK_2, {"count": count}, align="right")


__all__ = ["body", "ending"]
