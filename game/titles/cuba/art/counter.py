"""The counter of the black market: what is given and what is taken for it, piece by piece."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from game.engine import Draft, View
from game.presentation import DisplayList, Rect, Worksheet
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    fill,
    hot,
    icon,
    on,
    pad,
    row,
    say,
    shared,
    sized,
    write,
)
from game.titles.cuba.art.inks import FAINT, GOLD, NAME, PALE, PANEL, SECOND, SMALL, WELL
from game.titles.cuba.art.planned import Planned
from game.titles.cuba.rules.components import GOODS, MERCHANDISE, NUMBER, PIECES, PRODUCTS
from game.titles.cuba.rules.state import MANY_EXCHANGES, CubaState
from game.titles.cuba.table import places

EXCHANGE: Final = "use_black_market"
_SHEET: Final[Rect] = (150, 176, 708, 214)
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
            title = say(f"cuba-art-exchange-row-{word}", NAME.but(size=14, colour=PALE, lines=0))
            tiles = (shared(self._tile(pressed, word == "take", bag, number)) for number in MERCHANDISE)
            rows.append(shared(row(sized(title, 86), *tiles)))
        return column(*rows, gap=6)

    def _tile(self, pressed: Pressed, taken: bool, bag: Bag, number: int) -> Block:
        """A kind on the counter, how many of those that there are: a press adds one, the minus takes one back."""
        piece = PIECES[number]
        limit = self.s.supply[number] if taken else self.s.own(self.seat, number)
        count = bag.count(piece)

        def press(block: Block, changed: Bag) -> Block:
            return pressed(block, self.give, changed) if taken else pressed(block, changed, self.take)

        words = SMALL.but(size=13, colour=SECOND, lines=0)
        if count:
            of = write(f"/ {limit}", words.but(size=12.5, lines=1))
            told = column(shared(write(count, NAME.but(size=20))), shared(of), gap=0)
        else:
            none = say("cuba-art-exchange-none", words.but(size=12.5, colour=FAINT, leading=1.1))
            told = say("cuba-art-exchange-of", words, {"n": limit}) if limit else none
        shown = pad(row(icon(f"cuba/icons/{piece}", 36, alpha=255 if limit else 90), told, gap=4), 6, 0, 0, 0)
        other = self.more(bag, piece, limit)
        part = press(shown, other) if other is not None else shown
        if count:
            less = list(bag)
            less.remove(piece)
            minus = on(Ground(PANEL, GOLD, 5), write("−", NAME.but(size=19, colour=PALE, align="center")))
            part = row(part, sized(press(pad(minus, 0, 2), tuple(less)), 28), gap=2)
        return hot(on(WELL.but(line=GOLD, radius=6, width=2) if count else WELL.but(radius=6), part, 1, 0), piece)


def exchange(v: View, draft: Draft) -> Worksheet:
    """The counter by itself, over the street: a piece was brought to the house. 1280 x 720."""
    s: CubaState = v.state
    field, give, take = (*draft.args, (), ())[:3]
    counter = Counter(s, draft.seat, give, take)
    here = Planned(v, draft, counter, DisplayList(1280, 720), [])
    rows = counter.drawn(
        lambda block, ours, theirs: here.press(block, draft._replace(args=(field, ours, theirs), part=()))
    )
    title = say("cuba-art-visit-ask-use-black-market", NAME.but(size=15, colour=PALE))
    told = column(sized(pad(title, 8, 0), high=26), sized(rows, high=126), blank())
    fill(here.sheet, places.TOWN, on(Ground("#04100F", "", 4, 0, 0.6), blank()))
    fill(here.sheet, _SHEET, on(Ground("#0E3F48", GOLD, 10, 2, shadow=150), told, 8, 4))
    label, facts = ("cuba-art-exchange-do", {}) if counter.even else counter.lacking
    x, y, w, h = _SHEET
    back, done = (x + 14, y + h - 48, 150, 38), (x + 178, y + h - 48, w - 192, 38)
    return Worksheet(here.sheet, tuple(here.presses), back, done, label, facts)
