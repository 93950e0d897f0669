"""Action cards as tablets of marble: as they hang on the wall, lie in the hand, are revealed, stay in the field."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from game.presentation import DisplayList
from game.presentation import layout as lay
from game.titles.undecim.art import inks
from game.titles.undecim.art.inks import LARGE, PAD, emblem, frame, name_of, named, number, sign, thread
from game.titles.undecim.rules.components import ACTION_CARDS
from game.titles.undecim.table.build_places import STRIP
from game.titles.undecim.table.places import TABLET

DULL: Final = inks.TABLET.but(fill="#B9AC93", line="#5E4E3C")
"""A card that nobody has played."""


class Cut(NamedTuple):
    """How large the parts of a tablet are: its margin, number, emblem, name, lines; and whether it has Roman numerals."""

    margin: float
    number: float
    emblem: float
    name: float
    text: float
    roman: bool = True


HUNG: Final = Cut(6, 27, 36, 15, 12)
HELD: Final = HUNG._replace(roman=False)
REVEALED: Final = Cut(12, 43, 52, 21, 14)
_REVEALED: Final = (182, 216)
"""How large a tablet is at the reveal."""
_CHIP: Final = (42, 44, 18)
"""Number, emblem and name of a card that is drawn at half its size."""
_MEANDER, _AGE, _STATE = (72, 8), (42, 20), 42
"""How large what stands at the foot of a tablet is; how wide is what a strip says of its card."""


def title(card: str, size: float, face: str = "bold", rows: float = 1.5) -> lay.Block:
    """The name of a card in the middle, in two lines if need be; it has room for so many."""
    return lay.sized(lay.say(name_of(card), lay.Style(size, inks.INK, face, "center", leading=1.02)), high=rows * size)


def brief(card: str, kind: str, size: float) -> lay.Block:
    """The red text or the gold line of a card in one line."""
    look, mark, ink = (inks.RED_LINE, "steal", inks.RED) if kind == "red" else (inks.GOLD_LINE, "gold", "#4A3410")
    words = lay.say(f"undecim-art-{kind}-{card}".replace("_", "-"), lay.Style(size, ink, "bold", "center", lines=1))
    return lay.sized(
        lay.on(look.but(radius=3, width=1), lay.row(sign(mark, 1.2 * size), words, gap=1), 3, 0), high=1.65 * size
    )


def parts(card: str, cut: Cut, paid: bool) -> lay.Block:
    """All that stands on a tablet, with its gold line if that can be ``paid``."""
    data = ACTION_CARDS[card]
    numeral = lay.Style(0.3 * cut.number + 3, "#8A7448", "title", lines=1, leading=1.1)
    marks = lay.column(
        number(card, cut.number), lay.write(inks.ROMAN[data.number], numeral) if cut.roman else None, gap=0
    )
    head = lay.row(lay.sized(marks, 1.06 * cut.number), lay.blank(), emblem(card, cut.emblem))
    style = lay.Style(cut.text + 0.5, inks.INK, "body", "center", "top" if cut.roman else "middle", 1.42)
    foot = brief(card, "gold", cut.text) if paid else _foot(card) if cut is HUNG else None
    return lay.column(
        lay.sized(head, high=cut.emblem if cut.roman else cut.number),
        lay.pad(title(card, cut.name, "title" if cut is REVEALED else "bold"), -3, 0),
        thread(),
        brief(card, "red", cut.text) if data.red else None,
        lay.say(f"undecim-art-lines-{card}".replace("_", "-"), style),
        foot,
        gap=1 if cut is not REVEALED else 3,
    )


def _foot(card: str) -> lay.Block:
    """A meander, or the picture of the age that the card belongs to."""
    age = ACTION_CARDS[card].set
    return lay.icon("undecim/meander", *_MEANDER) if age == "base" else lay.icon(f"undecim/ages/{age}", *_AGE)


def _marble(look: lay.Ground, inset: float) -> lay.Block:
    return lay.over(lay.ground(look), lay.pad(lay.ground(lay.Ground("none", inks.SAND, 3, 1)), inset))


@cache
def tablet(card: str, mark: str, size: tuple[float, float], gold_line: bool = True) -> DisplayList:
    """An action card on the wall or, less high, in the hand: with the gold line that it has unless the game uses none."""
    cut = HUNG if size[1] > 1.5 * size[0] else HELD
    paid = ACTION_CARDS[card].paid is not None and gold_line
    marble = _marble(_lit(inks.TABLET, mark), 3)
    return lay.laid(lay.over(marble, lay.pad(parts(card, cut, paid), cut.margin - 1, cut.margin)), *size)


def _lit(look: lay.Ground, mark: str) -> lay.Ground:
    return look.but(line=inks.GLOW, width=3.4) if mark == "now" else look


def revealed(card: str, paid: bool) -> DisplayList:
    """An action card as it hangs at the reveal, with its gold line if that can be ``paid``. 182 x 216."""
    look = frame(inks.EDGE)
    marble = lay.over(
        lay.ground(look.but(fill=inks.STONE, shadow=inks.FAINT)), lay.picture("undecim/slab_tablet"), _marble(look, 3)
    )
    return lay.laid(lay.over(marble, lay.pad(parts(card, REVEALED, paid), REVEALED.margin)), *_REVEALED)


def small(card: str, size: float, below: str = "") -> lay.Block:
    """Number, emblem and name, and what is to be said ``below``: so large are its letters."""
    note = lay.say(below, lay.Style(0.86 * size, inks.UMBER, align="center", lines=1)) if below else None
    head = lay.row(number(card, 2 * size), lay.blank(), emblem(card, 2.5 * size))
    return lay.column(head, lay.blank(), title(card, size), lay.blank() if below else None, note, gap=0)


@cache
def chip(card: str, mark: str) -> DisplayList:
    """An action card where there is little room: number, emblem and name, to be drawn at half its size."""
    count, size, name = _CHIP
    marks = lay.column(
        lay.row(number(card, count), lay.blank()), emblem(card, size), title(card, name, rows=2.1), gap=1
    )
    now = mark == "now"
    look = inks.TABLET.but(line=inks.GLOW, width=5) if now else inks.TABLET.but(width=2.4)
    return lay.laid(lay.on(look, marks, 1, PAD), *TABLET)


@cache
def strip(card: str, state: str, seat: int) -> DisplayList:
    """An action card of the field in one strip: number, name, who played it and whether that is done. 124 x 54."""
    ink = inks.WINE if state == "now" else inks.INK
    words = lay.say(f"undecim-art-played-{state}", inks.INKED_SMALL.but(face="bold", align="right", colour=ink))
    by = lay.row(named(seat, inks.INKED_SMALL.but(colour=inks.INK)), lay.sized(words, _STATE))
    free = lay.say("undecim-art-unused", inks.INKED_SMALL.but(colour=inks.UMBER))
    head = lay.row(number(card, LARGE), lay.say(name_of(card), inks.INKED_NAME))
    look = _lit(inks.TABLET if seat >= 0 else DULL, state)
    return lay.laid(lay.on(look, lay.column(head, by if seat >= 0 else free, gap=3), 5, 3), *STRIP)
