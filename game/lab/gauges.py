"""Figures of many games with the intervals they stand in, and what two sides of the same deals differ by.

A figure is a ratio of two sums over games. Games are independent (each seed is a deal of its own), what happens within one
is not: the deviation of a ratio is therefore taken from game to game, never from seat to seat or card to card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import log, sqrt
from statistics import NormalDist
from typing import NamedTuple

from game.engine import Figure
from game.engine.figure import Measure, Spread

ERROR = 0.05
"""How often an interval may miss."""
PLAIN = NormalDist().inv_cdf(1 - ERROR / 2)
"""Standard deviations on either side that hold all but that."""
PARTS = (5, 50, 95)
ROUNDING = 1e-6
"""What sums of many squares may lose: a deviation below it, for each of the figure, is none."""
TIGHT = 1000
"""Games at which the interval that may be looked at all the time is tightest."""
FIRST_LOOK = 100
"""Games before which nothing is said while the games go on: what is said later rests on sums being nearly normal."""


class Sums:
    """What one figure needs of its games, however many: sums, squares and products of ``top`` and ``under``."""

    __slots__ = ("games", "measure", "t", "tt", "tu", "u", "uu")

    def __init__(self, measure: Measure) -> None:
        self.measure = measure
        self.games = 0
        self.t = self.u = self.tt = self.tu = self.uu = 0.0

    def add(self, top: float, under: float) -> None:
        """Take in one game."""
        self.games += under != 0
        self.t += top
        self.u += under
        self.tt += top * top
        self.tu += top * under
        self.uu += under * under

    @property
    def ratio(self) -> float | None:
        """The figure itself."""
        return self.t / self.u if self.u else None

    def variance(self) -> float | None:
        """Of the ratio, from game to game; None with fewer than two games that speak of it."""
        ratio = self.ratio
        if ratio is None or self.games < 2:
            return None
        square = self.tt - 2 * ratio * self.tu + ratio * ratio * self.uu
        return max(0.0, square) / (self.u * self.u) * self.games / (self.games - 1)


class Gauges:
    """Takes in what games add to figures, game by game, and tells the figures."""

    def __init__(self) -> None:
        self.games = 0
        self.sums: dict[str, Sums] = {}
        self.spreads: dict[str, tuple[Spread, Counter[int]]] = {}

    def add(self, measures: Iterable[Measure | Spread]) -> dict[str, tuple[float, float]]:
        """Take in one game; returns its top and under by figure, which several measures of one name add up to."""
        self.games += 1
        found: dict[str, tuple[float, float]] = {}
        for measure in measures:
            if isinstance(measure, Spread):
                self.spreads.setdefault(measure.name, (measure, Counter()))[1].update(measure.values)
                continue
            if measure.key not in self.sums:
                self.sums[measure.key] = Sums(measure)
            top, under = found.get(measure.key, (0.0, 0.0))
            found[measure.key] = top + measure.top, under + measure.under
        for key, (top, under) in found.items():
            self.sums[key].add(top, under)
        return found

    def told(self, z: float = PLAIN) -> list[Figure]:
        """The figures in the order in which games first spoke of them, each with its interval of ``z`` deviations."""
        return [_figure(sums, z) for sums in self.sums.values()] + [
            figure for spread, counts in self.spreads.values() for figure in _spread(spread, counts, self.games)
        ]


def _figure(sums: Sums, z: float) -> Figure:
    m, value, variance = sums.measure, sums.ratio, sums.variance()
    if value is None:
        return Figure(m.group, m.name, None, m.share, m.thing)
    if variance is None:
        return Figure(m.group, m.name, value, m.share, m.thing, None, None, sums.games)
    if m.share and 0 <= value <= 1:
        low, high = share_interval(value, variance, sums.games, z)
    else:
        half = wider(z, sums.games) * sqrt(variance)
        low, high = value - half, value + half
    return Figure(m.group, m.name, value, m.share, m.thing, low, high, sums.games)


def share_interval(share: float, variance: float, games: int, z: float = PLAIN) -> tuple[float, float]:
    """Wilson's interval of a share, for as many independent trials as its variance is worth: never of no width, never out
    of 0 to 1."""
    trials = share * (1 - share) / variance if variance > 0 else games
    trials = max(1.0, trials)
    zz = wider(z, games) ** 2
    middle = (share + zz / (2 * trials)) / (1 + zz / trials)
    half = sqrt(zz * (share * (1 - share) / trials + zz / (4 * trials * trials))) / (1 + zz / trials)
    return max(0.0, middle - half), min(1.0, middle + half)


def wider(z: float, games: int) -> float:
    """``z`` for a deviation that is itself a guess from so many games (Student's, by its first terms)."""
    freedom = max(1, games - 1)
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom * freedom)


def _spread(spread: Spread, counts: Counter[int], games: int) -> Iterable[Figure]:
    ordered, number = sorted(counts), counts.total()
    if not number:
        return
    mean = sum(value * counts[value] for value in ordered) / number
    deviation = sqrt(sum((value - mean) ** 2 * counts[value] for value in ordered) / number)
    yield Figure(spread.group, f"{spread.name}_deviation", deviation, games=games)
    for part in PARTS:
        at, band = number * part / 100, PLAIN * sqrt(number * part * (100 - part)) / 100
        value, low, high = (_ranked(ordered, counts, place) for place in (at, at - band, at + band))
        yield Figure(spread.group, f"{spread.name}_{part}", value, False, "", low, high, games)
    yield Figure(spread.group, f"{spread.name}_most", ordered[-1], games=games)


def _ranked(ordered: Sequence[int], counts: Counter[int], place: float) -> float:
    """The value at that place of all values in order."""
    seen = 0
    for value in ordered:
        seen += counts[value]
        if seen > place:
            return float(value)
    return float(ordered[-1])


# --- two sides of the same deals ---------------------------------------------------------------------


class Difference(NamedTuple):
    """By how much the second side of a comparison is above the first, on the same deals. ``verdict``: ``more``, ``less``,
    ``noise`` where it may be chance, ``same`` where no deal shows any, ``unknown`` where too little was played, ``early`` where
    too little has been played so far."""

    key: str
    value: float | None
    low: float | None
    high: float | None
    verdict: str


class Paired:
    """Two sides that play the same deals. Deals that differ add to both sides alike: only the differences count."""

    def __init__(self) -> None:
        self.sides = (Gauges(), Gauges())
        self._products: dict[str, list[float]] = {}

    def add(self, first: Iterable[Measure | Spread], second: Iterable[Measure | Spread]) -> None:
        """Take in one deal, played by both sides."""
        a, b = self.sides[0].add(first), self.sides[1].add(second)
        for key in a.keys() & b.keys():
            (t, u), (v, w) = a[key], b[key]
            found = self._products.setdefault(key, [0.0] * 4)
            for at, product in enumerate((t * v, t * w, u * v, u * w)):
                found[at] += product

    def told(self, z: float = PLAIN) -> list[Difference]:
        """What they differ by, for every figure that both have."""
        return [self.difference(key, z) for key in self.sides[0].sums if key in self.sides[1].sums]

    def difference(self, key: str, z: float = PLAIN) -> Difference:
        """What they differ by in one figure."""
        a, b = (side.sums.get(key) for side in self.sides)
        if a is None or b is None:
            return Difference(key, None, None, None, "unknown")
        first, second, va, vb = a.ratio, b.ratio, a.variance(), b.variance()
        if first is None or second is None:
            return Difference(key, None, None, None, "unknown")
        if va is None or vb is None:
            return Difference(key, second - first, None, None, "unknown")
        tv, tw, uv, uw = self._products.get(key, [0.0] * 4)
        games = max(a.games, b.games)
        common = (tv - second * tw - first * uv + first * second * uw) / (a.u * b.u) * games / (games - 1)
        spread = wider(z, min(a.games, b.games)) * sqrt(max(0.0, va + vb - 2 * common))
        value = second - first
        if spread <= ROUNDING * max(1.0, abs(first)):
            return Difference(key, value, value, value, "same" if abs(value) <= ROUNDING else "unknown")
        low, high = value - spread, value + spread
        return Difference(key, value, low, high, "more" if low > 0 else "less" if high < 0 else "noise")


# --- how wide an interval must be ----------------------------------------------------------------------


def among(figures: int) -> float:
    """Deviations such that of so many figures all hold at once in 95 of 100 batches: among many comparisons one in twenty
    would otherwise stand out by itself."""
    return NormalDist().inv_cdf(1 - ERROR / (2 * max(1, figures)))


def always(games: int) -> float:
    """Deviations of an interval that may be looked at after every game, and stopped by, and that still misses in no more
    than ``ERROR`` of all batches from the first look on: a normal mixture (Robbins; Waudby-Smith and others 2021)."""
    rate = (-2 * log(ERROR) + log(-2 * log(ERROR) + 1)) / TIGHT
    grown = max(1, games) * rate + 1
    return sqrt(2 * grown / (grown - 1) * log(sqrt(grown) / ERROR))
