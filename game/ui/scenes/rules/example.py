"""The example beside the rules: a part of the table as it is played on, and what the rules say to some tries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.paths import bundled
from game.presentation import presentation_of
from game.presentation.example import BUT, NO, YES, Case, Example, Verdict, Window, judged
from game.table.boards import board_of
from game.table.layout import Layout, Rect, inside, union
from game.text.speech import clause, say, worded
from game.ui.canvas import Canvas, TextStyle
from game.ui.events import Event, PointerMove
from game.ui.scenes.table_part import draw_part, names_by_view
from game.ui.table.hand.highlights import draw_refused
from game.ui.theme import CREAM, GLOW, INK, RED, SMALLEST
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.scenes.rules.asked import Reading

LETTERS = "ABCDEFGH"
_SIDE = 20.0
_LEAST_PICTURE = 236.0
_ROW_GAP = 7.0
_WORDS = 78.0
_SMALL = 38.0
_HEAD = 54.0
_BADGE = {YES: (GLOW, INK), BUT: ("#C9BFE0", INK), NO: (RED, "#FFFFFF")}


class Try(NamedTuple):
    """A case with what the rules say to it, in words."""

    letter: str
    verdict: Verdict
    words: str
    places: tuple[tuple[str, ...], ...]


class ExamplePanel(Widget):
    """Heading, the windows on the table, one row for each try. Pointing at a row lights its places alone."""

    focusable = False

    def __init__(self, scene: Reading, example: Example, rect: Rect) -> None:
        super().__init__(rect, "example")
        self.scene = scene
        self.example = example
        self.over = -1
        board = board_of(presentation_of(scene.title), bundled("art"), example.windows[0].view)
        self.layout: Layout = board
        self.tries = [self._tried(letter, case) for letter, case in zip(LETTERS, example.cases)]
        self.rows: list[Rect] = []

    # --- what is said ----------------------------------------------------------------------------

    def _tried(self, letter: str, case: Case) -> Try:
        texts, title = self.scene.texts, self.scene.title
        verdict = judged(title.controller(), case)
        names = names_by_view(texts, title, self.example.windows[0].view)
        told = [
            texts(r.code) if r.kind == "art" else say(texts, title.id, r.kind, r.code, r.params, names)
            for r in verdict.reasons
        ]
        can = texts(case.verb, can=verdict.can)
        words = texts("rules-try", can=can, reason=texts("rules-try-glue").join(told)).strip()
        block = self.scene.section.resting(verdict.refusal.code) if verdict.refusal else None
        if block is not None and block.kind == "step":
            words += texts("rules-try-step", number=block.number)
        return Try(letter, verdict, words, case.places)

    # --- where it is -----------------------------------------------------------------------------

    def rect_of(self, place: Sequence[str]) -> Rect:
        """Where a place lies on the table's stage."""
        return union(
            self.layout.regions[name] if name in self.layout.regions else self.layout.slots[name].rect for name in place
        )

    def _text_size(self, canvas: Canvas, w: float, room: float) -> float:
        """The largest size at which the rows leave the picture its room."""
        size = 13.5
        while canvas.grown(size) > SMALLEST and self._rows_height(canvas, w, size) > room:
            size -= 0.5
        return size

    def _rows_height(self, canvas: Canvas, w: float, size: float) -> float:
        return sum(self._row_height(canvas, t, w, size) + _ROW_GAP for t in self.tries)

    def _row_height(self, canvas: Canvas, tried: Try, w: float, size: float) -> float:
        return max(42.0, canvas.height(tried.words, w - _WORDS, size, leading=1.42) + 14)

    def _pictures(self, top: float, room: float) -> list[tuple[Window, Rect]]:
        """Each window with its place, as large as fits."""
        x, _, w, _ = self.rect
        wide = w - 2 * _SIDE - 8
        parts = [self.rect_of(window.place) for window in self.example.windows]
        scales = [min(wide / part[2], 1.3) for part in parts]
        gaps = 14.0 * (len(parts) - 1) + 10
        high = sum(part[3] * scale for part, scale in zip(parts, scales))
        shrink = min(1.0, (room - gaps) / high)
        spare = max(0.0, room - gaps - high * shrink)
        y = top + 6 + min(44.0, spare / (len(parts) + 1))
        found = []
        for window, part, scale in zip(self.example.windows, parts, scales):
            pw, ph = part[2] * scale * shrink, part[3] * scale * shrink
            found.append((window, (x + (w - pw) / 2, y, pw, ph)))
            y += ph + 14 + min(24.0, spare / (len(parts) + 1))
        return found

    # --- the hand --------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """Pointing at a row."""
        if isinstance(event, PointerMove):
            self.over = next((i for i, row in enumerate(self.rows) if inside(row, event.x, event.y)), -1)
        return False

    @property
    def pointed(self) -> Try | None:
        """The try that the pointer is on."""
        return self.tries[self.over] if 0 <= self.over < len(self.tries) else None

    # --- drawing ---------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Everything of the panel."""
        x, y, w, h = self.rect
        page = canvas.child((0, 0, 0, 0), self.scene.title.id)
        canvas.sheet(self.rect, "#241A49", "#E3BE6A", 8, 1.2, (10, 130, 5))
        self._head(page)
        size = self._text_size(page, w - 2 * _SIDE, h - _HEAD - 14 - _LEAST_PICTURE)
        rows = self._rows_height(page, w - 2 * _SIDE, size)
        top = y + _HEAD
        bottom = y + h - 14 - rows
        for window, rect in self._pictures(top, bottom - top - 8):
            self._picture(page, window, rect)
        self.rows = []
        at = bottom
        for tried in self.tries:
            high = self._row_height(page, tried, w - 2 * _SIDE, size)
            self.rows.append((x + _SIDE, at, w - 2 * _SIDE, high))
            self._row(page, tried, self.rows[-1], size)
            at += high + _ROW_GAP

    def _head(self, canvas: Canvas) -> None:
        """What it is an example of. Its two lines grow only as far as they fit over the picture."""
        x, y, w, _ = self.rect
        texts, title = self.scene.texts, self.scene.title.id
        small = canvas.like(text_scale=min(1.15, canvas.text_scale), title=title)
        heading = texts("rules-example")
        small.line(heading, (x + 24, y + 6, 120, 40), 19, "#F2D58C", "title")
        left = x + 24 + small.measure(heading, 19, "title") + 14
        caption = texts(self.example.caption, **worded(texts, title, self.example.params))
        small.text(
            caption,
            (left, y + 6, x + w - 20 - left, 40),
            TextStyle(13, "#C9BFE0", valign="middle", leading=1.3, lines=2),
            shorter=(clause(caption),),
        )

    def _row(self, canvas: Canvas, tried: Try, rect: Rect, size: float) -> None:
        x, y, w, h = rect
        lit = tried is self.pointed
        canvas.panel(rect, "#2B2050" if lit else "#181029", "#E3BE6A" if lit else "#4A3A78", 8, 1.2)
        self._badge(canvas, tried, x + 22, y + h / 2)
        canvas.text(
            tried.words, (x + 44, y, w - _WORDS, h), TextStyle(size, CREAM, valign="middle", leading=1.42, fit=False)
        )
        icon, ink = {YES: ("tick", GLOW), BUT: ("minus", "#C9BFE0"), NO: ("cross", "#FF9C8A")}[tried.verdict.can]
        canvas.icon(icon, x + w - 28, y + h / 2 - 7.5, 15, ink)

    def _badge(self, canvas: Canvas, tried: Try, cx: float, cy: float) -> None:
        fill, ink = _BADGE[tried.verdict.can]
        canvas.panel((cx - 14, cy - 14, 28, 28), "#FFFFFF", INK, 14, 1.2)
        canvas.panel((cx - 12, cy - 12, 24, 24), fill, None, 12)
        canvas.text(
            tried.letter, (cx - 12, cy - 12, 24, 24), TextStyle(14, ink, "bold", "center", "middle", 1.3, lines=1)
        )

    def _picture(self, canvas: Canvas, window: Window, rect: Rect) -> None:
        x, y, w, h = rect
        canvas.shadow((x - 4, y - 4, w + 8, h + 8), 4, 6, 130, 3)
        canvas.panel((x - 4, y - 4, w + 8, h + 8), "#120926", "#E3BE6A", 5, 1.6)
        canvas.blit(self._table(canvas, window, canvas.box(rect).size), x, y)
        part = self.rect_of(window.place)
        scale = w / part[2]
        if not window.marked:
            return
        shown = [self.pointed] if self.pointed else self.tries
        marks = []
        for tried in shown:
            places = [
                ((px - part[0]) * scale + x, (py - part[1]) * scale + y, pw * scale, ph * scale)
                for px, py, pw, ph in map(self.rect_of, tried.places)
                if inside(part, px + pw / 2, py + ph / 2)
            ]
            for place in places:
                if place[2] < w * 0.95 or place[3] < h * 0.95:
                    self._mark(canvas, tried, place)
            if places:
                marks.append((tried, places[0]))
        taken: list[tuple[float, float]] = []
        for tried, place in marks:
            self._badge(canvas, tried, *_corner(place, rect, taken))

    def _mark(self, canvas: Canvas, tried: Try, place: Rect) -> None:
        x, y, w, h = place
        if tried.verdict.can == NO and w > _SMALL:
            draw_refused(canvas, place)
            return
        ink = {YES: GLOW, BUT: "#E4DCF6", NO: "#E0402C"}[tried.verdict.can]
        canvas.panel((x - 1, y - 1, w + 2, h + 2), "none", "#14211C", 5, 6.4)
        canvas.panel((x + 0.6, y + 0.6, w - 1.2, h - 1.2), "none", ink, 4, 3)

    def _table(self, canvas: Canvas, window: Window, size: tuple[int, int]) -> pygame.Surface:
        """A part of the table, drawn as the table itself is."""
        scene = self.scene
        texts = scene.texts
        key = ("example", scene.title.id, scene.anchor, self.example.windows.index(window), size, texts.edition)
        found = canvas.rasters.kept((*key, scene.stage.settings.captions))
        if found is not None:
            return found
        part = self.rect_of(window.place)
        image = draw_part(scene.stage, canvas.rasters, scene.title, window.view, self.layout, part, size)
        return canvas.rasters.keep((*key, scene.stage.settings.captions), image)


def _corner(place: Rect, frame: Rect, taken: list[tuple[float, float]]) -> tuple[float, float]:
    """A corner of a marked place for its letter: an outer one that no other letter has taken."""
    x, y, w, h = place
    if w <= _SMALL:
        spots = [(x + w / 2, y - 7), (x + w / 2, y + h + 7)]
        chosen = spots[1] if y + h / 2 > frame[1] + frame[3] / 2 else spots[0]
        taken.append(chosen)
        return chosen
    inward = x + w / 2 < frame[0] + frame[2] / 2
    rows = (y + 3, y + h - 3) if y + h / 2 <= frame[1] + frame[3] / 2 else (y + h - 3, y + 3)
    sides = (x + 3, x + w - 3) if inward else (x + w - 3, x + 3)
    corners = [(side, row) for row in rows for side in sides]
    free = [c for c in corners if all(abs(c[0] - a) + abs(c[1] - b) > 24 for a, b in taken)]
    chosen = (free or corners)[0]
    taken.append(chosen)
    return chosen
