"""Section 3: the pieces of the box, their sums, and where every value comes from."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from game.titles.undecim.rules import components as c


def rows(value: Any, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table row that carries a source."""
    if isinstance(value, dict):
        if "source" in value:
            yield path, value
        for key, inner in value.items():
            if key not in ("steps", "gold", "red") or "source" not in value:
                yield from rows(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from rows(inner, f"{path}[{number}]")


def test_every_value_has_a_source() -> None:
    data = c.read()
    found = dict(rows(data))
    for path, row in found.items():
        assert row["source"] in ("S", "P", "R"), path
        for field, mark in row.get("source_fields", {}).items():
            assert field in row, (path, field)
            assert mark in ("S", "P", "R"), (path, field)
    for table in ("printed", "sides", "resources", "awards", "modules", "scoring"):
        for name, lines in data[table].items():
            if isinstance(lines, list):
                assert all("source" in line for line in lines), f"{table}.{name}"
    assert len(data["actions"]) == 20
    assert all("source" in card for card in data["actions"])


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
    assert cards["astrology"].paid == (c.Step("gain_hand", 2), c.Step("shift_moon", remove=4, place=4))
    assert cards["pioneering"].paid == (*cards["pioneering"].steps, c.Step("gain_hand", 2, "any"))
    assert cards["expedition"].paid == (c.Step("reveal_gain", 5, reveal_base=3, reveal_die=1),)
    assert cards["drift"].paid is not None
    assert cards["drift"].paid[0].n == 5


def test_modules_replace_nine_different_numbers() -> None:
    numbers = [number for module in c.MODULES.values() for number in module.replaces]
    assert sorted(numbers) == [1, 2, 3, 4, 5, 8, 9, 10, 11]
    for module in c.MODULES.values():
        assert tuple(c.NUMBER[card] for card in module.cards) == module.replaces
        assert c.AWARDS[module.award].set in c.MODULES


def spoil(data: dict[str, Any], *path: Any, value: Any) -> dict[str, Any]:
    spoilt = copy.deepcopy(data)
    place: Any = spoilt
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return spoilt


@pytest.mark.parametrize(
    ("path", "value", "table", "numbers"),
    [
        (("resources", "fixed", 0, "count"), 17, "resources", (99, 100)),
        (("resources", "mixed", 1, "wood"), 6, "resources", (19, 18)),
        (("printed", "components", 0, "count"), 12, "printed", (137, 136)),
        (("actions", 3, "number"), 5, "actions", (10, 11)),
        (("actions", 11, "number"), 4, "modules", (2, 3)),
        (("setup", "players", 1, "face_up"), 4, "setup", (12, 11)),
        (("tracks", "counters"), 11, "tracks", (11, 10)),
        (("scoring", "building", 2, "levels"), [0, 0, 3], "scoring.building", (3, 7)),
    ],
)
def test_a_wrong_sum_is_named(path: tuple[Any, ...], value: Any, table: str, numbers: tuple[int, int]) -> None:
    data = c.read()
    c.verify(data)
    with pytest.raises(c.ComponentError) as error:
        c.verify(spoil(data, *path, value=value))
    assert (error.value.table, error.value.found, error.value.expected) == (table, *numbers)
    for part in ("data.toml", table, str(numbers[0]), str(numbers[1])):
        assert part in str(error.value)
