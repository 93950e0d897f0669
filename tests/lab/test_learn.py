"""Weights learnt by self-play."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.commands import learn as command
from game.lab.foretell import solved
from game.lab.learn import Learnt, further, learnable, proof, written
from game.lab.lesson import WAYS, lesson
from game.text.catalog import Texts
from game.titles import catalogue

from ..commands.conftest import ROOT, Taku, taku

__all__ = ["taku"]
UNDECIM = catalogue["undecim"]
TITLES = [t for t in catalogue.values() if t.has("bot") and hasattr(t.part("bot"), "EVALUATION")]
WORDS = ("learn", "undecim", "--seats", 3, "--tries", 2, "--deals", 1, "--generations", 2, "--proof", 3, "--seed", 7)


def beginning(way: str = "wins") -> Learnt:
    return Learnt(lesson(UNDECIM, 3, 7, way, 2, 1))


def bot_file(title: Any) -> str:
    return (title.folder / "bot" / "bot.toml").read_text("utf-8")


@pytest.mark.sample(1)
@pytest.mark.parametrize("way", WAYS)
def test_the_same_seed_teaches_the_same_however_many_work(way: str) -> None:
    once = further(beginning(way))
    assert msgspec.json.encode(further(beginning(way))) == msgspec.json.encode(once)
    assert once.generation == 1
    assert any(once.shift.values())
    other = msgspec.structs.replace(once.lesson, seed=8)
    assert further(Learnt(other)).shift != once.shift


def test_processes_of_their_own_change_nothing() -> None:
    assert further(beginning(), 2) == further(beginning())


def test_the_unit_and_what_decides_stay() -> None:
    of = lesson(catalogue["anno1701"], 2, 1)
    assert (of.unit, of.start["hoard"]) == ("favour", 0.0)
    assert {"won", "favour", "hoard"}.isdisjoint(learnable(of))
    assert {"gold", "rival_favour", "inventor"} <= set(learnable(of))


@pytest.mark.parametrize("title", TITLES, ids=[title.id for title in TITLES])
def test_a_file_keeps_all_but_the_numbers(title: Any) -> None:
    text = bot_file(title)
    evaluation = title.part("bot").EVALUATION
    doubled = {name: 2 * value for name, value in evaluation.settings().items()}
    after = written(text, doubled)
    tables = tomllib.loads(after)
    assert {**tables["weights"], **tables.get("guesses", {})} == doubled
    assert [line.partition("#")[2] for line in after.splitlines()] == [
        line.partition("#")[2] for line in text.splitlines()
    ]
    with pytest.raises(KeyError):
        written(text, {"nothing": 1.0})


def test_the_proof_tells_what_is_worse() -> None:
    of = lesson(UNDECIM, 3, 7)
    assert Learnt(of).settings() == of.start
    worse = proof(Learnt(of, 0, {"building": -1.6, "enemy": -1.6, "award": -1.6, "gold": 1.6}), 12)
    assert worse.margin is not None
    assert worse.margin < 0


def test_equations_are_solved() -> None:
    assert solved([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


@pytest.mark.parametrize(
    ("language", "over", "under"),
    [
        ("en", "Overrated by a third: “", "Underrated by a factor of 4.1: “"),
        ("ja", "3分の1ほど評価しすぎ：「", "約4.1倍の開きで評価不足：「"),
    ],
)
def test_what_was_learnt_is_told_in_words(language: str, over: str, under: str) -> None:
    texts = Texts(language)
    texts.load(ROOT / "game" / "commands" / "text")
    texts.read(UNDECIM)
    known = Learnt(
        lesson(UNDECIM, 3, 7), 1, {"gold": math.log(3 / 4), "hand": math.log(4.1), "land": 0.01, "later": 1.0}
    )
    lines = list(command.told(known, texts))
    assert [line.startswith(start) for line, start in zip(lines, (under, over), strict=True)] == [True, True]
    assert len(list(command.told(Learnt(known.lesson), texts))) == 1
    assert not texts.missing


@pytest.mark.parametrize("title", TITLES, ids=[title.id for title in TITLES])
def test_every_weight_has_a_name_in_words(title: Any) -> None:
    for language in ("en", "ja"):
        texts = Texts(language)
        texts.read(title)
        for name in title.part("bot").EVALUATION.weights:
            texts(f"{title.id}-reason-{name}".replace("_", "-"), gain=1)
        assert not texts.missing


def test_the_command_writes_the_same_file_twice(taku: Taku, tmp_path: Path) -> None:
    files = []
    for workers in (1, 2):
        to = tmp_path / f"{workers}.toml"
        done = taku(*WORDS, "--workers", workers, "--out", to)
        assert done.code == 0, done.err
        assert "--seed 7 --generations 2" in done.out
        files.append(to.read_bytes())
    assert files[0] == files[1] != bot_file(UNDECIM).encode()
    arena = ("arena", "undecim", "--seats", 3, "--games", 3, "--seed", 1, "--workers", 1)
    level = f"greedy:{tmp_path / '1.toml'}"
    assert f"{level} against greedy" in taku(*arena, "--levels", f"greedy,{level}").out
    assert taku(*arena, "--levels", f"greedy,{level}", "--keep").code == 2


def test_it_goes_on_where_it_was_stopped(taku: Taku, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAKU_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setattr(command, "_stored", lambda of: tmp_path / "begun.json")
    whole, parts = tmp_path / "whole.toml", tmp_path / "parts.toml"
    assert taku(*WORDS, "--workers", 1, "--out", whole).code == 0
    real = further

    def interrupted(known: Learnt, workers: int) -> Learnt:
        if known.generation == 1:
            raise KeyboardInterrupt
        return real(known, workers)

    monkeypatch.setattr("game.lab.learn.further", interrupted)
    stopped = taku(*WORDS, "--workers", 1, "--out", parts)
    assert (stopped.code, parts.exists()) == (130, False)
    assert "1 generation." in stopped.out
    monkeypatch.setattr("game.lab.learn.further", real)
    resumed = taku(*WORDS, "--workers", 1, "--out", parts)
    assert "after generation 1" in resumed.out
    assert parts.read_bytes() == whole.read_bytes()
    assert not (tmp_path / "begun.json").exists()


@pytest.mark.parametrize(
    "text", ["", "[weights]\nnothing = 1\n", "[weights]\ngold = 'much'\n", "[weights]\ngold = inf\n", "[weights\n"]
)
def test_a_file_that_holds_no_weights_is_told(taku: Taku, tmp_path: Path, text: str) -> None:
    place = tmp_path / "w.toml"
    place.write_text(text, "utf-8")
    done = taku("arena", "undecim", "--games", 3, "--levels", f"greedy,greedy:{place}")
    assert done.code == 2
    assert str(place) in done.sentence()


@pytest.mark.parametrize("words", [("--tries", 1), ("--deals", 0), ("--minutes", "x"), ("--seats", 9)])
def test_what_cannot_be_learnt_is_told(taku: Taku, words: tuple[Any, ...]) -> None:
    done = taku("learn", "undecim", "--generations", 1, *words)
    assert done.code == 2
    assert done.sentence()
