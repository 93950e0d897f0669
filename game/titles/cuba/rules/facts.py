"""What texts say of the rules in force: how the options settle them, and the numbers of the data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.titles.cuba.rules.components import (
    ARCHITECT_SPACES,
    BUILDING_VP,
    BUILDINGS,
    DUTY_VP,
    FIELDS_IN_DROUGHT,
    FREE_FIELDS,
    LAPS,
    MAYOR_SPACES,
    PESOS_PER_VP,
    SPACES,
    START_PRODUCTS,
    START_RESOURCES,
    STATUTES,
    SURCHARGE,
    TAX_AND_DUTY_VP,
    TAX_VP,
    TOWN_HALL_VOTES,
    WATER_PER_FIELD,
)
from game.titles.cuba.rules.setting_up import rulings
from game.titles.cuba.rules.state import (
    ADVANCED,
    CAFE_TAKES_CIGARS,
    IRRIGATION,
    MANY_EXCHANGES,
    MARKET_ONCE,
    SAWMILL_TAKES_WOOD,
)


def _numbers() -> dict[str, int]:
    """Numbers of the data of which texts speak."""
    found = {
        "farms": FREE_FIELDS,
        "farms_in_drought": FIELDS_IN_DROUGHT,
        "water_per_farm": WATER_PER_FIELD,
        "laps": LAPS,
        "start_resources": START_RESOURCES,
        "start_products": START_PRODUCTS,
        "tax_vp": TAX_VP,
        "duty_vp": DUTY_VP,
        "both_vp": TAX_AND_DUTY_VP,
        "surcharge": SURCHARGE,
        "hall_votes": TOWN_HALL_VOTES,
        "building_vp": BUILDING_VP,
        "pesos_per_vp": PESOS_PER_VP,
    }
    found |= {name: SPACES[name].amount for name in (*ARCHITECT_SPACES, *MAYOR_SPACES)}
    found |= {name: abs(card.change) for name, card in STATUTES.items() if card.change}
    found |= {name: card.cap for name, card in STATUTES.items() if card.cap}
    for tile, building in BUILDINGS.items():
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
            ("sawmill", SAWMILL_TAKES_WOOD, "wood", "water"),
            ("cafe", CAFE_TAKES_CIGARS, "cigars", "tobacco"),
            ("irrigation", IRRIGATION, "true", "false"),
            ("advanced", ADVANCED, "true", "false"),
            ("market", MARKET_ONCE, "once", "every"),
            ("exchanges", MANY_EXCHANGES, "many", "one"),
        )
    }
    return {**known, **NUMBERS}
