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
from game.ui.table.intents import Cancel, Propose
from game.ui.widgets import Button, Widget


class WorksheetPrompt(Widget):
    """The sheet, a light on what can be pressed, a button that leaves it and one that does what stands there. ``drawn``
    is how the title draws a draft."""

    def __init__(self, table: TableContext, draft: Draft, drawn: Callable[[View, Draft], Worksheet | None]) -> None:
        super().__init__((0, 38, 1280, 650), "worksheet")
        self.table, self.drawn = table, drawn
        self.drafts = [draft]
        self.over = -1
        self._lay()

    @property
    def draft(self) -> Draft:
        """The action as far as it is put together."""
        return self.drafts[-1]

    @property
    def complete(self) -> bool:
        """True if what stands on the sheet can be done."""
        return self.table.session.rules.next(self.table.model.view.state, self.draft).complete

    def press(self, draft: Draft) -> None:
        """Go on with another draft."""
        self.drafts.append(draft)
        self._lay()

    def back(self) -> None:
        """Take the last press back; with nothing pressed, leave."""
        if len(self.drafts) > 1:
            self.drafts.pop()
            self._lay()
        else:
            self.leave()

    def leave(self) -> None:
        """Leave the sheet; nothing has happened."""
        self.table.send(Cancel())

    def done(self) -> None:
        """Do it, if it is legal as it stands."""
        if self.complete:
            self.table.send(Propose(self.draft.action()))

    def _lay(self) -> None:
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
        done.enabled = self.complete
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
            acts = {"enter": self.done, "backspace": self.back, "escape": self.leave}
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
