"""A corner of the table for the settings: what is set shows here at once."""

from __future__ import annotations

from typing import Final

from game.presentation import DisplayList
from game.titles.cultus.art.faces import monument_card
from game.titles.cultus.art.inks import GLOW, SEAT_LINE, SHEETS

_TOWN: Final = (
    ("manor", "church", "market", "barracks"),
    ("church", "winery", "plaza", "church"),
    ("manor", "market", "plaza", "winery"),
    ("barracks", "town_hall", "market", "town_hall"),
)
_SEATS: Final = (
    {"color": "blue", "points": 30, "name": "art-sample-name-1", "line": GLOW},
    {"color": "red", "points": 27, "name": "art-sample-name-2", "line": SEAT_LINE["red"]},
    {"color": "yellow", "points": 22, "name": "art-sample-name-3", "line": SEAT_LINE["yellow"]},
    {"color": "black", "points": 34, "name": "name-annette", "line": SEAT_LINE["black"]},
)
_SQUARE: Final = 52.0
_LIT: Final = "M1 1 H2 V0 H4 V2 H3 V4 H1 Z"


def sample(glow: float) -> DisplayList:
    """A few squares with lit places, four seats, a refusal, a card, two lines of the log. 402 x 392; ``glow`` is the
    width of the light."""
    squares = [
        {"kind": kind, "x": _SQUARE * col, "y": _SQUARE * row}
        for row, kinds in enumerate(_TOWN)
        for col, kind in enumerate(kinds)
    ]
    sheet = SHEETS.draw("sample", squares=squares, seats=_SEATS)
    frame = '<path d="{way}" fill="none" stroke="{ink}" stroke-width="{width}" stroke-linejoin="round"/>'
    dark = frame.format(way=_LIT, ink="#14211C", width=(glow + 3) / _SQUARE)
    light = frame.format(way=_LIT, ink=GLOW, width=glow / _SQUARE)
    sheet.shape(dark + light, (0, 0, 4 * _SQUARE, 4 * _SQUARE), (4, 4))
    sheet.place(monument_card("mon_traffic:small"), 301, 232)
    return sheet
