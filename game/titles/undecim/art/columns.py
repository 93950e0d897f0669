"""The ground of a column of loose cards."""

from __future__ import annotations

from game.presentation import QUIET, SHADOW, DisplayList
from game.titles.undecim.art.inks import INK, MIDDLE, dashed, icon
from game.titles.undecim.rules.state import UndecimState


def column(sheet: DisplayList, s: UndecimState, seat: int, side: str, x: float, y: float) -> None:
    """The ground of a column: an empty place if nothing lies there, the name of the half and how many there are."""
    count = s.sides[seat].count(side)
    if not count:
        with sheet.aside():
            dashed(sheet, (x, y, 55, 77), "#9C8860")
        with sheet.aside(SHADOW):
            sheet.svg(icon(side), (x + 13.5, y + 24, 28, 28), alpha=170)
    ink = INK if count else "#7A6A52"
    facts = {"side": side, "count": count, "key": f"of_{side}"}
    with sheet.aside():
        sheet.say((x - 2, y + 76, 60, 20), "undecim-art-count", facts, size=12.5, colour=ink, **MIDDLE)
    with sheet.aside(QUIET):
        if count:
            sheet.write((x, y + 77, 56, 24), str(count), size=20, colour=INK, face="bold", **MIDDLE)
    sheet.hot((x, y + 77, 56, 18), f"side/{side}")
