"""The lesson that is likely to be opened next is made ready, table and all, while nobody does anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.table.lessons import Lesson, fault_of
from game.ui.scene import Stage
from game.ui.scenes import loading
from game.ui.slices import finish, go_on


class ReadyLesson:
    """One lesson from one of its steps on; another takes its place. It is the same for all scenes of a window."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._wanted: tuple[object, ...] = ()
        self._work: Iterator[None] = iter(())
        self._scene: Any = None

    def go_on(self, lesson: Lesson, step: int) -> None:
        """Do a slice of the work for that lesson. What has been done for another one goes."""
        texts, wanted = self.stage.texts, self._key(lesson, step)
        if wanted != self._wanted:
            self.let_go()
            self._wanted, self._work = wanted, self._made_ready(lesson, step)
        facts = texts.facts(lesson.title)
        if self._scene is not None:
            self._scene.context.abide()
        go_on(self._work)
        texts.abide(lesson.title, facts)

    def take(self, lesson: Lesson, step: int) -> Any:
        """The scene of that lesson. If it was begun the rest is done at once: the first picture needs all of it."""
        scene = self._scene if self._wanted == self._key(lesson, step) else None
        if scene is not None:
            scene.context.abide()
            finish(self._work)
            self._scene = None
        self.let_go()
        return scene or self.stage.make("lesson", lesson=lesson, step=step)

    def let_go(self) -> None:
        """Nobody opens a lesson now."""
        if self._scene is not None:
            self._scene.leave()
        self._wanted, self._work, self._scene = (), iter(()), None

    def _key(self, lesson: Lesson, step: int) -> tuple[object, ...]:
        stage = self.stage
        place = (stage.canvas.surface.get_size(), stage.canvas.unit, stage.canvas.text_scale)
        return lesson.title.package, lesson.id, step, stage.texts.edition, stage.settings.captions, place

    def _made_ready(self, lesson: Lesson, step: int) -> Iterator[None]:
        yield from loading("lesson")
        if fault_of(lesson):
            return
        self._scene = scene = self.stage.make("lesson", lesson=lesson, step=step)
        yield
        yield from scene.made_ready()
