"""The examples of the rulebook: real positions, and of every try exactly what the rules say."""

from __future__ import annotations

import random

import pytest

from game.engine import Chance
from game.paths import bundled
from game.presentation import art_of, presentation_of
from game.presentation.example import BUT, NO, YES, Case, Example, judged
from game.table.layout import inside, union
from game.table.tmx import load_layout
from game.text.rulebook import read_rulebook
from game.titles import catalogue
from game.titles.cultus.art.examples import EXAMPLES
from game.titles.cultus.rules.scoring import pairs_on_map
from game.titles.cultus.table.slots import slot_square

TITLE = catalogue["cultus"]
RULES, ART, SIGHT = TITLE.controller(), art_of(TITLE), presentation_of(TITLE)
LAYOUT = load_layout(bundled("art") / "cultus" / "solo.tmx")
TRIES = ("6.1", "6.2", "6.4-move", "6.4-place", "6.4-build", "6.4-push", "6.4-draw", "6.4-character")
FOES = ("baltasar", "wilhelm", "eleonora", "ruben", "claudia", "annette")
each_example = pytest.mark.parametrize("anchor", EXAMPLES.anchors)


def example(anchor: str) -> Example:
    """The example of a section that has one."""
    found = ART.example(anchor)
    assert found is not None
    return found


def told(case: Case) -> int:
    """The count that the one event of a case tells."""
    (reason,) = judged(RULES, case).reasons
    return int(reason.params["count"])


SHARED = {"3.2", "3.3", "3.4", "3.5", "3.6", "3.8", "3.9", "3.10", "6.6", "6.7", "7.1"}
"""Sections on cards, boards and what follows from deeds, which show the position of the deed that uses them."""


def test_the_sections_that_need_a_picture_have_one() -> None:
    known = {section.anchor for section in read_rulebook(TITLE.text_folder(), "ja")}
    assert {*TRIES, "6.8", "7.2", "7.3", *(f"6.8-{foe}" for foe in FOES)} | SHARED == set(EXAMPLES.anchors) <= known
    assert ART.example("3.7") is None, "told in words"
    assert ART.example("") is None


@pytest.mark.parametrize("anchor", TRIES)
def test_what_can_be_done_stands_beside_what_cannot(anchor: str) -> None:
    verdicts = [judged(RULES, case).can for case in example(anchor).cases]
    assert YES in verdicts
    assert NO in verdicts


def test_a_step_without_income_is_told_apart_from_one_that_pays() -> None:
    assert [judged(RULES, case).can for case in example("6.4-move").cases] == [YES, BUT, BUT, NO]
    paid = judged(RULES, example("6.4-move").cases[0]).reasons[0]
    assert paid.params["gold"] == paid.params["base"] + paid.params["closed"] > paid.params["base"]


@each_example
def test_the_positions_are_real(anchor: str) -> None:
    """Nothing was added to the box or taken from it, the town is what its cards show, somebody can act."""
    for case in example(anchor).cases:
        s = case.state
        if case is example("7.2").cases[1]:
            continue  # its town is two squares alone
        fresh = RULES.setup(1, {"enemy": s.enemy, "difficulty": "normal", "color": "blue"}, Chance(9))
        assert RULES.ledger(s) == RULES.ledger(fresh)
        again = s.clone()
        again.redraw_town()
        assert (again.cells, again.shown, again.carded) == (s.cells, s.shown, s.carded)
        assert s.monument_bits == sum({1 << square for square in s.monuments.values()})
        assert s.pawn_bits == 1 << s.pawn[0]
        if s.pending:
            assert RULES.legal(s, 0)
        else:
            assert s.phase == "scoring"
        view = RULES.view(s, 0)
        assert RULES.view(RULES.determinise(view, random.Random(1)), 0).state.digest() == view.state.digest()


@each_example
def test_every_place_is_seen_in_a_window(anchor: str) -> None:
    shown = example(anchor)
    rects = {**LAYOUT.regions, **{name: slot.rect for name, slot in LAYOUT.slots.items()}}
    windows = [union(rects[name] for name in w.place) for w in shown.windows if w.marked]
    for case in shown.cases:
        assert case.places
        for place in case.places:
            x, y, w, h = union(rects[name] for name in place)
            assert any(inside(window, x + w / 2, y + h / 2) for window in windows), place
    for window in shown.windows:
        assert SIGHT.layout(window.view) == "solo"
        assert window.view.seat == 0


def test_the_marks_of_a_scoring_are_what_is_counted() -> None:
    pairs, askew, icons = example("7.2").cases
    assert (told(pairs), told(icons)) == (len(pairs.places), len(icons.places))
    assert told(pairs) > 0
    assert told(askew) == 0
    assert judged(RULES, askew).can == BUT
    a, b = (slot_square(place[0]) for place in askew.places)
    assert abs(a // 8 - b // 8) == abs(a % 8 - b % 8) == 1
    kinds = pairs.state.cells[a], pairs.state.cells[b]
    assert pairs_on_map(pairs.state, *kinds) == told(pairs), "the two would be a pair if they shared an edge"
    center, near, shown = example("7.3").cases
    assert told(center) == len(center.places)
    assert told(shown) == len(shown.places)
    assert told(near) == len({place[0] for place in near.places})


@pytest.mark.parametrize("foe", FOES)
def test_a_rival_strikes_in_its_example(foe: str) -> None:
    shown = example(f"6.8-{foe}")
    effect = judged(RULES, shown.cases[-1]).reasons[-1]
    assert effect.code == f"effect_{foe}"
    assert effect.params["vp"] == effect.params["count"] * effect.params["factor"] > 0
    assert shown.params == {"enemy": f"enemy_{foe}"}
