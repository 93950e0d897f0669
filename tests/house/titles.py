"""Every title that the house is tried with."""

from __future__ import annotations

import random
from collections.abc import Iterator

from game.commands.skeleton import TITLE as SKELETON
from game.engine import Action, Seat, Session, Title
from game.paths import bundled
from game.presentation import contract, presentation_of
from game.titles import catalogue

from ..toy import TITLE as TOY

ALL: list[Title] = [*catalogue.values(), SKELETON, TOY]
DRAWN: list[Title] = [title for title in ALL if title.on_table]
SMALL: list[Title] = [SKELETON, TOY]

# What a title may leave out is asked only of those that have it.
COACHED: list[Title] = [title for title in catalogue.values() if (title.text_folder() / "coach.toml").is_file()]
TAUGHT: list[Title] = [title for title in catalogue.values() if (title.folder / "lessons" / "lessons.toml").is_file()]
WATCHED: list[Title] = [title for title in catalogue.values() if (bundled("saves") / title.id / "watch.toml").is_file()]
COUNTED: list[Title] = [title for title in DRAWN if type(presentation_of(title)).final is not contract.Scoring.final]


def name(title: Title) -> str:
    """Its id."""
    return title.id


def sessions(title: Title, seed: int) -> Iterator[Session]:
    """A session for each number of seats, everybody a person."""
    for seats in range(title.fewest, title.most + 1):
        yield Session(title, [Seat(f"P{n}") for n in range(seats)], {}, seed)


def some_action(rng: random.Random, legal: list[Action]) -> Action:
    """A random action, the kind first, so that rare kinds occur."""
    kind = rng.choice(sorted({a.kind for a in legal}))
    return rng.choice([a for a in legal if a.kind == kind])
