"""The bot that thinks through continuations: a tree over its own deeds, in worlds that agree with what it sees.

Worlds are dealt once, each with a seed for its chance, and cycled. The tree is open: a deed may lead to another position
in every world, and is worth the mean of them. The others, and what is left of the own turns, are played one deed ahead,
each seat by its own evaluation, so that every number of seats is searched alike. All lines end at the same moment, so
many own turns ahead, where the evaluation speaks.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from game.bots.bot import Clock
from game.bots.greedy import Judge
from game.bots.planner import Planner
from game.engine import Action, Chance, RuleController, View

_LONGEST = 400
"""Deeds after which a line is judged wherever it is."""


class Effort(NamedTuple):
    """How much a level thinks, in units that are the same on every machine."""

    iterations: int
    """Lines that are played."""
    worlds: int
    """Worlds that are dealt."""
    turns: int
    """Own turns, the running one with them, before a line is judged."""
    broad: int = 6
    """First deeds that are followed: those that look best at the end of the turn."""
    curious: float = 0.35
    """How readily a line is tried that has not been the best so far."""
    replies: bool = False
    """Whether the others answer the last of these turns."""
    planned: int = 2
    """Worlds in which the turn is planned before."""


class _Place(NamedTuple):
    """Where a line stands in one world, when the seat is asked or the line ends: ``turn`` is the running own turn,
    ``passed`` how many came before it."""

    state: Any
    turn: Any
    passed: int
    over: bool


class _Node:
    """What is known of the position after some own deeds, over all worlds."""

    __slots__ = ("kids", "order", "places", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.kids: dict[Action, _Node] = {}
        self.order: list[Action] = []
        self.places: dict[int, _Place] = {}


class Searcher(Planner):
    """Plans its turn, then plays the best beginnings on in many worlds, the more often the better they do."""

    def __init__(self, rules: RuleController[Any], judge: Judge, effort: Effort) -> None:
        super().__init__(rules, judge, effort.worlds)
        self._effort = effort

    def _weigh(
        self, worlds: list[tuple[Any, int]], view: View, legal: Sequence[Action], clock: Clock
    ) -> list[tuple[Action, float]]:
        """The best first actions, each with the mean of what its lines have come to."""
        assert view.seat is not None
        planned = super()._weigh(worlds[: self._effort.planned], view, legal, clock)
        if len(planned) == 1 or view.state.pending[-1].secret:
            return planned
        planned.sort(key=lambda candidate: -candidate[1])
        tree = _Tree(self._rules, self._judge, view.seat, worlds, self._effort)
        tree.root.order = [action for action, _ in planned[: self._effort.broad]]
        for _ in range(self._effort.iterations):
            if not clock.look():
                break
            tree.play()
        kids = tree.root.kids
        most = max((kid.visits for kid in kids.values()), default=0)
        found = [(action, kid.total / kid.visits) for action, kid in kids.items() if kid.visits * 2 >= most]
        return found or planned


class _Tree:
    """Plays one line after another."""

    def __init__(
        self, rules: RuleController[Any], judge: Judge, seat: int, worlds: list[tuple[Any, int]], effort: Effort
    ) -> None:
        self._rules, self._judge, self._seat, self._effort = rules, judge, seat, effort
        self._seeds = [seed for _, seed in worlds]
        self._least, self._most = math.inf, -math.inf
        self.root = _Node()
        turn = judge.turn(worlds[0][0])
        for number, (world, _) in enumerate(worlds):
            self.root.places[number] = _Place(world, turn, 0, False)

    def play(self) -> None:
        """One line from the root: down the tree, one position further, and on to the end."""
        node, path = self.root, [self.root]
        world, place = -1, self.root.places[0]
        while True:
            action = self._chosen(node, place)
            kid = node.kids.get(action)
            if kid is None:
                kid = node.kids[action] = _Node()
            if world < 0:
                world = kid.visits % len(self._seeds)
                place = self.root.places[world]
            path.append(kid)
            known = kid.places.get(world)
            if known is None:
                chance = Chance(self._seeds[world] + len(path))
                place = kid.places[world] = self._done(place, action, chance)
                break
            node, place = kid, known
            if place.over:
                break
        value = self._judged(place, Chance(self._seeds[world]))
        self._least, self._most = min(self._least, value), max(self._most, value)
        for passed in path:
            passed.visits += 1
            passed.total += value

    def _chosen(self, node: _Node, place: _Place) -> Action:
        """The deed that is tried next: of the best few, which grow more as the node is visited."""
        if not node.order:
            node.order = [action for action, _ in self._ahead(place.state, self._seat)]
        # In this world some of the deeds of another may not be there.
        order = node.order
        if node is not self.root:
            legal = set(self._rules.legal(place.state, self._seat))
            order = [action for action in order if action in legal] or list(legal)
        wide = order[: 1 + int(math.sqrt(node.visits))]
        span = (self._most - self._least) or 1.0
        best, most = wide[0], -math.inf
        for action in wide:
            kid = node.kids.get(action)
            if kid is None or not kid.visits:
                return action
            spread = math.sqrt(math.log(node.visits + 1) / kid.visits)
            worth = (kid.total / kid.visits - self._least) / span + self._effort.curious * spread
            if worth > most:
                best, most = action, worth
        return best

    def _ahead(self, state: Any, seat: int) -> list[tuple[Action, float]]:
        """What a seat may do, the best first, by its own evaluation one deed ahead."""
        rules, judge = self._rules, self._judge
        legal = rules.legal(state, seat)
        if len(legal) == 1:
            return [(legal[0], 0.0)]
        found = []
        now: float | None = None
        for action in judge.narrow(View(seat, state), legal):
            if action.kind in judge.QUIET:
                if now is None:
                    now = judge.evaluate(state, seat)
                value = now
            else:
                after = state.clone()
                rules.apply(after, action, Chance(1), False)
                value = judge.evaluate(after, seat)
            found.append((action, value))
        found.sort(key=lambda pair: -pair[1])
        return found

    def _done(self, place: _Place, action: Action, chance: Chance) -> _Place:
        """Where the deed leads, when the others have answered it."""
        state = place.state.clone()
        self._rules.apply(state, action, chance, False)
        return self._answered(state, place.turn, place.passed, chance)

    def _answered(self, state: Any, turn: Any, passed: int, chance: Chance) -> _Place:
        """On to where the seat is asked again, in place."""
        rules, judge, effort = self._rules, self._judge, self._effort
        for _ in range(_LONGEST):
            if not state.pending:
                return _Place(state, turn, passed, True)
            asked = state.pending[-1].seats
            now = judge.turn(state)
            if self._seat in asked:
                if now != turn:
                    turn, passed = now, passed + 1
                return _Place(state, turn, passed, passed >= effort.turns)
            if not effort.replies and now != turn and passed + 1 >= effort.turns:
                return _Place(state, turn, passed + 1, True)
            rules.apply(state, self._ahead(state, asked[0])[0][0], chance, False)
        return _Place(state, turn, passed, True)

    def _judged(self, place: _Place, chance: Chance) -> float:
        """What the seat has at the end of the line, played on from here one deed ahead."""
        if not place.over:
            place = place._replace(state=place.state.clone())
            while not place.over:
                self._rules.apply(place.state, self._ahead(place.state, self._seat)[0][0], chance, False)
                place = self._answered(place.state, place.turn, place.passed, chance)
        return self._judge.evaluate(place.state, self._seat)
