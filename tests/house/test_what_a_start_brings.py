"""A start loads what the shelf needs: what a library brings besides costs memory and time of everybody."""

from __future__ import annotations

import hashlib
import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from game import hashes

ROOT = Path(__file__).parents[2]
SHELF = """
import sys, tempfile
from pathlib import Path
from game.titles import catalogue
from game.ui import bench
app, _, _ = bench._app(Path(tempfile.mkdtemp()), (1280, 720))
app.scenes.push(app.make("shelf"))
app.draw()
print(*(name for name in sys.modules if name in {"_hashlib", "asyncio", "ssl", "numpy", "pytmx", "uniseg.linebreak"}))
app.scenes.push(app.make("lessons", title=catalogue["cuba"]))
app.draw()
print(*(name for name in sys.modules if name in {"importlib.metadata", "uniseg"}))
"""


def test_shelf_and_lessons_bring_no_openssl_and_no_tables_for_rare_words(tmp_path: Path) -> None:
    screen = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    known = {**os.environ, **screen, "PYTHONPATH": str(ROOT), "TMPDIR": str(tmp_path)}
    shown = subprocess.run([sys.executable, "-c", SHELF], env=known, capture_output=True, text=True, check=True)
    assert shown.stdout.split() == []


@pytest.mark.parametrize("told", [b"", b"taku", bytes(range(256)) * 3])
def test_the_interpreters_own_hashes_are_those_of_the_library(told: bytes) -> None:
    assert hashes.blake2b(told, digest_size=8).hexdigest() == hashlib.blake2b(told, digest_size=8).hexdigest()
    assert hashes.sha256(told).hexdigest() == hashlib.sha256(told).hexdigest()


def test_an_interpreter_without_its_own_has_those_of_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_blake2", "_sha2", "_sha256"):
        monkeypatch.setitem(sys.modules, name, None)
    known = runpy.run_path(hashes.__file__)
    assert (known["blake2b"], known["sha256"]) == (hashlib.blake2b, hashlib.sha256)
