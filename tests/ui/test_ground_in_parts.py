"""Where the window's loop draws, the ground of a table comes over several frames; nobody sees half of it."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.engine import Seat, Session
from game.engine.steps import finished
from game.presentation import DisplayList
from game.titles import catalogue
from game.ui import app, slices
from game.ui.canvas import Canvas
from game.ui.events import PointerDown, PointerMove
from game.ui.scenes.curtain import Curtain
from game.ui.table.board import ground, repaint
from game.ui.table.board.painter import Painter
from game.ui.table.playback.overlay import Overlay
from game.ui.table.words import Words

from .conftest import Desk

Desks = Callable[..., Desk]
HIDING = "undecim"
STEPS, MANY = 40, 400


@pytest.fixture(autouse=True)
def some_steps_a_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on whenever it is looked at: the ground comes in the same parts everywhere."""
    clock = itertools.count()
    monkeypatch.setattr(slices, "time", SimpleNamespace(perf_counter=lambda: float(next(clock))))
    monkeypatch.setattr(slices, "FRAME", float(STEPS))
    monkeypatch.setattr(slices, "SLICE", float(STEPS))


def table(desks: Desks, title_id: str, plies: int = 30, **settings: Any) -> Desk:
    """A table at which people play, after some plies at random."""
    title = catalogue[title_id]
    session = Session(title, [Seat() for _ in range(max(2, title.fewest))], {}, 5)
    rng = random.Random(3)
    while len(session.plies) < plies and session.pending is not None:
        session.propose(rng.choice(session.legal(session.pending.seats[0])))
    desk = desks(animation="off", **settings)
    scene = desk.sit(session, keep=False)
    desk.app.scenes.uncover(scene)
    assert session.pending is not None
    scene.seats.sit(session.pending.seats[0])
    desk.app.draw()
    return desk


def picture(desk: Desk) -> bytes:
    return pygame.image.tobytes(desk.app.surface, "RGB")


def frames(desk: Desk) -> list[bytes]:
    """The pictures of the loop until all is there."""
    seen = []
    while not seen or desk.scene.lacks:
        desk.app.draw(in_parts=True)
        seen.append(picture(desk))
        assert len(seen) < MANY
    return seen


@pytest.mark.parametrize("title_id", sorted(catalogue))
def test_what_comes_in_parts_is_whole_in_the_end(desks: Desks, title_id: str) -> None:
    desk, rng, counts = table(desks, title_id), random.Random(1), []
    scene, session = desk.scene, desk.scene.session
    for _ in range(4):
        assert session.pending is not None
        desk.app.scenes.uncover(scene)
        scene.seats.sit(session.pending.seats[0])
        scene.play(rng.choice(session.legal(session.pending.seats[0])))
        desk.app.scenes.uncover(scene)
        scene.seats.curtained = False
        seen = frames(desk)
        counts.append(len(seen))
        scene.board.forget()
        desk.app.draw()
        assert picture(desk) == seen[-1]
    assert max(counts) > 1 or title_id != HIDING, "the ground of a plain table is there at once"


@pytest.mark.parametrize("moving", [False, True])
def test_for_other_eyes_the_window_stays_as_it_is_until_all_is_there(
    desks: Desks, moving: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = table(desks, HIDING)
    monkeypatch.setattr(type(desk.scene.story), "moving", moving)
    before = picture(desk)
    desk.scene.model.eyes = (desk.scene.model.eyes + 1) % 3
    desk.scene.model.look_at(None)
    *waiting, last = frames(desk)
    assert len(waiting) > 3
    assert set(waiting) == {before}
    assert last == picture(desk) != before
    desk.scene.board.forget()
    desk.app.draw()
    assert picture(desk) == last


def test_of_what_is_not_there_yet_other_eyes_see_nothing(desks: Desks) -> None:
    desk = table(desks, "cuba")
    scene, rng = desk.scene, random.Random(4)
    for _ in range(20):
        scene.play(rng.choice(scene.session.legal(scene.session.pending.seats[0])))
        desk.app.draw(in_parts=True)
        if scene.board.ground.lacks:
            break
    assert scene.board.ground.lacks
    before = picture(desk)
    scene.model.eyes = 1 - scene.model.eyes
    scene.model.look_at(None)
    *waiting, last = frames(desk)
    assert set(waiting) <= {before}
    assert last == whole(desk)


def test_where_nothing_moves_a_ground_that_is_overtaken_lies_there_while_the_next_one_is_painted(desks: Desks) -> None:
    desk = table(desks, "cuba")
    scene, rng = desk.scene, random.Random(4)
    seen: list[bytes] = []
    while not seen:
        scene.play(rng.choice(scene.session.legal(scene.session.pending.seats[0])))
        desk.app.draw(in_parts=True)
        if not scene.board.ground.lacks:
            continue
        scene.play(rng.choice(scene.session.legal(scene.session.pending.seats[0])))
        seen = frames(desk)
    assert len(set(seen)) > 1, "the window does not wait for two"
    assert seen[-1] == whole(desk)


def test_for_other_eyes_the_window_stays_also_where_the_game_goes_on(
    desks: Desks, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, rng = table(desks, HIDING), random.Random(4)
    scene, session = desk.scene, desk.scene.session
    monkeypatch.setattr(type(scene.story), "moving", True)
    before = picture(desk)
    scene.model.eyes = (scene.model.eyes + 1) % 3
    scene.model.look_at(None)
    asked_for = scene.model.panels
    desk.app.draw(in_parts=True)
    assert scene.board.ground.lacks
    assert picture(desk) == before
    session.propose(rng.choice(session.legal(session.pending.seats[0])))
    scene.model.refresh()
    while picture(desk) == before:
        desk.app.draw(in_parts=True)
    assert scene.board.ground.day.ground.painted.panels == asked_for


@pytest.mark.parametrize("title_id", sorted(catalogue))
def test_while_things_move_a_ground_is_painted_to_its_end_before_the_next_one_begins(
    desks: Desks, monkeypatch: pytest.MonkeyPatch, title_id: str
) -> None:
    desk, rng, begun, overtaken = table(desks, title_id), random.Random(4), [], 0
    scene, session = desk.scene, desk.scene.session
    monkeypatch.setattr(type(scene.story), "moving", True)
    lay = ground.TableGround._laid_and_painted

    def counted(self: Any, *given: Any) -> Any:
        begun.append(self)
        return lay(self, *given)

    monkeypatch.setattr(ground.TableGround, "_laid_and_painted", counted)
    for _ in range(20):
        count, lacks = len(begun), scene.board.ground.lacks
        assert session.pending is not None
        session.propose(rng.choice(session.legal(session.pending.seats[0])))
        scene.model.refresh()
        desk.app.draw(in_parts=True)
        overtaken += lacks and len(begun) == count
    assert overtaken
    *_, last = frames(desk)
    assert last == whole(desk)


def whole(desk: Desk) -> bytes:
    """What the table looks like whose ground is painted anew."""
    desk.scene.board.forget()
    desk.app.draw()
    return picture(desk)


@pytest.mark.parametrize("title_id", sorted(catalogue))
def test_of_another_moment_nothing_is_seen_until_all_is_there(desks: Desks, title_id: str) -> None:
    desk, counts = table(desks, title_id), []
    for moment in (3, 17, 11, None):
        before = picture(desk)
        desk.scene.look_at(moment)
        *waiting, last = frames(desk)
        counts.append(len(waiting))
        assert set(waiting) <= {before}
        assert last == whole(desk) != before
    assert max(counts) > 1


@pytest.mark.parametrize("newest", [20, None])
def test_of_two_moments_asked_for_the_newest_is_seen(desks: Desks, newest: int | None) -> None:
    desk = table(desks, "cuba")
    before = picture(desk)
    desk.scene.look_at(3)
    desk.app.draw(in_parts=True)
    assert desk.scene.lacks
    desk.scene.look_at(newest)
    *waiting, last = frames(desk)
    assert set(waiting) <= {before}
    assert last == whole(desk)
    assert desk.scene.model.looking == newest


def test_of_a_moment_that_other_eyes_look_at_meanwhile_they_see_all(desks: Desks) -> None:
    desk = table(desks, HIDING)
    desk.app.capture()
    desk.scene.look_at(9)
    desk.app.draw(in_parts=True)
    before = picture(desk)
    desk.scene.model.eyes = (desk.scene.model.eyes + 1) % 3
    desk.scene.look_at(9)
    *waiting, last = frames(desk)
    assert set(waiting) <= {before}
    assert last == whole(desk) != before


def test_along_the_timeline_moments_are_seen_on_the_way_and_the_last_one_in_the_end(desks: Desks) -> None:
    desk = table(desks, "cuba", table="full")
    scene, seen = desk.scene, [desk.scene.model.moment]
    x, y, w, h = scene.timeline.track
    desk.app.dispatch(PointerDown(x + w - 1, y + h / 2, 1))
    for step in range(40 + MANY):
        desk.app.dispatch(PointerMove(x + w - min(step, 39) * w / 40, y + h / 2, True))
        desk.app.advance(0.01)
        before = picture(desk)
        desk.app.draw(in_parts=True)
        if picture(desk) != before:
            assert picture(desk) == whole(desk)
            seen.append(scene.model.moment)
    assert scene.timeline.held
    assert scene.model.moment == seen[-1] == round(scene.timeline.total / 40)
    assert 3 < len(set(seen)) < 20


def test_what_is_asked_for_elsewhere_is_newer_than_what_the_timeline_waits_with(desks: Desks) -> None:
    desk = table(desks, "cuba")
    timeline = desk.scene.timeline
    timeline.look_at(5)
    timeline.look_at(9)
    assert desk.scene.model.moment == 5
    desk.scene.look_at(12)
    frames(desk)
    desk.app.advance(0.1)
    frames(desk)
    assert desk.scene.model.moment == 12


def test_steps_along_the_timeline_add_up_while_one_is_awaited(desks: Desks) -> None:
    desk = table(desks, "cuba")
    scene = desk.scene
    scene.timeline.look_at(20)
    for _ in range(3):
        scene.timeline.step(-1)
    assert scene.model.moment == 20
    frames(desk)
    desk.app.advance(0.1)
    frames(desk)
    assert scene.model.moment == 17


def test_while_things_move_no_piece_is_seen_on_another_board(desks: Desks, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, rng, others = table(desks, "cuba"), random.Random(4), 0
    scene, session = desk.scene, desk.scene.session
    monkeypatch.setattr(type(scene.story), "moving", True)
    for _ in range(60):
        board, before = scene.model.layout.regions, picture(desk)
        session.propose(rng.choice(session.legal(session.pending.seats[0])))
        scene.context.prompts.ask(None)
        scene.model.refresh()
        while scene.lacks or scene.model.layout.regions != board:
            desk.app.draw(in_parts=True)
            if picture(desk) != before:
                assert scene.board.ground.day.ground.painted.layout.regions == scene.model.layout.regions
                others += scene.model.layout.regions != board
                board = scene.model.layout.regions
        frames(desk)
    assert others


def test_other_eyes_see_nothing_either_of_what_was_given_up(desks: Desks, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = table(desks, HIDING)
    scene = desk.scene
    monkeypatch.setattr(type(scene.story), "moving", True)
    before = picture(desk)
    scene.model.eyes = (scene.model.eyes + 1) % 3
    scene.model.look_at(None)
    desk.app.draw(in_parts=True)
    assert scene.board.ground.lacks
    scene.board.settle()
    *waiting, last = frames(desk)
    assert set(waiting) <= {before}
    assert last == whole(desk)


@pytest.mark.parametrize("title_id", sorted(catalogue))
def test_what_is_looked_at_more_closely_is_that_of_this_moment(
    desks: Desks, title_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, rng = table(desks, title_id), random.Random(4)
    scene, session = desk.scene, desk.scene.session
    monkeypatch.setattr(type(scene.story), "moving", True)
    monkeypatch.setattr(type(scene.context.attention), "awake", frozenset(list(scene.board.quiet._areas)[:4]))
    for _ in range(6):
        session.propose(rng.choice(session.legal(session.pending.seats[0])))
        scene.context.prompts.ask(None)
        scene.model.refresh()
        *_, last = frames(desk)
        assert last == whole(desk)


def test_pieces_are_drawn_before_they_are_seen(desks: Desks, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, rng, made = table(desks, "undecim"), random.Random(4), []
    scene, session = desk.scene, desk.scene.session
    monkeypatch.setattr(type(scene.story), "moving", True)
    making, draw = Painter._making, type(scene.board)._draw_pieces
    drawing: list[bool] = []

    def noted(self: Painter, canvas: Canvas, key: Any, *given: Any) -> Any:
        made.append((bool(drawing), key[2][0]))
        return making(self, canvas, key, *given)

    def draws(self: Any, canvas: Canvas) -> None:
        drawing.append(True)
        draw(self, canvas)
        drawing.clear()

    monkeypatch.setattr(Painter, "_making", noted)
    monkeypatch.setattr(type(scene.board), "_draw_pieces", draws)
    for _ in range(12):
        session.propose(rng.choice(session.legal(session.pending.seats[0])))
        scene.context.prompts.ask(None)
        scene.model.refresh()
        frames(desk)
    assert (False, "face") in made
    assert (True, "face") not in made


@pytest.mark.parametrize("title_id", sorted(catalogue))
def test_panels_are_drawn_region_by_region_and_once_for_all_who_ask(
    desks: Desks, monkeypatch: pytest.MonkeyPatch, title_id: str
) -> None:
    model = table(desks, title_id).scene.model
    drawn: list[str] = []
    panels = type(model.art).panels

    def noted(*given: Any) -> Any:
        for region, sheet in panels(*given):
            drawn.append(region)
            yield region, sheet

    monkeypatch.setattr(type(model.art), "panels", noted)
    model.refresh()
    one, other = model.panels_drawing(), model.panels_of(model.view)
    next(one)
    assert len(drawn) == 1
    next(other)
    assert len(drawn) == 2
    assert finished(one) == finished(other) == model.panels
    assert sorted(drawn) == sorted(set(model.panels))


def test_what_a_broken_title_has_begun_to_draw_is_not_taken_for_all(
    desks: Desks, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = table(desks, "cuba").scene.model
    panels = type(model.art).panels

    def broken(*given: Any) -> Any:
        yield from list(panels(*given))[:2]
        raise ValueError("broken")

    model.refresh()
    with monkeypatch.context() as title:
        title.setattr(type(model.art), "panels", broken)
        with pytest.raises(ValueError, match="broken"):
            _ = model.panels
    assert model.panels == dict(panels(model.art, model.view, ()))


def test_a_sentence_is_seen_as_soon_as_its_place_is_found(desks: Desks, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "FRAME", 0.0)
    desk, rng = table(desks, "cuba", table="full"), random.Random(7)
    scene, session = desk.scene, desk.scene.session
    desk.app.settings.animation = "normal"
    while not scene.story.overlay.text:
        assert session.pending is not None
        desk.app.scenes.uncover(scene)
        scene.seats.curtained = False
        scene.model.eyes = 0
        scene.play(rng.choice(session.legal(session.pending.seats[0])))
    shown: list[bool] = []
    ribbon = Overlay._draw_ribbon

    def noted(self: Overlay, canvas: Canvas) -> None:
        shown.append(self.lacks)
        ribbon(self, canvas)

    monkeypatch.setattr(Overlay, "_draw_ribbon", noted)
    seen = 0
    while not shown:
        desk.app.draw(in_parts=True)
        seen += 1
        assert seen < MANY
    assert seen > 2
    assert shown == [False]
    shown.clear()
    desk.app.capture()
    assert shown


def test_the_curtain_that_hangs_still_looks_as_it_does_when_drawn_at_once(desks: Desks) -> None:
    desk, rng = table(desks, HIDING), random.Random(6)
    scene, session = desk.scene, desk.scene.session
    while not isinstance(desk.top, Curtain):
        scene.play(rng.choice(session.legal(session.pending.seats[0])))
        desk.app.advance(0.1)
    before = picture(desk)
    for _ in range(MANY):
        if desk.app.draw(in_parts=True):
            break
        assert picture(desk) == before
    hung = picture(desk)
    desk.top._still = None
    desk.app.draw()
    assert picture(desk) == hung != before


def test_behind_the_curtain_the_table_of_the_next_person_is_painted(
    desks: Desks, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, rng = table(desks, HIDING), random.Random(6)
    scene, session = desk.scene, desk.scene.session
    while not isinstance(desk.top, Curtain):
        assert session.pending is not None
        scene.play(rng.choice(session.legal(session.pending.seats[0])))
        desk.app.advance(0.1)
    desk.app.draw(in_parts=True)
    curtain = picture(desk)
    desk.top.idle()
    while scene.board.ground.lacks:
        desk.top.idle()
    for _ in range(MANY):
        desk.top.idle()
    desk.app.draw(in_parts=True)
    assert picture(desk) == curtain, "nobody sees it"
    painted: list[float] = []
    changed = repaint.changed

    def noted(*given: Any) -> list[pygame.Rect] | None:
        boxes = changed(*given)
        window = given[2].surface.get_rect()
        painted.append(1.0 if boxes is None else sum(b.w * b.h for b in boxes) / (window.w * window.h))
        return boxes

    monkeypatch.setattr(ground, "changed", noted)
    missed = desk.app.rasters.missed
    desk.lift()
    desk.pilot.wait(1)
    desk.app.draw()
    assert desk.app.scenes.top is scene
    assert max(painted, default=0) < 0.5
    assert desk.app.rasters.missed - missed < 120
    shown = picture(desk)
    scene.board.forget()
    desk.app.draw()
    assert picture(desk) == shown


def test_what_is_passed_on_behind_the_curtain_is_passed_on_when_it_rises(desks: Desks) -> None:
    desk, rng = table(desks, HIDING), random.Random(6)
    scene, session = desk.scene, desk.scene.session
    while not isinstance(desk.top, Curtain):
        assert session.pending is not None
        scene.play(rng.choice(session.legal(session.pending.seats[0])))
        desk.app.advance(0.1)
    scene.notes.toast("said to whoever sat here")
    next_seat = desk.top.seat
    desk.top.idle()
    assert scene.model.eyes == next_seat
    desk.lift()
    assert scene.toasts == []


def test_each_seat_is_told_each_ply_once(desks: Desks, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, int]] = []
    told_of = Words.told_of

    def noted(self: Words, ply: Any, *given: Any, **known: Any) -> Any:
        told.append((self.model.eyes, ply.n))
        return told_of(self, ply, *given, **known)

    monkeypatch.setattr(Words, "told_of", noted)
    desk = table(desks, "anno1701", 12)
    scene = desk.scene
    for eyes in (0, 1, 0, 1):
        scene.model.eyes = eyes
        scene.model.look_at(None)
        scene.layout()
        desk.app.draw()
    assert sorted(set(told)) == sorted(told)
    assert {eyes for eyes, _ in told} == {0, 1}


def test_what_lies_askew_is_turned_once(desks: Desks, monkeypatch: pytest.MonkeyPatch) -> None:
    turned: list[float] = []
    rotozoom = pygame.transform.rotozoom

    def noted(image: pygame.Surface, turn: float, scale: float) -> pygame.Surface:
        turned.append(turn)
        return rotozoom(image, turn, scale)

    monkeypatch.setattr(pygame.transform, "rotozoom", noted)
    desk = table(desks, "anno1701", 12)
    for laid in list(desk.scene.model.laid.values())[:2]:
        desk.scene.model.laid[laid.piece] = laid._replace(turn=7)
    desk.app.draw()
    assert turned
    turned.clear()
    desk.app.draw()
    assert not turned


def test_a_picture_of_the_whole_table_is_painted_once_and_seen_when_it_is_there(
    desks: Desks, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, rng = table(desks, "undecim", 0, table="full"), random.Random(7)
    scene, session = desk.scene, desk.scene.session
    desk.app.settings.animation = "normal"
    while scene.story.overlay.tableau is None:
        assert session.pending is not None
        desk.app.scenes.uncover(scene)
        scene.seats.sit(session.pending.seats[0])
        scene.story.skip()
        scene.play(rng.choice(session.legal(session.pending.seats[0])))
        for _ in range(8):
            desk.clock.now += 0.05
            desk.app.advance(0.05)
    before = picture(desk)
    *others, last = frames(desk)
    assert {*others} <= {before, last}, "what lies below it is not seen first"
    painted: list[DisplayList] = []
    drawing = Painter.drawing

    def noted(self: Painter, canvas: Canvas, sheet: DisplayList, *given: Any) -> Any:
        painted.append(sheet)
        return drawing(self, canvas, sheet, *given)

    monkeypatch.setattr(Painter, "drawing", noted)
    desk.app.draw(in_parts=True)
    assert picture(desk) == last
    assert scene.story.overlay.tableau not in painted
    monkeypatch.undo()
    scene.story.overlay.clear()
    desk.app.draw()
    assert picture(desk) != last


@pytest.mark.parametrize("how", ["fill", "blit"])
def test_what_is_faint_stays_faint_on_a_clear_picture(desks: Desks, how: str) -> None:
    clear = pygame.Surface((64, 64), pygame.SRCALPHA)
    canvas = desks().app.canvas.like(clear, 1.0, (0, 0))
    if how == "fill":
        canvas.fill((0, 0, 64, 64), "#804020", 100)
    else:
        opaque = pygame.Surface((64, 64))
        opaque.fill("#804020")
        canvas.blit(opaque, 0, 0, 100)
    red, green, blue, alpha = clear.get_at((32, 32))
    assert abs(alpha - 100) <= 1
    assert max(abs(red - 0x80), abs(green - 0x40), abs(blue - 0x20)) <= 2


def test_after_much_work_the_picture_waits_for_two_frames_at_most(
    desks: Desks, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = table(desks, "cuba", ambience=False)
    desk.app.capture()
    monkeypatch.setattr(desk.app, "advance", lambda seconds: desk.app.invalidate())
    drawn: list[bool] = []
    render = desk.app.scenes.render
    monkeypatch.setattr(desk.app.scenes, "render", lambda canvas: drawn.append(True) or render(canvas))
    counts = []
    for _ in range(9):
        desk.app.frame()
        counts.append(len(drawn))
    assert counts == [0, 0, 1, 1, 1, 2, 2, 2, 3], "each look at the clock of these tests is much work"
    monkeypatch.setattr(app, "MUCH", 1e9)
    desk.app.frame()
    desk.app.frame()
    assert len(drawn) == 5
