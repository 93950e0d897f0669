"""A title's ``bot.py`` with what it may leave out: from its ``terms`` alone follows everything that a bot asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.bots.bot import NO_REASON, Reason
from game.engine import Action, Title, View
from game.engine.evaluation import Evaluation

LEAST = 1e-9
"""A term that grows by no more than this has not grown."""


class TitleJudge:
    """What ``bot.py`` says of a title; whatever it does not write has the default that stands here. It writes ``terms``;
    ``evaluate`` alone will do too, but then no reason is told."""

    QUIET: frozenset[str] = frozenset()
    """Kinds of action that do nothing by themselves, such as ending the turn: worth what the position is worth now.
    Whatever is rated below them is not done."""
    PARTS: Mapping[str, Sequence[str]] = {}
    """Part of the game -> kinds of action that belong to it, where a review tells that points were left; a kind in none is
    a part by itself. The message ``<title>-review-<part>`` names it."""
    PLANS: bool = True
    """Whether it pays to follow a turn to its end: not where most of it is luck, and a plan only hopes for it."""

    def __init__(self, title: Title) -> None:
        self._title = title
        module = title.part("bot")
        self._evaluation: Evaluation | None = getattr(module, "EVALUATION", None)
        self._point: str = getattr(module, "POINT", "points")
        for name in ("QUIET", "PARTS", "PLANS", "turn", "round", "terms", "evaluate", "narrow", "reason"):
            if hasattr(module, name):
                setattr(self, name, getattr(module, name))

    def turn(self, s: Any) -> Any:
        """Something that stays the same as long as one turn lasts: by default the state's field ``turn``."""
        return getattr(s, "turn", 0)

    def round(self, s: Any) -> float:
        """What has to be alike where two positions are compared, as what happens at its end concerns both: by default the
        state's field ``round``, else its ``turn``, else 0."""
        return float(getattr(s, "round", getattr(s, "turn", 0)))

    def terms(self, s: Any, seat: int) -> Mapping[str, float]:
        """What a position is worth to the seat, as named amounts that add up."""
        return {}

    def evaluate(self, s: Any, seat: int) -> float:
        """What the position is worth to the seat: by default the sum of the terms."""
        return sum(self.terms(s, seat).values())

    @property
    def point(self) -> float:
        """What one point at the end of the game is worth: the weight of the term ``points``, or of the one that the title
        names as ``POINT``."""
        return 1.0 if self._evaluation is None else self._evaluation.weights.get(self._point, 1.0)

    def gains(self, before: Mapping[str, float], after: Mapping[str, float]) -> Mapping[str, float]:
        """What each term adds to the worth."""
        weights = {} if self._evaluation is None else self._evaluation.weights
        return {name: (value - before.get(name, 0.0)) * weights.get(name, 1.0) for name, value in after.items()}

    def narrow(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """The actions worth a look, when others come to the same; at least one of them: by default all."""
        return legal

    def reason(self, view: View, action: Action, before: Mapping[str, float], after: Mapping[str, float]) -> Reason:
        """What speaks most for the action, given the terms without and with it, "" if nothing does: by default the term
        that grows most, as the message ``<title>-reason-<term>`` with ``$amount``."""
        grown = {name: value - before.get(name, 0.0) for name, value in after.items()}
        best = max(grown, key=lambda name: grown[name], default="")
        if not best or grown[best] <= LEAST:
            return NO_REASON
        return f"{self._title.id}-reason-{best}".replace("_", "-"), {"amount": round(grown[best])}


def told_by_default(title: Title) -> Callable[[Any, int], Mapping[str, float]] | None:
    """The title's ``terms``, if the reasons of its bots are those of the house and need a message for each term."""
    module = title.part("bot") if title.has("bot") else None
    return None if module is None or hasattr(module, "reason") else getattr(module, "terms", None)
