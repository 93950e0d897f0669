"""What a seat sees, as numbers: a flat array with a layout that is the same in every game of a title and number of seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple
from zlib import crc32

from game.engine import State, View

NUMBERS: Final = 6
"""Slots for the numbers of a field, in their order."""
NAMES: Final = 24
"""Slots that count the names of a field: each name has one of them, by its sum; two may share one."""
MOST: Final = 1e6


class FieldBlock(NamedTuple):
    """A field's place in the array: its name, whose it is ("" for all; "0" is the observer, "1" the next seat), the first
    slot for its numbers and the first for its names."""

    field: str
    seat: str
    numbers: int
    names: int


class Sight:
    """The layout for a title and a number of seats, and arrays of that layout."""

    def __init__(self, state: type[State], seats: int) -> None:
        self.seats = seats
        self.layout: list[FieldBlock] = []
        self._fields = [(field.name, "per_seat" in field.marks) for field in state.declared()]
        at = 0
        for name, by_seat in (("asked", False), *self._fields):
            for seat in range(seats) if by_seat else ("",):
                self.layout.append(FieldBlock(name, str(seat), at, at + NUMBERS))
                at += NUMBERS + NAMES
        self.size = at

    def plain(self, view: View, seat: int) -> dict[str, Any]:
        """What the seat sees as a dict of plain data, as a save writes it."""
        return dict(view.state.dump())

    def array(self, view: View, seat: int, asked: str) -> list[float]:
        """The same in the layout's order; fields by seat begin with the observer."""
        found = [0.0] * self.size
        blocks = iter(self.layout)
        _put(found, next(blocks), asked)
        for name, by_seat in self._fields:
            value = getattr(view.state, name)
            if not by_seat:
                _put(found, next(blocks), value)
                continue
            for step in range(self.seats):
                at = (seat + step) % self.seats
                _put(found, next(blocks), value[at] if at < len(value) else ())
        return found


def _put(found: list[float], block: FieldBlock, value: Any) -> None:
    at = 0
    for leaf in _leaves(value):
        if isinstance(leaf, str):
            if leaf:
                found[block.names + crc32(leaf.encode()) % NAMES] += 1
        elif at < NUMBERS:
            found[block.numbers + at] = max(-MOST, min(MOST, float(leaf)))
            at += 1


def _leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, str | int | float):
        yield value
    elif isinstance(value, dict):
        for key in sorted(value, key=str):
            yield from _leaves(key)
            yield from _leaves(value[key])
    elif isinstance(value, list | tuple | set | frozenset):
        for one in value:
            yield from _leaves(one)
