"""In play the light of the ground goes over slowly; back, in the past and with reduced motion it is there at once."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.presentation import DisplayList
from game.ui import slices
from game.ui.table.board import daylight

from .conftest import Desk
from .test_ambience import rest, tick

ROOM = (400.0, 690.0, 20.0, 20.0)


def lit(desks: Callable[..., Desk], **settings: Any) -> Desk:
    """A table whose light is another one after every ply: a brighter spot on its ground."""
    desk = desks(**{"animation": "normal", "ambience": False, **settings})
    scene = desk.solo(7, 60)

    def light(view: Any) -> DisplayList:
        sheet = DisplayList(1280, 720)
        bright = 200 if len(scene.session.plies) > 60 and view.state is not old else 0
        sheet.panel((100, 2, 40, 4), f"#{bright:02X}{bright:02X}{bright:02X}", radius=0)
        return sheet

    old = scene.model.view.state
    scene.model.art.light = light
    at_hour(scene, "")
    scene.board.forget()
    rest(desk)
    return desk


def at_hour(scene: Any, hour: str) -> None:
    """Let it be that hour in every view."""
    told = scene.model.presentation.standing
    scene.model.presentation.standing = lambda view: told(view)._replace(hour=hour)


def spot(desk: Desk) -> int:
    """How bright the light is."""
    ground = desk.scene.board.ground.picture
    return int(ground.get_at((120, 4))[0])


def play(desk: Desk) -> None:
    """Somebody does something; its motion is over at once."""
    scene = desk.scene
    scene.play(scene.session.legal(0)[0])
    scene.story.skip()
    desk.app.draw()


def halfway(desk: Desk) -> int:
    """Somebody has played, and half of the time has gone: how bright the light is then."""
    play(desk)
    for _ in range(20):
        tick(desk, 0.1)
    half = spot(desk)
    assert 40 < half < 160
    return half


def test_in_play_it_goes_over_in_four_seconds(desks: Callable[..., Desk]) -> None:
    desk = lit(desks)
    assert spot(desk) == 0
    play(desk)
    seen = [spot(desk)]
    for _ in range(round((daylight.SECONDS + 1) * 10)):
        tick(desk, 0.1)
        seen.append(spot(desk))
    assert (seen[0], seen[-1]) == (0, 200)
    assert all(b - a < 30 for a, b in pairwise(seen))
    assert sum(a != b for a, b in pairwise(seen)) > 8
    assert not desk.scene.board.fading


def test_the_end_is_the_picture_without_a_change(desks: Callable[..., Desk]) -> None:
    desk = lit(desks)
    play(desk)
    for _ in range(60):
        tick(desk, 0.1)
    faded = pygame.image.tobytes(desk.app.capture(), "RGB")
    desk.scene.board.forget()
    assert pygame.image.tobytes(desk.app.capture(), "RGB") == faded


def test_what_is_played_meanwhile_shows_at_once_and_the_light_goes_on(desks: Callable[..., Desk]) -> None:
    desk = lit(desks)
    half = halfway(desk)
    desk.scene.board.forget()  # As a ply does, which changes the panels.
    desk.app.draw()
    assert abs(spot(desk) - half) < 25
    assert desk.scene.board.fading


def test_on_another_board_it_is_there_at_once(desks: Callable[..., Desk]) -> None:
    desk = lit(desks)
    play(desk)
    for _ in range(20):
        tick(desk, 0.1)
    assert desk.scene.board.fading
    desk.scene.model.same_board = lambda other: False
    desk.scene.board.forget()
    desk.app.draw()
    assert spot(desk) == 200
    assert not desk.scene.board.fading


def test_reduced_motion_has_it_at_once(desks: Callable[..., Desk]) -> None:
    desk = lit(desks, reduced_motion=True)
    play(desk)
    assert spot(desk) == 200


def test_the_past_has_its_own_light_at_once(desks: Callable[..., Desk]) -> None:
    desk = lit(desks)
    old = desk.scene.model.view.state
    play(desk)
    desk.scene.undo()
    desk.app.draw()
    assert not desk.scene.board.fading
    assert desk.scene.model.view.state.digest() == old.digest()
    desk.scene.look_at(30)
    desk.app.draw()
    assert not desk.scene.board.fading
    at_hour(desk.scene, "dusk")
    desk.scene.look_at(None)
    desk.app.draw()
    assert not desk.scene.board.fading


def test_another_light_in_the_same_hour_is_there_at_once(desks: Callable[..., Desk]) -> None:
    desk = lit(desks)
    at_hour(desk.scene, "dusk")
    desk.scene.board.forget()
    desk.app.draw()
    play(desk)
    assert spot(desk) == 200
    assert not desk.scene.board.fading


def test_other_eyes_see_no_light_of_what_these_saw(desks: Callable[..., Desk]) -> None:
    desk = lit(desks)
    scene = desk.scene
    scene.play(scene.session.legal(0)[0])
    scene.story.skip()
    scene.model.view = scene.model.view._replace(seat=None)
    desk.app.draw()
    assert spot(desk) == 200
    assert not scene.board.fading


def test_the_window_goes_over_band_by_band_none_ahead_by_more_than_a_step(desks: Callable[..., Desk]) -> None:
    desk = lit(desks)
    scene = desk.scene
    width, height = desk.app.surface.get_size()
    before = scene.model.view.state

    def light(view: Any) -> DisplayList:
        sheet = DisplayList(1280, 720)
        sheet.panel((1200, 0, 40, 720), "#000000" if view.state is before else "#C8C8C8", radius=0)
        return sheet

    scene.model.art.light = light
    at_hour(scene, "dawn")
    scene.board.forget()
    rest(desk)
    scene.play(scene.session.legal(0)[0])
    at_hour(scene, "dusk")
    scene.story.skip()
    desk.app.draw()
    seen: list[list[int]] = []
    for _ in range(60):
        tick(desk, 0.05)
        ground = scene.board.ground.picture
        rows = [height * (2 * band + 1) // (2 * daylight.BANDS) for band in range(daylight.BANDS)]
        seen.append([int(ground.get_at((width * 1220 // 1280, row))[0]) for row in rows])
    assert all(max(bands) - min(bands) <= 200 // daylight.STEPS + 3 for bands in seen)
    assert any(max(bands) > min(bands) for bands in seen), "one band goes before the next"
    assert 100 < seen[-1][0] < 200


def test_nobody_sees_the_old_light_where_the_ground_is_painted_meanwhile(
    desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = lit(desks)
    half = halfway(desk)
    monkeypatch.setattr(slices, "FRAME", 0.0)  # The least that a frame can do.
    monkeypatch.setattr(slices, "LEAST", 0.0)
    monkeypatch.setattr(type(desk.scene.story), "moving", property(lambda story: True))
    desk.scene.board.forget()
    frames = 0
    while frames == 0 or desk.scene.board.ground.lacks:
        desk.app.draw(in_parts=True)
        frames += 1
        assert abs(spot(desk) - half) < 25, frames
        assert frames < 4000
    assert frames > 5
