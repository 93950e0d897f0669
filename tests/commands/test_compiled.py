"""The wheel that is compiled on demand plays the same games as the sources."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from game.commands.tools import is_compiled
from game.titles import catalogue

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("pyproject.toml", "README.md", "game", "art", "saves", ".ci/wheel.py")
NAMED = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"][
    "hooks"
]["custom"]["compiled"]


def test_what_is_named_is_there_and_every_title_has_a_part() -> None:
    assert [name for name in NAMED if not (ROOT / "game" / name).is_file()] == []
    assert {name.split("/")[1] for name in NAMED if name.startswith("titles/")} == set(catalogue)
    assert [name for name in NAMED if name.endswith("state.py")] == [], "a state is known by its annotations"


@pytest.mark.parametrize(("file", "told"), [("bits.py", False), ("bits.cpython-311-x86_64-linux-gnu.so", True)])
def test_which_one_runs_is_told(file: str, told: bool) -> None:
    module = ModuleType("bits")
    module.__file__ = f"/somewhere/{file}"
    assert is_compiled(module) is told


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The compiled wheel, unpacked."""
    for needed in ("hatchling", "mypyc", "setuptools"):
        pytest.importorskip(needed)
    if shutil.which("cc") is None and sys.platform != "win32":
        pytest.skip("no compiler")
    folder = tmp_path_factory.mktemp("compiled")
    tree = folder / "tree"
    for part in PARTS:
        (tree / part).parent.mkdir(parents=True, exist_ok=True)
        copy = shutil.copytree if (ROOT / part).is_dir() else shutil.copy
        copy(ROOT / part, tree / part)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "dist")]
    subprocess.run(build, cwd=tree, env={**os.environ, "TAKU_COMPILE": "1"}, check=True, capture_output=True)
    (made,) = (folder / "dist").glob("*.whl")
    assert "none-any" not in made.name
    with zipfile.ZipFile(made) as packed:
        packed.extractall(folder / "unpacked")
    return folder / "unpacked"


def told(tree: Path, *arguments: str) -> str:
    """What the game in that folder prints."""
    command = [sys.executable, "-m", "game", *arguments]
    return subprocess.run(command, cwd=tree, check=True, capture_output=True, text=True).stdout


@pytest.mark.long
def test_it_says_that_it_is_compiled(wheel: Path) -> None:
    assert ", compiled, Python" in told(wheel, "--version")
    assert "compiled" not in told(ROOT, "--version")


@pytest.mark.long
@pytest.mark.parametrize("title", catalogue)
def test_compiled_bots_play_the_same_games(wheel: Path, title: str) -> None:
    seats = ",".join(["bot:greedy"] * max(2, catalogue[title].fewest))
    plays = ("simulate", title, "--games", "6", "--seed", "11", "--workers", "1", "--json", "--seats", seats)
    compiled, pure = (json.loads(told(tree, *plays)) for tree in (wheel, ROOT))
    assert compiled["results"] == pure["results"]
    assert all(game["digest"] for game in pure["results"])
