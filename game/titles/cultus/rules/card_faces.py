"""What events tell of a card: the kinds that it shows."""

from __future__ import annotations

from typing import Final

from game.titles.cultus.rules.components import FACES, KINDS

_SHOWN: Final = {
    rotation: {card: tuple([KINDS[kind] for kind in cells]) for card, cells in faces.items()}
    for rotation, faces in FACES.items()
}


def cells_of(card: str, rotation: int = 0) -> tuple[str, ...]:
    """The kinds that a card shows as it lies: top left, top right, bottom left, bottom right."""
    return _SHOWN[rotation][card]
