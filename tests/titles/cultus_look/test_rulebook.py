"""The rulebook in the app: the same in both languages, and every refusal points at a section of it."""

from __future__ import annotations

import random
from functools import cache

import pytest

from game.engine import Action, Refusal
from game.text.rulebook import Section, read_rulebook
from game.titles import catalogue

from ...table.games import FOES, played

TITLE = catalogue["cultus"]
KINDS = TITLE.controller().kinds


@cache
def book(language: str) -> tuple[Section, ...]:
    """The sections in one language."""
    return tuple(read_rulebook(TITLE.text_folder(), language))


def test_both_languages_have_the_same_sections() -> None:
    shape = [[(s.anchor, s.number, s.depth) for s in book(language)] for language in ("ja", "en")]
    assert shape[0] == shape[1]
    anchors = [s.anchor for s in book("ja")]
    assert len(anchors) == len(set(anchors)) > 20
    assert all(s.title.strip() and s.number.strip() for language in ("ja", "en") for s in book(language))


def test_both_languages_have_the_same_blocks() -> None:
    for ja, en in zip(book("ja"), book("en")):
        assert [b.kind for b in ja.blocks] == [b.kind for b in en.blocks], ja.anchor
        assert [b.mark for b in ja.blocks] == [b.mark for b in en.blocks], ja.anchor
        assert [b.links for b in ja.blocks] == [b.links for b in en.blocks], ja.anchor


@pytest.mark.parametrize("language", ["ja", "en"])
def test_links_lead_somewhere(language: str) -> None:
    anchors = {s.anchor for s in book(language)}
    for section in book(language):
        for block in section.blocks:
            assert set(block.links) <= anchors, (section.anchor, block.links)


@cache
def refusals() -> dict[str, set[str]]:
    """Refusal code -> the sections it rests on, from random wrong actions on positions of many games."""
    found: dict[str, set[str]] = {}
    rng = random.Random(1)
    games = [*((1, {"enemy": f"enemy_{foe}"}) for foe in FOES), (1, {}), (2, {}), (3, {}), (4, {})]
    for seed, (seats, options) in enumerate(games):
        for session in played(seats, seed, 0.25, 3, **options):
            if session.pending is None:
                continue
            for kind in KINDS.values():
                for _ in range(6):
                    seat = session.pending.seats[0]
                    action = Action(kind.name, seat, tuple(argument(rng, f) for f in kind.fields))
                    refusal = session.check(action)
                    if refusal is not None:
                        assert isinstance(refusal, Refusal)
                        found.setdefault(refusal.code, set()).add(refusal.rule)
    return found


def argument(rng: random.Random, field):  # type: ignore[no-untyped-def]
    """Some value of a field."""
    values = list(field.values)
    if field.many is None:
        return rng.choice(values)
    fewest, most = field.many
    return tuple(rng.sample(values, min(len(values), rng.randint(fewest, min(most, 3)))))


def test_every_refusal_rests_on_a_section_that_exists() -> None:
    anchors = {s.anchor for s in book("en")}
    assert len(refusals()) > 25, sorted(refusals())
    for code, rules in refusals().items():
        for rule in rules:
            if code in ("bad_argument", "wrong_phase", "not_your_turn", "game_over", "unknown_action"):
                continue
            assert rule, f"{code} rests on nothing"
            assert nearest(rule, anchors), f"{code} rests on {rule}, which is not in the book"
            assert rule in anchors, f"{code} rests on {rule}; the book has only {nearest(rule, anchors)}"


def nearest(anchor: str, anchors: set[str]) -> str:
    """The section that the app opens for an anchor."""
    while anchor and anchor not in anchors:
        anchor = anchor.rpartition("-")[0] or anchor.rpartition(".")[0]
    return anchor


def test_the_marks_of_what_is_reconstructed_are_explained() -> None:
    for language in ("ja", "en"):
        marks = {b.mark for s in book(language) for b in s.blocks if b.mark}
        assert marks
        assert all(m.startswith("R") for m in marks), marks


def test_provenance_counts_every_table_of_the_data() -> None:
    from game.titles.cultus.components import read

    rows = TITLE.part("look").provenance()
    assert [name for name, *_ in rows] == list(read())
    for name, printed, public, ours in rows:
        assert min(printed, public, ours) >= 0
        assert printed + public + ours > 0, name
    assert sum(row[1] for row in rows) > 0
