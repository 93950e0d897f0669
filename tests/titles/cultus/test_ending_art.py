"""What the last scene lists adds up to what it counts."""

from __future__ import annotations

import re

import pytest

from game.engine import View
from game.presentation.display_list import Text
from game.titles.cultus.art.ending import _strikes
from game.titles.cultus.art.town import town
from game.titles.cultus.rules.board import square_name
from game.titles.cultus.rules.components import ENEMIES

from ...table.games import solo

MOST = 14 // min(enemy.track_last for enemy in ENEMIES.values())


@pytest.mark.parametrize("times", range(1, MOST + 1))
def test_every_strike_is_listed_inside_its_place(times: int) -> None:
    state = solo(3, 0).at(0)
    state.enemy_effects = tuple((turn, turn + 2) for turn in range(1, times + 1))
    sheet = _strikes(state)
    assert sheet is not None
    texts = [mark for mark in sheet.marks if isinstance(mark, Text)]
    told = [int(found[1]) for mark in texts if (found := re.search(r"\+(\d+)", mark.id))]
    assert sum(told) == sum(points for _, points in state.enemy_effects)
    for mark in texts:
        x, y, w, h = mark.rect
        assert x >= 0
        assert x + w <= 342
        assert y + h <= 110


def test_the_board_shows_the_names_that_the_log_uses() -> None:
    session = solo(3, 20)
    sheet = town(View(0, session.at(20), ()))
    told = {mark.id: mark.rect for mark in sheet.marks if isinstance(mark, Text)}
    for square in range(64):
        column, row = square_name(square)
        assert told[column][0] == 10 + 52 * (square % 8)
        assert told[row][1] == 10 + 52 * (square // 8)
