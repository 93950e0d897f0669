"""A visit that is planned as a whole, on its way to the paper."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from game.engine import Draft, View
from game.presentation import DisplayList, Press
from game.presentation.layout import Block, standing
from game.titles.cuba.rules.state import CubaState

Plan = TypeVar("Plan")


class Planned(NamedTuple, Generic[Plan]):
    """What is drawn of a plan, and where it can be pressed."""

    view: View
    draft: Draft
    plan: Plan
    sheet: DisplayList
    presses: list[Press]

    @property
    def now(self) -> CubaState:
        """The table as it is, before the visit."""
        state: CubaState = self.view.state
        return state

    def press(self, block: Block, draft: Draft) -> Block:
        """The block, which answers to a press: what is then told of the action."""
        return standing(block, lambda rect: self.presses.append(Press(rect, draft)))
