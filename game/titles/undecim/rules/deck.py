"""The draw pile of resource cards (6.1)."""

from __future__ import annotations

from game.engine import Effects
from game.titles.undecim.rules.state import UndecimState


def draw(s: UndecimState, count: int, out: Effects) -> tuple[str, ...]:
    """Take so many cards from the top. Ruling 27: when one is needed and none is left, the discard pile is shuffled
    into a new deck; what is still missing then is lost."""
    deck = s.deck
    if count == 1 and deck:
        return (deck.pop(),)
    if count > len(deck) and s.discard:
        s.deck = out.chance.shuffle("deck", s.discard) + deck
        s.discard = ()
        out.event("reshuffled", count=len(s.deck) - len(deck))
        deck = s.deck
    cards = tuple(deck[: -count - 1 : -1])
    del deck[len(deck) - len(cards) :]
    return cards


def reveal(s: UndecimState, seat: int, count: int, out: Effects) -> None:
    """Draw cards face up into the tray, for all to see."""
    s.tray = draw(s, count, out)
    if s.tray:
        out.reveal("revealed", seat=seat, cards=s.tray, count=len(s.tray))


def draw_into_hand(s: UndecimState, seat: int, count: int, out: Effects) -> None:
    """Draw cards that only their owner sees."""
    cards = draw(s, count, out)
    if cards:
        s.hands[seat] += cards
        out.tell_privately((seat,), "drew", {"cards": cards}, seat=seat, count=len(cards))


def discard_tray(s: UndecimState, seat: int, out: Effects) -> None:
    """Revealed cards that nobody gained go to the discard pile."""
    if s.tray:
        out.event("rest_discarded", seat=seat, cards=s.tray, count=len(s.tray))
        s.discard += s.tray
        s.tray = ()
