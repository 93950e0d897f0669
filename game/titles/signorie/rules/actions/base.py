"""What the kinds of action share: actions that are made once, and refusals."""

from __future__ import annotations

from typing import Any, Final

from game.engine import Action, Decision, Effects, MoveType, Refusal
from game.titles.signorie.rules.state import SignorieState

SEATS: Final = range(4)
STRANGE: Final = "strange"
"""An argument more than a kind takes: the hand carries a figure of another player."""


class SignorieMove(MoveType[SignorieState]):
    """A kind of action whose options are exactly the legal ones: of those that there are, made once, whatever ``check``
    lets pass. A kind that can say faster which these are does so."""

    exact = True

    def __init__(self) -> None:
        universe = self.universe()
        self.made = tuple({args: Action(self.name, seat, args) for args in universe} for seat in SEATS)

    def options(self, s: SignorieState, d: Decision, seat: int) -> list[Action]:
        """Those that are not refused."""
        return [a for a in self.made[seat].values() if self.check(s, a) is None]


class Never(SignorieMove):
    """A deed of the hand that is never a legal action: it exists to say why not."""

    def options(self, s: SignorieState, d: Decision, seat: int) -> list[Action]:
        """None."""
        return []

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Always refused."""
        raise NotImplementedError

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """Never done."""
        raise AssertionError(f"{self.name} is never legal")


def refuse(code: str, rule: str, **params: Any) -> Refusal:
    """A refusal with its parameters and the section of the rules."""
    return Refusal(code, params, rule)


def argument(a: Action, place: int) -> Any:
    """An argument, or None if the action has fewer."""
    return a.args[place] if len(a.args) > place else None
