"""What happens at every turn, as the events that tell it: each that comes again is made once, for all the times that it is
told, and each that hardly does is written down as it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from game.engine import Event
from game.engine.bits import Made
from game.engine.refusal import NONE
from game.titles.cultus.rules.board import square_name
from game.titles.cultus.rules.components import INCOME_BASE, INCOME_PER_MONUMENT, KINDS, WALK_BASE, cells_of


def _by_seat(make: Callable[[int, int], Event]) -> tuple[Made[int, Event], ...]:
    """Seat and a number -> the event that is made of them."""
    return tuple(Made(partial(make, seat)) for seat in range(4))


def _of(kind: str, *names: str) -> Made[tuple[Any, ...], Event]:
    """The events that say these facts as they are."""
    return Made(lambda facts: Event(kind, dict(zip(names, facts))))


def _income(seat: int, built: int) -> Event:
    monuments = INCOME_PER_MONUMENT * built
    return Event("income", {"seat": seat, "gold": INCOME_BASE + monuments, "base": INCOME_BASE, "monuments": monuments})


def _drew(seat: int, slot: int, card: str, left: int) -> Event:
    known = {"card": card, "cells": cells_of(card)}
    return Event("drew", {"seat": seat, "slot": slot, "left": left}, known, (seat,), True)


def _placed(seat: int, card: str, anchor: int, rotation: int) -> Event:
    return Event(
        "placed",
        {
            "seat": seat,
            "card": card,
            "cells": cells_of(card, rotation),
            "anchor": anchor,
            "rotation": rotation,
            "at": square_name(anchor),
        },
    )


_MOST: Final = 1 << 13
"""The ways in which one seat can place its cards all have room."""
TURN_BEGINS: Final = _by_seat(lambda seat, turn: Event("turn_begins", {"seat": seat, "turn": turn}))
INCOME: Final = _by_seat(_income)
"""The gold of a turn: by seat and the monuments that it has built."""
ACTIONS_BEGIN: Final = _by_seat(lambda seat, points: Event("actions_begin", {"seat": seat, "points": points}))
ALLOCATED: Final = _of("allocated", "seat", "to_cost", "to_character")
DREW: Final[Made[tuple[Any, ...], Event]] = Made(lambda facts: _drew(*facts), _MOST)
"""By seat, slot, the card, which its owner alone sees, and the cards left on the pile."""
PLACED: Final[Made[tuple[Any, ...], Event]] = Made(lambda facts: _placed(*facts), _MOST)
"""By seat, card, anchor and rotation."""
INCOME_CLOSED: Final = _of("income_closed", "slot", "card", "coins")
ENEMY_ADVANCED: Final = _of("enemy_advanced", "enemy", "origin", "space", "last")
ENEMY_STRIKES: Final[Made[str, Event]] = Made(lambda enemy: Event("enemy_strikes", {"enemy": enemy}))
ENEMY_RETURNED: Final = _of("enemy_returned", "enemy", "origin", "space")


def moved(seat: int, path: tuple[int, ...], origin: int, cells: Sequence[int]) -> Event:
    """The pawn's walk from a square, over the town as it lies."""
    end = path[-1]
    return Event(
        "moved",
        {
            "seat": seat,
            "path": path,
            "origin": origin,
            "square": end,
            "kinds": tuple([KINDS[cells[square]] for square in (origin, *path)]),
            "start": square_name(origin),
            "at": square_name(end),
        },
    )


def walk_paid(seat: int, gold: int, slot: int, card: str, a: int, b: int) -> Event:
    """The gold of a step between two squares, by the income card in the slot."""
    return Event(
        "walk_paid",
        {
            "seat": seat,
            "gold": gold,
            "base": WALK_BASE,
            "closed": gold - WALK_BASE,
            "slot": slot,
            "card": card,
            "a": square_name(a),
            "b": square_name(b),
        },
    )


def enemy_discarded(enemy: str, card: str, slot: int, left: int, pile: int) -> Event:
    """The card that the enemy discarded, how many are left where it lay and how many lie where it went."""
    return Event(
        "enemy_discarded",
        {"enemy": enemy, "card": card, "cells": cells_of(card), "slot": slot, "left": left, "pile": pile},
        NONE,
        (),
        True,
    )
