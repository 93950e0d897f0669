"""Somebody who knows nothing plays every title: only what is lit is clicked, in its middle, and nothing is dead."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.engine import Seat, Session, Title
from game.table.affordances import affordances, rect_of
from game.table.layout import middle

from ..ui.conftest import Desk
from .titles import DRAWN, name

PLIES = 160
"""So far a game is played by it."""
DEAD = 12
"""So many clicks on lit things may come before the next ply."""


def lit(desk: Desk) -> list[tuple[float, float]]:
    """The middles of everything that lights up or can be pressed to answer what is asked."""
    scene = desk.scene
    model = scene.model
    buttons = [middle(scene.drag.control_rect(c)) for c in model.controls if model.enabled(c) and c is not model.armed]
    if scene.prompt is not None:
        answers = [middle(rect) for rect in scene.prompt.answers()]
        return answers + buttons if scene.prompt.standing else answers
    if scene.drag.piece:
        return [middle(model.layout.slots[slot].rect) for slot in model.targets(scene.drag.piece)]
    found = affordances(model)
    if found.offered:
        targets = [middle(model.layout.slots[slot].rect) for slot in model.targets(found.offered)]
        return targets + [middle(rect_of(model, place)) for place in found.places]
    things = [middle(rect_of(model, thing)) for thing in dict.fromkeys((*found.pieces, *found.places))]
    return things + buttons


def play(desk: Desk, session: Session, seed: int, plies: int) -> None:
    scene = desk.sit(session, keep=False)
    rng = random.Random(seed)
    while session.pending and len(session.plies) < plies:
        before, clicks = len(session.plies), []
        while len(session.plies) == before:
            scene.story.skip()
            if not scene.model.playing:
                desk.pilot.wait(0.1)
            if type(desk.app.scenes.top).__name__ == "Curtain":
                desk.app.scenes.stack.pop()
                scene.seats.sit(session.pending.seats[0])
                scene.story.skip()
            places = lit(desk)
            assert places, f"nothing is lit for {session.pending.key} in {type(scene.prompt).__name__}"
            place = rng.choice(places)
            clicks.append(place)
            desk.pilot.click(*place)
            assert len(clicks) < DEAD * 5, f"{session.pending.key}: dead clicks, {type(scene.prompt).__name__}"
    desk.app.draw()


@pytest.mark.sample(3)
@pytest.mark.parametrize("title", DRAWN, ids=name)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_is_played_by_what_is_lit(desks: Callable[..., Desk], title: Title, seed: int) -> None:
    seats = title.fewest if seed == 1 else title.most
    session = Session(title, [Seat() for _ in range(seats)], {}, seed)
    play(desks(), session, seed, PLIES)
    assert len(session.plies) >= PLIES or session.pending is None
