"""The end of a game at the table: the final scoring row by row, then the ending."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.engine import Seat, Session
from game.engine.record import read_record, write_record
from game.engine.replay import replay_record
from game.presentation import presentation_of
from game.table.playback.final_scoring import WHOLE
from game.titles import catalogue
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.ending.rise import LENGTH
from game.ui.scenes.ending.scene import EndingScene
from game.ui.table.scene import TableScene

from ..house.titles import COUNTED
from ..table.test_tallying import played
from .conftest import Desk

FRAME = 1 / 60
NAMES = [title.id for title in COUNTED if title.id in catalogue]
each_counted = pytest.mark.parametrize("name", NAMES)


def before_the_end(name: str, seats: int = 0, seed: int = 3) -> Session:
    """A game that is over, as it lies on the disk."""
    whole = played(name, seats or catalogue[name].fewest, seed)
    again = replay_record(read_record(write_record(whole.to_record())), catalogue)
    assert isinstance(again, Session)
    return again


def last_ply(desk: Desk, session: Session) -> TableScene:
    """Sit down before the last ply, do it, and let what comes before the final scoring be told."""
    action = session.plies[-1].action
    scene = desk.sit(session.fork(len(session.plies) - 1, session.seats), keep=False)
    top = desk.top
    if isinstance(top, Curtain):
        top.lift()
        desk.app.scenes.back_to(scene)
    scene.story.skip()
    scene.play(action)
    scene.story.skip()
    desk.pilot.tick()
    return scene


def to_the_ending(desk: Desk, most: float = 20) -> float:
    """Seconds until the ending stands and nothing moves in it."""
    for frame in range(round(most / FRAME)):
        top = desk.top
        if isinstance(top, EndingScene) and not top.rise.busy:
            return frame * FRAME
        desk.pilot.tick()
    raise AssertionError("no ending")


def last_picture(desk: Desk) -> bytes:
    desk.pilot.settle()
    desk.pilot.move(2, 2)
    desk.pilot.settle()
    assert isinstance(desk.top, EndingScene)
    return desk.app.capture().get_buffer().raw


@pytest.mark.sample(2)
@each_counted
def test_rows_are_counted_in_order_until_the_plates_show_the_result(desks: Callable[..., Desk], name: str) -> None:
    desk = desks(animation="normal")
    scene = last_ply(desk, before_the_end(name, catalogue[name].most))
    counting, presentation = scene.counting, presentation_of(catalogue[name])
    tally = counting.tally
    assert tally is not None
    seen: list[int] = []
    while counting.busy:
        at = counting.row
        assert scene.model.telling is not None, "nothing is shown that has not been counted"
        assert not scene.model.playing
        shown = presentation.standing(scene.model.view).scores
        if shown:
            known = {presentation.standing(_shown(scene, n)).scores for n in (max(0, at), at + 1)}
            assert shown in known
        seen += [at] if at not in seen else []
        desk.pilot.tick()
    assert seen == list(range(-1 if tally.rows else 0, len(tally.rows) + 1))
    assert isinstance(desk.top, EndingScene)
    assert scene.model.telling is None
    assert scene.model.view.state.dump() == scene.session.view(scene.model.eyes).state.dump()


def _shown(scene: TableScene, rows: int) -> object:
    counting = scene.counting
    presentation = scene.model.presentation
    scores = counting.tally.scores(min(rows, len(counting.tally.rows)))
    return presentation.as_counted(scene.session.view(scene.model.eyes), scores)


@each_counted
@pytest.mark.parametrize("reduced", [False, True])
def test_nine_seconds_with_the_most_seats(desks: Callable[..., Desk], name: str, reduced: bool) -> None:
    desk = desks(animation="normal", reduced_motion=reduced)
    last_ply(desk, before_the_end(name, catalogue[name].most))
    assert 2 < to_the_ending(desk) <= WHOLE + LENGTH + 0.1


@pytest.mark.sample(5)
@each_counted
@pytest.mark.parametrize(("wait", "key"), [(0.0, "esc"), (1.3, "space"), (3.1, "click"), (7.6, "enter")])
def test_skipped_at_any_instant_it_ends_in_the_same_picture(
    desks: Callable[..., Desk], name: str, wait: float, key: str
) -> None:
    desk = desks(animation="normal")
    last_ply(desk, before_the_end(name))
    to_the_ending(desk)
    whole = last_picture(desk)
    other = desks(animation="normal")
    last_ply(other, before_the_end(name))
    other.pilot.wait(wait)
    for _ in range(2):  # The counting, then the rise of the ending.
        if not (isinstance(other.app.scenes.top, EndingScene) and not other.app.scenes.top.rise.busy):
            other.pilot.click(3, 716) if key == "click" else other.pilot.key(key)
    assert last_picture(other) == whole


def test_reduced_motion_shows_each_row_as_one_still(desks: Callable[..., Desk]) -> None:
    for name in catalogue:
        desk = desks(animation="normal", reduced_motion=True)
        scene = last_ply(desk, before_the_end(name))
        counting = scene.counting
        pictures: dict[int, set[bytes]] = {}
        for _ in range(24):
            if not counting.busy:
                break
            at = counting.row
            picture = desk.app.capture().get_buffer().raw
            if counting.tally is not None and 0 <= at < len(counting.tally.rows) and counting.row == at:
                pictures.setdefault(at, set()).add(picture)
            desk.pilot.wait(0.3)
        assert all(len(stills) == 1 for stills in pictures.values()), name


def test_without_motion_there_is_only_the_ending(desk: Desk) -> None:
    for name in catalogue:
        scene = last_ply(desk, before_the_end(name))
        assert not scene.counting.busy
        desk.pilot.wait(0.7)
        top = desk.top
        assert isinstance(top, EndingScene)
        assert not top.rise.busy
        desk.app.scenes.uncover(None)


def test_step_by_step_waits_for_a_press_after_each_row(desks: Callable[..., Desk]) -> None:
    desk = desks(animation="step")
    scene = last_ply(desk, before_the_end("cultus"))
    desk.pilot.wait(4)
    assert scene.counting.row == 0
    desk.pilot.key("space")
    desk.pilot.wait(4)
    assert scene.counting.row == 1
    desk.pilot.key("esc")
    assert isinstance(desk.top, EndingScene)


@pytest.mark.sample(2)
@each_counted
def test_it_is_counted_again_and_every_row_looked_at_again(desks: Callable[..., Desk], name: str) -> None:
    desk = desks(animation="normal")
    scene = last_ply(desk, before_the_end(name))
    tally = scene.counting.tally
    rows = [row.source for row in tally.rows if any(cell.item.amount for cell in row.cells)]
    desk.pilot.key("esc", "esc")
    first = last_picture(desk)
    desk.pilot.press("ending-count")
    assert desk.top is scene
    assert scene.counting.busy
    to_the_ending(desk)
    assert last_picture(desk) == first
    top = desk.top
    found = [w.id for w in top.widgets if w.id.startswith("ending-row-")] if top else []
    assert all(any(widget.startswith(f"ending-row-{row}") for widget in found) for row in rows)
    for widget in found:
        desk.pilot.press(widget)
        assert desk.top is scene
        assert widget.startswith(f"ending-row-{scene.counting.shown}")
        desk.app.capture()
        desk.pilot.wait(0.5)
        assert scene.counting.busy, "it stays until something is pressed"
        desk.pilot.click(3, 716)
        assert last_picture(desk) == first


def test_what_is_taken_back_while_it_is_counted_is_played_on(desks: Callable[..., Desk]) -> None:
    desk = desks(animation="normal")
    scene = last_ply(desk, before_the_end("cultus"))
    desk.pilot.wait(1)
    assert scene.counting.busy
    desk.pilot.key("z")
    assert not scene.counting.busy
    assert scene.model.telling is None
    assert scene.session.pending is not None
    assert scene.model.playing
    scene.play(scene.session.legal(0)[0])
    desk.pilot.settle()
    assert scene.model.telling is None or scene.session.pending is None


def test_several_people_and_bots_alone_see_it_too(desks: Callable[..., Desk]) -> None:
    for name in NAMES:
        for players in (("human", "human"), ("bot:random", "bot:random")):
            desk = desks(animation="normal")
            session = before_the_end(name, max(2, catalogue[name].fewest))
            session.seats[:2] = [Seat(f"seat {n}", player) for n, player in enumerate(players)]
            scene = last_ply(desk, session)
            assert scene.counting.busy
            to_the_ending(desk)


def test_who_looks_at_an_old_game_is_not_made_to_count(desks: Callable[..., Desk]) -> None:
    desk = desks(animation="normal")
    session = before_the_end("cultus")
    scene = desk.open("table", session=session, read_only=True)
    scene.look_at(len(session.plies) - 2)
    desk.pilot.wait(0.5)
    scene.look_at(None)
    desk.pilot.wait(3)
    assert desk.top is scene
    assert not scene.counting.busy


@each_counted
def test_from_the_table_one_click_leads_back_to_the_ending(desks: Callable[..., Desk], name: str) -> None:
    desk = desks(animation="normal")
    scene = last_ply(desk, before_the_end(name))
    assert not desk.pilot.find("table-ending").visible
    desk.pilot.key("esc", "esc")
    first = last_picture(desk)
    desk.pilot.key("esc")
    desk.pilot.tick()
    assert desk.top is scene
    assert desk.pilot.find("table-ending").visible
    scene.look_at(3)
    desk.pilot.tick()
    assert not desk.pilot.find("table-ending").visible
    scene.look_at(None)
    desk.pilot.tick()
    desk.pilot.press("table-ending")
    assert last_picture(desk) == first
