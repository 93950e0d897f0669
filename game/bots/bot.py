"""What a seat that thinks is: it gets a view, the legal actions and a clock, and says what it would do and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import monotonic
from typing import Any, NamedTuple, Protocol, TypeAlias

from game.engine import Action, View
from game.engine.refusal import NONE

Reason: TypeAlias = tuple[str, Mapping[str, Any]]
"""A message id with its parameters; the id "" where there is nothing to say."""

NO_REASON: Reason = ("", NONE)

LIKELY = 3
"""So many deeds are named to somebody who asks what can be done."""


class Rng(Protocol):
    """A bot's own generator, such as ``random.Random``. It is never the game's chance."""

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""


class Clock:
    """How much thought is allowed: so many looks ahead, the same on every machine, or milliseconds at the table.

    Zero stands for no limit.
    """

    __slots__ = ("_deadline", "_looks", "looked")

    def __init__(self, looks: int = 0, milliseconds: int = 0) -> None:
        self._looks = looks or -1
        self.looked = 0
        """Looks that were taken."""
        self._deadline = monotonic() + milliseconds / 1000 if milliseconds else 0.0

    def look(self) -> bool:
        """Count one look ahead; False once the thinking has to end."""
        if self.looked == self._looks:
            return False
        self.looked += 1
        return not self._deadline or monotonic() < self._deadline


class Likely(NamedTuple):
    """A deed that is named to somebody who asks, and what speaks for it that does not speak for the others.

    ``worth`` is what it comes to in points by the end of the game, to be compared with the other deeds of one thought;
    ``unsure`` is the half of the 95 % interval of its difference to the first of them.
    """

    action: Action
    reason: Reason = NO_REASON
    worth: float = 0.0
    unsure: float = 0.0


class Thought(NamedTuple):
    """What a bot would do, what else it thought of (each with its value, the best first), and why.

    The same object is a hint; ``likely`` are at most LIKELY deeds that it would name to somebody who asks what can be
    done, the best first, each another idea.
    """

    action: Action
    candidates: tuple[tuple[Action, float], ...] = ()
    reason: Reason = NO_REASON
    likely: tuple[Likely, ...] = ()


class Bot(Protocol):
    """A seat that thinks. It sees views only, and it keeps nothing from one decision to the next."""

    def choose(self, view: View, legal: Sequence[Action], clock: Clock, rng: Rng) -> Action:
        """One of the legal actions."""

    def think(self, view: View, legal: Sequence[Action], clock: Clock, rng: Rng) -> Thought:
        """The same choice, with what else it thought of and its reason."""
