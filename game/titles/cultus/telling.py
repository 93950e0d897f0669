"""The events of every turn that tell the same few facts, made once for each of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from game.engine import Event
from game.titles.cultus.board import square_name
from game.titles.cultus.components import FACES, KINDS

_MOST: Final = 4096
_MOST_CARDS: Final = 16384
"""Nearly all places of all cards, for each seat."""


@lru_cache(_MOST)
def cells_of(card: str, rotation: int = 0) -> tuple[str, ...]:
    """The kinds that a card shows as it lies: top left, top right, bottom left, bottom right."""
    return tuple(KINDS[kind] for kind in FACES[rotation][card])


_FACTS: Final[Mapping[str, tuple[str, ...]]] = {
    "allocated": ("seat", "to_cost", "to_character"),
    "turn_begins": ("seat", "turn"),
    "income": ("seat", "gold", "base", "monuments"),
    "actions_begin": ("seat", "points"),
    "enemy_advanced": ("enemy", "origin", "space", "last"),
}


@lru_cache(_MOST)
def told(kind: str, *facts: int | str) -> Event:
    """An event of every turn, from its facts in the order in which they stand above."""
    return Event(kind, dict(zip(_FACTS[kind], facts)))


@lru_cache(_MOST_CARDS)
def placed(seat: int, card: str, anchor: int, rotation: int) -> Event:
    """A card from the hand lies on the map."""
    cells = cells_of(card, rotation)
    facts = {"seat": seat, "card": card, "cells": cells, "anchor": anchor, "rotation": rotation}
    return Event("placed", {**facts, "at": square_name(anchor)})


@lru_cache(_MOST_CARDS)
def drew(seat: int, slot: int, left: int, card: str) -> Event:
    """A card of a pile has come to the hand; which one, only its owner knows."""
    known = {"card": card, "cells": cells_of(card)}
    return Event("drew", {"seat": seat, "slot": slot, "left": left}, known, (seat,), True)
