"""Constants that are not of the type that is declared for them are found before a game begins."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType

import pytest

from game.engine.declared import misfit
from game.titles import catalogue

SOURCE = """
from __future__ import annotations
from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

class Card(NamedTuple):
    cost: int
    icons: tuple[int, ...] = ()
    note: str | None = None

Kind = Literal["land", "sea"]
"""

FITTING = [
    "N: Final[int] = 3",
    "N: Final = 'anything'",
    "_raw: dict[str, int] = {'source': 'S'}",
    "X: Final[float] = 2",
    "T: Final[tuple[int, ...]] = ()",
    "C: Final[Mapping[str, Card]] = {'a': Card(3, (1, 2), 'x')}",
    "K: Final[dict[str, Kind]] = {'a': 'sea'}",
    "S: Final[frozenset[str]] = frozenset('ab')",
]

WRONG = [
    ("N: Final[int] = 'x'", "N = 'x': int"),
    ("N: Final[int] = True", "N = True: int"),
    ("N: Final[str] = 3", "N = 3: str"),
    ("T: Final[tuple[int, int]] = (1,)", "T = (1,): tuple of 2"),
    ("T: Final[tuple[int, ...]] = (1, 'x')", "T[1] = 'x': int"),
    ("T: Final[tuple[int, ...]] = [1]", "T = [1]: tuple"),
    ("C: Final[Mapping[str, Card]] = {'a': Card('x')}", "C['a'].cost = 'x': int"),
    ("C: Final[dict[str, Card]] = {'a': Card(1, (1, '2'))}", "C['a'].icons[1] = '2': int"),
    ("C: Final[dict[str, Card]] = {'a': Card(1, (), 5)}", "C['a'].note = 5: str | NoneType"),
    ("C: Final[dict[str, int]] = {1: 1}", "C[1] = 1: str"),
    ("C: Final[dict[str, int]] = ()", "C = (): dict"),
    ("K: Final[dict[str, Kind]] = {'a': 'moon'}", "K['a'] = 'moon': 'land' | 'sea'"),
    ("S: Final[frozenset[str]] = frozenset([3])", "S = 3: str"),
    ("S: Final[frozenset[str]] = 'ab'", "S = 'ab': frozenset"),
]


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], ModuleType]:
    """Makes modules."""

    def make(source: str) -> ModuleType:
        made = ModuleType("made_for_this_test")
        monkeypatch.setitem(sys.modules, made.__name__, made)
        exec(SOURCE + source, vars(made))
        return made

    return make


@pytest.mark.parametrize("source", FITTING)
def test_what_fits(module: Callable[[str], ModuleType], source: str) -> None:
    assert misfit(module(source)) == ""


@pytest.mark.parametrize(("source", "told"), WRONG)
def test_what_does_not_fit_is_named(module: Callable[[str], ModuleType], source: str, told: str) -> None:
    assert misfit(module(source)) == told


def test_every_title_is_as_it_declares() -> None:
    assert catalogue.troubles == ()
    for title in catalogue.values():
        rooms = "rules.components" if title.has("table") else "components"
        assert misfit(title.part(rooms)) == ""
