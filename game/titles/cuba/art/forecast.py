"""Where everybody would stand if the game ended now: the same bars as at the end."""

from __future__ import annotations

from game.engine import View
from game.presentation import Counted, DisplayList
from game.presentation.layout import Ground, blank, column, corner, drawn, laid, on, over, say, sized
from game.titles.cuba.art.bars import BARS, HIGH, WIDE, bars
from game.titles.cuba.art.inks import GOLD, HEAD, PANEL, SECOND, SMALL
from game.titles.cuba.rules.components import BUILDING_VP
from game.titles.cuba.rules.scoring import ranks
from game.titles.cuba.rules.state import BY_FINAL, SOURCES, CubaState
from game.titles.cuba.table import seen
from game.titles.cuba.table.scoring import houses_counted


def forecast(v: View) -> DisplayList | None:
    """The points so far by their sources and those of the buildings, over the table. 1280 x 720."""
    s: CubaState = v.state
    if not s.round:
        return None
    ended = s.clone()
    rows = []
    for seat in range(s.seats):
        tally = s.tally_row(seat)
        houses = 0 if tally[BY_FINAL] else BUILDING_VP * s.covered[seat].bit_count()
        ended.vp[seat] += houses
        tally[BY_FINAL] += houses
        known = dict(zip(SOURCES, tally))
        rows.append([sum(known[source] for source in sources) for _, sources, _, _ in BARS])
    note = SMALL.but(colour=SECOND)
    told = column(
        sized(say("cuba-art-forecast", HEAD.but(size=20)), high=28),
        sized(say("cuba-art-forecast-how", note.but(size=13)), high=26),
        drawn(bars(v, rows, ranks(ended))),
        say("cuba-art-forecast-tie", note),
    )
    shade = column(blank(high=38), on(Ground("#04100F", "", 0, 0, 0.6), blank()), gap=0)
    board = sized(on(Ground(PANEL, GOLD, 10, 1.6), told, 18, 8), WIDE + 36, HIGH + 110)
    return laid(over(shade, corner(board, 0.5, 0.46)), 1280, 720)


def counted_by(v: View, row: str) -> list[Counted]:
    """What a row counts on the own land: the houses, for the points of the end."""
    if row != "row/final":
        return []
    return houses_counted(v.state, seen.me_of(v))
