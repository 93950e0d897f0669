"""Seeded chance in named streams, the same on every machine.

Each value is splitmix64 of (seed, stream, counter), the seed scrambled by itself first: the draws of neighbouring seeds have
nothing in common, a new stream never shifts an old one, and the whole generator is one whole number per stream. What
was drawn is noted, so that a replay does not depend on the generator.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from functools import lru_cache
from struct import Struct
from typing import Any, TypeAlias, TypeVar

from game.engine.bits import Made
from game.hashes import blake2b

T = TypeVar("T")
Drawn: TypeAlias = "list[Any]"

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
_FIRST, _SECOND = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


_KEYS: Made[str, int] = Made(lambda stream: int.from_bytes(blake2b(stream.encode(), digest_size=8).digest(), "big"))
"""The name of a stream -> its number. A game has a handful of streams."""


def splitmix64(x: int) -> int:
    """The 64-bit finaliser of splitmix64."""
    x &= _MASK
    x = ((x ^ (x >> 30)) * _FIRST) & _MASK
    x = ((x ^ (x >> 27)) * _SECOND) & _MASK
    return x ^ (x >> 31)


_ORIGINS: Made[int, int] = Made(lambda seed: splitmix64(seed + _GOLDEN), 4096)
"""A seed -> what its streams begin with. Bots play many lines with the same few."""

_LANE = 128
"""Bits of a lane: the product of two numbers of 64 bits stays in it."""


@lru_cache(256)
def _lanes(count: int) -> tuple[int, int, int, Struct]:
    """Lanes side by side in one long number: a 1 in each; the steps 1, 2, 3 … of the counter; the low half of each; and
    what takes the lanes apart."""
    ones = sum(1 << _LANE * lane for lane in range(count))
    steps = sum((_GOLDEN * (lane + 1) & _MASK) << _LANE * lane for lane in range(count))
    return ones, steps, ones * _MASK, Struct("<" + "Q8x" * count)


def splitmix64_row(x: int, count: int) -> tuple[int, ...]:
    """``splitmix64`` of the ``count`` numbers that follow x by steps of the counter, worked out all at once in lanes."""
    ones, steps, low, apart = _lanes(count)
    row = ones * (x & _MASK) + steps & low
    row = ((row ^ row >> 30) & low) * _FIRST & low
    row = ((row ^ row >> 27) & low) * _SECOND & low
    found: tuple[int, ...] = apart.unpack((row ^ row >> 31 & low).to_bytes(_LANE // 8 * count, "little"))
    return found


def _is_order(order: object, size: int) -> bool:
    return isinstance(order, list) and all(type(i) is int for i in order) and sorted(order) == list(range(size))


class ChanceMismatch(Exception):
    """A replay asked for a draw that the record does not hold."""


class Chance:
    """The chance of one game. ``notes`` collects every outcome since it was last emptied."""

    __slots__ = ("_origin", "_script", "counters", "notes", "seed")

    def __init__(self, seed: int, counters: dict[str, int] | None = None) -> None:
        self.seed = seed
        self._origin = _ORIGINS[seed]
        self.counters: dict[str, int] = dict(counters or {})
        self.notes: list[Drawn] = []
        self._script: dict[str, deque[Any]] = {}

    @classmethod
    def scripted(cls, seed: int = 0, **outcomes: Iterable[Any]) -> Chance:
        """Chance that gives the listed outcomes of each stream first: a number for ``below``, and for ``shuffle``
        the whole order as indices. Then it goes on from the seed."""
        chance = cls(seed)
        chance._script = {stream: deque(values) for stream, values in outcomes.items()}
        return chance

    def feed(self, drawn: Iterable[object]) -> None:
        """Let the next draws have these noted outcomes (``[stream, outcome]`` in order). Raises ChanceMismatch."""
        for line in drawn:
            if not isinstance(line, list | tuple) or len(line) != 2 or not isinstance(line[0], str) or line[1] is None:
                raise ChanceMismatch(f"{line!r:.60} is no draw")
            self._script.setdefault(line[0], deque()).append(line[1])

    def unfed(self) -> bool:
        """True if outcomes were fed that nobody has drawn; they are forgotten."""
        left = any(self._script.values())
        self._script.clear()
        return left

    def clone(self) -> Chance:
        """An independent copy with empty notes."""
        return Chance(self.seed, self.counters)

    def below(self, stream: str, n: int) -> int:
        """A number from 0 to n - 1."""
        value = self._scripted(stream) if self._script else None
        if value is None:
            count = self.counters[stream] = self.counters.get(stream, 0) + 1
            value = splitmix64(self._origin + count * _GOLDEN + _KEYS[stream]) * n >> 64
        elif type(value) is not int or not 0 <= value < n:
            raise ChanceMismatch(f"{stream}: {value!r} is not below {n}")
        else:
            self._skip(stream, 1)
        self.notes.append([stream, value])
        return value

    def roll(self, stream: str, sides: int) -> int:
        """A number from 1 to ``sides``."""
        return 1 + self.below(stream, sides)

    def shuffle(self, stream: str, items: Sequence[T]) -> list[T]:
        """The items in a new order, each order equally likely."""
        size = len(items)
        order = self._scripted(stream) if self._script else None
        if order is None:
            order = list(range(size))
            if size > 1:
                count = self.counters.get(stream, 0)
                self.counters[stream] = count + size - 1
                row = splitmix64_row(self._origin + count * _GOLDEN + _KEYS[stream], size - 1)
                for i, drawn in zip(range(size - 1, 0, -1), row):
                    j = drawn * (i + 1) >> 64
                    order[i], order[j] = order[j], order[i]
        elif not _is_order(order, size):
            raise ChanceMismatch(f"{stream}: not an order of {size}")
        else:
            self._skip(stream, size - 1)
        self.notes.append([stream, order])
        return [items[i] for i in order]

    def _skip(self, stream: str, draws: int) -> None:
        """Count what a given outcome would have drawn, so that the game goes on as it would have without a replay."""
        if draws > 0:
            self.counters[stream] = self.counters.get(stream, 0) + draws

    def _scripted(self, stream: str) -> Any:
        queue = self._script.get(stream)
        return queue.popleft() if queue else None
