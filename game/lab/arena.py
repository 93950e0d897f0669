"""Levels of bots measured against one another, on the same deals, each in every seat in turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from math import sqrt
from random import Random
from time import process_time
from typing import NamedTuple

import msgspec

from game.bots.bot import Bot, Clock
from game.bots.levels import seat as bot_of
from game.engine import Action, Chance, Result, Title, checked_options
from game.lab.pool import chunks
from game.titles import catalogue

Z = 1.96
"""Standard deviations of an interval that holds 95 %."""
DEALS = 4
"""Deals in a chunk."""


class Contestant(msgspec.Struct, frozen=True):
    """A level; with ``settings`` it weighs and guesses by these numbers in place of those in its ``bot.toml``."""

    level: str
    settings: dict[str, float] = {}


class Bout(msgspec.Struct, frozen=True):
    """A challenger against others: he takes every seat of every deal in turn, all others are taken by ``base``. The deals
    have the seeds from ``seed`` on, whoever plays them."""

    title: str
    challenger: Contestant
    base: Contestant
    seats: int
    seed: int
    deals: int
    options: dict[str, str] = {}

    @property
    def games(self) -> int:
        """How many games that is."""
        return self.deals * self.seats


class Met(msgspec.Struct, frozen=True):
    """One game of a bout. ``first`` is the challenger's share of the first place, ``margin`` his points over those of the
    best other; his are the ``decisions`` between several deeds, the seconds of the processor that each of them took, and
    ``looks`` ahead."""

    seed: int
    seat: int
    first: float
    margin: float
    points: bool
    decisions: int
    answers: list[float]
    looks: int


class BoutResult(NamedTuple):
    """What came of a bout: the share of first places with its 95 % interval, the mean margin in points (None in a game
    without points), and what a decision of the challenger took: seconds in the mean, 95 in 100 no longer than ``most``,
    the longest, and looks ahead."""

    games: int
    first: float
    low: float
    high: float
    margin: float | None
    seconds: float
    most: float
    longest: float
    looks: float


class ArenaGame(NamedTuple):
    """One finished game of bots."""

    result: Result
    plies: int
    answers: tuple[list[float], ...]
    """By seat the seconds of the processor for every decision between several deeds."""
    decisions: tuple[int, ...]
    looks: tuple[int, ...]


_bout = msgspec.json.Decoder(Bout)
_met = msgspec.json.Decoder(list[Met])


def play(
    title: Title,
    bots: Sequence[Bot],
    options: Mapping[str, str],
    seed: int,
    looks: int = 0,
    log: list[Action] | None = None,
) -> ArenaGame:
    """One game from its seed. ``looks`` bounds every decision; ``log`` collects the actions."""
    rules = title.controller()
    chance = Chance(seed)
    state = rules.setup(len(bots), checked_options(title, len(bots), options), chance)
    rngs = [Random(f"{seed}/{number}") for number in range(len(bots))]
    answers: tuple[list[float], ...] = tuple([] for _ in bots)
    decisions, looked, plies = [0] * len(bots), [0] * len(bots), 0
    while (pending := rules.pending(state)) is not None:
        at = pending.seats[0]
        legal = rules.legal(state, at)
        view, clock = rules.view(state, at), Clock(looks)
        begun = process_time()
        action = bots[at].choose(view, legal, clock, rngs[at])
        if len(legal) > 1:
            answers[at].append(process_time() - begun)
            decisions[at] += 1
        looked[at] += clock.looked
        if log is not None:
            log.append(action)
        rules.apply(state, rules.normal(action), chance, False)
        plies += 1
    result = rules.result(state)
    assert result is not None
    return ArenaGame(result, plies, answers, tuple(decisions), tuple(looked))


def play_bout(data: bytes) -> bytes:
    """Play a bout (JSON of ``Bout``); returns JSON of a list of ``Met``, deal by deal and seat by seat."""
    bout = _bout.decode(data)
    title = catalogue[bout.title]
    challenger, base = _seated(title, bout.challenger), _seated(title, bout.base)
    found = []
    for deal in range(bout.seed, bout.seed + bout.deals):
        for seat in range(bout.seats):
            bots = [challenger if at == seat else base for at in range(bout.seats)]
            found.append(_met_in(play(title, bots, bout.options, deal), deal, seat))
    return msgspec.json.encode(found)


def bouts_of(bout: Bout) -> list[Bout]:
    """The bout in pieces. How it is cut changes nothing in what comes of it."""
    return [
        msgspec.structs.replace(bout, seed=bout.seed + at, deals=min(DEALS, bout.deals - at))
        for at in range(0, bout.deals, DEALS)
    ]


def meet(bout: Bout, workers: int = 1, executor: Executor | None = None) -> Iterator[Met]:
    """Every game of the bout in the order of deals and seats, played here or by processes of their own."""
    for done in chunks(map(msgspec.json.encode, bouts_of(bout)), play_bout, workers, executor):
        yield from _met.decode(done)


def share_of(games: Iterable[Met]) -> BoutResult:
    """What came of the games of a bout."""
    met = list(games)
    first = sum(game.first for game in met)
    low, high = wilson(first, len(met))
    decisions = max(1, sum(game.decisions for game in met))
    answers = sorted(seconds for game in met for seconds in game.answers) or [0.0]
    points = bool(met) and all(game.points for game in met)
    return BoutResult(
        len(met),
        first / len(met) if met else 0.0,
        low,
        high,
        sum(game.margin for game in met) / len(met) if points else None,
        sum(answers) / decisions,
        answers[min(int(0.95 * len(answers)), len(answers) - 1)],
        answers[-1],
        sum(game.looks for game in met) / decisions,
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval of a share of wins that holds 95 %."""
    if not games:
        return 0.0, 1.0
    share, zz = wins / games, Z * Z
    middle = (share + zz / (2 * games)) / (1 + zz / games)
    half = Z * sqrt(share * (1 - share) / games + zz / (4 * games * games)) / (1 + zz / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def _seated(title: Title, thinker: Contestant) -> Bot:
    return bot_of(thinker.level, title, thinker.settings)


def _met_in(game: ArenaGame, deal: int, seat: int) -> Met:
    """A game as the challenger met it. A first place that several share, and a draw, counts in equal parts."""
    result = game.result
    mine = next(n for n, score in enumerate(result.scores) if score.seat == seat)
    best = max(score.total for n, score in enumerate(result.scores) if n != mine)
    return Met(
        deal,
        seat,
        1 / result.ranks.count(1) if result.ranks[mine] == 1 else 0.0,
        result.scores[mine].total - best,
        result.points,
        game.decisions[seat],
        game.answers[seat],
        game.looks[seat],
    )
