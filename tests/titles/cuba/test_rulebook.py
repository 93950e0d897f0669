"""The rules in the app: both languages alike, and a place for every refusal."""

from __future__ import annotations

import re

from game.text.rulebook import nearest, read_rulebook
from game.titles.cuba import TITLE
from game.titles.cuba.rules import components as box

BOOKS = {language: read_rulebook(TITLE.text_folder(), language) for language in ("ja", "en")}


def test_a_refusal_of_a_card_opens_at_its_card() -> None:
    assert nearest(BOOKS["en"], "5.9", "on_warehouse") == "5.9-architect"
    assert nearest(BOOKS["en"], "5.9", "no_ship") == "5.9-mayor"
    assert nearest(BOOKS["ja"], "6.9", "drought") == "6.9"


def test_costs_and_numbers_agree_with_the_data() -> None:
    for language, book in BOOKS.items():
        tiles = next(section for section in book if section.anchor == "3.8")
        steps = [block.text for block in tiles.blocks if block.kind == "step"]
        assert len(steps) == len(box.BUILDINGS)
        for text, building in zip(steps, box.BUILDINGS.values()):
            cost = re.search(r"(\d)/(\d)/(\d)", text)
            assert cost is not None, (language, text)
            assert tuple(map(int, cost.groups())) == building.cost, (language, text)
            rest = text[cost.end() :]
            for number in {building.most, building.each, building.amount} - {0, 1}:
                assert str(number) in rest, (language, text)
        votes = next(section for section in book if section.anchor == "3.2")
        numbers = [re.findall(r"\d", block.text)[0] for block in votes.blocks if block.kind == "step"]
        assert list(map(int, numbers)) == list(box.VOTES.values())
