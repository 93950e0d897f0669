"""Red texts (6.2): all of them before any black text, by number."""

from __future__ import annotations

from typing import Final

from game.engine import Effects
from game.titles.undecim.rules import decisions
from game.titles.undecim.rules.area import eligible, enter, leave
from game.titles.undecim.rules.black import INVASION
from game.titles.undecim.rules.components import ACTION_CARDS, Red
from game.titles.undecim.rules.state import UndecimState

RED: Final = {name: card.red for name, card in ACTION_CARDS.items() if card.red is not None}
"""The red texts by action card."""


def resolve(s: UndecimState, out: Effects) -> None:
    """Go on with the red texts of the entries until somebody must choose; then the black texts begin."""
    for at in range(s.at, len(s.entries)):
        card, seat = s.entries[at]
        if card not in RED:
            continue
        s.at = at
        text = RED[card]
        if text.op == "steal":
            s.at += 1
            if not ask_steal(s, seat, card, text.n, out):
                out.event("red_nothing", seat=seat, action=card)
        else:
            _tempest(s, seat, card, text)
        if s.pending:
            return
    s.phase = "act"
    s.at = 0


def text_of(card: str) -> Red:
    """The red text of an action card that has one."""
    return RED[card]


def victims(s: UndecimState, seat: int, card: str) -> list[int]:
    """The other players with a card that the red text can take."""
    kinds = text_of(card).kinds
    return [other for other in range(s.seats) if other != seat and eligible(s, other, kinds)]


def giver_chooses(s: UndecimState, card: str) -> bool:
    """V1a: the player who loses a land to Invasion War chooses it."""
    return card == INVASION and s.rules().invasion_land_chosen_by == "giver"


def ask_steal(s: UndecimState, seat: int, card: str, left: int, out: Effects) -> bool:
    """Let the seat take a card (ruling 17: it must, if it can); the only one there is goes over without a question.
    False if nobody has one (ruling 16)."""
    if not left:
        return False
    if giver_chooses(s, card):
        if not victims(s, seat, card):
            return False
        s.pending.append(decisions.red_target(seat, card, left))
        return True
    only: tuple[int, str] | None = None
    for other in range(s.seats):
        if other != seat:
            for target in eligible(s, other, RED[card].kinds):
                if only:
                    s.pending.append(decisions.red_take(seat, card, left))
                    return True
                only = (other, target)
    if only:
        steal(s, seat, *only, card, out)
    return only is not None


def steal(s: UndecimState, seat: int, victim: int, card: str, action: str, out: Effects) -> None:
    """The card goes over with its half in use, and is flagged."""
    side = leave(s, victim, card)
    enter(s, seat, card, side)
    s.fresh += (card,)
    out.event("red_took", seat=seat, victim_seat=victim, card=card, side=side, action=action)


def _tempest(s: UndecimState, seat: int, card: str, text: Red) -> None:
    """Each other player by number discards a card of their choice; who has none is skipped. ``step`` is 1 while the
    text is being carried out, ``queue`` holds those still to come."""
    if not s.step:
        s.step = 1
        s.queue = tuple(other for other in by_number(s) if other != seat)
    while s.queue:
        victim, s.queue = s.queue[0], s.queue[1:]
        if ask_discard(s, victim, card, text.n, seat):
            return
    s.step = 0
    s.at += 1


def ask_discard(s: UndecimState, victim: int, card: str, left: int, attacker: int) -> bool:
    """Let the victim discard a card. False if it has none."""
    if not left or not eligible(s, victim, text_of(card).kinds):
        return False
    s.pending.append(decisions.red_discard(victim, card, left, attacker))
    return True


def by_number(s: UndecimState) -> tuple[int, ...]:
    """The seats in ascending order of their action numbers, each by its smaller one (5.2)."""
    return tuple(dict.fromkeys([seat for _, seat in s.entries]))


def discard(s: UndecimState, seat: int, card: str, action: str, attacker: int, out: Effects) -> None:
    """A card of the seat goes to the discard pile."""
    side = leave(s, seat, card)
    s.discard += (card,)
    out.event("red_discarded", seat=seat, card=card, side=side, action=action, attacker_seat=attacker)
