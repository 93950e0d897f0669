"""The profile of a seat, and the square picture of where the game stands."""

from __future__ import annotations

from game.engine import View
from game.presentation import DisplayList
from game.titles.undecim.art import frontier
from game.titles.undecim.art.inks import SEAT, cameo
from game.titles.undecim.rules.state import UndecimState


def emblem(v: View, seat: int) -> DisplayList:
    """The profile of a seat. 100 x 120."""
    sheet = DisplayList(100, 120)
    color = v.colors[seat] if 0 <= seat < len(v.colors) else "blue"
    sheet.panel((0, 0, 100, 120), SEAT[color][1], "#F0DCA8", 6, 2)
    cameo(sheet, (6, 12, 88, 88), color, 0.34)
    return sheet


def picture(v: View, size: float) -> DisplayList:
    """The moon over the ridge with a warrior for each counter that has gone, and the points of the seats."""
    s: UndecimState = v.state
    sheet = DisplayList(size, size)
    k = size / 264
    body = (
        '<defs><linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="264"><stop offset="0" '
        'stop-color="#241130"/><stop offset=".45" stop-color="#65223F"/><stop offset="1" stop-color="#F2A56A"/>'
        '</linearGradient></defs><rect width="264" height="264" rx="6" fill="url(#s)"/>'
    )
    sheet.shape(body, (0, 0, size, size), (264, 264))
    r = 66 * k
    x, y = size / 2, size * 0.36
    frontier.hang(sheet, s, x, y, r)
    sheet.svg("undecim/scenes/ridge", (0, 20 * k, size, 212 * k))
    sheet.panel((0, 226 * k, size, 38 * k), "#1A0912", "", 4)
    gone = s.rules().moon_counters - s.counters
    for i in range(gone):
        at = 134 + (i - (gone - 1) / 2) * min(22, 220 / max(1, gone))
        sheet.svg("undecim/scenes/warrior", ((at - 12) * k, (20 + frontier.ridge(at) - 32) * k, 24 * k, 36 * k))
    if size < 100:
        return sheet
    wide = (size - 12 * k) / s.seats
    for seat, color in enumerate(v.colors):
        left = 6 * k + wide * seat
        sheet.svg(f"shared/seats/{color}", (left + 3 * k, 236 * k, 17 * k, 17 * k))
        sheet.write((left + 23 * k, 230 * k, wide - 24 * k, 28 * k), str(s.vp[seat]), size=15 * k, face="bold", lines=1)
    return sheet
