"""Games of any title, for attacks."""

from __future__ import annotations

import random

from game.engine import Seat, Session, Title
from game.titles import catalogue


def some_title(rng: random.Random, number: int | None = None) -> tuple[Title, int]:
    """A title and a number of seats that it is made for."""
    titles = list(catalogue.values())
    title = rng.choice(titles) if number is None else titles[number % len(titles)]
    return title, rng.randint(title.fewest, title.most)


def some_game(rng: random.Random, number: int | None = None, plies: int = 0) -> Session:
    """A session of some title with people at every seat, after so many random plies."""
    title, seats = some_title(rng, number)
    session = Session(title, [Seat("花子")] * seats, {}, rng.randrange(10**6))
    while session.pending is not None and len(session.plies) < plies:
        session.propose(rng.choice(session.legal(rng.choice(session.pending.seats))))
    return session
