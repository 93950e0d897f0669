"""A position's worth as a weighted sum: what ``bot.py`` of a title says in terms that a person can read."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from operator import mul
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from game.engine.action import Action
from game.engine.state import View

LEAST = 0.05
"""A term that gains less than this gives no reason."""

Terms: TypeAlias = Mapping[str, float]


class Evaluation(NamedTuple):
    """What a bot asks of a title, from amounts and their weights alone."""

    evaluate: Callable[[Any, int], float]
    """(state, seat) -> what the position is worth to the seat."""
    terms: Callable[[Any, int], dict[str, float]]
    """(state, seat) -> the amounts that are weighed, by name."""
    reason: Callable[[View, Action, Terms, Terms], tuple[str, Mapping[str, Any]]]
    """(view, action, terms before, terms after) -> the term that gains most as the message ``<title>-reason-<term>``
    with ``$gain``, the amount by which it changes, at least 1; the message "" if none gains."""


def weights_of(beside: str) -> Terms:
    """What one of each term is worth, in order: ``bot.toml`` in the folder of that module."""
    return {
        name: float(weight)
        for name, weight in tomllib.loads(Path(beside).with_name("bot.toml").read_text("utf-8")).items()
    }


def weighed(title: str, weights: Terms, amounts: Callable[[Any, int], Iterable[float]]) -> Evaluation:
    """The evaluation by terms: ``weights`` says what one of each is worth, ``amounts`` how much of each there is for a
    seat, in the same order."""
    factors = tuple(weights.values())

    def evaluate(s: Any, seat: int) -> float:
        worth: float = sum(map(mul, amounts(s, seat), factors))
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

    return Evaluation(evaluate, terms, reason)
