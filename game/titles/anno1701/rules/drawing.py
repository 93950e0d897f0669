"""The end of a turn with cards (5.6): which piles are open, drawing, searching, exchanging."""

from __future__ import annotations

from typing import Final

from game.engine import Effects
from game.titles.anno1701.rules.components import CITIZEN, ERA_OF, ERA_PILES, HAND_SIZE, PILE_ERA, PILES, SETTLER
from game.titles.anno1701.rules.decisions import ask
from game.titles.anno1701.rules.state import SETTLERS_DRAW_I, AnnoState

_PILES_OF: Final[dict[tuple[int, ...], tuple[int, ...]]] = {
    eras: tuple(pile for era in eras for pile in ERA_PILES[era]) for eras in ((1,), (2,), (1, 2), (1, 2, 3))
}
"""By open eras: the numbers of their piles."""


def best_rank(s: AnnoState, seat: int) -> int:
    """The highest rank among the inhabitants."""
    return max(s.people[4 * seat : 4 * seat + 4])


def open_eras(s: AnnoState, seat: int) -> tuple[int, ...]:
    """The eras from which the seat may draw; lower ones too once its own piles are empty (ruling 13.7)."""
    best = best_rank(s, seat)
    if best != SETTLER:
        return (1, 2, 3) if best >= CITIZEN else (1,)
    gone = not s.piles[2] and not s.piles[3]
    return (1, 2) if gone or s.rulings & SETTLERS_DRAW_I else (2,)


def open_piles(s: AnnoState, seat: int) -> tuple[int, ...]:
    """The piles from which the seat may draw now."""
    numbers = _PILES_OF[open_eras(s, seat)]
    return numbers if () not in s.piles else tuple([number for number in numbers if s.piles[number]])


def closed(s: AnnoState, seat: int, pile: int) -> str:
    """Why the seat may not draw from a pile: a refusal's code, "" if it may."""
    era, best = PILE_ERA[pile], best_rank(s, seat)
    if era == 3 and best < CITIZEN:
        return "era_closed_3"
    if era == 2 and best < SETTLER:
        return "era_closed_2"
    if era not in open_eras(s, seat):
        return "era_closed_1"
    return "" if s.piles[pile] else "pile_empty"


def add(s: AnnoState, seat: int, card: str) -> None:
    """A card comes into the hand."""
    s.hands[seat] += (card,)
    s.backs[seat] += (ERA_OF[card],)


def drop(s: AnnoState, seat: int, card: str) -> None:
    """A card leaves the hand."""
    at = s.hands[seat].index(card)
    s.hands[seat] = s.hands[seat][:at] + s.hands[seat][at + 1 :]
    s.backs[seat] = s.backs[seat][:at] + s.backs[seat][at + 1 :]


def draw_top(s: AnnoState, seat: int, pile: int) -> str:
    """The top card of a pile comes into the hand. Returns it."""
    card, s.piles[pile] = s.piles[pile][0], s.piles[pile][1:]
    add(s, seat, card)
    return card


def put_under(s: AnnoState, seat: int, card: str, pile: int) -> None:
    """A hand card goes under a pile."""
    drop(s, seat, card)
    s.piles[pile] += (card,)


def took(s: AnnoState, seat: int, pile: int, card: str, out: Effects) -> None:
    """The chosen card of a searched pile comes into the hand; the order of the rest stays."""
    at = s.piles[pile].index(card)
    s.piles[pile] = s.piles[pile][:at] + s.piles[pile][at + 1 :]
    s.searched = -1
    add(s, seat, card)
    out.tell_privately((seat,), "took", private={"card": card}, seat=seat, pile=PILES[pile])


def draw_again(s: AnnoState, seat: int, thing: str, out: Effects) -> None:
    """The next card of a refill, or the end of the turn once the hand is full or no pile is left."""
    if len(s.hands[seat]) < HAND_SIZE and open_piles(s, seat):
        s.pending.append(ask("refill", seat))
    else:
        end_turn(s, seat, out)


def end_turn(s: AnnoState, seat: int, out: Effects) -> None:
    """The rival becomes the actor (5.8)."""
    s.agenda = _TURN_OF[1 - seat]


def stop_drawing(s: AnnoState, seat: int, out: Effects) -> None:
    """Fewer than three cards are enough."""
    out.event("stopped_drawing", seat=seat, count=len(s.hands[seat]))
    end_turn(s, seat, out)


_TURN_OF: Final[tuple[tuple[tuple[str, int, str], ...], ...]] = ((("turn", 0, ""),), (("turn", 1, ""),))
