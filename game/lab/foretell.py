"""TD(lambda) on the terms of an evaluation: weights by which the worth of a position foretells what comes of the game."""

from __future__ import annotations

import math
from collections.abc import Sequence
from concurrent.futures import Executor
from random import Random
from typing import TYPE_CHECKING

import msgspec

from game.bots.bot import Clock
from game.bots.levels import GREEDY
from game.bots.levels import seat as bot_of
from game.engine import Chance, checked_options
from game.lab.arena import DEALS
from game.lab.pool import chunks
from game.titles import catalogue

if TYPE_CHECKING:
    from game.lab.lesson import LearningTask

LAMBDA = 0.7
"""How much of a target is what came later, against what the position after it seemed to be worth."""
CURIOUS = 0.05
"""How often a deed is any of the legal ones."""
_HELD = 0.3
"""How strongly the weights are held where they are, against what one generation has seen."""

Matrix = list[list[float]]


class Sample(msgspec.Struct, frozen=True):
    """Games of the same settings among themselves, and the terms of which the weights are learnt."""

    title: str
    seats: int
    seed: int
    deals: int
    settings: dict[str, float]
    terms: list[str]
    unit: str


class Seen(msgspec.Struct, frozen=True):
    """What games say of the terms: sums of their products, and of their products with what was missing in the worth."""

    products: Matrix
    missing: list[float]


_sample = msgspec.json.Decoder(Sample)
_seen = msgspec.json.Decoder(Seen)


def shifted(
    of: LearningTask, names: Sequence[str], shift: dict[str, float], deal: int, workers: int, executor: Executor | None
) -> dict[str, float]:
    """The logarithms of the factors after one generation. A guess has no amount, so it stays; a weight keeps its sign."""
    settings = {name: value * math.exp(shift.get(name, 0.0)) for name, value in of.start.items()}
    weights = set(catalogue[of.title].part("bot").EVALUATION.weights)
    terms = [name for name in names if name in weights]
    games = of.deals * of.seats
    parts = [
        msgspec.json.encode(Sample(of.title, of.seats, deal + at, min(DEALS, games - at), settings, terms, of.unit))
        for at in range(0, games, DEALS)
    ]
    size = len(terms) + 1
    products = [[0.0] * size for _ in range(size)]
    missing = [0.0] * size
    for done in chunks(parts, play_sample, workers, executor):
        seen = _seen.decode(done)
        for row, more in zip(products, seen.products):
            row[:] = [a + b for a, b in zip(row, more)]
        missing = [a + b for a, b in zip(missing, seen.missing)]
    for at in range(size):
        products[at][at] *= 1 + _HELD
        products[at][at] += 1e-6
    changes = solved(products, missing)
    found = dict(shift)
    for name, change in zip(terms, changes):
        now = settings[name]
        factor = max(0.5, min(2.0, (now + change) / now))
        found[name] = shift.get(name, 0.0) + math.log(factor)
    return found


def play_sample(data: bytes) -> bytes:
    """Play a sample (JSON of ``Sample``); returns JSON of ``Seen``."""
    sample = _sample.decode(data)
    size = len(sample.terms) + 1
    products = [[0.0] * size for _ in range(size)]
    missing = [0.0] * size
    for seed in range(sample.seed, sample.seed + sample.deals):
        for line, came in _played(sample, seed):
            target = came
            for at in range(len(line) - 1, -1, -1):
                amounts, worth = line[at]
                if at + 1 < len(line):
                    target = LAMBDA * target + (1 - LAMBDA) * line[at + 1][1]
                lack = target - worth
                for row, amount in zip(products, amounts):
                    if amount:
                        row[:] = [known + amount * other for known, other in zip(row, amounts)]
                missing = [known + amount * lack for known, amount in zip(missing, amounts)]
    return msgspec.json.encode(Seen(products, missing))


def _played(sample: Sample, seed: int) -> list[tuple[list[tuple[list[float], float]], float]]:
    """By seat the amounts and the worth of the positions in which it had a choice, and what came of the game: its points
    over those of the best other, as much of one as a point is worth."""
    title = catalogue[sample.title]
    module, rules = title.part("bot"), title.controller()
    evaluation = module.EVALUATION
    chance, dice = Chance(seed), Random(seed)
    bot = bot_of(GREEDY, title, sample.settings)
    state = rules.setup(sample.seats, checked_options(title, sample.seats, {}), chance)
    lines: list[list[tuple[list[float], float]]] = [[] for _ in range(sample.seats)]
    known = evaluation.settings()
    while (pending := rules.pending(state)) is not None:
        at = pending.seats[0]
        legal = rules.legal(state, at)
        action = legal[0]
        if len(legal) > 1:
            evaluation.use(sample.settings)
            try:
                terms = module.terms(state, at)
            finally:
                evaluation.use(known)
            worth = sum(sample.settings[name] * amount for name, amount in terms.items())
            lines[at].append(([*(terms[name] for name in sample.terms), 1.0], worth))
            if dice.random() < CURIOUS:
                action = legal[int(dice.random() * len(legal))]
            else:
                action = bot.choose(rules.view(state, at), legal, Clock(0), dice)
        rules.apply(state, rules.normal(action), chance, False)
    result = rules.result(state)
    assert result is not None
    totals = {score.seat: score.total for score in result.scores}
    unit = sample.settings[sample.unit]
    return [
        (line, unit * (totals[seat] - max(total for other, total in totals.items() if other != seat)))
        for seat, line in enumerate(lines)
    ]


def solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """x for which matrix · x = right; the matrix is symmetric and positive."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right)]
    for at in range(size):
        lead = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[lead] = rows[lead], rows[at]
        for row in range(at + 1, size):
            factor = rows[row][at] / rows[at][at]
            if factor:
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[at])]
    found = [0.0] * size
    for at in range(size - 1, -1, -1):
        known = sum(a * b for a, b in zip(rows[at][at + 1 : size], found[at + 1 :]))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found
