"""What keys and touches mean at a table where nothing lies over it."""

from __future__ import annotations

from game.table.layout import Rect
from game.ui.events import Event, PointerDown
from game.ui.table.board.view import POINTS, Board
from game.ui.table.chrome.feedback import Feedback
from game.ui.table.chrome.forecast import forecast_of
from game.ui.table.chrome.timeline import FROM_NOW, Timeline
from game.ui.table.context import Showing, TableContext
from game.ui.table.hand.drag_view import DragView
from game.ui.table.intents import KEYS, Cancel, PressControl


class Hearing:
    """Hears the keys and the pointer for the hand of one table, and answers for what was touched in vain."""

    def __init__(self, table: TableContext, story: Showing, board: Board, hand: DragView, notes: Feedback) -> None:
        self.table, self.story, self.board, self.hand, self.notes = table, story, board, hand, notes

    def key(self, name: str, timeline: Timeline | None = None) -> bool:
        """What a key does, on the timeline first if there is one; true if it does anything."""
        past = self.table.model.looking is not None
        if timeline is not None and (past or name in FROM_NOW) and timeline.key(name):
            return True
        if name in KEYS:
            self.table.send(KEYS[name])
            return True
        return self._hotkey(name) or self.hand.key(name)

    def _hotkey(self, name: str) -> bool:
        for control in self.table.model.controls:
            if control.hotkey and control.hotkey.lower() == name:
                self.table.send(PressControl(control))
                return True
        return False

    def pointer(self, event: Event) -> bool:
        """What lies on the past, then the hand; true if one of them has used it."""
        if isinstance(event, PointerDown) and event.button == 1 and self.board.past.press(event.x, event.y):
            return True
        return self.hand.hear(event)

    def explain(self, target: str, spot: Rect, dropped: bool) -> None:
        """Answer for a thing that was touched, or ``dropped``, and has no other answer. Where no piece lies, a hot place of a
        panel speaks first, and that of points opens the forecast. On bare ground nothing is said."""
        drag, model = self.table.drag, self.table.model
        hot = self.board.under(drag.x, drag.y) if dropped or target not in model.laid else None
        if dropped or hot is None:
            if spot[2] or hot is not None:
                self.notes.explain(target, spot if spot[2] or hot is None else hot[1], dropped)
        elif hot[0].partition("/")[0] != POINTS or not self.show_forecast():
            self.notes.explain(*hot, dropped)

    def show_forecast(self) -> bool:
        """Show where every side would stand if the game ended now; true if there is anything to show."""
        forecast = forecast_of(self.table) if not self.story.telling else None
        if forecast is not None:
            self.table.send(Cancel())
            self.table.prompts.show(forecast)
        return forecast is not None


__all__ = ["Hearing"]
