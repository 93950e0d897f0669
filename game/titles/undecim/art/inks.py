"""The colours of the Undecim table, and the small things that several of its sheets show."""

from __future__ import annotations

from typing import Any, Final

from game.presentation import GONE, QUIET, DisplayList, Rect

INK: Final = "#2B2118"
INK_2: Final = "#5B4A3A"
CREAM: Final = "#F4EBD8"
BRIGHT: Final = "#FFF1D6"
STONE: Final = "#EDE3CC"
SAND: Final = "#C9B68A"
WINE: Final = "#7A2430"
GOLD: Final = "#E3BE6A"
GLOW: Final = "#FFD55E"
MUTE: Final = "#BFAE9A"
DARK: Final = "#1B1014"
PANEL: Final = "#271A1F"
INSET: Final = "#3A282C"
LINE: Final = "#5E4A42"
RED: Final = "#8E1F1A"
GREEN: Final = "#2E6B52"

SEAT: Final = {
    "blue": ("#2F6BE0", "#173A80", "#F6EEDC"),
    "red": ("#D33E2B", "#701B12", "#F6EEDC"),
    "yellow": ("#FAD934", "#6B5410", "#2B2118"),
    "green": ("#3AC5A9", "#145648", "#2B2118"),
}
BAND: Final = {
    "grassland": "#5F7A26",
    "forest": "#2B5230",
    "swamp": "#2E5F62",
    "mountain": "#565B77",
    "stone": "#6B6459",
    "wood": "#7A4819",
    "clay": "#9A3F1E",
    "iron": "#34465A",
    "enemy": "#5E1220",
    "gold": "#E3B544",
}
"""The ground of the label of each half; its text is white, on gold ink."""
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI")
MIDDLE: Final[dict[str, Any]] = {"align": "center", "lines": 1}


def name_of(component: str) -> str:
    """The message that names a component."""
    return f"undecim-name-{component}".replace("_", "-")


def icon(name: str) -> str:
    """The drawing of a sign."""
    return f"undecim/icons/{name}"


def plate(sheet: DisplayList, rect: Rect, points: int, line: str, align: str = "right", ink: str = BRIGHT) -> None:
    """Victory points: the wreath and the number, on a dark plate where the table is not quiet, else in that ink; a click
    there opens the forecast."""
    x, y, w, h = rect
    sheet.hot(rect, "points")
    size = min(26.0, h * 0.74)
    with sheet.aside():
        sheet.panel(rect, DARK, line, 6, 1.6)
        sheet.svg(icon("vp"), (x + 5, y + (h - size) / 2, size, size))
        place, style = (x + size + 5, y, w - size - 12, h), {"size": min(23, h * 0.64), "align": "right"}
        sheet.write(place, str(points), colour=BRIGHT, face="bold", lines=1, **style)
    with sheet.aside(QUIET):
        sheet.write(rect, f"[vp] **{points}**", size=min(24, h * 0.74), colour=ink, align=align, lines=1)


def becomes(sheet: DisplayList, rect: Rect, points: int, worth: int, align: str = "right") -> None:
    """What the points of a seat would be if the game ended now; nothing if they would stay as they are."""
    if worth != points:
        sheet.write(rect, f"→ **{worth}**", size=15, colour=MUTE, align=align, lines=1)


def cameo(sheet: DisplayList, rect: Rect, color: str, shape: float = 0.36) -> None:
    """The profile of a seat with its shape."""
    x, y, w, h = rect
    sheet.svg(f"undecim/cameos/{color}", rect)
    sheet.svg(f"shared/seats/{color}", (x + w * 0.72, y + h * 0.68, w * shape, h * shape))


def dashed(sheet: DisplayList, rect: Rect, colour: str = INK_2, width: float = 1.4, fill: str = "none") -> None:
    """An empty place."""
    w, h = rect[2:]
    if fill != "none":
        sheet.panel(rect, fill, "", 5, 0, 0.5)
    across = " ".join(
        f"M{x:g} 1 h{min(5, w - 4 - x):g} M{x:g} {h - 1:g} h{min(5, w - 4 - x):g}" for x in steps(4, w - 5)
    )
    down = " ".join(f"M1 {y:g} v{min(5, h - 4 - y):g} M{w - 1:g} {y:g} v{min(5, h - 4 - y):g}" for y in steps(4, h - 5))
    body = f'<path d="{across} {down}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'
    sheet.shape(body, rect, (w, h))


def steps(start: float, end: float) -> list[float]:
    """Where the dashes of a line begin."""
    return [start + 9 * i for i in range(int((end - start) / 9) + 1)]


def rule(sheet: DisplayList, x: float, y: float, w: float, colour: str = SAND) -> None:
    """A thin line."""
    sheet.panel((x, y, w, 1.2), colour, "", 0)


def plaque(sheet: DisplayList, number: int, x: float, y: float, w: float, h: float) -> None:
    """The number of an action card on wine."""
    sheet.panel((x, y, w, h), WINE, "", 3)
    sheet.write((x, y - 1, w, h), str(number), size=h * 0.72, colour=BRIGHT, face="title", **MIDDLE)


def framed(sheet: DisplayList, rect: Rect, line: str, asked: bool = False) -> None:
    """A panel with its frame; on a quiet table only that of the side that is asked has one."""
    with sheet.aside("" if asked else GONE):
        sheet.panel(rect, PANEL, line, 8, 2 if asked else 1.2)
    if not asked:
        with sheet.aside(QUIET):
            sheet.panel(rect, PANEL, "", 8, 0, 0.7)
