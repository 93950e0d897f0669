"""The dice phase (5.4): the roll, what buildings ask, what events ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.engine import Action, Amount, Decision, Effects, Field, Refusal
from game.engine.refusal import refuse
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules import economy, phases
from game.titles.anno1701.rules.actions.base import (
    CENTRE_NUMBER,
    COIN_COUNTS,
    CONFIRM,
    CONFIRMATION,
    FROM_CENTRE,
    NUMBER_OF,
    SEATS,
    AnnoMove,
    Bare,
    Spending,
    act,
    bad_payment,
    bad_split,
    full,
    no_room,
    payer,
    piles_of,
    unconfirmed,
)
from game.titles.anno1701.rules.cards import lost
from game.titles.anno1701.rules.drawing import draw_top, put_under
from game.titles.anno1701.rules.state import HUNT_OPPONENT, AnnoState, gold_of

_LANDSCAPE: Final = Field("landscape", box.LANDSCAPES)
GOLD_TO_GOOD, GOOD_TO_GOLD = "gold_to_good", "good_to_gold"


class RollDice(Bare):
    """Both dice are rolled together; the number is settled first, then the event (D0)."""

    name = "roll_dice"

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """Landscapes and ships gain at once; buildings and the event follow."""
        s.pending.pop()
        event, number = divmod(out.chance.below("dice", 36), 6)
        s.number, s.event = number + 1, event + 1
        seat = a.seat
        out.event("rolled", seat=seat, number=s.number, face=box.EVENTS[s.event])
        phases.harvest(s, seat, s.number, out)
        phases.harvest(s, 1 - seat, s.number, out)
        phases.after_the_number(s, seat, out)


class OneLandscape(AnnoMove):
    """A kind that names one own landscape which then gains a good."""

    fields = (_LANDSCAPE,)

    def candidates(self, s: AnnoState, d: Decision, seat: int) -> Sequence[int]:
        """The landscapes that may be named."""
        return economy.with_room(s, seat)

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """One action for each landscape that may be named."""
        table = _landscape_actions(self.name)[seat]
        return [table[k] for k in self.candidates(s, d, seat)]

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: a landscape that is full or blocked."""
        return no_room(s, a.seat, NUMBER_OF[a.args[0]])


_tables: dict[str, tuple[tuple[Action, ...], ...]] = {}


def _landscape_actions(name: str) -> tuple[tuple[Action, ...], ...]:
    """By seat and landscape: the action, built once."""
    if name not in _tables:
        _tables[name] = tuple(tuple(Action(name, seat, (place,)) for place in box.LANDSCAPES) for seat in SEATS)
    return _tables[name]


def _no_room_for_dice(s: AnnoState, seat: int, landscape: int) -> Refusal | None:
    if s.goods[7 * seat + landscape] >= box.GOODS_MAX:
        return full(s, seat, landscape)
    if landscape not in economy.with_room_for_dice(s, seat):
        return refuse("landscape_blocked", "6.7", landscape=box.LANDSCAPES[landscape])
    return None


class ChooseProductionTarget(OneLandscape):
    """Which of two landscapes a production building fills."""

    name = "choose_production_target"

    def candidates(self, s: AnnoState, d: Decision, seat: int) -> Sequence[int]:
        """The landscapes of its good with room."""
        room = economy.with_room_for_dice(s, seat)
        return [k for k in box.OF_GOOD[box.BUILDINGS[d.data[0]].produces] if k in room]

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: a landscape of another good, full or blocked."""
        k = NUMBER_OF[a.args[0]]
        made = box.BUILDINGS[s.pending[-1].data[0]].produces
        if box.GOOD_OF[k] != made:
            return refuse("bad_goods_choice", "5.2", due=box.GOODS[made])
        return _no_room_for_dice(s, a.seat, k)

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The good lies there."""
        phases.worked(s, a.seat, s.pending.pop().data[0], NUMBER_OF[a.args[0]], out)


class GuildChoose(OneLandscape):
    """The good that a guild gives."""

    name = "guild_choose"

    def candidates(self, s: AnnoState, d: Decision, seat: int) -> Sequence[int]:
        """Every landscape with room."""
        return economy.with_room_for_dice(s, seat)

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: full or blocked."""
        return _no_room_for_dice(s, a.seat, NUMBER_OF[a.args[0]])

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The good lies there."""
        phases.worked(s, a.seat, s.pending.pop().data[0], NUMBER_OF[a.args[0]], out)


def _no_luxury(a: Action) -> Refusal | None:
    return refuse("no_luxury_trade", "5.5") if any(one in box.WAREHOUSES for one in a.args) else None


class HarbourExchange(AnnoMove):
    """One good for a different one, by a harbour."""

    name = "harbour_exchange"
    fields = (Field("give", box.LANDSCAPES), Field("take", box.LANDSCAPES))

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every exchange."""
        return [
            act(self.name, seat, box.LANDSCAPES[give], box.LANDSCAPES[to])
            for give, to in phases.harbour_exchanges(s, seat)
        ]

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
        return _no_room_for_dice(s, a.seat, to)

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """One less here, one more there."""
        card = s.pending.pop().data[0]
        s.goods[7 * a.seat + NUMBER_OF[a.args[0]]] -= 1
        s.goods[7 * a.seat + NUMBER_OF[a.args[1]]] += 1
        out.event("harbour_used", seat=a.seat, building=card, give=a.args[0], take=a.args[1])


class Skip(Bare):
    """A kind that lets an optional chance pass."""

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """Nothing changes."""
        s.pending.pop()


class HarbourSkip(Skip):
    """No exchange."""

    name = "harbour_skip"


class LodgeSwap(AnnoMove):
    """A hand card goes under a pile of its numeral, its top card comes to the hand."""

    name = "lodge_swap"
    fields = (Field("card", box.ERA_CARDS), Field("pile", box.PILES))

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every card with every pile of its numeral that has cards."""
        return [act(self.name, seat, card, box.PILES[pile]) for card, pile in phases.lodge_cards(s, seat)]

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: not in hand, a pile of another numeral, an empty pile (6.1)."""
        card, pile = a.args[0], box.PILES.index(a.args[1])
        if card not in s.hands[a.seat]:
            return refuse("not_in_hand", "5.5", card=card)
        if box.PILE_ERA[pile] != box.ERA_OF[card]:
            return refuse("wrong_era_pile", "6.1", card=card, pile=piles_of(card))
        return None if s.piles[pile] else refuse("pile_empty", "6.1", pile=box.PILES[pile])

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """First the return, then the top card."""
        building = s.pending.pop().data[0]
        card, pile = a.args[0], box.PILES.index(a.args[1])
        put_under(s, a.seat, card, pile)
        new = draw_top(s, a.seat, pile)
        private = {"card": card, "new": new}
        out.tell_privately((a.seat,), "lodge_used", private=private, seat=a.seat, building=building, pile=a.args[1])


class LodgeSkip(Skip):
    """No swap."""

    name = "lodge_skip"


class QueenChoose(OneLandscape):
    """The good that the Queen gives."""

    name = "queen_choose"

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The gift lies on its landscape."""
        s.pending.pop()
        phases.queen_gave(s, a.seat, NUMBER_OF[a.args[0]], out)


def _swaps(seat: int) -> tuple[tuple[tuple[tuple[Action, ...], ...], ...], tuple[tuple[Action, ...], ...]]:
    """A good for gold by (last coin, centre, landscape), and gold for a good by (centre, landscape)."""

    def row(mode: str, centre: str, *more: str) -> tuple[Action, ...]:
        return tuple(Action("diplomacy", seat, (mode, place, centre, *more)) for place in box.LANDSCAPES)

    buying = tuple(tuple(row(GOLD_TO_GOOD, centre, *more) for centre in box.CENTRES) for more in ((), (CONFIRM,)))
    return buying, tuple(row(GOOD_TO_GOLD, centre) for centre in box.CENTRES)


_SWAPS: Final = tuple(_swaps(seat) for seat in SEATS)


class Diplomacy(Spending):
    """A coin for a good, or a good for a coin."""

    name = "diplomacy"
    fields = (
        Field("mode", (GOLD_TO_GOOD, GOOD_TO_GOLD)),
        Field("landscape", box.LANDSCAPES),
        FROM_CENTRE,
        CONFIRMATION,
    )

    def every(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every swap in both directions, from and to either centre."""
        buying, selling = _SWAPS[seat]
        left, right = s.gold[2 * seat], s.gold[2 * seat + 1]
        last = left + right == 1
        room = economy.with_room(s, seat)
        found: list[Action] = []
        for split, coins in (((1, 0), left), ((0, 1), right)):
            if coins:
                row = buying[last][split[1]]
                found += [row[k] for k in (room if coins > 1 else economy.with_room_after(s, seat, split))]
        if left + right < box.GOLD_MAX:
            held = [k for k, amount in enumerate(s.goods[7 * seat : 7 * seat + 7]) if amount]
            for split in economy.ways_to_store(s, seat, 1):
                row = selling[split[1]]
                found += [row[k] for k in held]
        return found

    def paid(self, s: AnnoState, a: Action) -> tuple[Any, ...]:
        """From the richer centre, or to the poorer one."""
        if a.args[0] == GOLD_TO_GOOD:
            return (*a.args, payer(s, a.seat))
        return (*a.args, box.CENTRES[economy.default_store(s, a.seat, 1)[1]])

    def malformed(self, s: AnnoState, a: Action) -> Refusal:
        """A warehouse stands for what cannot be exchanged at all (5.5)."""
        return _no_luxury(a) or super().malformed(s, a)

    def judge(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: no room, no coin or no good there, the last coin without a word (6.3)."""
        mode, landscape, centre = a.args[:3]
        seat, k = a.seat, NUMBER_OF[landscape]
        split = (1, 0) if CENTRE_NUMBER[centre] == 0 else (0, 1)
        if mode == GOLD_TO_GOOD:
            reason = no_room(s, seat, k) or bad_payment(s, seat, split, 1, len(a.args) > 3)
            if reason is None and k not in economy.with_room_after(s, seat, split):
                return refuse("landscape_blocked", "6.7", landscape=landscape)
            return reason
        if not s.goods[7 * seat + k]:
            return refuse("landscape_empty", "5.2", landscape=landscape)
        if gold_of(s, seat) >= box.GOLD_MAX:
            return refuse("gold_full", "3.3", held=gold_of(s, seat), gain=1)
        if split not in economy.ways_to_store(s, seat, 1):
            return bad_split(s, seat, split, 1)
        return unconfirmed(False, len(a.args) > 3)

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """Paid first, gained second (ruling 13.41)."""
        a = self.whole(s, a)
        s.pending.pop()
        mode, landscape, centre = a.args[:3]
        k = 7 * a.seat + NUMBER_OF[landscape]
        split = (1, 0) if CENTRE_NUMBER[centre] == 0 else (0, 1)
        if mode == GOLD_TO_GOOD:
            out.event("diplomacy_bought", seat=a.seat, landscape=landscape)
            if not economy.spend(s, a.seat, split, out):
                s.goods[k] += 1
        else:
            s.goods[k] -= 1
            out.event("diplomacy_sold", seat=a.seat, landscape=landscape)
            economy.store(s, a.seat, split, out)


class DiplomacySkip(Skip):
    """No swap."""

    name = "diplomacy_skip"


def _robbery(s: AnnoState, seat: int, give: str, to: str) -> Refusal | None:
    """Why the good cannot come from the rival's landscape onto the own one."""
    if not s.goods[7 * (1 - seat) + NUMBER_OF[give]]:
        return refuse("nothing_there", "6.3", landscape=give)
    if box.GOOD_OF[NUMBER_OF[give]] != box.GOOD_OF[NUMBER_OF[to]]:
        return refuse("bad_goods_choice", "5.2", due=box.GOODS[box.GOOD_OF[NUMBER_OF[give]]])
    return no_room(s, seat, NUMBER_OF[to])


def _rob(s: AnnoState, seat: int, give: str, to: str) -> None:
    s.goods[7 * (1 - seat) + NUMBER_OF[give]] -= 1
    s.goods[7 * seat + NUMBER_OF[to]] += 1


class PrivilegeTake(AnnoMove):
    """The holder of the commercial token takes a good from the rival."""

    name = "privilege_take"
    fields = (Field("rival_landscape", box.LANDSCAPES), Field("own_landscape", box.LANDSCAPES))

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every good that can change hands."""
        return [
            act(self.name, seat, box.LANDSCAPES[give], box.LANDSCAPES[to]) for give, to in phases.robberies(s, seat)
        ]

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: nothing there, another good, no room (6.3)."""
        return _robbery(s, a.seat, *a.args)

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The good changes hands."""
        s.pending.pop()
        _rob(s, a.seat, *a.args)
        out.event(
            "privilege_taken", seat=a.seat, rival_seat=1 - a.seat, good=box.GOODS[box.GOOD_OF[NUMBER_OF[a.args[0]]]]
        )


class PrivilegeSkip(Skip):
    """Nothing is taken."""

    name = "privilege_skip"


class HuntTake(AnnoMove):
    """The holder of the maritime token takes a good from the bank; by an option from the rival (ruling 13.2)."""

    name = "hunt_take"
    fields = (Field("own_landscape", box.LANDSCAPES), Field("rival_landscape", box.LANDSCAPES, optional=True))

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every landscape with room; by the option, every good that can change hands."""
        if s.rulings & HUNT_OPPONENT:
            return [
                act(self.name, seat, box.LANDSCAPES[to], box.LANDSCAPES[give]) for give, to in phases.robberies(s, seat)
            ]
        return [act(self.name, seat, box.LANDSCAPES[k]) for k in economy.with_room(s, seat)]

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: no room; by the option as ``privilege_take`` (6.3)."""
        from_rival = bool(s.rulings & HUNT_OPPONENT)
        if from_rival != (len(a.args) == 2):
            return refuse("bad_argument", "6.3")
        if from_rival:
            return _robbery(s, a.seat, a.args[1], a.args[0])
        return no_room(s, a.seat, NUMBER_OF[a.args[0]])

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The good lies on the own landscape."""
        s.pending.pop()
        if len(a.args) == 2:
            _rob(s, a.seat, a.args[1], a.args[0])
        else:
            s.goods[7 * a.seat + NUMBER_OF[a.args[0]]] += 1
        out.event("hunted", seat=a.seat, landscape=a.args[0])


class HuntSkip(Skip):
    """Nothing is taken."""

    name = "hunt_skip"


_COINS: Final = (Field("left", COIN_COUNTS[: box.CENTRE_MAX + 1], Amount()), Field("right", COIN_COUNTS[:5], Amount()))


class PayGold(AnnoMove):
    """Which coins a seat loses that the game makes pay (5.2)."""

    name = "pay_gold"
    fields = _COINS

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every split of the debt."""
        return [act(self.name, seat, *split) for split in economy.ways_to_pay(s, seat, d.data[0])]

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: coins that do not add up or are not there."""
        owed: int = s.pending[-1].data[0]
        if a.args in economy.ways_to_pay(s, a.seat, owed):
            return None
        return bad_split(s, a.seat, (a.args[0], a.args[1]), owed, paid=True)

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """A fire waits for the other seat; any other loss happens at once."""
        why: str = s.pending.pop().data[1]
        if why == "fire":
            phases.owe(s, a.seat, a.args)
        else:
            lost(s, a.seat, a.args, why, out)


class PlaceGold(AnnoMove):
    """Where coins go that the game gives (5.2)."""

    name = "place_gold"
    fields = _COINS

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every split of the gain."""
        return [act(self.name, seat, *split) for split in economy.ways_to_store(s, seat, d.data[0])]

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: coins that do not add up, do not fit, or leave a centre in chaos without its coin."""
        gain: int = s.pending[-1].data[0]
        if a.args in economy.ways_to_store(s, a.seat, gain):
            return None
        return bad_split(s, a.seat, (a.args[0], a.args[1]), gain)

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The coins lie there."""
        s.pending.pop()
        split: Any = a.args
        out.event("coins_placed", seat=a.seat, left=split[0], right=split[1])
        economy.store(s, a.seat, split, out)
