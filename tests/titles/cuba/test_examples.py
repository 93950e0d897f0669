"""The examples in the rules: each try is judged by the rules alone, and says what it is there to say."""

from __future__ import annotations

import pytest

from game.paths import bundled
from game.presentation import art_of, presentation_of
from game.presentation.example import YES, judged
from game.table.boards import board_of
from game.text.catalog import Texts
from game.titles.cuba import TITLE
from game.titles.cuba.art.examples import ANCHORS
from game.titles.cuba.rules import CONTROLLER

ART = art_of(TITLE)
EXPECTED = {
    "3.6": ["loaded", "loaded", "no_free_slot", "at_sea"],
    "3.8": ["built", "on_warehouse", "on_building", "cannot_afford_resources"],
    "3.2": ["character_played", "character_played"],
    "3.3": ["architect_bonus", "bonus_gone", "mayor_bonus"],
    "3.4": ["bought", "bought", "sold", "nothing_to_sell"],
    "3.5": ["loaded", "loaded", "no_free_slot", "at_sea"],
    "3.7": ["resources_gained", "resources_gained", "resources_gained"],
    "3.9": ["tax_paid", "duty_paid"],
    "3.10": ["building_vp", "building_vp"],
    "4": ["start_goods", "start_goods", "no_goods_at_start", "need_two_and_two"],
    "5.2": ["card_without_effect", "wrong_phase"],
    "5.3": ["bill_revealed"],
    "5.4": ["card_is_delegate", "character_played"],
    "5.5": ["start_player", "start_player"],
    "5.6": ["enacted", "choose_exactly_two"],
    "5.7": ["tax_declined", "duty_paid", "subsidy_gained"],
    "5.8": ["perished"],
    "5.9-worker": ["harvested", "not_product_field", "not_in_cross", "no_water"],
    "5.9-tradeswoman": ["bought", "sold", "too_expensive", "nothing_to_sell"],
    "5.9-architect": ["built", "on_warehouse", "on_building", "cannot_afford_resources"],
    "5.9-foreman": ["building_vp", "missing_input", "stored", "outside_cross"],
    "5.9-mayor": ["loaded", "not_on_card", "no_ship", "at_sea"],
    "6.1": ["turned_into_vp", "over_limit", "turned_into_vp"],
    "6.2": ["building_pesos", "turned_into_pesos", "building_water"],
    "6.3": ["loaded", "loaded", "one_kind_only"],
    "6.4": ["turned_into_goods", "exchanged", "over_limit"],
    "6.5": ["vetoed", "same_type_last_round"],
    "6.6": ["vote_tile_placed"],
    "6.7": ["ship_exchanged", "not_a_choice"],
    "6.8": ["stored", "only_products_stored", "stored"],
    "6.9": ["resources_gained", "drought"],
    "7": ["final_buildings"],
}


@pytest.mark.parametrize("anchor", ANCHORS)
def test_each_try_gets_the_verdict_that_it_is_there_for(anchor: str) -> None:
    example = ART.example(anchor)
    assert example is not None
    verdicts = [judged(CONTROLLER, case) for case in example.cases]
    assert [verdict.reasons[0].code for verdict in verdicts] == EXPECTED[anchor]
    assert YES in {verdict.can for verdict in verdicts} or anchor == "5.2"


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
