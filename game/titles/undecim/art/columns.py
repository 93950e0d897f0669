"""The ground of a column of loose cards."""

from __future__ import annotations

from game.presentation import QUIET, SHADOW, DisplayList
from game.presentation.layout import aside, blank, column, fill, hot, over, say, sized, write
from game.titles.undecim.art.inks import COUNT, INK, SMALL, empty, sign
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table.places import COLUMN


def ground_of(sheet: DisplayList, s: UndecimState, seat: int, side: str, x: float, y: float) -> None:
    """The ground of a column: an empty place if nothing lies there, the name of the half and how many there are."""
    count = s.sides[seat].count(side)
    none = over(aside(empty("#9C8860")), aside(sign(side, 28, 170), SHADOW))
    facts = {"side": side, "count": count, "key": f"of_{side}"}
    name = say("undecim-art-count", SMALL.but(colour=INK if count else "#7A6A52", align="center"), facts)
    many = aside(write(count, COUNT.but(size=20, colour=INK)), QUIET) if count else None
    told = hot(over(aside(name), many), f"side/{side}")
    wide, high = COLUMN
    fill(
        sheet,
        (x, y, wide, high + 20),
        column(sized(blank() if count else none, high=high), sized(told, high=20), gap=0),
    )
