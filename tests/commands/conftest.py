"""The command line in this process: its words, its exit code, and what it prints."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from game import paths
from game.__main__ import main

ROOT = Path(__file__).parents[2]


class Said(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str

    def sentence(self) -> str:
        """The one sentence on stderr, and nothing else anywhere."""
        assert self.out == ""
        assert self.err.startswith("taku: ")
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1
        assert "Traceback" not in self.err
        assert not re.search(r"[⟦⟧]|\{ ?\$", self.err), self.err
        return self.err.removeprefix("taku: ").rstrip("\n")


Taku = Callable[..., Said]


@pytest.fixture
def taku(capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Taku]:
    """Run a command with its data in a folder of its own."""
    monkeypatch.setenv("TAKU_DATA_DIR", str(tmp_path / "data"))
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.chdir(tmp_path)
    paths._own.cache_clear()

    def run(*arguments: object) -> Said:
        code = main([str(argument) for argument in arguments])
        out, err = capfd.readouterr()
        return Said(code, out, err)

    yield run
    paths._own.cache_clear()


@pytest.fixture(scope="session")
def recorded() -> dict[str, Any]:
    """A recorded game as JSON data."""
    found: dict[str, Any] = json.loads((ROOT / "saves" / "cultus" / "three-players.json").read_bytes())
    return found
