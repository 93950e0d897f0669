"""The window of the house shows the sky that is outside by the computer's clock."""

from __future__ import annotations

from datetime import datetime

import pygame
import pytest

from game.paths import bundled
from game.ui.canvas import Canvas
from game.ui.rasters import Rasters
from game.ui.scenes.house import draw_window


@pytest.mark.parametrize(
    ("hour", "sky"),
    [(0, "night"), (4, "night"), (5, "evening"), (7, "day"), (16, "day"), (18, "evening"), (19, "night")],
)
def test_day_evening_and_night_by_the_clock(monkeypatch: pytest.MonkeyPatch, hour: int, sky: str) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(Canvas, "svg", lambda self, name, rect: drawn.append(name))
    draw_window(Canvas(pygame.Surface((8, 8)), 1.0), datetime(2026, 5, 1, hour), (0, 0, 8, 8))
    assert drawn == [f"shared/house/window_{sky}"]


def test_each_sky_is_drawn() -> None:
    rasters = Rasters(bundled("art"))
    for sky in ("day", "evening", "night"):
        assert rasters.has(f"shared/house/window_{sky}")
        assert rasters.svg(f"shared/house/window_{sky}", 28, 28).get_at((10, 8))[3] == 255
    assert not rasters.broken
