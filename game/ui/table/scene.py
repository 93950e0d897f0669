"""The table: gives its parts what they share, and carries out in one place what they ask for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from game.engine import Action, Session
from game.engine.session import SessionChange
from game.settings import is_quiet
from game.table.answers import FIRST
from game.table.layout import Rect
from game.ui.canvas import Canvas
from game.ui.events import Event, Key, KeyUp, PointerDown
from game.ui.memory import forget
from game.ui.scene import Scene, Stage
from game.ui.slices import go_on
from game.ui.table import intents as say
from game.ui.table.board.ambience import Ambience
from game.ui.table.board.view import Board
from game.ui.table.chrome.bar import Bar
from game.ui.table.chrome.chance_curve import recalled
from game.ui.table.chrome.counted_try import asked_first
from game.ui.table.chrome.feedback import Feedback
from game.ui.table.chrome.history_controls import HistoryControls
from game.ui.table.chrome.log import LogPanel
from game.ui.table.chrome.navigation import leave_for
from game.ui.table.chrome.themes import Themes
from game.ui.table.chrome.timeline import Timeline
from game.ui.table.chrome.turn_driver import TurnDriver
from game.ui.table.context import TableContext
from game.ui.table.deeds import Deeds
from game.ui.table.hand.drag_view import DragView
from game.ui.table.hand.tips import Tips
from game.ui.table.hearing import Hearing
from game.ui.table.learn.coach import Coach, is_coached
from game.ui.table.playback.final_scoring import FinalScoring
from game.ui.table.playback.player import Story
from game.ui.table.prompts.asking import Asking
from game.ui.table.prompts.by_form import prompt_for
from game.ui.table.prompts.draft_steps import DraftSteps
from game.ui.table.rehearsal import IDLE, rehearsing
from game.ui.tones import tones_of
from game.ui.widgets import RefusalPopover, Toast, Widget


class TableScene(Scene):
    """One session on the table. ``journal`` keeps it on the disk (or None); ``read_only`` only looks; ``source_id`` is the id
    of the session where it lies without a journal."""

    is_game = True
    """False where a lesson is given: there is no coach then, no theme, nothing moves by itself, and no ending follows."""

    def __init__(
        self, stage: Stage, session: Session, journal: Any = None, read_only: bool = False, source_id: str = ""
    ) -> None:
        super().__init__(stage)
        self.session, self.title, self.place = session, session.title, session.title.id
        self.read_only, self.journal = read_only, journal
        context = self.context = TableContext(stage, session, self.send, read_only, read_only and self.is_game)
        self.model, self.drag, self.words = context.model, context.drag, context.words
        hand = self.drag_view = DragView(context)
        story = self.story = Story(context, self.is_game)
        self.counting = FinalScoring(context, story, self.is_game)
        notes = self.notes = self.told_by()
        self.asking = Asking(context, story, lambda: notes.unasked(notes.worded(FIRST)))
        self.board = Board(context, story, hand)
        hand.badges.sheets = lambda: self.board.sheets
        self.hearing = Hearing(context, story, self.board, hand, notes)
        self.deeds = Deeds(context, story, self.counting, notes, self.asking, hand, self.permits, self.hearing.explain)
        self.alive: Ambience = Ambience(context, story, self.board, hand)
        self.tips = Tips(context, self.board.under, self.board.whole_of)
        self.seats = self.company()
        self.themes = Themes(context, self.is_game and not read_only)
        self._begun = False
        self._wording: tuple[object, float] | None = None
        self.moments = HistoryControls(context, story, journal.id if journal is not None else source_id)
        self._unwatch = session.watch(self._heard)
        if journal is not None:
            journal.on_problem = notes.store_problem
        self.timeline: Timeline | None = None
        self.coach: Coach | None = None
        self.log: LogPanel | None = None
        self._regions: Mapping[str, Rect] = {}
        self._rehearsal = rehearsing(context)
        self._readying: Iterator[None] = iter(())

    # --- building --------------------------------------------------------------------------------

    def told_by(self) -> Feedback:
        """Who says why not; made once."""
        return Feedback(self.context)

    def company(self) -> TurnDriver:
        """Who sits in the other seats; made once."""
        return TurnDriver(self.context, self.story)

    def layout(self) -> None:
        """The bar's buttons, log, timeline; everything else is drawn from the view."""
        context, stage = self.context, self.stage
        context.reword()
        regions = self._regions = self.model.layout.regions
        wording = (stage.texts.edition, stage.canvas.text_scale)
        self.widgets = []
        if "log" in regions:
            chosen = self.log.filter.chosen if self.log is not None else 0
            if self.log is None or wording != self._wording:
                self.log = LogPanel(context, regions["log"])
            self.log.stand(regions["log"], chosen)
            self.widgets.append(self.log)
        self.coach = Coach(context) if self.is_game and is_coached(context) else None
        if self.coach is not None:
            self.timeline = None
            self.widgets.append(self.coach)
        elif "timeline" in regions:
            before, self.timeline = self.timeline, Timeline(context, regions["timeline"])
            if before is not None:
                self.timeline.go_on_from(before)
            self.widgets.append(self.timeline)
        self._recall()
        context.attention.quiet = self.is_game and self.coach is None and is_quiet(stage.settings)
        self.bar = Bar(context)
        self.tips.parts = [part for part in (self.bar, self.timeline, self.log) if part is not None]
        self.widgets += [*self.bar.buttons, *self.counting.doors()]
        self.board.settle()
        if wording != self._wording:
            self.notes.close()
        if self.prompt is None or wording != self._wording:
            self._refresh_prompt()
        self._wording = wording
        self.bar.refresh(bool(self.story.news))

    def renew(self) -> None:
        """The same moment as the title now draws and words it; a sheet that was opened stays as far as it was filled."""
        context, opened = self.context, self.prompt if self.context.prompts.opened else None
        if self.title is not self.session.title:
            self.title = context.title = self.session.title
            self.seats.renew()
        self.model.renew()
        self.board.forget()
        self._wording = None
        self.layout()
        if isinstance(opened, DraftSteps):
            opened.renew()
            context.prompts.show(opened)

    def _recall(self) -> None:
        """The timeline shows what a review has found meanwhile: of whoever looks, or else of the first that has one."""
        if self.timeline is not None:
            seats = dict.fromkeys((self.model.eyes, *range(len(self.session.seats))))
            self.timeline.curve = recalled(self.stage.services, self.session, self.moments.source_id, [*seats])

    def enter(self) -> None:
        """The table is looked at (again): what a button held when it was left has been let go since."""
        self.tips.hide()
        self._recall()
        if self.drag.dragging:
            self.drag.let_go()
        self.seats.enter()
        if not self.seats.curtained:
            self.board.ground.foresee(self.stage.canvas)
        if not self.session.plies and not self._begun and not self.read_only and not self.seats.curtained:
            self.story.deal()
            self._refresh_prompt()
        self._begun = True
        self._foresee()
        if not self.seats.curtained:
            self.themes.begin()

    def cover(self) -> None:
        """The table is under something else: it is painted anew when it comes back."""
        self.board.let_go()

    def _heard(self, change: SessionChange) -> None:
        """A deed may have settled an option."""
        self.context.abide()
        self.stage.invalidate()

    def leave(self) -> None:
        """The table is left: everything is on the disk already. What its game's pictures are put together of goes too, and after
        a game whatever was remembered for it: there may be hours and other games before that is wanted again."""
        self.seats.close()
        self.board.let_go()
        package = self.session.title.package
        if self.is_game:
            forget(package, "game.text", "game.ui.canvas", "game.ui.rasters")
        else:
            forget(f"{package}.art")
        self._unwatch()
        if self.journal is not None:
            self.journal.close()
        if self.journal is not None and self.journal.troubled:
            self.stage.tell_store(self.journal.troubled, self.journal.place)

    # --- what lies on it -------------------------------------------------------------------------

    @property
    def prompt(self) -> Widget | None:
        """The question that lies on the table."""
        return self.context.prompt

    @property
    def popover(self) -> RefusalPopover | None:
        """The reason that is shown beside a place."""
        return self.notes.popover

    @property
    def toasts(self) -> list[Toast]:
        """What is said at the bottom of the table."""
        return self.notes.toasts

    @property
    def telling(self) -> bool:
        """True while deeds of others are told."""
        return self.story.telling

    @property
    def on_top(self) -> bool:
        """True if no other scene covers the table."""
        return self.stage.scenes.top is self

    def toast(self, text: str, sub: str = "", seconds: float = 6, icon: str = "info") -> None:
        """A word at the bottom for some seconds; a hint leaves the hand free."""
        self.notes.toast(text, sub, seconds, icon)

    # --- what is done ----------------------------------------------------------------------------

    def permits(self, action: Action, held: str, held_rect: Rect | None) -> bool:
        """True if an action may be proposed; a lesson answers for what it does not ask for."""
        return True

    def play(self, action: Action, held: str = "", held_rect: Rect | None = None) -> None:
        """Propose an action; show what came of it, or why not."""
        self.deeds.play(action, held, held_rect)

    def cancel(self) -> None:
        """Let go of whatever is half done."""
        self.drag.let_go()
        self.notes.forget_hint()
        self.context.prompts.show(None)
        self.notes.close()
        self.model.armed = None
        self._refresh_prompt()
        self.stage.invalidate()

    @property
    def _may_ask(self) -> bool:
        """True while nothing is being shown that a question would cover."""
        return not (self.read_only or self.story.telling or self.story.dealing)

    def _refresh_prompt(self) -> None:
        self.context.prompts.ask(prompt_for(self.context) if self._may_ask else None)

    # --- what the parts ask for ------------------------------------------------------------------

    def send(self, intent: say.Intent) -> None:
        """Carry out what a part asks for."""
        if asked_first(self.context, intent):
            return
        match intent:
            case say.Play(action, then):
                self.deeds.carry((action, *then))
            case say.Resolve(outcome, piece, spot, rect):
                self.deeds.resolve(outcome, piece, spot, rect)
            case say.PressControl(control):
                self.deeds.press_control(control)
            case say.Cancel():
                self.cancel()
            case say.Lifted():
                self.tips.hide()
                self.notes.close()
            case say.Undo() | say.Redo() | say.RestartTurn() | say.LookAt() | say.Branch():
                self.deeds.drop_plan()
                self.counting.stop()
                self.moments.carry_out(intent)
            case say.PlyDone(ply, before):
                self.deeds.after(ply, before)
            case say.Changed():
                self._changed()
            case say.AskHint():
                self.seats.ask_hint()
            case say.AskMoves():
                self.seats.ask_moves()
            case say.ShowMoves(thought):
                if self.coach is not None:
                    self.coach.advise(thought)
            case say.ShowHint(action, reason):
                self.notes.show_hint(action, reason)
            case say.ShowNews():
                self._tell_again()
            case say.ShowForecast():
                self.hearing.show_forecast()
            case say.OpenTable() | say.OpenRules() | say.OpenMenu() | say.ShowEnding() | say.Open():
                leave_for(self, self.title, intent)
            case say.HangCurtain(seat):
                self._hang_curtain(seat)
            case say.Ask(prompt):
                self.context.prompts.show(prompt)
            case say.ShowToast(text, sub, seconds, icon):
                self.toast(text, sub, seconds, icon)
            case say.Seated(another):
                self._seated(another)

    def _hang_curtain(self, seat: int) -> None:
        self.tips.hide()
        if self.on_top:
            make, lift = self.stage.make, partial(self.seats.sit, seat)
            self.stage.scenes.push(make("curtain", table=self, seat=seat, before=self.model.eyes, lift=lift))

    def _seated(self, another: bool) -> None:
        if another:
            self.notes.pass_on()
        if not self.read_only:
            self._refresh_prompt()
            self.bar.refresh(bool(self.story.news))
        self.stage.invalidate()

    def look_at(self, moment: int | None) -> None:
        """Show another moment of the session; None is now."""
        self.moments.carry_out(say.LookAt(moment))

    def undo(self) -> None:
        """Take back the last deed of a person, or say why that is not fair."""
        self.moments.carry_out(say.Undo())

    def on_escape(self) -> None:
        """Esc lets go and leaves what was opened, takes the words at the bottom away, leaves the past, or opens the menu."""
        if self.popover or self.drag.piece or self.model.armed or self.context.hint or self.context.prompts.opened:
            self.cancel()
        elif self.toasts:
            self.notes.toasts = []
        elif self.model.looking is not None:
            self.look_at(None)
        else:
            self.send(say.OpenMenu())

    # --- events ----------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """The topmost thing first: toast, story, popover, prompt; then the scene."""
        self.stage.invalidate()
        self.alive.hear()
        if isinstance(event, Key | KeyUp) and self.context.attention.key(event.name, isinstance(event, Key)):
            return True
        if isinstance(event, Key):
            self.context.keys_used = True
        elif isinstance(event, PointerDown):
            self.context.keys_used = False
        self.tips.touched(event)
        if self.counting.hear(event):
            return True
        if self.notes.hear_toast(event) or self._hear_story(event) or self.notes.hear_popover(event):
            return True
        if self.coach is not None and self.coach.hears_first(event):
            return True
        if self.asking.lies(self.deeds.planned) and self.asking.hear(event):
            return True
        if isinstance(event, Key) and (self.on_event(event) or event.name == "space"):
            return True  # Space skips what is shown and answers what is asked: it presses nothing else.
        return super().handle(event)

    def set_focus(self, widget: Widget | None, shown: bool = True) -> None:
        """A click chooses nothing for the keys: they speak to the table, or to what they have gone to themselves."""
        super().set_focus(widget if shown or (widget is not None and widget.typing) else None, shown)

    def _hear_story(self, event: Event) -> bool:
        telling = self.story.telling
        heard = self.story.hear(event)
        if telling and not self.story.telling:
            self._changed()
        return heard

    def _tell_again(self) -> None:
        self.counting.stop()
        self.cancel()
        self.story.again()
        self._changed()

    def on_event(self, event: Event) -> bool:
        """The hand on the table, and the keys of the table."""
        if isinstance(event, Key):
            return self.hear_key(event.name)
        self.tips.hear(event)
        return self.hearing.pointer(event)

    def hear_key(self, name: str) -> bool:
        """A key that speaks to the table; true if it does anything."""
        return self.hearing.key(name, self.timeline)

    # --- time ------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        """Motions, toasts, tips, bots."""
        self.context.time += seconds
        telling = self.story.telling
        moving = self.story.update(seconds)
        self.themes.follow()
        moving |= self.counting.update(seconds, self.on_top)
        self._follow_board()
        if telling and not self.story.telling:
            self._changed()
        moving |= self.notes.update(seconds)
        moving |= self.tips.update(seconds)
        moving |= self.drag_view.update(seconds)
        moving |= self.board.update(seconds)
        moving |= self.seats.update(seconds)
        if self.board.sitters.thinking != self.seats.thinking:
            self.board.sitters.thinking, moving = self.seats.thinking, True
        moving |= self.prompt is not None and self.prompt.update(seconds / self.story.pace)
        if self.timeline and self.on_top:
            moving |= self.timeline.update(seconds)
        if self.log and self.on_top and not self.story.busy:
            moving |= self.log.lay_ahead(self.stage.canvas)
        if not self.story.busy and self.on_top:
            self.deeds.go_on()
        if self.drag.piece and not self.stage.settings.reduced_motion:
            moving = True
        self.alive.update(seconds, self.on_top and self.is_game and not self.seats.curtained)
        return moving

    def idle(self) -> None:
        """What the game shows later on is drawn ahead, unless a bot needs the time; a lesson makes its own steps ready."""
        if self.is_game and not self.story.busy and self.seats.thinking is None:
            go_on(self._rehearsal, IDLE)

    def is_awaited(self) -> bool:
        """Another table, or the same for other eyes, comes as a whole, and so does what covers all of it."""
        self.lacks = True  # Until it is drawn.
        return not self.seats.curtained and any(p.is_awaited(self._canvas) for p in (self.story.overlay, self.board))

    @property
    def _canvas(self) -> Canvas:
        return self.stage.canvas.toned(tones_of(self.title))

    def make_ready(self, seat: int) -> None:
        """A curtain hangs before the table: a little of what that seat sees behind it is painted."""
        if self.seats.look_ahead(seat):
            self._refresh_prompt()
            self._readying = self.board.made_ready(self._canvas)
        go_on(self._readying)

    def _changed(self) -> None:
        """A ply has been done, or taken back: whatever follows from it is made anew."""
        self._refresh_prompt()
        self.stage.invalidate()
        self.bar.refresh(bool(self.story.news))
        self.seats.after_change()
        self._follow_board(self.coach is not None and self.coach.is_done)
        self._foresee()

    def _foresee(self) -> None:
        """The coach thinks before it is asked."""
        if self.coach is not None and self.model.looking is None:
            self.seats.foresee()

    def _follow_board(self, anew: bool = False) -> None:
        """Another board: what stands on it moves along."""
        if anew or self._regions != self.model.layout.regions:
            self.tips.hide()
            self.layout()

    # --- drawing ---------------------------------------------------------------------------------

    @property
    def glows(self) -> bool:
        """True if what can be taken up shines."""
        return not self.story.busy

    def veil(self, canvas: Canvas) -> None:
        """What lies between the table and the hand; nothing, but in a lesson."""

    def render(self, canvas: Canvas) -> None:
        """Everything, from the ground to what floats on top."""
        canvas = canvas.toned(tones_of(self.title))
        if self.seats.curtained:
            canvas.fill((0, 0, 1280, 720), "#0F2238")
            self.lacks = False
            return
        if self.prompt is None and self.model.playing and self._may_ask:
            self._refresh_prompt()
        advised = self.coach is not None and self.glows and self.coach.stands
        self.board.draw(canvas, self.widgets, self.focus if self.focus_shown else None, self.tips.over_control)
        self.veil(canvas)
        self.drag_view.draw(canvas, self.glows and not advised)
        self.notes.draw_place(canvas)
        self.story.draw(canvas)
        self.lacks = self.board.ground.lacks or self.story.overlay.lacks
        self.counting.draw(canvas)
        if not self.story.telling and self.asking.lies(self.deeds.planned):
            self.asking.draw(canvas)
        if self.coach is not None:
            self.coach.draw_over(canvas, advised)
        self.notes.draw(canvas)
        covered = (
            bool(self.popover or self.story.telling or self.story.dealing or self.drag_view.foretold) or not self.on_top
        )
        self.tips.draw(canvas, covered)
        if self.lacks:
            self.story.overlay.go_on(self.board.ground)
