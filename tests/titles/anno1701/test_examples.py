"""The examples in the rules: each try is judged by the rules alone, and says what it is there to say."""

from __future__ import annotations

from game.presentation import art_of
from game.titles.anno1701 import TITLE
from game.titles.anno1701.table.placing import hand_state

ART = art_of(TITLE)


def test_a_card_whose_condition_fails_does_not_say_that_it_can_be_played() -> None:
    example = ART.example("6.4")
    assert example is not None
    s = example.cases[0].state
    assert [hand_state(s, 0, card) for card in s.hands[0]] == ["idle", "play", "idle"]
