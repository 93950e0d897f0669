"""What a study has found, as data: ``report.json``, from which the page and the scene are drawn."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

import msgspec

from game.engine import Figure
from game.lab.gauges import FIRST_LOOK, PLAIN, Difference, Gauges, Paired, among
from game.lab.study import made_with
from game.lab.trial import Extreme, Trial
from game.lab.words import HOUSE

F = TypeVar("F", Figure, Difference)
DIGITS = 6
"""Digits after the point that are told: what stands behind them may differ between computers."""


class SideFound(msgspec.Struct, frozen=True):
    """One side: its name, levels and options, the games that count, its figures, and how often each total, each length
    came."""

    name: str
    levels: tuple[str, ...]
    options: dict[str, str]
    games: int
    figures: list[Figure]
    totals: list[tuple[int, int]]
    lengths: list[tuple[int, int]]


class Compared(msgspec.Struct, frozen=True):
    """Two sides on the same deals. ``main`` is what was asked for; ``differences`` are all figures, each with an interval so
    wide that all of them hold at once in 95 of 100 studies."""

    first: int
    second: int
    main: Difference | None
    differences: list[Difference]


class Report(msgspec.Struct, frozen=True):
    """Everything that a study has found."""

    title: str
    question: str
    players: int
    seed: int
    asked: int
    until: float | None
    measure: str
    made_with: str
    finished: bool
    deals: int
    groups: list[str]
    sides: list[SideFound]
    compared: list[Compared]
    unanswered: list[str]
    extremes: list[Extreme]
    faults: list[tuple[int, int, str]]


def report_of(trial: Trial) -> Report:
    """The report of what a trial has come to."""
    study = trial.study
    told = [gauges.told(trial.z) for gauges in trial.sides]
    groups = [group for group in (*HOUSE, *study.questions) if any(f.group == group for side in told for f in side)]
    unanswered = [
        group
        for group in study.questions
        if all(figure.value is None for side in told for figure in side if figure.group == group)
    ]
    return Report(
        study.title,
        study.question,
        study.players,
        study.seed,
        study.games,
        study.until,
        study.measure,
        made_with(study.title),
        trial.finished,
        trial.deals,
        groups,
        [
            SideFound(
                side.name,
                side.levels,
                side.options,
                len(trial.games[number]),
                [_rounded(figure) for figure in sorted(told[number], key=lambda f: groups.index(f.group))],
                _counted(trial.sides[number], "points"),
                _counted(trial.sides[number], "plies"),
            )
            for number, side in enumerate(study.sides)
        ],
        [
            Compared(a, b, _main(paired, trial), _all(paired.told(1.0), paired, trial))
            for (a, b), paired in trial.pairs.items()
        ],
        unanswered,
        trial.extremes(),
        [(game.side, game.seed, game.fault) for game in trial.faults],
    )


def report_json(report: Report) -> bytes:
    """The report as its file."""
    return msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n"


def _main(paired: Paired, trial: Trial) -> Difference | None:
    """What was asked for; before there are enough games to speak of chance it is too early for more than its width."""
    found = _rounded(paired.difference(trial.study.measure, trial.z))
    if found.low is not None and not trial.finished and trial.deals < FIRST_LOOK:
        return found._replace(verdict="early")
    return None if found.value is None else found


def _all(told: list[Difference], paired: Paired, trial: Trial) -> list[Difference]:
    """Each figure with the interval that so many at once need, wider still while the games go on."""
    z = among(len(told)) * max(1.0, trial.z / PLAIN)
    found = (_rounded(paired.difference(one.key, z)) for one in told)
    return [one for one in found if one.value is not None]


def _counted(gauges: Gauges, name: str) -> list[tuple[int, int]]:
    counts: Counter[int] = gauges.spreads[name][1] if name in gauges.spreads else Counter()
    return sorted(counts.items())


def _rounded(found: F) -> F:
    return found._replace(value=_cut(found.value), low=_cut(found.low), high=_cut(found.high))


def _cut(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS) + 0.0
