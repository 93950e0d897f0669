"""Splitting gold between the cost track and the character card (6.2)."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Decision, Effects, Field, Refusal, Split
from game.engine.refusal import refuse
from game.titles.cultus.rules.actions.base import SEATS, CultusMove
from game.titles.cultus.rules.components import TRACK
from game.titles.cultus.rules.economy import allocate, room
from game.titles.cultus.rules.state import CultusState

_AMOUNTS: Final = tuple(range(TRACK + 1))
_SPLITS: Final[tuple[tuple[list[Action], ...], ...]] = tuple(
    tuple([Action("allocate_gold", seat, (part, gold - part)) for part in range(gold + 1)] for gold in range(21))
    for seat in SEATS
)
"""By seat and gold: every split, the one with nothing for the cost track first."""


class AllocateGold(CultusMove):
    """Split the gold just gained. A split is final."""

    name = "allocate_gold"
    fields = (Field("to_cost", _AMOUNTS, Split()), Field("to_character", _AMOUNTS, Split()))

    def options(self, s: CultusState, d: Decision, seat: int) -> list[Action]:
        """Every split that has room on both tracks."""
        gold: int = d.data[0]
        for_cost, for_character = room(s, seat)
        least = gold - for_character
        return _SPLITS[seat][gold][least if least > 0 else 0 : for_cost + 1]

    def malformed(self, s: CultusState, a: Action) -> Refusal:
        """Refused: more than a track has spaces (6.2)."""
        if len(a.args) == 2 and all(type(part) is int and part >= 0 for part in a.args):
            return self.check(s, a) or super().malformed(s, a)
        return super().malformed(s, a)

    def check(self, s: CultusState, a: Action) -> Refusal | None:
        """Refused: gold without a cost cube, a track beyond its end, parts that do not make the whole (6.2)."""
        to_cost, to_character = a.args
        gold = s.pending[-1].data[0]
        for_cost, for_character = room(s, a.seat)
        if to_cost and s.cost[a.seat] < 0:
            return refuse("no_cost_cube", "6.2")
        if to_cost > for_cost:
            return refuse("track_full", "6.2", room=for_cost, amount=to_cost)
        if to_character > for_character:
            return refuse("track_full", "6.2", room=for_character, amount=to_character)
        if to_cost + to_character != gold:
            return refuse("split_wrong_sum", "6.2", sum=to_cost + to_character, need=gold)
        return None

    def apply(self, s: CultusState, a: Action, out: Effects) -> None:
        """Both cubes move; a walk then gives its medal bonus, the income phase is over."""
        slot = s.pending.pop().data[1]
        if not slot:
            s.phase = "action"
        allocate(s, a.seat, a.args[0], a.args[1], slot, out)
