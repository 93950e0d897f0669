"""Weights learnt by self-play: what a title's bot makes of a position, mended by the games that it wins and loses.

Three ways. ``wins`` and ``margin`` (the cross-entropy method) try the settings with chance changes, each against the present
ones on the same deals, and go on from the best of them: those with the most first places, or with the greatest margin over
the best other. ``td`` lets the present settings play among themselves and moves the weights to where the worth of a position
foretells what came of it.

Everything follows from the lesson: its seed, and nothing of the computer it is learnt on.
"""

from __future__ import annotations

import math
import re
from concurrent.futures import Executor
from random import Random

import msgspec

from game.bots.greedy import WON
from game.bots.levels import GREEDY
from game.lab.arena import Bout, BoutResult, Contestant, bouts_of, meet, play_bout, share_of
from game.lab.foretell import shifted
from game.lab.lesson import TD, WINS, LearningTask
from game.lab.pool import chunks

_BREADTH = 0.3
"""How far the first changes go: the logarithm of a factor, as a standard deviation."""
_NARROWER = 0.95
"""What is left of the breadth after each generation."""
_FURTHEST = 1.6
"""The logarithm of the largest factor that is learnt: five."""
_KEEP = 1 / 3
"""Of the tried ones, how many the next generation goes on from."""
_PACE = 0.6
"""How far it goes towards them."""
_DIGITS = 3
"""Digits of a number in the file."""


class Learnt(msgspec.Struct, frozen=True):
    """How far a lesson has come: by how much each setting is changed, as the logarithm of a factor."""

    lesson: LearningTask
    generation: int = 0
    shift: dict[str, float] = {}

    def settings(self) -> dict[str, float]:
        """Every setting of the title, with as many digits as are written."""
        return {name: rounded(value * math.exp(self.shift.get(name, 0.0))) for name, value in self.lesson.start.items()}


def learnable(of: LearningTask) -> list[str]:
    """What is learnt: not the unit, not what decides the game, not what is left out by a nought."""
    return [name for name, value in of.start.items() if name != of.unit and 0 < abs(value) < WON]


def further(known: Learnt, workers: int = 1, executor: Executor | None = None) -> Learnt:
    """The same after one generation more, by so many workers or the executor: they change nothing in what comes of it."""
    of, number = known.lesson, known.generation
    dice = Random(f"{of.title}/{of.seed}/{number}")
    deal = dice.randrange(2**32)
    if of.way == TD:
        shift = shifted(of, learnable(of), known.shift, deal, workers, executor)
    else:
        shift = _towards_the_best(known, dice, deal, workers, executor)
    kept = {name: max(-_FURTHEST, min(_FURTHEST, value)) for name, value in shift.items()}
    return msgspec.structs.replace(known, generation=number + 1, shift=kept)


def proof(known: Learnt, games: int, workers: int = 1) -> BoutResult:
    """What was learnt in one seat, in every one in turn, against what it began with at all others, on deals that nobody
    learnt from."""
    of = known.lesson
    fresh = Random(f"{of.title}/{of.seed}/proof").randrange(2**32, 2**33)
    bout = _bout(of, known.settings(), fresh, -(-games // of.seats))
    return share_of(meet(bout, workers))


def rounded(value: float) -> float:
    """With as many digits as are written."""
    return float(f"{value:.{_DIGITS}g}")


def written(text: str, settings: dict[str, float]) -> str:
    """A ``bot.toml`` with other numbers; all else, the notes too, stays as it is. Raises KeyError for a number that is not
    in it."""
    for name, value in settings.items():
        text, found = re.subn(rf"(?m)^({re.escape(name)} = )[-+.0-9e]+", rf"\g<1>{value!r}", text)
        if found != 1:
            raise KeyError(name)
    return text


def _towards_the_best(
    known: Learnt, dice: Random, deal: int, workers: int, executor: Executor | None
) -> dict[str, float]:
    """Changes by chance, each with its opposite, so that luck with the deals weighs on both sides; then some of the way
    to the mean of the best, the better the more."""
    of = known.lesson
    breadth = _BREADTH * _NARROWER**known.generation
    names = learnable(of)
    tried: list[dict[str, float]] = []
    while len(tried) < of.tries:
        step = {name: dice.gauss(0.0, breadth) for name in names}
        for side in (1, -1):
            tried.append({name: known.shift.get(name, 0.0) + side * step[name] for name in names})
    tried = tried[: of.tries]
    bouts = [_bout(of, msgspec.structs.replace(known, shift=shift).settings(), deal, of.deals) for shift in tried]
    worth = _worths(of, bouts, workers, executor)
    best = sorted(range(len(tried)), key=lambda at: (-worth[at], at))[: max(2, round(_KEEP * of.tries))]
    weights = [math.log(len(best) + 0.5) - math.log(place) for place in range(1, len(best) + 1)]
    goal = {name: sum(weight * tried[at][name] for weight, at in zip(weights, best)) / sum(weights) for name in names}
    return {name: (1 - _PACE) * known.shift.get(name, 0.0) + _PACE * goal[name] for name in names}


def _worths(of: LearningTask, bouts: list[Bout], workers: int, executor: Executor | None) -> list[float]:
    """By bout the mean share of first places, or the mean margin; the other one decides between equals."""
    parts = [msgspec.json.encode(piece) for bout in bouts for piece in bouts_of(bout)]
    each = len(parts) // len(bouts)
    done = list(chunks(parts, play_bout, workers, executor))
    found = []
    for at in range(0, len(done), each):
        games = [game for piece in done[at : at + each] for game in msgspec.json.decode(piece)]
        first = sum(game["first"] for game in games) / len(games)
        margin = sum(game["margin"] for game in games) / len(games)
        found.append(first + 1e-6 * margin if of.way == WINS else margin + 1e-6 * first)
    return found


def _bout(of: LearningTask, settings: dict[str, float], deal: int, deals: int) -> Bout:
    return Bout(of.title, Contestant(GREEDY, settings), Contestant(GREEDY, of.start), of.seats, deal, deals)
