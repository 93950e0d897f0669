"""What a title's rules may say, read from their source: the codes of refusals and the kinds of events."""

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


def codes_in(folder: Path) -> Iterator[tuple[str, str]]:
    """("refusal" | "event", word) for each word that stands as it is in a call in one of the folder's sources."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                what, at = SAID.get(name, ("", 0))
                word = getattr(node.args[at], "value", None) if what and at < len(node.args) else None
                if isinstance(word, str):
                    yield what, word
