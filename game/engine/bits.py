"""Sets of places as the bits of one number, and lists of actions for such sets, made once: for rules that list thousands
of actions a second."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import repeat
from math import inf
from typing import Any, Final, TypeVar

from game.engine.action import Action

K = TypeVar("K")
V = TypeVar("V")


def members(bits: int) -> Iterator[int]:
    """The numbers whose bits are set, in order."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def bits_of(numbers: Iterable[int]) -> int:
    """The bits of some numbers."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


_new: Final[Callable[[Iterable[Any]], Action]] = partial(tuple.__new__, Action)
"""An action of all its fields, in two thirds of the time of a call of the class."""


def actions_of(kind: str, seat: int, args: Iterable[tuple[Any, ...]]) -> list[Action]:
    """One action for each tuple of arguments."""
    return list(map(_new, zip(repeat(kind), repeat(seat), args)))


class Made(dict[K, V]):
    """Key -> what is made of it when it is first asked for. Forgets all when it holds ``most``."""

    def __init__(self, make: Callable[[K], V], most: float = inf) -> None:
        super().__init__()
        self._make, self._most = make, most

    def __missing__(self, key: K) -> V:
        if len(self) >= self._most:
            self.clear()
        found = self[key] = self._make(key)
        return found


class ByBits(Made[int, list[Action]]):
    """Bits -> the actions for them, in order; filled when first asked. The lists are never changed."""

    def __init__(self, make: Callable[[int], Action]) -> None:
        super().__init__(lambda bits: [make(number) for number in members(bits)])


class ByBytes:
    """The actions for any set of 64 places, put together from the sets of eight."""

    __slots__ = ("_bytes",)

    def __init__(self, make: Callable[[int], Action]) -> None:
        self._bytes: Sequence[ByBits] = tuple(_byte(make, first) for first in range(0, 64, 8))

    def within(self, bits: int) -> list[Action]:
        """A new list of the actions for the places whose bits are set."""
        found: list[Action] = []
        for lists, part in zip(self._bytes, bits.to_bytes(8, "little")):
            if part:
                found += lists[part]
        return found


def _byte(make: Callable[[int], Action], first: int) -> ByBits:
    return ByBits(lambda number: make(first + number))
