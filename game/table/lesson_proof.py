"""Proves the lessons of a title: each is given with right deeds and with wrong ones, and every word of it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from game.engine import Action, Refusal, Session, Title
from game.table.layout import LayoutError
from game.table.lessons import FILE, FOLDER, Lesson, LessonFault, course_of
from game.table.model import TableModel
from game.text.catalog import LANGUAGES, Texts

WAYS = 5
"""So often a lesson is given, each time with other deeds of those that a step admits."""
_ICON = re.compile(r"\[([a-z0-9_]+)\]")
_END = re.compile(r"[。！？]|[.!?](?=\s|$)")


def lesson_faults(title: Title, boards: Path) -> list[str]:
    """One sentence for each thing that is wrong with the lessons of a title, with file, lesson and step."""
    course = course_of(title)
    return [*course.faults, *(fault for lesson in course.lessons for fault in _Proof(lesson, boards).faults())]


class _Proof:
    """One lesson that is proved."""

    def __init__(self, lesson: Lesson, boards: Path) -> None:
        self.lesson, self.boards = lesson, boards

    def faults(self) -> Iterator[str]:
        """What is wrong with it."""
        lesson = self.lesson
        yield from self._words()
        for way in range(WAYS):
            try:
                yield from self._given(lesson.begin(), way)
            except LessonFault as fault:
                yield str(fault)
                return

    def _given(self, session: Session, way: int) -> Iterator[str]:
        lesson = self.lesson
        for number, step in enumerate(lesson.steps):
            if way == 0:
                yield from self._places(session, number)
            if step.do:
                wanted = lesson.wanted(session, number)
                if way == 0:
                    yield from self._wrong(session, number, wanted)
                told = session.propose(wanted[way % len(wanted)])
                if isinstance(told, Refusal):
                    raise lesson.fault(number, f"{wanted[0].kind} is refused: {told.code}")
            lesson.go_on(session, number)

    def _places(self, session: Session, number: int) -> Iterator[str]:
        """Whatever is lit is there."""
        lesson, step = self.lesson, self.lesson.steps[number]
        try:
            model = TableModel(session, self.boards, lesson.seat)
        except LayoutError as fault:
            yield str(lesson.fault(number, str(fault)))
            return
        known = {*model.laid, *model.layout.slots, *model.layout.regions, *(c.key for c in model.controls)}
        for place in (*step.find, *step.light, *(lesson.show if number == 0 else ())):
            if place not in known:
                yield str(lesson.fault(number, f"there is no place {place}"))
        if not step.do and not step.find:
            yield str(lesson.fault(number, "it asks for nothing"))

    def _wrong(self, session: Session, number: int, wanted: list[Action]) -> Iterator[str]:
        """A deed that is not asked for does not count as the one that is."""
        lesson = self.lesson
        others = [a for a in session.legal(lesson.seat) if a not in wanted]
        if any(lesson.steps[number].wants(other) for other in others):
            yield str(lesson.fault(number, "it admits a deed that is not the one asked for"))

    def _words(self) -> Iterator[str]:
        """Every sentence stands in both languages, and is one."""
        lesson = self.lesson
        for language in LANGUAGES:
            texts = Texts(language)
            texts.load(lesson.title.text_folder())
            needed = [lesson.message, f"{lesson.message}-able"]
            spare: list[str] = []
            for number in range(1, len(lesson.steps) + 1):
                own = f"{lesson.message}-{number}"
                needed += [own, f"{own}-why"]
                spare += [f"{own}-sum", f"{own}-other"]
            for message in (*needed, *filter(texts.has, spare)):
                if not texts.has(message):
                    yield f"{lesson.title.id}: text/{language}.ftl: missing: {message}"
                    continue
                yield from self._icons(language, message, texts(message))
                if len(_END.findall(texts(message).strip())) > 1:
                    yield f"{lesson.title.id}: text/{language}.ftl: {message} says more than one sentence"
        if not lesson.steps:
            yield f"{lesson.title.id}: {FOLDER}/{FILE}: {lesson.id} has no step"

    def _icons(self, language: str, message: str, said: str) -> Iterator[str]:
        """Every icon in a sentence is there."""
        for name in _ICON.findall(said):
            own = self.boards / self.lesson.title.id / "icons" / f"{name}.svg"
            if not own.is_file() and not (self.boards / "shared" / "icons" / f"{name}.svg").is_file():
                yield f"{self.lesson.title.id}: text/{language}.ftl: {message}: there is no icon {name}"


__all__ = ["lesson_faults"]
