"""The rule controller: the one authority on what is legal and on what happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, TypeAlias

from game.engine.action import Action, Field, is_plain, normal, universe
from game.engine.bits import Made
from game.engine.chance import Chance
from game.engine.decision import Decision, asking, without
from game.engine.determinize import deal_hidden, guess_sealed, veiled
from game.engine.draft import Draft, Step, step_of
from game.engine.effects import Effects, SilentEffects
from game.engine.refusal import (
    BAD_ARGUMENT,
    GAME_OVER,
    NOT_YOUR_TURN,
    NOTHING_TO_TAKE_BACK,
    UNKNOWN_ACTION,
    WRONG_PHASE,
    Refusal,
)
from game.engine.result import Result
from game.engine.state import S, View
from game.engine.unwritten import missing

MOST_TRIED = 5_000
"""Actions of one kind that are tried one by one where a title does not list them."""

TAKE_BACK = "take_back"
"""The kernel's own deed: a seat takes its sealed answer back, as long as others have not answered."""


class MoveType(Generic[S]):
    """One kind of atomic action of a game: the unit of the rules. Stateless.

    ``fields`` say what its arguments may be and in which form they are asked for (a list where a class below this one
    has others, so that both are of one type). ``exact``: ``options`` are exactly the
    legal actions. ``open``: ``options`` are only examples, whoever wants another asks ``check``. ``answers`` False: a
    deed beside the question, which stays open; it is never done by itself and never sealed. ``apart``: the things that its
    last argument gives away go one after the other, each with its price.
    """

    name: ClassVar[str]
    fields: ClassVar[Sequence[Field]] = ()
    exact: ClassVar[bool] = False
    open: ClassVar[bool] = False
    answers: ClassVar[bool] = True
    apart: ClassVar[bool] = False
    unordered: ClassVar[bool] = False
    """True if a field holds things whose order means nothing. Follows from ``fields``."""
    _loose: ClassVar[tuple[int, ...]] = ()
    """The numbers of those fields."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.fields = tuple(cls.fields)
        cls.unordered = any(field.unordered for field in cls.fields)
        cls._loose = tuple(at for at, field in enumerate(cls.fields) if field.unordered)

    # --- what a title writes ---------------------------------------------------------------------

    def options(self, s: S, d: Decision, seat: int) -> list[Action]:
        """A finite superset of the legal actions; exactly the legal ones if ``exact``. By default everything that the
        fields allow and ``check`` does not refuse. Raises TypeError where that is more than ``MOST_TRIED``."""
        found = [Action(self.name, seat, args) for args in _tried(self)]
        return [a for a in found if self.check(s, a) is None] if self.exact else found

    def check(self, s: S, a: Action) -> Refusal | None:
        """Why the action is not legal now, or None. Pure, in a fixed order: one state gives one first reason.
        The arguments are known to fit ``fields``. By default it may always be done when it is asked for."""
        return None

    def caution(self, s: S, a: Action) -> Refusal | None:
        """What a player would want to hear before doing this legal thing, or None."""
        return None

    def apply(self, s: S, a: Action, out: Effects) -> None:
        """Do it. ``check`` has passed."""
        raise missing(type(self), "apply")

    def malformed(self, s: S, a: Action) -> Refusal:
        """The refusal of arguments that do not fit the fields."""
        return Refusal(BAD_ARGUMENT)

    def next(self, s: S, draft: Draft) -> Step:
        """What may be said next of a draft. An ``open`` kind says it itself; any other has it in its options."""
        return step_of(self.fields_of(draft.args), self.legal(s, draft.seat), draft)

    def fields_of(self, args: tuple[Any, ...]) -> Sequence[Field]:
        """The fields of an action that begins with these arguments: ``fields``, unless one of them decides what follows.
        A kind that overrides this says its ``universe`` too."""
        return self.fields

    # --- what follows from it --------------------------------------------------------------------

    def legal(self, s: S, seat: int) -> list[Action]:
        """The legal actions of this kind, or the legal ones among the examples of an ``open`` kind."""
        options = self.options(s, s.pending[-1], seat)
        return options if self.exact else [a for a in options if self.check(s, a) is None]

    def why(self, s: S, draft: Draft, value: Any) -> Refusal | None:
        """Why this cannot be said next, or None: the first reason against the shortest action that would say it."""
        field = self.fields_of(draft.args)[len(draft.args)]
        said = draft.said(field, value)
        if not field.single:
            said = said.closed(field)
        for rest in self.fields_of(said.args)[len(said.args) :]:
            if rest.optional:
                break
            said = said._replace(args=(*said.args, *rest.universe(1)))
        a = Action(draft.kind, draft.seat, said.args)
        return self.check(s, a) if self.well_formed(a.args) else self.malformed(s, a)

    def normal(self, a: Action) -> Action:
        """The action as it is written down: things whose order means nothing stand sorted."""
        args = a.args
        for at in self._loose:
            if at < len(args) and len(args[at]) > 1 and list(args[at]) != sorted(args[at]):
                return Action(a.kind, a.seat, normal(self.fields, args))
        return a

    def universe(self, limit: int = 20_000) -> list[tuple[Any, ...]]:
        """Every tuple of arguments that could ever be meant, at most ``limit``: for tests and text play."""
        return universe(self.fields, limit)

    def well_formed(self, args: tuple[Any, ...]) -> bool:
        """True if the arguments fit the fields in number, type and value."""
        fields = self.fields_of(args)
        if len(args) > len(fields) or any(not f.optional for f in fields[len(args) :]):
            return False
        return all(f.admits(arg) for f, arg in zip(fields, args))


@cache
def _tried(kind: MoveType[Any]) -> list[tuple[Any, ...]]:
    """The arguments that are tried one by one where a kind does not list its actions."""
    tried = kind.universe(MOST_TRIED + 1)
    if len(tried) > MOST_TRIED:
        raise TypeError(f"{kind.name}: its fields allow more than {MOST_TRIED} actions, so it needs options")
    return tried


Listing: TypeAlias = "Callable[[Any, Decision, int], list[Action]]"
"""Lists legal actions of a seat: (state, decision, seat)."""


def _exactly(kind: MoveType[Any]) -> Listing:
    if kind.exact:
        return kind.options
    return lambda s, d, seat: [a for a in kind.options(s, d, seat) if kind.check(s, a) is None]


def _joined(listings: list[Listing]) -> Listing:
    if len(listings) == 1:
        return listings[0]
    if len(listings) == 2:
        first, second = listings
        return lambda s, d, seat: first(s, d, seat) + second(s, d, seat)

    def in_turn(s: Any, d: Decision, seat: int) -> list[Action]:
        found: list[Action] = []
        for listing in listings:
            found += listing(s, d, seat)
        return found

    return in_turn


class RuleController(Generic[S]):
    """One per title, stateless. Titles write ``setup``, ``advance`` and ``result`` and list their ``kinds``; where the
    marks of the state's fields do not say everything, also ``view``, ``determinise`` and ``ledger``."""

    title_id: ClassVar[str]
    version: ClassVar[int] = 1
    state_class: ClassVar[type[Any]]
    kinds: ClassVar[Mapping[str, MoveType[Any]]]
    """Every move type by its name."""
    _plain: ClassVar[Mapping[str, MoveType[Any]]]
    """Those whose actions are written down as they come, since the order of things always means something in them."""
    box: ClassVar[Iterable[str]] = ()
    """Every component as often as there is one, where all that is hidden is dealt from them: ``determinise`` is then
    the house's."""
    outcomes: ClassVar[tuple[str, ...]] = ()
    """Every ``Result.outcome`` of a game of one person, from the worst to the best; empty if they are not told apart."""

    together: ClassVar[Mapping[str, Listing]] = {}
    """Where the kinds that a decision asks for share work: by its key, what lists at once exactly what they list."""
    _listings: ClassVar[Made[tuple[str, ...], Listing]]
    """The names of kinds -> what lists their legal actions one after the other."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if hasattr(cls, "state_class"):
            cls.state_class.declared()  # What its fields cannot be is said when the class is made, not in the middle of a game.
        kinds: Mapping[str, MoveType[Any]] = getattr(cls, "kinds", {})
        cls._listings = Made(lambda names: _joined([_exactly(kinds[name]) for name in names]))
        cls._plain = {name: kind for name, kind in kinds.items() if not kind.unordered}

    # --- what a title writes ---------------------------------------------------------------------

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> S:
        """The first state at which somebody must decide."""
        raise missing(type(self), "setup")

    def advance(self, s: S, out: Effects) -> None:
        """Move the game on by itself until somebody must decide or the game is over. Nobody is being asked yet."""
        raise missing(type(self), "advance")

    def unseal(self, s: S, decision: Decision, answers: Mapping[int, Action], out: Effects) -> None:
        """Resolve a secret decision that every seat has answered."""
        raise missing(type(self), "unseal")

    def result(self, s: S) -> Result | None:
        """The itemised result, or None while the game goes on."""
        raise missing(type(self), "result")

    def view(self, s: S, seat: int | None) -> View:
        """What the seat may see."""
        return View(seat, s.masked(seat))

    def determinise(self, v: View, rng: Any) -> S:
        """A full state that agrees with the view, made from the view alone with ``rng.random()``. By default what is
        hidden is dealt at random from those components of the ``box`` that are not seen, and whoever has answered in
        secret has given any answer that is legal; where nothing is hidden it is the view itself."""
        s: S = v.state.clone()
        if veiled(s):
            if not self.box:
                raise missing(type(self), "determinise")
            deal_hidden(s, self.box, rng)
        guess_sealed(self, s, rng)
        return s

    def ledger(self, s: S) -> Counter[str]:
        """How many of each component there are, wherever they lie: the same in every state of a game. By default what
        the fields marked ``PARTS`` hold."""
        return s.parts()

    def settled(self, s: S) -> Mapping[str, str]:
        """The options that were left open and have been decided since, with their values (the colours of the seats among
        them, if they are chosen at the table). Everybody may know them."""
        return {}

    def facts(self, seats: int, options: Mapping[str, str]) -> Mapping[str, int | str]:
        """What messages may say of the rules besides the options themselves: every message of the title has each as
        ``$rule-<name>``. ``options`` holds a value of every option, also of those that are asked at the table ("")."""
        return {}

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
        listing = self.together.get(decision.key) or self._listings[decision.kinds]
        return listing(s, decision, seat)

    def check(self, s: S, a: Action) -> Refusal | None:
        """Why not, or None. Accepts anything that came from outside."""
        if not s.pending:
            return Refusal(GAME_OVER)
        decision = s.pending[-1]
        if type(a.kind) is not str or type(a.seat) is not int or type(a.args) is not tuple:
            return Refusal(BAD_ARGUMENT)
        if a.kind == TAKE_BACK:
            return None if decision.secret and a.seat in s.sealed and not a.args else Refusal(NOTHING_TO_TAKE_BACK)
        kind = self.kinds.get(a.kind)
        if kind is None:
            return Refusal(UNKNOWN_ACTION)
        if a.seat not in decision.seats:
            return self.not_your_turn(s, decision, a)
        if a.kind not in decision.kinds:
            return self.out_of_phase(s, decision, a)
        if not kind.well_formed(a.args):
            return self.malformed(s, a) if is_plain(a.args) else Refusal(BAD_ARGUMENT)
        refusal = kind.check(s, kind.normal(a) if kind.unordered else a)
        if refusal is None and kind.unordered and any(f.doubled(arg) for f, arg in zip(kind.fields_of(a.args), a.args)):
            return self.malformed(s, a)
        return refusal

    def not_your_turn(self, s: S, decision: Decision, a: Action) -> Refusal:
        """The refusal of a seat that the pending decision does not ask."""
        return Refusal(NOT_YOUR_TURN)

    def out_of_phase(self, s: S, decision: Decision, a: Action) -> Refusal:
        """The refusal of a kind that the pending decision does not ask for."""
        return Refusal(WRONG_PHASE)

    def malformed(self, s: S, a: Action) -> Refusal:
        """The refusal of arguments that do not fit the kind's fields."""
        return self.kinds[a.kind].malformed(s, a)

    def normal(self, a: Action) -> Action:
        """The action as it is written down; one that does not fit its fields comes back as it is."""
        kind = self.kinds.get(a.kind)
        return kind.normal(a) if kind is not None and kind.unordered and kind.well_formed(a.args) else a

    def caution(self, s: S, a: Action) -> Refusal | None:
        """A warning about a legal action, or None."""
        kind = self.kinds.get(a.kind)
        return kind.caution(s, a) if kind is not None else None

    def next(self, s: S, draft: Draft) -> Step:
        """What may be said next of an action that is being put together."""
        if not s.pending or draft.kind not in s.pending[-1].kinds or draft.seat not in s.pending[-1].seats:
            return Step(None, (), False, False)
        step: Step = self.kinds[draft.kind].next(s, draft)
        return step

    def draw(self, s: S, seat: int, rng: Any) -> Action:
        """A legal action made with ``rng.random()``: the kind first, so that a kind with many actions does not drown the
        others; an ``open`` one is put together step by step."""
        by_kind: dict[str, list[Action]] = {}
        for action in self.legal(s, seat):
            by_kind.setdefault(action.kind, []).append(action)
        kinds = list(by_kind)
        name = kinds[int(rng.random() * len(kinds))]
        if self.kinds[name].open:
            drawn = _drawn(self.kinds[name], s, Draft(name, seat), rng)
            if drawn is not None and self.check(s, drawn) is None:
                return drawn
        options = by_kind[name]
        return options[int(rng.random() * len(options))]

    def apply(self, s: S, a: Action, chance: Chance, with_events: bool = True, out: Effects | None = None) -> Effects:
        """Carry out a legal action in place, then everything up to the next real decision. Returns what it led to: ``out``,
        which hears it while it happens, or one made for it; its ``events`` tell what happened."""
        if out is None:
            out = Effects(chance) if with_events else SilentEffects(chance)
        kind = self._plain.get(a.kind)
        if kind is None or s.pending[-1].secret:
            self._answer(s, a, out)
        else:
            kind.apply(s, a, out)
        if not s.pending:
            self.advance(s, out)
        if s.pending and s.pending[-1].auto:
            self.proceed(s, out)
        return out

    def proceed(self, s: S, out: Effects) -> None:
        """Advance, and answer every ``auto`` decision that leaves no choice."""
        while True:
            if not s.pending:
                self.advance(s, out)
            if not s.pending or not s.pending[-1].auto:
                return
            answers = [a for a in self.legal(s, s.pending[-1].seats[0]) if self.kinds[a.kind].answers]
            if len(answers) != 1:
                return
            self._answer(s, answers[0], out)

    def _answer(self, s: S, a: Action, out: Effects) -> None:
        decision = s.pending[-1]
        if a.kind == TAKE_BACK:
            del s.sealed[a.seat]
            s.pending[-1] = asking(decision, a.seat)
            return
        kind = self.kinds[a.kind]
        if kind.unordered:
            a = kind.normal(a)
        if not decision.secret or not kind.answers:
            kind.apply(s, a, out)
            return
        s.sealed[a.seat] = a
        rest = without(decision, a.seat)
        if rest.seats:
            s.pending[-1] = rest
            return
        answers, s.sealed = s.sealed, {}
        s.pending.pop()
        self.unseal(s, decision, answers, out)


def _drawn(kind: MoveType[Any], s: Any, draft: Draft, rng: Any) -> Action | None:
    """A legal action of an ``open`` kind, every step drawn; None if the way ended nowhere."""
    for _ in range(64):
        step = kind.next(s, draft)
        ways = len(step.values) + step.closable + step.complete
        if not ways or step.field is None:
            return draft.action() if step.complete else None
        pick = int(rng.random() * ways)
        if pick < len(step.values):
            draft = draft.said(step.field, step.values[pick])
        elif step.complete:
            return draft.action(step.field)
        else:
            draft = draft.closed(step.field)
    return None
