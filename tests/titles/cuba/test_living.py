"""The harbour lives: the sun sinks from round to round, and what moves by itself begins and ends as the picture rests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pygame
import pytest

from game.engine import Session
from game.paths import bundled
from game.presentation import DisplayList, Panel, Svg, Text, art_of
from game.table.layout import inside, overlap
from game.table.model import TableModel
from game.text.catalog import Texts
from game.titles.cuba import TITLE
from game.titles.cuba.art import hours
from game.titles.cuba.rules.components import ROUNDS
from game.titles.cuba.table import places
from game.titles.cuba.table.seen import place_of
from game.ui.canvas import Canvas
from game.ui.rasters import Rasters
from game.ui.table.board.painter import Painter

from ...ui.conftest import Desk
from ...ui.test_ambience import rest, tick
from .test_table import PRESENTATION, moments

ART = art_of(TITLE)
TOWN_PIECES = ("sea", "dock/", "law/", "bill/", "price/", "foot/", "supply/", "lot/", "score/", "pile")
"""The slots of the town that take pieces or show numbers."""


def luminance(colour: str) -> float:
    """How light a colour is, 0 to 1."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, two: str) -> float:
    """The contrast of two colours, 1 to 21."""
    a, b = sorted((luminance(one), luminance(two)))
    return (b + 0.05) / (a + 0.05)


def scenes(sheet: DisplayList) -> list[Svg]:
    """The drawings of the town in a sheet."""
    return [mark for mark in sheet.marks if isinstance(mark, Svg) and mark.name.startswith("cuba/scenes/")]


@pytest.fixture(scope="module")
def game() -> list[tuple[Session, int]]:
    """Moments of a whole game for three at which the town and the chamber are seen."""
    found: dict[str, tuple[Session, int]] = {}
    for session, seat in moments(3, 7):
        place = place_of(session.view(seat))
        if place not in found:
            found[place] = (session.fork(len(session.plies)), seat)
        if {"town", "chamber", "market", "street"} <= set(found):
            break
    return list(found.values())


def models(game: list[tuple[Session, int]]) -> Iterator[TableModel]:
    """Those moments at every hour."""
    for session, _ in game:
        for now in range(1, ROUNDS + 1):
            model = TableModel(session, bundled("art"))
            model.view.state.round = now
            yield model


def test_every_hour_comes_in_a_game() -> None:
    seen, before = set(), 0
    for session, seat in moments(2, 5, 3):
        view = session.view(seat)
        now = hours.hour(view.state)
        assert now >= before
        before = now
        seen.add(now)
        light = ART.light(view)
        assert light is None or light.size == (1280, 720)
    assert seen == set(range(ROUNDS))


def test_the_sun_sinks_from_round_to_round(game: list[tuple[Session, int]]) -> None:
    session, seat = game[0]
    heights, lights, names = [], [], set()
    for now in range(1, ROUNDS + 1):
        view = session.view(seat)
        view.state.round = now
        (sun,) = (mark for mark in scenes(ART.backdrop(view)) if mark.name.endswith("/sun"))
        heights.append(sun.rect[1] + sun.rect[3] / 2)
        lights.append(ART.light(view))
        names.add(ART.presentation.standing(view).hour)
    assert heights == sorted(set(heights))
    assert len(names) == ROUNDS
    assert lights[0] is None
    assert all(one != two for i, one in enumerate(lights) for two in lights[:i])
    y = places.TOWN[1]
    assert heights[0] > y
    assert heights[-1] - 29 < y + 96 < heights[-1], "in the last round only its rim looks over the sea"


def test_no_hour_is_lighter_under_words(game: list[tuple[Session, int]]) -> None:
    drawn = hours.HOURS[2]
    for own in hours.HOURS:
        for painted, colour in zip(drawn.sky[:2], own.sky[:2]):
            assert contrast("#FFF3D2", colour) >= contrast("#FFF3D2", painted) * 0.97
    for now in range(len(hours.HOURS)):
        veils = [mark for mark in hours.felt(now).marks if isinstance(mark, Panel)]
        assert all(luminance(mark.fill) < luminance("#0A2927") for mark in veils)
    dusks = [own.dusk for own in hours.HOURS]
    assert dusks == sorted(dusks)
    assert dusks[-1] <= 0.22


def test_hour_and_what_moves_tell_nothing_hidden() -> None:
    rng = Random(3)
    controller = TITLE.controller()
    for session, seat in moments(3, 4, 9, advanced_delegate="true"):
        if session.pending is None:
            break
        view = session.view(seat)
        guess = view._replace(state=controller.determinise(view, rng))
        assert ART.light(view) == ART.light(guess)
        assert ART.living(view) == ART.living(guess)
        assert ART.light(view) == ART.light(session.view((seat + 1) % 3))


def test_it_moves_clear_of_pieces_and_words(game: list[tuple[Session, int]]) -> None:
    seen = set()
    for model in models(game):
        place = place_of(model.view)
        things = model.art.living(model.view)
        seen.add((place, bool(things)))
        left, top = model.layout.regions["focus"][:2]
        words = [mark.rect for mark in model.panels["focus"].marks if isinstance(mark, Text)] if things else []
        for thing in things:
            x, y, w, h = thing.rect
            assert inside(model.layout.regions["focus"], x, y), thing.rect
            assert inside(model.layout.regions["focus"], x + w - 0.1, y + h - 0.1), thing.rect
            assert max(w / 100, w * h / 6000) <= 1
            assert 24 <= len(thing.frames) <= 48
            assert all(frame.size == (w, h) for frame in thing.frames)
            pieces = [
                name
                for name, slot in model.layout.slots.items()
                if name.startswith(TOWN_PIECES) and overlap(slot.rect, thing.rect)
            ]
            assert not pieces, f"{thing.rect} meets {pieces}"
            said = [(a + left, b + top, c, d) for a, b, c, d in words]
            assert not [rect for rect in said if overlap(rect, thing.rect)], f"{thing.rect} meets words"
    assert ("town", True) in seen
    assert ("chamber", True) in seen
    assert not {(place, True) for place in ("market", "street", "site")} & seen


@pytest.mark.parametrize("now", [1, 6])
def test_each_begins_and_ends_as_the_picture_rests(game: list[tuple[Session, int]], now: int) -> None:
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    texts = Texts("en")
    texts.read(TITLE)
    painter = Painter(texts, "cuba")
    seen_places = 0
    for session, _ in game:
        model = TableModel(session, bundled("art"))
        model.view.state.round = now
        things = model.art.living(model.view)
        if not things:
            continue
        seen_places += 1
        canvas = Canvas(pygame.Surface((1280, 720)), 1.0, (0, 0), Rasters(), title="cuba")
        painter.draw(canvas, model.art.backdrop(model.view))
        for region, sheet in model.art.panels(model.view).items():
            painter.draw(canvas, sheet, *model.layout.regions[region][:2])
        for thing in things:
            box = canvas.box(thing.rect)
            bare = canvas.surface.subsurface(box).copy()
            seen = []
            for frame in (0, len(thing.frames) // 3, len(thing.frames) // 2, -1):
                canvas.surface.set_clip(box)
                painter.draw(canvas, thing.frames[frame], *thing.rect[:2])
                canvas.surface.set_clip(None)
                after = canvas.surface.subsurface(box).copy()
                canvas.surface.blit(bare, box)
                pairs = zip(pygame.image.tobytes(bare, "RGB"), pygame.image.tobytes(after, "RGB"))
                seen.append(max(abs(a - b) for a, b in pairs))
            assert max(seen[0], seen[-1]) < 6, f"{thing.rect} jumps when it begins or ends"
            assert max(seen) > 14, f"{thing.rect} is not to be seen"
    assert seen_places >= 2


def test_equal_things_share_their_frames(game: list[tuple[Session, int]]) -> None:
    session = game[0][0]
    one, two = (TableModel(session, bundled("art")) for _ in range(2))
    assert all(a.frames is b.frames for a, b in zip(one.art.living(one.view), two.art.living(two.view)))


def test_a_new_round_comes_with_a_slow_evening(desks: Callable[..., Desk]) -> None:
    before = None
    for session, seat in moments(2, 5):
        now = (hours.hour(session.view(seat).state), PRESENTATION.layout(session.view(seat)))
        if before is not None and now[0] != before[0] and now[1] == before[1]:
            break
        before = now
    desk = desks(animation="normal", ambience=False)
    scene = desk.sit(session.fork(len(session.plies) - 1))
    rest(desk)
    scene.play(session.plies[-1].action)
    for _ in range(60):
        scene.story.skip()
        desk.app.draw()
        if scene.board.fading:
            break
        tick(desk, 0.01)
    assert scene.board.fading
    for _ in range(60):
        tick(desk, 0.1)
        scene.story.skip()
    assert not scene.board.fading
