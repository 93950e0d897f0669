"""A study: the same bytes wherever and however often it is carried out, and nothing played twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.lab.deals import Game, chunk_of, deals_in, play_deals
from game.lab.gauges import Difference
from game.lab.report import report_json, report_of
from game.lab.store import StudyStore
from game.lab.study import BadStudy, Study, StudySide, parsed, read_study, whole, written
from game.lab.trial import Trial, carry_out
from game.lab.words import verdict
from game.text.catalog import Texts
from game.titles import catalogue

from ..commands.conftest import ROOT, Taku, taku
from .nowhere import Nowhere

__all__ = ["taku"]
SIDES = (StudySide("draft", ("random",)), StudySide("engine", ("random",), {"preset": "annex_engine"}))
STUDY = whole(Study("undecim", SIDES, "Does the engine run?", 4, 5, 24))


def last(study: Study, **how: Any) -> Trial:
    """The trial when it is over."""
    *_, trial = carry_out(study, Nowhere(), **how)
    return trial


@pytest.mark.parametrize(
    "study",
    [
        STUDY,
        whole(Study("cuba")),
        whole(Study("signorie", (StudySide('"\\\n𝄞\x7f'),), "幾つ?", until=0.125, questions=())),
    ],
    ids=lambda study: study.title,
)
def test_a_study_is_a_file_that_reads_back(study: Study, tmp_path: Path) -> None:
    path = tmp_path / "study.toml"
    path.write_text(written(study), "utf-8")
    assert read_study(path) == study
    assert written(read_study(path)) == written(study)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "lab-bad-file"),
        ("title = 'x'", "lab-bad-title"),
        ("title = 'cuba'\nplayers = 9", "lab-bad-players"),
        ("title = 'cuba'\ngames = -1", "lab-bad-games"),
        ("title = 'cuba'\nuntil = 0.0", "lab-bad-until"),
        ("title = 'cuba'\nuntil = nan", "lab-bad-until"),
        ("title = 'cuba'\nquestions = ['q1']", "lab-bad-question"),
        ("title = 'cuba'\nsides = []", "lab-bad-sides"),
        ("title = 'cuba'\nplayers = 4\n[[sides]]\nlevels = ['random', 'random']", "lab-bad-levels"),
        ("title = 'cuba'\n[[sides]]\nlevels = ['wise']", "lab-bad-level"),
        ("title = 'cuba'\n[[sides]]\n[sides.options]\nnone = 'x'", "command-unknown-option"),
        ("title = 'cuba'\ncolour = 'red'", "lab-bad-file"),
    ],
)
def test_a_study_that_cannot_be_carried_out_is_refused(tmp_path: Path, text: str, code: str) -> None:
    (tmp_path / "study.toml").write_text(text)
    with pytest.raises(BadStudy) as refused:
        read_study(tmp_path / "study.toml")
    assert refused.value.code == code


def test_levels_that_differ_go_round() -> None:
    side = StudySide("", ("a", "b", "c"))
    assert [side.seated(seed) for seed in range(3)] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_one_process_and_two_and_again_give_the_same_bytes(taku: Taku, tmp_path: Path) -> None:
    (tmp_path / "study.toml").write_text(written(STUDY), "utf-8")
    for folder, workers in (("one", 1), ("two", 2)):
        done = taku("lab", "study.toml", "--workers", workers, "--out", folder)
        assert (done.code, done.err) == (0, "")
    names = sorted(path.relative_to(tmp_path / "one") for path in (tmp_path / "one").rglob("*") if path.is_file())
    assert {"report.html", "report.json", "games.jsonl", "study.toml"} <= {str(name) for name in names}
    records = [name for name in names if name.parent.name == "extremes"]
    assert records
    for name in names:
        if name not in records:
            assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes(), name
    for name in records:
        assert taku("replay", tmp_path / "one" / name, "--check").code == 0
    games = [json.loads(line) for line in (tmp_path / "one" / "games.jsonl").read_text().splitlines()]
    assert [(game["seed"], game["side"]) for game in games] == [(5 + n // 2, n % 2) for n in range(48)]
    report = json.loads((tmp_path / "one" / "report.json").read_text())
    for number, side in enumerate(report["sides"]):
        mine = [game for game in games if game["side"] == number]
        figures = {row[1] + (f":{row[4]}" if row[4] else ""): row[2] for row in side["figures"]}
        assert figures["win:1"] == pytest.approx(sum(game["ranks"][0] == 1 for game in mine) / 24, abs=1e-6)
        assert figures["mean"] == pytest.approx(sum(sum(game["scores"]) for game in mine) / 96, abs=1e-6)
    again = taku("lab", "study.toml", "--seed", 6, "--out", "one")
    assert again.code == 2
    assert "one" in again.sentence()


def chunks_in(folder: Path) -> list[Path]:
    """The chunks that lie there whole."""
    return sorted((folder / "chunks").glob("??????.jsonl"))


def test_what_was_played_when_it_was_killed_is_not_played_again(taku: Taku, tmp_path: Path) -> None:
    study = msgspec.structs.replace(STUDY, games=60)
    (tmp_path / "study.toml").write_text(written(study), "utf-8")
    words = [sys.executable, "-m", "game", "lab", "study.toml", "--workers", "1", "--out", "killed"]
    running = subprocess.Popen(
        words, cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=subprocess.DEVNULL
    )
    try:
        until = time.monotonic() + 60
        while len(chunks_in(tmp_path / "killed")) < 5:
            assert time.monotonic() < until
            assert running.poll() is None
            time.sleep(0.002)
    finally:
        running.send_signal(signal.SIGKILL)
        running.wait()
    kept = chunks_in(tmp_path / "killed")
    assert 5 <= len(kept) < study.chunks
    assert [path.name for path in kept] == [f"{number:06}.jsonl" for number in range(len(kept))]
    store = StudyStore(tmp_path / "killed", whole(study))
    assert all(store.get(number) for number in range(len(kept)))  # All but the chunk that was being played.
    torn = kept[-1].read_bytes()
    kept[-1].write_bytes(torn[: len(torn) // 2])
    stamps = [path.stat().st_mtime_ns for path in kept[:-1]]
    for folder in ("killed", "whole"):
        assert taku("lab", "study.toml", "--workers", 1, "--out", folder).code == 0
    assert [path.stat().st_mtime_ns for path in kept[:-1]] == stamps
    for name in ("report.html", "report.json", "games.jsonl"):
        assert (tmp_path / "killed" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()


def test_games_of_other_rules_are_not_mixed_with_these(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    StudyStore(tmp_path, STUDY)
    monkeypatch.setattr("game.lab.store.made_with", lambda title: "another")
    with pytest.raises(BadStudy) as refused:
        StudyStore(tmp_path, STUDY)
    assert refused.value.code == "lab-other-version"


def test_a_precision_ends_it_and_the_interval_is_that_narrow() -> None:
    study = whole(Study("signorie", (StudySide("", ("random",)),), until=0.4, measure="win:1", games=5000))
    trial = last(study)
    found = trial.main()
    assert found.low is not None
    assert found.high is not None
    assert (found.high - found.low) / 2 <= 0.4
    assert 100 <= trial.deals < 5000
    assert report_of(trial).finished
    assert report_json(report_of(trial)) == report_json(report_of(last(study)))


def test_two_sides_that_are_alike_are_said_to_be_alike() -> None:
    study = whole(Study("signorie", (StudySide("a", ("random",)), StudySide("b", ("random",))), games=20))
    report = report_of(last(study))
    assert {one.verdict for one in report.compared[0].differences} == {"same"}


def test_levels_are_told_by_level() -> None:
    trial = last(whole(Study("cuba", (StudySide("", ("random", "random", "greedy")),), games=3, players=3)))
    figures = {figure.key: figure for figure in report_of(trial).sides[0].figures}
    greedy, careless = figures["level_win:greedy"], figures["level_win:random"]
    assert greedy.value is not None
    assert careless.value is not None
    assert greedy.value + 2 * careless.value == pytest.approx(1)


def test_a_game_that_breaks_is_left_out_and_told() -> None:
    chunk = list(deals_in(play_deals(chunk_of(STUDY, 0)), 2))
    broken = Game(1, chunk[0][1].seed, ("random",) * 4, fault="ValueError: no such card")
    trial = Trial(STUDY)
    trial.add(b"\n".join(msgspec.json.encode(game) for deal in [[chunk[0][0], broken], *chunk[1:]] for game in deal))
    assert trial.deals == len(chunk) - 1
    assert report_of(trial).faults == [(1, STUDY.seed, "ValueError: no such card")]


class Wanted(HTMLParser):
    """What a page asks of others."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.drawings = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.drawings += tag == "svg"
        self.asked += [f"{tag} {name}" for name, value in attrs if name in ("src", "href") and value]


@pytest.mark.parametrize("title", list(catalogue))
def test_the_page_of_every_title_asks_nobody_and_says_everything(title: str) -> None:
    from game.lab.page import page

    trial = last(whole(Study(title, (StudySide("", ("random",)), StudySide("", ("random",))), games=3)))
    text = page(report_of(trial))
    wanted = Wanted()
    wanted.feed(text)
    assert wanted.asked == []
    assert "Content-Security-Policy\" content=\"default-src 'none'; " in text
    assert wanted.drawings >= 6
    assert "⟦" not in text
    assert "url(" not in text
    assert "{ $" not in text


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("nothing",), "nothing"),
        (("undecim", "--until", "x"), "x"),
        (("undecim", "--until", "-1"), "-1"),
        (("none.toml",), "none.toml"),
        (("undecim", "--levels", "wise"), "wise"),
        (("undecim", "--games", "0"), "0"),
        (("cuba", "--levels", "random", "--games", "2", "--measure", "beauty"), "beauty"),
    ],
)
def test_a_wrong_word_is_told_in_one_sentence(taku: Taku, words: tuple[str, ...], named: str) -> None:
    done = taku("lab", *words)
    assert done.code == 2
    assert named in done.sentence()


def test_two_studies_are_set_against_each_other(taku: Taku, tmp_path: Path) -> None:
    for number, side in enumerate(SIDES):
        (tmp_path / f"{number}.toml").write_text(written(whole(Study("undecim", (side,), players=3, games=2))), "utf-8")
    done = taku("lab", "undecim", "--compare", "0.toml", "1.toml", "--out", "both")
    assert done.code == 0
    assert [side.name for side in parsed(tmp_path / "both" / "study.toml").sides] == ["draft", "engine"]


def test_on_a_terminal_one_sees_how_far_it_is(taku: Taku, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    done = taku("lab", "signorie", "--levels", "random", "--games", 30, "--workers", 1, "--out", "seen")
    assert done.code == 0
    last = done.err.strip().split("\x1b[K")[-1]
    assert last.count("30") >= 2
    assert "win:1" in last
    assert "±" in last


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("kind", ["more", "less", "noise", "early", "same", "unknown", "wide"])
def test_a_verdict_is_one_sentence_made_by_rule(language: str, kind: str) -> None:
    texts = Texts(language)
    low, high = {"more": (0.01, 0.03), "less": (-0.03, -0.01), "wide": (-0.2, 0.2)}.get(kind, (-0.01, 0.02))
    found = Difference("win:1", (low + high) / 2, low, high, "noise" if kind == "wide" else kind)
    for share in (True, False):
        said = verdict(texts, found, share, "one side", "the other", over=True)
        assert not texts.missing
        assert "  " not in said
        assert "p-" not in said
        assert (kind in ("unknown", "early") or (kind == "wide" and share)) or "the other" in said
        assert said in verdict(texts, found, share, "one side", "the other", over=False)
    if kind != "wide":
        assert texts(f"lab-difference-{kind}")
        assert not texts.missing
    early = verdict(texts, found._replace(verdict="early"), True, "one side", "the other", over=True)
    if kind == "wide":
        assert verdict(texts, found, True, "one side", "the other", over=True) == early
