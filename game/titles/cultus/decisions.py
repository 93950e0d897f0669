"""The questions of the game (section 5.2), built once for each seat."""

from __future__ import annotations

from typing import Final

from game.engine import Decision
from game.titles.cultus.components import ACTION_POINTS, ACTION_POINTS_WITH_MEDAL, SLOTS

_SEATS: Final = range(4)
_MOST_GOLD: Final = 20

ONE_POINT_KINDS: Final = ("move_pawn", "place_construction", "build_monument", "move_monument", "draw_card")
_FREE_KINDS: Final = ("use_character", "end_actions")

START_DRAW: Final = tuple(Decision("start_draw", (seat,), ("draw_start",), (1, 0)) for seat in _SEATS)
"""Data: (cards that may be drawn, cards drawn)."""
START_DRAW_INDUSTRY: Final = tuple(
    tuple(Decision("start_draw", (seat,), ("draw_start", "stop_draw"), (2, drawn)) for drawn in (0, 1))
    for seat in _SEATS
)

ALLOCATE: Final = tuple(
    tuple(
        tuple(Decision("allocate", (seat,), ("allocate_gold",), (gold, slot)) for slot in (0, *SLOTS))
        for gold in range(_MOST_GOLD + 1)
    )
    for seat in _SEATS
)
"""By seat, gold and slot of the income card that paid (0: the income phase). Data: (gold, slot)."""

ACTIONS: Final = tuple(
    tuple(
        Decision("actions", (seat,), (*ONE_POINT_KINDS, *_FREE_KINDS) if ap else _FREE_KINDS, (ap,))
        for ap in range(max(ACTION_POINTS, ACTION_POINTS_WITH_MEDAL) + 1)
    )
    for seat in _SEATS
)
"""By seat and action points left. Data: (action points left,)."""


def hand_adjust(seat: int, cards: int) -> Decision:
    """Discard so many cards (phase 4). Data: (cards,)."""
    return Decision("hand_adjust", (seat,), ("discard_to_limit",), (cards,))


def set_up(kind: str, seat: int, *data: int | str) -> Decision:
    """A choice of the set-up, asked and answered by an action of the same name."""
    return Decision(kind, (seat,), (kind,), data)


def baltasar(cards: int) -> Decision:
    """Draw a card for Baltasar's effect. Data: (cards still to be drawn,)."""
    return Decision("baltasar", (0,), ("baltasar_draw",), (cards,), auto=True)


RUBEN: Final = Decision("ruben", (0,), ("ruben_push",), (), auto=True)


def annette(stepped: tuple[str, ...]) -> Decision:
    """Move one of Annette's monuments. Data: the monuments that have moved."""
    return Decision("annette", (0,), ("annette_step",), stepped, auto=True)
