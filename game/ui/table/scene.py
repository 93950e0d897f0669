"""The table: draws what the model shows, and turns the hand's doings into actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from game.engine import TAKE_BACK, Action, Draft, Ply, Refusal, RuleFault, Session
from game.engine.session import ASSISTED
from game.paths import bundled
from game.presentation import COMPOSE, Control
from game.presentation.history import turn_start
from game.table.arrange import Laid
from game.table.drag import Drag
from game.table.drop import Choose, Dial, Nothing, Outcome, Pick, Play, Refused, narrowed
from game.table.layout import Rect, inside
from game.table.model import TableModel
from game.table.roles import role
from game.ui.canvas import Canvas
from game.ui.events import Event, Key, PointerDown, PointerMove, PointerUp, Wheel
from game.ui.scene import Scene
from game.ui.table.bar import Bar
from game.ui.table.board import Board
from game.ui.table.composer import Composer
from game.ui.table.drag_view import DragView
from game.ui.table.highlights import draw_refused
from game.ui.table.log import LogPanel
from game.ui.table.painter import Painter
from game.ui.table.prompts import prompt_for, prompt_of
from game.ui.table.seats import Seats
from game.ui.table.story import Story
from game.ui.table.timeline import Timeline
from game.ui.table.tips import Tips
from game.ui.table.words import Words
from game.ui.table.worksheet import WorksheetPrompt
from game.ui.widgets import Dialog, RefusalPopover, Toast, Widget

if TYPE_CHECKING:
    from game.ui.app import App


class TableScene(Scene):
    """One session on the table. ``journal`` keeps it on the disk (or None); ``read_only`` only looks."""

    def __init__(self, app: App, session: Session, journal: Any = None, read_only: bool = False) -> None:
        super().__init__(app)
        self.session = session
        self.title = session.title
        self.journal = journal
        self.read_only = read_only
        self.source_id = journal.id if journal is not None else ""
        app.texts.load(self.title.text_folder())
        self.model = TableModel(session, bundled("art"))
        self.board = Board(self)
        self.drag = Drag(self.model)
        self.drag_view = DragView(self, self.drag)
        self.story = Story(self)
        self.tips = Tips(self)
        self.words = Words(self)
        self.seats = Seats(self)
        self.prompt: Widget | None = None
        self.popover: RefusalPopover | None = None
        self.refused_rect: Rect | None = None
        self.toasts: list[Toast] = []
        self.dialog: Dialog | None = None
        self.hint: tuple[Action, str] | None = None
        self.time = 0.0
        self.keys_used = False
        self._ended = session.pending is None
        self._wording: tuple[str, float] | None = None
        self._unwatch = session.watch(lambda _: app.invalidate())
        if journal is not None:
            journal.on_problem = self.store_problem
        self.timeline: Timeline | None = None
        self.log: LogPanel | None = None
        self._regions: Mapping[str, Rect] = {}

    # --- building --------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return self.words.names

    def layout(self) -> None:
        """The bar's buttons, log, timeline; everything else is drawn from the view."""
        app, texts = self.app, self.app.texts
        self.painter = Painter(texts, self.title.id, self.names, app.settings.captions)
        regions = self._regions = self.model.layout.regions
        self.widgets = []
        if "log" in regions:
            chosen = self.log.filter.chosen if self.log is not None else 0
            self.log = LogPanel(self, regions["log"])
            self.log.filter.chosen = chosen
            self.widgets.append(self.log)
        if "timeline" in regions:
            before, self.timeline = self.timeline, Timeline(self, regions["timeline"])
            if before is not None:
                self.timeline.playing, self.timeline.speed = before.playing, before.speed
            self.widgets.append(self.timeline)
        self.bar = Bar(self)
        self.widgets += self.bar.buttons
        self.board.forget()
        wording = (texts.language, app.settings.text_scale)
        if wording != self._wording:
            self.close_popover()
        if self.prompt is None or wording != self._wording:
            self._refresh_prompt()
        self._wording = wording
        self.bar.refresh()

    def enter(self) -> None:
        """The table is looked at (again): what a button held when it was left has been let go since."""
        self.tips.hide()
        if self.drag.dragging:
            self.drag.let_go()
        self.seats.enter()

    def leave(self) -> None:
        """The table is left: everything is on the disk already."""
        self.seats.close()
        self._unwatch()
        if self.journal is not None:
            self.journal.close()
            if self.journal.troubled:
                self.app.tell_store(self.journal.troubled, self.journal.place)

    def region(self, name: str) -> Rect:
        """Where on the board something of the house stands, by its role."""
        return role(self.model.layout, name)

    # --- who is who ------------------------------------------------------------------------------

    def emblem_of(self, actor: int | str) -> str:
        """The drawing that stands for whoever did something."""
        if isinstance(actor, int):
            return f"shared/seats/{self.session.colors[actor]}"
        return "shared/seats/black" if actor else ""

    # --- playing ---------------------------------------------------------------------------------

    def play(self, action: Action, held: str = "", held_rect: Rect | None = None) -> None:
        """Propose an action; show what came of it, or why not."""
        before = self.model.laid
        self.prompt = None
        self.forget_hint()
        try:
            result = self.session.propose(action)
        except RuleFault as fault:
            self.report_fault(fault)
            return
        if isinstance(result, Refusal):
            self.refuse(result, held_rect or self.region("focus"))
            return
        self.after(result, before, held, held_rect)

    def after(self, ply: Ply, before: dict[str, Laid], held: str = "", held_rect: Rect | None = None) -> None:
        """A ply has been done: show it."""
        spot = self.model.placement.get(self.drag.piece)
        self.forget_hint()
        self.model.refresh()
        mine = ply.action.seat == self.model.eyes
        if mine or not self.model.playing or self.model.placement.get(self.drag.piece) != spot:
            self.close_popover()
            self.drag.let_go()  # What another did takes nothing out of the hand but what it has changed.
            self.model.armed = None
            self.model.laid = self.model.arranged()
        self.story.begin(ply, before, self.model.laid, held, held_rect)
        self._changed()

    def undo(self) -> None:
        """Take back the last deed of a person, or say why that is not fair."""
        if self.read_only:
            return
        back = Action(TAKE_BACK, self.model.eyes)
        if self.model.looking is None and self.session.check(back) is None:
            self.play(back)
            return
        self._back(self.session.undo())

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.read_only:
            return
        if self.model.looking is not None:
            self.look_at(None)
        before = self.model.laid
        refusal = self.session.redo()
        if refusal is not None:
            self.toast(self.words.refusal(refusal), icon="lock")
            return
        if self.session.plies:
            self.after(self.session.plies[-1], before)

    def restart_turn(self) -> None:
        """Back to the beginning of the running turn."""
        if self.read_only:
            return
        if not self.session.plies:
            self._back(Refusal("undo_nothing"))
            return
        self._back(self.session.undo_to(turn_start(self.session.plies, self.model.presentation)))

    def _back(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self.toast(self.words.refusal(refusal), icon="lock")
            return
        self._ended = False
        self.look_at(None)
        self.story.skip()
        self._changed()

    def look_at(self, n: int | None) -> None:
        """Show another moment of the session; None is now."""
        self.story.skip()
        self.cancel()
        self.model.look_at(n)
        self._changed()

    def branch(self) -> None:
        """Go on from the shown moment as a new session."""
        self.seats.branch(self.model.moment)

    def ask_hint(self) -> None:
        """What would a good player do? The session is then marked as assisted."""
        if self.model.playing and not self.read_only:
            self.seats.ask_hint()

    def show_hint(self, action: Action, reason: str) -> None:
        """Draw a hint on the table."""
        self.session.flag(ASSISTED)
        self.hint = (action, reason)
        label, _ = self.words.action(action)
        self.toast(label, reason, seconds=14, icon="hint")

    def forget_hint(self) -> None:
        """Take the hint and its words away."""
        self.hint = None
        self.toasts = [toast for toast in self.toasts if toast.icon != "hint"]

    def toggle_news(self) -> None:
        """Show again what happened since the last deed."""
        self.story.lines = list(self.story.news)
        self.story.line_at = 0.0

    # --- refusing --------------------------------------------------------------------------------

    def refuse(self, refusal: Refusal, spot: Rect) -> None:
        """Say why not, at the place."""
        self.app.sound.play("thud")
        texts = self.app.texts
        link = texts("table-rule", rule=refusal.rule.split("-")[0]) if refusal.rule else ""
        avoid = [laid.rect for laid in self.model.laid.values() if inside(spot, *_middle(laid.rect))]
        text = self.words.refusal(refusal)
        self.popover = RefusalPopover(
            self.app.canvas,
            spot,
            texts("table-refused"),
            text,
            link,
            lambda: self.open_rules(refusal.rule, text, refusal.code),
            self.close_popover,
            avoid,
        )
        self.app.invalidate()

    def close_popover(self) -> None:
        """The reason has been read."""
        self.popover = None
        self.refused_rect = None
        self.app.invalidate()

    def toast(self, text: str, sub: str = "", seconds: float = 6, icon: str = "info") -> None:
        """A word at the bottom for some seconds; a hint leaves the hand free."""
        self.toasts = [Toast(text, sub, seconds, None, icon, self.region("toast"))]
        self.app.invalidate()

    def store_problem(self, code: str, params: dict[str, Any] | None = None) -> None:
        """The disk does not take the session: said at once, the game goes on."""
        text = self.app.texts(code, **(params or {}))
        self.toasts = [Toast(text, self.app.texts("store-goes-on"), 0, None, "warning", self.region("toast"))]
        self.app.invalidate()

    def report_fault(self, fault: RuleFault) -> None:
        """A rule broke: the game is as it was, a report is written."""
        import traceback

        from game.engine.record import write_record
        from game.ui.app import write_crash_report

        text = "".join(traceback.format_exception(fault)) + write_record(fault.record).decode()
        path = write_crash_report(text)
        self.toast(self.app.texts("table-fault"), str(path or ""), 0, "warning")

    # --- the hand's outcome ----------------------------------------------------------------------

    def resolve(self, outcome: Outcome, piece: str, spot: Rect, held_rect: Rect | None) -> bool:
        """Carry out what a drop means. True unless it meant nothing."""
        if isinstance(outcome, Play):
            self.play(outcome.action, piece, held_rect)
        elif isinstance(outcome, Choose | Pick | Dial):
            self.prompt = prompt_of(self, outcome, spot, piece)
        elif isinstance(outcome, Refused):
            self.refused_rect = spot
            self.refuse(outcome.refusal, spot)
        return not isinstance(outcome, Nothing)

    def press_control(self, control: Control) -> None:
        """A control was pressed: play, arm, or say why not."""
        if self.read_only:
            return
        if not self.model.enabled(control):
            refusal = self.model.why_shut(control)
            if refusal is not None and self.model.playing:
                self.refuse(refusal, self.control_rect(control))
            return
        self.close_popover()
        self.drag.let_go()
        if control.style == COMPOSE:
            draft = Draft(control.kinds[0], self.model.eyes)
            own = self.model.art.worksheet(self.model.view, draft)
            self.prompt = WorksheetPrompt(self, draft) if own is not None else Composer(self, control.kinds[0])
            self.app.invalidate()
            return
        actions = self.model.press(control)
        if len(actions) == 1:
            self.play(actions[0])
        elif actions:
            self.resolve(narrowed(self.session.rules, actions), "", self.control_rect(control), None)
        elif self.model.armed:
            pieces = self.model.movable()
            if len(pieces) == 1:
                self.drag_view.carry_out(self.drag.select(pieces[0]))
        self.app.invalidate()

    def control_rect(self, control: Control) -> Rect:
        """Where a control is on the stage."""
        return self.drag.control_rect(control)

    def cancel(self) -> None:
        """Let go of whatever is half done."""
        self.drag.let_go()
        self.forget_hint()
        self.prompt = None
        self.close_popover()
        self.model.armed = None
        self._refresh_prompt()
        self.app.invalidate()

    # --- going elsewhere -------------------------------------------------------------------------

    def open_menu(self) -> None:
        """The pause menu."""
        self.app.scenes.push(self.app.make("pause", table=self))

    def open_rules(self, anchor: str, refused: str = "", code: str = "") -> None:
        """The rules of this game, at a place."""
        rules = self.app.make("rules", title=self.title, anchor=anchor, refused=refused, code=code)
        self.app.scenes.push(rules)

    def on_escape(self) -> None:
        """Esc lets go, leaves the past, or opens the menu."""
        if self.popover or self.drag.piece or self.model.armed or self.hint:
            self.cancel()
        elif self.model.looking is not None:
            self.look_at(None)
        else:
            self.open_menu()

    # --- events ----------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """The topmost thing first: dialog, toast, popover, prompt; then the scene."""
        self.app.invalidate()
        if isinstance(event, Key):
            self.keys_used = True
        elif isinstance(event, PointerDown):
            self.keys_used = False
        if self.dialog is not None:
            return self.dialog.handle(event)
        for toast in self.toasts:
            if isinstance(event, PointerMove):
                toast.hovered = toast.contains(event.x, event.y)
            if toast.visible and toast.handle(event):
                return True
        if self.story.lines and self._skips(event):
            return True
        if isinstance(event, Key) and event.name == "space" and self.story.skip():
            return True
        if self.popover is not None and not isinstance(event, PointerUp):
            if self.popover.handle(event):
                return True
            if isinstance(event, PointerDown | Key):
                self.close_popover()
        if self.prompt is not None and self.prompt.handle(event):
            return True
        if isinstance(event, Key) and self.on_event(event):
            return True
        return super().handle(event)

    def _skips(self, event: Event) -> bool:
        if isinstance(event, PointerDown) or (isinstance(event, Key) and event.name in ("space", "enter")):
            if self.app.settings.animation == "step":
                self.story.next_line()
            else:
                self.story.skip()
            return True
        if isinstance(event, Key) and event.name == "esc":
            self.story.skip()
            return True
        return False

    def on_event(self, event: Event) -> bool:
        """The hand on the table, and the keys of the table."""
        if isinstance(event, PointerMove | PointerDown | PointerUp | Wheel):
            self.tips.hear(event)
            return self.drag_view.hear(event)
        if isinstance(event, Key):
            return self._key(event.name)
        return False

    def _key(self, name: str) -> bool:
        if self.timeline and self.model.looking is not None and self.timeline.key(name):
            return True
        plain_keys: dict[str, Callable[[], None]] = {
            "z": self.undo,
            "ctrl+z": self.undo,
            "y": self.redo,
            "ctrl+y": self.redo,
            "ctrl+shift+z": self.redo,
            "backspace": self.restart_turn,
            "h": self.ask_hint,
            "f1": lambda: self.open_rules(""),
            "f2": lambda: self.app.scenes.push(self.app.make("settings")),
            "n": self.toggle_news,
            "?": lambda: self.app.scenes.push(self.app.make("keys")),
            "shift+/": lambda: self.app.scenes.push(self.app.make("keys")),
        }
        if self.timeline:
            plain_keys |= {"shift+left": partial(self.timeline.turn, -1), "p": self.timeline.toggle_play}
        if name in plain_keys:
            plain_keys[name]()
            return True
        for control in self.model.controls:
            if control.hotkey and control.hotkey.lower() == name:
                self.press_control(control)
                return True
        return self.drag_view.key(name)

    # --- time ------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        """Motions, toasts, tips, bots."""
        self.time += seconds
        moving = self.story.update(seconds)
        for toast in self.toasts:
            moving |= toast.update(seconds)
        self.toasts = [t for t in self.toasts if t.visible]
        moving |= self.tips.update(seconds)
        moving |= self.drag_view.update(seconds)
        moving |= self.seats.update(seconds)
        if self.timeline and self.on_top:
            moving |= self.timeline.update(seconds)
        if self.drag.piece and not self.app.settings.reduced_motion:
            moving = True
        if self._ended is False and self.session.pending is None and not self.story.busy and self.on_top:
            self._ended = True
            self.app.call_later(0.6, self._show_ending)
        return moving

    @property
    def on_top(self) -> bool:
        """True if no other scene covers the table."""
        return self.app.scenes.top is self

    def _show_ending(self) -> None:
        if self.session.pending is None and self.on_top:
            self.app.scenes.push(self.app.make("ending", table=self))

    def _changed(self) -> None:
        self.bar.refresh()
        self._refresh_prompt()
        self.seats.after_change()
        if self._regions != self.model.layout.regions:
            self.layout()  # Another board: what stands on it moves along.
        self.app.invalidate()

    def _refresh_prompt(self) -> None:
        self.prompt = None if self.read_only or self.story.lines else prompt_for(self)

    # --- drawing ---------------------------------------------------------------------------------

    def render(self, canvas: Canvas) -> None:
        """Everything, from the ground to what floats on top."""
        canvas = canvas.toned(self.model.art.TONES)
        if self.seats.curtained:
            canvas.fill((0, 0, 1280, 720), "#0F2238")
            return
        if self.prompt is None and not self.story.lines and self.model.playing and not self.read_only:
            self._refresh_prompt()
        if not self.board.still(canvas):
            self.board.under(canvas)
        self.drag_view.draw(canvas)
        if self.refused_rect is not None and self.popover is not None:
            draw_refused(canvas, self.refused_rect)
        self.story.draw(canvas)
        if self.prompt is not None and not self.story.lines:
            self.prompt.draw(canvas)
        if self.popover is not None:
            self.popover.draw(canvas)
        for toast in self.toasts:
            toast.draw(canvas)
        self.tips.draw(canvas)
        if self.dialog is not None:
            self.dialog.draw(canvas)


def _middle(rect: Rect) -> tuple[float, float]:
    return rect[0] + rect[2] / 2, rect[1] + rect[3] / 2
