"""A corner of the table for the settings: what is set shows here at once."""

from __future__ import annotations

from typing import Final

from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    column,
    corner,
    drawn,
    grid,
    icon,
    laid,
    on,
    over,
    pad,
    picture,
    row,
    shape,
    shared,
    sized,
    write,
)
from game.titles.cultus.art.blocks import lane, tell
from game.titles.cultus.art.faces import monument_card
from game.titles.cultus.art.inks import (
    BIG,
    BOLD,
    DARK,
    GLOW,
    INK,
    INKED_SMALL,
    MOON,
    NIGHT,
    PLATE,
    RED,
    RULES,
    SEAT_LINE,
    SOFT,
    TEXT,
)
from game.titles.cultus.art.town import Q

_TOWN: Final = (
    *("manor", "church", "market", "barracks"),
    *("church", "winery", "plaza", "church"),
    *("manor", "market", "plaza", "winery"),
    *("barracks", "town_hall", "market", "town_hall"),
)
_STANDING: Final = {4: "monument_black", 9: "pawn_blue"}
_SEATS: Final = (
    ("blue", 30, "art-sample-name-1", GLOW),
    ("red", 27, "art-sample-name-2", SEAT_LINE["red"]),
    ("yellow", 22, "art-sample-name-3", SEAT_LINE["yellow"]),
    ("black", 34, "name-annette", SEAT_LINE["black"]),
)
_LOG: Final = (("blue", "art-sample-log-1"), ("black", "art-sample-log-2"))
_LIT: Final = "M1 1 H2 V0 H4 V2 H3 V4 H1 Z"
SIZE: Final = (402.0, 392.0)


def sample(glow: float) -> DisplayList:
    """A few squares with lit places, four seats, a refusal, a card, two lines of the log. 402 x 392; ``glow`` is the
    width of the light."""
    frame = '<path d="{way}" fill="none" stroke="{ink}" stroke-width="{width}" stroke-linejoin="round"/>'
    dark = frame.format(way=_LIT, ink=DARK, width=(glow + 3) / Q)
    light = frame.format(way=_LIT, ink=GLOW, width=glow / Q)
    squares = grid([_square(number) for number in range(len(_TOWN))], 4, 0)
    town = over(pad(on(Ground(NIGHT, MOON, SOFT, 1.4), squares, 3), -3), shape(dark + light, (4, 4)))
    above = row(sized(town, 4 * Q), column(*(shared(_seat(*seat)) for seat in _SEATS)), gap=18)
    refused = row(sized(_refused(), 286), corner(drawn(monument_card("mon_traffic:small"))), gap=15)
    said = column(*(row(icon(f"shared/seats/{color}", 15), tell(name, TEXT), gap=9) for color, name in _LOG))
    return laid(column(sized(above, high=4 * Q), sized(refused, high=100), said, gap=18), *SIZE)


def _square(number: int) -> Block:
    piece = _STANDING.get(number)
    standing = icon(f"cultus/pieces/{piece}", 40) if piece else None
    return over(picture(f"cultus/tiles/{_TOWN[number]}"), standing)


def _seat(color: str, points: int, name: str, line: str) -> Block:
    told = sized(write(f"[star] {points}", BIG.but(align="right")), 62)
    return lane(PLATE.but(line=line, width=1.6), icon(f"shared/seats/{color}", 22), tell(name, BOLD), told)


def _refused() -> Block:
    """A deed that is refused, with its reason and its rule."""
    title = tell("art-sample-refused", BOLD.but(colour=RED))
    rule = row(tell("art-sample-rule", BOLD.but(colour="#1F5C86")), write("Esc", INKED_SMALL.but(align="right")))
    why = tell("art-sample-why", RULES.but(colour=INK))
    told = column(row(icon("shared/icons/lock_red", 17), title), why, rule)
    return on(Ground("#FFF8E7", "#B2301F", width=1.8, shadow=120), told, 13, 6)
