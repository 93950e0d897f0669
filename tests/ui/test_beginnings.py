"""The beginning of a game and of a round: shown for a moment, skipped by anything, the same in the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.engine import Seat, Session, Title
from game.table.playback.motion import DEAL, deal
from game.titles import catalogue
from game.ui.table.playback.round_banner import LENGTH, round_begun

from ..table.games import solo
from ..toy import TITLE as TOY
from .conftest import Desk


def farm() -> Session:
    """A new game of the toy for one person and somebody else."""
    return Session(TOY, [Seat("A"), Seat("B", "bot:random")], {}, 7)


def test_a_new_game_is_dealt_piece_after_piece(desks: Callable[..., Desk]) -> None:
    desk = desks(animation="normal")
    scene = desk.sit(solo(7), keep=False)
    motions = {motion.piece: motion for motion in scene.story.motions}
    assert set(motions) == set(scene.model.laid)
    assert max(m.begin + m.length for m in motions.values()) <= DEAL + 0.3
    late = max(motions.values(), key=lambda m: m.begin)
    assert scene.story.pose_of(scene.model.laid[late.piece]).alpha == 0
    desk.pilot.wait(DEAL + 0.5)
    assert not scene.story.busy


def test_the_first_question_waits_until_everything_lies(desks: Callable[..., Desk]) -> None:
    desk = desks(animation="normal")
    scene = desk.sit(solo(7), keep=False)
    desk.app.capture()
    assert scene.story.dealing
    assert scene.prompt is None
    desk.pilot.wait(DEAL + 0.5)
    desk.app.capture()
    assert scene.prompt is not None


@pytest.mark.parametrize("title", catalogue.values(), ids=lambda title: title.id)
def test_the_first_question_comes_by_itself(desks: Callable[..., Desk], title: Title) -> None:
    """Also where nothing lies on the table yet that could be dealt."""
    desk = desks(animation="normal")
    others = [Seat("B", "bot:random")] * (title.fewest - 1)
    scene = desk.sit(Session(title, [Seat("A"), *others], {}, 7), keep=False)
    desk.pilot.wait(DEAL + 0.5)
    desk.app.capture()
    assert not scene.story.dealing
    assert scene.prompt is not None or scene.model.dests.legal or not scene.model.playing


@pytest.mark.parametrize("way", ["click", "space", "wait"])
def test_however_the_deal_ends_the_table_is_the_same(desks: Callable[..., Desk], way: str) -> None:
    pictures = []
    for ending in ("wait", way):
        desk = desks(animation="normal")
        scene = desk.sit(solo(7), keep=False)
        if ending == "click":
            desk.pilot.click(2, 2)
        elif ending == "space":
            desk.pilot.key("space")
        desk.pilot.settle()
        desk.pilot.click(2, 2)
        desk.pilot.settle()
        scene.context.time = 100.0  # Lights breathe by the clock.
        pictures.append(desk.app.capture().get_buffer().raw)
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("settings", [{"animation": "off"}, {"animation": "normal", "reduced_motion": True}])
def test_nobody_who_wants_no_motion_is_dealt_to(desks: Callable[..., Desk], settings: dict[str, object]) -> None:
    desk = desks(**settings)
    assert not desk.sit(solo(7), keep=False).story.busy


def test_a_game_that_goes_on_is_not_dealt_again(desks: Callable[..., Desk]) -> None:
    desk = desks(animation="normal")
    assert not desk.sit(solo(7, 3), keep=False).story.dealing


def test_the_deal_goes_in_reading_order_and_nothing_flies_from_afar() -> None:
    from game.paths import bundled
    from game.table.model import TableModel

    laid = TableModel(solo(7), bundled("art"), 0).laid
    for motion in deal(laid):
        assert motion.start[0] == motion.end[0]
        assert 0 < motion.end[1] - motion.start[1] < 60


def test_a_further_round_dawns_and_an_own_turn_does_not(desks: Callable[..., Desk]) -> None:
    desk = desks(animation="normal")
    scene = desk.sit(farm(), keep=False)
    scene.story.skip()
    seen: list[str] = []
    for _ in range(60):
        pending = scene.session.pending
        if pending is None:
            break
        scene.play(scene.session.legal(pending.seats[0])[0])
        begun = round_begun(scene.session.plies[-1].events, scene.model.presentation)
        for _ in range(400):
            if scene.story.banner is not None:
                seen.append(scene.story.banner[0])
                assert begun is not None
                desk.app.draw()
                break
            if not scene.story.busy:
                break
            desk.pilot.tick(0.05)
        scene.story.skip()
        assert scene.story.banner is None
    assert len(seen) == 2, "the second and the third season"
    assert all("2" in text or "3" in text for text in seen)
    assert LENGTH < 1
