"""The way of a game to its end, as data: for endings that tell it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine import Event, View


class Waypoint(NamedTuple):
    """How things stood when a part of the game was over: which part, the how manieth, whose (-1: everybody's), after
    which ply, and the points of each seat."""

    part: str
    number: int
    seat: int
    n: int
    scores: tuple[int, ...]


class Course(NamedTuple):
    """The way of a game to its end: a waypoint for each part of its flow, and everything that happened, as a seat knows it.
    ``views`` shows the table after each ply, the set-up first; ``plies`` is the number of the ply of each event."""

    waypoints: Sequence[Waypoint]
    events: Sequence[Event]
    views: Sequence[View] = ()
    plies: Sequence[int] = ()
