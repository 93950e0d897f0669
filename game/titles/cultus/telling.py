"""The events of every turn that tell the same few facts, made once for each of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from game.engine import Event
from game.titles.cultus.components import FACES, KINDS

_MOST: Final = 4096


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
