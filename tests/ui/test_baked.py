"""What is baked small and stretched is to the pixel what it would be at its full size."""

from __future__ import annotations

import pygame
import pytest

from game.ui.canvas import STEP, STRIP, Canvas, _shadow
from game.ui.theme import INK

from .. import day


def whole_shadow(size: tuple[int, int], radius: float, spread: int, alpha: int) -> pygame.Surface:
    w, h = size
    image = pygame.Surface((w + 2 * spread, h + 2 * spread), pygame.SRCALPHA)
    pygame.draw.rect(image, (0, 0, 0, alpha), (spread, spread, w, h), border_radius=max(1, round(radius)))
    return pygame.transform.box_blur(image, max(1, spread // 2))


def test_a_shadow() -> None:
    chance = day.dice("shadows")
    for _ in range(60):
        size = chance.randint(1, 300), chance.randint(1, 300)
        known = (size, chance.uniform(0, 40), 2 * chance.randint(1, 25), chance.randint(10, 255))
        assert pygame.image.tobytes(_shadow(*known), "RGBA") == pygame.image.tobytes(whole_shadow(*known), "RGBA"), (
            known
        )


@pytest.mark.parametrize("size", [(1, 1), (STEP, 3), (STEP + 1, 300), (1200, STRIP // STEP)])
def test_a_veil_lies_once_on_every_pixel(size: tuple[int, int]) -> None:
    canvas = Canvas(pygame.Surface((size[0] + 20, size[1] + 20)), 1.0)
    canvas.surface.fill("#FFFFFF")
    canvas.fill((10, 10, *size), INK, 128)
    box = canvas.box((10, 10, *size))
    veiled = canvas.surface.get_at(box.topleft)[:3]
    assert veiled != (255, 255, 255)
    inside = canvas.surface.subsurface(box)
    found = {tuple(inside.get_at((x, y))[:3]) for x in range(0, box.w, 7) for y in range(box.h)}
    assert found == {veiled}
    assert canvas.surface.get_at((box.right, box.top))[:3] == (255, 255, 255)
    assert canvas.surface.get_at((box.left, box.bottom))[:3] == (255, 255, 255)
