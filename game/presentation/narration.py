"""What a title's ``table/narration.py`` says. All is pure; whatever it does not write has the default that stands here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from game.engine import Event, View
from game.presentation.part import TitlePart
from game.presentation.spots import Counted


class Cue(NamedTuple):
    """How a kind of event is told: with a ``sound``; ``silent``, where the log leaves it out because another line or the
    table itself says as much; as a ``moment`` that belongs to everybody, so that also whoever caused it is told of it; with
    the icon ``mark`` in the timeline, and then longer; as a row of the ``final`` scoring. ``joins``: kinds of the event
    before it -> the kind of the one line of the log that tells both, with the facts of both."""

    sound: str = ""
    silent: bool = False
    moment: bool = False
    mark: str = ""
    final: bool = False
    joins: Mapping[str, str] = {}


class Narration(TitlePart):
    """How what happens is told: the log, the timeline, the sounds."""

    EVENTS: Mapping[str, Cue] = {}
    """How each kind of event is told that does not stand here by default: kinds that begin with ``final`` are rows of the
    final scoring and moments, all others only a line of the log."""

    def actor(self, event: Event) -> int | str:
        """Who an event is about: a seat, the id of an opponent that is part of the rules, or "" for nobody."""
        seat = event.params.get("seat", "")
        return seat if isinstance(seat, int) else ""

    def line(self, event: Event) -> Event:
        """An event as its line in the log words it, with shorter facts, or as another kind: ``<title>-log-<kind>`` is the
        sentence (in markup, "" for none) and ``<title>-log-<kind>-tip`` what hovering adds."""
        return event

    def counts(self, before: View, after: View, event: Event) -> Sequence[Counted]:
        """The places that an event counts, in the order in which one would point at them: they light up one after the
        other while it is told."""
        return ()

    def gain_of(self, event: Event) -> int:
        """The points that an event gives its actor, below zero if it takes them; 0 if it is not about points."""
        points = event.params.get("vp", 0)
        return points if isinstance(points, int) else 0


_PLAIN, _FINAL = Cue(), Cue(moment=True, final=True)


def cue_of(own: Narration, kind: str) -> Cue:
    """How the title tells of events of that kind."""
    return own.EVENTS.get(kind, _FINAL if kind.startswith("final") else _PLAIN)


def log_lines(own: Narration, events: Iterable[Event]) -> list[Event]:
    """The events of a ply, as somebody knows them, as the log tells them: without the silent ones, and as one those that
    are joined, each as ``line`` words it."""
    return [own.line(event) for event in _joined(own, events)]


def _joined(own: Narration, events: Iterable[Event]) -> Iterator[Event]:
    last: Event | None = None
    for event in events:
        cue = cue_of(own, event.kind)
        if cue.silent:
            continue
        if last is not None and last.kind in cue.joins:
            event = Event(cue.joins[last.kind], {**last.params, **event.params}, reveals=last.reveals or event.reveals)
        elif last is not None:
            yield last
        last = event
    if last is not None:
        yield last
