"""Wrong words: one sentence on stderr that names the argument, what is allowed and what to do, in both languages."""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.commands import common, parser, tools
from game.text.catalog import LANGUAGES, Texts
from game.titles import catalogue

from .conftest import ROOT, Taku

SIMULATE = ("simulate", "cultus", "--games", "1")
SNAPSHOT = ("snapshot", "cultus", "out.png")

WRONG: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
    (("play", "chess"), ("chess", "cultus")),
    (("play", ""), ("cultus",)),
    (("play", "../cultus"), ("../cultus", "cultus")),
    (("simulate", "Cultus", "--games", "1"), ("Cultus", "cultus")),
    (("snapshot", "chess", "out.png"), ("chess", "cultus")),
    (("check", "chess"), ("chess", "cultus")),
    ((*SIMULATE, "--option", "hero=annette"), ("hero", "enemy", "difficulty")),
    ((*SIMULATE, "--option", "difficulty=easy"), ("difficulty", "easy", "normal", "hard", "extreme")),
    ((*SIMULATE, "--option", "difficulty="), ("difficulty", "normal")),
    ((*SIMULATE, "--option", "difficulty"), ("difficulty", "--option")),
    ((*SIMULATE, "--option", "=hard"), ("--option",)),
    ((*SIMULATE, "--option", "difficulty=hard", "--option", "difficulty=normal"), ("difficulty", "hard", "normal")),
    ((*SIMULATE, "--option", "enemy=bob"), ("bob", "enemy_annette")),
    ((*SIMULATE, "--seats", "random,random", "--option", "enemy=annette"), ("enemy",)),
    ((*SIMULATE, "--seats", "random,random", "--option", "colors=purple,red"), ("colors", "purple")),
    ((*SIMULATE, "--seed", "x"), ("--seed", "x")),
    ((*SIMULATE, "--seed", "-1"), ("--seed", "-1")),
    ((*SIMULATE, "--seed", "1.5"), ("--seed", "1.5")),
    ((*SIMULATE, "--seed", str(2**63)), ("--seed", str(2**63))),
    (("simulate", "cultus", "--games", "many"), ("many",)),
    (("simulate", "cultus", "--games", "-3"), ("-3",)),
    (("simulate", "cultus", "--games", "²"), ("²",)),
    (("simulate", "cultus", "--games", str(10**10)), (str(10**10),)),
    (("simulate", "cultus"), ("--games",)),
    (("check", "cultus", "--games", "0"), ("0", "1")),
    (("simulate", "cultus", "--games", "２"), ("２",)),
    ((*SIMULATE, "--seed", "７"), ("--seed", "７")),
    ((*SIMULATE, "--seed", "1_000"), ("1_000",)),
    ((*SIMULATE, "--seed", "+7"), ("+7",)),
    ((*SIMULATE, "--seed", "9" * 3000), ("--seed", "99…99")),
    ((*SNAPSHOT, "--size", "６４０x３６０"), ("--size",)),
    (("play", "x" * 3000), ("xx…xx", "cultus")),
    (("play", "cultus", "--seats", "y" * 3000), ("yy…yy", "bot:greedy")),
    (("play", "cultus", "--option", "z" * 3000), ("zz…zz",)),
    (("snapshot", "cultus", "out.png", "--scene", "curtain", "--seats", "human"), ("--seats",)),
    (("snapshot", "signorie", "out.png", "--scene", "curtain"), ("signorie",)),
    ((*SIMULATE, "--seats", "random,random,random,random,random"), ("1", "4", "5")),
    ((*SIMULATE, "--seats", "wise"), ("wise", "random", "greedy", "planner")),
    ((*SIMULATE, "--seats", "random,"), ("random",)),
    ((*SIMULATE, "--seats", "human"), ("simulate",)),
    (("play", "cultus", "--seats", "human,bot:wise"), ("bot:wise", "bot:greedy")),
    ((*SNAPSHOT, "--size", "10x10"), ("--size", "10x10", "1920x1080")),
    ((*SNAPSHOT, "--size", "1920"), ("--size", "1920")),
    ((*SNAPSHOT, "--size", "99999x99999"), ("--size", "99999x99999")),
    ((*SNAPSHOT, "--size", "-800x600"), ("--size",)),
    ((*SNAPSHOT, "--scene", "kitchen"), ("--scene", "kitchen", "table")),
    ((*SNAPSHOT, "--scene", "rules", "--page", "99"), ("--page", "99", "cultus", "6.4-place")),
    ((*SNAPSHOT, "--plies", "few"), ("few",)),
    (("snapshot", "cultus", "no/such/folder/out.png"), ("no/such/folder",)),
    (("replay", "gone.json"), ("gone.json",)),
    (("replay", "gone.json", "--check"), ("gone.json",)),
    (("replay", "."), (".",)),
    (("replay",), ("file",)),
    (("dance",), ("dance", "simulate")),
    (("--fast",), ("--fast",)),
    (("play", "cultus", "--fast"), ("--fast",)),
    (("play", "cultus", "--lang", "de"), ("--lang", "de", "ja", "en")),
    (("simulate", "cultus", "--game", "1"), ("--game",)),
]


@pytest.mark.parametrize(
    ("words", "named"), WRONG, ids=lambda value: " ".join(value) if isinstance(value, tuple) else ""
)
def test_wrong_words_are_told_in_one_sentence(taku: Taku, words: tuple[str, ...], named: tuple[str, ...]) -> None:
    told = set()
    for language in LANGUAGES:
        given = words if "--lang" in words else (*words, "--lang", language)
        if words[0].startswith("--"):
            given = ("--lang", language, *words)
        done = taku(*given)
        assert done.code == 2
        sentence = done.sentence()
        told.add(sentence)
        assert [word for word in named if word not in sentence] == []
    assert len(told) == 2 or "--lang" in words, "each language has its own sentence"


def test_nothing_is_written_where_nothing_was_asked(taku: Taku, tmp_path: Path) -> None:
    for words, _ in WRONG:
        taku(*words)
    assert list(tmp_path.iterdir()) == []


def test_the_language_comes_from_the_words_the_settings_or_the_computer(
    taku: Taku, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    japanese, english = "というゲームはありません", "There is no game"
    assert english in taku("play", "chess").err
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert japanese in taku("play", "chess").err
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert english in taku("play", "chess").err
    settings = tmp_path / "data" / "config" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text('{"language": "ja"}')
    assert japanese in taku("play", "chess").err
    assert english in taku("--lang=en", "play", "chess").err
    assert english in taku("play", "chess", "--lang", "en").err
    settings.write_bytes(b"\0 broken")
    assert english in taku("play", "chess").err


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_there_for_every_command(taku: Taku, capfd: pytest.CaptureFixture[str], language: str) -> None:
    known = re.findall(r"\b(?:add|game)\(\"(\w+)\"", inspect.getsource(parser))
    commands = set(known)
    assert {"play", "lab", "arena", "review", "new"} <= commands
    for command in ("", *sorted(commands)):
        with pytest.raises(SystemExit) as ended:
            taku("--lang", language, *([command] if command else []), "--help")
        assert ended.value.code == 0
        out, err = capfd.readouterr()
        assert "taku" in out
        assert "⟦" not in out
        assert err == ""


def test_the_version(taku: Taku) -> None:
    done = taku("--version")
    assert (done.code, done.err) == (0, "")
    parts = r"taku \d+\.\d+\.\d+( \([0-9a-f]{10}\))?(, compiled)?, Python 3\.\d+\.\S+, pygame-ce 2\.\S+"
    assert re.fullmatch(parts, done.out.strip())


def test_the_commit_is_told_where_it_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "game"
    package.mkdir()
    assert tools.commit_of(package) == "", "no stamp, no clone"
    (tmp_path / ".git").mkdir()
    assert tools.commit_of(package) == "", "a broken clone"
    monkeypatch.setenv("PATH", str(tmp_path))
    assert tools.commit_of(package) == "", "no git"
    (package / "_stamp").write_text("0123456789")
    assert tools.commit_of(package) == "0123456789"


# --- what the computer refuses ---------------------------------------------------------------------


def started(*words: object, **env: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, on a computer without a screen."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "LC_ALL", "LC_MESSAGES")
    own = {key: value for key, value in os.environ.items() if key not in hidden}
    return subprocess.run(
        [sys.executable, "-m", "game", *map(str, words)],
        cwd=ROOT,
        env={**own, "LANG": "C", "PYTHONIOENCODING": "utf-8", **env},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )


@pytest.mark.sample(1)
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a screen")
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ()), ("ja", ("play", "cultus", "--seed", "1")), ("en", ("replay", "saves/cultus/three-players.json"))],
)
def test_without_a_screen_one_sentence_says_so(tmp_path: Path, language: str, words: tuple[str, ...]) -> None:
    done = started("--lang", language, *words, TAKU_DATA_DIR=str(tmp_path))
    texts = Texts(language)
    texts.load(common.TEXTS)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"taku: {texts('command-no-display')}\n"
    assert "--text" in done.stderr


def test_wrong_words_in_a_process_of_its_own(tmp_path: Path) -> None:
    done = started("play", "chess", TAKU_DATA_DIR=str(tmp_path), LANG="ja_JP.UTF-8")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "cultus" in done.stderr


def test_a_pipe_that_is_closed_is_no_traceback(tmp_path: Path) -> None:
    program = "import sys; from game.__main__ import main; sys.exit(main(['schema']))"
    read, write = os.pipe()
    os.close(read)
    env = {**os.environ, "TAKU_DATA_DIR": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, stdout=write, stderr=subprocess.PIPE, env=env)
    os.close(write)
    assert done.stderr == b""
    assert done.returncode not in (0, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_written_is_named(taku: Taku, tmp_path: Path, language: str) -> None:
    (tmp_path / "folder.png").mkdir()
    (tmp_path / "saves" / "cultus-4.json").mkdir(parents=True)
    for words in (
        ("snapshot", "cultus", "folder.png", "--size", "640x360", "--seed", "1"),
        ("simulate", "cultus", "--games", "1", "--seed", "4", "--save", "saves"),
    ):
        done = taku(*words, "--lang", language)
        assert done.code == 2
        assert "folder.png" in done.sentence() or "cultus-4.json" in done.sentence()


def test_a_set_up_that_the_rules_refuse_is_told(monkeypatch: pytest.MonkeyPatch, taku: Taku) -> None:
    def refusing(*given: Any) -> None:
        raise ValueError("the moon is full")

    monkeypatch.setattr(type(catalogue["cultus"].controller()), "setup", refusing)
    for words in (SIMULATE, ("play", "cultus", "--seed", "1"), (*SNAPSHOT, "--seed", "1")):
        done = taku(*words)
        assert done.code == 2
        assert "the moon is full" in done.sentence()


def test_what_is_no_file_is_called_so(taku: Taku, tmp_path: Path) -> None:
    found = taku("replay", tmp_path, "--check", "--lang", "en")
    assert found.code == 2
    assert "folder" in found.sentence()
