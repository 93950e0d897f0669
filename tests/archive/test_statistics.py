"""The statistics and what one can filter by: counted from entries, nothing kept twice."""

from __future__ import annotations

from typing import Any

import pytest

from game.archive import Entry, Listing
from game.archive.statistics import Tally, WinRecord, by_name, by_players, fair, grid, kept_by, tally
from game.archive.wanted import BOTS, FAIR, HELPED, LOST, SOLO, TOGETHER, WON, Wanted, choices, company, facts_of

from .stores import Shelf


def ended(points: int, rival: int, **more: Any) -> Entry:
    """A finished solo game of Cultus."""
    won = points > rival
    given: dict[str, Any] = {
        "title": "cultus",
        "seats": [("Hanako", "human")],
        "over": True,
        "scores": [points],
        "automas": [("enemy_annette", rival)],
        "headline": ["enemy_annette", "hard"],
        "ranks": [1, 2] if won else [2, 1],
        "outcome": "victory" if won else "defeat",
    }
    return Entry("x", **{**given, **more})


def table(*seats: tuple[str, str, int], **more: Any) -> Entry:
    """A finished game of several seats, each a name, a player and points."""
    points = [score for _, _, score in seats]
    ranks = [1 + sum(other > own for other in points) for own in points]
    people = [(name, player) for name, player, _ in seats]
    return Entry("x", title="cultus", seats=people, over=True, scores=points, ranks=ranks, **more)


def test_games_are_counted_the_newest_first() -> None:
    entries = [ended(60, 50), ended(55, 50), ended(40, 70), ended(90, 60), ended(61, 60), ended(62, 60)]
    counted = tally(entries)
    endings = (("victory", 5), ("defeat", 1))
    assert counted == Tally(6, 5, 90, 3.0, 2, 3, (10, 5, -30, 30, 1, 2), endings)
    assert counted.lost == 1
    assert tally([ended(1, 2), ended(2, 1)])[4:6] == (0, 1), "no streak is running"
    assert tally([ended(2, 1)] * 4)[4:6] == (4, 4)
    assert tally([]) == Tally()


def test_only_fair_games_alone_stand_in_the_grid() -> None:
    entries = [
        ended(60, 50),
        ended(50, 60),
        ended(99, 1, flags=["practice"]),
        ended(99, 1, flags=["assisted"]),
        ended(99, 1, over=False),
        ended(99, 1, seats=[("", "human"), ("", "human")]),
        ended(99, 1, seats=[("", "bot:greedy")]),
        ended(99, 1, title="toy"),
        ended(70, 10, headline=["enemy_ruben", "normal"]),
    ]
    counted = grid(entries, "cultus")
    assert set(counted) == {("enemy_annette", "hard"), ("enemy_ruben", "normal")}
    assert counted["enemy_annette", "hard"].played == 2
    assert counted["enemy_annette", "hard"].won == 1
    assert len(kept_by(entries, "cultus", SOLO)) == 5
    assert [fair(entry) for entry in entries[:5]] == [True, True, False, False, False]


def test_every_finished_game_stands_in_one_company() -> None:
    entries = [
        ended(1, 2),
        ended(1, 2, seats=[("", "bot:random")]),
        table(("A", "human", 3), ("", "bot:random", 5)),
        table(("A", "human", 3), ("B", "human", 5)),
        table(("", "bot:greedy", 3), ("", "bot:random", 5)),
        Entry("lost"),
    ]
    assert [company(entry) for entry in entries] == [SOLO, BOTS, TOGETHER, TOGETHER, BOTS, ""]
    assert [len(kept_by(entries, "cultus", who)) for who in (SOLO, TOGETHER, BOTS)] == [1, 2, 2]


def test_names_are_counted_over_all_tables() -> None:
    entries = [
        table(("Hanako", "human", 90), ("Kenta", "human", 70)),
        table((" Hanako ", "human", 40), ("Kenta", "human", 60), ("", "bot:greedy", 80)),
        table(("", "human", 10), ("Hanako", "human", 10)),
    ]
    assert by_name(entries) == {
        "Hanako": WinRecord(3, 2, 90, 140 / 3),
        "Kenta": WinRecord(2, 0, 70, 65.0),
        "": WinRecord(1, 1, 10, 10.0),
        "bot:greedy": WinRecord(1, 1, 80, 80.0),
    }
    assert list(by_name(entries))[:2] == ["Hanako", "Kenta"], "who played most stands first"
    even = [table(("Kenta", "human", 10), ("Aki", "human", 50), ("Zoe", "human", 30)) for _ in range(2)]
    assert list(by_name(even)) == ["Aki", "Kenta", "Zoe"], "the winner first, then by their names"
    assert by_name([]) == {}
    assert by_name([], entries)["Hanako"] == WinRecord(hinted=3), "games with hints are counted, but apart"
    assert by_name(entries, entries)["Hanako"] == by_name(entries)["Hanako"]._replace(hinted=3)


def test_tables_are_counted_by_their_seats() -> None:
    entries = [
        table(("A", "human", 90), ("B", "human", 70)),
        table(("A", "human", 50), ("", "bot:greedy", 80)),
        table(("A", "human", 40), ("B", "human", 60), ("", "bot:greedy", 20)),
    ]
    assert by_players(entries) == {2: WinRecord(2, 1, 90, 70.0), 3: WinRecord(1, 1, 60, 50.0)}
    bots = [table(("", "bot:greedy", 30), ("", "bot:random", 10))]
    assert by_players(bots) == {2: WinRecord(1, 1, 30, 20.0)}


def test_statistics_of_kept_games(shelf: Shelf) -> None:
    for seed in range(3):
        shelf.begin(seed, 10_000).close()
    entries = Listing(shelf).entries()
    counted = tally(entry for entry in entries if entry.over)
    assert counted.played == 3
    assert counted.best == max(entry.scores[0] for entry in entries)
    assert set(by_name(entries)) == {"Hanako", "bot:random"}
    assert by_players(entries)[2].played == 3


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (Wanted(), "abcdef"),
        (Wanted(title="cultus"), "abcde"),
        (Wanted(main="enemy_annette"), "abc"),
        (Wanted(side="normal"), "c"),
        (Wanted(seats="2"), "de"),
        (Wanted(company=SOLO), "abc"),
        (Wanted(company=TOGETHER, result=LOST), "d"),
        (Wanted(result=WON), "ae"),
        (Wanted(help=HELPED), "b"),
        (Wanted(main="enemy_annette", help=FAIR), "ac"),
        (Wanted(who="Kenta"), "de"),
        (Wanted(who="bot:greedy"), "d"),
        (Wanted(who="Nobody"), ""),
    ],
)
def test_sessions_are_filtered(wanted: Wanted, found: str) -> None:
    entries = {
        "a": ended(60, 50),
        "b": ended(50, 60, flags=["practice"], over=False),
        "c": ended(60, 70, headline=["enemy_annette", "normal"]),
        "d": table(("Kenta", "human", 1), ("", "bot:greedy", 2)),
        "e": table(("Kenta", "human", 1), ("Mio", "human", 2)),
        "f": Entry("damaged"),
    }
    assert "".join(name for name, entry in entries.items() if wanted.fits(entry)) == found


def test_one_can_choose_among_what_there_is() -> None:
    entries = [ended(60, 50), table(("Kenta", "human", 1), ("", "bot:greedy", 2))]
    found = choices(entries)
    assert found["seats"] == ["1", "2"]
    assert found["main"] == ["enemy_annette"], "some have an opponent, some have none"
    assert found["company"] == [SOLO, TOGETHER]
    assert found["result"] == [LOST, WON]
    assert not {"help", "title"} & set(found), "what all agree in divides nothing"
    assert choices([*entries, Entry("damaged")])["title"] == ["cultus"]
    assert choices([]) == {}


@pytest.mark.parametrize(("over", "ranks", "told"), [(True, (), False), (False, (1,), False), (True, (1,), True)])
def test_how_a_session_went_is_asked_only_where_it_is_over_and_counted(
    over: bool, ranks: tuple[int, ...], told: bool
) -> None:
    entry = Entry("x", title="cultus", seats=(("Aki", "human"),), over=over, ranks=ranks)
    assert bool(facts_of(entry)["result"]) == told
