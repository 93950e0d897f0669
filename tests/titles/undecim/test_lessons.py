"""What the host says in the lessons is so: the figures, and what others do in between."""

from __future__ import annotations

import pytest

from game.engine import Session
from game.presentation import Click, DisplayList, Panel, presentation_of
from game.presentation.gestures import hand_of
from game.table.lessons import Lesson, course_of
from game.text.catalog import LANGUAGES, Texts
from game.titles.undecim import TITLE
from game.titles.undecim.art.seats import score
from game.titles.undecim.rules.scoring import building_vp, land_lines
from game.titles.undecim.rules.state import UndecimState
from game.ui.scenes.table_part import names_by_view


def called(name: str) -> Lesson:
    """The lesson of that name."""
    return next(lesson for lesson in course_of(TITLE).lessons if lesson.id == name)


def given(name: str, step: int) -> UndecimState:
    """The state at the beginning of a step, counted from 1; one after the last is the end of the lesson."""
    session = at(name, step)
    return session.at(len(session.plies))  # type: ignore[no-any-return]


def at(name: str, step: int) -> Session:
    """A session that stands there."""
    lesson = called(name)
    return lesson.begin(step - 1)


def test_four_lands_bring_four_points_at_the_end_of_the_first_round() -> None:
    assert (given("round", 7).vp[0], given("round", 8).vp[0]) == (0, 4)


def test_gold_reveals_three_cards_more_than_the_die_says() -> None:
    before, after = given("gold", 1), given("gold", 2)
    assert (before.die, len(after.tray)) == (2, 5)
    assert building_vp(given("gold", 7), 0) == 4


@pytest.mark.parametrize(("step", "vp"), [(4, 4), (5, 9), (6, 13)])
def test_what_the_settlements_of_the_third_lesson_are_worth(step: int, vp: int) -> None:
    assert building_vp(given("build", step), 0) == vp


@pytest.mark.parametrize(("name", "steps"), [("gold", (6,)), ("build", (4, 5)), ("final", (3, 4, 5))])
def test_the_build_that_is_asked_for_is_the_first_of_the_list(name: str, steps: tuple[int, ...]) -> None:
    """One line shines, and it stands for the build that is asked for."""
    lesson = called(name)
    for step in steps:
        session = at(name, step)
        wanted = lesson.wanted(session, step - 1)
        assert hand_of(presentation_of(TITLE), session.view(0), wanted[0]) == Click("way/0")


def test_nobody_has_a_resource_that_bandits_could_steal() -> None:
    """What is said of the other card in the lesson on red text."""
    state = given("red", 1)
    assert not {"stone", "wood", "clay", "iron", "gold"} & {*state.sides[1], *state.sides[2]}


def test_the_stolen_land_bears_a_shield() -> None:
    state = given("red", 6)
    assert [c for c, side in zip(state.loose[0], state.sides[0]) if side == "mountain" and c in state.fresh]


def test_the_night_comes_and_three_enemies_bring_fifteen_points() -> None:
    assert (given("night", 4).counters, given("night", 5).counters) == (2, 0)
    before, after = given("night", 6), given("night", 7)
    assert sum(land_lines(before, 0)) == 4
    assert after.vp[0] - before.vp[0] == 15 + 4


def test_the_last_round_ends_as_it_is_reckoned() -> None:
    assert [sum(land_lines(given("final", step), 0)) for step in (1, 2)] == [4, 6]
    assert [building_vp(given("final", step), 0) for step in (3, 4, 5)] == [13, 18, 23]
    begin, end = given("final", 1), given("final", 6)
    assert (begin.vp[0], building_vp(end, 0), end.vp) == (24, 29, [63, 47, 42])


def test_the_bars_of_a_finished_game_count_nothing_twice() -> None:
    session = at("final", 6)
    sheet: DisplayList = score(session.view(0))
    bars = [mark.rect for mark in sheet.marks if isinstance(mark, Panel) and mark.rect[3] == 14]
    assert len(bars) == 2 * 3, "a ground and one bar of points for each seat"
    grounds = {y: x + w for x, y, w, _ in reversed(bars)}
    assert all(x + w <= grounds[y] for x, y, w, _ in bars)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_covers_of_lessons_call_the_seats_by_a_name(language: str) -> None:
    texts = Texts(language)
    texts.read(TITLE)
    for lesson in course_of(TITLE).lessons:
        names = names_by_view(texts, TITLE, lesson.begin().view(lesson.seat))
        assert len(names) == 3
        assert not any(name.isdigit() for name in names)
