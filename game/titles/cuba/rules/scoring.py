"""The end of the game: the building bonus, the ranking, and where every point came from (section 7)."""

from __future__ import annotations

from game.engine import Effects, Item, Result, Score
from game.titles.cuba.rules.components import BUILDING_VP
from game.titles.cuba.rules.economy import earn
from game.titles.cuba.rules.state import BY_FINAL, SOURCES, CubaState


def finish(s: CubaState, out: Effects) -> None:
    """2 VP for each own building tile; the game is over."""
    for seat in range(s.seats):
        count = s.covered[seat].bit_count()
        earn(s, seat, BUILDING_VP * count, BY_FINAL)
        out.event("final_buildings", seat=seat, count=count, vp=BUILDING_VP * count)
    s.phase = "over"
    winners = [seat for seat, rank in enumerate(ranks(s)) if rank == 1]
    for seat in winners:
        out.event("victory" if len(winners) == 1 else "shared_victory", seat=seat, vp=s.vp[seat], pesos=s.pesos[seat])


def ranks(s: CubaState) -> tuple[int, ...]:
    """Most victory points, then most pesos; equal in both share a place (R24)."""
    order = list(zip(s.vp, s.pesos))
    return tuple(1 + sum(other > mine for other in order) for mine in order)


def result(s: CubaState) -> Result | None:
    """The itemised sheets, or None while the game goes on."""
    if s.phase != "over":
        return None
    places = ranks(s)
    outcome = "victory" if places.count(1) == 1 else "shared_victory"
    return Result(tuple(_sheet(s, seat) for seat in range(s.seats)), places, outcome, {"vp": max(s.vp)})


def _sheet(s: CubaState, seat: int) -> Score:
    items = []
    for source, vp in enumerate(s.tally_row(seat)):
        if source == BY_FINAL:
            facts = {"vp": vp, "count": s.covered[seat].bit_count(), "factor": BUILDING_VP}
            items.append(Item(SOURCES[source], vp, facts))
        elif vp:
            items.append(Item(SOURCES[source], vp, {"vp": vp}))
    return Score(seat, s.vp[seat], tuple(items))
