"""Ctrl-C where it must not break in: some libraries take the whole process down when they are interrupted, or swallow it."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def undisturbed(stop: Callable[[], None] | None = None) -> Iterator[None]:
    """Ctrl-C waits until the body has ended, and raises KeyboardInterrupt then. ``stop`` is called at the first one and
    should end the body soon: the second raises at once."""
    pressed: list[int] = []

    def hear(number: int, _: object) -> None:
        pressed.append(number)
        if stop is not None:
            if len(pressed) > 1:
                raise KeyboardInterrupt
            stop()

    try:
        before = signal.signal(signal.SIGINT, hear)
    except ValueError:  # Only the main thread hears signals.
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
