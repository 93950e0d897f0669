"""The coach of a first game: a slim board in the place of the timeline that says what kind of moment this is and, when it is
asked, what three likely deeds would bring."""

from __future__ import annotations

from game.bots.bot import NO_REASON, Likely, Thought
from game.bots.explain import ideas
from game.engine import Action
from game.engine.session import ASSISTED, PRACTICE
from game.settings import COACHES, Settings
from game.table.answers import PAST
from game.table.layout import Rect, inside
from game.text.speech import message_id
from game.ui.canvas import Canvas
from game.ui.events import Event, Key, PointerDown, PointerMove, PointerUp
from game.ui.table.board.marks import draw_number
from game.ui.table.context import TableContext
from game.ui.table.intents import AskMoves, Play, ShowToast
from game.ui.table.learn.advice import Advice, can_choose
from game.ui.theme import GLOW, INK, INK2, WALNUT_CAPTION, WALNUT_TITLE
from game.ui.widgets import Button, Widget

STRIP: Rect = (0, 686, 1280, 34)
LEFT = 66.0
DEEDS = 40
"""So many deeds of a person the coach stays in a first game: some four turns."""
NEVER, _, ALWAYS = COACHES
_BOARD = (
    '<defs><linearGradient id="w" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="34"><stop offset="0" '
    'stop-color="#82542F"/><stop offset=".3" stop-color="#6B4426"/><stop offset="1" stop-color="#432914"/>'
    '</linearGradient></defs><rect width="1280" height="34" fill="url(#w)"/><path d="M0 14 C300 10 700 20 1280 13 M0 26 '
    'C400 30 800 22 1280 28" fill="none" stroke="#2C180B" stroke-width="1.2" stroke-opacity=".45"/><path d="M0 1 H1280" '
    'stroke="#F0C48A" stroke-width="2"/>'
)


def is_coached(table: TableContext) -> bool:
    """True if the coach speaks in this session now: the settings say so, one person sits there, the game is still young
    and, by default, it is the first one of its title."""
    settings: Settings = table.stage.settings
    people = table.session.humans
    if table.read_only or settings.coach == NEVER or len(people) != 1 or not table.can_hint:
        return False
    return settings.coach == ALWAYS or (_is_young(table) and not table.has_played)


def _is_young(table: TableContext) -> bool:
    people = table.session.humans
    return sum(ply.action.seat in people for ply in table.session.plies) < DEEDS


class Coach(Widget):
    """The strip. ``advice`` are the deeds that were asked for at this moment, the best first and of different kinds;
    ``over`` is the number (from 0) of the one that is pointed at, or -1."""

    def __init__(self, table: TableContext) -> None:
        super().__init__(STRIP, "coach")
        self.table = table
        self.advice: Advice | None = None
        self.waiting = False
        self.over = -1
        self._keyed = False
        self._moment: tuple[object, ...] = ()
        self._plies = -1
        self._chips: list[Rect] = []
        texts = table.texts
        wide = 54 + table.stage.canvas.measure(texts("coach-off"), 12.5, "bold")
        self.off = Button(
            (1268 - wide, 690, wide, 26),
            texts("coach-off"),
            self._leave,
            icon="off",
            size=12.5,
            pad=10,
            widget_id="coach-off",
        )
        counted = bool(table.session.flags & {ASSISTED, PRACTICE})
        label = texts("coach-ask" if counted else "coach-ask-counted")  # What it costs is said before it is pressed.
        ask = 48 + table.stage.canvas.measure(label, 13.5, "bold")
        self.ask = Button(
            (1258 - wide - ask, 690, ask, 26),
            label,
            self._ask,
            kind="gold",
            icon="show",
            size=13.5,
            pad=10,
        )
        self.ask.id = "coach-ask"

    @property
    def is_done(self) -> bool:
        """True once the first turns are over."""
        return self.table.stage.settings.coach != ALWAYS and not _is_young(self.table)

    @property
    def is_silent(self) -> bool:
        """True where whoever looks has only one thing to do: there is nothing to advise."""
        return self.table.model.playing and not can_choose(self.table)

    @property
    def moves(self) -> list[Action]:
        """The deeds that are named."""
        return self.advice.actions if self.advice is not None else []

    # --- what it says ------------------------------------------------------------------------------

    @property
    def said(self) -> tuple[str, str]:
        """The kind of the moment in a word (or ""), and what it asks: the title's ``coach`` message of the decision, which
        begins with the kind in bold, or the question."""
        table = self.table
        if table.model.looking is not None:
            return "", table.texts(PAST)
        if table.model.telling is not None:
            return "", table.texts("coach-told")
        pending = table.session.pending
        if pending is None or table.model.eyes not in pending.seats:
            return "", table.words.asked()
        own = message_id(table.texts, table.title.id, "coach", pending.key)
        if not table.texts.has(own):
            return "", table.words.question()
        before, kind, question = (table.words.coached(own).split("**", 2) + ["", ""])[:3]
        return (kind, question) if not before and question else ("", before + kind + question)

    def advise(self, thought: Thought | None) -> None:
        """Show the deeds that a good player would think of, at most three, each another idea; or nothing, if
        none came to mind. A game that counts is then one that was played with help, which is said once."""
        self.forget()
        self.waiting = False
        if thought is None:
            return
        named = thought.likely
        if not named:
            found = ideas([action for action, _ in thought.candidates] or [thought.action])
            named = tuple(Likely(a, thought.reason if a == thought.action else NO_REASON) for a in found)
        self.advice = Advice(self.table, named)
        flags = self.table.session.flags
        if not flags & {ASSISTED, PRACTICE}:
            self.table.session.flag(ASSISTED)
            self.table.send(ShowToast(self.table.texts("hint-counted"), icon="hint"))
        self.table.stage.invalidate()

    def forget(self) -> None:
        """Another moment: nothing has been asked yet. What others answer in secret meanwhile makes no other moment."""
        moment, plies = self._asked, len(self.table.session.plies)
        if plies != self._plies or moment != self._moment:
            self._plies = plies
            legal = self.table.session.legal(self.table.model.eyes) if self.moves and moment == self._moment else []
            if moment != self._moment or not set(self.moves) <= set(legal):
                self._moment, self.advice, self.waiting, self.over = moment, None, False, -1
                self._chips = []

    @property
    def _asked(self) -> tuple[object, ...]:
        """What whoever looks is asked, and after which deed of theirs."""
        session, eyes = self.table.session, self.table.model.eyes
        last = next((ply for ply in reversed(session.plies) if ply.action.seat == eyes), None)
        pending = session.pending
        return last and (last.n, last.sum), pending and (pending.key, pending.data), eyes in self.table.model.asked

    def _ask(self) -> None:
        self.waiting = True
        self.table.send(AskMoves())

    def _leave(self) -> None:
        self._point(-1)
        self.table.stage.change_settings(coach=NEVER)
        self.table.send(ShowToast(self.table.texts("coach-off-told")))

    # --- the hand ------------------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        """C asks; 1 to 3 show a deed alone while the deeds are shown, and again all of them. While one is shown alone,
        Enter does nothing: it is not the hand's."""
        if name == "c" and self._can_ask():
            self._ask()
            return True
        if not self.shows:
            return False
        if name.isdigit() and 0 < int(name) <= len(self.moves):
            self._point(-1 if self.over == int(name) - 1 else int(name) - 1, keyed=True)
            return True
        return name == "enter" and self.over >= 0

    def hears_first(self, event: Event) -> bool:
        """Its keys and, while a question stands over the table, the hand on the strip, before the question itself."""
        if isinstance(event, Key):
            return self.key(event.name)
        return self.table.prompt is not None and self.handle(event)

    def handle(self, event: Event) -> bool:
        """Pointing at a deed shows it alone, a click does it."""
        if self.is_silent:
            return False
        for button in (self.off, self.ask):
            if isinstance(event, PointerMove):
                button.hovered = button.contains(event.x, event.y)
            if (button is self.off or self._can_ask()) and button.handle(event):
                return True
        if isinstance(event, PointerMove):
            over = next((i for i, chip in enumerate(self._chips) if inside(chip, event.x, event.y)), -1)
            if over != self.over and (over >= 0 or not self._keyed):
                self._point(over)
            return False
        if isinstance(event, PointerDown) and event.button == 1 and self.shows:
            for action, chip in zip(self.moves, self._chips):
                if inside(chip, event.x, event.y):
                    self.table.send(Play(action))
                    return True
        return isinstance(event, PointerDown | PointerUp) and self.contains(event.x, event.y)

    @property
    def shows(self) -> bool:
        """True while deeds are named and the table can show them."""
        self.forget()
        return self.advice is not None and self.table.model.playing

    @property
    def stands(self) -> bool:
        """True while the deeds are to be seen: nothing is in the hand, and nothing else is asked or shown."""
        table = self.table
        return self.shows and not table.drag.piece and table.hint is None and table.prompt is table.question

    def _can_ask(self) -> bool:
        self.forget()
        return self.table.model.playing and self.advice is None and not self.waiting and not self.is_silent

    def _point(self, index: int, keyed: bool = False) -> None:
        """Show one of the deeds alone, or with -1 all of them; what a key has said stays when the pointer moves."""
        self.over, self._keyed = index, keyed
        self.table.stage.invalidate()

    # --- drawing -------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Board, face, moment, deeds, the way out."""
        self.forget()
        if self.is_silent:
            return
        own = self.table.child(canvas)
        own.drawing(_BOARD, STRIP, (1280, 34))
        own.svg("shared/house/face_talk", (14, 682, 38, 38))
        right = self.off.rect[0] - 10
        if self._can_ask():
            right = self.ask.rect[0] - 12
            self.ask.draw(own)
        self.off.draw(own)
        kind, question = self.said
        if self.waiting:
            own.line(self.table.texts("coach-thinks"), (LEFT, 688, right - LEFT, 30), 13.5, WALNUT_CAPTION)
            return
        x = LEFT
        if kind:
            own.line(kind, (x, 688, right - x, 30), 14, WALNUT_TITLE, "bold")
            x += own.measure(kind, 14, "bold")
        if self.shows:
            self._draw_moves(own, x + 14 if kind else x, right)
        else:
            own.line(question, (x, 688, right - x, 30), 13.5, WALNUT_CAPTION)

    def draw_over(self, canvas: Canvas, advised: bool) -> None:
        """What the deeds would come to, over table and question, if they are shown now (``advised``); the strip once more
        where a question darkens it."""
        if self.advice is not None and advised:
            self.advice.draw(canvas, self.over)
        if self.table.prompt is not None:
            self.draw(canvas)

    def _draw_moves(self, canvas: Canvas, x: float, right: float) -> None:
        """One chip for each deed: its number, what it is, what it brings."""
        assert self.advice is not None
        said = [(words.deed, words.gain.partition("\n")[0]) for words in self.advice.words]
        wanted = [
            46 + canvas.measure(deed, 13, "bold") + (canvas.measure(gain, 13) + 10 if gain else 0)
            for deed, gain in said
        ]
        kinds = [self.table.words.short(action, None) for action in self.moves]
        most = _even(wanted, right - x - 8 * (len(said) - 1))
        self._chips = []
        for number, ((deed, gain), wide, kind) in enumerate(zip(said, wanted, kinds), 1):
            if wide > most and 46 + canvas.measure(deed, 12, "bold") <= most:
                gain = ""  # The slip says it.
            wide = min(wide, most)
            lit = number - 1 == self.over
            chip = (x, 690.0, wide, 26.0)
            canvas.panel(chip, "#FFFDF6" if lit else "#F3EAD5", GLOW if lit else "#8A6A3B", 13, 2.4 if lit else 1.4)
            draw_number(canvas, number, (x + 2.5, 692.5, 21, 21))
            end = canvas.measure(gain, 13) if gain else 0
            canvas.line(deed, (x + 30, 690, wide - 42 - end, 26), 13, INK, "bold", shorter=(kind, ""))
            if gain:
                canvas.line(gain, (x + wide - end - 12, 690, end + 4, 26), 13, INK2)
            self._chips.append(chip)
            x += wide + 8


def _even(wanted: list[float], room: float) -> float:
    """The width that none of them may have more of, so that all together have room."""
    left, count = room, len(wanted)
    for wide in sorted(wanted):
        if wide > left / count:
            return left / count
        left, count = left - wide, count - 1
    return room


__all__ = ["Coach", "is_coached"]
