"""5.7 and 6.9: the statutes."""

from __future__ import annotations

import pytest

from game.engine import SilentEffects
from game.titles.cuba.rules import statutes

from .positions import Table, table


def statute_phase(t: Table) -> Table:
    """The D phase begins."""
    return t.run("tax")


def settle(t: Table, pay: bool = False) -> Table:
    """Everybody pays, or declines, until the phase is over."""
    while t.key in ("tax", "duty"):
        options = t.legal(f"pay_{t.key}")
        if pay and options:
            t.do(f"pay_{t.key}", *options[0])
        else:
            t.do(f"decline_{t.key}")
    return t


def test_tv_s08_tax_and_duty() -> None:
    t = statute_phase(table(2).yard(citrus=1))
    t.do("pay_tax")
    t.do("decline_tax")
    t.do("pay_duty", ("citrus",))
    assert t.s.pesos == [8, 10]
    assert t.own() == {}
    assert t.s.vp == [5, 0]


def test_tv_s09_tax_only() -> None:
    t = statute_phase(table(2).yard(citrus=1))
    t.do("pay_tax")
    t.do("decline_tax")
    t.do("decline_duty")
    assert t.vp() == 2


def test_duty_only_has_no_bonus() -> None:
    t = statute_phase(table(2).yard(citrus=1))
    t.do("decline_tax")
    t.do("decline_tax")
    t.do("pay_duty", ("citrus",))
    assert t.vp() == 2


def test_the_start_player_answers_first() -> None:
    """R23."""
    t = statute_phase(table(3).start(1))
    for seat in (1, 2, 0):
        assert t.s.pending[-1].seats == (seat,)
        t.do("decline_tax")


def test_what_cannot_be_paid_is_declined_by_itself() -> None:
    t = statute_phase(table(2).pesos(1, 2))
    assert t.s.pending[-1].seats == (1,)
    t.s.pesos[1] = 1
    assert t.refused("pay_tax") == ("too_expensive", {"price": 2, "pesos": 1}, "5.7")


@pytest.mark.parametrize("amount", [1, 2, 3, 4, 5])
def test_flat_taxes(amount: int) -> None:
    t = statute_phase(table(2).statute(f"tax_{amount}").built(b2="inn"))
    t.do("pay_tax")
    assert t.s.pesos[0] == 10 - amount
    assert t.vp() == 2


def test_tv_e34_no_building_no_tax() -> None:
    t = statute_phase(table(2).statute("tax_buildings").yard(citrus=1))
    assert t.key == "duty"
    assert t.s.vp == [2, 2]
    assert t.s.pesos == [10, 10]
    t.do("pay_duty", ("citrus",))
    assert t.vp() == 5


def test_tv_e35_three_buildings_two_pesos() -> None:
    t = table(2).statute("tax_buildings").built(b1="inn", b2="hotel", b3="dam").pesos(2)
    assert statutes.tax(t.s, 0) == 3
    t = statute_phase(t)
    assert t.s.vp == [0, 2]


def test_the_tax_by_buildings() -> None:
    t = statute_phase(table(2).statute("tax_buildings").built(b1="inn", b2="hotel", b3="dam"))
    t.do("pay_tax")
    assert t.s.pesos[0] == 7


def test_tv_e36_any_two_products_from_courtyard_and_storage() -> None:
    t = table(2).statute("duty_any_products").yard(sugar=1).store(citrus=1).pesos(0, 0)
    before = t.supply("sugar"), t.supply("citrus")
    t = statute_phase(t)
    t.do("pay_duty", ("citrus", "sugar"))
    assert t.vp() == 2
    assert (t.supply("sugar"), t.supply("citrus")) == (before[0] + 1, before[1] + 1)
    assert t.in_store() == {}


def test_tv_e37_any_two_resources() -> None:
    t = statute_phase(table(2).statute("duty_any_resources").yard(water=2).pesos(0, 0))
    t.do("pay_duty", ("water", "water"))
    assert t.vp() == 2


@pytest.mark.parametrize(
    ("statute", "pieces"),
    [
        ("printed_duty", ("citrus",)),
        ("duty_citrus", ("citrus",)),
        ("duty_sugar", ("sugar",)),
        ("duty_tobacco", ("tobacco",)),
        ("duty_water", ("water",)),
        ("duty_any_resources", ("stone", "wood")),
        ("duty_any_products", ("citrus", "tobacco")),
    ],
)
def test_duties(statute: str, pieces: tuple[str, ...]) -> None:
    t = table(2).pesos(0, 0).yard(citrus=2, sugar=2, tobacco=2, rum=2, wood=1, stone=1, water=1)
    if statute != "printed_duty":
        t.statute(statute)
    t = statute_phase(t)
    assert t.key == "duty"
    for wrong in (("rum",), ("rum", "rum"), (*pieces, *pieces), (*pieces, "rum")):
        refusal = t.refused("pay_duty", tuple(sorted(wrong)))
        assert (refusal.code, refusal.rule, refusal.params["statute"]) == ("wrong_pieces", "5.7", statute)
    assert t.code("pay_duty", ("gold",)) == "not_a_choice"
    assert t.code("pay_duty") == "not_a_choice"
    t.do("pay_duty", pieces)
    assert t.vp() == 2


def test_pieces_that_are_not_owned_are_wrong() -> None:
    t = statute_phase(table(2).statute("duty_any_resources").yard(water=1, wood=1).pesos(0, 0))
    assert t.code("pay_duty", ("stone", "water")) == "wrong_pieces"
    assert t.legal("pay_duty") == [(("water", "wood"),)]


def test_a_duty_that_cannot_be_delivered_is_declined_by_itself() -> None:
    t = statute_phase(table(2).pesos(0, 0).statute("duty_any_resources").yard(water=1).yard(1, water=2))
    assert t.key == "duty"
    assert t.s.pending[-1].seats == (1,)


# --- subsidies -------------------------------------------------------------------------------------


def subsidised(t: Table) -> int:
    return settle(statute_phase(t)).s.tally_row(0)[6]


def test_tv_s35_water_at_most_seven() -> None:
    t = table(2).statute("subsidy_water").yard(water=9)
    assert subsidised(t) == 7
    assert t.own() == {"water": 9}
    assert subsidised(table(2).statute("subsidy_water").yard(water=3)) == 3


def test_tv_s36_pesos_at_most_seven() -> None:
    t = table(2).statute("subsidy_pesos").pesos(25)
    assert subsidised(t) == 7
    assert t.s.pesos[0] == 25


def test_tv_e38_pesos_are_counted_after_the_tax() -> None:
    t = statute_phase(table(2).statute("subsidy_pesos"))
    t.do("pay_tax")
    settle(t)
    assert t.vp() == 2 + 2


def test_tv_s37_the_delegate_card_alone() -> None:
    t = table(2).statute("subsidy_votes")
    t.s.vote_tile = 0
    t.speakers("tradeswoman", "worker").bid(3, 0).do("enact_bills", ("duty", "tax"))
    settle(t)
    assert t.s.tally_row(0)[6] == 2
    assert t.s.tally_row(1)[6] == 1


def test_subsidies_by_buildings_and_fields() -> None:
    tiles = {"b2": "inn", "b1": "hotel", "d1": "dam"}
    assert subsidised(table(2).statute("subsidy_buildings").built(**tiles)) == 3
    assert subsidised(table(2).statute("subsidy_resource_fields").built(**tiles)) == 3
    assert subsidised(table(2).statute("subsidy_product_fields").built(**tiles)) == 5


def test_no_subsidy_at_first() -> None:
    assert subsidised(table(2).yard(water=3)) == 0


# --- the other statutes ----------------------------------------------------------------------------


def columns(t: Table) -> list[int]:
    return t.s.market[:3]


def test_tv_s30_scarcity() -> None:
    t = settle(statute_phase(table(2).statute("other_market_decrease")))
    assert columns(t) == [1, 1, 1]
    assert t.s.market[3:] == [2, 2]
    t.play("tradeswoman").yard(sugar=1).do("buy", "citrus")
    assert t.s.pesos[0] == 10 - 6
    t.do("sell", "sugar")
    assert t.s.pesos[0] == 4 + 5


def test_tv_s31_plenty() -> None:
    t = settle(statute_phase(table(2).statute("other_market_increase")))
    assert columns(t) == [5, 5, 5]
    t.play("tradeswoman").yard(citrus=1)
    t.do("sell", "citrus")
    assert t.s.pesos[0] == 11
    t.do("buy", "citrus")
    assert t.s.pesos[0] == 9


def test_tv_e39_a_full_column_takes_no_more() -> None:
    t = table(2).statute("other_market_increase").market(citrus=4)
    assert columns(settle(statute_phase(t))) == [5, 5, 5]


def test_an_empty_supply_adds_nothing() -> None:
    t = table(2).statute("other_market_increase").left(citrus=1)
    statutes.other_phase(t.s, SilentEffects(t.chance))
    assert columns(t) == [4, 5, 5]


def test_tv_e40_an_almost_empty_column() -> None:
    t = settle(statute_phase(table(2).statute("other_market_decrease").market(sugar=1)))
    assert columns(t) == [1, 0, 1]
    t.play("tradeswoman").do("buy", "sugar")
    assert t.s.pesos[0] == 3


def test_a_market_statute_acts_in_every_round() -> None:
    """R16."""
    t = settle(statute_phase(table(2).statute("other_market_decrease")))
    t.market(citrus=4)
    assert columns(settle(statute_phase(t))) == [2, 0, 0]


def test_a_market_statute_may_act_only_when_enacted() -> None:
    t = table(2, {"market_statute_every_round": "false"}).bill("other_market_decrease")
    t.speakers("mayor", "worker").bid(0, 0).do("enact_bills", ("other", "tax"))
    settle(t)
    assert columns(t) == [1, 1, 1]
    assert columns(settle(statute_phase(t))) == [1, 1, 1]
