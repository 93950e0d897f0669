"""What architect and mayor give instead of their deed: points or pesos for the first two of a round (3.3, 5.9)."""

from __future__ import annotations

from typing import ClassVar

from game.engine import Action, Decision, Effects, Refusal
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules.actions.base import NOTHING, Listed, refuse
from game.titles.cuba.rules.actions.turn import finish
from game.titles.cuba.rules.economy import earn
from game.titles.cuba.rules.state import BY_ARCHITECT, CubaState


class TakeBonus(Listed):
    """The gain of the first free one of the card's marker ``spaces``; ``event`` tells it."""

    character: ClassVar[str]
    spaces: ClassVar[tuple[str, ...]]
    event: ClassVar[str]

    def options(self, s: CubaState, d: Decision, seat: int) -> list[Action]:
        """While a space is free."""
        return self.all[seat] if free_space(s, self.spaces) else NOTHING

    def check(self, s: CubaState, a: Action) -> Refusal | None:
        """Refused once both spaces are taken."""
        return None if free_space(s, self.spaces) else refuse("bonus_gone", "3.3", character=self.character)

    def apply(self, s: CubaState, a: Action, out: Effects) -> None:
        """Points or pesos, a black marker; the turn is over."""
        space = free_space(s, self.spaces)
        s.marked += (space,)
        _, gain, amount = box.SPACES[space]
        if gain == "vp":
            earn(s, a.seat, amount, BY_ARCHITECT)
        else:
            s.pesos[a.seat] += amount
        out.event(self.event, seat=a.seat, **{gain: amount})
        finish(s, out)


class TakeArchitectBonus(TakeBonus):
    """Victory points instead of a building."""

    name = "take_architect_bonus"
    event = "architect_bonus"
    character = "architect"
    spaces = box.ARCHITECT_SPACES


class TakeMayorBonus(TakeBonus):
    """Pesos instead of loading."""

    name = "take_mayor_bonus"
    event = "mayor_bonus"
    character = "mayor"
    spaces = box.MAYOR_SPACES


def free_space(s: CubaState, spaces: tuple[str, ...]) -> str:
    """The first of the spaces without a marker, or ""."""
    for space in spaces:
        if space not in s.marked:
            return space
    return ""
