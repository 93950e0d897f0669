"""The end (section 7): sons still on their way, rows of the plan, the sheets and the ranks."""

from __future__ import annotations

from typing import Final

from game.engine import Effects, Item, Result, Score
from game.titles.signorie.rules.components import ALLIANCES, BACK_VP, CAREER_SLOTS, ROW_TILES, ROWS
from game.titles.signorie.rules.state import BY_CAREERS, FIRST_ROW, ROWS_OF_SCORE, SOURCES, SignorieState

_OVER: Final = "over"


def careers_vp(s: SignorieState, seat: int) -> int:
    """Half the points of the slot for each own son on a track, rounded down for each (ruling 35)."""
    return sum(CAREER_SLOTS[slot].final_vp for sons in s.careers[3 * seat : 3 * seat + 3] for slot in sons)


def row_worth(s: SignorieState, seat: int, row: int) -> int:
    """The points on the tiles of a row: the fronts that lie face up, 1 for each face-down tile."""
    at = 4 * seat + row
    return sum([ALLIANCES[tile].vp for tile in s.face_up[at]]) + BACK_VP * s.face_down[at]


def row_vp(s: SignorieState, seat: int, row: int) -> int:
    """What a row scores: nothing with fewer than three tiles, face up and face down together."""
    return row_worth(s, seat, row) if s.tiles_in(seat, row) >= ROW_TILES else 0


def finish(s: SignorieState, out: Effects) -> None:
    """Add up the final scoring and tell it line by line; the game is over."""
    for seat in s.turn_order:
        vp = careers_vp(s, seat)
        s.earn(seat, vp, BY_CAREERS)
        out.event("final_careers", seat=seat, count=s.sons_on_tracks(seat), vp=vp)
        for row, name in enumerate(ROWS):
            vp = row_vp(s, seat, row)
            s.earn(seat, vp, FIRST_ROW + row)
            out.event("final_row", seat=seat, row=name, count=s.tiles_in(seat, row), vp=vp)
    winner = ranking(s).index(1)
    out.event("victory", seat=winner, vp=s.vp[winner])


def ranking(s: SignorieState) -> tuple[int, ...]:
    """The rank of each seat: most points, then earlier on the turn order track (section 7)."""
    best = sorted(s.turn_order, key=lambda seat: -s.vp[seat])
    return tuple(best.index(seat) + 1 for seat in range(s.seats))


def result(s: SignorieState) -> Result | None:
    """The itemised sheets, or None while the game goes on."""
    if s.phase != _OVER:
        return None
    ranks = ranking(s)
    sheets = tuple(Score(seat, s.vp[seat], _items(s, seat)) for seat in range(s.seats))
    best = ranks.index(1)
    tied = s.vp.count(s.vp[best]) > 1
    return Result(sheets, ranks, "victory_by_order" if tied else "victory", {"winner_seat": best, "vp": s.vp[best]})


def _items(s: SignorieState, seat: int) -> tuple[Item, ...]:
    """Every line of the final scoring, and of the others those that are not 0."""
    row = s.tally[ROWS_OF_SCORE * seat : ROWS_OF_SCORE * (seat + 1)]
    counts = {BY_CAREERS: s.sons_on_tracks(seat)}
    counts |= {FIRST_ROW + number: s.tiles_in(seat, number) for number in range(len(ROWS))}
    return tuple(
        Item(name, vp, {"vp": vp, "count": counts[source]} if source in counts else {"vp": vp})
        for source, (name, vp) in enumerate(zip(SOURCES, row))
        if vp or source in counts
    )
