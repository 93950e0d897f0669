"""5.9 and 3.4: the tradeswoman and the market."""

from __future__ import annotations

import pytest

from .positions import Table, at

TRADES: dict[str, tuple[Table, str, list[int], int, int]] = {
    "tv_s10_buying_citrus_four_times": (at("tradeswoman").pesos(30), "buy citrus", [26, 21, 15, 8], 0, -1),
    "tv_s11_selling_three_tobacco": (at("tradeswoman").yard(tobacco=3), "sell tobacco", [13, 15, 16], 5, 1),
    "tv_s12_selling_two_rum": (at("tradeswoman").yard(rum=2), "sell rum", [14, 17], 3, 1),
    "tv_s13_buying_three_rum": (at("tradeswoman").pesos(18), "buy rum", [13, 7, 0], 0, -1),
}
"""A table, a trade, the purse after each time it is done; what then lies on the column, and by what the supply has changed."""


@pytest.mark.parametrize("case", TRADES)
def test_trades(case: str) -> None:
    t, trade, purse, column, change = TRADES[case]
    kind, piece = trade.split()
    had, supply = t.own().get(piece, 0), t.supply(piece)
    for pesos in purse:
        t.do(kind, piece)
        assert t.s.pesos[0] == pesos
    assert (t.on_market(piece), t.supply(piece) - supply) == (column, change)
    assert t.own().get(piece, 0) == had + (len(purse) if kind == "buy" else -len(purse))


def test_tv_e07_a_sale_and_a_purchase_bring_everything_back() -> None:
    t = at("tradeswoman").yard(tobacco=1, rum=1)
    for kind, piece, pesos in (
        ("sell", "tobacco", 13),
        ("buy", "tobacco", 10),
        ("sell", "rum", 14),
        ("buy", "sugar", 10),
    ):
        t.do(kind, piece)
        assert t.s.pesos[0] == pesos
    assert t.on_market("tobacco") == 3
    assert t.own() == {"tobacco": 1, "sugar": 1}


def test_tv_e06_too_expensive() -> None:
    t = at("tradeswoman").pesos(3)
    refusal = t.refused("buy", "citrus")
    assert refusal == ("too_expensive", {"piece": "citrus", "price": 4, "pesos": 3}, "5.9")


@pytest.mark.parametrize("trade", [("sell", "citrus"), ("buy", "sugar")])
def test_tv_e08_no_alternative_after_a_trade(trade: tuple[str, str]) -> None:
    t = at("tradeswoman").yard(citrus=1)
    t.do(*trade)
    assert t.refused("take_free_resource", "wood") == ("already_traded", {}, "5.9")
    assert t.code("take_free_product", "citrus") == "already_traded"


def test_tv_e09_all_products_are_the_cheapest() -> None:
    t = at("tradeswoman")
    assert t.legal("take_free_product") == [("citrus",), ("sugar",), ("tobacco",)]
    supply = t.supply("sugar")
    t.do("take_free_product", "sugar")
    assert t.on_market("sugar") == 3
    assert t.supply("sugar") == supply - 1
    assert t.own() == {"sugar": 1}
    assert t.s.pending[-1].seats == (1,)


def test_tv_e10_only_the_cheapest() -> None:
    t = at("tradeswoman").market(sugar=4)
    assert t.refused("take_free_product", "citrus") == ("not_cheapest", {"piece": "citrus"}, "5.9")
    t.do("take_free_product", "sugar")


def test_tv_e11_both_spaces_taken() -> None:
    t = at("tradeswoman").marked("tradeswoman_resource", "tradeswoman_product")
    assert t.refused("take_free_resource", "wood") == ("space_taken", {"space": "tradeswoman_resource"}, "3.3")
    assert t.code("take_free_product", "citrus") == "space_taken"
    t.do("buy", "citrus")


def test_tv_e12_each_space_is_one_player_s() -> None:
    t = at("tradeswoman")
    t.do("take_free_resource", "stone")
    assert t.own() == {"stone": 1}
    t.play("tradeswoman")
    assert t.code("take_free_resource", "stone") == "space_taken"
    t.do("take_free_product", "tobacco")
    assert t.s.marked == ("tradeswoman_resource", "tradeswoman_product")


def test_the_market_buys_and_sells_no_resources() -> None:
    t = at("tradeswoman").yard(wood=1)
    assert t.refused("sell", "wood") == ("resources_not_traded", {"piece": "wood"}, "5.9")
    assert t.code("buy", "water") == "resources_not_traded"
    assert t.code("buy", "gold") == "not_a_choice"
    assert t.code("take_free_resource", "rum") == "not_a_choice"


def test_neither_market_nor_supply() -> None:
    t = at("tradeswoman").pesos(30).market(rum=0).left(rum=0)
    assert t.refused("buy", "rum") == ("sold_out", {"piece": "rum"}, "5.9")


def test_nothing_to_sell() -> None:
    assert at("tradeswoman").refused("sell", "rum") == ("nothing_to_sell", {"piece": "rum"}, "5.9")


def test_stored_products_are_sold_last() -> None:
    t = at("tradeswoman").yard(citrus=1).store(citrus=1)
    t.do("sell", "citrus")
    assert (t.own(), t.in_store()) == ({}, {"citrus": 1})
    t.do("sell", "citrus")
    assert t.in_store() == {}


def test_the_alternatives_need_a_supply() -> None:
    t = at("tradeswoman").market(citrus=5).left(wood=0, citrus=0)
    assert t.refused("take_free_resource", "wood") == ("supply_empty", {"piece": "wood"}, "5.9")
    assert t.refused("take_free_product", "citrus") == ("supply_empty", {"piece": "citrus"}, "5.9")
    assert t.legal("take_free_product") == []
