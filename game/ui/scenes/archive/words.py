"""What the archive says of a session: who sits there, where it stands, when it was played, how it ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import NamedTuple

from game.archive import Entry, Trouble
from game.archive.listing import HISTORY, LOST, NEWER, REPAIRABLE, UNREAD, WHOLE
from game.archive.records import news
from game.engine import Title
from game.engine.session import ASSISTED, HUMAN
from game.text.catalog import Texts
from game.text.house_people import bot_name
from game.titles import catalogue
from game.ui.fonts import drawable
from game.ui.scenes.house import AUTOMA, colour_of, component, headline, seat_names, told_by, where_in
from game.ui.theme import GOOD, GOOD_PAPER, INK2, LINK, OPEN_PAPER, RED_HEAD
from game.ui.widgets import plain

BAD_PAPER = "#F6DCD2"


class Sitter(NamedTuple):
    """Somebody at the table: ``seat`` is -1 for an automa, an opponent that is part of the rules. Without ``counts``
    there are no points to be shown."""

    seat: int
    colour: str
    name: str
    points: int
    part: str
    counts: bool = True

    @property
    def score(self) -> str:
        """The points in figures, "" where nobody counts any."""
        return str(self.points) if self.counts else ""


class EntryBadge(NamedTuple):
    """How a session is, in a word with its icon and colours."""

    icon: str
    words: str
    ink: str
    fill: str


def sitters(texts: Texts, entry: Entry, title: Title) -> list[Sitter]:
    """The seats and automas of a session. One person alone without a name is called by the persona that is played."""
    names = seat_names(texts, entry, title)
    if len(entry.seats) == 1 and entry.people and not entry.seats[0][0].strip() and any(entry.personas[:1]):
        names[0] = component(texts, title.id, entry.personas[0])
    scores = [*entry.scores, *[0] * len(names)]
    found = [
        Sitter(seat, colour_of(entry, seat, title), name, scores[seat], _part(texts, entry, seat), counts(entry))
        for seat, name in enumerate(names)
    ]
    automas = [
        Sitter(-1, AUTOMA, component(texts, title.id, who), p, automa_part(texts, title), counts(entry))
        for who, p in entry.automas
    ]
    return found + automas


def automa_part(texts: Texts, title: Title) -> str:
    """What an opponent that is part of the rules is called, as the title says it."""
    own = f"{title.id}-automa"
    return texts(own) if texts.has(own) else texts("archive-automa")


def counts(entry: Entry) -> bool:
    """True if points are counted in the game."""
    return entry.points and bool(entry.scores)


def _part(texts: Texts, entry: Entry, seat: int) -> str:
    """What somebody is; "" for a bot without a name, whose level says it."""
    if seat in entry.people:
        return texts("archive-person")
    return texts("archive-bot") if entry.seats[seat][0].strip() else ""


def name_of(texts: Texts, entry: Entry) -> str:
    """What a session is called, or its file if nothing is known of it."""
    return headline(texts, entry) if entry.title in catalogue else shown(entry.name) or shown(entry.id)


def game_of(texts: Texts, entry: Entry) -> str:
    """The name of the game, or "" if this table does not have it."""
    return texts(f"{entry.title}-name-{entry.title}") if entry.title in catalogue else ""


def where(texts: Texts, entry: Entry) -> str:
    """Where a session stands or ended: its ending, its turn or round as the title counts them, or its size."""
    ending = f"{entry.title}-ending-{entry.outcome}-name".replace("_", "-")
    if entry.over and len(entry.seats) == 1 and entry.outcome and texts.has(ending):
        return texts(ending)
    if not entry.round and not entry.rounds:
        return texts("house-players", count=len(entry.seats))
    if entry.title not in catalogue:
        return texts("shelf-where" if entry.rounds else "shelf-where-open", round=entry.round, rounds=entry.rounds)
    return where_in(texts, catalogue[entry.title], entry.round, entry.rounds)


def progress(texts: Texts, entry: Entry) -> str:
    """Turn or ending, phase and plies in one line."""
    parts = [where(texts, entry)]
    if not entry.over and phase_name(texts, entry):
        parts.append(phase_name(texts, entry))
    return " · ".join([*parts, texts("archive-plies", plies=entry.plies)])


def phase_name(texts: Texts, entry: Entry) -> str:
    """The phase in which a session stands, "" if its title does not name it."""
    tails = (f"art-phase-{entry.phase}", f"phase-{entry.phase}")
    named = (f"{entry.title}-{tail}".replace("_", "-") for tail in tails)
    return next((texts(message) for message in named if texts.has(message)), "")


def fault(texts: Texts, entry: Entry) -> str:
    """What is wrong with a file."""
    params = {"file": f"{entry.id}.json", **entry.params}
    words = {key: shown(value) if isinstance(value, str) else value for key, value in params.items()}
    return texts.say(entry.trouble.replace("_", "-"), words)


def shown(words: str) -> str:
    """The name of a file, or what else the table did not write itself, as it can be drawn."""
    return plain(drawable(words))


def trouble_told(texts: Texts, trouble: Trouble, file: str = "") -> str:
    """What is wrong with a session, in words, and where the report lies if it is a rule that failed."""
    params = {"file": file, **trouble.reported().params}
    words = {key: shown(value) if isinstance(value, str) else value for key, value in params.items()}
    return texts.say(trouble.code.replace("_", "-"), words)


def signed(number: float) -> str:
    """A difference with its sign."""
    return f"{number:+.0f}".replace("-", "−") if round(number) else "±0"


def badge(texts: Texts, entry: Entry) -> EntryBadge:
    """How a session is: open, won, lost, damaged."""
    damaged = {
        NEWER: EntryBadge("lock", texts("archive-state-newer"), LINK, OPEN_PAPER),
        REPAIRABLE: EntryBadge("repair", texts("archive-state-torn"), RED_HEAD, BAD_PAPER),
        HISTORY: EntryBadge("watch", texts("archive-state-history"), LINK, OPEN_PAPER),
        LOST: EntryBadge("cross", texts("archive-state-lost-file"), RED_HEAD, BAD_PAPER),
        UNREAD: EntryBadge("hourglass", texts("archive-state-unread"), INK2, "#EFE5CC"),
    }
    if entry.state != WHOLE:
        return damaged[entry.state]
    if not entry.over:
        return EntryBadge("hourglass", texts("archive-state-open"), LINK, OPEN_PAPER)
    if entry.drawn:
        return EntryBadge("tick", texts("archive-state-drawn"), INK2, "#EFE5CC")
    if len(entry.seats) > 1:
        title = catalogue[entry.title]
        names = [sitter.name for sitter in sitters(texts, entry, title) if sitter.seat in entry.winners]
        words = "archive-state-winner" if len(names) == 1 else "archive-state-shared"
        return EntryBadge("tick", texts(words, who=names[0] if names else ""), GOOD, GOOD_PAPER)
    difference = f" {signed(entry.difference)}" if entry.automas and entry.points else ""
    if entry.winners:
        return EntryBadge("tick", texts("archive-state-won") + difference, GOOD, GOOD_PAPER)
    return EntryBadge("cross", texts("archive-state-lost") + difference, RED_HEAD, BAD_PAPER)


def played_on(texts: Texts, saved: str, now: datetime) -> str:
    """A day in words: today and yesterday with the hour, else the date with its weekday."""
    then = moment(saved, now)
    if then is None:
        return ""
    days = (now.date() - then.date()).days
    if days in (0, 1):
        return texts("when-yesterday" if days else "when-today", clock=f"{then:%H:%M}")
    message = "archive-day" if then.year == now.year else "archive-day-year"
    month, weekday = texts(f"month-{then.month}"), texts(f"weekday-{then.weekday()}")
    return texts(message, year=str(then.year), month=month, day=then.day, weekday=weekday)


def moment(saved: str, now: datetime) -> datetime | None:
    """A moment of a record in the zone of the clock, or None if it cannot be read."""
    try:
        return datetime.fromisoformat(saved).astimezone(now.tzinfo)
    except (ValueError, OverflowError, OSError):
        return None


def size_of(texts: Texts, entry: Entry) -> str:
    """The size of a session's files in words."""
    return texts("archive-kilobytes", count=max(1, round(entry.bytes / 1024)))


def told(texts: Texts, entry: Entry, now: datetime) -> str:
    """Everything that is seen of a session in the list, for finding it by its words."""
    if entry.title not in catalogue:
        return entry.id
    names = [sitter.name for sitter in sitters(texts, entry, catalogue[entry.title])]
    shown = [name_of(texts, entry), game_of(texts, entry), where(texts, entry), badge(texts, entry).words, *names]
    return " ".join([*shown, *told_by(texts, entry), played_on(texts, entry.saved, now)])


def news_told(texts: Texts, entries: Sequence[Entry], mine: Entry, named: Callable[[str], str]) -> str:
    """What was new in a finished game, in one line; "" where nothing was. ``named`` calls a source of points by its name."""
    found = news(entries, mine)
    if found is None:
        return ""
    bots = dict.fromkeys(bot_name(texts, player) for _, player in mine.seats if player != HUMAN)
    who = texts("list-separator").join(bots) or " · ".join(told_by(texts, mine))
    source = named(found.source) if found.source else ""
    told = texts(f"news-{found.what}", against=who, amount=found.amount, before=found.before, source=source)
    return texts("news-hinted", news=told) if ASSISTED in mine.flags else told
