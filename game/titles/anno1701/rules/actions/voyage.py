"""At sea (5.7, 6.5)."""

from __future__ import annotations

from typing import Any

from game.engine import Action, Decision, Effects, Field, Refusal
from game.engine.refusal import refuse
from game.titles.anno1701.rules import sea
from game.titles.anno1701.rules.actions import base
from game.titles.anno1701.rules.actions.base import NUMBER_OF, AnnoMove
from game.titles.anno1701.rules.components import BUNDLE, GOODS_MAX, LANDSCAPES, LUXURIES, VOYAGE
from game.titles.anno1701.rules.decisions import act
from game.titles.anno1701.rules.economy import gain_luxury, luxuries_with_room, spend, ways_to_pay
from game.titles.anno1701.rules.state import AnnoState, gold_of


class PayTribute(base.Spending):
    """The pirates are paid and leave."""

    name = "pay_tribute"
    fields = (*base.COINS, base.CONFIRMATION)

    def every(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every split of the tribute, if there is enough and they take any."""
        card = VOYAGE[d.data[0]]
        if not card.tribute or gold_of(s, seat) < card.tribute:
            return []
        last = base.last_coin(s, seat, card.tribute)
        return [act(self.name, seat, *way, *last) for way in ways_to_pay(s, seat, card.tribute)]

    def paid(self, s: AnnoState, a: Action) -> tuple[Any, ...]:
        """The toll of the card."""
        return base.coins_of(s, a.seat, a.args, VOYAGE[s.pending[-1].data[0]].tribute)

    def judge(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: a siege, too little gold, wrong coins, the last coin without a word (6.5)."""
        tribute = VOYAGE[s.pending[-1].data[0]].tribute
        if not tribute:
            return refuse("must_fight", "6.5")
        if gold_of(s, a.seat) < tribute:
            return refuse("cannot_pay_tribute", "6.5", gold=tribute, held=gold_of(s, a.seat))
        return base.bad_payment(s, a.seat, (a.args[0], a.args[1]), tribute, len(a.args) > 2)

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The card is done."""
        a = self.whole(s, a)
        s.pending.pop()
        out.event("tribute_paid", seat=a.seat, gold=a.args[0] + a.args[1])
        spend(s, a.seat, (a.args[0], a.args[1]), out)


class ChooseLuxury(AnnoMove):
    """Rum or tobacco from a beaten ship."""

    name = "choose_luxury"
    fields = (Field("luxury", LUXURIES),)

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: a full warehouse (3.3)."""
        if a.args[0] in luxuries_with_room(s, a.seat):
            return None
        return refuse("warehouse_full", "3.3", luxury=a.args[0])

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """It lies in its warehouse."""
        s.pending.pop()
        gain_luxury(s, a.seat, a.args[0], out)


class BuyAtSea(base.Spending):
    """A purchase from a trader or a foreign people: rum, tobacco, both, or a good for a landscape."""

    name = "buy_at_sea"
    fields = (Field("thing", (*LUXURIES, BUNDLE, *LANDSCAPES)), *base.COINS, base.CONFIRMATION)

    def every(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every purchase that is possible."""
        return sea.purchases(s, seat, d.data[0])

    def paid(self, s: AnnoState, a: Action) -> tuple[Any, ...]:
        """The price of the thing."""
        card = VOYAGE[s.pending[-1].data[0]]
        number = sea.offer_for(card, a.args[0])
        price = card.offers[number][1] if number >= 0 else 0
        return (a.args[0], *base.coins_of(s, a.seat, a.args[1:], price))

    def judge(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: not on offer, used up, too dear, no room, wrong coins, the last coin without a word (6.5)."""
        thing, left, right = a.args[:3]
        card = VOYAGE[s.pending[-1].data[0]]
        number = sea.offer_for(card, thing)
        if number < 0:
            return refuse("not_offered", "6.5", thing=thing)
        _, price, times = card.offers[number]
        if s.used[number] >= times:
            return refuse("offer_used_up", "6.5", thing=thing, times=times)
        if gold_of(s, a.seat) < price:
            return base.cannot_afford(base.needs({"gold": price - gold_of(s, a.seat)}), "6.5")
        return self._full(s, a.seat, thing) or self._payment(s, a, price, (left, right))

    def _full(self, s: AnnoState, seat: int, thing: str) -> Refusal | None:
        if thing in LANDSCAPES:
            if s.goods[7 * seat + NUMBER_OF[thing]] >= GOODS_MAX:
                return base.full(s, seat, NUMBER_OF[thing])
            return None
        fits = luxuries_with_room(s, seat)
        if fits if thing == BUNDLE else thing in fits:
            return None
        return refuse("warehouse_full", "3.3", luxury=thing)

    def _payment(self, s: AnnoState, a: Action, price: int, split: tuple[int, int]) -> Refusal | None:
        wrong = base.bad_payment(s, a.seat, split, price, len(a.args) > 3)
        if wrong is None and not sea.fits_at_sea(s, a.seat, a.args[0], split):
            return base.barred(NUMBER_OF[a.args[0]])
        return wrong

    def caution(self, s: AnnoState, a: Action) -> Refusal | None:
        """Said: a part of the bundle that finds no room."""
        if a.args[0] == BUNDLE and len(luxuries_with_room(s, a.seat)) < len(LUXURIES):
            return refuse("good_would_be_lost", "6.5")
        return None

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """Paid at once, stored; more may be bought while the card has it."""
        a = self.whole(s, a)
        card = s.pending.pop().data[0]
        thing: str = a.args[0]
        number = sea.offer_for(VOYAGE[card], thing)
        split: Any = (a.args[1], a.args[2])
        s.used = tuple(used + (n == number) for n, used in enumerate(s.used))
        out.event("bought", seat=a.seat, thing=thing, gold=sum(split))
        if spend(s, a.seat, split, out):
            return
        if thing in LANDSCAPES:
            s.goods[7 * a.seat + NUMBER_OF[thing]] += 1
        else:
            for luxury in LUXURIES if thing == BUNDLE else (thing,):
                gain_luxury(s, a.seat, luxury, out)
        sea.trade_on(s, a.seat, card, out)
