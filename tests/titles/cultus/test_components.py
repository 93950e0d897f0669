"""The data file: its sums, its provenance marks, and the one error that it can raise."""

from __future__ import annotations

from game.titles.cultus import TITLE
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules.components import read


def test_counts_of_the_box() -> None:
    assert len(box.CARDS) == 48
    assert len(box.MONUMENT_CARDS) == 12
    assert len(box.PLANS) == len(box.CHARACTERS) == len(box.INCOME) == len(box.ENEMIES) == 6
    cells = [kind for card in box.CELLS.values() for kind in card]
    assert [cells.count(kind) for kind in range(7)] == [28] * 6 + [24]


def test_no_two_cards_are_equal_even_after_a_half_turn() -> None:
    faces = {min(cells, cells[::-1]) for cells in box.CELLS.values()}
    assert len(faces) == 48


def test_icons_are_spread_evenly() -> None:
    for icon in box.ICONS:
        assert sum(icon in pair for pair in box.INCOME.values()) == 2
        assert sum(card.bonus == icon for card in box.MONUMENT_CARDS.values()) == 2
        assert sum(card.permit == icon for card in box.MONUMENT_CARDS.values()) == 1
        assert sum(icon in plan.pair for plan in box.PLANS.values()) == 2
        assert sum(plan.icon == icon for plan in box.PLANS.values()) == 1
        assert sum(person.score == icon for person in box.CHARACTERS.values()) == 1
        assert sum(enemy.near == enemy.icon == icon for enemy in box.ENEMIES.values()) == 1


def test_the_enemies() -> None:
    tracks = {name: enemy.track_last for name, enemy in box.ENEMIES.items()}
    assert list(tracks.values()) == [4, 2, 5, 5, 7, 3]
    assert [enemy.factor for enemy in box.ENEMIES.values()] == [3, 2, 16, 4, 4, 6]
    assert [enemy.medal_vp for enemy in box.ENEMIES.values()] == [None, -2, None, None, None, None]


def test_the_options_of_the_title_name_the_components() -> None:
    values = {option.id: option.values for option in TITLE.options}
    assert values["enemy"] == tuple(box.ENEMIES)
    assert values["difficulty"] == tuple(box.DIFFICULTIES)
    assert values["color"] == box.SOLO_COLORS
    assert TITLE.colors == box.COLORS
    assert (TITLE.fewest, TITLE.most) == (read()["meta"]["players_min"], read()["meta"]["players_max"])
    assert TITLE.minutes == (read()["meta"]["minutes_min"], read()["meta"]["minutes_max"])
