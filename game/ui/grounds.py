"""Drawings as large as a window that are one gradient, or a weave of lines: a small part is drawn, and the rest made of it; where
only a part is seen, that part."""

from __future__ import annotations

import io
import re
from itertools import pairwise
from typing import Final

import pygame

LARGE: Final = 1 << 19
"""Pixels from which it is worth it."""
PART: Final = 4
"""A gradient is drawn in so many times fewer columns and rows."""
_CLEAR: Final = pygame.Surface((1, 1), pygame.SRCALPHA)
_FILLED: Final = pygame.Surface((1, 1), 0, 32)
_NUMBER = r"(-?[\d.]+)"
_BOX = re.compile(rf'<svg xmlns="http://www.w3.org/2000/svg" (?=viewBox="0 0 {_NUMBER} {_NUMBER}">)')
_ROOT = rf'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_NUMBER} {_NUMBER}">\s*'
_GRADIENT = re.compile(
    _ROOT + r"<defs>\s*<(linear|radial)Gradient [^>]*>(?:\s*<stop [^>]*/>)+\s*</\3Gradient>\s*</defs>\s*"
    rf'<rect width="{_NUMBER}" height="{_NUMBER}" fill="url\(#\w+\)"/>\s*</svg>\s*'
)
_WEAVE = re.compile(
    _ROOT + r'<path d="((?:M[\d.]+ [\d.]+ [HV][\d.]+ ?)+)" stroke="[^"]*"(?: stroke-opacity="[^"]*")?/>\s*</svg>\s*'
)
_LINE = re.compile(rf"M{_NUMBER} {_NUMBER} ([HV]){_NUMBER}")


def ground(source: str, size: tuple[int, int]) -> pygame.Surface | None:
    """The picture of an SVG in that size; None if it is nothing of the kind, or too small to matter."""
    if size[0] * size[1] < LARGE:
        return None
    return _gradient(source, size) or _weave(source, size)


def _gradient(source: str, size: tuple[int, int]) -> pygame.Surface | None:
    found = _GRADIENT.fullmatch(source)
    if (
        found is None
        or "opacity" in source
        or not _fits(found[1], found[2], size, 1)
        or found.group(1, 2) != found.group(4, 5)
    ):
        return None
    small, scale = (-(-size[0] // PART), -(-size[1] // PART)), size[1] / float(found[2]) / PART
    wide, high = (repr(length / scale) for length in small)  # A little more than all of it, in whole pixels.
    part = source.replace(f'"0 0 {found[1]} {found[2]}"', f'"0 0 {wide} {high}"', 1)
    part = part.replace(f'width="{found[1]}" height="{found[2]}"', f'width="{wide}" height="{high}"', 1)
    drawn = pygame.image.load_sized_svg(io.BytesIO(part.encode()), small)
    # A row that the drawing reaches by a rounding only is half clear.
    return pygame.transform.smoothscale(drawn.convert(_FILLED).convert(_CLEAR), size)


def _weave(source: str, size: tuple[int, int]) -> pygame.Surface | None:
    """The first lines are drawn, and laid again and again; what lies behind the last of them is drawn, too."""
    found = _WEAVE.fullmatch(source)
    if found is None or not _fits(found[1], found[2], size, 0.01):
        return None
    wide, high = float(found[1]), float(found[2])
    lines = [(float(x), float(y), way, float(end)) for x, y, way, end in _LINE.findall(found[3])]
    ys = [y for x, y, way, end in lines if (x, way, end) == (0, "H", wide)]
    columns = [x for x, y, way, end in lines if (y, way, end) == (0, "V", high)]
    steps = {after - before for before, after in pairwise(ys)}
    if len(ys) + len(columns) != len(lines) or len(steps) != 1:
        return None
    (step,), scale = steps, size[1] / high
    often = next((n for n in range(1, 11) if abs(n * step * scale - round(n * step * scale)) < 1e-6), 0)
    reach = round(often * step * scale)
    begin, end = round((ys[0] + step / 2) * scale), round((ys[-1] - step / 2) * scale)
    if not reach or begin + reach >= end:
        return None
    whole = pygame.Surface(size, pygame.SRCALPHA)
    rows = ((0, begin + reach), (end, size[1] - end))
    first, last = (part_of(source, size, pygame.Rect(0, top, size[0], high)) for top, high in rows)
    if first is None or last is None:
        return None
    for part in (first, last):
        part.set_alpha(None)  # As it is.
    whole.blit(first, (0, 0))
    for y in range(begin + reach, end, reach):
        whole.blit(first, (0, y), (0, begin, size[0], min(reach, end - y)))
    whole.blit(last, (0, end))
    return whole


def has_parts(source: str, size: tuple[int, int]) -> bool:
    """True if a part of the picture that an SVG has in that size can be drawn alone: it begins as ours do, and fills it."""
    return _scale_of(_BOX.match(source), size) > 0


def part_of(source: str, size: tuple[int, int], part: pygame.Rect) -> pygame.Surface | None:
    """What is seen in a part of the picture that an SVG has in that size; None if it has no parts."""
    found = _BOX.match(source)
    scale = _scale_of(found, size)
    if found is None or not scale:
        return None
    box = " ".join(repr(length / scale) for length in part)
    drawn = pygame.image.load_sized_svg(
        io.BytesIO((f'{found[0]}viewBox="{box}">' + source[found.end() :].partition(">")[2]).encode()), part.size
    )
    return drawn.convert(_CLEAR) if drawn.get_size() == part.size else None


def _scale_of(found: re.Match[str] | None, size: tuple[int, int]) -> float:
    """Pixels for each unit of an SVG; 0 if it does not fill the picture."""
    if found is None:
        return 0
    wide, high = float(found[1]), float(found[2])
    scale = min(size[0] / wide, size[1] / high)
    return 0 if abs(size[0] - wide * scale) > 1 or abs(size[1] - high * scale) > 1 else scale


def _fits(wide: str, high: str, size: tuple[int, int], by: float) -> bool:
    """True if the drawing has the proportions of the picture, but for less than so many pixels."""
    return abs(size[0] / float(wide) - size[1] / float(high)) * float(wide) < by
