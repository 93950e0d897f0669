"""Today's game: one that follows from the date alone, the same for everybody, and what came of the last days."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime, time, timedelta
from hashlib import sha256
from typing import NamedTuple

from game.archive.listing import Entry
from game.engine import Seat, Session, Title

RULE = "taku-daily-1"
"""The word that is hashed with the date. Another rule gets another word, so that a date keeps its game."""
WEEK = 7
MARK = "day-"
LATEST = time(3)
"""A game that was begun in time counts for its date if it ended before this hour of the next."""
OPEN, PLAYING, WON, LOST, MISSED = "open", "playing", "won", "lost", "missed"


class Daily(NamedTuple):
    """The game of a date: its options and its seed."""

    day: date
    options: dict[str, str]
    seed: int


class Day(NamedTuple):
    """What came of a date: one of the five states, and the counted session, if there is one."""

    day: date
    state: str
    entry: Entry | None = None


def daily(title: Title, day: date) -> Daily:
    """The game of that date. SHA-256 of ``RULE``, the version of the rules and the date gives numbers of 8 bytes in turn: the
    seed, then one for each option for one player that has no value by default. The first of these takes any value; the
    further ones, which go from easy to hard, five days of seven their first value, one day each the next two."""
    told = f"{RULE} {title.id} {title.controller().version} {day.isoformat()}"
    numbers = (
        int.from_bytes(sha256(f"{told} {n}".encode()).digest()[:8], "big") for n in range(len(title.options) + 1)
    )
    seed = next(numbers) % 2**53
    options: dict[str, str] = {}
    for option in title.offered(1):
        if option.default or not option.values:
            continue
        number = next(numbers)
        hard = option.id in title.headline[1:]
        at = min(max(0, number % 7 - 4), len(option.values) - 1) if hard else number % len(option.values)
        options[option.id] = option.values[at]
    return Daily(day, options, seed)


def begun(title: Title, day: date) -> Session:
    """That game as a session, marked with its date."""
    settled = daily(title, day)
    session = Session(title, [Seat()], settled.options, settled.seed)
    session.flags.add(f"{MARK}{day.isoformat()}")
    return session


def date_of(entry: Entry) -> date | None:
    """The date whose game a session is, or None."""
    marked = next((flag for flag in entry.flags if flag.startswith(MARK)), "")
    try:
        return date.fromisoformat(marked.removeprefix(MARK)) if marked else None
    except ValueError:
        return None


def tries(entries: Iterable[Entry]) -> dict[date, Entry]:
    """Date -> the counted try: the session that was begun first, whatever was played besides."""
    found: dict[date, Entry] = {}
    for entry in entries:
        day = date_of(entry)
        if day is not None and (day not in found or entry.created < found[day].created):
            found[day] = entry
    return found


def week(entries: Iterable[Entry], clock: date) -> list[Day]:
    """The last seven days, today last. A clock that was set back opens nothing again: today is never before the newest date
    that was played."""
    played = tries(entries)
    today = max([clock, *played])
    return [_day(today - timedelta(days=ago), played, today) for ago in reversed(range(WEEK))]


def _day(day: date, played: dict[date, Entry], today: date) -> Day:
    entry = played.get(day)
    if entry is None:
        return Day(day, OPEN if day == today else MISSED)
    if not entry.over:
        return Day(day, PLAYING if day == today else MISSED, entry)
    if entry.helped or _late(entry, day):
        return Day(day, MISSED, entry)
    return Day(day, WON if entry.victory else LOST, entry)


def _late(entry: Entry, day: date) -> bool:
    """True if a game ended too late for its date, by the clock of the computer on which it was saved."""
    try:
        saved = datetime.fromisoformat(entry.saved)
    except ValueError:
        return False
    return saved.replace(tzinfo=None) >= datetime.combine(day + timedelta(days=1), LATEST)


def streak(days: Iterable[Day]) -> int:
    """How many days in a row were won, up to today or, while that is open, yesterday."""
    count = 0
    for day in reversed(list(days)):
        if day.state == WON:
            count += 1
        elif count or day.state not in (OPEN, PLAYING):
            break
    return count
