"""A lesson on the real table: one deed after the other is asked for, lit and done; everything else is answered kindly."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import partial

from game.engine import Action, Refusal
from game.paths import bundled
from game.progress import DONE as FINISHED
from game.table.layout import Rect, inside
from game.table.lessons import Lesson, LessonFault, course_of
from game.table.model import TableModel
from game.ui.canvas import Canvas
from game.ui.events import Event, Key, PointerDown
from game.ui.scene import Stage
from game.ui.scenes.lessons.company import Answers, Companions
from game.ui.scenes.lessons.ready import ReadyLesson
from game.ui.scenes.lessons.speeches import Speeches
from game.ui.scenes.table_part import preparing
from game.ui.slices import go_on
from game.ui.table import intents as say
from game.ui.table.chrome.feedback import Feedback
from game.ui.table.chrome.log import LogPanel
from game.ui.table.chrome.turn_driver import TurnDriver
from game.ui.table.learn.lesson_buttons import LessonButtons, LessonOffer
from game.ui.table.learn.lights import Lights
from game.ui.table.learn.teaching import (
    HostPlace,
    Speech,
    draw_beads,
    draw_dark,
    draw_host,
    host_drawings,
    place_for,
    widened,
)
from game.ui.table.prompts.worksheet import WorksheetPrompt
from game.ui.table.scene import TableScene
from game.ui.theme import WALNUT_CAPTION, WALNUT_TITLE
from game.ui.tones import tones_of

PAUSE = 0.35
"""Seconds between a deed and what happens by itself after it."""
SHOWN = 1.1
"""Seconds for which a deed that was shown stays before it is taken back."""
PATIENCE = 2
"""Misses after which the lesson offers to show the deed."""


class LessonScene(TableScene):
    """One lesson from one of its steps on. ``misses`` is how often something else was tried at this step."""

    is_game = False

    def __init__(self, stage: Stage, lesson: Lesson, step: int = 0, misses: int = 0) -> None:
        super().__init__(stage, lesson.begin(step))
        self.lesson, self.number, self.misses = lesson, step, misses
        self.progress = stage.services.progress
        self._begun = True
        self.speeches = Speeches(self.words, lesson)
        self.places = Lights(self.context)
        self.counter = LessonButtons(stage, self.on_escape)
        self.answer: Speech | None = None
        self.rule = ""
        self.following = False
        self.followed = 0
        self.showing = False
        self.pulse = 0.0
        self._waited = 0.0
        self._asked: tuple[tuple[int, int], list[Action]] = ((-1, -1), [])
        self._standing: tuple[object, ...] = ()
        self.ready: ReadyLesson = stage.services.shared(ReadyLesson, lambda: ReadyLesson(stage))
        self._readying: Iterator[None] = iter(())
        self._entered = False
        self.board.ground.foresee(stage.canvas)

    def told_by(self) -> Feedback:
        """The host says why not."""
        return Answers(self.context, self.refused)

    def company(self) -> TurnDriver:
        """The lesson says what the others do."""
        return Companions(self.context, self.story)

    # --- where the lesson is -----------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        """True when the last step is done."""
        return self.number >= len(self.lesson.steps)

    @property
    def resting(self) -> bool:
        """True while the lesson waits for a deed."""
        return not (self.following or self.story.busy or self.finished or self.showing)

    @property
    def next_lesson(self) -> Lesson | None:
        """The lesson after this one, if there is one."""
        lessons = iter(course_of(self.title).lessons)
        return next(lessons, None) if any(lesson.id == self.lesson.id for lesson in lessons) else None

    def wanted(self) -> list[Action]:
        """The deeds that the step asks for; none if it asks for a place, or while what was done is followed or shown."""
        if self.finished or self.following or self.showing:
            return []
        moment = (self.number, len(self.session.plies))
        if self._asked[0] != moment:
            self._asked = (moment, self.lesson.wanted(self.session, self.number))
        return self._asked[1]

    def permits(self, action: Action, held: str, held_rect: Rect | None) -> bool:
        """What is asked for is done; of what else a deed would have been it is said, and everything is left as it was."""
        if self.showing or self.finished:
            return True
        refusal = self.session.check(action)
        if refusal is None and self.lesson.steps[self.number].wants(self.session.rules.normal(action)):
            self.answer, self.misses = None, 0
            self.following, self.followed, self._waited = True, 0, 0.0
            return True
        self.let_fall(held, held_rect)
        if refusal is not None:
            self.refused(refusal)
        else:
            self._other(action)
        return False

    def let_fall(self, held: str, rect: Rect | None) -> None:
        """What is held flies home; the question stands again."""
        self.cancel()
        self.model.laid = self.model.arranged()
        if held and rect is not None:
            self.drag_view.fly_home(held, rect)

    def refused(self, refusal: Refusal) -> None:
        """The rules do not allow it: their own words, and their place."""
        self.rule = refusal.rule.split("-")[0] if refusal.rule else ""
        self._miss(self.speeches.refused(refusal, self.rule))

    def _other(self, action: Action) -> None:
        self.rule = ""
        self._miss(self.speeches.allowed(self.number, action))

    def _miss(self, speech: Speech) -> None:
        self.answer = speech
        self.misses += 1
        self.stage.sound.play("thud")
        self.counter.allow("show", self.resting)
        self.stage.invalidate()

    # --- coming and going ----------------------------------------------------------------------------

    def enter(self) -> None:
        """Whoever comes has begun the lesson."""
        super().enter()
        if not self._entered:
            self._entered = True
            self._note()

    def leave(self) -> None:
        """What was made ready for whoever stays goes as well."""
        super().leave()
        if self._entered:
            self.ready.let_go()

    def renew(self) -> None:
        """A lesson that was made ready of other files goes."""
        self.ready.let_go()
        super().renew()

    def made_ready(self) -> Iterator[None]:
        """Paint the table where nobody sees it, in small steps, before the lesson is entered."""
        canvas, regions = self.stage.canvas.toned(tones_of(self.title)), self.model.layout.regions
        yield from self.board.made_ready(canvas)
        if "log" in regions:
            yield from LogPanel(self.context, regions["log"]).made_ready(canvas)

    # --- going on ------------------------------------------------------------------------------------

    def again(self) -> None:
        """The answer has been read."""
        self.answer = None
        self._guide()

    def back(self) -> None:
        """To the beginning of the step before."""
        self._open_step(max(0, min(self.number, len(self.lesson.steps)) - 1))

    def show_me(self) -> None:
        """Do it before their eyes, take it back, and ask again."""
        wanted = self.wanted()
        if not wanted or not self.resting:
            return
        self.answer, self.showing, self._waited = None, True, 0.0
        self.play(wanted[0])
        self.counter.allow("show", self.resting)

    def skip(self) -> None:
        """Do it for them and go on."""
        if not self.resting:
            self.story.skip()
            return
        wanted = self.wanted()
        self.answer = None
        if wanted:
            self.play(wanted[0])
        else:
            self._go_on()

    def _go_on(self) -> None:
        """What happens by itself, then the next step."""
        self.answer, self.following, self.followed, self._waited = None, True, 0, PAUSE
        self.notes.point_at(None)
        self.stage.invalidate()

    def on_escape(self) -> None:
        """The place is kept; the table goes."""
        self.stage.scenes.pop()

    def _open_step(self, step: int, misses: int = 0) -> None:
        self.stage.scenes.replace(self.stage.make("lesson", lesson=self.lesson, step=step, misses=misses))

    def _step_done(self) -> None:
        self.following, self.answer, self.misses = False, None, 0
        self.number += 1
        self._note()
        self.context.prompts.show(None)
        try:
            self.wanted()
        except LessonFault:  # What was done leads elsewhere: go on from where the lesson would stand.
            self._open_step(self.number)
            return
        if self.finished:
            self.stage.sound.play("stamp")
        self._refresh_prompt()
        self._guide()
        self.counter.allow("show", self.resting)

    def _note(self) -> None:
        self._readying = self._next_step()
        step = FINISHED if self.finished else self.number
        if not self.progress.note(self.lesson.title.id, self.lesson.id, step):
            self.toast(self.stage.texts("lesson-not-kept"), icon="warning")

    def _guide(self) -> None:
        """Draw the way of the hand; none to a sheet that stands on the table and lies open."""
        stands = self.prompt is not None and self.prompt.standing
        wanted = self.wanted() if self.resting and not stands else []
        self.notes.point_at(wanted[0] if wanted else None)
        self.stage.invalidate()

    # --- what the table asks for ---------------------------------------------------------------------

    def send(self, intent: say.Intent) -> None:
        """Only the deed itself counts here: undo is the step before, and nothing leads away but the rules."""
        match intent:
            case say.Undo():
                self.back()
            case say.OpenMenu():
                self.on_escape()
            case (
                say.Play()
                | say.Resolve()
                | say.PressControl()
                | say.Cancel()
                | say.Lifted()
                | say.PlyDone()
                | say.Changed()
            ):
                super().send(intent)
            case say.OpenRules():
                self.read_rules()
            case say.ShowToast() | say.Ask() | say.Seated():
                super().send(intent)

    def read_rules(self) -> None:
        """What the refusal rests on, or what the lesson is about."""
        super().send(say.OpenRules(self.rule if self.answer is not None and self.rule else self.lesson.rule))

    def hear_key(self, name: str) -> bool:
        """A lesson looks at no other moments."""
        return self.hearing.key(name)

    def _refresh_prompt(self) -> None:
        """A sheet that stands on the table for a kind that no rule knows plans several deeds: a lesson asks for one at a
        time."""
        super()._refresh_prompt()
        prompt = self.context.prompt
        if (
            isinstance(prompt, WorksheetPrompt)
            and prompt.standing
            and prompt.draft.kind not in self.session.rules.kinds
        ):
            self.context.prompts.show(None)
        elif prompt is not None and prompt.standing:
            self.notes.point_at(None)

    # --- lights ----------------------------------------------------------------------------------------

    def lights(self) -> list[Rect]:
        """Where something can be done now: what the deed takes and where it goes, or what is to be pointed at."""
        return self.places.of(self.lesson.steps[self.number], self.wanted()) if self.resting else []

    def more_lights(self) -> list[Rect]:
        """What explains it."""
        return self.places.explaining(self.lesson.steps[self.number]) if self.resting else []

    # --- events ------------------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """The buttons of the lesson, then the table as far as it is lit."""
        self.stage.invalidate()
        if isinstance(event, Key):
            return self._hear_key(event)
        if self.counter.handle(event):
            return True
        if self.finished or (self.showing and isinstance(event, PointerDown)):
            return True
        if isinstance(event, PointerDown) and self.resting:
            if self.answer is not None:
                self.again()
            if not self._is_lit(event.x, event.y):
                self.pulse = 0.5
                return True
            if self.lesson.steps[self.number].find and not self.wanted():
                self._go_on()
                return True
        return super().handle(event)

    def _is_lit(self, x: float, y: float) -> bool:
        held = bool(self.drag.piece) or (self.prompt is not None and self.prompt.contains(x, y))
        return held or any(inside(rect, x, y) for rect in self.lights())

    def _hear_key(self, event: Key) -> bool:
        if event.name == "esc":
            if self.drag.piece or self.model.armed or self.context.prompts.opened:
                self.cancel()
                self._guide()
            else:
                self.on_escape()
            return True
        if self.finished:
            if event.name in ("enter", "space"):
                self.counter.buttons["next"].press()
            return True
        if self.answer is not None and event.name in ("enter", "space"):
            self.again()
            return True
        return True if self.showing else super().handle(event)

    # --- time --------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        """A deed is followed by what happens by itself; a deed that was shown is taken back."""
        moving = super().update(seconds)
        if self.pulse > 0:
            self.pulse, moving = max(0.0, self.pulse - seconds), True
        if self.story.busy or not (self.following or self.showing):
            return moving
        self._waited += seconds
        if self.showing and self._waited >= SHOWN:
            self._open_step(self.number, self.misses)
        elif self.following and self._waited >= PAUSE:
            self._waited = 0.0
            self._follow()
        return True

    def idle(self) -> None:
        """The table of the step to come, or of the next lesson, is made ready while somebody thinks or reads."""
        if self.finished and self.next_lesson is not None:
            self.ready.go_on(self.next_lesson, 0)
        elif self.resting:
            go_on(self._readying)

    def _next_step(self) -> Iterator[None]:
        with suppress(LessonFault):
            model = TableModel(self.lesson.begin(self.number + 1), bundled("art"), self.lesson.seat)
            yield
            yield from preparing(self.stage, model)

    def _follow(self) -> None:
        action = self.lesson.follows(self.session, self.number, self.followed)
        if action is None:
            self._step_done()
            return
        before = self.model.shown
        self.followed += 1
        ply = self.session.propose(action)
        assert not isinstance(ply, Refusal)
        self.deeds.after(ply, before)

    # --- building and drawing ------------------------------------------------------------------------------

    def layout(self) -> None:
        """The table's parts, and the buttons on the counter."""
        super().layout()
        for button in self.bar.named.values():
            button.visible = False  # The name of the lesson stands in their place.
        self._lay_counter()
        self._guide()

    def _lay_counter(self) -> None:
        place = self._place()
        for drawing, rect in host_drawings(place, self.speech().form):
            self.stage.canvas.foresee(drawing, rect)
        self.counter.lay(place, self._offers())
        self.counter.allow("show", self.resting)

    def _offers(self) -> list[LessonOffer]:
        """What stands on the counter, from left to right."""
        if self.finished:
            return [
                LessonOffer("once-more", "redo", partial(self._open_step, 0)),
                LessonOffer("next", "tick", self._leave_on, gold=True),
            ]
        usual = []
        if self.lesson.steps[self.number].do:
            usual.append(LessonOffer("show", "show", self.show_me, gold=self.misses >= PATIENCE))
        usual.append(LessonOffer("skip", "skip", self.skip))
        if self.answer is not None:
            rules = [LessonOffer("rules", "rules", self.read_rules)] if self.rule else []
            return [*rules, LessonOffer("again", "undo", self.again, gold=True), *usual]
        return [LessonOffer("back", "left", self.back), *usual] if self.number else usual

    def _leave_on(self) -> None:
        """On to the next lesson, or back to the book of lessons."""
        if self.next_lesson is not None:
            self.stage.scenes.replace(self.ready.take(self.next_lesson, 0))
        else:
            self.on_escape()

    def _place(self) -> HostPlace:
        return place_for([*self.lights(), *self.more_lights()])

    def speech(self) -> Speech:
        """What is said now."""
        if self.finished:
            return self.speeches.done()
        return self.answer or self.speeches.asked(self.number)

    @property
    def glows(self) -> bool:
        """What answers shines, unless the lesson only asks for a place."""
        return self.resting and bool(self.wanted())

    def veil(self, canvas: Canvas) -> None:
        """The dark with its lights; while something is told the table lies bright."""
        if self.resting or self.finished:
            lights = self.lights()
            if self.pulse > 0:
                lights = [widened(rect, 6 * self.pulse) for rect in lights]
            draw_dark(canvas, lights, self.more_lights())

    def render(self, canvas: Canvas) -> None:
        """The table, the dark, the host."""
        super().render(canvas)
        own = canvas.child((0, 0, 0, 0), self.title.id)
        place = self._place()
        standing = (self.number, place.top, self.answer, self.misses)
        if standing != self._standing:
            self._standing = standing
            self._lay_counter()
        self._draw_head(own, place)
        draw_host(own, place, self.speech())
        steps, (_, y, _, h) = len(self.lesson.steps), place.counter
        end = draw_beads(own, 250, y + h / 2 - 10, steps, self.number)
        count = f"**{min(self.number + 1, steps)}** / {steps}"
        own.line(count, (end + 8, y + h / 2 - 12, 70, 28), 15, WALNUT_TITLE)
        if not self.finished:
            left = end + 66
            room = self.counter.left - left - 12
            said = self.stage.texts("lesson-your-move")
            if own.measure(said, 13.5) <= room:
                own.line(said, (left, y + h / 2 - 12, room, 28), 13.5, WALNUT_CAPTION)
        self.counter.draw(own)
        for toast in self.toasts:
            toast.draw(canvas)

    def _draw_head(self, canvas: Canvas, place: HostPlace) -> None:
        """Which lesson it is, in the place of the table's own bar."""
        texts = self.stage.texts
        name = texts(self.lesson.message)
        if place.top:
            canvas.icon("show", 20, 10, 21, "#F2C86A")
            canvas.line(name, (50, 3, 194, 36), 16, WALNUT_TITLE, "title")
            return
        canvas.panel((0, 0, 1280, 37), "#0A0914", None, 0)
        canvas.icon("show", 14, 8, 21, "#F2C86A")
        canvas.line(texts("lesson-head"), (44, 3, 138, 31), 17, WALNUT_TITLE, "title")
        canvas.line(name, (852, 3, 226, 31), 16, WALNUT_TITLE, "title", "right")
