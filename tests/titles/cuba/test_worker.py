"""5.9: the worker."""

from __future__ import annotations

import pytest

from game.titles.cuba.rules.board import FIELDS

from .positions import Table, at, table


def placed(field: str = "b2", t: Table | None = None) -> Table:
    t = t or at("worker")
    t.do("place_worker", field)
    return t


def test_tv_s01_the_example_of_the_rulebook() -> None:
    t = placed()
    t.do("harvest_product", "c2")
    t.do("harvest_product", "b1")
    assert t.own() == {"stone": 1, "wood": 2, "citrus": 1, "tobacco": 1}
    assert t.code("harvest_product", "d2") == "no_water"


HARVESTS: dict[str, tuple[Table, str, str, dict[str, int]]] = {
    "tv_s02_water_opens_a_further_field": (
        at("worker").yard(water=1),
        "b2",
        "c2 b1 d2",
        {"stone": 1, "wood": 2, "citrus": 1, "tobacco": 1, "sugar": 1},
    ),
    "tv_s03_water_of_the_same_turn": (at("worker"), "d2", "c2 d2 d3", {"stone": 1, "wood": 1, "citrus": 2, "sugar": 1}),
    "tv_e02_a_building_destroys_its_field": (at("worker").built(a2="inn"), "b2", "", {"wood": 1, "stone": 1}),
    "tv_e03_what_the_supply_lacks_is_not_received": (at("worker").left(stone=0), "b2", "", {"wood": 2}),
    "the supply may hold a part": (at("worker").left(wood=1), "b2", "", {"wood": 1, "stone": 1}),
    "two fields are free": (
        at("worker").yard(water=5),
        "c3",
        "a3 c3",
        {"stone": 1, "water": 5, "wood": 1, "sugar": 1, "tobacco": 1},
    ),
    "each further field costs water": (
        at("worker").yard(water=5),
        "c3",
        "a3 c3 d3 c2",
        {"stone": 1, "water": 3, "wood": 1, "sugar": 1, "tobacco": 1, "citrus": 2},
    ),
}
"""A table, where the pawn is put, the fields that are harvested, and what then lies in the courtyard."""


@pytest.mark.parametrize("case", HARVESTS)
def test_what_the_worker_brings(case: str) -> None:
    t, pawn, fields, brought = HARVESTS[case]
    t.do("place_worker", pawn)
    for field in fields.split():
        t.do("harvest_product", field)
    assert t.own() == brought


def test_tv_s04_no_field_twice() -> None:
    t = placed(t=at("worker").yard(water=3))
    t.do("harvest_product", "c2")
    assert t.refused("harvest_product", "c2") == ("field_used", {"field": "c2"}, "5.9")


def test_tv_e01_the_pawn_on_the_warehouse() -> None:
    t = placed("a1")
    assert t.own() == {"stone": 1, "wood": 1, "water": 1}
    assert t.legal("harvest_product") == [("b1",), ("a3",)]
    assert t.code("harvest_product", "a1") == "not_product_field"


def test_tv_e04_an_empty_supply_does_not_use_up_the_field() -> None:
    t = placed(t=at("worker").left(citrus=0))
    assert t.refused("harvest_product", "c2") == ("supply_empty", {"piece": "citrus"}, "6")
    t.do("harvest_product", "b1")
    t.do("harvest_product", "d2")
    assert t.own()["sugar"] == 1


def test_tv_e05_the_pawn_may_stay() -> None:
    t = placed(t=at("worker").pawn("b2"))
    assert t.own() == {"wood": 2, "stone": 1}
    assert len(at("worker").legal("place_worker")) == len(FIELDS)


def test_place_first() -> None:
    t = at("worker")
    assert t.refused("harvest_product", "c2") == ("place_first", {"field": "a1", "wanted": "harvest_product"}, "5.9")
    assert t.refused("end_turn") == ("place_first", {"field": "a1", "wanted": "end_turn"}, "5.9")
    assert t.code("place_worker", "e9") == "not_a_choice"
    assert t.code("harvest_product", "c2", seat=1) == "not_your_turn"


def test_what_cannot_be_harvested() -> None:
    t = placed(t=at("worker").built(c2="inn"))
    assert t.refused("harvest_product", "a3") == ("not_in_cross", {"field": "a3"}, "5.9")
    assert t.code("harvest_product", "c2") == "field_covered"
    assert t.refused("harvest_product", "b2") == ("not_product_field", {"field": "b2"}, "5.9")


def test_fewer_fields_than_allowed() -> None:
    """R22."""
    t = placed()
    t.do("harvest_product", "d2")
    t.do("end_turn")
    assert t.s.pending[-1].seats == (1,)
    t.play("worker").do("place_worker", "b2")
    assert len(t.legal("harvest_product")) == 3


def test_tv_s32_drought() -> None:
    t = placed(t=at("worker").statute("other_drought").yard(water=3))
    t.do("harvest_product", "c2")
    assert t.own() == {"stone": 1, "wood": 2, "citrus": 1, "water": 3}
    assert t.refused("harvest_product", "b1") == ("drought", {}, "6.9")


def test_tv_e42_a_replaced_drought_is_over() -> None:
    t = table().statute("other_drought").bill("other_market_increase").speakers("mayor", "worker", "worker", "worker")
    t.bid(0, 0, 0, 0).do("enact_bills", ("other", "tax"))
    while t.key != "turn":
        t.do("decline_tax" if t.key == "tax" else "decline_duty")
    placed(t=t.play("worker"))
    t.do("harvest_product", "c2", seat=t.s.seat)
    t.do("harvest_product", "b1", seat=t.s.seat)


def test_tv_e55_irrigation_in_a_drought() -> None:
    t = placed(t=at("worker", options={"errata": "corrected"}).statute("other_drought").yard(water=1))
    t.do("harvest_product", "c2")
    assert t.own()["water"] == 1
    t.do("harvest_product", "b1")
    assert "water" not in t.own()
    assert t.refused("harvest_product", "d2") == ("no_water", {}, "5.9")
