"""The leaf of the day on the wall: today's game, and what came of the last seven days."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from game.archive.today import LOST, MISSED, OPEN, PLAYING, WON, Daily, DayResult, begun
from game.presentation import art_of
from game.text.catalog import Texts
from game.text.house_people import bot_name
from game.ui.canvas import Canvas, Rect
from game.ui.scenes.archive.words import signed, where
from game.ui.scenes.house import draw_crest, game_name, painter_for, told_by, value_name
from game.ui.theme import INK, INK2
from game.ui.widgets import Pressable, Tooltip

if TYPE_CHECKING:
    from game.ui.scene import Stage

PLACE: Final[Rect] = (299.0, 12.0, 124.0, 192.0)
PITCH: Final = 14.8
SIGNS: Final = {OPEN: "open", PLAYING: "begun", WON: "won", LOST: "lost", MISSED: "missed"}


class Leaf(Pressable):
    """A block calendar: the date, whom one meets today, seven marks. All of it is one button."""

    def __init__(
        self, stage: Stage, game: Daily, days: Sequence[DayResult], won: int, on_press: Callable[[], None]
    ) -> None:
        super().__init__(PLACE, on_press, "today")
        self.stage, self.game, self.days, self.won = stage, game, tuple(days), won
        stage.texts.read(game.title)
        self.emblem = art_of(game.title).emblem(begun(game).view(0), -1) if game.alone else None

    def spoken(self) -> str:
        """What it is, and which game."""
        return f"{self.stage.texts('today-head')} {self.words()}"

    def words(self) -> str:
        """Whom one meets today."""
        return met(self.stage.texts, self.game)

    def brief(self) -> str:
        """The same where there is little room: the first of the options, or the game."""
        texts, title = self.stage.texts, self.game.title
        main = next((name for name in title.headline if name in self.game.options), "")
        if self.game.alone and main:
            return value_name(texts, title.id, main, self.game.options[main])
        return game_name(texts, title.id)

    def told_of(self, x: float, y: float) -> tuple[str, str]:
        """What is said where the pointer is: of a mark its date and what came of it, else what a press does."""
        texts = self.stage.texts
        at = int((x - self.rect[0] - 9) // PITCH)
        over = self.rect[1] + 148 <= y <= self.rect[1] + 168 and 0 <= at < len(self.days)
        day = self.days[at] if over else self.days[-1]
        if not over:
            state = {OPEN: "open", PLAYING: "begun"}.get(day.state, "over")
            return f"{texts('today-head')}: {self.words()}", texts(f"today-press-{state}")
        date = texts("today-date", month=texts(f"month-{day.day.month}"), day=day.day.day)
        known = day.entry is not None and day.state in (WON, LOST)
        against = " · ".join(told_by(texts, day.entry)) if day.entry is not None else ""
        if known and not against and day.entry is not None:
            against = texts(f"{day.entry.title}-name-{day.entry.title}")
        points = signed(day.entry.difference) if known and day.entry is not None and day.entry.points else ""
        parts = (texts(f"today-state-{day.state}"), against if known else "", points)
        return date, " · ".join(part for part in parts if part)

    def draw_tip(self, canvas: Canvas) -> None:
        """What the pointer is on, below the leaf."""
        if self.hovered:
            Tooltip(*self.told_of(*self.stage.pointer)).draw(canvas, self.rect)

    def draw(self, canvas: Canvas) -> None:
        """The leaf."""
        x, y, w, h = self.rect
        texts, day = self.stage.texts, self.game.day
        canvas.svg("shared/daily/leaf", self.rect)
        month = texts("today-month", month=day.month, weekday=day.isoweekday())
        canvas.line(month, (x + 4, y + 29, w - 10, 25), 12.5, "#FFF1CF", "bold", "center")
        canvas.line(str(day.day), (x + 6, y + 56, 60, 58), 38, INK, "title", "center")
        if self.emblem is not None:
            painter_for(self.stage, self.game.title).draw(canvas, self.emblem, x + 70, y + 60, 0.4)
        else:
            draw_crest(canvas, self.game.title, (x + 69, y + 63, 42, 42))
        canvas.line(texts("today-head"), (x + 5, y + 110, w - 12, 26), 16, INK, "title", "center")
        words = self.words()
        canvas.line(words, (x + 3, y + 133, w - 8, 20), 11.5, INK2, align="center", shorter=(self.brief(),))
        for index, past in enumerate(self.days):
            if past.state in SIGNS:
                canvas.svg(f"shared/daily/{SIGNS[past.state]}", (x + 9 + PITCH * index, y + 151, 13.5, 13.5))
        last = self.days[-1]
        if last.state == PLAYING and last.entry is not None:
            canvas.line(where(texts, last.entry), (x + 9, y + 165, 84, 20), 11.5, INK2, "bold")
        elif self.won > 1:
            canvas.line(texts("today-streak", count=self.won), (x + 9, y + 165, 84, 20), 11.5, "#3F6A22", "bold")
        if self.hovered:
            canvas.panel((x + 1, y + 24, w - 5, h - 26), "none", "#FFFFFF", 3, 1.6)


def met(texts: Texts, game: Daily) -> str:
    """Whom one meets in the game of a date: alone the options that tell the title's games apart, else the game and the bots."""
    title = game.title
    if game.alone:
        named = [name for name in title.headline if name in game.options]
        return " ".join(value_name(texts, title.id, name, game.options[name]) for name in named)
    return texts("today-against", game=game_name(texts, title.id), bot=bot_name(texts, game.level))
