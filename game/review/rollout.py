"""Plays a game on as quick bots would, to its end or to a moment where deeds can be compared, and tells what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from random import Random
from typing import Any, NamedTuple

from game.bots import Clock, seat
from game.bots.greedy import Greedy
from game.bots.judge import TitleJudge
from game.bots.levels import PLANNER
from game.engine import Action, Chance, Title, View

LONGEST = 20_000
"""Plies after which a continuation is given up."""
LINE = 6
"""So many deeds of a continuation are kept, of those that were chosen among several."""
WIDE = 3
"""Other deeds that are weighed beside the seat's own."""


class End(NamedTuple):
    """How a continuation ended for each sheet of the result: points ahead of the best other, share of the first place."""

    ahead: tuple[float, ...]
    won: tuple[float, ...]


class Trail(NamedTuple):
    """The first deeds of a continuation, each with whether there was a choice."""

    deeds: tuple[tuple[Action, bool], ...]


class Endless(Exception):
    """A continuation does not come to an end."""


class Continuations:
    """The policy of one title: what comes of a deed in a world."""

    def __init__(self, title: Title) -> None:
        self.rules = title.controller()
        self.judge = TitleJudge(title)
        self._quick = Greedy(self.rules, self.judge)
        self._best = seat(PLANNER, title)
        self.weighed = 0
        """Deeds that were tried so far: how long the thinking has taken, the same on every machine."""

    def others(self, view: View, legal: list[Action], own: Action, rng: Random) -> list[Action]:
        """The deeds that the bot thinks best, without the own one; one that does nothing by itself is always among them."""
        thought = self._best.think(view, legal, Clock(), rng)
        ordered = [thought.action, *(action for action, _ in thought.candidates)]
        found = [action for action in dict.fromkeys(ordered) if action != own][:WIDE]
        quiet = [action for action in legal if action.kind in self.judge.QUIET]
        if quiet and not any(action in (own, *found) for action in quiet):
            found.append(quiet[0])
        return found

    def world(self, view: View, rng: Random) -> tuple[Any, int]:
        """A world as it may be for that seat, with a seed for its chance."""
        return self.rules.determinise(view, rng), int(rng.random() * 2**53)

    def careless(self, view: View, legal: list[Action], rng: Random) -> Action:
        """The deed that looks worst as soon as it is done."""
        return self._quick.think(view, legal, Clock(), rng).candidates[-1][0]

    def play_on(self, world: Any, first: Action, seed: int) -> tuple[End, Trail]:
        """The end of the game that goes on with the deed, and what is done first after it. Raises Endless."""
        state, deeds, chosen = world.clone(), [], 0
        played = self._played(state, first, seed)
        next(played)
        for action, free in played:
            if chosen < LINE:
                deeds.append((action, free))
                chosen += free
        if state.pending:
            raise Endless
        return self._end(state), Trail(tuple(deeds))

    def compared(self, world: Any, deeds: Sequence[Action], seed: int) -> list[float]:
        """What the evaluation says of each deed of one seat, in points by the end, when the seat begins its next turn: for
        all of them in one round, as what a round brings at its end is not what a deed has brought. Where one of them ends
        the game all are played to its end, and the points ahead of the best other are compared. Raises Endless."""
        lines = [_Line(self, world, deed, seed) for deed in deeds]
        for line in lines:
            line.to_next_turn()
        latest = max(line.round for line in lines)
        for line in lines:
            line.to_round(latest)
        if latest == inf:
            return [self._end(line.state).ahead[line.seat] for line in lines]
        return [self.judge.evaluate(line.state, line.seat) / self.judge.point for line in lines]

    def _played(self, state: Any, first: Action, seed: int) -> Iterator[tuple[Action, bool]]:
        """Do the deed in the state, then what quick bots do; each of them comes back when it is done."""
        rules, chance, rng = self.rules, Chance(seed), Random(seed)
        rules.apply(state, first, chance, False)
        yield first, False
        for number in range(LONGEST):
            if not state.pending:
                return
            at = state.pending[-1].seats[0]
            legal = rules.legal(state, at)
            self.weighed += len(legal)
            action = legal[0] if len(legal) == 1 else self._quick.best_in(state, at, legal, seed + number, rng)
            rules.apply(state, action, chance, False)
            yield action, len(legal) > 1

    def _end(self, state: Any) -> End:
        result = self.rules.result(state)
        assert result is not None
        totals = [score.total for score in result.scores]
        firsts = result.ranks.count(1)
        return End(
            tuple(mine - max((*totals[:i], *totals[i + 1 :]), default=0) for i, mine in enumerate(totals)),
            tuple(1 / firsts if rank == 1 else 0.0 for rank in result.ranks),
        )


class _Line:
    """A continuation that is played as far as it is asked for."""

    def __init__(self, of: Continuations, world: Any, first: Action, seed: int) -> None:
        self.state, self.seat = world.clone(), first.seat
        self._judge = of.judge
        self._turn = of.judge.turn(world)
        self._deeds = of._played(self.state, first, seed)

    @property
    def round(self) -> float:
        """The round that it has come to; after the end of the game none is later."""
        return self._judge.round(self.state) if self.state.pending else inf

    def to_next_turn(self) -> None:
        """Play on until the seat begins its next turn."""
        for _ in self._deeds:
            if self._chooses and self._judge.turn(self.state) != self._turn:
                return
        if self.state.pending:
            raise Endless

    def to_round(self, number: float) -> None:
        """Play on until the seat has a choice in that round or a later one."""
        if self.round < number:
            for _ in self._deeds:
                if self._chooses and self.round >= number:
                    return
            if self.state.pending:
                raise Endless

    @property
    def _chooses(self) -> bool:
        return bool(self.state.pending) and self.state.pending[-1].seats[0] == self.seat
