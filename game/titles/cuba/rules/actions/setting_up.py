"""The choices of the set-up (section 4, steps 10a and 10b) and of the delegate (5.4)."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Bag, Decision, Effects, Field, Refusal
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules.actions.base import NOTHING, Listed, numbers, refuse
from game.titles.cuba.rules.economy import take
from game.titles.cuba.rules.state import CubaState

SIDES: Final = ("front", "back")


class ChooseBoardSide(Listed):
    """Front or back of the own plantation board."""

    name = "choose_board_side"
    fields = (Field("side", SIDES),)

    def apply(self, s: CubaState, a: Action, out: Effects) -> None:
        """Turn the board; the next player chooses."""
        seat = a.seat
        s.sides[seat] = box.FRONT if a.args[0] == "front" else s.backs[seat]
        out.event("side_chosen", seat=seat, side=s.sides[seat])
        _next_player(s, "setup_goods")


class ChooseStartGoods(Listed):
    """Two resources and two products of free choice, equal ones allowed (R21)."""

    name = "choose_start_goods"
    fields = (
        Field("resources", box.RESOURCE_IDS, Bag(box.START_RESOURCES, box.START_RESOURCES)),
        Field("products", box.PRODUCT_IDS, Bag(box.START_PRODUCTS, box.START_PRODUCTS)),
    )

    def malformed(self, s: CubaState, a: Action) -> Refusal:
        """Not two and two; goods among them; unknown ids."""
        if len(a.args) != 2 or not all(isinstance(bag, tuple) for bag in a.args):
            return super().malformed(s, a)
        known = {*box.RESOURCE_IDS, *box.PRODUCT_IDS, *box.GOOD_IDS}
        pieces = [piece for bag in a.args for piece in bag]
        if not all(type(piece) is str and piece in known for piece in pieces):
            return super().malformed(s, a)
        if goods := tuple(piece for piece in box.GOOD_IDS if piece in pieces):
            return refuse("no_goods_at_start", "4", pieces=goods)
        resources = sum(piece in box.RESOURCE_IDS for piece in pieces)
        return refuse("need_two_and_two", "4", resources=resources, products=len(pieces) - resources)

    def apply(self, s: CubaState, a: Action, out: Effects) -> None:
        """The pieces go to the courtyard; the next player chooses."""
        seat = a.seat
        pieces = numbers((*a.args[0], *a.args[1]))
        for piece in pieces:
            take(s, seat, piece)
        out.event("start_goods", seat=seat, pieces=box.ids(pieces))
        _next_player(s, "bills")


def _next_player(s: CubaState, then: str) -> None:
    """The next player in turn order chooses; after the last one that phase begins."""
    s.pending.pop()
    s.seat = (s.seat + 1) % s.seats
    if s.seat == s.start_seat:
        s.phase = then


class ChooseDelegate(Listed):
    """Advanced game: one of the five cards goes to parliament, face down; secret and simultaneous (5.4)."""

    name = "choose_delegate"
    fields = (Field("character", box.CHARACTERS),)

    def options(self, s: CubaState, d: Decision, seat: int) -> list[Action]:
        """All five characters."""
        return self.all[seat] if seat in d.seats else NOTHING

    def apply(self, s: CubaState, a: Action, out: Effects) -> None:
        """A secret answer is resolved by ``phases.send_delegates``."""
        raise AssertionError("sealed")
