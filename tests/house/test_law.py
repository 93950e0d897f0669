"""The house speaks of no title's things: no file outside a title's folders uses the name of one as a word."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from game.titles import catalogue

from .nouns import drawn, nouns

GAME = Path(__file__).parents[2] / "game"
_PLAIN = """
accepts act action actions anchor any arrow assignment bag black blue board both build building built card cards cell
cells center check chosen cloth coin coins color colors column columns component components corner corners cost count
counter counters counts crest crowded dealt deck designer dice done drawn drew effect end ending endings entered event
events everything extra eye face faces factory false field fields final fixed flip free fresh front gain gold good
green group groups half hard hold house icon icons kind kinds laid_out land led lantern layout level levels link loaded meta module
marker modules moved night none normal number numbers off offer offered offers ok onward opponent order other outer over overview
pass passed piece pieces pile piles placed plan plans played player
players prices printed product purple random rank ranks reconstruction red replace rescue resource risen round row rows rulebook
scales scoring searched select set sets settle settled setup shorter show shows side sides skip slot slots source_fields space
spaces square squares start step steps take threshold tier tiers tile tiles token tokens took tools total totals track
true turn turning type types value values victory vp wait wheel won wood worked worker yellow
"""
PLAIN = frozenset(_PLAIN.split())
"""Words that the house uses in their plain sense, or for things that every game has: they are nobody's own."""


def house() -> list[Path]:
    """Every file of code and every catalogue outside the titles, and outside the one that a new title begins as."""
    files = sorted([*GAME.rglob("*.py"), *GAME.rglob("*.ftl")])
    return [file for file in files if not {"titles", "skeleton"} & set(file.relative_to(GAME).parts)]


def spoken(text: str, words: Iterable[str]) -> set[str]:
    """Which of the words stand in a text, also as a part of a name with underscores."""
    named = "|".join(sorted(map(re.escape, words), key=len, reverse=True))
    return (
        {found[0] for found in re.finditer(rf"(?<![a-z0-9])(?:{named})(?![a-z0-9])", text.lower())} if named else set()
    )


@cache
def own_words() -> frozenset[str]:
    """What the titles call their things, but for plain words."""
    art = GAME.parent / "art"
    return frozenset().union(*(nouns(title) | drawn(art, title) for title in catalogue.values())) - PLAIN


def test_titles_have_names_of_their_own() -> None:
    found = own_words()
    assert {"cultus", "enemy_annette", "move_pawn", "vp_lost", "monument", "ap", "difficulty", "start_draw"} <= found
    assert len(found) > 150


@pytest.mark.parametrize("file", house(), ids=lambda file: file.relative_to(GAME).as_posix())
def test_the_house_speaks_of_no_title_s_things(file: Path) -> None:
    name = file.relative_to(GAME).as_posix()
    said = spoken(file.read_text("utf-8"), own_words())
    assert not said, f"{name} speaks of {sorted(said)}, which belong to a title"


def test_a_word_of_a_title_would_be_found() -> None:
    words = {"vp_lost", "enemy", "ap"}
    assert spoken('if event.kind == "vp_lost":', words) == {"vp_lost"}
    assert spoken("self.enemy_part = Enemy", words) == {"enemy"}
    assert spoken("map the enemys apart", words) == set()
    assert spoken("anything", set()) == set()
