"""Every section of the rules shows a position, or its title says that it is told in words alone (``words`` in
``art/examples.toml``)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest

from game.engine import Chance, Title, View
from game.paths import bundled
from game.presentation import art_of, presentation_of
from game.presentation.example import NO, YES, Example, judged
from game.table.boards import board_of
from game.text.catalog import LANGUAGES, Texts
from game.text.rulebook import read_rulebook
from game.text.speech import say, worded
from game.titles import catalogue
from game.ui.scenes.table_part import names_by_view

from .titles import SMALL, name

PEOPLE = ["Aki", "Ben", "Chie", "Dan", "Emi"]


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
            assert len(names_by_view(texts, title, example.windows[0].view)) >= case.state.seats, section.anchor


@pytest.mark.parametrize("title", SMALL, ids=name)
def test_nobody_is_a_number_where_a_view_has_no_colours(title: Title) -> None:
    """Nor where its state does not tell how many play."""
    names = names_by_view(Texts("en"), title, View(1, object()))
    assert len(names) == title.most
    assert names[1] == Texts("en")("table-you")


def shown(title: Title) -> Iterator[Example]:
    """Every example of the rules of a title."""
    for section in read_rulebook(title.text_folder(), "en"):
        example = art_of(title).example(section.anchor)
        if example is not None:
            yield example


@pytest.mark.parametrize("title", WHOLE, ids=name)
def test_a_verdict_is_what_the_rules_say_and_asking_changes_nothing(title: Title) -> None:
    rules, verdicts = title.controller(), set()
    for case in (case for example in shown(title) for case in example.cases):
        before, s, refusal = case.state.digest(), case.state.clone(), None
        for action in case.actions:
            refusal = rules.check(s, action)
            if refusal is not None:
                break
            assert action in rules.legal(s, action.seat) or rules.kinds[action.kind].open, action
            rules.apply(s, action, Chance(0))
        verdict = judged(rules, case)
        assert verdict.refusal == refusal
        assert (verdict.can == NO) == (refusal is not None)
        if refusal is not None:
            assert [(r.kind, r.code, r.params) for r in verdict.reasons] == [("refusal", refusal.code, refusal.params)]
        assert case.state.digest() == before
        verdicts.add(verdict.can)
    assert verdicts >= {YES, NO}


@pytest.mark.parametrize("title", WHOLE, ids=name)
def test_the_places_of_an_example_are_on_its_board_and_its_words_in_both_languages(title: Title) -> None:
    rules, catalogues = title.controller(), [Texts(language) for language in LANGUAGES]
    for texts in catalogues:
        texts.read(title)
    for example in shown(title):
        board = board_of(presentation_of(title), bundled("art"), example.windows[0].view)
        places = [*(w.place for w in example.windows), *(place for case in example.cases for place in case.places)]
        assert {name for place in places for name in place} <= {*board.slots, *board.regions}
        for texts in catalogues:
            assert texts(example.caption, **worded(texts, title.id, example.params))
            for case in example.cases:
                verdict = judged(rules, case)
                assert texts(case.verb, can=verdict.can)
                for r in verdict.reasons:
                    assert texts(r.code) if r.kind == "art" else say(texts, title.id, r.kind, r.code, r.params, PEOPLE)
    assert {missing for texts in catalogues for missing in texts.missing} == set()
