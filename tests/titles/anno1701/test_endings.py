"""Recorded games to each of the three ends, and what the last scene says of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine import Session
from game.engine.record import read_record
from game.engine.replay import replay_record
from game.presentation import Text, art_of, presentation_of
from game.presentation.history import course_of
from game.titles.anno1701 import TITLE
from game.titles.anno1701.art.ending import last_blows

LOOK = art_of(TITLE)

SAVES = Path(__file__).parents[3] / "saves" / "anno1701"


def recorded(name: str) -> Session:
    """A recorded game at its end."""
    session = replay_record(read_record((SAVES / f"{name}.json").read_bytes()), {TITLE.id: TITLE})
    assert isinstance(session, Session)
    return session


@pytest.mark.parametrize(
    ("name", "ending"), [("two-players", "favour"), ("two-merchants", "merchants"), ("ruin", "ruin")]
)
def test_every_end_is_told_to_both(name: str, ending: str) -> None:
    session = recorded(name)
    result = session.result()
    assert result is not None
    assert result.outcome == ending
    for seat in (0, 1):
        end = LOOK.ending(session.view(seat), result, course_of(session, presentation_of(TITLE), seat))
        assert end.victory == (result.ranks[seat] == 1)
        assert end.text == f"anno1701-ending-{ending}-text"
        assert end.body is not None


def test_a_ruin_names_its_last_blows() -> None:
    session = recorded("ruin")
    result = session.result()
    assert result is not None
    course = course_of(session, presentation_of(TITLE), 1)
    blows = last_blows(course, 1)
    assert [blow.why for blow in blows] == ["searched", "diplomacy", "revolutionary"]
    assert blows[-1].turn == session.view(None).state.turn
    assert blows[-1].after == (0, 0)
    for blow in blows:
        assert sum(blow.before) - sum(blow.after) == min(blow.gold, sum(blow.before))
    body = LOOK.ending(session.view(1), result, course).body
    assert body is not None
    assert "anno1701-art-blow-revolutionary" in {mark.id for mark in body.marks if isinstance(mark, Text)}
