"""Titles whose functions stand in a module ``presentation.py`` and not yet in the classes of ``table/``."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any

from game.engine import Title
from game.presentation.touch import Both, Touch


def legacy(title: Title, of: type[Any]) -> type[Any]:
    """The class with what the module ``presentation`` and those in its ``PARTS`` hold."""
    return type(of.__name__, (of,), taken(title.part("presentation"), of))


def taken(module: ModuleType, of: type[Any]) -> dict[str, Any]:
    """What the module and its ``PARTS`` write of the names of a class."""
    names = [name for name in dir(of) if not name.startswith("_")]
    found: dict[str, Any] = {}
    for part in (import_module(f"{module.__package__}.{name}") for name in getattr(module, "PARTS", ())):
        for name in names:
            if getattr(getattr(part, name, None), "__module__", "") == part.__name__:
                found[name] = getattr(part, name)
        if hasattr(part, "candidates"):
            found["meant"] = part.candidates
    for name in names:
        if not isinstance(getattr(module, name, module), ModuleType):
            found[name] = getattr(module, name)
    if hasattr(module, "candidates"):
        found["meant"] = module.candidates
    if "TOUCH" in found:
        found["TOUCH"] = {kind: _ways(way) for kind, way in found["TOUCH"].items()}
    if "meant" in found:
        found["meant"] = _with_defaults(found["meant"])
    return {name: staticmethod(x) if callable(x) and not isinstance(x, type) else x for name, x in found.items()}


def _with_defaults(candidates: Any) -> Any:
    def meant(v: Any, piece: str, slot: str = "", turn: int = 0, mode: str = "") -> Any:
        return candidates(v, piece, slot, turn, mode)

    return meant


def _ways(ways: Any) -> Any:
    several = ways if isinstance(ways, tuple) and not isinstance(ways, Touch | Both) else (ways,)
    return tuple(way if isinstance(way, Touch | Both) else Both(_hands(way), lambda v, drop: ()) for way in several)


def _hands(way: Callable[..., Any]) -> Any:
    def do(v: Any, a: Any) -> Any:
        found = way(v, a)
        return found if isinstance(found, list | tuple) and not hasattr(found, "_fields") else (found,)

    return do
