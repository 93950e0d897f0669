"""While something can be built: the slab rises, the frontier draws together to a strip, every possible build is listed
with what it is worth, and beside it stand the steps of the card and the awards."""

from __future__ import annotations

from typing import Any

from game.engine import View
from game.presentation import QUIET, DisplayList, Rect, signed
from game.titles.undecim.art import frontier
from game.titles.undecim.art.columns import ground_of
from game.titles.undecim.art.inks import (
    BRIGHT,
    CREAM,
    DARK,
    GOLD,
    GREEN,
    INK,
    INK_2,
    INSET,
    MIDDLE,
    SEAT,
    WINE,
    dashed,
    framed,
    icon,
    name_of,
    plaque,
    rule,
)
from game.titles.undecim.art.steps import steps_of
from game.titles.undecim.rules import scoring
from game.titles.undecim.rules.components import BUILDING, NUMBER
from game.titles.undecim.rules.components import GOLD as GOLD_SIDE
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import places
from game.titles.undecim.table.build_places import COLUMN_TOP, LISTED, SLAB, listed, towns, way_at
from game.titles.undecim.table.outlook import night_tonight
from game.titles.undecim.table.ways import Way, ways

STRIP_AT: Rect = (12.0, 174.0, 1256.0, 78.0)


# --- the strip of the frontier ---------------------------------------------------------------------


def warriors(s: UndecimState) -> list[tuple[float, float]]:
    """The upper left corners of the warriors in the strip: one for each counter that has gone."""
    gone = s.rules().moon_counters - s.counters
    return [(94 + i * min(15.5, 140 / max(1, gone)), 49 - 3.0 * (i % 3 == 1)) for i in range(gone)]


def strip(v: View) -> DisplayList:
    """The moon and the wall, drawn together. 1256 x 78."""
    s: UndecimState = v.state
    sheet = DisplayList(1256, 78)
    size = 27 / 27 * 64
    sheet.svg(frontier.moon_of(s), (50 - size / 2, 39 - size / 2, size, size))
    for x, y in warriors(s):
        sheet.svg("undecim/scenes/warrior", (x, y, 15, 22.5))
    with sheet.aside():
        sheet.panel((0, 0, 1256, 78), "none", "#6E5648", 8, 1.3)
        sheet.panel((90, 7, 162, 27), DARK, "#D9534A", 6, 1.3, 0.93)
    with sheet.aside(QUIET):
        sheet.panel((90, 7, 162, 27), DARK, "", 6, 0, 0.6)
    key = "night" if night_tonight(s) else "left"
    sheet.say((98, 7, 122, 27), f"undecim-build-moon-{key}", {"count": s.counters}, size=13, colour="#FFD9C0", lines=1)
    if s.die:
        sheet.svg(icon(f"die{s.die}"), (225, 9, 22, 22))
    sheet.hot((0, 0, 252, 78), "moon")
    return sheet


# --- the slab --------------------------------------------------------------------------------------


def slab(v: View) -> DisplayList:
    """Loose cards, the list of builds, the settlements laid across. 952 x 285."""
    s: UndecimState = v.state
    me = v.me
    left, top, w, h = SLAB
    sheet = DisplayList(w, h)
    sheet.shadow((0, 0, w, h), 8, 9, 160, 4)
    sheet.svg("undecim/slab_high", (0, 0, w, h))
    sheet.panel((2, 134, w - 4, h - 137), "#CDBD95", "", 7, 0, 0.5)
    sheet.panel((0, 0, w, h), "none", SEAT[v.colors[me]][0], 8, 2.2)
    with sheet.aside():
        _heads(sheet, s, me)
    for side in places.COLUMNS:
        ground_of(sheet, s, me, side, places.column_at(side) - left, COLUMN_TOP - top)
    found = listed(s, me)
    for i, way in enumerate(found):
        _way(sheet, s, me, way, way_at(i, len(found)))
    more = len(ways(s, me)) - LISTED
    if more > 0:
        sheet.say(
            (800, 5, 146, 24), "undecim-build-more", {"count": more}, size=12, colour=INK_2, align="right", lines=1
        )
    for number in range(len(s.annexed[me])):
        sheet.panel((422 + 108.0 * number, 138, 108, 30), "none", "#5F7A26", 5, 1.6)
    _towns(sheet, s, me)
    return sheet


def _heads(sheet: DisplayList, s: UndecimState, me: int) -> None:
    for key, x, wide in (("lands", 10, 226), ("resources", 250, 226), ("gold", 490, 116)):
        sheet.say((x, 4, 120, 25), f"undecim-art-{key}", size=15, colour=WINE, face="title", lines=1)
        rule(sheet, x + 120, 17, wide - 122) if wide > 200 else None
    sheet.say((622, 4, 200, 25), "undecim-build-ways", size=15, colour=WINE, face="title", lines=1)
    sheet.say((12, 138, 260, 26), "undecim-build-laid", size=15, colour=WINE, face="title", lines=1)
    vp = scoring.building_vp(s, me)
    sheet.say((262, 138, 160, 26), "undecim-art-sum-towns", {"vp": vp}, size=13, colour=INK_2, lines=1)
    if not s.settled[me]:
        sheet.say((16, 172, 500, 60), "undecim-build-none", size=14, colour=INK_2)
    sheet.say((640, 252, 302, 28), "undecim-art-sum-build", size=12.5, colour=INK_2, align="right", lines=1)


def _way(sheet: DisplayList, s: UndecimState, me: int, way: Way, rect: Rect) -> None:
    x, y, w, h = rect
    x, y = x - SLAB[0], y - SLAB[1]
    sheet.shadow((x, y, w, h), 6, 2, 70, 1)
    sheet.panel((x, y, w, h), "#FFFDF6", "#A88A52", 6, 1.3)
    sign, right = min(24.0, h - 6), x + w - 46
    broad = w > 200
    text = f"Lv{way.before}→**{way.level}**" if way.before and broad else f"Lv**{way.level}**"
    level = 70.0 if broad else 34.0
    sheet.write((right - level, y, level, h), text, size=14 if broad else 12, colour=INK, align="right", lines=1)
    at = x + 5
    if way.settlement:
        faces = next(f for cards, f in zip(s.settled[me], s.levels[me]) if cards[0] == way.settlement)
        room = right - level - at - 14 - sign * len(way.sides)
        pitch = min(sign - 2, (room - sign) / max(1, len(faces) - 1))
        for side in faces:
            sheet.svg(icon(side), (at, y + (h - sign) / 2, sign, sign), alpha=150)
            at += pitch
        at += sign - pitch
        sheet.write((at, y, 12, h), "+", size=14, colour=INK, face="bold", **MIDDLE)
        at += 13
    else:
        sheet.svg(icon("settle"), (at, y + (h - sign) / 2, sign, sign))
        at += sign + 4
    for side in way.sides:
        sheet.svg(icon(side), (at, y + (h - sign) / 2, sign, sign))
        at += sign
    good = way.gain > 0 and GOLD_SIDE not in way.sides
    place = (x + w - 41, y + 2.5, 38, h - 5)
    sheet.panel(place, GREEN if good else "#7C6A2A", "", 5)
    sheet.write(place, signed(way.gain), size=14, colour="#FFFFFF", face="bold", **MIDDLE)


def _towns(sheet: DisplayList, s: UndecimState, me: int) -> None:
    scale = BUILDING[s.rules().building_scale]
    for (rect, k), cards in zip(towns(s, me), s.settled[me]):
        x, y, w, h = rect[0] - SLAB[0], rect[1] - SLAB[1], rect[2], rect[3]
        level = len(cards)
        below, points = (x, y + h + 3, max(w, 74.0), 21.0), scale[min(level, len(scale) - 1)]
        with sheet.aside():
            text = f"Lv **{level}** = **{points}**[vp]"
            sheet.write(below, text, size=13 if k > 0.8 else 11.5, colour=INK, lines=1)
        with sheet.aside(QUIET):
            sheet.write(below, f"Lv**{level}**  **{points}**[vp]", size=16 if k > 0.8 else 13, colour=INK, lines=1)
    dashed(sheet, (808, 166, 132, 74), WINE, 1.8, "#FFFFFF")
    sheet.svg(icon("settle"), (856, 172, 36, 36), alpha=200)
    sheet.say((810, 210, 128, 26), "undecim-build-new", size=12.5, colour=INK, face="bold", align="center", leading=1.1)


# --- the steps of the card, the awards -------------------------------------------------------------


def steps(v: View) -> DisplayList:
    """What the card in play does, step by step, and how the awards stand. 296 x 264."""
    s: UndecimState = v.state
    sheet = DisplayList(296, 264)
    framed(sheet, (0, 0, 296, 264), GOLD)
    card, seat = s.entries[s.at]
    plaque(sheet, NUMBER[card], 9, 7, 29, 27)
    sheet.say((46, 4, 186, 32), name_of(card), size=17, colour=BRIGHT, face="title", lines=1)
    sheet.svg(f"shared/seats/{v.colors[seat]}", (266, 11, 18, 18))
    sheet.hot((4, 4, 230, 32), f"card/{card}")
    found = steps_of(s)
    pitch = min(29.0, 116 / len(found))
    for i, step in enumerate(found):
        y = 40 + pitch * i
        lit = step.state == "now"
        with sheet.aside():
            sheet.panel((8, y, 280, pitch - 3), "#4A3A22" if lit else INSET, GOLD if lit else "", 6, 1.5)
        _dot(sheet, 20, y + (pitch - 3) / 2, i + 1, step.state)
        style: dict[str, Any] = {"size": 13, "face": "bold" if lit else "body", "lines": 1}
        sheet.say((38, y - 1, 244, pitch - 2), step.message, step.params, colour=BRIGHT if lit else CREAM, **style)
    seats = [v.me, *v.others]
    shown = [*s.awards, *s.won][:4]
    high = 100.0 if len(shown) < 3 else 48.0
    for i, award in enumerate(shown):
        place = (8 + 142.0 * (i % 2), 160 + (high + 4) * (i // 2), 138.0, high - 2)
        frontier.award_at(sheet, s, v, award, place, seats)
    return sheet


def _dot(sheet: DisplayList, x: float, y: float, number: int, state: str) -> None:
    fill = GREEN if state == "done" else GOLD if state == "now" else "#1B1014"
    sheet.panel((x - 9, y - 9, 18, 18), fill, GOLD if state == "next" else "", 9, 1)
    if state == "done":
        sheet.svg(icon("tick_mark"), (x - 6, y - 6, 12, 12))
    else:
        ink = INK if state == "now" else CREAM
        sheet.write((x - 9, y - 10, 18, 19), str(number), size=12, colour=ink, face="bold", **MIDDLE)
