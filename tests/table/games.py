"""Seeded games for the tests of the table: some random, some played with sense."""

from __future__ import annotations

import random
from collections.abc import Iterator

from game.bots import Clock
from game.bots.levels import seat as bot_of
from game.engine import Action, Seat, Session
from game.titles import catalogue

SOLO = {"enemy": "enemy_annette", "difficulty": "hard", "color": "blue"}
FOES = ("baltasar", "wilhelm", "eleonora", "ruben", "claudia", "annette")


def solo(seed: int = 7, plies: int = 0, **options: str) -> Session:
    """A solo session of Cultus after some random plies."""
    return walked(Session(catalogue["cultus"], [Seat()], {**SOLO, **options}, seed), plies)


def together(seats: int, seed: int = 7, plies: int = 0) -> Session:
    """A session of Cultus for several people after some random plies."""
    return walked(Session(catalogue["cultus"], [Seat() for _ in range(seats)], {}, seed), plies)


def walked(session: Session, plies: int = 10**6) -> Session:
    """The session after so many random plies, or at its end: the same for the same seed."""
    rng = random.Random(session.seed)
    while session.pending is not None and len(session.plies) < plies:
        session.propose(rng.choice(session.legal(session.pending.seats[0])))
    return session


def some_action(rng: random.Random, legal: list[Action]) -> Action:
    """A random action, the kind first, so that rare kinds occur; turns end less often than they could."""
    kinds = sorted({a.kind for a in legal})
    if len(kinds) > 1 and "end_actions" in kinds and rng.random() < 0.7:
        kinds.remove("end_actions")
    kind = rng.choice(kinds)
    return rng.choice([a for a in legal if a.kind == kind])


class Player:
    """Plays half with sense and half at random: so monuments are built, and odd things are done too."""

    def __init__(self, seed: int, noise: float = 0.4) -> None:
        self.rng = random.Random(seed)
        self.noise = noise
        self.bot = bot_of("greedy", catalogue["cultus"])

    def choose(self, session: Session) -> Action:
        """An action of the seat that is asked."""
        seat = session.pending.seats[0]
        legal = session.legal(seat)
        if self.rng.random() < self.noise:
            return some_action(self.rng, legal)
        return self.bot.choose(session.view(seat), legal, Clock(), self.rng)


def played(seats: int, seed: int, noise: float = 0.25, every: int = 1, **options: str) -> Iterator[Session]:
    """A session at every moment (or every few plies) of a whole game; the same object each time."""
    session = Session(catalogue["cultus"], [Seat()] * seats, options, seed)
    player = Player(seed, noise)
    while session.pending is not None:
        if len(session.plies) % every == 0:
            yield session
        session.propose(player.choose(session))
    yield session
