"""Today's game follows from the date alone; a day is counted once, whatever the clock says."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from game.archive import Store
from game.archive.listing import Entry, Listing
from game.archive.today import (
    BEFORE,
    LOST,
    MARK,
    MISSED,
    OPEN,
    PLAYING,
    WEEKENDS_SINCE,
    WON,
    Daily,
    begun,
    current,
    daily,
    practising,
    streak,
    tries,
    week,
)
from game.bots.levels import RANDOM, levels
from game.commands.skeleton import TITLE as SKELETON
from game.engine import Title
from game.engine.session import ASSISTED, PRACTICE
from game.titles import catalogue
from tests.table.games import walked

SHELF = [title for title in catalogue.values() if title.on_table]
TODAY = date(2026, 11, 23)
NOON = datetime.fromisoformat("2026-11-23T12:00:00+09:00")
TABLE = (
    "2026-11-14 cultus enemy_claudia normal yellow human 1209355443388713",
    "2026-11-22 cultus enemy_baltasar hard yellow human 1084323075187264",
    "2026-11-23 cultus enemy_annette normal red human 6381319301330352",
    "2026-11-28 signorie - bot:greedy,human,bot:greedy 1508210015537171",
    "2026-11-29 cuba - bot:greedy,human 2829141607324278",
    "2026-12-06 signorie - human,bot:greedy,bot:greedy,bot:greedy 1872417978335116",
    "2026-12-19 anno1701 - bot:greedy,human 13727994910472",
    "2027-01-01 cultus enemy_ruben normal red human 4144814678251651",
    "2027-01-14 cultus enemy_ruben normal red human 3782638139650904",
    "2027-01-27 cultus enemy_eleonora normal blue human 7544112534181204",
    "2027-02-09 cultus enemy_annette normal yellow human 6306492166738139",
    "2027-02-22 cultus enemy_wilhelm hard yellow human 3227371786889337",
    "2027-03-07 anno1701 - bot:thinker,human 5912258566667205",
    "2027-03-20 anno1701 - bot:greedy,human 2389033972249819",
    "2027-04-02 cultus enemy_ruben hard yellow human 7707117925806893",
    "2027-04-15 cultus enemy_ruben normal red human 7652423054814845",
    "2027-04-28 cultus enemy_ruben normal red human 712578926809180",
    "2027-05-11 cultus enemy_annette normal blue human 4394700891485781",
    "2027-05-24 cultus enemy_ruben normal yellow human 7119592353789497",
    "2027-06-06 signorie - bot:greedy,bot:greedy,bot:greedy,human 7407992339927188",
    "2027-06-19 cuba - human,bot:greedy 2141595687826411",
    "2027-07-02 cultus enemy_claudia extreme yellow human 2377467569508923",
    "2027-07-15 cultus enemy_ruben normal blue human 5935465655316659",
    "2027-07-28 cultus enemy_ruben normal yellow human 1022649449000574",
    "2027-08-10 cultus enemy_annette normal yellow human 4727068486973240",
    "2027-08-23 cultus enemy_claudia extreme blue human 794500236914574",
    "2027-09-05 undecim - bot:thinker,human,bot:thinker 3076185261826678",
    "2027-09-18 undecim - human,bot:greedy,bot:greedy 3501456827664441",
    "2027-10-01 cultus enemy_baltasar normal yellow human 1137087400634895",
    "2027-10-14 cultus enemy_claudia normal yellow human 4104978522456231",
    "2027-10-27 cultus enemy_claudia hard red human 8322143946901583",
    "2027-11-09 cultus enemy_ruben normal blue human 1846348001315301",
    "2027-11-22 cultus enemy_ruben extreme blue human 2822542819594543",
    "2027-12-05 anno1701 - bot:greedy,human 5546654876738486",
)
"""Dates and their games, as every copy must have them: who sits there, with the seed. Weekends have a game against bots since the
28th of November 2026; no line is ever changed."""


def settled(day: date) -> Daily:
    """The game of a date."""
    game = daily(SHELF, day)
    assert game is not None
    return game


def played(ago: int, **facts: object) -> Entry:
    day = TODAY - timedelta(days=ago)
    known: dict[str, object] = {"over": True, "seats": [("", "human")], "ranks": [1, 2], "title": "cultus"}
    known |= {"flags": [f"{MARK}{day}"], "created": f"{day}T20:00:00"}
    return Entry(**{"id": f"s{ago}", **known, **facts})


@pytest.mark.parametrize("line", TABLE, ids=lambda line: line.split()[0])
def test_a_date_has_its_game(line: str) -> None:
    day, title, *options, seats, seed = line.split()
    game = settled(date.fromisoformat(day))
    assert game.title.id == title
    assert [*game.options.values()] == [option for option in options if option != "-"]
    assert ",".join(seat.player for seat in game.seats) == seats
    assert game.seed == int(seed)


def test_a_game_that_somebody_has_written_changes_no_date() -> None:
    for day in (TODAY, WEEKENDS_SINCE):
        assert daily([SKELETON, *reversed(SHELF)], day) == settled(day)
        assert daily([SKELETON], day) is None


def test_most_days_are_easy_and_every_rival_comes() -> None:
    games = [settled(TODAY + timedelta(days=n)) for n in range(700)]
    alone = [game.options for game in games if game.alone]
    assert len(alone) == 500
    share = {level: sum(game["difficulty"] == level for game in alone) / 500 for level in ("normal", "hard", "extreme")}
    assert share["normal"] == pytest.approx(5 / 7, abs=0.06)
    assert share["hard"] == pytest.approx(1 / 7, abs=0.05)
    assert share["extreme"] == pytest.approx(1 / 7, abs=0.05)
    assert len({game["enemy"] for game in alone}) == 6


def test_weekends_have_every_other_game_at_every_level_that_is_written_down() -> None:
    weekends = [settled(WEEKENDS_SINCE + timedelta(days=7 * n + day)) for n in range(150) for day in (0, 1)]
    assert all(one.title.id != two.title.id for one, two in zip(weekends[::2], weekends[1::2])), "never twice a weekend"
    others = {title.id: title for title in SHELF if title.fewest > 1}
    assert {game.title.id for game in weekends} == others.keys()
    for title in others.values():
        games = [game for game in weekends if game.title.id == title.id]
        assert {game.level.removeprefix("bot:") for game in games} == set(title.daily[-1][1])
        assert {len(game.seats) for game in games} == set(range(title.fewest, min(title.most, 4) + 1))
        assert all(sum(seat.player == "human" for seat in game.seats) == 1 for game in games)


@pytest.mark.parametrize("title", [title for title in SHELF if title.daily], ids=lambda title: title.id)
def test_what_a_title_says_of_its_days_is_in_order_and_only_its_own_levels_come(title: Title) -> None:
    """A level that is offered no more goes by a further line with a date to come."""
    since = [day for day, _ in title.daily]
    assert since == sorted(set(since))
    assert all(day == date.fromisoformat(day).isoformat() for day in since if day)
    newest = title.daily[-1][1]
    assert set(newest) <= set(levels(title)) - {RANDOM}
    assert list(newest) == sorted(newest, key=levels(title).index), "from easy to hard"


def test_it_is_the_same_game_twice() -> None:
    for day in (TODAY, WEEKENDS_SINCE):
        one, two = begun(settled(day)), begun(settled(day))
        assert one.at(0).dump() == two.at(0).dump()
        assert one.flags == {f"day-{day}"}
    other = begun(settled(TODAY + timedelta(days=1)))
    assert other.at(0).dump() != begun(settled(TODAY)).at(0).dump()


def test_practice_is_the_same_deal_and_is_never_counted() -> None:
    game = settled(TODAY)
    again = begun(game, practice=True)
    assert again.at(0).dump() == begun(game).at(0).dump()
    assert PRACTICE in again.flags
    counted = played(0, ranks=[2, 1])
    practice = played(0, id="p", over=False, created=f"{TODAY}T21:00:00", flags=[f"{MARK}{TODAY}", PRACTICE])
    over = played(0, id="q", created=f"{TODAY}T22:00:00", flags=[f"{MARK}{TODAY}", PRACTICE])
    entries = [over, practice, counted]
    assert tries(entries)[TODAY] is counted
    assert week(entries, TODAY)[-1].state == LOST
    assert practising(entries, TODAY) is practice
    assert practising([over, counted], TODAY) is None
    assert practising([played(0, over=False)], TODAY) is None, "that is the counted try"


def test_the_first_try_of_a_day_counts() -> None:
    first, second = played(0, ranks=[2, 1]), played(0)
    second.id, second.created = "later", "2026-11-23T21:00:00"
    assert tries([second, first])[TODAY].id == first.id


def test_a_week_tells_what_came_of_each_day() -> None:
    entries = [played(1), played(2, ranks=[2, 1]), played(3, flags=[f"{MARK}{TODAY - timedelta(days=3)}", ASSISTED])]
    entries += [played(4, over=False)]
    states = [day.state for day in week(entries, TODAY)]
    assert states == [BEFORE, BEFORE, MISSED, MISSED, LOST, WON, OPEN]
    assert [day.state for day in week([*entries, played(9)], TODAY)][:2] == [MISSED, MISSED]
    assert [day.state for day in week([played(0, over=False)], TODAY)][-1] == PLAYING


def test_a_clock_that_was_set_back_opens_no_day_again() -> None:
    entries = [played(0)]
    back = week(entries, current(entries, TODAY - timedelta(days=3)))
    assert (back[-1].day, back[-1].state) == (TODAY, WON)
    assert all(day.state != OPEN for day in back)


def test_a_clock_that_was_wrong_by_years_keeps_nobody_from_playing() -> None:
    entries = [played(-400), played(1)]
    assert current(entries, TODAY) == TODAY
    assert [day.state for day in week(entries, TODAY)][-2:] == [WON, OPEN]


def test_a_streak_bears_that_today_is_still_open_and_goes_back_as_far_as_it_goes() -> None:
    entries = [played(1), played(2), played(3), played(4, ranks=[2, 1])]
    assert streak(entries, TODAY) == 3
    assert streak([*entries, played(0)], TODAY) == 4
    assert streak([*entries, played(0, ranks=[2, 1])], TODAY) == 0
    assert streak([played(2)], TODAY) == 0, "yesterday was missed"
    assert streak([played(ago) for ago in range(1, 21)], TODAY) == 20


def test_what_branched_off_is_counted_only_where_the_try_itself_is_damaged() -> None:
    first = played(0, ranks=[2, 1])
    branch = played(0, id="b", parent="s0:12", created=f"{TODAY}T19:00:00")
    assert tries([branch, first])[TODAY] is first
    first.trouble = "save_torn"
    assert tries([branch, first])[TODAY] is branch


def test_a_result_stays_what_it_was_when_it_is_looked_at_days_later(tmp_path: Path) -> None:
    """Also when the same deal has been played as practice since; whoever takes the ended game up again has practice."""
    store, listing, journal = ended(tmp_path)
    day = date.fromisoformat(f"{NOON:%Y-%m-%d}")
    assert week(listing.entries(), day)[-1].state in (WON, LOST)
    other = begun(settled(day), practice=True)
    practised = store.create(other)
    while (pending := other.pending) is not None and len(other.plies) < 12:
        other.propose(other.legal(pending.seats[0])[-1])
    practised.close()
    store.now = lambda: NOON + timedelta(days=9)
    found = store.open(journal)
    found.close()
    assert week(listing.entries(), day)[-1].state in (WON, LOST)
    found = store.open(journal)
    assert PRACTICE not in found.session.flags
    found.session.undo_to(len(found.session.plies) - 1)
    assert PRACTICE in found.session.flags
    found.close()
    assert tries(listing.entries())[day].helped


def test_a_table_that_is_left_lying_overnight_has_ended_when_it_ended(tmp_path: Path) -> None:
    store = Store(tmp_path / "sessions", catalogue)
    store.now = lambda: NOON
    session = begun(settled(TODAY))
    journal = store.create(session)
    walked(session)
    store.now = lambda: NOON + timedelta(days=1)
    journal.close()
    assert week(Listing(store).entries(), TODAY)[-1].state in (WON, LOST)


def test_a_game_of_a_date_that_somebody_has_sent_is_none_here(tmp_path: Path) -> None:
    store, _, journal = ended(tmp_path)
    sent = tmp_path / "sent.taku"
    store.export(journal, sent)
    other = Store(tmp_path / "other", catalogue)
    assert isinstance(other.import_file(sent), str)
    assert tries(Listing(other).entries()) == {}


def ended(folder: Path) -> tuple[Store, Listing, str]:
    """A store in which the game of a date has been played to its end by chance, and the id of that session."""
    store = Store(folder / "sessions", catalogue)
    store.now = lambda: NOON
    session = begun(settled(date.fromisoformat(f"{NOON:%Y-%m-%d}")))
    journal = store.create(session)
    walked(session)
    journal.close()
    return store, Listing(store), journal.id


@pytest.mark.parametrize(
    ("saved", "state"), [("2026-11-24T02:59:59+09:00", WON), ("2026-11-24T03:00:00+09:00", MISSED)]
)
def test_a_game_that_was_begun_in_time_counts_until_three(saved: str, state: str) -> None:
    assert week([played(0, saved=saved)], TODAY + timedelta(days=1))[-2].state == state
