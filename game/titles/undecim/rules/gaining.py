"""Gaining resource cards (6.1): from the hand, from revealed cards, from the deck."""

from __future__ import annotations

from typing import Final

from game.engine import Effects
from game.titles.undecim.rules import decisions
from game.titles.undecim.rules.area import form_annexations
from game.titles.undecim.rules.components import FACES, KIND, RESOURCE_CARDS
from game.titles.undecim.rules.deck import discard_tray, reveal
from game.titles.undecim.rules.state import UndecimState

KINDS: Final = ("any", "land", "resource", "enemy", "gold")

SIDES_OF: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    kind: {card: tuple(side for side in FACES[card] if kind in ("any", KIND[side])) for card in RESOURCE_CARDS}
    for kind in KINDS
}
"""By the kind that a step names and the card: the halves that may be used."""
_SUITS: Final = {kind: frozenset(card for card, sides in SIDES_OF[kind].items() if sides) for kind in KINDS}


def source(s: UndecimState, key: str, seat: int) -> tuple[str, ...]:
    """The cards that may be gained in the decision of that key."""
    return s.tray if key == "gain_revealed" else s.hands[seat]


def ask(s: UndecimState, key: str, seat: int, left: int, kind: str, out: Effects) -> None:
    """Let the seat gain so many more cards of the kind, if there are any that suit; else the step ends."""
    cards = s.tray if key == "gain_revealed" else s.hands[seat]
    if left > 0 and cards and (kind == "any" or not _SUITS[kind].isdisjoint(cards)):
        s.pending.append(decisions.gain(key, seat, left, kind))
    else:
        finish(s, key, seat, left, out)


def finish(s: UndecimState, key: str, seat: int, left: int, out: Effects) -> None:
    """The step ends: revealed cards that are left are discarded, hand cards stay. That a player stops is told in the
    same words whether or not the hand has left a choice."""
    if key == "gain_revealed":
        discard_tray(s, seat, out)
    elif left:
        out.event("gain_stopped", seat=seat)
    if key == "gain_replay" and s.rules().annexation:
        form_annexations(s, seat, out)


def gain(s: UndecimState, seat: int, card: str, side: str, origin: str, out: Effects) -> None:
    """The card becomes loose with that half in use; in the action phase it is flagged. Origins: hand, revealed, deck,
    bonus, replay, moon."""
    s.loose[seat] += (card,)
    s.sides[seat] += (side,)
    if s.phase == "act":
        s.fresh += (card,)
    out.event("gained", seat=seat, card=card, side=side, origin=origin)


def draw_and_place(s: UndecimState, key: str, seat: int, count: int, out: Effects) -> None:
    """Draw so many cards for all to see; the seat then places each of them."""
    reveal(s, seat, count, out)
    if s.tray:
        s.pending.append(decisions.place(key, seat))
