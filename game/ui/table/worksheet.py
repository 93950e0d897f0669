"""An action that is put together on a sheet of the title: each place of it makes another draft."""

from __future__ import annotations

from collections.abc import Callable

from game.engine import Draft, View
from game.presentation import Worksheet
from game.table.layout import Rect, inside
from game.text.speech import worded
from game.ui.canvas import Canvas
from game.ui.events import Event, Key, PointerDown, PointerMove, PointerUp
from game.ui.table.context import TableContext
from game.ui.table.drafting import Drafting
from game.ui.widgets import Button


class WorksheetPrompt(Drafting):
    """The sheet, a light on what can be pressed, a button that leaves it and one that does what stands there. ``drawn``
    is how the title draws a draft."""

    def __init__(self, table: TableContext, draft: Draft, drawn: Callable[[View, Draft], Worksheet | None]) -> None:
        self.drawn = drawn
        self.over = -1
        super().__init__(table, draft, (0, 38, 1280, 650), "worksheet")

    def lay(self) -> None:
        """The sheet that the title draws of the draft, and its two buttons."""
        table = self.table
        sheet = self.drawn(table.model.view, self.draft)
        assert sheet is not None
        self.sheet: Worksheet = sheet
        texts = table.texts
        params = worded(texts, table.title.id, dict(sheet.params), table.words.names)
        leave = Button(
            sheet.back, texts("table-cancel"), self.leave, kind="night", key="Esc", widget_id="worksheet-leave"
        )
        done = Button(
            sheet.done, texts.say(sheet.label, params), self.done, kind="gold", key="Enter", widget_id="worksheet-done"
        )
        done.enabled = self.step.complete
        self.buttons = [leave, done]
        self.over = -1
        table.stage.invalidate()

    def answers(self) -> list[Rect]:
        """The button that does it, once it can be done; until then the places that say more of it, and the way back."""
        leave, done = self.buttons
        if done.enabled:
            return [done.rect]
        return [press.rect for press in self.sheet.presses if press.draft.kind == self.draft.kind] + [leave.rect]

    # --- events and looks ------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """A press on a place, the buttons; Enter does it, Backspace takes a press back, Escape leaves."""
        if isinstance(event, Key):
            acts = {"enter": self.done, "backspace": self.back, "esc": self.leave}
            if event.name not in acts:
                return False
            acts[event.name]()
            return True
        if any(button.handle(event) for button in self.buttons):
            return True
        if isinstance(event, PointerMove | PointerDown):
            places = enumerate(self.sheet.presses)
            self.over = next((i for i, place in places if inside(place.rect, event.x, event.y)), -1)
            self.table.stage.invalidate()
        if isinstance(event, PointerDown) and self.over >= 0:
            self.press(self.sheet.presses[self.over].draft)
        return isinstance(event, PointerDown | PointerMove | PointerUp)

    def draw(self, canvas: Canvas) -> None:
        """The sheet and what lies over it."""
        self.table.painter.draw(canvas, self.sheet.drawing)
        if self.over >= 0:
            x, y, w, h = self.sheet.presses[self.over].rect
            canvas.panel((x - 2, y - 2, w + 4, h + 4), "none", "#FFFFFF", 9, 2)
        for button in self.buttons:
            button.draw(self.table.child(canvas))


__all__ = ["WorksheetPrompt"]
