"""Section 3: the pieces of the box, their sums, and where every value comes from."""

from __future__ import annotations

from collections import Counter

from game.titles.undecim.rules import components as box


def test_the_hundred_resource_cards() -> None:
    assert len(box.FIXED) == len(set(box.FIXED)) == 100
    pairs = Counter(box.FACES[card] for card in box.FIXED)
    assert pairs == {
        ("grassland", "stone"): 18,
        ("forest", "wood"): 18,
        ("swamp", "clay"): 18,
        ("mountain", "iron"): 18,
        ("enemy", "gold"): 28,
    }
    assert (box.FIXED[0], box.FIXED[99]) == ("grassland_stone_01", "enemy_gold_28")


def test_the_mixed_halves_have_eighteen_of_everything() -> None:
    assert len(box.MIXED) == len(set(box.MIXED)) == 100
    tops, bottoms = (Counter(box.FACES[card][half] for card in box.MIXED) for half in (0, 1))
    assert all(tops[land] == 18 for land in box.LANDS)
    assert all(bottoms[resource] == 18 for resource in box.RESOURCES)
    pairs = Counter(box.FACES[card] for card in box.MIXED)
    assert [pairs["grassland", r] for r in box.RESOURCES] == [pairs["swamp", r] for r in box.RESOURCES] == [5, 4, 5, 4]
    assert [pairs["forest", r] for r in box.RESOURCES] == [pairs["mountain", r] for r in box.RESOURCES] == [4, 5, 4, 5]
    assert "grassland_wood_01" in box.MIXED


def test_the_eleven_action_cards() -> None:
    assert [box.NUMBER[card] for card in box.BASE_ACTIONS] == list(range(1, 12))
    assert [card for card in box.BASE_ACTIONS if box.ACTION_CARDS[card].red] == ["bandits", "invasion_war"]
    assert sum(box.ACTION_CARDS[card].paid is not None for card in box.BASE_ACTIONS) == 6


def test_gold_lines_change_what_they_name() -> None:
    cards = box.ACTION_CARDS
    assert cards["astrology"].paid == (box.TextStep("gain_hand", 2), box.TextStep("shift_moon", remove=4, place=4))
    assert cards["pioneering"].paid == (*cards["pioneering"].steps, box.TextStep("gain_hand", 2, "any"))
    assert cards["expedition"].paid == (box.TextStep("reveal_gain", 5, reveal_base=3, reveal_die=1),)
    assert cards["drift"].paid is not None
    assert cards["drift"].paid[0].n == 5


def test_modules_replace_nine_different_numbers() -> None:
    numbers = [number for module in box.MODULES.values() for number in module.replaces]
    assert sorted(numbers) == [1, 2, 3, 4, 5, 8, 9, 10, 11]
    for module in box.MODULES.values():
        assert tuple(box.NUMBER[card] for card in module.cards) == module.replaces
        assert box.AWARDS[module.award].set in box.MODULES
