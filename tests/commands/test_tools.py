"""Proving a recorded game, simulating, checking, the schema, a picture."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.engine import Session, walk
from game.engine.record import read_record
from game.engine.replay import replay_record
from game.review.kept import Review
from game.text.catalog import LANGUAGES
from game.titles import catalogue

from ..ui.ear import Ear
from .conftest import ROOT, Taku

RECORDED = sorted((ROOT / "saves").glob("*/*.json"))

# --- replay ----------------------------------------------------------------------------------------


def written(folder: Path, data: Any) -> Path:
    path = folder / "game.json"
    path.write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
    return path


@pytest.mark.sample(8)
@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_is_proved(taku: Taku, path: Path) -> None:
    done = taku("replay", path, "--check")
    last = json.loads(path.read_bytes())["log"]
    assert (done.code, done.err) == (0, "")
    assert done.out == f"ok {len(last)} plies {last[-1]['sum']}\n"


def test_a_game_that_has_not_begun_is_proved(taku: Taku, tmp_path: Path, recorded: dict[str, Any]) -> None:
    done = taku("replay", written(tmp_path, {**recorded, "log": [], "snapshot": None}), "--check")
    assert (done.code, done.out) == (0, f"ok 0 plies {recorded['start']['sum']}\n")


def test_a_game_with_a_journal_beside_it_is_proved_to_its_end(
    taku: Taku, tmp_path: Path, recorded: dict[str, Any]
) -> None:
    path = written(tmp_path, {**recorded, "log": recorded["log"][:50]})
    lines = [{"doc": 50}, *({"ply": line} for line in recorded["log"][50:60])]
    path.with_suffix(".journal").write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert taku("replay", path, "--check").out == f"ok 60 plies {recorded['log'][59]['sum']}\n"
    assert len(list(tmp_path.glob("game.*"))) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "change",
    [
        *({"a": action} for action in (["end_actions", 9], ["no_such_kind", 0], [], ["end_actions", 9, 0.5])),
        *({"sum": "0123456789abcdef"}, {"drew": [["dice", 3]]}),
    ],
)
def test_the_first_wrong_ply_is_named(
    taku: Taku, tmp_path: Path, recorded: dict[str, Any], change: dict[str, Any], language: str
) -> None:
    log = [*recorded["log"]]
    log[39] = {**log[39], **change}
    done = taku("replay", written(tmp_path, {**recorded, "log": log}), "--check", "--lang", language)
    assert done.code == 1
    assert "40" in done.sentence()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("data", "named"),
    [
        (b"", "game.json"),
        (b"\0\xff garbage" * 500, "game.json"),
        (b"[" * 200_000, "game.json"),
        (b"{}", "game.json"),
        (b" " * (9 * 1024 * 1024), "9"),
        (b'{"format": 12}', "12"),
    ],
    ids=["empty", "garbage", "deep", "object", "large", "newer"],
)
def test_a_file_that_is_no_session_is_told(taku: Taku, tmp_path: Path, data: bytes, named: str, language: str) -> None:
    for words in (["--check"], []):
        done = taku("replay", written(tmp_path, data), *words, "--lang", language)
        assert done.code == 1
        assert named in done.sentence()


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"title": "chess"}, "chess"),
        ({"rules": 10**6}, "Taku"),
        ({"seats": []}, ""),
        ({"options": {"hero": "x"}}, ""),
        ({"more": 1}, "game.json"),
        ({"log": [{"a": ["x", 0], "by": 3}]}, "$.log[0]"),
    ],
)
def test_a_foreign_session_is_told(
    taku: Taku, tmp_path: Path, recorded: dict[str, Any], changed: dict[str, Any], named: str
) -> None:
    for language in LANGUAGES:
        done = taku("replay", written(tmp_path, {**recorded, **changed}), "--check", "--lang", language)
        assert done.code == 1
        assert named in done.sentence()


# --- simulate --------------------------------------------------------------------------------------


def test_simulated_games_have_the_agreed_shape(taku: Taku) -> None:
    done = taku("simulate", "cultus", "--games", 3, "--seats", "random,greedy", "--seed", 7, "--json")
    assert (done.code, done.err) == (0, "")
    assert done.out.count("\n") == 1
    told = json.loads(done.out)
    assert set(told) == {"title", "games", "plies", "seconds", "decisions_per_second", "results"}
    assert (told["title"], told["games"], len(told["results"])) == ("cultus", 3, 3)
    assert told["plies"] == sum(game["plies"] for game in told["results"])
    assert told["decisions_per_second"] > 0
    for number, game in enumerate(told["results"]):
        assert set(game) == {"seed", "plies", "scores", "ranks", "digest"}
        assert game["seed"] == 7 + number
        assert len(game["scores"]) == len(game["ranks"]) == 2
        assert set(game["ranks"]) <= {1, 2}
        assert len(game["digest"]) == 16


def test_the_same_seed_gives_the_same_games(taku: Taku) -> None:
    words = ("simulate", "cultus", "--games", 2, "--seats", "greedy,random,random", "--json", "--seed")
    first, again, other = (json.loads(taku(*words, seed).out)["results"] for seed in (11, 11, 12))
    assert first == again
    assert first[1] == other[0], "the second game of a seed is the first of the next"
    assert first[0] != other[0]


def test_without_a_seed_the_games_differ(taku: Taku) -> None:
    words = ("simulate", "cultus", "--games", 1, "--json")
    seeds = {json.loads(taku(*words).out)["results"][0]["seed"] for _ in range(3)}
    assert len(seeds) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulated_games_in_words(taku: Taku, language: str) -> None:
    done = taku("simulate", "cultus", "--games", 2, "--seats", "random,random", "--seed", 1, "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert len(done.out.splitlines()) in (3, 4), "the games, those that all share, both seats"
    assert "⟦" not in done.out
    none = taku("simulate", "cultus", "--games", 0, "--json")
    assert json.loads(none.out)["results"] == []
    assert taku("simulate", "cultus", "--games", 0, "--lang", language).code == 0


@pytest.mark.parametrize(
    ("language", "seat", "rivals"),
    [("en", "Seat 1", {"Claudia", "Ruben", "Wilhelm"}), ("ja", "席1", {"クラウディア", "ルーベン", "ヴィルヘルム"})],
)
def test_a_rival_is_told_by_its_name(taku: Taku, language: str, seat: str, rivals: set[str]) -> None:
    done = taku("simulate", "cultus", "--games", 3, "--seed", 2, "--lang", language)
    first, *others = done.out.splitlines()[1:]
    assert first.startswith(seat)
    assert {line.replace("：", ":").split(":")[0] for line in others} == rivals


def test_a_rival_may_be_named_with_or_without_its_prefix(taku: Taku) -> None:
    words = ("simulate", "cultus", "--games", 1, "--seed", 5, "--json", "--option", "difficulty=hard", "--option")
    results = [json.loads(taku(*words, f"enemy={name}").out)["results"] for name in ("annette", "enemy_annette")]
    assert results[0] == results[1]


def test_simulated_games_can_be_saved_and_proved(taku: Taku, tmp_path: Path) -> None:
    told = json.loads(taku("simulate", "cultus", "--games", 2, "--seed", 30, "--save", "games", "--json").out)
    for game in told["results"]:
        path = tmp_path / "games" / f"cultus-{game['seed']}.json"
        assert taku("replay", path, "--check").out == f"ok {game['plies']} plies {game['digest']}\n"
        session = replay_record(read_record(path.read_bytes()), catalogue)
        result = session.result()
        assert [score.total for score in result.scores] == game["scores"]


# --- check, schema, snapshot -----------------------------------------------------------------------


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_check_tells_what_it_walked(taku: Taku, language: str) -> None:
    """One game for each number of seats is a quick look."""
    done = taku("check", "cultus", "--games", 1, "--lang", language)
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert [line.split("×")[1].strip()[0] for line in lines] == ["1", "2", "3", "4"]


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_check_hands_over_a_record_that_leads_to_the_fault(
    taku: Taku, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    rules = type(catalogue["cultus"].controller())
    with monkeypatch.context() as patch:
        patch.setattr(rules, "ledger", lambda self, s: {"plies": s.turn})
        done = taku("check", "cultus", "--lang", language)
    assert done.code == 1
    sentence = done.sentence()
    (path,) = tmp_path.rglob("taku-fault-cultus-*.json")
    assert not list(Path.cwd().glob("taku-fault-*")), "nothing is left where one happens to stand"
    assert path.name in sentence
    assert taku("replay", path, "--check").code == 0


def test_the_schema_is_the_one_that_is_shipped(taku: Taku) -> None:
    done = taku("schema")
    assert (done.code, done.err) == (0, "")
    assert done.out == (ROOT / "saves" / "session.schema.json").read_text("utf-8")


def test_the_recorded_games_fit_the_schema() -> None:
    """Only what the schema names stands in a record; what it requires is there."""
    schema = json.loads((ROOT / "saves" / "session.schema.json").read_bytes())
    kinds = schema["$defs"]

    def fits(value: Any, told: dict[str, Any]) -> bool:
        if "$ref" in told:
            return fits(value, kinds[told["$ref"].rpartition("/")[2]])
        if "anyOf" in told:
            return any(fits(value, one) for one in told["anyOf"])
        kind = told.get("type")
        if kind == "object":
            fields = told.get("properties", {})
            if not isinstance(value, dict) or not set(told.get("required", ())) <= set(value):
                return False
            if told.get("additionalProperties") is False and not set(value) <= set(fields):
                return False
            return all(fits(value[name], fields[name]) for name in value if name in fields)
        if kind == "array":
            return isinstance(value, list) and all(fits(one, told.get("items", {})) for one in value)
        types = {"string": str, "integer": int, "null": type(None)}
        return kind not in types or isinstance(value, types[kind])

    for path in RECORDED:
        data = json.loads(path.read_bytes())
        assert fits(data, schema), path.name
        assert not fits({**data, "seed": "7"}, schema)
        assert not fits({**data, "more": 1}, schema)
        assert not fits({**data, "log": [{"drew": []}]}, schema)


def test_a_picture_is_written(taku: Taku, tmp_path: Path) -> None:
    done = taku("snapshot", "cultus", "out.png", "--size", "640x360", "--seed", 1, "--plies", 12)
    assert (done.code, done.out, done.err) == (0, "", "")
    data = (tmp_path / "out.png").read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")) == (640, 360)


# --- figures ---------------------------------------------------------------------------------------

WITH_FIGURES = [id_ for id_ in catalogue if catalogue[id_].has("figures")]


@pytest.mark.parametrize("title", WITH_FIGURES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_set_against_others_in_two_commands(taku: Taku, tmp_path: Path, title: str, language: str) -> None:
    words = ("simulate", title, "--games", 2, "--seed", 4, "--lang", language)
    kept = taku(*words, "--figures", "first.json")
    assert (kept.code, kept.err) == (0, "")
    again = taku(*words, "--against", "first.json")
    assert (again.code, again.err) == (0, "")
    rows = [line for line in again.out.splitlines() if line.startswith("  ") and line.strip()]
    differences = [row.rsplit("+", 1)[-1].strip(" %") for row in rows if "+" in row]
    assert len(differences) > 10
    assert set(differences) <= {"0.0", "0.00"}
    assert "-0" not in again.out
    assert {p.name for p in tmp_path.iterdir() if p.suffix == ".json"} == {"first.json"}


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff\x00", None])
def test_a_file_without_figures_is_refused_in_one_sentence(taku: Taku, tmp_path: Path, data: bytes | None) -> None:
    if data is not None:
        (tmp_path / "other.json").write_bytes(data)
    done = taku("simulate", WITH_FIGURES[0], "--games", 1, "--against", "other.json")
    assert (done.code, done.out) == (2, "")
    assert "other.json" in done.err
    assert done.err.count("\n") == 1


def test_a_title_without_figures_says_so(taku: Taku) -> None:
    title = next(id_ for id_ in catalogue if not catalogue[id_].has("figures"))
    done = taku("simulate", title, "--games", 1, "--figures", "x.json")
    assert (done.code, done.out) == (2, "")
    assert title in done.err


def test_a_check_advises_atomic_moves_where_a_kind_has_too_many(taku: Taku, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walk, "MANY", 1)
    done = taku("check", "cultus", "--games", 1, "--rules", "--lang", "en")
    assert done.code == 0
    assert re.search(r"cultus: \w+ has up to \d+ legal actions at once\. Prefer atomic moves", done.out)


# --- bench -----------------------------------------------------------------------------------------


def test_what_is_measured_is_told_in_lines_or_as_json(taku: Taku, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.commands import measure

    asked: list[list[str]] = []

    def figures(_: object, titles: list[Any]) -> dict[str, float]:
        asked.append([title.id for title in titles])
        return {"cuba.clone_us": 2.5}

    monkeypatch.setattr(measure, "measure", figures)
    done = taku("bench", "cuba")
    assert (done.code, done.out.split()) == (0, ["cuba.clone_us", "2.5"])
    assert json.loads(taku("bench", "cuba", "--json").out) == {"cuba.clone_us": 2.5}
    assert asked == [["cuba"]] * 2


def test_sounds_are_listed_and_played_by_name(taku: Taku, monkeypatch: pytest.MonkeyPatch) -> None:
    named = taku("sounds").out.splitlines()
    assert {"coin", "bell", "shared/room", "shared/theme"} <= set(named)
    assert len(named) == len(set(named)) == sum(1 for end in ("wav", "ogg") for _ in ROOT.glob(f"art/*/sounds/*.{end}"))
    wrong = taku("sounds", "gong")
    assert wrong.code == 2
    assert '"gong"' in wrong.err
    assert "coin" in wrong.err
    silent = taku("sounds", "coin")
    assert (silent.code, silent.err.count("\n")) == (2, 1), "no sound card: one sentence"
    ear = Ear()
    monkeypatch.setattr("game.ui.card.Card", lambda: ear)
    monkeypatch.setattr("time.sleep", lambda seconds: None)
    heard = taku("sounds", "coin", "shared/theme")
    assert (heard.code, heard.out.split()) == (0, ["coin", "shared/theme"])
    assert [name for name, _ in ear.clips] == ["coin", "theme"]
    assert taku("sounds", "all").out.splitlines() == named


def test_a_review_says_at_once_that_it_takes_long(
    taku: Taku, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = []

    def thinking(session: Session, review: Review) -> Iterator[Review]:
        said.append(capfd.readouterr())
        raise KeyboardInterrupt
        yield review

    monkeypatch.setattr("game.commands.review.reviewing", thinking)
    game = tmp_path / "game.taku"
    shutil.copy(ROOT / "saves" / "undecim" / "four-players.json", game)
    ended = taku("review", game, "--seat", 1, "--lang", "en")
    assert ended.code == 130
    (before,) = said
    assert before.out == ""
    decisions = re.search(r"(\d+) of (\d+) decisions .*Ctrl-C", before.err)
    assert decisions[1] == decisions[2] != "0"
    assert f"So far 0 of {decisions[2]} decisions were looked at" in ended.out
