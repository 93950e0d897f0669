"""The bot that thinks through continuations: it plays its best turns on, in many worlds that agree with what it sees.

Every world is dealt once and has a seed for its chance, so that the turns that are compared meet with the same luck.
What the others answer, and what the seat does in the turns to come, is played one deed ahead, each seat by its own
evaluation, however many they are. All lines end at the same moment, so many own turns ahead; there the evaluation
speaks. A turn that only luck put first does not displace the one that the plan put first.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from game.bots.bot import Clock
from game.bots.greedy import Judge
from game.bots.planner import Planner
from game.engine import Action, Chance, RuleController, View

_LONGEST = 600
"""Deeds after which a line is judged wherever it is."""
_ROUND = 4
"""Worlds after which the turns that fall behind are given up."""


class Effort(NamedTuple):
    """How much a level thinks, in units that are the same on every machine."""

    worlds: int
    """Worlds in which a turn is played on, at most."""
    turns: int
    """Own turns that are played, the running one with them; the others answer each."""
    broad: int = 6
    """First deeds that are played on: those with the best plans."""
    narrow: int = 2
    """Lines that the plan follows from each of them."""
    planned: int = 2
    """Worlds in which the plan is made."""
    sure: float = 1.0
    """Standard errors by which a turn must be ahead of the one that the plan put first."""
    lost: float = 2.0
    """Standard errors behind the best at which a turn is given up."""
    over: bool = True


class Searcher(Planner):
    """Plans its turn, then plays the best plans on in many worlds, the more often the better they do."""

    def __init__(self, rules: RuleController[Any], judge: Judge, effort: Effort) -> None:
        super().__init__(rules, judge, effort.worlds, effort.broad, effort.narrow)
        self._effort = effort

    def _weigh(
        self, worlds: list[tuple[Any, int]], view: View, legal: Sequence[Action], clock: Clock
    ) -> list[tuple[Action, float]]:
        """The best first actions, each with the mean of what its lines have come to."""
        assert view.seat is not None
        effort = self._effort
        planned = super()._weigh(worlds[: effort.planned], view, legal, clock)
        planned.sort(key=lambda candidate: -candidate[1])
        if len(planned) == 1 or view.state.pending[-1].secret:
            return planned
        left = [action for action, _ in planned[: effort.broad]]
        first = left[0]
        met: dict[Action, list[float]] = {action: [] for action in left}
        plans = {action: self._plan(worlds[0], action, view.seat) for action in left}
        for number, (world, seed) in enumerate(worlds):
            if number and not clock.look():
                break
            for action in left:
                met[action].append(self._played_on(world, seed, action, plans[action], view.seat))
            if number % _ROUND == _ROUND - 1:
                best = max(left, key=lambda action: sum(met[action]))
                left = [a for a in left if a == best or _ahead(met[best], met[a]) < effort.lost]
                if len(left) == 1:
                    break
        best = max(left, key=lambda action: sum(met[action]) / len(met[action]))
        if best != first and _ahead(met[best], met[first]) < effort.sure:
            best = first
        top = sum(met[best]) / len(met[best])
        return [(best, top)] + [
            (action, min(top - 2e-9, sum(values) / len(values))) for action, values in met.items() if action != best
        ]

    def _plan(self, world: tuple[Any, int], action: Action, seat: int) -> tuple[Action, ...]:
        """How the turn that begins so goes on best."""
        if action.kind in self._judge.QUIET:
            return ()
        return self._follow(*world, action, seat)[1]

    def _played_on(self, world: Any, seed: int, first: Action, plan: Sequence[Action], seat: int) -> float:
        """What the seat has when it has played its turn so, and as many after it as the effort says."""
        rules, judge, turns = self._rules, self._judge, self._effort.turns
        state, chance = world.clone(), Chance(seed)
        turn, passed = judge.turn(state), 0
        rules.apply(state, first, chance, False)
        coming = iter(plan)
        following: Action | None = next(coming, None)
        for _ in range(_LONGEST):
            if not state.pending:
                break
            now = judge.turn(state)
            at = seat if seat in state.pending[-1].seats else state.pending[-1].seats[0]
            if at == seat and now != turn:
                turn, passed, following = now, passed + 1, None
                if passed == turns:
                    break
            legal = rules.legal(state, at)
            action = legal[0]
            if at == seat and following in legal:
                assert following is not None
                action, following = following, next(coming, None)
            elif len(legal) > 1:
                action = self._at_once(state, at, legal)
                if at == seat:
                    following = None
            rules.apply(state, action, chance, False)
        return judge.evaluate(state, seat)

    def _at_once(self, state: Any, seat: int, legal: Sequence[Action]) -> Action:
        """What a seat does that looks one deed ahead."""
        rules, judge = self._rules, self._judge
        best, most = legal[0], -math.inf
        for action in judge.narrow(View(seat, state), legal):
            if action.kind in judge.QUIET:
                value = judge.evaluate(state, seat)
            else:
                after = state.clone()
                rules.apply(after, action, Chance(1), False)
                value = judge.evaluate(after, seat)
            if value > most:
                best, most = action, value
        return best


def _ahead(one: Sequence[float], other: Sequence[float]) -> float:
    """By how many standard errors the one is ahead of the other, where both have met with the same luck."""
    gaps = [a - b for a, b in zip(one, other)]
    count = len(gaps)
    mean = sum(gaps) / count
    if count < 2 or not mean:
        return math.copysign(math.inf, mean) if mean else 0.0
    spread = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
    return mean / math.sqrt(spread / count) if spread else math.copysign(math.inf, mean)
