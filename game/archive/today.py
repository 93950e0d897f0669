"""Today's game: one that follows from the date alone, the same for everybody, and what came of the last days.

From Monday to Friday it is a game for one, on Saturdays and Sundays one against bots. Which titles take part since when, and
which of their levels, each says itself (``Title.daily``). What a date has is never changed: a change has a date of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime, time, timedelta
from typing import NamedTuple

from game.archive.listing import Entry
from game.archive.store import MARK
from game.engine import Seat, Session, Title
from game.engine.options import CHOICE, Option
from game.engine.session import BOT, HUMAN, PRACTICE
from game.hashes import sha256

ALONE, IN_COMPANY = "taku-daily-1", "taku-daily-2"
"""The words that are hashed with the date, for a game for one and for one against bots."""
WEEKENDS_SINCE = date(2026, 11, 28)
"""Before this date a weekend has a game for one too."""
MOST_SEATS = 4
WEEK = 7
A_MONTH = timedelta(days=31)
"""A result that lies further ahead than this came from a clock that was wrong."""
LATEST = time(3)
"""A game that was begun in time counts for its date if it ended before this hour of the next."""
OPEN, PLAYING, WON, LOST, MISSED, BEFORE = "open", "playing", "won", "lost", "missed", "before"


class Daily(NamedTuple):
    """The game of a date: its title, who sits where, its options and its seed."""

    day: date
    title: Title
    seats: tuple[Seat, ...]
    options: dict[str, str]
    seed: int

    @property
    def alone(self) -> bool:
        """True for a game for one."""
        return len(self.seats) == 1

    @property
    def level(self) -> str:
        """The player in the other seats, "" in a game for one."""
        return next((seat.player for seat in self.seats if seat.player != HUMAN), "")


class DayResult(NamedTuple):
    """What came of a date: one of the six states, and the counted session, if there is one. BEFORE the first game nothing is
    missed."""

    day: date
    state: str
    entry: Entry | None = None


def daily(titles: Iterable[Title], day: date) -> Daily | None:
    """The game of that date; None if none of the titles has one then. Of the titles only the one that has it must be whole."""
    title = title_of(titles, day)
    if title is None:
        return None
    levels = _levels(title, day)
    return _in_company(title, levels, day) if levels else _alone(title, day)


def title_of(titles: Iterable[Title], day: date) -> Title | None:
    """The title that has the game of that date; None if none has. It is enough that they are listed."""
    taking = sorted((title for title in titles if title.daily and title.on_table), key=lambda title: title.id)
    company = [title for title in taking if _levels(title, day)]
    if company and day >= WEEKENDS_SINCE and day.isoweekday() > 5:
        return _of_the_weekend(company, day)
    return next((title for title in taking if _levels(title, day) == ()), None)


def _levels(title: Title, day: date) -> tuple[str, ...] | None:
    """The levels against which the title is played on that date, none for a game for one; None if it takes no part."""
    known = [levels for since, levels in title.daily if since <= day.isoformat()]
    return known[-1] if known else None


def _numbers(word: str, title: Title, day: date) -> Iterator[int]:
    """SHA-256 of the word, the title with the version of its rules, the date and 0, 1, 2 ...: 8 bytes of each."""
    told = f"{word} {title.id} {title.controller().version} {day.isoformat()}"
    n = 0
    while True:
        yield _number(f"{told} {n}")
        n += 1


def _number(told: str) -> int:
    return int.from_bytes(sha256(told.encode()).digest()[:8], "big")


def _by_hardness(values: Sequence[str], number: int) -> str:
    """Of values from easy to hard: five of seven the first, one each the next two."""
    return values[min(max(0, number % 7 - 4), len(values) - 1)]


def _open(title: Title, seats: int) -> Iterator[Option]:
    """The options that have values and none by default."""
    return (option for option in title.offered(seats) if option.values and not option.default)


def _alone(title: Title, day: date) -> Daily:
    """The first number is the seed, then comes one for each open option. The first of these takes any value; the further
    ones that tell the title's games apart go from easy to hard."""
    numbers = _numbers(ALONE, title, day)
    seed = next(numbers) % 2**53
    options: dict[str, str] = {}
    for option, number in zip(_open(title, 1), numbers):
        hard = option.id in title.headline[1:]
        options[option.id] = _by_hardness(option.values, number) if hard else option.values[number % len(option.values)]
    return Daily(day, title, (Seat(),), options, seed)


def _of_the_weekend(titles: Sequence[Title], day: date) -> Title:
    """The first number of the Saturday chooses its title, the second one the Sunday's among the others."""
    saturday = day - timedelta(days=day.isoweekday() - 6)
    first = _number(f"{IN_COMPANY} {saturday.isoformat()} 0") % len(titles)
    if day == saturday or len(titles) == 1:
        return titles[first]
    others = [*titles[:first], *titles[first + 1 :]]
    return others[_number(f"{IN_COMPANY} {saturday.isoformat()} 1") % len(others)]


def _in_company(title: Title, levels: Sequence[str], day: date) -> Daily:
    """The numbers are the seed, the seats (up to MOST_SEATS), the person's among them, the level of all bots, then one for each
    open choice."""
    numbers = _numbers(IN_COMPANY, title, day)
    seed = next(numbers) % 2**53
    count = title.fewest + next(numbers) % (min(title.most, MOST_SEATS) - title.fewest + 1)
    own = next(numbers) % count
    bot = Seat("", f"{BOT}{_by_hardness(levels, next(numbers))}")
    asked = (option for option in _open(title, count) if option.form == CHOICE)
    options = {option.id: option.values[number % len(option.values)] for option, number in zip(asked, numbers)}
    return Daily(day, title, tuple(Seat() if seat == own else bot for seat in range(count)), options, seed)


def begun(game: Daily, practice: bool = False) -> Session:
    """That game as a session, marked with its date; as ``practice`` it is never counted."""
    session = Session(game.title, game.seats, game.options, game.seed)
    session.flags.add(f"{MARK}{game.day.isoformat()}")
    if practice:
        session.flags.add(PRACTICE)
    return session


def date_of(entry: Entry) -> date | None:
    """The date whose game a session is, or None."""
    marked = next((flag for flag in entry.flags if flag.startswith(MARK)), "")
    try:
        return date.fromisoformat(marked.removeprefix(MARK)) if marked else None
    except ValueError:
        return None


def tries(entries: Iterable[Entry]) -> dict[date, Entry]:
    """Date -> the counted try: the session that was begun first, by no clock before practice. What branched off from another
    one is counted only where that one is gone or damaged."""
    found: dict[date, Entry] = {}
    for entry in entries:
        day = date_of(entry)
        if day is not None and (day not in found or _precedence(entry) < _precedence(found[day])):
            found[day] = entry
    return found


def _precedence(entry: Entry) -> tuple[bool, bool, bool, str]:
    return bool(entry.trouble), PRACTICE in entry.flags, bool(entry.parent), entry.created


def practising(entries: Iterable[Entry], day: date) -> Entry | None:
    """The newest practice of that date's game that is not over, the entries the newest first."""
    known = list(entries)
    counted = tries(known).get(day)
    return next((e for e in known if date_of(e) == day and not e.over and e is not counted and not e.trouble), None)


def current(entries: Iterable[Entry], clock: date) -> date:
    """The date whose game is on. A clock that was set back opens nothing again: it is never before the newest date that
    was played."""
    return max([clock, *(day for day in tries(entries) if day <= clock + A_MONTH)])


def week(entries: Iterable[Entry], last: date) -> list[DayResult]:
    """The seven days up to that one, which is the last."""
    played = tries(entries)
    return [_day(last - timedelta(days=ago), played, last) for ago in reversed(range(WEEK))]


def streak(entries: Iterable[Entry], last: date) -> int:
    """How many days in a row were won, up to that one or, while it is open, the one before."""
    played = tries(entries)
    waits = _day(last, played, last).state in (OPEN, PLAYING)
    newest = last - timedelta(days=waits)
    count = 0
    while _day(newest - timedelta(days=count), played, last).state == WON:
        count += 1
    return count


def _day(day: date, played: dict[date, Entry], today: date) -> DayResult:
    entry = played.get(day)
    if entry is None:
        return DayResult(day, OPEN if day == today else MISSED if min(played, default=today) < day else BEFORE)
    if not entry.over:
        return DayResult(day, PLAYING if day == today else MISSED, entry)
    if entry.helped or _late(entry, day):
        return DayResult(day, MISSED, entry)
    return DayResult(day, WON if entry.victory else LOST, entry)


def _late(entry: Entry, day: date) -> bool:
    """True if a game ended too late for its date, by the clock of the computer on which it was saved."""
    try:
        saved = datetime.fromisoformat(entry.saved)
    except ValueError:
        return False
    return saved.replace(tzinfo=None) >= datetime.combine(day + timedelta(days=1), LATEST)
