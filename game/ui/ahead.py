"""Pictures that are made in a thread before they are asked for: SDL lets go of the interpreter while it draws one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait

import pygame

from game.ui.bounded import Key

MOST = 96
"""So many may wait to be asked for: those of a table. What nobody wanted after all goes when others come."""
GLANCE = 0.002
"""Seconds for which somebody who has other things to do waits for them."""


class Ahead:
    """Pictures by their keys, made one after the other in the order in which they were foreseen."""

    def __init__(self) -> None:
        self._coming: dict[Key, Future[pygame.Surface]] = {}
        self._thread: ThreadPoolExecutor | None = None

    def wait(self) -> bool:
        """Wait for a moment; true while some of them are not there yet."""
        _, missing = wait([*self._coming.values()], GLANCE)
        return bool(missing)

    def arriving(self) -> Iterator[None]:
        """Yield for as long as some of them are not there yet, to whoever has other things to do meanwhile."""
        while self.wait():
            yield

    def foresee(self, key: Key, make: Callable[[], pygame.Surface]) -> None:
        """Have a picture made, unless it is on its way. One that cannot be made (``make`` raises) does not come."""
        if key in self._coming:
            return
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "ahead")
        while len(self._coming) >= MOST:
            self._coming.pop(next(iter(self._coming))).cancel()
        self._coming[key] = self._thread.submit(make)

    def take(self, key: Key) -> pygame.Surface | None:
        """The picture, waited for if it is being made just now; None if nobody has begun with it, or it does not come."""
        coming = self._coming.pop(key, None)
        if coming is None or coming.cancel() or coming.exception() is not None:
            return None
        return coming.result()

    def clear(self) -> None:
        """Let go of all of them."""
        for coming in self._coming.values():
            coming.cancel()
        self._coming.clear()
