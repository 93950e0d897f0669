"""The seed of the day, and the marks that choose by it what the quick run does of forms that are many."""

from __future__ import annotations

import gc
import os
import random
import sys
from collections import defaultdict
from collections.abc import Iterator

import pytest

from . import day

AGAIN = f"What is chosen by chance is chosen by the seed {{seed}}: {day.VARIABLE}={{seed}} chooses the same again."


def pytest_configure(config: pytest.Config) -> None:
    """The workers of a run are told the seed, also where a day ends between them. What they and the hundreds of processes
    that they start compile is kept beside the sources: it is compiled once."""
    day.settle()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False


@pytest.fixture(scope="session", autouse=True)
def no_power_fails() -> Iterator[None]:
    """Nobody waits for the disk: power fails in processes of their own alone."""
    patch = pytest.MonkeyPatch()
    patch.setattr(os, "fsync", lambda handle: None)
    yield
    patch.undo()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of the forms of a test with the mark ``sample`` a few are chosen; the others are ``long``, as some are anyway."""
    forms: dict[str, list[pytest.Function]] = defaultdict(list)
    for item in items:
        if (
            isinstance(item, pytest.Function)
            and item.get_closest_marker("sample")
            and not item.get_closest_marker("long")
        ):
            forms[item.nodeid.partition("[")[0]].append(item)
    for name, found in forms.items():
        mark = found[0].get_closest_marker("sample")
        assert mark is not None
        chosen = set(_chosen(found, day.dice(name), *mark.args))
        for item in found:
            if item not in chosen:
                item.add_marker("long")


def pytest_collection_finish() -> None:
    """Thousands of tests and what they import stay to the end: looking through them again and again is a tenth of a run."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A failure says with which seed it comes again."""
    if terminalreporter.stats.get("failed") or terminalreporter.stats.get("error"):
        terminalreporter.write_line(AGAIN.format(seed=day.seed()))


def _chosen(forms: list[pytest.Function], rng: random.Random, most: int = 0) -> Iterator[pytest.Function]:
    """Forms in which every value of every parameter occurs, and more of them up to ``most``; with a smaller ``most`` as
    many values as that allows."""
    left = rng.sample(forms, len(forms))
    missing = {value for form in forms for value in _values(form)}
    number = 0
    while left and (number < most or (missing and not most)):
        best = max(left, key=lambda form: len(missing & _values(form)))
        left.remove(best)
        missing -= _values(best)
        number += 1
        yield best


def _values(form: pytest.Function) -> set[tuple[str, int]]:
    """Its parameters, each with which of its values it has: forms share the values."""
    return {(name, id(value)) for name, value in form.callspec.params.items()}
