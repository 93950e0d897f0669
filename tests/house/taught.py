"""Whoever has done the lessons of a title knows kinds of deeds, and no more: are they enough for a whole game?"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from game.engine import Seat, Session, Title
from game.table.lessons import course_of


def taught(title: Title) -> frozenset[str]:
    """The kinds of deeds that the lessons of the title ask for."""
    return frozenset(deed.kind for lesson in course_of(title).lessons for step in lesson.steps for deed in step.do)


def plays_to_the_end(title: Title, seats: int, seed: int, options: Mapping[str, str] | None = None) -> None:
    """Play a game in which every seat does only what was taught, at random; fails where nothing of it is legal."""
    known = taught(title)
    session, rng = Session(title, [Seat()] * seats, dict(options or {}), seed), Random(seed)
    while (pending := session.pending) is not None:
        choice = [action for action in session.legal(pending.seats[0]) if action.kind in known]
        assert choice, pending.key
        session.propose(rng.choice(choice))
    assert session.result() is not None
