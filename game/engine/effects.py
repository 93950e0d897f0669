"""Where a rule puts what follows from it: heard, unheard, or kept with the state of each moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVarTuple

import msgspec

from game.engine.chance import Chance
from game.engine.event import Event
from game.engine.flow import SUFFIX
from game.engine.refusal import NONE

Facts = TypeVarTuple("Facts")


class Effects(msgspec.Struct):
    """Where a rule puts what follows from it, and the chance it may draw on.

    What is told is written down as the facts and what makes an event of them: an event that nobody reads is never made.
    Facts do not change after they were told: numbers, names and tuples of them.
    """

    chance: Chance
    told: list[tuple[Any, ...]] = []
    """Each event in the order in which it was told: what makes it, then its facts."""
    heard: bool = True
    """False where nobody listens: a rule may ask before it works out what only an event says."""

    @property
    def events(self) -> list[Event]:
        """What happened so far, in order; made at every reading."""
        return [make(*facts) for make, *facts in self.told]

    def tell(self, *fact: *tuple[Callable[[*Facts], Event], *Facts]) -> None:
        """Tell what happened by what makes an event of it, and what it is made of."""
        self.told.append(fact)

    def event(self, kind: str, /, **params: Any) -> None:
        """Tell a fact that everybody may know."""
        self.told.append((Event, kind, params))

    def begin(self, part: str, /, **params: Any) -> None:
        """Tell that a part of the flow begins: ``number``, and ``seat`` where the part has an owner."""
        self.told.append((Event, part + SUFFIX, params))

    def reveal(self, kind: str, /, **params: Any) -> None:
        """Tell a fact by which everybody learns something that was hidden."""
        self.told.append((Event, kind, params, NONE, (), True))

    def tell_privately(self, to: tuple[int, ...], kind: str, /, private: Mapping[str, Any], **params: Any) -> None:
        """Tell a fact of which only some seats may know a part, which they learn by it."""
        self.told.append((Event, kind, params, private, to, True))


class SilentEffects(Effects):
    """Where nobody listens: whoever searches or plays thousands of games needs no events."""

    heard: bool = False

    def tell(self, *fact: *tuple[Callable[[*Facts], Event], *Facts]) -> None:
        """Nothing."""

    def event(self, kind: str, /, **params: Any) -> None:
        """Nothing."""

    def begin(self, part: str, /, **params: Any) -> None:
        """Nothing."""

    def reveal(self, kind: str, /, **params: Any) -> None:
        """Nothing."""

    def tell_privately(self, to: tuple[int, ...], kind: str, /, private: Mapping[str, Any], **params: Any) -> None:
        """Nothing."""


class RecordedEffects(Effects):
    """Keeps with every event the state as it was when the event was told: ``kept`` are as many as ``events``."""

    kept: list[Any] = []
    state: Any = None

    @classmethod
    def of(cls, chance: Chance, state: Any) -> RecordedEffects:
        """To be told what happens to that state."""
        beats = cls(chance)
        beats.state, beats.kept = state, []
        return beats

    def tell(self, *fact: *tuple[Callable[[*Facts], Event], *Facts]) -> None:
        self.told.append(fact)
        self.kept.append(self.state.clone())

    def event(self, kind: str, /, **params: Any) -> None:
        super().event(kind, **params)
        self.kept.append(self.state.clone())

    def begin(self, part: str, /, **params: Any) -> None:
        super().begin(part, **params)
        self.kept.append(self.state.clone())

    def reveal(self, kind: str, /, **params: Any) -> None:
        super().reveal(kind, **params)
        self.kept.append(self.state.clone())

    def tell_privately(self, to: tuple[int, ...], kind: str, /, private: Mapping[str, Any], **params: Any) -> None:
        super().tell_privately(to, kind, private=private, **params)
        self.kept.append(self.state.clone())
