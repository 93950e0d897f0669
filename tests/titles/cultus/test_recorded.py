"""Tripwires: from fixed seeds the same numbers of legal actions come, and a record of older rules is told.

A change here belongs in the same commit as the rule change that explains it (and a raised ``version`` of the title).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.archive import Store, Trouble, shipped
from game.engine import Ply, Seat, Session
from game.engine.record import read_record, write_record
from game.engine.replay import begin_at_snapshot, replay_record
from game.titles import catalogue
from game.titles.cultus import TITLE

RECORDED = Path(__file__).parent / "recorded"
CENSUS: dict[str, dict[str, Any]] = json.loads((RECORDED / "census.json").read_text("utf-8"))


def test_every_rival_has_a_recorded_game() -> None:
    told = {path.stem.split("-")[1] for path in shipped() if path.stem.startswith("solo")}
    assert {f"enemy_{name}" for name in told} == set(TITLE.options[0].values)


def test_a_record_of_older_rules_is_told_and_goes_on_from_its_snapshot() -> None:
    path = RECORDED / "rules-1.json"
    record = read_record(path.read_bytes())
    assert record.rules == 1 < TITLE.controller().version
    found = Store(RECORDED, catalogue).look(path)
    assert isinstance(found, Trouble)
    assert (found.code, found.ply, found.snapshot) == ("save_digest", 6, True)
    assert found.session is not None
    assert [ply.sum for ply in found.session.plies] == [line.sum for line in record.log[:5]]
    session = begin_at_snapshot(record, catalogue)
    assert isinstance(session, Session)
    rules = session.rules
    assert session.at(0).digest() == record.log[-1].sum
    assert rules.ledger(session.at(0)) == rules.ledger(found.session.at(0))
    while session.pending is not None:
        assert isinstance(session.propose(session.legal(0)[0]), Ply)
    assert session.result() is not None
    assert isinstance(replay_record(read_record(write_record(session.to_record())), catalogue), Session)


@pytest.mark.parametrize("name", CENSUS)
def test_census(name: str) -> None:
    wanted = CENSUS[name]
    session = Session(TITLE, [Seat()] * wanted["seats"], wanted["options"], wanted["seed"])
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
