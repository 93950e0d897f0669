"""What the host says in the lessons is so: gold, plan, points, the strike, the count of the end."""

from __future__ import annotations

import pytest

from game.table.lessons import Lesson, course_of
from game.titles.cultus import TITLE
from game.titles.cultus.rules.scoring import enemy_lines, plan_lines
from game.titles.cultus.rules.state import CultusState

FAITH, ESTATES = "plan_faith", "plan_estates"


def called(name: str) -> Lesson:
    """The lesson of that name."""
    return next(lesson for lesson in course_of(TITLE).lessons if lesson.id == name)


def given(name: str, step: int) -> CultusState:
    """The state at the beginning of a step, counted from 1; one after the last is the end of the lesson."""
    lesson = called(name)
    session = lesson.begin(step - 1)
    return session.at(len(session.plies))  # type: ignore[no-any-return]


def plan(state: CultusState, card: str = FAITH) -> list[int]:
    """The points of both bonuses of a plan."""
    return [line.points for line in plan_lines(state, card)]


def tracks(name: str, *steps: int) -> list[tuple[int, int]]:
    """Gold for monuments and for the character at those steps."""
    states = [given(name, step) for step in steps]
    return [(state.cost[0], state.character_gold[0]) for state in states]


def test_walking_fills_the_tracks_as_it_is_reckoned() -> None:
    assert tracks("walk", 1, 3, 5, 6, 8) == [(7, 0), (7, 0), (9, 0), (9, 0), (10, 1)]
    assert [given("walk", step).ap for step in (2, 3)] == [4, 3]


@pytest.mark.parametrize(("step", "vp"), [(1, [14, 20]), (3, [14, 22]), (6, [14, 26])])
def test_cards_make_the_plan_grow(step: int, vp: list[int]) -> None:
    assert plan(given("card", step)) == vp


def test_no_other_way_of_laying_the_first_card_makes_the_plan_grow() -> None:
    lesson = called("card")
    session = lesson.begin(1)
    wanted = lesson.wanted(session, 1)
    for action in session.legal(0):
        if action.kind == "place_construction" and action.args[0] == "c06" and action not in wanted:
            other = session.fork(len(session.plies), session.seats)
            other.propose(action)
            assert sum(plan(other.at(len(other.plies)))) <= 34


def test_the_first_monument_brings_nine_points_and_more_income() -> None:
    assert tracks("build", 1, 2, 3, 4, 5) == [(10, 2), (10, 4), (10, 1), (10, 1), (0, 1)]
    before, after = given("build", 4), given("build", 5)
    assert (after.vp[0] - before.vp[0], before.built[0], after.built[0]) == (9, 0, 1)
    assert given("build", 2).ap == given("build", 3).ap, "a power of the character takes no action point"


def test_the_last_card_closes_the_pile_and_brings_the_medal_home() -> None:
    before, after = given("pile", 2), given("pile", 3)
    assert (len(before.piles[0]), len(after.piles[0])) == (1, 0)
    assert (before.medal[0], after.medal[0], after.coins()) == (1, 0, 1)
    assert [given("pile", step).vp[0] for step in (4, 5)] == [4, 2]
    assert given("pile", 7).ap == 4


def test_two_pushes_take_six_points_from_the_strike() -> None:
    assert [given("rival", step).vp[0] for step in (2, 3, 5)] == [0, 2, 4]
    assert (given("rival", 1).enemy_vp, given("rival", 7).enemy_vp) == (0, 18)
    lesson = called("rival")
    assert len(lesson.wanted(lesson.begin(5), 5)) == 2, "two squares are offered"


def test_the_count_of_the_end_is_so_from_the_start() -> None:
    state = given("count", 7)
    assert (plan(state), plan(state, ESTATES)) == ([14, 20], [16, 10])
    assert sum(line.points for line in enemy_lines(state)) == 82
    assert (state.vp[0], state.enemy_vp) == (0, 0)
