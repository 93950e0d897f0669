"""Resource cards: gaining from hand or tray, placing what was drawn, turning loose cards (6.1, 6.9)."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Decision, Effects, Field, Refusal
from game.engine.bits import Made
from game.titles.undecim.rules import gaining
from game.titles.undecim.rules.actions.base import CARD_IDS, SEATS, SIDE_IDS, UndecimMove, refuse
from game.titles.undecim.rules.area import form_annexations, side_of, turn
from game.titles.undecim.rules.black import ask_flip
from game.titles.undecim.rules.components import FACES, KIND
from game.titles.undecim.rules.state import UndecimState

_CARD_AND_SIDE: Final = (Field("card", CARD_IDS), Field("side", SIDE_IDS))
_ORIGIN: Final = {
    "gain_hand": "hand",
    "gain_revealed": "revealed",
    "gain_replay": "replay",
    "place_bonus": "bonus",
    "place_drawn": "deck",
    "place_moon": "moon",
}

Table = Made[str, tuple[Action, ...]]


def _sides_of(action: str, kind: str, seat: int) -> Table:
    """By card: the actions with each half that the kind allows."""
    allowed = gaining.SIDES_OF[kind]
    return Made(lambda card: tuple(Action(action, seat, (card, side)) for side in allowed[card]))


GAINS: Final[dict[str, tuple[Table, ...]]] = {
    kind: tuple(_sides_of("gain", kind, seat) for seat in SEATS) for kind in gaining.KINDS
}
PLACES: Final = tuple(_sides_of("place_card", "any", seat) for seat in SEATS)
STOP: Final = tuple([Action("stop_gain", seat)] for seat in SEATS)


class GainCard(UndecimMove):
    """Gain a resource card from the hand or from the revealed cards, one half up."""

    name = "gain"
    fields = _CARD_AND_SIDE

    def options(self, s: UndecimState, d: Decision, seat: int) -> list[Action]:
        """Each card of the source with each half that the step allows."""
        table = GAINS[d.data[1]][seat]
        found: list[Action] = []
        for card in s.tray if d.key == "gain_revealed" else s.hands[seat]:
            found += table[card]
        return found

    def check(self, s: UndecimState, a: Action) -> Refusal | None:
        """Refused: a card that is not in the step's source, a half that the card lacks or the step does not name."""
        card, side = a.args
        d = s.pending[-1]
        if card not in gaining.source(s, d.key, a.seat):
            return refuse("gain_wrong_source", "6.1", card=card, origin=_ORIGIN[d.key])
        if side not in FACES[card]:
            return refuse("side_not_on_card", "6.1", card=card, side=side)
        kind = d.data[1]
        if kind not in ("any", KIND[side]):
            return refuse("side_not_allowed", "6.1", kind=kind, side=side)
        return None

    def apply(self, s: UndecimState, a: Action, out: Effects) -> None:
        """The card becomes loose; while more may be gained and some suit, the seat is asked again."""
        card, side = a.args
        seat = a.seat
        d = s.pending.pop()
        key, (left, kind) = d.key, d.data
        if key == "gain_revealed":
            at = s.tray.index(card)
            s.tray = s.tray[:at] + s.tray[at + 1 :]
        else:
            hand = s.hands[seat]
            at = hand.index(card)
            s.hands[seat] = hand[:at] + hand[at + 1 :]
        gaining.gain(s, seat, card, side, _ORIGIN[key], out)
        gaining.ask(s, key, seat, left - 1, kind, out)


class StopGain(UndecimMove):
    """Gain no more cards by this step."""

    name = "stop_gain"

    def options(self, s: UndecimState, d: Decision, seat: int) -> list[Action]:
        """Always."""
        return STOP[seat]

    def check(self, s: UndecimState, a: Action) -> Refusal | None:
        """Never refused (ruling 8)."""
        return None

    def apply(self, s: UndecimState, a: Action, out: Effects) -> None:
        """The step ends."""
        d = s.pending.pop()
        gaining.finish(s, d.key, a.seat, d.data[0], out)


class PlaceCard(UndecimMove):
    """Place a card drawn from the deck, one half up."""

    name = "place_card"
    fields = _CARD_AND_SIDE

    def options(self, s: UndecimState, d: Decision, seat: int) -> list[Action]:
        """Each drawn card with each of its halves."""
        table = PLACES[seat]
        found: list[Action] = []
        for card in s.tray:
            found += table[card]
        return found

    def check(self, s: UndecimState, a: Action) -> Refusal | None:
        """Refused: a card that was not drawn, a half that the card lacks (6.1)."""
        card, side = a.args
        if card not in s.tray:
            return refuse("gain_wrong_source", "6.1", card=card, origin=_ORIGIN[s.pending[-1].key])
        return None if side in FACES[card] else refuse("side_not_on_card", "6.1", card=card, side=side)

    def apply(self, s: UndecimState, a: Action, out: Effects) -> None:
        """The card becomes loose; the next drawn card is asked for."""
        card, side = a.args
        key = s.pending[-1].key
        at = s.tray.index(card)
        s.tray = s.tray[:at] + s.tray[at + 1 :]
        gaining.gain(s, a.seat, card, side, _ORIGIN[key], out)
        if not s.tray:
            s.pending.pop()
            if key == "place_moon":
                form_annexations(s, a.seat, out)


class Flip(UndecimMove):
    """Turn one of the own loose cards to its other half (Great Migration)."""

    name = "flip"
    fields = (Field("card", CARD_IDS),)

    def options(self, s: UndecimState, d: Decision, seat: int) -> list[Action]:
        """Each loose card that this step has not turned."""
        turned = d.data[1]
        return [Action("flip", seat, (card,)) for card in s.loose[seat] if card not in turned]

    def check(self, s: UndecimState, a: Action) -> Refusal | None:
        """Refused: a card that is not loose in the own area, one turned before by this step (6.9)."""
        card = a.args[0]
        if card not in s.loose[a.seat]:
            return refuse("flip_not_loose", "6.9", card=card)
        return refuse("flip_twice", "6.9", card=card) if card in s.pending[-1].data[1] else None

    def apply(self, s: UndecimState, a: Action, out: Effects) -> None:
        """The other half is in use from now on; the card is not gained and not flagged."""
        card = a.args[0]
        left, turned = s.pending.pop().data
        top, bottom = FACES[card]
        side = bottom if side_of(s, a.seat, card) == top else top
        turn(s, a.seat, card, side)
        out.event("flipped", seat=a.seat, card=card, side=side)
        ask_flip(s, a.seat, left - 1, (*turned, card))


class StopFlip(UndecimMove):
    """Turn no more cards."""

    name = "stop_flip"

    def options(self, s: UndecimState, d: Decision, seat: int) -> list[Action]:
        """Always."""
        return [Action("stop_flip", seat)]

    def check(self, s: UndecimState, a: Action) -> Refusal | None:
        """Never refused."""
        return None

    def apply(self, s: UndecimState, a: Action, out: Effects) -> None:
        """The step ends."""
        s.pending.pop()
