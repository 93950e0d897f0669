"""Lands: what they bring (Q1), how many lie idle (Q4), what a specialist reaches (Q7), the first set (Q8)."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import Measure, Spread
from game.titles.undecim.figures.told import BUILDING_SOURCES, LAND_SOURCES, ToldRecord
from game.titles.undecim.rules.components import LANDS, ROUNDS


def measures(t: ToldRecord) -> Iterator[Measure | Spread]:
    """What one game says of lands."""
    land = [t.vp(seat, LAND_SOURCES) for seat in range(t.players)]
    building = [t.vp(seat, BUILDING_SOURCES) for seat in range(t.players)]
    gained = entries = cards = builds = 0
    for _, _, this in t.rounds():
        lands = sum(n for sides in this["gained"].values() for side, n in sides.items() if side in LANDS)
        gained, entries = gained + lands, entries + (lands > 0)
        builds += len(this["builds"])
    for end in t.ends:
        cards += sum(town["level"] for town in end["settlements"])
    yield Measure("q1", "land_vp", sum(land), t.players)
    yield Measure("q1", "building_vp", sum(building), t.players)
    yield Measure("q1", "land_per_card", sum(land), gained)
    yield Measure("q1", "building_per_card", sum(building), cards)
    yield Measure("q1", "land_per_action", sum(land), entries)
    yield Measure("q1", "building_per_action", sum(building), builds)
    yield Measure("q1", "land_first_won", *t.wins(t.leaders(land)), share=True)
    yield Measure("q1", "building_first_won", *t.wins(t.leaders(building)), share=True)
    for name, taste in (("land", "land_first"), ("building", "building_first")):
        if bots := t.of_taste(taste):
            yield Measure("q1", f"bot_{name}_won", *t.wins(bots), share=True)
            yield Measure("q1", f"bot_{name}_total", sum(t.ends[seat]["total"] for seat in bots), len(bots))
    for last in (False, True):
        at = [t.standing(seat, n) for seat, n, _ in t.rounds() if n == ROUNDS or not last]
        seen = sum(sum(one.loose) + len(LANDS) * one.sets for one in at)
        yield Measure("q4", "lands_idle_last" if last else "lands_idle", sum(map(t.idle, at)), seen, True)
    best = max(land)
    without = [t.vp(seat, ("land", "annex")) for seat in t.leaders(land)]
    yield Measure("q7", "specialist", best)
    yield Measure("q7", "specialist_plain", sum(without), len(without))
    yield Spread("q7", "land", tuple(land))
    if bots := t.of_taste("land_first"):
        yield Measure("q7", "bot_lands", sum(land[seat] for seat in bots), len(bots))
        yield Measure("q7", "bot_lands_plain", sum(t.vp(seat, ("land", "annex")) for seat in bots), len(bots))
        yield Spread("q7", "bot_lands", tuple(land[seat] for seat in bots))
    yield from _complete(t)


def _complete(t: ToldRecord) -> Iterator[Measure]:
    done = [
        next((n for n, this in enumerate(kept["rounds"], 1) if this["annexations"] or all(this["lands"].values())), 0)
        for kept in t.seats
    ]
    complete = sum(map(bool, done))
    yield Measure("q8", "complete", complete, t.players, True)
    yield Measure("q8", "complete_round", sum(done), complete)
    for number in range(1, ROUNDS + 1):
        yield Measure("q8", f"complete_by_{number}", sum(0 < n <= number for n in done), t.players, True)
    yield Measure("q8", "annexations", sum(end["annexations"] for end in t.ends), t.players)
