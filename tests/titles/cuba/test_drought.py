"""What strip, plate and bill say of the worker is what the worker may do, in a drought as printed and as corrected."""

from __future__ import annotations

import pytest

from game.presentation import presentation_of
from game.text.catalog import Texts
from game.titles.cuba import TITLE
from game.titles.cuba.art.faces import face
from game.titles.cuba.art.own import hand
from tests.titles.cuba.positions import Table, at
from tests.titles.cuba.test_table import said
from tests.titles.cuba.test_visit import seen

RULES = ("as_printed", "corrected")


def dry(errata: str) -> Table:
    """One farm has been harvested in a drought, 1 water is left."""
    position = at("worker", options={"errata": errata}).round(2).statute("other_drought").yard(water=1)
    position.do("place_worker", "b2")
    position.do("harvest_product", "c2")
    return position


@pytest.mark.parametrize("errata", RULES)
def test_the_words_agree_with_what_can_be_done(errata: str) -> None:
    position = dry(errata)
    texts = Texts("en")
    texts.read(TITLE)
    texts.abide(TITLE, TITLE.facts(4, {"errata": errata}))
    view = seen(position)
    plate = next(
        spot.face for spot in presentation_of(TITLE).placement(view).values() if spot.face.startswith("role:worker")
    )
    messages = [*said(hand(view)), *said(face(plate))]
    strip = next(message for message in messages if "strip-worker-harvest" in message)
    words = [texts(strip), texts("cuba-art-foot-worker-drought"), texts("cuba-art-bill-other-drought")]
    assert "cuba-art-foot-worker-drought" in messages
    assert "cuba-art-role-worker-drought" in messages
    if errata == "corrected":
        position.do("harvest_product", "b1")
        assert all("1" in sentence for sentence in words)
        assert "each further one costs 1 water" in words[0]
    else:
        assert position.code("harvest_product", "b1") == "drought"
        assert "water opens no more" in words[0]
        assert "further" not in " ".join(words)
