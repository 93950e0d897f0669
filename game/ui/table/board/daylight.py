"""The light of the table's ground: in play it goes over slowly into that of the next hour, else it is there at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.engine import View
from game.presentation import DisplayList
from game.ui.table.context import TableContext

SECONDS = 4.0
STEPS = 20
"""Pictures in which it goes over: none of them differs from the last one by what an eye would catch."""


class Daylight:
    """Two pictures of the ground that differ by their light, while the one becomes the other; else one."""

    def __init__(self, table: TableContext) -> None:
        self.table = table
        self._shown: tuple[View, int] | None = None
        self._light: DisplayList | None = None
        self._hour: object = None
        self._before: View | None = None
        self._after: pygame.Surface | None = None
        self._time = 0.0
        self._step = 0

    @property
    def fading(self) -> bool:
        """True while the light changes."""
        return self._before is not None

    def update(self, seconds: float) -> bool:
        """Time passes; true if the ground is to be drawn again."""
        if self._before is None:
            return False
        self._time += seconds
        return self._due > self._step

    def stays(self) -> bool:
        """True if the moment that is shown has the light of the one that was painted."""
        model = self.table.model
        light = model.art.light(model.view)
        same = (model.presentation.standing(model.view).hour or light, light) == (self._hour, self._light)
        return same and self._before is None

    def painting(
        self, ground: pygame.Surface, paint: Callable[[pygame.Surface, View], Iterator[None]]
    ) -> Iterator[None]:
        """Draw the ground of the moment that is shown, in small steps. ``paint`` draws the ground of this moment in the light of a
        view."""
        model = self.table.model
        view, moment, light = model.view, model.moment, model.art.light(model.view)
        hour = model.presentation.standing(view).hour or light
        if hour != self._hour:
            self._begin(moment)
        elif light != self._light or not self._leads_on(moment):  # The old light may lie on what is not there any more.
            self._before = None
        self._hour = hour
        if self._before is None or not self._calm():
            self._before = self._after = None
        self._light = light
        self._shown = (view, moment) if model.looking is None else None
        if self._before is None:
            yield from paint(ground, view)
            return
        if self._after is None or self._after.get_size() != ground.get_size():
            self._after = pygame.Surface(ground.get_size())
        yield from paint(ground, self._before)
        yield from paint(self._after, view)
        self._after.set_alpha(round(255 * self._step / STEPS))
        ground.blit(self._after, (0, 0))

    def follow(self, ground: pygame.Surface) -> pygame.Surface:
        """The ground as it is by now: the one given, a step further, or the picture that it has become."""
        after, step = self._after, min(self._due, STEPS)
        if self._before is None or after is None or step <= self._step:
            return ground
        if step < STEPS:
            after.set_alpha(round(255 * (step - self._step) / (STEPS - self._step)))
            ground.blit(after, (0, 0))
            self._step = step
            return ground
        self._before = self._after = None
        after.set_alpha(None)
        return after

    # --- inside ------------------------------------------------------------------------------------

    @property
    def _due(self) -> int:
        return int(self._time / SECONDS * STEPS)

    def _calm(self) -> bool:
        """True if the light may take its time."""
        settings = self.table.stage.settings
        return settings.animation != "off" and not settings.reduced_motion

    def _leads_on(self, moment: int) -> bool:
        """True if play has led to the moment from what was shown, on the same board."""
        model, shown = self.table.model, self._shown
        return shown is not None and model.looking is None and moment >= shown[1] and model.same_board(shown[0])

    def _begin(self, moment: int) -> None:
        """Another light: it comes slowly only if what was shown has led to it."""
        self._before = self._shown[0] if self._shown is not None and self._leads_on(moment) else None
        self._after, self._time, self._step = None, 0.0, 0


__all__ = ["Daylight"]
