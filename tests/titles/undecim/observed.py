"""What texts say of the rules of Undecim, as the rules themselves show it at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.titles.undecim.scoring import gold_vp

from .positions import Table

Options = Mapping[str, str]
SETTLEMENTS = 6


def _gold(settlements: int, options: Options) -> int:
    """The points of one loose gold beside so many settlements."""
    t = Table(**options)
    t.clear(0)
    t.loose(0, "gold")
    for _ in range(settlements):
        t.settlement(0, "stone", "stone")
    return gold_vp(t.s, 0)


def _few(options: Options) -> int:
    return _gold(0, options)


def _many(options: Options) -> int:
    return _gold(SETTLEMENTS, options)


def _settlements(options: Options) -> int | str:
    """The first number of settlements with which gold is worth more; any, if it never is."""
    values = [_gold(n, options) for n in range(SETTLEMENTS + 1)]
    return values.index(values[-1]) if values[0] != values[-1] else ""


def _faces(options: Options) -> int:
    """The highest of many throws at the first round's start."""
    return max(Table(seed=seed, **options).s.die for seed in range(40))


OBSERVED: Mapping[str, Callable[[Options], int | str]] = {
    "rule-gold-few": _few,
    "rule-gold-many": _many,
    "rule-gold-settlements": _settlements,
    "rule-gold-rises": lambda options: int(_few(options) != _many(options)),
    "rule-die-faces": _faces,
}
"""Fact -> what a table under these options shows of it; "" is of no matter then."""

OTHERWISE: Mapping[tuple[str | int, ...], int] = {
    ("scoring", "gold", 0, "few"): 2,
    ("scoring", "gold", 0, "many"): 6,
    ("scoring", "gold", 0, "settlements"): 3,
    ("tracks", "moon_die_faces"): 5,
}
"""Numbers of the data with which both the words and the table change."""
