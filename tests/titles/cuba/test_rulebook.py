"""The rules in the app: both languages alike, and a place for every refusal."""

from __future__ import annotations

import re

from game.text.rulebook import nearest, read_rulebook
from game.titles.cuba import TITLE
from game.titles.cuba.rules import components as c

from .test_text import CAUTIONS, FOR_THE_TABLE, REFUSALS, RULES

BOOKS = {language: read_rulebook(TITLE.text_folder(), language) for language in ("ja", "en")}


def test_both_languages_have_the_same_shape() -> None:
    shapes = [
        [(section.anchor, section.depth, [(b.kind, b.number, b.mark, b.links, b.codes) for b in section.blocks])
         for section in book]
        for book in BOOKS.values()
    ]  # fmt: skip
    assert shapes[0] == shapes[1]
    assert len({section.anchor for section in BOOKS["en"]}) == len(BOOKS["en"]) > 30


def test_every_place_that_a_refusal_names_exists() -> None:
    anchors = {section.anchor for section in BOOKS["en"]}
    assert RULES - {""} <= anchors
    links = {link for section in BOOKS["en"] for block in section.blocks for link in block.links}
    assert links <= anchors


def test_every_refusal_rests_on_a_block() -> None:
    named = {code for section in BOOKS["en"] for block in section.blocks for code in block.codes}
    assert named <= {*REFUSALS, *FOR_THE_TABLE, *CAUTIONS}
    assert {*REFUSALS, *FOR_THE_TABLE} - named == set()


def test_a_refusal_of_a_card_opens_at_its_card() -> None:
    assert nearest(BOOKS["en"], "5.9", "on_warehouse") == "5.9-architect"
    assert nearest(BOOKS["en"], "5.9", "no_ship") == "5.9-mayor"
    assert nearest(BOOKS["ja"], "6.9", "drought") == "6.9"


def test_costs_and_numbers_agree_with_the_data() -> None:
    for language, book in BOOKS.items():
        tiles = next(section for section in book if section.anchor == "3.8")
        steps = [block.text for block in tiles.blocks if block.kind == "step"]
        assert len(steps) == len(c.BUILDINGS)
        for text, building in zip(steps, c.BUILDINGS.values()):
            cost = re.search(r"(\d)/(\d)/(\d)", text)
            assert cost is not None, (language, text)
            assert tuple(map(int, cost.groups())) == building.cost, (language, text)
            rest = text[cost.end() :]
            for number in {building.most, building.each, building.amount} - {0, 1}:
                assert str(number) in rest, (language, text)
        votes = next(section for section in book if section.anchor == "3.2")
        numbers = [re.findall(r"\d", block.text)[0] for block in votes.blocks if block.kind == "step"]
        assert list(map(int, numbers)) == list(c.VOTES.values())
