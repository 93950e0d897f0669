"""The plates of the others: points, purse, plantation, pieces, what they have played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine import Event, View
from game.presentation import GONE, QUIET, SHADOW, DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    aside,
    blank,
    column,
    corner,
    grid,
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
from game.titles.cuba.art.inks import CREAM, DEEP, FAINT, GOLD, LAND, NAME, PANEL, SEAT, SMALL, SUN, WORTH, short_name
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
CROP: Final = 22.0
"""The largest sign of what a field yields."""
_FIELDS: Final = {"low": 15.0, "middle": 18.5, "high": 24.5, "tall": 57.0}
"""How high a field is on the four sizes of a plate."""
_COUNTED: Final = (*_ORDER, "house")
_COUNTED_LOW: Final = ("wood", "stone", "water", "coin", "citrus", "sugar", "tobacco", "house", "rum", "cigars")


def plate(v: View, seat: int, w: float, h: float) -> DisplayList:
    """A rival; the higher the plate the larger the plantation."""
    s: CubaState = v.state
    size = "low" if h < 100 else "middle" if h < 150 else "tall" if h > 300 else "high"
    land = _plantation(v, seat, size)
    if size == "low":
        body = row(sized(land, 112, 53), _counts(s, seat, _COUNTED_LOW, 4), gap=4)
    elif size == "middle":
        body = column(row(sized(land, 114, 63), _counts(s, seat, _COUNTED, 3), gap=5), sized(_cards(s, seat), high=17))
    else:
        tall = size == "tall"
        counts = pad(_counts(s, seat, _COUNTED, 5), 3, 0)
        parts = [sized(land, high=178 if tall else 82), sized(counts, high=39)]
        names = [shared(aside(_names(s, seat)))] if tall else [blank()]
        body = column(*parts, *names, sized(_cards(s, seat), high=26 if tall else 19), gap=3)
    told = column(sized(_head(v, seat, size == "low"), high=25), shared(body), gap=3)
    return laid(over(_frame(v, seat), pad(told, 7, 2, 7, 6)), w, h)


def _frame(v: View, seat: int) -> Block:
    """The ground of a plate: bright for whoever is asked; of the others a quiet table shows no frame."""
    if bool(v.state.pending) and seat in v.state.pending[-1].seats:
        return on(Ground("#184B47", GOLD, width=2.6, shadow=120), blank())
    framed = on(Ground(PANEL, SEAT[seen.color_of(v, seat)], width=1.6, shadow=120), blank())
    return over(aside(framed, GONE), aside(on(Ground(PANEL, "", 8, 0, 0.7), blank()), QUIET))


def _head(v: View, seat: int, low: bool) -> Block:
    s: CubaState = v.state
    points = row(icon("cuba/icons/vp", 17), write(s.vp[seat], NAME.but(size=17, align="right")), gap=0)
    return row(
        icon(f"shared/seats/{seen.color_of(v, seat)}", 19),
        say("table-player", NAME, {"seat": seat}),
        icon("cuba/icons/start", 16) if s.start_seat == seat else None,
        sized(_dots(s, seat), 65) if low else sized(write(f"[coin] {s.pesos[seat]}", NAME), 46),
        hot(sized(on(Ground(DEEP, SUN, 5, 1), points, 5, 0), 63, 23), "points"),
        gap=5,
    )


def story(v: View, events: Sequence[Event]) -> DisplayList | None:
    """The plate of whoever acts while his deeds are told: the plantation stays, beside it the card and what he does."""
    s: CubaState = v.state
    seat = events[-1].params.get("seat") if events else None
    if not isinstance(seat, int) or seen.in_chamber(s) or seat not in seen.others_of(v):
        return None
    _, _, w, h = places.rivals(s.seats)[seen.others_of(v).index(seat)]
    sheet = plate(v, seat, w, h)
    x, y, wide, high = 6.0, 258.0 if h > 300 else 114.0, w - 12, 82.0 if h > 300 else 46.0
    if h < 150:
        x, y, wide, high = 122.0, 28.0, w - 128, h - (34 if h < 100 else 54)
    card = s.played[seat][-1] if s.played[seat] else ""
    words = say(
        f"cuba-log-{events[-1].kind.replace('_', '-')}", SMALL.but(lines=0, leading=1.2), dict(events[-1].params)
    )
    told = row(column(icon(f"cuba/roles/{card}", 44, 33), blank()) if card else None, words, gap=4)
    sheet.place(laid(on(Ground(DEEP, GOLD, 6), told, 5), wide, high), x, y)
    return sheet


def _plantation(v: View, seat: int, size: str) -> Block:
    """Twelve fields with the houses and the pawn, whose row and column are dashed."""
    s: CubaState = v.state
    ground = Ground("#3E2410", "", 4)
    if not s.sides[seat]:
        return on(ground, blank())
    fields = grid((_field(v, seat, at, size) for at in range(PLOTS)), COLUMNS, FIELD_GAP)
    if not s.round:
        return on(ground, fields, 2)
    across, down = divmod(s.pawn[seat], COLUMNS)
    line = pad(dashes("#FFFFFF", 2, 1), -1)
    cross = over(
        column(*(shared(line if i == across else blank()) for i in range(PLOTS // COLUMNS)), gap=FIELD_GAP),
        row(*(line if i == down else blank() for i in range(COLUMNS)), gap=FIELD_GAP),
    )
    return on(ground, over(fields, cross), 2)


def _field(v: View, seat: int, at: int, size: str) -> Block:
    s: CubaState = v.state
    code, building, high = SIDES[s.sides[seat]][at], s.building_at(seat, at), _FIELDS[size]
    large = size == "tall"
    flat = on(Ground("#F2DCA8" if building else LAND[code], "", 2), blank())
    parts = [picture(f"cuba/fields/{'plot' if building else code}") if large else flat]
    if building:
        parts.append(hot(over(blank(), icon(f"cuba/buildings/{building}", high * 0.86)), f"sold/{building}"))
    elif at:
        crop = PIECES[FIELD_PIECE[s.sides[seat]][at]]
        parts.append(icon(f"cuba/icons/{crop}", min(CROP, high * 0.72)))
    elif not large:
        parts.append(icon("cuba/icons/barn", high * 0.72))
    if s.pawn[seat] == at and s.round:
        parts.append(on(Ground("#FFFFFF", "#FFFFFF", 2, 1.6, 0.3), blank()))
        parts.append(icon(f"cuba/icons/pawn_{seen.color_of(v, seat)}", min(high, 40) * 0.94))
    return over(*parts)


def _counts(s: CubaState, seat: int, kinds: Sequence[str], across: int) -> Block:
    """How many of each piece a seat has; what it has none of is a shadow."""
    other = {"house": s.covered[seat].bit_count(), "coin": s.pesos[seat]}
    cells = []
    for kind in kinds:
        count = other[kind] if kind in other else s.own(seat, NUMBER[kind])
        number = write(count, NAME.but(size=13.5, colour=CREAM if count else FAINT))
        shown = row(icon(f"cuba/icons/{kind}", 16, alpha=255 if count else 150), number, gap=2)
        cells.append(hot(aside(shown, "" if count else SHADOW), kind))
    return column(grid(cells, across, 0, down=0), blank())


def _cards(s: CubaState, seat: int) -> Block:
    """Five characters: with their votes while in hand, dim once played; hidden in the advanced game."""
    return row(*(shared(_card(s, seat, card)) for card in CHARACTERS), gap=3)


def _card(s: CubaState, seat: int, card: str) -> Block:
    done = card in s.played[seat]
    bust = icon(f"cuba/roles/{card}", 22, 16.7, alpha=90 if done else 150 if s.delegate[seat] else 255)
    votes = say("cuba-art-votes", WORTH.but(size=12, colour=CREAM), {"n": VOTES[card]})
    end = over(blank(), icon("cuba/icons/done", 12, alpha=190)) if done else votes
    look = Ground(DEEP if done else "#27506B", "#2E5E57" if done else "#8FC0DA", 4, 1)
    return hot(on(look, row(bust, end, gap=0), 1.5, 0), f"card/{card}")


def _dots(s: CubaState, seat: int) -> Block:
    """The five characters as dots: votes on blue in hand, ticked once played."""
    return row(*(_dot(card, card in s.played[seat]) for card in CHARACTERS), gap=1)


def _dot(card: str, done: bool) -> Block:
    sign = icon("cuba/icons/done", 8, alpha=190) if done else write(VOTES[card], WORTH.but(size=11.5, colour=CREAM))
    look = Ground(DEEP if done else "#2E6A94", "#6F8F88" if done else "#BFE0F2", 6, 1)
    return hot(sized(corner(sized(on(look, sign), 12, 13), 0.5, 0.5), 12), f"card/{card}")


def _names(s: CubaState, seat: int) -> Block:
    """The houses by their names, where there is room."""
    cells = (
        row(icon(f"cuba/buildings/{house}", 22), say(short_name(house), SMALL.but(size=12)), gap=4)
        for house in list(s.buildings(seat))[:6]
    )
    return column(grid(cells, 2, down=2), blank())
