"""The recorded games replay digest by digest: one for every number of players, one for every variant and for all."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.engine import Broken, Session
from game.engine.record import read_record
from game.engine.replay import replay_record
from game.text.catalog import Texts
from game.titles import catalogue
from game.titles.signorie.rules.state import VARIANTS

FOLDER = Path(__file__).parents[3] / "saves" / "signorie"
GAMES = sorted(FOLDER.glob("*.json"))


def replayed(path: Path) -> Session:
    session = replay_record(read_record(path.read_bytes()), catalogue)
    assert isinstance(session, Session), session
    return session


def test_every_number_of_players_and_every_variant_is_recorded() -> None:
    records = [read_record(path.read_bytes()) for path in GAMES]
    assert {len(record.seats) for record in records} == {2, 3, 4}
    on = [{name for name in VARIANTS if record.options[name] == "true"} for record in records]
    assert all({name} in on for name in VARIANTS)
    assert set(VARIANTS) in on
    assert set() in on


def test_the_gates_are_passed_in_a_recorded_game() -> None:
    session = replayed(FOLDER / "open-gates.json")
    told = {event.kind for ply in session.plies for event in ply.events}
    assert {"mission_beyond", "married_beyond"} <= told


@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_die_of_seven_pips_is_one_sentence_with_the_six_that_there_are(language: str) -> None:
    record = json.loads((FOLDER / "two-players.json").read_bytes())
    ply = next(number for number, line in enumerate(record["log"]) if line["a"][0] == "take_die")
    record["log"][ply]["a"][3] = 7
    found = replay_record(read_record(json.dumps(record).encode()), catalogue)
    assert isinstance(found, Broken)
    said = Texts(language).say(found.code.replace("_", "-"), found.params)
    assert "1, 2, 3, 4, 5, 6" in said
    assert "7" in said
    assert "\n" not in said
