"""Draws sheets: the display lists in which titles say what is seen."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

import pygame

from game.engine.steps import finished
from game.presentation import QUIET, DisplayList, Hot, Mark, Panel, Shadow, Shape, Svg, Text
from game.table.layout import inside, is_cut
from game.text.catalog import Texts
from game.text.speech import forms, worded
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.rasters import FINEST
from game.ui.slices import finish
from game.ui.table.board.repaint import edge_of

TINY = 10.0
"""The size below which a text stands on something that is drawn small: it goes where it has no room."""

SECOND = "en"
"""The one language of captions: who reads in it has none, and small Japanese beside an English heading helps nobody."""

APART, ROW = 10.0, 8.0
"""So far behind the words before it a caption begins; and so far apart the middles of both may lie to be on one row."""

BAND = 1 << 15
"""Pixels of which a processor has all at hand: what is done to them six times over takes a third of the time it takes for a
whole picture."""


LEAST = 1 << 13
"""Pixels from which it is worth it to have a drawing made in a thread: for less the thread waits for its turn longer than it
draws."""


class Painter:
    """Draws the sheets of one title in the player's language."""

    def __init__(self, texts: Texts, title: str, names: Sequence[str] = (), captions: bool = True) -> None:
        self.texts, self.title, self.names, self.captions = texts, title, tuple(names), captions

    @property
    def captioned(self) -> bool:
        """True if captions are drawn, where there is room for them."""
        return self.captions and self.texts.other == SECOND

    def words(self, mark: Text) -> str:
        """What a text mark says: its own words, or a message of the catalogue."""
        if mark.literal:
            return mark.id
        language = self._language(mark)
        return self.texts.say(
            mark.id, worded(self.texts, self.title, dict(mark.params), self.names, language), language
        )

    def forms(self, mark: Text) -> tuple[str, ...]:
        """What a text mark says, and its shorter form if it has one."""
        if mark.literal:
            return (mark.id,)
        return forms(self.texts, self.title, mark.id, dict(mark.params), self.names, self._language(mark))

    def _language(self, mark: Text) -> str:
        return self.texts.other if mark.caption else self.texts.language

    def whole_of(self, canvas: Canvas, sheet: DisplayList, x: float, y: float, scale: float = 1) -> str:
        """What is said whole at a point of a sheet, in its own units, where the sheet drawn so large has room for a
        shorter form alone; "" if nothing is left out there."""
        canvas = canvas.like(unit=canvas.unit * scale, title=self.title)
        for mark in reversed(sheet.marks):
            if isinstance(mark, Text) and not mark.caption and not mark.literal and inside(mark.rect, x, y):
                words, *shorter = self.forms(mark)
                if (shorter or mark.size * scale < TINY) and not canvas.has_room(words, mark.rect, style_of(mark)):
                    return words
        return ""

    def extents(self, canvas: Canvas, sheet: DisplayList) -> Iterator[tuple[Text, Rect]]:
        """Every text of a sheet that may be drawn, with the place that its words fill, in the sheet's units."""
        for mark, placed in self.placed(canvas, sheet):
            if isinstance(mark, Text) and placed is not None and (self.captioned or not mark.caption):
                x, y, w, h = placed.rect
                wide = min(w, canvas.measure(self.words(mark), mark.size, mark.face))
                free = {"left": 0.0, "right": w - wide}.get(mark.align, (w - wide) / 2)
                yield mark, (x + free, y, wide, h or mark.size * mark.leading)

    def draw(
        self,
        canvas: Canvas,
        sheet: DisplayList,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        within: Rect | None = None,
    ) -> None:
        """Draw a sheet with its corner at a place. Words that the rectangle ``within`` (in units of the canvas) would cut
        are left out."""
        finish(self.drawing(canvas, sheet, x, y, scale, within))

    def drawing(
        self,
        canvas: Canvas,
        sheet: DisplayList,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        within: Rect | None = None,
    ) -> Iterator[None]:
        """The same mark by mark, for those who have other things to do meanwhile."""
        cut = set()
        if within is not None:
            boxes = self.extents(canvas, sheet)
            cut = {mark for mark, (left, top, w, h) in boxes if is_cut((left + x, top + y, w, h), within)}
        canvas = Canvas(
            canvas.surface,
            canvas.unit * scale,
            (canvas.ox + x * canvas.unit, canvas.oy + y * canvas.unit),
            canvas.rasters,
            canvas.text_scale,
            self.title,
            floor=canvas.floor,
        )
        left_out = self._left_out(canvas, sheet)
        for mark, placed in self.placed(canvas, sheet):
            yield
            if isinstance(mark, Text) and (mark in cut or (mark.caption and mark.size in left_out)):
                continue
            if isinstance(mark, Hot) or mark.aside == QUIET:
                continue
            if not isinstance(mark, Text) and not _is_seen(canvas, mark):
                continue
            if isinstance(mark, Svg):
                canvas.svg(mark.name, mark.rect, mark.alpha, mark.turn, **dict(mark.colours))
            elif isinstance(mark, Panel):
                canvas.panel(mark.rect, mark.fill, mark.line or None, mark.radius, mark.width, mark.opacity)
            elif placed is not None:
                self._text(canvas, placed, scale)
            elif isinstance(mark, Shadow):
                canvas.shadow(mark.rect, mark.radius, mark.blur, mark.alpha, mark.dy)
            elif isinstance(mark, Shape):
                canvas.drawing(mark.body, mark.rect, mark.box, mark.alpha)

    def _left_out(self, canvas: Canvas, sheet: DisplayList) -> set[float]:
        """The sizes of captions that are not drawn on a sheet: where one of several has no room there is none."""
        if not self.captioned:
            return {mark.size for mark in sheet.marks if isinstance(mark, Text) and mark.caption}
        captions = [text for _, text in self.placed(canvas, sheet) if text is not None and text.caption]
        return {text.size for text in captions if not canvas.has_room(self.words(text), text.rect, style_of(text))}

    def placed(self, canvas: Canvas, sheet: DisplayList) -> Iterator[tuple[Mark, Text | None]]:
        """Every mark of a sheet, and each text as it stands in this language: captions, and what stands behind other words,
        begin where those end, and what stands in the middle beside a caption has its room where none are drawn."""
        before: Text | None = None
        for mark, after in zip_longest(sheet.marks, sheet.marks[1:]):
            if not isinstance(mark, Text):
                yield mark, None
                continue
            text = self._beside(canvas, mark, before) if before and (mark.caption or mark.behind) else mark
            if not self.captioned and isinstance(after, Text) and after.caption:
                text = _alone(text, after)
            before = None if mark.caption else text
            yield mark, text

    def _beside(self, canvas: Canvas, mark: Text, before: Text) -> Text:
        x, y, w, h = mark.rect
        left, top, wide, high = before.rect
        same_row = abs(y + h / 2 - top - high / 2) <= ROW and (mark.behind or x > left)
        if not same_row or (mark.align, before.align) != ("left", "left"):
            return mark
        end = left + min(wide, canvas.measure(self.words(before), before.size, before.face)) + APART
        return mark._replace(rect=(end, y, max(4.0, x + w - end), h))

    def _text(self, canvas: Canvas, mark: Text, scale: float) -> None:
        words, *shorter = self.forms(mark)
        if mark.size * scale < TINY:
            shorter.append("")
        canvas.text(words, mark.rect, style_of(mark), shorter)

    def surface(self, canvas: Canvas, key: tuple[object, ...], sheet: DisplayList, scale: float = 1) -> pygame.Surface:
        """A sheet as a picture of its own, kept under the key while size and language stay."""
        whole = self._surface_key(canvas, key, scale)
        found = canvas.rasters.kept(whole)
        return found if found is not None else finished(self._making(canvas, whole, sheet, scale))

    def _surface_key(self, canvas: Canvas, key: tuple[object, ...], scale: float) -> tuple[object, ...]:
        unit = round(canvas.unit * scale, 4)
        return ("sheet", self.title, key, self.texts.edition, self.captions, canvas.text_scale, unit)

    def _making(
        self, canvas: Canvas, whole: tuple[object, ...], sheet: DisplayList, scale: float
    ) -> Generator[None, None, pygame.Surface]:
        unit = canvas.unit * scale
        size = (max(1, round(sheet.size[0] * unit)), max(1, round(sheet.size[1] * unit)))
        found = pygame.Surface(size, pygame.SRCALPHA)
        yield from self.drawing(canvas.like(found, canvas.unit, (0, 0), self.title), sheet, 0, 0, scale)
        return canvas.rasters.keep(whole, found)

    def put(
        self,
        canvas: Canvas,
        key: tuple[object, ...],
        sheet: DisplayList,
        rect: Rect,
        turn: float = 0,
        alpha: int = 255,
        scale: float = 1.0,
        width: float = 1.0,
        veil: Veil | None = None,
        rests: bool = False,
    ) -> None:
        """A sheet in the middle of a place, turned by so many degrees to the left, ``width`` of its own width; its
        picture is kept under the key, and as it is turned if it ``rests`` there. With a ``veil`` it steps back."""
        image = self.picture(canvas, key, sheet, scale, veil, turn if rests else 0)
        if width < 1:
            image = pygame.transform.smoothscale(image, (max(1, round(image.get_width() * width)), image.get_height()))
        if turn % 90:
            image = image if rests else _turned(image, turn)
        elif turn % 360:
            image = pygame.transform.rotate(image, turn)
        if alpha < 255:
            image = image.copy()
            image.set_alpha(alpha)
        x, y, w, h = rect
        if turn % 180 or width < 1:
            place = (canvas.px(x + w / 2) - image.get_width() // 2, canvas.py(y + h / 2) - image.get_height() // 2)
        else:
            place = (canvas.px(x), canvas.py(y))
        canvas.surface.blit(image, place)

    def picture(
        self,
        canvas: Canvas,
        key: tuple[object, ...],
        sheet: DisplayList,
        scale: float = 1.0,
        veil: Veil | None = None,
        turn: float = 0,
    ) -> pygame.Surface:
        """A sheet as it lies there: it may step back, and be turned by an angle that is no right one. It is kept under the
        key."""
        known = (key, canvas.unit * scale, self.texts.edition)
        if turn % 90:
            leaning = ("turned", self.title, veil, turn, *known, canvas.text_scale, self.captions)
            return canvas.rasters.kept_or_made(
                leaning, lambda: _turned(self.picture(canvas, key, sheet, scale, veil), turn)
            )
        image = self.surface(canvas, key, sheet, scale)
        if veil is None:
            return image
        whole = ("sunken", self.title, veil, *known, image.get_size(), canvas.text_scale, self.captions)
        return canvas.rasters.kept_or_made(whole, lambda: sunken(image, veil))

    def picturing(
        self,
        canvas: Canvas,
        key: tuple[object, ...],
        sheet: DisplayList,
        scale: float = 1.0,
        veil: Veil | None = None,
        turn: float = 0,
    ) -> Iterator[None]:
        """Make that picture mark by mark, for those who have other things to do meanwhile."""
        whole = self._surface_key(canvas, key, scale)
        if canvas.rasters.kept(whole) is None:
            yield from self._making(canvas, whole, sheet, scale)
        self.picture(canvas, key, sheet, scale, veil, turn)
        yield


class Veil(NamedTuple):
    """How something steps back on a quiet table: what lies over it, how thick that is, and how much colour is left."""

    tint: tuple[int, int, int]
    thick: float
    colour: float


def sunken(image: pygame.Surface, veil: Veil) -> pygame.Surface:
    """A copy of a picture with less colour, under a veil; what is clear stays clear."""
    found = image.copy()
    sink(found, found.get_rect(), veil)
    return found


def sink(image: pygame.Surface, box: pygame.Rect, veil: Veil) -> None:
    """Take colour and light from a part of a picture, under a veil; what is clear stays clear."""
    light = 1 - veil.thick
    kept, grey = (round(255 * share * light) for share in (veil.colour, 1 - veil.colour))
    tint = [round(veil.thick * value) for value in veil.tint]
    rows = max(1, BAND // max(1, box.w))
    for y in range(box.y, box.bottom, rows):
        part = image.subsurface((box.x, y, box.w, min(rows, box.bottom - y)))
        part.set_alpha(None)  # What is copied takes the place of what lay there.
        coloured = pygame.Surface(part.get_size(), part.get_flags(), part)
        coloured.blit(part, (0, 0))
        greyed = pygame.transform.grayscale(coloured)  # Of a part of a larger picture it makes stripes.
        coloured.fill((kept, kept, kept), special_flags=pygame.BLEND_RGB_MULT)
        greyed.fill((grey, grey, grey), special_flags=pygame.BLEND_RGB_MULT)
        coloured.blit(greyed, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        coloured.fill(tint, special_flags=pygame.BLEND_RGB_ADD)
        coloured.set_alpha(None)
        part.blit(coloured, (0, 0))


def _is_seen(canvas: Canvas, mark: Mark) -> bool:
    """True if a mark can be seen on the part of the canvas that is drawn on."""
    x, y, w, h = mark.rect
    edge = edge_of(mark)
    box = canvas.box((x - edge, y - edge, w + 2 * edge, h + 2 * edge)).inflate(2, 2)
    return bool(box.colliderect(canvas.surface.get_clip()))


def foresee(canvas: Canvas, sheet: DisplayList, least: int = LEAST, later: bool = False) -> None:
    """Have what a sheet draws as a whole on ``least`` pixels and more made in a thread: it will be drawn soon or, ``later``,
    perhaps. The last is made first: whoever draws begins with the first, and both meet in the middle."""
    window = canvas.surface.get_rect()
    for mark in reversed(sheet.marks):
        if not isinstance(mark, Svg | Shape) or mark.aside == QUIET:
            continue
        box = canvas.box(mark.rect)
        if box.w * box.h < least or not box.colliderect(window):
            continue
        in_part = canvas.part_of(box) is not None
        if isinstance(mark, Shape):
            if not in_part:
                canvas.rasters.foresee_drawing(mark.body, box.size, mark.box, later)
            continue
        colours = tuple(sorted(dict(mark.colours).items()))
        if (mark.turn and box.w * box.h > FINEST) or (
            in_part and canvas.rasters.has_parts(mark.name, box.size, colours)
        ):
            continue
        canvas.rasters.foresee(mark.name, box.size, colours, later)


def _alone(text: Text, caption: Text) -> Text:
    """The text without its caption: in the middle of the room of both, if it would stand in the middle of its own."""
    x, y, w, h = text.rect
    left, top, wide, high = caption.rect
    beside = left >= x + w and abs(y + h / 2 - top - high / 2) <= ROW
    return text._replace(rect=(x, y, left + wide - x, h)) if beside and text.align == "center" else text


def style_of(mark: Text) -> TextStyle:
    """How a text of a sheet is written."""
    style = TextStyle(mark.size, mark.colour, mark.face, mark.align, mark.valign, mark.leading, True, mark.lines)
    return style._replace(shrinks=mark.shrinks)


def _turned(image: pygame.Surface, turn: float) -> pygame.Surface:
    """The picture turned, with a clear rim: without it the edges of what is turned a little are steps."""
    rimmed = pygame.Surface((image.get_width() + 4, image.get_height() + 4), pygame.SRCALPHA)
    rimmed.blit(image, (2, 2))
    return pygame.transform.rotozoom(rimmed, turn, 1)


def hot_at(sheet: DisplayList, x: float, y: float) -> Hot | None:
    """The hot place of a sheet under a point in its own units, the last one drawn first."""
    for mark in reversed(sheet.marks):
        if isinstance(mark, Hot):
            left, top, w, h = mark.rect
            if left <= x < left + w and top <= y < top + h:
                return mark
    return None
