"""What happens at every turn, as the events that tell it: each is made once, for all the times that it is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.engine import Event
from game.engine.bits import Made
from game.titles.cultus.rules.board import square_name
from game.titles.cultus.rules.components import INCOME_BASE, INCOME_PER_MONUMENT, cells_of


def _kept(make: Callable[..., Event]) -> Made[tuple[Any, ...], Event]:
    """Facts -> the event that is made of them; the ways in which one seat can place its cards all have room."""
    return Made(lambda key: make(*key), 1 << 13)


def _of(kind: str, *names: str) -> Made[tuple[Any, ...], Event]:
    """The events that say these facts as they are."""
    return _kept(lambda *facts: Event(kind, dict(zip(names, facts))))


def _income(seat: int, built: int) -> Event:
    monuments = INCOME_PER_MONUMENT * built
    return Event("income", {"seat": seat, "gold": INCOME_BASE + monuments, "base": INCOME_BASE, "monuments": monuments})


def _drew(seat: int, slot: int, card: str, left: int) -> Event:
    known = {"card": card, "cells": cells_of(card)}
    return Event("drew", {"seat": seat, "slot": slot, "left": left}, known, (seat,), True)


def _placed(seat: int, card: str, anchor: int, rotation: int) -> Event:
    facts = {"cells": cells_of(card, rotation), "anchor": anchor, "rotation": rotation, "at": square_name(anchor)}
    return Event("placed", {"seat": seat, "card": card, **facts})


TURN_BEGINS: Final = _of("turn_begins", "seat", "turn")
INCOME: Final = _kept(_income)
"""The gold of a turn: by seat and the monuments that it has built."""
ACTIONS_BEGIN: Final = _of("actions_begin", "seat", "points")
ALLOCATED: Final = _of("allocated", "seat", "to_cost", "to_character")
DREW: Final = _kept(_drew)
"""By seat, slot, the card, which its owner alone sees, and the cards left on the pile."""
PLACED: Final = _kept(_placed)
"""By seat, card, anchor and rotation."""
INCOME_CLOSED: Final = _of("income_closed", "slot", "card", "coins")
ENEMY_ADVANCED: Final = _of("enemy_advanced", "enemy", "origin", "space", "last")
ENEMY_STRIKES: Final = _of("enemy_strikes", "enemy")
ENEMY_RETURNED: Final = _of("enemy_returned", "enemy", "origin", "space")
