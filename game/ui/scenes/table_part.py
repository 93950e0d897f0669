"""A part of a table as a small picture, drawn as the table itself is."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.engine import Title, View
from game.engine.bits import Made
from game.engine.steps import Steps, finished
from game.presentation import DisplayList, art_of, presentation_of
from game.table.arrange import arrange
from game.table.layout import Layout, Rect, overlap
from game.table.model import TableModel
from game.text.catalog import Texts
from game.ui.canvas import Canvas
from game.ui.rasters import Rasters
from game.ui.scene import Stage
from game.ui.scenes.house import painter_for
from game.ui.table.board.painter import foresee

WHOLE: Rect = (0, 0, 1280, 720)


def drawing_part(
    stage: Stage,
    rasters: Rasters,
    title: Title,
    view: View,
    layout: Layout,
    part: Rect,
    size: tuple[int, int],
) -> Steps[pygame.Surface]:
    """The ``part`` of the table of a view (in units of its stage) as a surface of that size in pixels, mark by mark;
    whoever looks is called "you" there, the others by their numbers. Words that the part would cut are left out."""
    image = pygame.Surface(size)
    unit = max(size[0] / part[2], size[1] / part[3])
    left = part[0] + (part[2] - size[0] / unit) / 2
    top = part[1] + (part[3] - size[1] / unit) / 2
    ground = Canvas(image, unit, (-left * unit, -top * unit), rasters, 1.0, title.id)
    seen = (left, top, size[0] / unit, size[1] / unit)
    art = art_of(title)
    painter = painter_for(stage, title, names_by_view(stage.texts, title, view))
    backdrop = art.backdrop(view)
    sheets = []
    for sheet, place in _sheets(title, view, layout):
        yield 0, 1
        if overlap(place, seen):
            sheets.append((sheet, place))
    for sheet, place in [(backdrop, WHOLE), *sheets]:
        foresee(ground.child(place), sheet)
    for _ in rasters.ahead.arriving():
        yield 0, 1
    for _ in painter.drawing(ground, backdrop):
        yield 0, 1
    for number, (sheet, place) in enumerate(sheets):
        for _ in painter.drawing(ground, sheet, *place[:2], within=seen):
            yield number, len(sheets)
    return image


def draw_part(
    stage: Stage, rasters: Rasters, title: Title, view: View, layout: Layout, part: Rect, size: tuple[int, int]
) -> pygame.Surface:
    """The same at once."""
    return finished(drawing_part(stage, rasters, title, view, layout, part, size))


def preparing(stage: Stage, model: TableModel) -> Iterator[None]:
    """Draw what lies on a table where nobody sees it, mark by mark, so that its first picture finds all drawings and words
    ready."""
    title = model.session.title
    painter = painter_for(stage, title, names_by_view(stage.texts, title, model.view))
    canvas = stage.canvas.like(pygame.Surface(stage.canvas.surface.get_size()), title=title.id)
    panels = yield from model.panels_drawing()
    ground = [*model.large, *((sheet, model.layout.regions[region]) for region, sheet in panels.items())]
    for sheet, place in ground:
        foresee(canvas.child(place), sheet)
    yield from canvas.rasters.ahead.arriving()
    for sheet, (x, y, _, _) in ground:
        yield from painter.drawing(canvas, sheet, x, y)
    for laid in model.laid.values():
        painter.surface(canvas, ("face", laid.spot.face), model.art.face(laid.spot.face), laid.scale)
        yield


def words_on(stage: Stage, canvas: Canvas, title: Title, view: View, layout: Layout) -> Steps[list[Rect]]:
    """Where words stand on the table of a view, sheet by sheet."""
    painter = painter_for(stage, title, names_by_view(stage.texts, title, view))
    found: list[Rect] = []
    for sheet, (left, top, _, _) in _sheets(title, view, layout):
        yield 0, 1
        for _, (x, y, w, h) in painter.extents(canvas, sheet):
            found.append((left + x, top + y, w, h))
            yield 0, 1
    return found


def _sheets(title: Title, view: View, layout: Layout) -> Iterator[tuple[DisplayList, Rect]]:
    """What lies on the table, panels first, and where."""
    presentation, art = presentation_of(title), art_of(title)
    for region, sheet in art.panels(view):
        yield sheet, layout.regions[region]
    laid = arrange(presentation.placement(view), layout, Made(lambda face: art.face(face).size))
    for piece in sorted(laid.values(), key=lambda piece: piece.depth):
        yield art.face(piece.spot.face), piece.rect


def names_by_view(texts: Texts, title: Title, view: View) -> list[str]:
    """What the seats of a view are called where nobody has a name: as many as have a colour, or else as may ever play."""
    seats = range(len(view.colors) or title.most)
    return [texts("table-you") if seat == view.me else texts("table-seat", number=seat + 1) for seat in seats]
