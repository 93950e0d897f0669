"""Words that are to agree with the data: names, figures and costs."""

from __future__ import annotations

import re

import pytest

from game.text.catalog import Texts
from game.titles.cultus import TITLE
from game.titles.cultus.rules import components as box

from ..catalogues import LANGUAGES, Speakers, dashed


@pytest.fixture(scope="module")
def speakers() -> Speakers:
    return Speakers(TITLE)


def test_names_in_english() -> None:
    """Where the table speaks English otherwise than a literal translation would."""
    english = Texts("en")
    english.read(TITLE)
    assert english("cultus-name-plan-administration") == "Plan of Statecraft"
    assert english("cultus-name-ending-shadow") == "Overshadowed"


def test_names_that_tell_icons_agree_with_the_data(speakers: Speakers) -> None:
    for texts in speakers:
        names = [texts(f"cultus-name-{dashed(kind)}") for kind in box.KINDS]
        for card, (a, b) in box.INCOME.items():
            name = texts(f"cultus-name-{dashed(card)}")
            assert names[a] in name
            assert names[b] in name
        for card, printed in box.MONUMENT_CARDS.items():
            if printed.permit is not None:
                assert names[printed.permit] in texts(f"cultus-name-{dashed(card)}")


def test_texts_of_the_cards_agree_with_the_data(speakers: Speakers) -> None:
    for texts in speakers:
        for enemy, card in box.ENEMIES.items():
            assert f"{card.factor}[star]" in texts(f"cultus-text-{dashed(enemy)}")
        assert f"{box.EFFECT_VP}[star]" in texts("cultus-text-effect-10")
        assert f"{box.SITE_VP}[star]" in texts("cultus-text-reconstruction")


def test_icons_in_the_texts_are_known() -> None:
    known = {*box.KINDS, *["star", "coin", "card", "cube", "monument", "pawn", "medal", "fire", "ap"]}
    for language in LANGUAGES:
        text = (TITLE.text_folder() / f"{language}.ftl").read_text("utf-8")
        used = set(re.findall(r"(?m)(?<!\*)(?<!^    )\[([a-z_]+)\]", text)) - {"one", "other"}
        assert used <= known, used - known


def test_the_one_against_whom_one_plays_alone_has_one_name() -> None:
    """In English it is the enemy, in Japanese what stands on a character card is a person: no second word for either."""
    folder = TITLE.text_folder()
    for pattern, other in (("*en.ftl", "rival"), ("*ja.ftl", "ライバル"), ("*ja.*", "キャラクター")):
        for file in folder.glob(pattern):
            for line in file.read_text("utf-8").splitlines():
                said = line.partition("=")[2] if file.suffix == ".ftl" else line
                said = re.sub(r"\{[^}]*\}|\[[^]]*\]", "", said)
                assert other not in said.lower(), f"{file.name}: {line}"
