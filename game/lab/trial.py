"""A study carried out: chunk by chunk in their order, whoever plays them, until the games or the precision are there."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import combinations
from multiprocessing import get_context
from typing import NamedTuple, Protocol

from game.engine.figure import Measure, Spread
from game.lab.deals import Game, chunk_of, deals_in, measures, play_deals
from game.lab.gauges import FIRST_LOOK, PLAIN, Difference, Gauges, Paired, always
from game.lab.study import Study

TRIES = 3
"""How often a chunk is given out again when whoever played it has died."""


class WorkersLost(RuntimeError):
    """Those who play have died more often than chance explains."""


class ChunkStore(Protocol):
    """Where chunks are kept."""

    def get(self, number: int) -> bytes | None:
        """The chunk, if it is there."""

    def put(self, number: int, data: bytes) -> None:
        """Keep it."""


class Extreme(NamedTuple):
    """A game worth looking at: which kind, by which side, from which seed, and how much it has of it."""

    kind: str
    side: int
    seed: int
    value: int


EXTREMES = ("lead", "highest", "closest", "longest")


class Trial:
    """What a study has come to so far."""

    def __init__(self, study: Study, worth: bool = False) -> None:
        self.study = study
        self.deals = self.chunks = 0
        self.faults: list[Game] = []
        self.pairs = {pair: Paired() for pair in combinations(range(len(study.sides)), 2)}
        self.sides = [Gauges() for _ in study.sides]
        self.games: list[list[Game]] = [[] for _ in study.sides]
        """By side: every game that counts, without its record."""
        self.worth: list[list[dict[str, float]]] | None = [[] for _ in study.sides] if worth else None
        """By side: what every game that counts says of each figure, if it was asked for; of a spread its greatest value."""
        self.finished = False

    def add(self, data: bytes) -> None:
        """Take in a chunk, the next one in order."""
        for deal in deals_in(data, len(self.study.sides)):
            if any(game.fault for game in deal):
                self.faults += [game for game in deal if game.fault]
                continue
            self.deals += 1
            found = [list(measures(self.study, game)) for game in deal]
            for side, (gauges, told) in enumerate(zip(self.sides, found)):
                added = gauges.add(told)
                if self.worth is not None:
                    self.worth[side].append(_worth(added, told))
            for (a, b), paired in self.pairs.items():
                paired.add(found[a], found[b])
            for kept, game in zip(self.games, deal):
                kept.append(Game(*(getattr(game, name) for name in game.__struct_fields__[:-1])))
        self.chunks += 1
        self.finished = self.chunks == self.study.chunks or self._precise()

    @property
    def z(self) -> float:
        """Deviations of the intervals of this moment: those of one look when all the games that were said before are
        there; while they go on, and where the precision ends them, those that may be looked at all the time."""
        planned = self.study.until is None and self.chunks == self.study.chunks
        return PLAIN if planned else always(max(1, self.deals))

    def main(self) -> Difference | None:
        """What is asked for first: the measure of the study, as a difference where there are two sides, else as itself.
        None before there is enough to say anything of it."""
        if self.deals < 2 or (self.deals < FIRST_LOOK and not self.finished):
            return None
        if self.pairs:
            found = next(iter(self.pairs.values())).difference(self.study.measure, self.z)
            return None if found.value is None else found
        figure = next((f for f in self.sides[0].told(self.z) if f.key == self.study.measure), None)
        if figure is None or figure.value is None:
            return None
        return Difference(figure.key, figure.value, figure.low, figure.high, "alone")

    def extremes(self) -> list[Extreme]:
        """The games that stand out, of all sides; the first among equals."""
        found: list[Extreme] = []
        for kind in EXTREMES:
            rows = [
                Extreme(kind, side, game.seed, value)
                for side, games in enumerate(self.games)
                for game in games
                for value in _much(kind, game)
            ]
            if rows:
                sign = -1 if kind == "closest" else 1
                found.append(max(rows, key=lambda row: (sign * row.value, -row.seed, -row.side)))
        return found

    def _precise(self) -> bool:
        until = self.study.until
        found = self.main() if until is not None and self.deals >= FIRST_LOOK else None
        if until is None or found is None or found.low is None or found.high is None:
            return False
        return (found.high - found.low) / 2 <= until


def _worth(added: Mapping[str, tuple[float, float]], told: Iterable[Measure | Spread]) -> dict[str, float]:
    found = {key: top / under for key, (top, under) in added.items() if under}
    return found | {one.name: float(max(one.values)) for one in told if isinstance(one, Spread) and one.values}


def _much(kind: str, game: Game) -> tuple[int, ...]:
    ordered = sorted(game.scores, reverse=True)
    if kind == "longest":
        return (game.plies,)
    if not game.points:
        return ()
    if kind == "highest":
        return (ordered[0],)
    if len(ordered) < 2:
        return ()
    return (ordered[0] - ordered[1],) if kind == "lead" else (ordered[0] - ordered[-1],)


def carry_out(
    study: Study, kept: ChunkStore, workers: int = 1, executor: Executor | None = None, worth: bool = False
) -> Iterator[Trial]:
    """The trial after every chunk, until it is finished. What the store has is not played again. Each chunk is kept as
    soon as it is played, whatever others are still under way. ``worth``: with what every game says of each figure."""
    trial = Trial(study, worth)
    source = _alone(study, kept) if workers < 2 and executor is None else _many(study, kept, workers, executor)
    try:
        for data in source:
            trial.add(data)
            yield trial
            if trial.finished:
                return
    finally:
        source.close()


def _alone(study: Study, kept: ChunkStore) -> Generator[bytes, None, None]:
    for number in range(study.chunks):
        data = kept.get(number)
        if data is None:
            data = play_deals(chunk_of(study, number))
            kept.put(number, data)
        yield data


def _many(study: Study, kept: ChunkStore, workers: int, executor: Executor | None) -> Generator[bytes, None, None]:
    """The chunks in order, played by others. Those that break down with their process are given out again."""
    tries = 0
    pool = executor or _processes(workers)
    under_way: dict[Future[bytes], int] = {}
    done: dict[int, bytes] = {}
    given = told = 0
    try:
        while told < study.chunks:
            while given < study.chunks and len(under_way) < 2 * workers + 2 and given < told + 8 * workers + 8:
                found = kept.get(given)
                if found is not None:
                    done[given] = found
                else:
                    under_way[pool.submit(play_deals, chunk_of(study, given))] = given
                given += 1
            while told in done:
                yield done.pop(told)
                told += 1
            if not under_way:
                continue
            try:
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    number = under_way[future]
                    data = future.result()
                    kept.put(number, data)
                    done[number] = data
                    del under_way[future]
            except BrokenProcessPool:
                tries += 1
                if tries > TRIES or executor is not None:
                    raise WorkersLost from None
                pool.shutdown(wait=False, cancel_futures=True)
                pool = _processes(workers)
                under_way = {pool.submit(play_deals, chunk_of(study, n)): n for n in sorted(under_way.values())}
    finally:
        for future in under_way:
            future.cancel()
        if executor is None:
            pool.shutdown(wait=True, cancel_futures=True)


def _processes(workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
