"""What happens at every turn, as the events that tell it: each is made once, for all the times that it is told."""

from __future__ import annotations

from typing import Final, TypeAlias

from game.engine import Event
from game.engine.bits import Made
from game.titles.cultus.rules.board import square_name
from game.titles.cultus.rules.card_faces import cells_of
from game.titles.cultus.rules.components import INCOME_BASE, INCOME_PER_MONUMENT

_MOST: Final = 4096
"""So many events of a kind are kept."""

_Numbers: TypeAlias = "tuple[int, ...]"


def _turn_begins(key: _Numbers) -> Event:
    seat, turn = key
    return Event("turn_begins", {"seat": seat, "turn": turn})


def _income(key: _Numbers) -> Event:
    seat, built = key
    monuments = INCOME_PER_MONUMENT * built
    return Event("income", {"seat": seat, "gold": INCOME_BASE + monuments, "base": INCOME_BASE, "monuments": monuments})


def _actions_begin(key: _Numbers) -> Event:
    seat, points = key
    return Event("actions_begin", {"seat": seat, "points": points})


def _allocated(key: _Numbers) -> Event:
    seat, to_cost, to_character = key
    return Event("allocated", {"seat": seat, "to_cost": to_cost, "to_character": to_character})


def _enemy_advanced(key: tuple[str, int, int]) -> Event:
    enemy, space, last = key
    return Event("enemy_advanced", {"enemy": enemy, "origin": space - 1, "space": space, "last": last})


def _drew(key: tuple[int, int, str, int]) -> Event:
    seat, slot, card, left = key
    known = {"card": card, "cells": cells_of(card)}
    return Event("drew", {"seat": seat, "slot": slot, "left": left}, known, (seat,), True)


def _placed(key: tuple[int, str, int, int]) -> Event:
    seat, card, anchor, rotation = key
    facts = {"cells": cells_of(card, rotation), "anchor": anchor, "rotation": rotation, "at": square_name(anchor)}
    return Event("placed", {"seat": seat, "card": card, **facts})


TURN_BEGINS: Final = Made(_turn_begins, _MOST)
"""By seat and number of the turn."""
INCOME: Final = Made(_income, _MOST)
"""The gold of a turn: by seat and the monuments that it has built."""
ACTIONS_BEGIN: Final = Made(_actions_begin, _MOST)
"""By seat and action points."""
ALLOCATED: Final = Made(_allocated, _MOST)
"""By seat, and the gold that comes to the cost track and to the character."""
ENEMY_ADVANCED: Final = Made(_enemy_advanced, _MOST)
"""By enemy, the space to which its cube comes, and the last one."""
DREW: Final = Made(_drew, _MOST)
"""By seat, slot, the card, which its owner alone sees, and the cards left on the pile."""
PLACED: Final = Made(_placed, _MOST)
"""By seat, card, anchor and rotation."""
