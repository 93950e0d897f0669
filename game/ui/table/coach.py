"""The coach of a first game: a slim board in the place of the timeline that says what kind of moment this is and, when it is
asked, what three likely deeds would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots.bot import Thought
from game.engine import Action
from game.engine.session import ASSISTED
from game.presentation import Gain
from game.settings import Settings
from game.table.layout import Rect, inside
from game.text.speech import message_id
from game.ui.canvas import Canvas
from game.ui.events import Event, PointerDown, PointerMove, PointerUp
from game.ui.table.context import TableContext
from game.ui.table.intents import AskMoves, Propose, Tell
from game.ui.theme import INK, INK2, WALNUT_CAPTION, WALNUT_TITLE
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.archive import Listing

STRIP: Rect = (0, 686, 1280, 34)
MOVES = 3
DEEDS = 40
"""So many deeds of a person the coach stays in a first game: some four turns."""
NEVER, FIRST, ALWAYS = "off", "first", "always"
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
    return settings.coach == ALWAYS or (_is_young(table) and not _has_played(table))


def _is_young(table: TableContext) -> bool:
    people = table.session.humans
    return sum(ply.action.seat in people for ply in table.session.plies) < DEEDS


def _has_played(table: TableContext) -> bool:
    listing: Listing | None = table.stage.services.get("listing")
    entries = listing.entries() if listing is not None else []
    return any(entry.over and entry.title == table.title.id for entry in entries)


class Coach(Widget):
    """The strip. ``moves`` are the deeds that were asked for at this moment, the best first and of different kinds."""

    def __init__(self, table: TableContext) -> None:
        super().__init__(STRIP, "coach")
        self.table = table
        self.moves: list[Action] = []
        self.waiting = False
        self.over = -1
        self._moment: tuple[int, str] = (-1, "")
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
        ask = 48 + table.stage.canvas.measure(texts("coach-ask"), 13.5, "bold")
        self.ask = Button(
            (1258 - wide - ask, 690, ask, 26),
            texts("coach-ask"),
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

    # --- what it says ------------------------------------------------------------------------------

    @property
    def said(self) -> tuple[str, str]:
        """The kind of the moment, and what it asks: the title's ``coach`` message of the decision, or the question."""
        table = self.table
        pending = table.session.pending
        if pending is None or table.model.eyes not in pending.seats:
            return "", table.words.asked()
        own = message_id(table.texts, table.title.id, "coach", pending.key)
        texts = table.texts
        return texts("coach-moment"), table.words.coached(own) if texts.has(own) else table.words.question()

    def advise(self, thought: Thought) -> None:
        """Show the deeds that a good player would think of: the best one of each kind, at most three."""
        self.forget()
        best: dict[str, Action] = {}
        for action, _ in thought.candidates or ((thought.action, 0.0),):
            best.setdefault(action.kind, action)
        found = list(best.values())[:MOVES]
        if len(found) < MOVES:
            more = [action for action, _ in thought.candidates if action not in found]
            found += more[: MOVES - len(found)]
        self.moves, self.waiting = found, False
        self.table.session.flag(ASSISTED)
        self.table.stage.invalidate()

    def forget(self) -> None:
        """Another moment: nothing has been asked yet."""
        plies = self.table.session.plies
        moment = (len(plies), plies[-1].sum if plies else "")
        if moment != self._moment:
            self._moment, self.moves, self.waiting, self.over = moment, [], False, -1

    def _ask(self) -> None:
        self.waiting = True
        self.table.send(AskMoves())

    def _leave(self) -> None:
        self._point(-1)
        self.table.stage.change_settings(coach=NEVER)
        self.table.send(Tell(self.table.texts("coach-off-told")))

    # --- the hand ------------------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        """C asks; 1 to 3 show a deed on the table while its deeds are shown."""
        if name == "c" and self._can_ask():
            self._ask()
            return True
        if self.moves and name.isdigit() and 0 < int(name) <= len(self.moves):
            self._point(int(name) - 1)
            return True
        return False

    def handle(self, event: Event) -> bool:
        """Pointing at a deed shows it on the table, a click does it."""
        for button in (self.off, self.ask):
            if isinstance(event, PointerMove):
                button.hovered = button.contains(event.x, event.y)
            if (button is self.off or self._can_ask()) and button.handle(event):
                return True
        if isinstance(event, PointerMove):
            over = next((i for i, chip in enumerate(self._chips) if inside(chip, event.x, event.y)), -1)
            if over != self.over and (over >= 0 or self.over >= 0):
                self._point(over)
            return False
        if isinstance(event, PointerDown) and event.button == 1 and 0 <= self.over < len(self.moves):
            self.table.send(Propose(self.moves[self.over]))
            return True
        return isinstance(event, PointerDown | PointerUp) and self.contains(event.x, event.y)

    def _can_ask(self) -> bool:
        return self.table.model.playing and not self.moves and not self.waiting

    def _point(self, index: int) -> None:
        """Draw one of the deeds on the table, or none."""
        self.over = index
        self.table.hint = (self.moves[index], "") if 0 <= index < len(self.moves) else None
        self.table.stage.invalidate()

    # --- drawing -------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Board, face, moment, deeds, the way out."""
        self.forget()
        own = self.table.child(canvas)
        own.drawing(_BOARD, STRIP, (1280, 34))
        own.svg("shared/house/face_talk", (12, 674, 44, 44))
        kind, question = self.said
        x = 66.0
        if kind:
            own.line(kind, (x, 688, 160, 30), 14, WALNUT_TITLE, "bold")
            x += own.measure(kind, 14, "bold") + 12
        right = self.off.rect[0] - 10
        if self._can_ask():
            right = self.ask.rect[0] - 12
            self.ask.draw(own)
        if self.moves:
            x = self._draw_moves(own, right)
            self.off.draw(own)
            return
        words = self.table.texts("coach-thinks") if self.waiting else question
        own.line(words, (x, 688, right - x, 30), 13.5, WALNUT_CAPTION)
        self.off.draw(own)

    def _draw_moves(self, canvas: Canvas, right: float) -> float:
        """One chip for each deed: its number, what it is, what it brings."""
        x, room = 66.0, (right - 66.0) / len(self.moves) - 8
        self._chips = []
        for number, action in enumerate(self.moves, 1):
            label, gain = self.table.words.action(action)[0], self.table.model.gain(action)
            brings = self._brings(gain)
            wide = min(
                room, 44 + canvas.measure(label, 13, "bold") + (canvas.measure(brings, 13) + 10 if brings else 0)
            )
            chip = (x, 690.0, wide, 26.0)
            lit = number - 1 == self.over
            canvas.panel(
                chip, "#FFFDF6" if lit else "#F3EAD5", "#FFD55E" if lit else "#8A6A3B", 13, 2.4 if lit else 1.4
            )
            canvas.panel((x + 3, 692.5, 21, 21), "#FFD55E", "#14211C", 10.5, 1.6)
            canvas.line(str(number), (x + 3, 692.5, 21, 21), 13, INK, "bold", "center")
            end = canvas.measure(brings, 13) if brings else 0
            canvas.line(label, (x + 30, 690, wide - 42 - end, 26), 13, INK, "bold")
            if brings:
                canvas.line(brings, (x + wide - end - 12, 690, end + 4, 26), 13, INK2)
            self._chips.append(chip)
            x += wide + 8
        return x

    def _brings(self, gain: Gain | None) -> str:
        return self.table.words.gain(gain).partition("\n")[0] if gain is not None else ""


__all__ = ["Coach", "is_coached"]
