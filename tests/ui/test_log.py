"""The log on the table: whose line it is, the shown moment in view, what a click and the pointer do."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.engine import Session
from game.engine.record import read_record
from game.engine.replay import replay_record
from game.titles import catalogue
from game.titles.cultus.table.slots import anchor_slot
from game.ui.table.chrome.log import LogPanel
from game.ui.table.words import ToldLine

from ..table.games import solo, together
from .conftest import Desk

SAVES = Path(__file__).parents[2] / "saves" / "cultus"


def panel(desk: Desk) -> LogPanel:
    """The log as it is drawn, all of its lines in their places."""
    log = drawn(desk)
    while log.unfinished:
        log.lay_ahead(desk.scene.stage.canvas)
    return log


def drawn(desk: Desk) -> LogPanel:
    """The log as it is drawn."""
    desk.app.capture()
    log = desk.scene.log
    assert log is not None
    return log


def told(lines: Iterable[ToldLine]) -> list[tuple[object, ...]]:
    return [(line.ply, line.actor, line.kind, line.text, line.tip, line.heading) for line in lines]


@pytest.fixture
def desk(desks: Callable[..., Desk]) -> Desk:
    """A desk whose tables show everything."""
    return desks(table="full")


def shown(session: Session, desks: Callable[..., Desk], **more: str) -> Desk:
    """A desk at whose table the session can be looked at."""
    desk = desks(table="full", **more)
    desk.sit(session, keep=False)
    if type(desk.top).__name__ == "Curtain":
        desk.lift()
    assert desk.top is desk.scene
    return desk


def spot(log: LogPanel, index: int) -> tuple[float, float]:
    """Where a row is now."""
    row = log._rows[index]
    return log.scroll.window[0] + 60, log.scroll.window[1] + log._top(row) - log.scroll.offset + row.high / 2


def in_view(log: LogPanel, index: int) -> bool:
    top, high = log._top(log._rows[index]), log._rows[index].high
    return log.scroll.offset <= top + 0.1 and top + high <= log.scroll.offset + log.scroll.window[3] + 0.1


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("name", ["solo-annette-hard", "solo-ruben-normal", "three-players"])
def test_the_lines_of_recorded_games_are_short(desks: Callable[..., Desk], name: str, language: str) -> None:
    session = replay_record(read_record((SAVES / f"{name}.json").read_bytes()), catalogue)
    assert isinstance(session, Session)
    desk = shown(session, desks, language=language)
    rows = [(line, round((high - 5) / (12.5 * 1.35))) for line, _, high in panel(desk)._rows if not line.heading]
    assert len(rows) > 150
    assert [line.text for line, count in rows if count > 2] == []
    assert sum(count == 1 for _, count in rows) / len(rows) > 0.9


def test_a_line_names_its_actor_only_where_no_heading_does(desks: Callable[..., Desk]) -> None:
    session = replay_record(read_record((SAVES / "three-players.json").read_bytes()), catalogue)
    assert isinstance(session, Session)
    desk = shown(session, desks)
    names = desk.scene.words.names
    whose: int | str = ""
    foreign = 0
    for line in panel(desk).lines:
        if line.heading:
            whose = line.actor
            assert line.actor == "" or names[int(line.actor)] in line.text
        elif line.actor != "":
            starts = line.text.startswith(f"{names[int(line.actor)]}：")
            assert starts == (line.actor != whose), line
            foreign += starts
    assert foreign > 10
    (event,) = [p for p in session.plies if p.n == 33]
    assert all(
        line.text.startswith(names[int(line.actor)]) for line in desk.scene.words.told([event], True) if line.actor
    )


def test_who_plays_alone_is_not_named_the_rival_is(desks: Callable[..., Desk]) -> None:
    session = replay_record(read_record((SAVES / "solo-annette-hard.json").read_bytes()), catalogue)
    assert isinstance(session, Session)
    desk = shown(session, desks)
    lines = [line for line in panel(desk).lines if not line.heading]
    me = desk.scene.words.names[0]
    assert not any(me in line.text for line in lines)
    assert [line.kind for line in lines if line.text.startswith("アネット：")] == [
        "final_enemy_center",
        "final_enemy_near",
        "final_enemy_icons",
    ]


def test_the_past_moment_is_in_view_and_marked_and_now_is_the_end(desk: Desk) -> None:
    scene = desk.solo(7, 60)
    log = panel(desk)
    assert log.scroll.offset == log.scroll.most > 0
    assert log.marked == log.lines[-1].ply
    for moment in (30, 3, 45, 12):
        scene.look_at(moment)
        panel(desk)
        at = max(n for n, line in enumerate(log.lines) if line.ply <= moment and not line.heading)
        assert log.marked == log.lines[at].ply
        assert in_view(log, at), moment
    scene.look_at(0)
    panel(desk)
    assert (log.marked, log.scroll.offset) == (0, 0)
    scene.look_at(None)
    panel(desk)
    assert log.scroll.offset == log.scroll.most


def test_scrolling_by_hand_is_left_alone_until_the_moment_changes(desk: Desk) -> None:
    scene = desk.solo(7, 60)
    log = panel(desk)
    log.scroll.to(40)
    panel(desk)
    assert log.scroll.offset == 40
    scene.look_at(50)
    panel(desk)
    assert log.scroll.offset > 40


def test_lines_after_the_shown_moment_are_dim(desk: Desk) -> None:
    scene = desk.solo(7, 60)
    log = panel(desk)
    moment = log.lines[-6].ply

    def light(index: int) -> int:
        picture = desk.app.capture()
        _, y = spot(log, index)
        left, top, w, h = (round(v) for v in (log.scroll.window[0] + 46, y - 8, 200, 16))
        part = pygame.transform.average_color(picture.subsurface((left, top, w, h)))
        return sum(part[:3])

    last = len(log.lines) - 1
    assert not log.lines[last].heading
    bright = light(last)
    scene.look_at(moment)
    panel(desk)
    log.scroll.to(log.scroll.content)
    assert log.lines[last].ply > moment
    assert light(last) < bright * 0.85


def test_a_click_on_a_line_shows_its_moment(desk: Desk) -> None:
    scene = desk.solo(7, 60)
    log = panel(desk)
    rng = random.Random(3)
    for _ in range(6):
        index = rng.choice([n for n in range(len(log.lines)) if in_view(log, n)])
        ply = log.lines[index].ply
        desk.pilot.click(*spot(log, index))
        assert scene.model.moment == ply
        panel(desk)


def test_the_pointer_on_a_line_tells_what_was_cut(desk: Desk) -> None:
    scene = desk.solo(7, 60)
    log = panel(desk)
    index = max(n for n, line in enumerate(log.lines) if line.kind == "enemy_discarded")
    log.scroll.show(log._top(log._rows[index]), 60)
    desk.pilot.move(*spot(log, index))
    tip = scene.tips._tooltip()
    assert (tip.name, tip.body) == (log.lines[index].text, log.lines[index].tip)
    assert tip.body.count("[") == 4
    plain = next(n for n, line in enumerate(log.lines) if not line.tip and in_view(log, n))
    desk.pilot.move(*spot(log, plain))
    assert scene.tips._tooltip() is None


def test_the_filter_keeps_the_lines_of_one_side(desk: Desk) -> None:
    desk.solo(7, 60)
    log = panel(desk)
    everything = log.lines
    for chosen, wanted in ((1, lambda line: line.actor == 0), (2, lambda line: line.actor != 0)):
        log.filter.chosen = chosen
        log._filtered(chosen)
        assert told(panel(desk).lines) == told(line for line in everything if wanted(line))


def test_a_line_of_nothing_is_no_line(desk: Desk) -> None:
    scene = desk.solo(7, 30)
    assert all(isinstance(line, ToldLine) and line.text for line in scene.words.told(scene.session.plies))


@pytest.mark.sample(1)
@pytest.mark.parametrize("seats", [1, 3])
def test_a_hovered_line_shows_its_place_on_the_map(desks: Callable[..., Desk], seats: int) -> None:
    desk = shown(solo(7, 60) if seats == 1 else together(seats, 7, 60), desks)
    desk.app.capture()
    log, model = panel(desk), desk.scene.model
    lit = 0
    for index, line in enumerate(log.lines):
        log.over = index
        place = log.place()
        desk.app.capture()
        if line.heading or not line.ply:
            assert place is None
            continue
        action = model.session.plies[line.ply - 1].action
        if action.kind == "place_construction" and line.actor == action.seat:
            assert place == model.layout.slots[anchor_slot(action.args[1])].rect
            lit += 1
        if action.kind == "draw_card":
            assert place is None
    assert lit


def test_lines_that_go_on_are_those_that_are_told_at_once(desks: Callable[..., Desk]) -> None:
    """Ply by ply, back and on again: what is kept from before is what would be told anew, each line in its place."""
    session = together(2, 5)
    log = panel(shown(session, desks))
    words = log.table.words
    for step in range(24):
        if step in (9, 16):
            log.table.model.session.undo()
        else:
            session.propose(session.legal(session.pending.seats[0])[0])
        log.table.model.refresh()
        log.refresh(log.table.child(log.table.stage.canvas))
        assert told(log.lines) == told(words.told(session.plies))
        while log.unfinished:
            log.lay_ahead(log.table.stage.canvas)
        assert [row.line for row in log._rows] == log.lines
        assert all(a.top + a.high == b.top for a, b in pairwise(log._rows))


def test_what_nobody_sees_yet_is_laid_in_slices_of_the_frame(desks: Callable[..., Desk]) -> None:
    desk = desks(table="quiet")
    desk.sit(solo(7, 60), keep=False)
    log = drawn(desk)
    assert log.brief
    assert len(log.lines) > len(log._rows)
    desk.pilot.settle(5)
    assert [row.line for row in log._rows] == log.lines


def test_only_what_is_seen_has_a_place_at_first_and_the_rest_moves_nothing(desks: Callable[..., Desk]) -> None:
    session = replay_record(read_record((SAVES / "three-players.json").read_bytes()), catalogue)
    assert isinstance(session, Session)
    desk = shown(session, desks)
    scene, log = desk.scene, desk.scene.log
    assert log is not None
    for moment in (None, 3, len(session.plies) // 2):
        scene.look_at(moment)
        log._now.begin(len(log.lines))
        log._followed = ()
        log.refresh(log.table.child(scene.stage.canvas))
        few = len(log._rows)
        assert 0 < few < len(log.lines) / 2
        before = [(row.line, log._top(row) - log.scroll.offset) for row in log._rows]
        seen = [line for line, top in before if 0 <= top < log.scroll.window[3]]
        assert log.marked in {line.ply for line in seen}
        assert len(seen) >= 5
        while log.unfinished:
            log.lay_ahead(scene.stage.canvas)
        after = {id(row.line): log._top(row) - log.scroll.offset for row in log._rows}
        assert all(abs(after[id(line)] - top) < 0.01 for line, top in before)
        assert log.scroll.content == pytest.approx(sum(row.high for row in log._rows))


def test_a_line_is_worded_when_it_is_read(desks: Callable[..., Desk]) -> None:
    session = replay_record(read_record((SAVES / "three-players.json").read_bytes()), catalogue)
    assert isinstance(session, Session)
    desk = shown(session, desks)
    log = drawn(desk)
    worded = [line for line in log.lines if "text" in vars(line)]
    assert len(worded) < len(log.lines) / 2
    assert not any("tip" in vars(line) for line in log.lines)


def test_what_was_worded_is_kept_when_the_game_goes_on(desk: Desk) -> None:
    scene = desk.solo(7, 60)
    log = panel(desk)
    before, rows = log.lines[:], list(log._rows)
    scene.session.propose(scene.session.legal(0)[0])
    scene.model.refresh()
    log = panel(desk)
    assert len(log.lines) > len(before)
    assert all(a is b for a, b in zip(before, log.lines))
    assert all(a.line is b.line for a, b in zip(rows, log._rows))


def test_every_new_line_is_in_view_at_once(desks: Callable[..., Desk]) -> None:
    session = together(3, 7, 40)
    desk = shown(session, desks)
    log = drawn(desk)
    most = 0
    for _ in range(30):
        before = len(log.lines)
        session.propose(session.legal(session.pending.seats[0])[0])
        log.table.model.refresh()
        log.refresh(log.table.child(log.table.stage.canvas))
        most = max(most, len(log.lines) - before)
        assert log._rows[-1].line is log.lines[-1]
        assert log.scroll.offset == log.scroll.most
    assert most > 2, "some deeds have several lines"


def jumped(desks: Callable[..., Desk], moment: int | None) -> LogPanel:
    """The log of a long game as it is drawn right after a jump, when most lines have no place yet."""
    session = replay_record(read_record((SAVES / "three-players.json").read_bytes()), catalogue)
    assert isinstance(session, Session)
    desk = shown(session, desks)
    log = drawn(desk)
    assert log.unfinished
    desk.scene.look_at(moment)
    log.refresh(log.table.child(log.table.stage.canvas))
    return log


def test_a_jump_lays_what_is_around_its_moment(desks: Callable[..., Desk]) -> None:
    log = jumped(desks, 5)
    assert len(log._rows) < len(log.lines) / 2
    assert {row.line.ply for row in log._rows if row.line.ply == 5}


def test_what_is_hovered_stays_so_while_lines_get_their_place(desks: Callable[..., Desk]) -> None:
    log = jumped(desks, 60)
    index = next(n for n, row in enumerate(log._rows) if row.line.tip and in_view(log, n))
    line = log._rows[index].line
    log.over = index
    x, y = spot(log, index)
    thing, place = log.under(x, y) or ("", ())
    before = log._now.first
    assert before > 0
    while log.unfinished:
        log.lay_ahead(log.table.stage.canvas)
    assert log._rows[log.over].line is line
    tip = log.tooltip(thing)
    assert tip is not None
    assert (tip.name, tip.body) == (line.text, line.tip)
    assert log.under(x, y) == (thing, pytest.approx(place))


def test_in_another_place_the_lines_are_laid_anew(desk: Desk) -> None:
    desk.solo(7, 60)
    log = panel(desk)
    high = [row.high for row in log._rows]
    x, y, w, h = log.rect
    log.stand((x, y, w - 120, h))
    log.refresh(log.table.child(log.table.stage.canvas))
    while log.unfinished:
        log.lay_ahead(log.table.stage.canvas)
    assert sum(row.high for row in log._rows) > sum(high)


def test_all_lines_come_with_the_newest_in_view(desks: Callable[..., Desk]) -> None:
    desk = desks(table="quiet")
    desk.sit(solo(7, 60), keep=False)
    log = drawn(desk)
    for _ in range(2):
        log.table.attention.all = True
        drawn(desk)
        assert not log.brief
        assert log.scroll.offset == log.scroll.most > 0
        assert in_view(log, len(log._rows) - 1)
        log.scroll.to(0)
        log.table.attention.all = False
        drawn(desk)
        assert log.brief
