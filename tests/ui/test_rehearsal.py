"""What a game shows later on is drawn ahead while nobody does anything, and looks the same."""

from __future__ import annotations

import logging
from collections.abc import Callable

import pygame
import pytest

from game.engine import Seat, Session
from game.presentation import DisplayList
from game.titles import catalogue
from game.ui.canvas import Canvas
from game.ui.rasters import Rasters
from game.ui.table import rehearsal
from game.ui.table.board.painter import foresee

from .conftest import Desk

TWO = [Seat("A"), Seat("B")]
CURTAIN = "shared/house/curtain"


def table_of(desk: Desk, title: str) -> Desk:
    desk.sit(Session(catalogue[title], TWO, {}, 3), keep=False)
    desk.scene.story.skip()
    return desk


def looked_at(desk: Desk) -> set[object]:
    """The names of what is packed after a while in which nobody does anything."""
    for _ in range(3000):
        desk.scene.idle()
    desk.app.rasters.packs.wait()
    return {key[1] if key[0] == "half" else key[0] for key in desk.app.rasters.packs.packed()}


def test_the_scenes_to_come_and_the_curtain_are_ready(desks: Callable[..., Desk]) -> None:
    desk = table_of(desks(size=(1920, 1080), animation="off"), "cuba")
    assert {CURTAIN, "cuba/scenes/chamber", "cuba/scenes/town"} <= looked_at(desk)
    missed = desk.app.rasters.missed
    ready = desk.app.rasters.svg(CURTAIN, 1920, 1080)
    assert ready.get_buffer().raw == Rasters().svg(CURTAIN, 1920, 1080).get_buffer().raw
    assert desk.app.rasters.missed == missed + 1, "it is kept now"


def test_nothing_is_drawn_ahead_while_a_bot_thinks(desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch) -> None:
    desk = table_of(desks(size=(1920, 1080), animation="off"), "cuba")
    monkeypatch.setattr(type(desk.scene.seats), "thinking", (0, 0.5))
    assert CURTAIN not in looked_at(desk)


def test_a_fault_ends_it_with_a_line_in_the_log(
    desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    desk = table_of(desks(animation="off"), "cultus")
    monkeypatch.setattr(rehearsal, "foresee", lambda *given: 1 / 0)
    with caplog.at_level(logging.ERROR):
        looked_at(desk)
    assert caplog.text.count("cultus shows later on could not be looked through") == 1


def test_what_mostly_lies_out_of_the_window_is_left_alone() -> None:
    sheet = DisplayList(1280, 720)
    sheet.svg(CURTAIN, (-1000, 0, 1280, 720))
    rasters = Rasters()
    foresee(Canvas(pygame.Surface((1280, 720)), 1, rasters=rasters), sheet, later=True)
    rasters.packs.wait()
    assert rasters.packs.packed() == []
    sheet.svg(CURTAIN, (0, 0, 1280, 720))
    foresee(Canvas(pygame.Surface((1280, 720)), 1, rasters=rasters), sheet, later=True)
    rasters.packs.wait()
    assert [key[0] for key in rasters.packs.packed()] == [CURTAIN]
