"""Section 13: every ruling has a place in the rules, and a chapter's test that would notice if it were broken."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from game.titles.signorie.rules import CONTROLLER, effects, phases, possible, scoring, setting_up, state
from game.titles.signorie.rules.actions import KINDS, cities, dice, main, rewards, tracks

S = state.SignorieState
RULINGS: dict[int, tuple[Callable[..., Any], str]] = {
    1: (S.into_city, "test_tv_s8_the_lowest_slot_with_its_tile_and_tv_s9_without"),
    2: (setting_up.open_cities, "test_closed_cities_are_drawn"),
    3: (setting_up.figures, "test_figures_at_the_start"),
    4: (cities._gain_tile, "test_tv_s7_what_the_plan_takes"),
    5: (main.open_window, "test_tv_s15_two_of_three"),
    6: (KINDS["activate_helper"].options, "test_tv_d39_from_the_top_down"),
    7: (possible.main_price, "test_tv_d5_no_main_action_possible"),
    8: (effects.roll_offspring, "test_tv_d24_a_die_for_a_child_that_is_not_there"),
    9: (main.assignment_refusal, "test_the_threshold_is_22_at_most"),
    10: (phases.check_threshold, "test_extra_action_does_not_change_who_is_eligible"),
    11: (phases.rewards, "test_tv_s13_two_of_four_are_rewarded"),
    12: (rewards.MarrySon.apply, "test_tv_s17_two_florins_with_the_bride"),
    13: (phases.rewards, "test_tv_d27_four_brides_are_all"),
    14: (rewards.BuyVp.check, "test_points_are_bought_once"),
    15: (dice.ExtraTakeDie.apply, "test_tv_d33_the_extra_action"),
    16: (phases.new_turn_order, "test_tv_d19_steps_in_phase_3_count_for_the_next_round"),
    17: (effects.reach, "test_tv_d13_passing_through_a_bonus_slot"),
    18: (effects.spend, "test_tv_d16_a_helper_enters_and_advances"),
    19: (tracks.use_point, "test_tv_d59_points_beyond_the_top_lapse"),
    20: (phases.refill_alliances, "test_tv_d41_the_stock_runs_out"),
    21: (phases.refill_alliances, "test_tv_d58_no_refill_in_phase_3"),
    22: (S.wants, "test_tv_d9_face_down_tiles_block_nothing"),
    23: (CONTROLLER.view, "test_nobody_sees_a_hidden_front"),
    24: (dice.TakeDie.check, "test_what_is_left_after_the_price_must_do"),
    25: (effects.use_assignment, "test_figures_of_the_stock_are_taken_as_far_as_there_are"),
    26: (possible.by_helper, "test_any_assignment_of_any_colour_once"),
    27: (possible.assignment_most, "test_what_may_not_be_paid"),
    28: (main.MainHire.options, "test_the_ring_of_the_yellow_slot_leads_round_to_light_blue"),
    29: (S.gates_open, "test_tv_d48_a_mission_beyond_the_gates"),
    30: (possible.marriage_price, "test_tv_d50_a_dowry_of_exactly_four_beyond_the_gates"),
    31: (S.reward_slot, "test_tv_d51_short_season_begins_with_the_second_slot"),
    32: (phases.last_round, "test_seven_rounds"),
    33: (rewards.ClaimTile.check, "test_tv_d32_a_reward_that_is_not_possible"),
    34: (phases.score_tile, "test_tv_d29_tv_d30_tiles_for_points_count_what_they_say"),
    35: (scoring.careers_vp, "test_tv_d44_tv_d45_tv_d46_what_rows_and_careers_score"),
    36: (dice.CancelDie.check, "test_the_undo_takes_a_die_back_not_an_action"),
    37: (effects.use_assignment, "test_a_helper_turns_the_tile_too"),
}


def test_all_rulings_are_here() -> None:
    assert sorted(RULINGS) == list(range(1, 38))


TESTS = {
    called: test
    for path in sorted(Path(__file__).parent.glob("test_*.py"))
    if path != Path(__file__)
    for called, test in vars(import_module(f"{__package__}.{path.stem}")).items()
    if called.startswith("test_")
}


def first_form(test: Callable[..., Any]) -> dict[str, Any]:
    """The arguments of a test in its first form."""
    found: dict[str, Any] = {}
    for mark in getattr(test, "pytestmark", ()):
        if mark.name == "parametrize":
            names, values = mark.args
            names = names.split(",") if isinstance(names, str) else names
            first = next(iter(values))
            found |= dict(zip(names, first if len(names) > 1 else (first,)))
    return found


@pytest.mark.parametrize("number", RULINGS)
def test_a_ruling_is_gone_through_by_its_test(number: int) -> None:
    function, proof = RULINGS[number]
    code, met = getattr(getattr(function, "__func__", function), "__code__", None), []
    if code is None:
        pytest.skip("compiled: nobody hears of its calls")

    def heard(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code is code:
            met.append(frame.f_lineno)

    before = sys.getprofile()
    sys.setprofile(heard)
    try:
        TESTS[proof](**first_form(TESTS[proof]))
    finally:
        sys.setprofile(before)
    assert met, f"{proof} does not come to {code.co_qualname}"
