"""What texts say of the rules of Signorie, as the rules themselves show it at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

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


OBSERVED: Mapping[str, Callable[[Options], int | str]] = {"rule-dowry-vp": _dowry, "rule-bride-florins": _bride}
"""Fact -> what a table under these options shows of it."""

OTHERWISE: Mapping[tuple[str | int, ...], int] = {
    ("constants", "dowry_vp"): 3,
    ("rewards", "slots", 1, "bride_florins"): 4,
}
"""Numbers of the data with which both the words and the table change."""
