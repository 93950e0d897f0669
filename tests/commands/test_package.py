"""What is handed out: the wheel holds what play needs and no more, and the packages are as their files say."""

from __future__ import annotations

import re
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


def test_the_version_is_one() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == __version__
    releases = (ROOT / "README.md").read_text("utf-8").rpartition("\n## ")[2]
    assert releases.startswith("Releases\n")
    assert f"**{__version__.rpartition('.')[0]}**" in releases
