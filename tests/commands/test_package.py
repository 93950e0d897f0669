"""What is handed out: the wheel holds what play needs and no more, and the packages are as their files say."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

import pytest

from game import __version__
from game.titles import catalogue

ROOT = Path(__file__).resolve().parents[2]
PARTS = ROOT / ".ci" / "packaging"
PLAYED = {".py", ".ftl", ".md", ".toml", ".css", ".js", ".txt", ".svg", ".tmx", ".ogg", ".wav", ".otf", ".ttf", ".json"}


@cache
def wheel() -> dict[str, int]:
    """The files of the wheel as the backend chooses them, with their sizes."""
    builders = pytest.importorskip("hatchling.builders.wheel", reason="pip install -e '.[dev]'")
    files = builders.WheelBuilder(str(ROOT)).recurse_included_files()
    return {file.distribution_path: Path(file.path).stat().st_size for file in files}


def test_the_wheel_holds_what_play_needs() -> None:
    held = wheel()
    for title in catalogue.values():
        for name in ("data.toml", "text/en.ftl", "text/ja.ftl", "text/rules.ja.md"):
            assert f"game/titles/{title.id}/{name}" in held
        for folder in ("art", "saves"):
            own = any((ROOT / folder / title.id).glob("*"))
            assert own == any(name.startswith(f"game/_{folder}/{title.id}/") for name in held)
    assert {
        "game/_art/CREDITS.md",
        "game/_art/shared/fonts/OFL.txt",
        "game/_art/shared/sounds/theme.ogg",
    } <= held.keys()


def test_the_wheel_holds_nothing_else() -> None:
    held = wheel()
    assert {Path(name).suffix for name in held} <= PLAYED
    assert {name.partition("/")[0] for name in held} == {"game"}
    made = [name for name in held if name.startswith("game/_art/") and name.endswith((".py", ".png"))]
    assert "game/_art/README.md" not in held, "it is for whoever draws"
    assert made == [], "makers of sounds and fonts, pictures for the readme"
    assert [name for name in held if re.match(r"game/_art/\w+/sounds/\w+\.toml", name)] == []
    assert sum(held.values()) < 24_000_000, "half of that in the wheel"


def test_a_package_is_built_only_where_it_runs() -> None:
    here = {"linux": "linux", "darwin": "macos"}.get(sys.platform, "windows")
    other = "windows" if here != "windows" else "macos"
    for wanted in (other, "amiga"):
        done = subprocess.run(["bash", ".ci/package", wanted], cwd=ROOT, capture_output=True, text=True)
        assert (done.returncode, done.stdout) == (2, "")
        assert re.fullmatch(r"package: [^\n]+\.\n", done.stderr)
        assert wanted in done.stderr


def test_saved_games_are_known_by_their_name_and_their_first_letters() -> None:
    ns = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kind = ET.parse(PARTS / "linux" / "io.github.taku.mime.xml").find(f"{ns}mime-type")
    entry = (PARTS / "linux" / "io.github.taku.desktop").read_text("utf-8")
    assert f"MimeType={kind.get('type')};" in entry
    outer = kind.find(f"{ns}magic/{ns}match")
    inner = outer.find(f"{ns}match")
    first, last = map(int, str(inner.get("offset")).split(":"))
    for save in (ROOT / "saves").glob("*/*.json"):
        begin = save.read_text("utf-8")[:60]
        assert begin.startswith(str(outer.get("value")))
        assert first <= begin.index(str(inner.get("value"))) <= last
    about = ET.parse(PARTS / "linux" / "io.github.taku.metainfo.xml").getroot()
    assert about.findtext("launchable") == "io.github.taku.desktop"
    assert about.findtext("provides/mediatype") == kind.get("type")


@pytest.mark.skipif(sys.platform != "linux", reason="a script for Linux")
@pytest.mark.parametrize("name", ["taku", "Games & 卓", "a|b", 'of "$HOME" `x` \\1'])
def test_it_is_registered_wherever_it_lies_and_taken_away_again(name: str, tmp_path: Path) -> None:
    made, share = tmp_path / name, tmp_path / "share"
    (made / "share").mkdir(parents=True)
    for file in ("io.github.taku.desktop", "io.github.taku.mime.xml", "io.github.taku.metainfo.xml"):
        shutil.copy(PARTS / "linux" / file, made / "share")
    (made / "share" / "icon.png").touch()
    shutil.copy(PARTS / "linux" / "install.sh", made)
    env = {**os.environ, "XDG_DATA_HOME": str(share), "LC_ALL": "C"}

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(["sh", str(made / "install.sh"), *words], env=env, capture_output=True, text=True)

    assert "--remove" in run().stdout
    entry = share / "applications" / "io.github.taku.desktop"
    (command,) = re.findall(r"^Exec=(.*) %f$", entry.read_text("utf-8"), re.M)
    value = re.sub(r"\\\\", r"\\", command)  # What the file means, and then what its command means.
    assert re.sub(r"\\(.)", r"\1", value.strip('"')) == str(made / "taku")
    assert ('"' in command) == (re.search(r"[^\w/.-]", str(made), re.A) is not None), "xdg-open reads no quotes"
    assert run("--removed").returncode == 2
    assert entry.exists()
    env["LC_ALL"] = "ja_JP.UTF-8"
    assert "卓" not in run("--remove").stderr
    assert [path for path in share.rglob("*") if path.is_file() and "taku" in path.name] == []


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ([], []),
        (["/home/me/手.taku"], ["replay", "--window", "/home/me/手.taku"]),
        (["game.taku"], ["replay", "--window", "game.taku"]),
        (["check"], ["check"]),
        (["--version"], ["--version"]),
        (["replay", "game.taku"], ["replay", "game.taku"]),
    ],
)
def test_one_word_that_is_a_file_is_a_game_to_look_at(
    words: list[str], meant: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[list[str]] = []
    (tmp_path / "check").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["taku", *words])
    monkeypatch.setattr("game.__main__.main", lambda given: heard.append(given) or 0)
    with pytest.raises(SystemExit):
        runpy.run_path(str(PARTS / "start.py"), run_name="__main__")
    assert heard == [meant]


def test_every_library_has_its_licence_told_and_its_text() -> None:
    page = (PARTS / "LIBRARIES.md").read_text("utf-8")
    named = set(re.findall(r"`texts/(\S+)`", page))
    assert named == {path.name for path in (PARTS / "licences").iterdir()}
    rows = [line for line in page.splitlines() if line.startswith("| `")]
    assert [row for row in rows if row.count("|") != 5] == []


def test_the_version_is_one() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == __version__
    releases = (ROOT / "README.md").read_text("utf-8").rpartition("\n## ")[2]
    assert releases.startswith("Releases\n")
    assert f"**{__version__.rpartition('.')[0]}**" in releases
