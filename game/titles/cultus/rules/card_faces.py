"""What events tell of a card: the kinds that it shows."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.titles.cultus.rules.components import FACES, KINDS

_MOST: Final = 4096


@lru_cache(_MOST)
def cells_of(card: str, rotation: int = 0) -> tuple[str, ...]:
    """The kinds that a card shows as it lies: top left, top right, bottom left, bottom right."""
    return tuple(KINDS[kind] for kind in FACES[rotation][card])
