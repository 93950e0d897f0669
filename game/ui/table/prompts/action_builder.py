"""Puts an action together that no list holds: field by field, thing by thing, as the rules allow the next one."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.engine import Draft
from game.text.speech import message_id
from game.ui.canvas import Canvas, Rect
from game.ui.events import Event, Key, PointerDown, PointerMove, PointerUp
from game.ui.table.context import TableContext
from game.ui.table.prompts.draft_steps import DraftSteps
from game.ui.widgets import Button

WIDE, HIGH, LEFT, TOP = 620.0, 330.0, 330.0, 190.0
COLUMNS = 4


class ActionBuilder(DraftSteps):
    """What has been said of each field, what may be said next as buttons, one step back, on to the next field, done."""

    def __init__(self, table: TableContext, kind: str) -> None:
        self.kind = kind
        self.buttons: list[Button] = []
        super().__init__(table, Draft(kind, table.model.eyes), (LEFT, TOP, WIDE, HIGH), "composer")

    # --- what the buttons do ---------------------------------------------------------------------

    def say(self, value: Any) -> None:
        """One thing more."""
        if self.step.field is not None:
            self._go(self.draft.said(self.step.field, value))

    def close(self) -> None:
        """Leave the field as it is and go on to the next."""
        step = self.step
        if step.field is not None and step.closable and not step.field.single:
            self._go(self.draft.closed(step.field))

    def _go(self, draft: Draft) -> None:
        self.press(draft)
        step = self.step
        if step.complete and not step.values and not step.closable:
            self.done()

    def lay(self) -> None:
        """What has been said, what can be, as buttons."""
        texts, step = self.table.texts, self.step
        wide = (WIDE - 36) / COLUMNS
        self.buttons = []
        for index, value in enumerate(step.values[: 4 * COLUMNS]):
            place = (LEFT + 18 + index % COLUMNS * wide, TOP + 110 + index // COLUMNS * 42, wide - 8, 36)
            label, press = self.table.words.thing(value), partial(self.say, value)
            self.buttons.append(Button(place, label, press, kind="night", size=14, widget_id=f"compose-{value}"))
        foot = TOP + HIGH - 50
        back = texts("table-compose-back" if len(self.drafts) > 1 else "table-cancel")
        self.buttons.append(Button((LEFT + 18, foot, 150, 38), back, self.back, kind="night", widget_id="compose-back"))
        onward = Button(
            (LEFT + 178, foot, 150, 38), texts("table-compose-next"), self.close, kind="night", widget_id="compose-next"
        )
        onward.enabled = step.closable and step.field is not None and not step.field.single
        done = Button(
            (LEFT + 338, foot, WIDE - 356, 38),
            texts("table-do"),
            self.done,
            kind="gold",
            key="Enter",
            widget_id="compose-done",
        )
        done.enabled = step.complete
        self.buttons += [onward, done]

    def answers(self) -> list[Rect]:
        """What can be said next and what ends it; the way back where nothing else is left."""
        found = [button for button in self.buttons if button.enabled]
        onward = [button for button in found if button.id != "compose-back"]
        return [button.rect for button in onward or found]

    # --- events and looks ------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """Buttons; Enter does it or goes on, digits say a thing, Backspace takes one back, Escape leaves."""
        if isinstance(event, Key):
            if event.name == "enter":
                (self.done if self.step.complete else self.close)()
            elif event.name == "backspace":
                self.back()
            elif event.name == "esc":
                self.leave()
            elif event.name.isdigit() and 0 < int(event.name) <= len(self.step.values):
                self.say(self.step.values[int(event.name) - 1])
            else:
                return False
            return True
        for button in list(self.buttons):
            if button.handle(event):
                break
        return isinstance(event, PointerDown | PointerMove | PointerUp)

    def draw(self, canvas: Canvas) -> None:
        """The sheet, what has been said, what may be said."""
        table, draft, step = self.table, self.draft, self.step
        canvas.fill((0, 38, 1280, 682), "#0B0618", 120)
        canvas.shadow(self.rect, 10, 10, 150, 5)
        canvas.panel(self.rect, "#181029", "#E3BE6A", 10, 1.6)
        head = message_id(table.texts, table.title.id, "action", self.kind)
        canvas.line(table.texts(head), (LEFT + 18, TOP + 8, WIDE - 36, 34), 20, "#FFF1CF", "title", "center")
        fields = table.session.rules.kinds[self.kind].fields
        said = [*draft.args, draft.part] if step.field is not None and not step.field.single else list(draft.args)
        for index, value in enumerate(said[:4]):
            things = value if isinstance(value, tuple) else (value,)
            told = "・".join(table.words.thing(thing) for thing in things) or "—"
            x, wide = LEFT + 18 + index * (WIDE - 36) / 4, (WIDE - 36) / 4 - 8
            lit = index == len(draft.args)
            canvas.panel((x, TOP + 48, wide, 54), "#241A40", "#FFD55E" if lit else "#6B5C94", 7, 1.3)
            canvas.line(self._label(fields[index].name), (x + 8, TOP + 50, wide - 16, 22), 12, "#B9ADD0")
            canvas.line(told, (x + 8, TOP + 72, wide - 16, 26), 14, "#F4EBD8", "bold")
        for button in self.buttons:
            button.draw(canvas)

    def _label(self, field: str) -> str:
        texts = self.table.texts
        message = message_id(texts, self.table.title.id, "field", field)
        return texts(message) if texts.has(message) else ""


__all__ = ["ActionBuilder"]
