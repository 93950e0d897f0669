"""What was new in a game is told of games that were like it."""

from __future__ import annotations

from typing import Any

import pytest

from game.archive import Entry
from game.archive.records import AHEAD, FIRST, FIRST_WIN, MOST, SOURCE, STREAK, Best, News, bests, even, news
from game.engine.options import Number


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


def test_the_source_that_brought_more_than_ever_is_told() -> None:
    """Also against others, when it is no record of another kind; not before there is something to compare with."""
    before = [
        ended(3, 30, 20, sources=[{"land": 20, "gold": 10}, {"land": 20}]),
        ended(2, 35, 40, "planner", sources=[{"land": 30, "gold": 5}, {"land": 40}]),
        ended(1, 40, 10, sources=[{"land": 40}, {"land": 10}]),
    ]
    mine = ended(9, 25, 26, sources=[{"land": 10, "gold": 15}, {"land": 1, "gold": 25}])
    assert news(before, mine) == News(SOURCE, 15, 10, "gold")
    assert news(before[1:], mine) is None, "too few games"
    assert news(before, ended(9, 25, 26, sources=[{"land": 20, "gold": 5}, {}])) is None
    two = ended(9, 26, 27, sources=[{"gold": 12, "enemy": 14}, {}])
    assert news(before, two) == News(SOURCE, 14, 0, "enemy"), "what grew most"
    helped = [ended(n, 30, 20, flags=["assisted"], sources=[{"gold": 1}, {}]) for n in (4, 5, 6)]
    assert news([*helped, *before], mine) == News(SOURCE, 15, 10, "gold")


def test_records_are_kept_by_company_and_options_with_hints_apart() -> None:
    entries = [
        *BEFORE,
        ended(4, 60, 70, flags=["assisted"]),
        ended(5, 99, 1, flags=["practice"]),
        ended(6, 44, 45, "planner", flags=["assisted"]),
        ended(7, 50, 10, seats=[("", "human"), ("", "human")]),
        ended(8, 51, 50, headline=["storm"]),
        ended(9, 90, 50, title="cuba"),
    ]
    greedy, planner = ("bot:greedy",), ("bot:planner",)
    assert bests(entries, "undecim") == [
        Best(greedy, (), 3, 2, 35, 10, 1),
        Best(greedy, ("storm",), 1, 1, 51, 1, 0),
        Best(planner, (), 0, 0, 44, -1, 1),
    ]


DARK = Number("dark", 0, 80, 0, seats=(1,), needs={"level": ("hard",)}, handicap=True)


def alone(number: int, own: int, rival: int, dark: int = 0, **more: Any) -> Entry:
    given: dict[str, Any] = {
        "seats": [("Hanako", "human")],
        "options": {"level": "hard", "dark": str(dark)},
        "scores": [own],
        "automas": [("foe", rival)],
    }
    return ended(number, own, rival, **{**given, **more})


@pytest.mark.parametrize(
    ("games", "fair"),
    [
        ([], None),
        ([(60, 30), (60, 40)], None),
        ([(60, 30), (60, 40), (60, 50)], 20),
        ([(60, 80, 50), (60, 80, 50), (60, 80, 50)], 30),
        ([(60, 30), (60, 40), (60, 50), (60, 20), (60, 55), (200, 10), (200, 10)], 20),
        ([(10, 30), (10, 40), (10, 50)], None),
        ([(200, 30), (200, 40), (200, 50)], 80),
    ],
)
def test_the_head_start_that_makes_the_last_games_even(games: list[tuple[int, ...]], fair: int | None) -> None:
    assert even([alone(n, *game) for n, game in enumerate(games)], "undecim", DARK) == fair


@pytest.mark.parametrize(
    "more",
    [
        {"flags": ["assisted"]},
        {"flags": ["practice"]},
        {"over": False},
        {"title": "cuba"},
        {"options": {"level": "easy", "dark": "0"}},
        {"seats": [("Hanako", "human"), ("Taro", "human")], "automas": []},
    ],
)
def test_only_games_like_it_say_which_head_start_is_fair(more: dict[str, Any]) -> None:
    assert even([alone(n, 60, 30, **more) for n in range(5)], "undecim", DARK) is None
