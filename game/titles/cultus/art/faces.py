"""Each piece as it lies on the table, by the key of its face."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    corner,
    grid,
    ground,
    icon,
    laid,
    on,
    over,
    pad,
    picture,
    row,
    sized,
    write,
)
from game.presentation.parts import badge
from game.titles.cultus.art.blocks import inline, lane, medallion, sign, tell
from game.titles.cultus.art.inks import (
    BACK,
    BOLD,
    BONUS,
    CHARGE,
    CLOSE,
    CREAM,
    DEEP,
    GAP,
    INK,
    INK_2,
    INKED_PROSE,
    INKED_SMALL,
    LINE,
    MAUVE,
    MOON,
    PAD,
    PAPER,
    PAPER_LINE,
    ROW,
    SIGN,
    SMALL_LEAF,
    SMALL_SIGN,
    SOFT,
)
from game.titles.cultus.rules.components import BONUS_VP, CELLS, KINDS, MONUMENT_CARDS
from game.titles.cultus.rules.components import INCOME as INCOMES

CARD: Final = 104.0
RIM: Final = "#150C26"
PILE, INCOME, TOKEN = (66.0, 38.0), (70.0, 38.0), 44.0
MOST, STEP = 5, 2.6
"""So many edges are seen below the top card of a pile or deck, so far from one another."""
CUBE, STOCK = 26, 20
MONUMENT_CARD: Final = {"": (101.0, 136.0), "small": (101.0, 118.0)}
DECK: Final = {"": (82.0, 128.0), "small": (80.0, 118.0)}


def tile(kind: int, variety: int = 0) -> str:
    """The drawing of a square; ``variety`` 1 is its sister with lit windows and smoke."""
    return f"cultus/tiles/{KINDS[kind]}{'_b' if variety else ''}"


@cache
def face(key: str) -> DisplayList:
    """A piece in its natural size, from a key such as "card:c07" or "pawn:blue"."""
    kind, _, rest = key.partition(":")
    return _FACES[kind](rest)


def construction(rest: str) -> DisplayList:
    """A construction card: four squares, a dark rim, round corners; turned by half "c07:180" in the other order."""
    card, _, turn = rest.partition(":")
    tiles = [picture(tile(kind)) for kind in CELLS[card][:: -1 if turn else 1]]
    under = ground(Ground(RIM, RIM, SOFT, 1))
    return laid(over(under, pad(grid(tiles, 2, 0), 1.6), picture("cultus/card_rim")), CARD, CARD)


def back(size: str) -> DisplayList:
    """A card face down, or how it lies among the cards of another hand."""
    wide = SIGN if size else CARD
    return laid(on(BACK.but(radius=3) if size else BACK, picture("cultus/crest"), 0.22 * wide), wide, wide)


def pile(count: str) -> DisplayList:
    """A pile as high as it has cards: the top one with its number, the edges of the others under it."""
    edges = [ground(Ground("#2B1D4F" if i % 2 else "#3D2C6B", "#7C68B8", SOFT, 1)) for i in range(int(count) - 1)]
    top = row(icon("cultus/crest", SMALL_SIGN), write(f"[card] {count}", CHARGE.but(colour=CREAM)), gap=1)
    cards = [*edges[:MOST], on(BACK, top, CLOSE, 0)]
    room = MOST * STEP
    heap = (pad(card, 0, room - STEP * i, 0, STEP * i) for i, card in enumerate(cards))
    return laid(over(*heap), *PILE)


def income(rest: str) -> DisplayList:
    """An income card: its pair of icons and the number of its slot between them."""
    card, slot = rest.split(":")
    a, b = (sign(KINDS[kind]) for kind in INCOMES[card])
    return laid(lane(SMALL_LEAF, a, write(slot, CHARGE.but(colour=INK_2)), b, gap=0), *INCOME)


def coin(slot: str) -> DisplayList:
    """The other side of an income card: what its being closed adds to every walk."""
    told = column(write("+1", CHARGE), tell("art-closed", CHARGE.but(face="body")))
    look = Ground("#C99A35", "#FFE6A6", SOFT, 1.4)
    return laid(on(look, row(sign("coin"), corner(told, 0.5, 0.5), gap=0), 3, 0), *INCOME)


def permit_of(card: str) -> str:
    """The icon on which a monument card lets one build ("": none)."""
    permit = MONUMENT_CARDS[card].permit
    return KINDS[permit] if permit is not None else ""


def bonus_of(card: str) -> str:
    """The icon that a monument card pays for."""
    return KINDS[MONUMENT_CARDS[card].bonus]


def banded(message: Block, body: Block, look: Ground) -> Block:
    """A card of paper with a band over it."""
    inner = on(Ground(PAPER, radius=SOFT), body)
    return on(look.but(line=PAPER_LINE, radius=SOFT), column(pad(message, 3), inner, gap=0), 1)


def monument_scene(card: str, mark: float, permit: float) -> Block:
    """The picture of a monument card, with its mark and the icon that it permits."""
    allowed = sign(permit_of(card), permit) if permit and permit_of(card) else None
    marks = row(medallion(MONUMENT_CARDS[card].kind, mark), blank(), allowed)
    return over(picture("cultus/monument_art"), pad(marks, GAP, 0))


def monument_card(rest: str) -> DisplayList:
    """A monument card: what it lets you do, and what it pays for around the new monument."""
    card, _, size = rest.partition(":")
    kind, bonus = MONUMENT_CARDS[card].kind, bonus_of(card)
    power = "reconstruction" if permit_of(card) else kind

    paid = {"icon": inline(bonus), "vp": BONUS_VP}
    around = tell("art-around", INKED_SMALL.but(colour=INK, align="center"), paid)
    body = column(
        sized(monument_scene(card, LINE, SIGN), high=ROW if size else 2 * SIGN),
        pad(tell(f"art-power-{power}", INKED_PROSE, {"icon": inline(bonus)}), 3, 0),
        sized(on(BONUS, around), high=LINE),
        gap=1,
    )
    title = tell(f"art-card-{kind}", BOLD.but(align="center"))
    return laid(banded(title, pad(body, 2), Ground(MAUVE)), *MONUMENT_CARD[size])


def deck(rest: str) -> DisplayList:
    """The rest of the monument cards, face down, with their number."""
    count, _, size = rest.partition(":")
    number = sized(on(Ground(DEEP, MOON, SIGN / 2), write(count, CHARGE.but(colour=CREAM))), ROW, SIGN)
    card = on(BACK, picture("cultus/box"), 1.4)
    under = min(2, int(count) - 1)
    cards = [*[card] * under, over(card, pad(corner(number, 0.5, 1), GAP))]
    inset = ((STEP * (under - i), card) for i, card in enumerate(cards))
    return laid(over(*(pad(card, x, x, GAP - x, GAP - x) for x, card in inset)), *DECK[size])


def monument(rest: str) -> DisplayList:
    """A monument, to the lower right so that the mark of its square stays free; "blue:2" tells that two stand there, a
    "+" at the end that a pawn stands at its left."""
    color, _, count = rest.rstrip("+").partition(":")
    beside = rest.endswith("+")
    place = (SMALL_SIGN, PAD, -2) if beside else (GAP, GAP, 1)
    number = badge(count, CHARGE.but(colour=CREAM), Ground(DEEP, MOON, width=1.4)) if count else None
    piece = pad(picture(f"cultus/pieces/monument_{color}"), *place, 1)
    return laid(over(piece, corner(number) if number else None), TOKEN, TOKEN)


def pawn(rest: str) -> DisplayList:
    """A pawn; "blue:beside" is a smaller one at the left of a monument."""
    color, _, beside = rest.partition(":")
    around = (-CLOSE, SMALL_SIGN, SMALL_SIGN + CLOSE, 0) if beside else (GAP, CLOSE, 0, 2)
    return laid(pad(picture(f"cultus/pieces/pawn_{color}"), *around), TOKEN, TOKEN)


def piece(kind: str, size: float) -> Callable[[str], DisplayList]:
    """A piece of any colour, so large."""
    return lambda color: laid(icon(f"cultus/pieces/{kind}_{color}", size))


_FACES: Final[dict[str, Callable[[str], DisplayList]]] = {
    "card": construction,
    "back": back,
    "pile": pile,
    "income": income,
    "coin": coin,
    "mon": monument_card,
    "deck": deck,
    "monument": monument,
    "pawn": pawn,
    "medal": piece("medal", CUBE),
    "cube": piece("cube", CUBE),
    "stock": piece("cube", STOCK),
}
