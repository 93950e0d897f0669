"""The profile of a seat, and the square picture of where the game stands."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.presentation import DisplayList
from game.presentation.layout import fill, laid, on, picture, row, write
from game.titles.undecim.art import frontier
from game.titles.undecim.art.inks import NAME, PLATE, SEAT, profile, shape_of
from game.titles.undecim.rules.state import UndecimState

_SIZE: Final = 264.0
"""The picture is drawn so large, and then made smaller."""
_GROUND: Final = 226.0
"""So high stands the ridge over the points."""
_LEAST: Final = 100
"""A picture that is smaller shows no points."""


def emblem(v: View, seat: int) -> DisplayList:
    """The profile of a seat. 100 x 120."""
    color = v.colors[seat] if 0 <= seat < len(v.colors) else "blue"
    return laid(on(PLATE.but(fill=SEAT[color][1], line="#F0DCA8"), profile(color, 88, 0.34)), 100, 120)


def picture_of(v: View, size: float) -> DisplayList:
    """The moon over the ridge with a warrior for each counter that has gone, and the points of the seats."""
    s: UndecimState = v.state
    sheet = laid(picture("undecim/scenes/sunset"), _SIZE, _SIZE)
    frontier.hang(sheet, s, _SIZE / 2, _SIZE * 0.36, _SIZE / 4)
    sheet.svg("undecim/scenes/ridge", (0, 20, _SIZE, 212))
    sheet.panel((0, _GROUND, _SIZE, _SIZE - _GROUND), "#1A0912", "", 4)
    for away in frontier.ranked(s, 22, 220):
        sheet.svg("undecim/scenes/warrior", (122 + away, frontier.ridge(134 + away) - 12, 24, 36))
    if size >= _LEAST:
        seats = (row(shape_of(color, 17), write(s.vp[seat], NAME), gap=3) for seat, color in enumerate(v.colors))
        fill(sheet, (9, _GROUND, _SIZE - 12, _SIZE - _GROUND), row(*seats, gap=0))
    found = DisplayList(size, size)
    found.place(sheet, 0, 0, size / _SIZE)
    return found
