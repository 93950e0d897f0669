"""The seed of the day: what a quick run chooses by chance differs from day to day, and can be had again.

The variable TAKU_TEST_SEED names another seed; a run that fails prints the one it had.
"""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from datetime import date
from typing import TypeVar

T = TypeVar("T")
VARIABLE = "TAKU_TEST_SEED"


def settle() -> None:
    """From now on the seed of this process and of its children is the same."""
    os.environ.setdefault(VARIABLE, date.today().isoformat())


def seed() -> str:
    """What all choices of this run come from."""
    settle()
    return os.environ[VARIABLE]


def dice(name: str) -> random.Random:
    """The dice of a test: the same for the same name on the same day."""
    return random.Random(f"{seed()} {name}")


def some(name: str, things: Sequence[T], most: int) -> list[T]:
    """So many of these, in their order."""
    chosen = dice(name).sample(range(len(things)), min(most, len(things)))
    return [things[number] for number in sorted(chosen)]
