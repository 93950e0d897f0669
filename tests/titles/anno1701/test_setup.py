"""Section 4: set-up, and section 3: what lies on the table."""

from __future__ import annotations

import pytest

from game.engine import Draft
from game.titles.anno1701.rules import CONTROLLER
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules.components import LANDSCAPES, OUTER_SLOTS, PILES, RECOMMENDED
from game.titles.anno1701.rules.state import blocked

from .positions import begin, started


def test_piles_after_the_deal() -> None:
    table = begin()
    assert sum(map(len, table.s.piles[:2])) == 12
    assert [len(pile) for pile in table.s.piles[2:]] == [9, 9, 9, 9]
    assert table.s.ranks_left == [0, 8, 6, 4]
    assert len(table.s.voyage_deck) == 14
    for number, pile in enumerate(table.s.piles):
        assert {box.ERA_OF[card] for card in pile} == {box.PILE_ERA[number]}


def test_the_first_player_chooses_first_and_both_may_choose_the_same_pile() -> None:
    table = started(5)
    first = table.s.first
    assert (table.key, table.seat) == ("choose_first_pile", first)
    top = table.s.piles[0]
    events = table.do("choose_first_pile", "era1_a")
    assert table.s.hands[first] == top[:3]
    assert events[0].seen_by(first).params["cards"] == top[:3]
    assert "cards" not in events[0].seen_by(1 - first).params
    assert table.seat == 1 - first
    table.do("choose_first_pile", "era1_a")
    assert table.s.hands[1 - first] == top[3:6]
    assert (table.key, table.seat, table.s.turn) == ("roll", first, 1)


@pytest.mark.parametrize("pile", PILES[2:])
def test_the_first_cards_come_from_era_one(pile: str) -> None:
    assert started(5).code("choose_first_pile", pile) == "first_pile_era_1"


def test_the_first_player_is_rolled() -> None:
    firsts = {started(seed).s.first for seed in range(12)}
    assert firsts == {0, 1}
    sides = {tuple(started(seed).s.side) for seed in range(12)}
    assert sides == {("lion", "dragon"), ("dragon", "lion")}


def test_numbers_of_both_sides_add_up_to_seven() -> None:
    for lion, dragon in zip(box.NUMBERS["lion"], box.NUMBERS["dragon"]):
        assert lion + dragon == 7
    assert box.SHIP_NUMBER == {"lion": 5, "dragon": 2}


def test_a_free_layout() -> None:
    table = started(4, free_layout="true")
    assert (table.key, table.seat) == ("assign_layout", table.s.first)
    cards = list(RECOMMENDED)
    assert table.code("assign_layout", tuple(cards[:9])) == "layout_incomplete"
    assert table.code("assign_layout", (*cards[:9], cards[0])) == "layout_incomplete"
    wrong = list(cards)
    wrong[0], wrong[2] = wrong[2], wrong[0]
    assert OUTER_SLOTS[2] == "c2_up"
    assert table.code("assign_layout", tuple(wrong)) == "layout_needs_landscapes"
    swapped = list(cards)
    forest, pasture = cards.index("forest"), cards.index("pasture")
    swapped[forest], swapped[pasture] = "pasture", "forest"
    first = table.seat
    table.do("assign_layout", tuple(swapped))
    table.do("assign_layout", tuple(cards))
    assert table.key == "choose_first_pile"
    table.s.gold[2 * first] = 0
    assert [LANDSCAPES[k] for k in blocked(table.s, first)] == ["pasture", "fields"]


def test_a_layout_is_laid_slot_by_slot() -> None:
    table = started(4, free_layout="true")
    draft = Draft("assign_layout", table.seat)
    for slot in range(10):
        step = CONTROLLER.next(table.s, draft)
        assert step.field is not None
        assert not step.closable
        if slot in (2, 3, 6, 7):
            assert set(step.values) <= set(LANDSCAPES)
        draft = draft.said(step.field, step.values[-1])
    step = CONTROLLER.next(table.s, draft)
    assert step.complete
    assert step.field is not None
    assert CONTROLLER.check(table.s, draft.action(step.field)) is None


def test_sides_may_be_chosen() -> None:
    table = started(4, sides="chosen")
    assert (table.key, table.seat) == ("choose_side", 0)
    table.do("choose_side", "dragon")
    assert table.s.side == ["dragon", "lion"]
    assert table.key == "choose_first_pile"


@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_player_may_be_named(seat: int) -> None:
    assert {started(seed, first_player=f"seat_{seat}").s.first for seed in range(6)} == {seat}
