"""The colours of Signorie and the few words in which its sheets are drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, ParamSpec, cast

from game.presentation import DisplayList, Rect
from game.presentation import layout as blocks
from game.presentation.layout import Block, Ground, Style
from game.presentation.parts import ring
from game.titles.signorie.table.placement import PANELS, PEOPLE

P = ParamSpec("P")

CREAM, SOFT, GOLD, INK, INK_2, PAPER = "#F8EDD9", "#D9B9AE", "#E3BE6A", "#2B1512", "#6A4034", "#F6EBD3"
PANEL, WINE, WINE_2, LINE, LINE_2, CAPTION = "#32101A", "#2A0D15", "#48202A", "#7A3A44", "#6B3A44", "#B98F86"
GLOW, RED, DARK_GOLD, GOLD_PAPER, BRONZE = "#FFD55E", "#8E1F1A", "#6A4A18", "#F3DDA0", "#B98518"
LETTERS, PALE, GREEN, WHITE = "#FFF3DC", "#E9CDBE", "#2E6B52", "#FFFFFF"
DARK, FAINT, FADED, STRAW = "#2B1218", "#C9A49C", "#E2D6BE", "#F0D7B0"
"""Under what is lit; beside what is said; paper of what is not open; quiet words that name something."""
NIGHT, FLAG, LATE, ALARM = "#16060A", "#8E2F3C", "#5A2530", "#FF9C8A"
EDGE: Final = "#7A5230"
"""Of a niche."""

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


GAP, INSET, PAD = 5, 8, 12
"""Between things that stand together; from the edge of a panel to what stands on it; the same where there is much room."""
SHADE, DIM, WHOLE = 66, 150, 255
"""How opaque is what is not there, what is not open, and all else."""
SMALL, SIGN, LARGE, HUGE = 15, 18, 27, 40
"""How large a sign is: beside small words, in a line, as the head of something, as what a card is about."""
NAME: Final = Style(15, CREAM, "bold", lines=1)
STRONG: Final = NAME.but(size=13.5)
MIDDLE: Final = STRONG.but(align="center")
NOTE: Final = Style(12.5, SOFT, lines=1)
TINY: Final = NOTE.but(size=11.5)
SAID: Final = NOTE.but(size=13.5, colour=CREAM)
TEXT: Final = Style(13.5, INK, leading=1.35)
"""Whole sentences, on paper."""
FINE: Final = TEXT.but(size=12.5, leading=1.2)
"""Whole sentences where there is little room."""
TITLE: Final = Style(16, "#F6E3B8", "title", lines=1)
GREAT: Final = TITLE.but(size=23)
"""Over a whole scene."""
FIGURE: Final = Style(20, LETTERS, "bold", "center", lines=1)
"""The number that it is all about."""
INKED, INKED_NAME = SAID.but(colour=INK), NAME.but(colour=INK)
FACT: Final = NOTE.but(colour=INK_2)
"""On paper."""
WELL: Final = Ground(WINE_2, LINE, 6)
"""What is counted stands in it."""
SLIP: Final = Ground("#FFF8E6", BRONZE, 7, 1.4)
"""A card to be chosen."""
COMES: Final = Ground(GOLD_PAPER, BRONZE, 5, 1)
"""What an answer brings, and a row that scores, stand on it."""
RANK: Final = Ground("#FFF3D2", "#5B2C1E", width=1.5)
"""The round on which a tile has its points."""
SHEET: Final = Ground(PAPER, GOLD, 7, 2, shadow=130)
"""A sheet of paper over the table."""
LIT: Final = ring(GLOW, DARK, 5)
"""Round what answers."""
TABLE: Final = (1280, 720)
"""How large the whole table is."""


def overlay() -> DisplayList:
    """An empty sheet over the whole table."""
    return DisplayList(*TABLE)


def centred(sheet: DisplayList, x: float, y: float, mark: Block) -> None:
    """Put a block of its own size with its middle at a place."""
    blocks.fill(sheet, (x, y, 0, 0), blocks.sized(mark)._replace(stretch=False))


def laid_in(name: str, block: Block) -> DisplayList:
    """The panel of a region of the table."""
    return blocks.laid(block, *PANELS[name][2:])


def kept(make: Callable[P, Block]) -> Callable[P, Block]:
    """A part that is laid once for all that it says and each place where it stands: most of the table says from moment to
    moment what it said before. What ``make`` is given can be hashed."""

    def part(*facts: P.args, **named: P.kwargs) -> Block:
        block = make(*facts, **named)
        new, laid = [block], dict[Rect, DisplayList]()

        def put(sheet: DisplayList, rect: Rect) -> None:
            if rect not in laid:  # Of the block only its size is kept: a tree of closures is far larger than its marks.
                laid[rect] = DisplayList(*rect[2:])
                (new.pop() if new else make(*facts, **named)).put(laid[rect], rect)
            sheet.place(laid[rect], 0, 0)

        return Block(put, *block[1:])

    return cast(Callable[P, Block], lru_cache(2048)(part))


@kept
def stage() -> Block:
    """The frame round the fresco."""
    return blocks.aside(blocks.pad(blocks.picture("signorie/stage"), -2))


def flat(colour: str, opacity: float = 1) -> Ground:
    """A ground without a line."""
    return Ground(colour, "", 5, 0, opacity)


def bare(colour: str, opacity: float = 1) -> Ground:
    """A ground without a line and with sharp corners."""
    return Ground(colour, "", 0, 0, opacity)


def rule(colour: str = LINE_2) -> Block:
    """A line across the room."""
    return blocks.sized(blocks.ground(bare(colour)), high=1)


def shield(color: str, size: float = SIGN) -> Block:
    """The shape of a seat's colour."""
    return blocks.icon(f"shared/seats/player_{short(color)}", size)


def oval(there: bool, fill: str, edge: str = "#B98B4A") -> Block:
    """A place for a bride; a dashed one is empty."""
    return blocks.picture(f"signorie/oval{'' if there else '_empty'}", c=fill, e=edge)


def badged(block: Block, mark: Block, out: float = 2) -> Block:
    """A block with a mark that reaches so far out of its lower right corner."""
    whole = blocks.over(block, blocks.corner(mark, 1, 1, -out))
    return blocks.Block(whole.put, block.wide, block.high, stretch=block.stretch)


def sign(name: str, size: float = SIGN, alpha: int = 255, c: str = CREAM) -> Block:
    """A square icon of the game."""
    return blocks.icon(f"signorie/icons/{name}", size, alpha=alpha, c=c)


def short(color: str) -> str:
    """A seat's colour without its family name: "player_red" -> "red"."""
    return color.removeprefix("player_") or "red"


def coin(amount: object, size: float, dear: bool = False) -> Block:
    """A blank coin with a price, red if it is too dear."""
    style = MIDDLE.but(size=max(TINY.size, size * 0.6), colour=RED if dear else INK)
    return blocks.sized(blocks.over(sign("cost", size), blocks.pad(blocks.write(amount, style), -4, 0)), size, size)


def niche(value: object, fill: str, edge: str, size: float, ink: str = INK) -> Block:
    """A niche with a rank in it: the same for the floor of a tower and for a place in a city."""
    rank = blocks.write(value, MIDDLE.but(size=size, colour=ink))
    return blocks.over(blocks.picture("signorie/niche", c=fill, e=edge), blocks.pad(rank, -3, 3, -3, 0))


def wanted(house: str, size: float, offered: bool) -> Block:
    """A shield that is still wanted: pale and dashed, with a gold edge where a city has it now."""
    edge, dash = ("#A8741A", "") if offered else ("#8A6A50", ' stroke-dasharray="5 4"')
    width = 5 if offered else 3
    body = f'<path d="{FIELD}" fill="none" stroke="{edge}" stroke-width="{width}"{dash}/>'
    outline = blocks.shape(body, (64, 64))
    return blocks.sized(blocks.over(sign(house, size, 150 if offered else 80), outline), size, size)


def person(gender: int, color: str, size: float = SIGN, alpha: int = 255) -> Block:
    """A son or daughter of a seat's colour."""
    return sign(f"{PEOPLE[gender]}_{short(color)}", size, alpha)


def message(kind: str, thing: str) -> str:
    """The message of that kind about a component, a question, a code."""
    return f"signorie-{kind}-{thing}".replace("_", "-")


def name_of(thing: str) -> str:
    """The message with the name of a component."""
    return message("name", thing)
