"""The page for newcomers says what is so: its signatures are those of the sources, and nothing that may be written is left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.presentation import kit
from game.presentation.slots import ARRANGEMENTS, LIGHTS, SLOT_TYPES
from game.table.default_regions import WANTED
from game.ui.theme import SEAT_COLOURS

from .signatures import WRITTEN, callables, members

PAGE = Path(__file__).parents[2] / "game" / "titles" / "CONTRACT.md"
TEXT = PAGE.read_text("utf-8")
HEADINGS = {
    "MoveType": "Move types",
    "RuleController": "Rules",
    "Presentation": "The table",
    "Art": "Art",
    "bot": "Bot",
}


def chapter(heading: str) -> str:
    """The text of a chapter."""
    return next(part for part in TEXT.split("\n## ") if part.startswith(heading))


def said(text: str) -> list[str]:
    """Every line of the blocks of code in a text, without what is told of it."""
    blocks = re.findall(r"```text\n(.*?)```", text, re.DOTALL)
    return [re.split(r"\s+# ", line)[0].rstrip() for block in blocks for line in block.splitlines()]


def test_every_signature_is_that_of_the_sources() -> None:
    known = {*callables().values(), *(line for of in WRITTEN for line in members(of).values())}
    wrong = [line for line in said(TEXT) if line not in known]
    assert wrong == []
    assert len(said(TEXT)) > 120


@pytest.mark.parametrize("of", WRITTEN)
def test_whatever_may_be_written_stands_on_the_page(of: str) -> None:
    there = set(said(chapter(HEADINGS[of])))
    prose = set(re.findall(r"`([\w.]+)`", chapter(HEADINGS[of])))
    missing = {line for name, line in members(of).items() if line not in there and name not in prose}
    assert missing == set()


@pytest.mark.parametrize(
    "word", sorted({*SEAT_COLOURS} | SLOT_TYPES | ARRANGEMENTS | LIGHTS | {*WANTED} | {*kit.SIZES})
)
def test_words_that_a_title_must_know_stand_on_the_page(word: str) -> None:
    assert not word or word.startswith("player_") or f"`{word}`" in TEXT or f"{word} " in TEXT


def test_a_card_s_sizes_are_told() -> None:
    for w, h in kit.SIZES.values():
        assert f"{w:g} x {h:g}" in TEXT


def test_the_page_can_be_read() -> None:
    assert len(TEXT.splitlines()) < 390
    assert max(len(line) for line in TEXT.splitlines()) < 260
