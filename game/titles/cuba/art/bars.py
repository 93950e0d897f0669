"""The points of all seats by their sources, on one scale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine import View
from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    hot,
    icon,
    laid,
    on,
    over,
    pad,
    row,
    say,
    shared,
    sized,
    write,
)
from game.titles.cuba.art.inks import CREAM, GOLD, INK, LINE, NAME, PALE, PANEL, SECOND, SMALL, WORTH
from game.titles.cuba.table import seen

BARS: Final = (
    ("ships", ("ships",), "#2F6284", "ship"),
    ("buildings", ("buildings",), "#A8402E", "house"),
    ("laws", ("tax", "duty", "tax_and_duty"), "#8A6320", "law"),
    ("subsidy", ("subsidy",), "#4C6B2A", "coin"),
    ("architect", ("architect",), "#6A4A86", "vp"),
    ("final", ("final_buildings",), SAND := "#F2DCA8", "house"),
)
"""The six columns: name, the sources of the rules, ink, drawing."""
WIDE, HIGH, HEAD_HIGH = 746.0, 214.0, 32.0
NAMES, TRACK = 130.0, 480.0
"""How wide the names of the seats are, and the longest bar."""
FULL: Final = 80
"""What the scale goes to at least, in steps of twenty."""


def bars(v: View, points: Sequence[Sequence[int]], ranks: Sequence[int], end: bool = False) -> DisplayList:
    """A row for each seat, the first place first; ``points`` by seat and column. 746 x 214. At the ``end`` the last column
    tells how it was counted."""
    scale = TRACK / max(FULL, *map(sum, points))
    head = row(*(_head(name, ink, sign, end) for name, _, ink, sign in BARS), gap=4)
    seats = column(*(shared(_seat(v, seat, points[seat], ranks[seat], scale)) for seat in in_order(ranks)), gap=6)
    scene = shared(over(_scale(scale), pad(seats, 0, 2, 0, 20)))
    return laid(on(Ground(PANEL, LINE), column(sized(head, high=HEAD_HIGH), scene, gap=0), 6, 0), WIDE, HIGH)


def _head(name: str, ink: str, sign: str, end: bool) -> Block:
    square = icon_of(ink)
    told = row(square, icon(f"cuba/icons/{sign}", 18), say(f"cuba-art-score-{name}", SMALL), gap=3)
    found = hot(pad(told, 2, 3), f"row/{name}")
    return hot(found, "tally/final_buildings") if end and name == BARS[-1][0] else found


def icon_of(ink: str) -> Block:
    """A small square of that colour."""
    return pad(sized(on(Ground(ink, "", 3), blank()), 13, 13), 0, 6)


def _seat(v: View, seat: int, points: Sequence[int], rank: int, scale: float) -> Block:
    """The place, whose it is, a length of bar for each column, the sum, the purse."""
    parts = [(ink, count, count * scale) for (_, _, ink, _), count in zip(BARS, points) if count]
    lengths = (
        sized(on(Ground(ink, "#07201E", 3, 1), _count(ink, count, wide)), wide - 1) for ink, count, wide in parts
    )
    who = row(
        sized(write(rank, NAME.but(size=15, colour=PALE, align="center")), 18),
        icon(f"shared/seats/{seen.color_of(v, seat)}", 18),
        say("table-player", NAME.but(size=14), {"seat": seat}),
    )
    told = row(
        sized(who, NAMES),
        pad(row(*lengths, gap=1), 6, 2),
        sized(write(sum(points), NAME.but(size=18, colour=PALE)), 40),
        blank(),
        sized(write(f"[coin] {v.state.pesos[seat]}", SMALL.but(size=13, colour=SECOND, align="right")), 56),
        gap=0,
    )
    return on(Ground("#1F5A54", GOLD, 6, 1.4), told, 6, 0) if rank == 1 else pad(told, 6, 0)


def _count(ink: str, count: int, wide: float) -> Block:
    """The number on a bar that has room for it."""
    return write(count, WORTH.but(size=13, colour=INK if ink == SAND else CREAM)) if wide >= 15 else blank()


def _scale(scale: float) -> Block:
    """Thin lines at every twentieth point, with their numbers."""
    tick = SMALL.but(size=11.5, colour=SECOND, align="center")
    line = row(blank(), sized(on(Ground("#FFFFFF", "", 0, 0, 0.12), blank()), 1), blank(), gap=0)
    ticks = (
        sized(column(line, sized(write(number, tick), high=18), gap=0), 20 * scale) for number in range(0, FULL + 1, 20)
    )
    return row(blank(NAMES + 12 - 10 * scale), *ticks, blank(), gap=0)


def in_order(ranks: Sequence[int]) -> list[int]:
    """The seats from the first place on."""
    return sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
