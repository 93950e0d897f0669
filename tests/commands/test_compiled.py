"""The wheel that is compiled on demand plays the same games as the sources."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from game.commands.tools import is_compiled
from game.titles import catalogue

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("pyproject.toml", "README.md", "game", "art", "saves", ".ci/wheel.py", ".ci/native.py")


@pytest.fixture(scope="module")
def native() -> ModuleType:
    """What turns modules into machine code."""
    spec = importlib.util.spec_from_file_location("native", ROOT / ".ci" / "native.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_of_every_title_the_rules_and_the_bot_are_named(native: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    named = native.named()
    for title in catalogue:
        assert {f"game/titles/{title}/{part}" for part in ("rules/state.py", "bot/__init__.py")} <= set(named)
    assert "game/engine/rules.py" in named


@pytest.fixture(scope="module")
def rewritten(native: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with what is compiled, as a compiler is given it."""
    tree = tmp_path_factory.mktemp("rewritten")
    shutil.copytree(ROOT / "game", tree / "game", ignore=shutil.ignore_patterns("__pycache__"))
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tree)
        modules = native.named()
        for path, text in {path: native.rewritten(path, modules) for path in modules}.items():
            Path(path).write_text(text, "utf-8")
    return tree


@pytest.mark.sample(1)
@pytest.mark.parametrize("title", catalogue)
def test_what_a_compiler_is_given_plays_the_same_games(rewritten: Path, title: str) -> None:
    plays = ("simulate", title, "--games", "2", "--seed", "11", "--workers", "1", "--json")
    given, pure = (json.loads(told(tree, *plays)) for tree in (rewritten, ROOT))
    assert given["results"] == pure["results"]
    assert all(game["digest"] for game in pure["results"])


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


_PLAYED = """
import builtins, sys
builtins.mypyc_attr = lambda **said: lambda cls: cls  # What is written for a compiler says nothing to Python.
from game.__main__ import main
sys.exit(main())
"""


def told(tree: Path, *arguments: str) -> str:
    """What the game in that folder prints."""
    command = [sys.executable, "-c", _PLAYED, *arguments]
    return subprocess.run(command, cwd=tree, check=True, capture_output=True, text=True).stdout


@pytest.mark.long
def test_it_says_that_it_is_compiled(wheel: Path) -> None:
    assert ", compiled, Python" in told(wheel, "--version")
    assert "compiled" not in told(ROOT, "--version")


@pytest.mark.long
def test_the_check_finds_nothing_wrong_in_it(wheel: Path) -> None:
    told(wheel, "check", "--games", "1")


@pytest.mark.long
@pytest.mark.parametrize("title", catalogue)
def test_compiled_bots_play_the_same_games(wheel: Path, title: str) -> None:
    seats = ",".join(["bot:greedy"] * max(2, catalogue[title].fewest))
    plays = ("simulate", title, "--games", "6", "--seed", "11", "--workers", "1", "--json", "--seats", seats)
    compiled, pure = (json.loads(told(tree, *plays)) for tree in (wheel, ROOT))
    assert compiled["results"] == pure["results"]
    assert all(game["digest"] for game in pure["results"])
