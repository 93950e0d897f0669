"""What the end tells of the way there: points round by round, and the round that decided it."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from game.engine import Event, Result
from game.titles.undecim.rules.components import ROUNDS

FINAL = ROUNDS + 1
"""The final scoring, as if it were a round of its own."""
_OF = {
    "enemies_discarded": "enemy",
    "award_won": "award",
    "final_building": "building",
    "final_gold": "gold",
    "final_settlement_bonus": "settlement_bonus",
    "final_end_order": "end_order",
}


class Taken(NamedTuple):
    """A card taken by red text: who took it, from whom, which half, by which action card."""

    seat: int
    victim: int
    side: str
    action: str


class PointsCourse(NamedTuple):
    """The way of a game: the points of each seat at the start, after each round and at the end; by round the points by
    source of each seat, and the cards taken by red text; the rounds with a night; the awards with round and points."""

    points: tuple[tuple[int, ...], ...]
    gains: dict[tuple[int, int], dict[str, int]]
    taken: dict[int, list[Taken]]
    nights: tuple[int, ...]
    awards: tuple[tuple[str, int, int, int], ...]

    def decisive(self, winner: int, second: int) -> int:
        """The round in which the winner gained most on the second; ``FINAL`` for the final scoring."""
        leads = [row[winner] - row[second] for row in self.points]
        changes = [after - before for before, after in itertools.pairwise(leads)]
        return 1 + max(range(len(changes)), key=lambda at: (changes[at], -at))

    def change(self, number: int, winner: int, second: int) -> int:
        """How much the winner gained on the second in that round."""
        before, after = self.points[number - 1], self.points[number]
        return after[winner] - after[second] - before[winner] + before[second]


def way_of(events: Iterable[Event], result: Result) -> PointsCourse:
    """The way told by all events of a finished game."""
    count = len(result.scores)
    points: list[tuple[int, ...]] = [(0,) * count]
    gains: defaultdict[tuple[int, int], dict[str, int]] = defaultdict(dict)
    taken: defaultdict[int, list[Taken]] = defaultdict(list)
    nights: list[int] = []
    awards: list[tuple[str, int, int, int]] = []
    number = 1
    for event in events:
        p = event.params
        if event.kind == "round_begins":
            number = p["number"]
        elif event.kind == "round_ended":
            points.append(tuple(p["points"]))
            number = FINAL if p["number"] == ROUNDS else number
        elif event.kind == "night_fell":
            nights.append(p["number"])
        elif event.kind == "red_took":
            taken[number].append(Taken(p["seat"], p["victim_seat"], p["side"], p["action"]))
        elif event.kind == "land_bonus":
            row = gains[number, p["seat"]]
            for source in ("land", "land_moon", "annex", "annex_moon"):
                if p[source]:
                    row[source] = row.get(source, 0) + p[source]
        elif event.kind in _OF:
            row = gains[number, p["seat"]]
            row[_OF[event.kind]] = row.get(_OF[event.kind], 0) + p["vp"]
            if event.kind == "award_won":
                awards.append((p["award"], p["seat"], number, p["vp"]))
    by_seat = sorted(result.scores, key=lambda score: score.seat)
    points.append(tuple(score.total for score in by_seat))
    return PointsCourse(tuple(points), dict(gains), dict(taken), tuple(nights), tuple(awards))
