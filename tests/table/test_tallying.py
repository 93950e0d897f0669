"""The final scoring as it is counted on the table: rows, sums, places, and how long it takes."""

from __future__ import annotations

import random
from functools import lru_cache

import pytest

from game.engine import Seat, Session
from game.paths import bundled
from game.presentation import contract, cue_of, presentation_of
from game.table.boards import board_of
from game.table.playback.final_scoring import ROW, STILL, WHOLE, ScoringScript, scoring_of, step_of, until
from game.table.playback.script import steps
from game.titles import catalogue
from game.ui.scenes.ending.rise import LENGTH

GAMES = [
    pytest.param(name, seats, seed, id=f"{name}-{seats}-{seed}")
    for name in (
        title.id for title in catalogue.values() if type(presentation_of(title)).final is not contract.Scoring.final
    )
    for seats in sorted({catalogue[name].fewest, catalogue[name].most})
    for seed in (3, 4)
]


@lru_cache
def played(name: str, seats: int, seed: int) -> Session:
    """A whole game at random."""
    session = Session(catalogue[name], [Seat() for _ in range(seats)], {}, seed)
    rng = random.Random(seed)
    while session.pending is not None:
        session.propose(rng.choice(session.legal(session.pending.seats[0])))
    return session


def counted(session: Session, eyes: int = 0, still: bool = False) -> ScoringScript:
    found = scoring_of(session, presentation_of(session.title), eyes, still)
    assert found is not None
    return found


@pytest.mark.parametrize(("name", "seats", "seed"), GAMES)
@pytest.mark.parametrize("still", [False, True])
def test_every_row_adds_up_and_the_last_sums_are_the_result(name: str, seats: int, seed: int, still: bool) -> None:
    session = played(name, seats, seed)
    tally, result = counted(session, 0, still), session.result()
    places = {score.seat: n for n, score in enumerate(result.scores)}
    sums = list(tally.now)
    for number, row in enumerate(tally.rows, 1):
        for cell in row.cells:
            sums[places[cell.seat]] += cell.item.amount
        assert row.sums == tuple(sums) == tally.sums(number)
    assert tuple(sums) == tuple(score.total for score in result.scores)
    cells = [(cell.seat, cell.item) for row in tally.rows for cell in row.cells]
    final = presentation_of(session.title).final(result)
    assert sorted(map(repr, cells)) == sorted(
        repr((score.seat, item)) for score in result.scores for item in score.items if item.source in final
    )
    assert tally.rows or tally.decided


@pytest.mark.parametrize(("name", "seats", "seed"), GAMES)
def test_it_begins_where_the_plates_stood_and_ends_where_they_stand(name: str, seats: int, seed: int) -> None:
    session = played(name, seats, seed)
    presentation, tally = presentation_of(session.title), counted(session)
    now = step_of(session, presentation, 0, tally, 0)
    end = step_of(session, presentation, 0, tally, len(tally.rows))
    assert end.view.state.dump() == session.view(0).state.dump()
    beats = session.beats(len(session.plies), 0)
    before = beats[now.told - 1].view if now.told else session.view(0, len(session.plies) - 1)
    assert presentation.standing(now.view).scores == presentation.standing(before).scores
    told = until(steps(session, presentation, len(session.plies), 0), now)
    assert told[-1] is now
    assert not any(step.event is not None and cue_of(presentation, step.event.kind).final for step in told)


@pytest.mark.parametrize(("name", "seats", "seed"), GAMES)
def test_the_end_takes_nine_seconds_at_most(name: str, seats: int, seed: int) -> None:
    session = played(name, seats, seed)
    for still in (False, True):
        tally = counted(session, 0, still)
        assert tally.seconds <= WHOLE + 1e-6
        assert tally.seconds + LENGTH <= 9 + 1e-6
        assert all(row.seconds <= (STILL if still else 2 * ROW) for row in tally.rows)


@pytest.mark.parametrize(("name", "seats", "seed"), GAMES)
def test_what_counts_lies_on_the_board(name: str, seats: int, seed: int) -> None:
    session = played(name, seats, seed)
    presentation = presentation_of(session.title)
    for eyes in range(seats):
        tally = counted(session, eyes)
        board = board_of(presentation, bundled("art"), session.view(eyes), None)
        named = [place.slot for row in tally.rows for place in row.counted] + [place.slot for place in tally.decided]
        assert set(named) <= set(board.slots)


@pytest.mark.parametrize(("name", "seats", "seed"), GAMES)
def test_whoever_looks_is_counted_first_and_rivals_last(name: str, seats: int, seed: int) -> None:
    session = played(name, seats, seed)
    for eyes in range(seats):
        tally = counted(session, eyes)
        for source in {row.source for row in tally.rows}:
            order = [cell.seat for cell in tally.of(source)]
            assert order == sorted(order, key=lambda seat: (seat < 0, (seat - eyes) % seats))
        sources = [row.source for row in tally.rows]
        assert sources == sorted(sources, key=sources.index), "a row is finished before the next begins"


def test_of_many_seats_a_row_is_counted_at_once() -> None:
    crowded = [counted(played(*param.values)) for param in GAMES]
    assert any(len(row.cells) > 1 for tally in crowded for row in tally.rows)
    assert any(tally.rows and all(len(row.cells) == 1 for row in tally.rows) for tally in crowded)


def test_a_running_game_counts_nothing() -> None:
    for name in catalogue:
        session = Session(catalogue[name], [Seat() for _ in range(catalogue[name].fewest)], {}, 1)
        assert scoring_of(session, presentation_of(session.title), 0) is None
