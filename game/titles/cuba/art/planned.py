"""A visit that is planned as a whole, on its way to the paper; parts of it are kept by what they say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from game.engine import Draft, View
from game.presentation import DisplayList, Press, Rect
from game.presentation import layout as lay
from game.presentation.layout import Block
from game.titles.cuba.art import inks
from game.titles.cuba.rules.state import CubaState

Plan = TypeVar("Plan")
BACK, DONE = "back", "done"
"""What the two buttons below a plan mean."""


class PlanPart:
    """A part of a plan on the whole table, and what a press on each of its places means. It knows no plan, so that it can
    be kept."""

    def __init__(self) -> None:
        self.drawing = DisplayList(*inks.WHOLE)
        self.spots: list[tuple[Rect, Any]] = []

    def press(self, block: Block, meaning: Any) -> Block:
        """The block, which answers to a press."""
        return lay.standing(block, lambda rect: self.spots.append((rect, meaning)))

    def put(self, rect: Rect, block: Block) -> None:
        """The block at a place of the table."""
        lay.fill(self.drawing, rect, block)

    def buttons(self, share: float = 2) -> Block:
        """Room for the button that leaves the plan, and for the one that does it, so many times as wide."""
        return lay.row(lay.shared(self.press(lay.blank(), BACK)), lay.shared(self.press(lay.blank(), DONE), share))

    def place_of(self, meaning: Any) -> Rect:
        """Where one presses for it. Raises KeyError if it is nowhere."""
        return {told: rect for rect, told in self.spots}[meaning]


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
        return lay.standing(block, lambda rect: self.presses.append(Press(rect, draft)))

    def add(self, part: PlanPart, after: Callable[[Any], Draft]) -> None:
        """A part that was kept, and what a press makes of the plan by its meaning."""
        self.sheet.place(part.drawing, 0, 0)
        self.presses.extend(Press(rect, after(meaning)) for rect, meaning in part.spots)
