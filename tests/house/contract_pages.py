"""The pages of contracts: each class of the table as its page shows it, made of the class itself.

``python -m tests.house.contract_pages`` writes these blocks anew.
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.presentation import contract

from .signatures import line

TITLES = Path(__file__).parents[2] / "game" / "titles"
PAGES = (TITLES / "CONTRACT.md", *sorted((TITLES / "contract").glob("*.md")))
CLASSES = ("Placement", "Gestures", "Preview", "Narration", "Scoring", "Art")
WIDE = 150
_BLOCK = "```text of {}\n{}```\n"


def block(name: str) -> str:
    """The block of a page that shows a class: its members in their order, with what they mean."""
    of: type[Any] = getattr(contract, name)
    return _BLOCK.format(name, "".join(f"{call}\n{_told(said)}" for call, said in _members(of)))


def _members(of: type[Any]) -> Iterator[tuple[str, str]]:
    """The call of every public member, and its docstring."""
    (body,) = ast.parse(inspect.getsource(of)).body
    assert isinstance(body, ast.ClassDef)
    for node, after in zip(body.body, [*body.body[1:], None]):
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            yield line(getattr(of, node.name), told=True), ast.get_docstring(node) or ""
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            assert isinstance(after, ast.Expr)
            yield node.target.id, ast.literal_eval(after.value)


def _told(said: str) -> str:
    words = re.sub(r"``([^`]*)``", r"\1", " ".join(said.split()))
    return textwrap.fill(words, WIDE, initial_indent="    ", subsequent_indent="    ") + "\n"


def write() -> None:
    """Every page with its blocks as the classes are now."""
    for page in PAGES:
        text = page.read_text("utf-8")
        for name in CLASSES:
            text = re.sub(rf"```text of {name}\n.*?```\n", lambda _, name=name: block(name), text, flags=re.DOTALL)
        page.write_text(text, "utf-8")


if __name__ == "__main__":
    write()
