"""A refusal says all that it knows: its message needs nothing that it does not bring, and uses all that it does."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from game.engine import Action, Refusal
from game.engine.refusal import GENERAL
from game.presentation import Drop
from game.presentation.gestures import meant_by
from game.table.codes import codes_in
from game.text.catalog import LANGUAGES, Texts
from game.text.speech import message_id, worded
from game.titles import catalogue

from .options import parameters_of
from .test_reasons import moments

SEEDS, CARRIED, TRIED, PIECES, PLACES = 4, 6, 40, 12, 16
UNSAID: Mapping[tuple[str, str], set[str]] = {("cuba", "too_expensive"): {"piece"}}
"""What a message leaves out: the same code refuses a tax, which has no piece."""


def tried(title_id: str) -> Iterator[Refusal]:
    """What the rules say to drops of anything anywhere, and to answers of earlier moments, in games of all sizes."""
    rng = random.Random(title_id)
    for seed in range(SEEDS):
        earlier: list[Action] = []
        for model in moments(catalogue[title_id], seed):
            legal, decision = model.dests.legal, model.view.state.pending[-1]
            earlier += rng.sample(legal, min(CARRIED, len(legal)))
            actions = [a._replace(seat=decision.seats[0]) for a in rng.sample(earlier, min(TRIED, len(earlier)))]
            pieces, slots = list(model.laid), list(model.layout.slots)
            for piece in rng.sample(pieces, min(PIECES, len(pieces))):
                for slot in rng.sample(slots, min(PLACES, len(slots))):
                    actions += meant_by(model.presentation, model.view, Drop(piece, slot))
            for action in actions:
                refusal = model.session.check(action)
                if refusal is not None and refusal.code not in GENERAL:
                    yield refusal


@cache
def told(title_id: str) -> dict[tuple[str, frozenset[str]], Refusal]:
    """One refusal of each code and each set of facts that it brings."""
    found: dict[tuple[str, frozenset[str]], Refusal] = {}
    for refusal in tried(title_id):
        found.setdefault((refusal.code, frozenset(refusal.params)), refusal)
    return found


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title_id", catalogue)
def test_a_refusal_says_all_that_it_knows_and_no_more(title_id: str, language: str) -> None:
    title, texts = catalogue[title_id], Texts(language)
    texts.read(title)
    parameters = parameters_of(title.text_folder(), language)
    written = [code for what, code in codes_in(title.folder) if what == "refusal"]
    assert len(told(title_id)) >= min(11, len(written) // 2)
    for (code, known), refusal in told(title_id).items():
        message = message_id(texts, title_id, "refusal", code)
        assert texts.has(message), message
        used = {one for one in parameters.get(message, set()) if not one.startswith(("opt-", "rule-"))}
        if message.startswith(title_id):
            assert used - known == set(), (message, "asks for what it is not told")
            assert known - used - UNSAID.get((title_id, code), set()) == set(), (message, "leaves out what it is told")
        said = texts.say(message, worded(texts, title_id, refusal.params, ["Aki", "Ben", "Chie", "Dan", "Emi"]))
        assert said, message
        assert not set("{}⟦⟧_") & set(said), said
    assert {message for message in texts.missing if "-refusal-" in message} == set()
