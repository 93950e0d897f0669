"""From pixels of the window to units of the stage, and back: nothing else knows the window's size."""

from __future__ import annotations

from game.ui.theme import STAGE


class Viewport:
    """One scale and one offset. Where the stage is larger than the window (interface scale over 100 %), the view
    follows the pointer, so that every place can be reached."""

    def __init__(self, width: int, height: int, ui_scale: float = 1.0) -> None:
        self.width = max(1, width)
        self.height = max(1, height)
        self.unit = min(self.width / STAGE[0], self.height / STAGE[1]) * ui_scale
        self.ox, self.oy = self._origin(self.width / 2, self.height / 2)

    def follow(self, px: float, py: float) -> bool:
        """Move the view so that what is under this pixel can be reached; true if it moved."""
        before = (self.ox, self.oy)
        self.ox, self.oy = self._origin(px, py)
        return before != (self.ox, self.oy)

    def to_units(self, px: float, py: float) -> tuple[float, float]:
        """The place on the stage under a pixel of the window."""
        return (px - self.ox) / self.unit, (py - self.oy) / self.unit

    def to_pixels(self, x: float, y: float) -> tuple[float, float]:
        """The pixel of the window that shows a place on the stage."""
        return x * self.unit + self.ox, y * self.unit + self.oy

    def _origin(self, px: float, py: float) -> tuple[int, int]:
        return (
            _offset(self.width, STAGE[0] * self.unit, px / self.width),
            _offset(self.height, STAGE[1] * self.unit, py / self.height),
        )


def _offset(window: float, stage: float, share: float) -> int:
    spare = window - stage
    return round(spare / 2) if spare >= 0 else round(spare * min(1.0, max(0.0, share)))
