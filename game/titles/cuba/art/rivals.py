"""The plates of the others: points, purse, plantation, pieces, what they have played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.engine import Event, View
from game.presentation import QUIET, SHADOW, DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    aside,
    blank,
    column,
    corner,
    fill,
    fitted,
    grid,
    ground,
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
from game.presentation.parts import dashes
from game.titles.cuba.art.inks import (
    BIG,
    BLUE,
    BOARD,
    CREAM,
    DEEP,
    FADED,
    FAINT,
    GOLD,
    HEAD_HIGH,
    INSET,
    LAND,
    LINE,
    LINE_HIGH,
    LOCK,
    MARK,
    NAME,
    PAD,
    PLATE,
    SEAT,
    SMALL,
    SOIL,
    STRIP,
    SUN,
    TAG,
    THING,
    TOLD,
    WELL,
    WHITE,
    WORTH,
    shape_of,
    short_name,
    sign,
)
from game.titles.cuba.rules.board import FIELD_PIECE
from game.titles.cuba.rules.components import CHARACTERS, COLUMNS, NUMBER, PIECES, SIDES, VOTES
from game.titles.cuba.rules.state import PLOTS, CubaState
from game.titles.cuba.table import places, seen

_ORDER: Final = ("wood", "stone", "water", "citrus", "sugar", "tobacco", "rum", "cigars")


def plates(v: View) -> dict[str, DisplayList]:
    """The region of each rival."""
    rects = places.rivals(v.state.seats)
    return {
        f"plate/{place}": plate(v, seat, rect[2], rect[3])
        for place, (seat, rect) in enumerate(zip(seen.others_of(v), rects), 1)
    }


FIELD_GAP: Final = 1.4
CROP, HOUSE, PAWN = 22.0, 48.0, 38.0
"""The largest signs of what a field yields, of a house and of the pawn."""
LOW, MIDDLE_HIGH, TALL = 100, 150, 300
"""A plate is low below that, of middle height, or tall above that."""
_COUNTED: Final = (*_ORDER, "house")
_COUNTED_LOW: Final = ("wood", "stone", "water", "coin", "citrus", "sugar", "tobacco", "house", "rum", "cigars")
ACROSS: Final = 5
"""So many counts stand side by side where a plate is high."""


class Rival(NamedTuple):
    """What a plate tells of a seat: its colour, whether it is asked and begins; the land with its houses and the pawn, the
    pieces in the order of the rules, pesos and points; the cards it has played, and whether some are hidden."""

    seat: int
    color: str
    asked: bool
    starts: bool
    side: str
    plots: tuple[str, ...]
    pawn: int
    held: tuple[int, ...]
    pesos: int
    points: int
    played: tuple[str, ...]
    hidden: bool


def plate(v: View, seat: int, w: float, h: float) -> DisplayList:
    """A rival; the higher the plate the larger the plantation."""
    s: CubaState = v.state
    asked = bool(s.pending) and seat in s.pending[-1].seats
    plots = tuple(s.plots[seat * PLOTS : (seat + 1) * PLOTS])
    held = tuple(s.own(seat, piece) for piece in range(len(PIECES)))
    color, pawn = seen.color_of(v, seat), s.pawn[seat] if s.round else -1
    told = (color, asked, s.start_seat == seat, s.sides[seat], plots, pawn, held, s.pesos[seat], s.vp[seat])
    return _plate(Rival(seat, *told, tuple(s.played[seat]), bool(s.delegate[seat])), w, h)


@lru_cache(512)
def _plate(a: Rival, w: float, h: float) -> DisplayList:
    land = _plantation(a, h > TALL)
    if h < LOW:
        body = row(shared(land, 0.8), shared(_counts(a, _COUNTED_LOW, ACROSS - 1)))
    elif h < MIDDLE_HIGH:
        both = row(shared(land, 0.8), shared(_counts(a, _COUNTED, 3)))
        body = column(shared(both), sized(_cards(a), high=LINE_HIGH))
    else:
        parts = (shared(land, 2), shared(pad(_counts(a, _COUNTED, ACROSS), 3, 0)))
        names = shared(aside(_names(a))) if h > TALL else None
        body = column(*parts, names, sized(_cards(a), high=LINE_HIGH), gap=3)
    told = column(sized(_head(a, h < LOW), high=HEAD_HIGH), shared(body), gap=3)
    return laid(over(_frame(a), pad(told, PAD, 2, PAD, INSET)), w, h)


def _frame(a: Rival) -> Block:
    """The ground of a plate: bright for whoever is asked; of the others a quiet table shows no frame."""
    if a.asked:
        return ground(BOARD.but(fill="#184B47", line=GOLD, width=2.6))
    full = aside(ground(BOARD.but(line=SEAT[a.color], width=1.6)))
    return over(full, aside(ground(BOARD.but(line="", shadow=0, opacity=0.7)), QUIET))


def _head(a: Rival, low: bool) -> Block:
    points = row(sign("vp", 18), write(a.points, BIG.but(align="right")), gap=0)
    return row(
        shape_of(a.color),
        say("table-player", NAME, {"seat": a.seat}),
        sign("start", LOCK) if a.starts else None,
        sized(_dots(a), 65) if low else sized(write(f"[coin] {a.pesos}", NAME), 46),
        hot(sized(on(WELL.but(line=SUN), points, INSET, 0), 64, HEAD_HIGH - 2), "points"),
        gap=3,
    )


def story(v: View, events: Sequence[Event]) -> DisplayList | None:
    """The plate of whoever acts while his deeds are told: the plantation stays, beside it the card and what he does."""
    s: CubaState = v.state
    seat = events[-1].params.get("seat") if events else None
    if not isinstance(seat, int) or seen.in_chamber(s) or seat not in seen.others_of(v):
        return None
    _, _, w, h = places.rivals(s.seats)[seen.others_of(v).index(seat)]
    card = s.played[seat][-1] if s.played[seat] else ""
    words = say(f"cuba-log-{events[-1].kind.replace('_', '-')}", TOLD.but(leading=1.2), dict(events[-1].params))
    told = on(WELL.but(line=GOLD), row(column(_bust(card, THING), blank()) if card else None, words), INSET)
    whole, head = shared(told), blank(high=HEAD_HIGH)
    if h < LOW:
        block = column(head, row(shared(blank(), 0.8), whole))
    elif h < MIDDLE_HIGH:
        block = column(head, shared(row(shared(blank(), 0.8), whole)), blank(high=LINE_HIGH))
    else:
        parts = (shared(blank(), 2), shared(told, 2)) if h > TALL else (shared(blank(), 2), whole)
        block = column(head, *parts, blank(high=LINE_HIGH))
    shown = DisplayList(w, h)
    shown.place(plate(v, seat, w, h), 0, 0)
    fill(shown, (0, 0, w, h), pad(block, PAD, 2, PAD, INSET))
    return shown


def _bust(card: str, wide: float, alpha: int = 255) -> Block:
    return icon(f"cuba/roles/{card}", wide, wide * 0.76, alpha=alpha)


def _plantation(a: Rival, large: bool) -> Block:
    """Twelve fields with the houses and the pawn, whose row and column are dashed."""
    earth = SOIL.but(line="")
    if not a.side:
        return ground(earth)
    fields = grid((_field(a, at, large) for at in range(PLOTS)), COLUMNS, FIELD_GAP)
    if a.pawn < 0:
        return on(earth, fields, 2)
    across, down = divmod(a.pawn, COLUMNS)
    line = pad(dashes(WHITE, 2, 1), -1)
    cross = over(
        column(*(shared(line if i == across else blank()) for i in range(PLOTS // COLUMNS)), gap=FIELD_GAP),
        row(*(line if i == down else blank() for i in range(COLUMNS)), gap=FIELD_GAP),
    )
    return on(earth, over(fields, cross), 2)


def _field(a: Rival, at: int, large: bool) -> Block:
    code, building = SIDES[a.side][at], a.plots[at]
    flat = ground(Ground("#F2DCA8" if building else LAND[code], "", 2))
    parts = [picture(f"cuba/fields/{'plot' if building else code}") if large else flat]
    if building:
        parts.append(hot(pad(fitted(icon(f"cuba/buildings/{building}", HOUSE)), 1), f"sold/{building}"))
    elif at:
        parts.append(pad(fitted(sign(PIECES[FIELD_PIECE[a.side][at]], CROP)), 2))
    elif not large:
        parts.append(pad(fitted(sign("barn", CROP)), 2))
    if a.pawn == at:
        parts.append(ground(Ground(WHITE, WHITE, 2, 1.6, 0.3)))
        parts.append(fitted(sign(f"pawn_{a.color}", PAWN)))
    return over(*parts)


def _counts(a: Rival, kinds: Sequence[str], across: int) -> Block:
    """How many of each piece a seat has; what it has none of is a shadow."""
    other = {"house": sum(map(bool, a.plots)), "coin": a.pesos}
    cells = []
    for kind in kinds:
        count = other[kind] if kind in other else a.held[NUMBER[kind]]
        number = write(count, NAME.but(leading=1.25, colour=CREAM if count else FAINT))
        shown = row(sign(kind, LOCK, 255 if count else 150), number, gap=2)
        cells.append(hot(aside(shown, "" if count else SHADOW), kind))
    return column(grid(cells, across, 0, down=0), blank())


def _cards(a: Rival) -> Block:
    """Five characters: with their votes while in hand, dim once played; hidden in the advanced game."""
    return row(*(shared(_card(a, card)) for card in CHARACTERS), gap=3)


def _card(a: Rival, card: str) -> Block:
    done = card in a.played
    bust = _bust(card, 22, FADED if done else 150 if a.hidden else 255)
    votes = say("cuba-art-votes", WORTH.but(colour=CREAM), {"n": VOTES[card]})
    end = over(blank(), sign("done", MARK, 190)) if done else votes
    look = TAG.but(fill=DEEP, line=LINE) if done else TAG.but(fill=BLUE, line="#8FC0DA")
    return hot(on(look, row(bust, end, gap=0), 1.5, 0), f"card/{card}")


def _dots(a: Rival) -> Block:
    """The five characters as dots: votes on blue in hand, ticked once played."""
    return row(*(_dot(card, card in a.played) for card in CHARACTERS), gap=1)


def _dot(card: str, done: bool) -> Block:
    mark = sign("done", PAD, 190) if done else write(VOTES[card], PLATE.but(colour=CREAM))
    look = STRIP.but(fill=DEEP, line="#6F8F88") if done else STRIP.but(fill="#2E6A94", line="#BFE0F2")
    return hot(sized(corner(sized(on(look, mark), DOT, DOT + 1), 0.5, 0.5), DOT), f"card/{card}")


DOT: Final = 12


def _names(a: Rival) -> Block:
    """The houses by their names, where there is room."""
    houses = [house for house in a.plots if house][:NAMED]
    cells = (row(icon(f"cuba/buildings/{house}", CROP), say(short_name(house), SMALL), gap=3) for house in houses)
    return column(grid(cells, 2, down=2), blank())


NAMED: Final = 6
"""So many houses have room for their names."""
