"""What today's game adds to one's own record: the last seven days, and the difference among those of games like it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.archive import Entry
from game.archive.today import LOST, MISSED, WON, DayResult
from game.presentation import signed
from game.text.catalog import Texts
from game.ui.canvas import Canvas, Rect
from game.ui.scenes.day.leaf import SIGNS

NIGHT, LINE, LILAC, QUIET = "#120926", "#4A3A78", "#C9BEE0", "#8F83B4"
LEAST, MOST = -10, 30
"""The axis reaches from here to there at least."""
GAP: Final = 48.0


class Differences(NamedTuple):
    """Differences in points: of this game, and of the earlier ones like it."""

    mine: int
    before: tuple[int, ...]

    @property
    def best(self) -> int:
        """The greatest of all."""
        return max((self.mine, *self.before))

    @property
    def rank(self) -> int:
        """How manieth this one is among all."""
        return 1 + sum(other > self.mine for other in self.before)


def draw_week(canvas: Canvas, texts: Texts, days: Sequence[DayResult], won: int, rect: Rect) -> None:
    """Seven days by shape with their differences, the last one framed, and the streak."""
    x, y, w, _ = rect
    canvas.line(texts("today-week"), (x + 18, y + 8, 160, 30), 17, "#F2D58C", "title")
    if won > 1:
        words = texts("today-streak-words", count=won)
        wide = canvas.measure(words, 14, "bold") + 4
        canvas.line(words, (x + w - 18 - wide, y + 14, wide, 26), 14, "#F2D58C", "bold", "right")
        canvas.line(str(won), (x + w - 98 - wide, y, 74, 46), 30, "#F2D58C", "title", "right")
    for index, day in enumerate(days):
        left, last = x + 16 + GAP * index, day is days[-1]
        if last:
            canvas.panel((left, y + 46, GAP - 1, 76), "#2B1D4F", "#FFD55E", 7, 1.8)
        ink, face = ("#FFF1CF", "bold") if last else (LILAC, "body")
        canvas.line(texts(f"weekday-{day.day.weekday()}"), (left, y + 50, GAP - 1, 20), 11.5, ink, face, "center")
        if day.state == MISSED:
            canvas.panel((left + 16.5, y + 79.8, 14, 2.6), QUIET, None, 1.3)
        elif day.state in SIGNS:
            canvas.svg(f"shared/daily/{SIGNS[day.state]}", (left + 12.5, y + 70, 22, 22))
        entry = day.entry
        if entry is not None and day.state in (WON, LOST) and entry.points:
            canvas.line(signed(entry.difference), (left, y + 97, GAP - 1, 22), 13, ink, face, "center")


def standing_of(mine: Entry, before: Sequence[Entry]) -> Differences | None:
    """Where a game stands among earlier ones like it, None without points."""
    return Differences(mine.difference, tuple(entry.difference for entry in before)) if mine.points else None


def draw_standing(canvas: Canvas, texts: Texts, name: str, standing: Differences, rect: Rect) -> None:
    """The differences on one axis: earlier ones small, the best a diamond, this one gold."""
    x, y, w, _ = rect
    canvas.panel((x + 16, y + 133, w - 32, 1.2), LINE, None, 0)
    games = texts("today-games", count=1 + len(standing.before))
    wide = canvas.measure(games, 12) + 6
    canvas.line(texts("today-difference", against=name), (x + 18, y + 141, w - 44 - wide, 26), 13.5, "#F4EBD8", "bold")
    canvas.line(games, (x + w - 18 - wide, y + 142, wide, 24), 12, LILAC, align="right")
    values = (standing.mine, *standing.before)
    low, high = min(LEAST, *values), max(MOST, *values)
    left, long, level = x + 34, w - 68, y + 206

    def at(value: float) -> float:
        return left + long * (value - low) / (high - low)

    canvas.panel((left, level - 0.8, long, 1.6), "#7463BE", None, 0)
    canvas.panel((at(0) - 0.8, level - 11, 1.6, 22), LILAC, None, 0)
    best = standing.best
    for value in standing.before:
        if value != best or best == standing.mine:
            canvas.panel((at(value) - 5, level - 5, 10, 10), QUIET, NIGHT, 5, 1.4)
    today = f"{texts('today-now')} **{signed(standing.mine)}**"
    canvas.line(
        today, _around(canvas, at(standing.mine), level - 35, today, 13.5, rect), 13.5, "#FFE6A6", align="center"
    )
    if best != standing.mine:
        canvas.drawing('<path d="M8 1 L15 8 L8 15 L1 8Z" fill="#C9BEE0"/>', (at(best) - 8, level - 8, 16, 16), (16, 16))
        words = texts("today-best", amount=signed(best))
        place = _around(canvas, at(best), level + 12, words, 12, rect)
        canvas.line(words, place, 12, LILAC, align="center")
        if place[0] > at(0) + 14 or place[0] + place[2] < at(0) - 14:
            canvas.line("0", (at(0) - 20, level + 12, 40, 20), 11.5, LILAC, align="center")
        canvas.panel((at(standing.mine) - 9, level - 9, 18, 18), "#FFD55E", "#14211C", 9, 2.4)
    else:
        canvas.line("0", (at(0) - 20, level + 12, 40, 20), 11.5, LILAC, align="center")
        mark = '<path d="M12 2 L22 12 L12 22 L2 12Z" fill="#FFD55E" stroke="#14211C" stroke-width="2.4"/>'
        canvas.drawing(mark, (at(best) - 12, level - 12, 24, 24), (24, 24))
    canvas.line(_told(texts, standing), (x + 18, y + 236, w - 36, 24), 12.5, LILAC, align="center")


def _around(canvas: Canvas, middle: float, y: float, words: str, size: float, rect: Rect) -> Rect:
    """A place for words in the middle above or below a mark, within the panel."""
    wide = canvas.measure(words, size) + 8
    left = min(max(middle - wide / 2, rect[0] + 8), rect[0] + rect[2] - 8 - wide)
    return left, y, wide, 22


def _told(texts: Texts, standing: Differences) -> str:
    """Where this game stands, in words."""
    if not standing.before:
        return texts("today-standing-first")
    rank, best = standing.rank, standing.best
    if rank > 1:
        return texts("today-standing", rank=rank, more=best - standing.mine)
    more = standing.mine - max(standing.before)
    return texts("today-standing-best", more=more) if more else texts("today-standing-same")
