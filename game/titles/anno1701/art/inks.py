"""The colours of Anno 1701, and short ways to write and name things."""

from __future__ import annotations

from typing import Any, Final

from game.presentation import layout as blocks
from game.presentation.layout import Block, Ground, Style
from game.titles.anno1701.rules.components import BUILDINGS, FAVOUR_TO_WIN, GOODS, KIND_OF, Building
from game.titles.anno1701.rules.state import Town

NAVY, NAVY_2, LINE, GOLD, GLOW = "#0D2435", "#12364F", "#2F617F", "#E3BE6A", "#FFD55E"
CREAM, PALE, INK, INK_2, PAPER, SAND = "#F6EEDC", "#9DBDD0", "#2B2118", "#6B5736", "#F6EEDC", "#E8DAB6"
WINE, WINE_2, ROSE, BLUE, RED = "#2B1222", "#42202E", "#E0B9B4", "#2F6BE0", "#B02A37"
TITLE_INK: Final = "#F4E3B4"
DARK, CHALK = "#14211C", "#FFF8E7"
GREEN, CRIMSON, GILT = "#1F6B3A", "#8E1F1A", "#E3C77A"
"""On paper what is gained, what is lost; the brass of a chip."""
WRECK, EDGE, BRASS = "#7E2634", "#3E7396", "#C9A45A"
"""A ship that is lost; the line round what is counted, and round paper."""
BANDS: Final = {
    "goods": "#3F6B34",
    "sail": "#1C5C86",
    "cannon": "#4A545E",
    "bag": "#7C5A1E",
    "happy": "#7A3A6A",
    "special": "#35507A",
    "action": "#8E2F3C",
}
FRAMES: Final = {
    "forest": "#2F5D3A",
    "fields": "#8A6410",
    "pasture": "#4C6B2A",
    "clay_pit": "#9A4526",
    "ore_mine": "#4C555E",
    "tobacco": "#545A26",
    "rum": "#7A3318",
    "centre": "#27506B",
    "chaos": "#4A1216",
    "ship": "#1C5C86",
    "wreck": "#1C3A50",
}
RANK_FILLS: Final = {"pioneer": "#6B5736", "settler": "#2F6B5E", "citizen": "#27507F", "merchant": "#6A2A52"}
GOOD_ICON: Final = {"forest": "wood", "fields": "food", "pasture": "cloth", "clay_pit": "brick", "ore_mine": "tools"}
MARKS: Final = ("sail", "cannon", "bag", "happy")
ROMAN: Final = ("×", "I", "II", "III", "IV")
ERA: Final = ("", "I", "II", "III")
EVENT_ICONS: Final = {
    "fire": "fire",
    "queen": "queen",
    "tax": "tax",
    "diplomacy": "diplomacy",
    "commercial_advantage": "commercial",
    "pirates_hunt": "pirates",
}
SIDE_FILLS: Final = {"lion": "#2C5FA8", "dragon": "#7E2634", "": "#35607E"}
PAD, INSET, ROW, SIGN = 12, 7, 28, 20
"""From the edge of a panel and of a strip to what stands on it; how high a line with signs is, and a sign in it."""
NAME: Final = Style(15, CREAM, "bold", lines=1)
NOTE: Final = Style(13, CREAM, lines=1)
TEXT: Final = NOTE.but(size=14)
BOLD: Final = NOTE.but(face="bold")
TINY: Final = NOTE.but(size=11.5)
FINE: Final = NOTE.but(size=12.5, colour=PALE)
"""What is said beside the rest."""
HEAD: Final = Style(16, TITLE_INK, "title", lines=1)
FIGURE: Final = NOTE.but(size=12, face="bold", align="center")
"""Numbers and short words in the middle of a small thing."""
NUMERAL: Final = FIGURE.but(colour=INK)
TITLE: Final = HEAD.but(size=20)
BIG: Final = NAME.but(size=21)
"""The figure that it is all about."""
INKED, INKED_NAME, INKED_TITLE = NOTE.but(colour=INK), NAME.but(colour=INK), TITLE.but(colour=INK)
"""On paper."""
PLATE: Final = Ground(NAVY, LINE, 8, 1.3, 0.9)
NIGHT_PLATE: Final = Ground(NAVY, "", 8, 0, 0.7)
"""The same on a quiet table."""
WELL: Final = Ground(NAVY_2, EDGE, 6, 1)
"""What is counted stands in it."""
PIECE: Final = Ground(NAVY, CREAM, 5)
"""A piece that lies on the table, in a colour of its own."""
TAG: Final = Ground(CHALK, INK, 5)
"""Under the number of a piece."""
COUNT: Final = Ground("#0B2030", GILT)
"""Under how many there are."""
ALARM: Final = Ground("#5E1A22", "#FFD9C8", 5)
CARD: Final = Ground(PAPER, BRASS, 8, 1.4)
"""A sheet of paper on the table."""
GAIN, LOSS = Ground("#14533C", "#8FE0A8", 7, 1.1), Ground("#7A1F22", "#FFB9A0", 7, 1.1)
CARD_GAIN, CARD_LOSS = Ground("#DDF0DC", GREEN, 6, 1.2), Ground("#FBE3DA", CRIMSON, 6, 1.2)
"""A change, on the table and on paper."""
TABLE: Final = (1280, 720)
"""How large the whole table is."""
VEIL: Final = Ground("#04101A", "", 0, 0, 0.62)
"""What darkens the table below a sheet."""


def art(name: str) -> str:
    """The message of the table with that ending."""
    return f"anno1701-art-{name}".replace("_", "-")


def said(message: str, style: Style, params: dict[str, Any] | None = None) -> Block:
    """A message of the table."""
    return blocks.say(art(message), style, params)


def sign(name: str, size: float = SIGN, alpha: int = 255, c: str = "") -> Block:
    """One of the small drawings, in the colour ``c`` if it has one of its own."""
    ink = {"c": c} if c else {}
    return blocks.icon(f"anno1701/icons/{name}", size, alpha=alpha, **ink)


def written(text: object, style: Style = NAME) -> Block:
    """Numbers and inline icons in the middle of their room."""
    return blocks.write(text, style.but(align="center"))


def crest(side: str, size: float) -> Block:
    """The crest of a side; a shadow before it is chosen."""
    return sign(side or "lion", size, 255 if side else 90)


def seated(side: str, seat: int, style: Style, size: float = 22) -> Block:
    """The crest of a side and the name of who sits there."""
    return blocks.row(crest(side, size), blocks.say("anno1701-art-seat", style, {"seat": seat}))


def seat_inks(dark: bool) -> tuple[Ground, str, str]:
    """The ground of a seat's panel, and the inks on it: that of the dragon is dark."""
    if dark:
        return Ground(WINE, "#C8515F", 8, 2, shadow=120), CREAM, ROSE
    return Ground(PAPER, BLUE, 8, 2, shadow=120), INK, INK_2


def bare(look: Ground, block: Block) -> Block:
    """The block on a ground that a quiet table leaves out."""
    return blocks.over(blocks.aside(blocks.ground(look)), block)


def crowns(side: str, have: int) -> Block:
    """The crowns of a side, those that it has lit; a quiet table leaves out their frames."""
    lit = bare(Ground(SIDE_FILLS[side], GILT, 5, 1), blocks.pad(sign("crown", 20), 3, 6))
    dark = bare(WELL.but(line="#35607E", radius=5), blocks.pad(sign("crown_off", 20, c="#BFD6E4"), 3, 6))
    return blocks.grid([lit if i < have else dark for i in range(FAVOUR_TO_WIN)], FAVOUR_TO_WIN, gap=2)


def name_of(thing: str) -> str:
    """The message that names a component."""
    return f"anno1701-name-{thing}".replace("_", "-")


def band_of(card: str) -> str:
    """The group of a card of an era: what it is for."""
    building = BUILDINGS.get(card)
    if building is None:
        return "action"
    if building.produces >= 0:
        return "goods"
    return next((mark for mark, count in zip(MARKS, marks_of(building)) if count), "special")


def gives(card: str) -> str:
    """What a building gives for good, as inline icons."""
    building = BUILDINGS.get(card)
    if building is None:
        return ""
    text = f"[die{building.number}]" if building.number else ""
    if building.produces >= 0:
        text += f"[{GOODS[building.produces]}]"
    text += "".join(f"[{mark}]" * count for mark, count in zip(MARKS, marks_of(building)))
    if not text or (building.number and building.produces < 0):
        does = {"theatre": "[eye]", "fire_station": "[ev_fire]"}
        text += does.get(KIND_OF[card], "[swap]" if building.number else "")
    return text


def cost_of(card: str) -> str:
    """What a building costs, as inline icons."""
    building = BUILDINGS.get(card)
    if building is None:
        return ""
    return " ".join(f"{amount}[{good}]" for good, amount in zip(GOODS, building.cost) if amount)


def marks_of(of: Building | Town) -> tuple[int, int, int, int]:
    """Sails, cannons, bags and happy inhabitants of a building or of a town, in the order of ``MARKS``."""
    return of.sails, of.cannons, of.bags, of.happy


def price_of(goods: tuple[int, ...], rum: int, tobacco: int) -> list[str]:
    """The parts of a rank's cost, as inline icons."""
    parts = [f"{amount}[{good}]" for good, amount in zip(GOODS, goods) if amount]
    return parts + [f"{amount}[{good}]" for good, amount in (("rum", rum), ("tobacco", tobacco)) if amount]
