"""What is made ready before anybody asks for it: the room of the shelf, covers and tables of lessons."""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from threading import Event

import pygame
import pytest

from game.presentation import DisplayList
from game.table import lessons
from game.table.lessons import Lesson, LessonFault, course_of
from game.titles import catalogue
from game.ui import slices
from game.ui.ahead import MOST, Ahead
from game.ui.canvas import Canvas
from game.ui.rasters import Rasters
from game.ui.scenes import loading
from game.ui.scenes.shelf.room import ShelfRoom, draw_room
from game.ui.table.board.painter import foresee
from game.ui.theme import BEHIND

from .conftest import Desk

TITLE = catalogue["signorie"]
LESSON = {"signorie": "dice", "cultus": "walk"}
ROOM = "shared/house/room"
WHOLE = (0, 0, 1280, 720)
PART = pygame.Rect(0, 0, 640, 360)
NOON = datetime(2026, 11, 28, 12)


def canvas_with(rasters: Rasters) -> Canvas:
    return Canvas(pygame.Surface((640, 360)), 0.5, rasters=rasters)


def test_what_is_drawn_in_a_thread_is_what_would_be_drawn(desk: Desk) -> None:
    canvas, plain = canvas_with(Rasters()), Rasters().svg(ROOM, 640, 360)
    canvas.foresee(ROOM, WHOLE)
    canvas.foresee(ROOM, WHOLE)
    while canvas.rasters.ahead.wait():
        pass
    made = canvas.rasters.svg(ROOM, 640, 360)
    assert made.get_buffer().raw == plain.get_buffer().raw
    missed = canvas.rasters.missed
    canvas.foresee(ROOM, WHOLE)
    assert (canvas.rasters.svg(ROOM, 640, 360), canvas.rasters.missed) == (made, missed), "it is kept"


def test_nobody_waits_for_a_drawing_that_is_not_begun(desk: Desk) -> None:
    gate, ahead = Event(), Ahead()
    ahead.foresee(("first",), lambda: gate.wait() and pygame.Surface((1, 1)))
    ahead.foresee(("second",), lambda: pygame.Surface((1, 1)))
    assert ahead.wait()
    assert ahead.take(("second",)) is None
    gate.set()
    assert ahead.take(("first",)) is not None
    assert not ahead.wait()


def test_what_nobody_asks_for_goes_when_others_come(desk: Desk) -> None:
    ahead = Ahead()
    for number in range(MOST + 1):
        ahead.foresee((number,), lambda: pygame.Surface((1, 1)))
    while ahead.wait():
        pass
    assert ahead.take((0,)) is None
    assert ahead.take((MOST,)) is not None


@pytest.mark.parametrize("boxes", [1, 2, 3, 5])
@pytest.mark.parametrize("hour", [3, 12, 18])
def test_the_room_that_is_painted_meanwhile_is_what_would_be_drawn(desk: Desk, boxes: int, hour: int) -> None:
    now = datetime(2026, 11, 28, hour)
    plain, canvas = canvas_with(Rasters()), canvas_with(Rasters())
    plain.surface.fill(BEHIND)
    draw_room(plain, now, boxes)
    room = ShelfRoom(canvas, datetime(2026, 11, 28, 12), 5)
    room.draw(canvas, now, boxes)
    assert canvas.surface.get_buffer().raw == plain.surface.get_buffer().raw
    missed = canvas.rasters.missed
    room.draw(canvas, now, boxes)
    assert (canvas.rasters.missed, canvas.rasters.bytes) == (missed, 640 * 360 * 4), "it is kept, and nothing else"


def test_a_drawing_that_is_missing_is_told_where_it_is_drawn(desk: Desk, tmp_path: Path) -> None:
    rasters = Rasters(tmp_path)
    canvas_with(rasters).foresee(ROOM, WHOLE)
    while rasters.ahead.wait():
        pass
    assert (rasters.broken, rasters.bytes) == ([], 0)
    rasters.svg(ROOM, 640, 360)
    assert rasters.broken == [tmp_path / f"{ROOM}.svg"]


def test_a_drawing_of_the_room_that_is_missing_is_told(desk: Desk, tmp_path: Path) -> None:
    rasters = Rasters(tmp_path)
    canvas = canvas_with(rasters)
    ShelfRoom(canvas, NOON, 5).draw(canvas, NOON, 5)
    assert rasters.broken[0] == tmp_path / "shared/house/room.svg"
    assert len(rasters.broken) == len(set(rasters.broken)) == 5


def test_a_room_too_large_to_be_kept_whole_is_drawn_part_by_part(desk: Desk) -> None:
    canvas = Canvas(pygame.Surface((3840, 2160)), 3, rasters=Rasters())
    ShelfRoom(canvas, NOON, 5).draw(canvas, NOON, 5)
    assert 0 < canvas.rasters.bytes < 3840 * 2160 * 4


def test_what_is_drawn_as_a_whole_is_made_as_a_whole_though_a_part_of_it_is_seen(desk: Desk) -> None:
    """Of a large drawing that fills its place a part is drawn where a part is seen."""
    canvas = Canvas(pygame.Surface((640, 360)), 1, rasters=Rasters())
    for high, whole in ((720, False), (710, True)):
        sheet = DisplayList(1280, 720)
        sheet.svg(ROOM, (0, 0, 1280, high))
        foresee(canvas, sheet)
        while canvas.rasters.ahead.wait():
            pass
        made = canvas.rasters.ahead.take((ROOM, 1280, high, ()))
        assert (made is not None) == whole == (canvas.rasters.svg_part(ROOM, (1280, high), (), PART) is None)


def test_the_module_of_a_scene_is_loaded_in_small_steps() -> None:
    assert len([*loading("lesson")]) > 10
    assert "game.ui.scenes.lessons.lesson" in sys.modules
    assert [*loading("settings")] == []


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that is to be made ready is made in one frame."""
    monkeypatch.setattr(slices, "SLICE", 60.0)


def rest(desk: Desk, frames: int) -> None:
    """Nobody does anything for so many frames."""
    for _ in range(frames):
        desk.app.advance(0.02)
        desk.top.idle()


def opened(desk: Desk, open_lesson: Callable[[], None]) -> tuple[int, bytes]:
    """How much is drawn anew when a lesson is opened, and what it shows."""
    missed = desk.app.rasters.missed
    open_lesson()
    shown = desk.app.capture().get_buffer().raw
    return desk.app.rasters.missed - missed, shown


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("title", ["signorie", "cultus"])
def test_the_lesson_that_is_pointed_at_is_ready_and_looks_the_same(title: str, desk: Desk) -> None:
    """The rules in force while it is made ready are its own; in Cultus they are others than those of the book."""
    lesson, texts = course_of(catalogue[title])[LESSON[title]], desk.app.texts
    scene = desk.open("lessons", title=catalogue[title])
    rest(desk, 60)
    assert not scene.lacks
    x, y, _, _ = scene.find(f"lesson-{lesson.id}").rect
    desk.pilot.move(x + 5, y + 5)
    facts = texts.facts(lesson.title)
    rest(desk, 8)
    assert texts.facts(lesson.title) == facts
    assert scene.progress.step(title, lesson.id) == 0
    ready, shown = opened(desk, lambda: scene.open(lesson))
    assert not desk.top.following
    desk.app.scenes.pop()
    desk.app.rasters.fit(1280, 720)
    anew, plain = opened(desk, lambda: desk.open("lesson", lesson=lesson))
    assert ready < anew / 2
    assert shown == plain


@pytest.mark.parametrize("steps", [1, 40, 90, 200])
def test_a_lesson_that_is_half_ready_looks_the_same(steps: int, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = course_of(TITLE).lessons[0]
    _, plain = opened(desk, lambda: desk.open("lesson", lesson=lesson))
    desk.app.scenes.pop()
    desk.app.rasters.fit(1280, 720)
    scene = desk.open("lessons", title=TITLE)
    monkeypatch.setattr(slices, "SLICE", 1e-9)
    for _ in range(steps):
        scene.ready.go_on(lesson, 0)
    assert opened(desk, lambda: scene.open(lesson))[1] == plain


@pytest.mark.usefixtures("patient")
def test_another_lesson_than_the_one_that_is_ready_can_be_opened(desk: Desk) -> None:
    first, second = course_of(TITLE).lessons[:2]
    scene = desk.open("lessons", title=TITLE)
    rest(desk, 60)
    scene.open(second)
    assert desk.top.lesson is second
    desk.app.scenes.pop()
    rest(desk, 60)
    desk.app.change_settings(language="en")
    scene.open(first)
    assert desk.top.lesson is first


@pytest.mark.usefixtures("patient")
def test_the_table_of_the_next_step_is_ready_while_somebody_thinks(desk: Desk) -> None:
    def drawn_anew(frames: int) -> int:
        desk.app.rasters.fit(1280, 720)
        scene = desk.open("lesson", lesson=course_of(TITLE).lessons[0])
        desk.app.draw()
        rest(desk, frames)
        missed, asked = desk.app.rasters.missed, scene.number
        scene.skip()
        while scene.number == asked or not scene.resting:
            desk.app.advance(0.02)
            desk.app.draw()
        desk.app.scenes.pop()
        return desk.app.rasters.missed - missed

    assert drawn_anew(4) < drawn_anew(0)


@pytest.mark.usefixtures("patient")
def test_a_lesson_that_cannot_be_begun_goes_from_its_book(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    first, begin = course_of(TITLE).lessons[0], Lesson.begin

    def broken(self: Lesson, step: int = 0) -> object:
        if self.id == first.id:
            raise LessonFault("as it happens")
        return begin(self, step)

    monkeypatch.setattr(Lesson, "begin", broken)
    lessons.forget()
    try:
        scene = desk.open("lessons", title=TITLE)
        scene.open(first)
        assert desk.app.scenes.top is scene
        assert scene.find(f"lesson-{first.id}") is None
        lessons.forget()
        scene.layout()
        assert scene.find(f"lesson-{first.id}") is not None
        rest(desk, 3)
        assert scene.find(f"lesson-{first.id}") is None
    finally:
        lessons.forget()


@pytest.mark.usefixtures("patient")
def test_nothing_is_made_ready_while_something_lies_over_the_book(desk: Desk) -> None:
    scene = desk.open("lessons", title=TITLE)
    desk.app.advance(0.02)
    desk.open("keys")
    for _ in range(8):
        desk.app.advance(0.02)
    assert scene.lacks
    desk.app.scenes.pop()
    for _ in range(20):
        desk.app.advance(0.02)
    assert not scene.lacks
