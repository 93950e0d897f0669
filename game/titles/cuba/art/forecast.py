"""Where everybody would stand if the game ended now: the same bars as at the end."""

from __future__ import annotations

from game.engine import View
from game.presentation import Counted, DisplayList
from game.titles.cuba.art.bars import BARS, HIGH, WIDE, bars
from game.titles.cuba.art.inks import CREAM, GOLD, ONE, PANEL, SECOND
from game.titles.cuba.rules.components import BUILDING_VP
from game.titles.cuba.rules.scoring import ranks
from game.titles.cuba.rules.state import BY_FINAL, SOURCES, CubaState
from game.titles.cuba.table import seen
from game.titles.cuba.table.scoring import houses_counted

LEFT, TOP = (1280 - WIDE) / 2, 236.0


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
    sheet = DisplayList(1280, 720)
    sheet.panel((0, 38, 1280, 682), "#04100F", "", 0, 0, 0.6)
    sheet.panel((LEFT - 18, TOP - 62, WIDE + 36, HIGH + 110), PANEL, GOLD, 10, 1.6)
    sheet.say((LEFT, TOP - 54, WIDE, 28), "cuba-art-forecast", size=20, colour=CREAM, face="title", **ONE)
    sheet.say((LEFT, TOP - 27, WIDE, 22), "cuba-art-forecast-how", size=13, colour=SECOND, **ONE)
    sheet.place(bars(v, rows, ranks(ended)), LEFT, TOP)
    sheet.say((LEFT, TOP + HIGH + 8, WIDE, 26), "cuba-art-forecast-tie", size=12.5, colour=SECOND, **ONE)
    return sheet


def counted_by(v: View, row: str) -> list[Counted]:
    """What a row counts on the own land: the houses, for the points of the end."""
    if row != "row/final":
        return []
    return houses_counted(v.state, seen.me_of(v))
