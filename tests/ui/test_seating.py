"""Playing on from a moment asks who sits where; a bot stays a bot only if one says so."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.archive.statistics import fair
from game.engine import Seat, Session
from game.engine.session import PRACTICE
from game.titles import catalogue
from game.ui.scenes.seating import Seating
from game.ui.table.intents import Branch

from .conftest import Desk


def played(seats: list[Seat], plies: int = 6) -> Session:
    session = Session(catalogue["cultus"], seats, {}, 5)
    rng = random.Random(5)
    for _ in range(plies):
        session.propose(rng.choice(session.legal(session.pending.seats[0])))
    return session


def asked(desk: Desk, session: Session) -> Seating:
    desk.sit(session)
    desk.app.scenes.back_to(desk.scene)
    desk.scene.look_at(4)
    desk.scene.send(Branch())
    scene = desk.top
    assert isinstance(scene, Seating)
    return scene


def press(desk: Desk, scene: Seating, name: str) -> None:
    widget = next(w for w in scene.widgets if w.id == name)
    desk.pilot.click(*widget.centre)


@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_bot_stays_one_only_if_that_is_said(desks: Callable[..., Desk], language: str) -> None:
    desk = desks(language=language)
    session = played([Seat("Mia", "human"), Seat("", "bot:random")])
    scene = asked(desk, session)
    assert scene.chosen == ["you", ""]
    desk.app.draw()
    press(desk, scene, "seating-start")
    assert desk.top is scene, "a seat is open"
    press(desk, scene, "seating-1-bot:random")
    press(desk, scene, "seating-start")
    table = desk.top
    assert table.session is not session
    assert table.session.seats == session.seats
    assert len(table.session.plies) == 4


def test_there_is_one_of_you(desk: Desk) -> None:
    scene = asked(desk, played([Seat("Mia", "human"), Seat("", "bot:random")]))
    press(desk, scene, "seating-1-you")
    assert scene.chosen == ["other", "you"]
    assert scene.seats[0] == Seat("Mia", "human")


@pytest.mark.parametrize(
    "given", [[Seat("A", "human"), Seat("B", "human")], [Seat("A", "human"), Seat("", "bot:random")]]
)
def test_what_changes_between_people_and_bots_is_counted_apart(desk: Desk, given: list[Seat]) -> None:
    session = Session(catalogue["cultus"], given, {}, 5)
    session.propose(session.legal(session.pending.seats[0])[0])
    handed = [Seat("A", "human"), Seat("", "bot:random") if given[1].player == "human" else Seat("B", "human")]
    n = len(session.plies)
    assert PRACTICE not in session.fork(n, given).flags
    other = session.fork(n, handed)
    assert PRACTICE in other.flags
    assert other.seats == handed
    assert other.at(n).digest() == session.at(n).digest()
    desk.store.create(other).close()
    listing = desk.app.services.listing
    assert not any(fair(entry) for entry in listing.entries())
