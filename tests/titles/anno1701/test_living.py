"""The strait lives: the event die brings its weather, and what moves by itself begins and ends as the painting rests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pygame
import pytest

from game.engine import Seat, Session
from game.paths import bundled
from game.presentation import Panel, Svg, art_of
from game.table.layout import inside, overlap
from game.table.model import TableModel
from game.text.catalog import Texts
from game.titles.anno1701 import TITLE
from game.titles.anno1701.art import weather
from game.titles.anno1701.rules.components import EVENTS
from game.titles.anno1701.table.placing import layout
from game.ui.canvas import Canvas
from game.ui.rasters import Rasters
from game.ui.table.board.painter import Painter

from ...ui.conftest import Desk
from ...ui.test_ambience import rest, tick
from .test_table import walked

ART = art_of(TITLE)
GROUNDS = {"plots of the islands": ("rival", "focus"), "only sometimes there": ("toast",)}
"""Regions in which something may move all the same, and why."""


def luminance(colour: str) -> float:
    """How light a colour is, 0 to 1."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


@pytest.fixture(scope="module")
def tables() -> dict[str, Session]:
    """A session at rest on the table, and one in the dice phase."""
    found: dict[str, Session] = {}
    for session in walked(3, {}, 200):
        board = layout(session.view(0))
        if len(session.plies) > 60 and board in ("table", "dice") and board not in found:
            found[board] = session.fork(len(session.plies))
        if len(found) == 2:
            break
    return found


def models(tables: dict[str, Session]) -> Iterator[TableModel]:
    """Both boards in every weather."""
    for session in tables.values():
        for event in range(len(EVENTS)):
            model = TableModel(session, bundled("art"))
            model.view.state.event = event
            yield model


def test_every_weather_comes_in_a_game() -> None:
    seen = set()
    for session in walked(15, {}):
        view = session.view(0)
        seen.add(weather.weather(view.state))
        light = ART.light(view)
        assert light is None or light.size == (1280, 720)
    assert seen == set(weather.WEATHERS)


def test_each_weather_has_its_sky_and_its_light() -> None:
    skies, lights = set(), []
    session = next(iter(walked(3, {}, 1)))
    for event in range(len(EVENTS)):
        view = session.view(0)
        view.state.phase, view.state.event = "dice", event
        skies |= {mark.name for mark in ART.backdrop(view).marks if isinstance(mark, Svg) and "/sky/" in mark.name}
        lights.append(ART.light(view))
        assert ART.presentation.standing(view).hour == weather.WEATHERS[event]
    assert len(skies) == len(EVENTS)
    assert all((bundled("art") / f"{name}.svg").is_file() for name in skies)
    assert lights[0] is None
    assert all(one != two for i, one in enumerate(lights) for two in lights[:i])


def test_weather_and_what_moves_tell_nothing_hidden() -> None:
    rng = Random(5)
    for session in walked(4, {}, 160):
        view = session.view(0)
        guess = view._replace(state=TITLE.controller().determinise(view, rng)) if session.pending else view
        assert ART.light(view) == ART.light(guess)
        assert ART.living(view) == ART.living(guess)
        assert ART.backdrop(view) == ART.backdrop(guess)
        if session.at(len(session.plies)).searched < 0 and not session.at(len(session.plies)).spying:
            assert ART.light(view) == ART.light(session.view(1))


def test_a_weather_makes_nothing_lighter() -> None:
    painting = ("#EBD7A4", "#9CBB6C", "#6C9350", "#7FC0DA", "#1C5C86", "#0D2F4A")
    for now in weather.VEILS:
        assert all(luminance(weather.blend(colour, now)) <= luminance(colour) * 1.06 + 0.004 for colour in painting)
    for now in weather.WEATHERS:
        veils = [m for m in weather.scenery(now, "").marks if isinstance(m, Panel)]
        assert len(veils) == (now in weather.VEILS)


def test_it_moves_clear_of_cards_piles_and_words(tables: dict[str, Session]) -> None:
    free = {"ask", *(name for names in GROUNDS.values() for name in names)}
    assert set(tables) == {"table", "dice"}
    for model in models(tables):
        things = model.art.living(model.view)
        assert len(things) > 20
        for thing in things:
            x, y, w, h = thing.rect
            assert inside((0, 38, 1280, 648), x, y), thing.rect
            assert inside((0, 38, 1280, 648), x + w, y + h), thing.rect
            assert max(w / 100, w * h / 6000) <= 1
            assert 24 <= len(thing.frames) <= 48
            assert all(frame.size == (w, h) for frame in thing.frames)
            met = [name for name, slot in model.layout.slots.items() if overlap(slot.rect, thing.rect)]
            met += [name for name, r in model.layout.regions.items() if name not in free and overlap(r, thing.rect)]
            assert not met, f"{thing.rect} meets {met}"


@pytest.mark.parametrize("event", ["", "fire", "pirates_hunt"])
def test_each_begins_and_ends_as_the_painting_rests(tables: dict[str, Session], event: str) -> None:
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    texts = Texts("en")
    texts.read(TITLE)
    model = TableModel(tables["table"], bundled("art"))
    model.view.state.event = EVENTS.index(event)
    painter = Painter(texts, "anno1701")
    canvas = Canvas(pygame.Surface((1280, 720)), 1.0, (0, 0), Rasters(), title="anno1701")
    painter.draw(canvas, model.art.backdrop(model.view))
    light = model.art.light(model.view)
    if light is not None:
        painter.draw(canvas, light)
    for thing in model.art.living(model.view):
        box = canvas.box(thing.rect)
        bare = canvas.surface.subsurface(box).copy()
        seen = []
        for frame in (0, len(thing.frames) // 3, len(thing.frames) // 2, -1):
            canvas.surface.set_clip(box)
            painter.draw(canvas, thing.frames[frame], *thing.rect[:2])
            canvas.surface.set_clip(None)
            now = canvas.surface.subsurface(box).copy()
            canvas.surface.blit(bare, box)
            pairs = zip(pygame.image.tobytes(bare, "RGB"), pygame.image.tobytes(now, "RGB"))
            seen.append(max(abs(a - b) for a, b in pairs))
        assert max(seen[0], seen[-1]) < 6, f"{thing.rect} jumps when it begins or ends"
        assert max(seen) > 14, f"{thing.rect} is not to be seen"


def test_equal_things_share_their_frames(tables: dict[str, Session]) -> None:
    one, two = (TableModel(tables["table"], bundled("art")) for _ in range(2))
    assert all(a.frames is b.frames for a, b in zip(one.art.living(one.view), two.art.living(two.view)))


def test_a_roll_brings_its_weather_slowly(desks: Callable[..., Desk]) -> None:
    for session in walked(3, {}, 200):
        rolls = [action for action in session.legal(0) if action.kind == "roll_dice"]
        if rolls and len(session.plies) > 40:
            break
    desk = desks(animation="normal", ambience=False)
    scene = desk.sit(session.fork(len(session.plies), [Seat("Anna"), Seat("Johann", "bot:random")]))
    rest(desk)
    assert not scene.board.fading
    scene.play(rolls[0])
    faded = False
    for _ in range(160):
        faded = faded or scene.board.fading
        tick(desk, 0.1)
    assert faded
    assert not scene.board.fading
