"""What players choose by red texts (6.2)."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Decision, Effects, Field, Refusal
from game.engine.bits import Made
from game.titles.undecim.rules import decisions, red
from game.titles.undecim.rules.actions.base import CARD_IDS, SEATS, UndecimMove, refuse, why_not_eligible
from game.titles.undecim.rules.area import eligible
from game.titles.undecim.rules.state import UndecimState


def _takes(seat: int, victim: int) -> Made[str, Action]:
    return Made(lambda card: Action("red_take", seat, (victim, card)))


TAKES: Final = tuple(tuple(_takes(seat, victim) for victim in SEATS) for seat in SEATS)
"""By taker, victim and card."""


class RedTake(UndecimMove):
    """Take a card from another player."""

    name = "red_take"
    fields = (Field("victim_seat", SEATS), Field("card", CARD_IDS))

    def options(self, s: UndecimState, d: Decision, seat: int) -> list[Action]:
        """Each card of each other player that the text can reach."""
        kinds = red.text_of(d.data[0]).kinds
        found: list[Action] = []
        for victim in range(s.seats):
            if victim != seat:
                table = TAKES[seat][victim]
                found += [table[card] for card in eligible(s, victim, kinds)]
        return found

    def check(self, s: UndecimState, a: Action) -> Refusal | None:
        """Refused: the own area, an empty seat, and cards that the text cannot reach (6.2)."""
        victim, card = a.args
        return _why_not_victim(s, a.seat, victim) or why_not_eligible(
            s, victim, card, red.text_of(s.pending[-1].data[0]).kinds, "6.2", "take"
        )

    def apply(self, s: UndecimState, a: Action, out: Effects) -> None:
        """The card goes over; then the next one, if the text takes several."""
        action, left = s.pending.pop().data
        victim, card = a.args
        red.steal(s, a.seat, victim, card, action, out)
        red.ask_steal(s, a.seat, action, left - 1, out)


class RedTarget(UndecimMove):
    """Name the player who hands over a land (V1a)."""

    name = "red_target"
    fields = (Field("victim_seat", SEATS),)

    def options(self, s: UndecimState, d: Decision, seat: int) -> list[Action]:
        """Each other player with a land that can be taken."""
        return [Action("red_target", seat, (victim,)) for victim in red.victims(s, seat, d.data[0])]

    def check(self, s: UndecimState, a: Action) -> Refusal | None:
        """Refused: oneself, an empty seat, a player without such a land."""
        victim = a.args[0]
        action = s.pending[-1].data[0]
        refusal = _why_not_victim(s, a.seat, victim)
        if refusal is None and not eligible(s, victim, red.text_of(action).kinds):
            return refuse("red_no_target", "6.2", victim_seat=victim, action=action)
        return refusal

    def apply(self, s: UndecimState, a: Action, out: Effects) -> None:
        """That player chooses the land."""
        action, left = s.pending.pop().data
        out.event("red_named", seat=a.seat, victim_seat=a.args[0], action=action)
        s.pending.append(decisions.red_give(a.args[0], action, left, a.seat))


class RedGive(UndecimMove):
    """Hand over a land of one's own choice (V1a)."""

    name = "red_give"
    fields = (Field("card", CARD_IDS),)

    def options(self, s: UndecimState, d: Decision, seat: int) -> list[Action]:
        """Each own land that can be taken."""
        return [Action("red_give", seat, (card,)) for card in eligible(s, seat, red.text_of(d.data[0]).kinds)]

    def check(self, s: UndecimState, a: Action) -> Refusal | None:
        """Refused: a card that the text cannot reach."""
        return why_not_eligible(s, a.seat, a.args[0], red.text_of(s.pending[-1].data[0]).kinds, "V1", "give")

    def apply(self, s: UndecimState, a: Action, out: Effects) -> None:
        """The land goes to the attacker."""
        action, left, attacker = s.pending.pop().data
        red.steal(s, attacker, a.seat, a.args[0], action, out)
        red.ask_steal(s, attacker, action, left - 1, out)


class RedDiscard(UndecimMove):
    """Discard a card of one's own choice by Tempest."""

    name = "red_discard"
    fields = (Field("card", CARD_IDS),)

    def options(self, s: UndecimState, d: Decision, seat: int) -> list[Action]:
        """Each own card that the text can reach."""
        return [Action("red_discard", seat, (card,)) for card in eligible(s, seat, red.text_of(d.data[0]).kinds)]

    def check(self, s: UndecimState, a: Action) -> Refusal | None:
        """Refused: a card that the text cannot reach."""
        return why_not_eligible(s, a.seat, a.args[0], red.text_of(s.pending[-1].data[0]).kinds, "6.2", "discard")

    def apply(self, s: UndecimState, a: Action, out: Effects) -> None:
        """The card goes to the discard pile."""
        action, left, attacker = s.pending.pop().data
        red.discard(s, a.seat, a.args[0], action, attacker, out)
        red.ask_discard(s, a.seat, action, left - 1, attacker)


def _why_not_victim(s: UndecimState, seat: int, victim: int) -> Refusal | None:
    action = s.pending[-1].data[0]
    if victim == seat:
        return refuse("red_self", "6.2", action=action)
    return refuse("red_no_target", "6.2", victim_seat=victim, action=action) if victim >= s.seats else None
