"""The examples in the rules: each try is judged by the rules alone, and says what it is there to say."""

from __future__ import annotations

import pytest

from game.paths import bundled
from game.presentation import art_of, presentation_of
from game.presentation.example import YES, judged
from game.table.boards import board_of
from game.text.catalog import Texts
from game.titles.anno1701 import TITLE
from game.titles.anno1701.art.examples import ANCHORS
from game.titles.anno1701.rules import CONTROLLER
from game.titles.anno1701.table.placing import hand_state

ART = art_of(TITLE)
EXPECTED = {
    "3": ["rolled", "drew", "risen"],
    "3.3": ["repaired", "queen_gave", "landscape_full", "ship_perfect"],
    "3.4": ["built", "site_taken", "moved", "not_your_side"],
    "3.5": ["risen", "risen", "cannot_afford"],
    "3.6": ["built", "built", "cannot_afford"],
    "3.7": ["risen", "no_luxury_trade", "no_luxury_trade"],
    "4": ["first_cards", "first_pile_era_1"],
    "5.2": ["coins_placed", "bad_gold_split", "landscape_blocked", "repaired"],
    "5.3": ["already_rolled", "repaired", "wrong_phase", "sailed"],
    "5.4": ["rolled", "worked", "already_rolled"],
    "5.5": ["bank_traded", "need_three_same", "no_wood", "same_kind"],
    "5.6": ["ship_too_weak", "returned", "wrong_era_pile", "hand_full"],
    "5.7": ["first_card", "came_home", "at_sea"],
    "6.1": ["worked", "building_gold", "one_fire_station", "same_good"],
    "6.2": ["risen", "skip_level", "top_level"],
    "6.3": ["fire_paid", "taxed", "queen_frowned"],
    "6.4": ["gold_lost", "rival_too_low", "no_church"],
    "6.5": ["tribute_paid", "must_fight", "bought"],
    "6.6": ["token_taken", "built"],
    "6.7": ["landscape_blocked", "queen_gave", "repaired", "would_ruin"],
    "7": ["won", "won", "won"],
}


@pytest.mark.parametrize("anchor", ANCHORS)
def test_each_try_gets_the_verdict_that_it_is_there_for(anchor: str) -> None:
    example = ART.example(anchor)
    assert example is not None
    verdicts = [judged(CONTROLLER, case) for case in example.cases]
    told = [[reason.code for reason in verdict.reasons] for verdict in verdicts]
    for codes, wanted in zip(told, EXPECTED[anchor], strict=True):
        assert wanted in codes, told
    assert YES in {verdict.can for verdict in verdicts}


@pytest.mark.parametrize("anchor", ANCHORS)
def test_its_places_are_on_the_board_and_its_words_in_both_languages(anchor: str) -> None:
    example = ART.example(anchor)
    assert example is not None
    layout = board_of(presentation_of(TITLE), bundled("art"), example.windows[0].view)
    places = [place for case in example.cases for place in case.places] + [window.place for window in example.windows]
    assert {name for place in places for name in place} <= {*layout.slots, *layout.regions}
    for language in ("ja", "en"):
        texts = Texts(language)
        texts.read(TITLE)
        assert all(texts.has(message) for message in (example.caption, *(case.verb for case in example.cases)))


def test_a_card_whose_condition_fails_does_not_say_that_it_can_be_played() -> None:
    example = ART.example("6.4")
    assert example is not None
    s = example.cases[0].state
    assert [hand_state(s, 0, card) for card in s.hands[0]] == ["idle", "play", "idle"]
