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

from game.bots.bot import Clock, Rng
from game.bots.greedy import WON
from game.bots.judge import TitleJudge
from game.bots.planner import Planner
from game.engine import Action, Chance, RuleController, View

_LONGEST = 600
"""Deeds after which a line is judged wherever it is."""
_ROUND = 4
"""Worlds after which the turns that fall behind are given up."""
_FEWEST = 6
"""Worlds without which luck cannot be told from worth."""
_FIRST = 40.0
"""What the first place is worth besides the points, where a line comes to the end of the game."""


class Effort(NamedTuple):
    """How much a level thinks, in units that are the same on every machine."""

    looks: int
    """Positions that are judged while the plans are played on, at most."""
    worlds: int
    """Worlds in which they are played on, at most."""
    turns: int
    """Own turns that are played, the running one with them; the others answer each."""
    broad: int = 8
    """First deeds that are played on: those with the best plans."""
    narrow: int = 2
    """Lines that the plan follows from each of them."""
    ahead: int = 0
    """First deeds of which the turns to come are planned; 0: each of their deeds is the best at once."""
    planned: int = 2
    """Worlds in which the plan is made."""
    sure: float = 2.0
    """Standard errors by which a turn must be ahead of the one that the plan put first."""
    lost: float = 2.0
    """Standard errors behind the best at which a turn is given up."""


class Searcher(Planner):
    """Plans its turn, then plays the best plans on in many worlds, the more often the better they do."""

    def __init__(self, rules: RuleController[Any], judge: TitleJudge, effort: Effort) -> None:
        super().__init__(rules, judge, effort.planned, effort.broad, effort.narrow)
        self._effort = effort

    def _deal(self, view: View, rng: Rng) -> list[tuple[Any, int]]:
        """Those of the plan, and those in which it is played on."""
        further = [
            (self._rules.determinise(view, rng), int(rng.random() * 2**53))
            for _ in range(self._effort.worlds - self._effort.planned)
        ]
        return super()._deal(view, rng) + further

    def _weigh(
        self, worlds: list[tuple[Any, int]], view: View, legal: Sequence[Action], clock: Clock
    ) -> list[tuple[Action, float]]:
        """The best first actions, each with the mean of what its lines have come to."""
        assert view.seat is not None
        effort = self._effort
        pending = view.state.pending
        if pending and pending[-1].secret:
            return super()._weigh(worlds, view, legal, clock)
        planned = super()._weigh(worlds[: effort.planned], view, legal, clock)
        planned.sort(key=lambda candidate: -candidate[1])
        if len(planned) == 1 or planned[0][1] >= WON:
            return planned
        first = planned[0][0]
        left = [first]
        for action, _ in planned[1 : effort.broad]:
            if self._rules.caution(view.state, action) is None:
                left.append(action)  # What the rules warn of is done where the plan says so, not by what luck may say.
        met: dict[Action, list[float]] = {action: [] for action in left}
        plans = {action: self._plan(worlds[0], action, view.seat) for action in left}
        lines = _Lines(self, view.seat, effort)
        for number, (world, seed) in enumerate(worlds, 1):
            if number > 1 and not clock.look():
                break
            for action in left:
                state = lines.played_on(world, seed, action, plans[action])
                value = self._judge.evaluate(state, view.seat)
                met[action].append(value if state.pending else value + _FIRST * self._first(state, view.seat))
            if lines.looks >= effort.looks:
                break
            if number >= _FEWEST and number % _ROUND == 0:
                best = max(left, key=lambda action: sum(met[action]))
                left = [a for a in left if a == best or _ahead(met[best], met[a]) < effort.lost]
                if len(left) == 1:
                    break
        best = max(left, key=lambda action: sum(met[action]))
        if best != first and (len(met[first]) < _FEWEST or _ahead(met[best], met[first]) < effort.sure):
            best = first
        top = sum(met[best]) / len(met[best])
        return [(best, top)] + [
            (action, min(top - 1e-6, sum(values) / len(values))) for action, values in met.items() if action != best
        ]

    def _plan(self, world: tuple[Any, int], action: Action, seat: int) -> tuple[Action, ...]:
        """How the turn that begins so goes on best."""
        if action.kind in self._judge.QUIET:
            return ()
        return self._follow(*world, action, seat)[1]


class _Lines:
    """Plays turns of a seat on. ``looks`` counts the positions that were judged."""

    def __init__(self, planner: Searcher, seat: int, effort: Effort) -> None:
        self._planner, self._seat, self._effort = planner, seat, effort
        self._rules, self._judge = planner._rules, planner._judge
        self.looks = 0

    def played_on(self, world: Any, seed: int, first: Action, plan: Sequence[Action]) -> Any:
        """The position when the seat has played its turn so, and as many after it as there shall be."""
        rules, judge, seat = self._rules, self._judge, self._seat
        state, chance = world.clone(), Chance(seed)
        turn, passed = judge.turn(state), 0
        rules.apply(state, first, chance, False)
        coming = iter(plan)
        following: Action | None = next(coming, None)
        planning = False
        for _ in range(_LONGEST):
            if not state.pending:
                break
            at = seat if seat in state.pending[-1].seats else state.pending[-1].seats[0]
            if at == seat and (now := judge.turn(state)) != turn:
                turn, passed, following = now, passed + 1, None
                if passed == self._effort.turns:
                    break
                planning = self._effort.ahead > 0
            legal = rules.legal(state, at)
            action = legal[0]
            if at == seat and following is not None and following in legal:
                action, following = following, next(coming, None)
            elif len(legal) > 1 and at == seat and planning and not state.pending[-1].secret:
                planning = False
                action, *rest = self._planner._turn(state, seed, seat, legal, self._effort.ahead)
                coming = iter(rest)
                following = next(coming, None)
            elif len(legal) > 1:
                action = self._at_once(state, at, legal)
                if at == seat:
                    following = None
            rules.apply(state, action, chance, False)
        return state

    def _at_once(self, state: Any, seat: int, legal: Sequence[Action]) -> Action:
        """What a seat does that looks one deed ahead."""
        rules, judge = self._rules, self._judge
        best, most = legal[0], -math.inf
        for action in judge.narrow(View(seat, state), legal):
            self.looks += 1
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
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, count - 1)
    if spread:
        return mean / math.sqrt(spread / count)
    return math.copysign(math.inf, mean) if mean else 0.0
