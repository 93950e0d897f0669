"""The deeds of the lessons suffice for a game."""

from __future__ import annotations

import pytest

from game.titles.anno1701 import TITLE

from ..taught import plays_to_the_end


@pytest.mark.parametrize("seed", range(4))
def test_whoever_knows_the_deeds_of_the_lessons_can_play_to_the_end(seed: int) -> None:
    plays_to_the_end(TITLE, 2, seed)
