"""What the kinds of action share: ids, prebuilt actions, refusals, and payments."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from game.engine import Action, Decision, Draft, Field, MoveType, Refusal, Step
from game.engine.draft import step_of
from game.titles.anno1701.components import (
    CENTRES,
    GOODS,
    GOODS_MAX,
    LANDSCAPES,
    OUTER_SLOTS,
    ROW_SLOTS,
    SEARCH_COST,
    SITES,
    THEATRE_COST,
    VOYAGE,
    WAREHOUSES,
)
from game.titles.anno1701.economy import Split, stock, with_room
from game.titles.anno1701.sea import CONFIRM as CONFIRM
from game.titles.anno1701.state import AnnoState, gold_of

SEATS: Final = (0, 1)
NUMBER_OF: Final = {landscape: k for k, landscape in enumerate(LANDSCAPES)}
CENTRE_NUMBER: Final = {centre: c for c, centre in enumerate(CENTRES)}
SITE_NUMBER: Final = {site: n for n, site in enumerate(SITES)}
RIVAL_SITES: Final = tuple(f"rival_{site}" for site in SITES)
PLACES_TO_BUILD: Final = (*SITES, *OUTER_SLOTS, *ROW_SLOTS, *RIVAL_SITES)
"""Every place on which a building can be dropped; only the first sixteen are building sites."""
COIN_COUNTS: Final = tuple(range(9))
CONFIRMATION: Final = Field("confirm", (CONFIRM,), optional=True)
PLACES: Final = (*LANDSCAPES, *CENTRES)
"""Where goods and coins lie."""
PLACES_AND_WAREHOUSES: Final = (*PLACES, *WAREHOUSES)


class AnnoMove(MoveType[AnnoState]):
    """A kind of action whose options are exactly the legal ones."""

    exact = True

    def universe(self, limit: int = 20_000) -> list[tuple[Any, ...]]:
        """Nothing for an ``open`` kind: its list holds proposals only, so it cannot be compared with all there is."""
        return [] if self.open else super().universe(limit)


def steps(fields: Sequence[Field], every: list[Action], draft: Draft) -> Step:
    """The next step of a draft among every legal action. A draft that is legal as it stands is complete, although a
    payment could still be changed: one that is not named is made as proposed."""
    step = step_of(fields, every, draft)
    if not draft.part and not step.complete and any(a.args == draft.args for a in every):
        return step._replace(closable=True, complete=True)
    return step


_DEAREST: Final = max(
    SEARCH_COST,
    THEATRE_COST,
    *(card.tribute for card in VOYAGE.values()),
    *(price for card in VOYAGE.values() for _, price, _ in card.offers),
)
"""With more gold than this no single deed takes the last coin."""


class Spending(AnnoMove):
    """A kind that costs coins. What would spend the last one is legal if it is confirmed, but never listed: nobody does
    that by accident (ruling 13.19)."""

    open = True

    def every(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every legal action, confirmed where that is needed."""
        raise NotImplementedError

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every legal action that leaves at least one coin."""
        found = self.every(s, d, seat)
        return found if gold_of(s, seat) > _DEAREST else [a for a in found if a.args[-1] != CONFIRM]

    def next(self, s: AnnoState, draft: Draft) -> Step:
        """The fields in their order; at the end the confirmation, where the last coin goes."""
        return steps(self.fields, self.every(s, s.pending[-1], draft.seat), draft)


class Bare(AnnoMove):
    """A kind without arguments that is legal whenever it is asked for."""

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """The one action."""
        return _bare(self.name, seat)

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Never refused."""
        return None


@cache
def _bare(name: str, seat: int) -> list[Action]:
    return [Action(name, seat)]


@cache
def act(name: str, seat: int, *args: Any) -> Action:
    """An action, built once."""
    return Action(name, seat, args)


def refuse(code: str, rule: str, **params: int | str) -> Refusal:
    """A refusal with its parameters and the section of the rules."""
    return Refusal(code, params, rule)


# --- shared reasons --------------------------------------------------------------------------------


def no_room(s: AnnoState, seat: int, landscape: int) -> Refusal | None:
    """Why a landscape cannot gain a good now, or None."""
    if s.goods[7 * seat + landscape] >= GOODS_MAX:
        return refuse("landscape_full", "3.3", landscape=LANDSCAPES[landscape])
    if landscape not in with_room(s, seat):
        return refuse("landscape_blocked", "6.7", landscape=LANDSCAPES[landscape])
    return None


def bad_payment(s: AnnoState, seat: int, split: Split, owed: int, confirm: bool) -> Refusal | None:
    """Why these coins cannot pay what is owed, or None. The last coin must be confirmed (ruling 13.19)."""
    left, right = s.gold[2 * seat], s.gold[2 * seat + 1]
    if sum(split) != owed or split[0] > left or split[1] > right or min(split) < 0:
        return refuse("bad_gold_split", "5.2", gold=owed)
    return unconfirmed(left + right == owed, confirm)


def unconfirmed(ruins: bool, confirm: bool) -> Refusal | None:
    """Refused: the last coin without a word, or a word where nothing is at stake."""
    if ruins and not confirm:
        return refuse("would_ruin", "6.7")
    if confirm and not ruins:
        return refuse("bad_argument", "6.7")
    return None


def last_coin(s: AnnoState, seat: int, owed: int) -> tuple[str, ...]:
    """What must be said with a payment that leaves nothing."""
    return (CONFIRM,) if gold_of(s, seat) == owed else ()


_MOST_NEEDED: Final = 4


def needs(lack: dict[str, int]) -> tuple[str, ...]:
    """What is missing, as ids with a number ("need_food_2"); 4 stands for 4 or more."""
    return tuple(f"need_{thing}_{min(amount, _MOST_NEEDED)}" for thing, amount in lack.items() if amount > 0)


def lacking(s: AnnoState, seat: int, cost: tuple[int, ...], rum: int = 0, tobacco: int = 0) -> tuple[str, ...]:
    """What a cost still needs; empty if it can be paid."""
    lack = {good: cost[g] - stock(s, seat, g) for g, good in enumerate(GOODS)}
    return needs({**lack, "rum": rum - s.rum[seat], "tobacco": tobacco - s.tobacco[seat]})


def cannot_afford(lack: tuple[str, ...], rule: str) -> Refusal:
    """The refusal of something that is too dear."""
    return Refusal("cannot_afford", {"missing": lack}, rule)
