"""Work in small steps, of which a slice is done in a frame."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import Final

SLICE: Final = 0.012
"""Seconds of a frame in which pictures and tables are made ready."""

PART, WINDOW = 0.0045, 1920 * 1080
"""Seconds of a frame in which something is painted while others move, in a window of so many pixels."""


def go_on(work: Iterator[object], seconds: float = 0.0) -> bool:
    """Do a slice of some work, of so many seconds or ``SLICE``; true as soon as it yields that there is more to see."""
    end = time.perf_counter() + (seconds or SLICE)
    for shown in work:
        if shown:
            return True
        if time.perf_counter() >= end:
            break
    return False


def part_of(size: tuple[int, int]) -> float:
    """Seconds of a frame in which something is painted that comes later, in a window of that size: one twice as wide takes
    four times as long."""
    return PART * max(1.0, size[0] * size[1] / WINDOW)


def whole_of(size: tuple[int, int]) -> float:
    """The same of a frame in which nothing else is drawn."""
    return max(SLICE, part_of(size))


def done(work: Iterable[object], seconds: float) -> bool:
    """Do a slice of some work, of so many seconds; true once all of it is done."""
    end = time.perf_counter() + seconds
    return all(time.perf_counter() < end for _ in work)


def finish(work: Iterable[object]) -> None:
    """Do all of some work at once."""
    for _ in work:
        pass


__all__ = ["SLICE", "done", "finish", "go_on", "part_of", "whole_of"]
