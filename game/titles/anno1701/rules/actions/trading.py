"""Trade with the rival (5.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from game.engine import Action, Bag, Decision, Draft, Effects, Field, Pay, Refusal, Step
from game.engine.refusal import refuse
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules import economy
from game.titles.anno1701.rules.actions import base
from game.titles.anno1701.rules.actions.bank import coins_in, kind_of
from game.titles.anno1701.rules.actions.base import NUMBER_OF, PLACES, AnnoMove
from game.titles.anno1701.rules.decisions import ACTIONS, CONFIRM, act, ask
from game.titles.anno1701.rules.state import AnnoState, gold_of

KINDS_TO_TRADE: Final = (*box.GOODS, box.GOLD)
KINDS: Final = (*KINDS_TO_TRADE, *box.LUXURIES)
_MOST: Final = 7 * box.GOODS_MAX + box.GOLD_MAX
_GOLD: Final = len(box.GOODS)
"""The number of gold among the kinds that can be traded."""


class Transfer(NamedTuple):
    """How one side of a trade pays and gains: landscapes and coins."""

    paid: tuple[int, ...]
    coins: economy.Split
    gained: tuple[int, ...]
    received: economy.Split


def amounts(kinds: Iterable[str]) -> tuple[int, ...]:
    """How often each good stands in a side of an offer, then gold."""
    count = Counter(kinds)
    return tuple(count[kind] for kind in KINDS_TO_TRADE)


def holdings(s: AnnoState, seat: int) -> tuple[int, ...]:
    """What the seat has of each good, then gold."""
    return (*economy.stock_of(s, seat).sums, gold_of(s, seat))


def takes_last(s: AnnoState, seat: int, kinds: Iterable[str]) -> bool:
    """True if the seat would hand over all its gold."""
    return 0 < amounts(kinds)[_GOLD] == gold_of(s, seat)


def _named(amount: tuple[int, ...]) -> tuple[str, ...]:
    """A side of a trade in words: how much of each kind."""
    return base.needs(dict(zip(KINDS_TO_TRADE, amount)))


def short_of(s: AnnoState, seat: int, kinds: Iterable[str]) -> tuple[str, ...]:
    """What the seat lacks to hand these over; empty if it has them all."""
    due = zip(KINDS_TO_TRADE, amounts(kinds), holdings(s, seat))
    return base.needs({kind: need - have for kind, need, have in due})


def _unpaid(s: AnnoState, seat: int, give: Iterable[str], wanted: Iterable[str]) -> Refusal | None:
    """Why one side of an exchange cannot hand over what it should, or None."""
    lack = short_of(s, seat, give)
    if lack:
        return base.cannot_afford(lack, "5.5")
    lack = short_of(s, 1 - seat, wanted)
    return refuse("rival_cannot_pay", "5.5", missing=lack) if lack else None


def _gained(s: AnnoState, seat: int, gets: tuple[int, ...], coins: economy.Split) -> tuple[int, ...] | None:
    """Where goods go by default once the coins are paid; None if they do not fit."""
    room = {k: box.GOODS_MAX - s.goods[7 * seat + k] for k in economy.with_room_after(s, seat, coins)}
    numbers = box.NUMBERS[s.side[seat]]
    placed: list[int] = []
    for good, amount in enumerate(gets[:_GOLD]):
        for _ in range(amount):
            candidates = [k for k in box.OF_GOOD[good] if room.get(k)]
            if not candidates:
                return None
            k = max(candidates, key=lambda k: (room[k], -numbers[k]))
            room[k] -= 1
            placed.append(k)
    return tuple(placed)


def transfer(
    s: AnnoState,
    seat: int,
    gives: tuple[int, ...],
    gets: tuple[int, ...],
    pay: tuple[str, ...] = (),
    receive: tuple[str, ...] = (),
) -> Transfer | Refusal:
    """How a side pays and gains, as it said or by default; or why it cannot. Some allocation must make it fit."""
    if gets[_GOLD] and gold_of(s, seat) + gets[_GOLD] > box.GOLD_MAX:
        return refuse("gold_full", "3.3", held=gold_of(s, seat), gain=gets[_GOLD])
    if pay:
        if amounts(map(kind_of, pay)) != gives:
            return refuse("bad_goods_choice", "5.2", due=_named(gives))
        paid = tuple(NUMBER_OF[place] for place in pay if place in NUMBER_OF)
        if any(amount > s.goods[7 * seat + k] for k, amount in Counter(paid).items()):
            return refuse("bad_goods_choice", "5.2", due=_named(gives))
        if coins_in(pay) not in economy.ways_to_pay(s, seat, gives[_GOLD]):
            return base.bad_split(s, seat, coins_in(pay), gives[_GOLD], paid=True)
        ways: tuple[economy.Split, ...] = (coins_in(pay),)
    else:
        paid = economy.default_payment(s, seat, gives[:_GOLD])
        ways = (economy.default_pay(s, seat, gives[_GOLD]), *economy.ways_to_pay(s, seat, gives[_GOLD]))
    received = economy.default_store(s, seat, gets[_GOLD])
    for coins in ways:
        if receive:
            wrong = _bad_receipt(s, seat, gets, receive, coins)
            if wrong is None:
                gained = tuple(NUMBER_OF[place] for place in receive if place in NUMBER_OF)
                return Transfer(paid, coins, gained, coins_in(receive))
            refusal = wrong
        else:
            fits = _gained(s, seat, gets, coins)
            if fits is not None:
                return Transfer(paid, coins, fits, received)
            refusal = _why_no_room(s, seat, gets)
    return refusal


def _bad_receipt(
    s: AnnoState, seat: int, gets: tuple[int, ...], receive: tuple[str, ...], coins: economy.Split
) -> Refusal | None:
    if amounts(map(kind_of, receive)) != gets:
        return refuse("bad_goods_choice", "5.2", due=_named(gets))
    room = economy.with_room_after(s, seat, coins)
    for k, amount in Counter(NUMBER_OF[place] for place in receive if place in NUMBER_OF).items():
        if s.goods[7 * seat + k] + amount > box.GOODS_MAX:
            return base.full(s, seat, k, amount)
        if k not in room:
            return base.barred(k)
    if coins_in(receive) not in economy.ways_to_store(s, seat, gets[_GOLD]):
        return base.bad_split(s, seat, coins_in(receive), gets[_GOLD])
    return None


def _why_no_room(s: AnnoState, seat: int, gets: tuple[int, ...]) -> Refusal:
    for good, amount in enumerate(gets[:_GOLD]):
        if amount > sum(box.GOODS_MAX - s.goods[7 * seat + k] for k in box.OF_GOOD[good]):
            return base.full(s, seat, box.OF_GOOD[good][0], amount, box.OF_GOOD[good])
    open_ = economy.with_room(s, seat)
    shut = [k for good, amount in enumerate(gets[:_GOLD]) if amount for k in box.OF_GOOD[good] if k not in open_]
    at = shut[0] if shut else next(box.OF_GOOD[good][0] for good, amount in enumerate(gets[:_GOLD]) if amount)
    return base.barred(at)


_ALLOCATION: Final = (
    Field("pay", PLACES, Pay(0, _MOST), optional=True),
    Field("receive", PLACES, Pay(0, _MOST), optional=True),
    base.CONFIRMATION,
)


def _said(args: tuple[Any, ...], at: int) -> Any:
    return args[at] if len(args) > at else ()


def offers(s: AnnoState, seat: int, held: economy.Stock) -> list[Action]:
    """What is proposed to be offered to the rival. ``held``: what the landscapes of the seat come to."""
    gold, rival = s.gold, 1 - seat
    if s.refused or 0 in gold:
        return []
    mine, wanted, surplus = held.sums, held.scarce, held.plenty
    if mine[wanted] == box.GOODS_MAX or economy.stock(s, rival, wanted) < 2:
        return []
    found = []
    full = box.GOODS_MAX * len(box.OF_GOOD[surplus])
    if surplus != wanted and mine[surplus] > 1 and economy.stock(s, rival, surplus) < full:
        found.append(_OFFERS[seat][surplus][wanted])
    if gold[2 * seat] + gold[2 * seat + 1] > box.BANK_RATE and gold[2 * rival] + gold[2 * rival + 1] < box.GOLD_MAX:
        found.append(_OFFERS[seat][_GOLD][wanted])
    return found


_OFFERS: Final = [
    [[act("offer_trade", seat, (give,), (wanted,)) for wanted in box.GOODS] for give in KINDS_TO_TRADE]
    for seat in (0, 1)
]
"""One for one: by seat, what is given and what is wanted."""


class OfferTrade(AnnoMove):
    """An offer to the rival: what one gives, what one wants. Nothing happens before it is answered."""

    name = "offer_trade"
    fields = (Field("give", KINDS, Bag(0, _MOST)), Field("take", KINDS, Bag(0, _MOST)), *_ALLOCATION)
    open = True

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Samples, where nobody is in chaos and no offer has been refused this turn: one of what there is most of for
        one of what there is least of and the rival can spare; a coin for it."""
        return offers(s, seat, economy.stock_of(s, seat))

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: an empty side, luxury goods, a kind on both sides, what either cannot pay or store, a payment that
        does not fit, the last coin without a word (5.5)."""
        give, wanted = a.args[0], a.args[1]
        if not give or not wanted:
            return refuse("empty_side", "5.5", side="both" if not (give or wanted) else "give" if wanted else "take")
        if not set(box.LUXURIES).isdisjoint((*give, *wanted)):
            return refuse("no_luxury_trade", "5.5")
        if not set(give).isdisjoint(wanted):
            return refuse("same_kind", "5.5", good=tuple(sorted({*give} & {*wanted})))
        unpaid = _unpaid(s, a.seat, give, wanted)
        if unpaid:
            return unpaid
        gives, gets = amounts(give), amounts(wanted)
        own = transfer(s, a.seat, gives, gets, _said(a.args, 2), _said(a.args, 3))
        if isinstance(own, Refusal):
            return own
        theirs = transfer(s, 1 - a.seat, gets, gives)
        if isinstance(theirs, Refusal):
            thing = theirs.params.get("good", theirs.params.get("landscape", box.GOLD))
            return refuse("rival_no_room", "5.5", thing=thing)
        return base.unconfirmed(takes_last(s, a.seat, give), len(a.args) > 4)

    def next(self, s: AnnoState, draft: Draft) -> Step:
        """Piece by piece: what is given, what is wanted, then, where anybody cares, from where and to where."""
        at = len(draft.args)
        complete = self._legal(s, draft)
        if at >= len(self.fields):
            return Step(None, (), False, complete)
        field = self.fields[at]
        if at < 2:
            owner = draft.seat if at == 0 else 1 - draft.seat
            held = holdings(s, owner)
            taken = amounts(draft.part)
            barred = set(draft.args[0]) if at else set()
            values = tuple(
                kind for kind, have, said in zip(KINDS_TO_TRADE, held, taken) if have > said and kind not in barred
            )
            return Step(field, values, bool(draft.part), at == 1 and complete)
        if at == 4:
            needed = takes_last(s, draft.seat, draft.args[0])
            return Step(field if needed else None, (CONFIRM,) if needed else (), not needed, complete)
        return self._places(s, draft, field, complete)

    def _places(self, s: AnnoState, draft: Draft, field: Field, complete: bool) -> Step:
        paying = len(draft.args) == 2
        wanted = Counter(draft.args[0] if paying else draft.args[1])
        wanted.subtract(map(kind_of, draft.part))
        seat = draft.seat
        said = Counter(draft.part)
        values = []
        for place in PLACES:
            if wanted[kind_of(place)] <= 0:
                continue
            if place in NUMBER_OF:
                held = s.goods[7 * seat + NUMBER_OF[place]]
                room = held if paying else box.GOODS_MAX - held
            else:
                held = s.gold[2 * seat + box.CENTRES.index(place)]
                room = held if paying else box.CENTRE_MAX - held
            if room > said[place]:
                values.append(place)
        closed = not draft.part or not +wanted
        return Step(field, tuple(values), closed, complete)

    def _legal(self, s: AnnoState, draft: Draft) -> bool:
        args = draft.args
        if draft.part or len(args) < 2:
            args = (*args, tuple(sorted(draft.part)))
        return len(args) >= 2 and self.check(s, Action(self.name, draft.seat, args)) is None

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The rival is asked."""
        give, wanted = tuple(sorted(a.args[0])), tuple(sorted(a.args[1]))
        out.event("offered", seat=a.seat, rival_seat=1 - a.seat, give=give, take=wanted)
        s.pending.pop()
        s.pending.append(ask("respond", 1 - a.seat, give, wanted, _said(a.args, 2), _said(a.args, 3)))


ACCEPT, REFUSE = "accept", "refuse"


class RespondTrade(AnnoMove):
    """The rival takes the offer, as proposed or from where it likes, or refuses."""

    name = "respond_trade"
    fields = (Field("answer", (ACCEPT, REFUSE)), *_ALLOCATION)
    open = True

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Yes, paid as proposed, unless it takes the last coin; and no."""
        answers = (REFUSE,) if takes_last(s, seat, d.data[1]) else (ACCEPT, REFUSE)
        return [act(self.name, seat, answer) for answer in answers]

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: an offer that one side cannot pay any more, a payment or a storage that does not fit, the last coin
        without a word."""
        if a.args[0] == REFUSE:
            return refuse("bad_argument", "5.5") if len(a.args) > 1 else None
        give, wanted = s.pending[-1].data[:2]
        unpaid = _unpaid(s, a.seat, wanted, give)
        if unpaid:
            return unpaid
        deal = transfer(s, a.seat, amounts(wanted), amounts(give), _said(a.args, 1), _said(a.args, 2))
        if isinstance(deal, Refusal):
            return deal
        return base.unconfirmed(takes_last(s, a.seat, wanted), len(a.args) > 3)

    def next(self, s: AnnoState, draft: Draft) -> Step:
        """The answer; then from where and to where, if the seat wants to say so."""
        give, wanted = s.pending[-1].data[:2]
        at = len(draft.args)
        args = draft.args if not draft.part else (*draft.args, tuple(sorted(draft.part)))
        complete = bool(args) and self.check(s, Action(self.name, draft.seat, args)) is None
        if at == 0:
            return Step(self.fields[0], (ACCEPT, REFUSE), False, False)
        if draft.args[0] == REFUSE or at >= len(self.fields):
            return Step(None, (), False, complete)
        if at == 3:
            return Step(self.fields[3], (CONFIRM,), True, complete)
        part = Counter(kind_of(place) for place in draft.part)
        rest = Counter(wanted if at == 1 else give) - part
        values = tuple(place for place in PLACES if rest[kind_of(place)] > 0)
        return Step(self.fields[at], values, not draft.part or not rest, complete)

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """Both pay, then both gain; or nothing happens. Back to the action phase either way."""
        give, wanted, pay, receive = s.pending.pop().data
        actor = s.actor
        s.pending.append(ACTIONS[actor])
        if a.args[0] == REFUSE:
            s.refused += ((give, wanted),)
            out.event("offer_refused", seat=a.seat)
            return
        out.event("offer_accepted", seat=a.seat, actor_seat=actor, give=give, take=wanted)
        gives, gets = amounts(give), amounts(wanted)
        own = transfer(s, actor, gives, gets, pay, receive)
        other = transfer(s, a.seat, gets, gives, _said(a.args, 1), _said(a.args, 2))
        assert isinstance(own, Transfer)
        assert isinstance(other, Transfer)
        for seat, deal in ((actor, own), (a.seat, other)):
            economy.pay_goods(s, seat, deal.paid)
            economy.take(s, seat, deal.coins, out)
        if economy.ruined(s, actor, out) or economy.ruined(s, a.seat, out):
            return
        for seat, deal in ((actor, own), (a.seat, other)):
            for k in deal.gained:
                s.goods[7 * seat + k] += 1
            economy.store(s, seat, deal.received, out)
