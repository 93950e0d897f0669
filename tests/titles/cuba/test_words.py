"""The table in words: every line, question and deed of whole games can be said in both languages."""

from __future__ import annotations

from typing import Any

from game.engine import Action
from game.titles.cuba import TITLE, words
from game.titles.cuba.rules import CONTROLLER
from game.titles.cuba.rules.components import BUILDINGS, SHIPS

from ..catalogues import LANGUAGES, Teller
from .positions import Table, at, table

SPEAKERS = [Teller(TITLE, language) for language in LANGUAGES]


def deed(t: Table, kind: str, *args: Any) -> list[str]:
    """The sentence of a deed, in both languages."""
    view = CONTROLLER.view(t.s, 0)
    action = Action(kind, 0, args)
    return [say(f"cuba-say-{kind}".replace("_", "-"), **words.arguments(view, action, say)) for say in SPEAKERS]


def test_deeds_name_what_they_bring() -> None:
    t = at("mayor").yard(citrus=1, rum=1)
    ja, en = deed(t, "load_ship", "dock_2", ("citrus", "rum"))
    assert en == "Load citrus, rum on ship 2 in dock 2 for 4 VP."
    assert ja == "2番目のドックの船2にシトラス、ラム酒を積み、4点を得る。"
    t = at("foreman").pawn("b2").built(b1="church", b2="black_market").yard(citrus=1)
    assert deed(t, "use_church", "b1", "tax")[1] == "Church: veto Tax: 1 peso."
    assert deed(t, "use_black_market", "b2", ("citrus",), ("rum",))[1] == "Black Market: give citrus, take rum."
    office = at("foreman").built(b1="large_branch_office").yard(citrus=1)
    assert deed(office, "use_office", "b1", "dock_1", ("citrus",))[0] == (
        "大きい支社：1番目のドックの船1にシトラスを積み、1点を得る。"
    )
    assert deed(t, "use_building", "a1", ("citrus",))[1] == "Use the warehouse: citrus."


def test_looking_at_one_thing() -> None:
    view = CONTROLLER.view(table().s, 0)
    for say in SPEAKERS:
        for token in (*BUILDINGS, *SHIPS, "market", "harbour", "statutes"):
            assert list(words.look(view, token, say)), token
        assert list(words.look(view, "castle", say)) == []
    assert words.value("12") == 12
    assert words.value("b2") is None
