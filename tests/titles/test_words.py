"""The table in words: every line, question and deed of whole games can be said in both languages, and no two deeds of a
moment sound alike."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from game.engine import Seat, Session, Title
from game.terminal.voice import HERE, Voice
from game.text.catalog import Texts
from game.titles import catalogue

from .. import day
from .catalogues import LANGUAGES

TWINS = ("anno1701", "undecim")
"""Titles with several cards of one name: which of them is taken is all the same."""


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
            deeds = Counter(voice.deed(view, action) for action in legal)
            assert title.id in TWINS or [deed for deed, count in deeds.items() if count > 1] == []
            for line in (*lines, *deeds):
                assert line.strip() or line == ""
                assert not re.search("[{}⟦⟧]", line), line
        session.propose(rng.choice(legal))
    assert [message for message in texts.missing if own.match(message)] == []
