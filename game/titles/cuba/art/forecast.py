"""Where everybody would stand if the game ended now: the same bars as at the end."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.presentation import Counted, DisplayList
from game.presentation.layout import blank, column, corner, drawn, ground, laid, on, over, say, sized
from game.titles.cuba.art.bars import BARS, HIGH, WIDE, bars
from game.titles.cuba.art.inks import AIR, BIG, BOARD, GOLD, HEAD, HEAD_HIGH, PAD, SECOND, SHADOWED, SMALL, WHOLE
from game.titles.cuba.rules.components import BUILDING_VP
from game.titles.cuba.rules.scoring import ranks
from game.titles.cuba.rules.state import BY_FINAL, SOURCES, CubaState
from game.titles.cuba.table import places, seen
from game.titles.cuba.table.scoring import houses_counted

AROUND: Final = 110
"""How much is said above and below the bars."""


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
        sized(say("cuba-art-forecast", HEAD.but(size=BIG.size)), high=HEAD_HIGH),
        sized(say("cuba-art-forecast-how", note), high=HEAD_HIGH),
        drawn(bars(v, rows, ranks(ended))),
        say("cuba-art-forecast-tie", note),
    )
    shade = column(blank(high=places.BAR[3]), ground(SHADOWED), gap=0)
    board = sized(on(BOARD.but(line=GOLD, width=1.6), told, AIR, PAD), WIDE + 2 * AIR, HIGH + AROUND)
    return laid(over(shade, corner(board, 0.5, 0.46)), *WHOLE)


def counted_by(v: View, row: str) -> list[Counted]:
    """What a row counts on the own land: the houses, for the points of the end."""
    if row != "row/final":
        return []
    return houses_counted(v.state, seen.me_of(v))
