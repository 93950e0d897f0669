"""5.9: the architect."""

from __future__ import annotations

from game.titles.cuba.rules.components import BUILDINGS

from .positions import at


def test_tv_s05_a_cigar_factory_for_two_wood_and_two_stone() -> None:
    t = at("architect").yard(wood=2, stone=2)
    wood = t.supply("wood")
    t.do("build", "cigar_factory", "c2")
    assert t.own() == {}
    assert t.supply("wood") == wood + 2
    assert t.s.display["cigar_factory"] == 1
    assert t.s.pending[-1].seats == (1,)
    for _ in range(3):
        t.pass_turn("architect")
    t.play("worker").do("place_worker", "b2")
    assert t.code("harvest_product", "c2") == "field_covered"


def test_tv_s14_three_bonuses() -> None:
    t = at("architect")
    t.do("take_architect_bonus")
    t.play("architect").do("take_architect_bonus")
    assert (t.vp(0), t.vp(1)) == (2, 1)
    t.play("architect")
    assert t.refused("take_architect_bonus") == ("bonus_gone", {"character": "architect"}, "3.3")
    assert t.s.marked == ("architect_first", "architect_second")
    t.do("end_turn")
    assert t.vp(2) == 0


def test_tv_s33_the_building_statute() -> None:
    t = at("architect").statute("other_building").yard(wood=1, stone=1, water=1).pesos(1)
    assert t.refused("build", "inn", "b2") == ("surcharge_unpaid", {"n": 2}, "6.9")
    t.pesos(2).do("build", "inn", "b2")
    assert t.s.pesos[0] == 0


def test_tv_e13_a_dam_on_the_lake() -> None:
    t = at("architect").yard(stone=2)
    t.do("build", "dam", "d1")
    for _ in range(3):
        t.pass_turn("architect")
    t.play("worker").do("place_worker", "a1")
    assert "water" not in t.own()
    t.do("end_turn")
    for _ in range(3):
        t.pass_turn("worker")
    t.play("foreman").do("use_building", "d1")
    assert t.own()["water"] == 2


def test_tv_e14_under_the_pawn() -> None:
    t = at("architect").pawn("c2").yard(wood=1, stone=1)
    t.do("build", "small_bank", "c2")
    assert t.s.building_at(0, 6) == "small_bank"


def test_tv_e15_not_on_the_warehouse() -> None:
    t = at("architect").yard(wood=1, stone=1)
    assert t.refused("build", "small_bank", "a1") == ("on_warehouse", {}, "5.9")


def test_tv_e16_no_third_distillery() -> None:
    t = at("architect").yard(wood=2, stone=2).built(1, b2="distillery").built(2, b2="distillery")
    assert t.refused("build", "distillery", "b2") == ("tile_gone", {"building": "distillery"}, "5.9")


def test_where_and_what_not() -> None:
    t = at("architect").yard(wood=1, stone=1).built(b2="inn")
    assert t.refused("build", "small_bank", "b2").code == "on_building"
    assert t.refused("build", "hotel", "c2") == (
        "cannot_afford_resources",
        {"building": "hotel", "w": 1, "s": 1, "a": 1},
        "3.8",
    )
    assert t.code("build", "castle", "c2") == "not_a_choice"
    assert t.code("build", "small_bank") == "not_a_choice"


def test_every_tile_at_its_cost_on_every_free_field() -> None:
    for tile, building in BUILDINGS.items():
        wood, stone, water = building.cost
        t = at("architect").yard(wood=wood, stone=stone, water=water).built(c1="church" if tile != "church" else "dam")
        sites = [args for args in t.legal("build") if args[0] == tile]
        assert len(sites) == 10, tile
        for piece, count in (("wood", wood), ("stone", stone), ("water", water)):
            if count:
                t.yard(**{piece: count - 1})
                assert t.code("build", tile, "d3") == "cannot_afford_resources"
                t.yard(**{piece: count})
        t.do("build", tile, "d3")
        assert t.own() == {}


def test_the_bonus_needs_no_surcharge() -> None:
    t = at("architect").statute("other_building").pesos(0)
    t.do("take_architect_bonus")
    assert t.vp() == 2
