"""The small pictures of lessons: the place of the table that each is about."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

import pygame

from game.paths import bundled
from game.presentation import presentation_of
from game.table.affordances import named_place
from game.table.boards import board_of
from game.table.layout import Rect, union
from game.table.lessons import Lesson
from game.table.model import TableModel
from game.ui.canvas import Canvas
from game.ui.rasters import Rasters
from game.ui.scene import Stage
from game.ui.scenes.table_part import draw_part, words_on
from game.ui.table.board.painter import is_cut

KEPT = 12
"""So many pictures are kept: those of two books."""
SPREAD = 1.5
"""How much more of the table than its places a small picture shows."""
LEAST_PART = 250.0
MOVES = range(-60, 61, 6)
"""So far a picture may be moved to cut no word."""


class LessonPictures:
    """Draws pictures and keeps the last of them: each takes a tenth of a second, and what it is made of would push
    everything else out of what the window keeps."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._kept: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._drawn = self._lacking = False

    def of(self, canvas: Canvas, lesson: Lesson, size: tuple[int, int], late: bool) -> pygame.Surface | None:
        """The picture of a lesson in so many pixels; None if it may come ``late`` and another was drawn in this frame."""
        key = (lesson.title.id, lesson.id, size, self.stage.texts.language)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if late and self._drawn:
            self._lacking = True
            return None
        self._drawn = True
        self._kept[key] = self._draw(canvas, lesson, size)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]

    def next_frame(self) -> bool:
        """A new frame begins; true if pictures are still lacking."""
        lacking, self._drawn, self._lacking = self._lacking, False, False
        return lacking

    def _draw(self, canvas: Canvas, lesson: Lesson, size: tuple[int, int]) -> pygame.Surface:
        model = TableModel(lesson.begin(), bundled("art"), lesson.seat)
        layout = board_of(presentation_of(lesson.title), bundled("art"), model.view)
        places = [rect for place in lesson.show if (rect := named_place(model, place))[2]]
        x, y, w, h = union(places) if places else (390.0, 160.0, 500.0, 170.0)
        aspect = size[0] / size[1]
        high = max(h * SPREAD, w * SPREAD / aspect, LEAST_PART / aspect)
        wide = high * aspect
        left = min(max(0.0, x + w / 2 - wide / 2), max(0.0, 1280 - wide))
        top = min(max(0.0, y + h / 2 - high / 2), max(0.0, 720 - high))
        words = words_on(self.stage, canvas, lesson.title, model.view, layout)
        part = _around(words, union(places) if places else None, (left, top, wide, high))
        own = Rasters(canvas.rasters.folder)
        return draw_part(self.stage, own, lesson.title, model.view, layout, part, size)


def _around(words: Sequence[Rect], shown: Rect | None, part: Rect) -> Rect:
    """The part moved a little to where it cuts the fewest words and still shows all that is to be shown."""
    x, y, w, h = part

    def keeps(left: float, top: float) -> bool:
        if not (0 <= left <= max(0.0, 1280 - w) and 0 <= top <= max(0.0, 720 - h)):
            return False
        return shown is None or not is_cut(shown, (left, top, w, h)) or is_cut(shown, part)

    moves = [(x + dx, y + dy) for dx in MOVES for dy in MOVES if keeps(x + dx, y + dy)] or [(x, y)]

    def cost(place: tuple[float, float]) -> tuple[int, float]:
        return sum(is_cut(word, (*place, w, h)) for word in words), abs(place[0] - x) + abs(place[1] - y)

    return (*min(moves, key=cost), w, h)


__all__ = ["LessonPictures"]
