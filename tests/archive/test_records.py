"""What was new in a game is told of games that were like it."""

from __future__ import annotations

from typing import Any

import pytest

from game.archive import Entry
from game.archive.records import AHEAD, FIRST, FIRST_WIN, MOST, STREAK, News, news


def ended(number: int, own: int, rival: int, level: str = "greedy", **more: Any) -> Entry:
    given: dict[str, Any] = {
        "title": "undecim",
        "seats": [("Hanako", "human"), ("", f"bot:{level}")],
        "over": True,
        "scores": [own, rival],
        "ranks": [1, 2] if own > rival else [2, 1],
    }
    return Entry(f"x{number}", **{**given, **more})


BEFORE = [ended(3, 30, 20), ended(2, 35, 40), ended(1, 20, 10)]


@pytest.mark.parametrize(
    ("mine", "told"),
    [
        (ended(9, 10, 20, "planner"), News(FIRST)),
        (ended(9, 21, 20, "planner"), News(FIRST_WIN)),
        (ended(9, 36, 30), News(MOST, 36, 35)),
        (ended(9, 34, 20), News(AHEAD, 14, 10)),
        (ended(9, 25, 24), None),
        (ended(9, 10, 40), None),
        (ended(9, 50, 10, flags=["practice"]), None),
        (ended(9, 50, 10, flags=["assisted"]), News(FIRST_WIN)),
        (ended(9, 50, 10, headline=["storm"]), News(FIRST_WIN)),
        (ended(9, 50, 10, seats=[("", "human"), ("", "human")]), None),
        (ended(9, 50, 10, seats=[("", "bot:greedy"), ("", "bot:greedy")]), None),
        (ended(9, 50, 10, over=False), None),
    ],
)
def test_what_was_new(mine: Entry, told: News | None) -> None:
    assert news(BEFORE, mine) == told
    assert news([mine, *BEFORE], mine) == told


def test_wins_in_a_row_are_told_from_the_third_on() -> None:
    won = [ended(2, 40, 10), ended(1, 40, 10), ended(0, 1, 10)]
    assert news(won, ended(9, 30, 20)) == News(STREAK, 3)
    assert news(won[1:], ended(9, 30, 20)) is None


def test_hints_and_practice_are_never_beaten_by_what_had_none() -> None:
    helped = [ended(1, 90, 10, flags=["assisted"]), ended(2, 95, 10, flags=["practice"])]
    assert news([*helped, *BEFORE], ended(9, 36, 30)) == News(MOST, 36, 35)
    assert news([*helped, *BEFORE], ended(9, 91, 90, flags=["assisted"])) == News(MOST, 91, 90)
