"""A part of a table as a small picture, drawn as the table itself is."""

from __future__ import annotations

import pygame

from game.engine import Title, View
from game.presentation import art_of, presentation_of
from game.table.arrange import arrange
from game.table.layout import Layout, Rect, overlap
from game.text.catalog import Texts
from game.ui.canvas import Canvas
from game.ui.rasters import Rasters
from game.ui.scenes.house import painter_for
from game.ui.stage import Stage


def draw_part(
    stage: Stage,
    rasters: Rasters,
    title: Title,
    view: View,
    layout: Layout,
    part: Rect,
    size: tuple[int, int],
) -> pygame.Surface:
    """The ``part`` of the table of a view (in units of its stage) as a surface of that size in pixels; whoever looks is
    called "you" there, the others by their numbers."""
    image = pygame.Surface(size)
    unit = max(size[0] / part[2], size[1] / part[3])
    left = part[0] + (part[2] - size[0] / unit) / 2
    top = part[1] + (part[3] - size[1] / unit) / 2
    ground = Canvas(image, unit, (-left * unit, -top * unit), rasters, 1.0, title.id)
    seen = (left, top, size[0] / unit, size[1] / unit)
    presentation, art = presentation_of(title), art_of(title)
    painter = painter_for(stage, title, names_by_view(stage.texts, view))
    painter.draw(ground, art.backdrop(view))
    for region, sheet in art.panels(view).items():
        if overlap(layout.regions[region], seen):
            painter.draw(ground, sheet, *layout.regions[region][:2])
    laid = arrange(presentation.placement(view), layout, lambda face: art.face(face).size)
    for piece in sorted(laid.values(), key=lambda piece: piece.depth):
        if overlap(piece.rect, seen):
            painter.draw(ground, art.face(piece.spot.face), *piece.rect[:2])
    return image


def names_by_view(texts: Texts, view: View) -> list[str]:
    """What the seats of a view are called where nobody has a name."""
    seats = range(len(view.colors))
    return [texts("table-you") if seat == view.me else texts("table-seat", number=seat + 1) for seat in seats]


__all__ = ["draw_part", "names_by_view"]
