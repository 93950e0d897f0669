"""Section 3: the components, and what does not add up is named."""

from __future__ import annotations

from game.titles.signorie.rules import components as box


def test_the_tables_of_the_dossier() -> None:
    assert box.BASE_COST == (1, 2, 3, 4, 5)
    assert [box.COLORS[ring] for ring in box.RING] == ["light_blue", "yellow", "red", "purple", "gray"]
    assert [slot.cost for slot in box.HELPERS] == [2, 3, 4] * 5
    assert sum(box.COPIES.values()) == 54
    assert sum(box.ALLIANCES[tile].vp * count for tile, count in box.COPIES.items()) == 168
    assert [slot.vp for slot in box.CAREER_SLOTS[1:]] == [1, 2, 3, 4, 6, 7, 9, 13]
    assert [slot.rank for slot in box.CAREER_SLOTS[1:]] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert box.INITIATIVE_VP == (0, 0, 1, 2, 4, 5, 7, 9, 12)
    assert box.NEXT_VALUE == (1, 1, 2, 2, 3, 3, 4, 4, box.FULL)
    assert box.BRIDE_VP == (0, 0, 3, 6)
    assert len(box.BONUS_TILES) == 9
    assert len(box.VP_TILES) == 5


def test_each_house_stands_in_two_or_three_rows_of_every_career() -> None:
    for row in range(3):
        for house in range(6):
            assert 2 <= sum(plan[row][house] for plan in box.PLANS.values()) <= 3
