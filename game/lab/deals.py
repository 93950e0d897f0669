"""A chunk of a study: some deals, each played by every side. Bytes in, bytes out, the same whoever plays them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from game.engine.figure import Measure, Spread
from game.lab.chunks import Job, play_one
from game.lab.study import Study, made_with
from game.titles import catalogue


class OtherVersion(RuntimeError):
    """A worker whose rules or bots are not those of the one who asks: its games would be others."""


class Chunk(msgspec.Struct, frozen=True):
    """Some deals of a study. ``made_with`` is what the one who asks plays with."""

    study: Study
    number: int
    made_with: str


class Game(msgspec.Struct, frozen=True):
    """One game of a study as its line of ``games.jsonl``. ``fault`` says why a game could not be played to its end: it
    has nothing else then, and its deal counts for no side."""

    side: int
    seed: int
    levels: tuple[str, ...]
    plies: int = 0
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    who: tuple[int | str, ...] = ()
    drawn: bool = False
    points: bool = False
    digest: str = ""
    fault: str = ""
    record: dict[str, Any] | None = None


_chunk = msgspec.json.Decoder(Chunk)
_game = msgspec.json.Decoder(Game)


def chunk_of(study: Study, number: int) -> bytes:
    """The chunk as it goes to whoever plays it."""
    return msgspec.json.encode(Chunk(study, number, made_with(study.title)))


def play_deals(data: bytes) -> bytes:
    """Play a chunk; returns a line of JSON for each game, deal by deal and side by side. Raises OtherVersion where the
    games would not be those of the one who asks."""
    chunk = _chunk.decode(data)
    study = chunk.study
    if made_with(study.title) != chunk.made_with:
        raise OtherVersion(made_with(study.title), chunk.made_with)
    first = study.seed + chunk.number * study.chunk
    last = min(first + study.chunk, study.seed + study.games)
    lines = []
    for seed in range(first, last):
        for number in range(len(study.sides)):
            lines.append(msgspec.json.encode(_played(study, number, seed)))
    return b"\n".join(lines) + b"\n"


def deals_in(data: bytes, sides: int) -> Iterator[list[Game]]:
    """The deals of a chunk, each as the games of all sides. Raises ValueError for a torn one."""
    games = [_game.decode(line) for line in data.splitlines()]
    if len(games) % sides:
        raise ValueError("half a deal")
    for at in range(0, len(games), sides):
        yield games[at : at + sides]


def asks(study: Study) -> bool:
    """True if the study asks for the title's own record of each game."""
    return bool(study.questions)


def _played(study: Study, number: int, seed: int) -> Game:
    side, title = study.sides[number], catalogue[study.title]
    levels = side.seated(seed)
    noted = asks(study)
    twins = noted and bool(set(getattr(title.part("figures"), "TWINS", ())) & set(study.questions))
    try:
        played = play_one(Job(title.id, levels, side.options, seed, 1, noted, twins), seed)
    except Exception as fault:  # One broken game must not take the others with it: it is told, and left out.
        return Game(number, seed, levels, fault=f"{type(fault).__name__}: {fault}"[:300])
    return Game(side=number, levels=levels, **msgspec.structs.asdict(played))


# --- what a game says --------------------------------------------------------------------------------


def measures(study: Study, game: Game) -> Iterator[Measure | Spread]:
    """What a game adds to the figures: those of the house, which every title has, then those of its questions."""
    firsts = game.ranks.count(1)
    for who, score, rank in zip(game.who, game.scores, game.ranks):
        thing = str(who + 1) if isinstance(who, int) else who
        yield Measure("seats", "win", 1 / firsts if rank == 1 and not game.drawn else 0.0, 1, True, thing)
        if game.points:
            yield Measure("seats", "points", score, thing=thing)
    yield Measure("length", "plies", game.plies)
    yield Spread("length", "plies", (game.plies,))
    if game.points:
        yield Measure("points", "mean", sum(game.scores), len(game.scores))
        yield Spread("points", "points", game.scores)
        ordered = sorted(game.scores, reverse=True)
        if len(ordered) > 1:
            yield Measure("points", "lead", ordered[0] - ordered[1])
    if len(set(game.levels)) > 1:
        for who, score, rank in zip(game.who, game.scores, game.ranks):
            if isinstance(who, int):
                won = 1 / firsts if rank == 1 and not game.drawn else 0.0
                yield Measure("levels", "level_win", won, 1, True, game.levels[who])
                if game.points:
                    yield Measure("levels", "level_points", score, thing=game.levels[who])
    if game.record is not None:
        for measure in catalogue[study.title].part("figures").measures(game.record):
            if measure.group in study.questions:
                yield measure
