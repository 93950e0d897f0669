"""How the last scene comes: the table darkens from its edge, the picture rises, the title is written letter by letter."""

from __future__ import annotations

from game.settings import Settings
from game.table.playback.motion import SPEEDS
from game.ui.canvas import Canvas

LENGTH, CALM = 1.6, 0.32
"""Seconds until all stands, and the same where nothing moves."""
DARK, LIGHT, LETTERS = 0.5, 0.85, 0.9
"""When the table is dark, when the scene is light, and when the first letter stands."""
LETTER = 0.03
LIFT = 34.0
"""From how far below the picture rises."""
STEPS, EDGE = 16, 12
"""So many strengths of the dark, and so many rims of it."""


class Rise:
    """``time`` is 0 when the scene is opened; it stands at once where nothing is to move or it is seen ``again``."""

    def __init__(self, settings: Settings, again: bool) -> None:
        self.calm = settings.reduced_motion
        self.pace = SPEEDS[settings.animation]
        self.length = 0.0 if again or not self.pace else CALM if self.calm else LENGTH
        self.time = 0.0

    @property
    def busy(self) -> bool:
        """True until all stands."""
        return self.time < self.length

    @property
    def covers(self) -> bool:
        """True when nothing of the table is seen any more."""
        return not self.busy or (not self.calm and self.time >= DARK)

    def update(self, seconds: float) -> bool:
        """Time passes; true while anything changes."""
        if not self.busy:
            return False
        self.time = min(self.length, self.time + seconds / self.pace)
        return True

    def end(self) -> bool:
        """Let all stand; true if it did not yet."""
        busy, self.time = self.busy, self.length
        return busy

    def lift(self) -> float:
        """How far below its place the picture is."""
        if not self.busy or self.calm:
            return 0.0
        return LIFT * (1 - min(1.0, max(0.0, (self.time - DARK) / (LENGTH - DARK)))) ** 3

    def written(self, text: str) -> str:
        """As much of the title as stands."""
        if not self.busy or self.calm:
            return text
        return text[: max(0, int((self.time - LETTERS) / LETTER))]

    def draw_dark(self, canvas: Canvas) -> None:
        """The dark over the table, from its edge on."""
        share = min(1.0, self.time / (CALM if self.calm else DARK))
        if self.calm:
            canvas.fill((0, 0, 1280, 720), "#0A0616", round(255 * share))
            return
        w, h = 640 / EDGE, 360 / EDGE
        for rim in range(EDGE):
            power = round(255 * min(1.0, max(0.0, 2 * share - rim / EDGE)))
            if power:
                x, y = w * rim, h * rim
                canvas.fill((x, y, 1280 - 2 * x, h), "#0A0616", power)
                canvas.fill((x, 720 - y - h, 1280 - 2 * x, h), "#0A0616", power)
                canvas.fill((x, y + h, w, 720 - 2 * y - 2 * h), "#0A0616", power)
                canvas.fill((1280 - x - w, y + h, w, 720 - 2 * y - 2 * h), "#0A0616", power)

    def draw_veil(self, canvas: Canvas) -> None:
        """What still lies over the scene while it grows light."""
        if self.busy and not self.calm:
            share = max(0.0, 1 - (self.time - DARK) / (LIGHT - DARK))
            if share > 0:
                canvas.fill((0, 0, 1280, 720), "#0A0616", round(255 * round(share * STEPS) / STEPS))
