"""Section 8.6: the record of a game, and the exact baseline of the nights (8.5, Q2)."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from game.engine import Chance, checked_options
from game.titles.undecim import TITLE
from game.titles.undecim.record import record
from game.titles.undecim.rules import CONTROLLER, area
from game.titles.undecim.rules.state import SOURCES

from .positions import Table


def simulated(seats: int = 4, seed: int = 1, **options: str) -> tuple[dict[str, Any], Any]:
    """A random game and its record."""
    chance, rng = Chance(seed), random.Random(seed)
    s = CONTROLLER.setup(seats, checked_options(TITLE, seats, options), chance)
    start, plies = s.clone(), []
    while s.pending:
        seat = rng.choice(s.pending[-1].seats)
        events = CONTROLLER.apply(s, rng.choice(CONTROLLER.legal(s, seat)), chance).events
        plies.append((s.clone(), events))
    result = CONTROLLER.result(s)
    assert result is not None
    return record(start, plies, result, seed=seed, bots=["random"] * seats), s


CASES = [
    {},
    {"preset": "annex_mid"},
    {"modules": "dark_age,storm_age,golden_age", "mulligan": "true"},
    {"moon_manipulation": "set_die", "last_round_actions": "2", "last_round_hand": "8"},
    {"annexation": "true", "moon_land": "annex_draw_play"},
]


@pytest.mark.parametrize("options", CASES, ids=lambda o: "-".join(o.values()) or "draft14")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_record_agrees_with_the_game(seats: int, options: dict[str, str]) -> None:
    for seed in range(3):
        data, s = simulated(seats, seed, **options)
        assert json.loads(json.dumps(data)) == data
        assert (len(data["dice"]), data["players"], data["start_player"]) == (5, seats, s.first)
        result = CONTROLLER.result(s)
        assert result is not None
        for seat in range(seats):
            mine = data["seats"][seat]
            assert mine["end"]["total"] == s.vp[seat] == sum(mine["end"]["vp"].values())
            assert mine["end"]["rank"] == result.ranks[seat]
            running = Counter[str]()
            for number, entry in enumerate(mine["rounds"], 1):
                running.update(entry["vp"])
                last = number == 5 and options.get("last_round_actions") == "2"
                assert len(entry["actions"]) == (2 if last else 1)
                assert (entry["place"] > 0) == (number < 5)
            assert len(mine["rounds"]) == 5
            final = {name: mine["end"]["vp"][name] for name in SOURCES if name in running}
            assert final == {name: running[name] for name in final}
            assert mine["rounds"][-1]["enemies"] == area.enemies(s, seat)
            assert tuple(mine["rounds"][-1]["lands"].values()) == area.all_lands(s, seat)
            built = [entry["level"] for entry in mine["end"]["settlements"]]
            settles = [b for entry in mine["rounds"] for b in entry["builds"] if b["build"] == "settle"]
            assert len(built) == len(settles)
        assert data["winner"] == result.ranks.index(1)


def test_every_loose_card_was_gained_or_taken() -> None:
    for seed in range(6):
        data, s = simulated(4, seed)
        for seat in range(4):
            rounds = data["seats"][seat]["rounds"]
            gained = sum(n for entry in rounds for sides in entry["gained"].values() for n in sides.values())
            took = sum(red["victim"] is not None for entry in rounds for red in entry["red"])
            lost = sum(
                red["victim"] == seat for other in data["seats"] for entry in other["rounds"] for red in entry["red"]
            )
            spent = sum(entry["gold_paid"] + entry["enemies_discarded"] for entry in rounds)
            here = len(s.loose[seat]) + sum(map(len, s.settled[seat]))
            assert gained + took - lost - spent == here


def test_nights_and_counters_are_noted() -> None:
    t = Table()
    start = t.s.clone()
    t.hand(0)
    t.s.counters = 2
    events = t.entry("astrology")
    plies = [(t.s.clone(), events)]
    events = t.do("shift_moon", -2)
    events += t.skip_until("over")
    plies.append((t.s, events))
    result = CONTROLLER.result(t.s)
    assert result is not None
    data = record(start, plies, result)
    assert data["seats"][0]["counters_removed"] == 2
    assert data["nights"][0] == 1


@pytest.mark.parametrize(
    ("counters", "distribution", "last"),
    [("10", (7 / 432, 347 / 432, 13 / 72), 0.2338), ("12", (457 / 7776, 7163 / 7776, 13 / 648), 0.1997)],
)
def test_the_baseline_of_the_nights(counters: str, distribution: tuple[float, ...], last: float) -> None:
    """All 7776 series of dice through the counters' own rules, without anybody moving counters."""
    most = int(counters)
    t = Table(moon_counters=counters)
    assert t.s.rules().moon_counters == most
    nights: Counter[int] = Counter()
    in_last = 0
    for dice in product(range(1, 7), repeat=5):
        left, count = most, 0
        for number, die in enumerate(dice, 1):
            left -= min(die, left)
            if not left:
                left, count = most, count + 1
                in_last += number == 5
        nights[count] += 1
    assert [nights[n] / 6**5 for n in range(3)] == pytest.approx(distribution)
    assert in_last / 6**5 == pytest.approx(last, abs=1e-4)


@pytest.mark.parametrize("counters", ["10", "12"])
def test_games_without_shifts_reproduce_the_baseline(counters: str) -> None:
    """A few games played by the rules agree with the counters' arithmetic, series by series."""
    rng = random.Random(int(counters))
    for seed in range(12):
        dice = [rng.randrange(6) for _ in range(5)]
        t = Table(4, chance=Chance.scripted(seed, die=dice), moon_counters=counters)
        nights = []
        while t.s.pending:
            nights += [e.params["number"] for e in t.skip_until("select") if e.kind == "night_fell"]
            if t.key == "select":
                nights += [e.params["number"] for e in t.skip_until("place_bonus") if e.kind == "night_fell"]
        left, expected = int(counters), []
        for number, die in enumerate(dice, 1):
            left -= min(die + 1, left)
            if not left:
                left = int(counters)
                expected.append(number)
        assert nights == expected
