"""The banner over the past: which moment is shown, the way back to now, and the way on from there."""

from __future__ import annotations

from game.table.layout import Rect, inside
from game.ui.canvas import Canvas
from game.ui.table.context import TableContext
from game.ui.table.intents import Branch, Intent, LookAt

BANNER: Rect = (466, 2, 380, 34)
"""In the bar, where nothing stands then: all that lay on the table is seen."""
BACK, ON = 102.0, 126.0
"""How wide the two ways are."""


class PastBanner:
    """Lies over a moment of the past, and over the last one of a game that is only looked at and was not ended."""

    def __init__(self, table: TableContext) -> None:
        self.table = table

    @property
    def shown(self) -> bool:
        """True if nothing is asked of anybody here."""
        return self.looks_back or (self.table.watched and self.table.session.pending is not None)

    @property
    def looks_back(self) -> bool:
        """True if the moment that is shown is not the last one."""
        return self.table.model.looking is not None

    @property
    def buttons(self) -> list[tuple[Rect, str, Intent]]:
        """Where each way stands, what it is called and what it does."""
        texts, (x, y, w, h) = self.table.texts, BANNER
        ways: list[tuple[float, str, Intent]] = []
        if self.looks_back:
            ways.append((BACK, "watched-end" if self.table.watched else "past-now", LookAt(None)))
        if self.table.can_branch:
            ways.append((ON, "past-branch", Branch()))
        left = x + w - 2 - sum(wide for wide, *_ in ways)
        found: list[tuple[Rect, str, Intent]] = []
        for wide, message, way in ways:
            found.append(((left, y + 3, wide - 4, h - 6), texts(message), way))
            left += wide
        return found

    def press(self, x: float, y: float) -> bool:
        """Go the way that stands there; true if one does."""
        way = next((way for rect, _, way in self.buttons if inside(rect, x, y)), None) if self.shown else None
        if way is not None:
            self.table.send(way)
        return way is not None

    def draw(self, canvas: Canvas) -> None:
        """A sepia frame round the table, and the banner."""
        canvas.panel((4, 40, 1272, 648), "none", "#E3A94A", 8, 3)
        x, y, w, h = BANNER
        canvas.panel(BANNER, "#5A3E12", "#E3BE6A", 8, 1.6)
        message, buttons = "watched-banner" if self.table.watched else "past-banner", self.buttons
        told = self.table.texts(message, now=self.table.model.moment, total=len(self.table.session.plies))
        room = (buttons[0][0][0] if buttons else x + w) - x - 20
        canvas.line(told, (x + 10, y, room, h), 14, "#FFF1CF", "bold", "center")
        for rect, label, _ in buttons:
            canvas.panel(rect, "#E3BE6A", "#FFE6A6", 6, 1.2)
            canvas.line(label, (rect[0] + 3, rect[1], rect[2] - 6, rect[3]), 13, "#2B2118", "bold", "center")
