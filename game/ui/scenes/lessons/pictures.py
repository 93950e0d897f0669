"""The small pictures of lessons: the place of the table that each is about."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

import pygame

from game.engine.steps import Steps, finished
from game.paths import bundled
from game.presentation import presentation_of
from game.table.affordances import named_place
from game.table.boards import board_of
from game.table.layout import Rect, is_cut, overlap, union
from game.table.lessons import Lesson
from game.table.model import TableModel
from game.ui.canvas import Canvas
from game.ui.rasters import Rasters
from game.ui.scene import Stage
from game.ui.scenes.table_part import drawing_part, words_on

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

    def of(self, canvas: Canvas, lesson: Lesson, size: tuple[int, int], late: bool) -> pygame.Surface | None:
        """The picture of a lesson in so many pixels; None if it may come ``late`` and is not drawn yet."""
        return self._kept.get(self._key(lesson, size)) if late else finished(self.drawing(canvas, lesson, size))

    def drawing(self, canvas: Canvas, lesson: Lesson, size: tuple[int, int]) -> Steps[pygame.Surface]:
        """The picture in small steps; at once if it is kept. Raises LessonFault."""
        key = self._key(lesson, size)
        if key not in self._kept:
            self._kept[key] = yield from self._drawing(canvas, lesson, size)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]

    def _key(self, lesson: Lesson, size: tuple[int, int]) -> tuple[object, ...]:
        return lesson.title.id, lesson.id, size, self.stage.texts.language

    def _drawing(self, canvas: Canvas, lesson: Lesson, size: tuple[int, int]) -> Steps[pygame.Surface]:
        session = lesson.begin()
        yield 0, 4
        layout = board_of(presentation_of(lesson.title), bundled("art"), session.view(lesson.seat))
        yield 1, 4
        model = TableModel(session, bundled("art"), lesson.seat)
        yield 2, 4
        places = [rect for place in lesson.show if (rect := named_place(model, place))[2]]
        x, y, w, h = union(places) if places else (390.0, 160.0, 500.0, 170.0)
        aspect = size[0] / size[1]
        high = max(h * SPREAD, w * SPREAD / aspect, LEAST_PART / aspect)
        wide = high * aspect
        left = min(max(0.0, x + w / 2 - wide / 2), max(0.0, 1280 - wide))
        top = min(max(0.0, y + h / 2 - high / 2), max(0.0, 720 - high))
        words = yield from words_on(self.stage, canvas, lesson.title, model.view, layout)
        part = _around(words, union(places) if places else None, (left, top, wide, high))
        yield 3, 4
        own = Rasters(canvas.rasters.folder)
        return (yield from drawing_part(self.stage, own, lesson.title, model.view, layout, part, size))


def _around(words: Sequence[Rect], shown: Rect | None, part: Rect) -> Rect:
    """The part moved a little to where it cuts the fewest words and still shows all that is to be shown."""
    x, y, w, h = part
    far = max(MOVES)
    reached = (x - far, y - far, w + 2 * far, h + 2 * far)
    near = [word for word in words if overlap(word, reached)]
    best, fewest = part, len(near) + 1
    for moved in _moved(part):
        if shown is not None and is_cut(shown, moved) and not is_cut(shown, part):
            continue
        cuts = 0
        for word in near:
            if is_cut(word, moved):
                cuts += 1
                if cuts >= fewest:
                    break
        else:
            best, fewest = moved, cuts
        if not fewest:
            break
    return best


def _moved(part: Rect) -> list[Rect]:
    """The part moved to where the table still fills it, the nearest first."""
    x, y, w, h = part
    right, foot = max(0.0, 1280 - w), max(0.0, 720 - h)
    places = [(x + dx, y + dy, w, h) for dx in MOVES for dy in MOVES if 0 <= x + dx <= right and 0 <= y + dy <= foot]
    return sorted(places, key=lambda place: abs(place[0] - x) + abs(place[1] - y))
