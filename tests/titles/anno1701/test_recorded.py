"""Recorded games replay digest by digest: whatever changes them raises the title's version."""

from __future__ import annotations

from pathlib import Path

from game.engine.record import read_record
from game.titles.anno1701 import TITLE

SAVES = sorted((Path(__file__).parents[3] / "saves" / "anno1701").glob("*.json"))


def test_every_way_to_play_has_a_recorded_game() -> None:
    used: dict[str, set[str]] = {}
    for path in SAVES:
        for name, value in read_record(path.read_bytes()).options.items():
            used.setdefault(name, set()).add(value)
    for option in TITLE.options:
        values = set(getattr(option, "values", ("true", "false")))
        assert used[option.id] == values or option.id == "first_player", option.id
