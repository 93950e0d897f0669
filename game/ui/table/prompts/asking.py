"""The question that lies on the table: when it is seen, what it hears, how the places are lit that answer it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.engine import Action, Draft
from game.presentation import COMPOSE, Control
from game.table.layout import inside
from game.ui.canvas import Canvas
from game.ui.events import Event, PointerDown
from game.ui.table.context import Showing, TableContext
from game.ui.table.hand.highlights import draw_answer
from game.ui.table.intents import ShowToast
from game.ui.table.prompts.action_builder import ActionBuilder
from game.ui.table.prompts.worksheet import worksheet_of


class Asking:
    """What the prompts of a table hear and show; ``on_missed`` answers for what was touched under one of them."""

    def __init__(self, table: TableContext, story: Showing, on_missed: Callable[[], None]) -> None:
        self.table, self.story, self.on_missed = table, story, on_missed

    def opens(self, control: Control) -> bool:
        """True if pressing the control opened a sheet on which an action is put together."""
        if control.style != COMPOSE:
            return False
        table, kind = self.table, control.kinds[0]
        sheet = worksheet_of(table, Draft(kind, table.model.eyes), table.model.worksheet)
        table.prompts.show(sheet or ActionBuilder(table, kind))
        return True

    def proposes(self, action: Action) -> bool:
        """True if the action opened a sheet on which it can be changed before it is done."""
        sheet = worksheet_of(self.table, Draft(*action), partial(self.table.model.worksheet, deed=True))
        if sheet is not None:
            self.table.prompts.show(sheet)
        return sheet is not None

    def holds_back(self) -> bool:
        """True if pressing a control would lose what is planned on a standing sheet: that is said instead."""
        prompt = self.table.prompt
        if prompt is None or not (prompt.standing and prompt.planned):
            return False
        self.table.send(ShowToast(self.table.texts("table-planned"), seconds=3, icon="info"))
        return True

    def lies(self, planned: bool) -> bool:
        """True if something asks and is to be seen: what stands on the table gives way to what is shown, what is held, and
        what is ``planned`` and still to be done."""
        table, prompt = self.table, self.table.prompt
        if prompt is None:
            return False
        return not (prompt.standing and (self.story.busy or planned or table.drag.piece or table.hint))

    def hear(self, event: Event) -> bool:
        """The question, or the places of the table that answer it; what is touched under it is answered with what is asked
        first."""
        prompt = self.table.prompt
        if prompt is None:
            return False
        under = isinstance(event, PointerDown) and not prompt.contains(event.x, event.y)
        if isinstance(event, PointerDown) and event.button == 1 and under:
            for rect, answer in prompt.ground:
                if inside(rect, event.x, event.y):
                    answer()
                    return True
        heard = prompt.handle(event)
        if heard and under and prompt is self.table.prompt and not prompt.standing:
            self.on_missed()
        return heard

    def draw(self, canvas: Canvas) -> None:
        """The lights round the places that answer it, and what asks."""
        prompt = self.table.prompt
        if prompt is not None:
            prompt.keyed = self.table.keys_used
            for rect, _ in prompt.ground:
                draw_answer(canvas, rect, 0, 7)
            prompt.draw(self.table.child(canvas))


__all__ = ["Asking"]
