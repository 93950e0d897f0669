"""The foreman's street: the houses of the row and the column, and below them in lanes what they would take and give."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, NamedTuple

from game.engine import View
from game.engine.bits import members
from game.presentation import DisplayList, Rect
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground, row
from game.presentation.layout import ground as flat
from game.presentation.parts import dashes
from game.titles.cuba.art import hours, inks
from game.titles.cuba.art.market import PANEL_SIZE, STRIP_HIGH, thrown
from game.titles.cuba.rules.actions.mayor import loadable
from game.titles.cuba.rules.board import FIELDS
from game.titles.cuba.rules.components import DOCK_VP, DOCKS, PIECES
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import places, seen, workplaces
from game.titles.cuba.table.chain import PESOS, POINTS, HouseStep, chain, holdings, perishing
from game.titles.cuba.table.meaning import offer
from game.titles.cuba.table.placement import hour

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
ENDS: Final = 104.0
"""How wide the boxes at both ends of the lanes are."""
PITCH: Final = 36.5
"""How far apart the lanes are where there are few."""
BUBBLE: Final = 26.0
"""How high is told what leaves a lane and comes to it."""
THICKEST: Final = 5
"""More pieces than that make a lane no thicker."""
FAR: Final = 38.0
"""So far behind a house its lane tells what is there then."""
EARTH: Final = "#E7C08A"
GIVEN, TAKEN = Ground(inks.CHALK, inks.BRASS, BUBBLE / 2, 2), Ground(inks.NIGHT, "#F2A08A", BUBBLE / 2, 1.8)


def street(v: View) -> DisplayList:
    """The street in the place of the town, in its units."""
    s: CubaState = v.state
    me = seen.me_of(v)
    sheet = DisplayList(*inks.WHOLE)
    sheet.place(ground(hour(s), "cuba-art-street-how"), 0, 0)
    row = workplaces.street_of(s, me)
    steps = chain(s, me, row.houses)
    lay.fill(sheet, spread(workplaces.BAND), _reached(s, me, row))
    if not row.pile:
        lanes(holdings(s, me), row, steps, sheet)
    return inks.cut(sheet, places.TOWN)


@cache
def ground(now: int, how: str) -> DisplayList:
    """The street itself at an hour, with its name and how one works there."""
    kerb = lay.column(
        *(lay.sized(flat(Ground(ink, "", 0)), high=wide) for ink, wide in ((EARTH, inks.INSET), ("#7A3B1E", 3))),
        flat(Ground(inks.PANEL, "", 0, 0, 0.97)),
        gap=0,
    )
    below = workplaces.FRONT_TOP + workplaces.CUT - places.TOWN[1] - inks.PAD
    return inks.kept(
        hours.square(now, inks.AIR, lay.pad(kerb, 0, below, bottom=0), "cuba-art-street", how), places.TOWN
    )


def spread(rect: Rect) -> Rect:
    """A place with a little of what is round it."""
    x, y, w, h = rect
    return x - inks.INSET, y - 2, w + 2 * inks.INSET, h + 2 * 2


def _reached(s: CubaState, me: int, row_: workplaces.Street) -> Block:
    """The ground under the ships and bills that the houses reach."""
    bills = lay.column(lay.say("cuba-art-street-bills", inks.NAME.but(colour=inks.CHALK)), lay.blank())
    apart = 2 * inks.INSET
    return row(
        lay.sized(lay.on(inks.WATER, _docks(s, me), inks.INSET, apart), workplaces.SHIPS_WIDE - inks.INSET)
        if row_.ships
        else None,
        lay.sized(
            lay.on(inks.WATER.but(fill="#5E3A2A", line=EARTH), bills, inks.PAD, 2), workplaces.BILLS_WIDE - inks.INSET
        )
        if row_.bills
        else None,
        lay.on(inks.QUESTION, _look(), inks.PAD, 2) if row_.pile else lay.blank(),
        gap=inks.INSET,
    )


def _docks(s: CubaState, me: int) -> Block:
    """What a piece brings on each dock, bright where something can be loaded."""
    signs = []
    for limits, dock, vp in zip(loadable(s, me), DOCKS, DOCK_VP):
        able = any(n for _, n in limits)
        worth = lay.write(f"×**{vp}**[vp]", inks.MIDDLE)
        board = lay.on(inks.DOCK_SIGN if able else inks.DOCK_SIGN.but(line=inks.COPPER), worth)
        signs.append(lay.shared(row(lay.blank(), lay.hot(lay.sized(board, inks.THING), f"dock/{dock}"))))
    return lay.column(*signs, gap=3 * inks.INSET)


def _look() -> Block:
    """The pile is looked through: what it is, how, and where the ship goes."""
    title = row(
        lay.shared(lay.say("cuba-art-look", inks.HEAD.but(colour=inks.PALE))),
        lay.shared(lay.say("cuba-art-look-how", inks.LAST.but(colour=inks.SECOND)), 3),
    )
    place = lay.sized(dashes(inks.SECOND, 4, 1.2), high=64)
    sea = lay.sized(
        lay.column(lay.say("cuba-art-street-sea", inks.MIDDLE.but(colour=inks.CHALK)), place, lay.blank()), 136
    )
    return lay.column(lay.sized(title, high=inks.HEAD_HIGH), lay.blank(high=inks.PAD), row(lay.blank(), sea))


def lanes(
    start: Sequence[int],
    row: workplaces.Street,
    steps: Sequence[HouseStep],
    sheet: DisplayList,
    then: str = "cuba-art-street-after",
    still: str = "cuba-art-street-none",
) -> None:
    """A lane for each kind that changes: what leaves it, what comes to it, what is there in between."""
    kinds = sorted({lane for step in steps for lane, _ in (*step.takes, *step.gives)})
    left, y, h = row.left, workplaces.BAND[1], workplaces.BAND[3]
    place = (left, y, row.right - left, h)
    if not kinds:
        message = "cuba-art-street-empty" if not row.houses else still
        lay.fill(sheet, place, lay.pad(lay.say(message, inks.QUIET_HEAD), inks.AIR, 0))
        return
    room = h - inks.LINE_HIGH
    pitch = min(PITCH, room / len(kinds))
    top = {lane: y + inks.LINE_HIGH + room / 2 + pitch * (i + 0.5 - len(kinds) / 2) for i, lane in enumerate(kinds)}
    final = steps[-1].after
    edge = min(BUBBLE, pitch - 2)
    many = inks.NAME.but(size=min(inks.BIG.size, edge * 0.78))
    before = [(lane, lay.write(start[lane], many.but(align="right")), False) for lane in kinds]
    later = [
        (
            lane,
            lay.write(
                final[lane], many.but(align="right", colour=inks.GOLD if final[lane] != start[lane] else inks.CREAM)
            ),
            True,
        )
        for lane in kinds
    ]
    ends = row_of_ends(
        _end("cuba-art-street-now", before, edge, pitch, inks.SECOND), _end(then, later, edge, pitch, inks.PALE)
    )
    lay.fill(sheet, place, ends)
    for lane in kinds:
        _lane(sheet, row, steps, lane, start[lane], top[lane], pitch)
    for index, step in enumerate(steps):
        x, _, w, _ = workplaces.front(row, index)
        _flow(sheet, x + w / 2, step, top, min(BUBBLE, pitch - 3))


def row_of_ends(now: Block, then: Block) -> Block:
    """The boxes at both ends of the lanes."""
    return row(lay.sized(now, ENDS), lay.blank(), lay.sized(then, ENDS), gap=0)


def _end(message: str, counts: list[tuple[int, Block, bool]], edge: float, pitch: float, ink: str) -> Block:
    """What is there at one end of the lanes: a number for each."""
    rows = []
    for lane, number, last in counts:
        piece = inks.sign(ICONS[lane], edge)
        told = row(number if last else piece, piece if last else number, gap=inks.PAD)
        rows.append(lay.sized(lay.pad(told, inks.PAD, (pitch - edge) / 2), high=pitch))
    title = inks.lined(message, inks.MIDDLE.but(colour=ink))
    look = inks.WELL.but(line=inks.GOLD) if ink == inks.PALE else inks.WELL
    return lay.on(look, lay.column(title, lay.column(lay.blank(), *rows, lay.blank(), gap=0), gap=0))


def _lane(
    sheet: DisplayList,
    row: workplaces.Street,
    steps: Sequence[HouseStep],
    lane: int,
    start: int,
    y: float,
    pitch: float,
) -> None:
    """A line as thick as there are pieces; pesos and points are as thick once they have grown."""
    far = row.right - ENDS
    ink = INKS[ICONS[lane]]
    x, count = float(row.left + ENDS), start
    stops: list[tuple[float, int]] = []
    for index, step in enumerate(steps):
        if any(lane == c for c, _ in (*step.takes, *step.gives)):
            left, _, wide, _ = workplaces.front(row, index)
            stops.append((left + wide / 2, step.after[lane]))
    for middle, later in (*stops, (far, 0)):
        _piece_of_lane(sheet, x, middle, y, count, ink, pitch, lane >= PESOS and count == start)
        x, count = middle, later
    for middle, later in stops:
        if far - middle > 2 * FAR:
            number = lay.write(later, inks.WORTH.but(colour=inks.CREAM))
            look = Ground(inks.DEEP, inks.CHALK, inks.LINE_HIGH / 2)
            lay.fill(sheet, (middle + FAR, y - inks.LINE_HIGH / 2, BUBBLE, inks.LINE_HIGH), lay.on(look, number))


def _piece_of_lane(
    sheet: DisplayList, x: float, end: float, y: float, count: int, ink: str, pitch: float, faint: bool
) -> None:
    wide = end - x
    if count <= 0:
        body = f'<path d="M2 2 H{max(3.0, wide - 2):g}" stroke="#4E7A72" stroke-width="2" stroke-dasharray="3 5"/>'
        sheet.shape(body, (x, y - 2, wide, 2 * 2), (wide, 2 * 2))
        return
    high = min(pitch / 1.5, 3 + pitch / 9 * min(count, THICKEST))
    sheet.panel((x, y - high / 2, wide, high), ink, inks.NIGHT, 3, 1, 0.5 if faint else 0.9)


def _flow(sheet: DisplayList, x: float, step: HouseStep, top: dict[int, float], high: float) -> None:
    """One house: what leaves the lanes, a gold line, what comes."""
    rows = [top[lane] for lane, _ in (*step.takes, *step.gives)]
    if not rows:
        return
    if len(rows) > 1:
        for ink, wide in (("#2B1608", 3), (inks.GOLD, 2)):
            sheet.panel((x - wide, min(rows), 2 * wide, max(rows) - min(rows)), ink, "", 0)
    words = (inks.WORTH if high > inks.LINE_HIGH else inks.PLATE).but(face="body")
    for changes, mark, look, ink in ((step.takes, "−", TAKEN, "#FFD0BE"), (step.gives, "+", GIVEN, inks.INK)):
        for lane, count in changes:
            told = lay.write(f"**{mark}{count}** [{ICONS[lane]}]", words.but(colour=ink))
            lane_of = BUBBLE * 2.4
            lay.fill(
                sheet, (x - lane_of / 2, top[lane] - high / 2, lane_of, high), lay.on(look.but(radius=high / 2), told)
            )


# --- what comes of it ------------------------------------------------------------------------------


class Follows(NamedTuple):
    """What follows: points and pesos now and then, the message under them, and what would perish."""

    start: tuple[int, int]
    final: tuple[int, int]
    message: str
    lost: tuple[tuple[int, int], ...]


def after(v: View) -> DisplayList:
    """The panel of the hand while the foreman works: points and pesos with all houses, what perishes, the houses outside
    the row and the column. 486 x 250."""
    s: CubaState = v.state
    me = seen.me_of(v)
    steps = chain(s, me, workplaces.street_of(s, me).houses)
    final = steps[-1].after if steps else tuple(holdings(s, me))
    told = follows(following(holdings(s, me), final, "cuba-art-street-all", perishing(s, me, final)), elsewhere(s, me))
    strip = row(lay.shared(lay.say("cuba-art-strip-foreman", inks.TOLD), 1.6), lay.shared(lay.blank()))
    foot = lay.sized(lay.on(inks.STRIP, strip, inks.PAD, 0), high=STRIP_HIGH)
    return lay.laid(
        lay.on(
            inks.BOARD,
            lay.column(lay.blank(high=inks.CHIPS_HIGH), lay.shared(told), foot, gap=inks.INSET),
            inks.PAD,
            inks.INSET,
        ),
        *PANEL_SIZE,
    )


def following(start: Sequence[int], final: Sequence[int], message: str, lost: Sequence[tuple[int, int]]) -> Follows:
    """What follows, of what is held now and then."""
    return Follows((start[POINTS], start[PESOS]), (final[POINTS], final[PESOS]), message, tuple(lost))


def follows(told: Follows, other: Block) -> Block:
    """Points and pesos now and then; below them what would perish, and what is told beside it."""
    sums = (_sum(now, then, name, told.message) for now, then, name in zip(told.start, told.final, ("vp", "coin")))
    return lay.column(lay.shared(row(*sums)), lay.shared(row(thrown(told.lost), other)))


def _sum(now: int, then: int, name: str, message: str) -> Block:
    text = f"{now} → **{then}**" if then != now else f"**{now}**"
    told = lay.column(
        lay.shared(lay.write(text, inks.BIG.but(face="body", align="center")), 1.5),
        lay.shared(lay.say(message, inks.MIDDLE.but(colour=inks.SECOND))),
    )
    look = inks.WELL.but(line=inks.GOLD if then > now else inks.LINE, width=1.4)
    return lay.on(look, row(inks.sign(name, inks.THING), told, gap=inks.PAD), inks.PAD, 3)


def outside(s: CubaState, me: int) -> list[int]:
    """The fields of the houses outside the row and the column of the pawn, the printed warehouse among them."""
    row = workplaces.street_of(s, me)
    return [at for at in members(s.covered[me] | 1) if at not in row.houses]


def elsewhere(s: CubaState, me: int, pressed: Callable[[int, Block], Block] = lambda at, block: block) -> Block:
    """The houses outside: one of them alone instead of the whole street; what a press on one does."""
    found = outside(s, me)
    if s.used or not found:
        message = "cuba-art-street-only" if s.used else "cuba-art-street-everything"
        return lay.on(inks.WELL, lay.say(message, inks.TOLD.but(colour=inks.FAINT)), inks.PAD, 2)
    edge = min(HOUSE, ROOM / len(found))
    houses = (pressed(at, _outside(s, me, at, edge)) for at in found)
    title = lay.say("cuba-art-street-single", inks.SMALL.but(colour=inks.PALE))
    return lay.on(
        inks.WELL, lay.column(title, lay.shared(row(*houses, lay.blank(), gap=min(3.0, edge / 8))), gap=1), inks.PAD, 1
    )


HOUSE, ROOM = 32.0, 214.0
"""How wide a house outside is, and all of them."""


def _outside(s: CubaState, me: int, at: int, edge: float) -> Block:
    building = s.building_at(me, at) or "warehouse"
    house = lay.icon(f"cuba/buildings/{building}", edge, HOUSE, alpha=255 if offer(s, me, at) else inks.FADED)
    return lay.hot(house, f"house/{FIELDS[at]}")
