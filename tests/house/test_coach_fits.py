"""The coach speaks of a choice only where it is offered: ``text/coach.toml`` names the words for each kind of action."""

from __future__ import annotations

import random
import tomllib
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import pytest

from game.bots import Clock
from game.bots.levels import seat as bot_of
from game.engine import Action, Decision, Title
from game.paths import bundled
from game.table.model import TableModel
from game.text.catalog import LANGUAGES, Texts
from game.text.speech import facts, message_id, offers, worded
from game.titles import catalogue
from game.ui.table.words import Words

from ..titles.catalogues import messages_of, variables
from .titles import COACHED, name, sessions, some_action

TITLES = COACHED
PLIES = 160


class Line(NamedTuple):
    """What the title says of the coach's line of one decision: for each choice that it ``spoke`` of the kinds of action that
    are this choice and the words in each language, and the kinds of which it says nothing."""

    spoken: tuple[Mapping[str, Any], ...]
    unspoken: tuple[str, ...]


def lines_of(title: Title) -> dict[str, Line]:
    """Decision -> what the title says of its line."""
    read = tomllib.loads((title.text_folder() / "coach.toml").read_text("utf-8"))
    assert all(set(line) <= {"spoken", "unspoken"} for line in read.values())
    return {key: Line(tuple(line["spoken"]), tuple(line.get("unspoken", ()))) for key, line in read.items()}


class Moment(NamedTuple):
    """A decision with a choice, and what can be done."""

    decision: Decision
    legal: list[Action]


@cache
def moments_of(title_id: str) -> dict[tuple[str, frozenset[str]], Moment]:
    """A moment for each decision of games that bots play, half at random, and for each set of kinds that it offers."""
    title = catalogue[title_id]
    met: dict[tuple[str, frozenset[str]], Moment] = {}
    rng, bot = random.Random(title.id), bot_of("greedy", title)
    for session in sessions(title, 3):
        while (decision := session.pending) is not None and len(session.plies) < PLIES:
            seat = decision.seats[0]
            legal = session.legal(seat)
            if len(legal) > 1:
                met.setdefault((decision.key, frozenset(a.kind for a in legal)), Moment(decision, legal))
            if rng.random() < 0.4:
                session.propose(bot.choose(session.view(seat), legal, Clock(), rng))
            else:
                session.propose(some_action(rng, legal))
    return met


def said(texts: Texts, title: Title, moment: Moment) -> str:
    """The coach's line."""
    decision = moment.decision
    known = worded(texts, title.id, facts(decision.seats[0], decision.data), ["Aki", "Ben", "Chie", "Dan", "Emi"])
    message = message_id(texts, title.id, "coach", decision.key)
    return texts.say(message, {**known, **offers(title.controller().kinds, {a.kind for a in moment.legal})})


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_a_decision_of_several_kinds_says_of_which_of_them_its_line_speaks(title: Title) -> None:
    kinds: dict[str, set[str]] = defaultdict(set)
    lines = lines_of(title)
    for key, offered in moments_of(title.id):
        kinds[key] |= offered
    varying = {
        key for key in kinds if len({offered for other, offered in moments_of(title.id) if other == key}) > 1
    }  # Where the same is offered each time, a line that fits once fits always.
    assert varying <= lines.keys()
    for key, line in lines.items():
        known = {kind for choice in line.spoken for kind in choice["kinds"]} | set(line.unspoken)
        assert kinds[key] <= known, (key, kinds[key] - known)
        assert not set(line.unspoken) & {kind for choice in line.spoken for kind in choice["kinds"]}, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=name)
def test_a_line_speaks_only_of_what_can_be_done_then(title: Title, language: str) -> None:
    texts, lines = Texts(language), lines_of(title)
    texts.read(title)
    for (key, offered), moment in moments_of(title.id).items():
        line = said(texts, title, moment)
        for choice in lines[key].spoken if key in lines else ():
            spoken = [word for word in choice[language] if word in line]
            assert not spoken or offered & set(choice["kinds"]), (key, sorted(offered), line)
    assert {message for message in texts.missing if "-coach-" in message} == set()


@pytest.mark.sample
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=name)
def test_every_word_is_said_when_its_choice_is_offered(title: Title, language: str) -> None:
    """So that no list is of words that the lines have lost."""
    texts, messages = Texts(language), messages_of(title, language)
    texts.read(title)
    for key, line in lines_of(title).items():
        message = message_id(texts, title.id, "coach", key)
        asked = sorted(one for one in variables(messages[message]) if one.startswith("can-"))
        said = [
            texts.say(message, {"n": 2, **dict(zip(asked, offered))})
            for offered in product(("true", "false"), repeat=len(asked))
        ]
        for choice in line.spoken:
            for word in choice[language]:
                assert any(word in one for one in said), (key, word)


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_a_line_asks_only_whether_kinds_of_its_decision_can_be_done(title: Title) -> None:
    kinds: dict[str, set[str]] = defaultdict(set)
    for (key, _), moment in moments_of(title.id).items():
        kinds[key].update(moment.decision.kinds)
    for language in LANGUAGES:
        for message, source in messages_of(title, language).items():
            asked = {one for one in variables(source) if one.startswith("can-")}
            if asked:
                key = message.removeprefix(f"{title.id}-coach-").replace("-", "_")
                assert asked <= offers(kinds[key], ()).keys(), message


def test_at_the_table_the_line_knows_what_can_be_done() -> None:
    title = catalogue["undecim"]
    texts = Texts("en")
    texts.read(title)
    heard = set()
    for session in sessions(title, 3):
        rng = random.Random(2)
        while (decision := session.pending) is not None and len(session.plies) < 60:
            seat = decision.seats[0]
            if decision.key == "auto_action":
                words = Words(texts, TableModel(session, bundled("art"), seat))
                kinds = {a.kind for a in session.legal(seat)}
                line = words.coached("undecim-coach-auto-action")
                assert ("settle" in line, "develop" in line) == ("settle" in kinds, "develop" in kinds), line
                heard.add(line)
            session.propose(some_action(rng, session.legal(seat)))
    assert len(heard) > 1
