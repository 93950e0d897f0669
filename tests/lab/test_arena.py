"""Levels of bots measured against one another."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.bots import strengths
from game.bots.levels import seat as bot_of
from game.bots.tuned import Tuned
from game.lab.arena import Bout, Contestant, Met, bouts_of, meet, share_of, wilson
from game.titles import catalogue

from ..commands.conftest import Taku, taku

__all__ = ["taku"]
BOUT = Bout("undecim", Contestant("greedy"), Contestant("random"), 3, 40, 6)


def untimed(games: list[Met]) -> list[Met]:
    return [msgspec.structs.replace(game, answers=[]) for game in games]


def met(first: float, margin: float = 0.0) -> Met:
    return Met(1, 0, first, margin, True, 2, [0.1, 0.4], 10)


def test_every_seat_in_turn_on_every_deal() -> None:
    games = list(meet(BOUT))
    assert [(game.seed, game.seat) for game in games] == [(deal, seat) for deal in range(40, 46) for seat in range(3)]
    assert share_of(games).low > 1 / 3


def test_however_it_is_cut_the_games_are_the_same() -> None:
    pieces = [game for piece in bouts_of(BOUT) for game in meet(msgspec.structs.replace(piece, deals=piece.deals))]
    assert untimed(pieces) == untimed(list(meet(BOUT))) == untimed(list(meet(BOUT, 2)))


def test_equals_share_what_there_is() -> None:
    """Whoever sits where: of a bout of one level against itself, every deal gives away one first place."""
    same = msgspec.structs.replace(BOUT, challenger=Contestant("random"), deals=4)
    games = list(meet(same))
    assert all(0 <= game.first <= 1 for game in games)
    assert 0 < sum(game.first for game in games) < len(games)


def test_a_share_says_what_it_rests_on() -> None:
    share = share_of([met(1.0, 4), met(0.5, 0), met(0.0, -1), met(0.0, -7)])
    assert (share.games, share.first, share.margin, share.seconds, share.looks) == (4, 0.375, -1.0, 0.25, 5.0)
    assert (share.most, share.longest) == (0.4, 0.4)
    assert share.low < share.first < share.high
    low, high = wilson(32, 40)
    assert (round(low, 3), round(high, 3)) == (0.652, 0.895)
    assert wilson(0, 0) == (0.0, 1.0)
    assert share_of([msgspec.structs.replace(met(1.0), points=False)]).margin is None


def test_other_numbers_reach_all_that_a_bot_asks_and_nobody_else() -> None:
    title = catalogue["undecim"]
    evaluation = title.part("bot").EVALUATION
    known = evaluation.settings()
    seen = []

    class Watching:
        def choose(self, *asked: Any) -> Any:
            seen.append(evaluation.settings())

    Tuned(Watching(), title, {"enemy": 5.0}).choose(None, (), None, None)
    assert seen == [{**known, "enemy": 5.0}]
    assert evaluation.settings() == known
    with pytest.raises(KeyError):
        Tuned(bot_of("greedy", title), title, {"nothing": 1.0})


def test_whoever_does_not_care_for_points_loses(taku: Taku) -> None:
    careless = Contestant("greedy", dict.fromkeys(("points", "building", "gold"), -1.0))
    share = share_of(meet(Bout("undecim", careless, Contestant("greedy"), 3, 1, 4)))
    assert share.margin is not None
    assert share.margin < -10


def test_the_command_tells_every_pair(taku: Taku) -> None:
    words = ("arena", "cultus", "--levels", "random,greedy", "--games", 3, "--seed", 5, "--workers", 1)
    told = json.loads(taku(*words, "--json").out)
    (bout,) = told["bouts"]
    assert (told["seats"], bout["level"], bout["against"], bout["games"]) == (2, "greedy", "random", 4)
    assert bout["low"] <= bout["share"] <= bout["high"]
    assert bout["seconds_a_decision"] > 0
    said = taku(*words).out
    assert "greedy against random" in said
    assert "points over the best other" in said


@pytest.mark.parametrize(
    "words", [("--levels", "greedy"), ("--levels", "greedy,okina"), ("--levels", "random,greedy", "--seats", 1)]
)
def test_what_cannot_be_measured_is_told(taku: Taku, words: tuple[Any, ...]) -> None:
    done = taku("arena", "cultus", "--games", 2, *words)
    assert done.code == 2
    assert done.sentence()


def test_what_was_measured_is_kept_beside_the_bot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, taku: Taku) -> None:
    place = tmp_path / "strengths.toml"
    monkeypatch.setattr(strengths, "place_of_strengths", lambda title: place)
    words = ("arena", "undecim", "--levels", "random,greedy", "--games", 3, "--seed", 5, "--workers", 1)
    assert str(place) in taku(*words, "--keep").out
    (row,) = strengths.strengths(catalogue["undecim"])
    assert (row.level, row.against, row.seats, row.games) == ("greedy", "random", 3, 3)
    assert row.rules == catalogue["undecim"].controller().version
    taku(*words[:5], 6, *words[6:], "--keep")
    assert [row.games for row in strengths.strengths(catalogue["undecim"])] == [6], "in place of what was known"
    assert taku(*words, "--option", "preset=annex_engine", "--keep").code == 2
    place.unlink()
    assert strengths.strengths(catalogue["undecim"]) == ()


@pytest.mark.parametrize("title", catalogue.values(), ids=list(catalogue))
def test_no_strength_is_older_than_the_rules(title: Any) -> None:
    rows = strengths.strengths(title)
    assert {row.rules for row in rows} <= {title.controller().version}, f"taku arena {title.id} --keep"


def test_a_level_that_is_no_stronger_is_not_offered_but_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    title = catalogue["undecim"]

    def met(level: str, against: str, low: float, seats: int = 4) -> strengths.Strength:
        return strengths.Strength(level, against, seats, 100, low + 0.1, low, low + 0.2, 1)

    levels = import_module("game.bots.levels")
    rows = (met("planner", "greedy", 0.3), met("thinker", "planner", 0.24), met("master", "planner", 0.26))
    monkeypatch.setattr(levels, "strengths", lambda title: rows)
    assert levels.levels(title) == ("random", "greedy", "planner", "master")
    assert levels.strength(title, "master", 3) == rows[2]
    assert levels.strength(title, "thinker", 4) is None
    assert levels.seat("thinker", title)
    rows += (met("thinker", "planner", 0.34, 3),)
    assert levels.levels(title) == ("random", "greedy", "planner", "thinker"), "a master must have proved it"
    assert levels.strength(title, "thinker", 3) == rows[3]
    rows += (met("master", "thinker", 0.3),)
    assert levels.levels(title) == levels.LEVELS
    assert levels.strength(title, "master", 3) == rows[4]
