"""Tripwires over every title: recorded games replay digest by digest, and the schema is the one in use."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.archive import Loaded, Store, shipped
from game.engine.record import schema
from game.titles import catalogue

SHIPPED = list(shipped())


@pytest.mark.parametrize("path", SHIPPED, ids=lambda p: p.stem)
def test_a_recorded_game_replays(path: Path) -> None:
    found = Store(path.parent, catalogue).look(path)
    assert isinstance(found, Loaded), found
    session = found.session
    assert session.pending is None
    result = session.result()
    for score in result.scores:
        assert sum(item.amount for item in score.items) == score.total
    rules = session.rules
    assert rules.ledger(session.at(0)) == rules.ledger(session.at(len(session.plies)))


def test_the_schema_that_is_shipped_is_the_one_in_use() -> None:
    folder = SHIPPED[0].parent.parent
    assert json.loads((folder / "session.schema.json").read_text("utf-8")) == schema()
