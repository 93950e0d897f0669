"""The tradeswoman: any number of trades, or one piece from the supply instead (5.9, 3.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.engine import Action, Decision, Effects, Field, Refusal
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules.actions.base import NOTHING, Listed, refuse
from game.titles.cuba.rules.actions.turn import finish
from game.titles.cuba.rules.economy import buy_price, cheapest_products, put_on_market, sell_price, spend, take
from game.titles.cuba.rules.state import KINDS_OF_PIECES, KINDS_OF_PRODUCTS, CubaState


class Trade(Listed):
    """A single trade; resources are never traded."""

    fields = (Field("merchandise", box.MERCHANDISE_IDS),)

    def malformed(self, s: CubaState, a: Action) -> Refusal:
        """Resources have a reason of their own."""
        if len(a.args) == 1 and a.args[0] in box.RESOURCE_IDS:
            return refuse("resources_not_traded", "5.9", piece=a.args[0])
        return super().malformed(s, a)


class Buy(Trade):
    """The cheapest piece of a column for 7 pesos less one for each piece on it; from the supply if it is empty."""

    name = "buy"

    def options(self, s: CubaState, d: Decision, seat: int) -> list[Action]:
        """Every merchandise that can be had and paid."""
        least = box.PRICE_OF_THE_LAST - s.pesos[seat]
        row, supply = self.all[seat], s.supply
        return [row[m] for m, n in enumerate(s.market) if n >= least and (n or supply[m])]

    def check(self, s: CubaState, a: Action) -> Refusal | None:
        """Refused if nobody has any, or for want of pesos."""
        merchandise, pesos = box.NUMBER[a.args[0]], s.pesos[a.seat]
        if not s.market[merchandise] and not s.supply[merchandise]:
            return refuse("sold_out", "5.9", piece=a.args[0])
        price = buy_price(s, merchandise)
        return refuse("too_expensive", "5.9", piece=a.args[0], price=price, pesos=pesos) if price > pesos else None

    def apply(self, s: CubaState, a: Action, out: Effects) -> None:
        """Pesos to the bank, the piece to the courtyard."""
        seat, merchandise = a.seat, box.NUMBER[a.args[0]]
        price = box.PRICE_OF_THE_LAST - s.market[merchandise]
        s.pesos[seat] -= price
        if s.market[merchandise]:
            s.market[merchandise] -= 1
            s.yard[seat * KINDS_OF_PIECES + merchandise] += 1
        else:
            take(s, seat, merchandise)
        s.traded = 1
        out.event("bought", seat=seat, piece=a.args[0], pesos=price)


class Sell(Trade):
    """An own piece onto the dearest free space of its column, or into the supply if the column is full."""

    name = "sell"

    def options(self, s: CubaState, d: Decision, seat: int) -> list[Action]:
        """Every merchandise that the seat owns."""
        row, yard, first = self.all[seat], s.yard, seat * KINDS_OF_PIECES
        stored, shelf = s.stored, seat * KINDS_OF_PRODUCTS
        return [row[m] for m in box.MERCHANDISE if yard[first + m] or (m < KINDS_OF_PRODUCTS and stored[shelf + m])]

    def check(self, s: CubaState, a: Action) -> Refusal | None:
        """Refused if the seat owns none."""
        owned = s.own(a.seat, box.NUMBER[a.args[0]])
        return None if owned else refuse("nothing_to_sell", "5.9", piece=a.args[0])

    def apply(self, s: CubaState, a: Action, out: Effects) -> None:
        """The piece to the market, pesos to the seat."""
        seat, merchandise = a.seat, box.NUMBER[a.args[0]]
        price = sell_price(s, merchandise)
        spend(s, seat, merchandise)
        put_on_market(s, merchandise)
        s.pesos[seat] += price
        s.traded = 1
        out.event("sold", seat=seat, piece=a.args[0], pesos=price)


class TakeFree(Listed):
    """One piece from the supply instead of all trading; it uses up a marker space for everybody this round."""

    space: ClassVar[str]

    def offered(self, s: CubaState) -> Sequence[int]:
        """The pieces that may be chosen."""
        raise NotImplementedError

    def options(self, s: CubaState, d: Decision, seat: int) -> list[Action]:
        """What is offered and in the supply, before any trade and while the space is free."""
        if s.traded or self.space in s.marked:
            return NOTHING
        free = [piece for piece in self.offered(s) if s.supply[piece]]
        return [a for a in self.all[seat] if box.NUMBER[a.args[0]] in free]

    def check(self, s: CubaState, a: Action) -> Refusal | None:
        """Refused after a trade, if the space is taken, for a product that is not the cheapest, if there is none."""
        if s.traded:
            return refuse("already_traded", "5.9")
        if self.space in s.marked:
            return refuse("space_taken", "3.3", space=self.space)
        piece = box.NUMBER[a.args[0]]
        if piece not in self.offered(s):
            return refuse("not_cheapest", "5.9", piece=a.args[0])
        if not s.supply[piece]:
            return refuse("supply_empty", "5.9", piece=a.args[0])
        return None

    def apply(self, s: CubaState, a: Action, out: Effects) -> None:
        """The piece to the courtyard, a black marker on the space; the turn is over."""
        take(s, a.seat, box.NUMBER[a.args[0]])
        s.marked += (self.space,)
        out.event("took_free", seat=a.seat, piece=a.args[0], space=self.space)
        finish(s, out)


class TakeFreeResource(TakeFree):
    """One resource of free choice."""

    name = "take_free_resource"
    fields = (Field("resource", box.RESOURCE_IDS),)
    space = box.RESOURCE_SPACE

    def offered(self, s: CubaState) -> Sequence[int]:
        """All three."""
        return box.RESOURCES


class TakeFreeProduct(TakeFree):
    """One product that is the cheapest now (R20)."""

    name = "take_free_product"
    fields = (Field("product", box.PRODUCT_IDS),)
    space = box.PRODUCT_SPACE

    def offered(self, s: CubaState) -> Sequence[int]:
        """The products with the lowest price."""
        return cheapest_products(s)
