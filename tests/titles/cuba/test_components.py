"""Chapter 3: the box."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.engine.bits import members
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules.board import AT, CROSS, FIELD_PIECE, FIELDS, PRODUCT_FIELDS, RESOURCE_FIELDS, harvest


def test_the_sums_of_the_box() -> None:
    assert sum(b.copies for b in box.BUILDINGS.values()) == 25
    assert len(box.SHIPS) == 15
    assert sum(map(sum, box.SHIPS.values())) == 75
    assert [sum(ship[m] for ship in box.SHIPS.values()) for m in box.MERCHANDISE] == [17, 17, 17, 12, 12]
    assert all(sum(bool(ship[m]) for ship in box.SHIPS.values()) == 11 for m in box.MERCHANDISE)
    assert max(max(ship) for ship in box.SHIPS.values()) == 2
    assert box.PIECE_COUNT == (18, 18, 18, 15, 15, 15, 15, 15)
    assert [len(pile) for pile in box.STATUTE_PILES] == [6, 6, 6, 6]
    assert len(box.SPACES) == 6
    assert dict(box.VOTES) == {"worker": 1, "tradeswoman": 2, "architect": 3, "foreman": 4, "mayor": 5}


def test_all_boards_yield_the_same() -> None:
    """3.7: up to the names of the products every side has the same twelve positions, and one as in the example."""

    def profile(side: str, at: int) -> tuple[Any, ...]:
        resources = dict(harvest(side, CROSS[at] & RESOURCE_FIELDS[side]))
        products = dict(harvest(side, CROSS[at] & PRODUCT_FIELDS[side]))
        return tuple(resources.get(r, 0) for r in (box.STONE, box.WOOD, box.WATER)), tuple(sorted(products.values()))

    profiles = {side: Counter(profile(side, at) for at in range(12)) for side in box.SIDES}
    assert len(set(map(str, (sorted(p.items()) for p in profiles.values())))) == 1
    for side in box.SIDES:
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
    for column in box.read()["market"]["columns"]:
        prices = column["prices"]
        for n in range(1, len(prices) + 1):
            assert prices[n - 1] == 7 - n
        assert column["sell_when_full"] == 6 - len(prices)
        assert column["buy_when_empty"] == 7
