"""What happens at every turn, as the events that tell it. Those that come again are made once, for all the times that they
are told, and lie in rows by numbers: no key is put together to find one. Each that hardly comes again is written down as it
is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from game.engine import Event
from game.engine.bits import Made
from game.engine.refusal import NONE
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules.board import ANCHORS, square_name

Row = tuple[Event, ...]

_SEATS: Final = range(4)
_GOLD: Final = range(box.TRACK + 1)
_LEFT: Final = range(max(players.pile_size for players in box.PLAYERS.values()))


def _turn_begins(seat: int, turn: int) -> Event:
    return Event("turn_begins", {"seat": seat, "turn": turn})


def _income(seat: int, built: int) -> Event:
    monuments = box.INCOME_PER_MONUMENT * built
    gold = box.INCOME_BASE + monuments
    return Event("income", {"seat": seat, "gold": gold, "base": box.INCOME_BASE, "monuments": monuments})


def _actions_begin(seat: int, points: int) -> Event:
    return Event("actions_begin", {"seat": seat, "points": points})


def _allocated(seat: int, to_cost: int) -> Row:
    return tuple(Event("allocated", {"seat": seat, "to_cost": to_cost, "to_character": gold}) for gold in _GOLD)


def _drew(seat: int, card: str) -> dict[int, Row]:
    known = {"card": card, "cells": box.cells_of(card)}

    def drew(slot: int, left: int) -> Event:
        return Event("drew", {"seat": seat, "slot": slot, "left": left}, known, (seat,), True)

    return {slot: tuple(drew(slot, left) for left in _LEFT) for slot in box.SLOTS}


def _placed(seat: int, card: str) -> dict[int, dict[int, Event]]:
    def placed(anchor: int, rotation: int) -> Event:
        return Event(
            "placed",
            {
                "seat": seat,
                "card": card,
                "cells": box.cells_of(card, rotation),
                "anchor": anchor,
                "rotation": rotation,
                "at": square_name(anchor),
            },
        )

    return {rotation: {anchor: placed(anchor, rotation) for anchor in ANCHORS} for rotation in box.ROTATIONS}


def _income_closed(card: str) -> dict[int, Row]:
    def closed(slot: int, coins: int) -> Event:
        return Event("income_closed", {"slot": slot, "card": card, "coins": coins})

    return {slot: tuple(closed(slot, coins) for coins in range(len(box.SLOTS) + 1)) for slot in box.SLOTS}


def _enemy_advanced(enemy: str) -> tuple[Row, ...]:
    def advanced(space: int, last: int) -> Event:
        return Event("enemy_advanced", {"enemy": enemy, "origin": space - 1, "space": space, "last": last})

    spaces = range(box.ENEMIES[enemy].track_last + 1)
    return tuple(tuple(advanced(space, last) for space in spaces) for last in spaces)


def _enemy_strikes(enemy: str) -> Event:
    return Event("enemy_strikes", {"enemy": enemy})


TURN_BEGINS: Final = tuple(Made(partial(_turn_begins, seat)) for seat in _SEATS)
INCOME: Final = tuple(tuple(_income(seat, built) for built in range(box.CUBES_OF_A_COLOR + 1)) for seat in _SEATS)
"""The gold of a turn: by seat and the monuments that it has built."""
ACTIONS_BEGIN: Final = tuple(
    tuple(_actions_begin(seat, points) for points in range(box.ACTION_POINTS_WITH_MEDAL + 1)) for seat in _SEATS
)
ALLOCATED: Final = tuple(Made(partial(_allocated, seat)) for seat in _SEATS)
"""By seat and what went to the cost track and to the character."""
DREW: Final = tuple(Made(partial(_drew, seat)) for seat in _SEATS)
"""By seat, the card, which its owner alone sees, slot and the cards left on the pile."""
PLACED: Final = tuple(Made(partial(_placed, seat)) for seat in _SEATS)
"""By seat, card, rotation and anchor."""
INCOME_CLOSED: Final = Made(_income_closed)
"""By card, slot and how many show their coins."""
ENEMY_ADVANCED: Final = Made(_enemy_advanced)
"""By enemy, the space on which it strikes and the space that its cube has reached."""
ENEMY_STRIKES: Final = Made(_enemy_strikes)


def moved(seat: int, path: tuple[int, ...], origin: int, cells: Sequence[int]) -> Event:
    """The pawn's walk from a square, over the town as it lies."""
    end = path[-1]
    first, last = box.KINDS[cells[origin]], box.KINDS[cells[end]]
    return Event(
        "moved",
        {
            "seat": seat,
            "path": path,
            "origin": origin,
            "square": end,
            "kinds": (first, last) if len(path) == 1 else (first, *[box.KINDS[cells[square]] for square in path]),
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
            "base": box.WALK_BASE,
            "closed": gold - box.WALK_BASE,
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
        {"enemy": enemy, "card": card, "cells": box.cells_of(card), "slot": slot, "left": left, "pile": pile},
        NONE,
        (),
        True,
    )
