"""A session told line by line, and cut into the parts of its flow: for the log, the timeline and "since your turn"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.engine import Event, Part, Ply, Session
from game.engine.flow import NUMBER
from game.presentation.course import Course, Waypoint
from game.presentation.narration import cue_of
from game.presentation.presentation import Presentation

AUTOMA_PART = "automa_part"
"""The heading of what an opponent that is part of the rules does."""


class HistoryLine(NamedTuple):
    """One event of a ply, as a seat knows it. ``heading`` lines open a part of the flow, or what an opponent does that is
    part of the rules."""

    ply: int
    actor: int | str
    event: Event
    heading: bool = False


class Chapter(NamedTuple):
    """A part of the game: which, the how manieth, whose it is (-1: everybody's), its first and last ply, the plies in
    which an opponent of the rules acted, the milestones (ply, icon), and how deep it lies in the flow. The set-up is
    part ""."""

    part: str
    number: int
    seat: int
    first: int
    last: int
    automa: tuple[int, ...] = ()
    milestones: tuple[tuple[int, str], ...] = ()
    depth: int = 0


def parts_of(presentation: Presentation) -> Mapping[str, tuple[int, Part]]:
    """Kind of event -> the part that begins with it, and its depth in the flow."""
    flow = presentation.title.flow
    return {part.event: (depth, part) for depth, part in flow.walk()} if flow else {}


def number_of(event: Event, part: Part) -> int:
    """The how manieth of its kind begins with the event; 0 if it does not say."""
    number = event.params.get(NUMBER, event.params.get(part.id, 0))
    return number if isinstance(number, int) else 0


def begun_before(plies: Sequence[Ply], parts: Mapping[str, tuple[int, Part]]) -> Event | None:
    """The event with which the first part at the top of the flow began, if that was while the game was set up, which
    nobody is told of: the first one told is then the second of its kind."""
    first = next((e for ply in plies for e in ply.events if e.kind in parts and not parts[e.kind][0]), None)
    if first is None or number_of(first, parts[first.kind][1]) != 2:
        return None
    seat = {"seat": plies[0].action.seat} if parts[first.kind][1].owned else {}
    return Event(first.kind, {NUMBER: 1, **seat})


def opening_line(plies: Sequence[Ply], presentation: Presentation) -> list[HistoryLine]:
    """The heading of the part that began while the game was set up, if there is one."""
    begun = begun_before(plies, parts_of(presentation))
    return [HistoryLine(plies[0].n, presentation.actor(begun), begun, True)] if begun is not None else []


def lines_of(ply: Ply, presentation: Presentation, seat: int | None, automa: str = "") -> tuple[list[HistoryLine], str]:
    """Every event of a ply that the seat may know of, with a heading where a part or an opponent's doing begins; and the
    opponent of the rules that acted last in the running part. ``automa`` is the one before the ply."""
    parts = parts_of(presentation)
    found: list[HistoryLine] = []
    for event in ply.events:
        seen = event.seen_by(seat)
        actor = presentation.actor(seen)
        if event.kind in parts:
            automa = ""
            found.append(HistoryLine(ply.n, actor, seen, True))
            continue
        if isinstance(actor, str) and actor and actor != automa and not event.kind.startswith("final"):
            automa = actor
            found.append(HistoryLine(ply.n, actor, Event(AUTOMA_PART, {"who": actor}), True))
        found.append(HistoryLine(ply.n, actor, seen))
    return found, automa


def chapters(plies: Sequence[Ply], presentation: Presentation) -> list[Chapter]:
    """The session cut where a part of its flow begins. The last one may still be empty, and so may one at the top of the
    flow of which a deeper part begins at once."""
    parts = parts_of(presentation)
    begun = begun_before(plies, parts)
    found: list[Chapter] = []
    now = Chapter("", 0, -1, 1, 0)
    if begun is not None:
        part = parts[begun.kind][1]
        now = Chapter(part.id, 1, begun.params["seat"] if part.owned else -1, 1, 0)
    last = 0
    for ply in plies:
        for event in ply.events:
            if event.kind in parts:
                depth, part = parts[event.kind]
                found.append(now._replace(last=ply.n))
                seat = event.params.get("seat", -1) if part.owned else -1
                now = Chapter(part.id, number_of(event, part), seat, ply.n + 1, ply.n, depth=depth)
                continue
            if mark := cue_of(presentation, event.kind).mark:
                now = now._replace(milestones=(*now.milestones, (ply.n, mark)))
            actor = presentation.actor(event)
            if actor and isinstance(actor, str) and now.part and ply.n not in now.automa:
                now = now._replace(automa=(*now.automa, ply.n))
        last = ply.n
    found.append(now._replace(last=last))
    return [c for c in found if c.last >= c.first or c is found[-1] or (c.part and not c.depth)]


def turn_start(plies: Sequence[Ply], presentation: Presentation) -> int:
    """How many plies had been done when the running turn began: where the flow says so, or else where the seat that
    acted last began to act."""
    owned = [c for c in chapters(plies, presentation) if c.seat >= 0 and c.first - 1 < len(plies)]
    if owned:
        return owned[-1].first - 1
    n = len(plies)
    while n and plies[n - 1].action.seat == plies[-1].action.seat:
        n -= 1
    return n


def running(plies: Sequence[Ply], presentation: Presentation, seat: int | None) -> list[Event]:
    """What has happened in the running turn, as the seat knows it: since the last part of the flow that is owned, or
    at the top of it, began; in a game without a flow everything."""
    parts = parts_of(presentation)
    owned = any(part.owned for _, part in parts.values())
    found: list[Event] = []
    for ply in reversed(plies):
        for event in reversed(ply.events):
            if event.kind in parts and (parts[event.kind][1].owned if owned else not parts[event.kind][0]):
                return found[::-1]
            found.append(event.seen_by(seat))
    return found[::-1]


def since(plies: Sequence[Ply], seat: int) -> int:
    """The ply after which everything is news to the seat: its own last one."""
    return next((p.n for p in reversed(plies) if p.action.seat == seat), 0)


def course_of(session: Session, presentation: Presentation, seat: int | None) -> Course:
    """The way of a session up to now, as the seat knows it."""
    waypoints = []
    for chapter in chapters(session.plies, presentation):
        if chapter.part:
            scores = presentation.standing(session.view(seat, chapter.last)).scores
            waypoints.append(Waypoint(chapter.part, chapter.number, chapter.seat, chapter.last, tuple(scores)))
    events = [event.seen_by(seat) for ply in session.plies for event in ply.events]
    views = [session.view(seat, n) for n in range(len(session.plies) + 1)]
    return Course(waypoints, events, views, [ply.n for ply in session.plies for _ in ply.events])
