"""What is baked small and stretched is to the pixel what it would be at its full size."""

from __future__ import annotations

import io
import random

import pygame
import pytest

from game.paths import bundled
from game.sources import source as source_of
from game.ui.canvas import Canvas
from game.ui.cells import cells
from game.ui.grounds import ground
from game.ui.patches import STEP, STRIP, lay_panel, lay_shadow
from game.ui.rasters import Rasters, drawn, wrapped
from game.ui.rasters import read as drawn_source
from game.ui.scenes import house
from game.ui.theme import INK

from .. import day


def whole_shadow(size: tuple[int, int], radius: float, spread: int, alpha: int) -> pygame.Surface:
    w, h = size
    image = pygame.Surface((w + 2 * spread, h + 2 * spread), pygame.SRCALPHA)
    pygame.draw.rect(image, (0, 0, 0, alpha), (spread, spread, w, h), border_radius=max(1, round(radius)))
    return pygame.transform.box_blur(image, max(1, spread // 2))


def grounds(size: tuple[int, int], clear: bool) -> list[pygame.Surface]:
    """Two equal places to draw on, with a picture, or clear."""
    found = [pygame.Surface((size[0] + 120, size[1] + 120), pygame.SRCALPHA if clear else 0) for _ in range(2)]
    for surface in found:
        surface.fill((0, 0, 0, 0) if clear else (90, 60, 30))
    return found


def test_a_shadow_is_to_the_pixel_what_it_would_be_at_its_full_size() -> None:
    chance = day.dice("shadows")
    for number in range(60):
        size = chance.randint(1, 300), chance.randint(1, 300)
        radius, spread, alpha = chance.uniform(0, 40), 2 * chance.randint(1, 25), chance.randint(10, 255)
        laid, whole = grounds(size, number % 2 == 0)
        box = pygame.Rect(5, 6, size[0] + 2 * spread, size[1] + 2 * spread)
        lay_shadow(laid, Rasters(), box, radius, spread, alpha)
        whole.blit(whole_shadow(size, radius, spread, alpha), box)
        assert pixels(laid) == pixels(whole), (size, radius, spread, alpha)


def test_a_panel_is_to_the_pixel_one_tile_stretched_in_its_middle() -> None:
    chance = day.dice("panels")
    for number in range(12):
        size = chance.randint(60, 300), chance.randint(60, 300)
        fill, line = chance.choice(["none", "#1E4A66"]), chance.choice(["", "#E3BE6A"])
        known = (fill, line, float(chance.randint(0, 12)), float(chance.randint(1, 4)), chance.choice([1, 0.6]))
        laid, whole = grounds(size, number % 2 == 0)
        rasters, box = Rasters(), pygame.Rect(5, 6, *size)
        for _ in range(2):  # The second time of what is kept.
            lay_panel(laid, rasters, box, *known)
        whole_panel = pygame.Surface(size, pygame.SRCALPHA)
        small = pygame.Surface((60, 60), pygame.SRCALPHA)
        lay_panel(small, rasters, small.get_rect(), *known)
        columns, rows = ([_source(at, reach) for at in range(reach)] for reach in size)
        for x, column in enumerate(columns):
            for y, row in enumerate(rows):
                whole_panel.set_at((x, y), small.get_at((column, row)))
        for _ in range(2):
            whole.blit(whole_panel, box)
        assert pixels(laid) == pixels(whole), (size, known)


def _source(at: int, reach: int) -> int:
    """The place in 60 pixels that is stretched to one of so many, in the middle."""
    return at if at < 30 else max(30, 60 - (reach - at))


def whole_drawing(source: str, size: tuple[int, int]) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(source.encode()), size)


@pytest.mark.parametrize("size", [(1280, 720), (1440, 810), (1600, 900)])
def test_a_gradient_over_all_is_within_one_level_of_what_it_would_be(size: tuple[int, int]) -> None:
    for source in (wrapped(house._FELT, 1280, 720), source_of(bundled("art") / "cultus/felt.svg")):
        made, whole = ground(source, size), whole_drawing(source, size).convert(32)
        made = made.convert(32)
        for one, other in ((made, whole), (whole, made)):
            more = one.copy()
            more.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
            more.fill((1, 1, 1), special_flags=pygame.BLEND_RGB_SUB)
            assert not any(pygame.image.tobytes(more, "RGB"))


@pytest.mark.parametrize("size", [(1280, 720), (1536, 864), (2752, 1548), (3072, 1728)])
def test_a_gradient_over_all_is_whole_to_its_last_row(size: tuple[int, int]) -> None:
    made = ground(wrapped(house._FELT, 1280, 720), size)
    assert made is not None
    assert pygame.mask.from_surface(made, 254).count() == size[0] * size[1]


@pytest.mark.parametrize("size", [(1280, 720), (1440, 810), (1600, 900)])
def test_a_weave_over_all_is_to_the_pixel_what_it_would_be(size: tuple[int, int]) -> None:
    for source in (wrapped(house._WEAVE, 1280, 720), source_of(bundled("art") / "cultus/weave.svg")):
        made = ground(source, size)
        assert made is not None
        assert pixels(made) == pixels(whole_drawing(source, size))


def test_what_is_no_plain_ground_is_drawn_as_it_is() -> None:
    for source in (
        wrapped(house._BAR, 1280, 58),
        wrapped(house._FELT.replace("<rect", '<circle r="9"/><rect'), 1280, 720),
        wrapped(house._WEAVE.replace("M0 18", "M0 19"), 1280, 720),
        wrapped(house._WEAVE.replace("H1280", "H900", 1), 1280, 720),
    ):
        assert ground(source, (1280, 720)) is None
    assert ground(wrapped(house._FELT, 1280, 720), (1366, 720)) is None


def strokes(chance: random.Random) -> str:
    """A body of many strokes over a box of 400."""
    ways = [
        chance.choice(["M{x} {y}h50", "M{x} {y}v40", "M{x} {y}m0 5h5v47h-5Z", "M{x} {y}h6a6 6 0 0 1 -6 6Z"]).format(
            x=chance.randint(0, 350), y=chance.randint(0, 350)
        )
        for _ in range(80)
    ]
    frame = '<rect x=".6" y=".6" width="398.8" height="398.8" fill="none" stroke="#150C26" stroke-width="1.4"/>'
    return f'<path d="{"".join(ways)}" stroke="#150C26" stroke-opacity=".4" stroke-width="3.2"/>' + frame


@pytest.mark.parametrize("scale", [1, 1.25, 1.5, 3])
def test_cells_are_together_what_the_whole_would_be(scale: float) -> None:
    body, size = strokes(day.dice("cells")), (round(400 * scale),) * 2
    found = cells(body, size, (400, 400))
    laid, whole = grounds(size, False)
    for part in found:
        laid.blit(drawn_source(part.source, part.w, part.h), (part.x, part.y))
    whole.blit(drawn(body, *size, (400, 400)), (0, 0))
    differ = sum(abs(a - b) > 2 for a, b in zip(pixels(laid), pixels(whole)))
    assert differ < 0.001 * size[0] * size[1]


def test_of_strokes_that_change_a_little_few_cells_are_drawn_anew() -> None:
    body, rasters = strokes(day.dice("cells")), Rasters()
    size = (600, 600)
    first = [*rasters.drawn_parts(body, size, (400, 400))]
    missed = rasters.missed
    again = [*rasters.drawn_parts(body.replace('d="', 'd="M10 10h9', 1), size, (400, 400))]
    assert len(first) == len(again) > 9
    assert rasters.missed - missed == 1


@pytest.mark.parametrize(
    "other", ['<g><path d="M0 0h9"/></g>', '<path d="M0 0h9" fill="url(#a)"/>', "<path fill='none'/>"]
)
def test_what_is_more_than_strokes_is_drawn_at_once(other: str) -> None:
    assert cells(strokes(day.dice("cells")) + other, (600, 600), (400, 400)) is None
    assert cells(strokes(day.dice("cells")), (601, 600), (400, 400)) is None
    assert cells(house._WEAVE, (1280, 720), (1280, 720)) is None


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_of_large_panels_no_picture_is_kept() -> None:
    rasters = Rasters()
    canvas = Canvas(pygame.Surface((1920, 1080)), 1.5, rasters=rasters)
    for wide in range(600, 1200, 20):
        canvas.panel((20, 20, wide, 600), "#1E4A66", "#E3BE6A", 8, 2)
        canvas.shadow((20, 20, wide, 600))
    assert rasters.bytes < 1920 * 1080 * 4 / 4


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
