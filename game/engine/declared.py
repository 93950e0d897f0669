"""Compares values with the types that a module declares for them: ``data.toml`` is edited by hand, and a word in the
place of a number would be found in the middle of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from inspect import get_annotations
from types import ModuleType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

_SEVERAL: Final = (list, set, frozenset)


def misfit(module: ModuleType) -> str:
    """The first public annotated name of the module that holds something of another type: its name, the place in it, what
    stands there and what is expected. Empty if all fit."""
    for name, hint in get_annotations(module, eval_str=True).items():
        for place, value, expected in _misfits(getattr(module, name, None), hint) if not name.startswith("_") else ():
            return f"{name}{place} = {value!r}: {expected}"[:200]
    return ""


def _misfits(value: Any, hint: Any) -> Iterator[tuple[str, Any, str]]:
    origin, args = get_origin(hint), get_args(hint)
    if hint is Any or hint is Final:
        return
    if origin is Final:
        yield from _misfits(value, args[0])
    elif origin in (Union, UnionType):
        if all(any(True for _ in _misfits(value, arg)) for arg in args):
            yield "", value, " | ".join(getattr(arg, "__name__", str(arg)) for arg in args)
    elif origin is Literal:
        if value not in args:
            yield "", value, " | ".join(map(repr, args))
    elif origin is tuple:
        yield from _in_tuple(value, args)
    elif isinstance(origin, type) and issubclass(origin, Mapping):
        if not isinstance(value, Mapping):
            yield "", value, origin.__name__
            return
        for key, inner in value.items():
            found = (*_misfits(key, args[0]), *_misfits(inner, args[1]))
            yield from ((f"[{key!r}]{place}", at, expected) for place, at, expected in found)
    elif origin in _SEVERAL:
        if not isinstance(value, origin):
            yield "", value, origin.__name__
            return
        yield from (found for inner in value for found in _misfits(inner, args[0]))
    elif isinstance(hint, type):
        yield from _in_class(value, hint)


def _in_tuple(value: Any, args: tuple[Any, ...]) -> Iterator[tuple[str, Any, str]]:
    if not isinstance(value, tuple):
        yield "", value, "tuple"
        return
    hints = [args[0]] * len(value) if args[-1:] == (...,) else list(args)
    if len(hints) != len(value):
        yield "", value, f"tuple of {len(hints)}"
    for number, (inner, hint) in enumerate(zip(value, hints)):
        yield from ((f"[{number}]{place}", at, expected) for place, at, expected in _misfits(inner, hint))


def _in_class(value: Any, hint: type) -> Iterator[tuple[str, Any, str]]:
    if hint is float:
        fits = isinstance(value, int | float) and not isinstance(value, bool)
    elif hint is int:
        fits = isinstance(value, int) and not isinstance(value, bool)
    else:
        fits = isinstance(value, hint)
    if not fits:
        yield "", value, hint.__name__
    elif issubclass(hint, tuple) and hasattr(hint, "_fields"):
        for name, inner in _fields(hint).items():
            for place, at, expected in _misfits(getattr(value, name), inner):
                yield f".{name}{place}", at, expected


@cache
def _fields(hint: type) -> dict[str, Any]:
    return get_type_hints(hint)
