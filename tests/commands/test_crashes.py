"""What the command line says when something cannot go on: one sentence, a code, never a traceback or a silent 0."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.commands import common
from game.text.catalog import LANGUAGES, Texts

from .conftest import ROOT, Taku

posix = pytest.mark.skipif(not Path("/dev/full").exists(), reason="only where there is such a device")


def shell(words: str, folder: Path, cwd: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    """A command line of the shell, with ``taku`` standing for the app."""
    own = {k: v for k, v in os.environ.items() if k not in ("LC_ALL", "LC_MESSAGES", "DISPLAY")}
    own |= {"TAKU_DATA_DIR": str(folder), "LANG": "C", "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", **env}
    command = words.replace("taku", f"{sys.executable} -m game")
    return subprocess.run(["bash", "-c", command], cwd=cwd, env=own, capture_output=True, text=True, timeout=300)


def sentence(done: subprocess.CompletedProcess[str], code: int) -> str:
    """The one sentence on stderr."""
    assert done.returncode == code, done
    assert done.stderr.startswith("taku: "), done
    assert done.stderr.count("\n") == 1, done
    assert "Traceback" not in done.stderr
    return done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_window_that_cannot_be_shown_is_one_sentence(
    taku: Taku, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    from game.ui import app

    monkeypatch.setattr(app.App, "run", lambda *_: 1 / 0)
    done = taku("--lang", language)
    assert done.code == 1
    assert "crash-" in done.sentence()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_nobody_foresaw_is_one_sentence_and_a_report(
    taku: Taku, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    from game.commands import tools

    monkeypatch.setattr(tools, "schema", lambda *_: 1 / 0)
    done = taku("schema", "--lang", language)
    assert done.code == 1
    assert "crash-" in done.sentence()
    (report,) = (tmp_path / "data" / "log").glob("crash-*.txt")
    assert "ZeroDivisionError" in report.read_text("utf-8")


# --- the output ------------------------------------------------------------------------------------

SAYING = ["--version", "simulate cultus --games 1 --json", "play cultus --text --seed 1 </dev/null"]
MORE = [
    "--help",
    "schema",
    "simulate --help",
    "simulate cultus --games 1",
    "simulate cultus --games 1 --jsonl",
    "simulate undecim --games 1 --jsonl --record",
    "replay saves/cultus/three-players.json --check",
    "check cultus --games 1",
]
EVERY_COMMAND = [*SAYING, *(pytest.param(words, marks=pytest.mark.long) for words in MORE)]
"""What speaks; those that say it in the same way as others are asked in the long run."""


@pytest.mark.sample(3)
@posix
@pytest.mark.parametrize("words", EVERY_COMMAND)
@pytest.mark.parametrize("where", [">/dev/full", ">&-"])
def test_what_nobody_can_hear_is_told(tmp_path: Path, words: str, where: str) -> None:
    done = shell(f"taku {words} {where}", tmp_path)
    texts = Texts("en")
    texts.load(common.TEXTS)
    assert sentence(done, 1) == f"taku: {texts('command-no-output')}\n"


@pytest.mark.sample(1)
@posix
@pytest.mark.parametrize("where", ["2>&-", "2>/dev/full", "2>&- >&-"])
def test_a_fault_that_nobody_can_hear_has_its_code(tmp_path: Path, where: str) -> None:
    assert shell(f"taku play chess {where}", tmp_path).returncode == 2


@pytest.mark.parametrize(
    "words", ["schema", *(pytest.param(words, marks=pytest.mark.long) for words in MORE if words != "schema")]
)
def test_a_reader_that_leaves_is_no_traceback(tmp_path: Path, words: str) -> None:
    done = shell(f"set -o pipefail; taku {words} | true", tmp_path, PYTHONUNBUFFERED="1")
    assert done.stderr == ""
    assert done.returncode != 0


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "words",
    [
        "simulate cultus --games 1",
        "play cultus --text --seed 1 </dev/null",
        "play chess",
        "--help",
        *(pytest.param(words, marks=pytest.mark.long) for words in MORE[1:] if words != "simulate cultus --games 1"),
    ],
)
def test_an_output_without_japanese_letters_is_spoken_to_in_english(tmp_path: Path, words: str) -> None:
    done = shell(f"taku {words} --lang ja", tmp_path, PYTHONIOENCODING="ascii")
    assert "Traceback" not in done.stderr
    assert "??" not in done.stdout + done.stderr
    assert (done.stdout + done.stderr).isascii()


INTERRUPTED = ["simulate cultus --games 100000", "", "play cultus --seats human,bot:greedy --seed 1"]


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("words", "instants"),
    [
        *((words, 2) for words in INTERRUPTED),
        *(pytest.param(words, 40, marks=pytest.mark.long) for words in INTERRUPTED),
    ],
)
def test_an_interruption_at_any_time_is_no_traceback(tmp_path: Path, words: str, instants: int) -> None:
    """Also while modules are still being imported, and with a window."""
    env = {**os.environ, "TAKU_DATA_DIR": str(tmp_path), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    for instant in range(instants):
        child = subprocess.Popen(
            [sys.executable, "-m", "game", *words.split()],
            cwd=ROOT,
            env=env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        time.sleep(1.2 * instant / instants)
        child.send_signal(signal.SIGINT)
        _, err = child.communicate(timeout=60)
        if err and "/game/" not in err:
            continue  # Python itself had not begun to run the app.
        assert err == ""
        assert child.returncode in (0, 130, -signal.SIGINT), "a window may also be left, as by its own button"


# --- an installation that is damaged -----------------------------------------------------------------


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the app that may be damaged."""
    folder = tmp_path_factory.mktemp("house")
    for part in ("game", "art", "saves"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


FONTS = ["sans-regular.otf", "sans-bold.otf", "title-latin.ttf", "title-ja.ttf"]
SHIPPED = {
    "game/titles/cultus/data.toml": ["simulate cultus --games 1", "check cultus --games 1"],
    **{f"art/shared/fonts/{name}": [""] for name in FONTS},
    "art/cultus/solo.tmx": ["play cultus --seats human --seed 1"],
    "art/shared/house/drawer.svg": ["snapshot cultus x.png --size 640x360 --scene shelf"],
    "art/shared/house/emblem.svg": ["snapshot cultus x.png --size 640x360 --scene pause"],
    "game/text/en.ftl": ["play chess", "schema"],
}
DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "half": lambda data: data[: len(data) // 2],
    "empty": lambda data: b"",
    "garbage": lambda data: b"\xff\xfe{]=\0 nothing" * 20,
}
HOWS = ("gone", "half", "empty", "garbage", "folder")
CASES = [(name, words) for name, commands in SHIPPED.items() for words in commands]


@pytest.mark.sample(3)
@posix
@pytest.mark.parametrize(
    ("name", "words", "how"),
    [
        pytest.param(
            name, words, how, marks=[] if how == HOWS[number % len(HOWS)] and how != "empty" else [pytest.mark.long]
        )
        for number, (name, words) in enumerate(CASES)
        for how in (HOWS if not name.endswith(".ftl") else ("gone", "empty", "garbage"))
    ],
)
def test_a_damaged_installation_names_the_file(house: Path, tmp_path: Path, name: str, words: str, how: str) -> None:
    path = house / name
    whole = path.read_bytes()
    try:
        path.unlink()
        if how == "folder":
            path.mkdir()
        elif how != "gone":
            path.write_bytes(DAMAGE[how](whole))
        done = shell(f"timeout -k 1 200 taku {words}", tmp_path, house)
    finally:
        if path.is_dir():
            path.rmdir()
        path.write_bytes(whole)
    if name.endswith(".ftl"):
        assert "Traceback" not in done.stderr
        assert done.returncode in (0, 2)
        return
    assert path.name in sentence(done, 2)


# --- what may not be read ----------------------------------------------------------------------------

WITHOUT_POWERS = (
    "setpriv",
    "--bounding-set=-dac_override,-dac_read_search",
    "--inh-caps=-dac_override,-dac_read_search",
)
"""Permissions hold also for root."""


def shut(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A command for which the folder has mode 000."""
    env = {**os.environ, "TAKU_DATA_DIR": str(folder.parent), "LANG": "C", "SDL_VIDEODRIVER": "dummy"}
    command = [sys.executable, "-m", "game", *words]
    if os.geteuid() == 0:
        if shutil.which("setpriv") is None:
            pytest.skip("root may read everything")
        command = [*WITHOUT_POWERS, *command]
    folder.chmod(0)
    try:
        return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, input="quit\n", timeout=60)
    finally:
        folder.chmod(0o700)


@posix
def test_a_folder_that_may_not_be_looked_into_is_one_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "sessions"
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "saves" / "cultus" / "three-players.json", folder / "a.json")
    done = shut(folder, "replay", str(folder / "a.json"), "--check")
    texts = Texts("en")
    texts.load(common.TEXTS)
    assert sentence(done, 2) == f"taku: {texts('command-shut', path=str(folder / 'a.json'))}\n"


@posix
def test_a_game_in_the_terminal_whose_folder_is_shut_says_that_it_is_not_kept(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "sessions"
    folder.mkdir(parents=True)
    done = shut(folder, "play", "cultus", "--text", "--seed", "1", "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert Texts("en")("store-read-only", place=str(folder)) in done.stdout
