"""What texts say of the rules in force: how the options settle them, and the numbers of the data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.titles.cuba.rules import components as box
from game.titles.cuba.rules import state
from game.titles.cuba.rules.setting_up import rulings


def _numbers() -> dict[str, int]:
    """Numbers of the data of which texts speak."""
    found = {
        "farms": box.FREE_FIELDS,
        "farms_in_drought": box.FIELDS_IN_DROUGHT,
        "water_per_farm": box.WATER_PER_FIELD,
        "laps": box.LAPS,
        "start_resources": box.START_RESOURCES,
        "start_products": box.START_PRODUCTS,
        "tax_vp": box.TAX_VP,
        "duty_vp": box.DUTY_VP,
        "both_vp": box.TAX_AND_DUTY_VP,
        "surcharge": box.SURCHARGE,
        "hall_votes": box.TOWN_HALL_VOTES,
        "building_vp": box.BUILDING_VP,
        "pesos_per_vp": box.PESOS_PER_VP,
    }
    found |= {name: box.SPACES[name].amount for name in (*box.ARCHITECT_SPACES, *box.MAYOR_SPACES)}
    found |= {name: abs(card.change) for name, card in box.STATUTES.items() if card.change}
    found |= {name: card.cap for name, card in box.STATUTES.items() if card.cap}
    for tile, building in box.BUILDINGS.items():
        if building.each:
            found |= {f"{tile}_most": building.most, f"{tile}_each": building.each}
        elif building.amount:
            found[tile] = building.amount
    return found


NUMBERS: Final = _numbers()


def facts(options: Mapping[str, str]) -> Mapping[str, int | str]:
    """What texts say of the rules: what sawmill and café take, whether water helps in a drought, whether the delegate
    is secret, and the numbers of the data of which they speak."""
    bits = rulings(options)
    known: dict[str, int | str] = {
        name: yes if bits & bit else no
        for name, bit, yes, no in (
            ("sawmill", state.SAWMILL_TAKES_WOOD, "wood", "water"),
            ("cafe", state.CAFE_TAKES_CIGARS, "cigars", "tobacco"),
            ("irrigation", state.IRRIGATION, "true", "false"),
            ("advanced", state.ADVANCED, "true", "false"),
            ("market", state.MARKET_ONCE, "once", "every"),
            ("exchanges", state.MANY_EXCHANGES, "many", "one"),
        )
    }
    return {**known, **NUMBERS}
