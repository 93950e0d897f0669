"""Section 3: the components, and what does not add up is named."""

from __future__ import annotations

from game.titles.signorie.rules import components as c


def test_the_tables_of_the_dossier() -> None:
    assert c.BASE_COST == (1, 2, 3, 4, 5)
    assert [c.COLORS[ring] for ring in c.RING] == ["light_blue", "yellow", "red", "purple", "gray"]
    assert [slot.cost for slot in c.HELPERS] == [2, 3, 4] * 5
    assert sum(c.COPIES.values()) == 54
    assert sum(c.ALLIANCES[tile].vp * count for tile, count in c.COPIES.items()) == 168
    assert [slot.vp for slot in c.CAREER_SLOTS[1:]] == [1, 2, 3, 4, 6, 7, 9, 13]
    assert [slot.rank for slot in c.CAREER_SLOTS[1:]] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert c.INITIATIVE_VP == (0, 0, 1, 2, 4, 5, 7, 9, 12)
    assert c.NEXT_VALUE == (1, 1, 2, 2, 3, 3, 4, 4, c.FULL)
    assert c.BRIDE_VP == (0, 0, 3, 6)
    assert len(c.BONUS_TILES) == 9
    assert len(c.VP_TILES) == 5


def test_each_house_stands_in_two_or_three_rows_of_every_career() -> None:
    for row in range(3):
        for house in range(6):
            assert 2 <= sum(plan[row][house] for plan in c.PLANS.values()) <= 3
