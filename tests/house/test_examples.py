"""Every section of the rules shows a position, or its title says that it is told in words alone (``words`` in
``art/examples.toml``)."""

from __future__ import annotations

import tomllib

import pytest

from game.engine import Title
from game.presentation import art_of
from game.presentation.example import judged
from game.text.catalog import LANGUAGES, Texts
from game.text.rulebook import read_rulebook
from game.titles import catalogue
from game.ui.scenes.table_part import names_by_view

from .titles import name


def words_of(title: Title) -> list[str] | None:
    """The sections that the title tells in words alone; None if it does not say."""
    file = title.folder / "art" / "examples.toml"
    found = tomllib.loads(file.read_text("utf-8")).get("words") if file.is_file() else None
    return None if found is None else list(found)


WHOLE = [title for title in catalogue.values() if words_of(title) is not None]


@pytest.mark.parametrize("title", WHOLE, ids=name)
def test_every_section_has_an_example_or_is_told_in_words(title: Title) -> None:
    words, art = words_of(title) or [], art_of(title)
    assert len(words) == len(set(words))
    for language in LANGUAGES:
        anchors = [section.anchor for section in read_rulebook(title.text_folder(), language)]
        assert [anchor for anchor in anchors if art.example(anchor) is None] == [a for a in anchors if a in words]
        assert set(words) <= set(anchors)


@pytest.mark.parametrize("title", WHOLE, ids=name)
def test_every_example_shows_something_of_which_the_rules_tell(title: Title) -> None:
    art, rules = art_of(title), title.controller()
    for section in read_rulebook(title.text_folder(), "en"):
        example = art.example(section.anchor)
        if example is not None:
            assert example.windows
            assert example.cases
            assert all(judged(rules, case).reasons for case in example.cases), section.anchor


@pytest.mark.parametrize("title", WHOLE, ids=name)
def test_everybody_in_an_example_has_a_name(title: Title) -> None:
    art, texts = art_of(title), Texts("en")
    for section in read_rulebook(title.text_folder(), "en"):
        example = art.example(section.anchor)
        for case in example.cases if example is not None else ():
            assert len(names_by_view(texts, example.windows[0].view)) == case.state.seats, section.anchor  # type: ignore[union-attr]
