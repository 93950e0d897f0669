"""What a title may say, read from its source: codes of refusals, kinds of events, and the rules on which they rest."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SAID = {
    "Refusal": ("refusal", 0),
    "Event": ("event", 0),
    "event": ("event", 0),
    "reveal": ("event", 0),
    "tell_privately": ("event", 1),
}
"""What is called -> what it says, and which of its arguments is the word."""
RULES = {"Refusal": 2, "Tip": 3}
"""What is called with the anchor of a rule -> which of its arguments that is, where it does not say ``rule=``."""


def codes_in(folder: Path) -> Iterator[tuple[str, str]]:
    """("refusal" | "event", word) for each word that stands as it is in a call in one of the folder's sources."""
    for _, name, call in _calls(folder):
        what, at = SAID.get(name, ("", 0))
        word = getattr(call.args[at], "value", None) if what and at < len(call.args) else None
        if isinstance(word, str):
            yield what, word


def anchors_in(folder: Path) -> Iterator[tuple[str, str]]:
    """(file in the folder, anchor) for each anchor of a rule that stands as it is in a call in one of its sources."""
    for file, name, call in _calls(folder):
        at = RULES.get(name)
        if at is not None:
            named = next((keyword.value for keyword in call.keywords if keyword.arg == "rule"), None)
            anchor = getattr(call.args[at] if at < len(call.args) else named, "value", None)
            if isinstance(anchor, str) and anchor:
                yield file.relative_to(folder).as_posix(), anchor


def _calls(folder: Path) -> Iterator[tuple[Path, str, ast.Call]]:
    """Each call in the folder's sources: the file, the last part of what is called, the call."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                yield file, name, node
