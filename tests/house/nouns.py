"""What belongs to a title alone: the names of its components, move types, events, options, questions and phases."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.engine import Title

EVENTS = {"event": 0, "reveal": 0, "tell_privately": 1}
"""Methods that tell an event, and which of their arguments is its kind."""


def folder_of(title: Title) -> Path:
    """Where the title lies."""
    return title.text_folder().parent


def nouns(title: Title) -> set[str]:
    """Every name that only this title may speak of, in the form in which it is written in code."""
    found = set(title.controller().kinds)
    for option in title.options:
        found |= {option.id, *option.values}
    found |= {preset.id for preset in title.presets}
    if title.flow is not None:
        found |= {part.id for _, part in title.flow.walk()}
    data = folder_of(title) / "data.toml"
    if data.is_file():
        found |= set(_ids(tomllib.loads(data.read_text("utf-8"))))
    for file in folder_of(title).rglob("*.py"):
        found |= set(_told(ast.parse(file.read_text("utf-8"))))
    found |= {word[:-3] + "y" if word.endswith("ies") else word[:-1] for word in found if word.endswith("s")}
    return {word for word in found if len(word) > 1 and not word.isdigit()}


def _ids(data: Any) -> Iterator[str]:
    """The names of tables and the ids of what stands in them."""
    if isinstance(data, dict):
        for key, value in data.items():
            if isinstance(value, dict | list):
                yield key
                yield from _ids(value)
            elif key in ("id", "kind", "name") and isinstance(value, str):
                yield value
    elif isinstance(data, list):
        for value in data:
            yield from _ids(value)


def _told(tree: ast.AST) -> Iterator[str]:
    """Kinds of events, keys of decisions and names of phases."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            at = EVENTS.get(called, 0 if called == "Decision" else -1)
            if 0 <= at < len(node.args):
                yield from _word(node.args[at])
        elif isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Attribute) and target.attr == "phase" for target in node.targets
        ):
            yield from _word(node.value)


def _word(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
        yield node.value


def drawn(art: Path, title: Title) -> set[str]:
    """The names of the title's own icons, but for those that the house has too."""
    shared = {file.stem for file in (art / "shared" / "icons").glob("*.svg")}
    return {file.stem for file in (art / title.id / "icons").glob("*.svg")} - shared
