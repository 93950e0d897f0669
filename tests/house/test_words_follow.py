"""Words follow the options: what a message says of a rule is what the rule is, at every place that says it."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.engine import Seat, Session, Title
from game.engine.options import SUBSET
from game.terminal.voice import Voice
from game.text.catalog import LANGUAGES, Texts

from ..toy import TITLE as TOY
from .options import entries_of, facts_of, options_of, parameters_of, told
from .titles import ALL, name

LISTED = [title for title in ALL if options_of(title)]


def texts_of(title: Title, language: str) -> Texts:
    texts = Texts(language)
    texts.read(title)
    return texts


@pytest.mark.parametrize("title", ALL, ids=name)
def test_messages_ask_only_for_facts_that_there_are(title: Title) -> None:
    known = set(title.facts())
    for language in LANGUAGES:
        asked = {
            (message, one)
            for message, parameters in parameters_of(title.text_folder(), language).items()
            for one in parameters
            if one.startswith(("opt-", "rule-"))
        }
        assert {pair for pair in asked if pair[1] not in known} == set()


@pytest.mark.parametrize("title", LISTED, ids=name)
def test_every_option_is_listed_or_changes_no_words(title: Title) -> None:
    entries = entries_of(title)
    assert set(entries) == {option.id for option in options_of(title)}
    for option, entry in entries.items():
        assert bool(entry.said or entry.chosen) != bool(entry.silent), option


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", LISTED, ids=name)
def test_every_value_of_every_option_is_told_to_differ(title: Title, language: str) -> None:
    texts, entries, parameters = (
        texts_of(title, language),
        entries_of(title),
        parameters_of(title.text_folder(), language),
    )
    for option in options_of(title):
        entry = entries[option.id]
        for message in (*entry.said, *entry.chosen):
            assert message in parameters, (option.id, message)
        chosen = [told(texts, message, parameters[message]) for message in entry.chosen]
        assert len(set(chosen)) == len(chosen), (option.id, entry.chosen)
        if not entry.said:
            continue
        said: dict[str, tuple[tuple[str, ...], ...]] = {}
        for value in option.samples:
            texts.abide(title, facts_of(title, option, value))
            said[value] = tuple(told(texts, message, parameters[message]) for message in entry.said)
        for at, message in enumerate(entry.said):
            assert len({each[at] for each in said.values()}) > 1, (option.id, message, "says the same of every value")
        for one, other in combinations(said, 2):
            alike = any(one in values and other in values for values in entry.same)
            assert alike or said[one] != said[other], (option.id, one, other)
    assert {message for message in texts.missing if parameters.get(message)} == set()


@pytest.mark.parametrize("title", LISTED, ids=name)
def test_a_message_that_speaks_of_an_option_is_listed(title: Title) -> None:
    """Whatever differs between two values of an option stands in its list, so that the list is whole."""
    texts, entries, parameters = texts_of(title, "en"), entries_of(title), parameters_of(title.text_folder(), "en")
    unlisted = set()
    for option in options_of(title):
        names = {f"opt-{option.id}".replace("_", "-")}
        if option.form == SUBSET:
            names |= {f"opt-{option.id}-{value}".replace("_", "-") for value in option.values}
        first = facts_of(title, option, option.samples[0])
        for value in option.samples[1:]:
            names |= {fact for fact, known in facts_of(title, option, value).items() if first.get(fact) != known}
        texts.abide(title, first)
        for message, asked in parameters.items():
            if asked & names and not message.startswith("-") and message not in entries[option.id].said:
                unlisted.add((option.id, message))
    assert unlisted == set()


# --- the concept, on the toy -----------------------------------------------------------------------


def test_a_table_speaks_of_its_own_rules_and_the_next_one_of_its() -> None:
    texts = Texts("en")
    texts.read(TOY)
    default, other = texts.edition, Session(TOY, [Seat("A"), Seat("B")], {"dice": "one"}, 1)
    assert texts("toy-prompt-roll") == "Roll the dice."
    voice = Voice(other, texts)
    assert voice("toy-prompt-roll") == "Roll the die."
    assert texts.edition != default, "a picture with other words is another picture"
    texts.abide(TOY, TOY.facts())
    assert texts("toy-prompt-roll") == "Roll the dice."
    assert texts.edition == default


def test_what_the_rules_make_of_the_options_is_said() -> None:
    texts = texts_of(TOY, "en")
    assert texts("toy-prompt-buy") == "Buy a card for 2, or draw one from the deck."
    cheap = Session(TOY, [Seat(str(n)) for n in range(3)], {"market": "cheap"}, 1)
    texts.abide(TOY, cheap.facts)
    assert texts("toy-prompt-buy") == "Buy a card for 1, or draw one from the deck."
    assert cheap.facts["rule-seats"] == 3
    assert texts.missing == set()
