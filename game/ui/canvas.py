"""Where things are drawn: all places and sizes are in units of the stage (1280 x 720)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar

import pygame

from game.text.breaking import ENDLESS, Line, Run, Unit, is_japanese, lay
from game.ui import fonts
from game.ui.grounds import LARGE as HUGE
from game.ui.patches import lay_panel, lay_plain, lay_shadow
from game.ui.rasters import FINEST, Rasters
from game.ui.theme import CAPTION, CREAM, LARGE, SMALLEST

Rect = tuple[float, float, float, float]
Own = TypeVar("Own")

NO_TONES: Final[Mapping[str, str]] = {}

ICON_SIZE = 1.25
"""An inline icon's height over the size of the text around it."""

KEPT = 0.76
"""How much of its size a name keeps before it is broken into two lines."""

AIR = 0.7
"""Widths of a letter that stay free beside a text that was made larger than it was drawn for."""
MUCH = 2
"""Of a large drawing that reaches so many times as far as can be seen, only what is seen is drawn."""
BAND = 32
"""Rows in which a large drawing is made larger: a processor has so many at hand, and the memory for all at once takes as long to
get as the drawing of it."""
SHRUNK, FAINT = 0.8, 0.6
"""So much of the least that letters have elsewhere is left of those that shrink before a word is broken, and before all is
left out."""
CLOSE = 1.14
"""The leading of a text that has no room for its own at the smallest size."""


class TextStyle(NamedTuple):
    """How a text is written in its place. With ``fit`` it shrinks to the smallest size and then ends in an ellipsis, rather
    than leave it; ``lines`` limits the number of its lines (0: as many as have room). What ``shrinks`` has smaller letters
    than others, rather than a word that is broken or nothing to say."""

    size: float = 14
    colour: str = CREAM
    face: str = "body"
    align: str = "left"
    valign: str = "top"
    leading: float = 1.45
    fit: bool = True
    lines: int = 0
    alpha: int = 255
    shrinks: bool = False


USUAL = TextStyle()


class Canvas:
    """A surface with a scale and an offset. ``title`` is whose icons stand in texts, ``text_scale`` makes texts
    larger where their boxes leave room. ``tones`` says which colours are others here: a game's own night. ``floor`` is
    the height in pixels below which no letter falls, whatever its box; 0 in a picture, which is not read."""

    def __init__(
        self,
        surface: pygame.Surface,
        unit: float,
        origin: tuple[float, float] = (0, 0),
        rasters: Rasters | None = None,
        text_scale: float = 1.0,
        title: str = "",
        tones: Mapping[str, str] = NO_TONES,
        floor: float = 0,
    ) -> None:
        self.surface = surface
        self.unit = unit
        self.ox, self.oy = origin
        self.rasters = rasters or Rasters()
        self.text_scale = text_scale
        self.title = title
        self.tones = tones
        self.floor = floor

    # --- places ----------------------------------------------------------------------------------

    def px(self, x: float) -> int:
        """The pixel column of a place."""
        return round(self.ox + x * self.unit)

    def py(self, y: float) -> int:
        """The pixel row of a place."""
        return round(self.oy + y * self.unit)

    def length(self, units: float) -> int:
        """A length in whole pixels."""
        return round(units * self.unit)

    @property
    def place(self) -> tuple[object, ...]:
        """How large the surface is and how the stage lies on it: a picture of it holds for no other."""
        return self.surface.get_size(), self.unit, self.ox, self.oy

    def box(self, rect: Rect) -> pygame.Rect:
        """A rectangle in pixels: neighbours share their edge, whatever the scale."""
        x, y, w, h = rect
        left, top = self.px(x), self.py(y)
        return pygame.Rect(left, top, max(1, self.px(x + w) - left), max(1, self.py(y + h) - top))

    def clip(self, rect: Rect | None) -> None:
        """Draw only inside the rectangle, until None lifts it."""
        self.surface.set_clip(self.box(rect) if rect else None)

    def like(
        self,
        surface: pygame.Surface | None = None,
        unit: float = 0,
        origin: tuple[float, float] | None = None,
        title: str = "",
        text_scale: float = 0,
        tones: Mapping[str, str] | None = None,
    ) -> Canvas:
        """The same canvas but for what is given."""
        return Canvas(
            surface or self.surface,
            unit or self.unit,
            (self.ox, self.oy) if origin is None else origin,
            self.rasters,
            text_scale or self.text_scale,
            title or self.title,
            tones or self.tones,
            self.floor,
        )

    def child(self, rect: Rect, title: str = "") -> Canvas:
        """A canvas whose origin is the rectangle's corner."""
        return self.like(origin=(self.ox + rect[0] * self.unit, self.oy + rect[1] * self.unit), title=title)

    def toned(self, tones: Mapping[str, str]) -> Canvas:
        """The same canvas with other colours for the house's own parts."""
        return self.like(tones=tones)

    # --- shapes ----------------------------------------------------------------------------------

    def svg(self, name: str, rect: Rect, alpha: int = 255, turn: float = 0, **colours: str) -> None:
        """A drawing of ``art/`` stretched to the rectangle."""
        place, known = self.box(rect), tuple(sorted(colours.items()))
        if not turn and self._put_large(self.rasters.svg_part, self.rasters.half_svg, name, place, known, alpha):
            return
        self._put(self.rasters.svg(name, place.w, place.h, known), place, alpha, turn)

    def drawing(self, body: str, rect: Rect, box: tuple[float, float], alpha: int = 255) -> None:
        """A drawing from the body of an SVG on a box of that size."""
        place = self.box(rect)
        if self._put_large(self.rasters.drawing_part, self.rasters.half_drawing, body, place, box, alpha):
            return
        for part, image in self.rasters.drawn_parts(body, place.size, box):
            self._put(image, part.move(place.topleft), alpha, 0)

    def part_of(self, box: pygame.Rect) -> pygame.Rect | None:
        """What the surface has of a large drawing, if that is a small part of it: nothing else of it is drawn then."""
        seen = box.clip(self.surface.get_rect())
        large = box.w * box.h > HUGE and MUCH * seen.w * seen.h < box.w * box.h
        return seen if large and seen.w and seen.h else None

    def foresee(self, name: str, rect: Rect) -> None:
        """Have a drawing of ``art/`` made in a thread that will soon be drawn so."""
        self.rasters.foresee(name, self.box(rect).size)

    def foresee_drawing(self, body: str, rect: Rect, box: tuple[float, float]) -> None:
        """The same of a drawing from the body of an SVG on a box of that size."""
        self.rasters.foresee_drawing(body, self.box(rect).size, box)

    def icon(self, name: str, x: float, y: float, size: float, colour: str | None = None, alpha: int = 255) -> None:
        """A square icon (or one of the height ``size`` with its own aspect), in a colour if it takes one."""
        place = self.rasters.icon(name, self.title)
        colours = {"c": self.tones.get(colour or CREAM, colour or CREAM), "d": "#14231F", "e": "#F6EEDC"}
        self.svg(place, (x, y, size * self.rasters.aspect(place), size), alpha, 0, **colours)

    def fill(self, rect: Rect, colour: str, alpha: int = 255) -> None:
        """A plain rectangle."""
        box = self.box(rect)
        colour = self.tones.get(colour, colour)
        if alpha == 255:
            self.surface.fill(colour, box)
            return
        red, green, blue, _ = pygame.Color(colour)
        lay_plain(self.surface, self.rasters, pygame.Color(red, green, blue, alpha), box)

    def panel(
        self, rect: Rect, fill: str, line: str | None = None, radius: float = 8, width: float = 1.2, opacity: float = 1
    ) -> None:
        """A filled rectangle with round corners and a line around it, smooth at every size."""
        if not radius and not line and fill != "none":
            self.fill(rect, fill, round(255 * opacity))
            return
        box = self.box(rect)
        fill, line = self.tones.get(fill, fill), self.tones.get(line, line) if line else line
        lay_panel(self.surface, self.rasters, box, fill, line or "", radius * self.unit, width * self.unit, opacity)

    def shadow(self, rect: Rect, radius: float = 8, blur: float = 6, alpha: int = 110, dy: float = 3) -> None:
        """A soft shadow of the rectangle."""
        box = self.box(rect)
        spread = max(1, self.length(blur)) * 2
        place = box.inflate(2 * spread, 2 * spread).move(0, self.length(dy))
        lay_shadow(self.surface, self.rasters, place, radius * self.unit, spread, alpha)

    def sheet(
        self, rect: Rect, fill: str, line: str | None, radius: float, width: float, shade: tuple[float, int, float]
    ) -> None:
        """A panel with its shadow: how soft that is, how dark of 255, how far below."""
        self.shadow(rect, radius, *shade)
        self.panel(rect, fill, line, radius, width)

    def blit(self, image: pygame.Surface, x: float, y: float, alpha: int = 255) -> None:
        """A ready surface with its corner at the place."""
        if alpha != 255:
            image = image.convert_alpha()
            image.set_alpha(alpha)
        self.surface.blit(image, (self.px(x), self.py(y)))

    def stroke(self, points: list[tuple[float, float]], colour: str, width: float = 1.2, dash: str = "") -> None:
        """A smooth line through the points."""
        left = min(x for x, _ in points) - width - 1
        top = min(y for _, y in points) - width - 1
        w = max(x for x, _ in points) + width + 1 - left
        h = max(y for _, y in points) + width + 1 - top
        way = " ".join(f"{'L' if i else 'M'}{x - left:.2f} {y - top:.2f}" for i, (x, y) in enumerate(points))
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        body = f'<path d="{way}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"{dashes}/>'
        self.drawing(body, (left, top, w, h), (w, h))

    # --- text ------------------------------------------------------------------------------------

    def text(
        self,
        markup: str,
        rect: Rect,
        style: TextStyle = USUAL,
        shorter: Sequence[str] = (),
    ) -> float:
        """Text with inline icons wrapped into the rectangle. What has no room shrinks if its style lets it, then says the
        first of the ``shorter`` forms that has room ("" says nothing). Returns the y below the last line."""
        x, y, w, h = rect
        if not markup:
            return y
        colour, align = self.tones.get(style.colour, style.colour), style.align
        size, leading, laid = self._fitted((markup, *shorter), w, h, style)
        step = size * leading
        if style.valign == "middle":
            y += (h - step * len(laid)) / 2
        elif style.valign == "bottom":
            y += h - step * len(laid)
        pixels = self._pixels(size)
        for row in laid:
            wide = row.width / self.unit
            left = x if align == "left" else x + w - wide if align == "right" else x + (w - wide) / 2
            self._row(row, left, y + step / 2, size, pixels, colour, style.face, style.alpha)
            y += step
        return y

    def line(
        self,
        markup: str,
        rect: Rect,
        size: float = 14,
        colour: str = CREAM,
        face: str = "body",
        align: str = "left",
        alpha: int = 255,
        shorter: Sequence[str] = (),
    ) -> float:
        """One line in the middle of the rectangle's height, shrunk and cut to its width. Returns the y below it."""
        return self.text(
            markup, rect, TextStyle(size, colour, face, align, "middle", 1.3, True, 1, alpha), shorter=shorter
        )

    def name(
        self, markup: str, rect: Rect, size: float, colour: str = CREAM, face: str = "title", align: str = "left"
    ) -> float:
        """A name in the middle of the rectangle's height: on one line as long as it keeps most of its size, else on two,
        before anything of it is cut. Returns the y below it."""
        least = max(self.least(markup, size), min(size, max(SMALLEST, size * KEPT)))
        if self.measure(markup, least, face, True) <= rect[2]:
            return self.line(markup, rect, size, colour, face, align)
        return self.text(markup, rect, TextStyle(size * KEPT, colour, face, align, "middle", 1.12, True, 2))

    def grown(self, size: float) -> float:
        """The size at which a text of that size is said: what is small grows with the scale, what is large is so already."""
        return max(min(size, size * self.text_scale), min(size * self.text_scale, LARGE))

    def least(self, markup: str, size: float) -> float:
        """The smallest size at which such a text is said: Japanese, and what is said at length, never below the floor;
        figures and captions in Latin letters a pixel smaller."""
        small = size <= CAPTION and not is_japanese(markup)
        return max(min(size, SMALLEST), (self.floor - small) / self.unit)

    def measure(self, markup: str, size: float, face: str = "body", exact: bool = False) -> float:
        """The width of the text on one line, as it will be said or, with ``exact``, at that very size."""
        size = size if exact else max(self.grown(size), self.least(markup, size))
        return max(row.width for row in self._lay(markup, ENDLESS, size, face)) / self.unit

    def height(self, markup: str, w: float, size: float, face: str = "body", leading: float = 1.45) -> float:
        """The height of the text wrapped into a width."""
        size = max(self.grown(size), self.least(markup, size))
        return len(self._lay(markup, w, size, face)) * size * leading

    def fits(self, markup: str, rect: Rect, size: float, face: str = "body", leading: float = 1.45) -> bool:
        """True if the text can be shown whole in the rectangle at the smallest size that is allowed."""
        least = self.least(markup, size)
        laid = self._lay(markup, rect[2], least, face, True)
        return len(laid) * least * leading <= rect[3] + 1 and all(
            r.width <= rect[2] * self.unit + 2 and not r.parted for r in laid
        )

    # --- inside ----------------------------------------------------------------------------------

    def has_room(self, markup: str, rect: Rect, style: TextStyle) -> bool:
        """True if ``text`` would say all of it there, and no shorter form."""
        return self._whole(markup, rect[2], rect[3], style) is not None

    def _pixels(self, size: float) -> int:
        return max(6, round(size * self.unit))

    def _lay(self, markup: str, w: float, size: float, face: str, tight: bool = False) -> list[Line]:
        width = w * self.unit if w < ENDLESS else ENDLESS
        return _laid(markup, width, face, self._pixels(size), self.title, self.rasters, tight)

    def _fitted(self, forms: Sequence[str], w: float, h: float, style: TextStyle) -> tuple[float, float, list[Line]]:
        """Size, leading and lines of the first of the forms that has room."""
        broad = w if style.lines != 1 else ENDLESS
        if not style.fit:
            size = max(self.grown(style.size), self.least(forms[0], style.size))
            return size, style.leading, self._lay(forms[0], broad, size, style.face)
        shrunk = ((False, FAINT if "" in forms else SHRUNK),) if style.shrinks else ()
        for parted, share in ((False, 1.0), *shrunk, (True, 1.0)):
            for form in forms:
                if not form and style.shrinks and (parted, share) == (False, 1.0):
                    continue
                if not form:
                    return style.size, style.leading, []
                found = self._whole(form, w, h, style, parted, share)
                if found is not None:
                    return found
        least = self.least(forms[-1], style.size)
        laid = self._lay(forms[-1], broad, least, style.face, style.lines != 1)
        return least, style.leading, self._cut(laid, w, h, least, style.leading, style.lines, style.face)

    def _whole(
        self, markup: str, w: float, h: float, style: TextStyle, parted: bool = False, share: float = 1
    ) -> tuple[float, float, list[Line]] | None:
        """The largest way in which all of a text has room: broken by phrases, then with its lines close together, then
        within phrases, since better a break there than an end in dots; with no letter alone on a line if that can be.
        ``parted`` breaks words too; ``share`` is how much it keeps of the smallest size at which a text is said."""
        size, leading, most = style.size, style.leading, style.lines
        lonely = None
        least = self.least(markup, size) * share
        largest = max(least, self.grown(size))
        ways = (
            ((False, leading),)
            if most == 1
            else tuple(
                dict.fromkeys((tight, wide) for tight in (False, True) for wide in (leading, min(leading, CLOSE)))
            )
        )
        for tight, wide in ways:
            at = largest if wide == leading else least
            while True:
                laid = self._lay(markup, w if most != 1 else ENDLESS, at, style.face, tight)
                free = w - (AIR * at if at > max(size, least) else 0)
                broad = max(row.width for row in laid) <= free * self.unit + 1
                room = h + at * (0.35 if len(laid) > 1 else 0.5)
                fits = broad and (not h or len(laid) * at * wide <= room) and (not most or len(laid) <= most)
                if fits and (parted or not any(row.parted for row in laid)):
                    if not any(row.lone for row in laid):
                        return at, wide, laid
                    lonely = lonely or (at, wide, laid)
                if at <= least + 0.01:
                    break
                at = max(least, at - 0.5)
        return lonely

    def _cut(
        self, laid: list[Line], w: float, h: float, size: float, leading: float, most: int, face: str
    ) -> list[Line]:
        """At most as many lines as there is room for, the last one ending in an ellipsis."""
        room = max(1, int((h + size * 0.35) / (size * leading))) if h else len(laid)
        room = min(room, most or room)
        kept = laid[:room]
        last = kept[-1]
        if len(laid) <= room and last.width <= w * self.unit + 1:
            return kept
        pixels = self._pixels(size)
        dots = fonts.width("…", face, pixels)
        whole = []
        for run in last.runs:
            if run.x + run.width + dots > w * self.unit:
                text = run.unit.text
                while (
                    text
                    and not run.unit.icon
                    and run.x + fonts.width(text, _face(face, run.unit), pixels) + dots > w * self.unit
                ):
                    text = text[:-1]
                if text and not run.unit.icon:
                    wide = fonts.width(text, _face(face, run.unit), pixels)
                    whole.append(run._replace(unit=run.unit._replace(text=text), width=wide))
                break
            whole.append(run)
        end = whole[-1].x + whole[-1].width if whole else 0
        whole.append(Run(Unit("…"), end, dots))
        kept[-1] = Line(tuple(whole), end + dots)
        return kept

    def _row(
        self, row: Line, left: float, middle: float, size: float, pixels: int, colour: str, face: str, alpha: int
    ) -> None:
        at = self.ox + left * self.unit
        y = self.oy + middle * self.unit
        for run in row.runs:
            if run.unit.icon:
                high = round(size * ICON_SIZE * self.unit)
                place = self.rasters.icon(run.unit.text, self.title)
                image = self.rasters.svg(
                    place,
                    round(high * self.rasters.aspect(place)),
                    high,
                    (("c", colour), ("d", "#14231F"), ("e", "#F6EEDC")),
                )
                self._put(image, image.get_rect(topleft=(round(at + run.x) + 1, round(y - high / 2))), alpha, 0)
                continue
            if not run.unit.text.strip():
                continue
            own = _face(face, run.unit)
            image = fonts.rendered(run.unit.text, own, pixels, colour)
            top = round(y - fonts.middle(own, pixels))
            self._put(image, image.get_rect(topleft=(round(at + run.x), top)), alpha, 0)

    def _put_large(
        self,
        part_of: Callable[[str, tuple[int, int], Own, pygame.Rect], pygame.Surface | None],
        half_of: Callable[[str, tuple[int, int], Own], pygame.Surface],
        drawing: str,
        place: pygame.Rect,
        own: Own,
        alpha: int,
    ) -> bool:
        """Lays the part of a drawing that is seen, or a soft one; False where it is to be laid as a whole."""
        seen = self.part_of(place)
        part = part_of(drawing, place.size, own, seen.move(-place.x, -place.y)) if seen is not None else None
        if seen is not None and part is not None:
            self._put(part, seen, alpha, 0)
            return True
        if place.w * place.h > FINEST:
            self._put_soft(half_of(drawing, place.size, own), place, alpha)
            return True
        return False

    def _put_soft(self, half: pygame.Surface, box: pygame.Rect, alpha: int) -> None:
        seen = box.clip(self.surface.get_clip())
        for y in range(seen.y, seen.bottom, BAND):
            band = pygame.Rect(seen.x, y, seen.w, min(BAND, seen.bottom - y))
            self._put(self.rasters.grown_part(half, band.move(-box.x, -box.y)), band, alpha, 0)

    def _put(self, image: pygame.Surface, box: pygame.Rect, alpha: int, turn: float) -> None:
        if turn:
            image = (
                pygame.transform.rotate(image, -turn) if turn % 90 == 0 else pygame.transform.rotozoom(image, -turn, 1)
            )
            box = image.get_rect(center=box.center)
        if alpha != 255:
            if not image.get_flags() & pygame.SRCALPHA:
                image = (
                    image.convert_alpha()
                )  # Where the ground is clear it would come to lie as dark as if it were not.
            image.set_alpha(alpha)
            self.surface.blit(image, box)
            image.set_alpha(255)
        else:
            self.surface.blit(image, box)


def _face(face: str, unit: Unit) -> str:
    return "bold" if unit.bold and face == "body" else face


@lru_cache(1024)
def _laid(markup: str, width: float, face: str, pixels: int, title: str, rasters: Any, tight: bool) -> list[Line]:
    def measure(unit: Unit) -> float:
        if unit.icon:
            wide: float = pixels * ICON_SIZE * rasters.aspect(rasters.icon(unit.text, title))
            return round(wide) + max(2, pixels // 6)
        # A space of three pixels reads as none: small Latin words stand a little further apart than the font says.
        air = round(pixels * 0.07) if unit.text.endswith(" ") else 0
        return fonts.width(unit.text, _face(face, unit), pixels) + air

    return lay(markup, width, measure, tight)
