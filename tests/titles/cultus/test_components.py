"""The data file: its sums, its provenance marks, and the one error that it can raise."""

from __future__ import annotations

from game.titles.cultus import TITLE
from game.titles.cultus.rules import components as c
from game.titles.cultus.rules.components import read


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
