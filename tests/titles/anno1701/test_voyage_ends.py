"""Every end of a voyage has its card, which stays until whoever sailed goes on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine import Ply, Seat, Session
from game.titles.anno1701 import TITLE
from game.ui.table.scene import TableScene

from ...ui.conftest import Desk

ENDS = ("sunk", "sailed_out", "turned_back")


def ending(why: str) -> Session:
    """A game before the deed that ends a voyage of the first seat in that way."""
    for seed in range(60):
        rng = random.Random(seed)
        session = Session(TITLE, [Seat(), Seat("", "bot:random")], {}, seed)
        while session.pending and len(session.plies) < 400:
            legal = session.legal(session.pending.seats[0])
            sea = [a for a in legal if a.kind in ("start_voyage", "reveal_voyage_card", "fight")]
            if why == "turned_back":
                sea = [a for a in legal if a.kind in ("start_voyage", "end_voyage")] or sea
            ply = session.propose(rng.choice(sea or legal))
            assert isinstance(ply, Ply)
            if any(e.kind == "came_home" and (e.params["seat"], e.params["why"]) == (0, why) for e in ply.events):
                return session
    raise AssertionError(f"no voyage has ended so: {why}")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path, "en", animation="normal")
    yield made
    made.close()


def begun(desk: Desk, why: str) -> TableScene:
    """The table when the deed that ended the voyage has just been done."""
    session = ending(why)
    ply = session.plies[-1]
    session.undo_to(len(session.plies) - 1)
    scene = desk.sit(session, keep=False)
    scene.story.skip()
    scene.play(ply.action)
    return scene


@pytest.mark.parametrize("why", ENDS)
def test_the_card_of_the_end_stays_until_one_goes_on(desk: Desk, why: str) -> None:
    scene = begun(desk, why)
    story = scene.story
    for _ in range(12):
        if story.step is not None and story.step.event is not None and story.step.event.kind == "came_home":
            break
        story.advance()
    assert story.waits
    for _ in range(60):
        story.update(1.0)
    assert story.waits
    assert story.overlay.tableau is not None
    said = {getattr(mark, "id", "") for mark in story.overlay.tableau.marks}
    assert f"anno1701-art-home-{why}".replace("_", "-") in said
    story.advance()
    assert not story.waits


@pytest.mark.parametrize("why", ENDS)
def test_the_card_also_stays_where_nothing_moves(tmp_path: Path, why: str) -> None:
    still = Desk(tmp_path, "en", animation="off")
    story = begun(still, why).story
    while story.step is not None and story.step.event is not None and story.step.event.kind != "came_home":
        story.advance()
    story.update(30.0)
    assert story.waits
    assert not story.motions
    story.advance()
    assert not story.busy
    still.close()
