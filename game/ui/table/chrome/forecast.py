"""The forecast: both sides row by row, as if the game ended now. It opens from the points and closes with any click."""

from __future__ import annotations

from game.presentation import Counted, DisplayList
from game.table.playback.script import COUNT
from game.ui.canvas import Canvas
from game.ui.events import Event, Key, PointerDown, PointerMove, PointerUp
from game.ui.table.board.painter import hot_at
from game.ui.table.context import TableContext
from game.ui.table.intents import Ask
from game.ui.table.playback.overlay import Overlay
from game.ui.widgets import Widget

KEY = "f"


class Forecast(Widget):
    """A title's sheet of where the game stands. Pointing at a row lights what it counts."""

    def __init__(self, table: TableContext, sheet: DisplayList) -> None:
        super().__init__((0, 0, *sheet.size), "forecast")
        self.table, self.sheet = table, sheet
        self.overlay = Overlay(table)
        self.counted: tuple[Counted, ...] = ()

    def handle(self, event: Event) -> bool:
        """Rows light what they count; a click or a key closes it."""
        if isinstance(event, PointerMove):
            found = hot_at(self.sheet, event.x, event.y)
            self.counted = found.counted if found is not None else ()
            return True
        if isinstance(event, PointerDown) or (isinstance(event, Key) and event.name in (KEY, "esc", "enter", "space")):
            self.table.send(Ask(None))
            return True
        return isinstance(event, PointerUp)

    def draw(self, canvas: Canvas) -> None:
        """The sheet, and what the row under the pointer counts."""
        self.table.painter.draw(canvas, self.sheet)
        if self.counted:
            self.overlay.draw_counted(canvas, self.counted, COUNT * len(self.counted))


def forecast_of(table: TableContext) -> Forecast | None:
    """The forecast of what is shown now, or None if the title has none."""
    sheet = table.model.art.forecast(table.model.view)
    return Forecast(table, sheet) if sheet is not None else None
