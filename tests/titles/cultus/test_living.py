"""The town lives: what moves by itself begins and ends as the table rests, in the corner of its square; the light goes by
the turns."""

from __future__ import annotations

import pygame
import pytest

from game.engine import Seat, Session
from game.paths import bundled
from game.presentation import Panel, Svg, art_of
from game.table.layout import inside
from game.table.model import TableModel
from game.text.catalog import Texts
from game.titles import catalogue
from game.titles.cultus.art import hours, living
from game.titles.cultus.art.town import Q
from game.ui.canvas import Canvas
from game.ui.rasters import Rasters
from game.ui.table.board.painter import Painter

from ...table.games import solo

CULTUS = catalogue["cultus"]


def luminance(colour: str) -> float:
    """How light a colour is, 0 to 1."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


@pytest.fixture(scope="module")
def ground() -> tuple[TableModel, Canvas, Painter]:
    """A table without its pieces, as a picture."""
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    texts = Texts("en")
    texts.read(CULTUS)
    model = TableModel(solo(7, 60), bundled("art"))
    painter = Painter(texts, "cultus")
    canvas = Canvas(pygame.Surface((1280, 720)), 1.0, (0, 0), Rasters(), title="cultus")
    painter.draw(canvas, model.art.backdrop(model.view))
    for region, sheet in model.panels.items():
        x, y, _, _ = model.layout.regions[region]
        painter.draw(canvas, sheet, x, y)
    return model, canvas, painter


def test_each_begins_and_ends_as_the_table_rests(ground: tuple[TableModel, Canvas, Painter]) -> None:
    model, canvas, painter = ground
    things = model.art.living(model.view)
    assert len(things) > 15
    for thing in things:
        box = canvas.box(thing.rect)
        bare = canvas.surface.subsurface(box).copy()
        seen = []
        for frame in (0, len(thing.frames) // 2, -1):
            canvas.surface.set_clip(box)
            painter.draw(canvas, thing.frames[frame], *thing.rect[:2])
            canvas.surface.set_clip(None)
            now = canvas.surface.subsurface(box).copy()
            canvas.surface.blit(bare, box)
            pairs = zip(pygame.image.tobytes(bare, "RGB"), pygame.image.tobytes(now, "RGB"))
            seen.append(max(abs(a - b) for a, b in pairs))
        assert max(seen[0], seen[2]) < 6, f"{thing.rect} jumps when it begins or ends"
        assert seen[1] > 20, f"{thing.rect} is not to be seen"


def test_it_stays_in_its_square_and_where_nobody_stands(ground: tuple[TableModel, Canvas, Painter]) -> None:
    model, _, _ = ground
    squares = {name: slot.rect for name, slot in model.layout.slots.items() if slot.type == "square"}
    for thing in model.art.living(model.view):
        x, y, w, h = thing.rect
        (own,) = [name for name, rect in squares.items() if inside(rect, x, y) and inside(rect, x + w, y + h)]
        assert not [piece for piece, spot in model.placement.items() if spot.slot == own]
        assert w * h < Q * Q / 5
        assert 24 <= len(thing.frames) <= 48


def test_equal_things_share_their_frames() -> None:
    assert living.frames("manor", 0) is living.frames("manor", 0)


@pytest.mark.parametrize(
    ("turn", "hour"),
    [(0, 0), (4, 0), (5, 1), (8, 1), (9, 2), (12, 2), (13, 3), (15, 3)],
)
def test_the_day_goes_by_the_turns_for_one(turn: int, hour: int) -> None:
    state = solo(7, 60).at(60).clone()
    state.turn = turn
    assert hours.hour(state) == hour


def test_the_day_goes_by_the_piles_for_more() -> None:
    session = Session(CULTUS, [Seat(), Seat()], {}, 3)
    state = session.at(0).clone()
    state.turn, state.phase = 3, "actions"
    found = []
    for left in range(6, -1, -1):
        state.piles = [("c01",)] * left + [()] * (6 - left)
        found.append(hours.hour(state))
    assert found == [0, 0, 1, 1, 2, 2, 3]


def test_light_is_the_same_for_the_same_hour_and_keeps_to_frame_and_windows() -> None:
    art = art_of(CULTUS)
    session = solo(7, 60)
    view = session.view(0)
    assert art.light(view) == art.light(session.view(0))
    view.state.turn = 13
    light = art.light(view)
    assert light is not None
    lit = [mark for mark in light.marks if isinstance(mark, Svg) and mark.name.startswith("cultus/lit/")]
    assert 64 / 3 <= len(lit) + 3 <= 64 / 2
    strips = [mark for mark in light.marks if isinstance(mark, Panel)]
    assert all(min(mark.rect[2:]) < 10 for mark in strips)
    view.state.turn = 4
    assert art.light(view) is None


def test_words_keep_their_contrast_on_the_felt_of_every_hour() -> None:
    felt, words = "#3B2A6B", "#B9ADD0"
    for tint, share in hours.TINTS.values():
        pairs = ((int(felt[i : i + 2], 16), int(tint[i : i + 2], 16)) for i in (1, 3, 5))
        tinted = "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)
        assert (luminance(words) + 0.05) / (luminance(tinted) + 0.05) >= 5.1
