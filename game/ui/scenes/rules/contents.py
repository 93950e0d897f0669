"""The list of sections beside the rules."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from game.text.rulebook import Section
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.events import Event, Key, PointerDown, PointerMove
from game.ui.scenes.house import draw_crest, game_name
from game.ui.theme import CREAM, INK
from game.ui.widgets import Widget, draw_focus_ring
from game.ui.widgets.lists import Scroll

if TYPE_CHECKING:
    from game.ui.scenes.rules.asked import Reading

HEAD = 44.0
_ROW, _LEAST_ROW = 25.5, 23.0
_NUMBER = "#E3BE6A"
_LARGEST = 1.25
"""How far the texts grow at most: beyond it the list would be too narrow for its words."""


class Contents(Widget):
    """Chapters bold, sections under them, parts of a section without a number; the open one in gold with an arrow.
    While something is searched for, only what holds it, with the number of hits."""

    def __init__(self, scene: Reading, rect: Rect) -> None:
        super().__init__(rect, "contents")
        self.scene = scene
        self.scroll = Scroll((rect[0] + 8, rect[1] + HEAD + 8, rect[2] - 24, rect[3] - HEAD - 16))
        self.over = -1
        self.listed: list[Section] = []
        self.tops: list[float] = [0.0]

    @property
    def chosen(self) -> int:
        """The row of the open section, or -1."""
        return next((i for i, s in enumerate(self.listed) if s.anchor == self.scene.anchor), -1)

    def show(self) -> None:
        """Bring the open section into view."""
        canvas = self._canvas(self.scene.stage.canvas)
        self.listed = self.scene.listed()
        window = self.scroll.window
        pitch = max(_LEAST_ROW, min(_ROW, window[3] / max(1, len(self.listed)))) * max(1.0, canvas.text_scale)
        self.tops = [0.0]
        for section in self.listed:
            size = self._size(section)
            room = window[2] - self._left(canvas, section) - self._count_width(canvas, section)
            face = "bold" if section.depth == 1 else "body"
            wraps = canvas.measure(section.title, size * 0.88, face) > room
            self.tops.append(self.tops[-1] + pitch + (canvas.grown(size) * 1.25 if wraps else 0))
        self.scroll.content = self.tops[-1]
        self.scroll.to(self.scroll.offset)
        index = self.chosen
        if index >= 0:
            first, last = max(0, index - 1), min(len(self.listed), index + 2)
            self.scroll.show(self.tops[first], self.tops[last] - self.tops[first])

    def _canvas(self, canvas: Canvas) -> Canvas:
        scale = min(_LARGEST, self.scene.stage.canvas.text_scale)
        return canvas.like(text_scale=scale, title=self.scene.title.id)

    def _size(self, section: Section) -> float:
        return 13.5 if section.depth > 2 else 14.0

    def _left(self, canvas: Canvas, section: Section) -> float:
        """Where in its row a title begins."""
        if section.depth > 2:
            return 49.0
        column = canvas.measure("0.00" if section.depth > 1 else "00", 12.5, "bold") + 9
        return 6 + 13 * min(1, section.depth - 1) + column

    def _count_width(self, canvas: Canvas, section: Section) -> float:
        """The room at the right of a title, for the number of hits if there is one."""
        if not self.scene.query.strip():
            return 5.0
        return canvas.measure(str(self.scene.hits(section)), 12, "bold") + 14

    def at(self, x: float, y: float) -> int:
        """The section under a place, or -1."""
        left, top, w, h = self.scroll.window
        if not (left <= x < left + w and top <= y < top + h):
            return -1
        index = bisect_right(self.tops, y - top + self.scroll.offset) - 1
        return index if index < len(self.listed) else -1

    def handle(self, event: Event) -> bool:
        """Click, wheel; arrows go from section to section, Home and End to the first and the last."""
        if self.scroll.handle(event):
            return True
        if isinstance(event, PointerMove):
            self.over = self.at(event.x, event.y)
        if isinstance(event, PointerDown) and self.at(event.x, event.y) >= 0:
            self.scene.open(self.listed[self.at(event.x, event.y)].anchor)
            return True
        if isinstance(event, Key):
            most = len(self.scene.shown)
            steps = {"up": -1, "down": 1, "home": -most, "end": most}
            if event.name in steps:
                self.scene.step(steps[event.name])
                return True
        return False

    def place(self, index: int) -> Rect:
        """Where a row is."""
        x, y, w, _ = self.scroll.window
        return x, y - self.scroll.offset + self.tops[index], w, self.tops[index + 1] - self.tops[index]

    def draw(self, canvas: Canvas) -> None:
        """Heading and rows."""
        scene = self.scene
        x, y, w, h = self.rect
        canvas.sheet(self.rect, "#14231F", "#6E8F80", 8, 1.2, (8, 120, 4))
        canvas.panel((x, y, w, HEAD), "#2B1D4F", "#E3BE6A", 8, 1.2)
        draw_crest(canvas, scene.title, (x + 12, y + 6, 32, 32))
        name = game_name(scene.texts, scene.title.id)
        canvas.line(name, (x + 54, y, w - 66, HEAD), 20, "#F2D58C", "title")
        small = self._canvas(canvas)
        canvas.clip(self.scroll.window)
        for index in range(len(self.listed)):
            row = self.place(index)
            if row[1] + row[3] >= y + HEAD and row[1] <= y + h:
                self._row(small, index, row)
        canvas.clip(None)
        if not self.listed:
            canvas.text(
                scene.texts("rules-no-hits"),
                (x + 20, y + HEAD + 20, w - 40, 80),
                TextStyle(13.5, "#C6D1C1", leading=1.5),
            )
        self.scroll.draw(canvas, thumb="#6E8F80")

    def _row(self, canvas: Canvas, index: int, row: Rect) -> None:
        section = self.listed[index]
        x, y, w, h = row
        chosen = section.anchor == self.scene.anchor
        if chosen:
            canvas.panel((x, y + 0.5, w, h - 1), "#E3BE6A", "#FFE6A6", 5, 1.1)
        elif index == self.over:
            canvas.panel((x, y + 0.5, w, h - 1), "#1F3B33", None, 5)
        ink = INK if chosen else CREAM
        left = self._left(canvas, section)
        if section.depth < 3:
            at = x + 6 + 13 * (section.depth - 1)
            canvas.line(section.number, (at, y, x + left - at, h), 12.5, ink if chosen else _NUMBER, "bold")
        elif chosen:
            canvas.icon("play", x + left - 19, y + h / 2 - 5.5, 11, INK)
        right = self._count_width(canvas, section)
        if self.scene.query.strip():
            place = (x + w - right + 6, y, right - 12, h)
            canvas.line(str(self.scene.hits(section)), place, 12, ink if chosen else _NUMBER, "bold", "right")
        face = "bold" if section.depth == 1 or chosen else "body"
        room = (x + left, y, w - left - right, h)
        canvas.text(
            section.title, room, TextStyle(self._size(section), ink, face, valign="middle", leading=1.25, lines=2)
        )

    def draw_focus(self, canvas: Canvas) -> None:
        """Round the open row."""
        index = self.chosen
        if index >= 0:
            draw_focus_ring(canvas, self.place(index), 5)
        else:
            super().draw_focus(canvas)
