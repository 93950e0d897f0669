"""Which tests come to the functions in which faults are planted: one run of the quick suite in a copy in which these
functions say so. Only such a test can notice a fault of a function."""

from __future__ import annotations

import ast
import builtins
import json
import os
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

VARIABLE = "TAKU_PLANTING_REACH"
"""The folder into which each process of the run writes what it has met."""


def marked(text: str, old: str, number: int) -> str:
    """The source in which the function around some of its lines says its number first; unchanged where there is none."""
    begin = text.index(old)
    first, last = text.count("\n", 0, begin) + 1, text.count("\n", 0, begin + len(old.rstrip("\n"))) + 1
    around = [
        node
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef) and node.lineno <= last and first <= (node.end_lineno or 0)
    ]
    inner = [node for node in around if node.body[0].lineno <= last]
    if not inner:
        return text
    function = max(inner, key=lambda node: node.lineno)
    body = function.body[1:] if ast.get_docstring(function) is not None and len(function.body) > 1 else function.body
    lines = text.splitlines(keepends=True)
    first = min([body[0].lineno, *(each.lineno for each in getattr(body[0], "decorator_list", []))])
    call = f"__import__('builtins').__dict__.get('met_fault', int)({number})"
    lines.insert(first - 1, f"{' ' * body[0].col_offset}{call}\n")
    return "".join(lines)


class Ear:
    """A plugin of pytest that notes for each test to which numbers it came, and how long it took."""

    def __init__(self, folder: Path) -> None:
        self.file = (folder / f"{os.getpid()}.jsonl").open("a", encoding="utf-8")
        self.met: set[int] = set()
        self.whole = True
        builtins.met_fault = self.met.add

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
        """Around each test; what fixtures of modules do counts for the first of them."""
        self.met.clear()
        self.whole = True
        began = time.process_time()
        yield
        spent = round(time.process_time() - began, 3)
        if self.whole:
            self.file.write(json.dumps([item.nodeid, spent, sorted(self.met)]) + "\n")
            self.file.flush()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """What fails without any fault cannot notice one."""
        self.whole = self.whole and not report.failed


def pytest_configure(config: Any) -> None:
    """The plugin listens where the variable names a folder."""
    if VARIABLE in os.environ:
        config.pluginmanager.register(Ear(Path(os.environ[VARIABLE])))


def heard(folder: Path) -> dict[int, list[str]]:
    """For each number the tests that came to it, the shortest first."""
    found: dict[int, list[tuple[float, str]]] = defaultdict(list)
    for file in folder.glob("*.jsonl"):
        for line in file.read_text("utf-8").splitlines():
            test, spent, numbers = json.loads(line)
            for number in numbers:
                found[number].append((spent, test))
    return {number: [test for _, test in sorted(tests)] for number, tests in found.items()}
