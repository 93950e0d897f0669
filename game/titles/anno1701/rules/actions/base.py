"""What the kinds of action share: ids, prebuilt actions, refusals, and payments."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from game.engine import Action, Amount, Decision, Draft, Effects, Field, MoveType, Refusal, Step
from game.engine.draft import step_of
from game.engine.refusal import refuse
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules import economy
from game.titles.anno1701.rules.decisions import CONFIRM, act
from game.titles.anno1701.rules.economy import Split, default_pay, stock
from game.titles.anno1701.rules.state import AnnoState, gold_of

NUMBER_OF: Final = {landscape: k for k, landscape in enumerate(box.LANDSCAPES)}
SITE_NUMBER: Final = {site: n for n, site in enumerate(box.SITES)}
RIVAL_SITES: Final = tuple(f"rival_{site}" for site in box.SITES)
PLACES_TO_BUILD: Final = (*box.SITES, *box.OUTER_SLOTS, *box.ROW_SLOTS, *RIVAL_SITES)
"""Every place on which a building can be dropped; only the first sixteen are building sites."""
COIN_COUNTS: Final = tuple(range(9))
COINS: Final = tuple(
    Field(side, COIN_COUNTS[: box.CENTRE_MAX + 1], Amount(), optional=True) for side in ("left", "right")
)
"""The coins that pay, by village centre; left out they are taken as the rules say."""
FROM_CENTRE: Final = Field("centre", box.CENTRES, optional=True)
CONFIRMATION: Final = Field("confirm", (CONFIRM,), optional=True)
PLACES: Final = (*box.LANDSCAPES, *box.CENTRES)
"""Where goods and coins lie."""
PLACES_AND_WAREHOUSES: Final = (*PLACES, *box.WAREHOUSES)
GOODS_PLACES: Final = (*box.LANDSCAPES, *box.WAREHOUSES)


class AnnoMove(MoveType[AnnoState]):
    """A kind of action whose options are exactly the legal ones."""

    exact = True

    def universe(self, limit: int = 20_000) -> list[tuple[Any, ...]]:
        """Nothing for an ``open`` kind: its list holds proposals only, so it cannot be compared with all there is."""
        return [] if self.open else super().universe(limit)


_DEAREST: Final = max(
    box.SEARCH_COST,
    box.THEATRE_COST,
    *(card.tribute for card in box.VOYAGE.values()),
    *(price for card in box.VOYAGE.values() for _, price, _ in card.offers),
)
"""With more gold than this no single deed takes the last coin."""


class Proposing(AnnoMove):
    """A kind whose list holds proposals: ``every`` legal action is put together step by step."""

    open = True

    def every(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every legal action, confirmed where that is needed."""
        raise NotImplementedError

    def next(self, s: AnnoState, draft: Draft) -> Step:
        """The next field among every legal action. A draft that is legal as it stands is complete, although a payment
        could still be changed: one that is not named is made as proposed."""
        every = self.every(s, s.pending[-1], draft.seat)
        step = step_of(self.fields, every, draft)
        if not draft.part and not step.complete and any(a.args == draft.args for a in every):
            return step._replace(closable=True, complete=True)
        return step


class Spending(Proposing):
    """A kind that costs coins. What would spend the last one is legal if it is confirmed, but never listed: nobody does
    that by accident (ruling 13.19)."""

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every legal action that leaves at least one coin."""
        found = self.every(s, d, seat)
        return found if gold_of(s, seat) > _DEAREST else [a for a in found if a.args[-1] != CONFIRM]

    def judge(self, s: AnnoState, a: Action) -> Refusal | None:
        """Why not, of an action that names its coins."""
        raise NotImplementedError

    def paid(self, s: AnnoState, a: Action) -> tuple[Any, ...]:
        """What an action that leaves coins out comes to if nobody says which pay: one from the richer centre (5.2)."""
        return (*a.args, box.CENTRES[default_pay(s, a.seat, 1)[1]])

    def whole(self, s: AnnoState, a: Action) -> Action:
        """The action with its coins named: those that it says, else the usual ones, else the first that will do."""
        if len(a.args) >= len(self.fields) - 1:
            return a
        usual = a._replace(args=self.paid(s, a))
        if self.judge(s, usual) is None:
            return usual
        every = self.every(s, s.pending[-1], a.seat)
        same = (other for other in every if other.args[: len(a.args)] == a.args and other.args[-1] != CONFIRM)
        return next(same, usual)

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """As the coins are named, or taken if they are not."""
        return self.judge(s, self.whole(s, a))

    def malformed(self, s: AnnoState, a: Action) -> Refusal:
        """Goods in place of a coin."""
        if any(arg in GOODS_PLACES for field, arg in zip(self.fields, a.args) if field is FROM_CENTRE):
            return refuse("only_coins", "5.2")
        return super().malformed(s, a)


class Bare(AnnoMove):
    """A kind without arguments that is legal whenever it is asked for."""

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """The one action."""
        return [act(self.name, seat)]


class GainGood(AnnoMove):
    """A kind that names one own landscape, which then gains a good: ``told`` is the event. ``by_number``: a building that
    the number woke brings it, which chaos can bar always."""

    fields = (Field("landscape", box.LANDSCAPES),)
    told = ""
    by_number = False

    def served(self, s: AnnoState, d: Decision, seat: int) -> Iterable[int]:
        """The landscapes that may be named."""
        return economy.with_room_for_dice(s, seat) if self.by_number else economy.with_room(s, seat)

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """One action for each landscape that may be named."""
        return [act(self.name, seat, box.LANDSCAPES[k]) for k in self.served(s, d, seat)]

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: a landscape that is full or blocked."""
        return no_room(s, a.seat, NUMBER_OF[a.args[0]], self.by_number)

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The good lies there."""
        of = dict(zip(("building",), s.pending.pop().data))
        economy.gain_good(s, a.seat, NUMBER_OF[a.args[0]], self.told, out, **of)


# --- shared reasons --------------------------------------------------------------------------------


def full(s: AnnoState, seat: int, landscape: int, gain: int = 1, of: Sequence[int] = ()) -> Refusal:
    """The refusal of more of a good than a landscape, or all landscapes ``of`` that good, have room for."""
    room = sum(box.GOODS_MAX - s.goods[7 * seat + k] for k in of or (landscape,))
    good = box.GOODS[box.GOOD_OF[landscape]]
    return refuse("landscape_full", "3.3", landscape=box.LANDSCAPES[landscape], good=good, gain=gain, room=room)


def no_room(s: AnnoState, seat: int, landscape: int, by_number: bool = False) -> Refusal | None:
    """Why a landscape cannot gain a good now, or None; ``by_number``: one that the dice bring."""
    if s.goods[7 * seat + landscape] >= box.GOODS_MAX:
        return full(s, seat, landscape)
    if landscape in (economy.with_room_for_dice(s, seat) if by_number else economy.with_room(s, seat)):
        return None
    return barred(landscape)


def barred(landscape: int) -> Refusal:
    """The refusal of a good for a landscape beside a centre in chaos."""
    return refuse("landscape_blocked", "6.7", landscape=box.LANDSCAPES[landscape])


def bad_payment(s: AnnoState, seat: int, split: Split, owed: int, confirm: bool) -> Refusal | None:
    """Why these coins cannot pay what is owed, or None. The last coin must be confirmed (ruling 13.19)."""
    left, right = s.gold[2 * seat], s.gold[2 * seat + 1]
    if sum(split) != owed or split[0] > left or split[1] > right or min(split) < 0:
        return bad_split(s, seat, split, owed, paid=True)
    return unconfirmed(left + right == owed, confirm)


def bad_split(s: AnnoState, seat: int, split: Split, amount: int, paid: bool = False) -> Refusal:
    """Why coins cannot be shared like that between both centres: they do not add up, they are not there, a centre is full,
    or one in chaos does not get the first (5.2)."""
    after = [s.gold[2 * seat + c] + (-split[c] if paid else split[c]) for c in (0, 1)]
    why, centre, held = "sum", 0, s.gold[2 * seat : 2 * seat + 2]
    if sum(split) == amount and min(split) >= 0:
        wrong = {
            "absent": [gold < 0 for gold in after],
            "full": [gold > box.CENTRE_MAX for gold in after],
            "chaos": [not gold for gold in after],
        }
        why, centre = next(((name, each.index(True)) for name, each in wrong.items() if any(each)), (why, centre))
    return refuse("bad_gold_split", "5.2", gold=amount, why=why, centre=box.CENTRES[centre], held=held[centre])


def unconfirmed(ruins: bool, confirm: bool) -> Refusal | None:
    """Refused: the last coin without a word, or a word where nothing is at stake."""
    if ruins and not confirm:
        return refuse("would_ruin", "6.7")
    if confirm and not ruins:
        return refuse("bad_argument", "6.7")
    return None


def coins_of(s: AnnoState, seat: int, said: Sequence[int], owed: int) -> Split:
    """The coins of both centres for a debt: as said, the rest from the other centre; all by default if nothing is."""
    if not said:
        return default_pay(s, seat, owed)
    return said[0], said[1] if len(said) > 1 else owed - said[0]


def not_its_pile(s: AnnoState, a: Action, rules: tuple[str, str]) -> Refusal | None:
    """Why a card cannot go under a pile, or None: it is not in hand, or another numeral stands on it (each its rule)."""
    card, pile = a.args
    if card not in s.hands[a.seat]:
        return refuse("not_in_hand", rules[0], card=card)
    its = tuple(box.PILES[number] for number in box.ERA_PILES[box.ERA_OF[card]])
    return None if pile in its else refuse("wrong_era_pile", rules[1], card=card, pile=its)


def coin(centre: str) -> Split:
    """One coin of a centre."""
    return (1, 0) if centre == box.CENTRES[0] else (0, 1)


def bad_coin(s: AnnoState, seat: int, centre: str, rule: str, confirm: bool) -> Refusal | None:
    """Why one coin of that centre cannot pay, or None: it has none, or it is the last one and that was not said."""
    if not s.gold[2 * seat + box.CENTRES.index(centre)]:
        return refuse("no_gold", rule, gold=1, centre=centre)
    return unconfirmed(gold_of(s, seat) == 1, confirm)


def last_coin(s: AnnoState, seat: int, owed: int) -> tuple[str, ...]:
    """What must be said with a payment that leaves nothing."""
    return (CONFIRM,) if gold_of(s, seat) == owed else ()


_MOST_NEEDED: Final = 4


def needs(lack: dict[str, int]) -> tuple[str, ...]:
    """What is missing, as ids with a number ("need_food_2"); 4 stands for 4 or more."""
    return tuple(f"need_{thing}_{min(amount, _MOST_NEEDED)}" for thing, amount in lack.items() if amount > 0)


def lacking(s: AnnoState, seat: int, cost: tuple[int, ...], rum: int = 0, tobacco: int = 0) -> tuple[str, ...]:
    """What a cost still needs; empty if it can be paid."""
    lack = {good: cost[g] - stock(s, seat, g) for g, good in enumerate(box.GOODS)}
    return needs({**lack, "rum": rum - s.rum[seat], "tobacco": tobacco - s.tobacco[seat]})


def cannot_afford(lack: tuple[str, ...], rule: str) -> Refusal:
    """The refusal of something that is too dear."""
    return Refusal("cannot_afford", {"missing": lack}, rule)
