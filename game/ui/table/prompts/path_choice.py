"""Ways to one place, chosen on the ways themselves: each with its line on the table and what it would bring."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.engine import Action
from game.presentation import DisplayList, Way
from game.table.layout import Rect, inside, middle, overlap
from game.text.speech import worded
from game.ui.canvas import Canvas
from game.ui.table.context import TableContext
from game.ui.table.prompts.card_choice import CardAnswers

DOT = 13.0
"""From one dot of a way to the next."""


class PathChoice(CardAnswers):
    """All ways in dots, each with the place that is clicked for it and its gain beside it. The one that is pointed at,
    or that the keys stand on, shows what it would bring; a click elsewhere and Esc let go."""

    def __init__(
        self, table: TableContext, actions: Sequence[Action], ways: Sequence[Way], spot: Rect, question: str
    ) -> None:
        self.ways = list(ways)
        super().__init__(table, list(actions), [DisplayList(*way.rect[2:]) for way in ways], spot, question)
        self.rect = table.region("focus")
        self.gains = [table.model.gain(action) for action in actions]
        self.labels = [self._name(way) for way in ways]

    def _name(self, way: Way) -> str:
        """What the thing is called that an answer differs by; "" if the way alone says it."""
        table = self.table
        tip = table.model.art.tip(table.model.view, way.target) if way.target else None
        if tip is None:
            return ""
        return table.texts.say(tip.name, worded(table.texts, table.title.id, tip.params, table.words.names))

    @property
    def places(self) -> list[Rect]:
        """Where each way is clicked."""
        return [way.rect for way in self.ways]

    def _pill(self, words: float) -> Rect:
        """Where the question stands, with the cross at its end."""
        x, y, w, h = self.table.region("prompt")
        wide = max(w, words + 68)
        return x + (w - wide) / 2, y + h / 2 - 13, wide, 26

    @property
    def away_rect(self) -> Rect:
        """The cross that lets go."""
        x, y, w, h = self._pill(self.table.stage.canvas.measure(self.question, 14, "bold"))
        return x + w - 30, y, 26, h

    def draw(self, canvas: Canvas) -> None:
        """What lies on no way in the dark, the ways, the one in front with all that it would bring."""
        self._sink(canvas)
        for i, way in enumerate(self.ways):
            self._dots(canvas, way, i == self.at)
        overlay = self.table.model.preview_overlay([self.actions[self.at]])
        if overlay is not None:
            self.table.painter.draw(canvas, overlay)
        taken: list[Rect] = [self.spot, *self.places]
        for i, place in enumerate(self.places):
            x, y, w, h = place
            front = i == self.at
            canvas.panel((x - 1, y - 1, w + 2, h + 2), "none", "#14211C", 8, 5.4)
            canvas.panel((x - 1, y - 1, w + 2, h + 2), "none", "#FFFFFF" if front else "#FFD55E", 8, 3)
            taken.append(self._gain(canvas, i, taken))
        pill = self._pill(canvas.measure(self.question, 14, "bold"))
        canvas.panel(pill, "#120926", "#FFD55E", 13, 1.6)
        canvas.line(self.question, pill, 14, "#FFF1CF", "bold", "center")
        self.draw_away(canvas)

    def _sink(self, canvas: Canvas) -> None:
        points = [point for way in self.ways for point in (*way.points, middle(way.rect))]
        slots = self.table.model.layout.slots.values()
        here = {slot.type for slot in slots if slot.rect == self.spot}
        for slot in slots:
            if slot.type in here and not any(inside(slot.rect, *point) for point in points):
                canvas.fill(slot.rect, "#120926", 150)

    def _dots(self, canvas: Canvas, way: Way, front: bool) -> None:
        for (x, y), (x2, y2) in pairwise(way.points):
            count = max(2, round(max(abs(x2 - x), abs(y2 - y)) / DOT))
            for i in range(1, count):
                dx, dy = x + (x2 - x) * i / count, y + (y2 - y) * i / count
                fill = "#FFFFFF" if front else "#D9C68A"
                canvas.panel((dx - 3.5, dy - 3.5, 7, 7), fill, "#14211C", 3.5, 1.2)

    def _gain(self, canvas: Canvas, index: int, taken: Sequence[Rect]) -> Rect:
        """What a way brings, beside its place where nothing else stands."""
        child = self.table.child(canvas)
        gain = self.gains[index]
        said = [self.labels[index], self.table.words.gain(gain) if gain is not None else ""]
        lines = "\n".join(part for part in said if part).split("\n") if any(said) else ["±0"]
        wide, high = max(child.measure(line, 14, "bold") for line in lines) + 16, 5 + 18.0 * len(lines)
        x, y, w, h = self.places[index]
        across, down = x + w / 2 - wide / 2, y + h / 2 - high / 2
        around = [
            place
            for gap in (5, 19)
            for place in (
                (x - wide - gap, down),
                (x + w + gap, down),
                (across, y - high - gap),
                (across, y + h + gap),
            )
        ]
        room = self.rect
        free = [
            (left, top, wide, high)
            for left, top in around
            if left >= room[0]
            and left + wide <= room[0] + room[2]
            and not any(overlap((left, top, wide, high), other) for other in taken)
        ]
        place = free[0] if free else (across, down, wide, high)
        good = gain is not None and gain.good
        canvas.panel(place, "#14211C", "#FFD55E" if good else "#B9ADD0", 10, 1.6)
        for row, line in enumerate(lines):
            where = (place[0], place[1] + 2 + 18 * row, wide, 20)
            child.line(line, where, 14, "#FFE38A" if good else "#E6E0F2", "bold", "center")
        return place
