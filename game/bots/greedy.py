"""The bot that looks one action ahead and takes what its title's evaluation likes best."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from game.bots.bot import NO_REASON, Clock, Likely, Reason, Rng, Thought
from game.bots.explain import SURE_WORLDS, ideas, reasons, unsure
from game.bots.judge import TitleJudge
from game.engine import Action, Chance, RuleController, View

SECRET_WORLDS = 12
"""Worlds that are dealt where several answer in secret: what an answer is worth hangs on those of the others."""
WON = 1000.0
"""What a game that ends with the first place is worth besides its points: more than any points."""
_SAME = 1e-9
"""Values closer than this are equal: rounding decides nothing."""


class Greedy:
    """Tries every legal action in worlds that agree with its view, and compares what comes of it.

    Everything hidden is dealt by its own generator; the same worlds serve all actions of one decision. An answer to a
    secret question is rated by what comes of it when the others have answered too, each at random in its world.
    """

    def __init__(self, rules: RuleController[Any], judge: TitleJudge, worlds: int = 1) -> None:
        self._rules = rules
        self._judge = judge
        self._worlds = worlds

    def choose(self, view: View, legal: Sequence[Action], clock: Clock, rng: Rng) -> Action:
        """The action that leads to the best position."""
        if len(legal) == 1:
            return legal[0]
        return self._best(self._weigh(self._deal(view, rng), view, legal, clock), view, rng)

    def think(self, view: View, legal: Sequence[Action], clock: Clock, rng: Rng) -> Thought:
        """The same choice, with the value of every action and what speaks for it."""
        worlds = self._deal(view, rng)
        weighed = self._weigh(worlds, view, legal, clock)
        action = self._best(weighed, view, rng)
        ordered = sorted(weighed, key=lambda candidate: (-candidate[1], candidate[0] != action))
        likely = self._likely(worlds, view, ordered, rng)
        reason = next((known.reason for known in likely if known.action == action and known.reason[0]), NO_REASON)
        if not reason[0]:
            reason = self._reason(worlds[0], view, [a for a, _ in ordered[:2]])
        return Thought(action, tuple(ordered), reason, likely)

    def best_in(self, world: Any, seat: int, legal: Sequence[Action], chance: int, rng: Rng) -> Action:
        """What it would choose in a world that it takes as it is."""
        return self._best(self._weigh([(world, chance)], View(seat, world), legal, Clock()), View(seat, world), rng)

    def _best(self, weighed: list[tuple[Action, float]], view: View, rng: Rng) -> Action:
        """The action of the greatest value; of several, one that no caution speaks against."""
        top = max(value for _, value in weighed) - _SAME
        best = [action for action, value in weighed if value >= top]
        if len(best) > 1:
            best = [action for action in best if self._rules.caution(view.state, action) is None] or best
        return best[int(rng.random() * len(best))]

    def _worth(self, state: Any, seat: int) -> float:
        """What a position is worth to the seat; if the game is over, the first place counts before all points."""
        value = self._judge.evaluate(state, seat)
        return value if state.pending else value + WON * self._first(state, seat)

    def _first(self, state: Any, seat: int) -> float:
        """The seat's share of the first place in a game that is over."""
        result = self._rules.result(state)
        assert result is not None
        won = [score.seat for score, rank in zip(result.scores, result.ranks) if rank == 1]
        return 1 / len(won) if seat in won else 0.0

    def _deal(self, view: View, rng: Rng) -> list[tuple[Any, int]]:
        """Worlds as they may be, each with a seed for its chance."""
        pending = view.state.pending
        count = max(self._worlds, SECRET_WORLDS) if pending and pending[-1].secret else self._worlds
        return [(self._rules.determinise(view, rng), int(rng.random() * 2**53)) for _ in range(count)]

    def _after(self, world: Any, action: Action, seed: int) -> Any:
        """A copy of the world after the action and, where it answers a secret question, those of the others."""
        rules, chance = self._rules, Chance(seed)
        after = world.clone()
        asked = after.pending[-1]
        rules.apply(after, action, chance, False)
        if not asked.secret:
            return after
        rng = Random(seed)
        while after.pending and after.pending[-1].secret and after.pending[-1].key == asked.key and after.sealed:
            other = after.pending[-1].seats[0]
            if other == action.seat:
                break
            answers = [a for a in rules.legal(after, other) if rules.kinds[a.kind].answers]
            if not answers:
                break
            rules.apply(after, answers[int(rng.random() * len(answers))], chance, False)
        return after

    def _weigh(
        self, worlds: list[tuple[Any, int]], view: View, legal: Sequence[Action], clock: Clock
    ) -> list[tuple[Action, float]]:
        assert view.seat is not None
        seat, judge = view.seat, self._judge
        weighed: list[tuple[Action, float]] = []
        now: float | None = None
        for action in judge.narrow(view, legal):
            if weighed and not clock.look():
                break
            value = 0.0
            if action.kind in judge.QUIET:
                if now is None:
                    now = sum(judge.evaluate(world, seat) for world, _ in worlds)
                value = now
            else:
                for world, chance in worlds:
                    value += self._worth(self._after(world, action, chance), seat)
            weighed.append((action, value / len(worlds)))
        return weighed

    def _reason(self, world: tuple[Any, int], view: View, best: list[Action]) -> Reason:
        """What speaks for the best action compared with the position as it is, or else with the second best."""
        judge = self._judge
        after = self._terms(world, view, best[0])
        reason = judge.reason(view, best[0], self._terms(world, view, None), after)
        if reason[0] or len(best) == 1:
            return reason
        return judge.reason(view, best[0], self._terms(world, view, best[1]), after)

    def _likely(
        self, worlds: list[tuple[Any, int]], view: View, ordered: Sequence[tuple[Action, float]], rng: Rng
    ) -> tuple[Likely, ...]:
        """What can be named where there is a choice: nothing that a deed without effect is better than."""
        if len(ordered) < 2:
            return ()
        judge = self._judge
        values = dict(ordered)
        quiet = [value for action, value in ordered if action.kind in judge.QUIET]
        least = max(quiet, default=-math.inf) - _SAME
        named = ideas([action for action, value in ordered if value >= least])
        told = [NO_REASON] * len(named)
        if values[named[0]] - values[named[-1]] > _SAME or len(named) == 1:  # What all of them do speaks for none.
            after = [(action, self._terms(worlds[0], view, action)) for action in named]
            told = reasons(judge, view, after, self._terms(worlds[0], view, None))
        tried = worlds + [
            (self._rules.determinise(view, rng), int(rng.random() * 2**53)) for _ in range(len(worlds), SURE_WORLDS)
        ]
        met = [[self._at_once(world, view, action) for world in tried[:SURE_WORLDS]] for action in named]
        return tuple(
            Likely(action, reason, values[action] / judge.point, unsure(found, met[0]) / judge.point)
            for action, reason, found in zip(named, told, met)
        )

    def _at_once(self, world: tuple[Any, int], view: View, action: Action) -> float:
        """What the action is worth in one world, as soon as it is done."""
        assert view.seat is not None
        if action.kind in self._judge.QUIET:
            return self._judge.evaluate(world[0], view.seat)
        return self._worth(self._after(world[0], action, world[1]), view.seat)

    def _terms(self, world: tuple[Any, int], view: View, action: Action | None) -> Mapping[str, float]:
        """The terms after the action, or as they are."""
        assert view.seat is not None
        state, chance = world
        if action is not None and action.kind not in self._judge.QUIET:
            state = self._after(state, action, chance)
        return self._judge.terms(state, view.seat)
