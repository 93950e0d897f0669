"""Figures, their intervals, and comparisons: held against plain arithmetic and against chance itself."""

from __future__ import annotations

from random import Random
from statistics import NormalDist, fmean, stdev

import pytest

from game.engine.figure import Measure, Spread
from game.lab.gauges import FIRST_LOOK, PLAIN, Gauges, Paired, always, among


def one(value: float, under: float = 1.0, share: bool = False) -> list[Measure | Spread]:
    return [Measure("q", "it", value, under, share)]


def test_a_mean_and_its_interval_are_those_of_the_book() -> None:
    rng = Random(1)
    values = [rng.gauss(50, 10) for _ in range(400)]
    gauges = Gauges()
    for value in values:
        gauges.add(one(value))
    (figure,) = gauges.told()
    assert figure.value == pytest.approx(fmean(values))
    assert figure.low is not None
    assert figure.value - figure.low == pytest.approx(PLAIN * stdev(values) / 20, rel=0.01)
    assert figure.games == 400


def test_an_interval_holds_the_truth_in_95_of_100_batches() -> None:
    """Seats of one game are alike: who counts each seat for itself would be sure too soon."""
    rng = Random(7)
    held = 0
    for _ in range(400):
        gauges = Gauges()
        for _ in range(60):
            day, seats = rng.gauss(0, 1), rng.randrange(1, 5)
            gauges.add(one(sum(10 + 3 * day + rng.gauss(0, 1) for _ in range(seats)), seats))
        (figure,) = gauges.told()
        assert figure.low is not None
        assert figure.high is not None
        held += figure.low <= 10 <= figure.high
    assert 0.91 <= held / 400 <= 0.985


def test_a_share_that_never_came_still_has_a_width() -> None:
    gauges = Gauges()
    for _ in range(50):
        gauges.add(one(0, 1, True))
    (figure,) = gauges.told()
    assert (figure.value, figure.low) == (0, 0)
    assert figure.high is not None
    assert 0.03 < figure.high < 0.12


def test_what_never_happened_has_no_value() -> None:
    gauges = Gauges()
    gauges.add(one(0, 0))
    (figure,) = gauges.told()
    assert (figure.value, figure.low, figure.games) == (None, None, 0)


def test_a_spread_is_told_in_ranks() -> None:
    gauges = Gauges()
    for value in range(100):
        gauges.add([Spread("q", "points", (value,))])
    told = {figure.name: figure.value for figure in gauges.told()}
    assert (told["points_5"], told["points_50"], told["points_95"], told["points_most"]) == (5, 50, 95, 99)


def test_the_same_deals_show_what_chance_would_hide() -> None:
    rng = Random(3)
    deals = [rng.gauss(60, 12) for _ in range(300)]
    first = [deal + rng.gauss(0, 2) for deal in deals]
    second = [deal + 1 + rng.gauss(0, 2) for deal in deals]
    paired, strangers = Paired(), Paired()
    for a, b, c in zip(first, second, [*second[150:], *second[:150]]):
        paired.add(one(a), one(b))
        strangers.add(one(a), one(c))
    found, blurred = paired.difference("it"), strangers.difference("it")
    differences = [b - a for a, b in zip(first, second)]
    assert found.value == pytest.approx(fmean(differences))
    assert found.value is not None
    assert found.low is not None
    assert found.value - found.low == pytest.approx(PLAIN * stdev(differences) / 300**0.5, rel=0.02)
    assert (found.verdict, blurred.verdict) == ("more", "noise")


def test_alike_is_said_to_be_alike() -> None:
    paired = Paired()
    for value in range(9):
        paired.add(one(value), one(value))
    assert paired.difference("it").verdict == "same"
    assert paired.difference("other").verdict == "unknown"


def test_who_looks_all_the_time_is_not_fooled() -> None:
    """Two sides that are alike: an interval for one look would cry out in every third batch or more, this one does not."""
    rng = Random(11)
    fooled = naive = 0
    for _ in range(150):
        total = square = 0.0
        cried = cried_at_once = False
        for number in range(1, 1501):
            value = rng.gauss(0, 1)
            total, square = total + value, square + value * value
            if number >= FIRST_LOOK and number % 10 == 0:
                mean = total / number
                error = ((square / number - mean * mean) / number) ** 0.5
                cried |= abs(mean) > always(number) * error
                cried_at_once |= abs(mean) > PLAIN * error
        fooled, naive = fooled + cried, naive + cried_at_once
    assert fooled / 150 <= 0.05
    assert naive / 150 > 0.15


def test_many_comparisons_need_more() -> None:
    assert among(1) == pytest.approx(PLAIN)
    assert 2 * 100 * (1 - NormalDist().cdf(among(100))) == pytest.approx(0.05)
