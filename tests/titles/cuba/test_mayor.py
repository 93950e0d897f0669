"""5.9: the mayor and the ships."""

from __future__ import annotations

import pytest

from game.titles.cuba.rules.components import MERCHANDISE, PIECES, SHIPS

from .positions import at


def test_tv_s15_three_bonuses() -> None:
    t = at("mayor")
    t.do("take_mayor_bonus")
    t.play("mayor").do("take_mayor_bonus")
    t.play("mayor")
    assert t.refused("take_mayor_bonus") == ("bonus_gone", {"character": "mayor"}, "3.3")
    t.do("end_turn")
    assert t.s.pesos == [14, 12, 10, 10]


def test_tv_e27_as_many_as_the_card_has_slots() -> None:
    t = at("mayor").ships("ship_04", "ship_05", "ship_01", sea="ship_06").yard(citrus=2, rum=1)
    refusal = t.refused("load_ship", "dock_3", ("citrus", "citrus"))
    assert refusal == ("no_free_slot", {"ship": "ship_01", "piece": "citrus", "free": 1}, "5.9")
    t.do("load_ship", "dock_3", ("citrus", "rum"))
    assert t.vp() == 6
    assert t.own() == {"citrus": 1}
    assert t.cargo("dock_3") == {"citrus": 1, "rum": 1}


def test_tv_e28_only_what_the_card_shows() -> None:
    t = at("mayor").ships("ship_08", "ship_01", "", sea="ship_06").yard(cigars=1)
    refusal = t.refused("load_ship", "dock_1", ("cigars",))
    wanted = tuple(PIECES[n] for n in MERCHANDISE if SHIPS["ship_08"][n])
    assert refusal == ("not_on_card", {"ship": "ship_08", "piece": "cigars", "wanted": wanted}, "5.9")
    assert "cigars" not in wanted


def test_what_cannot_be_loaded() -> None:
    t = at("mayor").yard(citrus=1, wood=1)
    assert t.refused("load_ship", "sea", ("citrus",)) == ("at_sea", {"ship": "ship_03"}, "3.5")
    assert t.refused("load_ship", "dock_3", ("citrus",)) == ("no_ship", {"dock": "dock_3"}, "5.9")
    assert t.code("load_ship", "dock_3", ("wood",)) == "no_ship"
    assert t.refused("load_ship", "dock_1", ("wood",)) == ("resources_not_shipped", {"pieces": ("wood",)}, "5.9")
    assert t.refused("load_ship", "dock_1", ("sugar",)) == ("missing_input", {"pieces": ("sugar",)}, "5.9")
    assert t.code("load_ship", "dock_1", ("citrus",) * 6) == "no_free_slot"
    assert t.code("load_ship", "dock_1", ()) == "not_a_choice"
    assert t.code("load_ship", "dock_9", ("citrus",)) == "not_a_choice"
    assert t.code("load_ship", "dock_1", ("gold",)) == "not_a_choice"
    t.fill("dock_1")
    assert t.refused("load_ship", "dock_1", ("citrus",)) == ("ship_full", {"ship": "ship_01"}, "5.9")


@pytest.mark.parametrize(("dock", "vp"), [("dock_1", 1), ("dock_2", 2), ("dock_3", 3)])
def test_points_by_dock(dock: str, vp: int) -> None:
    t = at("mayor").ships("ship_04", "ship_01", "ship_02", sea="ship_06").yard(sugar=1).store(citrus=1)
    t.do("load_ship", dock, ("citrus", "sugar"))
    assert t.vp() == 2 * vp
    assert t.in_store() == {}
    assert t.s.pending[-1].seats == (1,)


def test_any_number_may_be_loaded() -> None:
    """R25: every part of what fits is offered."""
    t = at("mayor").ships("ship_08", "", "", sea="ship_06").yard(citrus=2, sugar=1)
    assert t.legal("load_ship") == [
        ("dock_1", ("citrus",)),
        ("dock_1", ("sugar",)),
        ("dock_1", ("citrus", "citrus")),
        ("dock_1", ("citrus", "sugar")),
        ("dock_1", ("citrus", "citrus", "sugar")),
    ]


def test_tv_s34_the_harbour_statute() -> None:
    t = at("mayor").statute("other_harbour").ships("ship_02", "ship_01", "ship_05", sea="ship_06", pile=("ship_07",))
    t.loaded("dock_1", citrus=1).loaded("dock_3", tobacco=1).fill("dock_2", rum=1).yard(rum=1)
    t.do("load_ship", "dock_2", ("rum",))
    assert t.vp() == 2
    assert t.s.docks == ["ship_06", "ship_02", "ship_05"]
    assert t.s.sea == "ship_07"
    assert t.cargo("dock_2") == {"citrus": 1}
    assert t.cargo("dock_3") == {"tobacco": 1}
    assert t.cargo("dock_1") == {}
    assert t.s.under == ("ship_01",)


def test_tv_e32_a_full_ship_in_dock_1() -> None:
    t = at("mayor").statute("other_harbour").ships("ship_01", "ship_02", "ship_05", sea="ship_06", pile=("ship_07",))
    t.fill("dock_1", rum=1).yard(rum=1)
    t.do("load_ship", "dock_1", ("rum",))
    assert t.s.docks == ["ship_06", "ship_02", "ship_05"]
    assert t.s.sea == "ship_07"


def test_a_ship_that_is_not_full_stays() -> None:
    t = at("mayor").statute("other_harbour").ships("ship_01", "ship_02", "ship_05", sea="ship_06").yard(rum=1)
    t.do("load_ship", "dock_1", ("rum",))
    assert t.s.docks == ["ship_01", "ship_02", "ship_05"]


def test_tv_e33_the_large_office_after_the_shift() -> None:
    t = at("foreman").pawn("b2").built(b1="small_branch_office", b3="large_branch_office").statute("other_harbour")
    t.ships("ship_02", "ship_03", "ship_01", sea="ship_10", pile=("ship_07",)).fill("dock_3", rum=1).yard(
        rum=1, tobacco=2
    )
    t.do("use_office", "b1", "dock_3", ("rum",))
    assert t.s.docks == ["ship_10", "ship_02", "ship_03"]
    t.do("use_office", "b3", "dock_1", ("tobacco", "tobacco"))
    assert t.vp() == 3 + 2


def test_tv_s26_the_score_goes_on_beyond_the_track() -> None:
    from game.titles.cuba.rules.components import TRACK

    t = at("mayor").points(79).ships("ship_01", "", "ship_02", sea="ship_03").yard(rum=1)
    t.do("load_ship", "dock_3", ("rum",))
    assert t.vp() == 82
    assert divmod(t.vp(), TRACK) == (1, 2)
