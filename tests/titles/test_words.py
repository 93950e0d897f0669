"""The table in words: every line, question and deed of whole games can be said in both languages, and no two deeds of a
moment sound alike."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from game.engine import Seat, Session, Title
from game.terminal.voice import HERE, Voice
from game.text.catalog import Texts
from game.titles import catalogue

from .. import day
from .catalogues import LANGUAGES


def kind_of_thing(said: Any) -> Any:
    """What an argument is but for the number of the copy: which of several cards of one name is taken is all the same."""
    return re.sub(r"_?(\d*[a-z]|\d+)$", "", said) if isinstance(said, str) else said


def flat(args: tuple[Any, ...]) -> Iterator[Any]:
    """The arguments one by one; those of a tuple among them."""
    for arg in args:
        yield from flat(arg) if isinstance(arg, tuple) else (arg,)


@pytest.mark.sample
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fewer", [False, True])
@pytest.mark.parametrize("title", list(catalogue.values()), ids=lambda title: title.id)
def test_everything_has_words_and_no_two_deeds_sound_alike(title: Title, fewer: bool, language: str) -> None:
    rng = day.dice(f"words {title.id} {fewer} {language}")
    texts = Texts(language)
    texts.load(HERE / "text")
    texts.read(title)
    seats = title.fewest if fewer else title.most
    options = {option.id: rng.choice(option.samples) for option in title.offered(seats) if option.samples}
    session = Session(title, [Seat()] * seats, {} if fewer else options, rng.randrange(10**6))
    texts.abide(title, session.facts)
    voice, own = Voice(session, texts), re.compile(f"terminal-|{title.id}-(words|say|reason)-")
    while (pending := session.pending) is not None:
        at = rng.choice(pending.seats)
        view, legal = session.view(at), session.legal(at)
        if rng.random() < 0.2:
            lines = [*voice.ask(view), *voice.table(view), *voice.table(session.view(None))]
            assert len(lines) > 2
            deeds: dict[str, set[Any]] = {}
            for action in legal:
                things = (*map(kind_of_thing, flat(action.args)),)
                deeds.setdefault(voice.deed(view, action), set()).add((action.kind, *things))
            assert [deed for deed, of in deeds.items() if len(of) > 1] == []
            for line in (*lines, *deeds):
                assert line.strip() or line == ""
                assert not re.search("[{}⟦⟧]", line), line
        session.propose(rng.choice(legal))
    assert [message for message in texts.missing if own.match(message)] == []
