"""Section 10: every refusal with its rule, readable in both languages, and the state untouched."""

from __future__ import annotations

import re

import pytest

from game.text.catalog import LANGUAGES, Texts
from game.text.speech import message_id, say
from game.titles.undecim import TITLE

from .codes import RULES
from .refusals import CASES, Case
from .test_moon import astrology


@pytest.fixture(scope="module")
def speakers() -> list[Texts]:
    found = []
    for language in LANGUAGES:
        texts = Texts(language)
        texts.read(TITLE)
        found.append(texts)
    return found


@pytest.mark.parametrize(("code", "provoke"), CASES, ids=[f"{code}-{n}" for n, (code, _) in enumerate(CASES)])
def test_a_refusal_is_provoked_and_said(code: str, provoke: Case, speakers: list[Texts]) -> None:
    refusal = provoke()
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, RULES[code])
    for texts in speakers:
        assert texts.has(f"undecim-refusal-{code}".replace("_", "-"))
        text = say(texts, "undecim", "refusal", code, refusal.params, ("Aki", "Ben", "Chie", "Dan"))
        assert message_id(texts, "undecim", "refusal", code) not in texts.missing
        assert text
        assert not re.search(r"[{}⟦⟧_$]", text), text


def test_every_code_is_provoked() -> None:
    assert {code for code, _ in CASES} == set(RULES)


def test_twelve_counters_are_named_in_the_refusal(speakers: list[Texts]) -> None:
    refusal = astrology(12, moon_counters="12").why("shift_moon", 1)
    assert refusal is not None
    for texts in speakers:
        assert "12" in say(texts, "undecim", "refusal", refusal.code, refusal.params)
