"""Which sessions one wants to see: what the archive filters by and the statistics point at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.archive.listing import Entry

SOLO, TOGETHER, BOTS = "solo", "together", "bots"
WON, LOST, DRAWN = "won", "lost", "drawn"
FAIR, HELPED = "fair", "helped"


class Wanted(NamedTuple):
    """A session must be like this in everything that is not empty. ``main`` and ``side`` are values of the options that
    tell the title's games apart; ``who`` is a name at the table, or a bot's level as "bot:<level>"."""

    title: str = ""
    main: str = ""
    side: str = ""
    seats: str = ""
    company: str = ""
    result: str = ""
    help: str = ""
    who: str = ""

    def fits(self, entry: Entry) -> bool:
        """True if the session is like that."""
        facts = facts_of(entry)
        return all(not want or want == facts[name] for name, want in self._asdict().items() if name != "who") and (
            not self.who or self.who in sitting(entry)
        )


def facts_of(entry: Entry) -> dict[str, str]:
    """What a session is in every respect one can ask for; "" where it has no answer yet."""
    over = entry.over and bool(entry.ranks)
    return {
        "title": entry.title,
        "main": entry.main,
        "side": entry.side,
        "seats": str(len(entry.seats)) if entry.seats else "",
        "company": company(entry),
        "result": "" if not over else DRAWN if entry.drawn else WON if entry.victory else LOST,
        "help": HELPED if entry.helped else FAIR,
    }


def choices(entries: Iterable[Entry]) -> dict[str, list[str]]:
    """Every answer that divides the sessions, for each thing one can ask for: none where all of them agree."""
    found: dict[str, set[str]] = {}
    for entry in entries:
        for name, value in facts_of(entry).items():
            found.setdefault(name, set()).add(value)
    return {name: sorted(values - {""}) for name, values in found.items() if len(values) > 1}


def company(entry: Entry) -> str:
    """Who sat there: one person alone, people with others, only bots; "" if nobody knows."""
    if not entry.seats:
        return ""
    if not entry.people:
        return BOTS
    return SOLO if len(entry.seats) == 1 else TOGETHER


def sitting(entry: Entry) -> set[str]:
    """The names of the people at the table, and the bots as "bot:<level>"."""
    return {called(entry, seat) for seat in range(len(entry.seats))}


def called(entry: Entry, seat: int) -> str:
    """Who sits there over many games: the name (however it was spaced), the bot's level, or "" for nobody named."""
    name, player = entry.seats[seat]
    return " ".join(name.split()) if seat in entry.people else player
