"""What is worked out once for a whole run, within a bound: an attack resizes its window a thousand times and opens the
same pages again and again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

import pygame
import pytest

from game.text import breaking
from game.ui import rasters


class Kept:
    """Pictures by what they were made of, the newest of them, up to so many bytes."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.bytes = 0
        self._pictures: OrderedDict[tuple[Any, ...], pygame.Surface] = OrderedDict()

    def once(self, make: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
        """The same function, asked once for the same picture."""

        def made(*what: Any) -> pygame.Surface:
            key = (make, *what)
            found = self._pictures.get(key)
            if found is not None:
                self._pictures.move_to_end(key)
                return found
            found = self._pictures[key] = make(*what)
            self.bytes += _bytes(found)
            while self.bytes > self.room:
                self.bytes -= _bytes(self._pictures.popitem(last=False)[1])
            return found

        return made


@contextmanager
def drawn_once(megabytes: int) -> Iterator[Kept]:
    """While it lasts, pictures that the app has let go are kept here as well, and where lines of a text may end."""
    kept = Kept(megabytes << 20)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rasters, "_raster", kept.once(rasters._raster))
        patch.setattr(breaking, "_asked", lru_cache(20_000)(breaking._asked.__wrapped__))
        yield kept


def _bytes(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * 4
