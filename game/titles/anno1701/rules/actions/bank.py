"""Trade with the bank (5.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final

from game.engine import Action, Decision, Draft, Effects, Field, Pay, Refusal, Step
from game.engine.refusal import refuse
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules import economy
from game.titles.anno1701.rules.actions.base import (
    CONFIRMATION,
    NUMBER_OF,
    PLACES,
    PLACES_AND_WAREHOUSES,
    AnnoMove,
    bad_split,
    full,
    last_coin,
    needs,
    steps,
    unconfirmed,
)
from game.titles.anno1701.rules.state import CHAOS_DICE_ONLY, AnnoState, beside, gold_of


def kind_of(place: str) -> str:
    """What lies on a landscape, in a centre or in a warehouse."""
    if place in NUMBER_OF:
        return box.GOODS[box.GOOD_OF[NUMBER_OF[place]]]
    return box.GOLD if place in box.CENTRES else box.LUXURIES[box.WAREHOUSES.index(place)]


def coins_in(places: Iterable[str]) -> economy.Split:
    """How many coins of the left and of the right centre stand in a payment."""
    listed = list(places)
    return listed.count(box.CENTRES[0]), listed.count(box.CENTRES[1])


def coin_places(split: economy.Split) -> tuple[str, ...]:
    """The same the other way round."""
    return (box.CENTRES[0],) * split[0] + (box.CENTRES[1],) * split[1]


@lru_cache(maxsize=16384)
def _for_good(seat: int, paid: tuple[int, ...], room: tuple[int, ...], centre: int) -> list[Action]:
    """What three of a good bring: a good of another kind where there is room, and gold (``centre`` -1: none)."""
    give = tuple(sorted(box.LANDSCAPES[k] for k in paid))
    good = box.GOOD_OF[paid[0]]
    found = [Action("bank_trade", seat, (give, box.LANDSCAPES[k])) for k in room if box.GOOD_OF[k] != good]
    if centre >= 0:
        found.append(Action("bank_trade", seat, (give, box.CENTRES[centre])))
    return found


@lru_cache(maxsize=16384)
def _for_gold(seat: int, left: int, right: int, room: tuple[int, ...], layout: tuple[str, ...]) -> list[Action]:
    """What three coins bring, for each landscape paid in the first way that does not block it. An empty layout: nothing
    is blocked (option chaos_blocks)."""
    found: dict[int, Action] = {}
    for split in (economy.DEFAULT_PAY[left][right][box.BANK_RATE], *economy.WAYS_TO_PAY[left][right][box.BANK_RATE]):
        shut: tuple[int, ...] = ()
        if layout and left == split[0]:
            shut = beside(layout)[0]
        elif layout and right == split[1]:
            shut = beside(layout)[1]
        for k in room:
            if k not in shut and k not in found:
                found[k] = Action("bank_trade", seat, (coin_places(split), box.LANDSCAPES[k]))
    return [found[k] for k in sorted(found)]


def _for_goods(seat: int, side: str, stock: tuple[int, ...], room: tuple[int, ...], centre: int) -> list[Action]:
    """What every three of a good bring."""
    w, f, c, b1, b2, t1, t2 = stock
    found: list[Action] = []
    for good, amount in enumerate((w, f, c)):
        if amount >= box.BANK_RATE:
            found += _for_good(seat, box.OF_GOOD[good] * box.BANK_RATE, room, centre)
    if b1 + b2 >= box.BANK_RATE:
        found += _for_good(seat, economy.of_two(side, box.BRICK, b1, b2, box.BANK_RATE), room, centre)
    if t1 + t2 >= box.BANK_RATE:
        found += _for_good(seat, economy.of_two(side, box.TOOLS, t1, t2, box.BANK_RATE), room, centre)
    return found


def bank_trades(s: AnnoState, seat: int, stock: tuple[int, ...], held: economy.Stock) -> list[Action]:
    """Every proposal to the bank. ``stock``: the amounts of the seven landscapes; ``held``: what they come to."""
    left, right = s.gold[2 * seat], s.gold[2 * seat + 1]
    rich = left + right > box.BANK_RATE
    if not held.three and not rich:
        return []
    room = held.room if left and right else economy.with_room(s, seat)
    found: list[Action] = []
    if held.three:
        centre = -1 if left + right == box.GOLD_MAX else economy.DEFAULT_STORE[left][right][1][1]
        found += _for_goods(seat, s.side[seat], stock, room, centre)
    if rich:
        shut = () if s.rulings & CHAOS_DICE_ONLY else s.layout[seat]
        found += _for_gold(seat, left, right, room, shut)
    return found


class BankTrade(AnnoMove):
    """Three of a kind, from one place or two, for one of another kind."""

    name = "bank_trade"
    fields = (
        Field("give", PLACES_AND_WAREHOUSES, Pay(box.BANK_RATE, box.BANK_RATE)),
        Field("take", PLACES_AND_WAREHOUSES),
        CONFIRMATION,
    )
    open = True

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Each kind of which there are three, paid as proposed, for everything that has room. The last coins are not
        listed: they need a word."""
        stock = tuple(s.goods[7 * seat : 7 * seat + 7])
        return bank_trades(s, seat, stock, economy.STOCKS[stock])

    def every(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every payment with everything it can bring."""
        last = last_coin(s, seat, box.BANK_RATE)
        found = []
        for give, brought in _TRADES.items():
            if self._short(s, seat, give, _KIND[give[0]], coins_in(give)):
                continue
            for to in brought:
                for more in ((), last) if last else ((),):
                    action = Action(self.name, seat, (give, to, *more))
                    if self.check(s, action) is None:
                        found.append(action)
        return found

    def next(self, s: AnnoState, draft: Draft) -> Step:
        """Three of a kind, then what they bring."""
        return steps(self.fields, self.every(s, s.pending[-1], draft.seat), draft)

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
        return self._no_room(s, seat, to, split) or unconfirmed(ruins, confirm)

    def _short(self, s: AnnoState, seat: int, give: tuple[str, ...], kind: str, split: economy.Split) -> Refusal | None:
        if kind == box.GOLD:
            if gold_of(s, seat) < box.BANK_RATE:
                return _not_three("short", {kind}, gold_of(s, seat))
            if split not in economy.ways_to_pay(s, seat, box.BANK_RATE):
                return bad_split(s, seat, split, box.BANK_RATE, paid=True)
            return None
        held = economy.stock(s, seat, box.GOODS.index(kind))
        if held < box.BANK_RATE:
            return _not_three("short", {kind}, held)
        paid = Counter(NUMBER_OF[place] for place in give)
        if any(amount > s.goods[7 * seat + k] for k, amount in paid.items()):
            return refuse("bad_goods_choice", "5.2", due=needs({kind: box.BANK_RATE}))
        return None

    def _no_room(self, s: AnnoState, seat: int, to: str, split: economy.Split) -> Refusal | None:
        if to in box.CENTRES:
            if gold_of(s, seat) >= box.GOLD_MAX:
                return refuse("gold_full", "3.3", held=gold_of(s, seat), gain=1)
            if coins_in((to,)) not in economy.ways_to_store(s, seat, 1):
                return bad_split(s, seat, coins_in((to,)), 1)
            return None
        k = NUMBER_OF[to]
        if s.goods[7 * seat + k] >= box.GOODS_MAX:
            return full(s, seat, k)
        if k not in economy.with_room_after(s, seat, split):
            return refuse("landscape_blocked", "6.7", landscape=to)
        return None

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """Paid first, gained second."""
        kind, landscapes, split = _parsed(a.args[0])
        to = a.args[1]
        out.event("bank_traded", seat=a.seat, give=kind, take=_KIND[to], place=to)
        if not landscapes:
            if economy.spend(s, a.seat, split, out):
                return
        else:
            base = 7 * a.seat
            for k in landscapes:
                s.goods[base + k] -= 1
        if to in NUMBER_OF:
            s.goods[7 * a.seat + NUMBER_OF[to]] += 1
        else:
            economy.store(s, a.seat, coins_in((to,)), out)


def _not_three(why: str, kinds: Iterable[str], held: int) -> Refusal:
    """The refusal of what is not three alike: too little there is of it, of several kinds, or another count."""
    return refuse("need_three_same", "5.5", why=why, good=tuple(sorted(kinds)), held=held)


_KIND: Final = {place: kind_of(place) for place in PLACES}
_TRADES: Final = {
    give: tuple(to for to in PLACES if _KIND[to] != _KIND[give[0]])
    for give in combinations_with_replacement(sorted(PLACES), box.BANK_RATE)
    if len({_KIND[place] for place in give}) == 1
}
"""Three of a kind, from wherever, and the places of what is of another kind."""


@lru_cache(maxsize=1024)
def _parsed(give: tuple[str, ...]) -> tuple[str, tuple[int, ...], economy.Split]:
    """What is given, from which landscapes, and which coins."""
    return kind_of(give[0]), tuple(NUMBER_OF[place] for place in give if place in NUMBER_OF), coins_in(give)
