"""Section 3: the pieces of the box, their sums, and where every value comes from."""

from __future__ import annotations

from collections import Counter

from game.titles.undecim.rules import components as c


def test_the_hundred_resource_cards() -> None:
    assert len(c.FIXED) == len(set(c.FIXED)) == 100
    pairs = Counter(c.FACES[card] for card in c.FIXED)
    assert pairs == {
        ("grassland", "stone"): 18,
        ("forest", "wood"): 18,
        ("swamp", "clay"): 18,
        ("mountain", "iron"): 18,
        ("enemy", "gold"): 28,
    }
    assert (c.FIXED[0], c.FIXED[99]) == ("grassland_stone_01", "enemy_gold_28")


def test_the_mixed_halves_have_eighteen_of_everything() -> None:
    assert len(c.MIXED) == len(set(c.MIXED)) == 100
    tops, bottoms = (Counter(c.FACES[card][half] for card in c.MIXED) for half in (0, 1))
    assert all(tops[land] == 18 for land in c.LANDS)
    assert all(bottoms[resource] == 18 for resource in c.RESOURCES)
    pairs = Counter(c.FACES[card] for card in c.MIXED)
    assert [pairs["grassland", r] for r in c.RESOURCES] == [pairs["swamp", r] for r in c.RESOURCES] == [5, 4, 5, 4]
    assert [pairs["forest", r] for r in c.RESOURCES] == [pairs["mountain", r] for r in c.RESOURCES] == [4, 5, 4, 5]
    assert "grassland_wood_01" in c.MIXED


def test_the_eleven_action_cards() -> None:
    assert [c.NUMBER[card] for card in c.BASE_ACTIONS] == list(range(1, 12))
    assert [card for card in c.BASE_ACTIONS if c.ACTION_CARDS[card].red] == ["bandits", "invasion_war"]
    assert sum(c.ACTION_CARDS[card].paid is not None for card in c.BASE_ACTIONS) == 6


def test_gold_lines_change_what_they_name() -> None:
    cards = c.ACTION_CARDS
    assert cards["astrology"].paid == (c.TextStep("gain_hand", 2), c.TextStep("shift_moon", remove=4, place=4))
    assert cards["pioneering"].paid == (*cards["pioneering"].steps, c.TextStep("gain_hand", 2, "any"))
    assert cards["expedition"].paid == (c.TextStep("reveal_gain", 5, reveal_base=3, reveal_die=1),)
    assert cards["drift"].paid is not None
    assert cards["drift"].paid[0].n == 5


def test_modules_replace_nine_different_numbers() -> None:
    numbers = [number for module in c.MODULES.values() for number in module.replaces]
    assert sorted(numbers) == [1, 2, 3, 4, 5, 8, 9, 10, 11]
    for module in c.MODULES.values():
        assert tuple(c.NUMBER[card] for card in module.cards) == module.replaces
        assert c.AWARDS[module.award].set in c.MODULES
