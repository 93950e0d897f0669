"""The points of all seats by their sources, on one scale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine import View
from game.presentation import DisplayList
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground
from game.titles.cuba.art import inks
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
    head = lay.row(*(_head(name, ink, mark, end) for name, _, ink, mark in BARS), gap=3)
    seats = lay.column(
        *(lay.shared(_seat(v, seat, points[seat], ranks[seat], scale)) for seat in in_order(ranks)), gap=inks.INSET
    )
    scene = lay.shared(lay.over(_scale(scale), lay.pad(seats, 0, 2, 0, inks.LINE_HIGH)))
    return lay.laid(
        lay.on(inks.BOARD.but(shadow=0), lay.column(lay.sized(head, high=HEADS), scene, gap=0), inks.INSET, 0),
        WIDE,
        HIGH,
    )


def _head(name: str, ink: str, mark: str, end: bool) -> Block:
    told = lay.row(icon_of(ink), inks.sign(mark, 18), lay.say(f"cuba-art-score-{name}", inks.SMALL), gap=3)
    found = lay.hot(lay.pad(told, 2, 3), f"row/{name}")
    return lay.hot(found, "tally/final_buildings") if end and name == BARS[-1][0] else found


def icon_of(ink: str) -> Block:
    """A small square of that colour."""
    return lay.pad(lay.sized(lay.ground(Ground(ink, "", 3)), BADGE, BADGE), 0, inks.INSET)


def _seat(v: View, seat: int, points: Sequence[int], rank: int, scale: float) -> Block:
    """The place, whose it is, a length of bar for each column, the sum, the purse."""
    parts = [(ink, count, count * scale) for (_, _, ink, _), count in zip(BARS, points) if count]
    lengths = (
        lay.sized(lay.on(Ground(ink, inks.DEEP, 3, 1), _count(ink, count, wide)), wide - 1)
        for ink, count, wide in parts
    )
    who = lay.row(
        lay.sized(lay.write(rank, inks.NAME.but(colour=inks.PALE, align="center")), 18),
        inks.shape_of(seen.color_of(v, seat), 18),
        lay.say("table-player", inks.NAME, {"seat": seat}),
    )
    told = lay.row(
        lay.sized(who, NAMES),
        lay.pad(lay.row(*lengths, gap=1), inks.INSET, 2),
        lay.sized(lay.write(sum(points), inks.BIG.but(colour=inks.PALE)), SUM),
        lay.blank(),
        lay.sized(lay.write(f"[coin] {v.state.pesos[seat]}", inks.LAST.but(colour=inks.SECOND)), PURSE),
        gap=0,
    )
    return (
        lay.on(inks.STRIP.but(fill="#1F5A54", line=inks.GOLD, width=1.4), told, inks.INSET, 0)
        if rank == 1
        else lay.pad(told, inks.INSET, 0)
    )


def _count(ink: str, count: int, wide: float) -> Block:
    """The number on a bar that has room for it."""
    return (
        lay.write(count, inks.WORTH.but(colour=inks.INK if ink == SAND else inks.CREAM))
        if wide > BADGE
        else lay.blank()
    )


def _scale(scale: float) -> Block:
    """Thin lines at every twentieth point, with their numbers."""
    line = lay.row(lay.blank(), lay.sized(lay.ground(Ground(inks.WHITE, "", 0, 0, 0.12)), 1), lay.blank(), gap=0)
    ticks = (
        lay.sized(
            lay.column(line, lay.sized(lay.write(number, inks.FINE.but(align="center")), high=18), gap=0), STEP * scale
        )
        for number in range(0, FULL + 1, STEP)
    )
    return lay.row(lay.blank(NAMES + 2 * inks.INSET - STEP * scale / 2), *ticks, lay.blank(), gap=0)


def in_order(ranks: Sequence[int]) -> list[int]:
    """The seats from the first place on."""
    return sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
