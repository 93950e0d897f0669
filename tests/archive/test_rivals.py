"""Which level promises an even game."""

from __future__ import annotations

import pytest

from game.archive.listing import Entry
from game.archive.rivals import LevelRecord, records, suggested
from game.titles import catalogue

ALL = ("random", "greedy", "planner", "thinker", "master")


@pytest.mark.parametrize(
    ("known", "newcomer", "expected"),
    [
        ({}, True, "random"),
        ({}, False, "greedy"),
        ({"greedy": LevelRecord(1, 1)}, False, "greedy"),
        ({"greedy": LevelRecord(4, 2)}, False, "planner"),
        ({"greedy": LevelRecord(9, 0), "planner": LevelRecord(0, 2)}, False, "greedy"),
        ({"master": LevelRecord(9, 0)}, False, "master"),
        ({"random": LevelRecord(0, 5)}, False, "random"),
    ],
)
def test_the_company_that_promises_an_even_game(known: dict[str, LevelRecord], newcomer: bool, expected: str) -> None:
    assert suggested(ALL, known, newcomer) == expected


def test_a_record_counts_finished_games_with_people_against_each_level() -> None:
    seats = [("Ann", "human"), ("", "bot:greedy"), ("", "bot:planner")]
    won = Entry("a", title="cuba", seats=seats, over=True, ranks=[1, 2, 3])
    lost = Entry("b", title="cuba", seats=seats[:2], over=True, ranks=[2, 1])
    others = [
        Entry("c", title="cuba", seats=seats, over=False),
        Entry("d", title="cuba", seats=seats[1:], over=True, ranks=[1, 2]),
        Entry("e", title="signorie", seats=seats, over=True, ranks=[1, 2, 3]),
    ]
    assert records(catalogue["cuba"], [won, lost, *others]) == {
        "greedy": LevelRecord(1, 1),
        "planner": LevelRecord(1, 0),
    }
