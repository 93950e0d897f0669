"""Words that are to agree with the data: names, figures and costs."""

from __future__ import annotations

import pytest

from game.text.catalog import LANGUAGES, Texts
from game.titles.undecim import TITLE
from game.titles.undecim.rules import CONTROLLER
from game.titles.undecim.rules import components as box
from game.titles.undecim.words import look, value

from ..catalogues import dashed
from .positions import Table


@pytest.fixture(scope="module", params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    found = Texts(request.param)
    found.read(TITLE)
    return found


def test_cards_of_one_pair_have_one_name(texts: Texts) -> None:
    for card, (top, bottom) in box.FACES.items():
        name = texts(f"undecim-name-{dashed(card)}")
        assert name == f"{texts(f'undecim-name-{top}')}/{texts(f'undecim-name-{bottom}')}"


def test_every_card_says_what_it_does(texts: Texts) -> None:
    for name, card in box.ACTION_CARDS.items():
        assert texts.has(f"undecim-text-{dashed(name)}")
        assert texts.has(f"undecim-red-{dashed(name)}") == (card.red is not None)
        assert texts.has(f"undecim-gold-{dashed(name)}") == (card.paid is not None)
    for award, met in box.AWARDS.items():
        assert str(met.least) in texts(f"undecim-text-{dashed(award)}")


def test_the_figures_on_the_cards_are_those_of_the_data(texts: Texts) -> None:
    for name, card in box.ACTION_CARDS.items():
        text = texts(f"undecim-text-{dashed(name)}")
        for step in card.steps:
            if step.n > 0:
                assert str(step.n) in text, (name, step)


def test_a_card_is_looked_at(texts: Texts) -> None:
    view = CONTROLLER.view(Table().s, 0)
    for name, lines in (("BANDITS", 2), ("flea_market", 2), ("hero", 1), ("trade", 1), ("nothing", 0)):
        assert len(list(look(view, name, texts))) == lines
    assert (value("Forest_Wood_03"), value("wood"), value("rope")) == ("forest_wood_03", "wood", None)
