"""The leaf of the day on the wall: today's game, what came of the last seven days, and the result to send on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.archive.today import LOST, MISSED, OPEN, PLAYING, WON, Day, begun, daily, streak
from game.engine import Title
from game.presentation import art_of
from game.ui.canvas import Canvas, Rect
from game.ui.scenes.house import painter_for, value_name
from game.ui.theme import INK, INK2
from game.ui.widgets import Pressable

if TYPE_CHECKING:
    from game.ui.scene import Stage

PLACE: Final[Rect] = (299.0, 12.0, 124.0, 192.0)
PITCH: Final = 14.8
_SIGN: Final = {OPEN: "open", PLAYING: "open", WON: "won", LOST: "lost", MISSED: "missed"}
_WRITTEN: Final = {WON: "●", LOST: "×", MISSED: "－", OPEN: "○", PLAYING: "○"}


class Leaf(Pressable):
    """A block calendar: the date, the rival of the day, seven marks. All of it is one button."""

    def __init__(self, stage: Stage, title: Title, days: Sequence[Day], on_press: Callable[[], None]) -> None:
        super().__init__(PLACE, on_press, "today")
        self.stage, self.title, self.days = stage, title, tuple(days)
        self.game = daily(title, self.days[-1].day)
        view = begun(title, self.game.day).view(0)
        self.emblem = art_of(title).emblem(view, -1)

    def spoken(self) -> str:
        """What it is, and which game."""
        return f"{self.stage.texts('today-head')} {self.words()}"

    def words(self) -> str:
        """The options that tell the games of the title apart, as they are today."""
        texts, title = self.stage.texts, self.title.id
        named = [name for name in self.title.headline if name in self.game.options]
        return " ".join(value_name(texts, title, name, self.game.options[name]) for name in named)

    def result(self) -> str:
        """What came of today's game as a text to send on: it tells no moves."""
        texts, today = self.stage.texts, self.days[-1]
        entry = today.entry
        points = "–".join(map(str, (*entry.scores, *(vp for _, vp in entry.automas)))) if entry is not None else ""
        week = "".join(_WRITTEN[day.state] for day in self.days)
        game = texts(f"{self.title.id}-name-{self.title.id}")
        return texts("today-result", date=today.day.isoformat(), game=game, what=self.words(), points=points, week=week)

    def draw(self, canvas: Canvas) -> None:
        """The leaf."""
        x, y, w, h = self.rect
        texts, day = self.stage.texts, self.game.day
        canvas.svg("shared/daily/leaf", self.rect)
        month = texts("today-month", month=day.month, weekday=day.isoweekday())
        canvas.line(month, (x + 4, y + 29, w - 10, 25), 12.5, "#FFF1CF", "bold", "center")
        canvas.line(str(day.day), (x + 6, y + 56, 60, 58), 38, INK, "title", "center")
        painter_for(self.stage, self.title).draw(canvas, self.emblem, x + 70, y + 60, 0.4)
        canvas.line(texts("today-head"), (x + 5, y + 110, w - 12, 26), 16, INK, "title", "center")
        canvas.line(self.words(), (x + 5, y + 133, w - 12, 20), 11.5, INK2, align="center")
        for index, past in enumerate(self.days):
            canvas.svg(f"shared/daily/{_SIGN[past.state]}", (x + 9 + PITCH * index, y + 151, 13.5, 13.5))
        won = streak(self.days)
        if won > 1:
            canvas.line(texts("today-streak", count=won), (x + 9, y + 165, 84, 20), 11.5, "#3F6A22", "bold")
        if self.hovered:
            canvas.panel((x + 1, y + 24, w - 5, h - 26), "none", "#FFFFFF", 3, 1.6)


def copied(text: str) -> bool:
    """True if the text lies in the clipboard now."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError):
        return False
    return True


__all__ = ["PLACE", "Leaf", "copied"]
