"""The foreman's street: the houses of the row and the column, and below them in lanes what they would take and give."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, NamedTuple

from game.engine import View
from game.engine.bits import members
from game.presentation import DisplayList, Rect
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
    over,
    pad,
    picture,
    row,
    say,
    shared,
    sized,
    write,
)
from game.presentation.layout import ground as flat
from game.presentation.parts import dashes
from game.titles.cuba.art import hours
from game.titles.cuba.art.inks import (
    AIR,
    BIG,
    BOARD,
    BRASS,
    CHALK,
    CHIPS_HIGH,
    COPPER,
    CREAM,
    DEEP,
    DOCK_SIGN,
    FADED,
    FAINT,
    GOLD,
    HEAD,
    HEAD_HIGH,
    INK,
    INSET,
    LAST,
    LINE,
    LINE_HIGH,
    MIDDLE,
    NAME,
    NIGHT,
    PAD,
    PALE,
    PANEL,
    PLATE,
    QUESTION,
    QUIET_HEAD,
    SECOND,
    SMALL,
    STRIP,
    THING,
    TOLD,
    WATER,
    WELL,
    WHOLE,
    WORTH,
    boards,
    kept,
    sign,
)
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
GIVEN, TAKEN = Ground(CHALK, BRASS, BUBBLE / 2, 2), Ground(NIGHT, "#F2A08A", BUBBLE / 2, 1.8)


def street(v: View) -> DisplayList:
    """The street in the place of the town, in its units."""
    s: CubaState = v.state
    me = seen.me_of(v)
    sheet = DisplayList(*WHOLE)
    sheet.place(ground(hour(s), "cuba-art-street-how"), 0, 0)
    row = workplaces.street_of(s, me)
    steps = chain(s, me, row.houses)
    fill(sheet, spread(workplaces.BAND), _reached(s, me, row))
    if not row.pile:
        lanes(holdings(s, me), row, steps, sheet)
    x, y, w, h = places.TOWN
    found = DisplayList(w, h)
    found.place(sheet, -x, -y)
    return found


@cache
def ground(now: int, how: str) -> DisplayList:
    """The street itself at an hour, with its name and how one works there."""
    top = places.TOWN[1]
    garland = column(sized(picture("cuba/scenes/garland"), high=40), blank())
    kerb = column(
        *(sized(flat(Ground(ink, "", 0)), high=wide) for ink, wide in ((EARTH, INSET), ("#7A3B1E", 3))),
        flat(Ground(PANEL, "", 0, 0, 0.97)),
        gap=0,
    )
    below = workplaces.FRONT_TOP + workplaces.CUT - top - PAD
    named = column(boards("cuba-art-street", how), blank())
    return kept(
        over(hours.square(now), pad(garland, 0, AIR), pad(kerb, 0, below, bottom=0), pad(named, PAD, INSET)),
        places.TOWN,
    )


def spread(rect: Rect) -> Rect:
    """A place with a little of what is round it."""
    x, y, w, h = rect
    return x - INSET, y - 2, w + 2 * INSET, h + 2 * 2


def _reached(s: CubaState, me: int, row_: workplaces.Street) -> Block:
    """The ground under the ships and bills that the houses reach."""
    bills = column(say("cuba-art-street-bills", NAME.but(colour=CHALK)), blank())
    apart = 2 * INSET
    return row(
        sized(on(WATER, _docks(s, me), INSET, apart), workplaces.SHIPS_WIDE - INSET) if row_.ships else None,
        sized(on(WATER.but(fill="#5E3A2A", line=EARTH), bills, PAD, 2), workplaces.BILLS_WIDE - INSET)
        if row_.bills
        else None,
        on(QUESTION, _look(), PAD, 2) if row_.pile else blank(),
        gap=INSET,
    )


def _docks(s: CubaState, me: int) -> Block:
    """What a piece brings on each dock, bright where something can be loaded."""
    signs = []
    for limits, dock, vp in zip(loadable(s, me), DOCKS, DOCK_VP):
        able = any(n for _, n in limits)
        worth = write(f"×**{vp}**[vp]", MIDDLE)
        board = on(DOCK_SIGN if able else DOCK_SIGN.but(line=COPPER), worth)
        signs.append(shared(row(blank(), hot(sized(board, THING), f"dock/{dock}"))))
    return column(*signs, gap=3 * INSET)


def _look() -> Block:
    """The pile is looked through: what it is, how, and where the ship goes."""
    title = row(
        shared(say("cuba-art-look", HEAD.but(colour=PALE))),
        shared(say("cuba-art-look-how", LAST.but(colour=SECOND)), 3),
    )
    place = sized(dashes(SECOND, 4, 1.2), high=64)
    sea = sized(column(say("cuba-art-street-sea", MIDDLE.but(colour=CHALK)), place, blank()), 136)
    return column(sized(title, high=HEAD_HIGH), blank(high=PAD), row(blank(), sea))


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
        fill(sheet, place, pad(say(message, QUIET_HEAD), AIR, 0))
        return
    room = h - LINE_HIGH
    pitch = min(PITCH, room / len(kinds))
    top = {lane: y + LINE_HIGH + room / 2 + pitch * (i + 0.5 - len(kinds) / 2) for i, lane in enumerate(kinds)}
    final = steps[-1].after
    edge = min(BUBBLE, pitch - 2)
    many = NAME.but(size=min(BIG.size, edge * 0.78))
    before = [(lane, write(start[lane], many.but(align="right")), False) for lane in kinds]
    later = [
        (lane, write(final[lane], many.but(align="right", colour=GOLD if final[lane] != start[lane] else CREAM)), True)
        for lane in kinds
    ]
    ends = row_of_ends(_end("cuba-art-street-now", before, edge, pitch, SECOND), _end(then, later, edge, pitch, PALE))
    fill(sheet, place, ends)
    for lane in kinds:
        _lane(sheet, row, steps, lane, start[lane], top[lane], pitch)
    for index, step in enumerate(steps):
        x, _, w, _ = workplaces.front(row, index)
        _flow(sheet, x + w / 2, step, top, min(BUBBLE, pitch - 3))


def row_of_ends(now: Block, then: Block) -> Block:
    """The boxes at both ends of the lanes."""
    return row(sized(now, ENDS), blank(), sized(then, ENDS), gap=0)


def _end(message: str, counts: list[tuple[int, Block, bool]], edge: float, pitch: float, ink: str) -> Block:
    """What is there at one end of the lanes: a number for each."""
    rows = []
    for lane, number, last in counts:
        piece = sign(ICONS[lane], edge)
        told = row(number if last else piece, piece if last else number, gap=PAD)
        rows.append(sized(pad(told, PAD, (pitch - edge) / 2), high=pitch))
    title = sized(say(message, MIDDLE.but(colour=ink)), high=LINE_HIGH)
    look = WELL.but(line=GOLD) if ink == PALE else WELL
    return on(look, column(title, column(blank(), *rows, blank(), gap=0), gap=0))


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
            number = write(later, WORTH.but(colour=CREAM))
            look = Ground(DEEP, CHALK, LINE_HIGH / 2)
            fill(sheet, (middle + FAR, y - LINE_HIGH / 2, BUBBLE, LINE_HIGH), on(look, number))


def _piece_of_lane(
    sheet: DisplayList, x: float, end: float, y: float, count: int, ink: str, pitch: float, faint: bool
) -> None:
    wide = end - x
    if count <= 0:
        body = f'<path d="M2 2 H{max(3.0, wide - 2):g}" stroke="#4E7A72" stroke-width="2" stroke-dasharray="3 5"/>'
        sheet.shape(body, (x, y - 2, wide, 2 * 2), (wide, 2 * 2))
        return
    high = min(pitch / 1.5, 3 + pitch / 9 * min(count, THICKEST))
    sheet.panel((x, y - high / 2, wide, high), ink, NIGHT, 3, 1, 0.5 if faint else 0.9)


def _flow(sheet: DisplayList, x: float, step: HouseStep, top: dict[int, float], high: float) -> None:
    """One house: what leaves the lanes, a gold line, what comes."""
    rows = [top[lane] for lane, _ in (*step.takes, *step.gives)]
    if not rows:
        return
    if len(rows) > 1:
        for ink, wide in (("#2B1608", 3), (GOLD, 2)):
            sheet.panel((x - wide, min(rows), 2 * wide, max(rows) - min(rows)), ink, "", 0)
    words = (WORTH if high > LINE_HIGH else PLATE).but(face="body")
    for changes, mark, look, ink in ((step.takes, "−", TAKEN, "#FFD0BE"), (step.gives, "+", GIVEN, INK)):
        for lane, count in changes:
            told = write(f"**{mark}{count}** [{ICONS[lane]}]", words.but(colour=ink))
            lane_of = BUBBLE * 2.4
            fill(sheet, (x - lane_of / 2, top[lane] - high / 2, lane_of, high), on(look.but(radius=high / 2), told))


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
    strip = row(shared(say("cuba-art-strip-foreman", TOLD), 1.6), shared(blank()))
    foot = sized(on(STRIP, strip, PAD, 0), high=STRIP_HIGH)
    return laid(on(BOARD, column(blank(high=CHIPS_HIGH), shared(told), foot, gap=INSET), PAD, INSET), *PANEL_SIZE)


def following(start: Sequence[int], final: Sequence[int], message: str, lost: Sequence[tuple[int, int]]) -> Follows:
    """What follows, of what is held now and then."""
    return Follows((start[POINTS], start[PESOS]), (final[POINTS], final[PESOS]), message, tuple(lost))


def follows(told: Follows, other: Block) -> Block:
    """Points and pesos now and then; below them what would perish, and what is told beside it."""
    sums = (_sum(now, then, name, told.message) for now, then, name in zip(told.start, told.final, ("vp", "coin")))
    return column(shared(row(*sums)), shared(row(thrown(told.lost), other)))


def _sum(now: int, then: int, name: str, message: str) -> Block:
    text = f"{now} → **{then}**" if then != now else f"**{now}**"
    told = column(
        shared(write(text, BIG.but(face="body", align="center")), 1.5), shared(say(message, MIDDLE.but(colour=SECOND)))
    )
    look = WELL.but(line=GOLD if then > now else LINE, width=1.4)
    return on(look, row(sign(name, THING), told, gap=PAD), PAD, 3)


def outside(s: CubaState, me: int) -> list[int]:
    """The fields of the houses outside the row and the column of the pawn, the printed warehouse among them."""
    row = workplaces.street_of(s, me)
    return [at for at in members(s.covered[me] | 1) if at not in row.houses]


def elsewhere(s: CubaState, me: int, pressed: Callable[[int, Block], Block] = lambda at, block: block) -> Block:
    """The houses outside: one of them alone instead of the whole street; what a press on one does."""
    found = outside(s, me)
    if s.used or not found:
        message = "cuba-art-street-only" if s.used else "cuba-art-street-everything"
        return on(WELL, say(message, TOLD.but(colour=FAINT)), PAD, 2)
    edge = min(HOUSE, ROOM / len(found))
    houses = (pressed(at, _outside(s, me, at, edge)) for at in found)
    title = say("cuba-art-street-single", SMALL.but(colour=PALE))
    return on(WELL, column(title, shared(row(*houses, blank(), gap=min(3.0, edge / 8))), gap=1), PAD, 1)


HOUSE, ROOM = 32.0, 214.0
"""How wide a house outside is, and all of them."""


def _outside(s: CubaState, me: int, at: int, edge: float) -> Block:
    building = s.building_at(me, at) or "warehouse"
    house = icon(f"cuba/buildings/{building}", edge, HOUSE, alpha=255 if offer(s, me, at) else FADED)
    return hot(house, f"house/{FIELDS[at]}")
