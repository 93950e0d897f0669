"""What a story looks like: the words in the plate of whoever acts, the places that are counted, points that fly."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from game.engine import Event, View
from game.presentation import Counted, DisplayList
from game.table.layout import Rect
from game.table.telling import COUNT, Step
from game.ui.canvas import Canvas
from game.ui.table.context import TableContext

FLIGHT = 0.42
"""Seconds that points fly to their plate."""
FLOAT = 1.1
"""Seconds that they then stand over it."""
RING = "#FFD55E"
SIZE, LEADING, PAD = 13.5, 1.3, 9.0
LEAST_WIDE = 230.0


class Flight(NamedTuple):
    """Points that fly along an arc from a place (None: they rise where they count) to a plate. ``begin`` in seconds;
    at ``until`` others take their place."""

    text: str
    start: tuple[float, float] | None
    end: tuple[float, float]
    begin: float
    good: bool
    until: float = inf


NARROW = 110.0
"""With less room beside the key that goes on, whose turn it is stands in the plate alone."""


class Staging:
    """Draws the step that is told: a picture of the whole table, a scene of its own in a plate, or a ribbon with a sentence."""

    def __init__(self, table: TableContext) -> None:
        self.table = table
        self.clear()

    def clear(self) -> None:
        """Nothing is told."""
        self.tableau: DisplayList | None = None
        self.table.model.acts = {}
        self.actor: int | str = ""
        self.text = ""
        self._lines: tuple[str, ...] = ()

    def stage(self, step: Step, before: View, events: Sequence[Event]) -> bool:
        """Take up a step; ``events`` are those of its ply up to it. True if there is something new to read or see."""
        model = self.table.model
        self.tableau, model.acts = None, {}
        if step.event is None:
            self.text = ""
            return False
        ply = model.session.plies[step.n - 1]._replace(events=tuple(events))
        told = list(self.table.words.told([ply], named=True))
        lines = tuple(line.text for line in told if line.text and not line.heading)
        new = bool(lines) and lines != self._lines and not told[-1].heading
        if new or step.actor != self.actor:
            self.text = lines[-1] if new else ""
        self.actor, self._lines = step.actor, lines
        self.tableau = model.art.tableau(before, step.view, step.event)
        act = model.art.story(step.view, events)
        region = model.presentation.plate(step.view, step.actor) if step.actor != "" else ""
        if act is not None and region in model.layout.regions:
            model.acts = {region: act}
        return new or self.tableau is not None

    def plate_of(self, actor: int | str) -> Rect | None:
        """The plate of whoever it is."""
        model = self.table.model
        return model.layout.regions.get(model.presentation.plate(model.view, actor)) if actor != "" else None

    def points_of(self, actor: int | str) -> tuple[float, float] | None:
        """Where the points of whoever it is are shown."""
        region = self.plate_of(actor)
        if region is None:
            return None
        x, y, w, h = region
        return (x + 50, y + 60) if isinstance(actor, str) else (x + w - 46, y + min(60, h - 10))

    # --- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The picture, the scene in a plate or the ribbon."""
        if self.tableau is None and self.actor not in ("", self.table.model.eyes):
            self._draw_whose(canvas)
        if self.tableau is not None:
            self.table.painter.draw(canvas, self.tableau)
            left = self.table.texts("story-on")
            canvas.line(left, (940, 690, 328, 24), 12.5, "#F3E7C9", align="right")
        elif self.text and not self.table.model.acts:
            self._draw_ribbon(self.table.child(canvas))

    def skip_rect(self) -> Rect:
        """Where it stands whose turn is told: over what ends the own actions, or at the foot of their region."""
        ends = [control for control in self.table.model.controls if control.ends]
        if ends:
            return self.table.drag.control_rect(ends[0])
        x, y, w, h = self.table.region("actions")
        return x + 8, y + h - 56, w - 16, 48

    def _draw_whose(self, canvas: Canvas) -> None:
        """Whose turn it is that is told, and how one goes on, where the own actions end."""
        rect = self.skip_rect()
        texts = self.table.texts
        canvas.panel(rect, "#181029", "#B9ADD0", 8, 1.6)
        key = texts("story-skip")
        wide = min(150.0, canvas.measure(key, 14, "bold") + 24)
        if rect[2] >= wide + NARROW:
            canvas.icon("clock", rect[0] + 12, rect[1] + rect[3] / 2 - 11, 22, "#F4EBD8")
            who = texts("story-whose", who=self.table.words.who(self.actor))
            canvas.line(who, (rect[0] + 44, rect[1], rect[2] - wide - 60, rect[3]), 15, face="bold")
        pill = (rect[0] + rect[2] - wide - 10, rect[1] + rect[3] / 2 - 16, wide, 32)
        canvas.panel(pill, "#E3BE6A", "#FFE6A6", 16, 1.4)
        canvas.line(key, pill, 14, "#2B2118", "bold", "center")

    def _draw_ribbon(self, canvas: Canvas) -> None:
        emblem = self.table.emblem_of(self.actor) if self.actor != "" else ""
        left = 40.0 if emblem else 14.0
        place = self.plate_of(self.actor) or self.table.region("prompt")
        wide = max(LEAST_WIDE, place[2])
        high = canvas.height(self.text, wide - left - 12, SIZE, "bold", LEADING) + 2 * PAD
        rect = _ribbon(place, wide, high)
        x, y, w, h = rect
        canvas.shadow(rect, 8, 8, 150, 3)
        canvas.panel(rect, "#2B1222", "#FFB36B", 8, 1.8)
        if emblem:
            canvas.svg(emblem, (x + 10, y + h / 2 - 11, 22, 22))
        canvas.text(
            self.text, (x + left, y, w - left - 12, h), SIZE, "#FFF1CF", "bold", valign="middle", leading=LEADING
        )

    def draw_counted(self, canvas: Canvas, counted: Sequence[Counted], time: float, pitch: float = COUNT) -> None:
        """The places that are counted, each lit when its turn comes (``pitch`` seconds apart), with what it brings."""
        child, slots = self.table.child(canvas), self.table.model.layout.slots
        for index, (name, gain) in enumerate(counted):
            slot = slots.get(name)
            if slot is None or time < pitch * index:
                continue
            x, y, w, h = slot.rect
            fresh = time < pitch * (index + 1)
            canvas.panel((x - 1, y - 1, w + 2, h + 2), "none", "#14211C", 7, 6.4 if fresh else 5)
            canvas.panel((x - 1, y - 1, w + 2, h + 2), "none", "#FFF3B0" if fresh else RING, 7, 3.4 if fresh else 2.4)
            if gain is None:
                continue
            text = self.table.words.gain(gain)
            wide = child.measure(text, 15, "bold") + 14
            place = (x + w / 2 - wide / 2, y + h / 2 - 12, wide, 24)
            canvas.panel(place, "#1F5A3A" if gain.good else "#7A1F1A", "#F4EBD8", 12, 1.3)
            child.line(text, place, 15, "#FFFFFF", "bold", "center")

    def draw_flights(self, canvas: Canvas, flights: Sequence[Flight], time: float) -> None:
        """Points on their way, then over the plate."""
        for flight in flights:
            age = time - flight.begin
            if age < 0 or time >= flight.until:
                continue
            if flight.start is not None and age < FLIGHT:
                share = 1 - (1 - age / FLIGHT) ** 3
                (ax, ay), (bx, by) = flight.start, flight.end
                x, y = ax + (bx - ax) * share, ay + (by - ay) * share - 60 * 4 * share * (1 - share)
                _points(canvas, flight, x, y, 255)
                continue
            over = (age - (FLIGHT if flight.start is not None else 0.0)) / FLOAT
            if over < 1:
                _points(
                    canvas, flight, flight.end[0], flight.end[1] - 26 * over, round(255 * min(1.0, 2.2 * (1 - over)))
                )


def _points(canvas: Canvas, flight: Flight, x: float, y: float, alpha: int) -> None:
    colour = "#FFE38A" if flight.good else "#FF9C8A"
    canvas.line(flight.text, (x - 61, y - 15, 120, 30), 20, "#120926", "bold", "center", alpha)
    canvas.line(flight.text, (x - 60, y - 16, 120, 30), 20, colour, "bold", "center", alpha)


def _ribbon(place: Rect, wide: float, high: float) -> Rect:
    """At the foot of a plate; beneath or above one that is too low for it. Never off the stage."""
    x, y, w, h = place
    left = min(max(8.0, x + w / 2 - wide / 2), 1272 - wide)
    if high + 30 <= h:
        return left, y + h - high - 6, wide, high
    if h < 34:  # A line of the table, such as where questions stand: over it, not beneath.
        return left, y + h - high, wide, high
    below = y + h + 4
    return left, below if below + high < 716 else y - high - 4, wide, high
