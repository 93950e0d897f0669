"""Chapter 3: the box."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from game.engine.bits import members
from game.engine.data import ComponentError
from game.titles.cuba.rules import components as c
from game.titles.cuba.rules.board import AT, CROSS, FIELD_PIECE, FIELDS, PRODUCT_FIELDS, RESOURCE_FIELDS, harvest


@pytest.fixture
def data() -> dict[str, Any]:
    return copy.deepcopy(c.read())


def test_the_sums_of_the_box() -> None:
    assert sum(b.copies for b in c.BUILDINGS.values()) == 25
    assert len(c.SHIPS) == 15
    assert sum(map(sum, c.SHIPS.values())) == 75
    assert [sum(ship[m] for ship in c.SHIPS.values()) for m in c.MERCHANDISE] == [17, 17, 17, 12, 12]
    assert all(sum(bool(ship[m]) for ship in c.SHIPS.values()) == 11 for m in c.MERCHANDISE)
    assert max(max(ship) for ship in c.SHIPS.values()) == 2
    assert c.PIECE_COUNT == (18, 18, 18, 15, 15, 15, 15, 15)
    assert [len(pile) for pile in c.STATUTE_PILES] == [6, 6, 6, 6]
    assert len(c.SPACES) == 6
    assert dict(c.VOTES) == {"worker": 1, "tradeswoman": 2, "architect": 3, "foreman": 4, "mayor": 5}


@pytest.mark.parametrize(
    ("spoil", "where"),
    [
        (lambda d: d["buildings"]["tiles"][0].update(copies=2), "buildings"),
        (lambda d: d["ships"]["cards"][0].update(rum=0), "ships"),
        (lambda d: d["ships"]["cards"][1].update(citrus=1, sugar=2), "ships"),
        (lambda d: d["pieces"]["kinds"][0].update(count=17), "pieces"),
        (lambda d: d["printed"]["coins"][0].update(count=45), "printed"),
        (lambda d: d["market"]["columns"][3].update(prices=[6, 5]), "market"),
        (lambda d: d["statutes"]["cards"].pop(), "statutes"),
        (lambda d: d["plantations"]["sides"][2].update(rows=["WMLC", "FTSM", "CSTT"]), "plantations"),
        (lambda d: d["markers"]["spaces"].pop(), "markers"),
        (lambda d: d["characters"]["cards"].pop(), "characters"),
    ],
)
def test_a_wrong_sum_is_named(data: dict[str, Any], spoil: Any, where: str) -> None:
    spoil(data)
    with pytest.raises(ComponentError, match=rf"data\.toml, \[{where}\].*found \d+, expected \d+") as caught:
        c.verify(data)
    assert caught.value.table == where
    assert caught.value.found != caught.value.expected


def test_every_value_says_where_it_comes_from(data: dict[str, Any]) -> None:
    def visit(value: Any, path: str, inherited: bool) -> None:
        if isinstance(value, dict):
            known = inherited or "source" in value
            assert value.get("source", "S") in ("S", "P", "R"), path
            assert set(value.get("source_fields", {}).values()) <= {"S", "P", "R"}, path
            assert set(value.get("source_fields", {})) <= set(value), path
            if not any(isinstance(v, dict | list) for v in value.values()):
                assert known, path
            for key, inner in value.items():
                if key != "source_fields":
                    visit(inner, f"{path}.{key}", known)
        elif isinstance(value, list):
            for inner in value:
                visit(inner, path, inherited)

    visit(data, "", False)
    for rows in (data["ships"]["cards"], data["plantations"]["sides"], data["market"]["columns"]):
        assert {row["source"] for row in rows} == {"R"}


def test_all_boards_yield_the_same() -> None:
    """3.7: up to the names of the products every side has the same twelve positions, and one as in the example."""

    def profile(side: str, at: int) -> tuple[Any, ...]:
        resources = dict(harvest(side, CROSS[at] & RESOURCE_FIELDS[side]))
        products = dict(harvest(side, CROSS[at] & PRODUCT_FIELDS[side]))
        return tuple(resources.get(r, 0) for r in (c.STONE, c.WOOD, c.WATER)), tuple(sorted(products.values()))

    profiles = {side: Counter(profile(side, at) for at in range(12)) for side in c.SIDES}
    assert len(set(map(str, (sorted(p.items()) for p in profiles.values())))) == 1
    for side in c.SIDES:
        example = [at for at in range(12) if profile(side, at) == ((1, 2, 0), (1, 1, 1))]
        assert len(example) == 1
    assert FIELDS[next(at for at in range(12) if profile("front", at) == ((1, 2, 0), (1, 1, 1)))] == "b2"


def test_equal_fields_share_no_row_and_no_column() -> None:
    for side, pieces in FIELD_PIECE.items():
        for at, piece in enumerate(pieces):
            twins = [other for other in members(CROSS[at]) if other != at and pieces[other] == piece]
            assert not twins or piece < 0, (side, FIELDS[at])


def test_a_cross_has_six_fields() -> None:
    assert all(bits.bit_count() == 6 for bits in CROSS)
    assert {FIELDS[at] for at in members(CROSS[AT["b2"]])} == {"a2", "b1", "b2", "b3", "c2", "d2"}


def test_prices_follow_one_formula() -> None:
    """3.4: buying costs 7 less the pieces on the column, selling pays one less."""
    for column in c.read()["market"]["columns"]:
        prices = column["prices"]
        for n in range(1, len(prices) + 1):
            assert prices[n - 1] == 7 - n
        assert column["sell_when_full"] == 6 - len(prices)
        assert column["buy_when_empty"] == 7
