"""The foreman's street: the houses of the row and the column, and below them in lanes what they would take and give."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.engine import View
from game.engine.bits import members
from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    fill,
    hot,
    icon,
    laid,
    on,
    pad,
    row,
    say,
    sized,
    write,
)
from game.presentation.parts import dashes
from game.titles.cuba.art import hours
from game.titles.cuba.art.inks import (
    BOARD,
    CREAM,
    DEEP,
    FAINT,
    GOLD,
    HEAD,
    INK,
    LINE,
    NAME,
    PALE,
    PANEL,
    SECOND,
    SMALL,
    STRIP,
    WATER,
    WELL,
    WORTH,
    boards,
)
from game.titles.cuba.art.market import PANEL_SIZE, thrown
from game.titles.cuba.rules.actions.mayor import loadable
from game.titles.cuba.rules.board import FIELDS
from game.titles.cuba.rules.components import DOCK_VP, DOCKS, PIECES
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import places, seen, workplaces
from game.titles.cuba.table.chain import PESOS, POINTS, HouseStep, chain, holdings, perishing
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
    kerb = column(
        *(sized(on(Ground(ink, "", 0), blank()), high=high) for ink, high in (("#E7C08A", 6), ("#7A3B1E", 3))),
        on(Ground(PANEL, "", 0, 0, 0.97), blank()),
        gap=0,
    )
    fill(sheet, (x, y + 116, w, h - 116), kerb)
    boards(sheet, "cuba-art-street", how, 422)


def _reached(s: CubaState, me: int, row: workplaces.Street, sheet: DisplayList) -> None:
    """The ground under the ships and bills that the houses reach."""
    x, y, w, h = workplaces.BAND
    end = x + w
    if row.ships:
        fill(sheet, (x - 4, y - 2, 182, h + 4), on(WATER, _docks(s, me), 6, 10))
        x += 186
    if row.bills:
        title = column(sized(say("cuba-art-street-bills", NAME.but(size=13, colour="#FFF3D2")), high=22), blank())
        fill(sheet, (x - 4, y - 2, 188, h + 4), on(Ground("#5E3A2A", "#E7C08A", 7), title, 8, 2))
        x += 192
    if row.pile:
        fill(sheet, (x - 4, y - 2, end - x + 8, h + 4), on(Ground("#0E3F48", GOLD, width=2), _look(), 10, 2))


def _docks(s: CubaState, me: int) -> Block:
    """What a piece brings on each dock, bright where something can be loaded."""
    can = loadable(s, me)
    signs = []
    for index, dock in enumerate(DOCKS):
        most = sum(n for _, n in can[index])
        worth = write(f"×**{DOCK_VP[index]}**[vp]", SMALL.but(size=13, align="center"))
        sign = sized(on(Ground(PANEL, GOLD if most else "#C98F5A", 5, 1.4), worth), 42, 38)
        signs.append(row(blank(), hot(sign, f"dock/{dock}")))
    return column(*signs, blank(), gap=16)


def _look() -> Block:
    """The pile is looked through: what it is, how, and where the ship goes."""
    title = row(
        sized(say("cuba-art-look", HEAD.but(size=14.5, colour=PALE)), 190),
        say("cuba-art-look-how", SMALL.but(size=12, colour=SECOND, align="right")),
    )
    sea = say("cuba-art-street-sea", SMALL.but(colour="#FFF3D2", align="center"))
    place = sized(column(sized(sea, high=20), sized(dashes(SECOND, 4, 1.2), high=64), blank()), 136)
    return column(sized(title, high=24), blank(high=16), row(blank(), place))


def lanes(
    s: CubaState,
    me: int,
    row: workplaces.Street,
    steps: list[HouseStep],
    sheet: DisplayList,
    then: str = "cuba-art-street-after",
    still: str = "cuba-art-street-none",
) -> None:
    """A lane for each kind that changes: what leaves it, what comes to it, what is there in between."""
    start = holdings(s, me)
    kinds = sorted({lane for step in steps for lane, _ in (*step.takes, *step.gives)})
    left, y, h = row.left, workplaces.BAND[1], workplaces.BAND[3]
    wide = row.right - left
    if not kinds:
        message = "cuba-art-street-empty" if not row.houses else still
        words = SMALL.but(size=15, colour=SECOND, align="center", leading=1.5, lines=0)
        fill(sheet, (left, y, wide, h), pad(say(message, words), 20, 0))
        return
    pitch = min(36.5, (h - 20) / len(kinds))
    top = {lane: y + 20 + (h - 20 - pitch * len(kinds)) / 2 + pitch * (i + 0.5) for i, lane in enumerate(kinds)}
    near, far = left + _NOW, row.right - _AFTER
    title = SMALL.but(size=12, colour=SECOND, align="center")
    for at, long, message, line in ((left, _NOW, "cuba-art-street-now", "#2E6A62"), (far, _AFTER, then, GOLD)):
        told = sized(say(message, title.but(colour=SECOND if at == left else PALE)), high=20)
        fill(sheet, (at, y, long, h), on(WELL.but(line=line), column(told, blank())))
    edge = min(26.0, pitch - 2)
    final = steps[-1].after
    for lane in kinds:
        _ends(sheet, (left, far), top[lane], edge, lane, start[lane], final[lane])
        _lane(sheet, row, steps, lane, start[lane], top[lane], (near, far), pitch)
    for index, step in enumerate(steps):
        x, _, w, _ = workplaces.front(row, index)
        _flow(sheet, x + w / 2, step, top, pitch)


def _ends(
    sheet: DisplayList, ends: tuple[float, float], y: float, edge: float, lane: int, now: int, later: int
) -> None:
    """What is there at both ends of a lane."""
    left, far = ends
    many = NAME.but(size=min(20.0, edge * 0.78), align="right")
    piece = icon(f"cuba/icons/{ICONS[lane]}", edge)
    fill(sheet, (left + 12, y - edge / 2, _NOW - 24, edge), row(piece, write(now, many)))
    then = write(later, many.but(colour=GOLD if later != now else CREAM))
    fill(sheet, (far + 6, y - edge / 2, _AFTER - 16, edge), row(then, piece, gap=8))


def _lane(
    sheet: DisplayList,
    row: workplaces.Street,
    steps: list[HouseStep],
    lane: int,
    start: int,
    y: float,
    span: tuple[float, float],
    pitch: float,
) -> None:
    """A line as thick as there are pieces; pesos and points are as thick once they have grown."""
    near, far = span
    ink = INKS[ICONS[lane]]
    x, count = near, start
    places_of = [workplaces.front(row, index) for index in range(len(steps))]
    for (fx, _, fw, _), step in zip(places_of, steps):
        if not any(lane == c for c, _ in (*step.takes, *step.gives)):
            continue
        middle = fx + fw / 2
        _piece_of_lane(sheet, x, middle, y, count, ink, pitch, lane >= PESOS and count == start)
        x, count = middle, step.after[lane]
    _piece_of_lane(sheet, x, far, y, count, ink, pitch, lane >= PESOS and count == start)
    for (fx, _, fw, _), step in zip(places_of, steps):
        if any(lane == c for c, _ in (*step.takes, *step.gives)) and far - fx - fw / 2 > 90:
            at = fx + fw / 2 + 38
            count_then = write(step.after[lane], WORTH.but(size=12, colour=CREAM))
            fill(sheet, (at, y - 10, 26, 20), on(Ground(DEEP, "#FFF3D2", 10), count_then))


def _piece_of_lane(
    sheet: DisplayList, x: float, end: float, y: float, count: int, ink: str, pitch: float, faint: bool
) -> None:
    if count <= 0:
        body = f'<path d="M2 2 H{max(3.0, end - x - 2):g}" stroke="#4E7A72" stroke-width="2" stroke-dasharray="3 5"/>'
        sheet.shape(body, (x, y - 2, end - x, 4), (end - x, 4))
        return
    high = min(pitch - 12, 3 + 4.0 * min(count, 5))
    sheet.panel((x, y - high / 2, end - x, high), ink, "#0B2422", 3, 1, 0.5 if faint else 0.9)


def _flow(sheet: DisplayList, x: float, step: HouseStep, top: dict[int, float], pitch: float) -> None:
    """One house: what leaves the lanes, a gold line, what comes."""
    rows = [top[lane] for lane, _ in (*step.takes, *step.gives)]
    if not rows:
        return
    if len(rows) > 1:
        high = max(rows) - min(rows)
        sheet.panel((x - 4, min(rows), 8, high), "#2B1608", "", 0)
        sheet.panel((x - 2, min(rows), 4, high), GOLD, "", 0)
    high = min(26.0, pitch - 4)
    words = WORTH.but(size=13.5 if high > 20 else 11.5, face="body")
    taken, given = Ground("#0B2422", "#F2A08A", high / 2, 1.8), Ground("#FFF3D2", "#C08A2C", high / 2, 2)
    for changes, sign, look, ink in ((step.takes, "−", taken, "#FFD0BE"), (step.gives, "+", given, INK)):
        for lane, count in changes:
            told = write(f"**{sign}{count}** [{ICONS[lane]}]", words.but(colour=ink))
            fill(sheet, (x - 31, top[lane] - high / 2, 62, high), on(look, told))


# --- what comes of it ------------------------------------------------------------------------------


def after(v: View) -> DisplayList:
    """The panel of the hand while the foreman works: points and pesos with all houses, what perishes, the houses outside
    the row and the column. 486 x 250."""
    s: CubaState = v.state
    me = seen.me_of(v)
    steps = chain(s, me, workplaces.street_of(s, me).houses)
    final = steps[-1].after if steps else tuple(holdings(s, me))
    told = follows(holdings(s, me), final, "cuba-art-street-all", perishing(s, me, final), elsewhere(s, me))
    strip = say("cuba-art-strip-foreman", SMALL.but(leading=1.3, lines=0))
    foot = sized(on(STRIP, row(strip, blank(178)), 12, 0), high=58)
    return laid(on(BOARD, column(blank(high=42), told, foot), 8, 6), *PANEL_SIZE)


def follows(
    start: Sequence[int], final: Sequence[int], message: str, lost: list[tuple[int, int]], other: Block
) -> Block:
    """Points and pesos now and then; below them what would perish, and what is told beside it."""
    sums = row(_sum(start[POINTS], final[POINTS], "vp", message), _sum(start[PESOS], final[PESOS], "coin", message))
    return column(sized(sums, high=60), sized(row(thrown(lost), other), high=60))


def _sum(now: int, then: int, sign: str, message: str) -> Block:
    text = f"{now} → **{then}**" if then != now else f"**{now}**"
    middle = SMALL.but(align="center")
    told = column(write(text, middle.but(size=23, leading=1.3)), say(message, middle.but(size=12, colour=SECOND)))
    look = WELL.but(line=GOLD if then > now else LINE, width=1.4)
    return on(look, row(icon(f"cuba/icons/{sign}", 38), told, gap=8), 12, 4)


def outside(s: CubaState, me: int) -> list[int]:
    """The fields of the houses outside the row and the column of the pawn, the printed warehouse among them."""
    row = workplaces.street_of(s, me)
    return [at for at in members(s.covered[me] | 1) if at not in row.houses]


def elsewhere(s: CubaState, me: int, pressed: Callable[[int, Block], Block] = lambda at, block: block) -> Block:
    """The houses outside: one of them alone instead of the whole street; what a press on one does."""
    found = outside(s, me)
    words = SMALL.but(leading=1.3, lines=0)
    if s.used or not found:
        message = "cuba-art-street-only" if s.used else "cuba-art-street-everything"
        return on(WELL, say(message, words.but(colour=FAINT)), 9, 2)
    edge = min(32.0, 214 / len(found))
    houses = (pressed(at, _outside(s, me, at, edge)) for at in found)
    title = sized(say("cuba-art-street-single", SMALL.but(colour=PALE)), high=22)
    return on(WELL, column(title, row(*houses, blank(), gap=min(4.0, edge / 8)), gap=1), 9, 1)


def _outside(s: CubaState, me: int, at: int, edge: float) -> Block:
    building = s.building_at(me, at) or "warehouse"
    house = icon(f"cuba/buildings/{building}", edge, 32, alpha=255 if offer(s, me, at) else 110)
    return hot(house, f"house/{FIELDS[at]}")
