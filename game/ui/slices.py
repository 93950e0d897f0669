"""Work in small steps, of which a slice is done in a frame."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import Final, Protocol

SLICE: Final = 0.012
"""Seconds of a frame in which pictures and tables are made ready."""

FRAME, WINDOW = 0.008, 1920 * 1080
"""Seconds that a frame may take with what comes over several frames, in a window of so many pixels."""
LEAST: Final = 0.001
"""Seconds that are spent on that in a frame that has no time left, so that it comes in the end."""


class FrameTime:
    """The time of one frame, from now on: in a window twice as wide everything takes four times as long."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._began = time.perf_counter()
        self._seconds = FRAME * max(1.0, size[0] * size[1] / WINDOW)

    @property
    def spent(self) -> float:
        """Seconds since it began."""
        return time.perf_counter() - self._began

    @property
    def left(self) -> float:
        """Seconds that are left for what comes over several frames."""
        return max(LEAST, self._seconds - self.spent)


class InParts(Protocol):
    """A part of a picture that may come over several frames."""

    @property
    def lacks(self) -> bool:
        """True while it is not there yet."""

    def go_on(self) -> None:
        """Make more of it, as long as the frame has time for it."""


def go_on(work: Iterator[object], seconds: float = 0.0) -> bool:
    """Do a slice of some work, of so many seconds or ``SLICE``; true as soon as it yields that there is more to see."""
    end = time.perf_counter() + (seconds or SLICE)
    for shown in work:
        if shown:
            return True
        if time.perf_counter() >= end:
            break
    return False


def done(work: Iterable[object], seconds: float) -> bool:
    """Do a slice of some work, of so many seconds; true once all of it is done."""
    end = time.perf_counter() + seconds
    return all(time.perf_counter() < end for _ in work)


def finish(work: Iterable[object]) -> None:
    """Do all of some work at once."""
    for _ in work:
        pass


__all__ = ["SLICE", "FrameTime", "InParts", "done", "finish", "go_on"]
