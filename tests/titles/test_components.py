"""The data of every title: each row says where it comes from, it adds up, and a sum that is wrong is named."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.engine import Title
from game.titles import catalogue

from .catalogues import shipped

Data = dict[str, Any]
SOURCES = ("S", "P", "R")


def read(title: Title) -> Data:
    """The data file as it stands."""
    return tomllib.loads((title.folder / "data.toml").read_text("utf-8"))


def rows(value: Any, known: bool = False, path: str = "") -> Iterator[tuple[str, Data, bool]]:
    """Every table of values, and whether it or what it stands in says its source."""
    if isinstance(value, dict):
        known = known or "source" in value
        inner = {key: each for key, each in value.items() if key != "source_fields"}
        if "source" in value or not any(isinstance(each, dict | list) for each in inner.values()):
            yield path, value, known
        for key, each in inner.items():
            yield from rows(each, known, f"{path}.{key}")
    elif isinstance(value, list):
        for each in value:
            yield from rows(each, known, path)


@pytest.mark.parametrize("title", shipped(), ids=lambda title: title.id)
def test_every_row_says_where_it_comes_from(title: Title) -> None:
    found = list(rows(read(title)))
    assert len(found) > 60
    for path, row, known in found:
        assert known, (path, row)
        assert row.get("source", "S") in SOURCES, (path, row)
        marks = row.get("source_fields", {})
        assert set(marks) <= set(row), (path, row)
        assert set(marks.values()) <= set(SOURCES), (path, row)


def put(*path: Any, to: Any) -> Callable[[Data], object]:
    """Another value at a place."""

    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = to

    return change


def less(*path: Any) -> Callable[[Data], object]:
    """One row less."""

    def change(data: Any) -> None:
        for key in path:
            data = data[key]
        data.pop()

    return change


SPOILT: dict[str, list[tuple[Any, ...]]] = {
    "anno1701": [
        ("printed", put("printed", "components", 0, "count", to=33)),
        ("setup", lambda data: data["setup"]["sides"].append("whale")),
        ("setup", put("setup", "outer", 3, "lion", to=3)),
        ("setup", put("setup", "outer", 5, "good", to="wood")),
        ("setup", put("setup", "outer", 1, "slot", to="c0_up")),
        ("layout", less("layout", "site_rows")),
        ("era", less("era", "buildings")),
        ("era", put("era", "buildings", 0, "era", to=2)),
        ("era", put("era", "buildings", 4, "sails", to=2)),
        ("era", put("era", "buildings", 0, "numbers", to=[1])),
        ("inhabitants", put("inhabitants", "ranks", 2, "cards", to=5)),
        ("voyage", less("voyage", "cards")),
        ("turning", put("constants", "goods_start", to=2)),
        ("constants", put("constants", "gold_max", to=9)),
    ],
    "cuba": [
        ("buildings", put("buildings", "tiles", 0, "copies", to=2)),
        ("ships", put("ships", "cards", 0, "rum", to=0)),
        ("ships", lambda data: data["ships"]["cards"][1].update(citrus=1, sugar=2)),
        ("pieces", put("pieces", "kinds", 0, "count", to=17)),
        ("printed", put("printed", "coins", 0, "count", to=45)),
        ("market", put("market", "columns", 3, "prices", to=[6, 5])),
        ("statutes", less("statutes", "cards")),
        ("plantations", put("plantations", "sides", 2, "rows", to=["WMLC", "FTSM", "CSTT"])),
        ("markers", less("markers", "spaces")),
        ("characters", less("characters", "cards")),
    ],
    "cultus": [
        ("construction", put("construction", "cards", 0, "cells", 0, to="market"), 27, 28),
        ("construction", put("construction", "cards", 47, "cells", 1, to="church"), 29, 28),
        ("printed", put("printed", "components", 2, "count", to=13), 85, 84),
        ("printed", put("printed", "colors", 1, "cubes", to=5), 23, 24),
        ("players", put("players", "counts", 1, "pile_size", to=5), 42, 48),
        ("players", put("players", "counts", 3, "cubes", to=5), 4, 5),
        ("board", put("board", "cols", to=7), 56, 64),
        ("income", put("income", "cards", 1, "id", to="income_1"), 5, 6),
        ("endings", put("endings", "tiers", 2, "diff_min", to=2), 2, 1),
        ("monuments", less("monuments", "cards"), 11, 12),
    ],
    "signorie": [
        ("printed", put("printed", "components", 2, "count", to=47)),
        ("printed", put("printed", "components", 4, "count", to=13)),
        ("brides", put("printed", "components", 5, "count", to=15)),
        ("constants", put("constants", "supply_males", to=5)),
        ("constants", put("constants", "threshold_most", to=23)),
        ("constants", put("constants", "offspring_dice", to=6)),
        ("columns", put("columns", "columns", 0, "dice", to=3)),
        ("columns", put("columns", "columns", 0, "ring", to="gray")),
        ("helpers", put("helpers", "slots", 1, "row", to=3)),
        ("helpers", put("helpers", "slots", 2, "effect", to="gain_3_vp")),
        ("careers", put("careers", "slots", 3, "final_vp", to=3)),
        ("initiative", put("initiative", "slots", 3, "slot", to=9)),
        ("houses", put("houses", "tiles", 0, "count", to=4)),
        ("rewards", put("rewards", "tiles", 0, "kind", to="vp")),
        ("assignments", put("assignments", "slots", 0, "pays", to="female")),
        ("plans", put("plans", "plans", 0, "political", to=["medici", "medici", "medici", "borgia"])),
        ("cities", put("cities", "cities", 0, "slot_values", to=[1, 1, 1, 2, 3, 3, 4, 4])),
        ("players", put("players", "counts", 0, "dice_per_color", to=3)),
        ("players", put("players", "counts", 1, "removed_per_house", to=2)),
        ("players", put("players", "counts", 2, "extra_florins", to=[1, 2, 2])),
    ],
    "undecim": [
        ("resources", put("resources", "fixed", 0, "count", to=17), 99, 100),
        ("resources", put("resources", "mixed", 1, "wood", to=6), 19, 18),
        ("printed", put("printed", "components", 0, "count", to=12), 137, 136),
        ("actions", put("actions", 3, "number", to=5), 10, 11),
        ("modules", put("actions", 11, "number", to=4), 2, 3),
        ("setup", put("setup", "players", 1, "face_up", to=4), 12, 11),
        ("tracks", put("tracks", "counters", to=11), 11, 10),
        ("scoring.building", put("scoring", "building", 2, "levels", to=[0, 0, 3]), 3, 7),
    ],
}
"""For each title changes of its data: the table that is named, the change, and what was found and what was expected."""


@pytest.mark.parametrize(
    ("name", "table", "spoil", "found"),
    [(name, table, spoil, found) for name, each in SPOILT.items() for table, spoil, *found in each],
)
def test_a_wrong_sum_is_named(name: str, table: str, spoil: Callable[[Data], object], found: list[int]) -> None:
    verify: Callable[[Data], None] = catalogue[name].part("rules.components").verify
    data = copy.deepcopy(read(catalogue[name]))
    verify(data)
    spoil(data)
    with pytest.raises(ValueError, match=r"data\.toml, \[.*\].*found \d+, expected \d+") as caught:
        verify(data)
    fault: Any = caught.value
    assert fault.table == table
    assert fault.found != fault.expected
    assert not found or [fault.found, fault.expected] == found
    assert f"found {fault.found}, expected {fault.expected}" in str(fault)
