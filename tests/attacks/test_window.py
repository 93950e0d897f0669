"""A hand without sense at the window: no event and no order of events breaks anything."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.bots import worker
from tests.table.games import solo, together
from tests.ui.conftest import Desk, desks, read_once
from tests.ui.monkey import Monkey, Thinker

from .counts import counts, report

__all__ = ["desks", "read_once"]
EACH = 500
"""Events on one desk, which then has seen enough sessions."""


@counts(120, 1_000_000)
def test_random_events(
    desks: Callable[..., Desk],
    count: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(worker, "Thinker", Thinker)
    picture = tmp_path / "picture.png"
    pygame.image.save(pygame.Surface((8, 8)), picture)
    events = seed = 0
    while events < count:
        seed += 1
        with pytest.MonkeyPatch.context() as patch:
            desk = desks(language=("ja", "en")[seed % 2])
            desk.store.create(solo(seed, 20)).close()
            desk.store.create(together(2 + seed % 3, seed)).close()
            desk.shelf()
            monkey = Monkey(desk, seed, [picture, tmp_path, *desk.store.folder.glob("*.json")], patch)
            monkey.run(min(EACH, count - events))
            desk.close()
        events += min(EACH, count - events)
    report(capfd, "window events", events=events, desks=seed)
