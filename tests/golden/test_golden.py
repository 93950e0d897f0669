"""Tripwires: recorded games replay digest by digest, and from fixed seeds the same numbers of legal actions come.

A change here belongs in the same commit as the rule change that explains it (and a raised ``version`` of the title).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.archive import Loaded, Store, shipped
from game.engine import Seat, Session
from game.engine.record import schema
from game.titles import catalogue

HERE = Path(__file__).parent
CENSUS: dict[str, dict[str, Any]] = json.loads((HERE / "cultus.json").read_text("utf-8"))
SHIPPED = list(shipped())


def test_every_rival_has_a_recorded_game() -> None:
    told = {path.stem.split("-")[1] for path in SHIPPED if path.stem.startswith("solo")}
    assert {f"enemy_{name}" for name in told} == set(catalogue["cultus"].options[0].values)


@pytest.mark.parametrize("path", SHIPPED, ids=lambda p: p.stem)
def test_a_recorded_game_replays(path: Path) -> None:
    found = Store(path.parent, catalogue).look(path)
    assert isinstance(found, Loaded), found
    session = found.session
    assert session.pending is None
    result = session.result()
    assert result is not None
    for score in result.scores:
        assert sum(item.amount for item in score.items) == score.total
    rules = session.rules
    assert rules.ledger(session.at(0)) == rules.ledger(session.at(len(session.plies)))


def test_the_schema_that_is_shipped_is_the_one_in_use() -> None:
    folder = SHIPPED[0].parent.parent
    assert json.loads((folder / "session.schema.json").read_text("utf-8")) == schema()


@pytest.mark.parametrize("name", CENSUS)
def test_census(name: str) -> None:
    wanted = CENSUS[name]
    session = Session(catalogue["cultus"], [Seat()] * wanted["seats"], wanted["options"], wanted["seed"])
    counts: list[int] = []
    decisions: dict[str, int] = {}
    while session.pending is not None:
        legal = session.legal(session.pending.seats[0])
        counts.append(len(legal))
        decisions[session.pending.key] = decisions.get(session.pending.key, 0) + 1
        session.propose(legal[(7 * len(session.plies) + 3) % len(legal)])
    assert counts[:24] == wanted["first"]
    assert decisions == wanted["decisions"]
    assert (len(session.plies), sum(counts)) == (wanted["plies"], wanted["total"])
    assert session.plies[-1].sum == wanted["last"]
