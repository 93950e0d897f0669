"""The dice phase (5.4): the roll, what buildings ask, what events ask."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from game.engine import Action, Amount, Decision, Effects, Field, Refusal
from game.engine.refusal import refuse
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules import economy, phases
from game.titles.anno1701.rules.actions import base
from game.titles.anno1701.rules.actions.base import NUMBER_OF, AnnoMove
from game.titles.anno1701.rules.cards import lost
from game.titles.anno1701.rules.decisions import act
from game.titles.anno1701.rules.drawing import draw_top, put_under
from game.titles.anno1701.rules.state import HUNT_OPPONENT, AnnoState, gold_of

GOLD_TO_GOOD, GOOD_TO_GOLD = "gold_to_good", "good_to_gold"


# --- what buildings ask ----------------------------------------------------------------------------


class ChooseProductionTarget(base.GainGood):
    """Which of two landscapes a production building fills."""

    name = "choose_production_target"
    told = "worked"
    by_number = True

    def served(self, s: AnnoState, d: Decision, seat: int) -> Iterable[int]:
        """The landscapes of its good with room."""
        alike = box.OF_GOOD[box.BUILDINGS[d.data[0]].produces]
        return [k for k in alike if k in economy.with_room_for_dice(s, seat)]

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: a landscape of another good, full or blocked."""
        made = box.BUILDINGS[s.pending[-1].data[0]].produces
        if box.GOOD_OF[NUMBER_OF[a.args[0]]] != made:
            return refuse("bad_goods_choice", "5.2", due=box.GOODS[made])
        return super().check(s, a)


def _no_luxury(a: Action) -> Refusal | None:
    return refuse("no_luxury_trade", "5.5") if any(one in box.WAREHOUSES for one in a.args) else None


class HarbourExchange(AnnoMove):
    """One good for a different one, by a harbour."""

    name = "harbour_exchange"
    fields = (Field("give", box.LANDSCAPES), Field("take", box.LANDSCAPES))

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every exchange."""
        return [_of_two(self.name, seat, *pair) for pair in phases.harbour_exchanges(s, seat)]

    def malformed(self, s: AnnoState, a: Action) -> Refusal:
        """A warehouse stands for what cannot be exchanged at all (5.5)."""
        return _no_luxury(a) or super().malformed(s, a)

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: nothing to give, the same good, no room (6.1)."""
        give, to = NUMBER_OF[a.args[0]], NUMBER_OF[a.args[1]]
        if not s.goods[7 * a.seat + give]:
            return refuse("landscape_empty", "5.2", landscape=box.LANDSCAPES[give])
        if box.GOOD_OF[give] == box.GOOD_OF[to]:
            return refuse("same_good", "6.1", good=box.GOODS[box.GOOD_OF[give]])
        return base.no_room(s, a.seat, to, by_number=True)

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """One less here, one more there."""
        card = s.pending.pop().data[0]
        s.goods[7 * a.seat + NUMBER_OF[a.args[0]]] -= 1
        s.goods[7 * a.seat + NUMBER_OF[a.args[1]]] += 1
        out.event("harbour_used", seat=a.seat, building=card, give=a.args[0], take=a.args[1])


def _of_two(name: str, seat: int, one: int, other: int) -> Action:
    """The action that names two landscapes."""
    return act(name, seat, box.LANDSCAPES[one], box.LANDSCAPES[other])


class LodgeSwap(AnnoMove):
    """A hand card goes under a pile of its numeral, its top card comes to the hand."""

    name = "lodge_swap"
    fields = (Field("card", box.ERA_CARDS), Field("pile", box.PILES))

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every card with every pile of its numeral that has cards."""
        return [act(self.name, seat, card, box.PILES[pile]) for card, pile in phases.lodge_cards(s, seat)]

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: not in hand, a pile of another numeral, an empty pile (6.1)."""
        wrong = base.not_its_pile(s, a, ("5.5", "6.1"))
        if wrong is None and not s.piles[box.PILES.index(a.args[1])]:
            return refuse("pile_empty", "6.1", pile=a.args[1])
        return wrong

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """First the return, then the top card."""
        building = s.pending.pop().data[0]
        card, pile = a.args[0], box.PILES.index(a.args[1])
        put_under(s, a.seat, card, pile)
        new = draw_top(s, a.seat, pile)
        private = {"card": card, "new": new}
        out.tell_privately((a.seat,), "lodge_used", private=private, seat=a.seat, building=building, pile=a.args[1])


# --- what events ask -------------------------------------------------------------------------------


class Diplomacy(base.Spending):
    """A coin for a good, or a good for a coin."""

    name = "diplomacy"
    fields = (
        Field("mode", (GOLD_TO_GOOD, GOOD_TO_GOLD)),
        Field("landscape", box.LANDSCAPES),
        base.FROM_CENTRE,
        base.CONFIRMATION,
    )

    def every(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every swap in both directions, from and to either centre."""
        left, right = s.gold[2 * seat], s.gold[2 * seat + 1]
        last = base.last_coin(s, seat, 1)
        room = economy.with_room(s, seat)
        found: list[Action] = []
        for centre, coins in zip(box.CENTRES, (left, right)):
            if coins:
                fits = room if coins > 1 else economy.with_room_after(s, seat, base.coin(centre))
                found += _swaps(seat, GOLD_TO_GOOD, fits, centre, *last)
        if left + right < box.GOLD_MAX:
            held = tuple([k for k, amount in enumerate(s.goods[7 * seat : 7 * seat + 7]) if amount])
            for split in economy.ways_to_store(s, seat, 1):
                found += _swaps(seat, GOOD_TO_GOLD, held, box.CENTRES[split[1]])
        return found

    def paid(self, s: AnnoState, a: Action) -> tuple[Any, ...]:
        """From the richer centre, or to the poorer one."""
        if a.args[0] == GOLD_TO_GOOD:
            return super().paid(s, a)
        return (*a.args, box.CENTRES[economy.default_store(s, a.seat, 1)[1]])

    def malformed(self, s: AnnoState, a: Action) -> Refusal:
        """A warehouse stands for what cannot be exchanged at all (5.5)."""
        return _no_luxury(a) or super().malformed(s, a)

    def judge(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: no room, no coin or no good there, the last coin without a word (6.3)."""
        mode, landscape, centre = a.args[:3]
        seat, k, split = a.seat, NUMBER_OF[landscape], base.coin(centre)
        if mode == GOLD_TO_GOOD:
            reason = base.no_room(s, seat, k) or base.bad_payment(s, seat, split, 1, len(a.args) > 3)
            if reason is None and k not in economy.with_room_after(s, seat, split):
                return base.barred(k)
            return reason
        if not s.goods[7 * seat + k]:
            return refuse("landscape_empty", "5.2", landscape=landscape)
        if gold_of(s, seat) >= box.GOLD_MAX:
            return refuse("gold_full", "3.3", held=gold_of(s, seat), gain=1)
        if split not in economy.ways_to_store(s, seat, 1):
            return base.bad_split(s, seat, split, 1)
        return base.unconfirmed(False, len(a.args) > 3)

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """Paid first, gained second (ruling 13.41)."""
        a = self.whole(s, a)
        s.pending.pop()
        mode, landscape, centre = a.args[:3]
        k, split = 7 * a.seat + NUMBER_OF[landscape], base.coin(centre)
        if mode == GOLD_TO_GOOD:
            out.event("diplomacy_bought", seat=a.seat, landscape=landscape)
            if not economy.spend(s, a.seat, split, out):
                s.goods[k] += 1
        else:
            s.goods[k] -= 1
            out.event("diplomacy_sold", seat=a.seat, landscape=landscape)
            economy.store(s, a.seat, split, out)


@cache
def _swaps(seat: int, mode: str, landscapes: tuple[int, ...], centre: str, *last: str) -> list[Action]:
    """The swaps of one direction with one centre, built once; the list is never changed."""
    return [act("diplomacy", seat, mode, box.LANDSCAPES[k], centre, *last) for k in landscapes]


def _robbery(s: AnnoState, seat: int, give: str, to: str) -> Refusal | None:
    """Why the good cannot come from the rival's landscape onto the own one."""
    if not s.goods[7 * (1 - seat) + NUMBER_OF[give]]:
        return refuse("nothing_there", "6.3", landscape=give)
    good = box.GOOD_OF[NUMBER_OF[give]]
    if good != box.GOOD_OF[NUMBER_OF[to]]:
        return refuse("bad_goods_choice", "5.2", due=box.GOODS[good])
    return base.no_room(s, seat, NUMBER_OF[to])


def _rob(s: AnnoState, seat: int, give: str, to: str) -> None:
    s.goods[7 * (1 - seat) + NUMBER_OF[give]] -= 1
    s.goods[7 * seat + NUMBER_OF[to]] += 1


class PrivilegeTake(AnnoMove):
    """The holder of the commercial token takes a good from the rival."""

    name = "privilege_take"
    fields = (Field("rival_landscape", box.LANDSCAPES), Field("own_landscape", box.LANDSCAPES))

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every good that can change hands."""
        return [_of_two(self.name, seat, *pair) for pair in phases.robberies(s, seat)]

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: nothing there, another good, no room (6.3)."""
        return _robbery(s, a.seat, *a.args)

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The good changes hands."""
        s.pending.pop()
        _rob(s, a.seat, *a.args)
        good = box.GOODS[box.GOOD_OF[NUMBER_OF[a.args[0]]]]
        out.event("privilege_taken", seat=a.seat, rival_seat=1 - a.seat, good=good)


class HuntTake(AnnoMove):
    """The holder of the maritime token takes a good from the bank; by an option from the rival (ruling 13.2)."""

    name = "hunt_take"
    fields = (Field("own_landscape", box.LANDSCAPES), Field("rival_landscape", box.LANDSCAPES, optional=True))

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every landscape with room; by the option, every good that can change hands."""
        if s.rulings & HUNT_OPPONENT:
            return [_of_two(self.name, seat, to, give) for give, to in phases.robberies(s, seat)]
        return [act(self.name, seat, box.LANDSCAPES[k]) for k in economy.with_room(s, seat)]

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: no room; by the option as ``privilege_take`` (6.3)."""
        from_rival = bool(s.rulings & HUNT_OPPONENT)
        if from_rival != (len(a.args) == 2):
            return refuse("bad_argument", "6.3")
        if from_rival:
            return _robbery(s, a.seat, a.args[1], a.args[0])
        return base.no_room(s, a.seat, NUMBER_OF[a.args[0]])

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The good lies on the own landscape."""
        s.pending.pop()
        if len(a.args) == 2:
            _rob(s, a.seat, a.args[1], a.args[0])
        else:
            s.goods[7 * a.seat + NUMBER_OF[a.args[0]]] += 1
        out.event("hunted", seat=a.seat, landscape=a.args[0])


_EACH: Final = base.COIN_COUNTS[: box.CENTRE_MAX + 1]


class _ShareGold(AnnoMove):
    """How coins that the game takes or gives are shared between both centres (5.2)."""

    fields = (Field("left", _EACH, Amount()), Field("right", _EACH, Amount()))
    paid = False

    def ways(self, s: AnnoState, d: Decision, seat: int) -> tuple[economy.Split, ...]:
        """Every split of the sum."""
        return (economy.ways_to_pay if self.paid else economy.ways_to_store)(s, seat, d.data[0])

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every split of the sum."""
        return [act(self.name, seat, *split) for split in self.ways(s, d, seat)]

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: coins that do not add up, are not there, do not fit, or leave a centre in chaos without its coin."""
        asked, split = s.pending[-1], (a.args[0], a.args[1])
        if split in self.ways(s, asked, a.seat):
            return None
        return base.bad_split(s, a.seat, split, asked.data[0], self.paid)


class PayGold(_ShareGold):
    """Which coins a seat loses that the game makes pay."""

    name = "pay_gold"
    paid = True

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """A fire waits for the other seat; any other loss happens at once."""
        why: str = s.pending.pop().data[1]
        if why == "fire":
            phases.owe(s, a.seat, (a.args[0], a.args[1]))
        else:
            lost(s, a.seat, (a.args[0], a.args[1]), why, out)


class PlaceGold(_ShareGold):
    """Where coins go that the game gives."""

    name = "place_gold"

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The coins lie there."""
        s.pending.pop()
        left, right = a.args
        out.event("coins_placed", seat=a.seat, left=left, right=right)
        economy.store(s, a.seat, (left, right), out)
