"""Small plates that say what a lit place would bring: each at its place, over no word that stands on the table."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from game.presentation import DisplayList, Gain, Text
from game.table.layout import Rect, overlap, union
from game.ui.canvas import Canvas
from game.ui.table.context import TableContext

SIZE, ROW, HIGH = 13.0, 17.0, 20.0
EDGE = 2.0
"""Free between a plate and the edge of the stage."""
STEP = 3.0
"""From one place to the next that is tried where words stand at all the others."""
FOREIGN = 3
"""So many times as bad as over a word a plate stands over a place that has one of its own."""
NOWHERE = (0.0, 0.0, 0.0, 0.0)
LEAN = 6.0
"""So far a plate stands out of the place to which it belongs."""


class Badge(NamedTuple):
    """A plate where it stands, with its lines; ``good`` says in which colour."""

    rect: Rect
    lines: tuple[str, ...]
    good: bool


class Badges:
    """Where the plates of a moment stand. ``sheets`` are the panels on the table, region by region."""

    def __init__(self, table: TableContext) -> None:
        self.table = table
        self.sheets: Callable[[], Mapping[str, DisplayList]] = lambda: table.model.panels
        self._key: tuple[object, ...] = ()
        self._kept: list[Badge] = []

    def draw(self, canvas: Canvas, gains: Mapping[str, Gain]) -> None:
        """What each of those slots would bring."""
        for badge in self.of(canvas, gains):
            x, y, w, _ = badge.rect
            canvas.panel(badge.rect, "#14211C", "#FFD55E" if badge.good else "#FF9C8A", 10, 1.4)
            for row, line in enumerate(badge.lines):
                colour = "#FFE38A" if badge.good else "#FFC2B5"
                canvas.line(line, (x, y + ROW * row, w, HIGH), SIZE, colour, "bold", "center")

    def of(self, canvas: Canvas, gains: Mapping[str, Gain]) -> list[Badge]:
        """The plates of those slots. They are placed anew only when something else is to be said or another moment shown."""
        if not gains:
            return []
        model, said = self.table.model, {name: self.table.words.gain(gain) for name, gain in gains.items()}
        key = (id(model.view), model.layout, model.lifted, tuple(said.items()), canvas.unit, canvas.text_scale)
        if key != self._key:
            self._key, self._kept = key, list(self._placed(canvas, gains, said))
        return self._kept

    def _placed(self, canvas: Canvas, gains: Mapping[str, Gain], said: Mapping[str, str]) -> Iterator[Badge]:
        slots = self.table.model.layout.slots
        found: list[Rect] = []
        words: list[Rect] | None = None
        for name, text in said.items():
            lines = tuple(text.split("\n"))
            wide = max(canvas.measure(line, SIZE, "bold") for line in lines) + 14
            high = HIGH + ROW * (len(lines) - 1)
            if words is None:
                reach = [_grown(slots[slot].rect) for slot in gains]
                words = list(self.words_within(canvas, reach))
            own = slots[name].rect
            tries = list(_places(own, wide, high, len(lines) > 1))
            beside = [slots[other].rect for other in gains if not overlap(slots[other].rect, own)]
            place = _best(tries, words, found, beside)
            found.append(place)
            yield Badge(place, lines, gains[name].good)

    def words_within(self, canvas: Canvas, reach: list[Rect]) -> Iterator[Rect]:
        """Where words stand on panels and on pieces that lie upright, as far as they are within reach."""
        model = self.table.model
        sheets: list[tuple[float, float, float, DisplayList]] = []
        for region, sheet in self.sheets().items():
            if region in model.layout.regions:
                sheets.append((*model.layout.regions[region][:2], 1.0, sheet))
        for laid in model.laid.values():
            if not laid.turn % 360:
                sheets.append((*laid.rect[:2], laid.scale, model.art.face(laid.spot.face)))
        for left, top, scale, sheet in sheets:
            texts = [mark for mark in sheet.marks if isinstance(mark, Text) and mark.id]
            places = [
                (left + x * scale, top + y * scale, w * scale, h * scale) for x, y, w, h in (t.rect for t in texts)
            ]
            whole = union(places) if places else NOWHERE
            near = [place for place in reach if overlap(whole, place)]
            for mark, place in zip(texts, places) if near else ():
                if any(overlap(place, other) for other in near):
                    yield self._inked(canvas, mark, place, scale)

    def _inked(self, canvas: Canvas, mark: Text, whole: Rect, scale: float) -> Rect:
        """The part of a text's place in which its words stand."""
        x, y, w, h = whole
        words = self.table.painter.words(mark)
        canvas = self.table.child(canvas)
        wide = min(w, canvas.measure(words, mark.size * scale, mark.face))
        rows = 1 if mark.lines == 1 else None
        high = min(
            h, mark.size * scale * 1.2 if rows else canvas.height(words, w, mark.size * scale, mark.face, mark.leading)
        )
        left = x + {"left": 0.0, "center": (w - wide) / 2, "right": w - wide}[mark.align]
        top = y + {"top": 0.0, "middle": (h - high) / 2, "bottom": h - high}[mark.valign]
        return left, top, wide, high


def _grown(rect: Rect) -> Rect:
    x, y, w, h = rect
    return x - 60, y - 26, w + 120, h + 52


def _places(slot: Rect, wide: float, high: float, tall: bool) -> Iterator[Rect]:
    """Where a plate may stand, the best first: at the foot of its place, at its head, at its sides."""
    x, y, w, h = slot
    foot, head, level = y + h + LEAN - high - (8 if tall else 0), y - LEAN, y + h / 2 - high / 2
    across = (x + w / 2 - wide / 2, x + w + LEAN - wide, x - LEAN)
    tops = (foot, head, y + h + 2, y - high - 2, level)
    places = [(left, top) for top in tops for left in across]
    places += [(x + w + 2, top) for top in (level, foot, head)] + [(x - wide - 2, top) for top in (level, foot, head)]
    steps = range(int((h + high) // STEP) + 1)
    places += [(left, y + h + 2 - STEP * step) for step in steps for left in (*across, x + w + 2, x - wide - 2)]
    for left, top in places:
        yield min(max(EDGE, left), 1280 - EDGE - wide), min(max(EDGE, top), 720 - EDGE - high), wide, high


def _best(tries: Sequence[Rect], words: Sequence[Rect], others: Sequence[Rect], beside: Sequence[Rect]) -> Rect:
    """The place that covers least, the first of several: of words, of other plates, and worst, since it would seem to speak
    of them, of other lit places."""
    reach = union(tries)
    weighed = ((words, 1), (others, 2), (beside, FOREIGN))
    near = [(rect, weight) for rects, weight in weighed for rect in rects if overlap(reach, rect)]
    best, least = tries[0], math.inf
    for place in tries:
        cost = sum(overlap(place, rect) * weight for rect, weight in near)
        if not cost:
            return place
        if cost < least:
            best, least = place, cost
    return best


__all__ = ["Badge", "Badges"]
