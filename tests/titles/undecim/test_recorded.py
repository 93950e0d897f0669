"""Recorded games: they replay digest by digest, and there is one for every number of players, module and family of variants."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.archive import Loaded, Store
from game.titles import catalogue
from game.titles.undecim.record import record
from game.titles.undecim.rules.components import MODULES

FOLDER = Path(__file__).parents[3] / "saves" / "undecim"
GAMES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_and_has_a_record(path: Path) -> None:
    found = Store(path.parent, catalogue).look(path)
    assert isinstance(found, Loaded), found
    session = found.session
    result = session.result()
    assert session.pending is None
    assert result is not None
    plies = [(session.at(ply.n), ply.events) for ply in session.plies]
    data = record(session.at(0), plies, result, seed=1, bots=[seat.player for seat in session.seats])
    assert [seat["end"]["total"] for seat in data["seats"]] == [score.total for score in result.scores]
    json.dumps(data)


def test_there_is_a_game_of_everything() -> None:
    told = [json.loads(path.read_text("utf-8")) for path in GAMES]
    assert {len(game["seats"]) for game in told} == {3, 4}
    played = {module for game in told for module in game["options"].get("modules", "").split(",")}
    assert set(MODULES) <= played
    changed = {
        name
        for game in told
        for name, value in game["options"].items()
        if value != next(o.default for o in catalogue["undecim"].offered(4) if o.id == name)
    }
    assert {
        "mulligan",
        "annexation",
        "moon_manipulation",
        "last_round_actions",
        "develop_cards",
        "gold_boost",
    } <= changed
