"""The end: what the last round adds (Q13), its order (Q14), awards (Q18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from game.engine import Measure
from game.titles.undecim.figures.told import ToldRecord, smallest
from game.titles.undecim.rules.components import END_ORDER, ROUNDS

BONUSES: Final = tuple(END_ORDER)[1:]


def measures(t: ToldRecord) -> Iterator[Measure]:
    """What one game says of its end."""
    yield from _last_round(t)
    yield from _order(t)
    by_award = Counter(row["award"] for row in t.record["awards"])
    rounds = {row["award"]: row["round"] for row in t.record["awards"]}
    shared = sum(count > 1 for count in by_award.values())
    in_play = len(t.record["awards_in_play"])
    yield Measure("q18", "awards", len(by_award))
    yield Measure("q18", "awards_never", in_play - len(by_award), in_play, True)
    yield Measure("q18", "award_round", sum(rounds.values()), len(rounds))
    yield Measure("q18", "awards_shared", shared, len(by_award), True)
    for award in t.record["awards_in_play"]:
        yield Measure("q18", "award_met", award in by_award, 1, True, award)


def _last_round(t: ToldRecord) -> Iterator[Measure]:
    totals = [end["total"] for end in t.ends]
    before = [seat["rounds"][ROUNDS - 2]["as_final"] for seat in t.seats]
    first, last = t.ranking(before, ROUNDS - 1), t.ranking(totals, ROUNDS)
    moved = sum(first.index(seat) != last.index(seat) for seat in range(t.players))
    running = sum(sum(seat["rounds"][-1]["vp"].values()) for seat in t.seats)
    yield Measure("q13", "last_round", running, t.players)
    yield Measure("q13", "last_round_gain", sum(totals) - sum(before), t.players)
    yield Measure("q13", "rank_changed", moved, t.players, True)
    yield Measure("q13", "leader_overtaken", first[0] != last[0], 1, True)


def _order(t: ToldRecord) -> Iterator[Measure]:
    numbers = [smallest(seat["rounds"][-1]["actions"]) for seat in t.seats]
    places = sorted(range(t.players), key=numbers.__getitem__)
    totals = [end["total"] - end["vp"]["end_order"] for end in t.ends]
    winner = t.record["winner"]
    yield Measure("q14", "ties", t.record["tie_break"], 1, True)
    yield Measure("q14", "winner_place", places.index(winner) + 1)
    yield Measure("q14", "smallest_won", places[0] == winner, 1, True)
    plain = min(range(t.players), key=lambda seat: (-totals[seat], numbers[seat]))
    for bonus in BONUSES:
        given = [totals[seat] + END_ORDER[bonus][places.index(seat)] for seat in range(t.players)]
        turned = min(range(t.players), key=lambda seat: (-given[seat], numbers[seat])) != plain
        yield Measure("q14", f"turned_{bonus}", turned, 1, True)
