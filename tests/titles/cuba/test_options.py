"""Chapter 8: the options."""

from __future__ import annotations

from itertools import product

import pytest

from game.titles.cuba import TITLE
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules import state
from game.titles.cuba.rules.setting_up import rulings

FINER = {
    "sawmill_input": ("water", "wood", state.SAWMILL_TAKES_WOOD),
    "tobacco_cafe_input": ("tobacco", "cigars", state.CAFE_TAKES_CIGARS),
    "drought_allows_irrigation": ("false", "true", state.IRRIGATION),
}
ALL_FINER = state.SAWMILL_TAKES_WOOD | state.CAFE_TAKES_CIGARS | state.IRRIGATION


def test_the_defaults_are_the_rulebook() -> None:
    assert rulings({}) == 0
    assert rulings({option.id: option.default for option in TITLE.options}) == 0


def test_errata_switches_the_three_and_nothing_else() -> None:
    assert rulings({"errata": "corrected"}) == ALL_FINER
    assert rulings({"errata": "as_printed"}) == 0


@pytest.mark.parametrize(("errata", "option"), list(product(("as_printed", "corrected"), FINER)))
def test_a_finer_switch_wins(errata: str, option: str) -> None:
    printed, corrected, bit = FINER[option]
    others = ALL_FINER & ~bit if errata == "corrected" else 0
    assert rulings({"errata": errata, option: printed}) == others
    assert rulings({"errata": errata, option: corrected}) == others | bit
    assert rulings({"errata": errata, option: "by_errata"}) == (ALL_FINER if errata == "corrected" else 0)


def test_tv_e56_errata_corrected_with_a_sawmill_for_water() -> None:
    assert rulings({"errata": "corrected", "sawmill_input": "water"}) == state.CAFE_TAKES_CIGARS | state.IRRIGATION


def test_the_other_options() -> None:
    assert rulings({"advanced_delegate": "true"}) == state.ADVANCED
    assert rulings({"market_statute_every_round": "false"}) == state.MARKET_ONCE
    assert rulings({"black_market_limit": "0"}) == state.MANY_EXCHANGES


def test_the_flow_agrees_with_the_data() -> None:
    assert TITLE.flow is not None
    assert TITLE.flow.times == box.ROUNDS
    assert next(part for _, part in TITLE.flow.walk() if part.id == "lap").times == box.LAPS
    assert TITLE.colors == box.COLORS


def test_the_presets_name_options_and_values_that_exist() -> None:
    known = {option.id: option.values for option in TITLE.options}
    for preset in TITLE.presets:
        for option, value in preset.values.items():
            assert value in known[option]
