"""How a game is built up in time, as data: rounds of phases, laps of turns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

SUFFIX = "_begins"
NUMBER = "number"


class Part(NamedTuple):
    """A part of the game that begins with the event ``<id>_begins``; ``parts`` follow one another in it.

    ``times`` is how often it comes in what it belongs to (0: not known before). An ``owned`` part belongs to the
    seat that its event names: a turn. Its message is ``<title>-part-<id>``.
    """

    id: str
    parts: tuple[Part, ...] = ()
    times: int = 0
    owned: bool = False

    @property
    def event(self) -> str:
        """The kind of the event with which it begins."""
        return self.id + SUFFIX

    def walk(self, depth: int = 0) -> Iterator[tuple[int, Part]]:
        """This part and all below it, each with its depth."""
        yield depth, self
        for part in self.parts:
            yield from part.walk(depth + 1)
