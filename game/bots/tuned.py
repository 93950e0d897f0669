"""A bot that weighs by other numbers than those of its title, while others at the table weigh by theirs."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from game.bots.bot import Bot, Clock, Rng, Thought
from game.bots.strengths import beside_bot
from game.engine import Action, Title, View
from game.engine.evaluation import Evaluation


def plain(title: Title) -> dict[str, float]:
    """What the levels that have not learnt weigh otherwise than the title's ``bot.toml`` says: ``plain.toml`` beside it, or
    nothing."""
    place = beside_bot(title, "plain.toml")
    if not place.is_file():
        return {}
    return {name: float(value) for name, value in tomllib.loads(place.read_text("utf-8"))["settings"].items()}


def tastes(title: Title) -> Mapping[str, Mapping[str, float]]:
    """What bots with a taste weigh otherwise than their level does, by the taste: the title's ``tastes.toml`` beside its
    ``bot.toml``, or nothing."""
    return _tastes(beside_bot(title, "tastes.toml")) if title.has("bot") else {}


@cache
def _tastes(place: Path) -> Mapping[str, Mapping[str, float]]:
    if not place.is_file():
        return {}
    found: dict[str, dict[str, float]] = tomllib.loads(place.read_text("utf-8"))
    return {taste: {name: float(value) for name, value in table.items()} for taste, table in found.items()}


class Tuned:
    """A bot with settings of its own. Raises KeyError for a name that the title's evaluation does not know."""

    def __init__(self, bot: Bot, title: Title, settings: Mapping[str, float]) -> None:
        self._bot = bot
        self._evaluation: Evaluation = title.part("bot").EVALUATION
        self._settings = dict(settings)
        for name in settings.keys() - self._evaluation.settings().keys():
            raise KeyError(name)

    def choose(self, view: View, legal: Sequence[Action], clock: Clock, rng: Rng) -> Action:
        """What the bot would choose if it weighed so."""
        with self._in_force():
            return self._bot.choose(view, legal, clock, rng)

    def think(self, view: View, legal: Sequence[Action], clock: Clock, rng: Rng) -> Thought:
        """The same choice, with what else it thought of and its reason."""
        with self._in_force():
            return self._bot.think(view, legal, clock, rng)

    @contextmanager
    def _in_force(self) -> Iterator[None]:
        """All that asks the evaluation meanwhile, such as a title's ``narrow``, weighs so too."""
        known = self._evaluation.settings()
        self._evaluation.use(self._settings)
        try:
            yield
        finally:
            self._evaluation.use(known)
