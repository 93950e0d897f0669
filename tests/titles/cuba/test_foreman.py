"""5.9 and chapter 6: the foreman and every building."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import Action, Draft
from game.titles.cuba.rules import CONTROLLER
from game.titles.cuba.rules.components import BUILDINGS

from .positions import Table, at, table


def foreman(pawn: str = "b2", options: dict[str, str] | None = None, **tiles: str) -> Table:
    """Seat 0 has just played the foreman."""
    return at("foreman", options=options).pawn(pawn).built(**tiles)


USES: dict[str, tuple[Table, dict[str, tuple[str, ...]], dict[str, Any]]] = {
    "tv_e17_gains_are_used_by_the_next_building": (
        foreman("a1", b1="dam", c1="golf_course").yard(sugar=2),
        {"b1": (), "c1": ("water", "water"), "a1": ("sugar", "sugar")},
        {"vp": 2, "own": {}, "store": {"sugar": 2}},
    ),
    "tv_e18_a_single_building_anywhere": (foreman(d3="hotel"), {"d3": ()}, {"vp": 2, "asked": 1}),
    "tv_e20_the_printed_warehouse_as_a_single_building": (
        foreman(b1="inn").yard(citrus=1),
        {"a1": ("citrus",)},
        {"store": {"citrus": 1}, "asked": 1},
    ),
    "the foreman needs no worker": (foreman(b2="inn"), {"b2": ()}, {"vp": 1}),
    "tv_e23_the_monastery_takes_any_products": (
        foreman(b1="monastery").yard(citrus=1, sugar=1),
        {"b1": ("citrus", "sugar")},
        {"vp": 2},
    ),
    "tv_e24_the_resource_hut": (
        foreman(b1="resource_hut").yard(wood=1, water=1),
        {"b1": ("water", "wood")},
        {"pesos": 14},
    ),
    "the workshop": (foreman(b1="workshop").yard(tobacco=1), {"b1": ("tobacco",)}, {"pesos": 14}),
    "tv_e26_the_courtyard_is_spent_first": (
        foreman("a1", b1="workshop").yard(citrus=2),
        {"a1": ("citrus",), "b1": ("citrus",)},
        {"own": {}, "store": {"citrus": 1}},
    ),
    "R11: factories take any number": (
        foreman(b1="cigar_factory").yard(tobacco=5).store(tobacco=2),
        {"b1": ("tobacco",) * 7},
        {"own": {"cigars": 7}, "store": {}},
    ),
    "two factories of one player": (
        foreman(b1="distillery", b3="distillery").yard(sugar=2),
        {"b1": ("sugar",), "b3": ("sugar",)},
        {"own": {"rum": 2}},
    ),
}
"""A table, the pieces that each house is given one after the other, and what seat 0 then has."""


@pytest.mark.parametrize("case", USES)
def test_what_houses_do(case: str) -> None:
    t, uses, wanted = USES[case]
    for field, pieces in uses.items():
        t.do("use_building", field, *([pieces] if pieces else []))
    assert t.shown(wanted) == wanted


# --- the two modes ---------------------------------------------------------------------------------


def test_tv_s18_six_buildings_in_any_order() -> None:
    t = foreman(a2="inn", b1="hotel", b2="small_bank", b3="large_bank", c2="dam", d2="town_hall")
    for field in ("d2", "b2", "a2", "b1", "b3", "c2"):
        t.do("use_building", field)
    assert t.vp() == 3
    assert t.s.pesos[0] == 16
    assert t.own() == {"water": 2}
    assert t.refused("use_building", "b2") == ("building_used", {"building": "small_bank"}, "6")
    assert t.legal("use_building") == []
    assert t.key == "foreman"
    t.do("end_turn")
    assert t.s.pending[-1].seats == (1,)


def test_tv_e19_the_cross_excludes_the_rest() -> None:
    t = foreman(b1="inn", d3="hotel")
    t.do("use_building", "b1")
    assert t.refused("use_building", "d3") == ("outside_cross", {"building": "hotel"}, "5.9")
    assert t.legal("use_building") == []


def test_tv_e20_and_not_after_the_cross() -> None:
    t = foreman(b1="inn").yard(citrus=1)
    t.do("use_building", "b1")
    assert t.refused("use_building", "a1", ("citrus",)).code == "outside_cross"


def test_tv_e49_the_foreman_without_tiles() -> None:
    t = foreman("d3").yard(citrus=1)
    assert t.legal("use_building") == [("a1", ("citrus",))]
    assert t.legal("end_turn") == [()]
    assert t.refused("use_building", "b2") == ("no_building_here", {"field": "b2"}, "5.9")


# --- points, money and goods (6.1, 6.2, 6.4) -------------------------------------------------------


def test_tv_s06_the_cement_factory() -> None:
    t = foreman(b1="cement_factory").yard(stone=5)
    assert t.refused("use_building", "b1", ("stone",) * 5) == (
        "over_limit",
        {"n": 4, "building": "cement_factory"},
        "6",
    )
    t.do("use_building", "b1", ("stone",) * 4)
    assert t.vp() == 4
    assert t.own() == {"stone": 1}


@pytest.mark.parametrize(
    ("tile", "piece", "most", "each"),
    [
        ("cement_factory", "stone", 4, 1),
        ("sawmill", "water", 4, 1),
        ("golf_course", "water", 4, 1),
        ("monastery", "citrus", 2, 1),
        ("rum_cafe", "rum", 3, 2),
        ("tobacco_cafe", "tobacco", 3, 2),
    ],
)
def test_pieces_for_points(tile: str, piece: str, most: int, each: int) -> None:
    for count in range(1, most + 1):
        t = foreman(b1=tile).yard(**{piece: 5})
        before = t.supply(piece)
        t.do("use_building", "b1", (piece,) * count)
        assert t.vp() == count * each
        assert t.supply(piece) == before + count
    t = foreman(b1=tile).yard(**{piece: 5})
    assert t.refused("use_building", "b1", (piece,) * (most + 1)).code == "over_limit"
    assert t.refused("use_building", "b1", ("cigars",)).code == "wrong_input"
    t.yard(**{piece: 0})
    assert t.refused("use_building", "b1", (piece,)) == ("missing_input", {"pieces": (piece,)}, "6")
    assert t.code("use_building", "b1") == "not_a_choice"
    assert t.code("use_building", "b1", ()) == "not_a_choice"


@pytest.mark.parametrize(
    ("tile", "vp", "pesos"), [("hotel", 2, 0), ("inn", 1, 0), ("small_bank", 0, 2), ("large_bank", 0, 4)]
)
def test_simple_gains(tile: str, vp: int, pesos: int) -> None:
    t = foreman(b1=tile).yard(wood=1)
    assert t.refused("use_building", "b1", ("wood",)).code == "wrong_input"
    t.do("use_building", "b1")
    assert (t.vp(), t.s.pesos[0]) == (vp, 10 + pesos)


@pytest.mark.parametrize(("left", "got"), [(15, 2), (1, 1)])
def test_the_dam(left: int, got: int) -> None:
    t = foreman(b1="dam").left(water=left)
    t.do("use_building", "b1")
    assert t.own()["water"] == got


def test_the_dam_without_water() -> None:
    assert foreman(b1="dam").left(water=0).refused("use_building", "b1") == ("supply_empty", {"piece": "water"}, "6")


def test_tv_e25_the_general_store() -> None:
    t = foreman(b1="general_store").yard(rum=2)
    assert t.code("use_building", "b1", ("rum", "rum")) == "over_limit"
    market = t.on_market("rum")
    t.do("use_building", "b1", ("rum",))
    assert t.s.pesos[0] == 16
    assert t.own() == {"rum": 1}
    assert t.on_market("rum") == market


def test_tv_e21_the_distillery_needs_rum_in_the_supply() -> None:
    t = foreman(b1="distillery").yard(sugar=3).left(rum=2)
    assert t.refused("use_building", "b1", ("sugar",) * 3) == ("supply_empty", {"piece": "rum"}, "6")
    t.do("use_building", "b1", ("sugar", "sugar"))
    assert t.own() == {"sugar": 1, "rum": 2}


def test_tv_e22_the_black_market_exchanges_once() -> None:
    t = foreman(b1="black_market").yard(citrus=1, rum=1)
    for give, take in (("citrus", "cigars"), ("rum", "tobacco")):
        again = Table(t.s.clone())
        again.do("use_black_market", "b1", (give,), (take,))
        assert again.own().get(take) == 1
        assert again.code("use_black_market", "b1", ("citrus",), ("rum",)) == "building_used"
    assert t.refused("use_black_market", "b1", ("citrus", "rum"), ("rum", "sugar")) == (
        "over_limit",
        {"n": 1, "building": "black_market"},
        "6",
    )
    assert len(t.legal("use_black_market")) == 2 + 3


def test_what_the_black_market_refuses() -> None:
    t = foreman(b1="black_market").yard(citrus=1, wood=1).left(cigars=0)
    assert t.code("use_black_market", "b1", ("citrus",), ("sugar",)) == "wrong_input"
    assert t.code("use_black_market", "b1", ("wood",), ("rum",)) == "wrong_input"
    assert t.code("use_black_market", "b1", ("sugar",), ("rum",)) == "missing_input"
    assert t.code("use_black_market", "b1", ("citrus",), ("cigars",)) == "supply_empty"
    assert t.code("use_black_market", "b1", (), ()) == "not_a_choice"
    assert t.code("use_building", "b1", ("citrus",)) == "not_a_choice"


def test_any_number_of_exchanges() -> None:
    t = foreman(b1="black_market", options={"black_market_limit": "0"}).yard(citrus=2, rum=1)
    t.do("use_black_market", "b1", ("citrus", "citrus", "rum"), ("cigars", "rum", "sugar"))
    assert t.own() == {"cigars": 1, "rum": 1, "sugar": 1}


def test_the_black_market_piece_by_piece() -> None:
    """A set of exchanges put together in steps ends where ``check`` agrees, and offers nothing else."""
    t = foreman(b1="black_market", options={"black_market_limit": "0"}).yard(citrus=1, sugar=1, rum=1)
    kind = CONTROLLER.kinds["use_black_market"]

    def walk(draft: Draft) -> set[tuple[object, ...]]:
        step = kind.next(t.s, draft)
        if step.field is None:
            assert step.complete
            return {draft.args}
        if len(draft.args) == 0:
            return {args for value in step.values for args in walk(draft._replace(args=(value,)))}
        found: set[tuple[object, ...]] = set()
        if step.closable:
            found |= walk(draft._replace(args=(*draft.args, tuple(sorted(draft.part))), part=()))
        for value in step.values:
            found |= walk(draft._replace(part=(*draft.part, value)))
        return found

    ends = walk(Draft("use_black_market", 0))
    assert len(ends) == 2 + 2 + 3 + 3 + 6 + 6 + 9
    for args in ends:
        assert t.check("use_black_market", *args) is None
    assert set(t.legal("use_black_market")) <= ends


# --- stores (6.8) ----------------------------------------------------------------------------------


def test_stored_products_are_kept_for_several_rounds() -> None:
    """R26."""
    t = table().store(tobacco=2).run("round_end").run("round_end")
    assert t.in_store() == {"tobacco": 2}


def test_what_can_be_stored() -> None:
    t = foreman("a1", d3="warehouse").yard(citrus=2, rum=1, wood=1)
    assert t.refused("use_building", "a1", ("rum",)) == ("only_products_stored", {"pieces": ("rum",)}, "6.8")
    assert t.code("use_building", "a1", ("wood",)) == "only_products_stored"
    assert t.code("use_building", "a1", ("citrus",) * 3) == "missing_input"
    assert t.legal("use_building") == [
        ("a1", ("citrus",)),
        ("a1", ("citrus", "citrus")),
        ("d3", ("citrus",)),
        ("d3", ("citrus", "citrus")),
    ]
    t.do("use_building", "d3", ("citrus",))
    assert t.in_store() == {"citrus": 1}


# --- church, town hall, lighthouse (6.5 to 6.7) ----------------------------------------------------


def test_tv_s29_the_church() -> None:
    t = foreman(b1="church").round(2)
    t.do("use_church", "b1", "duty")
    assert t.s.bills[1] == ""
    assert "duty_citrus" in t.s.gone
    t.speakers("mayor", "worker", "worker", "worker").bid(0, 0, 0, 0)
    assert t.legal("enact_bills") == [(("subsidy", "tax"),), (("other", "tax"),), (("other", "subsidy"),)]
    assert t.refused("enact_bills", ("duty", "tax")) == ("bill_vetoed", {"type": "duty"}, "6.5")


def test_tv_s29_not_the_same_type_in_the_next_round() -> None:
    t = foreman(b1="church").round(3)
    t.s.veto_type, t.s.veto_round = "duty", 2
    assert t.refused("use_church", "b1", "duty") == ("same_type_last_round", {"type": "duty"}, "6.5")
    assert [args[1] for args in t.legal("use_church")] == ["tax", "subsidy", "other"]
    assert t.code("use_church", "b1", "war") == "not_a_choice"


def test_tv_e48_a_round_without_veto_ends_the_restriction() -> None:
    t = foreman(b1="church").round(4)
    t.s.veto_type, t.s.veto_round = "duty", 2
    t.do("use_church", "b1", "duty")


def test_the_town_hall_lends_two_votes_for_one_round() -> None:
    t = foreman(b1="town_hall")
    t.do("use_building", "b1")
    assert t.s.vote_tile == 0
    t.speakers("worker", "worker", "worker", "worker")
    assert t.s.votes == [3, 1, 1, 1]
    t.bid(0, 0, 0, 0).do("enact_bills", ("duty", "tax"))
    assert t.s.vote_tile == -1


def test_tv_e46_the_lighthouse() -> None:
    t = foreman(b1="lighthouse")
    ships = [args[1] for args in t.legal("use_lighthouse")]
    assert ships == sorted(t.s.pile)
    assert len(ships) == 12
    before = t.s.pile
    t.do("use_lighthouse", "b1", "ship_10")
    assert t.s.sea == "ship_10"
    assert sorted(t.s.pile) == sorted([*(ship for ship in before if ship != "ship_10"), "ship_03"])
    assert list(t.s.pile) != sorted(t.s.pile)
    assert foreman(b1="lighthouse").code("use_lighthouse", "b1", "ship_03") == "not_a_choice"


def test_the_lighthouse_also_shuffles_what_was_put_under_the_pile() -> None:
    """R9."""
    t = foreman(b1="lighthouse")
    t.s.under, t.s.pile = t.s.pile[8:], t.s.pile[:8]
    t.do("use_lighthouse", "b1", t.s.under[0])
    assert t.s.under == ()
    assert len(t.s.pile) == 12


# --- branch offices (6.3) --------------------------------------------------------------------------


def test_tv_s07_the_large_office_loads_one_kind() -> None:
    t = foreman(b1="large_branch_office").ships("ship_01", "ship_10", "", sea="ship_03")
    t.yard(tobacco=2, rum=1, citrus=1)
    assert t.refused("use_office", "b1", "dock_2", ("citrus", "rum")) == (
        "one_kind_only",
        {"pieces": ("citrus", "rum")},
        "6.3",
    )
    t.do("use_office", "b1", "dock_2", ("tobacco", "tobacco"))
    assert t.vp() == 4
    assert t.cargo("dock_2") == {"tobacco": 2}


def test_the_small_office_loads_one_piece() -> None:
    t = foreman(b1="small_branch_office").ships("ship_01", "ship_10", "", sea="ship_03").yard(tobacco=2, rum=1)
    assert t.refused("use_office", "b1", "dock_2", ("tobacco", "tobacco")) == (
        "over_limit",
        {"n": 1, "building": "small_branch_office"},
        "6.3",
    )
    assert t.code("use_office", "b1", "dock_2", ("rum", "tobacco")) == "over_limit"
    t.do("use_office", "b1", "dock_1", ("rum",))
    assert t.vp() == 1


def test_what_offices_refuse() -> None:
    t = (
        foreman(b1="large_branch_office")
        .ships("ship_08", "ship_01", "", sea="ship_03")
        .yard(cigars=1, citrus=2, wood=1)
    )
    assert t.code("use_office", "b1", "sea", ("citrus",)) == "at_sea"
    assert t.code("use_office", "b1", "dock_3", ("citrus",)) == "no_ship"
    assert t.code("use_office", "b1", "dock_1", ("wood",)) == "resources_not_shipped"
    assert t.code("use_office", "b1", "dock_1", ("cigars",)) == "not_on_card"
    assert t.code("use_office", "b1", "dock_2", ("citrus", "citrus")) == "no_free_slot"
    assert t.code("use_office", "b1", "dock_1", ("sugar",)) == "missing_input"
    assert t.code("use_office", "b1", "dock_1", ()) == "not_a_choice"
    assert t.code("use_office", "a2", "dock_1", ("citrus",)) == "no_building_here"
    t.fill("dock_1")
    assert t.code("use_office", "b1", "dock_1", ("citrus",)) == "ship_full"


def test_two_offices_on_one_ship_and_on_two() -> None:
    """R32."""
    for second in ("dock_1", "dock_2"):
        t = foreman(b1="large_branch_office", b3="small_branch_office").yard(citrus=2)
        t.do("use_office", "b1", "dock_1", ("citrus",))
        if second == "dock_1":
            t.yard(sugar=1).do("use_office", "b3", "dock_1", ("sugar",))
            assert t.vp() == 2
        else:
            t.do("use_office", "b3", "dock_2", ("citrus",))
            assert t.vp() == 3


# --- the printed misprints (R1, R2) ----------------------------------------------------------------


def test_tv_e53_the_sawmill_as_printed() -> None:
    t = foreman(b1="sawmill").yard(wood=2, water=2)
    assert t.refused("use_building", "b1", ("wood", "wood")) == (
        "wrong_input",
        {"building": "sawmill", "wanted": ("water",)},
        "6",
    )
    t.do("use_building", "b1", ("water", "water"))
    assert t.vp() == 2


def test_tv_e51_a_sawmill_for_wood() -> None:
    t = foreman(b1="sawmill", options={"sawmill_input": "wood"}).yard(wood=3, water=1)
    assert t.code("use_building", "b1", ("water",)) == "wrong_input"
    t.do("use_building", "b1", ("wood",) * 3)
    assert t.vp() == 3


def test_tv_e54_the_tobacco_cafe_corrected() -> None:
    t = foreman(b1="tobacco_cafe", options={"errata": "corrected"}).yard(tobacco=2, cigars=2)
    assert t.code("use_building", "b1", ("tobacco", "tobacco")) == "wrong_input"
    t.do("use_building", "b1", ("cigars", "cigars"))
    assert t.vp() == 4


def test_every_building_has_a_use() -> None:
    """No tile is forgotten: with one of each piece every one of the 23 kinds offers something."""
    for tile in BUILDINGS:
        t = foreman(b1=tile).yard(citrus=1, sugar=1, tobacco=1, rum=1, cigars=1, wood=1, stone=1, water=1)
        fields = {a.args[0] for a in CONTROLLER.legal(t.s, 0) if a.kind.startswith("use_")}
        assert fields == {"a1", "b1"}, tile


def test_a_single_use_is_warned_of_when_the_cross_has_buildings() -> None:
    t = foreman(b1="inn", d3="hotel")
    caution = CONTROLLER.caution(t.s, Action("use_building", 0, ("d3",)))
    assert caution is not None
    assert caution.code == "single_use_ends_turn"
    assert CONTROLLER.caution(t.s, Action("use_building", 0, ("b1",))) is None
