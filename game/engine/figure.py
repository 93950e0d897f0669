"""A figure that the records of many games come to."""

from __future__ import annotations

from typing import NamedTuple


class Figure(NamedTuple):
    """``name`` says what was measured (message ``<title>-figure-<name>``), ``group`` the question that it answers
    (``<title>-question-<group>``). ``share`` figures lie between 0 and 1. ``thing`` is a component that it is about."""

    group: str
    name: str
    value: float
    share: bool = False
    thing: str = ""

    @property
    def key(self) -> str:
        """What tells it from the other figures of the same games."""
        return f"{self.name}:{self.thing}" if self.thing else self.name
