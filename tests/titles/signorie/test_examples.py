"""The examples in the rules: each try is judged by the rules, and shows both what can and what cannot be done."""

from __future__ import annotations

import pytest

from game.paths import bundled
from game.presentation import presentation_of
from game.presentation.example import BUT, NO, YES, judged
from game.table.boards import board_of
from game.text.catalog import Texts
from game.titles.signorie import TITLE
from game.titles.signorie.art.examples import example
from game.titles.signorie.rules import CONTROLLER

VERDICTS = {
    "3.3": [(YES, ""), (NO, "wrong_helper_column")],
    "3.4": [(YES, ""), (NO, "helper_cost"), (NO, "helper_slot_taken")],
    "3.5": [(YES, ""), (NO, "no_bride_slot")],
    "3.6": [(YES, ""), (NO, "tile_fixed")],
    "3.8": [(YES, ""), (NO, "assignment_count")],
    "3.10": [(YES, ""), (YES, "")],
    "3.11": [(YES, ""), (NO, "initiative_at_top")],
    "3.13": [(YES, ""), (NO, "threshold_full")],
    "6.1": [(YES, "")],
    "6.3": [(YES, ""), (NO, "stock_empty")],
    "6.8": [(YES, ""), (NO, "reward_not_possible")],
    "6.9": [(NO, "all_cities_full"), (NO, "no_helper_discs")],
    "5.3": [(YES, ""), (NO, "die_too_expensive"), (NO, "colour_used"), (BUT, "")],
    "5.5": [(NO, "reward_not_possible"), (YES, ""), (YES, "")],
    "6.2": [(YES, ""), (YES, ""), (NO, "dowry_no_money"), (NO, "city_full")],
    "6.4": [(YES, ""), (NO, "assignment_too_few"), (NO, "assignment_wrong_colour")],
    "6.5": [(YES, ""), (YES, ""), (NO, "son_at_top"), (NO, "not_your_figure")],
    "6.6": [(YES, ""), (YES, ""), (NO, "rank_too_low")],
    "6.7": [(YES, ""), (NO, "helper_not_hired"), (NO, "helper_other_column"), (NO, "helper_order")],
    "8": [(YES, ""), (NO, "rank_too_low")],
}


@pytest.mark.parametrize("anchor", VERDICTS)
def test_the_rules_judge_every_try(anchor: str) -> None:
    shown = example(anchor)
    assert shown is not None
    said = [judged(CONTROLLER, case) for case in shown.cases]
    found = [(v.can, v.refusal.code if v.refusal else "") for v in said]
    assert found == VERDICTS[anchor]
    for case, verdict in zip(shown.cases, said):
        assert verdict.reasons, case


@pytest.mark.parametrize("anchor", VERDICTS)
def test_every_place_lies_on_the_board_that_is_shown(anchor: str) -> None:
    shown = example(anchor)
    assert shown is not None
    board = board_of(presentation_of(TITLE), bundled("art"), shown.windows[0].view)
    known = {*board.slots, *board.regions}
    for place in (*(w.place for w in shown.windows), *(place for case in shown.cases for place in case.places)):
        assert set(place) <= known


@pytest.mark.parametrize("language", ["ja", "en"])
def test_everything_is_worded(language: str) -> None:
    texts = Texts(language)
    texts.read(TITLE)
    for anchor in VERDICTS:
        shown = example(anchor)
        assert shown is not None
        assert texts.has(shown.caption)
        assert all(texts.has(case.verb) for case in shown.cases)
    assert example("1") is None
