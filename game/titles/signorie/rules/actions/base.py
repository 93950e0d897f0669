"""What the kinds of action share: prebuilt lists and refusals."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, Generic, TypeVar

from game.engine import Action, Decision, Effects, MoveType, Refusal
from game.titles.signorie.rules.state import SignorieState

SEATS: Final = range(4)
NOTHING: Final[list[Action]] = []
"""The empty list of options; like every list that is built once it is never changed."""

STRANGE: Final = "strange"
"""An argument more than a kind takes: the hand carries a figure of another player."""

K = TypeVar("K", bound=Hashable)


class Ready(dict[K, list[Action]], Generic[K]):
    """Lists of actions by what they depend on, each built when it is first asked for."""

    def __init__(self, build: Callable[[K], list[Action]]) -> None:
        super().__init__()
        self._build = build

    def __missing__(self, key: K) -> list[Action]:
        found = self[key] = self._build(key)
        return found


class SignorieMove(MoveType[SignorieState]):
    """A kind of action whose options are exactly the legal ones."""

    exact = True


class Never(SignorieMove):
    """A deed of the hand that is never a legal action: it exists to say why not."""

    def options(self, s: SignorieState, d: Decision, seat: int) -> list[Action]:
        """None."""
        return NOTHING

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
