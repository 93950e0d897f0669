"""A ply told step by step, for every title: nothing is shown before it has been told, and the end is the same."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from game.engine import Ply, Seat, Session, Title
from game.paths import bundled
from game.presentation import Text, art_of, presentation_of
from game.presentation.history import parts_of
from game.table.model import TableModel
from game.table.playback.script import MOST, StoryStep, is_told, steps, up_to
from game.text.catalog import LANGUAGES, Texts
from game.ui.table.board.painter import Painter

from .titles import ALL, DRAWN, name, sessions, some_action

PLIES = 90


def played(title: Title, seed: int, plies: int = PLIES) -> Iterator[tuple[Session, Ply]]:
    """Random games of every number of seats, after each ply."""
    for session in sessions(title, seed):
        rng = random.Random(seed)
        while session.pending and len(session.plies) < plies:
            seat = session.pending.seats[-1]
            ply = session.propose(some_action(rng, session.legal(seat)))
            assert isinstance(ply, Ply)
            yield session, ply


@pytest.mark.parametrize("title", ALL, ids=name)
def test_beats_are_the_events_of_the_ply_and_end_where_it_ends(title: Title) -> None:
    for session, ply in played(title, 3):
        for seat in range(len(session.seats)):
            beats = session.beats(ply.n, seat)
            assert [beat.event for beat in beats] == [event.seen_by(seat) for event in ply.events]
        assert session.plies[-1].sum == ply.sum


@pytest.mark.sample(4)
@pytest.mark.parametrize("title", DRAWN, ids=name)
def test_every_step_of_a_story_can_be_shown(title: Title) -> None:
    """Also between two events of a ply, where nobody is being asked."""
    told = 0
    for session, ply in played(title, 5):
        model = TableModel(session, bundled("art"), 0)
        for step in steps(session, model.presentation, ply.n, 0):
            model.tell(step)
            assert not model.playing
            assert not model.movable()
            told += step.event is not None
            if step.event is not None and random.Random(ply.n).random() < 0.2:
                dict(model.art.panels(model.view))
                model.art.backdrop(model.view)
        model.tell(None)
        assert model.view.state.dump() == session.view(0).state.dump()
    assert told or len(session.seats) == 1 or model.presentation.OPEN


@pytest.mark.sample(5)
@pytest.mark.parametrize("title", ALL, ids=name)
def test_a_story_goes_forward_and_ends_with_what_is_so(title: Title) -> None:
    presentation = presentation_of(title)
    for session, ply in played(title, 7):
        for eyes in (0, None):
            found = steps(session, presentation, ply.n, eyes)
            assert [step.told for step in found] == sorted(step.told for step in found)
            assert found[-1].told == len(ply.events)
            assert [step.last for step in found] == [False] * (len(found) - 1) + [True]
            assert found[-1].view.state.dump() == session.view(eyes, ply.n).state.dump()
            assert sum(step.seconds for step in found) <= MOST + 0.25 * len(found)
            told = [step.event for step in found if step.event is not None]
            assert told == [
                e.seen_by(eyes) for e in ply.events if is_told(e.seen_by(eyes), presentation, eyes, ply.action.seat)
            ]


@pytest.mark.sample(5)
@pytest.mark.parametrize("title", ALL, ids=name)
def test_one_scene_lasts_as_long_as_its_part_of_the_flow(title: Title) -> None:
    """Whoever acts, a board is left for another at most once each way; only the own questions may open one of their own."""
    presentation = presentation_of(title)
    parts = parts_of(presentation)
    for seed in (5, 6):
        boards: list[str] = []
        length = 0
        for session, ply in played(title, seed, 240):
            if len(session.plies) < length:
                boards = []
            length, begun = len(session.plies), 0
            for step in steps(session, presentation, ply.n, 0):
                now = sum(event.kind in parts for event in ply.events[: step.told])
                boards, begun = boards if now == begun else [], now
                pending = step.view.state.pending
                if not (pending and 0 in pending[-1].seats):
                    boards.append(presentation.layout(step.view))
                changes = Counter(pair for pair in pairwise(boards) if pair[0] != pair[1])
                assert all(times == 1 for times in changes.values()), f"{ply.action.kind}: {boards}"


@pytest.mark.sample(4)
@pytest.mark.parametrize("title", DRAWN, ids=name)
def test_a_story_in_a_plate_and_a_picture_say_whole_sentences(title: Title) -> None:
    """Each message has all its parameters, as the log words them, in both languages."""
    presentation, art = presentation_of(title), art_of(title)
    painters = []
    for language in LANGUAGES:
        texts = Texts(language)
        texts.read(title)
        painters.append(Painter(texts, title.id, ("Hanako", "Kenta", "Yui", "Ren", "Aoi")))
    for session, ply in played(title, 17, 160):
        events = [event.seen_by(0) for event in ply.events]
        before = session.view(0, ply.n - 1)
        for step in steps(session, presentation, ply.n, 0):
            if step.event is not None:
                sheets = art.story(step.view, events[: step.told]), art.tableau(before, step.view, step.event)
                marks = [mark for sheet in sheets if sheet is not None for mark in sheet.marks]
                for painter in painters:
                    assert all(painter.forms(mark) for mark in marks if isinstance(mark, Text))
                    assert not painter.texts.missing
            before = step.view


@pytest.mark.parametrize("title", ALL, ids=name)
def test_what_was_answered_in_secret_is_told_before_it_is_seen(title: Title) -> None:
    presentation = presentation_of(title)
    opened = 0
    for session, ply in played(title, 11):
        asked, after = session.view(0, ply.n - 1), session.view(0)
        if not (asked.state.pending[-1].secret and not after.state.sealed):
            continue
        found = steps(session, presentation, ply.n, 0)
        assert len(found) == 1 or found[0].event is not None
        opened += 1
    assert opened or not any(decision_is_secret(title))


def decision_is_secret(title: Title) -> Iterator[bool]:
    """For each question of a short game whether it is answered in secret."""
    for session, _ in played(title, 11):
        if session.pending:
            yield session.pending.secret


@pytest.mark.parametrize("title", ALL, ids=name)
def test_whoever_was_asked_acts_until_another_is_asked(title: Title) -> None:
    """No sign of whose turn it is goes out while a deed is told and the phase goes on."""
    presentation = presentation_of(title)
    for session, ply in played(title, 13, 60):
        asked = session.view(0, ply.n - 1).state
        for step in steps(session, presentation, ply.n, 0)[:-1]:
            state = step.view.state
            same = getattr(state, "phase", None) == getattr(asked, "phase", None)
            if same and not asked.pending[-1].secret and 0 not in asked.pending[-1].seats:
                assert state.pending


def test_one_s_own_deed_is_one_step() -> None:
    for session, ply in played(ALL[-1], 1):
        mine = ply.action.seat
        own = all(event.params.get("seat", mine) == mine for event in ply.events)
        found = steps(session, presentation_of(session.title), ply.n, mine)
        if own:
            assert len(found) == 1
            assert found[0].seconds == 0


def test_plies_are_told_up_to_a_step() -> None:
    session = Session(ALL[-1], [Seat("a"), Seat("b")], {}, 1)
    rng = random.Random(1)
    while len(session.plies) < 6:
        session.propose(some_action(rng, session.legal(session.pending.seats[0])))
    last = session.plies[-1]
    step = StoryStep(last.n, session.view(0), 0, None, "")
    assert [len(ply.events) for ply in up_to(session.plies, step)][-1] == 0
    assert up_to(session.plies, step)[:-1] == list(session.plies[:-1])
    assert up_to(session.plies, None) == list(session.plies)
