"""A position's worth as a weighted sum: what ``bot/`` of a title says in terms that a person can read."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from game.engine.action import Action
from game.engine.guesses import Guesses
from game.engine.state import View

LEAST = 0.05
"""A term that gains less than this gives no reason."""

Terms: TypeAlias = Mapping[str, float]
Amounts: TypeAlias = Callable[[Any, int], tuple[float, ...]]
"""(state, seat) -> how much of each term there is, in the order of the weights."""


class Judged(NamedTuple):
    """What a bot asks of a title."""

    evaluate: Callable[[Any, int], float]
    """(state, seat) -> what the position is worth to the seat."""
    terms: Callable[[Any, int], dict[str, float]]
    """(state, seat) -> the amounts that are weighed, by name."""
    reason: Callable[[View, Action, Terms, Terms], tuple[str, Mapping[str, Any]]]
    """(view, action, terms before, terms after) -> the term that gains most as the message ``<title>-reason-<term>``
    with ``$gain``, the amount by which it changes, at least 1; the message "" if none gains."""


class Evaluation:
    """The numbers of ``bot.toml`` in the folder of a module: ``[weights]`` says what one of each term is worth, in order,
    ``[guesses]`` what the amounts assume. They may be others for a while, such as those that are being learnt."""

    def __init__(self, title: str, beside: str) -> None:
        tables = tomllib.loads(Path(beside).with_name("bot.toml").read_text("utf-8"))
        self.title = title
        self.weights = {name: float(value) for name, value in tables["weights"].items()}
        self.guesses = Guesses(**{name: float(value) for name, value in tables.get("guesses", {}).items()})
        self._factors = tuple(self.weights.values())

    def settings(self) -> dict[str, float]:
        """All numbers by name; no weight has the name of a guess."""
        return {**self.weights, **vars(self.guesses)}

    def use(self, settings: Mapping[str, float]) -> None:
        """Weigh and guess by these from now on; what is not named stays. Raises KeyError for a name that is none."""
        for name, value in settings.items():
            if name in self.weights:
                self.weights[name] = value
            else:
                vars(self.guesses)[name]
                setattr(self.guesses, name, value)
        self._factors = tuple(self.weights.values())

    def by(self, amounts: Amounts) -> Judged:
        """What a bot asks, made of the amounts."""
        title, weights = self.title, self.weights

        def evaluate(s: Any, seat: int) -> float:
            worth = 0.0
            for amount, factor in zip(amounts(s, seat), self._factors):
                worth += amount * factor
            return worth

        def terms(s: Any, seat: int) -> dict[str, float]:
            return dict(zip(weights, amounts(s, seat)))

        def reason(view: View, action: Action, before: Terms, after: Terms) -> tuple[str, Mapping[str, Any]]:
            gains = {name: (after[name] - before[name]) * weight for name, weight in weights.items()}
            best = max(gains, key=gains.__getitem__)
            if gains[best] < LEAST:
                return "", {}
            change = max(1, round(abs(after[best] - before[best])))
            return f"{title}-reason-{best}".replace("_", "-"), {"gain": change}

        return Judged(evaluate, terms, reason)
