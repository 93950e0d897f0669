"""The conformance walk, one for all titles: a game is played at random, and at sampled plies everything is proved that
the kernel promises about it."""

from __future__ import annotations

import inspect
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.action import Action, decode, encode
from game.engine.catalogue import blamed
from game.engine.chance import Chance
from game.engine.record import Record
from game.engine.refusal import Refusal
from game.engine.replay import Broken, replay_record
from game.engine.session import Ply, RuleFault, Seat, Session
from game.engine.state import HIDDEN
from game.engine.title import Title

MOST_PLIES = 5_000
MANY = 1_000
"""Legal actions of one kind from which on a title had better ask for one thing after the other."""
WORLD_PLIES = 20
"""So far a dealt world is played on."""
EVERY_OPTION = 3
"""Games from which on it is no quick look any more."""
Watcher = Callable[[Session, Ply], None]


class Fault(Exception):
    """A promise that a title breaks: a sentence, and a record that leads there."""

    def __init__(self, sentence: str, record: Record) -> None:
        super().__init__(sentence)
        self.record = record


class Walked(NamedTuple):
    """How far it went, the last digest, the whole record, and the kind that had most legal actions at once, with their
    number."""

    plies: int
    digest: str
    record: Record
    widest: tuple[str, int]


def plans(title: Title, games: int) -> Iterator[tuple[int, dict[str, str], int]]:
    """What to walk: every number of seats, so many seeds of each; from EVERY_OPTION games on every value of every option
    in turn as well, a third as often."""
    for seats in range(title.fewest, title.most + 1):
        choices: list[dict[str, str]] = [{}]
        for option in title.offered(seats):
            choices += [{option.id: value} for value in option.samples]
        for number, options in enumerate(choices):
            for seed in range(games // EVERY_OPTION if options else games):
                yield seats, options, 1000 * number + seed


def walk(
    title: Title,
    seats: int,
    options: Mapping[str, str],
    seed: int,
    *,
    sample: float = 0.12,
    watchers: Iterable[Watcher] = (),
) -> Walked:
    """Play a game at random. Raises Fault at the first broken promise, with a record that leads there."""
    return _Walker(title, seats, options, seed, sample, tuple(watchers)).go()


class _Walker:
    def __init__(
        self,
        title: Title,
        seats: int,
        options: Mapping[str, str],
        seed: int,
        sample: float,
        watchers: tuple[Watcher, ...],
    ) -> None:
        self.session = Session(title, [Seat()] * seats, options, seed)
        self.rules = self.session.rules
        self.rng = random.Random(f"walk {seed}")
        self.sample = sample
        self.watchers = watchers
        self.ledger = self.rules.ledger(self.session.at(0))
        self.last: Action | None = None
        self.widest = ("", 0)

    def go(self) -> Walked:
        """The whole game."""
        session = self.session
        while (pending := session.pending) is not None:
            if len(session.plies) > MOST_PLIES:
                self.fail("the game does not end")
            if session.result() is not None:
                self.fail("there is a result although the game goes on")
            able = [seat for seat in pending.seats if session.legal(seat)]
            if not able:
                self.fail(f"nobody can answer {pending.key}")
            seat = self.rng.choice(able)
            legal = session.legal(seat)
            self.widest = max(self.widest, *Counter(a.kind for a in legal).items(), key=lambda found: found[1])
            if self.rng.random() < self.sample or len(session.plies) < 2:
                self.prove(seat, legal)
            self.step(self.rng.choice(legal))
        self.at_the_end()
        digest = session.plies[-1].sum if session.plies else ""
        return Walked(len(session.plies), digest, session.to_record(), self.widest)

    def step(self, action: Action) -> None:
        """Play one action and see that what it brought to light is marked."""
        session = self.session
        seat = action.seat
        before = _visible(session.view(seat).state.dump())
        try:
            ply = session.propose(action)
        except RuleFault as fault:
            told = blamed(session.title.folder, fault.__cause__ or fault)
            raise Fault(f"{action} breaks a rule: {told}", fault.record) from fault
        if isinstance(ply, Refusal):
            self.fail(f"{action} stands in the list of legal actions and is refused: {ply.code}")
        assert isinstance(ply, Ply)
        self.last = action
        if not ply.mark and self.rng.random() < 2 * self.sample:
            news = (_visible(session.view(seat).state.dump()) - before) & set(self.ledger)
            if news:
                self.fail(f"{action} shows seat {seat} {sorted(news)[:3]} without a mark")
        for watcher in self.watchers:
            watcher(session, ply)

    # --- what is proved ----------------------------------------------------------------------------

    def prove(self, seat: int, legal: list[Action]) -> None:
        """Everything that can be proved about this moment."""
        try:
            self._prove(seat, legal)
        except Fault:
            raise
        except Exception as broken:
            told = blamed(self.session.title.folder, broken)
            raise Fault(f"a rule breaks when it is asked: {told}", self.session.to_record()) from broken

    def _prove(self, seat: int, legal: list[Action]) -> None:
        state = self.session.at(len(self.session.plies))
        digest = state.digest()
        self._legal(state, seat, legal)
        self._universe(state, seat, legal)
        self._wrong(state, seat, legal)
        self._views(state)
        self._copies(state, digest, legal)
        self._worlds(state, seat)
        if self.rules.ledger(state) != self.ledger:
            self.fail("components have appeared or vanished")
        if state.digest() != digest:
            self.fail("a question changed the state")

    def _legal(self, state: Any, seat: int, legal: list[Action]) -> None:
        if len(set(legal)) != len(legal):
            self.fail("an action is listed twice")
        if self.rules.legal(state, seat) != legal:
            self.fail("the list of legal actions is not stable")
        for action in legal:
            refusal = self.rules.check(state, action)
            if refusal is not None:
                self.fail(f"{action} is listed and refused: {refusal.code}")
            self._written(action)
            if decode(encode(action)) != action:
                self.fail(f"{action} does not survive being written down")
        for other in range(len(self.session.seats)):
            if other not in self.rules.pending(state).seats and self.rules.legal(state, other):  # type: ignore[union-attr]
                self.fail(f"seat {other} is not asked and has legal actions")

    def _written(self, action: Action) -> None:
        """What is listed stands as it is written down: things whose order means nothing sorted."""
        decision, folder = self.session.pending, self.session.title.folder
        key = decision.key if decision is not None else ""
        shared = self.rules.together.get(key)
        for listed, written in zip(action.args, self.rules.normal(action).args):
            if listed != written:
                place = _file_of(shared or type(self.rules.kinds[action.kind]).options, folder)
                listing = f"together of {key}" if shared else f"options of {action.kind}"
                self.fail(f"{place}: {listing}: {listed!r} is not in canonical order {written!r}")

    def _universe(self, state: Any, seat: int, legal: list[Action]) -> None:
        listed = set(legal)
        for name in self.rules.pending(state).kinds:  # type: ignore[union-attr]
            kind = self.rules.kinds[name]
            if kind.open:  # Its list holds examples only.
                continue
            found = kind.universe(4_000)
            if len(found) > 250:
                found = self.rng.sample(found, 250)
            for args in found:
                action = Action(name, seat, args)
                if self.rules.check(state, action) is None and action not in listed and not _same_set(action, listed):
                    self.fail(f"{action} is legal and not listed")

    def _wrong(self, state: Any, seat: int, legal: list[Action]) -> None:
        action = self.rng.choice(legal)
        tries: list[Action] = [
            Action("no such kind", seat),
            action._replace(seat=seat + 1 if len(self.session.seats) > 1 else 7),
            action._replace(args=(*action.args, "more")),
            action._replace(args=("nonsense",) * len(action.args)),
            Action(action.kind, seat, (None, 3.5)),
        ]
        if self.last is not None:
            tries.append(self.last)
        for wrong in tries:
            refusal = self.rules.check(state, wrong)
            answers = legal if wrong.seat == seat or refusal is not None else self.rules.legal(state, wrong.seat)
            if refusal is None and wrong not in answers and not _same_set(wrong, set(answers)):
                self.fail(f"{wrong} is accepted")
            if refusal is not None and not refusal.code:
                self.fail(f"{wrong} is refused without a reason")

    def _views(self, state: Any) -> None:
        for seat in range(len(self.session.seats)):
            view = self.rules.view(state, seat)
            again = self.rules.view(self.rules.determinise(view, self.rng), seat)
            if again.state.digest() != view.state.digest():
                self.fail(f"what seat {seat} sees does not survive being dealt anew")
            if self.rules.legal(view.state, seat) != self.rules.legal(state, seat):
                self.fail(f"what seat {seat} may do depends on what it does not see")

    def _worlds(self, state: Any, seat: int) -> None:
        """What bots play in: a world that agrees with what the seat sees is played on for some plies."""
        dealt = self.rules.determinise(self.rules.view(state, seat), self.rng)
        world = self.rules.state_class.restore(dealt.dump())
        chance = Chance(self.rng.randrange(2**32))
        try:
            for _ in range(WORLD_PLIES):
                pending = self.rules.pending(world)
                legal = self.rules.legal(world, pending.seats[0]) if pending else []
                if not legal:
                    return
                self.rules.apply(world, self.rng.choice(legal), chance)
        except Exception as broken:
            told = blamed(self.session.title.folder, broken)
            sits = f"a world that seat {seat} may think it sits in"
            self.fail(f"{sits} breaks: {told}; a field of parts may want `among`")

    def _copies(self, state: Any, digest: str, legal: list[Action]) -> None:
        copy = state.clone()
        if copy.digest() != digest:
            self.fail("a clone differs")
        chance = self.session.chance_now()
        self.rules.apply(copy, self.rng.choice(legal), chance)
        if state.digest() != digest:
            self.fail("a clone is not independent")
        if self.rules.state_class.restore(state.dump()).digest() != digest:
            self.fail("a state does not survive being written down")

    def at_the_end(self) -> None:
        """Result, replay, undo and redo, and every older state as it was."""
        session = self.session
        result = session.result()
        if result is None:
            self.fail("the game is over without a result")
        assert result is not None
        for score in result.scores:
            if sum(item.amount for item in score.items) != score.total:
                self.fail(f"the lines of {score.who or score.seat} do not add up to {score.total}")
        for ply in session.plies:
            if session.at(ply.n).digest() != ply.sum:
                self.fail(f"the state after ply {ply.n} has changed")
        again = replay_record(session.to_record(), {session.title.id: session.title})
        if isinstance(again, Broken):
            self.fail(f"the record does not replay: {again.code} at {again.ply}")
        assert isinstance(again, Session)
        back = self.rng.randrange(len(session.plies)) if session.plies else 0
        sums = [p.sum for p in session.plies]
        if len(again.humans) == 1 and again.undo_to(back) is None:
            while again.redoable:
                again.redo()
            if [p.sum for p in again.plies] != sums:
                self.fail("undo and redo lead elsewhere")

    def fail(self, sentence: str) -> None:
        """Stop here."""
        raise Fault(sentence, self.session.to_record())


def _file_of(function: Callable[..., Any], folder: Path) -> str:
    """The file of the title in which a function stands, or "rules"."""
    place = Path(inspect.getfile(getattr(function, "func", function)))
    return place.relative_to(folder).as_posix() if place.is_relative_to(folder) else "rules"


def _visible(value: Any) -> set[str]:
    """Every id that can be read in a view."""
    if isinstance(value, str):
        return {value} if value and value != HIDDEN else set()
    if isinstance(value, dict):
        return set().union(*(_visible(v) for k, v in value.items() if k not in ("pending", "sealed", "phase")), set())
    if isinstance(value, list | tuple):
        return set().union(*(_visible(v) for v in value), set())
    return set()


def _same_set(action: Action, listed: set[Action]) -> bool:
    """True if it is a listed action with the things of a tuple in another order."""

    def loose(a: Action) -> tuple[Any, ...]:
        return (a.kind, a.seat, *(frozenset(x) if isinstance(x, tuple) else x for x in a.args))

    try:
        wanted = loose(action)
    except TypeError:
        return False
    return any(a.kind == action.kind and loose(a) == wanted for a in listed)
