"""Words that are to agree with the data: names, figures and costs."""

from __future__ import annotations

import pytest

from game.titles.anno1701 import TITLE

from ..catalogues import Speakers
from .positions import begin


@pytest.fixture(scope="module")
def speakers() -> Speakers:
    return Speakers(TITLE)


def test_what_is_missing_is_named_with_its_number(speakers: Speakers) -> None:
    refusal = begin().goods(c=2, f=0).refused("upgrade", "c1_row", "settler")
    assert speakers.say("refusal", refusal.code, refusal.params) == ["食料2が足りません。", "You lack 2 food."]
