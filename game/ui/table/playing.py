"""Playing at a table: what hand, buttons and sheets have come to is proposed to the rules, and what came of it is shown."""

from __future__ import annotations

from collections.abc import Callable

from game.engine import Action, Draft, Ply, Refusal, RuleFault, Session
from game.presentation import COMPOSE, Control, Tip
from game.table.answers import PAST, explained, instead
from game.table.drop import Choose, Dial, Outcome, Pick, Play, Refused, narrowed
from game.table.layout import Rect
from game.table.model import Shown
from game.ui.scene import Scene, Stage
from game.ui.table.chrome.feedback import Notes
from game.ui.table.context import TableContext
from game.ui.table.hand.drag_view import DragView
from game.ui.table.intents import Intent, ShowToast
from game.ui.table.playback.final_scoring import Counting
from game.ui.table.playback.player import Story
from game.ui.table.prompts.action_builder import Composer
from game.ui.table.prompts.by_form import prompt_for, prompt_of
from game.ui.table.prompts.worksheet import worksheet_of


class Playing(Scene):
    """A scene in which a session is played: its table, its hand, its story, and the deeds that are done."""

    is_game = True
    """False where a lesson is given: there is no coach then, no theme, nothing moves by itself, and no ending follows."""

    def __init__(self, stage: Stage, session: Session, read_only: bool, send: Callable[[Intent], None]) -> None:
        super().__init__(stage)
        self.session, self.title, self.place = session, session.title, session.title.id
        self.read_only = read_only
        self.context = TableContext(stage, session, send, read_only)
        self.model, self.drag, self.words = self.context.model, self.context.drag, self.context.words
        self.drag_view = DragView(self.context)
        self.story = Story(self.context, self.is_game)
        self.counting = Counting(self.context, self.story, self.is_game)
        self.notes = Notes(self.context)
        self._plan: tuple[Action, ...] = ()

    def control_rect(self, control: Control) -> Rect:
        """Where a control is on the stage."""
        return self.drag.control_rect(control)

    def play(self, action: Action, held: str = "", held_rect: Rect | None = None) -> None:
        """Propose an action; show what came of it, or why not."""
        before = self.model.shown
        self.context.prompt = None
        self.notes.forget_hint()
        try:
            result = self.session.propose(action)
        except RuleFault as fault:
            self.notes.report_fault(fault)
            return
        if isinstance(result, Refusal):
            self.notes.refuse(result, held_rect or self.context.region("focus"))
            return
        self.after(result, before, held, held_rect)

    def carry(self, actions: tuple[Action, ...], held: str = "", held_rect: Rect | None = None) -> None:
        """Play actions one after the other. What was planned before something new was learnt is not done any more, and that
        is said."""
        self._plan = actions[1:]
        plies, seat = len(self.session.plies), self.model.eyes
        self.play(actions[0], held, held_rect)
        pending = self.session.pending
        done = len(self.session.plies) > plies and pending is not None and seat in pending.seats
        learnt = done and self.session.learnt(plies)
        if learnt and self._plan:
            self.context.send(ShowToast(self.context.texts("table-plan-stopped", count=len(self._plan)), icon="info"))
        if learnt or not done:
            self._plan = ()

    def after(self, ply: Ply, before: Shown, held: str = "", held_rect: Rect | None = None) -> None:
        """A ply has been done: show it."""
        model = self.model
        self.notes.forget_hint()
        if ply.action.seat == model.eyes:
            self._let_go()
        else:
            model.refresh()
            if not model.playing or model.placement.get(self.drag.piece) != before.placement.get(self.drag.piece):
                self._let_go()  # What another did takes nothing out of the hand but what it has changed.
                model.laid = model.arranged()
        self.story.rest = self.counting.rest()
        self.story.begin(ply, before, held, held_rect)
        self._changed()

    def _let_go(self) -> None:
        self.notes.close()
        self.drag.let_go()
        self.model.armed = None

    def resolve(self, outcome: Outcome, piece: str, spot: Rect, held_rect: Rect | None) -> None:
        """Carry out what a drop means; it is asked only between what comes to different things."""
        if isinstance(outcome, Choose) and self.model.all_the_same(outcome.all_actions):
            outcome = Play(outcome.actions[0])
        self._plan = ()
        if isinstance(outcome, Play):
            if outcome.then:
                self.carry((outcome.action, *outcome.then), piece, held_rect)
            else:
                self._do(outcome.action, piece, held_rect)
        elif isinstance(outcome, Choose | Pick | Dial):
            self.context.prompt = prompt_of(self.context, outcome, spot, piece)
        elif isinstance(outcome, Refused):
            self.notes.refuse(outcome.refusal, spot, marked=True)
        else:
            self.explain(piece, spot, outcome.dropped)

    def explain(self, target: str, spot: Rect, dropped: bool) -> None:
        """Answer for a thing that has no answer of its own: why not, a closer look, or what is asked instead."""
        model = self.model
        why = explained(model, target, dropped)
        tip = None if dropped else self._tip_of(target)
        if isinstance(why, Refusal):
            self.notes.refuse(why, spot, marked=dropped)
        elif tip is not None:
            self.notes.look(tip, spot)
        elif dropped:
            self.notes.deny(self._worded(why), spot)
        else:
            self.notes.unasked(self._worded(why))

    def _worded(self, message: str) -> str:
        """A sentence of the house about what is asked: by the sheet that lies on the table, else by the decision."""
        question = getattr(self.context.prompt, "question", "") or self.words.asked()
        return self.stage.texts(PAST if self.read_only else message, question=question)

    def _do(self, action: Action, held: str = "", held_rect: Rect | None = None) -> None:
        """Do what the hand has come to, or let it be changed on a sheet before."""
        sheet = worksheet_of(self.context, Draft(*action), self.model.art.proposal)
        if sheet is None:
            self.play(action, held, held_rect)
        else:
            self.context.prompt = sheet

    def _tip_of(self, target: str) -> Tip | None:
        """What is said of a thing, or of another place under the pointer where no piece lies."""
        model = self.model
        others = [] if target in model.laid else [slot.name for slot in model.layout.slots_at(self.drag.x, self.drag.y)]
        return next((tip for name in (target, *others) if (tip := model.art.tip(model.view, name)) is not None), None)

    def press_control(self, control: Control) -> None:
        """A control was pressed: play, arm, or say why not."""
        self._plan = ()
        if self.read_only:
            return
        rect = self.control_rect(control)
        if not self.model.enabled(control):
            refusal = self.model.why_shut(control)
            if refusal is not None and self.model.playing:
                self.notes.refuse(refusal, rect, purpose=self.words.purpose(control))
            else:
                self.notes.unasked(self._worded(instead(self.model)))
            return
        self.notes.close()
        self.drag.let_go()
        if control.style == COMPOSE:
            draft = Draft(control.kinds[0], self.model.eyes)
            sheet = worksheet_of(self.context, draft, self.model.art.worksheet)
            self.context.prompt = sheet or Composer(self.context, control.kinds[0])
            self.stage.invalidate()
            return
        actions = self.model.press(control)
        if len(actions) == 1:
            self._do(actions[0])
        elif actions:
            self.resolve(narrowed(self.session.rules, actions), "", rect, None)
        elif self.model.armed:
            pieces = self.model.movable()
            if len(pieces) == 1:
                self.drag_view.carry_out(self.drag.select(pieces[0]))
        self.stage.invalidate()

    def cancel(self) -> None:
        """Let go of whatever is half done."""
        self.drag.let_go()
        self.notes.forget_hint()
        self.context.prompt = None
        self.notes.close()
        self.model.armed = None
        self._refresh_prompt()
        self.stage.invalidate()

    @property
    def opened(self) -> bool:
        """True while a sheet or choice lies on the table that is not the question of the decision itself."""
        return self.context.prompt is not None and self.context.prompt is not self.context.question

    @property
    def _may_ask(self) -> bool:
        """True while nothing is being shown that a question would cover."""
        return not (self.read_only or self.story.telling or self.story.dealing)

    def _refresh_prompt(self) -> None:
        context = self.context
        context.prompt = context.question = prompt_for(context) if self._may_ask else None

    def _changed(self) -> None:
        """A ply has been done, or taken back: whatever follows from it is made anew."""
        self._refresh_prompt()
        self.stage.invalidate()


__all__ = ["Playing"]
