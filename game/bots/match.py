"""Measure bots against one another: ``python -m game.bots.match TITLE --games 400 --seats greedy,random``.

Games come in sets with one seed, in which the bots take every seat in turn, so that no seat and no deal favours one.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from time import process_time
from typing import NamedTuple

from game.bots.bot import Bot, Clock
from game.bots.levels import UnknownLevel, seat
from game.engine import Action, BadOption, Chance, Result, Title, checked_options
from game.titles import catalogue


class Played(NamedTuple):
    """One finished game."""

    result: Result
    plies: int
    seconds: tuple[float, ...]
    """What each seat used of the processor."""
    decisions: tuple[int, ...]


class Placing(NamedTuple):
    """What a bot reached over a match. A win shared by n counts 1/n, and so does a draw; ``draws`` says how many games
    were drawn. ``other`` is the mean of the best other sheet, an automa's too."""

    name: str
    games: int
    wins: float
    points: float
    other: float
    decisions_per_second: float
    draws: int = 0


def play(
    title: Title,
    bots: Sequence[Bot],
    options: Mapping[str, str],
    seed: int,
    looks: int = 0,
    log: list[Action] | None = None,
) -> Played:
    """One game from its seed. ``looks`` bounds every decision; ``log`` collects the actions."""
    rules = title.controller()
    chance = Chance(seed)
    state = rules.setup(len(bots), checked_options(title, len(bots), options), chance)
    rngs = [Random(seed * 64 + number) for number in range(len(bots))]
    seconds, decisions, plies = [0.0] * len(bots), [0] * len(bots), 0
    while (pending := rules.pending(state)) is not None:
        at = pending.seats[0]
        legal = rules.legal(state, at)
        view = rules.view(state, at)
        begun = process_time()
        action = bots[at].choose(view, legal, Clock(looks), rngs[at])
        seconds[at] += process_time() - begun
        decisions[at] += 1
        if log is not None:
            log.append(action)
        rules.apply(state, action, chance, False)
        plies += 1
    result = rules.result(state)
    assert result is not None
    return Played(result, plies, tuple(seconds), tuple(decisions))


def match(
    title: Title, names: Sequence[str], options: Mapping[str, str], games: int, seed: int = 1, looks: int = 0
) -> Iterator[tuple[tuple[str, ...], Played]]:
    """Games one after another, each with who sat where; every set of seats has one seed."""
    bots = {name: seat(name, title) for name in names}
    for game in range(games):
        turn = game % len(names)
        order = tuple(names[turn:]) + tuple(names[:turn])
        yield order, play(title, [bots[name] for name in order], options, seed + game // len(names), looks)


def placings(played: Sequence[tuple[tuple[str, ...], Played]]) -> list[Placing]:
    """Wins, mean points, the mean of the best other sheet, speed and draws, for each bot."""
    sums: dict[str, list[float]] = {}
    for order, game in played:
        totals = [score.total for score in game.result.scores]
        winners = game.result.ranks.count(1)
        drawn = game.result.drawn and not game.result.points
        for at, name in enumerate(order):
            mine = next(i for i, score in enumerate(game.result.scores) if score.seat == at)
            others = totals[:mine] + totals[mine + 1 :]
            won = 1 / winners if game.result.ranks[mine] == 1 else 0.0
            row = (1.0, won, totals[mine], max(others, default=0), game.seconds[at], game.decisions[at], drawn)
            sums[name] = [a + b for a, b in zip(sums.get(name, [0.0] * 7), row)]
    return [
        Placing(name, int(n), wins, points / n, other / n, decisions / seconds if seconds else 0.0, int(draws))
        for name, (n, wins, points, other, seconds, decisions, draws) in sums.items()
    ]


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    if not games:
        return 0.0, 1.0
    share, zz = wins / games, z * z
    middle = (share + zz / (2 * games)) / (1 + zz / games)
    half = z * sqrt(share * (1 - share) / games + zz / (4 * games * games)) / (1 + zz / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def main(argv: Sequence[str] | None = None) -> int:
    """Play a match and print one line of fields per bot."""
    parser = argparse.ArgumentParser(prog="python -m game.bots.match", description=__doc__)
    parser.add_argument("title", choices=sorted(catalogue))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", default="greedy,random", metavar="LEVEL,…")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--looks", type=int, default=0)
    given = parser.parse_args(argv)
    title = catalogue[given.title]
    options = dict(pair.partition("=")[::2] for pair in given.option)
    try:
        played = list(match(title, given.seats.split(","), options, given.games, given.seed, given.looks))
    except UnknownLevel as unknown:
        parser.error(f"--seats: {unknown.level!r}; allowed: {', '.join(unknown.allowed)}")
    except BadOption as bad:
        parser.error(f"--option: {bad.code} {dict(bad.params)}")
    print("bot\tgames\twins\tshare\tlow\thigh\tpoints\tbest other\tdecisions/s\tdraws")
    for row in placings(played):
        low, high = wilson(row.wins, row.games)
        numbers = f"{row.wins / row.games:.3f}\t{low:.3f}\t{high:.3f}\t{row.points:.1f}\t{row.other:.1f}"
        print(f"{row.name}\t{row.games}\t{row.wins:g}\t{numbers}\t{row.decisions_per_second:.0f}\t{row.draws}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
