"""``taku new``: what it writes is a whole game under its own name."""

from __future__ import annotations

import importlib
import io
import sys
from pathlib import Path
from typing import Any

import pytest

from game.commands.new import copy_skeleton, copy_test
from game.commands.skeleton import TITLE as SKELETON
from game.engine.walk import walk
from game.paths import bundled
from game.table.title_check import TableProof

from ..commands.conftest import Taku
from .shelves import shelf_with


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A shelf of its own with a new game."""
    shelf = tmp_path / "another_shelf"
    shelf.mkdir()
    (shelf / "__init__.py").write_text("")
    assert copy_skeleton("meadow", shelf / "meadow") == sum(
        path.is_file() and "__pycache__" not in path.parts for path in SKELETON.folder.rglob("*")
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    yield shelf / "meadow"
    for module in [name for name in sys.modules if name.startswith("another_shelf")]:
        del sys.modules[module]


def test_a_new_game_plays_at_once(written: Path) -> None:
    title = importlib.import_module("another_shelf.meadow").TITLE
    assert (title.id, title.on_table) == ("meadow", True)
    for seats in range(title.fewest, title.most + 1):
        assert walk(title, seats, {}, seats, watchers=[TableProof(title, bundled("art"))]).plies > 20


def test_nothing_of_the_skeleton_s_name_is_left(written: Path) -> None:
    for path in written.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            assert "skeleton" not in path.read_text(encoding="utf-8").lower(), path.name


def test_a_newcomer_writes_little() -> None:
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in SKELETON.folder.rglob("*.py"))
    assert lines <= 350


def test_its_names_are_those_that_were_given(tmp_path: Path) -> None:
    copy_skeleton("meadow", tmp_path / "meadow", "The Meadow", "牧場")
    names = {lang: (tmp_path / "meadow" / "text" / f"{lang}.ftl").read_text("utf-8") for lang in ("en", "ja")}
    assert "meadow-name-meadow = The Meadow\n" in names["en"]
    assert "meadow-name-meadow = 牧場\n" in names["ja"]
    rules = [(tmp_path / "meadow" / "text" / f"rules.{lang}.md").read_text("utf-8") for lang in ("en", "ja")]
    assert not any("スケルトン" in text for text in (*names.values(), *rules))


def test_it_comes_with_a_test_of_its_rules_that_passes(written: Path, tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    assert copy_test("meadow", tests) == 0, "no folder of tests, no test"
    tests.mkdir()
    assert copy_test("meadow", tests) == 2
    source = (tests / "meadow" / "test_rules.py").read_text("utf-8").replace("game.titles", "another_shelf")
    space: dict[str, Any] = {}
    exec(compile(source, "test_rules.py", "exec"), space)
    found = [name for name in space if name.startswith("test_")]
    assert len(found) >= 3
    for name in found:
        space[name]()


@pytest.mark.parametrize("given", [(), ("--name-ja", "牧場")])
def test_without_a_terminal_it_says_that_the_japanese_name_is_missing(
    taku: Taku, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: tuple[str, ...]
) -> None:
    """Nobody was asked for it, and the English one stands in its place."""
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    with shelf_with(tmp_path / "game" / "titles"):
        done = taku("new", "meadow", "--name", "The Meadow", *given, "--lang", "en")
    assert done.code == 0, done.err
    lines = done.out.splitlines()
    assert len(lines) == (1 if given else 2)
    assert given or ("ja.ftl" in lines[1] and "“The Meadow”" in lines[1] and "meadow-name-meadow" in lines[1])
