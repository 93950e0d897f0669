"""What the host of a lesson says: what is asked for and why, and what of a deed that was not asked for."""

from __future__ import annotations

from game.engine import Action, Refusal
from game.table.lessons import Lesson
from game.ui.table.learn.teaching import ALLOWED, ASKED, DONE, REFUSED, Speech
from game.ui.table.words import Words


class Speeches:
    """The speeches of one lesson, in the language of the table's words."""

    def __init__(self, words: Words, lesson: Lesson) -> None:
        self.words, self.texts = words, words.texts
        self.lesson = lesson

    def asked(self, step: int) -> Speech:
        """What a step asks for, why, and the reckoning, where there is one."""
        own = f"{self.lesson.message}-{step + 1}"
        reckoning = self.texts(f"{own}-sum") if self.texts.has(f"{own}-sum") else ""
        return Speech(ASKED, self.texts(own), self.texts(f"{own}-why"), reckoning)

    def allowed(self, step: int, action: Action) -> Speech:
        """A legal deed that the step does not ask for."""
        label, _ = self.words.action(action)
        own = f"{self.lesson.message}-{step + 1}-other"
        why = self.texts(own if self.texts.has(own) else "lesson-other-why")
        head = self.texts("lesson-other", deed=label)
        return Speech(ALLOWED, head, why, self.texts("lesson-nothing-lost"), self.texts("lesson-allowed"))

    def refused(self, refusal: Refusal, rule: str) -> Speech:
        """A deed that the rules do not allow: their own words, and the rule they stand in, or ""."""
        link = self.texts("table-rule", rule=rule) if rule else ""
        foot = "　".join(part for part in (self.texts("lesson-nothing-lost"), link) if part)
        return Speech(REFUSED, self.words.refusal(refusal), "", foot, self.texts("lesson-not-allowed"))

    def done(self) -> Speech:
        """All steps are done: what one is able to do now."""
        able = self.texts(f"{self.lesson.message}-able")
        return Speech(DONE, self.texts("lesson-finished"), able, "", self.texts(self.lesson.message))
