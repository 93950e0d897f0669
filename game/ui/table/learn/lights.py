"""Where a lesson lights the table: what its deed takes and where it goes, what is to be pointed at, what explains it."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine import Action
from game.presentation import Asked, Button, Click, Drag
from game.presentation.gestures import hand_of
from game.table.affordances import named_place, rect_of
from game.table.layout import Rect, union
from game.table.lessons import LessonStep
from game.ui.table.context import TableContext
from game.ui.table.learn.teaching import widened

MOST = 24
"""More lights than that would show nothing."""
SLIGHT = 4.0
"""Units of air around what only explains."""


class Lights:
    """The places of a table that a step of a lesson lights."""

    def __init__(self, table: TableContext) -> None:
        self.table = table

    def of(self, step: LessonStep, wanted: Iterable[Action]) -> list[Rect]:
        """Where something can be done now: the answers of the question that lies on the table, the places that are to be
        found, or those of the wanted deeds."""
        prompt = self.table.prompt
        if prompt is not None:
            answers = prompt.answers()
            return [widened(union(answers))] if answers else []
        if step.find and not step.do:
            return [widened(rect) for rect in self._places(step.find)]
        found = dict.fromkeys(rect for action in wanted for rect in self._taken(action))
        return [widened(rect) for rect in list(found)[:MOST]]

    def explaining(self, step: LessonStep) -> list[Rect]:
        """What explains the step."""
        return [widened(rect, SLIGHT) for rect in self._places(step.light)]

    def _taken(self, action: Action) -> list[Rect]:
        """What a hand touches to do that."""
        model = self.table.model
        match hand_of(model.presentation, model.view, action):
            case Drag(mode=mode) if mode and model.armed is None:
                return self._controls(mode)
            case Drag(piece=piece, slot=slot):
                return self._places((piece, slot))
            case Click(target=target):
                return self._places((target,))
            case Button(key=key):
                return self._controls(key)
            case Asked():
                asking = (control.key for control in model.controls if action.kind in control.kinds)
                return [rect for key in asking for rect in self._controls(key)]
            case _:
                return []

    def _places(self, names: Iterable[str]) -> list[Rect]:
        return [rect for name in names if (rect := self._place(name))[2]]

    def _place(self, name: str) -> Rect:
        """Where a piece, slot, control or region is; of no size if there is none."""
        model = self.table.model
        found = [rect_of(model, name)] if rect_of(model, name)[2] else self._controls(name)
        return found[0] if found else named_place(model, name)

    def _controls(self, key: str) -> list[Rect]:
        return [self.table.drag.control_rect(c) for c in self.table.model.controls if c.key == key]


__all__ = ["Lights"]
