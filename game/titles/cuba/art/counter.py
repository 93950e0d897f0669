"""The counter of the black market: what is given and what is taken for it, piece by piece."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from game.engine import Draft, View
from game.presentation import DisplayList, Worksheet
from game.presentation import layout as lay
from game.presentation.layout import Block
from game.titles.cuba.art import inks
from game.titles.cuba.art.planned import BACK, DONE, Planned, PlanPart
from game.titles.cuba.rules.components import GOODS, MERCHANDISE, NUMBER, PIECES, PRODUCTS
from game.titles.cuba.rules.state import MANY_EXCHANGES, CubaState
from game.titles.cuba.table import places

EXCHANGE: Final = "use_black_market"
SHEET: Final = (708, 214)
"""How large the counter is by itself."""
LESS: Final = 28
MINUS: Final = lay.on(inks.KEY, lay.write("−", inks.BIG.but(colour=inks.PALE, align="center")))
"""The button that takes one piece back, and how wide it is."""
Bag: TypeAlias = tuple[str, ...]
Pressed: TypeAlias = Callable[[Block, Bag, Bag], Block]
"""Makes of a block one that answers to a press: what is then given and taken."""


class Counter(NamedTuple):
    """What a seat gives and takes so far, on the table as it would then be."""

    s: CubaState
    seat: int
    give: Bag
    take: Bag

    @property
    def many(self) -> bool:
        """True if any number may be exchanged at one stroke."""
        return bool(self.s.rulings & MANY_EXCHANGES)

    @property
    def owed(self) -> tuple[int, int]:
        """How many products and how many goods are still to be taken; less than nothing is to be given."""
        products, goods = (
            sum(NUMBER[piece] in ours for piece in self.give) - sum(NUMBER[piece] in theirs for piece in self.take)
            for ours, theirs in ((GOODS, PRODUCTS), (PRODUCTS, GOODS))
        )
        return products, goods

    @property
    def even(self) -> bool:
        """True if as much is taken as given."""
        return bool(self.give) and self.owed == (0, 0)

    @property
    def lacking(self) -> tuple[str, dict[str, Any]]:
        """What is still to be said, as a message with its facts."""
        products, goods = self.owed
        if not self.give and not self.take:
            return "cuba-art-exchange-begin", {}
        if products > 0 or goods > 0:
            return "cuba-art-exchange-take", {"products": max(0, products), "goods": max(0, goods)}
        return "cuba-art-exchange-give", {"products": max(0, -goods), "goods": max(0, -products)}

    def more(self, bag: Bag, piece: str, limit: int) -> Bag | None:
        """The bag with one more of a kind, or in its place where only one is exchanged; None if there is no more."""
        if not self.many:
            return (piece,) if limit and bag != (piece,) else None
        return tuple(sorted((*bag, piece))) if bag.count(piece) < limit else None

    def drawn(self, pressed: Pressed) -> Block:
        """Both rows: what is given, what is taken. ``pressed`` makes of a block one that answers to a press."""
        rows = []
        for word, bag in (("give", self.give), ("take", self.take)):
            title = lay.say(f"cuba-art-exchange-row-{word}", inks.NAME.but(colour=inks.PALE, lines=0))
            tiles = (lay.shared(self._tile(pressed, word == "take", bag, number)) for number in MERCHANDISE)
            rows.append(lay.shared(lay.row(lay.shared(title), *tiles)))
        return lay.column(*rows, gap=inks.INSET)

    def _tile(self, pressed: Pressed, taken: bool, bag: Bag, number: int) -> Block:
        """A kind on the counter, how many of those that there are: a press adds one, the minus takes one back."""
        piece = PIECES[number]
        limit = self.s.supply[number] if taken else self.s.own(self.seat, number)
        count = bag.count(piece)

        def press(block: Block, changed: Bag) -> Block:
            return pressed(block, self.give, changed) if taken else pressed(block, changed, self.take)

        words = inks.TOLD.but(colour=inks.SECOND)
        if count:
            told = lay.column(
                lay.shared(lay.write(count, inks.BIG)),
                lay.shared(lay.write(f"/ {limit}", inks.SMALL.but(colour=inks.SECOND))),
                gap=0,
            )
        else:
            none = lay.say("cuba-art-exchange-none", words.but(colour=inks.FAINT, leading=1.1))
            told = lay.say("cuba-art-exchange-of", words, {"n": limit}) if limit else none
        shown = lay.pad(
            lay.row(inks.sign(piece, inks.THING - inks.PAD, 255 if limit else inks.FADED), told, gap=3),
            inks.INSET,
            0,
            0,
            0,
        )
        other = self.more(bag, piece, limit)
        part = press(shown, other) if other is not None else shown
        if count:
            part = lay.row(part, lay.sized(press(lay.pad(MINUS, 0, 2), fewer(bag, piece)), LESS), gap=2)
        return lay.hot(lay.on(inks.WELL.but(line=inks.GOLD, width=2) if count else inks.WELL, part, 1, 0), piece)


def fewer(bag: Bag, piece: str) -> Bag:
    """The bag without one of a kind."""
    at = bag.index(piece)
    return bag[:at] + bag[at + 1 :]


def exchange(v: View, draft: Draft) -> Worksheet:
    """The counter by itself, over the street: a piece was brought to the house. 1280 x 720."""
    s: CubaState = v.state
    field, give, take = (*draft.args, (), ())[:3]
    counter = Counter(s, draft.seat, give, take)
    here = Planned(v, draft, counter, DisplayList(*inks.WHOLE), [])
    rows = counter.drawn(
        lambda block, ours, theirs: here.press(block, draft._replace(args=(field, ours, theirs), part=()))
    )
    title = lay.say("cuba-art-visit-ask-use-black-market", inks.NAME.but(colour=inks.PALE))
    part = PlanPart()
    told = lay.column(
        lay.sized(lay.pad(title, inks.PAD, 0), high=inks.HEAD_HIGH),
        lay.shared(rows),
        lay.sized(lay.pad(part.buttons(), inks.PAD, 0), high=inks.THING),
    )
    sheet = lay.sized(lay.on(inks.QUESTION.but(shadow=150), told, inks.PAD, inks.INSET), *SHEET)
    lay.fill(here.sheet, places.TOWN, lay.over(lay.ground(inks.SHADOWED.but(radius=3)), lay.corner(sheet, 0.5, 0.85)))
    label, facts = ("cuba-art-exchange-do", {}) if counter.even else counter.lacking
    return Worksheet(here.sheet, tuple(here.presses), part.place_of(BACK), part.place_of(DONE), label, facts)
