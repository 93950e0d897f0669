"""The tokens of the house: colours, sizes, spaces. Contrast of each pair of ground and ink is at least 4.5."""

from __future__ import annotations

from typing import Final

BEHIND: Final = "#0E1A16"
"""What the window shows beside the stage."""
BAR: Final = "#14231F"
PANEL: Final = "#1B3A33"
LINE: Final = "#6E8F80"
CREAM: Final = "#F4EBD8"
DIM: Final = "#C6D1C1"
WALNUT_TITLE: Final = "#FFF1CF"
WALNUT_CAPTION: Final = "#E0CDAE"
PAPER: Final = "#F6EEDC"
PAPER_EDGE: Final = "#A88A52"
PAPER_INSET: Final = "#EFE5CC"
CONTROL: Final = "#E3D6B4"
RULE: Final = "#D8C8A2"
INK: Final = "#2B2118"
INK2: Final = "#5B4A3A"
LINK: Final = "#1F5C86"
NUMBER: Final = "#7A5210"
GOLD: Final = "#D9B25F"
GOLD_RIM: Final = "#FFE6A6"
GOLD_DARK: Final = "#8A5E14"
GLOW: Final = "#FFD55E"
GLOW_LINE: Final = "#14211C"
RED: Final = "#B2301F"
RED_HEAD: Final = "#8E1F1A"
RED_PAPER: Final = "#FFF8E7"
GOOD: Final = "#3F6A22"
GOOD_PAPER: Final = "#E0ECCB"
OPEN_PAPER: Final = "#DCEAF2"

STAGE: Final = (1280, 720)
SMALLEST: Final = 11.5
CAPTION: Final = 12.5
LARGE: Final = 21.0
"""The size from which on letters need not grow with the text: they are large already."""

SEAT_COLOURS: Final = {
    "blue": "#2F6BE0",
    "red": "#D33E2B",
    "yellow": "#FAD934",
    "green": "#3AC5A9",
    "purple": "#4A2C66",
    "black": "#2A2433",
    "white": "#F2ECDD",
    "orange": "#EE8A2E",
    "brown": "#8A5A36",
    "grey": "#9A9AA4",
}
