"""From pixels of the window to units of the stage, and back: nothing else knows the window's size."""

from __future__ import annotations

from game.ui.theme import SMALLEST, STAGE

LEGIBLE, EASY = 11.0, 12.0
"""Pixels below which a letter is hard to read, and those that it has where the stage stands in its own size."""
SMALL = 0.8
"""The smallest stage that is read at a glance, 1024 x 576; in a window below that letters shrink with it."""
LARGEST = 1.5
"""How large letters may become."""


class Viewport:
    """One scale and one offset. The whole stage always stands in the window: a smaller interface leaves a margin, a larger
    one (over 100 %) has larger ``letters``, and what has no room for them steps down or scrolls. ``floor`` is the height
    in pixels below which no letter falls."""

    def __init__(self, width: int, height: int, ui_scale: float = 1.0, text_scale: float = 1.0) -> None:
        self.width = max(1, width)
        self.height = max(1, height)
        fits = self.width / STAGE[0], self.height / STAGE[1]
        whole = min(fits)
        if self.width - STAGE[0] * whole < 1 and self.height - STAGE[1] * whole < 1:
            whole = max(fits)  # No margin of a part of a pixel.
        self.unit = whole * min(1.0, ui_scale)
        self.ox = round((self.width - STAGE[0] * self.unit) / 2)
        self.oy = round((self.height - STAGE[1] * self.unit) / 2)
        small = max(1.0, LEGIBLE / (SMALLEST * whole))
        self.letters = min(LARGEST, text_scale * max(1.0, ui_scale) * small)
        self.floor = max(LEGIBLE, min(EASY, EASY * self.unit)) * min(1.0, self.unit / SMALL)

    @property
    def margins(self) -> list[tuple[int, int, int, int]]:
        """What of the window is not of the stage, in pixels, and its last row and column, of which it may have a part only."""
        right, foot = (int(at + length * self.unit) - 1 for at, length in zip((self.ox, self.oy), STAGE))
        found = (
            (0, 0, self.width, self.oy),
            (0, foot, self.width, self.height - foot),
            (0, self.oy, self.ox, foot - self.oy),
            (right, self.oy, self.width - right, foot - self.oy),
        )
        return [margin for margin in found if margin[2] > 0 and margin[3] > 0]

    def to_units(self, px: float, py: float) -> tuple[float, float]:
        """The place on the stage under a pixel of the window."""
        return (px - self.ox) / self.unit, (py - self.oy) / self.unit

    def to_pixels(self, x: float, y: float) -> tuple[float, float]:
        """The pixel of the window that shows a place on the stage."""
        return x * self.unit + self.ox, y * self.unit + self.oy


__all__ = ["Viewport"]
