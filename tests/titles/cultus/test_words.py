"""The table, the questions and every action of Cultus in words, in both languages."""

from collections import Counter
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

from game.engine import Seat, Session
from game.terminal.voice import HERE, Voice
from game.text.catalog import Texts
from game.titles import catalogue

CULTUS = catalogue["cultus"]
OWN = ("terminal-", "cultus-words-", "cultus-say-", "cultus-reason-")


def texts_of(language):
    texts = Texts(language)
    texts.load(HERE / "text")
    texts.read(CULTUS)
    return texts


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_everything_has_words_and_no_two_actions_sound_alike(language, seats):
    texts = texts_of(language)
    for seed in range(3):
        session = Session(CULTUS, [Seat()] * seats, {}, seed)
        voice = Voice(session, texts)
        rng = Random(seed)
        while (pending := session.pending) is not None:
            at = pending.seats[0]
            view, legal = session.view(at), session.legal(at)
            assert voice.ask(view)
            for number in (at, None) if len(session.plies) % 7 == 0 else ():
                assert voice.table(session.view(number))
            twice = [deed for deed, count in Counter(voice.deed(view, a) for a in legal).items() if count > 1]
            assert twice == []
            session.propose(legal[int(rng.random() * len(legal))])
    assert [message for message in texts.missing if message.startswith(OWN)] == []


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_kind_of_action_and_every_reason_of_the_bot_has_a_message(language):
    texts = texts_of(language)
    for kind in CULTUS.controller().kinds:
        name = kind.replace("_", "-")
        assert texts.has(f"cultus-say-{name}")
        assert texts.has(f"cultus-words-kind-{name}")
    for term in CULTUS.part("bot").EVALUATION.weights:
        assert texts.has(f"cultus-reason-{term.replace('_', '-')}")


def _messages(path):
    resource = FluentParser().parse(path.read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            found[entry.id.name] = _variables(entry)
    return found


def _variables(node):
    names = set()

    def walk(it):
        if isinstance(it, ast.VariableReference):
            names.add(it.id.name)
        for value in vars(it).values():
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, ast.BaseNode):
                    walk(one)

    walk(node)
    return names


@pytest.mark.sample
@pytest.mark.parametrize(
    ("folder", "part"), [(HERE / "text", ""), (CULTUS.text_folder(), "words."), (CULTUS.text_folder(), "bot.")]
)
def test_both_languages_have_the_same_messages_with_known_parameters(folder, part):
    english, japanese = (_messages(folder / f"{part}{language}.ftl") for language in ("en", "ja"))
    assert set(english) == set(japanese)
    odd = {name for name, variables in japanese.items() if variables - english[name]}
    assert odd == set()
