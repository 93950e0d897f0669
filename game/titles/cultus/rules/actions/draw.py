"""Drawing cards: the start phase (5.3), the draw action (6.4), Baltasar's effect (6.8)."""

from __future__ import annotations

from typing import ClassVar

from game.engine import Action, Decision, Effects, Field, Refusal
from game.engine.refusal import refuse
from game.titles.cultus.rules import decisions
from game.titles.cultus.rules.actions.base import CultusMove, by_seat, no_point, over_limit, spend_point
from game.titles.cultus.rules.components import ACTION_POINTS, ACTION_POINTS_WITH_MEDAL, SLOTS
from game.titles.cultus.rules.economy import draw
from game.titles.cultus.rules.state import IN_HAND, INDUSTRY, CultusState


class FromPile(CultusMove):
    """A kind that draws the top card of a pile."""

    fields = (Field("slot", SLOTS),)
    rule: ClassVar[str]

    def __init__(self) -> None:
        self.table = by_seat(lambda seat, index: Action(self.name, seat, (index + 1,)))

    def options(self, s: CultusState, d: Decision, seat: int) -> list[Action]:
        """Every pile with cards."""
        return self.table[seat][s.open_mask]

    def check(self, s: CultusState, a: Action) -> Refusal | None:
        """Refused: an empty pile."""
        slot = a.args[0]
        return None if s.open_mask >> slot - 1 & 1 else refuse("pile_empty", self.rule, slot=slot)


class DrawStart(FromPile):
    """Draw the top card of any pile in the start phase: one card, up to two with Industry."""

    name = "draw_start"
    rule = "5.3"

    def caution(self, s: CultusState, a: Action) -> Refusal | None:
        """A card that need not be drawn, if the hand will exceed its limit even when every point places one."""
        slot, medal = a.args[0], s.medal[a.seat]
        back = medal == IN_HAND or (medal == slot and len(s.piles[slot - 1]) == 1)
        points = ACTION_POINTS_WITH_MEDAL if back else ACTION_POINTS
        return over_limit(len(s.hands[a.seat]) + 1, points) if "stop_draw" in s.pending[-1].kinds else None

    def apply(self, s: CultusState, a: Action, out: Effects) -> None:
        """The card goes to the hand; after the last one that may be drawn the phase ends."""
        most, _ = s.pending.pop().data
        s.drawn += 1
        if s.drawn == most:
            s.phase = "income"
        draw(s, a.seat, a.args[0], out)


class StopDraw(CultusMove):
    """Draw no more cards in the start phase: only with Industry (6.5)."""

    name = "stop_draw"

    def options(self, s: CultusState, d: Decision, seat: int) -> list[Action]:
        return [Action("stop_draw", seat)]

    def check(self, s: CultusState, a: Action) -> Refusal | None:
        """Refused without Industry: one card must be drawn (5.3)."""
        return None if s.powers[a.seat] & INDUSTRY else refuse("must_draw", "5.3")

    def apply(self, s: CultusState, a: Action, out: Effects) -> None:
        s.pending.pop()
        s.phase = "income"
        out.event("stopped_drawing", seat=a.seat, drawn=s.drawn)


class DrawCard(FromPile):
    """Draw the top card of any pile for one action point."""

    name = "draw_card"
    rule = "6.4-draw"

    def check(self, s: CultusState, a: Action) -> Refusal | None:
        """Refused without action points (5.3), then: an empty pile."""
        return no_point(s) or super().check(s, a)

    def caution(self, s: CultusState, a: Action) -> Refusal | None:
        """A hand that exceeds its limit even if every action point left places a card."""
        return over_limit(len(s.hands[a.seat]) + 1, s.ap - 1)

    def apply(self, s: CultusState, a: Action, out: Effects) -> None:
        spend_point(s, a.seat)
        draw(s, a.seat, a.args[0], out)


class BaltasarDraw(FromPile):
    """Draw one of the cards that Baltasar's effect makes the player draw."""

    name = "baltasar_draw"
    rule = "6.8"

    def apply(self, s: CultusState, a: Action, out: Effects) -> None:
        """The card goes to the hand; the next one is asked for while cubes in stock and cards remain."""
        left = s.pending.pop().data[0] - 1
        draw(s, a.seat, a.args[0], out)
        if left and s.open_mask:
            s.pending.append(decisions.baltasar(left))
