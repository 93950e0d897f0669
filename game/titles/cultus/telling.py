"""The events of every turn, made once for each set of facts: what is told most often costs least."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.engine import Event, Out
from game.titles.cultus.board import square_name
from game.titles.cultus.components import FACES, KINDS

_MOST: Final = 4096


def tell(out: Out, event: Event) -> None:
    """Tell an event that was made beforehand."""
    if out.loud:
        out.events.append(event)


@lru_cache(_MOST)
def cells_of(card: str, rotation: int = 0) -> tuple[str, ...]:
    """The kinds that a card shows as it lies: top left, top right, bottom left, bottom right."""
    return tuple(KINDS[kind] for kind in FACES[rotation][card])


@lru_cache(_MOST)
def drew(seat: int, slot: int, left: int, card: str) -> Event:
    """A card was drawn; only its drawer knows which."""
    known = {"card": card, "cells": cells_of(card)}
    return Event("drew", {"seat": seat, "slot": slot, "left": left}, known, (seat,), True)


@lru_cache(_MOST)
def placed(seat: int, card: str, anchor: int, rotation: int) -> Event:
    """A card was laid on the map."""
    facts = {"seat": seat, "card": card, "cells": cells_of(card, rotation), "anchor": anchor, "rotation": rotation}
    return Event("placed", {**facts, "at": square_name(anchor)})


@lru_cache(_MOST)
def moved(seat: int, origin: int, path: tuple[int, ...]) -> Event:
    """A pawn walked."""
    facts = {"seat": seat, "path": path, "origin": origin, "square": path[-1]}
    return Event("moved", {**facts, "start": square_name(origin), "at": square_name(path[-1])})


@lru_cache(_MOST)
def allocated(seat: int, to_cost: int, to_character: int) -> Event:
    """Gold went to the two tracks."""
    return Event("allocated", {"seat": seat, "to_cost": to_cost, "to_character": to_character})


@lru_cache(_MOST)
def turn_begins(seat: int, turn: int) -> Event:
    """A new turn."""
    return Event("turn_begins", {"seat": seat, "turn": turn})


@lru_cache(_MOST)
def income(seat: int, base: int, monuments: int) -> Event:
    """The income phase: gold for the turn and for own monuments."""
    return Event("income", {"seat": seat, "gold": base + monuments, "base": base, "monuments": monuments})


@lru_cache(_MOST)
def actions_begin(seat: int, points: int) -> Event:
    """The action phase and its action points."""
    return Event("actions_begin", {"seat": seat, "points": points})


@lru_cache(_MOST)
def enemy_advanced(enemy: str, space: int, last: int) -> Event:
    """The enemy's cube went one space on."""
    return Event("enemy_advanced", {"enemy": enemy, "origin": space - 1, "space": space, "last": last})
