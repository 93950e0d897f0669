"""What one decision was worth: the game played on from there twice, once as it went and once without it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from game.bots.bot import Clock
from game.bots.levels import seat as bot_of
from game.engine import Action, Chance, Result, RuleController, State, Title


class SeatedBots:
    """The bots of a game, each with dice of its own."""

    def __init__(self, title: Title, levels: Sequence[str], seed: int) -> None:
        self.bots = [bot_of(level, title) for level in levels]
        self.dice = [Random(f"{seed}/{number}") for number in range(len(self.bots))]

    def choose(self, rules: RuleController[Any], state: State, seat: int, legal: list[Action]) -> Action:
        """What the bot of the seat does."""
        return self.bots[seat].choose(rules.view(state, seat), legal, Clock(), self.dice[seat])


class TwinBranch(NamedTuple):
    """A game just before a decision: the state, its chance, the dice of the bots, and what is done in its place."""

    state: State
    chance: Chance
    dice: list[Any]
    seat: int
    other: Action


class Fork:
    """Watches a game for decisions that the title has a twin for (``figures.declined``), keeps one of them, each as likely
    as another, and plays the game on from there without it."""

    def __init__(self, title: Title, seed: int) -> None:
        self._title = title
        self._declined = title.part("figures").declined
        self._rng = Random(f"{seed}/twin")
        self._branch: TwinBranch | None = None
        self._players: SeatedBots | None = None
        self._times = 0

    def pass_by(
        self, state: State, chance: Chance, players: SeatedBots, action: Action, legal: Sequence[Action]
    ) -> None:
        """A decision is about to be carried out."""
        other = self._declined(action, legal)
        if other is None:
            return
        self._times += 1
        if self._rng.randrange(self._times) == 0:
            dice = [rng.getstate() for rng in players.dice]
            self._branch = TwinBranch(state.clone(), chance.clone(), dice, action.seat, other)
            self._players = players

    def told(self, result: Result) -> dict[str, Any] | None:
        """Whose decision, how often there was one, and by how many points the seat ended above its twin; None without."""
        if self._branch is None or self._players is None:
            return None
        branch, players, rules = self._branch, self._players, self._title.controller()
        for rng, state in zip(players.dice, branch.dice):
            rng.setstate(state)
        rules.apply(branch.state, rules.normal(branch.other), branch.chance, False)
        while (pending := rules.pending(branch.state)) is not None:
            seat = pending.seats[0]
            action = players.choose(rules, branch.state, seat, rules.legal(branch.state, seat))
            rules.apply(branch.state, rules.normal(action), branch.chance, False)
        twin = rules.result(branch.state)
        assert twin is not None
        totals = [next(s.total for s in one.scores if s.seat == branch.seat) for one in (result, twin)]
        return {"seat": branch.seat, "times": self._times, "difference": totals[0] - totals[1]}
