"""What a title may call or write, as one line for each: from the sources."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any

import game.engine as engine
import game.presentation as presentation
from game.bots.judge import TitleJudge
from game.engine.determinize import Deal
from game.engine.state import State, start
from game.presentation import Art, DisplayList, Presentation, kit, layout, parts
from game.terminal.voice import TableWords

WRITTEN: dict[str, type[Any]] = {
    "MoveType": engine.MoveType,
    "RuleController": engine.RuleController,
    "Presentation": Presentation,
    "Art": Art,
    "bot": TitleJudge,
    "words": TableWords,
}
"""What a title writes: the members of these."""
HOUSE_OWN = {
    "MoveType": {"legal", "why", "normal", "universe", "well_formed", "unordered"},
    "RuleController": {
        "pending",
        "legal",
        "check",
        "malformed",
        "normal",
        "caution",
        "next",
        "draw",
        "apply",
        "proceed",
    },
    "Presentation": {"title", "rules"},
    "Art": {"title", "presentation"},
    "bot": set(),
    "words": set(),
}
"""What follows from the rest and is written by no title as a rule."""


def line(thing: Callable[..., Any], name: str = "", told: bool = False) -> str:
    """The call in one line, with defaults; with ``told`` also what is returned."""
    given: list[str] = []
    named = False
    signature = inspect.signature(thing)
    for one in signature.parameters.values():
        if one.name == "self":
            continue
        if one.kind is one.KEYWORD_ONLY and not named:
            given.append("*")
            named = True
        named = named or one.kind is one.VAR_POSITIONAL
        stars = {one.VAR_POSITIONAL: "*", one.VAR_KEYWORD: "**"}.get(one.kind, "")
        given.append(f"{stars}{one.name}" + ("" if one.default is one.empty else f"={_said(one.default)}"))
    back = f" -> {signature.return_annotation}" if told else ""
    return f"{name or thing.__name__}({', '.join(given)}){back}"


def _said(value: Any) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    return "{}" if isinstance(value, Mapping) else repr(value)


def callables() -> dict[str, str]:
    """Name -> line of everything that a title calls."""
    found: dict[str, Callable[..., Any]] = {}
    for module in (engine, presentation):
        found |= {name: thing for name, thing in vars(module).items() if name[0] != "_" and callable(thing)}
    found |= {f"kit.{n}": f for n, f in vars(kit).items() if inspect.isfunction(f) and not n.startswith("_")}
    found |= {f"kit.{n}": getattr(kit, n) for n in ("Theme",)}
    for module in (layout, parts):
        found |= {
            n: f for n, f in vars(module).items() if getattr(f, "__module__", "") == module.__name__ and n[0] != "_"
        }
    for name, owner in (
        ("sheet", DisplayList),
        ("chance", engine.Chance),
        ("out", engine.Effects),
        ("rules", engine.RuleController),
        ("deal", Deal),
    ):
        found |= {f"{name}.{n}": f for n, f in inspect.getmembers(owner, inspect.isfunction) if not n.startswith("_")}
    found |= {f"State.{n}": getattr(State, n) for n in ("blank", "clone", "masked", "parts", "dump", "digest")}
    found |= {"start": start, "Deal": Deal}
    lines: dict[str, str] = {}
    for name, thing in found.items():
        try:
            lines[name] = line(thing, name)
        except (TypeError, ValueError):
            continue
    return lines


def members(of: str) -> dict[str, str]:
    """Name -> line of everything that a title may write of one of ``WRITTEN``: functions with what they return, values
    by their names."""
    owner, found = WRITTEN[of], {}
    for name in dir(owner):
        if name.startswith("_") or name in HOUSE_OWN[of]:
            continue
        thing = inspect.getattr_static(owner, name)
        found[name] = line(thing, told=True) if inspect.isfunction(thing) else name
    return found
