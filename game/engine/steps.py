"""Work in small steps, for those who have other things to do meanwhile."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Steps: TypeAlias = Generator[tuple[int, int], None, T]
"""Such work and what it comes to; each step says how much of how much is done."""


def finished(steps: Generator[object, None, T]) -> T:
    """What a work in steps comes to, done at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
