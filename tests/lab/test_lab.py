"""Many games in chunks: the same whoever plays them."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from game.engine.steps import finished
from game.lab.chunks import Job, play_chunk, read_chunk
from game.lab.pool import jobs_of, run
from game.lab.watching import played_again
from game.lab.words import number_words
from game.titles import catalogue

from ..commands.conftest import Taku, taku

__all__ = ["taku"]
JOB = Job("cultus", ("greedy", "random"), {}, 11, 5)


class Counting(Executor):
    """Carries out at once, and counts the chunks."""

    def __init__(self) -> None:
        self.chunks = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.chunks += 1
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def test_a_chunk_plays_what_a_session_would() -> None:
    played = read_chunk(play_chunk(msgspec.json.encode(JOB)))
    for game in played:
        session = finished(played_again(catalogue["cultus"], ["greedy", "random"], {}, game.seed))
        assert (game.plies, game.digest) == (len(session.plies), session.plies[-1].sum)
        assert list(game.scores) == [score.total for score in session.result().scores]


def test_however_it_is_cut_the_games_are_the_same() -> None:
    alone = list(run(JOB))
    executor = Counting()
    assert list(run(JOB, 3, executor)) == alone
    assert executor.chunks > 1
    with ThreadPoolExecutor(2) as threads:
        assert list(run(JOB, 2, threads)) == alone
    assert [game.seed for game in alone] == list(range(11, 16))
    for workers in (1, 2, 7):
        parts = jobs_of(JOB, workers)
        assert [part.seed + n for part in parts for n in range(part.games)] == list(range(11, 16))


def test_processes_play_the_same_games(taku: Taku) -> None:
    words = ("simulate", "undecim", "--games", 8, "--seats", "random,random,random", "--seed", 3, "--jsonl")
    one, two = (taku(*words, "--workers", n) for n in (1, 2))
    assert one.out == two.out
    assert len(one.out.splitlines()) == 8


def test_the_designer_s_record_and_the_extremes(taku: Taku, tmp_path: Any) -> None:
    (tmp_path / "kept").mkdir()
    words = ("simulate", "undecim", "--games", 4, "--seats", "random,random,random", "--seed", 1, "--jsonl", "--record")
    done = taku(*words, "--option", "preset=two_last", "--extremes", tmp_path / "kept")
    lines = [json.loads(line) for line in done.out.splitlines()]
    assert all(line["record"]["players"] == 3 and line["record"]["options"] for line in lines)
    saved = sorted(int(path.stem.partition("-")[2]) for path in (tmp_path / "kept").glob("*.json"))
    best = max(lines, key=lambda line: max(line["scores"]))["seed"]
    worst = min(lines, key=lambda line: min(line["scores"]))["seed"]
    assert saved == sorted({best, worst})
    for seed in saved:
        assert taku("replay", tmp_path / "kept" / f"undecim-{seed}.json", "--check").code == 0


@pytest.mark.parametrize("words", [("--workers", "-1"), ("--option", "preset=nothing")])
def test_a_wrong_word_is_told(taku: Taku, words: tuple[str, ...]) -> None:
    done = taku("simulate", "undecim", "--games", 1, "--seats", "random,random,random", *words)
    assert (done.code, done.out) == (2, "")
    assert words[-1].removeprefix("preset=") in done.err


def test_a_twin_is_the_same_game_without_one_decision() -> None:
    """Until the gold line the twin is the game itself; a seat that would always decline has no twin."""
    job = Job("undecim", ("random",) * 3, {}, 1, 12, noted=True, twins=True)
    games = read_chunk(play_chunk(msgspec.json.encode(job)))
    plain = read_chunk(play_chunk(msgspec.json.encode(msgspec.structs.replace(job, twins=False))))
    assert [game.digest for game in games] == [game.digest for game in plain]
    for game in games:
        paid = sum(this["gold_paid"] for seat in game.record["seats"] for this in seat["rounds"])
        twin = game.record["twin"]
        assert (0 if twin is None else twin["times"]) == paid
    twins = [game.record["twin"] for game in games if game.record and game.record["twin"]]
    assert len({twin["difference"] for twin in twins}) > 1


@pytest.mark.parametrize("share", [True, False])
def test_nothing_has_no_sign(share: bool) -> None:
    assert number_words(-1e-9, share).strip(" %") in ("0.0", "0.00")
    assert number_words(None, share) == "–"
