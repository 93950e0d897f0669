"""Pictures and texts are kept within bounds that follow the window, and let go when it changes."""

from __future__ import annotations

import random

import pygame
import pytest

from game.ui import fonts, memory
from game.ui.bounded import bytes_of
from game.ui.packed import Packs
from game.ui.rasters import Rasters, room_for
from game.ui.table.scene import TableScene

from ..table.games import solo
from .conftest import Desk

MEGABYTE = 1024 * 1024


def test_the_room_follows_the_window() -> None:
    assert room_for(640, 360) == room_for(1920, 1080) == 56 * MEGABYTE
    assert room_for(3840, 2160) == room_for(7680, 4320) == 100 * MEGABYTE
    assert room_for(1920, 1080) < room_for(2560, 1440) < room_for(3840, 2160)


def test_what_is_used_stays_and_what_is_not_gives_way() -> None:
    rasters = Rasters()
    rasters.give_room(MEGABYTE // 16)
    pictures = [pygame.Surface((60, 60)) for _ in range(8)]  # Not worth being packed.
    rasters.keep(("used",), pictures[0])
    for number, picture in enumerate(pictures[1:]):
        rasters.keep((number,), picture)
        assert rasters.kept(("used",)) is pictures[0]
        assert rasters.bytes <= rasters.room
    assert rasters.kept((0,)) is None
    rasters.keep(("used",), pictures[1])
    assert rasters.bytes <= rasters.room
    rasters.fit(1920, 1080)
    assert (rasters.bytes, rasters.kept(("used",))) == (0, None)


def test_what_gives_way_is_packed_and_comes_back_as_it_was() -> None:
    rasters = Rasters()
    rasters.give_room(4 * MEGABYTE)
    kinds = [(pygame.Surface((512, 512), pygame.SRCALPHA), "clear"), (pygame.Surface((512, 512)), "whole")]
    shown = {}
    for picture, name in kinds:
        picture.fill((20, 90, 160, 77))
        pygame.draw.circle(picture, (200, 30, 40, 255), (200, 300), 90)
        shown[name] = bytes(picture.get_buffer()), picture.get_flags(), picture.get_masks()
        rasters.keep((name,), picture)
    sign = rasters.keep(("sign",), pygame.Surface((8, 8)))
    for number in range(5):
        rasters.keep((number,), pygame.Surface((512, 512)))
    rasters.packs.wait()
    assert [key for key in rasters.packs.packed() if isinstance(key[0], str)] == [("clear",), ("whole",)]
    assert rasters.packs.bytes < MEGABYTE / 4
    for name, before in shown.items():
        found = rasters.kept((name,))
        assert found is not None
        assert (bytes(found.get_buffer()), found.get_flags(), found.get_masks()) == before
    assert rasters.bytes <= rasters.room
    assert rasters.kept(("sign",)) is sign, "what is small makes no room for what is large"


def test_what_is_packed_has_a_bound_and_is_let_go_of_with_the_rest() -> None:
    packs = Packs(1000)
    noise = pygame.image.frombytes(random.Random(1).randbytes(512 * 512 * 4), (512, 512), "RGBA")
    for number, picture in enumerate((pygame.Surface((512, 512)), noise)):
        packs.put((number,), picture)
    packs.wait()
    assert packs.bytes <= 1000
    assert packs.take((1,)) is None
    packs.fit(8 * MEGABYTE)
    packs.put(("drawing", 512, 512, ()), noise)
    packs.forget(("drawing", 512, 512, ()))
    packs.wait()
    assert packs.packed() == [], "what changes while it is packed is not kept"
    packs.put((1,), noise)
    packs.wait()
    assert packs.packed() == [(1,)]
    found = packs.take((1,))
    assert found is not None
    assert found.get_buffer().raw == noise.get_buffer().raw, "as it was, however much of it there is"
    packs.clear()
    assert (packs.packed(), packs.bytes) == ([], 0)


def test_texts_that_were_drawn_have_a_bound() -> None:
    fonts.forget()
    for number in range(3000):
        fonts.rendered(f"{number} 手を進めました。", "body", 40, "#000000")
        assert fonts.texts.bytes <= fonts.ROOM
    assert fonts.texts.bytes == sum(bytes_of(kept) for key in [*fonts.texts] if (kept := fonts.texts.get(key)))
    fonts.forget()
    assert fonts.texts.bytes == 0


def test_another_size_lets_go_of_what_no_longer_fits(desk: Desk) -> None:
    desk.solo(7, 20)
    for scale in (1.0, 1.25, 2.0, 1.0):
        desk.app.change_settings(ui_scale=scale)
        desk.app.draw()
        assert 0 < desk.app.rasters.bytes <= desk.app.rasters.room
    before = desk.app.rasters.bytes
    desk.app.change_settings(volume_all=3)
    assert desk.app.rasters.bytes == before, "what has nothing to do with the size changes nothing"


def table_with_choices(desk: Desk) -> TableScene:
    """A solo game at a moment at which several pieces can be lifted."""
    session = next(s for s in (solo(7, n) for n in range(20, 80)) if len(s.legal(0)) > 40)
    scene = desk.sit(session)
    assert sum(bool(scene.model.targets(piece)) for piece in scene.model.movable()) > 1
    return scene


def test_a_pulsing_light_is_drawn_in_few_strengths(desk: Desk) -> None:
    """While a piece is held for a second, its lights do not push everything else out."""
    scene = table_with_choices(desk)
    slots = scene.model.layout.slots
    piece = next(p for p in scene.model.movable() if any(not slots[s].area for s in scene.model.targets(p)))
    x, y, w, h = scene.model.laid[piece].rect
    desk.pilot.down(x + w / 2, y + h / 2)
    desk.pilot.move(x + w / 2 + 20, y - 20, True)
    for _ in range(60):
        desk.pilot.tick()
        desk.app.draw()
    before = desk.app.rasters.missed
    for _ in range(60):
        desk.pilot.tick()
        desk.app.draw()
    assert desk.app.rasters.missed - before < 20


def test_what_lights_up_is_ready_when_the_piece_is_lifted(desk: Desk) -> None:
    """What is drawn at lifting was drawn when the button went down."""
    scene, rasters = table_with_choices(desk), desk.app.rasters
    for piece in scene.model.movable():
        if not scene.model.targets(piece):
            continue
        x, y, w, h = scene.model.laid[piece].rect
        desk.app.draw()
        desk.pilot.down(x + w / 2, y + h / 2)
        before = rasters.missed
        desk.pilot.move(x + w / 2 + 20, y - 20, True)
        desk.app.draw()
        assert rasters.missed - before <= 8, piece
        desk.pilot.key("esc")
        desk.pilot.settle(1)


def test_a_table_that_is_covered_gives_its_pictures_back_and_is_the_same_again(desk: Desk) -> None:
    scene = desk.sit(solo(7, 30))
    desk.app.draw()
    before = pygame.image.tobytes(desk.app.capture(), "RGB")
    desk.open("pause", table=scene)
    assert scene.board.ground.picture is not None, "it still shines through"
    desk.app.scenes.pop()
    desk.open("settings")
    assert (scene.board.ground.picture, scene.board.ground._bare, scene.board.ground._layer) == (None, None, None)
    desk.app.draw()
    desk.app.scenes.pop()
    assert pygame.image.tobytes(desk.app.capture(), "RGB") == before


def test_an_opaque_picture_that_was_faint_once_comes_back_opaque() -> None:
    packs = Packs(MEGABYTE)
    picture = pygame.Surface((200, 200), 0, 32)
    picture.fill("#B2301F")
    picture.set_alpha(80)
    picture.set_alpha(255)
    packs.put(("faint",), picture)
    packs.wait()
    found, ground = packs.take(("faint",)), pygame.Surface((200, 200), 0, 32)
    assert found is not None
    ground.blit(found, (0, 0))
    assert ground.get_at((99, 99)) == pygame.Color("#B2301F")


def test_a_table_that_is_left_lets_go_of_what_its_pictures_are_put_together_of(desk: Desk) -> None:
    def kept() -> int:
        return sum(function.cache_info().currsize for function in memory.remembered("game.titles.cultus.art"))

    desk.solo(plies=3)
    desk.app.draw()
    assert kept() > 0
    before = desk.app.capture().get_buffer().raw
    scene = desk.app.scenes.stack.pop()
    scene.leave()
    assert kept() == 0
    desk.sit(solo(7, 3))
    assert desk.app.capture().get_buffer().raw == before


def test_what_is_free_goes_back_once_each_time_the_window_comes_to_rest(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[float] = []
    monkeypatch.setattr("game.ui.app.trim", lambda: given.append(desk.clock.now))
    desk.shelf()
    ticker = pygame.time.Clock()
    for _ in range(2):
        desk.app.invalidate()
        for _ in range(5):
            desk.clock.now += 0.5
            desk.app.turn(ticker)
    assert len(given) == 2
