"""What the kinds of action share: prebuilt lists, refusals, and the price of one action point."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from game.engine import Action, Decision, Effects, MoveType, Refusal
from game.engine.bits import ByBits
from game.engine.refusal import BAD_ARGUMENT, refuse
from game.titles.cultus.rules.board import square_name
from game.titles.cultus.rules.components import HAND_LIMIT
from game.titles.cultus.rules.decisions import ACTIONS
from game.titles.cultus.rules.state import CultusState

SEATS: Final = range(4)
NOTHING: Final[list[Action]] = []
"""The empty list of options; like every prebuilt list it is never changed."""


def by_seat(make: Callable[[int, int], Action]) -> tuple[ByBits, ...]:
    """For each seat and bits of numbers: the actions that are made of (seat, number)."""
    return tuple(ByBits(partial(make, seat)) for seat in SEATS)


class CultusMove(MoveType[CultusState]):
    """A kind of action whose options are exactly the legal ones."""

    exact = True


class OnePoint(CultusMove):
    """A kind that costs one action point."""

    def check(self, s: CultusState, a: Action) -> Refusal | None:
        """Refused without action points (5.3); then by what the action itself asks for."""
        return no_point(s) or self.why_not(s, a)

    def why_not(self, s: CultusState, a: Action) -> Refusal | None:
        """Why the action is not legal although there are action points, or None."""
        raise NotImplementedError


class Chosen(CultusMove):
    """A kind of the set-up that picks one thing that its decision lists in ``data``."""

    def options(self, s: CultusState, d: Decision, seat: int) -> list[Action]:
        """One action for each thing on offer."""
        return [Action(self.name, seat, (thing,)) for thing in d.data]

    def check(self, s: CultusState, a: Action) -> Refusal | None:
        """Refused: what is not on offer (4.2)."""
        return None if a.args[0] in s.pending[-1].data else refuse(BAD_ARGUMENT, "4.2")

    def apply(self, s: CultusState, a: Action, out: Effects) -> None:
        s.pending.pop()
        self.take(s, a.seat, a.args[0], out)

    def take(self, s: CultusState, seat: int, thing: Any, out: Effects) -> None:
        """What the choice brings."""
        raise NotImplementedError


def no_point(s: CultusState) -> Refusal | None:
    """The refusal where no action points are left, or None."""
    return None if s.ap else refuse("no_ap", "5.3")


def spend_point(s: CultusState, seat: int) -> None:
    """Pay one action point; the pending question says how many are left."""
    s.ap = left = s.ap - 1
    pending = s.pending
    pending[-1] = ACTIONS[seat][pending[-1].data[-1]][left]


def over_limit(cards: int, points: int) -> Refusal | None:
    """The caution about so many cards in hand, if they exceed the limit even when every point left places one."""
    return refuse("hand_over_limit", "5.3", cards=cards, limit=HAND_LIMIT) if cards - points > HAND_LIMIT else None


def not_held(s: CultusState, seat: int, cards: tuple[str, ...], rule: str) -> Refusal | None:
    """The refusal of the first of these cards that is not in hand or is named twice, or None."""
    held = set(s.hands[seat])
    for card in cards:
        if card not in held:
            return refuse("card_not_in_hand", rule, card=card)
        held.discard(card)
    return None


def monument_on(s: CultusState, square: int) -> dict[str, str]:
    """What a refusal tells of a square that holds a monument: the owner of the first one on it."""
    monument = next(name for name, place in s.monuments.items() if place == square)
    return {"square": square_name(square), "owner": _whose(s, monument)["owner"]}


def pawn_on(s: CultusState, square: int) -> dict[str, str]:
    """What a refusal tells of a square that holds a pawn."""
    return {"square": square_name(square), "owner": s.color[s.pawn.index(square)]}


def shift(s: CultusState, monument: str, square: int) -> dict[str, Any]:
    """Put a monument on another square. Returns the facts of the event."""
    start = s.monuments[monument]
    s.put_monument(monument, square)
    facts = {"monument": monument, "origin": start, "square": square}
    return {**facts, **_whose(s, monument), "start": square_name(start), "at": square_name(square)}


def _whose(s: CultusState, monument: str) -> dict[str, Any]:
    """The colour of its player or the enemy's card, and which of its owner's monuments it is."""
    owner, _, number = monument.partition(":")
    return {"owner": s.enemy if owner == "enemy" else s.color[int(owner)], "number": int(number)}


def step_refusal(origin: int, target: int, rule: str) -> Refusal | None:
    """Why a step between two squares is none, or None if they share an edge."""
    rows, cols = abs(origin // 8 - target // 8), abs(origin % 8 - target % 8)
    if rows + cols == 1:
        return None
    code = "no_diagonal" if rows == cols == 1 else "not_adjacent"
    return refuse(code, rule, square=square_name(target), origin=square_name(origin))
