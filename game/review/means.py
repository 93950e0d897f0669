"""Means of samples with the half of their 95 % interval, and two samples of one thing taken together."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

_STUDENT = (
    (30, 1.96),
    (16, 2.13),
    (12, 2.20),
    (10, 2.26),
    (9, 2.31),
    (8, 2.36),
    (7, 2.45),
    (6, 2.57),
    (5, 2.78),
    (4, 3.18),
)
_FEW = 12.71
UNKNOWN = 1e6
"""The half of an interval of which nothing is known."""


class Mean(NamedTuple):
    """The mean of so many values and the half of its 95 % interval."""

    value: float
    half: float
    games: int


def mean_of(values: Sequence[float]) -> Mean:
    """That of a sample."""
    count = len(values)
    wide = _factor(count) * stdev(values) / sqrt(count) if count > 1 else UNKNOWN
    return Mean(fmean(values), wide, count)


def together(one: Mean, other: Mean) -> Mean:
    """The mean of two samples of one thing, as if they had been one sample."""
    if not one.games or not other.games:
        return one if one.games else other
    count = one.games + other.games
    value = (one.value * one.games + other.value * other.games) / count
    if count < 3:
        return Mean(value, UNKNOWN, count)
    squares = sum(_squares(mean) + mean.games * (mean.value - value) ** 2 for mean in (one, other))
    return Mean(value, _factor(count) * sqrt(squares / (count - 1) / count), count)


def _squares(mean: Mean) -> float:
    """The sum of the squares of the deviations in a sample."""
    if mean.games < 2:
        return 0.0
    return (mean.half / _factor(mean.games)) ** 2 * mean.games * (mean.games - 1)


def _factor(count: int) -> float:
    """Standard errors that make 95 % of so few values."""
    return next((factor for least, factor in _STUDENT if count >= least), 4.30 if count == 3 else _FEW)
