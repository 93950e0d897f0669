"""The shipped fonts, one object per face and pixel size; letters that a face lacks come from the next one."""

from __future__ import annotations

import struct
from functools import lru_cache
from io import SEEK_END
from pathlib import Path

import pygame

from game.paths import bundled
from game.ui.bounded import Bounded, bytes_of

FACES = {
    "body": ("sans-regular.otf",),
    "bold": ("sans-bold.otf",),
    "title": ("title-latin.ttf", "title-ja.ttf", "sans-bold.otf"),
}

_WIDE_SPACE, _SPACES = "\u3000", "    "
"""The space of Japanese, which counts as no printable letter, and the spaces of about its width."""
_NOWHERE = "\ue000"
"""A letter that no font has: what it looks like is the box for missing letters."""


FONTS = 32
"""How many are kept: each takes up to a fifth of a megabyte, and as much of a millisecond to open. A game asks for some fifty,
most of them seldom: with all of them kept it would open from none to sixty less, from its first move to its last."""
ROOM = 16 * 1024 * 1024
"""Bytes that drawn texts may take."""
texts: Bounded[pygame.Surface] = Bounded(ROOM, bytes_of)
"""The texts that were drawn, by text, face, size and colour."""


class FontProblem(Exception):
    """A shipped font is missing or broken: ``path`` names it."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


@lru_cache(FONTS)
def font(file: str, pixels: int) -> pygame.font.Font:
    """A font file at a size in pixels. Raises FontProblem naming the file."""
    path = bundled("art") / "shared" / "fonts" / file
    if not pygame.font.get_init():
        pygame.font.init()
    try:
        _prove_whole(path)
        found = pygame.font.Font(path, max(4, pixels))
        found.size("A")  # What is no font opens, and fails when it is first used.
        return found
    except (pygame.error, OSError, ValueError, struct.error) as fault:
        raise FontProblem(path) from fault


@lru_cache(16)
def _prove_whole(path: Path) -> None:
    """Raise ValueError for a font that has been cut off: it opens, and the letters behind the cut are drawn as nothing.
    Its head says where each of its tables ends."""
    with path.open("rb") as file:
        _, tables, *_ = struct.unpack(">4sHHHH", file.read(12))
        ends = [sum(struct.unpack(">8xLL", file.read(16))) for _ in range(tables)]
        if not ends or max(ends) > file.seek(0, SEEK_END):
            raise ValueError("the font is cut off")


@lru_cache(65536)
def _has(file: str, letter: str) -> bool:
    if not letter.isprintable():
        return False
    return font(file, 64).metrics(letter) != font(file, 64).metrics(_NOWHERE)


@lru_cache(1024)
def drawable(text: str) -> str:
    """The text without the letters that no shipped font has."""
    files = FACES["body"]
    return "".join(c for c in text if c == " " or any(_has(f, c) for f in files)).strip()


def runs(text: str, face: str) -> tuple[tuple[str, str], ...]:
    """The text as (file, part) so that each part's letters are in its file. What is no letter is left out."""
    files = FACES[face]
    if not text.isprintable():
        text = text.replace(_WIDE_SPACE, _SPACES)
        text = "".join(c for c in text if c.isprintable())
    return _parted(text, files) if len(files) > 1 else ((files[0], text),)


@lru_cache(1024)
def _parted(text: str, files: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    found: list[list[str]] = []
    for letter in text:
        file = next((f for f in files if _has(f, letter)), files[-1])
        if found and (found[-1][0] == file or (letter == " " and _has(found[-1][0], letter))):
            found[-1][1] += letter
        else:
            found.append([file, letter])
    return tuple((file, part) for file, part in found)


@lru_cache(16384)
def width(text: str, face: str, pixels: int) -> int:
    """The width of a run in pixels, as it will be drawn."""
    return sum(font(file, pixels).size(part)[0] for file, part in runs(text, face))


def rendered(text: str, face: str, pixels: int, colour: str) -> pygame.Surface:
    """A run as a surface whose base line lies at the same height for every face of a size. What is used stays, as far
    as there is room."""
    key = (text, face, pixels, colour)
    found = texts.get(key)
    if found is None:
        found = _drawn(text, face, pixels, colour)
        texts.put(key, found)
    return found


def forget() -> None:
    """Texts have another size from now on: what was drawn, and the fonts of the old sizes, are let go."""
    texts.clear()
    for kept in (font, width, middle):
        kept.cache_clear()


def _drawn(text: str, face: str, pixels: int, colour: str) -> pygame.Surface:
    parts = [(font(file, pixels), part) for file, part in runs(text, face)]
    # A font refuses to draw what has no width at all, such as a mark that changes the letter before it.
    images = [(f.render(part, True, colour), f.get_ascent()) for f, part in parts if f.size(part)[0]]
    ascent = max((a for _, a in images), default=pixels)
    descent = max((i.get_height() - a for i, a in images), default=0)
    whole = pygame.Surface((max(1, sum(i.get_width() for i, _ in images)), ascent + descent), pygame.SRCALPHA)
    x = 0
    for image, above in images:
        whole.blit(image, (x, ascent - above))
        x += image.get_width()
    return whole


@lru_cache(1024)
def middle(face: str, pixels: int) -> float:
    """How far below the top of a rendered run the middle of its letters lies, in pixels."""
    f = font(FACES[face][0], pixels)
    return f.get_ascent() - pixels * 0.36
