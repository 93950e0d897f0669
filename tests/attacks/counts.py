"""How much an attack does: a little every day, all of it with ``pytest -m long`` (``TAKU_ATTACK`` scales that)."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any

import pytest

from game.ui.memory import resident

Progress = Callable[..., None]


def counts(short: int, full: int) -> Any:
    """Parametrises ``count``: the short run belongs to the everyday tests, the full one is marked ``long``."""
    scale = float(os.environ.get("TAKU_ATTACK", "1"))
    return pytest.mark.parametrize(
        "count",
        [
            pytest.param(short, id="short"),
            pytest.param(max(short, int(full * scale)), id="full", marks=pytest.mark.long),
        ],
    )


def report(capfd: pytest.CaptureFixture[str], what: str, **figures: object) -> None:
    """Say what was done, past pytest's capture."""
    with capfd.disabled():
        print(f"\n{what}: " + ", ".join(f"{name} {value}" for name, value in figures.items()), flush=True)


@pytest.fixture
def progress(capfd: pytest.CaptureFixture[str]) -> Progress:
    """Says how far an attack has come, at most once in half a minute."""
    began = last = time.monotonic()

    def say(**figures: object) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last < 30:
            return
        last = now
        report(capfd, "so far", seconds=round(now - began), resident=round(resident()), **figures)

    return say
