"""A session told line by line and cut into turns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from game.commands.skeleton import TITLE as SKELETON
from game.engine import Event, Ply, Seat, Session
from game.presentation import Presentation, presentation_of
from game.presentation.history import HistoryLine, chapters, lines_of, opening_line, since
from game.titles import catalogue

from .games import FOES, played

SIGHT = presentation_of(catalogue["cultus"])
TURN = "turn_begins"


def entries(plies: Sequence[Ply], presentation: Presentation, seat: int | None) -> list[HistoryLine]:
    """The lines of one ply after the other."""
    found, automa = opening_line(plies, presentation), ""
    for ply in plies:
        lines, automa = lines_of(ply, presentation, seat, automa)
        found += lines
    return found


def whole(seats: int, seed: int, **options: str) -> Session:
    """A session played to its end."""
    return list(played(seats, seed, 0.3, 10**6, **options))[-1]


CASES = [(1, 1, "ruben"), (1, 2, "annette"), (1, 3, "wilhelm"), (2, 4, ""), (4, 5, "")]


def of(seats: int, seed: int, foe: str) -> Session:
    """The session of a case."""
    return whole(seats, seed, enemy=f"enemy_{foe}") if foe else whole(seats, seed)


@pytest.mark.parametrize(("seats", "seed", "foe"), CASES)
def test_chapters_cover_every_ply_once(seats: int, seed: int, foe: str) -> None:
    session = of(seats, seed, foe)
    found = chapters(session.plies, SIGHT)
    covered = [n for c in found for n in range(c.first, c.last + 1)]
    assert covered == list(range(1, len(session.plies) + 1))
    assert (found[0].part, found[0].number) == ("", 0)
    turns = [c.number for c in found]
    assert turns == sorted(set(turns))
    for chapter in found:
        assert {ply for ply, _ in chapter.milestones} <= set(chapter.automa)
        assert all(chapter.first - 1 <= n <= chapter.last for n in chapter.automa)
        if not foe:
            assert not chapter.automa
        for n in range(chapter.first, chapter.last + 1):
            if chapter.part:
                assert session.plies[n - 1].action.seat == chapter.seat
    assert 8 < found[-1].number <= (15 if foe else 99)


@pytest.mark.parametrize(("seats", "seed", "foe"), CASES)
def test_chapters_grow_with_the_session(seats: int, seed: int, foe: str) -> None:
    session = of(seats, seed, foe)
    final = chapters(session.plies, SIGHT)
    for n in range(0, len(session.plies), 9):
        part = chapters(session.plies[:n], SIGHT)
        assert [(c.number, c.first) for c in part] == [(c.number, c.first) for c in final[: len(part)]]


def test_nothing_has_happened_yet() -> None:
    (only,) = chapters([], SIGHT)
    assert (only.first, only.last) == (1, 0)
    assert entries([], SIGHT, 0) == []
    assert since([], 0) == 0


@pytest.mark.parametrize(("seats", "seed", "foe"), CASES)
def test_every_event_is_told_in_order_with_headings(seats: int, seed: int, foe: str) -> None:
    session = of(seats, seed, foe)
    told = entries(session.plies, SIGHT, 0)
    events = [event for ply in session.plies for event in ply.events]
    assert [e.event.kind for e in told if not (e.heading and e.event.kind != TURN)] == [e.kind for e in events]
    assert [e.ply for e in told] == sorted(e.ply for e in told)
    headings = [e for e in told if e.heading]
    assert sum(e.event.kind == TURN for e in headings) == sum(e.kind == TURN for e in events)
    for before, after in pairwise(told):
        if before.heading and before.event.kind != TURN:
            assert after.actor == before.actor


def test_the_log_of_a_seat_holds_only_what_it_may_know() -> None:
    session = whole(3, 6)
    mine, other, nobody = (entries(session.plies, SIGHT, seat) for seat in (0, 1, None))
    private = [(n, event) for n, event in enumerate(e for p in session.plies for e in p.events) if event.private]
    assert private, "somebody drew something hidden"
    assert [e.event for e in mine] != [e.event for e in other]
    hidden = {str(v) for _, event in private for v in event.private.values()}
    assert hidden
    for entry in nobody:
        if entry.event.kind.startswith(("drew", "discarded")):
            continue
        assert isinstance(entry.event, Event)
    for n, event in private:
        seen = event.seen_by(None)
        assert not (set(event.private) & set(seen.params)) or seen.params != {**event.params, **event.private}, n


def test_since_ones_own_last_deed() -> None:
    session = whole(2, 4)
    for seat in (0, 1):
        last = since(session.plies, seat)
        assert session.plies[last - 1].action.seat == seat
        assert all(p.action.seat != seat for p in session.plies[last:])


@pytest.mark.parametrize("foe", FOES)
def test_every_rival_acts_and_is_named(foe: str) -> None:
    session = whole(1, 8, enemy=f"enemy_{foe}")
    actors = {e.actor for e in entries(session.plies, SIGHT, 0) if isinstance(e.actor, str) and e.actor}
    assert actors == {f"enemy_{foe}"}
    assert any(c.automa for c in chapters(session.plies, SIGHT))


def test_what_began_at_the_set_up_has_its_heading_too() -> None:
    session = Session(SKELETON, [Seat("A"), Seat("B")], {}, 3)
    presentation = presentation_of(SKELETON)
    assert entries(session.plies, presentation, 0) == []
    while len([line for line in entries(session.plies, presentation, 0) if line.heading]) < 3:
        session.propose(session.legal(session.pending.seats[0])[0])
    told = entries(session.plies, presentation, 0)
    assert told[0].heading
    headings = [line.event.params for line in told if line.heading]
    assert [(said["number"], said["seat"]) for said in headings] == [(1, 0), (2, 1), (3, 0)]
    first = chapters(session.plies, presentation)[0]
    assert (first.part, first.number, first.seat, first.first) == ("turn", 1, 0, 1)
