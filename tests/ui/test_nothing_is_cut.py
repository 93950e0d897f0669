"""No word that the app itself says is cut: wherever the canvas would have to end a text in an ellipsis, it is told."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.engine import Seat, Session
from game.titles import catalogue

from ..table.games import FOES, SOLO, Player, together
from .conftest import Desk


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_no_moment_of_whole_games(desks: Callable[..., Desk], cut: list[str], seats: int, language: str) -> None:
    foe = {**SOLO, "enemy": f"enemy_{FOES[(seats + len(language)) % 6]}"}
    session = Session(catalogue["cultus"], [Seat()], foe, 12) if seats == 1 else together(seats, 12)
    player = Player(12, 0.2)
    desk = desks(language=language)
    desk.shelf()
    scene = desk.open("table", session=session, read_only=True)
    while session.pending is not None:
        session.propose(player.choose(session))
        if len(session.plies) % 9 == 0 or session.pending is None:
            scene.model.refresh()
            desk.app.capture()
    desk.open("ending", table=scene)
    desk.pilot.wait(1.5)
    desk.app.capture()


def test_what_is_too_long_would_be_noted(desk: Desk, cut: list[str]) -> None:
    desk.app.canvas.line("a word that is much too long", (0, 0, 40, 20))
    assert cut == ["a word that is much too long"]
    cut.clear()
