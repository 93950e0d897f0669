"""What the tests of living tables ask: positions of random games, their ground as a picture, what moves on it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame

from game.engine import Seat, Session, Title
from game.paths import bundled
from game.presentation import DisplayList, Living
from game.presentation.display_list import Text
from game.table.layout import Rect, overlap
from game.table.model import TableModel
from game.text.catalog import Texts
from game.ui.canvas import Canvas
from game.ui.rasters import Rasters
from game.ui.table.board.painter import Painter

ALMOST = 6
"""A change of one colour of a pixel, of 255, that nobody sees."""
SEEN = 20
"""One that is seen."""


def random_game(title: Title, seats: int, seed: int, **options: str) -> Iterator[TableModel]:
    """The table of the first seat at each ply of a random game."""
    session, rng = Session(title, [Seat(f"P{n}") for n in range(seats)], options, seed), Random(seed)
    while True:
        yield TableModel(session, bundled("art"), 0)
        pending = session.pending
        if pending is None:
            return
        session.propose(rng.choice(session.legal(pending.seats[0])))


class Ground:
    """The ground of a table as a picture of 1280 x 720, without its pieces."""

    def __init__(self, title: Title) -> None:
        pygame.display.init()
        pygame.display.set_mode((1280, 720))
        texts = Texts("en")
        texts.read(title)
        self.painter = Painter(texts, title.id, [f"P{n}" for n in range(title.most)])
        self.canvas = Canvas(pygame.Surface((1280, 720)), 1.0, (0, 0), Rasters(), title=title.id)

    def lay(self, model: TableModel) -> None:
        """Draw the ground of that table."""
        for sheet, x, y in _sheets(model):
            self.painter.draw(self.canvas, sheet, x, y)

    def changes(self, thing: Living, frame: int) -> int:
        """How much a frame changes any pixel of the ground at most, of 255."""
        canvas, box = self.canvas, self.canvas.box(thing.rect)
        bare = canvas.surface.subsurface(box).copy()
        canvas.surface.set_clip(box)
        self.painter.draw(canvas, thing.frames[frame], *thing.rect[:2])
        canvas.surface.set_clip(None)
        now = canvas.surface.subsurface(box).copy()
        canvas.surface.blit(bare, box)
        pairs = zip(pygame.image.tobytes(bare, "RGB"), pygame.image.tobytes(now, "RGB"))
        return max(abs(a - b) for a, b in pairs)


def begins_and_ends_at_rest(ground: Ground, thing: Living) -> None:
    """It is smooth, keeps to its place, is to be seen, and neither comes nor goes with a jump."""
    rect, frames = thing.rect, thing.frames
    assert 24 <= len(frames) <= 48
    assert rect[2] <= 100
    assert rect[3] <= 100
    assert {frame.size for frame in frames} == {rect[2:]}
    assert ground.changes(thing, 0) < ALMOST, f"{rect} jumps when it begins"
    assert ground.changes(thing, -1) < ALMOST, f"{rect} jumps when it ends"
    seen = max(ground.changes(thing, len(frames) * part // 8) for part in (2, 3, 4, 5))
    assert seen > SEEN, f"{rect} is not to be seen"


def met(model: TableModel, rect: Rect) -> list[str]:
    """The slots and the texts that a place meets."""
    found = [name for name, slot in model.layout.slots.items() if overlap(slot.rect, rect)]
    for sheet, left, top in _sheets(model):
        for mark in sheet.marks:
            x, y, w, h = mark.rect
            if isinstance(mark, Text) and overlap((left + x, top + y, w, h), rect):
                found.append(mark.id)
    return found


def mixed(ground: str, tint: str, share: float) -> str:
    """A ground that takes on that share of a tint."""
    pairs = ((int(ground[i : i + 2], 16), int(tint[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def luminance(colour: str) -> float:
    """How light a colour is, 0 to 1."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def _sheets(model: TableModel) -> Iterator[tuple[DisplayList, float, float]]:
    yield model.art.backdrop(model.view), 0, 0
    for region, sheet in model.panels.items():
        yield sheet, *model.layout.regions[region][:2]
    light = model.art.light(model.view)
    if light is not None:
        yield light, 0, 0
