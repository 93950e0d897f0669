"""Words that are to agree with the data: names, figures and costs."""

from __future__ import annotations

import pytest

from game.titles.cuba import TITLE
from game.titles.cuba.rules import components as box

from ..catalogues import Speakers, dashed


@pytest.fixture(scope="module")
def speakers() -> Speakers:
    return Speakers(TITLE)


def test_texts_of_the_buildings_agree_with_the_data(speakers: Speakers) -> None:
    for texts in speakers:
        for tile, building in box.BUILDINGS.items():
            text = texts(f"cuba-text-{dashed(tile)}")
            for number in {building.most, building.each, building.amount} - {0, 1}:
                assert str(number) in text, (tile, text)


def test_missing_resources_are_named_without_zeros(speakers: Speakers) -> None:
    def said(w: int, s: int, a: int) -> list[str]:
        params = {"building": "hotel", "w": w, "s": s, "a": a}
        return speakers.say("refusal", "cannot_afford_resources", params)

    assert said(1, 0, 2) == [
        "ホテルの資源が足りません（木1・水2）。",
        "You lack the resources for the Hotel: wood 1, water 2.",
    ]
    assert said(0, 2, 1) == [
        "ホテルの資源が足りません（石2・水1）。",
        "You lack the resources for the Hotel: stone 2, water 1.",
    ]
    assert said(0, 0, 1) == ["ホテルの資源が足りません（水1）。", "You lack the resources for the Hotel: water 1."]
    assert said(1, 1, 1) == [
        "ホテルの資源が足りません（木1・石1・水1）。",
        "You lack the resources for the Hotel: wood 1, stone 1, water 1.",
    ]
