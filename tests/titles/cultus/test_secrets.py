"""Section 9: who sees what, and full tables that agree with a view."""

from __future__ import annotations

import random

from game.engine import HIDDEN
from game.titles.cultus.rules import CONTROLLER
from game.titles.cultus.rules.components import CARDS, PLANS

from .positions import multi, s0


def test_piles_and_decks_are_closed_to_everybody() -> None:
    for table in (s0(), multi(3)):
        for seat in (*range(table.s.seats), None):
            seen = CONTROLLER.view(table.s, seat).state
            assert {card for pile in seen.piles for card in pile} == {HIDDEN}
            assert [len(pile) for pile in seen.piles] == [len(pile) for pile in table.s.piles]
            assert seen.monument_deck == (HIDDEN,) * 9
            assert (seen.display, seen.discard, seen.laid) == (table.s.display, table.s.discard, table.s.laid)


def test_hands_belong_to_their_owners() -> None:
    table = multi(3)
    hands = table.s.hands
    assert CONTROLLER.view(table.s, 1).state.hands == [(HIDDEN,) * 2, hands[1], (HIDDEN,) * 2]
    assert CONTROLLER.view(table.s, None).state.hands == [(HIDDEN,) * 2] * 3
    assert CONTROLLER.view(s0().s, 0).state.hands == [("c07", "c46")]


def test_unused_plans_are_unknown_with_several_players() -> None:
    table = multi(2)
    assert set(PLANS) & set(table.s.box)
    assert not set(PLANS) & set(CONTROLLER.view(table.s, 0).state.box)


def test_a_drawn_card_is_known_to_its_drawer_only() -> None:
    table = multi(2)
    event = table.do("draw_card", 1)[0]
    assert "card" in event.seen_by(0).params
    assert "card" not in event.seen_by(1).params
    assert "card" not in event.seen_by(None).params


def test_plans_are_open_to_all_after_the_scoring_and_alone() -> None:
    table = multi(2)
    table.s.phase = "over"
    assert CONTROLLER.view(table.s, None).state.plan == table.s.plan
    assert CONTROLLER.view(s0().s, None).state.plan == ["plan_defence"]


def test_worlds_are_dealt_fairly() -> None:
    table = multi(2)
    view = CONTROLLER.view(table.s, 0)
    rng = random.Random(5)
    tops = [CONTROLLER.determinise(view, rng).piles[0][-1] for _ in range(600)]
    unknown = set(CARDS) - set(table.s.hands[0]) - set(table.s.discard) - {card for card, _, _ in table.s.laid}
    assert set(tops) == unknown
    assert max(map(tops.count, unknown)) < 60
