"""Gold by its fate (Q3), the totals (Q6), settlements: how many actions (Q15), wide or tall (Q16)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.engine import Measure, Spread
from game.titles.undecim.figures.told import BUILDING_SOURCES, ToldRecord, level_step
from game.titles.undecim.rules.components import BUILDING, GOLD, GOLD_VALUES
from game.titles.undecim.rules.state import SOURCES

FOUNDED = 2
"""The level of a new settlement, in most cases: the first that is asked for."""


def measures(t: ToldRecord) -> Iterator[Measure | Spread]:
    """What one game says of gold, settlements and totals."""
    yield from _gold(t)
    totals = tuple(end["total"] for end in t.ends)
    yield Measure("q6", "total_mean", sum(totals), t.players)
    yield Spread("q6", "total", totals)
    for source in SOURCES:
        yield Measure("q6", "source", sum(end["vp"][source] for end in t.ends), sum(totals), True, f"source_{source}")
    yield from _towns(t)


def _gold(t: ToldRecord) -> Iterator[Measure]:
    value = GOLD_VALUES[t.rules.gold_vp]
    scale = BUILDING[t.rules.building_scale]
    worth = [value.many if len(end["settlements"]) >= value.settlements else value.few for end in t.ends]
    held = [end["loose_gold"] for end in t.ends]
    built = built_worth = stolen = stolen_worth = gained = paid = 0.0
    for seat, _, this in t.rounds():
        gained += sum(sides.get(GOLD, 0) for sides in this["gained"].values())
        paid += this["gold_paid"]
        took = sum(red["side"] == GOLD and red["victim"] is not None for red in this["red"])
        stolen, stolen_worth = stolen + took, stolen_worth + took * worth[seat]
        for build in this["builds"]:
            if build["build"] == "develop":
                gold = build["sides"].count(GOLD)
                built += gold
                built_worth += gold * level_step(scale, build["level"], len(build["sides"]))
    yield Measure("q3", "gold", gained, t.players)
    yield Measure("q3", "gold_held", sum(held), t.players)
    yield Measure("q3", "gold_held_worth", sum(n * w for n, w in zip(held, worth)), sum(held))
    yield Measure("q3", "gold_built", built, t.players)
    yield Measure("q3", "gold_built_worth", built_worth, built)
    yield Measure("q3", "gold_paid", paid, t.players)
    twin = t.record.get("twin")
    yield Measure("q3", "gold_line_worth", *((twin["difference"] * twin["times"], twin["times"]) if twin else (0, 0)))
    yield Measure("q3", "gold_stolen", stolen, t.players)
    yield Measure("q3", "gold_stolen_worth", stolen_worth, stolen)


def _towns(t: ToldRecord) -> Iterator[Measure]:
    top = len(BUILDING[t.rules.building_scale]) - 1
    towns = [town for end in t.ends for town in end["settlements"]]
    levels = sum(town["level"] for town in towns)
    builds = 0
    begun: dict[tuple[int, str], int] = {}
    reached: dict[int, list[int]] = {level: [] for level in range(FOUNDED, top + 1)}
    for seat, _, this in t.rounds():
        for build in this["builds"]:
            builds += 1
            town = (seat, build["settlement"])
            before = 0 if build["build"] == "settle" else build["level"] - len(build["sides"])
            first = begun.setdefault(town, build["entry"])
            for level in range(max(FOUNDED, before + 1), min(top, build["level"]) + 1):
                reached[level].append(build["entry"] - first + 1)
    for level, entries in reached.items():
        yield Measure("q15", f"entries_to_{level}", sum(entries), len(entries))
    complete = [
        sum(len(this["actions"]) for this in kept["rounds"][: at + 1])
        for kept in t.seats
        for at in [next((n for n, this in enumerate(kept["rounds"]) if _full(this)), -1)]
        if at >= 0
    ]
    yield Measure("q15", "entries_to_set", sum(complete), len(complete))
    yield Measure("q15", "builds_per_town", builds, len(towns))
    yield Measure("q16", "towns", len(towns), t.players)
    yield Measure("q16", "level", levels, len(towns))
    for level in range(FOUNDED, top + 1):
        count = sum(town["level"] == level or (level == top and town["level"] > top) for town in towns)
        yield Measure("q16", f"towns_of_{level}", count, len(towns), True)
    yield Measure("q16", "town_vp", sum(t.vp(seat, BUILDING_SOURCES) for seat in range(t.players)), len(towns))
    yield Measure("q16", "gold_in_towns", sum(town["gold"] for town in towns), levels, True)


def _full(this: Mapping[str, Any]) -> bool:
    return bool(this["annexations"] or all(this["lands"].values()))
