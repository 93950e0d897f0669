"""Tells deeds apart: which of them are one idea, and what speaks for each that does not speak for the others."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from math import sqrt

from game.bots.bot import LIKELY, NO_REASON, Reason
from game.bots.judge import TitleJudge
from game.engine import Action, View

SURE_WORLDS = 6
"""Worlds in which deeds are compared, to tell how sure their difference is."""
_STUDENT = 2.57
"""Standard errors that make 95 % of so few worlds."""
_LEAST = 0.05
"""A term that gains less than this speaks for nothing."""

Terms = Mapping[str, float]


def idea(action: Action) -> Hashable:
    """The same for deeds that are one idea: one thing turned or laid elsewhere, one place by another way."""
    first = action.args[0] if action.args else None
    if isinstance(first, str):
        return action.kind, first
    if isinstance(first, tuple) and first and all(isinstance(step, int) for step in first):
        return action.kind, first[-1]  # A way is where it ends.
    if isinstance(first, tuple):
        return action.kind, tuple(sorted(map(repr, first)))
    return action.kind, action.args


def ideas(actions: Sequence[Action], most: int = LIKELY) -> list[Action]:
    """The best deed of each idea, at most so many; the actions come the best first."""
    best: dict[Hashable, Action] = {}
    for action in actions:
        best.setdefault(idea(action), action)
    return list(best.values())[:most]


def unsure(values: Sequence[float], best: Sequence[float]) -> float:
    """Half of the 95 % interval of the difference between two deeds that were tried in the same worlds."""
    differences = [there - here for there, here in zip(best, values)]
    count = len(differences)
    if count < 2:
        return 0.0
    mean = sum(differences) / count
    spread = sum((difference - mean) ** 2 for difference in differences) / (count - 1)
    return _STUDENT * sqrt(spread / count)


def reasons(judge: TitleJudge, view: View, deeds: Sequence[tuple[Action, Terms]], before: Terms) -> list[Reason]:
    """What speaks for each deed, given the terms after it: the term by which it is ahead of all the others, or else one
    by which it is ahead of most of them and that has not been told. No message comes twice; "" where none is left."""
    gains = [judge.gains(before, after) for _, after in deeds]
    told: dict[int, Reason] = {}
    for ahead_of_all in (True, False):
        for number, (action, after) in enumerate(deeds):
            if number in told:
                continue
            said = {code for code, _ in told.values()}
            for term in _telling(gains, number, ahead_of_all):
                alone = {**after, term: before.get(term, 0.0)}
                reason = judge.reason(view, action, alone, after)
                if reason[0] and reason[0] not in said:
                    told[number] = reason
                    break
    return [told.get(number, NO_REASON) for number in range(len(deeds))]


def _telling(gains: Sequence[Terms], number: int, ahead_of_all: bool) -> Iterator[str]:
    """The terms that gain by a deed and by which it is ahead of the others, the furthest first."""
    own = gains[number]
    others = [known for at, known in enumerate(gains) if at != number]

    def ahead(term: str) -> float:
        known = [other.get(term, 0.0) for other in others] or [0.0]
        return own[term] - (max(known) if ahead_of_all else sum(known) / len(known))

    for term in sorted(own, key=lambda term: (-ahead(term), term)):
        if own[term] >= _LEAST and ahead(term) > (_LEAST if ahead_of_all else 0.0):
            yield term
