"""Games from neighbouring seeds have nothing in common: what a batch of games tells rests on it."""

from __future__ import annotations

import random
from collections import defaultdict
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from game.engine import Chance, Title
from game.engine import chance as module
from game.engine.title import checked_options
from game.lab import Job, run
from game.titles import catalogue

from .titles import ALL, name

SEEDS = range(1, 201)
PLIES = 60
FIRST = 12
"""So many numbers of each stream are looked at in each game, and so many cards of each deck."""
NOISE = 3.6
"""Standard deviations of a correlation that none of a dozen reaches by itself in a thousand runs."""
Z = 5.0
"""Standard deviations that nothing of all this reaches by itself."""


class Draws(NamedTuple):
    """What one game drew: (stream, sides) -> numbers, (stream, size) -> orders; both as shares of what was possible."""

    numbers: dict[tuple[str, int], list[int]]
    orders: dict[tuple[str, int], list[list[int]]]


class Listening(Chance):
    """Chance that keeps what was asked of it."""

    __slots__ = ("draws",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.draws = Draws(defaultdict(list), defaultdict(list))

    def below(self, stream: str, n: int) -> int:
        value = super().below(stream, n)
        self.draws.numbers[stream, n].append(value)
        return value

    def shuffle(self, stream: str, items: Any) -> list[Any]:
        found = super().shuffle(stream, items)
        self.draws.orders[stream, len(items)].append(self.notes[-1][1])
        return found


def drawn(title: Title, seed: int) -> Draws:
    """What chance gave in the first plies of a game that is played at random."""
    rules, chance, rng = title.controller(), Listening(seed), random.Random(f"player {seed}")
    state = rules.setup(title.fewest, checked_options(title, title.fewest, {}), chance)
    for _ in range(PLIES):
        pending = rules.pending(state)
        if pending is None:
            break
        seat = pending.seats[0]
        rules.apply(state, rules.normal(rng.choice(rules.legal(state, seat))), chance, with_events=False)
    return chance.draws


def deviation(counts: list[int], expected: float) -> float:
    """By how many standard deviations chi-square is above what is expected."""
    freedom = len(counts) - 1
    square = sum((count - expected) ** 2 / expected for count in counts)
    return (square - freedom) / (2 * freedom) ** 0.5


def alike(pairs: list[bool], share: float) -> float:
    """By how many standard deviations equal pairs differ from their share among strangers."""
    return abs(sum(pairs) - share * len(pairs)) / max(1.0, (len(pairs) * share * (1 - share)) ** 0.5)


def faults(games: list[Draws]) -> list[str]:
    """What in the games of consecutive seeds is not as among strangers."""
    found = []
    numbers: dict[tuple[str, int], list[list[int]]] = defaultdict(list)
    orders: dict[tuple[str, int], list[list[int]]] = defaultdict(list)
    for game in games:
        for stream, values in game.numbers.items():
            numbers[stream].append(values[:FIRST])
        for stream, decks in game.orders.items():
            orders[stream].append(decks[0])
    for (stream, sides), rows in numbers.items():
        values = [value for row in rows for value in row]
        if sides < 2 or len(rows) < len(games) / 4:
            continue
        counts = [values.count(side) for side in range(sides)]
        if deviation(counts, len(values) / sides) > Z:
            found.append(f"{stream}: {counts}")
        for shift in (0, 1):
            pairs = [a == b for one, two in pairwise(rows) for a, b in zip(one[shift:], two)]
            if pairs and alike(pairs, 1 / sides) > Z:
                found.append(
                    f"{stream}: neighbours moved on by {shift} are alike in {sum(pairs)} of {len(pairs)} draws"
                )
    for (stream, size), decks in orders.items():
        if size < 2 or len(decks) < len(games) / 4:
            continue
        for place in (0, size // 2, size - 1):
            cards = [deck[place] for deck in decks]
            if deviation([cards.count(card) for card in range(size)], len(cards) / size) > Z:
                found.append(f"{stream}: card {place} is not every card equally often")
        for shift in (0, 1):
            pairs = [a == b for one, two in pairwise(decks) for a, b in list(zip(one[shift:], two))[-FIRST:]]
            if alike(pairs, 1 / size) > Z:
                found.append(f"{stream}: neighbours moved on by {shift} share {sum(pairs)} of {len(pairs)} cards")
    return found


@pytest.mark.parametrize("title", ALL, ids=name)
def test_neighbouring_seeds_are_strangers(title: Title) -> None:
    games = [drawn(title, seed) for seed in SEEDS]
    assert sum(len(v) for game in games for v in (*game.numbers.values(), *game.orders.values())) >= len(games)
    assert not faults(games)


def test_a_seed_that_only_moves_the_count_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance that counts on from its seed gives each seed the draws of the one before, moved on by one."""

    class Moved(Listening):
        __slots__ = ()

        def __init__(self, seed: int) -> None:
            super().__init__(seed)
            self._origin = seed * module._GOLDEN

    monkeypatch.setitem(globals(), "Listening", Moved)
    rolling = next(title for title in ALL if title.id == "signorie")
    assert any("moved on by 1 are alike" in line for line in faults([drawn(rolling, seed) for seed in SEEDS]))


def follows(values: list[float]) -> float:
    """By how many standard deviations each value takes after the one before it (autocorrelation by one step)."""
    mean = sum(values) / len(values)
    square = sum((value - mean) ** 2 for value in values)
    if not square:
        return 0.0
    return abs(sum((a - mean) * (b - mean) for a, b in pairwise(values))) / square * len(values) ** 0.5


@pytest.mark.sample(2)
@pytest.mark.parametrize("title", list(catalogue.values()), ids=name)
def test_length_and_score_of_a_game_say_nothing_of_the_next(title: Title) -> None:
    games = list(run(Job(title.id, ("random",) * title.fewest, {}, SEEDS[0], len(SEEDS))))
    assert [game.seed for game in games] == list(SEEDS)
    assert len({game.digest for game in games}) == len(games)
    for values in ([game.plies for game in games], *zip(*(game.scores for game in games))):
        assert follows([float(value) for value in values]) < NOISE


def test_a_score_that_takes_after_the_one_before_would_be_seen() -> None:
    rng, values = random.Random(1), [0.0]
    for _ in SEEDS:
        values.append(0.5 * values[-1] + rng.gauss(0, 1))
    assert follows(values) > NOISE
