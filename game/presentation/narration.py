"""What a title's ``table/narration.py`` says. All is pure; whatever it does not write has the default that stands here."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from game.engine import Event, View
from game.presentation.part import Part
from game.presentation.spots import Counted


class Narration(Part):
    """How what happens is told: the log, the timeline, the sounds."""

    SOUNDS: Mapping[str, str] = {}
    """The sound of each kind of event that has one."""
    TOGETHER: Mapping[tuple[str, str], str] = {}
    """Kinds of neighbours that one line of the log tells, with the facts of both -> the kind of that line."""
    SILENT: Collection[str] = ()
    """Kinds of events that the log leaves out: another line, or the table itself, says as much."""
    MOMENTS: Collection[str] = ()
    """Kinds of events that belong to everybody."""
    MILESTONES: Collection[str] = ()
    """Kinds of events that the timeline marks."""
    MILESTONE: str = "star"
    """The icon with which the timeline marks a milestone."""

    def actor(self, event: Event) -> int | str:
        """Who an event is about: a seat, the id of an opponent that is part of the rules, or "" for nobody."""
        seat = event.params.get("seat", "")
        return seat if isinstance(seat, int) else ""

    def lines(self, events: Iterable[Event]) -> list[Event]:
        """The events of a ply, as somebody knows them, as the log tells them: ``<title>-log-<kind>`` is the sentence
        (in markup, "" for none) and ``<title>-log-<kind>-tip`` what hovering adds. By default without the ``SILENT``
        ones, and as one those that stand ``TOGETHER``, each as ``line`` words it."""
        return [self.line(event) for event in _folded(events, self.SILENT, self.TOGETHER)]

    def line(self, event: Event) -> Event:
        """An event as its line in the log words it: with shorter facts, or as another kind."""
        return event

    def counts(self, before: View, after: View, event: Event) -> Sequence[Counted]:
        """The places that an event counts, in the order in which one would point at them: they light up one after the
        other while it is told."""
        return ()

    def is_moment(self, event: Event) -> bool:
        """True for a moment that belongs to everybody, such as answers that are opened together: also whoever caused it
        is told of it. By default the ``MOMENTS``, and every row of the final scoring."""
        return event.kind in self.MOMENTS or self.is_final(event)

    def is_milestone(self, event: Event) -> bool:
        """True for an event that the timeline should mark: by default the ``MILESTONES``."""
        return event.kind in self.MILESTONES

    def gain_of(self, event: Event) -> int:
        """The points that an event gives its actor, below zero if it takes them; 0 if it is not about points."""
        points = event.params.get("vp", 0)
        return points if isinstance(points, int) else 0

    def is_final(self, event: Event) -> bool:
        """True for an event of the final scoring."""
        return event.kind.startswith("final")


def _folded(
    events: Iterable[Event], silent: Collection[str], together: Mapping[tuple[str, str], str]
) -> Iterator[Event]:
    """The events without the silent kinds; where the kinds of two neighbours stand ``together``, one event of that kind
    with the facts of both."""
    last: Event | None = None
    for event in events:
        if event.kind in silent:
            continue
        kind = together.get((last.kind, event.kind)) if last else None
        if last and kind:
            event = Event(kind, {**last.params, **event.params}, reveals=last.reveals or event.reveals)
        elif last:
            yield last
        last = event
    if last:
        yield last
