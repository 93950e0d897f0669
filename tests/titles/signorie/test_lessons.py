"""The lessons: what their reckonings say comes true, and the deeds that they name are enough for a whole game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.table.lessons import course_of
from game.titles.signorie import TITLE
from game.titles.signorie.rules.state import SignorieState

from ...house.taught import taught

LESSONS = {lesson.id: lesson for lesson in course_of(TITLE).lessons}
ONLY_DECLINE = {"stop_points", "skip_bride", "skip_buy"}
"""These give something up and need no lesson: whoever is asked can always do the other thing."""
NEVER_LEGAL = {"cancel_die", "take_tile", "move_tile"}


OF: dict[str, Callable[[SignorieState], int]] = {
    "points": lambda s: s.vp[0],
    "florins": lambda s: s.florins[0],
    "dice": lambda s: s.dice_sum(0),
    "limit": lambda s: s.limit(0),
    "sons": lambda s: s.supply[0],
}
"""What a reckoning counts, of the seat that learns."""


def at(name: str, step: int) -> SignorieState:
    """The state before a step, counted from 1."""
    state: SignorieState = LESSONS[name].begin(step - 1).view(None).state
    return state


@pytest.mark.parametrize(
    ("name", "step", "what", "before", "after"),
    [
        ("dice", 1, "florins", 6, 6),
        ("dice", 2, "florins", 6, 9),
        ("dice", 3, "florins", 9, 9),
        ("dice", 5, "points", 0, 8),
        ("dice", 6, "dice", 5, 5),
        ("career", 1, "florins", 5, 5),
        ("mission", 2, "florins", 5, 4),
        ("mission", 2, "dice", 9, 13),
        ("mission", 4, "points", 8, 11),
        ("mission", 5, "florins", 4, 7),
        ("reward", 1, "dice", 9, 14),
        ("reward", 2, "limit", 13, 16),
        ("reward", 6, "florins", 7, 9),
        ("helper", 1, "florins", 11, 7),
        ("helper", 4, "florins", 7, 10),
        ("helper", 6, "sons", 5, 6),
        ("final", 1, "dice", 6, 10),
        ("final", 5, "points", 74, 80),
        ("final", 6, "points", 80, 119),
    ],
)
def test_a_reckoning_comes_true(name: str, step: int, what: str, before: int, after: int) -> None:
    assert (OF[what](at(name, step)), OF[what](at(name, step + 1))) == (before, after)


def test_every_kind_of_deed_is_named_but_those_that_give_something_up() -> None:
    assert set(TITLE.controller().kinds) - NEVER_LEGAL - ONLY_DECLINE == taught(TITLE)
