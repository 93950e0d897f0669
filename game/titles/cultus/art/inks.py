"""The colours of the Cultus table: night violet, moon gold, parchment for what is yours, wine for the rival."""

from __future__ import annotations

from typing import Final

from game.presentation.sheets import Sheets

NIGHT: Final = "#181029"
NIGHT_2: Final = "#241A40"
NIGHT_LINE: Final = "#4A3A78"
WINE: Final = "#2B1222"
WINE_LINE: Final = "#A83C55"
WINE_SPACE: Final = "#4A1E33"
PAPER: Final = "#F6EEDC"
PAPER_INSET: Final = "#EADFC4"
PAPER_LINE: Final = "#C8B48C"
MOON: Final = "#E3BE6A"
GLOW: Final = "#FFD55E"
CREAM: Final = "#F4EBD8"
LILAC: Final = "#B9ADD0"
WARNING: Final = "#FFD7A0"
INK: Final = "#2B2118"
INK_2: Final = "#5B4A3A"
DIM_INK: Final = "#8A7B66"
RED: Final = "#8E1F1A"

SEAT: Final = {
    "blue": ("#2F6BE0", "#1C469C", "#F6EEDC"),
    "red": ("#D33E2B", "#8F2114", "#F6EEDC"),
    "yellow": ("#FAD934", "#B8931A", "#2B2118"),
    "black": ("#2A2433", "#120E18", "#F6EEDC"),
}
SEAT_LINE: Final = {**{name: colours[0] for name, colours in SEAT.items()}, "black": "#9A8FB4"}
"""Frames in the colour of a seat, all to be told from the night around them."""
GROUND: Final = {
    "town_hall": "#5E489F",
    "market": "#C4650F",
    "winery": "#8A2746",
    "barracks": "#315A80",
    "church": "#F1DFA6",
    "manor": "#4A7C3A",
    "plaza": "#CFC7BA",
}


SHEETS: Final = Sheets("cultus", __file__, {name.lower(): ink for name, ink in globals().items() if name.isupper()})
"""What is written down in the folder ``sheets``, in these colours."""


def name_of(component: str) -> str:
    """The message that names a component."""
    return f"cultus-name-{component}".replace("_", "-")
