"""Whole games played as a person plays them: by dragging, clicking and pressing, to the last scene and to the disk."""

from __future__ import annotations

import random

import pytest

from .conftest import Desk

SEEN: set[str] = set()


def some_action(rng: random.Random, legal: list) -> object:
    """A random action, the kind first, so that rare kinds occur."""
    kind = rng.choice(sorted({a.kind for a in legal}))
    return rng.choice([a for a in legal if a.kind == kind])


@pytest.mark.parametrize("seed", range(3))
def test_whole_solo_games_by_mouse(desk: Desk, seed: int) -> None:
    rng = random.Random(seed)
    scene = desk.solo(seed)
    session = scene.session
    while session.pending is not None:
        action = some_action(rng, session.legal(0))
        desk.robot.do(action, rng.random() < 0.4)
        SEEN.add(action.kind)
    desk.pilot.settle(5)
    assert type(desk.app.scenes.top).__name__ == "EndingScene"
