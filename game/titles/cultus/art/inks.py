"""The colours of the Cultus table: night violet, moon gold, parchment for what is yours, wine for the rival; how its words
are written and what they stand on."""

from __future__ import annotations

from typing import Final

from game.presentation.layout import Ground, Style

TABLE: Final = (1280.0, 720.0)
"""How large the table is."""
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
WHITE: Final = "#FFFFFF"
DEEP: Final = "#120926"
EDGE: Final = "#8A6A3B"
MAUVE: Final = "#5A4A86"
FIRE: Final = "#7A1626"
FLAME: Final = "#FFB36B"
DARK: Final = "#14211C"
"""Around what is lit, so that it is seen on any ground."""

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

TITLE: Final = Style(20, CREAM, "title", leading=1.2, lines=1)
HEAD: Final = TITLE.but(size=15.5, colour="#F0D9A0")
"""Over a panel."""
TEXT: Final = Style(13, CREAM, leading=1.2, lines=1)
BOLD: Final = TEXT.but(face="bold")
SMALL: Final = TEXT.but(size=12, colour=LILAC)
CHARGE: Final = BOLD.but(colour=INK, align="center")
"""A number or word in the middle of a small thing."""
BIG: Final = BOLD.but(size=16)
NUMBER: Final = BIG.but(align="center")
SUM: Final = BOLD.but(size=24, align="right")
"""What a side has."""
PROSE: Final = TEXT.but(leading=1.3, lines=0)
"""Sentences, in the middle of their place."""
RULES: Final = PROSE.but(leading=1.4, valign="top")
"""Sentences, from the top on."""
INKED: Final = TEXT.but(colour=INK)
INKED_BOLD: Final = BOLD.but(colour=INK)
INKED_TITLE: Final = TITLE.but(colour=INK)
INKED_HEAD: Final = HEAD.but(colour=INK)
INKED_SMALL: Final = SMALL.but(colour=INK_2)
INKED_BIG: Final = BIG.but(colour=INK)
INKED_NUMBER: Final = NUMBER.but(colour=INK)
INKED_PROSE: Final = PROSE.but(colour=INK)

GAIN: Final = "#1F5A3A"
LOSS: Final = "#7A1F1A"
EVEN: Final = "#4A4358"
CLOSE, GAP, PAD, ROOM = 4, 6, 8, 12
"""How far things stand from one another and from the edge of what they stand on."""
LINE, ROW = 26, 34
"""How high a line with icons is, and a row of something."""
MARK, SIGN, LARGE = 18, 22, 30
"""How large signs are: small among words, beside them, and by themselves."""
TALL: Final = 1.2
"""So much higher than wide is a portrait."""
SOFT, ROUND = 5, 11
"""The round corners of what stands on something else, and of a pill."""
DIM: Final = 120
"""How clearly is seen what does not count now."""
PANEL: Final = Ground(NIGHT, NIGHT_LINE, shadow=90)
QUIET_PANEL: Final = Ground(NIGHT, opacity=0.6)
"""The same while nothing is asked there."""
STRIP: Final = Ground(NIGHT_2, radius=SOFT)
CARD: Final = Ground(PAPER, EDGE, width=1.4, shadow=130)
"""A card held close."""
LEAF: Final = Ground(PAPER, PAPER_LINE, shadow=90)
"""A card that lies on the table."""
SMALL_LEAF: Final = Ground(PAPER, EDGE, SOFT)
BONUS: Final = Ground("#E7DDF5", radius=SOFT)
"""What a monument card pays."""
INSET: Final = Ground(PAPER_INSET, radius=SOFT)
SLIP: Final = Ground("#FFFDF6", "#C08A2C", width=1.8, shadow=150)
"""What a deed would bring."""
FOE: Final = Ground(WINE, WINE_LINE, width=2, shadow=90)
FOE_STRIP: Final = Ground("#3B1830", radius=SOFT)
BACK: Final = Ground("#2B1D4F", MOON, SOFT)
PLATE: Final = Ground(DEEP, MOON, SOFT, 2)
"""Under the points of a side."""
SPACE: Final = Ground("#2B2050", MAUVE, SOFT, 1.1)
"""A space of a track."""
GOLD_SPACE: Final = SPACE.but(fill="#6B5526", line=MOON)
PAPER_SPACE: Final = SPACE.but(fill=PAPER_INSET, line=PAPER_LINE)
PAPER_PRICE: Final = SPACE.but(fill="#E9C77F", line="#A88A52")
FOE_SPACE: Final = SPACE.but(fill=WINE_SPACE, line=WINE_LINE, width=1.8)
FOE_STRIKE: Final = FOE_SPACE.but(fill=FIRE)


def name_of(component: str) -> str:
    """The message that names a component."""
    return f"cultus-name-{component}".replace("_", "-")
