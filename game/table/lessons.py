"""The lessons of a title: a position, then one deed after the other, each asked for in words and done on the real table.

A title keeps them in ``lessons/lessons.toml``, beside the records (sessions as they are saved) in which they begin::

    [[lesson]]
    id = "walk"                       # message <title>-lesson-walk (its name), -walk-able (what one can do after it)
    minutes = 1.5
    rule = "6.4"                      # the section of the rules that it is about
    record = "walk.json"              # where it begins: a record beside this file, after ``ply`` plies of it
    ply = 23
    seat = 0                          # who learns
    show = ["square/1/1"]             # the places that its small picture shows

    [[lesson.step]]                   # messages <title>-lesson-walk-1 (the deed), -1-why, -1-sum, -1-other
    do = [["walk", 9, "*"]]      # deeds that are asked for: the kind, then its arguments one by one (that of a Some or Bag
                                      # is a list); "*" stands for anything, what is left out too
    light = ["card/3"]              # places that explain it and are lit as well
    then = [["pass"]]                 # what happens by itself before the next step, whoever does it

    [[lesson.step]]
    find = ["card/3"]               # nothing to do but to point at one of these places

``-why`` says why or what for, ``-sum`` (optional) the reckoning, ``-other`` (optional) what to say to another deed that is
legal. Each is one sentence.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from game.engine import Action, Refusal, Seat, Session, Title
from game.engine.catalogue import blamed
from game.engine.record import Unreadable, read_record
from game.engine.replay import replaying_record
from game.engine.steps import Steps, finished

FOLDER, FILE = "lessons", "lessons.toml"
ANY = "*"
COMPANION = "bot:greedy"
"""Who sits in the other seats: nobody thinks there, a lesson says what they do."""


class LessonFault(Exception):
    """A lesson that cannot be given: one sentence with its title, its name and the step."""


class DeedPattern(NamedTuple):
    """A kind of action with arguments; ``ANY`` in the place of one admits everything, and so does what is left out."""

    kind: str
    args: tuple[Any, ...] = ()

    def admits(self, action: Action) -> bool:
        """True if the action is such a deed."""
        told = zip(self.args, action.args)
        return (
            action.kind == self.kind
            and len(self.args) <= len(action.args)
            and all(said in (ANY, arg) for said, arg in told)
        )


class LessonStep(NamedTuple):
    """One deed that is asked for, or (with ``find``) a place that is to be pointed at."""

    do: tuple[DeedPattern, ...] = ()
    find: tuple[str, ...] = ()
    light: tuple[str, ...] = ()
    then: tuple[DeedPattern, ...] = ()

    def wants(self, action: Action) -> bool:
        """True if the action is what the step asks for."""
        return any(deed.admits(action) for deed in self.do)


class Lesson(NamedTuple):
    """One lesson of a title; its texts are messages that begin with ``message``."""

    title: Title
    id: str
    minutes: float
    rule: str
    record: str
    ply: int
    seat: int
    show: tuple[str, ...]
    steps: tuple[LessonStep, ...]

    @property
    def message(self) -> str:
        """What the names of its messages begin with."""
        return f"{self.title.id}-lesson-{self.id}"

    def begin(self, step: int = 0) -> Session:
        """A session that stands at the beginning of a step; the steps before it were done as they are asked for. Raises
        LessonFault if the record cannot be read or a deed is not legal."""
        session = _recorded(self.title, self.record)
        if not 0 <= self.ply <= len(session.plies):
            raise self.fault(0, f"{self.record} has {len(session.plies)} plies, not {self.ply}")
        seats = [Seat() if n == self.seat else Seat(s.name, COMPANION) for n, s in enumerate(session.seats)]
        session = session.fork(self.ply, seats)
        for number, done in enumerate(self.steps[:step]):
            if done.do:
                self.do(session, number, self.wanted(session, number)[0])
            self.go_on(session, number)
        return session

    def wanted(self, session: Session, number: int) -> list[Action]:
        """The legal actions that the step asks for, those of its first deed first. Raises LessonFault if there is none."""
        step = self.steps[number]
        legal = session.legal(self.seat) if session.pending and self.seat in session.pending.seats else []
        found = list(dict.fromkeys(a for deed in step.do for a in legal if deed.admits(a)))
        if step.do and not found:
            raise self.fault(number, f"none of {', '.join(map(_spelt, step.do))} is legal")
        return found

    def follows(self, session: Session, number: int, done: int) -> Action | None:
        """What happens by itself as the ``done``-th thing after the step; None if that was all. Raises LessonFault."""
        then = self.steps[number].then
        if done >= len(then):
            return None
        for seat in session.pending.seats if session.pending else ():
            for action in session.legal(seat):
                if then[done].admits(action):
                    return action
        raise self.fault(number, f"then: {_spelt(then[done])} is not legal")

    def go_on(self, session: Session, number: int) -> None:
        """Do at once what happens by itself after the step. Raises LessonFault."""
        for done in range(len(self.steps[number].then)):
            action = self.follows(session, number, done)
            assert action is not None
            self.do(session, number, action)

    def fault(self, number: int, reason: str) -> LessonFault:
        """The fault of a step (counted from 0) as one sentence."""
        return LessonFault(f"{self.title.id}: {FOLDER}/{FILE}: {self.id}, step {number + 1}: {reason}")

    def do(self, session: Session, number: int, action: Action) -> None:
        """Do a deed of the step. Raises LessonFault if the rules refuse it."""
        refusal = session.propose(action)
        if isinstance(refusal, Refusal):
            raise self.fault(number, f"{action.kind} {action.args} is refused: {refusal.code}")


class LessonCourse(NamedTuple):
    """The lessons of a title, in their order, and one sentence for each that had to be left out."""

    lessons: tuple[Lesson, ...] = ()
    faults: tuple[str, ...] = ()

    def __getitem__(self, name: Any) -> Any:
        """The lesson of that name."""
        return next(lesson for lesson in self.lessons if lesson.id == name)


def outline_of(title: Title) -> LessonCourse:
    """The lessons of a title as they stand in its file, which is read once: enough to name and count them. Nobody has tried
    to begin them yet."""
    if title.package not in _OUTLINES:
        _OUTLINES[title.package] = _outline(title)
    return _OUTLINES[title.package]


def course_of(title: Title) -> LessonCourse:
    """The lessons that the title brings and that can be begun; a title without a file has none. Tried once."""
    if title.package not in _COURSES:
        lessons, unread = outline_of(title)
        faults = (*unread, *(why for lesson in lessons if (why := fault_of(lesson))))
        _COURSES[title.package] = LessonCourse(tuple(x for x in lessons if not fault_of(x)), faults)
    return _COURSES[title.package]


def fault_of(lesson: Lesson) -> str:
    """Why the lesson cannot be begun, or "": it is tried once."""
    key = (lesson.title.package, lesson.id)
    if key not in _FAULTS:
        try:
            lesson.begin()
            _FAULTS[key] = ""
        except LessonFault as fault:
            _FAULTS[key] = str(fault)
    return _FAULTS[key]


def trying(lesson: Lesson) -> Steps[str]:
    """The same in small steps: to read a long record takes as long as some frames."""
    path = lesson.title.folder / FOLDER / lesson.record
    if path not in _RECORDS:
        with suppress(LessonFault):
            _RECORDS[path] = yield from _reading(lesson.title, path, lesson.record)
    return fault_of(lesson)


def known_fault(lesson: Lesson) -> str:
    """Why the lesson cannot be begun, as far as it was tried."""
    return _FAULTS.get((lesson.title.package, lesson.id), "")


def forget() -> None:
    """Read and try all lessons anew: their files have changed."""
    for kept in (_OUTLINES, _COURSES, _FAULTS, _RECORDS):
        kept.clear()


_OUTLINES: dict[str, LessonCourse] = {}
_COURSES: dict[str, LessonCourse] = {}
_FAULTS: dict[tuple[str, str], str] = {}
_RECORDS: dict[Path, Session] = {}


def _outline(title: Title) -> LessonCourse:
    path = title.folder / FOLDER / FILE
    if not path.is_file():
        return LessonCourse()
    try:
        told = tomllib.loads(path.read_text("utf-8"))
        return LessonCourse(tuple(_lesson(title, line) for line in told["lesson"]))
    except (OSError, ValueError, KeyError, TypeError) as fault:
        return LessonCourse((), (f"{title.id}: {FOLDER}/{FILE}: {blamed(title.folder, fault)}",))


def _lesson(title: Title, line: dict[str, Any]) -> Lesson:
    return Lesson(
        title=title,
        id=line["id"],
        minutes=float(line.get("minutes", 1)),
        rule=line.get("rule", ""),
        record=line["record"],
        ply=int(line["ply"]),
        seat=int(line.get("seat", 0)),
        show=tuple(line.get("show", ())),
        steps=tuple(_step(step) for step in line["step"]),
    )


def _step(line: dict[str, Any]) -> LessonStep:
    unknown = set(line) - set(LessonStep._fields)
    if unknown:
        raise ValueError(f"a step has {', '.join(sorted(unknown))}")
    return LessonStep(
        do=_deeds(line.get("do", ())),
        find=tuple(line.get("find", ())),
        light=tuple(line.get("light", ())),
        then=_deeds(line.get("then", ())),
    )


def _deeds(lines: Iterable[Sequence[Any]]) -> tuple[DeedPattern, ...]:
    return tuple(DeedPattern(kind, tuple(map(_plain, args))) for kind, *args in lines)


def _plain(value: Any) -> Any:
    return tuple(map(_plain, value)) if isinstance(value, list) else value


def _spelt(deed: DeedPattern) -> str:
    return " ".join(map(str, (deed.kind, *deed.args)))


def _recorded(title: Title, name: str) -> Session:
    """The session of a record beside the lessons. Raises LessonFault for one that cannot be read, or that was made for
    other rules than those of today."""
    path = title.folder / FOLDER / name
    if path not in _RECORDS:
        _RECORDS[path] = finished(_reading(title, path, name))
    return _RECORDS[path]


def _reading(title: Title, path: Path, name: str) -> Steps[Session]:
    place = f"{title.id}: {FOLDER}/{name}"
    try:
        record = read_record(path.read_bytes())
    except OSError as fault:
        raise LessonFault(f"{place}: {fault.strerror}") from None
    except Unreadable as fault:
        raise LessonFault(f"{place}: {fault.code}") from None
    if record.rules != title.controller().version:
        raise LessonFault(f"{place}: made for version {record.rules} of the rules, not {title.controller().version}")
    session = yield from replaying_record(record, {title.id: title}, own=True)
    if not isinstance(session, Session):
        raise LessonFault(f"{place}: {session.code}, ply {session.ply}")
    return session
