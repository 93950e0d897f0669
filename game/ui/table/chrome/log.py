"""The log: what happened, turn by turn, in short lines. A click on a line shows that moment."""

from __future__ import annotations

import time
from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from game.engine import Ply
from game.presentation import Drag
from game.presentation.gestures import hand_of
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.events import Event, PointerDown, PointerMove, Wheel
from game.ui.slices import finish
from game.ui.table.context import TableContext
from game.ui.table.intents import LookAt
from game.ui.table.words import Thread, ToldLine
from game.ui.widgets import Segmented, Tooltip, Widget
from game.ui.widgets.lists import Scroll

SIZE = 12.5
NEWS = 14.0
"""Size of the lines of a quiet table."""
LEADING = 1.35
HEADING = 24.0
LATER = 125
"""How opaque the lines after the shown moment are, of 255."""
ON_THE_MAP = ("square", "anchor")
NEWEST = 3
"""Lines that a quiet table shows."""
FADING = (255, 200, 150)
"""How opaque they are, the newest first."""
ROOM_FOR_FOOT = 240
"""A panel at least so high tells at its foot what a click does."""


MINE = 1
"""The choice of the filter that shows one's own lines, after all and before those of the others."""

AHEAD = 0.004
"""Seconds of a frame in which lines are laid that nobody sees yet."""
ABOVE = 8
"""So many lines above the shown moment have a place when it comes into view, as far as there are any."""
FAR = 40
"""A line that is further from those that have a place is not reached line by line."""


class _Told(NamedTuple):
    """A ply that has been worded: what the next one depends on, and how many lines there are with it."""

    ply: Ply
    thread: Thread
    lines: int


class _Row(NamedTuple):
    """A line that has a place: where it begins, from where the first that got one began, and how high it is."""

    line: ToldLine
    top: float
    high: float


class _Wording:
    """What is told to one seat in one way: its lines, as far as the filter lets them through, and those of them without a
    gap that have a place, from the line numbered ``first`` on."""

    def __init__(self) -> None:
        self.told: list[_Told] = []
        self.lines: list[ToldLine] = []
        self.rows: deque[_Row] = deque()
        self.first = 0
        self.width = 0.0

    @property
    def end(self) -> int:
        """The number of the line after the last one that has a place."""
        return self.first + len(self.rows)

    @property
    def height(self) -> float:
        """Of all rows."""
        return self.rows[-1].top + self.rows[-1].high - self.rows[0].top if self.rows else 0.0

    def begin(self, at: int) -> None:
        """No line has a place; the next to get one is that numbered ``at`` or the one above it."""
        self.rows.clear()
        self.first = at

    def cut(self) -> None:
        """Let go of the rows whose line is another one now, and of those below them."""
        placed = zip(self.rows, self.lines[self.first :])
        same = next((n for n, (row, line) in enumerate(placed) if row.line is not line), len(self.lines) - self.first)
        while self.rows and len(self.rows) > same:
            self.rows.pop()


class LogPanel(Widget):
    """The lines in a scrolled window, filtered by who did it; those after the shown moment are dim."""

    focusable = False

    def __init__(self, table: TableContext, rect: Rect) -> None:
        super().__init__(rect, "log")
        self.table = table
        self._known: tuple[object, ...] = ()
        self._followed: tuple[object, ...] = ()
        self._wordings: dict[tuple[object, ...], _Wording] = {}
        self._now = _Wording()
        self.marked = 0
        """The ply whose lines are lit: the last one up to the shown moment that the log tells of."""
        self.over = -1
        self.stand(rect)

    def stand(self, rect: Rect, chosen: int = 0) -> None:
        """Have its place there, with that choice of the filter, in the words of today; what is worded stays so."""
        self.rect = rect
        x, y, w, h = rect
        self.foot = h >= ROOM_FOR_FOOT
        self.scroll = Scroll((x + 8, y + 38, w - 26, h - (68 if self.foot else 46)))
        texts = self.table.texts
        self.filter = Segmented(
            (x + w - 182, y + 6, 142, 24),  # The bell stands to its right.
            [texts("log-all"), texts("log-mine"), texts("log-theirs")],
            chosen,
            self._filtered,
            size=12,
            dark=True,
        )
        self._known = self._followed = ()
        self.over = -1

    @property
    def lines(self) -> list[ToldLine]:
        """The lines, as far as the filter lets them through."""
        return self._now.lines

    @property
    def _rows(self) -> deque[_Row]:
        """Those that have a place: the shown ones first, all of them some frames later."""
        return self._now.rows

    @property
    def unfinished(self) -> bool:
        """True while lines have no place yet."""
        return len(self._rows) < len(self.lines)

    def _filtered(self, _: int) -> None:
        self._known = ()

    def refresh(self, canvas: Canvas) -> None:
        """Word what has been done since, and bring the shown moment into view when it is another one. The canvas has the
        title's icons."""
        self._word(canvas)
        if self.brief:
            self._followed = ()
            return
        key = (self._known, self.table.model.looking)
        if key != self._followed:
            self._followed = key
            finish(self._reach(canvas, *self._mark()))
            self.scroll.content = self._now.height
            self._follow()

    def made_ready(self, canvas: Canvas) -> Iterator[None]:
        """Word the lines and lay those that are seen first, in small steps. The canvas is the window's."""
        child = self.table.child(canvas)
        self._word(child)
        yield
        yield from self._reach(child, *self._mark())

    def lay_ahead(self, canvas: Canvas) -> bool:
        """Lay some of the lines that have no place yet, so that none is waited for. The canvas is the window's. True if they
        were the last ones of those that are shown: only then the bar is drawn anew for them."""
        if not self.unfinished:
            return False
        now, child, end = self._now, self.table.child(canvas), time.perf_counter() + AHEAD
        while self.unfinished and time.perf_counter() < end:
            self._lay(child, now.end == len(now.lines))
        return not self.unfinished and not self.brief

    def _word(self, canvas: Canvas) -> None:
        """Word the lines anew if anything changed."""
        model = self.table.model
        plies = model.session.plies
        told = (model.telling.n, model.telling.told) if model.telling else ()
        wording = (self.table.texts.edition, canvas.text_scale, self.filter.chosen, model.eyes)
        key = (len(plies), plies[-1].sum if plies else "", told, *wording)
        if key != self._known:
            self._known = key
            self._go_on((*wording, *self.table.words.names))

    def _go_on(self, wording: tuple[object, ...]) -> None:
        """Word the plies that have come since; those that are told otherwise now, or were taken back, anew."""
        plies, words = self.table.model.plies, self.table.words
        above, thread = words.opened(plies, words.names)
        key = (wording, *((line.actor, line.text) for line in above))
        if key not in self._wordings and len(self._wordings) >= len(self.table.session.seats):
            self._wordings.clear()
        now = self._now = self._wordings.setdefault(key, _Wording())
        told = now.told
        while told and (len(told) > len(plies) or told[-1].ply is not plies[len(told) - 1]):
            told.pop()
        now.lines = now.lines[: told[-1].lines] if told else self._wanted(above)
        thread = told[-1].thread if told else thread
        for ply in plies[len(told) :]:
            lines, thread = words.told_of(ply, thread, words.names)
            now.lines += self._wanted(lines)
            told.append(_Told(ply, thread, len(now.lines)))
        now.cut()
        width = self.scroll.window[2] - 50
        if not now.rows or width != now.width:
            now.width = width
            now.begin(len(now.lines))

    def _wanted(self, lines: list[ToldLine]) -> list[ToldLine]:
        """Those that the filter lets through."""
        seat, chosen = self.table.model.eyes, self.filter.chosen
        return [line for line in lines if not chosen or (line.actor == seat) == (chosen == MINE)]

    def _lay(self, canvas: Canvas, above: bool) -> None:
        """Find the place of the line above the first row, or of that below the last. What is in the window stays there."""
        now, rows = self._now, self._now.rows
        line = now.lines[now.first - 1 if above else now.end]
        high = HEADING if line.heading else canvas.height(line.text, now.width, SIZE, leading=LEADING) + 5
        if above:
            rows.appendleft(_Row(line, (rows[0].top if rows else 0.0) - high, high))
            now.first -= 1
            self.scroll.offset += high
            self.over += self.over >= 0
        else:
            rows.append(_Row(line, rows[-1].top + rows[-1].high if rows else 0.0, high))
        self.scroll.content = now.height

    def _reach(self, canvas: Canvas, first: int, end: int) -> Iterator[None]:
        """Lay the lines from the number ``first`` to before ``end`` and those around them, so many as the window holds; if they
        are far from those that have a place, those lose it until they are laid again."""
        now = self._now
        if not now.rows or first > now.end + FAR or end < now.first - FAR:
            now.begin(end)
            self.over = -1
        while now.first > max(0, first - ABOVE):
            self._lay(canvas, True)
            yield
        while now.end < end or (now.height < self.scroll.window[3] and self.unfinished):
            self._lay(canvas, now.end == len(now.lines))
            yield

    def _mark(self) -> tuple[int, int]:
        """Mark the last ply up to the shown moment that the log tells of. Returns the number of its first line, and that of the
        line after what is to be seen: its last, or the end where the newest moment is shown."""
        lines, model = self.lines, self.table.model
        plies = [line.ply for line in lines]
        past = lines[: bisect_right(plies, model.moment)]
        self.marked = next((line.ply for line in reversed(past) if not line.heading), 0)
        end = len(lines) if model.looking is None else bisect_right(plies, self.marked)
        return bisect_left(plies, self.marked), end

    def _follow(self) -> None:
        """Bring the marked lines into view; the end as well where the newest moment is shown, if there is room for both."""
        now = self.table.model.looking is None
        if now:
            self.scroll.to(self.scroll.content)
        if self._rows:
            lit = [row for row in self._rows if row.line.ply == self.marked and not row.line.heading] or [self._rows[0]]
            top, foot = self._top(lit[0]), self._top(lit[-1]) + lit[-1].high
            around = 0.0 if now else 2 * HEADING
            self.scroll.show(top - around, foot - top + 2 * around)

    def _top(self, row: _Row) -> float:
        """How far below the first row it begins."""
        return row.top - self._rows[0].top

    @property
    def brief(self) -> bool:
        """True while only the newest lines stand there, without a frame."""
        return not self.table.attention.full("log") and self.table.model.looking is None

    @property
    def newest(self) -> list[ToldLine]:
        """The last lines since the seat that looks was asked before, the newest last."""
        seat, lines = self.table.model.eyes, [line for line in self.lines if not line.heading]
        own = [n for n, line in enumerate(lines) if line.actor == seat]
        turns = [n for n in own if n + 1 < len(lines) and lines[n + 1].actor != seat]
        return lines[turns[-1] + 1 if turns else 0 :][-NEWEST:] or lines[-1:]

    def handle(self, event: Event) -> bool:
        """Scroll, filter, and show the moment of a line; where only the newest stand, a press or the wheel brings all."""
        if self.brief:
            if isinstance(event, PointerDown | Wheel) and self.contains(event.x, event.y):
                self.table.attention.wake("log")
                return True
            return False
        if isinstance(event, PointerMove):
            self.filter.hovered = self.filter.contains(event.x, event.y)
            self.over = self._at(event.x, event.y)
        if isinstance(event, PointerMove | PointerDown) and self.filter.handle(event):
            return True
        if self.scroll.handle(event):
            return True
        if isinstance(event, PointerDown) and self.contains(event.x, event.y):
            index = self._at(event.x, event.y)
            if index >= 0:
                self.table.send(LookAt(self._rows[index].line.ply))
            return True
        return False

    def _at(self, x: float, y: float) -> int:
        """The row at a place, or -1."""
        left, top, w, h = self.scroll.window
        if not (left <= x < left + w and top <= y < top + h):
            return -1
        at = y - top + self.scroll.offset
        return next((n for n, row in enumerate(self._rows) if 0 <= at - self._top(row) < row.high), -1)

    def under(self, x: float, y: float) -> tuple[str, Rect] | None:
        """What is hovered, if it has more to tell: ``log:`` with the number of the line, and where that is."""
        index = -1 if self.brief else self._at(x, y)
        if index < 0 or not self._rows[index].line.tip:
            return None
        left, top, w, _ = self.scroll.window
        row = self._rows[index]
        return f"log:{self._now.first + index}", (left, top + self._top(row) - self.scroll.offset, w, row.high)

    def tooltip(self, thing: str) -> Tooltip | None:
        """What hovering a line tells besides."""
        kind, _, number = thing.partition(":")
        if kind != "log" or int(number) >= len(self.lines):
            return None
        line = self.lines[int(number)]
        return Tooltip(line.text, line.tip)

    def place(self) -> Rect | None:
        """Where on the map the hovered line tells that something was put, or None."""
        if self.brief or not 0 <= self.over < len(self._rows):
            return None
        line, model = self._rows[self.over].line, self.table.model
        if line.heading or not line.ply:
            return None
        action = model.session.plies[line.ply - 1].action
        before = model.session.view(model.eyes, line.ply - 1)
        if line.actor != action.seat or before.state.pending[-1].secret:
            return None
        gesture = hand_of(model.presentation, before, action)
        slot = model.layout.slots.get(gesture.slot) if isinstance(gesture, Drag) else None
        return slot.rect if slot is not None and slot.type in ON_THE_MAP else None

    def draw(self, canvas: Canvas) -> None:
        """Heading, filter, the lines in the window, and what a click does; on the map, where the hovered line was."""
        table = self.table
        child = table.child(canvas)
        self.refresh(child)
        x, y, w, h = self.rect
        if self.brief:
            self._draw_newest(child)
            return
        canvas.shadow(self.rect, 8, 6, 90, 3)
        canvas.panel(self.rect, "#181029", "#4A3A78", 8, 1.2)
        canvas.line(table.texts("log-title"), (x + 12, y + 5, 90, 26), 15, "#F0D9A0", "title")
        self.filter.draw(canvas)
        spot = self.place()
        if spot is not None:
            left, up, wide, tall = spot
            canvas.panel((left - 1, up - 1, wide + 2, tall + 2), "none", "#14211C", 7, 6)
            canvas.panel((left - 1, up - 1, wide + 2, tall + 2), "none", "#FFFFFF", 7, 3)
        canvas.clip(self.scroll.window)
        _, top, _, high = self.scroll.window
        last = 0
        for index, row in enumerate(self._rows):
            at = top + self._top(row) - self.scroll.offset
            if at + row.high >= top and at < top + high:
                self._row(child, index, at, row.line.ply != last)
            last = row.line.ply if not row.line.heading else last
        canvas.clip(None)
        self.scroll.draw(canvas, thumb="#7C68B8")
        if self.foot and self._rows:
            foot, shorter = table.texts("log-foot"), (table.texts("log-foot-brief"),)
            canvas.line(foot, (x + 12, y + h - 27, w - 24, 22), 12, "#B9ADD0", shorter=shorter)

    def _draw_newest(self, canvas: Canvas) -> None:
        """What happened last, at the foot of the region, the newest brightest."""
        x, y, w, h = self.rect
        foot = y + h - 10
        for line, alpha in zip(reversed(self.newest), FADING):
            high = canvas.height(line.text, w - 52, NEWS, leading=LEADING)
            foot -= high
            if foot < y + 6:
                break
            emblem = self.table.emblem_of(line.actor)
            if emblem:
                canvas.svg(emblem, (x + 12, foot + 1, 16, 16), alpha)
            canvas.text(line.text, (x + 38, foot, w - 52, high), TextStyle(NEWS, leading=LEADING, alpha=alpha))
            foot -= 8

    def _row(self, canvas: Canvas, index: int, y: float, first: bool) -> None:
        line, _, high = self._rows[index]
        x, _, w, _ = self.scroll.window
        alpha = 255 if line.ply <= self.table.model.moment else LATER
        if line.heading:
            canvas.line(line.text, (x + 4, y, w - 8, high), SIZE, "#E3BE6A", "bold", alpha=alpha)
            wide = canvas.measure(line.text, SIZE, "bold")
            canvas.fill((x + 12 + wide, y + high / 2, max(0, w - 20 - wide), 1), "#4A3A78", alpha)
            return
        if line.ply == self.marked:
            canvas.panel((x, y, w, high), "#33265F", None, 4)
        elif index == self.over:
            canvas.panel((x, y, w, high), "#241A40", None, 4)
        if first:
            quiet = "#B9ADD0" if line.ply == self.marked else "#8F84AC"
            canvas.line(str(line.ply), (x, y, 22, 22), 11.5, quiet, align="right", alpha=alpha)
        emblem = self.table.emblem_of(line.actor)
        if emblem:
            canvas.svg(emblem, (x + 27, y + 4, 15, 15), alpha)
        canvas.text(line.text, (x + 46, y + 2, w - 50, high - 2), TextStyle(SIZE, leading=LEADING, alpha=alpha))
