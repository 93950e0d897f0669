"""The examples in the rules: each try is judged by the rules alone, and says what it is there to say."""

from __future__ import annotations

import pytest

from game.paths import bundled
from game.presentation import art_of, presentation_of
from game.presentation.example import NO, YES, judged
from game.table.boards import board_of
from game.text.catalog import Texts
from game.titles.cuba import TITLE
from game.titles.cuba.art.examples import ANCHORS
from game.titles.cuba.rules import CONTROLLER

ART = art_of(TITLE)
EXPECTED = {
    "5.9-worker": ["harvested", "not_product_field", "not_in_cross", "no_water"],
    "5.9-tradeswoman": ["bought", "sold", "too_expensive", "nothing_to_sell"],
    "5.9-architect": ["built", "on_warehouse", "on_building", "cannot_afford_resources"],
    "5.9-foreman": ["building_vp", "missing_input", "building_pesos", "outside_cross"],
    "5.9-mayor": ["loaded", "not_on_card", "no_ship", "at_sea"],
}


@pytest.mark.parametrize("anchor", ANCHORS)
def test_each_try_gets_the_verdict_that_it_is_there_for(anchor: str) -> None:
    example = ART.example(anchor)
    assert example is not None
    verdicts = [judged(CONTROLLER, case) for case in example.cases]
    assert [verdict.reasons[0].code for verdict in verdicts] == EXPECTED[anchor]
    assert {verdict.can for verdict in verdicts} == {YES, NO}


@pytest.mark.parametrize("anchor", ANCHORS)
def test_its_places_are_on_the_board_and_its_words_in_both_languages(anchor: str) -> None:
    example = ART.example(anchor)
    assert example is not None
    layout = board_of(presentation_of(TITLE), bundled("art"), example.windows[0].view)
    places = [place for case in example.cases for place in case.places] + [window.place for window in example.windows]
    layout.require(name for place in places for name in place)
    for language in ("ja", "en"):
        texts = Texts(language)
        texts.read(TITLE)
        assert all(texts.has(message) for message in (example.caption, *(case.verb for case in example.cases)))


def test_a_section_without_an_example_has_none() -> None:
    assert ART.example("5.8") is None
