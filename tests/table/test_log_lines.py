"""What the log tells of a ply: silent kinds are left out, neighbours that belong together are one line."""

from __future__ import annotations

import pytest

from game.engine import Event
from game.presentation import Cue, cue_of, log_lines, presentation_of, signed

from ..toy import TITLE

EVENTS = [
    Event("rolled", {"seat": 0, "eyes": 3}),
    Event("ticked", {}),
    Event("harvested", {"seat": 0, "coins": 2}, reveals=True),
    Event("grown", {"seat": 0, "vp": 1}),
    Event("grown", {"seat": 1, "vp": 4}),
]


def test_all_events_are_lines_by_default() -> None:
    assert log_lines(presentation_of(TITLE), EVENTS) == EVENTS


def test_silent_events_and_neighbours_make_fewer_lines() -> None:
    own = presentation_of(TITLE)
    own.EVENTS = {
        "ticked": Cue(silent=True),
        "harvested": Cue(joins={"rolled": "harvested"}),
        "grown": Cue(joins={"harvested": "grown"}),
    }
    first, second = log_lines(own, EVENTS)
    assert first == Event("grown", {"seat": 0, "eyes": 3, "coins": 2, "vp": 1}, reveals=True)
    assert second == EVENTS[-1]
    assert log_lines(own, []) == []


def test_moments_and_milestones_are_named() -> None:
    own = presentation_of(TITLE)
    own.EVENTS = {"rolled": Cue(moment=True), "grown": Cue(mark="star")}
    cues = [cue_of(own, kind) for kind in ("rolled", "ticked", "harvested", "grown", "final_points")]
    assert [(cue.moment, cue.mark) for cue in cues] == [
        (True, ""),
        (False, ""),
        (False, ""),
        (False, "star"),
        (True, ""),
    ]


@pytest.mark.parametrize(("number", "text"), [(3, "+3"), (-2, "−2"), (0, "+0")])
def test_a_change_is_written_with_its_sign(number: int, text: str) -> None:
    assert signed(number) == text
    assert signed(0, "±0") == "±0"
