"""Measures how fair a review is: the share of decisions that it says left points, in games of the strongest offered level
against itself and in random play. ``python -m tests.review.fair [TITLE …] [--games N] [--level strongest|random]``"""

from __future__ import annotations

import argparse
from random import Random
from time import process_time
from typing import NamedTuple

from game.bots import Clock, seat
from game.bots.levels import RANDOM, levels
from game.engine import Refusal, Seat, Session, Title
from game.review.kept import Review
from game.review.reviewer import FULL, ReviewEffort, begin, reviewing
from game.titles import catalogue

SEATS = {"cultus": 1, "anno1701": 2}
STRONGEST = "strongest"
EFFORT = ReviewEffort(rounds=FULL.rounds[:1], weighed=FULL.weighed // len(FULL.rounds))
"""The first look and the first round: what the count rests on."""


class Count(NamedTuple):
    """Decisions of some games, those in which a careless deed would have cost points, those that left points."""

    decisions: int
    staked: int
    left: int
    seconds: float


def played(title: Title, level: str, seed: int) -> Session:
    """A game of that level alone."""
    session = Session(title, [Seat()] * SEATS.get(title.id, 3), {}, seed)
    bot, rng = seat(levels(title)[-1] if level == STRONGEST else level, title), Random(seed)
    while session.pending is not None:
        at = session.pending.seats[0]
        legal = session.legal(at)
        action = bot.choose(session.view(at), legal, Clock(), rng) if len(legal) > 1 else legal[0]
        assert not isinstance(session.propose(action), Refusal)
    return session


def reviewed(session: Session, effort: ReviewEffort = EFFORT) -> Review:
    """A review of the first seat."""
    review = begin(session, 0)
    for _ in reviewing(session, review, effort):
        pass
    return review


def counted(title: Title, level: str, games: int, effort: ReviewEffort = EFFORT) -> Count:
    """What the reviews of games from fixed seeds say."""
    start = process_time()
    reviews = [reviewed(played(title, level, seed), effort) for seed in range(1, games + 1)]
    looks = [look for review in reviews for look in review.looks]
    left = sum(not look.even for look in looks)
    return Count(len(looks), sum(look.staked for look in looks), left, process_time() - start)


def main() -> None:
    """Print a row for each title and level."""
    parser = argparse.ArgumentParser(prog="python -m tests.review.fair")
    parser.add_argument("titles", nargs="*", choices=[*catalogue, []])
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--level", choices=(STRONGEST, RANDOM), action="append")
    asked = parser.parse_args()
    for name in asked.titles or sorted(catalogue):
        for level in asked.level or (STRONGEST, RANDOM):
            count = counted(catalogue[name], level, asked.games)
            of_all, of_staked = count.left / count.decisions, count.left / max(1, count.staked)
            print(
                f"{name:9} {level:9} decisions {count.decisions:4} staked {count.staked:4} left {count.left:4}"
                f"  {of_all:6.1%} of all {of_staked:6.1%} of staked  {count.seconds:5.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
