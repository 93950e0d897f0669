"""The base of every game state: slots, flat lists, a clone written by hand, and what follows from its fields."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, NamedTuple, TypeVar

import msgspec

from game.engine.action import Action, decode, encode
from game.engine.decision import Decision

HIDDEN = "?"
"""Stands in a view where a seat may not look."""

S = TypeVar("S", bound="State")


class State:
    """Everything that one moment of a game is. Fields are ints, strings and flat containers of them.

    A title declares ``__slots__`` and writes ``clone``; saving, loading and the digest follow from the slots.
    ``pending`` is the stack of decisions (empty: the game is over); ``sealed`` holds the answers to a secret
    decision until the last one is in.
    """

    __slots__ = ("pending", "sealed")

    pending: list[Decision]
    sealed: dict[int, Action]

    def __init__(self) -> None:
        self.pending = []
        self.sealed = {}

    def clone(self: S) -> S:
        """An independent copy."""
        raise NotImplementedError(f"{type(self).__name__} must write its clone by hand")

    @classmethod
    def fields(cls) -> tuple[str, ...]:
        """The names of all slots, the base's first."""
        return tuple(name for base in reversed(cls.__mro__) for name in getattr(base, "__slots__", ()))

    def dump(self) -> dict[str, Any]:
        """The state as plain JSON data."""
        data = {name: getattr(self, name) for name in self.fields()}
        data["sealed"] = {str(seat): encode(action) for seat, action in self.sealed.items()}
        plain: dict[str, Any] = msgspec.to_builtins(data, str_keys=True)
        return plain

    @classmethod
    def restore(cls: type[S], data: dict[str, Any]) -> S:
        """The state that ``dump`` wrote. Raises ValueError if fields are missing or foreign."""
        names = cls.fields()
        if set(data) != set(names):
            odd = sorted(set(data) ^ set(names))
            raise ValueError(f"the snapshot's fields differ from this game's: {', '.join(odd)}")
        state = cls.__new__(cls)
        for name in names:
            setattr(state, name, data[name])
        state.pending = [
            Decision(key, tuple(seats), tuple(kinds), _frozen(extra), auto, secret)
            for key, seats, kinds, extra, auto, secret in data["pending"]
        ]
        state.sealed = {int(seat): decode(action) for seat, action in data["sealed"].items()}
        state.thaw()
        return state

    def thaw(self) -> None:
        """Give fields back the shape that JSON lost (tuples, integer keys). A title overrides it if it has any."""

    def digest(self) -> str:
        """Sixteen hexadecimal digits that differ whenever the state does, the same on every machine."""
        values = [getattr(self, name) for name in self.fields()]
        try:
            data = msgspec.json.encode(values, order="deterministic")
        except TypeError:  # Mappings by number, such as sealed answers: written as they are in a save.
            data = msgspec.json.encode(msgspec.to_builtins(values, str_keys=True), order="deterministic")
        return blake2b(data, digest_size=8).hexdigest()


class View(NamedTuple):
    """What one seat may see: a state of the same class with ``HIDDEN`` where it may not look.

    ``seat`` None is a spectator.
    """

    seat: int | None
    state: Any


def sealed_for(state: State, seat: int | None) -> dict[int, Action]:
    """The sealed answers as that seat knows them: its own, and that others have answered, not what."""
    return {s: a if s == seat else Action(HIDDEN, s) for s, a in state.sealed.items()}


def _frozen(value: Any) -> Any:
    return tuple(_frozen(v) for v in value) if isinstance(value, list) else value
