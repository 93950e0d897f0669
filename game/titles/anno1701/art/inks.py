"""The colours of Anno 1701, and short ways to write and name things."""

from __future__ import annotations

from typing import Any, Final

from game.presentation import DisplayList
from game.presentation import layout as blocks
from game.presentation.layout import Block, Ground, Style
from game.titles.anno1701.rules.components import BUILDINGS, GOODS, KIND_OF

NAVY, NAVY_2, LINE, GOLD, GLOW = "#0D2435", "#12364F", "#2F617F", "#E3BE6A", "#FFD55E"
CREAM, PALE, INK, INK_2, PAPER, SAND = "#F6EEDC", "#9DBDD0", "#2B2118", "#6B5736", "#F6EEDC", "#E8DAB6"
WINE, WINE_2, ROSE, BLUE, RED = "#2B1222", "#42202E", "#E0B9B4", "#2F6BE0", "#B02A37"
TITLE_INK: Final = "#F4E3B4"
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
NAME: Final = Style(15, CREAM, "bold", lines=1)
NOTE: Final = Style(13, CREAM, lines=1)
HEAD: Final = Style(16, TITLE_INK, "title", lines=1)
PLATE: Final = Ground(NAVY, LINE, 8, 1.3, 0.9)
WELL: Final = Ground(NAVY_2, "#3E7396", 6, 1)
"""What is counted stands in it."""
MID: Final[dict[str, Any]] = {"align": "center", "lines": 1}


def art(name: str) -> str:
    """The message of the table with that ending."""
    return f"anno1701-art-{name}".replace("_", "-")


def said(message: str, style: Style, params: dict[str, Any] | None = None) -> Block:
    """A message of the table."""
    return blocks.say(art(message), style, params)


def sign(name: str, size: float, alpha: int = 255, c: str = "") -> Block:
    """One of the small drawings, in the colour ``c`` if it has one of its own."""
    ink = {"c": c} if c else {}
    return blocks.icon(f"anno1701/icons/{name}", size, alpha=alpha, **ink)


def name_of(thing: str) -> str:
    """The message that names a component."""
    return f"anno1701-name-{thing}".replace("_", "-")


def icon(sheet: DisplayList, name: str, x: float, y: float, size: float, alpha: int = 255, c: str = "") -> None:
    """One of the small drawings, in the colour ``c`` if it has one of its own."""
    if c:
        sheet.svg(f"anno1701/icons/{name}", (x, y, size, size), alpha, c=c)
    else:
        sheet.svg(f"anno1701/icons/{name}", (x, y, size, size), alpha)


def words(sheet: DisplayList, x: float, y: float, w: float, h: float, message: str, **style: Any) -> None:
    """A message of the table on one line."""
    params = style.pop("params", None)
    sheet.say((x, y, w, h), art(message), params, **{"size": 13, "colour": CREAM, "lines": 1, **style})


def write(sheet: DisplayList, x: float, y: float, w: float, h: float, text: str, **style: Any) -> None:
    """Numbers and inline icons on one line."""
    sheet.write((x, y, w, h), text, **{"size": 13, "colour": CREAM, "lines": 1, **style})


def good_of(landscape: str) -> str:
    """The icon of what a landscape yields."""
    return GOOD_ICON[landscape.rstrip("_12")] if landscape not in ("rum", "tobacco", "gold") else landscape


def band_of(card: str) -> str:
    """The group of a card of an era: what it is for."""
    building = BUILDINGS.get(card)
    if building is None:
        return "action"
    for mark in ("sail", "cannon", "bag"):
        if getattr(building, f"{mark}s"):
            return mark
    if building.produces >= 0:
        return "goods"
    return "happy" if building.happy else "special"


def gives(card: str) -> str:
    """What a building gives for good, as inline icons."""
    building = BUILDINGS.get(card)
    if building is None:
        return ""
    text = f"[die{building.number}]" if building.number else ""
    if building.produces >= 0:
        text += f"[{GOODS[building.produces]}]"
    for mark in ("sail", "cannon", "bag", "happy"):
        text += f"[{mark}]" * (building.happy if mark == "happy" else getattr(building, f"{mark}s"))
    if not text or (building.number and building.produces < 0):
        text += {"theatre": "[eye]", "fire_station": "[ev_fire]"}.get(
            KIND_OF[card], "[swap]" if building.number else ""
        )
    return text


def cost_of(card: str) -> str:
    """What a building costs, as inline icons."""
    building = BUILDINGS.get(card)
    if building is None:
        return ""
    return " ".join(f"{amount}[{good}]" for good, amount in zip(GOODS, building.cost) if amount)


def price_of(goods: tuple[int, ...], rum: int, tobacco: int) -> list[str]:
    """The parts of a rank's cost, as inline icons."""
    parts = [f"{amount}[{good}]" for good, amount in zip(GOODS, goods) if amount]
    return parts + [f"{amount}[{good}]" for good, amount in (("rum", rum), ("tobacco", tobacco)) if amount]
