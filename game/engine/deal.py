"""Deals what a seat cannot see into the places where it lies: a world that agrees with a view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.engine.state import HIDDEN


class Deal:
    """Cards whose places are not known, in a random order made with ``rng.random()`` alone."""

    def __init__(self, cards: Iterable[str], rng: Any) -> None:
        self._cards = list(cards)
        for i in range(len(self._cards) - 1, 0, -1):
            j = int(rng.random() * (i + 1))
            self._cards[i], self._cards[j] = self._cards[j], self._cards[i]

    def fill(self, places: tuple[str, ...]) -> tuple[str, ...]:
        """The same cards with one of the unknown ones wherever nothing is known."""
        if HIDDEN not in places:
            return places
        return tuple(self._cards.pop() if card == HIDDEN else card for card in places)

    def one(self) -> str:
        """One of the unknown cards."""
        return self._cards.pop()


def unseen(box: Mapping[str, int], seen: Mapping[str, int]) -> list[str]:
    """Every component of the box that has not been seen, as often as it is missing."""
    return [part for part, count in box.items() for _ in range(count - seen.get(part, 0))]
