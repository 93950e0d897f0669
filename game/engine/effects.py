"""Where a rule puts what follows from it: heard or unheard."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol, TypeVarTuple

import msgspec

from game.engine.chance import Chance
from game.engine.event import Event
from game.engine.flow import SUFFIX
from game.engine.refusal import NONE

Facts = TypeVarTuple("Facts")


class Told(Protocol):
    """What was told, in order: each fact is what makes an event of it, then what the event is made of."""

    def append(self, fact: tuple[Callable[[*Facts], Event], *Facts], /) -> None: ...

    def __iter__(self) -> Iterator[tuple[Any, ...]]: ...


class Effects(msgspec.Struct):
    """Where a rule puts what follows from it, and the chance it may draw on.

    What is told is written down as the facts and what makes an event of them: an event that nobody reads is never made.
    Facts do not change after they were told: numbers, names and tuples of them.
    """

    chance: Chance
    told: Told = list[tuple[Any, ...]]()
    heard: bool = True
    """False where nobody listens: a rule asks before it works out what only an event says, or appends to ``told``."""

    @property
    def events(self) -> list[Event]:
        """What happened so far, in order; made at every reading."""
        return [make(*facts) for make, *facts in self.told]

    def event(self, kind: str, /, **params: Any) -> None:
        """Tell a fact that everybody may know."""
        self.told.append((Event, kind, params, NONE, (), False))

    def begin(self, part: str, /, **params: Any) -> None:
        """Tell that a part of the flow begins: ``number``, and ``seat`` where the part has an owner."""
        self.told.append((Event, part + SUFFIX, params, NONE, (), False))

    def reveal(self, kind: str, /, **params: Any) -> None:
        """Tell a fact by which everybody learns something that was hidden."""
        self.told.append((Event, kind, params, NONE, (), True))

    def tell_privately(self, to: tuple[int, ...], kind: str, /, private: Mapping[str, Any], **params: Any) -> None:
        """Tell a fact of which only some seats may know a part, which they learn by it."""
        self.told.append((Event, kind, params, private, to, True))


class SilentEffects(Effects):
    """Where nobody listens: whoever searches or plays thousands of games needs no events."""

    heard: bool = False

    def event(self, kind: str, /, **params: Any) -> None:
        """Nothing."""

    def begin(self, part: str, /, **params: Any) -> None:
        """Nothing."""

    def reveal(self, kind: str, /, **params: Any) -> None:
        """Nothing."""

    def tell_privately(self, to: tuple[int, ...], kind: str, /, private: Mapping[str, Any], **params: Any) -> None:
        """Nothing."""
