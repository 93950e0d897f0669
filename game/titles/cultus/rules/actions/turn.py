"""Ending the action phase, and cutting the hand (5.3)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import ClassVar

from game.engine import Action, Decision, Effects, Field, Refusal, Some
from game.engine.bits import actions_of
from game.engine.refusal import refuse
from game.titles.cultus.rules.actions.base import NOTHING, SEATS, CultusMove, not_held, over_limit
from game.titles.cultus.rules.components import CARDS, HAND_LIMIT, VP_LOST_PER_DISCARD
from game.titles.cultus.rules.economy import discard, lose_vp
from game.titles.cultus.rules.state import DISCARDS, CultusState


class EndActions(CultusMove):
    """End the action phase: without action points, or when nothing that costs one can be done (R-07)."""

    name = "end_actions"
    table: ClassVar = tuple([Action("end_actions", seat)] for seat in SEATS)

    def __init__(self, one_point: Mapping[str, CultusMove]) -> None:
        self._one_point = one_point

    def options(self, s: CultusState, d: Decision, seat: int) -> list[Action]:
        """One, if no point is left to spend."""
        return NOTHING if s.ap and self._can_act(s, d, seat) else self.table[seat]

    def check(self, s: CultusState, a: Action) -> Refusal | None:
        """Refused: action points that could still be used (5.3)."""
        if s.ap and self._can_act(s, s.pending[-1], a.seat):
            return refuse("ap_left", "5.3", left=s.ap)
        return None

    def caution(self, s: CultusState, a: Action) -> Refusal | None:
        """Cards that must be discarded; an enemy whose effect strikes in the phase that follows."""
        over = over_limit(len(s.hands[a.seat]), 0)
        if over is None and s.enemy and s.enemy_track + 1 == s.last_space():
            return refuse("enemy_strikes", "6.8", enemy=s.enemy)
        return over

    def apply(self, s: CultusState, a: Action, out: Effects) -> None:
        """Points that cannot be used are lost."""
        s.pending.pop()
        if s.ap:
            out.event("points_lost", seat=a.seat, points=s.ap)
            s.ap = 0
        s.phase = "hand_adjust"

    def _can_act(self, s: CultusState, d: Decision, seat: int) -> bool:
        return s.open_mask != 0 or any(kind.options(s, d, seat) for kind in self._one_point.values())


class DiscardToLimit(CultusMove):
    """Discard the cards above the hand limit; each costs 2 VP (phase 4)."""

    name = "discard_to_limit"
    apart = True
    fields = (Field("cards", CARDS, Some(0, len(CARDS))),)

    def options(self, s: CultusState, d: Decision, seat: int) -> list[Action]:
        """Every choice of so many cards."""
        return actions_of(self.name, seat, zip(combinations(sorted(s.hands[seat]), d.data[0])))

    def check(self, s: CultusState, a: Action) -> Refusal | None:
        """Refused: a card not in hand, named twice, or another number of cards (5.3)."""
        refusal = not_held(s, a.seat, a.args[0], "5.3")
        need, have = len(s.hands[a.seat]) - HAND_LIMIT, len(a.args[0])
        if refusal is None and have != need:
            return refuse("discard_count", "5.3", need=need, have=have)
        return refusal

    def apply(self, s: CultusState, a: Action, out: Effects) -> None:
        """The cards go to the discard pile, the points are lost (6.3)."""
        s.pending.pop()
        cards = a.args[0]
        discard(s, a.seat, cards, out)
        lose_vp(s, a.seat, VP_LOST_PER_DISCARD * len(cards), DISCARDS, out)
