"""Drawings of more pixels than the eye finds: they are kept in a quarter of them, and any part is the same as in the whole."""

from __future__ import annotations

import pygame
import pytest

from game.paths import bundled
from game.ui.rasters import Rasters

SIZE = (2880, 1620)


@pytest.mark.parametrize("name", ["shared/house/curtain", "shared/house/room"])
def test_a_large_ground_looks_the_same_in_a_quarter_of_its_room(name: str) -> None:
    pygame.display.set_mode((64, 64))
    rasters = Rasters(bundled("art"))
    half = rasters.half_svg(name, SIZE, ())
    assert 4 * half.get_width() * half.get_height() < 1.01 * SIZE[0] * SIZE[1]
    whole, exact = rasters.grown_part(half, pygame.Rect(0, 0, *SIZE)).copy(), rasters.svg(name, *SIZE)
    assert whole.get_size() == SIZE
    off = [
        max(abs(a - b) for a, b in zip(whole.get_at((x, y)), exact.get_at((x, y)), strict=True))
        for x in range(7, SIZE[0], 60)
        for y in range(5, SIZE[1], 60)
    ]
    assert sum(off) / len(off) < 4
    for part in (
        pygame.Rect(0, 0, 33, 17),
        pygame.Rect(1001, 777, 64, 128),
        pygame.Rect(SIZE[0] - 9, SIZE[1] - 11, 9, 11),
    ):
        assert rasters.grown_part(half, part).get_size() == part.size
        assert pygame.image.tobytes(rasters.grown_part(half, part), "RGBA") == pygame.image.tobytes(
            whole.subsurface(part), "RGBA"
        )
