"""A corner of the table for the settings: what is set shows here at once."""

from __future__ import annotations

from typing import Final

from game.presentation import DisplayList
from game.presentation import layout as lay
from game.titles.cultus.art import inks
from game.titles.cultus.art.blocks import lane, tell
from game.titles.cultus.art.faces import monument_card
from game.titles.cultus.art.town import Q

_TOWN: Final = (
    *("manor", "church", "market", "barracks"),
    *("church", "winery", "plaza", "church"),
    *("manor", "market", "plaza", "winery"),
    *("barracks", "town_hall", "market", "town_hall"),
)
_STANDING: Final = {4: "monument_black", 9: "pawn_blue"}
_SEATS: Final = (
    ("blue", 30, "art-sample-name-1", inks.GLOW),
    ("red", 27, "art-sample-name-2", inks.SEAT_LINE["red"]),
    ("yellow", 22, "art-sample-name-3", inks.SEAT_LINE["yellow"]),
    ("black", 34, "name-annette", inks.SEAT_LINE["black"]),
)
_LOG: Final = (("blue", "art-sample-log-1"), ("black", "art-sample-log-2"))
_LIT: Final = "M1 1 H2 V0 H4 V2 H3 V4 H1 Z"
SIZE: Final = (402.0, 392.0)


def sample(glow: float) -> DisplayList:
    """A few squares with lit places, four seats, a refusal, a card, two lines of the log. 402 x 392; ``glow`` is the
    width of the light."""
    frame = '<path d="{way}" fill="none" stroke="{ink}" stroke-width="{width}" stroke-linejoin="round"/>'
    dark = frame.format(way=_LIT, ink=inks.DARK, width=(glow + 3) / Q)
    light = frame.format(way=_LIT, ink=inks.GLOW, width=glow / Q)
    squares = lay.grid([_square(number) for number in range(len(_TOWN))], 4, 0)
    town = lay.over(
        lay.pad(lay.on(lay.Ground(inks.NIGHT, inks.MOON, inks.SOFT, 1.4), squares, 3), -3),
        lay.shape(dark + light, (4, 4)),
    )
    above = lay.row(lay.sized(town, 4 * Q), lay.column(*(lay.shared(_seat(*seat)) for seat in _SEATS)), gap=18)
    refused = lay.row(lay.sized(_refused(), 286), lay.corner(lay.drawn(monument_card("mon_traffic:small"))), gap=15)
    said = lay.column(
        *(lay.row(lay.icon(f"shared/seats/{color}", 15), tell(name, inks.TEXT), gap=9) for color, name in _LOG)
    )
    return lay.laid(lay.column(lay.sized(above, high=4 * Q), lay.sized(refused, high=100), said, gap=18), *SIZE)


def _square(number: int) -> lay.Block:
    piece = _STANDING.get(number)
    standing = lay.icon(f"cultus/pieces/{piece}", 40) if piece else None
    return lay.over(lay.picture(f"cultus/tiles/{_TOWN[number]}"), standing)


def _seat(color: str, points: int, name: str, line: str) -> lay.Block:
    told = lay.sized(lay.write(f"[star] {points}", inks.BIG.but(align="right")), 62)
    return lane(
        inks.PLATE.but(line=line, width=1.6), lay.icon(f"shared/seats/{color}", 22), tell(name, inks.BOLD), told
    )


def _refused() -> lay.Block:
    """A deed that is refused, with its reason and its rule."""
    title = tell("art-sample-refused", inks.BOLD.but(colour=inks.RED))
    rule = lay.row(
        tell("art-sample-rule", inks.BOLD.but(colour="#1F5C86")), lay.write("Esc", inks.INKED_SMALL.but(align="right"))
    )
    why = tell("art-sample-why", inks.RULES.but(colour=inks.INK))
    told = lay.column(lay.row(lay.icon("shared/icons/lock_red", 17), title), why, rule)
    return lay.on(lay.Ground("#FFF8E7", "#B2301F", width=1.8, shadow=120), told, 13, 6)
