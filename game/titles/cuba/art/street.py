"""The foreman's street: the houses of the row and the column, and below them in lanes what they would take and give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine import View
from game.engine.bits import members
from game.presentation import DisplayList, Rect
from game.titles.cuba.art import hours
from game.titles.cuba.art.inks import (
    CREAM,
    DEEP,
    FAINT,
    GOLD,
    INK,
    LINE,
    MIDDLE,
    ONE,
    PALE,
    PANEL,
    RIGHT,
    SECOND,
    SUN,
    dashes,
    panel,
)
from game.titles.cuba.rules.actions.mayor import loadable
from game.titles.cuba.rules.board import FIELDS
from game.titles.cuba.rules.components import DOCK_VP, DOCKS, PIECES
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import places, seen, workplaces
from game.titles.cuba.table.chain import PESOS, POINTS, Step, chain, holdings, perishing
from game.titles.cuba.table.meaning import offer

ICONS: Final = (*PIECES, "coin", "vp")
INKS: Final = {
    "citrus": "#F2A93B",
    "sugar": "#EDE6CC",
    "tobacco": "#6FA84E",
    "rum": "#E0614F",
    "cigars": "#B0763F",
    "wood": "#D9AC6C",
    "stone": "#C4644B",
    "water": "#4FA3DE",
    "coin": "#E9B93C",
    "vp": "#F7D08A",
}
_NOW, _AFTER = 112.0, 94.0
"""How wide the boxes at both ends of the lanes are."""


def street(v: View) -> DisplayList:
    """The street in the place of the town, in its units."""
    s: CubaState = v.state
    me = seen.me_of(v)
    sheet = DisplayList(1280, 720)
    x, y, w, h = places.TOWN
    ground(s, sheet, "cuba-art-street-how")
    row = workplaces.street_of(s, me)
    steps = chain(s, me, row.houses)
    _reached(s, me, row, sheet)
    if not row.pile:
        lanes(s, me, row, steps, sheet)
    found = DisplayList(w, h)
    found.place(sheet, -x, -y)
    return found


def ground(s: CubaState, sheet: DisplayList, how: str) -> None:
    """The street itself with its name and how one works there."""
    x, y, w, h = places.TOWN
    hours.square(s, sheet)
    sheet.svg("cuba/scenes/garland", (x, y + 22, w, 40))
    sheet.panel((x, y + 122, w, h - 122), PANEL, "", 0, 0, 0.97)
    sheet.panel((x, y + 116, w, 6), "#E7C08A", "", 0)
    sheet.panel((x, y + 122, w, 3), "#7A3B1E", "", 0)
    sheet.panel((x + 8, y + 6, 168, 30), PANEL, SUN, 15, 1, 0.88)
    sheet.say((x + 22, y + 6, 146, 30), "cuba-art-street", size=16, colour="#FFF3D2", face="title", **ONE)
    sheet.panel((x + 526, y + 6, 422, 30), PANEL, SUN, 15, 1, 0.88)
    sheet.say((x + 536, y + 6, 402, 30), how, size=12.5, colour="#FFF3D2", **MIDDLE)


def _reached(s: CubaState, me: int, row: workplaces.Street, sheet: DisplayList) -> None:
    """The ground under the ships and bills that the houses reach."""
    x, y, _, h = workplaces.BAND
    if row.ships:
        sheet.panel((x - 4, y - 2, 182, h + 4), "#17596A", "#5FB0A4", 7, 1.2)
        can = loadable(s, me)
        for index, dock in enumerate(DOCKS):
            most, top = sum(n for _, n in can[index]), y + 2 + 54 * index
            sheet.panel((x + 130, top + 6, 42, 38), PANEL, GOLD if most else "#C98F5A", 5, 1.4)
            sheet.write((x + 130, top + 6, 42, 38), f"×**{DOCK_VP[index]}**[vp]", size=13, colour=CREAM, **MIDDLE)
            sheet.hot((x + 130, top + 6, 42, 38), f"dock/{dock}")
        x += 186
    if row.bills:
        sheet.panel((x - 4, y - 2, 188, h + 4), "#5E3A2A", "#E7C08A", 7, 1.2)
        sheet.say((x + 4, y, 172, 22), "cuba-art-street-bills", size=13, colour="#FFF3D2", face="bold", **ONE)
        x += 192
    if row.pile:
        wide = workplaces.BAND[0] + workplaces.BAND[2] - x
        sheet.panel((x - 4, y - 2, wide + 8, h + 4), "#0E3F48", GOLD, 8, 2)
        sheet.say((x + 6, y - 1, 200, 24), "cuba-art-look", size=14.5, colour=PALE, face="title", **ONE)
        sheet.say((x + 196, y - 1, wide - 200, 24), "cuba-art-look-how", size=12, colour=SECOND, **RIGHT)
        left = workplaces.BAND[0] + workplaces.BAND[2] - 134
        sheet.say((left, y + 44, 136, 20), "cuba-art-street-sea", size=12.5, colour="#FFF3D2", **MIDDLE)
        dashes(sheet, (left, y + 68, 136, 64), SECOND, 1.2)


def lanes(
    s: CubaState,
    me: int,
    row: workplaces.Street,
    steps: list[Step],
    sheet: DisplayList,
    then: str = "cuba-art-street-after",
    still: str = "cuba-art-street-none",
) -> None:
    """A lane for each kind that changes: what leaves it, what comes to it, what is there in between."""
    start = holdings(s, me)
    columns = sorted({column for step in steps for column, _ in (*step.takes, *step.gives)})
    left, y, h = row.left, workplaces.BAND[1], workplaces.BAND[3]
    wide = row.right - left
    if not columns:
        message = "cuba-art-street-empty" if not row.houses else still
        sheet.say((left + 20, y, wide - 40, h), message, size=15, colour=SECOND, align="center", leading=1.5)
        return
    pitch = min(36.5, (h - 20) / len(columns))
    top = {column: y + 20 + (h - 20 - pitch * len(columns)) / 2 + pitch * (i + 0.5) for i, column in enumerate(columns)}
    near, far = left + _NOW, row.right - _AFTER
    sheet.panel((left, y, _NOW, h), DEEP, "#2E6A62", 7, 1)
    sheet.panel((far, y, _AFTER, h), DEEP, GOLD, 7, 1.4)
    sheet.say((left, y, _NOW, 20), "cuba-art-street-now", size=12, colour=SECOND, **MIDDLE)
    sheet.say((far, y, _AFTER, 20), then, size=12, colour=PALE, **MIDDLE)
    edge = min(26.0, pitch - 2)
    final = steps[-1].after
    for column in columns:
        _ends(sheet, (left, far), top[column], edge, column, start[column], final[column])
        _lane(sheet, row, steps, column, start[column], top[column], (near, far), pitch)
    for index, step in enumerate(steps):
        x, _, w, _ = workplaces.front(row, index)
        _flow(sheet, x + w / 2, step, top, pitch)


def _ends(
    sheet: DisplayList, ends: tuple[float, float], y: float, edge: float, column: int, now: int, later: int
) -> None:
    """What is there at both ends of a lane."""
    left, far = ends
    icon = f"cuba/icons/{ICONS[column]}"
    size = min(20.0, edge * 0.78)
    sheet.svg(icon, (left + 12, y - edge / 2, edge, edge))
    sheet.write((left + 44, y - 14, 56, 28), str(now), size=size, colour=CREAM, face="bold", **RIGHT)
    ink = GOLD if later != now else CREAM
    sheet.write((far + 6, y - 14, 44, 28), str(later), size=size, colour=ink, face="bold", **RIGHT)
    sheet.svg(icon, (far + 58, y - edge / 2, edge, edge))


def _lane(
    sheet: DisplayList,
    row: workplaces.Street,
    steps: list[Step],
    column: int,
    start: int,
    y: float,
    span: tuple[float, float],
    pitch: float,
) -> None:
    """A line as thick as there are pieces; pesos and points are as thick once they have grown."""
    near, far = span
    ink = INKS[ICONS[column]]
    x, count = near, start
    places_of = [workplaces.front(row, index) for index in range(len(steps))]
    for (fx, _, fw, _), step in zip(places_of, steps):
        if not any(column == c for c, _ in (*step.takes, *step.gives)):
            continue
        middle = fx + fw / 2
        _piece_of_lane(sheet, x, middle, y, count, ink, pitch, column >= PESOS and count == start)
        x, count = middle, step.after[column]
    _piece_of_lane(sheet, x, far, y, count, ink, pitch, column >= PESOS and count == start)
    for (fx, _, fw, _), step in zip(places_of, steps):
        if any(column == c for c, _ in (*step.takes, *step.gives)) and far - fx - fw / 2 > 90:
            at = fx + fw / 2 + 38
            sheet.panel((at, y - 10, 26, 20), DEEP, "#FFF3D2", 10, 1.2)
            text = str(step.after[column])
            sheet.write((at, y - 10, 26, 20), text, size=12, colour=CREAM, face="bold", **MIDDLE)


def _piece_of_lane(
    sheet: DisplayList, x: float, end: float, y: float, count: int, ink: str, pitch: float, faint: bool
) -> None:
    if count <= 0:
        body = f'<path d="M2 2 H{max(3.0, end - x - 2):g}" stroke="#4E7A72" stroke-width="2" stroke-dasharray="3 5"/>'
        sheet.shape(body, (x, y - 2, end - x, 4), (end - x, 4))
        return
    high = min(pitch - 12, 3 + 4.0 * min(count, 5))
    sheet.panel((x, y - high / 2, end - x, high), ink, "#0B2422", 3, 1, 0.5 if faint else 0.9)


def _flow(sheet: DisplayList, x: float, step: Step, top: dict[int, float], pitch: float) -> None:
    """One house: what leaves the lanes, a gold line, what comes."""
    rows = [top[column] for column, _ in (*step.takes, *step.gives)]
    if not rows:
        return
    if len(rows) > 1:
        high = max(rows) - min(rows)
        sheet.panel((x - 4, min(rows), 8, high), "#2B1608", "", 0)
        sheet.panel((x - 2, min(rows), 4, high), GOLD, "", 0)
    high = min(26.0, pitch - 4)
    size = 13.5 if high > 20 else 11.5
    for column, count in step.takes:
        rect: Rect = (x - 30, top[column] - high / 2, 60, high)
        sheet.panel(rect, "#0B2422", "#F2A08A", high / 2, 1.8)
        sheet.write(rect, f"**−{count}** [{ICONS[column]}]", size=size, colour="#FFD0BE", **MIDDLE)
    for column, count in step.gives:
        rect = (x - 31, top[column] - high / 2, 62, high)
        sheet.panel(rect, "#FFF3D2", "#C08A2C", high / 2, 2)
        sheet.write(rect, f"**+{count}** [{ICONS[column]}]", size=size, colour=INK, **MIDDLE)


# --- what comes of it ------------------------------------------------------------------------------


def after(v: View) -> DisplayList:
    """The panel of the hand while the foreman works: points and pesos with all houses, what perishes, the houses outside
    the row and the column. 486 x 250."""
    s: CubaState = v.state
    me = seen.me_of(v)
    sheet = DisplayList(486, 250)
    panel(sheet, (0, 0, 486, 250))
    row = workplaces.street_of(s, me)
    steps = chain(s, me, row.houses)
    start, final = holdings(s, me), steps[-1].after if steps else tuple(holdings(s, me))
    sums(start, final, "cuba-art-street-all", sheet)
    thrown(perishing(s, me, final), sheet)
    elsewhere(s, me, sheet)
    sheet.panel((8, 186, 470, 58), "#0B2422", LINE, 6, 1)
    sheet.say((20, 186, 268, 58), "cuba-art-strip-foreman", size=12.5, leading=1.3)
    return sheet


def sums(start: Sequence[int], final: Sequence[int], message: str, sheet: DisplayList) -> None:
    """Points and pesos now and then."""
    for i, (column, icon) in enumerate(((POINTS, "vp"), (PESOS, "coin"))):
        x = 8 + 238.0 * i
        sheet.panel((x, 54, 232, 60), DEEP, GOLD if final[column] > start[column] else LINE, 7, 1.4)
        sheet.svg(f"cuba/icons/{icon}", (x + 12, 64, 38, 38))
        text = f"{start[column]} → **{final[column]}**" if final[column] != start[column] else f"**{start[column]}**"
        sheet.write((x + 58, 55, 166, 36), text, size=23, colour=CREAM, **MIDDLE)
        sheet.say((x + 58, 88, 166, 22), message, size=12, colour=SECOND, **MIDDLE)


def thrown(lost: list[tuple[int, int]], sheet: DisplayList) -> None:
    """The products that would perish, as (piece, count)."""
    sheet.panel((8, 120, 232, 60), "#3A2418" if lost else DEEP, "#E9853A" if lost else LINE, 7, 1.2)
    if lost:
        text = " ".join(f"{n}[{PIECES[piece]}]" for piece, n in lost)
        sheet.say((17, 122, 214, 56), "cuba-art-perishes", {"text": text}, size=12.5, colour=CREAM, leading=1.3)
    else:
        sheet.say((17, 122, 214, 56), "cuba-art-nothing-perishes", size=12.5, colour=FAINT, leading=1.3)


def outside(s: CubaState, me: int) -> list[int]:
    """The fields of the houses outside the row and the column of the pawn, the printed warehouse among them."""
    row = workplaces.street_of(s, me)
    return [at for at in members(s.covered[me] | 1) if at not in row.houses]


def outside_places(s: CubaState, me: int) -> list[tuple[int, Rect]]:
    """Where each of them is drawn, as (field, place)."""
    others = outside(s, me)
    step = min(36.0, 214 / max(1, len(others)))
    return [(at, (255 + step * i, 144, min(32.0, step), 32)) for i, at in enumerate(others)]


def box(sheet: DisplayList, line: str = LINE) -> None:
    """The ground of what is said of the houses outside."""
    sheet.panel((246, 120, 232, 60), DEEP, line, 7, 1.2)


def elsewhere(s: CubaState, me: int, sheet: DisplayList) -> None:
    """The houses outside: one of them alone instead of the whole street."""
    found = outside_places(s, me)
    box(sheet)
    if s.used or not found:
        message = "cuba-art-street-only" if s.used else "cuba-art-street-everything"
        sheet.say((255, 122, 214, 56), message, size=12.5, colour=FAINT, leading=1.3)
        return
    sheet.say((255, 121, 214, 22), "cuba-art-street-single", size=12.5, colour=PALE, **ONE)
    for at, (x, y, w, h) in found:
        building = s.building_at(me, at) or "warehouse"
        sheet.svg(f"cuba/buildings/{building}", (x, y, w, h), 255 if offer(s, me, at) else 110)
        sheet.hot((x, y, w, h), f"house/{FIELDS[at]}")
