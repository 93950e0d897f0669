"""An action that is put together on a sheet of the title: each place of it makes another draft."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

from game.engine import Draft, Step, View
from game.presentation import Press, Worksheet
from game.table.drag import TRAVEL
from game.table.layout import Rect, inside
from game.text.speech import worded
from game.ui.canvas import Canvas
from game.ui.events import Event, Key, PointerDown, PointerMove, PointerUp
from game.ui.table.board.painter import hot_at
from game.ui.table.context import TableContext
from game.ui.table.intents import Play
from game.ui.table.prompts.draft_steps import DraftSteps
from game.ui.widgets import Button, draw_focus_ring

STEPS = {"tab": 1, "right": 1, "down": 1, "shift+tab": -1, "left": -1, "up": -1}
"""Keys that go through the places that can be pressed; after the last one Enter does what stands there."""


Drawn: TypeAlias = Callable[[View, Draft], Worksheet | None]


def worksheet_of(table: TableContext, draft: Draft, drawn: Drawn, standing: bool = False) -> WorksheetPrompt | None:
    """The sheet on which an action is put together, or None if the title draws none for it."""
    sheet = drawn(table.model.view, draft)
    return WorksheetPrompt(table, draft, sheet, drawn, standing) if sheet is not None else None


class WorksheetPrompt(DraftSteps):
    """The sheet, a light on what can be pressed, a button that leaves it and one that does what stands there. A
    ``standing`` one lies on the table as long as its decision is asked: it hears what is meant for it, and leaving it
    begins it anew. ``drawn`` is how the title draws a draft, ``sheet`` what it has drawn of the first one."""

    def __init__(
        self,
        table: TableContext,
        draft: Draft,
        sheet: Worksheet,
        drawn: Drawn,
        standing: bool = False,
    ) -> None:
        self.sheet, self.drawn, self.standing = sheet, drawn, standing
        self._first: Worksheet | None = sheet
        self.over = self.at = -1
        self.grip: tuple[Press, tuple[float, float]] | None = None
        self.pointer = (0.0, 0.0)
        super().__init__(table, draft, (0, 38, 1280, 650), "worksheet")

    @property
    def planned(self) -> bool:
        """True if something stands on the sheet that could be done, and was not yet."""
        return len(self.drafts) > 1 and self.step.complete

    def leave(self) -> None:
        """Leave the sheet; nothing has happened. A standing one is as it was at first; while one part of a plan is asked
        for more, only that question is left."""
        whole = [at for at, draft in enumerate(self.drafts) if not draft.part]
        if self.sheet.deeds is not None and self.draft.part and whole:
            self.drafts = self.drafts[: whole[-1] + 1]
            self._stand()
        elif self.standing:
            self.drafts = self.drafts[:1]
            self._stand()
        else:
            super().leave()

    def done(self) -> None:
        """Do what stands there: one action, or a plan of several."""
        if self.sheet.deeds is None:
            super().done()
        elif self.sheet.deeds:
            self.table.send(Play(self.sheet.deeds[0], tuple(self.sheet.deeds[1:])))

    def next_step(self) -> Step:
        """What may be said next; a plan is complete as soon as it has deeds."""
        first, self._first = self._first, None
        sheet = first or self.drawn(self.table.model.view, self.draft)
        assert sheet is not None
        self.sheet = sheet
        return super().next_step() if sheet.deeds is None else Step(None, (), False, bool(sheet.deeds))

    def lay(self) -> None:
        """The two buttons of the sheet that the title draws of the draft."""
        table, sheet = self.table, self.sheet
        texts = table.texts
        params = worded(texts, table.title.id, dict(sheet.params), table.words.names)
        leave = Button(
            sheet.back, texts("table-cancel"), self.leave, kind="night", key="Esc", widget_id="worksheet-leave"
        )
        done = Button(
            sheet.done, texts.say(sheet.label, params), self.done, kind="gold", key="Enter", widget_id="worksheet-done"
        )
        done.enabled = self.step.complete
        leave.enabled = not self.standing or len(self.drafts) > 1
        self.buttons = [leave, done]
        self.over = -1
        table.stage.invalidate()

    def answers(self) -> list[Rect]:
        """The button that does it, once it can be done; until then the places that say more of it, and the way back."""
        leave, done = self.buttons
        if done.enabled:
            return [done.rect]
        more = [press.rect for press in self.sheet.presses if press.draft.kind == self.draft.kind and not press.looks]
        return more + [leave.rect] if leave.enabled else more

    # --- events and looks ------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """A press on a place, the buttons; Tab and arrows go through the places; Enter presses or does it, Backspace takes
        a press back, Escape leaves."""
        if isinstance(event, Key):
            if event.name in STEPS and self.sheet.presses:
                self.at = (self.at + STEPS[event.name] + 1) % (len(self.sheet.presses) + 1) - 1
                self.table.stage.invalidate()
                return True
            if event.name == "enter" and 0 <= self.at < len(self.sheet.presses):
                self.press(self.sheet.presses[self.at].draft)
                return True
            acts = {"enter": self.done, "backspace": self.back, "esc": self.leave}
            idle = self.standing and not (self.step.complete if event.name == "enter" else len(self.drafts) > 1)
            if event.name not in acts or idle:
                return False
            acts[event.name]()
            return True
        if self.grip is None and any(button.handle(event) for button in self.buttons):
            return True
        if isinstance(event, PointerDown):
            self.pointer = (event.x, event.y)
        if isinstance(event, PointerMove | PointerDown):
            places = enumerate(self.sheet.presses)
            self.over = next((i for i, place in places if inside(place.rect, event.x, event.y)), -1)
            self.table.stage.invalidate()
        if self.grip is not None and isinstance(event, PointerMove | PointerUp):
            self.pointer = (event.x, event.y)
            if isinstance(event, PointerUp):
                self._let_go(*self.grip)
            return True
        pressed = isinstance(event, PointerDown) and event.button == 1 and self.over >= 0
        if pressed:
            self._take(self.sheet.presses[self.over])
        if self.standing:
            return pressed or (isinstance(event, PointerDown) and self.covers(event.x, event.y))
        return isinstance(event, PointerDown | PointerMove | PointerUp)

    def _take(self, press: Press) -> None:
        """The button went down on a place: what can be carried waits for where it is let go."""
        if any(other.onto for other in self._same(press)):
            self.grip = (press, self.pointer)
        else:
            self.press(press.draft)

    def _let_go(self, press: Press, began: tuple[float, float]) -> None:
        """Carried onto a place, or pressed where it lies."""
        self.grip = None
        same, far = self._same(press), math.dist(began, self.pointer) > TRAVEL
        here = [other for other in same if other.onto and inside(other.onto, *self.pointer)] if far else []
        still = [other for other in same if other.onto is None and inside(press.rect, *self.pointer)]
        if here or still:
            self.press((here or still)[0].draft)

    def _same(self, press: Press) -> list[Press]:
        return [other for other in self.sheet.presses if other.rect == press.rect]

    def covers(self, x: float, y: float) -> bool:
        """True if the sheet hides what lies there; a standing one leaves most of the table open."""
        return not self.standing or any(inside(place, x, y) for place in self.sheet.covered)

    def names(self, x: float, y: float) -> tuple[str, Rect] | None:
        """The hot place of the sheet under a point."""
        found = hot_at(self.sheet.drawing, x, y)
        return (found.target, found.rect) if found is not None else None

    def draw(self, canvas: Canvas) -> None:
        """The sheet and what lies over it."""
        self.table.painter.draw(canvas, self.sheet.drawing)
        if self.over >= 0:
            x, y, w, h = self.sheet.presses[self.over].rect
            canvas.panel((x - 2, y - 2, w + 4, h + 4), "none", "#FFFFFF", 9, 2)
        if 0 <= self.at < len(self.sheet.presses):
            draw_focus_ring(canvas, self.sheet.presses[self.at].rect)
        for button in self.buttons:
            button.draw(self.table.child(canvas))
        if self.grip is not None and math.dist(self.grip[1], self.pointer) > TRAVEL:
            self._draw_held(canvas, *self.grip)

    def _draw_held(self, canvas: Canvas, press: Press, began: tuple[float, float]) -> None:
        """What is carried, and the places that take it."""
        for other in self._same(press):
            if other.onto is not None:
                x, y, w, h = other.onto
                ink = "#FFFFFF" if inside(other.onto, *self.pointer) else "#FFD55E"
                canvas.panel((x - 2, y - 2, w + 4, h + 4), "none", ink, 9, 3)
        held = next((other.held for other in self._same(press) if other.held is not None), None)
        if held is not None:
            dx, dy = self.pointer[0] - began[0], self.pointer[1] - began[1]
            self.table.painter.draw(canvas, held, press.rect[0] + dx, press.rect[1] + dy)


__all__ = ["WorksheetPrompt"]
