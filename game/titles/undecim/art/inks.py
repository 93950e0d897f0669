"""The colours of the Undecim table, and the small things that several of its sheets show."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from game.presentation import QUIET
from game.presentation import layout as lay
from game.presentation.parts import dashes
from game.titles.undecim.rules.components import BUILDING, NUMBER
from game.titles.undecim.rules.state import UndecimState

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
WHITE: Final = "#FFFFFF"
EDGE: Final = "#6B5A44"
BLOOD: Final = "#1B0810"
EMBER: Final = "#B5443C"
FLAME: Final = "#D9534A"
ROSE: Final = "#FFE3C4"
PEACH: Final = "#F2B79A"
BEIGE: Final = "#E0CDB4"
PALE: Final = "#FFE9B0"
BRONZE: Final = "#C08A3A"
UMBER: Final = "#4A3C2E"

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


# --- how words are written, and what parts stand on -----------------------------------------------

HEAD: Final = lay.Style(17, GOLD, "title", lines=1)
"""Of a panel; of a chapter on a slab; of a picture."""
CHAPTER: Final = lay.Style(15, WINE, "title", lines=1)
TITLE: Final = HEAD.but(size=20)
NAME: Final = lay.Style(14.5, BRIGHT, "bold", lines=1)
TOLD: Final = lay.Style(14, CREAM)
"""A sentence."""
SMALL: Final = lay.Style(13, MUTE, lines=1)
"""What stands beside or below."""
COUNT: Final = lay.Style(17, BRIGHT, "bold", "center", lines=1)
TOTAL: Final = COUNT.but(size=20, align="right")
BANNER: Final = TITLE.but(size=46, colour=ROSE)
"""What it all comes to; what is written over the whole table."""
INKED: Final = lay.Style(14, INK)
"""A sentence on stone or paper; a name there; what stands below it."""
INKED_NAME: Final = NAME.but(colour=INK)
INKED_SMALL: Final = SMALL.but(colour=INK_2)

BOARD: Final = lay.Ground(PANEL, LINE)
TAG: Final = lay.Ground(DARK, "", 6, 0, 0.78)
"""Under words on a picture."""
PLATE: Final = lay.Ground(DARK, "", 6, 1.6)
"""With the line of a seat, of what is asked."""
CELL: Final = lay.Ground(INSET, "", 6, 1.4)
NIGHTLY: Final = lay.Ground(BLOOD, EMBER, 8, 1.4, 0.86)
TABLET: Final = lay.Ground(STONE, EDGE, 6, 1.5)
"""An action card."""
PAPER: Final = lay.Ground("#FBF6E8", "#B8A67E", 5, 1.2)
RED_LINE: Final = lay.Ground("#F6D6CB", "#B2301F", 5, 1.2)
GOLD_LINE: Final = lay.Ground("#F3DD9A", "#B98518", 5, 1.2)
"""Under the red text of an action card, and under the line that gold pays for."""


PAD, GAP, ROW, SIGN, LARGE = 8, 10, 26, 18, 24
"""From the edge of a panel to what stands on it; between its parts; how high a line with signs is; a sign in a line, and
one that stands alone."""
TABLE: Final = (1280, 720)
"""How large the whole table is."""
OPAQUE, FAINT, DIM = 255, 130, 36
"""How clearly is seen what counts, and what does not."""


def tint(colour: str) -> lay.Ground:
    """A plain ground."""
    return lay.Ground(colour, "", 3)


def frame(colour: str) -> lay.Ground:
    """Nothing but a line."""
    return lay.Ground("none", colour, 8, 1.5)


def solid(block: lay.Block, wide: float, high: float) -> lay.Block:
    """The block in the middle of its room, so large."""
    return lay.Block(block.put, wide, high, stretch=False)


def _alpha(lit: object) -> int:
    return OPAQUE if lit else FAINT


@cache
def sign(name: str, size: float = SIGN, lit: object = True) -> lay.Block:
    """A sign of the game; faint if it is not ``lit``."""
    return lay.icon(f"undecim/icons/{name}", size, alpha=_alpha(lit))


@cache
def ticked(size: float) -> lay.Block:
    """What is done."""
    disc = lay.ground(lay.Ground(GREEN, "", size / 2))
    return solid(lay.over(disc, sign("tick_mark", 0.65 * size)), size, size)


@cache
def shape_of(color: str, size: float = SIGN, lit: object = True) -> lay.Block:
    """The sign of a seat; faint if it is not ``lit``."""
    return lay.icon(f"shared/seats/{color}", size, alpha=_alpha(lit))


@cache
def named(seat: int, style: lay.Style = NAME) -> lay.Block:
    """The name of a seat."""
    return lay.say("table-player", style, {"seat": seat})


@cache
def profile(color: str, size: float, part: float = 0.36) -> lay.Block:
    """The face of a seat with its sign, so large a part of it."""
    mark = lay.corner(shape_of(color, part * size), 1, 1, -0.06 * size)
    return solid(lay.over(lay.icon(f"undecim/cameos/{color}", size), mark), size, size)


def number(card: str, size: float) -> lay.Block:
    """The number of an action card on wine, so high."""
    return number_plate(NUMBER[card], size)


@cache
def number_plate(count: int, size: float, rim: str = "") -> lay.Block:
    """A number as action cards bear it."""
    style = lay.Style(0.72 * size, BRIGHT, "title", "center", lines=1)
    return solid(lay.on(lay.Ground(WINE, rim, 3), lay.write(count, style)), 1.06 * size, size)


@cache
def emblem(card: str, size: float) -> lay.Block:
    """The picture of an action card."""
    return lay.icon(f"undecim/actions/{card}", size, c=WINE, d="#A8803A", e=STONE)


@cache
def back(wide: float, alpha: int = FAINT) -> lay.Block:
    """The back of an action card, so wide."""
    return lay.icon("undecim/action_back", wide, 1.4 * wide, alpha=alpha)


def slab(name: str, colour: str, block: lay.Block, framed: str = "") -> lay.Block:
    """A block on a slab of marble with a frame, which may be an aside."""
    marble = lay.over(lay.ground(lay.Ground(STONE, "", 8, 0, 1, 140)), lay.picture(f"undecim/{name}"))
    return lay.over(marble, lay.aside(lay.ground(lay.Ground("none", colour, 8, 2.2)), framed), block)


@cache
def empty(colour: str = INK_2, width: float = 1.4, fill: str = "none") -> lay.Block:
    """An empty place."""
    inner = lay.ground(lay.Ground(fill, "", 5, 0, 0.5)) if fill != "none" else None
    return lay.over(inner, dashes(colour, 5, width))


def backed(look: lay.Ground, block: lay.Block, x: float = 0, y: float | None = None) -> lay.Block:
    """A block on a ground that is fainter, and has no line, where the table is quiet."""
    faint = lay.aside(lay.ground(look.but(line="", opacity=0.6)), QUIET)
    return lay.over(lay.aside(lay.ground(look)), faint, lay.pad(block, x, y))


@cache
def points(count: int, colour: str, align: str = "right", ink: str = BRIGHT) -> lay.Block:
    """Victory points: the wreath and the number, on a dark plate where the table is not quiet, else in that ink; a click
    there opens the forecast."""
    total = lay.write(count, TOTAL)
    full = lay.on(PLATE.but(line=colour), lay.row(sign("vp", LARGE), total), PAD, 0)
    quiet = lay.write(f"[vp] **{count}**", TOTAL.but(colour=ink, face="body", align=align))
    return lay.hot(lay.over(lay.aside(full), lay.aside(quiet, QUIET)), "points")


@cache
def to_be(now: int, then: int, align: str = "right") -> lay.Block:
    """What the points of a seat would be if the game ended now; nothing if they would stay as they are."""
    return lay.write(f"→ **{then}**", SMALL.but(align=align)) if now != then else lay.blank()


@cache
def thread(colour: str = SAND) -> lay.Block:
    """A thin line."""
    return lay.sized(lay.ground(lay.Ground(colour, "", 0)), high=1.2)


def heading(message: str, note: str = "", facts: Mapping[str, Any] | None = None) -> lay.Block:
    """The name of a part of a picture, and what is to be known of it."""
    told = lay.say(note, SMALL.but(colour=BEIGE), facts) if note else None
    return lay.sized(
        lay.on(TAG, lay.line(lay.say(message, SMALL.but(colour=CREAM, face="title")), told), PAD, 0), high=20
    )


def worth_of(s: UndecimState, seat: int) -> list[tuple[tuple[str, ...], int]]:
    """The settlements of a seat: the halves of each, and its points."""
    scale = BUILDING[s.rules().building_scale]
    return [(faces, scale[min(len(faces), len(scale) - 1)]) for faces in s.levels[seat]]


def name_of(component: str) -> str:
    """The message that names a component."""
    return f"undecim-name-{component}".replace("_", "-")


@cache
def framed(colour: str, asked: bool = False) -> lay.Block:
    """A panel with its frame; on a quiet table only that of the side that is asked has one."""
    board = BOARD.but(line=colour)
    if asked:
        return lay.ground(board.but(width=2))
    return lay.over(lay.aside(lay.ground(board)), lay.aside(lay.ground(board.but(line="", opacity=0.7)), QUIET))
