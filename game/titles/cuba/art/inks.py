"""The colours of the Cuba table: harbour green, sunset, paper; and the small parts that recur."""

from __future__ import annotations

from typing import Final

from game.presentation import DisplayList
from game.presentation.layout import Ground, Style, blank, fill, on, row, say, sized
from game.titles.cuba.rules.components import BUILDINGS, TYPES, Building
from game.titles.cuba.table.meaning import taken
from game.titles.cuba.table.places import TOWN

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

PLATE: Final = Style(11.5, WHITE, "bold", "center", lines=1)
"""Words on a coloured plate."""
WORTH: Final = Style(12.5, INK, "bold", "center", lines=1)
"""A number with its sign, on paper."""
SMALL: Final = Style(12.5, CREAM, lines=1)
NAME: Final = Style(14.5, CREAM, "bold", lines=1)
HEAD: Final = Style(16, CREAM, "title", lines=1)
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
STRIP: Final = Ground("#0B2422", LINE, 6, 1)
"""The strip of the running card, below the hand."""


def name_of(component: str) -> str:
    """The message that names a component."""
    return f"cuba-name-{component}".replace("_", "-")


def text_of(component: str) -> str:
    """The message that says what a building, a character or a law does."""
    return f"cuba-text-{component}".replace("_", "-")


_LONG: Final = frozenset(
    {"cement_factory", "tobacco_cafe", "small_branch_office", "large_branch_office", "town_hall", "warehouse"}
    | {"general_store", "resource_hut", "cigar_factory", "black_market"}
)


def short_name(building: str) -> str:
    """The message that names a building on its small door plate."""
    return f"cuba-art-plate-{building}".replace("_", "-") if building in _LONG else name_of(building)


def boards(sheet: DisplayList, title: str, how: str, wide: float) -> None:
    """Over a part of the town: its name, and how one works there, on a board so wide."""
    look = Ground(PANEL, SUN, 15, 1, 0.88)
    letters = HEAD.but(colour="#FFF3D2")
    told = row(
        sized(on(look, say(title, letters), 14, 0), 172),
        blank(),
        sized(on(look, say(how, SMALL.but(colour="#FFF3D2", align="center")), 10, 0), wide),
    )
    x, y, w, _ = TOWN
    fill(sheet, (x + 8, y + 6, w - 16, 30), told)


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
