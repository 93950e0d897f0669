"""What others do is told as it happens: the table shows what has been told and never more."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from game.engine import Action, Ply, Session
from game.engine.record import read_record, write_record
from game.engine.replay import replay_record
from game.titles import catalogue
from game.ui.scenes.curtain import Curtain
from game.ui.table.scene import TableScene

from ..table.games import solo, together
from .conftest import Desk

STRIKE = 5
"""A seed whose rival strikes early."""


def told_ply(scene: TableScene, kind: str = "") -> Ply:
    """Play at random until a ply begins a story in which an event of that kind is told."""
    rng = random.Random(2)
    session = scene.session
    while session.pending:
        seat = session.pending.seats[0]
        legal = session.legal(seat)
        scene.play(rng.choice(legal))
        if scene.story.telling and (not kind or any(e.kind == kind for e in session.plies[-1].events)):
            return session.plies[-1]
        scene.story.skip()
    raise AssertionError("nothing was told")


def begun(desks: Callable[..., Desk], kind: str = "", **settings: Any) -> tuple[Desk, TableScene, Ply]:
    """A table at which a ply is being told in which such an event happens."""
    desk = desks(**{"animation": "normal", **settings})
    scene = desk.sit(solo(STRIKE, 0), keep=False)
    return desk, scene, told_ply(scene, kind)


def last_picture(desk: Desk, session: Session, wait: float, how: Callable[[Desk], None]) -> bytes:
    """The picture after the last ply was shown, told as far as ``wait`` and then ended in some way."""
    scene = desk.sit(session, keep=False)
    scene.story.skip()
    scene.look_at(None)
    ply = session.plies[-1]
    session.undo_to(len(session.plies) - 1)
    scene.look_at(None)
    scene.play(ply.action)
    assert scene.story.telling
    desk.pilot.wait(wait)
    how(desk)
    desk.pilot.settle()
    desk.pilot.move(2, 2)
    desk.pilot.settle()
    return desk.app.capture().get_buffer().raw


def copy(session: Session) -> Session:
    again = replay_record(read_record(write_record(session.to_record())), catalogue)
    assert isinstance(again, Session)
    return again


def ended(seed: int = STRIKE) -> Session:
    """A solo game whose last ply ends the actions, so that the rival acts."""
    session = solo(seed, 0)
    rng = random.Random(seed)
    strikes = 0
    while session.pending:
        legal = session.legal(0)
        ply = session.propose(rng.choice(legal))
        assert isinstance(ply, Ply)
        strikes += any(e.kind == "enemy_strikes" for e in ply.events)
        if strikes and any(e.kind.startswith("effect_") for e in ply.events) and session.pending:
            return session
    raise AssertionError("the rival never struck")


@pytest.mark.sample(4)
@pytest.mark.parametrize("wait", [0.0, 0.3, 0.7, 1.1, 2.0])
@pytest.mark.parametrize("key", ["space", "esc", "click on nothing"])
def test_a_story_ends_in_the_same_picture_however_it_ends(desks: Callable[..., Desk], wait: float, key: str) -> None:
    def end(desk: Desk) -> None:
        desk.pilot.key(key) if key in ("space", "esc") else desk.pilot.click(3, 716)

    session = ended()
    played = last_picture(desks(animation="normal"), copy(session), 0, lambda desk: None)
    assert last_picture(desks(animation="normal"), copy(session), wait, end) == played


def test_a_curtain_goes_up_from_the_table_and_its_story(desks: Callable[..., Desk]) -> None:
    desk = desks(animation="normal")
    session = together(3, 7, 53)
    desk.sit(session, keep=False)
    curtain = desk.top
    assert isinstance(curtain, Curtain)
    desk.pilot.down(640, 503)
    desk.pilot.wait(0.75)
    desk.pilot.up(640, 503)
    assert desk.top is curtain
    assert curtain.rising >= 0
    assert desk.scene.story.telling
    under = desk.app.capture().get_at((1262, 700))
    desk.pilot.wait(0.3)
    assert desk.top is desk.scene
    assert desk.app.capture().get_at((1262, 700)) == under
    assert desk.scene.story.telling


def test_without_motion_there_is_only_the_last_picture(desk: Desk) -> None:
    scene = desk.sit(ended(), keep=False)
    rng = random.Random(1)
    for _ in range(40):
        if not scene.session.pending:
            break
        scene.play(rng.choice(scene.session.legal(0)))
        assert not scene.story.telling
        assert scene.model.telling is None


def test_nothing_is_shown_before_it_has_been_told(desks: Callable[..., Desk]) -> None:
    desk, scene, ply = begun(desks, "enemy_strikes")
    session, seen = scene.session, 0
    final = session.view(0).state.enemy_vp
    before = session.view(0, ply.n - 1).state.enemy_vp
    assert final > before
    while scene.story.telling:
        step = scene.model.telling
        desk.app.draw()
        told = session.plies[-1]._replace(events=session.plies[-1].events[: step.told])
        assert scene.model.plies[-1] == told
        struck = any(e.kind.startswith("effect_") for e in told.events)
        assert scene.model.view.state.enemy_vp == (final if struck else before)
        assert len([line for line in scene.log.lines if line.ply == ply.n]) <= len(told.events) + 1
        seen = max(seen, step.told)
        assert not scene.model.playing
        desk.pilot.wait(0.1)
    assert seen >= 3
    assert scene.model.view.state.enemy_vp == final
    assert scene.model.playing


def test_points_arrive_before_the_plate_counts_them(desks: Callable[..., Desk]) -> None:
    desk, scene, _ = begun(desks, "enemy_strikes")
    held = 0
    while scene.story.telling:
        if scene.model.seen_before is not None and scene.story.flights:
            held += 1
            assert scene.model.seen_before.state.enemy_vp < scene.model.view.state.enemy_vp
        desk.pilot.wait(0.05)
    assert held
    desk.pilot.settle()
    assert scene.model.seen_before is None


def test_a_click_ends_the_story_and_is_a_click(desks: Callable[..., Desk]) -> None:
    desk, scene, _ = begun(desks)
    desk.pilot.press("bar-menu")
    assert not scene.story.telling
    assert type(desk.top).__name__ == "Pause"


def test_step_by_step_every_click_goes_on_by_one(desks: Callable[..., Desk]) -> None:
    desk, scene, ply = begun(desks, "enemy_strikes", animation="step")
    steps = []
    for _ in range(len(ply.events) + 3):
        if scene.model.telling is None:
            break
        steps.append(scene.model.telling.told)
        waits = scene.model.telling.event is not None
        desk.pilot.wait(6)
        assert scene.story.telling == waits, "only what follows without a word goes by itself"
        if waits:
            desk.pilot.click(4, 60)
    assert len(steps) >= 3
    assert steps == sorted(steps)
    assert scene.model.playing


def test_the_bell_tells_again_what_happened(desks: Callable[..., Desk]) -> None:
    desk, scene, ply = begun(desks, "enemy_strikes")
    scene.story.skip()
    scene.look_at(None)
    before = scene.model.view.state.dump()
    desk.pilot.key("n")
    assert scene.story.telling
    assert scene.model.telling.n == ply.n
    assert scene.model.view.state.enemy_vp <= scene.session.view(0).state.enemy_vp
    desk.pilot.settle()
    assert not scene.story.telling
    assert scene.model.view.state.dump() == before


def test_reduced_motion_moves_nothing_and_still_tells(desks: Callable[..., Desk]) -> None:
    desk, scene, _ = begun(desks, "enemy_strikes", reduced_motion=True)
    while scene.story.telling:
        assert scene.story.motions == []
        assert all(flight.start is None for flight in scene.story.flights)
        desk.app.draw()
        desk.pilot.wait(0.1)


def test_whoever_comes_back_is_told_what_the_others_did(desks: Callable[..., Desk]) -> None:
    desk = desks(animation="normal")
    scene = desk.sit(together(3, 7, 53), keep=False)
    curtain, session = desk.top, scene.session
    assert curtain is not None
    seat = session.pending.seats[0]
    desk.app.scenes.stack.pop()
    scene.seats.sit(seat)
    assert scene.story.telling
    told: list[int | str] = []
    while scene.story.telling:
        step = scene.model.telling
        if step.event is not None:
            told.append(step.actor)
        desk.pilot.wait(0.2)
    assert told
    assert set(told) != {seat}
    assert scene.model.playing


def test_what_was_taken_back_is_no_news(desks: Callable[..., Desk]) -> None:
    desk, scene, ply = begun(desks, "enemy_strikes")
    scene.story.skip()
    assert ply.n in scene.story.news
    scene.undo()
    assert ply.n not in scene.story.news
    desk.pilot.key("n")
    assert all(n <= len(scene.session.plies) for n in scene.story.news)


def test_what_is_undone_while_it_is_told_is_told_no_more(desks: Callable[..., Desk]) -> None:
    desk, scene, ply = begun(desks)
    desk.pilot.wait(0.3)
    scene.undo()
    assert not scene.story.telling
    assert len(scene.session.plies) == ply.n - 1
    assert isinstance(scene.model.dests.legal[0], Action)
