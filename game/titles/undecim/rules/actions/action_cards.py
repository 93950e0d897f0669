"""Action cards: the mulligan (4), choosing one in secret (5.2), taking one from the field (5.2)."""

from __future__ import annotations

from typing import ClassVar

from game.engine import HIDDEN, Action, Decision, Effects, Field, Refusal
from game.titles.undecim.rules.actions.base import ACTION_IDS, CARD_IDS, SEATS, UndecimMove, refuse
from game.titles.undecim.rules.phases import by_action_number
from game.titles.undecim.rules.state import UndecimState

ByCard = dict[str, Action]


def _for_each(kind: str) -> tuple[ByCard, ...]:
    """By seat and action card: the action of that kind."""
    return tuple({card: Action(kind, seat, (card,)) for card in ACTION_IDS} for seat in SEATS)


class MulliganSwap(UndecimMove):
    """Exchange one of the own action cards with one face up in the field, once."""

    name = "mulligan_swap"
    fields = (Field("hand_card", (*ACTION_IDS, *CARD_IDS)), Field("field_card", ACTION_IDS))

    def options(self, s: UndecimState, d: Decision, seat: int) -> list[Action]:
        """Each own action card with each card of the field."""
        return [Action("mulligan_swap", seat, (mine, other)) for mine in s.actions[seat] for other in s.field]

    def check(self, s: UndecimState, a: Action) -> Refusal | None:
        """Refused: a resource card (ruling 4), a card that is not in the hand or not in the field (4)."""
        mine, other = a.args
        if mine in CARD_IDS:
            return refuse("mulligan_resource", "4.9", card=mine)
        if mine not in s.actions[a.seat]:
            return refuse("action_not_in_hand", "4.9", card=mine, way="swap")
        return None if other in s.field else refuse("take_not_in_field", "4.9", card=other)

    def apply(self, s: UndecimState, a: Action, out: Effects) -> None:
        """The two cards change places; everybody sees both."""
        s.pending.pop()
        mine, other = a.args
        s.actions[a.seat] = by_action_number([other if card == mine else card for card in s.actions[a.seat]])
        s.field = by_action_number([mine if card == other else card for card in s.field])
        out.reveal("mulligan", seat=a.seat, given=mine, taken=other)


class MulliganPass(UndecimMove):
    """Keep both action cards."""

    name = "mulligan_pass"

    def options(self, s: UndecimState, d: Decision, seat: int) -> list[Action]:
        """Always."""
        return [Action("mulligan_pass", seat)]

    def check(self, s: UndecimState, a: Action) -> Refusal | None:
        """Never refused."""
        return None

    def apply(self, s: UndecimState, a: Action, out: Effects) -> None:
        """The next player is asked."""
        s.pending.pop()
        out.event("mulligan_passed", seat=a.seat)


class ChooseAction(UndecimMove):
    """Choose the action card for this round; it is turned up when all have chosen."""

    name = "choose_action"
    fields = (Field("card", ACTION_IDS),)
    table: ClassVar[tuple[ByCard, ...]] = _for_each("choose_action")

    def options(self, s: UndecimState, d: Decision, seat: int) -> list[Action]:
        """Each action card in hand."""
        table = self.table[seat]
        return [table[card] for card in s.actions[seat]]

    def check(self, s: UndecimState, a: Action) -> Refusal | None:
        """Refused: a card that is not in the hand (5.4)."""
        card = a.args[0]
        return None if card in s.actions[a.seat] else refuse("action_not_in_hand", "5.4", card=card, way="play")

    def apply(self, s: UndecimState, a: Action, out: Effects) -> None:
        """Sealed by the kernel; the reveal is in ``phases``."""


class TakeAction(UndecimMove):
    """Take an action card from the field: not the one played this round."""

    name = "take_action"
    fields = (Field("card", (*ACTION_IDS, HIDDEN)),)
    table: ClassVar[tuple[ByCard, ...]] = _for_each("take_action")

    def options(self, s: UndecimState, d: Decision, seat: int) -> list[Action]:
        """Each card face up that the seat has not played this round."""
        table, mine = self.table[seat], s.played[seat]
        return [table[card] for card in s.field if card not in mine]

    def check(self, s: UndecimState, a: Action) -> Refusal | None:
        """Refused: the card played this round, a card face down, any other that is not in the field (5.2, 4). What the
        seat cannot see is always refused in the same words."""
        card = a.args[0]
        if card in s.played[a.seat] and card in s.field:
            return refuse("take_own", "5.2", card=card)
        if card in s.field:
            return None
        if card == HIDDEN or (s.field_down and card not in s.actions[a.seat]):
            return refuse("take_hidden", "4.4", count=len(s.field_down))
        return refuse("take_not_in_field", "5.2", card=card)

    def apply(self, s: UndecimState, a: Action, out: Effects) -> None:
        """The card goes to the hand."""
        s.pending.pop()
        card = a.args[0]
        at = s.field.index(card)
        s.field = s.field[:at] + s.field[at + 1 :]
        s.actions[a.seat] += (card,)
        out.event("action_taken", seat=a.seat, card=card, place=s.seats - len(s.queue))
