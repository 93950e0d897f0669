"""Drawings that are rasterised once for a whole run, within a bound: an attack resizes its window a thousand times."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

import pygame
import pytest

from game.ui import rasters


@contextmanager
def drawn_once(megabytes: int) -> Iterator[None]:
    """While it lasts, rasters that the app has let go are kept here as well, the newest of them."""
    kept: OrderedDict[tuple[str, int, int], pygame.Surface] = OrderedDict()
    draw = rasters._raster
    held = 0

    def once(source: str, width: int, height: int) -> pygame.Surface:
        nonlocal held
        key = (source, width, height)
        found = kept.get(key)
        if found is not None:
            kept.move_to_end(key)
            return found
        found = kept[key] = draw(source, width, height)
        held += width * height * 4
        while held > megabytes << 20:
            (_, w, h), _ = kept.popitem(last=False)
            held -= w * h * 4
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rasters, "_raster", once)
        yield
