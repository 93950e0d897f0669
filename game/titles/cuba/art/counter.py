"""The counter of the black market: what is given and what is taken for it, piece by piece."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from game.engine import Draft, View
from game.presentation import DisplayList, Worksheet
from game.presentation.layout import (
    Block,
    column,
    corner,
    fill,
    ground,
    hot,
    on,
    over,
    pad,
    row,
    say,
    shared,
    sized,
    write,
)
from game.titles.cuba.art.inks import (
    BIG,
    FADED,
    FAINT,
    GOLD,
    HEAD_HIGH,
    INSET,
    KEY,
    NAME,
    PAD,
    PALE,
    QUESTION,
    SECOND,
    SHADOWED,
    SMALL,
    THING,
    TOLD,
    WELL,
    WHOLE,
    sign,
)
from game.titles.cuba.art.planned import BACK, DONE, Part, Planned
from game.titles.cuba.rules.components import GOODS, MERCHANDISE, NUMBER, PIECES, PRODUCTS
from game.titles.cuba.rules.state import MANY_EXCHANGES, CubaState
from game.titles.cuba.table import places

EXCHANGE: Final = "use_black_market"
SHEET: Final = (708, 214)
"""How large the counter is by itself."""
LESS: Final = 28
"""How wide the button is that takes one piece back."""
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
            title = say(f"cuba-art-exchange-row-{word}", NAME.but(colour=PALE, lines=0))
            tiles = (shared(self._tile(pressed, word == "take", bag, number)) for number in MERCHANDISE)
            rows.append(shared(row(shared(title), *tiles)))
        return column(*rows, gap=INSET)

    def _tile(self, pressed: Pressed, taken: bool, bag: Bag, number: int) -> Block:
        """A kind on the counter, how many of those that there are: a press adds one, the minus takes one back."""
        piece = PIECES[number]
        limit = self.s.supply[number] if taken else self.s.own(self.seat, number)
        count = bag.count(piece)

        def press(block: Block, changed: Bag) -> Block:
            return pressed(block, self.give, changed) if taken else pressed(block, changed, self.take)

        words = TOLD.but(colour=SECOND)
        if count:
            told = column(shared(write(count, BIG)), shared(write(f"/ {limit}", SMALL.but(colour=SECOND))), gap=0)
        else:
            none = say("cuba-art-exchange-none", words.but(colour=FAINT, leading=1.1))
            told = say("cuba-art-exchange-of", words, {"n": limit}) if limit else none
        shown = pad(row(sign(piece, THING - PAD, 255 if limit else FADED), told, gap=3), INSET, 0, 0, 0)
        other = self.more(bag, piece, limit)
        part = press(shown, other) if other is not None else shown
        if count:
            less = list(bag)
            less.remove(piece)
            minus = on(KEY, write("−", BIG.but(colour=PALE, align="center")))
            part = row(part, sized(press(pad(minus, 0, 2), tuple(less)), LESS), gap=2)
        return hot(on(WELL.but(line=GOLD, width=2) if count else WELL, part, 1, 0), piece)


def exchange(v: View, draft: Draft) -> Worksheet:
    """The counter by itself, over the street: a piece was brought to the house. 1280 x 720."""
    s: CubaState = v.state
    field, give, take = (*draft.args, (), ())[:3]
    counter = Counter(s, draft.seat, give, take)
    here = Planned(v, draft, counter, DisplayList(*WHOLE), [])
    rows = counter.drawn(
        lambda block, ours, theirs: here.press(block, draft._replace(args=(field, ours, theirs), part=()))
    )
    title = say("cuba-art-visit-ask-use-black-market", NAME.but(colour=PALE))
    part = Part()
    told = column(
        sized(pad(title, PAD, 0), high=HEAD_HIGH), shared(rows), sized(pad(part.buttons(), PAD, 0), high=THING)
    )
    sheet = sized(on(QUESTION.but(shadow=150), told, PAD, INSET), *SHEET)
    fill(here.sheet, places.TOWN, over(ground(SHADOWED.but(radius=3)), corner(sheet, 0.5, 0.85)))
    label, facts = ("cuba-art-exchange-do", {}) if counter.even else counter.lacking
    return Worksheet(here.sheet, tuple(here.presses), part.place_of(BACK), part.place_of(DONE), label, facts)
