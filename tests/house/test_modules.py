"""How the modules of the game stand to each other: no two import each other, whatever the way round, and a name means one thing."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import game

ROOT = Path(game.__file__).parent


def imported(tree: ast.Module, package: bool, module: str, known: Mapping[str, Path]) -> Iterator[str]:
    """The modules of the game that a module imports when it is read, for its types too."""
    for node in _outside_functions(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                here = module.split(".")
                above = here[: len(here) - node.level + package]
                base = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                whole = f"{base}.{alias.name}"
                if whole in known or base in known:
                    yield whole if whole in known else base


def _outside_functions(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield child
            yield from _outside_functions(child)


@cache
def graph() -> dict[str, frozenset[str]]:
    """Every module of the game with those that it imports."""
    known: dict[str, Path] = {}
    for file in sorted(ROOT.rglob("*.py")):
        parts = file.relative_to(ROOT.parent).with_suffix("").parts
        known[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    found: dict[str, frozenset[str]] = {}
    for module, file in known.items():
        names = imported(ast.parse(file.read_text("utf-8")), file.name == "__init__.py", module, known)
        found[module] = frozenset(names) - {module}
    return found


def circles(edges: Mapping[str, frozenset[str]]) -> list[list[str]]:
    """The groups of modules of which each leads to each other."""
    reach = {module: _reached(edges, module) for module in edges}
    found = {
        frozenset(other for other in reach[module] if module in reach[other])
        for module in edges
        if module in reach[module]
    }
    return sorted(sorted(group) for group in found)


def _reached(edges: Mapping[str, frozenset[str]], module: str) -> set[str]:
    found: set[str] = set()
    waiting = [*edges[module]]
    while waiting:
        other = waiting.pop()
        if other not in found:
            found.add(other)
            waiting += edges[other]
    return found


def test_no_modules_import_each_other() -> None:
    assert circles(graph()) == []


def test_a_circle_is_found() -> None:
    edges = {"a": frozenset("b"), "b": frozenset("c"), "c": frozenset("a"), "d": frozenset("a")}
    assert circles(edges) == [["a", "b", "c"]]


def test_a_class_of_the_table_has_a_name_of_its_own() -> None:
    found: dict[str, list[str]] = {}
    for part in ("presentation", "table", "ui"):
        for file in sorted((ROOT / part).rglob("*.py")):
            for node in ast.parse(file.read_text("utf-8")).body:
                if isinstance(node, ast.ClassDef) and "widgets" not in file.parts:  # A button is a button everywhere.
                    found.setdefault(node.name, []).append(str(file.relative_to(ROOT)))
    assert {name: files for name, files in found.items() if len(files) > 1} == {}
