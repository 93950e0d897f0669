"""Large drawings rastered in a thread while something else is done: SDL lets go of the interpreter meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Thread

import pygame

from game.ui.canvas import Canvas
from game.ui.rasters import FINEST, Rasters


class Ahead:
    """These drawings of ``art/``, each as large as the whole stage of a canvas."""

    def __init__(self, canvas: Canvas, names: Sequence[str]) -> None:
        self._rasters, (wide, high) = canvas.rasters, canvas.box((0, 0, 1280, 720)).size
        keys = [(name, wide, high, ()) for name in names if wide * high <= FINEST]
        self._made: dict[tuple[str, int, int, tuple[()]], pygame.Surface] = {}
        self._thread = Thread(target=self._make, args=([key for key in keys if self._rasters.kept(key) is None],))
        self._thread.start()

    def _make(self, keys: Sequence[tuple[str, int, int, tuple[()]]]) -> None:
        own = Rasters(self._rasters.folder)
        for key in keys:
            drawn = own.svg(*key)
            if not own.broken:  # Whoever draws it tells of one that is missing or damaged.
                self._made[key] = drawn

    def keep(self) -> None:
        """Wait for them, and give them to what the window keeps; once is enough."""
        self._thread.join()
        for key, drawn in self._made.items():
            self._rasters.keep(key, drawn)
        self._made.clear()
