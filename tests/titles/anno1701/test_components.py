"""Section 3: the cards, counted; and a data file that does not add up."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from game.titles.anno1701.rules import components as c


def test_everything_is_counted() -> None:
    data = c.read()
    c.verify(data)
    printed = {row["id"]: row["count"] for row in data["printed"]["components"]}
    assert printed["setup_card"] + printed["era_card"] + printed["inhabitant_card"] + printed["voyage_card"] == 120
    assert (len(c.BUILDINGS), len(c.ACTION_CARDS), len(c.ERA_CARDS)) == (38, 16, 54)
    assert Counter(c.ERA_OF.values()) == {1: 18, 2: 18, 3: 18}
    assert sum(rank.cards for rank in c.RANKS[1:]) == 18
    assert len(c.VOYAGE_DECK) == 14


def test_marks_on_all_buildings() -> None:
    built = c.BUILDINGS.values()
    assert (sum(b.sails for b in built), sum(b.cannons for b in built)) == (6, 6)
    assert (sum(b.bags for b in built), sum(b.happy for b in built)) == (10, 8)
    assert all(1 <= b.gold <= 3 for b in built if b.happy)


@pytest.mark.parametrize(
    ("card", "cost", "number"),
    [
        ("lumberjacks_hut_b", (0, 0, 0, 1, 1), 6),
        ("farm_a", (1, 0, 0, 1, 1), 3),
        ("church_a", (1, 0, 0, 3, 1), 0),
        ("harbour_a", (2, 0, 0, 1, 1), 1),
        ("guild_b", (0, 0, 1, 2, 1), 4),
    ],
)
def test_costs_and_numbers(card: str, cost: tuple[int, ...], number: int) -> None:
    assert (c.BUILDINGS[card].cost, c.BUILDINGS[card].number) == (cost, number)


def test_what_each_roll_gives() -> None:
    gives = {n: [c.GOODS[c.GOOD_OF[k]] for k in c.BY_NUMBER["lion"][n]] for n in range(1, 7)}
    assert gives == {1: ["brick"], 2: ["wood"], 3: ["cloth", "brick"], 4: ["tools"], 5: ["food"], 6: ["tools"]}


def test_prices_at_sea_lie_between_one_and_three() -> None:
    assert all(1 <= price <= 3 for card in c.VOYAGE.values() for _, price, _ in card.offers)


def every_line(table: Any) -> list[dict[str, Any]]:
    found = []
    if isinstance(table, dict):
        if "id" in table and "source" in table:
            found.append(table)
        for value in table.values():
            found += every_line(value)
    elif isinstance(table, list):
        for value in table:
            found += every_line(value)
    return found


def test_every_line_says_where_it_comes_from() -> None:
    data = c.read()
    lines = every_line(data)
    assert len(lines) > 80
    for line in lines:
        assert line["source"] in ("S", "P", "R")
        for field, source in line.get("source_fields", {}).items():
            assert field in line, (line["id"], field)
            assert source in ("S", "P", "R")
    for table in ("printed", "dice", "goods", "tokens", "turning", "inhabitants", "voyage"):
        for rows in data[table].values():
            if isinstance(rows, list):
                assert all("source" in row for row in rows), table


@pytest.mark.parametrize(
    ("table", "spoil"),
    [
        ("printed", lambda d: d["printed"]["components"][0].update(count=33)),
        ("setup", lambda d: d["setup"]["sides"].append("whale")),
        ("setup", lambda d: d["setup"]["outer"][3].update(lion=3)),
        ("setup", lambda d: d["setup"]["outer"][5].update(good="wood")),
        ("setup", lambda d: d["setup"]["outer"][1].update(slot="c0_up")),
        ("layout", lambda d: d["layout"]["site_rows"].pop()),
        ("era", lambda d: d["era"]["buildings"].pop()),
        ("era", lambda d: d["era"]["buildings"][0].update(era=2)),
        ("era", lambda d: d["era"]["buildings"][4].update(sails=2)),
        ("era", lambda d: d["era"]["buildings"][0].update(numbers=[1])),
        ("inhabitants", lambda d: d["inhabitants"]["ranks"][2].update(cards=5)),
        ("voyage", lambda d: d["voyage"]["cards"].pop()),
        ("turning", lambda d: d["constants"].update(goods_start=2)),
        ("constants", lambda d: d["constants"].update(gold_max=9)),
    ],
)
def test_a_file_that_does_not_add_up(table: str, spoil: Any) -> None:
    data = copy.deepcopy(c.read())
    spoil(data)
    with pytest.raises(c.ComponentError) as fault:
        c.verify(data)
    assert fault.value.table == table
    assert "data.toml" in str(fault.value)
    assert str(fault.value.found) in str(fault.value)
    assert str(fault.value.expected) in str(fault.value)
