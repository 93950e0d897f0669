"""Today's game follows from the date alone; a day is counted once, whatever the clock says."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from game.archive.listing import Entry
from game.archive.today import LOST, MARK, MISSED, OPEN, PLAYING, WON, begun, daily, streak, tries, week
from game.engine.session import ASSISTED
from game.titles import catalogue

TITLE = catalogue["cultus"]
TODAY = date(2026, 11, 23)
TABLE = (
    "2026-11-23 enemy_annette normal red 6381319301330352",
    "2026-12-06 enemy_ruben extreme red 80993101623568",
    "2026-12-19 enemy_annette normal blue 20519087068019",
    "2027-01-01 enemy_ruben normal red 4144814678251651",
    "2027-01-14 enemy_ruben normal red 3782638139650904",
    "2027-01-27 enemy_eleonora normal blue 7544112534181204",
    "2027-02-09 enemy_annette normal yellow 6306492166738139",
    "2027-02-22 enemy_wilhelm hard yellow 3227371786889337",
    "2027-03-07 enemy_claudia normal yellow 4812717232937178",
    "2027-03-20 enemy_baltasar extreme yellow 8258867810048863",
    "2027-04-02 enemy_ruben hard yellow 7707117925806893",
    "2027-04-15 enemy_ruben normal red 7652423054814845",
    "2027-04-28 enemy_ruben normal red 712578926809180",
    "2027-05-11 enemy_annette normal blue 4394700891485781",
    "2027-05-24 enemy_ruben normal yellow 7119592353789497",
    "2027-06-06 enemy_baltasar hard blue 7626829576060679",
    "2027-06-19 enemy_ruben normal yellow 6731878199706031",
    "2027-07-02 enemy_claudia extreme yellow 2377467569508923",
    "2027-07-15 enemy_ruben normal blue 5935465655316659",
    "2027-07-28 enemy_ruben normal yellow 1022649449000574",
    "2027-08-10 enemy_annette normal yellow 4727068486973240",
    "2027-08-23 enemy_claudia extreme blue 794500236914574",
    "2027-09-05 enemy_eleonora normal red 7391152980815210",
    "2027-09-18 enemy_annette extreme blue 5122308297696852",
    "2027-10-01 enemy_baltasar normal yellow 1137087400634895",
    "2027-10-14 enemy_claudia normal yellow 4104978522456231",
    "2027-10-27 enemy_claudia hard red 8322143946901583",
    "2027-11-09 enemy_ruben normal blue 1846348001315301",
    "2027-11-22 enemy_ruben extreme blue 2822542819594543",
    "2027-12-05 enemy_wilhelm extreme yellow 1551774485268620",
)
"""Thirty dates and their games, as every copy must have them."""


def played(ago: int, **facts: object) -> Entry:
    day = TODAY - timedelta(days=ago)
    settled: dict[str, object] = {"over": True, "seats": [("", "human")], "ranks": [1, 2], "title": "cultus"}
    settled |= {"flags": [f"{MARK}{day}"], "created": f"{day}T20:00:00"}
    return Entry(f"s{ago}", **{**settled, **facts})  # type: ignore[arg-type]


@pytest.mark.parametrize("line", TABLE, ids=lambda line: line.split()[0])
def test_a_date_has_its_game(line: str) -> None:
    day, enemy, difficulty, color, seed = line.split()
    settled = daily(TITLE, date.fromisoformat(day))
    assert settled.options == {"enemy": enemy, "difficulty": difficulty, "color": color}
    assert settled.seed == int(seed)


def test_most_days_are_easy_and_every_rival_comes() -> None:
    games = [daily(TITLE, TODAY + timedelta(days=n)).options for n in range(700)]
    share = {level: sum(game["difficulty"] == level for game in games) / 700 for level in ("normal", "hard", "extreme")}
    assert share["normal"] == pytest.approx(5 / 7, abs=0.06)
    assert share["hard"] == pytest.approx(1 / 7, abs=0.05)
    assert share["extreme"] == pytest.approx(1 / 7, abs=0.05)
    assert len({game["enemy"] for game in games}) == 6


def test_it_is_the_same_game_twice() -> None:
    one, two = begun(TITLE, TODAY), begun(TITLE, TODAY)
    assert one.at(0).dump() == two.at(0).dump()
    assert begun(TITLE, TODAY + timedelta(days=1)).at(0).dump() != one.at(0).dump()
    assert one.flags == {"day-2026-11-23"}


def test_the_first_try_of_a_day_counts() -> None:
    first, second = played(0, ranks=[2, 1]), played(0)
    second.id, second.created = "later", "2026-11-23T21:00:00"
    assert tries([second, first])[TODAY].id == first.id


def test_a_week_tells_what_came_of_each_day() -> None:
    entries = [played(1), played(2, ranks=[2, 1]), played(3, flags=[f"{MARK}{TODAY - timedelta(days=3)}", ASSISTED])]
    entries += [played(4, over=False)]
    states = [day.state for day in week(entries, TODAY)]
    assert states == [MISSED, MISSED, MISSED, MISSED, LOST, WON, OPEN]
    assert [day.state for day in week([played(0, over=False)], TODAY)][-1] == PLAYING


def test_a_clock_that_was_set_back_opens_no_day_again() -> None:
    entries = [played(0)]
    back = week(entries, TODAY - timedelta(days=3))
    assert (back[-1].day, back[-1].state) == (TODAY, WON)
    assert all(day.state != OPEN for day in back)


def test_a_streak_bears_that_today_is_still_open() -> None:
    entries = [played(1), played(2), played(3), played(4, ranks=[2, 1])]
    assert streak(week(entries, TODAY)) == 3
    assert streak(week([*entries, played(0)], TODAY)) == 4
    assert streak(week([*entries, played(0, ranks=[2, 1])], TODAY)) == 0
    assert streak(week([played(2)], TODAY)) == 0, "yesterday was missed"


@pytest.mark.parametrize(
    ("saved", "state"), [("2026-11-24T02:59:59+09:00", WON), ("2026-11-24T03:00:00+09:00", MISSED)]
)
def test_a_game_that_was_begun_in_time_counts_until_three(saved: str, state: str) -> None:
    assert week([played(0, saved=saved)], TODAY + timedelta(days=1))[-2].state == state
