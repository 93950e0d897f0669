"""A click on a thing is meant for what is asked: what cannot be done says why in the words of the rules."""

from __future__ import annotations

import pytest

from game.presentation import Drop, presentation_of
from game.presentation.gestures import meant_by
from game.titles.cuba import TITLE
from game.titles.cuba.rules import CONTROLLER
from tests.titles.cuba.positions import Table, at, table
from tests.titles.cuba.test_visit import seen


def harvesting(*fields: str, **yard: int) -> Table:
    position = at("worker").yard(**yard)
    position.do("place_worker", "b2")
    for field in fields:
        position.do("harvest_product", field)
    return position


SHIPS = {"sea": "ship_03"}
CASES = [
    (harvesting("b1", "c2"), "crop/d2", "no_water"),
    (harvesting("b1", "c2"), "field/d2", "no_water"),
    (harvesting(), "crop/d3", "not_in_cross"),
    (harvesting(), "crop/a2", "not_product_field"),
    (harvesting("c2"), "crop/c2", "field_used"),
    (harvesting(), "field/a1", "not_in_cross"),
    (at("architect").yard(wood=1), "tile/hotel/0", "cannot_afford_resources"),
    (at("architect").marked("architect_first", "architect_second"), "space/architect_first", "bonus_gone"),
    (at("mayor").ships("ship_08", "ship_02", "", **SHIPS).yard(tobacco=1), "ship_08", "not_on_card"),
    (at("mayor").ships("ship_08", "ship_02", "", **SHIPS).yard(tobacco=1), "ship_03", "at_sea"),
    (at("mayor").ships("ship_08", "ship_02", "", **SHIPS).yard(tobacco=1), "dock/dock_3", "no_ship"),
    (at("mayor").marked("mayor_first", "mayor_second"), "marker/mayor_first", "bonus_gone"),
    (at("tradeswoman").pesos(2), "next/buy/rum", "too_expensive"),
    (at("tradeswoman"), "next/sell/rum", "nothing_to_sell"),
    (at("foreman").built(b1="distillery").pawn("b2"), "front/b1", "missing_input"),
    (
        at("foreman").built(b1="small_branch_office").pawn("b2").ships("ship_08", "", "", **SHIPS),
        "house/b1",
        "missing_input",
    ),
    (at("foreman").built(b1="black_market").pawn("b2"), "field/b1", "missing_input"),
    (at("foreman").pawn("b2"), "field/a1", "missing_input"),
    (at("tradeswoman").marked("tradeswoman_product"), "space/tradeswoman_product", "space_taken"),
    (table().play("mayor"), "card/mayor", "wrong_phase"),
]


@pytest.mark.parametrize(("position", "target", "code"), CASES, ids=[f"{case[1]}-{case[2]}" for case in CASES])
def test_a_click_says_why_not(position: Table, target: str, code: str) -> None:
    view = seen(position)
    kinds = view.state.pending[-1].kinds
    meant = meant_by(presentation_of(TITLE), view, Drop(target))
    asked = [a for a in meant if a.kind in kinds] or meant
    assert {refusal and refusal.code for refusal in (CONTROLLER.check(view.state, a) for a in asked)} == {code}
