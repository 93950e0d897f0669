"""Hands chunks of games to an executor and gives the finished games back in the order of their seeds."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context

import msgspec

from game.lab.chunks import Job, Played, play_chunk, read_chunk

MOST = 50
"""Games in a chunk: enough to outweigh its way to another process, few enough to be told soon."""


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def jobs_of(job: Job, workers: int) -> list[Job]:
    """The job in chunks. How it is cut changes nothing in what comes of it."""
    size = max(1, min(MOST, -(-job.games // max(1, 4 * workers))))
    starts = range(0, job.games, size)
    return [msgspec.structs.replace(job, seed=job.seed + start, games=min(size, job.games - start)) for start in starts]


def run(job: Job, workers: int = 1, executor: Executor | None = None) -> Generator[Played, None, None]:
    """Every game of the job in the order of its seeds. With one worker they are played here; with more in processes of
    their own, or by the given executor (a pool, a cluster): the games are the same to the byte."""
    alone = workers < 2 and executor is None
    parts = jobs_of(job, job.games if alone else workers)
    for done in chunks(map(msgspec.json.encode, parts), play_chunk, workers, executor):
        yield from read_chunk(done)


def chunks(
    parts: Iterable[bytes], play: Callable[[bytes], bytes], workers: int = 1, executor: Executor | None = None
) -> Iterator[bytes]:
    """What ``play`` makes of each part, in their order; only as many are under way as keep the workers busy."""
    if workers < 2 and executor is None:
        yield from map(play, parts)
        return
    left = iter(parts)
    with _pool(workers, executor) as pool:
        waiting = deque(pool.submit(play, part) for part in islice(left, 2 * workers + 2))
        while waiting:
            done = waiting.popleft().result()
            waiting.extend(pool.submit(play, part) for part in islice(left, 1))
            yield done


@contextmanager
def _pool(workers: int, executor: Executor | None) -> Iterator[Executor]:
    if executor is not None:
        yield executor
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
