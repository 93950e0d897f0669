"""Panels and shadows: small tiles whose middle is as wide and high as one likes, laid part by part. Of a large one no picture
is kept, and where it is plain nothing is blended."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeAlias

import pygame

from game.ui.rasters import Rasters, drawn

SMALL: Final = 1 << 15
"""Pixels up to which a panel is kept whole: its parts would take longer to lay."""
STRIP, STEP = 1 << 15, 256
"""Pixels of what a plain colour is laid with, and those by which its width grows: it is at least as wide as the place, since
narrow tiles take half as long again."""

Key: TypeAlias = "tuple[object, ...]"


class _Part(NamedTuple):
    """A run of columns or rows of a tile, and where it goes: it is as long there, or one that is stretched."""

    start: int
    length: int
    at: int
    reach: int


def lay_panel(
    surface: pygame.Surface,
    rasters: Rasters,
    box: pygame.Rect,
    fill: str,
    line: str,
    radius: float,
    width: float,
    opacity: float,
) -> None:
    """A rectangle with round corners in a colour ("none" leaves it clear), and a line around it unless it is ""."""
    corner = int(radius + width) + 2
    w, h = min(box.w, 2 * corner + 2), min(box.h, 2 * corner + 2)
    key: Key = ("panel", w, h, fill, line, round(radius, 1), round(width, 1), opacity)

    def tile() -> pygame.Surface:
        inset = width / 2 if line else 0
        rim = f' stroke="{line}" stroke-width="{width:g}"' if line else ""
        body = (
            f'<rect x="{inset:g}" y="{inset:g}" width="{w - 2 * inset:g}" height="{h - 2 * inset:g}" '
            f'rx="{max(0.0, min(radius, w / 2, h / 2)):g}" fill="{fill}" fill-opacity="{opacity:g}"{rim}/>'
        )
        return drawn(body, w, h, (w, h))

    _lay(surface, rasters, key, tile, (w, h), box)


def lay_shadow(
    surface: pygame.Surface, rasters: Rasters, box: pygame.Rect, radius: float, spread: int, alpha: int
) -> None:
    """The soft shadow of a rectangle that lies ``spread`` inside of the box."""
    soft, bend = max(1, spread // 2), max(1, round(radius))
    least = 2 * (bend + soft) + 3
    w, h = min(box.w - 2 * spread, least), min(box.h - 2 * spread, least)
    key: Key = ("shadow", w, h, bend, spread, alpha)
    whole = (w + 2 * spread, h + 2 * spread)

    def tile() -> pygame.Surface:
        image = pygame.Surface(whole, pygame.SRCALPHA)
        pygame.draw.rect(image, (0, 0, 0, alpha), (spread, spread, w, h), border_radius=bend)
        return pygame.transform.box_blur(image, soft)

    _lay(surface, rasters, key, tile, whole, box)


def _lay(
    surface: pygame.Surface,
    rasters: Rasters,
    key: Key,
    make: Callable[[], pygame.Surface],
    size: tuple[int, int],
    box: pygame.Rect,
) -> None:
    """A tile of that size stretched to a box in its middle column and row; its corners stay as they are."""
    small = box.size != size and box.w * box.h <= SMALL
    known: Key = (*key, box.size) if small else key
    tile = rasters.kept_or_made(known, lambda: grown(make(), box.size) if small else make())
    if small or box.size == size:
        surface.blit(tile, box)
    else:
        _lay_parts(surface, rasters, key, tile, box)


def grown(tile: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A tile stretched to a size, as a picture of its own."""
    whole = pygame.Surface(size, pygame.SRCALPHA)
    columns, rows = [*_parts(tile.get_width(), size[0])], [*_parts(tile.get_height(), size[1])]
    for column in columns:
        for row in rows:
            part = tile.subsurface((column.start, row.start, column.length, row.length))
            whole.blit(pygame.transform.scale(part, (column.reach, row.reach)), (column.at, row.at))
    return whole


def lay_plain(surface: pygame.Surface, rasters: Rasters, colour: pygame.Color, box: pygame.Rect) -> None:
    """A colour that may be seen through."""
    if colour.a == 255:
        surface.fill(colour, box)
        return
    if not colour.a or box.w <= 0 or box.h <= 0:
        return
    wide = -(-box.w // STEP) * STEP
    high = min(box.h, max(1, STRIP // wide))
    key: Key = ("plain", tuple(colour), wide, high)
    image = rasters.kept(key)
    if image is None:
        image = rasters.keep(key, pygame.Surface((wide, high), pygame.SRCALPHA))
        image.fill(colour)
    for y in range(0, box.h, high):
        surface.blit(image, (box.x, box.y + y), (0, 0, box.w, box.h - y))


def _lay_parts(surface: pygame.Surface, rasters: Rasters, key: Key, tile: pygame.Surface, box: pygame.Rect) -> None:
    columns, rows = [*_parts(tile.get_width(), box.w)], [*_parts(tile.get_height(), box.h)]
    for column in columns:
        for row in rows:
            place = pygame.Rect(box.x + column.at, box.y + row.at, column.reach, row.reach)
            own = (column.start, row.start, column.length, row.length)
            if column.length == column.reach and row.length == row.reach:
                surface.blit(tile, place, own)
            elif column.length != column.reach and row.length != row.reach:
                lay_plain(surface, rasters, tile.get_at(own[:2]), place)
            else:
                surface.blit(_strip(rasters, key, tile.subsurface(own), own, place.size), place, ((0, 0), place.size))


def _parts(length: int, reach: int) -> Iterator[_Part]:
    """How a length of a tile covers another one."""
    if length == reach:
        yield _Part(0, length, 0, length)
        return
    before = length // 2
    after = length - before - 1
    yield _Part(0, before, 0, before)
    yield _Part(before, 1, before, reach - before - after)
    yield _Part(length - after, after, reach - after, after)


def _strip(
    rasters: Rasters, key: Key, part: pygame.Surface, own: tuple[int, ...], size: tuple[int, int]
) -> pygame.Surface:
    """An edge of a tile, at least as long as it is wanted."""
    whole: Key = (*key, "strip", *own)
    found = rasters.kept(whole)
    if found is None or found.get_width() < size[0] or found.get_height() < size[1]:
        longer = [wanted if same == wanted else -(-wanted // STEP) * STEP for same, wanted in zip(own[2:], size)]
        found = rasters.keep(whole, pygame.transform.scale(part, longer))
    return found


__all__ = ["grown", "lay_panel", "lay_plain", "lay_shadow"]
