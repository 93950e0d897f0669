"""The base of every game state: fields declared once, and everything that follows from them."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar, NamedTuple, TypeVar

import msgspec

from game.engine.action import Action, decode, encode
from game.engine.decision import Decision
from game.engine.fielded import BASE, Fielded
from game.engine.fields import (
    FIXED,
    HIDDEN,
    NOBODY,
    OWNER,
    PARTS,
    PER_SEAT,
    UNSEEN,
    Declared,
    among,
    blank,
    cloner,
    counted,
    declared,
    masker,
    sized,
    start,
    thawed,
    within,
)
from game.hashes import blake2b

S = TypeVar("S", bound="State")


class State(metaclass=Fielded):
    """Everything that one moment of a game is. Fields are ints, strings and flat containers of them.

    A title declares its fields with type and marks (``game.engine.fields``); copying, saving, loading, hiding, counting
    and the digest follow from that. ``pending`` is the stack of decisions (empty: the game is over); ``sealed`` holds
    the answers to a secret decision until the last one is in.
    """

    pending: list[Decision]
    sealed: dict[int, Action]

    FIELDS: ClassVar[tuple[str, ...]]
    """The names of all fields in the order of the digest, the base's first."""

    def __init__(self) -> None:
        self.pending = []
        self.sealed = {}

    @classmethod
    def declared(cls) -> tuple[Declared, ...]:
        """The title's own fields with their types and marks."""
        found: tuple[Declared, ...] | None = vars(cls).get("_declared")
        if found is None:
            found = declared(cls, cls.FIELDS[len(BASE) :])
            type.__setattr__(cls, "_declared", found)
        return found

    @classmethod
    def blank(cls: type[S], count: int, /, **values: Any) -> S:
        """A state of so many seats in which nothing has happened yet, with some fields given; one named ``seats`` holds
        their number.
        Raises TypeError for a foreign field."""
        blanks: dict[int, S] | None = vars(cls).get("_blanks")
        if blanks is None:
            blanks = {}
            type.__setattr__(cls, "_blanks", blanks)
        if count not in blanks:
            blanks[count] = cls()
            for field in cls.declared():
                setattr(blanks[count], field.name, blank(field, count))
            if "seats" in cls.FIELDS:
                blanks[count].seats = count  # type: ignore[attr-defined]
        state = blanks[count].clone()  # Looking at every field's type and marks once is enough.
        for name, value in values.items():
            if name not in cls.FIELDS:
                raise TypeError(f"{cls.__name__} has no field {name}")
            setattr(state, name, value)
        return state

    def clone(self: S) -> S:
        """An independent copy. Tuples are shared, lists and mappings are copied."""
        cls = type(self)
        made = vars(cls).get("_cloner")
        if made is None:
            made = cloner(cls, cls.declared())
            made.made = True  # type: ignore[attr-defined]
            type.__setattr__(cls, "_cloner", made)
            if cls.clone is State.clone:
                type.__setattr__(cls, "clone", made)  # From now on the class has its own, made of its fields.
        copy: S = made(self)
        return copy

    def dump(self) -> dict[str, Any]:
        """The state as plain JSON data."""
        data = {name: getattr(self, name) for name in self.FIELDS}
        data["sealed"] = {str(seat): encode(action) for seat, action in self.sealed.items()}
        plain: dict[str, Any] = msgspec.to_builtins(data, str_keys=True)
        return plain

    @classmethod
    def restore(cls: type[S], data: dict[str, Any]) -> S:
        """The state that ``dump`` wrote. Raises ValueError if a field is missing, foreign, or of another type, or if the
        fields do not go together."""
        if set(data) != set(cls.FIELDS):
            odd = sorted(set(data) ^ set(cls.FIELDS))
            raise ValueError(f"the snapshot's fields differ from this game's: {', '.join(odd)}")
        read = {field.name: thawed(field, data[field.name]) for field in cls.declared()}
        state = cls.__new__(cls)
        for name, value in read.items():
            setattr(state, name, value)
        state.pending = [_decision(line) for line in thawed(_PENDING, data["pending"])]
        state.sealed = {seat: decode(action) for seat, action in thawed(_SEALED, data["sealed"]).items()}
        wrong = state.misfit()
        if wrong:
            raise ValueError(wrong)
        return state

    def misfit(self) -> str:
        """What the fields hold together that no moment of this game does, in a few words, or ""."""
        return ""

    def masked(self: S, seat: int | None) -> S:
        """A copy in which everything is hidden that the seat may not see, as the fields' marks say."""
        cls = type(self)
        made = vars(cls).get("_masker")
        if made is None:
            made = masker(cls, cls.declared())
            type.__setattr__(cls, "_masker", made)
        copy: S = made(self, seat)
        copy.sealed = sealed_for(self, seat)
        return copy

    def parts(self) -> Counter[str]:
        """How many of each component lie in the fields marked ``PARTS``."""
        return counted(self.declared(), self)

    def digest(self) -> str:
        """Sixteen hexadecimal digits that differ whenever the state does, the same on every machine."""
        values = [getattr(self, name) for name in self.FIELDS]
        try:
            data = msgspec.json.encode(values, order="deterministic")
        except TypeError:  # Mappings by number, such as sealed answers: written as they are in a save.
            data = msgspec.json.encode(msgspec.to_builtins(values, str_keys=True), order="deterministic")
        return blake2b(data, digest_size=8).hexdigest()


_PENDING = Declared("pending", list[tuple[str, list[int], list[str], list[Any], bool, bool]], {})
_SEALED = Declared("sealed", dict[int, list[Any]], {})


class View(NamedTuple):
    """What one seat may see: a state of the same class with ``HIDDEN`` where it may not look.

    ``seat`` None is a spectator. ``colors`` are those of the seats: how things look, never what may be done.
    """

    seat: int | None
    state: Any
    colors: tuple[str, ...] = ()

    @property
    def me(self) -> int:
        """The seat that sits in front of the table: whoever looks, or the first seat for a spectator."""
        return self.seat or 0

    @property
    def others(self) -> list[int]:
        """The other seats in turn order after that one, of a state that tells its number of ``seats``."""
        seats = self.state.seats
        return [(self.me + i) % seats for i in range(1, seats)]


def sealed_for(state: State, seat: int | None) -> dict[int, Action]:
    """The sealed answers as that seat knows them: its own, and that others have answered, not what."""
    return {s: a if s == seat else Action(HIDDEN, s) for s, a in state.sealed.items()}


def _decision(line: tuple[str, list[int], list[str], list[Any], bool, bool]) -> Decision:
    key, seats, kinds, data, auto, secret = line
    return Decision(key, tuple(seats), tuple(kinds), _frozen(data), auto, secret)


def _frozen(value: Any) -> Any:
    return tuple(_frozen(v) for v in value) if isinstance(value, list) else value
