"""What is kept within a bound of memory: what was used last stays."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

import pygame

T = TypeVar("T")
Key = tuple[object, ...]


def bytes_of(surface: pygame.Surface) -> int:
    """Bytes that a picture takes."""
    return surface.get_width() * surface.get_height() * 4


class Bounded(Generic[T]):
    """Things by their keys that together take at most ``room`` bytes, or are a single one that takes more. ``weigh`` tells
    the bytes of one."""

    def __init__(self, room: int, weigh: Callable[[T], int]) -> None:
        self.room = room
        self._weigh = weigh
        self._kept: OrderedDict[Key, T] = OrderedDict()
        self.bytes = 0

    def __iter__(self) -> Iterator[Key]:
        """The keys, those used last at the end."""
        return iter(self._kept)

    def __contains__(self, key: Key) -> bool:
        return key in self._kept

    def get(self, key: Key) -> T | None:
        """What is kept under a key, which has been used now; None if nothing is."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: Key, thing: T) -> list[tuple[Key, T]]:
        """Keep a thing. Returns what had to make room for it."""
        self.let_go(key)
        self._kept[key] = thing
        self.bytes += self._weigh(thing)
        gone = []
        while self.bytes > self.room and len(self._kept) > 1:
            first = next(iter(self._kept))
            gone.append((first, self._kept[first]))
            self.let_go(first)
        return gone

    def let_go(self, key: Key) -> None:
        """Keep it no longer, if it was kept."""
        if key in self._kept:
            self.bytes -= self._weigh(self._kept.pop(key))

    def clear(self) -> None:
        """Keep nothing."""
        self._kept.clear()
        self.bytes = 0
