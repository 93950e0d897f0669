"""Drawings: hand-written SVG, rasterised at its final size in pixels and kept."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Callable, Collection, Iterator
from functools import cache, partial
from pathlib import Path

import pygame

from game.paths import bundled
from game.sources import source
from game.ui.ahead import Ahead
from game.ui.bounded import Bounded, Key, bytes_of
from game.ui.cells import cells
from game.ui.dashes import ended
from game.ui.grounds import LARGE, ground, has_parts, part_of
from game.ui.packed import Packs

log = logging.getLogger(__name__)

FINEST = 1 << 22
"""Pixels up to which a drawing has every pixel of its own: only grounds as large as a window of 3840 x 2160 have more. Those are
soft; in full they take a fifth of a second and a quarter of the room for all drawings."""
_GROWN = "grown"
"""Of pictures into which others are grown: what they show is over when the next one is asked for."""
_MEGABYTE = 1024 * 1024
_FULL_HD, _ULTRA_HD = 1920 * 1080, 3840 * 2160
_HATCH = (
    '<rect width="64" height="64" fill="#F2C4BC"/><path d="M0 64 L64 0 M0 32 L32 0 M32 64 L64 32" stroke="#B2301F" '
    'stroke-width="5"/><rect x="2" y="2" width="60" height="60" fill="none" stroke="#B2301F" stroke-width="4"/>'
)
_PLAIN = pygame.Surface((1, 1), 0, 32)
_BOX = re.compile(r'(<svg\b[^>]*\bviewBox=)"0 0 ([\d.]+) ([\d.]+)"([^>]*>)')
Colours = tuple[tuple[str, str], ...]
Made = tuple[Key, Callable[[], pygame.Surface]]
"""Under what a picture is kept, and how it is made."""
Draw = Callable[[str, int, int, Colours], pygame.Surface]
"""Draws what lies under a name in so many pixels, in these colours."""


PACKED = 4
"""What is packed may take so many parts less room than what is not."""
SMALL, SHARE = 512, 0.2
"""What takes less than a part of so many of the room makes no room for what is larger, and has this share of it: all signs and
pieces of a table have room there, and are drawn once."""


def room_for(width: int, height: int) -> int:
    """Bytes that the rasters of a window may take: 56 MB up to 1920 x 1080, three times the window at 3840 x 2160, since all of
    them grow with it. Those of the boards of one game take up to 45 MB at 1920 x 1080."""
    pixels = width * height
    share = min(1.0, max(0.0, (pixels - _FULL_HD) / (_ULTRA_HD - _FULL_HD)))
    least, most = 56 * _MEGABYTE, 100 * _MEGABYTE
    return round(least + share * (most - least))


class Rasters:
    """Finds drawings by name ("<title>/<folder>/<drawing>") and keeps their rasters within a bound of memory. ``broken`` are
    the drawings that are missing or damaged."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or bundled("art")
        self.broken: list[Path] = []
        self.missed = 0
        self.packs = Packs(0)
        self.ahead = Ahead()
        self._small: Bounded[pygame.Surface] = Bounded(0, bytes_of)
        self._large: Bounded[pygame.Surface] = Bounded(0, bytes_of)
        self.give_room(room_for(1920, 1080))

    @property
    def bytes(self) -> int:
        """What is kept now."""
        return self._small.bytes + self._large.bytes

    def give_room(self, room: int) -> None:
        """Keep so many bytes from now on, and at most a quarter of that packed."""
        self.room, small = room, round(room * SHARE)
        self._small.room, self._large.room = small, room - small
        self.packs.fit(room // PACKED)

    def fit(self, width: int, height: int) -> None:
        """The window has another size or scale: nothing of what was kept fits any more."""
        self.give_room(room_for(width, height))
        self._small.clear()
        self._large.clear()
        self.ahead.clear()

    def forget(self, names: Collection[str]) -> None:
        """These drawings have changed: let go of them, and of all that was put together of several."""
        for key in [*self._small, *self._large, *self.packs.packed()]:
            whole = len(key) == 4 and isinstance(key[1], int)
            if not whole or key[0] in names:
                for kept in (self._small, self._large):
                    kept.let_go(key)
                self.packs.forget(key)
        self.ahead.clear()
        self.broken.clear()

    def svg(self, name: str, width: int, height: int, colours: Colours = ()) -> pygame.Surface:
        """The drawing in that many pixels. A missing or damaged one is a hatched box and a line in the log."""
        return self.kept_or_made(*self._svg(name, width, height, colours, self._drawn))

    def foresee(self, name: str, size: tuple[int, int], colours: Colours = (), later: bool = False) -> None:
        """Have the drawing made in a thread, so that it is there when it is wanted as a whole for the first time: soon, or
        ``later``, and until then it is packed. One that is missing or damaged is told of when it is drawn."""
        self._foresee(*self._whole(name, size, colours, self._read), later)

    def made_ready(self, name: str, size: tuple[int, int], colours: Colours = ()) -> None:
        """Have the drawing made now, so that what draws it as a whole finds it."""
        self.kept_or_made(*self._whole(name, size, colours, self._drawn))

    def foresee_drawing(self, body: str, size: tuple[int, int], box: tuple[float, float], later: bool = False) -> None:
        """The same of a drawing from the body of an SVG on a box of that size."""
        if size[0] * size[1] > FINEST:
            self._foresee(*self._half_drawing(body, size, box), later)
        elif cells(body, size, box) is None:
            self._foresee(*self._drawing(body, *size, box), later)

    def foresee_made(self, key: Key, make: Callable[[], pygame.Surface]) -> None:
        """The same of a picture that is put together of several drawings, for ``kept_or_made``."""
        self._foresee(key, make, later=False)

    def svg_part(self, name: str, size: tuple[int, int], colours: Colours, part: pygame.Rect) -> pygame.Surface | None:
        """A part of the drawing in that many pixels; None where it has to be drawn as a whole."""
        if (name, *size, colours) in self._large:
            return None
        key = ("part", name, size, colours, tuple(part))
        found = self.kept(key)
        if found is None:
            try:
                found = part_of(ended(_filled(_source(self.folder / f"{name}.svg"), colours)), size, part)
            except (OSError, UnicodeDecodeError, pygame.error):
                return None
            if found is not None:
                self.keep(key, found)
        return found

    def has_parts(self, name: str, size: tuple[int, int], colours: Colours) -> bool:
        """True if ``svg_part`` knows a part of the drawing; one that is missing has none."""
        try:
            return has_parts(_filled(_source(self.folder / f"{name}.svg"), colours), size)
        except (OSError, UnicodeDecodeError):
            return False

    def drawn_parts(
        self, body: str, size: tuple[int, int], box: tuple[float, float]
    ) -> Iterator[tuple[pygame.Rect, pygame.Surface]]:
        """A drawing from the body of an SVG on a box of that size: each of its parts, and where it lies."""
        parts = cells(body, size, box)
        if parts is None:
            yield pygame.Rect(0, 0, *size), self.drawing(body, *size, box)
            return
        for x, y, w, h, inside in parts:
            yield pygame.Rect(x, y, w, h), self.kept_or_made((inside, w, h), partial(read, inside, w, h))

    def drawing(self, body: str, width: int, height: int, box: tuple[float, float]) -> pygame.Surface:
        """A drawing from the body of an SVG on a box of that size."""
        return self.kept_or_made(*self._drawing(body, width, height, box))

    def drawing_part(
        self, body: str, size: tuple[int, int], box: tuple[float, float], part: pygame.Rect
    ) -> pygame.Surface:
        """A part of a drawing from the body of an SVG on a box of that size, in so many pixels for all of it."""
        key = ("part", body, size, box, tuple(part))

        def made() -> pygame.Surface:
            source = _fitted(wrapped(body, *box), size)
            return part_of(source, size, part) or drawn(body, *size, box).subsurface(part)

        return self.kept_or_made(key, made)

    def half_svg(self, name: str, size: tuple[int, int], colours: Colours) -> pygame.Surface:
        """The drawing of more than ``FINEST`` pixels, for ``grown_part``."""
        return self.kept_or_made(*self._half_svg(name, size, colours, self._drawn))

    def half_drawing(self, body: str, size: tuple[int, int], box: tuple[float, float]) -> pygame.Surface:
        """The drawing of more than ``FINEST`` pixels from the body of an SVG on a box of that size, for ``grown_part``."""
        return self.kept_or_made(*self._half_drawing(body, size, box))

    def grown_part(self, half: pygame.Surface, part: pygame.Rect) -> pygame.Surface:
        """A part of the picture that has twice as many columns and rows, the same wherever the part begins: between n + 1
        pixels there are 2 n halves of a step. It is there until the next one of that size is asked for: to get as much memory
        anew takes twice as long as to fill it."""
        near = pygame.Rect(part.x // 2, part.y // 2, 0, 0)
        near.size = -(-part.right // 2) - near.x + 1, -(-part.bottom // 2) - near.y + 1
        wide, high = 2 * near.w - 2, 2 * near.h - 2
        key = (_GROWN, wide, high, half.get_flags())
        room = self.kept_or_made(key, lambda: pygame.Surface((wide, high), half.get_flags(), half))
        pygame.transform.smoothscale(half.subsurface(near), (wide, high), room)
        return room.subsurface(part.move(-2 * near.x, -2 * near.y))

    def icon(self, name: str, title: str = "") -> str:
        """Where an inline icon lies: the title's own, then the house's, then the seats' emblems."""
        return _icon_place(self.folder, name, title)

    def has(self, name: str) -> bool:
        """True if there is such a drawing."""
        return _there(self.folder / f"{name}.svg")

    def aspect(self, name: str) -> float:
        """Width over height of a drawing."""
        try:
            return _aspect(self.folder, name)
        except (OSError, UnicodeDecodeError, ZeroDivisionError, pygame.error):
            return 1.0

    def keep(self, key: Key, surface: pygame.Surface) -> pygame.Surface:
        """Remember a surface made elsewhere under the same bound."""
        self.missed += 1
        kept = self._small if SMALL * bytes_of(surface) < self.room else self._large
        for gone, old in kept.put(key, surface):
            if gone[0] != _GROWN:
                self.packs.put(gone, old)
        return surface

    def kept(self, key: Key) -> pygame.Surface | None:
        """A remembered surface, or None. What is used stays longest."""
        found = self._small.get(key) or self._large.get(key)
        if found is None and (made := self.ahead.take(key) or self.packs.take(key)) is not None:
            return self.keep(key, made)
        return found

    def kept_or_made(self, key: Key, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The remembered surface, or the one that is made now and remembered."""
        found = self.kept(key)
        return found if found is not None else self.keep(key, make())

    def _foresee(self, key: Key, make: Callable[[], pygame.Surface], later: bool) -> None:
        if not any(key in kept for kept in (self._small, self._large, self.packs)):
            (self.packs if later else self.ahead).foresee(key, make)

    def _whole(self, name: str, size: tuple[int, int], colours: Colours, draw: Draw) -> Made:
        large = size[0] * size[1] > FINEST
        return self._half_svg(name, size, colours, draw) if large else self._svg(name, *size, colours, draw)

    def _svg(self, name: str, width: int, height: int, colours: Colours, draw: Draw) -> Made:
        return (name, width, height, colours), lambda: draw(name, width, height, colours)

    def _half_svg(self, name: str, size: tuple[int, int], colours: Colours, draw: Draw) -> Made:
        return ("half", name, size, colours), lambda: _halved(lambda w, h: draw(name, w, h, colours), size)

    def _drawing(self, body: str, width: int, height: int, box: tuple[float, float]) -> Made:
        return (body, width, height, box), lambda: drawn(body, width, height, box)

    def _half_drawing(self, body: str, size: tuple[int, int], box: tuple[float, float]) -> Made:
        return ("half", body, size, box), lambda: _halved(lambda w, h: drawn(body, w, h, box), size)

    def _read(self, name: str, width: int, height: int, colours: Colours) -> pygame.Surface:
        return _raster(_filled(_source(self.folder / f"{name}.svg"), colours), width, height)

    def _drawn(self, name: str, width: int, height: int, colours: Colours) -> pygame.Surface:
        path = self.folder / f"{name}.svg"
        try:
            return self._read(name, width, height, colours)
        except (OSError, UnicodeDecodeError, pygame.error) as fault:
            if path not in self.broken:
                self.broken.append(path)
                log.warning("drawing missing or damaged: %s (%s)", path, fault)
            return _raster(wrapped(_HATCH, 64, 64), width, height)


def _halved(draw: Callable[[int, int], pygame.Surface], size: tuple[int, int]) -> pygame.Surface:
    """A drawing in half as many columns and rows, and one more of each, like the last."""
    wide, high = -(-size[0] // 2), -(-size[1] // 2)
    drawn = draw(wide, high)
    half = pygame.Surface((wide + 1, high + 1), pygame.SRCALPHA)
    half.fill((0, 0, 0, 0))
    drawn.set_alpha(None)
    for x, y in ((1, 1), (1, 0), (0, 1), (0, 0)):
        half.blit(drawn, (x, y))
    filled = pygame.mask.from_surface(half, 254).count() == half.get_width() * half.get_height()
    return half.convert(_PLAIN) if filled else half


def drawn(body: str, width: int, height: int, box: tuple[float, float]) -> pygame.Surface:
    """A drawing from the body of an SVG on a box of that size, in that many pixels; clear if it cannot be read."""
    return read(wrapped(body, *box), width, height)


def read(source: str, width: int, height: int) -> pygame.Surface:
    """An SVG in that many pixels; clear if it cannot be read."""
    try:
        return _raster(source, width, height)
    except pygame.error as fault:
        log.warning("a drawing cannot be read: %s", fault)
        return pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)


def wrapped(body: str, width: float, height: float) -> str:
    """A whole SVG from its body."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{body}</svg>'


@cache
def _source(path: Path) -> str:
    text = source(path)
    if not text.rstrip().endswith("</svg>"):
        raise pygame.error("the drawing is cut off")  # What is left of it would be drawn.
    return text


@cache
def _there(path: Path) -> bool:
    return path.is_file()


@cache
def _icon_place(folder: Path, name: str, title: str) -> str:
    places = [f"{title}/icons/{name}"] if title else []
    places.append(f"shared/icons/{name}")
    if name.startswith("seat_"):
        places.append(f"shared/seats/{name[5:]}")
    return next((p for p in places if (folder / f"{p}.svg").is_file()), places[0])


@cache
def _aspect(folder: Path, name: str) -> float:
    found = _BOX.search(_source(folder / f"{name}.svg"))
    return float(found[2]) / float(found[3]) if found else 1.0


def _filled(source: str, colours: Colours) -> str:
    for name, colour in colours:
        source = source.replace("{" + name + "}", colour)
    return source


def _raster(source: str, width: int, height: int) -> pygame.Surface:
    size = (max(1, width), max(1, height))
    large = ground(source, size)
    if large is not None:
        return large
    surface = pygame.image.load_sized_svg(io.BytesIO(_fitted(source, size).encode()), size)
    if surface.get_size() != size:
        fitted = pygame.Surface(size, pygame.SRCALPHA)
        fitted.blit(surface, (0, 0))
        surface = fitted
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def _fitted(source: str, size: tuple[int, int]) -> str:
    """The SVG with dashes that end in a gap, and another box if its own has not the proportions of the picture: they would be
    kept."""
    found = _BOX.search(source)
    if found is None:
        return ended(source)
    wide, high = float(found[2]), float(found[3])
    scale = min(size[0] / wide, size[1] / high)
    near = 1 if size[0] * size[1] < LARGE else 0.01  # The edge of a ground is seen.
    if abs(wide * scale - size[0]) <= near and abs(high * scale - size[1]) <= near:
        return ended(source)
    inside, end = source[found.end() :].rpartition("</svg>")[:2]
    grown = f"{size[0] / wide:.6f} {size[1] / high:.6f}"
    inside = ended(inside, (size[0] / wide, size[1] / high))
    return f'{found[1]}"0 0 {size[0]} {size[1]}"{found[4]}<g transform="scale({grown})">{inside}</g>{end}'
