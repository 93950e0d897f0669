"""The lessons of a title can be asked for, whatever the title offers in its lobby."""

from __future__ import annotations

import pytest

from game.engine import Preset, Title
from game.table import lessons
from game.table.lessons import course_of, outline_of
from game.titles import catalogue


@pytest.mark.parametrize("title", catalogue.values(), ids=lambda title: title.id)
def test_every_title_has_its_lessons_without_a_fault(title: Title) -> None:
    course = course_of(title)
    assert course.faults == ()
    assert course_of(title) is course


def test_a_title_with_presets_has_lessons_too() -> None:
    """Presets are mappings, so such a title is no key of a cache."""
    title = next(t for t in catalogue.values() if course_of(t).lessons)
    lessons.forget()
    assert course_of(title._replace(presets=(Preset("short", {"rounds": "1"}),))).lessons


def test_naming_the_lessons_of_a_title_tries_none_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons.Lesson, "begin", None)
    lessons.forget()
    taught = [title for title in catalogue.values() if (title.folder / "lessons").is_dir()]
    assert len(taught) >= 5
    for title in taught:
        assert outline_of(title).lessons
        assert outline_of(title).faults == ()
    monkeypatch.undo()
    lessons.forget()
