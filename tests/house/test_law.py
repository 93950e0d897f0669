"""The house speaks of no title's things: no file outside a title's folders names a title, or what only a title has."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

GAME = Path(__file__).parents[2] / "game"
SHIPPED = ("anno1701", "cuba", "cultus", "signorie", "undecim")
PROPER = """
annette baltasar claudia eleonora ruben wilhelm monument plaza medal
milano firenze venezia napoli medici sforza borgia signoria dowry florins
rum tobacco peso pesos plantation parliament foreman tradeswoman
wheat_forest annexed mulligan red_moon invasion
settler cathedral pirate pirates flotsam guild
"""
"""Proper nouns and things of the shipped titles: a word that any game may have does not belong here."""
WORDS = frozenset((*SHIPPED, *PROPER.split()))


def house() -> list[Path]:
    """Every file of code and every catalogue outside the titles, and outside the one that a new title begins as."""
    files = sorted([*GAME.rglob("*.py"), *GAME.rglob("*.ftl")])
    return [file for file in files if not {"titles", "skeleton"} & set(file.relative_to(GAME).parts)]


def spoken(text: str, words: Iterable[str]) -> set[str]:
    """Which of the words stand in a text, also as a part of a name with underscores."""
    named = "|".join(sorted(map(re.escape, words), key=len, reverse=True))
    return {found[0] for found in re.finditer(rf"(?<![a-z0-9])(?:{named})(?![a-z0-9])", text.lower())}


@pytest.mark.parametrize("file", house(), ids=lambda file: file.relative_to(GAME).as_posix())
def test_the_house_speaks_of_no_title_s_things(file: Path) -> None:
    name = file.relative_to(GAME).as_posix()
    said = spoken(file.read_text("utf-8"), WORDS)
    assert not said, f"{name} speaks of {sorted(said)}, which belong to a title"


def test_a_word_of_a_title_would_be_found() -> None:
    assert spoken('if title.id == "cuba":', WORDS) == {"cuba"}
    assert spoken("self.medal_of = Medal", WORDS) == {"medal"}
    assert spoken("the cubans of the medals", WORDS) == set()
