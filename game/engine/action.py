"""What a player wants to do: plain, hashable, and the only thing a save needs besides the seed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, combinations, combinations_with_replacement, islice, permutations, product
from typing import Any, NamedTuple, TypeAlias

Arg: TypeAlias = "int | str | tuple[Arg, ...]"


class Action(NamedTuple):
    """A player's intent: the kind of deed, the seat that does it, and ids or numbers (never objects)."""

    kind: str
    seat: int
    args: tuple[Any, ...] = ()


class One(NamedTuple):
    """One value: a card, a place, a yes or no."""


class Amount(NamedTuple):
    """One number, chosen on a dial."""


class Split(NamedTuple):
    """One number that is a part of a sum: what it does not take goes elsewhere."""


class Some(NamedTuple):
    """``least`` to ``most`` different things, in any order."""

    least: int
    most: int


class Bag(NamedTuple):
    """``least`` to ``most`` things in any order, of which one may be meant several times."""

    least: int
    most: int


class Order(NamedTuple):
    """``least`` to ``most`` things one after another: a path, a sequence."""

    least: int
    most: int


class Pay(NamedTuple):
    """A bag of what is paid: the table proposes one that suffices, and it can be changed."""

    least: int
    most: int


Form: TypeAlias = One | Amount | Split | Some | Bag | Order | Pay
"""What shape the values of a field have; the table chooses its prompt by it."""

UNORDERED = (Some, Bag, Pay)
SINGLE = (One, Amount, Split)


class Field(NamedTuple):
    """One argument of an action: every value that may ever stand there, and the form in which it is said.

    With a form of several things the argument is a tuple of values. One of ``Some`` that stands there twice is admitted,
    since the rule's own ``check`` may have the better reason against it; where it has none, the kernel refuses it
    (``doubled``). An ``optional`` field may be left out at the end.
    """

    name: str
    values: tuple[int | str, ...]
    form: Form = One()
    optional: bool = False

    @property
    def single(self) -> bool:
        """True if the argument is one value, False if it is a tuple of values."""
        return isinstance(self.form, SINGLE)

    @property
    def unordered(self) -> bool:
        """True if the order of the things means nothing: the argument is then written sorted."""
        return isinstance(self.form, UNORDERED)

    def admits(self, value: object) -> bool:
        """True if the value has this field's form and its parts stand among its values."""
        form = self.form
        if isinstance(form, SINGLE):
            return type(value) in (int, str) and value in self.values
        if not isinstance(value, tuple) or not form.least <= len(value) <= form.most:
            return False
        return all(type(v) in (int, str) and v in self.values for v in value)

    def doubled(self, value: Any) -> bool:
        """True if something stands twice among what are to be different things."""
        return isinstance(self.form, Some) and len(set(value)) < len(value)

    def universe(self, limit: int = 2000) -> list[Arg]:
        """Every value of the field as an argument, at most ``limit`` of them."""
        form = self.form
        if isinstance(form, SINGLE):
            return list(self.values[:limit])
        pick: Callable[..., Iterable[Any]] = permutations if isinstance(form, Order) else combinations
        if isinstance(form, Bag | Pay):
            pick = combinations_with_replacement
        values = sorted(self.values, key=lambda v: (str(type(v)), v)) if self.unordered else self.values
        sizes = range(form.least, form.most + 1)
        return list(islice(chain.from_iterable(pick(values, size) for size in sizes), limit))


def normal(fields: Sequence[Field], args: tuple[Any, ...]) -> tuple[Any, ...]:
    """The arguments as they are written down: things whose order means nothing stand sorted."""
    if all(not f.unordered or list(arg) == sorted(arg) for f, arg in zip(fields, args)):
        return args
    return tuple(tuple(sorted(arg)) if f.unordered else arg for f, arg in zip(fields, args))


def universe(fields: Sequence[Field], limit: int = 20_000) -> list[tuple[Arg, ...]]:
    """Every tuple of arguments that the fields allow, with and without the optional ones, at most ``limit``."""
    least = next((i for i, f in enumerate(fields) if f.optional), len(fields))

    def every() -> Iterator[tuple[Arg, ...]]:
        for size in range(least, len(fields) + 1):
            yield from product(*(f.universe() for f in fields[:size]))

    return list(islice(every(), limit))


def is_plain(args: object) -> bool:
    """True if it is a tuple of numbers, texts and such tuples: no list, no truth value, nothing else."""
    return isinstance(args, tuple) and all(type(arg) in (int, str) or is_plain(arg) for arg in args)


def encode(action: Action) -> list[Any]:
    """The JSON form: kind, seat, arguments, such as ``["pay", 0, "a", ["b", "c"]]``."""
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
