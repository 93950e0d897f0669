"""Where every seat would stand if the game ended now, source by source."""

from __future__ import annotations

from typing import NamedTuple

from game.engine import View
from game.presentation import Counted, DisplayList
from game.presentation.layout import Block, blank, column, fill, hot, on, row, say, shared, sized, write
from game.titles.undecim.art import inks
from game.titles.undecim.art.inks import named, shape_of, sign
from game.titles.undecim.rules.components import GOLD, LANDS, ROUNDS
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table.outlook import parts
from game.titles.undecim.table.stages import BUILD, TABLE, stage

_SIGNS = {
    "now": "vp",
    "land": "grassland",
    "award": "star",
    "building": "settlement",
    "gold": "gold",
    "bonus": "develop",
    "order": "tablet",
}
_IF_ANY = ("bonus", "order")
"""Sources that have a column only while somebody has points of them."""
_PLACE = (60.0, 168.0, 1160.0)
"""Left and upper edge of the sheet, and its width."""


class Row(NamedTuple):
    """The points of a seat by source, and together."""

    seat: int
    parts: dict[str, int]

    @property
    def total(self) -> int:
        """All of them."""
        return sum(self.parts.values())


def rows(s: UndecimState) -> list[Row]:
    """Every seat, the one that would win first."""
    return sorted([Row(seat, parts(s, seat)) for seat in range(s.seats)], key=lambda row: -row.total)


def forecast(v: View) -> DisplayList:
    """The rows as a sheet between the plates and the own area, so that what they count stays in sight. 1280 x 720."""
    s: UndecimState = v.state
    found = rows(s)
    sources = [key for key in _SIGNS if key not in _IF_ANY or any(row.parts[key] for row in found)]
    words = inks.SMALL.but(colour=inks.CREAM, lines=0, leading=1.05)
    heads = (row(sign(_SIGNS[key], 19), say(f"undecim-forecast-{key}", words)) for key in sources)
    total = say("undecim-forecast-total", inks.NAME.but(colour=inks.GOLD, align="right"))
    told = column(
        _line(say("undecim-forecast-title", inks.TITLE), *heads, total),
        *(_row(v, reckoned, sources, i == 0) for i, reckoned in enumerate(found)),
        say("undecim-forecast-why", inks.SMALL.but(colour=inks.CREAM)),
        say("undecim-forecast-rest", inks.SMALL, {"rounds": ROUNDS - s.round}),
    )
    sheet = DisplayList(1280, 720)
    board = on(inks.BOARD.but(line=inks.GOLD, width=1.8, shadow=170), told, 10, 4)
    fill(sheet, (*_PLACE, 92.0 + 36 * len(found)), board)
    return sheet


def _line(name: Block, *cells: Block) -> Block:
    """Name, one cell for each source, total."""
    *middle, last = cells
    return sized(row(blank(1), sized(name, 176), *map(shared, middle), sized(last, 110), blank(1)), high=32)


def _row(v: View, reckoned: Row, sources: list[str], first: bool) -> Block:
    color = v.colors[reckoned.seat]
    look = inks.PLATE.but(line=inks.GLOW if first else inks.SEAT[color][0])
    cells = []
    for key in sources:
        amount = reckoned.parts[key]
        text = str(amount) if key == "now" else f"+{amount}" if amount else "–"
        cells.append(write(text, inks.COUNT.but(colour=inks.CREAM if amount else inks.MUTE)))
    total = write(f"{reckoned.total} [vp]", inks.COUNT.but(size=20, colour=inks.BRIGHT, align="right"))
    name = row(shape_of(color, 19), named(reckoned.seat, inks.NAME), gap=9)
    return hot(on(look, _line(name, *cells, total)), f"row/{reckoned.seat}")


def counted_by(v: View, row: str) -> list[Counted]:
    """What a row counts: the seat's lands, settlements and gold, where they lie in sight."""
    s: UndecimState = v.state
    if stage(v) not in (TABLE, BUILD) or not row.startswith("row/"):
        return []
    seat = int(row.partition("/")[2])
    where = "mine" if seat == v.me else f"has/{seat}"
    sides = [side for side in (*LANDS, GOLD) if side in s.sides[seat]]
    return [Counted(f"{where}/{side}") for side in sides] + [Counted(f"town/{cards[0]}") for cards in s.settled[seat]]
