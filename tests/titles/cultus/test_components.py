"""The data file: its sums, its provenance marks, and the one error that it can raise."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

from game.engine.data import ComponentError
from game.titles.cultus import TITLE
from game.titles.cultus.rules import components as c
from game.titles.cultus.rules.components import read, verify


def rows() -> list[tuple[str, dict[str, Any]]]:
    data = read()
    found: list[tuple[str, dict[str, Any]]] = []
    for name, table in data.items():
        lists = {key: value for key, value in table.items() if isinstance(value, list) and isinstance(value[0], dict)}
        for key, value in lists.items():
            found += [(f"{name}.{key}", row) for row in value]
        if not lists:
            found.append((name, table))
    return found


def test_the_file_adds_up() -> None:
    verify(read())


def test_every_line_says_what_it_rests_on() -> None:
    for name, row in rows():
        assert row.get("source") in ("S", "P", "R"), (name, row)
        marks = row.get("source_fields", {})
        assert set(marks) <= set(row), (name, row)
        assert set(marks.values()) <= {"S", "P", "R"}


def test_counts_of_the_box() -> None:
    assert len(c.CARDS) == 48
    assert len(c.MONUMENT_CARDS) == 12
    assert len(c.PLANS) == len(c.CHARACTERS) == len(c.INCOME) == len(c.ENEMIES) == 6
    cells = [kind for card in c.CELLS.values() for kind in card]
    assert [cells.count(kind) for kind in range(7)] == [28] * 6 + [24]


def test_no_two_cards_are_equal_even_after_a_half_turn() -> None:
    faces = {min(cells, cells[::-1]) for cells in c.CELLS.values()}
    assert len(faces) == 48


def test_icons_are_spread_evenly() -> None:
    for icon in c.ICONS:
        assert sum(icon in pair for pair in c.INCOME.values()) == 2
        assert sum(card.bonus == icon for card in c.MONUMENT_CARDS.values()) == 2
        assert sum(card.permit == icon for card in c.MONUMENT_CARDS.values()) == 1
        assert sum(icon in plan.pair for plan in c.PLANS.values()) == 2
        assert sum(plan.icon == icon for plan in c.PLANS.values()) == 1
        assert sum(person.score == icon for person in c.CHARACTERS.values()) == 1
        assert sum(enemy.near == enemy.icon == icon for enemy in c.ENEMIES.values()) == 1


def test_the_enemies() -> None:
    tracks = {name: enemy.track_last for name, enemy in c.ENEMIES.items()}
    assert list(tracks.values()) == [4, 2, 5, 5, 7, 3]
    assert [enemy.factor for enemy in c.ENEMIES.values()] == [3, 2, 16, 4, 4, 6]
    assert [enemy.medal_vp for enemy in c.ENEMIES.values()] == [None, -2, None, None, None, None]


def test_the_options_of_the_title_name_the_components() -> None:
    values = {option.id: option.values for option in TITLE.options}
    assert values["enemy"] == tuple(c.ENEMIES)
    assert values["difficulty"] == tuple(c.DIFFICULTIES)
    assert values["color"] == c.SOLO_COLORS
    assert TITLE.colors == c.COLORS
    assert (TITLE.fewest, TITLE.most) == (read()["meta"]["players_min"], read()["meta"]["players_max"])
    assert TITLE.minutes == (read()["meta"]["minutes_min"], read()["meta"]["minutes_max"])


@pytest.mark.parametrize(
    ("path", "value", "table", "found", "expected"),
    [
        (("construction", "cards", 0, "cells", 0), "market", "construction", 27, 28),
        (("construction", "cards", 47, "cells", 1), "church", "construction", 29, 28),
        (("printed", "components", 2, "count"), 13, "printed", 85, 84),
        (("printed", "colors", 1, "cubes"), 5, "printed", 23, 24),
        (("players", "counts", 1, "pile_size"), 5, "players", 42, 48),
        (("players", "counts", 3, "cubes"), 5, "players", 4, 5),
        (("board", "cols"), 7, "board", 56, 64),
        (("income", "cards", 1, "id"), "income_1", "income", 5, 6),
        (("endings", "tiers", 2, "diff_min"), 2, "endings", 2, 1),
    ],
)
def test_a_wrong_sum_is_named(path: tuple[Any, ...], value: object, table: str, found: int, expected: int) -> None:
    data = copy.deepcopy(read())
    place: Any = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(ComponentError) as error:
        verify(data)
    assert re.search(rf"data\.toml, \[{table}\].*found {found}, expected {expected}", str(error.value))


def test_a_missing_card_is_named() -> None:
    data = copy.deepcopy(read())
    data["monuments"]["cards"].pop()
    with pytest.raises(ComponentError, match=r"\[monuments\]: cards: found 11, expected 12"):
        verify(data)
