"""The log: what happened, turn by turn, in the player's words. A click on a line shows that moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.table.chronicle import Entry, entries
from game.text.speech import message_id, worded
from game.ui.canvas import Canvas, Rect
from game.ui.events import Event, PointerDown, PointerMove
from game.ui.widgets import Segmented, Widget
from game.ui.widgets.lists import Scroll

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

_SILENT = frozenset({"allocated", "actions_begin", "vp_lost"})


class LogPanel(Widget):
    """The entries in a scrolled window, filtered by who did it."""

    focusable = False

    def __init__(self, scene: TableScene, rect: Rect) -> None:
        super().__init__(rect, "log")
        self.scene = scene
        x, y, w, h = rect
        self.scroll = Scroll((x + 8, y + 38, w - 26, h - 46))
        texts = scene.app.texts
        self.filter = Segmented(
            (x + w - 178, y + 6, 170, 24),
            [texts("log-all"), texts("log-mine"), texts("log-theirs")],
            0,
            self._filtered,
            size=12,
            dark=True,
        )
        self._known: tuple[object, ...] = ()
        self._rows: list[tuple[Entry, str, float]] = []
        self.over = -1

    def _filtered(self, _: int) -> None:
        self._known = ()

    def refresh(self, canvas: Canvas) -> None:
        """Word the entries anew if anything changed; a new line brings the end into view."""
        scene = self.scene
        model = scene.model
        key = (len(model.session.plies), model.seat, scene.app.texts.language, self.filter.chosen, canvas.text_scale)
        key += (model.session.plies[-1].sum if model.session.plies else "",)
        if key == self._known:
            return
        self._known = key
        rows = entries(model.session.plies, model.sight, model.seat)
        wanted: Callable[[Entry], bool] = (
            lambda e: True,
            lambda e: e.actor == model.seat,
            lambda e: e.actor != model.seat,
        )[self.filter.chosen]
        self._rows = []
        for entry in rows:
            if not wanted(entry) or entry.event.kind in _SILENT:
                continue
            text = scene.tell(entry)
            if text:
                width = self.scroll.window[2] - (6 if entry.heading else 54)
                high = 24.0 if entry.heading else canvas.height(text, width, 12.5, leading=1.35) + 5
                self._rows.append((entry, text, high))
        self.scroll.content = sum(h for _, _, h in self._rows)
        self.scroll.to(1e9)

    def handle(self, event: Event) -> bool:
        """Scroll, filter, and show the moment of a line."""
        if isinstance(event, PointerMove):
            self.filter.hovered = self.filter.contains(event.x, event.y)
            self.over = self._at(event.x, event.y)
        if isinstance(event, PointerMove | PointerDown) and self.filter.handle(event):
            return True
        if self.scroll.handle(event):
            return True
        if isinstance(event, PointerDown) and self.contains(event.x, event.y):
            if self._at(event.x, event.y) >= 0:
                self.scene.look_at(self._at(event.x, event.y))
            return True
        return False

    def _at(self, x: float, y: float) -> int:
        left, top, w, h = self.scroll.window
        if not (left <= x < left + w and top <= y < top + h):
            return -1
        at = top - self.scroll.offset
        for entry, _, high in self._rows:
            if at <= y < at + high:
                return entry.ply
            at += high
        return -1

    def draw(self, canvas: Canvas) -> None:
        """Heading, filter, the lines in the window."""
        self.refresh(canvas)
        scene = self.scene
        x, y, _w, h = self.rect
        canvas.shadow(self.rect, 8, 6, 90, 3)
        canvas.panel(self.rect, "#181029", "#4A3A78", 8, 1.2)
        canvas.line(scene.app.texts("log-title"), (x + 12, y + 5, 90, 26), 15, "#F0D9A0", "title")
        self.filter.draw(canvas)
        canvas.clip(self.scroll.window)
        at = self.scroll.window[1] - self.scroll.offset
        child = Canvas(
            canvas.surface, canvas.unit, (canvas.ox, canvas.oy), canvas.art, canvas.text_scale, scene.title.id
        )
        last = 0
        for entry, text, high in self._rows:
            if at + high >= self.scroll.window[1] and at < y + h:
                self._row(child, entry, text, at, high, entry.ply != last)
            last = entry.ply
            at += high
        canvas.clip(None)
        self.scroll.draw(canvas, thumb="#7C68B8")

    def _row(self, canvas: Canvas, entry: Entry, text: str, y: float, high: float, first: bool) -> None:
        x, _, w, _ = self.scroll.window
        if entry.heading:
            canvas.line(text, (x + 4, y, w - 8, high), 12.5, "#E3BE6A", "bold")
            wide = canvas.measure(text, 12.5, "bold")
            canvas.fill((x + 12 + wide, y + high / 2, max(0, w - 20 - wide), 1), "#4A3A78")
            return
        current = entry.ply == self.scene.model.moment
        if current or entry.ply == self.over:
            canvas.panel((x, y, w, high), "#2B2050" if current else "#241A40", None, 4)
        if first:
            canvas.line(str(entry.ply), (x, y, 22, 22), 11.5, "#8F84AC", align="right")
        emblem = self.scene.emblem_of(entry.actor)
        if emblem:
            canvas.svg(emblem, (x + 27, y + 4, 15, 15))
        canvas.text(text, (x + 48, y + 2, w - 54, high - 2), 12.5, leading=1.35)


def sentence(scene: TableScene, entry: Entry) -> str:
    """The entry in words; a private form where the seat knows more; "" if the catalogue has none."""
    texts, title = scene.app.texts, scene.title.id
    code = entry.event.kind
    message = message_id(texts, title, "event", code)
    private = f"{message}-private"
    known = "card" in entry.event.params and entry.event.reveals and texts.has(private)
    if known:
        message = private
    if not texts.has(message):
        return ""
    return texts.say(message, worded(texts, title, entry.event.params, scene.names))
