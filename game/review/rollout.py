"""Plays a game on as quick bots would, to its end or to the seat's next turn, and tells what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from game.bots import Clock, seat
from game.bots.greedy import Greedy
from game.bots.judge import TitleJudge
from game.bots.levels import PLANNER
from game.engine import Action, Chance, Title, View

LONGEST = 20_000
"""Plies after which a continuation is given up."""
SHORT = 200
"""Plies after which a continuation that is cut at the next turn ends where it is."""
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

    def others(self, view: View, legal: list[Action], own: Action, rng: Random) -> list[Action]:
        """The deeds that the bot thinks best, without the own one."""
        thought = self._best.think(view, legal, Clock(), rng)
        ordered = [thought.action, *(action for action, _ in thought.candidates)]
        return [action for action in dict.fromkeys(ordered) if action != own][:WIDE]

    def world(self, view: View, rng: Random) -> tuple[Any, int]:
        """A world as it may be for that seat, with a seed for its chance."""
        return self.rules.determinise(view, rng), int(rng.random() * 2**53)

    def play_on(self, world: Any, first: Action, seed: int) -> tuple[End, Trail]:
        """The end of the game that goes on with the deed, and what is done first after it. Raises Endless."""
        state, deeds, chosen = world.clone(), [], 0
        for action, free in self._played(state, first, seed, LONGEST):
            if chosen < LINE:
                deeds.append((action, free))
                chosen += free
        if state.pending:
            raise Endless
        return self._end(state), Trail(tuple(deeds))

    def cut(self, world: Any, first: Action, seed: int) -> float:
        """What the evaluation says, in points by the end, when the seat of the deed begins its next turn."""
        state, seat = world.clone(), first.seat
        turn = self.judge.turn(state)
        for _ in self._played(state, first, seed, SHORT):
            if state.pending and state.pending[-1].seats[0] == seat and self.judge.turn(state) != turn:
                break
        return self.judge.evaluate(state, seat) / self.judge.point

    def _played(self, state: Any, first: Action, seed: int, most: int) -> Iterator[tuple[Action, bool]]:
        """Do the deed in the state, then what quick bots do; each of these comes back when it is done."""
        rules, chance, rng = self.rules, Chance(seed), Random(seed)
        rules.apply(state, first, chance, False)
        for number in range(most):
            if not state.pending:
                return
            at = state.pending[-1].seats[0]
            legal = rules.legal(state, at)
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
