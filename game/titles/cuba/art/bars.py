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
    ground,
    hot,
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
from game.titles.cuba.art.inks import (
    BIG,
    BOARD,
    CREAM,
    DEEP,
    FINE,
    GOLD,
    INK,
    INSET,
    LAST,
    LINE_HIGH,
    NAME,
    PALE,
    SECOND,
    SMALL,
    STRIP,
    WHITE,
    WORTH,
    shape_of,
    sign,
)
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
WIDE, HIGH, HEADS = 746.0, 214.0, 32.0
NAMES, TRACK = 130.0, 480.0
"""How wide the names of the seats are, and the longest bar."""
FULL, STEP = 80, 20
"""What the scale goes to at least, and its steps."""
SUM, PURSE, BADGE = 40, 56, 13
"""How wide the sum, the purse and the square of a column are."""


def bars(v: View, points: Sequence[Sequence[int]], ranks: Sequence[int], end: bool = False) -> DisplayList:
    """A row for each seat, the first place first; ``points`` by seat and column. 746 x 214. At the ``end`` the last column
    tells how it was counted."""
    scale = TRACK / max(FULL, *map(sum, points))
    head = row(*(_head(name, ink, mark, end) for name, _, ink, mark in BARS), gap=3)
    seats = column(*(shared(_seat(v, seat, points[seat], ranks[seat], scale)) for seat in in_order(ranks)), gap=INSET)
    scene = shared(over(_scale(scale), pad(seats, 0, 2, 0, LINE_HIGH)))
    return laid(on(BOARD.but(shadow=0), column(sized(head, high=HEADS), scene, gap=0), INSET, 0), WIDE, HIGH)


def _head(name: str, ink: str, mark: str, end: bool) -> Block:
    told = row(icon_of(ink), sign(mark, 18), say(f"cuba-art-score-{name}", SMALL), gap=3)
    found = hot(pad(told, 2, 3), f"row/{name}")
    return hot(found, "tally/final_buildings") if end and name == BARS[-1][0] else found


def icon_of(ink: str) -> Block:
    """A small square of that colour."""
    return pad(sized(ground(Ground(ink, "", 3)), BADGE, BADGE), 0, INSET)


def _seat(v: View, seat: int, points: Sequence[int], rank: int, scale: float) -> Block:
    """The place, whose it is, a length of bar for each column, the sum, the purse."""
    parts = [(ink, count, count * scale) for (_, _, ink, _), count in zip(BARS, points) if count]
    lengths = (sized(on(Ground(ink, DEEP, 3, 1), _count(ink, count, wide)), wide - 1) for ink, count, wide in parts)
    who = row(
        sized(write(rank, NAME.but(colour=PALE, align="center")), 18),
        shape_of(seen.color_of(v, seat), 18),
        say("table-player", NAME, {"seat": seat}),
    )
    told = row(
        sized(who, NAMES),
        pad(row(*lengths, gap=1), INSET, 2),
        sized(write(sum(points), BIG.but(colour=PALE)), SUM),
        blank(),
        sized(write(f"[coin] {v.state.pesos[seat]}", LAST.but(colour=SECOND)), PURSE),
        gap=0,
    )
    return on(STRIP.but(fill="#1F5A54", line=GOLD, width=1.4), told, INSET, 0) if rank == 1 else pad(told, INSET, 0)


def _count(ink: str, count: int, wide: float) -> Block:
    """The number on a bar that has room for it."""
    return write(count, WORTH.but(colour=INK if ink == SAND else CREAM)) if wide > BADGE else blank()


def _scale(scale: float) -> Block:
    """Thin lines at every twentieth point, with their numbers."""
    line = row(blank(), sized(ground(Ground(WHITE, "", 0, 0, 0.12)), 1), blank(), gap=0)
    ticks = (
        sized(column(line, sized(write(number, FINE.but(align="center")), high=18), gap=0), STEP * scale)
        for number in range(0, FULL + 1, STEP)
    )
    return row(blank(NAMES + 2 * INSET - STEP * scale / 2), *ticks, blank(), gap=0)


def in_order(ranks: Sequence[int]) -> list[int]:
    """The seats from the first place on."""
    return sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
