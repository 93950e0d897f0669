"""Work in small steps, of which a slice is done in a frame."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import Final

SLICE: Final = 0.012
"""Seconds of a frame in which pictures and tables are made ready."""


def go_on(work: Iterator[object], seconds: float = 0.0) -> bool:
    """Do a slice of some work, of so many seconds or ``SLICE``; true as soon as it yields that there is more to see."""
    end = time.perf_counter() + (seconds or SLICE)
    for shown in work:
        if shown:
            return True
        if time.perf_counter() >= end:
            break
    return False


def finish(work: Iterable[object]) -> None:
    """Do all of some work at once."""
    for _ in work:
        pass


__all__ = ["SLICE", "finish", "go_on"]
