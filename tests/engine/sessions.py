"""Sessions of the toy game at moments that the tests want."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from game.engine import Action, Ply, Seat, Session
from tests.table.games import walked
from tests.toy import TITLE
from tests.toy.rules import CONTROLLER, Controller

TITLES = {TITLE.id: TITLE}
HUMANS = (Seat("Hanako"), Seat("Kenta"))
ALONE = (Seat("Hanako"), Seat("", "bot:random"))


def fresh(seats: tuple[Seat, ...] = HUMANS, seed: int = 1) -> Session:
    """A session at its first decision."""
    return Session(TITLE, seats, {}, seed)


def played(plies: int = 10_000, seats: tuple[Seat, ...] = HUMANS, seed: int = 1) -> Session:
    """A session after so many random plies, or at its end."""
    return walked(fresh(seats, seed), plies)


def play_until(session: Session, wanted: Callable[[Session], bool]) -> Session:
    """Play the first legal action until that is so."""
    while not wanted(session):
        must(session, session.legal(session.pending.seats[0])[0])
    return session


def until(key: str, seats: tuple[Seat, ...] = HUMANS, seat: int | None = None) -> Session:
    """A session that is asking that question, of that seat."""

    def asks(session: Session) -> bool:
        asked = session.pending
        return asked is not None and asked.key == key and seat in (None, asked.seats[0])

    return play_until(fresh(seats), asks)


def must(session: Session, action: Action) -> Ply:
    """Propose what is legal."""
    ply = session.propose(action)
    assert isinstance(ply, Ply), ply
    return ply


@contextmanager
def rule_that_breaks(name: str) -> Iterator[Controller]:
    """While it lasts, a kind of action of the toy raises an error after it has changed the state."""
    kind = CONTROLLER.kinds[name]

    def broken(s, a, out):
        s.bank -= 5
        s.pending.clear()
        raise ZeroDivisionError

    kind.apply = broken
    try:
        yield CONTROLLER
    finally:
        del kind.apply
