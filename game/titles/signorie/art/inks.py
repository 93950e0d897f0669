"""The colours of Signorie and the few words in which its sheets are drawn."""

from __future__ import annotations

from typing import Any, Final

from game.presentation import DisplayList, Rect
from game.presentation import layout as blocks
from game.presentation.layout import Block, Ground, Style

CREAM, SOFT, GOLD, INK, INK_2, PAPER = "#F8EDD9", "#D9B9AE", "#E3BE6A", "#2B1512", "#6A4034", "#F6EBD3"
PANEL, WINE, WINE_2, LINE, LINE_2, CAPTION = "#32101A", "#2A0D15", "#48202A", "#7A3A44", "#6B3A44", "#B98F86"
GLOW, RED, DARK_GOLD, GOLD_PAPER, BRONZE = "#FFD55E", "#8E1F1A", "#6A4A18", "#F3DDA0", "#B98518"
LETTERS, PALE, GREEN = "#FFF3DC", "#E9CDBE", "#2E6B52"

SEAT: Final = {"red": "#D33E2B", "yellow": "#FAD934", "purple": "#8A66B8", "blue": "#2F6BE0"}
"""The line round what is a seat's; purple lighter than its figures, for it stands on wine."""
DIE: Final = {
    "yellow": ("#E6B93A", "#A97B14", "#3A2604", "#F3E0A8"),
    "red": ("#BE4438", "#7E211A", "#FFF6E6", "#EBC0B4"),
    "purple": ("#8B5CA8", "#573372", "#FFF6E6", "#DBC7E3"),
    "gray": ("#72777E", "#484C52", "#FFFFFF", "#D6D5D2"),
    "light_blue": ("#74BEDD", "#34809F", "#0E3446", "#C9E3EC"),
}
"""Of each column: its colour, its shade, its ink, its soft ground."""
TOWER: Final = {
    "political": ("#DDBB86", "#6C4419"),
    "clerical": ("#F1E6CE", "#715D37"),
    "military": ("#BDB9B4", "#4A4541"),
}
ROW_ICON: Final = ("political", "clerical", "military", "marriage")
FIELD: Final = "M6 5 H58 V30 C58 46 46 56 32 62 C18 56 6 46 6 30Z"


def disc(look: Ground, size: float) -> Block:
    """A round ground so wide."""
    return Block(blocks.ground(look.but(radius=size / 2)).put, size, size, stretch=False)


CITY_WIDE: Final = 196.0
"""So wide each of the five cities stands on the fresco."""
NAME: Final = Style(15, CREAM, "bold", lines=1)
NOTE: Final = Style(12.5, SOFT, lines=1)
TEXT: Final = Style(13.5, INK, leading=1.35)
"""Whole sentences, on paper."""
WELL: Final = Ground(WINE_2, LINE, 6)
"""What is counted stands in it."""
SLIP: Final = Ground("#FFF8E6", BRONZE, 7, 1.4)
"""A card to be chosen."""


def sign(name: str, size: float, alpha: int = 255, c: str = CREAM) -> Block:
    """A square icon of the game."""
    return blocks.icon(f"signorie/icons/{name}", size, alpha=alpha, c=c)


def short(color: str) -> str:
    """A seat's colour without its family name: "player_red" -> "red"."""
    return color.removeprefix("player_") or "red"


def number(
    sheet: DisplayList, text: object, x: float, y: float, size: float, colour: str = CREAM, w: float = 40
) -> None:
    """A bold number with its middle at a place."""
    style: dict[str, Any] = {"size": size, "colour": colour, "face": "bold", "align": "center", "lines": 1}
    sheet.write((x - w / 2, y - size, w, 2 * size), str(text), **style)


def words(
    sheet: DisplayList,
    message: str,
    x: float,
    y: float,
    w: float,
    size: float = 12.5,
    colour: str = CREAM,
    params: dict[str, Any] | None = None,
    align: str = "left",
    face: str = "body",
    caption: bool = False,
) -> None:
    """A message on one line whose middle is at y."""
    box = (x, y - size, w, 2 * size)
    sheet.say(box, message, params, size=size, colour=colour, align=align, face=face, lines=1, caption=caption)


def icon(sheet: DisplayList, name: str, x: float, y: float, size: float, alpha: int = 255, c: str = CREAM) -> None:
    """A square icon of the game."""
    sheet.svg(f"signorie/icons/{name}", (x, y, size, size), alpha, c=c)


def price(sheet: DisplayList, amount: object, x: float, y: float, size: float = 14.5, dear: bool = False) -> None:
    """A blank coin with a price, red if it is too dear."""
    icon(sheet, "cost", x, y, size)
    number(sheet, amount, x + size / 2, y + size * 0.48, max(11.5, size * 0.6), RED if dear else INK, size + 6)


def coin(amount: object, size: float) -> Block:
    """The same as a block."""
    told = blocks.write(amount, NAME.but(size=max(11.5, size * 0.6), colour=INK, align="center"))
    return blocks.sized(blocks.over(sign("cost", size), blocks.pad(told, -4, 0)), size, size)


def arch(sheet: DisplayList, value: object, rect: Rect, fill: str, edge: str, size: float, ink: str = INK) -> None:
    """A niche with a rank in it: the same for the floor of a tower and for a place in a city."""
    x, y, w, h = rect
    sheet.svg("signorie/niche", rect, c=fill, e=edge)
    number(sheet, value, x + w / 2, y + h * 0.59, size, ink, w + 6)


def niche(value: object, fill: str, edge: str, size: float, ink: str = INK) -> Block:
    """The same as a block that fills its room."""
    return Block(lambda sheet, rect: arch(sheet, value, rect, fill, edge, size, ink))


def gain(sheet: DisplayList, rect: Rect, text: str, size: float) -> None:
    """What a deed would bring, in white on green."""
    sheet.panel(rect, GREEN, "", 5, 0)
    style: dict[str, Any] = {"colour": "#FFFFFF", "face": "bold", "align": "center", "lines": 1}
    sheet.write(rect, text, size=size, **style)


def wanted(sheet: DisplayList, house: str, x: float, y: float, size: float, offered: bool) -> None:
    """A shield that is still wanted: pale and dashed, with a gold edge where a city has it now."""
    icon(sheet, house, x, y, size, 150 if offered else 80)
    edge, dash = ("#A8741A", "") if offered else ("#8A6A50", ' stroke-dasharray="5 4"')
    body = f'<path d="{FIELD}" fill="none" stroke="{edge}" stroke-width="{5 if offered else 3}"{dash}/>'
    sheet.shape(body, (x, y, size, size), (64, 64))


def name_of(thing: str) -> str:
    """The message with the name of a component."""
    return f"signorie-name-{thing}".replace("_", "-")
