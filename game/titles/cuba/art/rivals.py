"""The plates of the others: points, purse, plantation, pieces, what they have played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.engine import Event, View
from game.presentation import QUIET, SHADOW, DisplayList
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground
from game.presentation.parts import dashes
from game.titles.cuba.art import inks
from game.titles.cuba.rules.board import FIELD_PIECE
from game.titles.cuba.rules.components import CHARACTERS, COLUMNS, NUMBER, PIECES, SIDES, VOTES
from game.titles.cuba.rules.state import PLOTS, CubaState
from game.titles.cuba.table import places, seen


def plates(v: View) -> Iterator[tuple[str, DisplayList]]:
    """The region of each rival."""
    for place, (seat, rect) in enumerate(zip(seen.others_of(v), places.rivals(v.state.seats)), 1):
        yield f"plate/{place}", plate(v, seat, rect[2], rect[3])


FIELD_GAP: Final = 1.4
CROP, HOUSE, PAWN = 22.0, 48.0, 38.0
"""The largest signs of what a field yields, of a house and of the pawn."""
LOW, MIDDLE_HIGH, TALL = 100, 150, 300
"""A plate is low below that, of middle height, or tall above that."""
_COUNTED: Final = (*places.SUPPLY_ORDER, "house")
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
    asked = seen.is_asked(s, seat)
    plots = tuple(s.plots[seat * PLOTS : (seat + 1) * PLOTS])
    held = tuple(s.own(seat, piece) for piece in range(len(PIECES)))
    color, pawn = seen.color_of(v, seat), s.pawn[seat] if s.round else -1
    told = (color, asked, s.start_seat == seat, s.sides[seat], plots, pawn, held, s.pesos[seat], s.vp[seat])
    return _plate(Rival(seat, *told, tuple(s.played[seat]), bool(s.delegate[seat])), w, h)


@lru_cache(512)
def _plate(a: Rival, w: float, h: float) -> DisplayList:
    land = _plantation(a, h > TALL)
    if h < LOW:
        body = lay.row(lay.shared(land, 0.8), lay.shared(_counts(a, _COUNTED_LOW, ACROSS - 1)))
    elif h < MIDDLE_HIGH:
        both = lay.row(lay.shared(land, 0.8), lay.shared(_counts(a, _COUNTED, 3)))
        body = lay.column(lay.shared(both), lay.sized(_cards(a), high=inks.LINE_HIGH))
    else:
        parts = (lay.shared(land, 2), lay.shared(lay.pad(_counts(a, _COUNTED, ACROSS), 3, 0)))
        names = lay.shared(lay.aside(_names(a))) if h > TALL else None
        body = lay.column(*parts, names, lay.sized(_cards(a), high=inks.LINE_HIGH), gap=3)
    told = lay.column(lay.sized(_head(a, h < LOW), high=inks.HEAD_HIGH), lay.shared(body), gap=3)
    return lay.laid(lay.over(_frame(a), lay.pad(told, inks.PAD, 2, inks.PAD, inks.INSET)), w, h)


def _frame(a: Rival) -> Block:
    """The ground of a plate: bright for whoever is asked; of the others a quiet table shows no frame."""
    if a.asked:
        return lay.ground(inks.BOARD.but(fill="#184B47", line=inks.GOLD, width=2.6))
    full = lay.aside(lay.ground(inks.BOARD.but(line=inks.SEAT[a.color], width=1.6)))
    return lay.over(full, lay.aside(lay.ground(inks.BOARD.but(line="", shadow=0, opacity=0.7)), QUIET))


def _head(a: Rival, low: bool) -> Block:
    points = lay.row(inks.sign("vp", 18), lay.write(a.points, inks.BIG.but(align="right")), gap=0)
    return lay.row(
        inks.shape_of(a.color),
        lay.say("table-player", inks.NAME, {"seat": a.seat}),
        inks.sign("start", inks.LOCK) if a.starts else None,
        lay.sized(_dots(a), 65) if low else lay.sized(lay.write(f"[coin] {a.pesos}", inks.NAME), 46),
        lay.hot(
            lay.sized(lay.on(inks.WELL.but(line=inks.SUN), points, inks.INSET, 0), 64, inks.HEAD_HIGH - 2), "points"
        ),
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
    words = lay.say(
        f"cuba-log-{events[-1].kind.replace('_', '-')}", inks.TOLD.but(leading=1.2), dict(events[-1].params)
    )
    told = lay.on(
        inks.WELL.but(line=inks.GOLD),
        lay.row(lay.column(_bust(card, inks.THING), lay.blank()) if card else None, words),
        inks.INSET,
    )
    whole, head = lay.shared(told), lay.blank(high=inks.HEAD_HIGH)
    if h < LOW:
        block = lay.column(head, lay.row(lay.shared(lay.blank(), 0.8), whole))
    elif h < MIDDLE_HIGH:
        block = lay.column(
            head, lay.shared(lay.row(lay.shared(lay.blank(), 0.8), whole)), lay.blank(high=inks.LINE_HIGH)
        )
    else:
        parts = (lay.shared(lay.blank(), 2), lay.shared(told, 2)) if h > TALL else (lay.shared(lay.blank(), 2), whole)
        block = lay.column(head, *parts, lay.blank(high=inks.LINE_HIGH))
    shown = DisplayList(w, h)
    shown.place(plate(v, seat, w, h), 0, 0)
    lay.fill(shown, (0, 0, w, h), lay.pad(block, inks.PAD, 2, inks.PAD, inks.INSET))
    return shown


def _bust(card: str, wide: float, alpha: int = 255) -> Block:
    return lay.icon(f"cuba/roles/{card}", wide, wide * 0.76, alpha=alpha)


def _plantation(a: Rival, large: bool) -> Block:
    """Twelve fields with the houses and the pawn, whose row and column are dashed."""
    earth = inks.SOIL.but(line="")
    if not a.side:
        return lay.ground(earth)
    fields = lay.grid((_field(a, at, large) for at in range(PLOTS)), COLUMNS, FIELD_GAP)
    if a.pawn < 0:
        return lay.on(earth, fields, 2)
    across, down = divmod(a.pawn, COLUMNS)
    line = lay.pad(dashes(inks.WHITE, 2, 1), -1)
    cross = lay.over(
        lay.column(*(lay.shared(line if i == across else lay.blank()) for i in range(PLOTS // COLUMNS)), gap=FIELD_GAP),
        lay.row(*(line if i == down else lay.blank() for i in range(COLUMNS)), gap=FIELD_GAP),
    )
    return lay.on(earth, lay.over(fields, cross), 2)


def _field(a: Rival, at: int, large: bool) -> Block:
    code, building = SIDES[a.side][at], a.plots[at]
    flat = lay.ground(Ground("#F2DCA8" if building else inks.LAND[code], "", 2))
    parts = [lay.picture(f"cuba/fields/{'plot' if building else code}") if large else flat]
    if building:
        parts.append(lay.hot(lay.pad(lay.fitted(lay.icon(f"cuba/buildings/{building}", HOUSE)), 1), f"sold/{building}"))
    elif at:
        parts.append(lay.pad(lay.fitted(inks.sign(PIECES[FIELD_PIECE[a.side][at]], CROP)), 2))
    elif not large:
        parts.append(lay.pad(lay.fitted(inks.sign("barn", CROP)), 2))
    if a.pawn == at:
        parts.append(lay.ground(Ground(inks.WHITE, inks.WHITE, 2, 1.6, 0.3)))
        parts.append(lay.fitted(inks.sign(f"pawn_{a.color}", PAWN)))
    return lay.over(*parts)


def _counts(a: Rival, kinds: Sequence[str], across: int) -> Block:
    """How many of each piece a seat has; what it has none of is a shadow."""
    other = {"house": sum(map(bool, a.plots)), "coin": a.pesos}
    cells = []
    for kind in kinds:
        count = other[kind] if kind in other else a.held[NUMBER[kind]]
        number = lay.write(count, inks.NAME.but(leading=1.25, colour=inks.CREAM if count else inks.FAINT))
        shown = lay.row(inks.sign(kind, inks.LOCK, 255 if count else 150), number, gap=2)
        cells.append(lay.hot(lay.aside(shown, "" if count else SHADOW), kind))
    return lay.column(lay.grid(cells, across, 0, down=0), lay.blank())


def _cards(a: Rival) -> Block:
    """Five characters: with their votes while in hand, dim once played; hidden in the advanced game."""
    return lay.row(*(lay.shared(_card(a, card)) for card in CHARACTERS), gap=3)


def _card(a: Rival, card: str) -> Block:
    done = card in a.played
    bust = _bust(card, 22, inks.FADED if done else 150 if a.hidden else 255)
    votes = lay.say("cuba-art-votes", inks.WORTH.but(colour=inks.CREAM), {"n": VOTES[card]})
    end = lay.over(lay.blank(), inks.sign("done", inks.MARK, 190)) if done else votes
    look = inks.TAG.but(fill=inks.DEEP, line=inks.LINE) if done else inks.TAG.but(fill=inks.BLUE, line="#8FC0DA")
    return lay.hot(lay.on(look, lay.row(bust, end, gap=0), 1.5, 0), f"card/{card}")


def _dots(a: Rival) -> Block:
    """The five characters as dots: votes on blue in hand, ticked once played."""
    return lay.row(*(_dot(card, card in a.played) for card in CHARACTERS), gap=1)


def _dot(card: str, done: bool) -> Block:
    mark = inks.sign("done", inks.PAD, 190) if done else lay.write(VOTES[card], inks.PLATE.but(colour=inks.CREAM))
    look = inks.STRIP.but(fill=inks.DEEP, line="#6F8F88") if done else inks.STRIP.but(fill="#2E6A94", line="#BFE0F2")
    return lay.hot(lay.sized(lay.corner(lay.sized(lay.on(look, mark), DOT, DOT + 1), 0.5, 0.5), DOT), f"card/{card}")


DOT: Final = 12


def _names(a: Rival) -> Block:
    """The houses by their names, where there is room."""
    houses = [house for house in a.plots if house][:NAMED]
    cells = (
        lay.row(lay.icon(f"cuba/buildings/{house}", CROP), lay.say(inks.short_name(house), inks.SMALL), gap=3)
        for house in houses
    )
    return lay.column(lay.grid(cells, 2, down=2), lay.blank())


NAMED: Final = 6
"""So many houses have room for their names."""
