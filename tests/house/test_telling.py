"""A ply told step by step, for every title: nothing is shown before it has been told, and the end is the same."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.engine import Ply, Seat, Session, Title
from game.paths import bundled
from game.presentation import presentation_of
from game.table.model import TableModel
from game.table.telling import MOST, Step, is_told, steps, up_to

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
                model.art.panels(model.view)
                model.art.backdrop(model.view)
        model.tell(None)
        assert model.view.state.dump() == session.view(0).state.dump()
    assert told or len(session.seats) == 1 or model.presentation.OPEN


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
            assert told == [e.seen_by(eyes) for e in ply.events if is_told(e.seen_by(eyes), presentation, eyes)]


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
        assert session.pending is not None
        session.propose(some_action(rng, session.legal(session.pending.seats[0])))
    last = session.plies[-1]
    step = Step(last.n, session.view(0), 0, None, "")
    assert [len(ply.events) for ply in up_to(session.plies, step)][-1] == 0
    assert up_to(session.plies, step)[:-1] == list(session.plies[:-1])
    assert up_to(session.plies, None) == list(session.plies)
