"""What can be pressed in the statistics: a cell of the grid, a table of some size."""

from __future__ import annotations

from game.archive.statistics import Tally, WinRecord
from game.text.catalog import Texts
from game.ui.canvas import Canvas, Rect
from game.ui.scenes.archive.words import signed
from game.ui.scenes.house import Act
from game.ui.theme import GOOD, INK, INK2, LINK, PAPER_EDGE, RED_HEAD
from game.ui.widgets import Pressable

REACH = 60
"""The difference at which a bar is full."""


class Cell(Pressable):
    """One row in one column: pressing it shows the games, or sets such a game up where there are none."""

    radius = 7.0

    def __init__(
        self, rect: Rect, texts: Texts, found: Tally | None, points: bool, on_press: Act, widget_id: str, apart: int = 0
    ) -> None:
        super().__init__(rect, on_press, widget_id)
        self.texts, self.found, self.points, self.apart = texts, found, points, apart

    def draw(self, canvas: Canvas) -> None:
        """Won and lost, the mean difference with its bar, the best one; or an invitation."""
        if self.found is None or not self.found.played:
            draw_invitation(canvas, self.rect, self.texts, self.hovered, apart=self.apart)
            return
        x, y, w, h = self.rect
        found = self.found
        good = found.mean > 0 or (not found.mean and found.won > found.lost)
        fill, line, ink = ("#E9F0D6", "#7A9A4C", GOOD) if good else ("#F6DCD2", "#C9705E", RED_HEAD)
        if self.hovered:
            fill, line = ("#F4F8E8" if good else "#FDECE5"), INK
        canvas.panel(self.rect, fill, line, 7, 1.3)
        mean = signed(found.mean) if self.points else ""
        number = canvas.measure(mean, 17, "bold")
        canvas.line(mean, (x, y + 4, w - 12, 30), 17, ink, "bold", "right")
        canvas.icon("tick" if good else "cross", x + 12, y + 12, 14, ink)
        words = self.texts("statistics-cell", won=found.won, lost=found.lost)
        if self.apart:
            words = f"{words} · {self.texts('statistics-with-hints', count=self.apart)}"
        room = w - 34 - 12 - number - 4
        if canvas.measure(words, canvas.least(words, 11.5), exact=True) > room:
            words = f"**{found.won}** : **{found.lost}**"
        canvas.line(words, (x + 34, y + 5, room, 30), 13.5, INK)
        balance = found.mean if self.points else REACH * (found.won - found.lost) / found.played
        if h <= 56:
            return
        widest = max(found.differences, default=0)
        wide = 0.0
        if self.points and found.played > 1:
            best = self.texts("statistics-best-difference", amount=signed(widest))
            wide = canvas.measure(best, 12) + 10
            canvas.line(best, (x + w - 12 - wide, y + h - 29, wide, 22), 12, INK2, align="right")
        draw_balance(canvas, (x + 12, y + h - 25, w - 24 - wide, 14), balance, good)


class Table(Pressable):
    """Tables of one size: pressing it shows the games, or sets such a table where there are none."""

    radius = 7.0

    def __init__(
        self,
        rect: Rect,
        texts: Texts,
        count: int,
        found: WinRecord | None,
        contested: bool,
        points: bool,
        on_press: Act,
        widget_id: str,
        apart: int = 0,
    ) -> None:
        super().__init__(rect, on_press, widget_id)
        self.texts, self.count, self.found, self.contested, self.points = texts, count, found, contested, points
        self.apart = apart

    def draw(self, canvas: Canvas) -> None:
        """How many games, how many a person won, the best and the mean."""
        x, y, w, _ = self.rect
        texts = self.texts
        if self.found is None:
            heading = texts("statistics-table", count=self.count)
            draw_invitation(canvas, self.rect, texts, self.hovered, heading, self.apart)
            return
        canvas.panel(self.rect, "#FFFFFF" if self.hovered else "#FFFDF6", INK if self.hovered else PAPER_EDGE, 7, 1.3)
        played = texts("statistics-played", count=self.found.played)
        wide = canvas.measure(played, 15, "bold")
        canvas.line(texts("statistics-table", count=self.count), (x + 14, y + 6, w - 40 - wide, 32), 17, INK, "title")
        canvas.line(played, (x, y + 6, w - 14, 32), 15, INK, "bold", "right")
        words = texts("statistics-won-and-drawn", won=self.found.won, drawn=self.found.drawn)
        if self.points:
            words = texts("statistics-best-and-mean", best=self.found.best, mean=f"{self.found.mean:.0f}")
        canvas.line(words, (x + 14, y + 38, w - 28, 24), 13, INK)
        if self.contested and self.points:
            won = texts("statistics-people-won", count=self.found.won)
            canvas.line(won, (x + 14, y + 61, w - 28, 22), 12.5, INK2)


def draw_invitation(canvas: Canvas, rect: Rect, texts: Texts, hovered: bool, heading: str = "", apart: int = 0) -> None:
    """A dashed place that asks to be filled; or says that it was, ``apart``, with hints."""
    x, y, w, h = rect
    fill, line = ("#FFFDF6", LINK) if hovered else ("none", "#A89468")
    body = (
        f'<rect x="1" y="1" width="{w - 2:g}" height="{h - 2:g}" rx="7" fill="{fill}" stroke="{line}" '
        'stroke-width="1.4" stroke-dasharray="6 5"/>'
    )
    canvas.drawing(body, rect, (w, h))
    if heading:
        canvas.line(heading, (x + 14, y + 6, w - 28, 32), 17, INK2, "title")
        y, h = y + 34, h - 34
    canvas.line(
        texts("statistics-with-hints", count=apart) if apart else texts("statistics-not-yet"),
        (x + 14, y, w / 2 - 18, h),
        13,
        INK2,
    )
    canvas.line(texts("statistics-challenge"), (x + w / 2, y, w / 2 - 32, h), 14, LINK, "bold", "right")
    canvas.icon("right", x + w - 25, y + h / 2 - 6, 12, LINK)


def draw_balance(canvas: Canvas, rect: Rect, mean: float, good: bool) -> None:
    """A beam with its middle: green to the right, red to the left."""
    x, y, w, h = rect
    beam = (
        f'<path d="M0 {h / 2:g} H{w:g}" stroke="#A89468" stroke-width="1.5"/>'
        f'<path d="M{w / 2:g} 0 V{h:g}" stroke="#5B4A3A" stroke-width="1.5"/>'
    )
    canvas.drawing(beam, rect, (w, h))
    long = max(4.0, min(1.0, abs(mean) / REACH) * w / 2)
    left = x + w / 2 - (0 if mean >= 0 else long)
    canvas.panel((left, y + 2, long, h - 4), "#5E8A2E" if good else "#B2301F", "#FFFDF6", 3, 1)
