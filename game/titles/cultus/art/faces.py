"""Each piece as it lies on the table, by the key of its face."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from game.presentation import DisplayList
from game.presentation import layout as lay
from game.presentation.parts import badge
from game.titles.cultus.art import inks
from game.titles.cultus.art.blocks import inline, lane, medallion, sign, tell
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
    tiles = [lay.picture(tile(kind)) for kind in CELLS[card][:: -1 if turn else 1]]
    under = lay.ground(lay.Ground(RIM, RIM, inks.SOFT, 1))
    return lay.laid(lay.over(under, lay.pad(lay.grid(tiles, 2, 0), 1.6), lay.picture("cultus/card_rim")), CARD, CARD)


def back(size: str) -> DisplayList:
    """A card face down, or how it lies among the cards of another hand."""
    wide = inks.SIGN if size else CARD
    return lay.laid(
        lay.on(inks.BACK.but(radius=3) if size else inks.BACK, lay.picture("cultus/crest"), 0.22 * wide), wide, wide
    )


def pile(count: str) -> DisplayList:
    """A pile as high as it has cards: the top one with its number, the edges of the others under it."""
    edges = [
        lay.ground(lay.Ground("#2B1D4F" if i % 2 else "#3D2C6B", "#7C68B8", inks.SOFT, 1))
        for i in range(int(count) - 1)
    ]
    top = lay.row(
        lay.icon("cultus/crest", inks.MARK),
        lay.write(f"[card] {count}", inks.CHARGE.but(colour=inks.CREAM)),
        gap=1,
    )
    cards = [*edges[:MOST], lay.on(inks.BACK, top, inks.CLOSE, 0)]
    room = MOST * STEP
    heap = (lay.pad(card, 0, room - STEP * i, 0, STEP * i) for i, card in enumerate(cards))
    return lay.laid(lay.over(*heap), *PILE)


def income(rest: str) -> DisplayList:
    """An income card: its pair of icons and the number of its slot between them."""
    card, slot = rest.split(":")
    a, b = (sign(KINDS[kind]) for kind in INCOMES[card])
    return lay.laid(lane(inks.SMALL_LEAF, a, lay.write(slot, inks.CHARGE.but(colour=inks.INK_2)), b, gap=0), *INCOME)


def coin(slot: str) -> DisplayList:
    """The other side of an income card: what its being closed adds to every walk."""
    told = lay.column(lay.write("+1", inks.CHARGE), tell("art-closed", inks.CHARGE.but(face="body")))
    look = lay.Ground("#C99A35", "#FFE6A6", inks.SOFT, 1.4)
    return lay.laid(lay.on(look, lay.row(sign("coin"), lay.corner(told, 0.5, 0.5), gap=0), 3, 0), *INCOME)


def permit_of(card: str) -> str:
    """The icon on which a monument card lets one build ("": none)."""
    permit = MONUMENT_CARDS[card].permit
    return KINDS[permit] if permit is not None else ""


def bonus_of(card: str) -> str:
    """The icon that a monument card pays for."""
    return KINDS[MONUMENT_CARDS[card].bonus]


def banded(message: lay.Block, body: lay.Block, look: lay.Ground) -> lay.Block:
    """A card of paper with a band over it."""
    inner = lay.on(lay.Ground(inks.PAPER, radius=inks.SOFT), body)
    return lay.on(look.but(line=inks.PAPER_LINE, radius=inks.SOFT), lay.column(lay.pad(message, 3), inner, gap=0), 1)


def monument_scene(card: str, mark: float, permit: float) -> lay.Block:
    """The picture of a monument card, with its mark and the icon that it permits."""
    allowed = sign(permit_of(card), permit) if permit and permit_of(card) else None
    marks = lay.row(medallion(MONUMENT_CARDS[card].kind, mark), lay.blank(), allowed)
    return lay.over(lay.picture("cultus/monument_art"), lay.pad(marks, inks.GAP, 0))


def monument_card(rest: str) -> DisplayList:
    """A monument card: what it lets you do, and what it pays for around the new monument."""
    card, _, size = rest.partition(":")
    kind, bonus = MONUMENT_CARDS[card].kind, bonus_of(card)
    power = "reconstruction" if permit_of(card) else kind

    paid = {"icon": inline(bonus), "vp": BONUS_VP}
    around = tell("art-around", inks.INKED_SMALL.but(colour=inks.INK, align="center"), paid)
    body = lay.column(
        lay.sized(monument_scene(card, inks.LINE, inks.SIGN), high=inks.ROW if size else 2 * inks.SIGN),
        lay.pad(tell(f"art-power-{power}", inks.INKED_PROSE, {"icon": inline(bonus)}), 3, 0),
        lay.sized(lay.on(inks.BONUS, around), high=inks.LINE),
        gap=1,
    )
    title = tell(f"art-card-{kind}", inks.BOLD.but(align="center"))
    return lay.laid(banded(title, lay.pad(body, 2), lay.Ground(inks.MAUVE)), *MONUMENT_CARD[size])


def deck(rest: str) -> DisplayList:
    """The rest of the monument cards, face down, with their number."""
    count, _, size = rest.partition(":")
    number = lay.sized(
        lay.on(lay.Ground(inks.DEEP, inks.MOON, inks.SIGN / 2), lay.write(count, inks.CHARGE.but(colour=inks.CREAM))),
        inks.ROW,
        inks.SIGN,
    )
    card = lay.on(inks.BACK, lay.picture("cultus/box"), 1.4)
    under = min(2, int(count) - 1)
    cards = [*[card] * under, lay.over(card, lay.pad(lay.corner(number, 0.5, 1), inks.GAP))]
    inset = ((STEP * (under - i), card) for i, card in enumerate(cards))
    return lay.laid(lay.over(*(lay.pad(card, x, x, inks.GAP - x, inks.GAP - x) for x, card in inset)), *DECK[size])


def monument(rest: str) -> DisplayList:
    """A monument, to the lower right so that the mark of its square stays free; "blue:2" tells that two stand there, a
    "+" at the end that a pawn stands at its left."""
    color, _, count = rest.rstrip("+").partition(":")
    beside = rest.endswith("+")
    place = (inks.MARK, inks.PAD, -2) if beside else (inks.GAP, inks.GAP, 1)
    number = (
        badge(count, inks.CHARGE.but(colour=inks.CREAM), lay.Ground(inks.DEEP, inks.MOON, width=1.4)) if count else None
    )
    piece = lay.pad(lay.picture(f"cultus/pieces/monument_{color}"), *place, 1)
    return lay.laid(lay.over(piece, lay.corner(number) if number else None), TOKEN, TOKEN)


def pawn(rest: str) -> DisplayList:
    """A pawn; "blue:beside" is a smaller one at the left of a monument."""
    color, _, beside = rest.partition(":")
    around = (-inks.CLOSE, inks.MARK, inks.MARK + inks.CLOSE, 0) if beside else (inks.GAP, inks.CLOSE, 0, 2)
    return lay.laid(lay.pad(lay.picture(f"cultus/pieces/pawn_{color}"), *around), TOKEN, TOKEN)


def piece(kind: str, size: float) -> Callable[[str], DisplayList]:
    """A piece of any colour, so large."""
    return lambda color: lay.laid(lay.icon(f"cultus/pieces/{kind}_{color}", size))


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
