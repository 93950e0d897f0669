"""A player's area: loose cards, settlements, annexations, and what is counted in them (6.1, 6.3, V3)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from game.engine import Effects
from game.engine.bits import Made
from game.titles.undecim.rules.components import ENEMY, GOLD, KIND, LANDS, RESOURCES
from game.titles.undecim.rules.state import UndecimState

_RESOURCES: Final = frozenset(RESOURCES)
_KEPT: Final = 8192
"""So many areas are counted once for all the times that they are judged."""


# --- cards come and go -----------------------------------------------------------------------------


def enter(s: UndecimState, seat: int, card: str, side: str) -> None:
    """The card becomes loose in the area, with that half in use."""
    s.loose[seat] += (card,)
    s.sides[seat] += (side,)


def leave(s: UndecimState, seat: int, card: str) -> str:
    """The loose card leaves the area. Returns the half that was in use."""
    cards, sides = s.loose[seat], s.sides[seat]
    at = cards.index(card)
    s.loose[seat] = cards[:at] + cards[at + 1 :]
    s.sides[seat] = sides[:at] + sides[at + 1 :]
    return sides[at]


def discard_oldest(s: UndecimState, seat: int, side: str, count: int) -> tuple[str, ...]:
    """Discard so many loose cards with that half in use, those that have lain longest (5.4). Returns them."""
    gone = cards_with(s, seat, side)[:count]
    for card in gone:
        leave(s, seat, card)
    s.discard += gone
    return gone


def turn(s: UndecimState, seat: int, card: str, side: str) -> None:
    """The other half of a loose card is in use from now on; it keeps its place and is not gained."""
    at = s.loose[seat].index(card)
    sides = s.sides[seat]
    s.sides[seat] = sides[:at] + (side,) + sides[at + 1 :]


def side_of(s: UndecimState, seat: int, card: str) -> str:
    """The half in use of a loose card of the seat; "" if it has no such card."""
    cards = s.loose[seat]
    return s.sides[seat][cards.index(card)] if card in cards else ""


def in_settlement(s: UndecimState, seat: int, card: str) -> bool:
    """True if the card is part of a settlement of the seat."""
    return any(card in cards for cards in s.settled[seat])


def in_annexation(s: UndecimState, seat: int, card: str) -> bool:
    """True if the card is part of an annexation of the seat."""
    return any(card in cards for cards in s.annexed[seat])


# --- what is counted -------------------------------------------------------------------------------


def cards_with(s: UndecimState, seat: int, side: str) -> tuple[str, ...]:
    """The loose cards with that half in use, the oldest first."""
    return tuple(card for card, shown in zip(s.loose[seat], s.sides[seat]) if shown == side)


def enemies(s: UndecimState, seat: int) -> int:
    """How many loose enemies the seat has."""
    return s.sides[seat].count(ENEMY)


def gold(s: UndecimState, seat: int) -> int:
    """How much loose gold the seat has."""
    return s.sides[seat].count(GOLD)


def resources(s: UndecimState, seat: int) -> int:
    """How many loose resources the seat has."""
    return len([side for side in s.sides[seat] if side in _RESOURCES])


def _lands(sides: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(map(sides.count, LANDS))


_lands_among: Final = Made(_lands, _KEPT).__getitem__


def loose_lands(s: UndecimState, seat: int) -> tuple[int, ...]:
    """Loose lands by type."""
    return _lands_among(s.sides[seat])


def _held(sides: tuple[str, ...]) -> Mapping[str, int]:
    return {side: sides.count(side) for side in RESOURCES if side in sides}


_held_among: Final = Made(_held, _KEPT).__getitem__


def held(s: UndecimState, seat: int) -> Mapping[str, int]:
    """How many loose resources the seat has of each kind of which it has any."""
    return _held_among(s.sides[seat])


def all_lands(s: UndecimState, seat: int) -> tuple[int, ...]:
    """Lands by type, those of annexations among them."""
    sets = len(s.annexed[seat])
    return tuple([number + sets for number in loose_lands(s, seat)])


def lands(s: UndecimState, seat: int) -> int:
    """How many lands the seat has, those of annexations among them."""
    return sum(loose_lands(s, seat)) + len(LANDS) * len(s.annexed[seat])


def highest_level(s: UndecimState, seat: int) -> int:
    """The level of the seat's greatest settlement; 0 without one."""
    return max(map(len, s.settled[seat])) if s.settled[seat] else 0


# --- what red texts can reach ----------------------------------------------------------------------


@cache
def sides_of(kinds: tuple[str, ...]) -> frozenset[str]:
    """The halves of those kinds."""
    return frozenset(side for side, kind in KIND.items() if kind in kinds)


def eligible(s: UndecimState, seat: int, kinds: tuple[str, ...]) -> list[str]:
    """The seat's loose cards of those kinds that were not gained from an action this round (6.2)."""
    fresh, wanted = s.fresh, sides_of(kinds)
    return [c for c, side in zip(s.loose[seat], s.sides[seat]) if side in wanted and c not in fresh]


# --- annexation (V3) -------------------------------------------------------------------------------


def form_annexations(s: UndecimState, seat: int, out: Effects) -> None:
    """Ruling 33: turn every set of four different loose lands sideways, the oldest of each type first."""
    while all(loose_lands(s, seat)):
        four = tuple(cards_with(s, seat, land)[0] for land in LANDS)
        for card in four:
            leave(s, seat, card)
        s.annexed[seat] += (four,)
        out.event("annexed", seat=seat, cards=four, number=len(s.annexed[seat]))
