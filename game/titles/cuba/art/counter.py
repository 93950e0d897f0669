"""The counter of the black market: what is given and what is taken for it, piece by piece."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from game.engine import Draft, View
from game.presentation import DisplayList, Press, Rect, Worksheet
from game.titles.cuba.art.inks import CREAM, DEEP, FAINT, GOLD, LINE, MIDDLE, ONE, PALE, PANEL, SECOND
from game.titles.cuba.rules.components import GOODS, MERCHANDISE, NUMBER, PIECES, PRODUCTS
from game.titles.cuba.rules.state import MANY_EXCHANGES, CubaState
from game.titles.cuba.table import places

EXCHANGE: Final = "use_black_market"
_SHEET: Final[Rect] = (150, 176, 708, 214)
Bag = tuple[str, ...]


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

    def drawn(self, sheet: DisplayList, corner: tuple[float, float]) -> list[tuple[Rect, tuple[Bag, Bag]]]:
        """Draw both rows, 690 x 130. Returns the places that can be pressed, each with what is then given and taken."""
        x, y = corner
        found: list[tuple[Rect, tuple[Bag, Bag]]] = []
        for row, (word, bag) in enumerate((("give", self.give), ("take", self.take))):
            top = y + 66.0 * row
            sheet.say((x + 4, top, 86, 60), f"cuba-art-exchange-row-{word}", size=14, colour=PALE, face="bold")
            for i, number in enumerate(MERCHANDISE):
                piece, left = PIECES[number], x + 92 + 122.0 * i
                limit = self.s.supply[number] if row else self.s.own(self.seat, number)
                count = bag.count(piece)
                place: Rect = (left, top, 84 if count else 116, 60)
                _tile(sheet, (left, top, 116, 60), piece, count, limit)
                other = self.more(bag, piece, limit)
                if other is not None:
                    found.append((place, (self.give, other) if row else (other, self.take)))
                if count:
                    less = list(bag)
                    less.remove(piece)
                    place = (left + 86, top + 2, 28, 56)
                    sheet.panel(place, PANEL, GOLD, 5, 1.2)
                    sheet.write(place, "−", size=19, colour=PALE, face="bold", **MIDDLE)
                    found.append((place, (self.give, tuple(less)) if row else (tuple(less), self.take)))
        return found


def _tile(sheet: DisplayList, place: Rect, piece: str, count: int, limit: int) -> None:
    """A kind on the counter: how many of those that there are."""
    x, y, _, _ = place
    sheet.panel(place, DEEP, GOLD if count else LINE, 6, 2 if count else 1.2)
    sheet.hot(place, piece)
    sheet.svg(f"cuba/icons/{piece}", (x + 6, y + 12, 36, 36), 255 if limit else 90)
    if count:
        sheet.write((x + 46, y + 4, 36, 30), str(count), size=20, colour=CREAM, face="bold", **ONE)
        sheet.write((x + 46, y + 34, 36, 20), f"/ {limit}", size=12.5, colour=SECOND, **ONE)
    elif limit:
        sheet.say((x + 46, y, 68, 60), "cuba-art-exchange-of", {"n": limit}, size=13, colour=SECOND)
    else:
        sheet.say((x + 46, y, 68, 60), "cuba-art-exchange-none", size=12.5, colour=FAINT, leading=1.1)


def exchange(v: View, draft: Draft) -> Worksheet:
    """The counter by itself, over the street: a piece was brought to the house. 1280 x 720."""
    s: CubaState = v.state
    field, give, take = (*draft.args, (), ())[:3]
    sheet = DisplayList(1280, 720)
    x, y, w, h = _SHEET
    sheet.panel(places.TOWN, "#04100F", "", 4, 0, 0.6)
    sheet.shadow(_SHEET, 10, 8, 150, 4)
    sheet.panel(_SHEET, "#0E3F48", GOLD, 10, 2)
    sheet.say(
        (x + 16, y + 4, w - 32, 26), "cuba-art-visit-ask-use-black-market", size=15, colour=PALE, face="bold", **ONE
    )
    counter = Counter(s, draft.seat, give, take)
    presses = [
        Press(rect, draft._replace(args=(field, ours, theirs), part=()))
        for rect, (ours, theirs) in counter.drawn(sheet, (x + 4, y + 32))
    ]
    label, facts = ("cuba-art-exchange-do", {}) if counter.even else counter.lacking
    return Worksheet(
        sheet, tuple(presses), (x + 14, y + h - 48, 150, 38), (x + 178, y + h - 48, w - 192, 38), label, facts
    )
