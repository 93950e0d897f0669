"""Proves the lessons of a title: each is given with right deeds and with wrong ones, and every word of it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from game.engine import Action, Session, Title
from game.engine.replay import replay_record
from game.table.layout import LayoutError
from game.table.lessons import FILE, FOLDER, Lesson, LessonFault, course_of
from game.table.model import TableModel
from game.text.catalog import LANGUAGES, Texts

MOST = 40
"""So many of the deeds that a step admits are tried, each with the rest of the lesson after it."""
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
        yield from self._words()
        try:
            yield from self._given()
            for number in range(len(self.lesson.steps)):
                self._otherwise(number)
        except LessonFault as fault:
            yield str(fault)

    def _given(self) -> Iterator[str]:
        """From step to step, as it is asked for, in a game that holds as one from outside has to."""
        title = self.lesson.title
        proved = replay_record(self.lesson.begin().to_record(), {title.id: title})
        if not isinstance(proved, Session):
            yield str(self.lesson.fault(0, f"{self.lesson.record}: {proved.code}"))
        for number, step in enumerate(self.lesson.steps):
            session = self.lesson.begin(number)
            yield from self._places(session, number)
            if step.do:
                yield from self._wrong(session, number, self.lesson.wanted(session, number))
        self.lesson.begin(len(self.lesson.steps))

    def _otherwise(self, number: int) -> None:
        """Whatever else the step admits, the rest of the lesson can be done after it. Raises LessonFault."""
        session = self.lesson.begin(number)
        for other in self.lesson.wanted(session, number)[1:MOST]:
            again = session.fork(len(session.plies))
            self.lesson.do(again, number, other)
            self.lesson.go_on(again, number)
            for left in range(number + 1, len(self.lesson.steps)):
                if self.lesson.steps[left].do:
                    self.lesson.do(again, left, self.lesson.wanted(again, left)[0])
                self.lesson.go_on(again, left)

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
            texts.read(lesson.title)
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
