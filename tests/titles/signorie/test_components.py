"""Section 3: the components, and what does not add up is named."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from game.titles.signorie.rules import components as c
from game.titles.signorie.rules.components import ComponentError


def test_the_tables_of_the_dossier() -> None:
    assert c.BASE_COST == (1, 2, 3, 4, 5)
    assert [c.COLORS[ring] for ring in c.RING] == ["light_blue", "yellow", "red", "purple", "gray"]
    assert [slot.cost for slot in c.HELPERS] == [2, 3, 4] * 5
    assert sum(c.COPIES.values()) == 54
    assert sum(c.ALLIANCES[tile].vp * count for tile, count in c.COPIES.items()) == 168
    assert [slot.vp for slot in c.CAREER_SLOTS[1:]] == [1, 2, 3, 4, 6, 7, 9, 13]
    assert [slot.rank for slot in c.CAREER_SLOTS[1:]] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert c.INITIATIVE_VP == (0, 0, 1, 2, 4, 5, 7, 9, 12)
    assert c.NEXT_VALUE == (1, 1, 2, 2, 3, 3, 4, 4, c.FULL)
    assert c.BRIDE_VP == (0, 0, 3, 6)
    assert len(c.BONUS_TILES) == 9
    assert len(c.VP_TILES) == 5


def test_each_house_stands_in_two_or_three_rows_of_every_career() -> None:
    for row in range(3):
        for house in range(6):
            assert 2 <= sum(plan[row][house] for plan in c.PLANS.values()) <= 3


def test_every_table_says_where_its_values_come_from() -> None:
    def lines(value: Any) -> list[dict[str, Any]]:
        return [row for row in value if isinstance(row, dict)] if isinstance(value, list) else []

    for name, part in c.read().items():
        rows = [row for value in part.values() for row in lines(value)]
        assert rows or part["source"] in "SPR", name
        for row in rows:
            assert row["source"] in ("S", "P", "R"), (name, row)
            assert set(row.get("source_fields", {})) <= set(row), (name, row)


BROKEN = [
    (("printed", "components", 2), "count", 47, "printed"),
    (("printed", "components", 4), "count", 13, "printed"),
    (("printed", "components", 5), "count", 15, "brides"),
    (("constants",), "supply_males", 5, "constants"),
    (("constants",), "threshold_most", 23, "constants"),
    (("constants",), "offspring_dice", 6, "constants"),
    (("columns", "columns", 0), "dice", 3, "columns"),
    (("columns", "columns", 0), "ring", "gray", "columns"),
    (("helpers", "slots", 1), "row", 3, "helpers"),
    (("helpers", "slots", 2), "effect", "gain_3_vp", "helpers"),
    (("careers", "slots", 3), "final_vp", 3, "careers"),
    (("initiative", "slots", 3), "slot", 9, "initiative"),
    (("houses", "tiles", 0), "count", 4, "houses"),
    (("rewards", "tiles", 0), "kind", "vp", "rewards"),
    (("assignments", "slots", 0), "pays", "female", "assignments"),
    (("plans", "plans", 0), "political", ["medici", "medici", "medici", "borgia"], "plans"),
    (("cities", "cities", 0), "slot_values", [1, 1, 1, 2, 3, 3, 4, 4], "cities"),
    (("players", "counts", 0), "dice_per_color", 3, "players"),
    (("players", "counts", 1), "removed_per_house", 2, "players"),
    (("players", "counts", 2), "extra_florins", [1, 2, 2], "players"),
]


@pytest.mark.parametrize(("path", "key", "value", "named"), BROKEN)
def test_a_wrong_sum_is_named(path: tuple[Any, ...], key: str, value: Any, named: str) -> None:
    data = copy.deepcopy(c.read())
    c.verify(data)
    place: Any = data
    for step in path:
        place = place[step]
    place[key] = value
    with pytest.raises(ComponentError, match=r"data\.toml, \[.*\]: .*: found \d+, expected \d+") as found:
        c.verify(data)
    assert found.value.table == named
