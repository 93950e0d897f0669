"""Who of the house sits at a plate: a face behind the name in every title, none where a person sits, and a ring that fills
while it thinks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.bots.levels import patience
from game.engine import Seat, Session
from game.titles import catalogue
from game.ui.canvas import Canvas
from game.ui.scenes.lobby.levels import within
from game.ui.table.board.sitters import SMALLEST
from game.ui.table.chrome.turn_driver import SOON
from game.ui.table.scene import TableScene

from .conftest import Desk

Desks = Callable[..., Desk]


def seated(desk: Desk, title_id: str, *players: str) -> TableScene:
    """A table with these at it, the rest of the seats with the first level."""
    title = catalogue[title_id]
    count = max(2, title.fewest)
    seats = [Seat(player=player) for player in (*players, *["bot:random"] * count)[:count]]
    session = Session(title, seats, {}, 3)
    while session.pending is not None and len(session.plies) < 12:
        session.propose(session.legal(session.pending.seats[0])[0])
    table = desk.sit(session, keep=False)
    desk.app.draw()
    return table


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The drawings that are drawn."""
    found: list[str] = []
    svg = Canvas.svg

    def noted(self: Canvas, name: str, *rest: Any, **colours: str) -> None:
        found.append(name)
        svg(self, name, *rest, **colours)

    monkeypatch.setattr(Canvas, "svg", noted)
    return found


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("title_id", sorted(catalogue))
def test_the_face_of_each_of_the_house_stands_on_its_plate(
    desks: Desks, drawn: list[str], title_id: str, language: str
) -> None:
    table = seated(desks(language=language), title_id, "human", "bot:greedy")
    places = table.board.sitters._places
    assert 1 in places
    assert 0 not in places
    assert "shared/players/greedy" in drawn
    for seat, (x, y, w, h) in places.items():
        left, top, wide, high = table.model.layout.regions[table.model.presentation.plate(table.model.view, seat)]
        assert left <= x
        assert x + w <= left + wide
        assert top <= y
        assert y + h <= top + high
        assert w >= SMALLEST


def test_the_ring_fills_while_somebody_thinks_and_goes_with_the_answer(desks: Desks) -> None:
    table = seated(desks(), "anno1701", "human", "bot:greedy")
    driver = table.seats
    driver._asked, driver._asking = table.context.moment, (1, "greedy")
    shares = []
    for waited in (SOON / 2, SOON, patience("greedy") / 2000, 9.0):
        driver._waited = waited
        shares.append(driver.thinking)
    assert shares[0] is None
    assert [share[0] for share in shares[1:] if share] == [1, 1, 1]
    assert [share[1] for share in shares[1:] if share] == sorted({share[1] for share in shares[1:] if share})
    assert shares[-1] == (1, 1.0)
    driver._asking = None
    assert driver.thinking is None


@pytest.mark.parametrize(("seconds", "said"), [(0.01, "at once"), (0.1, "at once"), (0.24, "0.3 s"), (2.0, "2 s")])
def test_what_a_deed_takes_is_rounded_up(desks: Desks, seconds: float, said: str) -> None:
    assert within(desks(language="en").app.texts, seconds) == said
