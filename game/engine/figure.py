"""What a game adds to a figure, and the figure that many games come to."""

from __future__ import annotations

from typing import NamedTuple


class Measure(NamedTuple):
    """What one game adds to a figure: the figure is the sum of ``top`` over all games, divided by the sum of ``under``.
    A game with nothing to say of it has 0 for both. The other fields are those of ``Figure``."""

    group: str
    name: str
    top: float
    under: float = 1.0
    share: bool = False
    thing: str = ""

    @property
    def key(self) -> str:
        """What tells it from the other figures of the same games."""
        return f"{self.name}:{self.thing}" if self.thing else self.name


class Spread(NamedTuple):
    """Whole numbers of one game (the points of its seats) of which more than the mean is told: the figures
    ``<name>_deviation``, ``<name>_5``, ``<name>_50``, ``<name>_95`` and ``<name>_most``."""

    group: str
    name: str
    values: tuple[int, ...]


class Figure(NamedTuple):
    """``name`` says what was measured (message ``<title>-figure-<name>``), ``group`` the question that it answers
    (``<title>-question-<group>``). ``value`` is None where no game had anything to say of it. ``share`` figures lie between
    0 and 1. ``thing`` is a component that it is about. ``low`` and ``high`` hold it in 95 of 100 batches of games; None
    where that cannot be said. ``games`` counts those that it rests on."""

    group: str
    name: str
    value: float | None
    share: bool = False
    thing: str = ""
    low: float | None = None
    high: float | None = None
    games: int = 0

    @property
    def key(self) -> str:
        """What tells it from the other figures of the same games."""
        return f"{self.name}:{self.thing}" if self.thing else self.name
