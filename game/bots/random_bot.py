"""The bot that does anything: for tests, for first lessons, and as the floor of every comparison."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.bot import Clock, Rng, Thought
from game.engine import Action, View


class RandomBot:
    """Picks among the legal actions, each equally likely."""

    def choose(self, view: View, legal: Sequence[Action], clock: Clock, rng: Rng) -> Action:
        """One of the legal actions."""
        return legal[int(rng.random() * len(legal))]

    def think(self, view: View, legal: Sequence[Action], clock: Clock, rng: Rng) -> Thought:
        """The same choice, for no reason."""
        return Thought(self.choose(view, legal, clock, rng))
