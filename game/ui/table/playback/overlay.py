"""What a story looks like: the words in the plate of whoever acts, the places that are counted, points that fly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import inf
from typing import NamedTuple

from game.engine import Event, Ply, View
from game.presentation import Counted, DisplayList, Text
from game.table.arrange import Laid
from game.table.layout import Rect
from game.table.playback.script import COUNT, StoryStep
from game.text.reading import seconds_to_read
from game.ui.canvas import Canvas, TextStyle
from game.ui.slices import InParts, done
from game.ui.table.context import TableContext
from game.ui.table.playback.ribbon import altered, moved, placed
from game.ui.table.playback.tableau import Tableau

FLIGHT = 0.42
"""Seconds that points fly to their plate."""
FLOAT = 1.1
"""Seconds that they then stand over it."""
RING = "#FFD55E"
SIZE, LEADING, PAD = 13.5, 1.3, 9.0
LEAST_WIDE, MOST_WIDE = 230.0, 420.0
ON = (1000.0, 684.0, 268.0, 32.0)
"""Where a picture of the whole table says how one goes on."""


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


class Overlay:
    """Draws the step that is told: a picture of the whole table, a scene of its own in a plate, or a ribbon with a sentence."""

    def __init__(self, table: TableContext) -> None:
        self.table = table
        self._whole = Tableau(table)
        self.clear()

    @property
    def tableau(self) -> DisplayList | None:
        """The picture of the whole table that is seen."""
        return self._whole.sheet

    @property
    def lacks(self) -> bool:
        """True while that picture is being painted, or a place for the ribbon is looked for."""
        return self._whole.lacks or self._looking is not None

    def is_awaited(self, canvas: Canvas) -> bool:
        """True while the window stays as it is, until the picture that covers the whole table is there."""
        return self._whole.is_awaited(canvas)

    def go_on(self, ground: InParts) -> None:
        """With what is left of the frame go on with what the picture lacks: the place of the sentence, the ground of the table,
        then the picture that covers it. There will be another frame."""
        self._look(self.table.stage.spare)
        (ground if ground.lacks else self._whole).go_on()
        self.table.stage.invalidate()

    def clear(self) -> None:
        """Nothing is told."""
        self._whole.show(None)
        self.table.model.acts = {}
        self.actor: int | str = ""
        self.text = ""
        self._spared: Sequence[Rect] = ()
        self._looking: Iterator[None] | None = None
        self._lines: tuple[str, ...] = ()

    def stage(
        self,
        step: StoryStep,
        before: View,
        events: Sequence[Event],
        lay: Mapping[str, Laid],
        often: Sequence[Ply] = (),
    ) -> bool:
        """Take up a step; ``events`` are those of its ply up to it, ``lay`` is how everything lay before, ``often`` are
        the plies before it that did the same and are told with it. True if there is something new to read or see."""
        model = self.table.model
        self._whole.show(None)
        model.acts = {}
        if step.event is None:
            self.text = ""
            return False
        ply = model.session.plies[step.n - 1]._replace(events=tuple(events))
        told = list(self.table.words.told([ply], named=True))
        lines = tuple(line.text for line in told if not line.heading)
        if often and lines and lines[-1] in {line.text for line in self.table.words.told(often[:1], named=True)}:
            lines = (*lines[:-1], f"{lines[-1]} ×{len(often) + 1}")
        new = bool(lines) and lines != self._lines and not told[-1].heading
        if new or step.actor != self.actor:
            self.text = lines[-1] if new else ""
        self.actor, self._lines = step.actor, lines
        self._whole.show(model.art.tableau(before, step.view, step.event))
        act = model.art.story(step.view, events)
        region = model.presentation.plate(step.view, step.actor) if step.actor != "" else ""
        if act is not None and region in model.layout.regions:
            model.acts = {region: act}
        self._spared, self._looking = (), self._looked_for(step, before, lay) if self.text else None
        return new or self.tableau is not None

    @property
    def changed(self) -> Sequence[Rect]:
        """What changes with the step on the board that it shares with what was seen before."""
        self._look(inf)
        return self._spared

    def _look(self, seconds: float) -> None:
        if self._looking is not None and done(self._looking, seconds):
            self._looking = None

    def _looked_for(self, step: StoryStep, before: View, lay: Mapping[str, Laid]) -> Iterator[None]:
        """Look for what changes, of which the panels are drawn region by region."""
        model = self.table.model
        slots, regions = model.layout.slots, model.layout.regions
        found = [slots[place.slot].rect for place in step.counted if place.slot in slots]
        if model.same_board(before):
            found += moved(lay, model.laid)
            old = yield from model.panels_of(before)
            new = yield from model.panels_of(step.view)
            yield
            found += altered(old, new, regions)
        self._spared = found

    def fills(self, before: View, step: StoryStep) -> bool:
        """True if a step has a picture of the whole table."""
        return step.event is not None and self.table.model.art.tableau(before, step.view, step.event) is not None

    def reading(self) -> float:
        """Seconds in which the picture can be read."""
        words, texts = self.table.painter.words, self.table.texts
        marks = self.tableau.marks if self.tableau is not None else ()
        said = [words(mark) for mark in marks if isinstance(mark, Text) and not mark.literal and not mark.caption]
        return seconds_to_read(said, texts.language)

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

    def draw(self, canvas: Canvas, whose: Sequence[int | str]) -> None:
        """The picture, the scene in a plate or the ribbon, and at whose deeds one looks. In the window's loop the ribbon comes
        as soon as it has a place."""
        if not self.table.stage.in_parts:
            self._look(inf)
        if self.tableau is None and whose:
            self._draw_whose(canvas, whose)
        if self._whole.draw(canvas):
            canvas.shadow(ON, 16, 8, 150, 3)
            canvas.panel(ON, "#E3BE6A", "#FFE6A6", 16, 1.6)
            canvas.line(self.table.texts("story-on"), ON, 14, "#2B2118", "bold", "center")
        elif self.tableau is None and self.text and not self.table.model.acts and self._looking is None:
            self._draw_ribbon(self.table.child(canvas))

    def skip_rect(self) -> Rect:
        """Where it stands whose turn is told: over what ends the own actions, or at the foot of their region."""
        ends = [control for control in self.table.model.controls if control.ends]
        if ends:
            return self.table.drag.control_rect(ends[0])
        x, y, w, h = self.table.region("actions")
        return x + 8, y + h - 56, w - 16, 48

    def _draw_whose(self, canvas: Canvas, whose: Sequence[int | str]) -> None:
        """Whose turn it is that is told, and how one goes on, where the own actions end."""
        rect = self.skip_rect()
        texts = self.table.texts
        canvas.panel(rect, "#181029", "#B9ADD0", 8, 1.6)
        key = texts("story-skip")
        wide = min(150.0, canvas.measure(key, 14, "bold") + 24)
        if rect[2] >= wide + NARROW:
            canvas.icon("clock", rect[0] + 12, rect[1] + rect[3] / 2 - 11, 22, "#F4EBD8")
            one = len(whose) == 1
            who = self.table.words.who(whose[0]) if one else texts("story-others-brief")
            told = texts("story-whose", who=who) if one else texts("story-others")
            room = (rect[0] + 44, rect[1], rect[2] - wide - 60, rect[3])
            canvas.line(told, room, 15, face="bold", shorter=(who, ""))
        pill = (rect[0] + rect[2] - wide - 10, rect[1] + rect[3] / 2 - 16, wide, 32)
        canvas.panel(pill, "#E3BE6A", "#FFE6A6", 16, 1.4)
        canvas.line(key, pill, 14, "#2B2118", "bold", "center")

    def ribbon(self, canvas: Canvas) -> Rect:
        """Where the sentence stands: it covers nothing that changes, and not the way on."""
        place = self.plate_of(self.actor) or self.table.region("prompt")
        wide = min(MOST_WIDE, max(LEAST_WIDE, place[2]))
        high = canvas.height(self.text, wide - self._left - 12, SIZE, "bold", LEADING) + 2 * PAD
        return placed(place, self.table.region("prompt"), wide, high, [*self.changed, self.skip_rect()])

    @property
    def _left(self) -> float:
        return 40.0 if self.actor != "" and self.table.emblem_of(self.actor) else 14.0

    def _draw_ribbon(self, canvas: Canvas) -> None:
        emblem = self.table.emblem_of(self.actor) if self.actor != "" else ""
        left = self._left
        rect = self.ribbon(canvas)
        x, y, w, h = rect
        canvas.shadow(rect, 8, 8, 150, 3)
        canvas.panel(rect, "#2B1222", "#FFB36B", 8, 1.8)
        if emblem:
            canvas.svg(emblem, (x + 10, y + h / 2 - 11, 22, 22))
        canvas.text(
            self.text,
            (x + left, y, w - left - 12, h),
            TextStyle(SIZE, "#FFF1CF", "bold", valign="middle", leading=LEADING),
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
