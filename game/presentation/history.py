"""A session told line by line, and cut into turns: for the log, the timeline and "since your turn"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine import Event, Ply
from game.presentation import Presentation

TURN = "turn_begins"


class HistoryLine(NamedTuple):
    """One event of a ply, as a seat knows it. ``heading`` entries open a turn or the part of a rival."""

    ply: int
    actor: int | str
    event: Event
    heading: bool = False


class Chapter(NamedTuple):
    """A turn: its number, whose it is, its first and last ply, the plies in which a rival acted, and those in which
    it struck. The set-up is turn 0."""

    turn: int
    seat: int
    first: int
    last: int
    rival: tuple[int, ...]
    milestones: tuple[int, ...]


def entries(plies: Sequence[Ply], presentation: Presentation, seat: int | None) -> list[HistoryLine]:
    """Every event that the seat may know of, in order, with headings where a turn or a rival's part begins."""
    found: list[HistoryLine] = []
    rival = ""
    for ply in plies:
        for event in ply.events:
            seen = event.seen_by(seat)
            actor = presentation.actor(seen)
            if event.kind == TURN:
                rival = ""
                found.append(HistoryLine(ply.n, actor, seen, True))
                continue
            if isinstance(actor, str) and actor and actor != rival and not event.kind.startswith("final"):
                rival = actor
                found.append(HistoryLine(ply.n, actor, Event("rival_part", {"enemy": actor}), True))
            found.append(HistoryLine(ply.n, actor, seen))
    return found


def chapters(plies: Sequence[Ply], presentation: Presentation) -> list[Chapter]:
    """The session cut into turns."""
    found = [Chapter(0, 0, 1, 0, (), ())]
    for ply in plies:
        for event in ply.events:
            now = found[-1]
            if event.kind == TURN:
                found[-1] = now._replace(last=max(now.last, ply.n))
                found.append(Chapter(event.params["turn"], event.params["seat"], ply.n + 1, ply.n, (), ()))
            elif isinstance(presentation.actor(event), str) and presentation.actor(event) and now.turn:
                milestones = (*now.milestones, ply.n) if presentation.is_milestone(event) else now.milestones
                found[-1] = now._replace(rival=tuple(dict.fromkeys((*now.rival, ply.n))), milestones=milestones)
        found[-1] = found[-1]._replace(last=max(found[-1].last, ply.n) if found[-1].first <= ply.n else found[-1].last)
    return [c for c in found if c.last >= c.first or c is found[-1]]


def since(plies: Sequence[Ply], seat: int) -> int:
    """The ply after which everything is news to the seat: its own last one."""
    return max((p.n for p in plies if p.action.seat == seat), default=0)
