"""What a player wants to do: plain, hashable, and the only thing a save needs besides the seed."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any, NamedTuple, TypeAlias

Arg: TypeAlias = "int | str | tuple[Arg, ...]"


class Action(NamedTuple):
    """A player's intent: the kind of deed, the seat that does it, and ids or numbers (never objects)."""

    kind: str
    seat: int
    args: tuple[Any, ...] = ()


class Field(NamedTuple):
    """One argument of a kind of action: every value that may ever stand there.

    ``many`` = (fewest, most) makes the argument a tuple of distinct values, in any order if ``ordered``. One that stands
    there twice is admitted, since the rule's own ``check`` has the better reason against it.
    An ``optional`` field may be left out at the end of the arguments.
    """

    name: str
    values: tuple[int | str, ...]
    many: tuple[int, int] | None = None
    ordered: bool = False
    optional: bool = False

    def admits(self, value: object) -> bool:
        """True if the value has this field's type and stands among its values."""
        if self.many is None:
            return type(value) in (int, str) and value in self.values
        fewest, most = self.many
        if not isinstance(value, tuple) or not fewest <= len(value) <= most:
            return False
        return all(type(v) in (int, str) and v in self.values for v in value)

    def universe(self, limit: int = 2000) -> list[Arg]:
        """Every value of the field, at most ``limit`` of them."""
        if self.many is None:
            return list(self.values[:limit])
        found: list[Arg] = []
        for size in range(self.many[0], self.many[1] + 1):
            for pick in permutations(self.values, size):
                if not self.ordered and list(pick) != sorted(pick, key=self.values.index):
                    continue
                found.append(pick)
                if len(found) >= limit:
                    return found
        return found


def universe(fields: tuple[Field, ...], limit: int = 20_000) -> list[tuple[Arg, ...]]:
    """Every tuple of arguments that the fields allow, with and without the optional ones, at most ``limit``."""
    found: list[tuple[Arg, ...]] = []
    least = next((i for i, f in enumerate(fields) if f.optional), len(fields))
    for size in range(least, len(fields) + 1):
        for args in product(*(f.universe() for f in fields[:size])):
            found.append(args)
            if len(found) >= limit:
                return found
    return found


def encode(action: Action) -> list[Any]:
    """The JSON form: ``["place_worker", 0, "mill", ["wood", "stone"]]``."""
    return [action.kind, action.seat, *(_plain(arg) for arg in action.args)]


def decode(data: object) -> Action:
    """The action that ``encode`` wrote. Raises ValueError naming what is wrong."""
    if not isinstance(data, list | tuple) or len(data) < 2:
        raise ValueError("an action is a list of a kind, a seat and arguments")
    kind, seat, *args = data
    if not isinstance(kind, str) or type(seat) is not int:
        raise ValueError("an action begins with the name of its kind and the number of a seat")
    return Action(kind, seat, tuple(_frozen(arg, 0) for arg in args))


def _plain(arg: Arg) -> Any:
    return [_plain(a) for a in arg] if isinstance(arg, tuple) else arg


def _frozen(arg: object, depth: int) -> Arg:
    if type(arg) in (int, str):
        return arg  # type: ignore[return-value]
    if isinstance(arg, list | tuple) and depth < 4 and len(arg) <= 256:
        return tuple(_frozen(a, depth + 1) for a in arg)
    raise ValueError(f"an argument may be a number, an id or a list of them, not {arg!r:.60}")
