"""A chunk of games: bytes in, bytes out, the same whoever plays it and on however many processors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from game.engine import Chance, Event, Result, checked_options
from game.lab.twins import Fork, SeatedBots
from game.titles import catalogue


class Job(msgspec.Struct, frozen=True):
    """Some games of one title: who sits where (levels of bots), options, the first seed and how many follow it.
    ``noted`` asks for the title's own record of each game (its ``record.py``), ``twins`` for what one decision of it was
    worth (``twin_of``)."""

    title: str
    seats: tuple[str, ...]
    options: dict[str, str]
    seed: int
    games: int
    noted: bool = False
    twins: bool = False


class Played(msgspec.Struct, frozen=True):
    """One finished game. ``who`` names for each score the seat, or the part of the rules that it belongs to."""

    seed: int
    plies: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    digest: str
    who: tuple[int | str, ...]
    drawn: bool
    points: bool
    record: dict[str, Any] | None = None


_jobs = msgspec.json.Decoder(Job)
_played = msgspec.json.Decoder(list[Played])


def play_chunk(data: bytes) -> bytes:
    """Play the games of a job (JSON of ``Job``) one after another; returns JSON of a list of ``Played``."""
    job = _jobs.decode(data)
    return msgspec.json.encode([play_one(job, job.seed + number) for number in range(job.games)])


def read_chunk(data: bytes) -> list[Played]:
    """The games that ``play_chunk`` wrote."""
    return _played.decode(data)


def play_one(job: Job, seed: int) -> Played:
    """Play the game of that seed as the job says."""
    title = catalogue[job.title]
    rules = title.controller()
    chance = Chance(seed)
    state = rules.setup(len(job.seats), checked_options(title, len(job.seats), job.options), chance)
    start = state.clone() if job.noted else None
    players = SeatedBots(title, job.seats, seed)
    fork = Fork(title, seed) if job.noted and job.twins else None
    plies = 0

    def played() -> Iterator[tuple[Any, list[Event]]]:
        nonlocal plies
        while (pending := rules.pending(state)) is not None:
            seat = pending.seats[0]
            legal = rules.legal(state, seat)
            action = players.choose(rules, state, seat, legal)
            if fork is not None:
                fork.pass_by(state, chance, players, action, legal)
            out = rules.apply(state, rules.normal(action), chance, job.noted)
            plies += 1
            yield state, out.events

    noted: dict[str, Any] | None = None
    if job.noted:
        record = title.part("record").record
        noted = record(start, played(), _Late(lambda: rules.result(state)), seed=seed, bots=job.seats)
    else:
        for _ in played():
            pass
    result: Result = rules.result(state)  # type: ignore[assignment]
    if fork is not None and noted is not None:
        noted["twin"] = fork.told(result)
    return Played(
        seed,
        plies,
        tuple(score.total for score in result.scores),
        result.ranks,
        state.digest() if plies else "",
        tuple(score.seat if score.seat >= 0 else score.who for score in result.scores),
        result.drawn,
        result.points,
        noted,
    )


class _Late:
    """A result that is asked for when the game is over: a record may read it only after its plies."""

    def __init__(self, ask: Any) -> None:
        self._ask = ask

    def __getattr__(self, name: str) -> Any:
        return getattr(self._ask(), name)
