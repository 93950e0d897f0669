"""Trade with the bank (5.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final

from game.engine import Action, Decision, Effects, Field, Pay, Refusal
from game.engine.refusal import refuse
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules import economy
from game.titles.anno1701.rules.actions import base
from game.titles.anno1701.rules.actions.base import NUMBER_OF, PLACES, PLACES_AND_WAREHOUSES
from game.titles.anno1701.rules.decisions import act
from game.titles.anno1701.rules.state import CHAOS_DICE_ONLY, AnnoState, beside, gold_of

_KIND: Final = {
    **{place: box.GOODS[good] for place, good in zip(box.LANDSCAPES, box.GOOD_OF)},
    **dict.fromkeys(box.CENTRES, box.GOLD),
    **dict(zip(box.WAREHOUSES, box.LUXURIES)),
}


def kind_of(place: str) -> str:
    """What lies on a landscape, in a centre or in a warehouse."""
    return _KIND[place]


def coins_in(places: Iterable[str]) -> economy.Split:
    """How many coins of the left and of the right centre stand in a payment."""
    listed = list(places)
    return listed.count(box.CENTRES[0]), listed.count(box.CENTRES[1])


def coin_places(split: economy.Split) -> tuple[str, ...]:
    """The same the other way round."""
    return (box.CENTRES[0],) * split[0] + (box.CENTRES[1],) * split[1]


@lru_cache(maxsize=16384)
def _for_good(seat: int, paid: tuple[int, ...], room: tuple[int, ...], centre: str) -> list[Action]:
    """What three of a good bring: a good of another kind where there is room, and gold ("" none)."""
    give = tuple(sorted(box.LANDSCAPES[k] for k in paid))
    takes = [box.LANDSCAPES[k] for k in room if box.GOOD_OF[k] != box.GOOD_OF[paid[0]]]
    return [act("bank_trade", seat, give, take) for take in (*takes, *filter(None, (centre,)))]


@lru_cache(maxsize=16384)
def _for_gold(seat: int, left: int, right: int, room: tuple[int, ...], layout: tuple[str, ...]) -> list[Action]:
    """What three coins bring, for each landscape paid in the first way that does not block it. An empty layout: nothing
    is blocked (option chaos_blocks)."""
    found: dict[int, Action] = {}
    for split in (economy.DEFAULT_PAY[left][right][box.BANK_RATE], *economy.WAYS_TO_PAY[left][right][box.BANK_RATE]):
        shut: tuple[int, ...] = ()
        if layout and (left == split[0] or right == split[1]):
            shut = beside(layout)[left != split[0]]
        for k in room:
            if k not in shut and k not in found:
                found[k] = act("bank_trade", seat, coin_places(split), box.LANDSCAPES[k])
    return [found[k] for k in sorted(found)]


def bank_trades(s: AnnoState, seat: int, held: economy.Stock) -> list[Action]:
    """Every proposal to the bank. ``held``: what the landscapes of the seat come to."""
    left, right = s.gold[2 * seat], s.gold[2 * seat + 1]
    rich = left + right > box.BANK_RATE
    if not held.three and not rich:
        return []
    room = held.room if left and right else economy.with_room(s, seat)
    found: list[Action] = []
    if held.three:
        centre = "" if left + right == box.GOLD_MAX else box.CENTRES[economy.DEFAULT_STORE[left][right][1][1]]
        for good, amount in enumerate(held.sums):
            if amount >= box.BANK_RATE:
                found += _for_good(seat, economy.pays(s, seat, good, box.BANK_RATE), room, centre)
    if rich:
        shut = () if s.rulings & CHAOS_DICE_ONLY else s.layout[seat]
        found += _for_gold(seat, left, right, room, shut)
    return found


class BankTrade(base.Proposing):
    """Three of a kind, from one place or two, for one of another kind."""

    name = "bank_trade"
    fields = (
        Field("give", PLACES_AND_WAREHOUSES, Pay(box.BANK_RATE, box.BANK_RATE)),
        Field("take", PLACES_AND_WAREHOUSES),
        base.CONFIRMATION,
    )

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Each kind of which there are three, paid as proposed, for everything that has room. The last coins are not
        listed: they need a word."""
        return bank_trades(s, seat, economy.stock_of(s, seat))

    def every(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every payment with everything it can bring."""
        words = {(), base.last_coin(s, seat, box.BANK_RATE)}
        paid = [give for give in _TRADES if not self._short(s, seat, give, _KIND[give[0]], coins_in(give))]
        found = [
            Action(self.name, seat, (give, to, *word))
            for give in paid
            for to in _TRADES[give]
            for word in sorted(words)
        ]
        return [action for action in found if self.check(s, action) is None]

    def malformed(self, s: AnnoState, a: Action) -> Refusal:
        """Not three things."""
        if a.args and isinstance(a.args[0], tuple) and len(a.args[0]) != box.BANK_RATE:
            kinds = {kind_of(place) for place in a.args[0] if place in PLACES_AND_WAREHOUSES}
            return _not_three("count", kinds, len(a.args[0]))
        return super().malformed(s, a)

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: not three of a kind, luxury goods, the same kind back, no room, the last coin without a word."""
        give, to = a.args[0], a.args[1]
        seat, confirm = a.seat, len(a.args) > 2
        kinds = {kind_of(place) for place in give}
        if len(kinds) > 1:
            return _not_three("mixed", kinds, len(give))
        kind, wanted = kinds.pop(), kind_of(to)
        if kind in box.LUXURIES or wanted in box.LUXURIES:
            return refuse("no_luxury_trade", "5.5")
        split = coins_in(give)
        short = self._short(s, seat, give, kind, split)
        if short:
            return short
        if kind == wanted:
            return refuse("same_kind", "5.5", good=kind)
        ruins = kind == box.GOLD and gold_of(s, seat) == box.BANK_RATE
        return self._no_room(s, seat, to, split) or base.unconfirmed(ruins, confirm)

    def _short(self, s: AnnoState, seat: int, give: tuple[str, ...], kind: str, split: economy.Split) -> Refusal | None:
        if kind == box.GOLD:
            if gold_of(s, seat) < box.BANK_RATE:
                return _not_three("short", {kind}, gold_of(s, seat))
            fits = split in economy.ways_to_pay(s, seat, box.BANK_RATE)
            return None if fits else base.bad_split(s, seat, split, box.BANK_RATE, paid=True)
        held = economy.stock(s, seat, box.GOODS.index(kind))
        if held < box.BANK_RATE:
            return _not_three("short", {kind}, held)
        paid = Counter(NUMBER_OF[place] for place in give)
        if any(amount > s.goods[7 * seat + k] for k, amount in paid.items()):
            return refuse("bad_goods_choice", "5.2", due=base.needs({kind: box.BANK_RATE}))
        return None

    def _no_room(self, s: AnnoState, seat: int, to: str, split: economy.Split) -> Refusal | None:
        if to in box.CENTRES:
            if gold_of(s, seat) >= box.GOLD_MAX:
                return refuse("gold_full", "3.3", held=gold_of(s, seat), gain=1)
            fits = base.coin(to) in economy.ways_to_store(s, seat, 1)
            return None if fits else base.bad_split(s, seat, base.coin(to), 1)
        k = NUMBER_OF[to]
        if s.goods[7 * seat + k] >= box.GOODS_MAX:
            return base.full(s, seat, k)
        return None if k in economy.with_room_after(s, seat, split) else base.barred(k)

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """Paid first, gained second."""
        give, to = a.args[:2]
        out.event("bank_traded", seat=a.seat, give=_KIND[give[0]], take=_KIND[to], place=to)
        if give[0] in NUMBER_OF:
            economy.pay_goods(s, a.seat, [NUMBER_OF[place] for place in give])
        elif economy.spend(s, a.seat, coins_in(give), out):
            return
        if to in NUMBER_OF:
            s.goods[7 * a.seat + NUMBER_OF[to]] += 1
        else:
            economy.store(s, a.seat, base.coin(to), out)


def _not_three(why: str, kinds: Iterable[str], held: int) -> Refusal:
    """The refusal of what is not three alike: too little there is of it, of several kinds, or another count."""
    return refuse("need_three_same", "5.5", why=why, good=tuple(sorted(kinds)), held=held)


_TRADES: Final = {
    give: tuple(to for to in PLACES if _KIND[to] != _KIND[give[0]])
    for give in combinations_with_replacement(sorted(PLACES), box.BANK_RATE)
    if len({_KIND[place] for place in give}) == 1
}
"""Three of a kind, from wherever, and the places of what is of another kind."""
