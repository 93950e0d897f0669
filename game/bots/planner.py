"""The bot that plans its turn: it follows its next actions to where the turn ends, and begins the best such line."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, TypeAlias

from game.bots.bot import Clock
from game.bots.greedy import WON, Greedy
from game.bots.judge import TitleJudge
from game.engine import Action, Chance, RuleController, View

BROAD = 6
"""First actions that are followed: those that look best at once."""
NARROW = 2
"""Lines that are followed from each of them."""
DEEP = 10
"""Actions after which a line ends wherever it is."""
WORLDS = 2


class Planner(Greedy):
    """Rates the best first actions by the best end of the turn that it finds for each, in the mean of several worlds.

    A line ends where the turn does: at an action that does nothing by itself, or when the turn has changed.
    """

    def __init__(
        self,
        rules: RuleController[Any],
        judge: TitleJudge,
        worlds: int = WORLDS,
        broad: int = BROAD,
        narrow: int = NARROW,
    ) -> None:
        super().__init__(rules, judge, worlds)
        self._broad, self._narrow = broad, narrow

    def _weigh(
        self, worlds: list[tuple[Any, int]], view: View, legal: Sequence[Action], clock: Clock
    ) -> list[tuple[Action, float]]:
        """The best first actions, each with the value of the turn that it begins."""
        assert view.seat is not None
        at_once = super()._weigh(worlds, view, legal, clock)
        at_once.sort(key=lambda candidate: -candidate[1])
        if at_once[0][1] >= WON:
            return at_once
        followed: list[tuple[Action, float]] = []
        for action, value in at_once[: self._broad]:
            if action.kind not in self._judge.QUIET:
                if followed and not clock.look():
                    break
                ends = [self._follow(world, chance, action, view.seat)[0] for world, chance in worlds]
                value = sum(ends) / len(ends)
            followed.append((action, value))
        if all(action.kind not in self._judge.QUIET for action, _ in followed):
            followed += [candidate for candidate in at_once[self._broad :] if candidate[0].kind in self._judge.QUIET]
        return followed

    def _turn(self, state: Any, chance: int, seat: int, legal: Sequence[Action], broad: int) -> tuple[Action, ...]:
        """The best turn from here that is found with so many first actions, each followed in one line."""
        judge = self._judge
        found: list[tuple[float, Action]] = []
        for action in judge.narrow(View(seat, state), legal):
            quiet = action.kind in judge.QUIET
            found.append((self._worth(state if quiet else self._after(state, action, chance), seat), action))
        found.sort(key=lambda pair: -pair[0])
        best = -math.inf
        line: tuple[Action, ...] = (found[0][1],)
        for value, action in found[:broad]:
            path: tuple[Action, ...] = ()
            if action.kind not in judge.QUIET:
                value, path = self._follow(state, chance, action, seat, 1)
            if value > best:
                best, line = value, (action, *path)
        return line

    def _follow(
        self, world: Any, chance: int, first: Action, seat: int, narrow: int = 0
    ) -> tuple[float, tuple[Action, ...]]:
        """The value of the best end of the turn that lines from the first action reach, and what leads there."""
        rules, judge = self._rules, self._judge
        turn = judge.turn(world)
        start = self._after(world, first, chance)
        value = self._worth(start, seat)
        if not _goes_on(start, seat) or judge.turn(start) != turn:
            return value, ()
        lines: list[_Line] = [(value, start, ())]
        best: tuple[float, tuple[Action, ...]] | None = None
        for _ in range(DEEP):
            found: list[_Line] = []
            for value, state, path in lines:
                for action in judge.narrow(View(seat, state), rules.legal(state, seat)):
                    if action.kind in judge.QUIET:
                        reached, after = value, None
                    else:
                        after = state.clone()
                        rules.apply(after, action, Chance(chance), False)
                        reached = self._worth(after, seat)
                        if _goes_on(after, seat) and judge.turn(after) == turn:
                            found.append((reached, after, (*path, action)))
                            continue
                    if best is None or reached > best[0]:
                        best = reached, (*path, action)
            lines = _best(found, narrow or self._narrow)
            if not lines:
                break
        return best or max(((value, path) for value, _, path in lines), key=lambda end: end[0])


_Line: TypeAlias = tuple[float, Any, tuple[Action, ...]]
"""What a position is worth, the position, and what led to it."""


def _goes_on(state: Any, seat: int) -> bool:
    return bool(state.pending) and seat in state.pending[-1].seats


def _best(found: list[_Line], most: int) -> list[_Line]:
    """The best lines; of lines with one value, which nearly always are one position reached in another order, one."""
    found.sort(key=lambda line: -line[0])
    best: list[_Line] = []
    for line in found:
        if not best or best[-1][0] - line[0] > 1e-9:
            best.append(line)
            if len(best) == most:
                break
    return best
