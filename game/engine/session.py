"""One game being played: the only object that the app, the tools and the tests drive."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple

import msgspec

from game.engine.action import Action, encode
from game.engine.chance import Chance, ChanceMismatch
from game.engine.decision import Decision
from game.engine.effects import Effects
from game.engine.event import Event
from game.engine.record import FORMAT, LogLine, Parent, Record, SeatLine, StartLine
from game.engine.refusal import Refusal
from game.engine.result import Result
from game.engine.rules import RuleController
from game.engine.snapshot_check import proved
from game.engine.state import View
from game.engine.title import Title, checked_options
from game.letters import clean

HUMAN, BOT = "human", "bot:"
"""Who sits on a seat: a person, or before its level a bot."""
PRACTICE = "practice"
ASSISTED = "assisted"

MARK_SHOWN = "undo_shown"
MARK_TURN = "undo_turn_passed"


class Seat(NamedTuple):
    """Who sits there: a name, and "human" or "bot:<level>"."""

    name: str = ""
    player: str = HUMAN


class Ply(NamedTuple):
    """One action of the game and what came of it. ``n`` counts from 1; ``mark`` is why undo may not cross it, or ""."""

    n: int
    action: Action
    events: tuple[Event, ...]
    drew: tuple[Any, ...]
    sum: str
    mark: str


class Beat(NamedTuple):
    """One event of a ply, as a seat knows it, and what the seat saw when it was told."""

    event: Event
    view: View


class Remembered(list[tuple[Any, ...]]):
    """What a ply tells, and in ``states`` the state as it was when each fact was told."""

    def __init__(self, state: Any) -> None:
        super().__init__()
        self.states: list[Any] = []
        self._state = state

    def append(self, fact: tuple[Any, ...], /) -> None:
        """Keep the fact, and a copy of the state."""
        super().append(fact)
        self.states.append(self._state.clone())


class SessionChange(NamedTuple):
    """What a watcher is told: "ply" (with it), "undo" back to ``length`` plies, or "flag": it has a new mark."""

    what: str
    length: int
    ply: Ply | None = None


class RuleFault(Exception):
    """A rule raised an error. The session is as it was; ``record`` and ``action`` reproduce it."""

    def __init__(self, record: Record, action: Action) -> None:
        super().__init__(f"a rule failed at {action!r}")
        self.record = record
        self.action = action


class Session:
    """A set-up, a seed and a log of choices, with every state kept.

    Raises BadOption for options that the title does not take, ValueError for a number of seats it is not made for. The state
    of a ``start`` is proved, unless it is the title's ``own``.
    """

    def __init__(
        self,
        title: Title,
        seats: Sequence[Seat],
        options: Mapping[str, str],
        seed: int,
        *,
        start: StartLine | None = None,
        own: bool = False,
    ) -> None:
        if not title.fewest <= len(seats) <= title.most:
            raise ValueError(f"{title.id} is for {title.fewest} to {title.most}, not {len(seats)}")
        self.title = title
        self.rules: RuleController[Any] = title.controller()
        self.seats = [seat._replace(name=clean(seat.name)) for seat in seats]
        self.options = checked_options(title, len(seats), options)
        self.seed = seed
        self.flags: set[str] = set()
        self.name = ""
        self.parent: Parent | None = None
        self.foreign = ""
        """An option of its record that this version does not know: such a session is a history to look at only."""
        self._start = start
        self._watchers: list[Callable[[SessionChange], None]] = []
        self._plies: list[Ply] = []
        self._undone: list[Ply] = []
        chance = Chance(seed)
        if start and start.state is not None:
            if own:
                state = self.rules.state_class.restore(start.state)
            else:
                state = proved(self.rules, len(seats), self.options, seed, start.state)
            chance.counters = dict(start.counters)
        else:
            if start:
                chance.feed(start.drew)
            state = self.rules.setup(len(seats), self.options, chance)
        self.setup_drew: list[Any] = list(chance.notes)
        self._states: list[Any] = [state]
        self._counters: list[dict[str, int]] = [dict(chance.counters)]

    # --- looking ---------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """What somebody calls it, or ""; letters that cannot be seen are left out."""
        return self._name

    @name.setter
    def name(self, name: str) -> None:
        self._name = clean(name)

    @property
    def plies(self) -> Sequence[Ply]:
        """Everything done so far."""
        return self._plies

    @property
    def pending(self) -> Decision | None:
        """What is being asked; None when the game is over."""
        return self.rules.pending(self._states[-1])

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats at which people sit."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.player == HUMAN)

    @property
    def redoable(self) -> int:
        """How many plies could be done again."""
        return len(self._undone)

    @property
    def begun_in_the_middle(self) -> bool:
        """True if it began with a whole state, such as one that was rescued."""
        return self._start is not None and self._start.state is not None

    @property
    def settled(self) -> dict[str, str]:
        """The options with those that were decided at the table."""
        return {**self.options, **self.rules.settled(self._states[-1])}

    @property
    def colors(self) -> tuple[str, ...]:
        """The colour of each seat, as the options and the table have settled it."""
        return self.title.colors_of(len(self.seats), self.settled)

    @property
    def facts(self) -> Mapping[str, int | str]:
        """What messages of the title may say of the rules in force here."""
        return self.title.facts(len(self.seats), self.settled)

    def view(self, seat: int | None, n: int | None = None) -> View:
        """What the seat may see now, or saw after ``n`` plies."""
        return self.rules.view(self._states[-1 if n is None else n], seat)._replace(colors=self.colors)

    def beats(self, n: int, seat: int | None) -> list[Beat]:
        """The ``n``-th ply told event by event: what the seat saw when each was told. The last one may see less than
        ``view(seat, n)``: what follows without a word comes after it."""
        ply = self._plies[n - 1]
        state, chance = self._states[n - 1].clone(), Chance(self.seed, self._counters[n - 1])
        chance.feed(ply.drew)
        told = Remembered(state)
        out = self.rules.apply(state, ply.action, chance, True, Effects(chance, told))
        colors = self.colors
        return [
            Beat(event.seen_by(seat), self.rules.view(kept, seat)._replace(colors=colors))
            for event, kept in zip(out.events, told.states)
        ]

    def legal(self, seat: int) -> list[Action]:
        """Every legal action of the seat now."""
        return self.rules.legal(self._states[-1], seat)

    def check(self, action: Action) -> Refusal | None:
        """Why not, or None."""
        return self.rules.check(self._states[-1], action)

    def caution(self, action: Action) -> Refusal | None:
        """A warning about a legal action, or None."""
        return self.rules.caution(self._states[-1], action)

    def result(self, n: int | None = None) -> Result | None:
        """The itemised result once the game is over."""
        return self.rules.result(self._states[-1 if n is None else n])

    def at(self, n: int) -> Any:
        """A copy of the full state after ``n`` plies: for tools and tests, never for a screen."""
        return self._states[n].clone()

    def chance_now(self) -> Chance:
        """A copy of the chance as it stands: for tools and tests."""
        return Chance(self.seed, self._counters[-1])

    # --- playing ---------------------------------------------------------------------------------

    def propose(self, action: Action) -> Refusal | Ply:
        """Do it, or say why not. A refusal changes nothing. Raises RuleFault if a rule breaks; nothing is lost."""
        refusal = self.check(action)
        if refusal is not None:
            return refusal
        action = self.rules.normal(action)
        ply = self._do(action, ())
        if self._undone and self._undone[-1].action == action:
            self._undone.pop()
        else:
            self._undone.clear()
        self._tell(SessionChange("ply", len(self._plies), ply))
        return ply

    def undo(self) -> Refusal | None:
        """Take back the last thing that a person did, and what bots did after it; or say why that is not fair."""
        own = [p.n for p in self._plies if p.action.seat in self.humans]
        return self.undo_to(own[-1] - 1) if own else Refusal("undo_nothing")

    def undo_to(self, n: int) -> Refusal | None:
        """Go back to the moment after ``n`` plies, or say why that is not fair.

        Alone at the table one may cross marks; the session is then practice.
        """
        if not 0 <= n < len(self._plies):
            return Refusal("undo_nothing")
        marks = [p.mark for p in self._plies[n:] if p.mark]
        if marks and len(self.humans) > 1:
            return Refusal(marks[-1])
        if marks:
            self.flags.add(PRACTICE)
        self._undone += reversed(self._plies[n:])
        del self._plies[n:], self._states[n + 1 :], self._counters[n + 1 :]
        self._tell(SessionChange("undo", n))
        return None

    def redo(self) -> Refusal | None:
        """Do again what was taken back, up to the next moment at which a person decides; or say why not."""
        if not self._undone:
            return Refusal("redo_nothing")
        while self._undone:
            again = self._undone.pop()
            ply = self._do(again.action, again.drew)
            self._tell(SessionChange("ply", len(self._plies), ply))
            pending = self.pending
            if pending is None or any(seat in self.humans for seat in pending.seats):
                break
        return None

    def replay(self, action: Action, drew: Sequence[Any], digest: str) -> bool:
        """Do what a record tells and the rules allow, with what chance gave then; no watcher is told. False if it leads to
        another state than that of the ``digest``. Raises ChanceMismatch if chance is asked for anything else, RuleFault if
        a rule breaks. Nothing has changed unless it is True."""
        ply = self._do(self.rules.normal(action), drew)
        if digest in ("", ply.sum):
            return True
        del self._plies[-1], self._states[-1], self._counters[-1]
        return False

    def flag(self, name: str) -> None:
        """Mark the session for good, such as ASSISTED."""
        if name not in self.flags:
            self.flags.add(name)
            self._tell(SessionChange("flag", len(self._plies)))

    def fork(self, n: int, seats: Sequence[Seat] = ()) -> Session:
        """A new session that has the first ``n`` plies in common with this one; other ``seats`` may go on with it.

        Practice if something was learnt after them, as if it had been taken back; and if a person goes on where a bot has
        played, or the other way round: what comes of it is not the deed of either.
        """
        other = copy(self)
        other.seats = [seat._replace(name=clean(seat.name)) for seat in seats or self.seats]
        other.flags, other.name, other.parent, other.foreign = set(self.flags), "", None, ""
        other._watchers, other._plies, other._undone = [], [], []
        # A state that is kept never changes: both sessions hold the same ones.
        other._states, other._counters = self._states[: n + 1], self._counters[: n + 1]
        for ply, state in zip(self._plies[:n], other._states[1:]):
            other._plies.append(ply._replace(mark=other._mark(ply, state)))
        handed = n > 0 and other.humans != self.humans
        if handed or self.learnt(n):
            other.flags.add(PRACTICE)
        return other

    def renew(self, title: Title) -> bool:
        """Go on from the same states under the title as it was loaded anew. False, and nothing has changed, where its
        states have other fields."""
        rules: RuleController[Any] = title.controller()
        try:
            states = [rules.state_class.restore(state.dump()) for state in self._states]
        except ValueError:
            return False
        self.title, self.rules, self._states = title, rules, states
        return True

    def learnt(self, n: int = 0) -> bool:
        """True if after ``n`` plies chance showed something, or somebody learnt something hidden."""
        return any(ply.mark for ply in self._plies[n:])

    def watch(self, on_change: Callable[[SessionChange], None]) -> Callable[[], None]:
        """Call ``on_change`` after every ply, undo and new flag; returns what ends it, which may be called again."""
        self._watchers.append(on_change)

        def end() -> None:
            if on_change in self._watchers:
                self._watchers.remove(on_change)

        return end

    # --- saving ----------------------------------------------------------------------------------

    def to_record(self) -> Record:
        """The session as data."""
        return Record(
            format=FORMAT,
            title=self.title.id,
            rules=self.rules.version,
            seed=self.seed,
            seats=[SeatLine(s.name, s.player) for s in self.seats],
            options=dict(self.options),
            start=self._start_line(),
            log=[log_line(p) for p in self._plies],
            snapshot=self._states[-1].dump(),
            counters=dict(self._counters[-1]),
            flags=sorted(self.flags),
            name=self.name,
            parent=self.parent,
        )

    # --- inside ----------------------------------------------------------------------------------

    def _do(self, action: Action, drew: Sequence[Any]) -> Ply:
        chance = Chance(self.seed, self._counters[-1])
        if drew:
            chance.feed(drew)
        state = self._states[-1].clone()
        try:
            events = tuple(self.rules.apply(state, action, chance).events)
        except ChanceMismatch:
            raise
        except Exception as fault:
            raise RuleFault(self.to_record(), action) from fault
        if chance.unfed():
            raise ChanceMismatch("the record holds draws that nobody made")
        ply = Ply(len(self._plies) + 1, action, events, tuple(chance.notes), state.digest(), "")
        ply = ply._replace(mark=self._mark(ply, state))
        self._plies.append(ply)
        self._states.append(state)
        self._counters.append(dict(chance.counters))
        return ply

    def _mark(self, ply: Ply, state: Any) -> str:
        if ply.drew or any(event.reveals for event in ply.events):
            return MARK_SHOWN
        pending = self.rules.pending(state)
        if pending is None:
            return ""
        asked = [seat for seat in pending.seats if seat in self.humans]
        return MARK_TURN if asked and ply.action.seat not in asked else ""

    def _start_line(self) -> StartLine:
        if self._start and self._start.state is not None:
            return msgspec.structs.replace(self._start, sum=self._states[0].digest())
        return StartLine(self.setup_drew, self._states[0].digest())

    def _tell(self, change: SessionChange) -> None:
        for watcher in list(self._watchers):
            watcher(change)


def log_line(ply: Ply) -> LogLine:
    """The ply as a line of the record."""
    return LogLine(encode(ply.action), list(ply.drew), ply.sum)
