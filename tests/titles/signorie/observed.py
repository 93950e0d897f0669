"""What texts say of the rules of Signorie, as the rules themselves show it at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.titles.signorie.rules.components import THRESHOLD_FIGURES

from .positions import BLUE, RED
from .test_cities import marriage
from .test_rewards import claims

Options = Mapping[str, str]


def _dowry(options: Options) -> int:
    """The points of one florin more."""
    points = []
    for dowry in (2, 3):
        t = marriage(BLUE, **options).florins(BLUE, 5)
        t.do("arrange_marriage", "firenze", dowry)
        points.append(t.s.vp[BLUE])
    return points[1] - points[0]


def _bride(options: Options) -> int:
    """The florins of a bride in the second round of the longer season."""
    t = claims("rw_face_down", slot=2, **options).florins(RED, 0).proceed().do("claim_florins")
    before = t.s.florins[RED]
    return t.do("marry_son").s.florins[RED] - before


def _wed(married: int) -> Callable[[Options], int]:
    """The points of one bride more."""

    def seen(options: Options) -> int:
        t = claims("rw_face_down", slot=2, **options).proceed().do("claim_florins")
        t.s.brides[RED] = married
        before = t.s.vp[RED]
        return t.do("marry_son").s.vp[RED] - before

    return seen


def _instead(options: Options) -> int:
    """The florins in place of a reward."""
    t = claims("rw_face_down", slot=2, **options).florins(RED, 0).proceed()
    return t.do("claim_florins").s.florins[RED]


def _bought(cost: bool) -> Callable[[Options], int]:
    """What one pays for points, or the points."""

    def seen(options: Options) -> int:
        t = claims("rv_helpers", slot=6, **options).florins(RED, 20).proceed()
        florins, points = t.s.florins[RED], t.s.vp[RED]
        t.do("buy_vp")
        return florins - t.s.florins[RED] if cost else t.s.vp[RED] - points

    return seen


def _threshold(figures: int) -> Callable[[Options], int]:
    """The threshold with so many figures on its space."""

    def seen(options: Options) -> int:
        t = marriage(BLUE, **options)
        t.s.threshold[2 * BLUE] = figures
        return t.s.limit(BLUE)

    return seen


OBSERVED: Mapping[str, Callable[[Options], int | str]] = {
    "rule-dowry-vp": _dowry,
    "rule-bride-florins": _bride,
    "rule-bride-third": _wed(2),
    "rule-bride-fourth": _wed(3),
    "rule-reward-florins": _instead,
    "rule-buy-cost": _bought(cost=True),
    "rule-buy-vp": _bought(cost=False),
    "rule-threshold": _threshold(0),
    "rule-threshold-step": lambda options: _threshold(1)(options) - _threshold(0)(options),
    "rule-threshold-most": _threshold(THRESHOLD_FIGURES),
}
"""Fact -> what a table under these options shows of it."""

OTHERWISE: Mapping[tuple[str | int, ...], int] = {
    ("constants", "dowry_vp"): 3,
    ("rewards", "slots", 1, "bride_florins"): 4,
}
"""Numbers of the data with which both the words and the table change."""
