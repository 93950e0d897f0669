"""The colours of the Cuba table: harbour green, sunset, paper; and the small parts that recur."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.presentation import DisplayList, Rect
from game.presentation.layout import Block, Ground, Style, blank, fill, icon, on, row, say, shared, sized
from game.titles.cuba.rules.components import BUILDINGS, TYPES, Building
from game.titles.cuba.table.meaning import taken

PANEL: Final = "#0F302E"
CELL: Final = "#174642"
DEEP: Final = "#07201E"
LINE: Final = "#2E5E57"
CREAM: Final = "#F6EEDC"
SECOND: Final = "#B7CFC4"
FAINT: Final = "#92B2AA"
INK: Final = "#2B2118"
INK_2: Final = "#5B4A3A"
PAPER: Final = "#FFF6E2"
SUN: Final = "#F7B267"
PALE: Final = "#FFE3A8"
GOLD: Final = "#FFD55E"
RED: Final = "#B2301F"
BLUE: Final = "#27506B"
SEAT: Final = {
    "blue": "#2F6BE0",
    "red": "#D33E2B",
    "yellow": "#FAD934",
    "green": "#3AC5A9",
    "purple": "#A98AD0",
}
"""Rims in the colour of a seat, all to be told from the green around them."""
DEEP_SEAT: Final = {"blue": "#1C469C", "red": "#8F2114", "yellow": "#B8931A", "green": "#1C8A73", "purple": "#2D1842"}
GROUP: Final = {"victory_points": "#9E3D2A", "income": "#7C5A1E", "factories": "#27506B", "added_value": "#4C6B2A"}
TYPE_INK: Final = {"tax": "#7C5A1E", "duty": "#4C6B2A", "subsidy": "#27506B", "other": "#8E2F3C"}
LAND: Final = {
    "W": "#C98A4B",
    "L": "#2F86C9",
    "M": "#A5513A",
    "F": "#2F6A34",
    "C": "#F39A1F",
    "S": "#EDE6CC",
    "T": "#6E9440",
}
"""The fields in flat colours."""
WARM: Final = "#FFD7A0"
WARNING: Final = "#FFC9B4"
WHITE: Final = "#FFFFFF"
BARK: Final = "#3A1A10"
EDGE: Final = "#8A6A3B"

CHALK: Final = "#FFF3D2"
"""On what is coloured."""
NIGHT: Final = "#0B2422"
BRASS: Final = "#C08A2C"
COPPER: Final = "#C98F5A"
ROSE: Final = "#8E1F1A"
"""What is lost, on paper."""
WOOD: Final = "#7C5A1E"
SADDLE: Final = "#7A4A2E"
PINE: Final = "#1F6A63"
GREY: Final = "#8FB0A8"
"""What cannot be pressed."""

INSET, PAD, AIR = 5, 8, 20
"""From the edge of a small thing, of a panel and of a wide one to what stands on it."""
MARK, SIGN, THING = 14, 20, 44
"""How large the drawings are: one beside a word, one beside a number, one that it is all about."""
LINE_HIGH, HEAD_HIGH = 20, 26
"""How high a line of words is, and one with a heading."""
LOCK: Final = 16
"""The edge of a lock."""
CHIPS_HIGH: Final = 42
"""How much of the panel of the hand is left to the chips of the characters."""
FADED: Final = 100
"""So opaque is what there is none of, of 255."""
WHOLE: Final = (1280, 720)
"""How large the whole table is."""

PLATE: Final = Style(11.5, WHITE, "bold", "center", lines=1)
"""Words on a coloured plate."""
WORTH: Final = Style(12.5, INK, "bold", "center", lines=1)
"""A number with its sign, on paper."""
SMALL: Final = Style(12.5, CREAM, lines=1)
NAME: Final = Style(14.5, CREAM, "bold", lines=1)
HEAD: Final = Style(16, CREAM, "title", lines=1)
BIG: Final = NAME.but(size=20)
"""The figure that it is all about."""
FINE: Final = PLATE.but(face="body", colour=SECOND, align="left")
"""What is said beside the rest."""
MIDDLE, LAST = SMALL.but(align="center"), SMALL.but(align="right")
"""In the middle, and at the end of a line."""
TOLD: Final = SMALL.but(lines=0, leading=1.3)
"""Words that may need several lines."""
INKED: Final = SMALL.but(colour=INK)
"""On paper."""
FIGURE: Final = NAME.but(face="body")
"""A number in the line."""
SIGNED: Final = WORTH.but(size=17)
"""What a house would do, in signs."""
SIGNED_SMALL: Final = FIGURE.but(face="bold", colour=INK, align="center")
"""The same where there is less room; a number in the middle of a button."""
QUIET_HEAD: Final = FIGURE.but(colour=SECOND, align="center", leading=1.5, lines=0)
"""That there is nothing, in the middle of where it would be."""

SLIP: Final = Ground(CREAM, EDGE, 7)
"""A card or a slip of paper."""
TAG: Final = Ground(PAPER, "", 4, 1)
"""A small plate with what something does or costs."""
PAGE: Final = Ground("#FFF8E7", EDGE, 7)
WATER: Final = Ground("#17596A", "#5FB0A4", 7)
"""What a ship lies on."""
WELL: Final = Ground(DEEP, LINE, 7)
BOARD: Final = Ground(PANEL, LINE, shadow=120)
"""A panel with its shadow."""
OVER: Final = Ground(PANEL, "", 4)
"""A panel that takes the place of what lies below it."""
BADGE: Final = Ground(GOLD, CHALK, width=2)
"""The round mark at a house, with its number."""
SOIL: Final = Ground("#4A2A18", "#8A5A2E", 5)
"""What fields lie on."""
CROPPED: Final = Ground(PAGE.fill, "", 5, 1, 0.88)
"""Under what a field yields."""
BALLOT: Final = Ground(CHALK, BLUE, 9, 1)
"""Under how many votes a character has."""
BED: Final = Ground(CELL, "#2E6A62", 5, 1)
"""A place of the courtyard, a row of what is paid."""
STRIP: Final = Ground(NIGHT, LINE, 6, 1)
"""The strip of the running card, below the hand."""
ABLE: Final = Ground(SUN, CHALK, 6)
SHUT: Final = Ground("#1B3E3A", "#3E6A63", 6)
"""A button that can be pressed, and one that cannot."""
KEY: Final = Ground(CELL, GOLD, 6)
"""A small button, as for one less."""
PILL: Final = Ground(NIGHT, GOLD, 13, 1.4)
"""Round at both ends."""
DOCK_SIGN: Final = Ground(PANEL, GOLD, 5, 1.4)
"""What a piece brings at a dock where something can be loaded."""
ASKED: Final = Ground("none", GOLD, 5, 3)
"""Round what answers."""
SHELF: Final = Ground("#6E3A26", "#3E1D0C", 5, 1.4, shadow=120)
"""The wood of a stall."""
ROW: Final = Ground("#B98A5E", SADDLE, 3, 1)
"""A price of a stall where there is room for a piece."""
BESIDE: Final = WELL.but(fill=PANEL)
"""A box on a picture of the town."""
LINED: Final = Ground(EDGE, "", 0)
"""A line on paper."""
SHADOWED: Final = Ground("#04100F", "", 0, 0, 0.6)
"""What darkens the table below a sheet."""
QUESTION: Final = Ground("#0E3F48", GOLD, width=2)
"""A sheet that asks."""


def message(*words: str) -> str:
    """The message of the title that these words name."""
    return "-".join(("cuba", *words)).replace("_", "-")


def name_of(component: str) -> str:
    """The message that names a component."""
    return message("name", component)


def text_of(component: str) -> str:
    """The message that says what a building or a character does."""
    return message("text", component)


def law_of(card: str) -> str:
    """The message that says what a law does."""
    return message("art-bill", card)


def locked(size: float = LOCK) -> Block:
    """A lock on what cannot be done."""
    return icon("shared/icons/lock_red", size)


def lined(message: str, style: Style, facts: Mapping[str, Any] | None = None, high: float = LINE_HIGH) -> Block:
    """A line of words so high."""
    return sized(say(message, style, facts), high=high)


_LONG: Final = frozenset(
    {"cement_factory", "tobacco_cafe", "small_branch_office", "large_branch_office", "town_hall", "warehouse"}
    | {"general_store", "resource_hut", "cigar_factory", "black_market"}
)


def short_name(building: str) -> str:
    """The message that names a building on its small door plate."""
    return message("art-plate", building) if building in _LONG else name_of(building)


def boards(title: str, how: str) -> Block:
    """Over a part of the town: its name, and how one works there."""
    look = Ground(PANEL, SUN, 15, 1, 0.88)
    name = on(look, say(title, HEAD.but(colour=CHALK)), PAD + INSET, 0)
    told = on(look, say(how, MIDDLE.but(colour=CHALK)), PAD, 0)
    return sized(row(shared(name), shared(blank(), 2), shared(told, 2.4)), high=30)


def kept(block: Block, rect: Rect) -> DisplayList:
    """A block at its place on the whole table."""
    sheet = DisplayList(*WHOLE)
    fill(sheet, rect, block)
    return sheet


def cut(sheet: DisplayList, rect: Rect) -> DisplayList:
    """A region of the whole table by itself."""
    x, y, w, h = rect
    found = DisplayList(w, h)
    found.place(sheet, -x, -y)
    return found


def shape_of(color: str, size: float = SIGN) -> Block:
    """The shape of a seat in its colour."""
    return icon(f"shared/seats/{color}", size)


def joined(*parts: DisplayList) -> DisplayList:
    """Parts of the whole table one upon the other."""
    return DisplayList(*WHOLE, [mark for part in parts for mark in part.marks])


def sign(name: str, size: float = SIGN, alpha: int = 255) -> Block:
    """One of the small drawings."""
    return icon(f"cuba/icons/{name}", size, alpha=alpha)


def effect(tile: str, altered: bool = False) -> tuple[str, str]:
    """What a building does, in two lines of icons; ``altered`` by an option."""
    building: Building = BUILDINGS[tile]
    what = taken(building.corrected if altered else building.accepts)
    unit = {"vp": "vp", "sell": "coin"}.get(building.effect, "")
    if unit:
        return (
            (f"{building.most}{what}", f"×{building.each}[{unit}]")
            if building.each != 1 or building.most > 1
            else (
                f"1{what}",
                f"→{building.each}[{unit}]",
            )
        )
    return {
        "gain": ("", f"+{building.amount}[{'coin' if building.gives == 'pesos' else building.gives}]"),
        "turn": (f"n{what}", f"→n[{building.gives}]"),
        "ship": ("1[merchandise]" if building.most == 1 else "n[merchandise]", "→[ship]"),
        "store": ("[product]", "→[barn]"),
        "exchange": ("n[product]", "=n[good]") if altered else ("1[product]", "=1[good]"),
        "veto": ("[law]", "[veto]"),
        "votes": ("", "+2[vote]"),
        "ship_card": ("[pile]", "→[ship]"),
    }[building.effect]


NUMERAL: Final = dict(zip(TYPES, ("I", "II", "III", "IV")))
"""The slots of the four types of laws."""
