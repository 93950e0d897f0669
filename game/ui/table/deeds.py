"""What is done at a table: a deed is proposed, shown or refused; several are done one after the other; a control is pressed."""

from __future__ import annotations

from collections.abc import Callable

from game.engine import Action, Ply, Refusal, RuleFault
from game.presentation import Control
from game.table.answers import instead
from game.table.drag import HandIntent
from game.table.drop import Choose, Nothing, Outcome, Play, Refused, narrowed
from game.table.layout import Rect
from game.table.model import Shown
from game.ui.table.chrome.feedback import Feedback
from game.ui.table.context import TableContext
from game.ui.table.hand.drag_view import DragView
from game.ui.table.intents import Changed, ShowToast
from game.ui.table.playback.final_scoring import FinalScoring
from game.ui.table.playback.player import Story
from game.ui.table.prompts.asking import Asking
from game.ui.table.prompts.by_form import prompt_of

Permit = Callable[[Action, str, Rect | None], bool]
"""Says of an action, the piece that is held and where it is held, whether it may be done; where not, that has been answered."""
Explain = Callable[[str, Rect, bool], None]
"""Answers for a thing at a place that was dropped there (or only clicked) and meant nothing."""


class Deeds:
    """Carries out what the hand of one table means. ``permits`` is asked before anything is proposed, ``explain`` answers for
    what means nothing."""

    def __init__(
        self,
        table: TableContext,
        story: Story,
        counting: FinalScoring,
        notes: Feedback,
        asking: Asking,
        hand: DragView,
        permits: Permit,
        explain: Explain,
    ) -> None:
        self.table, self.story, self.counting = table, story, counting
        self.notes, self.asking, self.hand = notes, asking, hand
        self.permits, self.explain = permits, explain
        self._plan: tuple[Action, ...] = ()

    @property
    def planned(self) -> bool:
        """True while something is still to be done of what was planned."""
        return bool(self._plan)

    def drop_plan(self) -> None:
        """What was planned is not done any more."""
        self._plan = ()

    def go_on(self) -> None:
        """Do what was planned next, if anything was."""
        if self._plan:
            self.carry(self._plan)

    def play(self, action: Action, held: str = "", held_rect: Rect | None = None) -> None:
        """Propose an action; show what came of it, or why not. ``held`` is the piece that is carried, and where it is."""
        if not self.permits(action, held, held_rect):
            return
        table = self.table
        before = table.model.shown
        table.prompts.show(None)
        self.notes.forget_hint()
        try:
            result = table.session.propose(action)
        except RuleFault as fault:
            self.notes.report_fault(fault)
            return
        if isinstance(result, Refusal):
            self.notes.refuse(result, held_rect or table.region("focus"))
            return
        self.after(result, before, held, held_rect)

    def carry(self, actions: tuple[Action, ...], held: str = "", held_rect: Rect | None = None) -> None:
        """Play actions one after the other. What was planned before something new was learnt is not done any more, and that
        is said."""
        table, session = self.table, self.table.session
        self._plan = actions[1:]
        plies, seat = len(session.plies), table.model.eyes
        self.play(actions[0], held, held_rect)
        pending = session.pending
        done = len(session.plies) > plies and pending is not None and seat in pending.seats
        learnt = done and session.learnt(plies)
        if learnt and self._plan:
            table.send(ShowToast(table.texts("table-plan-stopped", count=len(self._plan)), icon="info"))
        if learnt or not done:
            self._plan = ()

    def after(self, ply: Ply, before: Shown, held: str = "", held_rect: Rect | None = None) -> None:
        """A ply has been done: show it."""
        model = self.table.model
        self.notes.forget_hint()
        if ply.action.seat == model.eyes:
            self._let_go()
        else:
            model.refresh()
            held_piece = self.table.drag.piece
            if not model.playing or model.placement.get(held_piece) != before.placement.get(held_piece):
                self._let_go()  # What another did takes nothing out of the hand but what it has changed.
                model.laid = model.arranged()
        self.story.rest = self.counting.rest()
        self.story.begin(ply, before, held, held_rect)
        self.table.send(Changed())

    def resolve(self, outcome: Outcome, piece: str, spot: Rect, held_rect: Rect | None) -> None:
        """Carry out what a drop means; it is asked only between what comes to different things."""
        if isinstance(outcome, Choose) and self.table.model.all_the_same(outcome.all_actions):
            outcome = Play(outcome.actions[0])
        self._plan = ()
        if isinstance(outcome, Play):
            if outcome.then:
                self.carry((outcome.action, *outcome.then), piece, held_rect)
            elif not self.asking.proposes(outcome.action):
                self.play(outcome.action, piece, held_rect)
        elif isinstance(outcome, Refused):
            self.notes.refuse(outcome.refusal, spot, marked=True)
            self._take_up_the_one()  # It is still what the control asks for.
        elif isinstance(outcome, Nothing):
            self.explain(piece, spot, outcome.dropped)
            self._take_up_the_one()
        else:
            self.table.prompts.show(prompt_of(self.table, outcome, spot, piece))

    def press_control(self, control: Control) -> None:
        """A control was pressed: play, arm, or say why not."""
        table, model = self.table, self.table.model
        self._plan = ()
        if table.read_only:
            return
        rect = table.drag.control_rect(control)
        if not model.enabled(control):
            refusal = model.why_shut(control)
            if refusal is not None and model.playing:
                self.notes.refuse(refusal, rect, purpose=table.words.purpose(control))
            else:
                self.notes.unasked(self.notes.worded(instead(model)))
            return
        if self.asking.holds_back():
            return
        self.notes.close()
        table.drag.let_go()
        table.stage.invalidate()
        if self.asking.opens(control):
            return
        actions = model.press(control)
        if len(actions) == 1:
            self.resolve(Play(actions[0]), "", rect, None)
        elif actions:
            self.resolve(narrowed(table.session.rules, actions), "", rect, None)
        else:
            self.hand.carry_out(self._take_up_the_one())

    def _take_up_the_one(self) -> list[HandIntent]:
        """The hand takes up what a pressed control has to lay down, where that is one piece alone."""
        model, drag = self.table.model, self.table.drag
        pieces = model.movable() if model.armed and not drag.piece else []
        return drag.select(pieces[0]) if len(pieces) == 1 else []

    def _let_go(self) -> None:
        self.notes.close()
        self.table.drag.let_go()
        self.table.model.armed = None


__all__ = ["Deeds"]
