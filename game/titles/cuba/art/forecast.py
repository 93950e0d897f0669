"""Where everybody would stand if the game ended now: the same bars as at the end."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.presentation import Counted, DisplayList
from game.presentation import layout as lay
from game.titles.cuba.art import inks
from game.titles.cuba.art.bars import BARS, HIGH, WIDE, bars
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
    note = inks.SMALL.but(colour=inks.SECOND)
    told = lay.column(
        inks.lined("cuba-art-forecast", inks.HEAD.but(size=inks.BIG.size), high=inks.HEAD_HIGH),
        inks.lined("cuba-art-forecast-how", note, high=inks.HEAD_HIGH),
        lay.drawn(bars(v, rows, ranks(ended))),
        lay.say("cuba-art-forecast-tie", note),
    )
    shade = lay.column(lay.blank(high=places.BAR[3]), lay.ground(inks.SHADOWED), gap=0)
    board = lay.sized(
        lay.on(inks.BOARD.but(line=inks.GOLD, width=1.6), told, inks.AIR, inks.PAD), WIDE + 2 * inks.AIR, HIGH + AROUND
    )
    return lay.laid(lay.over(shade, lay.corner(board, 0.5, 0.46)), *inks.WHOLE)


def counted_by(v: View, row: str) -> list[Counted]:
    """What a row counts on the own land: the houses, for the points of the end."""
    if row != "row/final":
        return []
    return houses_counted(v.state, seen.me_of(v))
