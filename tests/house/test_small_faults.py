"""Small things that are easily broken and hardly seen: each was broken once without a test that noticed it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.presentation import Panel, Shape, kit, presentation_of
from game.titles import catalogue
from game.titles.undecim.bot import terms
from game.ui.canvas import Canvas
from game.ui.scenes.lobby.tiles import Tile
from game.ui.widgets import Button

from ..titles.undecim.positions import Table
from ..ui.conftest import Desk


@pytest.mark.parametrize("eyes", range(1, 7))
def test_a_die_has_a_ground_and_its_eyes(eyes: int) -> None:
    ground, dots = kit.die(eyes).marks
    assert isinstance(ground, Panel)
    assert ground.fill != "none"
    assert isinstance(dots, Shape)
    assert dots.body.count("<circle") == eyes
    assert any(isinstance(mark, Panel) for mark in kit.die(9).marks)


def test_dice_of_the_pool_show_each_face_once_while_they_roll() -> None:
    rolls = presentation_of(catalogue["signorie"]).change("", "die:yellow:3").rolls
    assert sorted(rolls) == [f"die:yellow:{eyes}" for eyes in range(1, 7)]


def test_a_button_says_its_word_in_the_middle_and_beside_an_icon_at_the_left() -> None:
    assert Button((0, 0, 90, 30), "a").align == "center"
    assert Button((0, 0, 90, 30), "a", icon="undo").align == "left"
    assert Button((0, 0, 90, 30), "a", icon="undo", align="right").align == "right"


def test_a_press_beside_the_speed_changes_no_speed(desks: Callable[..., Desk]) -> None:
    desk = desks(table="full")
    timeline = desk.solo(7, 30).timeline
    x, y, w, h = timeline.rect
    desk.pilot.click(x + w / 2, y + h / 2)
    assert timeline.speed == 1
    desk.pilot.click(x + w - 130, y + h / 2)
    assert timeline.speed == 2


def test_the_ground_is_kept_while_the_window_stays(desk: Desk) -> None:
    scene = desk.solo(7, 30)
    desk.app.capture()
    first = scene.board.ground.picture
    scene.look_at(12)
    desk.app.capture()
    assert scene.board.ground.picture is first


def test_a_tile_says_its_word_beside_its_icon(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[float, ...]] = []
    line = Canvas.line
    monkeypatch.setattr(
        Canvas, "line", lambda self, text, rect, *a, **k: (said.append(rect), line(self, text, rect, *a, **k))
    )
    Tile((0, 0, 300, 60), "word", "", False, lambda: None, "tile", "undo").draw(desk.app.canvas)
    Tile((0, 0, 300, 60), "word", "", False, lambda: None, "tile").draw(desk.app.canvas)
    beside, alone = said
    assert beside[0] >= 30 > alone[0]


def test_two_alike_are_worth_a_settlement_to_the_bot() -> None:
    material = []
    for held in (("stone",), ("stone", "stone")):
        table = Table(3)
        table.s.sides[0] = held
        material.append(terms(table.s, 0)["material"])
    assert material[1] - material[0] > 1
