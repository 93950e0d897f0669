"""A refusal names what it speaks of: the pieces that lack, the building, the card that is needed; and one is one."""

from __future__ import annotations

import pytest

from game.engine import Refusal
from game.text.catalog import Texts
from game.text.speech import say
from game.titles.cuba import TITLE
from tests.titles.cuba.positions import Table, at, table


def sentence(refusal: Refusal, language: str = "en") -> str:
    texts = Texts(language)
    texts.read(TITLE)
    return say(texts, "cuba", "refusal", refusal.code, refusal.params)


def duty(statute: str, **yard: int) -> Table:
    t = table(2).pesos(0, 0).statute(statute).yard(**yard).run("tax")
    assert t.key == "duty"
    return t


CASES = [
    (
        at("foreman").built(b2="cement_factory").pawn("b2").yard(stone=1),
        ("use_building", "b2", ("stone",) * 2),
        "stone",
    ),
    (
        at("foreman").built(b2="cement_factory").pawn("b2").yard(stone=5),
        ("use_building", "b2", ("stone",) * 5),
        "Cement",
    ),
    (at("foreman").built(b2="rum_cafe").pawn("b2").yard(cigars=1), ("use_building", "b2", ("cigars",)), "rum."),
    (at("foreman").pawn("a1").yard(citrus=0, sugar=1), ("use_building", "a1", ("citrus",)), "citrus"),
    (
        at("mayor").ships("ship_01", "ship_02", "", sea="ship_03").yard(citrus=2),
        ("load_ship", "dock_1", ("citrus",) * 2),
        "only 1 citrus",
    ),
    (
        at("mayor").ships("ship_01", "ship_02", "", sea="ship_03").yard(citrus=2).loaded("dock_1", citrus=1),
        ("load_ship", "dock_1", ("citrus",)),
        "no free slot for citrus",
    ),
    (at("mayor").ships("ship_01", "ship_02", "", sea="ship_03"), ("load_ship", "dock_1", ("rum",)), "lack rum"),
    (duty("duty_any_products", citrus=2), ("pay_duty", ("citrus",)), "any 2 products"),
    (duty("duty_any_products", citrus=2), ("pay_duty", ("sugar", "tobacco")), "sugar cane, tobacco"),
    *(
        (table().pesos(7).speakers("mayor", "mayor", "mayor", "mayor"), ("submit_bid", pesos), "(7)")
        for pesos in (8, 400, 10**6)
    ),
    (
        at("mayor").ships("ship_08", "ship_01", "", sea="ship_06").yard(cigars=1),
        ("load_ship", "dock_1", ("cigars",)),
        "takes citrus",
    ),
    (at("architect").yard(wood=1), ("build", "large_bank", "b1"), "wood 1, stone 3"),
    (table(), ("load_ship", "dock_1", ("rum",)), "Mayor"),
    (table(), ("build", "hotel", "b2"), "Architect"),
    (table(), ("use_building", "a1", ("citrus",)), "Foreman"),
]


@pytest.mark.parametrize(("position", "deed", "named"), CASES, ids=[f"{n}" for n in range(len(CASES))])
def test_a_refusal_names_what_it_speaks_of(position: Table, deed: tuple[object, ...], named: str) -> None:
    refusal = position.refused(str(deed[0]), *deed[1:])
    assert named in sentence(refusal)
    assert sentence(refusal, "ja")
