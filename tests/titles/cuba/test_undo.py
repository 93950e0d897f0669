"""Undo reaches back inside a turn to the last thing that was learnt: a look through the pile of ships, a new ship at sea,
bids that were opened."""

from __future__ import annotations

from typing import Any

from game.engine import Action, Seat, Session
from game.engine.record import StartLine
from game.titles.cuba import TITLE
from tests.titles.cuba.positions import Table, at


def seated(position: Table, others: str = "human", **options: str) -> Session:
    """A person at the position, which begins the session, with people or bots, under the options that made it."""
    state = position.s
    seats = [Seat(name, others if seat else "human") for seat, name in enumerate(("Ann", "Bob", "Eva", "Leo"))]
    return Session(TITLE, seats, options, 1, start=StartLine(sum=state.digest(), state=state.dump()))


def do(session: Session, kind: str, *args: Any) -> None:
    assert session.pending is not None
    done = session.propose(Action(kind, session.pending.seats[0], args))
    assert hasattr(done, "mark"), done


def test_single_trades_are_taken_back_one_by_one() -> None:
    session = seated(at("tradeswoman").pesos(20).yard(citrus=2))
    before = session.at(0).digest()
    do(session, "sell", "citrus")
    do(session, "buy", "rum")
    after_sale = session.at(1).digest()
    assert session.undo() is None
    assert session.at(len(session.plies)).digest() == after_sale
    assert session.undo() is None
    assert session.at(len(session.plies)).digest() == before


def test_houses_are_taken_back_one_by_one() -> None:
    session = seated(at("foreman").built(b2="hotel", b1="small_bank").pawn("b2"))
    do(session, "use_building", "b2")
    do(session, "use_building", "b1")
    assert session.undo() is None
    assert [ply.action.args for ply in session.plies] == [("b2",)]
    assert session.undo() is None
    assert not session.plies


def test_a_ship_that_was_picked_from_the_pile_stays_picked() -> None:
    session = seated(at("foreman").built(b2="lighthouse", b1="hotel").pawn("b2"))
    ship = next(a.args[1] for a in session.legal(0) if a.kind == "use_lighthouse")
    do(session, "use_lighthouse", "b2", ship)
    refusal = session.undo()
    assert refusal is not None
    assert session.view(0).state.sea == ship
    do(session, "use_building", "b1")
    assert session.undo() is None
    assert len(session.plies) == 1


def test_a_new_ship_at_sea_ends_what_can_be_taken_back() -> None:
    position = at("mayor").statute("other_harbour").ships("ship_01", "ship_02", "ship_03", sea="ship_04")
    session = seated(position.fill("dock_3", rum=1).yard(rum=1))
    do(session, "load_ship", "dock_3", ("rum",))
    assert any(event.kind == "ship_at_sea" for event in session.plies[-1].events)
    assert session.undo() is not None


def test_loading_without_a_new_ship_can_be_taken_back() -> None:
    position = at("mayor").ships("ship_01", "ship_02", "ship_03", sea="ship_04")
    session = seated(position.fill("dock_3", rum=1).yard(rum=1), "bot:greedy")
    do(session, "load_ship", "dock_3", ("rum",))
    assert session.undo() is None
    assert not session.flags
    assert not session.plies
