"""One sitting at the table in a terminal: whose turn it is, what was typed, what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, TextIO

from game.bots import Clock, levels
from game.bots import seat as bot_of
from game.bots.levels import RANDOM
from game.engine import Action, Refusal, RuleFault, Seat, Session, Title
from game.engine.refusal import BAD_ARGUMENT
from game.engine.session import ASSISTED, HUMAN
from game.terminal.choices import Choices
from game.terminal.lines import Gone, Lines
from game.terminal.orders import COMMANDS, TypedOrder, is_yes, spelt, understood
from game.terminal.rulebook import told
from game.terminal.voice import Voice
from game.text.catalog import Texts
from game.text.rulebook import in_force, read_rulebook
from game.text.speech import worded

if TYPE_CHECKING:
    from game.archive import Journal, Store

THINKING = 2000
"""Milliseconds that a bot may think."""
LOG = 20
"""Plies that ``log`` tells if no number is given."""


def play(
    title: Title,
    seats: Sequence[Seat],
    options: Mapping[str, str],
    seed: int,
    texts: Texts,
    stdin: TextIO,
    stdout: TextIO,
    store: Store | None = None,
) -> int:
    """Play a game in the terminal. Returns the exit code: 0 also if the player or the script just leaves.

    Raises what ``Session`` raises for wrong seats and options, and UnknownLevel for a bot that the title has not.
    """
    session = Session(title, seats, options, seed)
    lines = Lines(stdin, stdout)
    if store is None:
        return Sitting(session, texts, lines).run()
    journal = store.create(session)
    try:
        return Sitting(session, texts, lines, journal).run()
    finally:
        journal.close()


class Sitting:
    """A session with people and bots at it."""

    def __init__(self, session: Session, texts: Texts, lines: Lines, journal: Journal | None = None) -> None:
        self.session = session
        self._texts = texts
        self._lines = lines
        self._journal = journal
        self._voice = Voice(session, texts)
        if journal is not None:
            journal.on_problem = self._problem
        self._bots = {
            number: bot_of(seat.player.partition(":")[2], session.title)
            for number, seat in enumerate(session.seats)
            if seat.player != HUMAN
        }
        self._heard = dict.fromkeys(range(len(session.seats)), 0)
        self._at: int | None = None

    def run(self) -> int:
        """Play until the game is over or somebody leaves."""
        try:
            if not self._agreed():
                return 0
            while (pending := self.session.pending) is not None:
                seat = pending.seats[0]
                if seat in self._bots:
                    self._think(seat)
                elif not self._turn(seat):
                    break
            else:
                self._end()
        except (Gone, KeyboardInterrupt):
            pass
        except RuleFault as fault:
            self._lines.uncover()
            self._lines.write(self._texts("terminal-fault", action=fault.action.kind))
            return 1
        finally:
            self._lines.close()
        return 0

    def _agreed(self) -> bool:
        """Where several people sit and nothing can be covered, they are told; true if they play all the same."""
        if len(self.session.humans) < 2 or self._lines.covers:
            return True
        self._lines.write(self._texts("terminal-uncovered"))
        return is_yes(self._texts, self._lines.read(self._texts("terminal-prompt")))

    # --- bots ------------------------------------------------------------------------------------

    def _think(self, seat: int) -> None:
        legal = self.session.legal(seat)
        clock = Clock(milliseconds=THINKING)
        action = self._bots[seat].choose(self.session.view(seat), legal, clock, self._rng())
        self.session.propose(action)

    def _rng(self) -> Random:
        return Random(self.session.seed * 100_003 + len(self.session.plies))

    # --- people ----------------------------------------------------------------------------------

    def _turn(self, seat: int) -> bool:
        """Ask a person until something was done; False if the person leaves."""
        if seat != self._at:
            self._seat(seat)
        self._tell(seat)
        view = self.session.view(seat)
        choices = Choices(self.session.legal(seat), view, self._voice)
        self._lines.write([*self._voice.ask(view), *choices.overview()])
        while True:
            typed = self._lines.read(self._texts("terminal-prompt"))
            order = understood(self._texts, typed, self.session.rules.kinds)
            if order is None:
                self._lines.write(self._texts("terminal-not-understood", line=typed[:60]))
            elif order.command == "quit":
                self._lines.uncover()
                self._lines.write(self._texts("terminal-bye" if self._journal is None else "terminal-bye-saved"))
                return False
            elif self._obeyed(order, seat, choices):
                return True

    def _seat(self, seat: int) -> None:
        """Another person sits down: what the last one saw is covered first."""
        if len(self.session.humans) > 1:
            self._lines.cover()
            self._lines.write(self._texts("terminal-pass", who=self._voice.names[seat]))
            if self._lines.person:
                self._lines.read(self._texts("terminal-ready"))
        if self._at is None or len(self.session.humans) > 1:
            self._lines.write(self._voice.table(self.session.view(seat)))
        self._at = seat

    def _tell(self, seat: int) -> None:
        """What the seat has not heard yet."""
        for ply in self.session.plies[self._heard[seat] :]:
            self._lines.write(self._voice.ply(ply, seat))
        self._heard[seat] = len(self.session.plies)

    def _obeyed(self, order: TypedOrder, seat: int, choices: Choices) -> bool:
        """Carry out an order; True if the position is another one now."""
        if order.command in ("number", "action"):
            return self._do(self._meant(order, seat, choices), order, choices)
        if order.command in ("undo", "redo"):
            return self._went(order.command)
        self._lines.write(self._answer(order, seat, choices))
        return False

    def _meant(self, order: TypedOrder, seat: int, choices: Choices) -> Action | None:
        if order.command == "number":
            return choices.number(int(order.rest[:9]))
        return spelt(order.rest, seat, self.session.rules.kinds, self._voice.value)

    def _do(self, action: Action | None, order: TypedOrder, choices: Choices) -> bool:
        if action is None:
            self._lines.write(self._texts("terminal-no-number", number=order.rest[:9]))
            return False
        done = self.session.propose(action)
        if isinstance(done, Refusal):
            self._lines.write(self._refused(done, action, choices))
            return False
        return True

    def _refused(self, refusal: Refusal, action: Action, choices: Choices) -> str:
        """Why not; of arguments of which nothing else is to be said, what is typed after the kind."""
        if (refusal.code, refusal.rule) != (BAD_ARGUMENT, ""):
            return self._voice.refusal(refusal)
        legal = next((a for a in choices.legal if a.kind == action.kind), None)
        example = self._voice.typed(legal) if legal is not None else "none"
        return self._texts("terminal-spelt", spelt=self._voice.spelt(action.kind), example=example)

    def _went(self, way: str) -> bool:
        """Undo or redo; True if it was possible."""
        refusal = self.session.undo() if way == "undo" else self.session.redo()
        if refusal is not None:
            self._lines.write(self._voice.refusal(refusal))
            return False
        length = len(self.session.plies)
        self._heard = {seat: min(heard, length) for seat, heard in self._heard.items()}
        self._lines.write(self._texts(f"terminal-{way}", plies=length))
        return True

    # --- answers that change nothing ---------------------------------------------------------------

    def _answer(self, order: TypedOrder, seat: int, choices: Choices) -> list[str]:
        rest = order.rest
        answers: dict[str, Callable[[], list[str]]] = {
            "table": lambda: self._look(rest, seat),
            "more": lambda: choices.more() or [self._texts("terminal-no-more")],
            "list": lambda: self._listed(rest, choices),
            "why": lambda: self._why(rest, seat, choices),
            "rules": lambda: self._rules(rest),
            "hint": lambda: self._hint(seat, choices),
            "log": lambda: self._log(rest, seat),
            "save": lambda: self._save(rest),
            "help": self._help,
            "": lambda: [*self._voice.ask(self.session.view(seat)), *choices.overview()],
        }
        return answers[order.command]()

    def _look(self, what: str, seat: int) -> list[str]:
        view = self.session.view(seat)
        if not what:
            return self._voice.table(view)
        return self._voice.look(view, what) or [self._texts("terminal-nothing-called", name=what[:40])]

    def _listed(self, rest: str, choices: Choices) -> list[str]:
        if rest.isdecimal():
            return choices.within(int(rest[:9])) or [self._texts("terminal-no-number", number=rest[:9])]
        if rest:
            return choices.of_kind(rest) or [self._texts("terminal-no-kind", kind=rest[:40])]
        return choices.all()

    def _why(self, rest: str, seat: int, choices: Choices) -> list[str]:
        """Why an action is refused; of a legal one, what to think of before."""
        order = understood(self._texts, rest, self.session.rules.kinds)
        if order is None or order.command not in ("number", "action"):
            return [self._texts("terminal-why-what", example=choices.legal[0].kind)]
        action = self._meant(order, seat, choices)
        if action is None:
            return [self._texts("terminal-no-number", number=order.rest[:9])]
        refusal = self.session.check(action)
        if refusal is not None:
            return [self._refused(refusal, action, choices)]
        deed = self._voice.deed(self.session.view(seat), action)
        caution = self.session.caution(action)
        legal = self._texts("terminal-legal", deed=deed)
        return [legal, self._voice.caution(caution)] if caution is not None else [legal]

    def _rules(self, wanted: str) -> list[str]:
        """The contents of the rulebook, a section of it, or those that tell of something."""
        title = self.session.title
        book = read_rulebook(title.text_folder(), self._texts.language)
        sections = in_force(book, self.session.facts, playing=True)
        found = told(sections, wanted, lambda icon: str(worded(self._texts, title.id, {"it": icon})["it"]))
        return found or [self._texts("terminal-no-rule", name=wanted[:40])]

    def _hint(self, seat: int, choices: Choices) -> list[str]:
        """What the strongest bot would do here, seeing what this seat sees."""
        best = levels(self.session.title)[-1]
        if best == RANDOM:
            return [self._texts("terminal-no-hint")]
        view = self.session.view(seat)
        bot = bot_of(best, self.session.title)
        thought = bot.think(view, choices.legal, Clock(milliseconds=THINKING), self._rng())
        self.session.flag(ASSISTED)
        number = choices.legal.index(thought.action) + 1
        deed = self._voice.deed(view, thought.action)
        reason = self._voice.reason(thought.reason)
        hint = self._texts("terminal-hint", number=number, deed=deed)
        return [hint, self._texts("terminal-hint-reason", reason=reason)] if reason else [hint]

    def _log(self, rest: str, seat: int) -> list[str]:
        """The last plies, as the seat knows them."""
        count = int(rest[:9]) if rest.isdecimal() else LOG
        plies = self.session.plies[-count:] if count else []
        lines = [line for ply in plies for line in self._voice.ply(ply, seat)]
        return lines or [self._texts("terminal-log-empty")]

    def _save(self, name: str) -> list[str]:
        if self._journal is None:
            return [self._texts("terminal-nowhere-to-save")]
        if name:
            self.session.name = name
        return [self._texts("terminal-saved", plies=len(self.session.plies))] if self._journal.fold() else []

    def _problem(self, code: str, params: dict[str, Any]) -> None:
        """The disk refused something: the game goes on, and the next move tries again."""
        self._lines.write(self._texts.say(code, params))

    def _help(self) -> list[str]:
        """Every command, and how the kinds of action that are asked for are typed."""
        lines = [self._texts("terminal-help")]
        for command in COMMANDS:
            words = self._texts(f"terminal-command-{command}").split()
            lines.append(
                self._texts("terminal-help-line", words=", ".join(words), text=self._texts(f"terminal-help-{command}"))
            )
        pending = self.session.pending
        assert pending is not None
        lines.append(self._texts("terminal-help-typed"))
        for kind in pending.kinds:
            lines.append(self._texts("terminal-help-kind", spelt=self._voice.spelt(kind), kind=self._voice.kind(kind)))
        return [*lines, *self._voice.help()]

    # --- the end ---------------------------------------------------------------------------------

    def _end(self) -> None:
        """What nobody has heard yet, and the score."""
        self._lines.uncover()
        humans = self.session.humans
        eyes = humans[0] if len(humans) == 1 else None
        heard = min((self._heard[seat] for seat in humans), default=0)
        for ply in self.session.plies[heard:]:
            self._lines.write(self._voice.ply(ply, eyes))
        self._lines.write(self._texts("terminal-over"))
        result = self.session.result()
        if result is not None:
            self._lines.write(self._voice.result(result))
