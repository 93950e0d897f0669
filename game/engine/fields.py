"""What follows from a state's declared fields: copying, blank values, reading back, hiding, counting.

A field is said once, with its type and its marks: ``hands: Annotated[list[tuple[str, ...]], PER_SEAT, OWNER, PARTS]``.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Annotated, Any, Final, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

HIDDEN: Final = "?"
"""Stands in a view where a seat may not look."""
UNSEEN: Final = -1
"""Stands in a view for a number that a seat may not know."""


class Mark(NamedTuple):
    """Something said of a field besides its type."""

    name: str
    value: Any = None


PER_SEAT: Final = Mark("per_seat")
"""A list with one entry for each seat."""
OWNER: Final = Mark("owner")
"""Each seat sees its own entry only."""
NOBODY: Final = Mark("nobody")
"""Nobody may look."""
PARTS: Final = Mark("parts")
"""Holds components: their ids are counted by the ledger."""


FIXED: Final = Mark("fixed")
"""Follows from the options and never changes."""


def start(value: Any) -> Mark:
    """The field begins with this value (of each seat, where it is ``PER_SEAT``)."""
    return Mark("start", value)


def within(least: int, most: int) -> Mark:
    """Every number in the field is one of these."""
    return Mark("within", (least, most))


def among(*ids: str) -> Mark:
    """Every text in the field, also a key, is one of these."""
    return Mark("among", frozenset(ids))


def sized(count: int, by_seat: bool = False) -> Mark:
    """The field has so many entries (each seat's, where it is ``PER_SEAT``); with ``by_seat`` so many for each seat."""
    return Mark("sized", (count, by_seat))


class Declared(NamedTuple):
    """A field: its name, its bare type, and its marks by name."""

    name: str
    type: Any
    marks: dict[str, Any]


def declared(cls: type[Any], names: tuple[str, ...]) -> tuple[Declared, ...]:
    """The fields of a state class in their order. Raises TypeError naming a field whose type cannot be understood."""
    hints = get_type_hints(cls, include_extras=True)
    found = []
    for name in names:
        hint, marks = hints[name], {}
        if get_origin(hint) is Annotated:
            hint, *extra = get_args(hint)
            marks = {mark.name: mark.value for mark in extra if isinstance(mark, Mark)}
        try:
            copied(hint, "x")
        except TypeError as fault:
            raise TypeError(f"{cls.__name__}.{name}: {fault}") from None
        if {"owner", "nobody"} & marks.keys() and _holds_mapping(hint):
            raise TypeError(f"{cls.__name__}.{name}: the keys of a mapping cannot be hidden: use lists or tuples")
        found.append(Declared(name, hint, marks))
    return tuple(found)


def _holds_mapping(type_: Any) -> bool:
    return (get_origin(type_) or type_) is dict or any(_holds_mapping(inner) for inner in get_args(type_))


def copied(type_: Any, at: str, depth: int = 0) -> str:
    """Python that copies a value of the type standing at ``at``; immutable values are shared."""
    kind = get_origin(type_) or type_
    if kind in (int, str, bool, tuple, frozenset):
        return at
    inner = get_args(type_)
    if kind is list:
        each = f"v{depth}"
        copy = copied(inner[0], each, depth + 1)
        return f"{at}[:]" if copy == each else f"[{copy} for {each} in {at}]"
    if kind is dict:
        each = f"v{depth}"
        copy = copied(inner[1], each, depth + 1)
        return f"{at}.copy()" if copy == each else f"{{k{depth}: {copy} for k{depth}, {each} in {at}.items()}}"
    if kind is set:
        return f"{at}.copy()"
    raise TypeError(f"{type_} is no type for a state: use int, str, tuple, list, dict")


def cloner(cls: type[Any], fields: tuple[Declared, ...]) -> Callable[[Any], Any]:
    """A function that copies a state, as straight as if written by hand."""
    lines = ["def clone(self):", "    new = _new(self.__class__)"]
    lines += ["    new.pending = self.pending[:]", "    new.sealed = self.sealed.copy()"]
    lines += [f"    new.{f.name} = {copied(f.type, f'self.{f.name}')}" for f in fields]
    space: dict[str, Any] = {"_new": cls.__new__}
    exec("\n".join([*lines, "    return new"]), space)
    made: Callable[[Any], Any] = space["clone"]
    return made


def blank(field: Declared, seats: int) -> Any:
    """What the field holds before anything has happened."""
    if "per_seat" in field.marks:
        inner = Declared(field.name, get_args(field.type)[0], {k: v for k, v in field.marks.items() if k == "start"})
        return [blank(inner, seats) for _ in range(seats)]
    if "start" in field.marks:
        value = field.marks["start"]
        return value.copy() if isinstance(value, list | dict) else value
    return (get_origin(field.type) or field.type)()


def thawed(field: Declared, data: Any) -> Any:
    """The field's value from plain JSON data. Raises ValueError naming the field and what is wrong."""
    try:
        return msgspec.convert(data, field.type, strict=True, str_keys=True)
    except msgspec.ValidationError as fault:
        raise ValueError(f"{field.name}: {fault}") from None


def misfit(field: Declared, value: Any, seats: int) -> str:
    """What the field's marks do not allow in a value of its type, in a few words, or ""."""
    marks = field.marks
    if "per_seat" in marks and len(value) != seats:
        return f"{len(value)} entries for {seats} seats"
    if "sized" in marks:
        count, by_seat = marks["sized"]
        count *= seats if by_seat else 1
        for part in value if "per_seat" in marks else (value,):
            if len(part) != count:
                return f"{len(part)} entries instead of {count}"
    least, most = marks.get("within", (-math.inf, math.inf))
    for leaf in _leaves(value) if "within" in marks or "among" in marks else ():
        if isinstance(leaf, int) and not least <= leaf <= most:
            return f"{leaf} is not in {least} to {most}"
        if isinstance(leaf, str) and leaf not in marks.get("among", (leaf,)):
            return f"no such thing as {leaf[:40]}"
    return ""


def _leaves(value: Any) -> Iterator[int | str]:
    """Every number and text in a value; of keys the texts."""
    if isinstance(value, int | str):
        yield value
        return
    if isinstance(value, dict):
        yield from (key for key in value if isinstance(key, str))
        value = value.values()
    for inner in value:
        yield from _leaves(inner)


def hidden(value: Any) -> Any:
    """The value as somebody knows it who may not look: as many unknown things, in as many piles."""
    if isinstance(value, str):
        return HIDDEN if value else value
    if isinstance(value, tuple):
        return tuple([HIDDEN if type(v) is str and v else hidden(v) for v in value])
    if isinstance(value, list):
        return [hidden(v) for v in value]
    return UNSEEN


def veiled(type_: Any, at: str, depth: int = 0) -> str:
    """Python that hides a value of the type standing at ``at``, as ``hidden`` does."""
    kind, inner = get_origin(type_) or type_, get_args(type_)
    if kind in (int, bool):
        return "_unseen"
    if kind is str:
        return f"(_hidden if {at} else {at})"
    each = f"v{depth}"
    if kind is list:
        return f"[{veiled(inner[0], each, depth + 1)} for {each} in {at}]"
    if kind is tuple and inner[1:] == (...,):
        return f"tuple([{veiled(inner[0], each, depth + 1)} for {each} in {at}])"
    return f"_veil({at})"


def masker(cls: type[Any], fields: tuple[Declared, ...]) -> Callable[[Any, int | None], Any]:
    """A function that copies a state as a seat knows it (None: a spectator), as straight as if written by hand. What is
    sealed is left as it is."""
    lines = ["def masked(self, seat):", "    new = _new(self.__class__)"]
    lines += ["    new.pending = self.pending[:]", "    new.sealed = self.sealed"]
    for f in fields:
        at = f"self.{f.name}"
        shown = copied(f.type, at)
        if "nobody" in f.marks:
            shown = veiled(f.type, at)
        elif "owner" in f.marks:
            inner = get_args(f.type)[0]
            mine, others = copied(inner, "own"), veiled(inner, "own", 1)
            shown = f"[{mine} if owner == seat else {others} for owner, own in enumerate({at})]"
        lines.append(f"    new.{f.name} = {shown}")
    space: dict[str, Any] = {"_new": cls.__new__, "_hidden": HIDDEN, "_unseen": UNSEEN, "_veil": hidden}
    exec("\n".join([*lines, "    return new"]), space)
    made: Callable[[Any, int | None], Any] = space["masked"]
    return made


def gather(value: Any, found: list[str]) -> None:
    """Add every string in a value to a list."""
    if isinstance(value, str):
        found.append(value)
    elif not isinstance(value, int):
        for v in value.values() if isinstance(value, dict) else value:
            if type(v) is str:
                found.append(v)
            elif type(v) is not int:
                gather(v, found)


def ids(value: Any) -> list[str]:
    """Every component id in a value."""
    found: list[str] = []
    gather(value, found)
    return [thing for thing in found if thing and thing != HIDDEN]


def counted(fields: tuple[Declared, ...], state: Any) -> Counter[str]:
    """How many of each component the fields marked ``PARTS`` hold."""
    found: list[str] = []
    for field in fields:
        if "parts" in field.marks:
            gather(getattr(state, field.name), found)
    count = Counter(found)
    del count[""], count[HIDDEN]
    return count
