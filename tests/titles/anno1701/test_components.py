"""Section 3: the cards, counted; and a data file that does not add up."""

from __future__ import annotations

from collections import Counter

import pytest

from game.titles.anno1701.rules import components as box


def test_everything_is_counted() -> None:
    data = box.read()
    box.verify(data)
    printed = {row["id"]: row["count"] for row in data["printed"]["components"]}
    assert printed["setup_card"] + printed["era_card"] + printed["inhabitant_card"] + printed["voyage_card"] == 120
    assert (len(box.BUILDINGS), len(box.ACTION_CARDS), len(box.ERA_CARDS)) == (38, 16, 54)
    assert Counter(box.ERA_OF.values()) == {1: 18, 2: 18, 3: 18}
    assert sum(rank.cards for rank in box.RANKS[1:]) == 18
    assert len(box.VOYAGE_DECK) == 14


def test_marks_on_all_buildings() -> None:
    built = box.BUILDINGS.values()
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
    assert (box.BUILDINGS[card].cost, box.BUILDINGS[card].number) == (cost, number)


def test_what_each_roll_gives() -> None:
    gives = {n: [box.GOODS[box.GOOD_OF[k]] for k in box.BY_NUMBER["lion"][n]] for n in range(1, 7)}
    assert gives == {1: ["brick"], 2: ["wood"], 3: ["cloth", "brick"], 4: ["tools"], 5: ["food"], 6: ["tools"]}


def test_prices_at_sea_lie_between_one_and_three() -> None:
    assert all(1 <= price <= 3 for card in box.VOYAGE.values() for _, price, _ in card.offers)
