"""Sections 6.4 to 6.6: settling, developing, the auto action."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.engine import Draft
from game.titles.undecim.rules import CONTROLLER
from game.titles.undecim.rules.building import kind_of, why_no_settlement
from game.titles.undecim.rules.components import SIDES
from game.titles.undecim.rules.scoring import building_vp

from .positions import Table


def auto(*sides: str, **options: str) -> tuple[Table, tuple[str, ...]]:
    """Seat 0 with those loose cards at its auto action."""
    t = Table(**options)
    t.clear(0)
    cards = t.loose(0, *sides)
    t.hand(0)
    t.entry("bandits")
    return t, cards


def settle(t: Table, *cards: str) -> str:
    return t.code("settle", tuple(sorted(cards)))


def test_tv_12_two_or_three_equal() -> None:
    t, cards = auto("stone", "stone", "stone")
    assert settle(t, *cards[:2]) == settle(t, *cards) == ""
    assert len(t.legal("settle")) == 4


def test_tv_13_two_different() -> None:
    t, cards = auto("stone", "wood")
    t.do("settle", tuple(sorted(cards)))
    assert kind_of(t.s.levels[0][0]) == "different"


def test_tv_14_no_gold() -> None:
    t, cards = auto("stone", "gold", "stone")
    assert settle(t, cards[0], cards[1]) == "settle_gold"


def fits(t: Table, settlement: str, *cards: str) -> list[str]:
    return [t.code("develop", settlement, card) for card in cards]


def test_tv_15_a_settlement_of_the_same() -> None:
    t = Table()
    t.clear(0)
    home = t.settlement(0, "stone", "stone")
    stone, wood, gold = t.loose(0, "stone", "wood", "gold")
    t.hand(0)
    t.entry("bandits")
    assert fits(t, home, stone, wood, gold) == ["", "develop_same", ""]


def test_tv_16_a_settlement_of_different_ones() -> None:
    t = Table()
    t.clear(0)
    home = t.settlement(0, "stone", "wood")
    clay, wood, gold = t.loose(0, "clay", "wood", "gold")
    t.hand(0)
    t.entry("bandits")
    assert fits(t, home, clay, wood, gold) == ["", "develop_duplicate", ""]


def test_tv_76_three_builds_in_one_entry() -> None:
    t = Table()
    t.clear(0)
    a, b, c, wood, clay = t.loose(0, "stone", "stone", "stone", "wood", "clay")
    t.hand(0)
    t.entry("construction")
    assert (t.key, t.decision.data[0]) == ("build", 2)  # type: ignore[union-attr]
    t.do("settle", tuple(sorted((a, b))))
    home = t.s.settled[0][0][0]
    t.do("develop", home, c)
    assert t.key == "auto_action"
    t.do("settle", tuple(sorted((wood, clay))))
    assert t.s.levels[0][0] == ("stone", "stone", "stone")
    assert sorted(t.s.levels[0][1]) == ["clay", "wood"]
    assert t.s.loose[0] == ()


def test_construction_may_be_stopped_and_leaves_the_auto_action() -> None:
    t = Table()
    t.clear(0)
    t.loose(0, "stone", "stone", "wood", "wood")
    t.hand(0)
    t.entry("construction")
    t.do("skip_build")
    assert t.key == "auto_action"
    t.do("settle", t.legal("settle")[0][0])
    assert t.key != "auto_action"


def test_tv_84_four_different_take_only_gold() -> None:
    t = Table()
    t.clear(0)
    home = t.settlement(0, "stone", "wood", "clay", "iron")
    cards = t.loose(0, "stone", "wood", "clay", "iron", "gold")
    t.hand(0)
    t.entry("bandits")
    assert fits(t, home, *cards) == ["develop_duplicate"] * 4 + [""]
    t.do("develop", home, cards[4])
    assert len(t.s.settled[0][0]) == 5


def test_tv_85_gold_does_not_change_the_kind() -> None:
    t = Table()
    t.clear(0)
    home = t.settlement(0, "stone", "stone", "gold", "gold")
    stone, wood = t.loose(0, "stone", "wood")
    t.hand(0)
    t.entry("bandits")
    assert fits(t, home, stone, wood) == ["", "develop_same"]
    t.do("develop", home, stone)
    assert building_vp(t.s, 0) == 20


def test_tv_88_gold_alone_may_develop() -> None:
    t = Table()
    t.clear(0)
    home = t.settlement(0, "stone", "wood")
    (gold,) = t.loose(0, "gold")
    t.hand(0)
    t.entry("bandits")
    assert t.key == "auto_action"
    assert t.legal("develop") == [(home, gold)]


def test_nobody_is_asked_who_cannot_build() -> None:
    t, _ = auto("stone", "gold", "forest", "enemy")
    assert t.key != "auto_action"


def test_tv_103_the_cards_of_one_develop_are_checked_one_after_the_other() -> None:
    t = Table(develop_cards="2")
    t.clear(0)
    home = t.settlement(0, "stone", "wood")
    clays = t.loose(0, "clay", "clay", "iron", "gold")
    t.hand(0)
    t.entry("bandits")
    assert t.code("develop_many", home, tuple(sorted(clays[:2]))) == "develop_duplicate"
    assert t.code("develop_many", home, tuple(sorted(clays[1:4]))) == "develop_limit"
    t.do("develop_many", home, tuple(sorted(clays[1:3])))
    assert len(t.s.settled[0][0]) == 4
    assert t.key != "auto_action"


def test_any_number_of_cards() -> None:
    t = Table(develop_cards="99")
    t.clear(0)
    home = t.settlement(0, "stone", "wood")
    cards = t.loose(0, "clay", "iron", "gold", "gold")
    t.hand(0)
    t.entry("bandits")
    assert (home, tuple(sorted(cards))) in t.legal("develop_many")
    t.do("develop_many", home, tuple(sorted(cards)))
    assert len(t.s.settled[0][0]) == 6


def test_several_cards_are_put_together_one_by_one() -> None:
    t = Table(develop_cards="2")
    t.clear(0)
    home = t.settlement(0, "stone", "wood")
    clay, iron, other = t.loose(0, "clay", "iron", "clay")
    t.hand(0)
    t.entry("bandits")
    step = CONTROLLER.next(t.s, Draft("develop_many", 0))
    assert step.values == (home,)
    step = CONTROLLER.next(t.s, Draft("develop_many", 0, (home,)))
    assert (step.values, step.complete) == ((clay, iron, other), False)
    step = CONTROLLER.next(t.s, Draft("develop_many", 0, (home,), (clay,)))
    assert (step.values, step.closable) == ((iron,), False)
    step = CONTROLLER.next(t.s, Draft("develop_many", 0, (home,), (clay, iron)))
    assert (step.values, step.closable, step.complete) == ((), True, True)


def test_one_card_is_all_that_the_draft_allows() -> None:
    t = Table()
    t.clear(0)
    home = t.settlement(0, "stone", "wood")
    cards = t.loose(0, "clay", "iron")
    t.hand(0)
    t.entry("bandits")
    assert t.code("develop_many", home, tuple(sorted(cards))) == "develop_one_card"


def test_cathedral_develops_one_settlement_three_times() -> None:
    t = Table(modules="golden_age")
    t.clear(0)
    home, other = t.settlement(0, "stone", "stone"), t.settlement(0, "wood", "wood")
    cards = t.loose(0, "gold", "stone", "gold", "gold")
    t.hand(0)
    t.entry("cathedral")
    assert t.key == "develop_one"
    assert t.code("settle", tuple(sorted(cards[:2]))) == "develop_only"
    t.do("develop", home, cards[0])
    assert t.code("develop", other, cards[2]) == "develop_one_place"
    t.do("develop", home, cards[1])
    t.do("develop", home, cards[2])
    assert t.key == "auto_action"
    t.do("develop", other, cards[3])
    assert [len(cards) for cards in t.s.settled[0]] == [5, 3]


@pytest.mark.parametrize("size", [2, 3])
def test_every_choice_of_sides(size: int) -> None:
    """What may settle is exactly what section 6.4 says."""
    resources = {"stone", "wood", "clay", "iron"}
    for sides in combinations([side for side in SIDES for _ in range(3)], size):
        same = len(set(sides)) == 1
        good = set(sides) <= resources and (same or size == 2)
        assert (why_no_settlement(sides) == "") == good, sides


def test_a_settlement_is_sideways_for_good() -> None:
    t, cards = auto("stone", "stone", "wood")
    t.do("settle", tuple(sorted(cards[:2])))
    assert t.s.loose[0] == (cards[2],)
    assert t.s.settled[0] == (tuple(sorted(cards[:2])),)
