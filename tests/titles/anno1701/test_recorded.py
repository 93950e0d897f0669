"""Recorded games replay digest by digest: whatever changes them raises the title's version."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine import Session
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


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_recorded_game_replays(path: Path) -> None:
    session = Session.from_record(read_record(path.read_bytes()), {TITLE.id: TITLE})
    assert isinstance(session, Session), session
    assert session.pending is None
    result = session.result()
    assert result is not None
    for score in result.scores:
        assert sum(item.amount for item in score.items) == score.total
    assert session.rules.ledger(session.at(0)) == session.rules.ledger(session.at(len(session.plies)))
