"""The rule controller: the one authority on what is legal and on what happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Generic

from game.engine.action import Action, Field, universe
from game.engine.chance import Chance
from game.engine.decision import Decision, without
from game.engine.event import Event
from game.engine.refusal import BAD_ARGUMENT, GAME_OVER, NONE, NOT_YOUR_TURN, UNKNOWN_ACTION, WRONG_PHASE, Refusal
from game.engine.result import Result
from game.engine.state import S, View


class Out:
    """Where a rule puts what follows from it: events, and the chance it may draw on. ``with_events`` False drops events."""

    __slots__ = ("chance", "events", "with_events")

    def __init__(self, chance: Chance, with_events: bool = True) -> None:
        self.chance = chance
        self.with_events = with_events
        self.events: list[Event] = []

    def event(self, kind: str, **params: Any) -> None:
        """Tell a fact that everybody may know."""
        if self.with_events:
            self.events.append(Event(kind, params))

    def reveal(self, kind: str, **params: Any) -> None:
        """Tell a fact by which everybody learns something that was hidden."""
        if self.with_events:
            self.events.append(Event(kind, params, NONE, (), True))

    def tell_privately(self, to: tuple[int, ...], kind: str, private: Mapping[str, Any], **params: Any) -> None:
        """Tell a fact of which only some seats may know a part, which they learn by it."""
        if self.with_events:
            self.events.append(Event(kind, params, private, to, True))


class MoveType(Generic[S]):
    """One atomic action of a game: the unit of the rules. Stateless.

    ``shape`` tells the table which ready prompt fits: "one" (pick one thing), "several" (pick n), "split" (an amount
    between two places), "order", "yes_no", "pay", or "free" (only by its gesture).
    """

    name: ClassVar[str]
    fields: ClassVar[tuple[Field, ...]] = ()
    exact: ClassVar[bool] = False
    shape: ClassVar[str] = "free"

    def options(self, s: S, d: Decision, seat: int) -> list[Action]:
        """A finite superset of the legal actions; exactly the legal ones if ``exact``."""
        raise NotImplementedError

    def check(self, s: S, a: Action) -> Refusal | None:
        """Why the action is not legal now, or None. Pure, in a fixed order: one state gives one first reason.
        The arguments are known to fit ``fields``."""
        raise NotImplementedError

    def caution(self, s: S, a: Action) -> Refusal | None:
        """What a player would want to hear before doing this legal thing, or None."""
        return None

    def apply(self, s: S, a: Action, out: Out) -> None:
        """Do it. ``check`` has passed."""
        raise NotImplementedError

    def universe(self, limit: int = 20_000) -> list[tuple[Any, ...]]:
        """Every tuple of arguments that could ever be meant, at most ``limit``: for tests and text play."""
        return universe(self.fields, limit)

    def well_formed(self, args: tuple[Any, ...]) -> bool:
        """True if the arguments fit the fields in number, type and value."""
        fields = self.fields
        if len(args) > len(fields) or any(not f.optional for f in fields[len(args) :]):
            return False
        return all(f.admits(arg) for f, arg in zip(fields, args))


class RuleController(Generic[S]):
    """One per title, stateless. Titles write ``setup``, ``advance``, ``result``, ``view``, ``determinise``, ``ledger``
    and list their ``kinds``."""

    title_id: ClassVar[str]
    version: ClassVar[int] = 1
    state_class: ClassVar[type[Any]]
    kinds: Mapping[str, MoveType[S]]

    # --- what a title writes ---------------------------------------------------------------------

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> S:
        """The first state at which somebody must decide."""
        raise NotImplementedError

    def advance(self, s: S, out: Out) -> None:
        """Move the game on by itself until somebody must decide or the game is over."""
        raise NotImplementedError

    def unseal(self, s: S, decision: Decision, answers: Mapping[int, Action], out: Out) -> None:
        """Resolve a secret decision that every seat has answered."""
        raise NotImplementedError

    def result(self, s: S) -> Result | None:
        """The itemised result, or None while the game goes on."""
        raise NotImplementedError

    def view(self, s: S, seat: int | None) -> View:
        """What the seat may see."""
        raise NotImplementedError

    def determinise(self, v: View, rng: Any) -> S:
        """A full state that agrees with the view, made from the view alone with ``rng.random()``."""
        raise NotImplementedError

    def ledger(self, s: S) -> Counter[str]:
        """How many of each component there are, wherever they lie: the same in every state of a game."""
        raise NotImplementedError

    # --- what follows from it --------------------------------------------------------------------

    def pending(self, s: S) -> Decision | None:
        """The decision being asked; None when the game is over."""
        return s.pending[-1] if s.pending else None

    def legal(self, s: S, seat: int) -> list[Action]:
        """Every legal action of the seat, in a stable order; empty if it is not asked."""
        if not s.pending:
            return []
        decision = s.pending[-1]
        if seat not in decision.seats:
            return []
        found: list[Action] = []
        for name in decision.kinds:
            kind = self.kinds[name]
            options = kind.options(s, decision, seat)
            found += options if kind.exact else [a for a in options if kind.check(s, a) is None]
        return found

    def check(self, s: S, a: Action) -> Refusal | None:
        """Why not, or None. Accepts anything that came from outside."""
        if not s.pending:
            return Refusal(GAME_OVER)
        kind = self.kinds.get(a.kind)
        if kind is None:
            return Refusal(UNKNOWN_ACTION)
        decision = s.pending[-1]
        if a.seat not in decision.seats:
            return Refusal(NOT_YOUR_TURN)
        if a.kind not in decision.kinds:
            return self.out_of_phase(s, decision, a)
        if not kind.well_formed(a.args):
            return self.malformed(s, a)
        return kind.check(s, a)

    def out_of_phase(self, s: S, decision: Decision, a: Action) -> Refusal:
        """The refusal of a kind that the pending decision does not ask for."""
        return Refusal(WRONG_PHASE)

    def malformed(self, s: S, a: Action) -> Refusal:
        """The refusal of arguments that do not fit the kind's fields."""
        return Refusal(BAD_ARGUMENT)

    def caution(self, s: S, a: Action) -> Refusal | None:
        """A warning about a legal action, or None."""
        return self.kinds[a.kind].caution(s, a)

    def apply(self, s: S, a: Action, chance: Chance, with_events: bool = True) -> list[Event]:
        """Carry out a legal action in place, then everything up to the next real decision. Returns what happened."""
        out = Out(chance, with_events)
        self._answer(s, a, out)
        self.proceed(s, out)
        return out.events

    def proceed(self, s: S, out: Out) -> None:
        """Advance, and answer every ``auto`` decision that leaves no choice."""
        while True:
            self.advance(s, out)
            if not s.pending or not s.pending[-1].auto:
                return
            decision = s.pending[-1]
            answers = self.legal(s, decision.seats[0])
            if len(answers) != 1:
                return
            self._answer(s, answers[0], out)

    def _answer(self, s: S, a: Action, out: Out) -> None:
        decision = s.pending[-1]
        if not decision.secret:
            self.kinds[a.kind].apply(s, a, out)
            return
        s.sealed[a.seat] = a
        rest = without(decision, a.seat)
        if rest.seats:
            s.pending[-1] = rest
            return
        answers, s.sealed = s.sealed, {}
        s.pending.pop()
        self.unseal(s, decision, answers, out)
