"""The table lives while it rests: a few small things move, nothing else is drawn, and nothing of it touches the game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pygame
import pytest

from game.engine import Session
from game.table.layout import overlap
from game.ui.table.board.ambience import Ambience

from .conftest import Desk

STEP = 1 / 24


def lively(desks: Callable[..., Desk], **settings: Any) -> Desk:
    """A desk at which pieces move, with a table well on in its game that rests."""
    desk = desks(**{"animation": "normal", **settings})
    desk.solo(1, 60).alive.random.seed(3)
    rest(desk)
    return desk


def rest(desk: Desk) -> None:
    """Let the story come to its end, and draw what stands there then."""
    desk.scene.story.skip()
    for seconds in (0.2, 0.2):  # What lies under the pointer comes back.
        desk.app.advance(seconds)
        while desk.app._dirty:
            desk.app.frame()


def tick(desk: Desk, seconds: float = STEP) -> bool:
    """One turn of the window's loop; whether it drew a whole picture."""
    desk.clock.now += seconds
    return desk.app.frame()


def until_something_moves(desk: Desk, seconds: float = 60) -> Ambience:
    """Wait until the table lives."""
    for _ in range(round(seconds / STEP)):
        tick(desk)
        if desk.scene.alive.runs:
            return desk.scene.alive
    raise AssertionError("nothing moves")


def boxes(desk: Desk) -> list[pygame.Rect]:
    """Where something moves now, in pixels."""
    return [desk.app.canvas.box(run.thing.rect) for run in desk.scene.alive.runs]


def others(before: pygame.Surface, after: pygame.Surface, but: list[pygame.Rect]) -> bool:
    """True if two pictures differ anywhere else than in these boxes."""
    if but:
        before, after = before.copy(), after.copy()
    for box in but:
        before.fill("#000000", box)
        after.fill("#000000", box)
    return before.get_buffer().raw != after.get_buffer().raw


def test_a_few_small_things_move_and_nothing_else_is_drawn(desks: Callable[..., Desk]) -> None:
    desk = lively(desks)
    most, moved, seen = 0, 0, set()
    before, last = desk.app.surface.copy(), desk.app.surface.get_buffer().raw
    for _ in range(round(12 / STEP)):
        allowed = boxes(desk)
        assert not tick(desk)
        allowed += boxes(desk)
        most = max(most, len(desk.scene.alive.runs))
        now = desk.app.surface.get_buffer().raw
        if now != last:
            assert not others(before, desk.app.surface, allowed)
            before, last = desk.app.surface.copy(), now
            moved += 1
        seen |= {run.thing.rect for run in desk.scene.alive.runs}
    assert 1 <= most <= 5
    assert len(seen) > 2
    assert 30 < moved <= 12 * 12 + 20 * len(seen)


def test_what_has_moved_leaves_the_picture_as_it_was(desks: Callable[..., Desk]) -> None:
    desk = lively(desks)
    bare = pygame.image.tobytes(desk.app.surface, "RGB")
    alive = until_something_moves(desk)
    alive.random.uniform = lambda a, b: 1000.0
    alive._wakes = []
    for _ in range(round(6 / STEP)):
        tick(desk)
    assert not alive.runs
    assert pygame.image.tobytes(desk.app.surface, "RGB") == bare


def test_a_whole_picture_in_between_keeps_what_moves_and_a_capture_has_none_of_it(desks: Callable[..., Desk]) -> None:
    desk = lively(desks)
    bare = pygame.image.tobytes(desk.app.surface, "RGB")
    alive = until_something_moves(desk)
    for _ in range(12):
        tick(desk)
    moving = pygame.image.tobytes(desk.app.surface, "RGB")
    assert moving != bare
    desk.app.invalidate()
    while not tick(desk, 0.0):
        pass
    assert alive.runs
    assert pygame.image.tobytes(desk.app.surface, "RGB") == moving
    assert pygame.image.tobytes(desk.app.capture(), "RGB") == bare


@pytest.mark.parametrize(
    "settings", [{"animation": "off"}, {"reduced_motion": True}, {"ambience": False}], ids=lambda s: next(iter(s))
)
def test_who_wants_no_motion_has_none(desks: Callable[..., Desk], settings: dict[str, Any]) -> None:
    desk = lively(desks, **settings)
    bare = pygame.image.tobytes(desk.app.surface, "RGB")
    for _ in range(round(30 / STEP)):
        tick(desk)
    assert not desk.scene.alive.runs
    assert pygame.image.tobytes(desk.app.surface, "RGB") == bare


def _covered(desk: Desk) -> None:
    desk.open("settings")


def _past(desk: Desk) -> None:
    desk.scene.look_at(20)


def _held(desk: Desk) -> None:
    desk.scene.drag.select(desk.scene.model.movable()[0])


def _told(desk: Desk) -> None:
    desk.scene.story.deal()


def _asked(desk: Desk) -> None:
    desk.scene.hearing.show_forecast()


@pytest.mark.parametrize("change", [_covered, _past, _held, _told, _asked])
def test_all_of_it_stops_while_something_else_is_going_on(desks: Callable[..., Desk], change: Any) -> None:
    desk = lively(desks)
    if change is _held:
        desk.scene.play(next(iter(desk.scene.session.legal(0))))
        rest(desk)
    alive = until_something_moves(desk)
    change(desk)
    desk.app.invalidate()
    for _ in range(6):
        tick(desk)
    assert not alive.runs


def test_it_stops_without_the_player_and_goes_on_with_him(desks: Callable[..., Desk]) -> None:
    desk = lively(desks)
    for _ in range((120 + 5) * 10):
        tick(desk, 0.1)
    bare = pygame.image.tobytes(desk.app.surface, "RGB")
    for _ in range(round(20 / STEP)):
        tick(desk)
    assert not desk.scene.alive.runs
    assert pygame.image.tobytes(desk.app.surface, "RGB") == bare
    desk.pilot.move(3, 3)
    until_something_moves(desk)


def test_nothing_begins_in_a_window_without_the_focus(desks: Callable[..., Desk]) -> None:
    desk = lively(desks)
    desk.app._hear(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    for _ in range(round(30 / STEP)):
        tick(desk)
    assert not desk.scene.alive.runs
    desk.app._hear(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    until_something_moves(desk)


def test_nothing_moves_where_something_lies_or_light_stands(desks: Callable[..., Desk]) -> None:
    desk = lively(desks)
    alive = until_something_moves(desk)
    rect = alive.runs[0].thing.rect
    canvas = desk.app.canvas
    desk.app.draw()
    assert alive._clear(canvas, rect)
    desk.scene.drag_view.lit = [rect]
    assert not alive._clear(canvas, rect)
    desk.scene.drag_view.lit = []
    canvas.fill((rect[0] + 2, rect[1] + 2, 2, 2), "#FFFFFF", 20)
    assert not alive._clear(canvas, rect)
    alive.drawn(canvas)
    assert all(not overlap(run.thing.rect, rect) for run in alive.runs)


def test_never_more_than_five_even_if_all_want_to(desks: Callable[..., Desk]) -> None:
    desk = lively(desks)
    desk.scene.alive.random.uniform = lambda a, b: 0.1
    most = 0
    for _ in range(round(15 / STEP)):
        tick(desk)
        most = max(most, len(desk.scene.alive.runs))
        rects = [run.thing.rect for run in desk.scene.alive.runs]
        assert not any(overlap(one, two) for i, one in enumerate(rects) for two in rects[:i])
    assert most == 5


def test_the_game_knows_nothing_of_it(desks: Callable[..., Desk]) -> None:
    desk = lively(desks)
    session: Session = desk.scene.session
    digest, plies = session.at(len(session.plies)).digest(), len(session.plies)
    written = desk.journal.document.read_bytes()
    for _ in range(round(30 / STEP)):
        tick(desk)
    assert desk.scene.alive._time > 25
    assert (session.at(len(session.plies)).digest(), len(session.plies)) == (digest, plies)
    assert desk.journal.document.read_bytes() == written


def test_the_screen_is_the_whole_picture_but_for_what_moves(desks: Callable[..., Desk]) -> None:
    desk = lively(desks)
    chance = Random(4)
    compared = 0
    for _ in range(500):
        if chance.random() < 0.12:
            desk.pilot.move(chance.uniform(0, 1280), chance.uniform(0, 720))
        if not tick(desk):
            continue
        moving, shown = boxes(desk), desk.app.surface.copy()
        assert not others(shown, desk.app.capture(), moving)
        compared += bool(moving)
    assert compared > 5
