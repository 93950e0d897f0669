"""The hour of the day: afternoon, low sun, dusk, night. Only felt, frame and windows show it; grounds, emblems and texts
keep their colours."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.presentation import DisplayList
from game.presentation.layout import Ground, corner, fill, ground, icon, laid, over, pad, picture
from game.titles.cultus.art.inks import TABLE
from game.titles.cultus.art.town import INSET, TOWN, TOWN_WIDE, Q, place_of
from game.titles.cultus.rules.components import KINDS
from game.titles.cultus.rules.state import CultusState
from game.titles.cultus.table.hours import AFTERNOON, DUSK, LOW_SUN, NIGHT, hour

TINTS: Final = {LOW_SUN: ("#6E2A34", 0.4), DUSK: ("#142C60", 0.42), NIGHT: ("#070A1E", 0.5)}
"""What the felt takes on, and how much. Words stand on it, and keep their contrast."""
FRAME: Final = {LOW_SUN: ("#E8853A", 0.3), DUSK: ("#7C8FE0", 0.16), NIGHT: ("#B9C6FF", 0.08)}
"""The light on the upper and the right side of the town's frame, where no letters stand."""
WINDOWS: Final = {DUSK: 0.14, NIGHT: 0.42}
"""The share of the squares whose windows are lit."""


def backdrop(v: View) -> DisplayList:
    """The felt in the light of the hour."""
    return _FELTS[hour(v.state)]


def light(v: View) -> DisplayList | None:
    """The light on the frame, the windows that are lit, the moon."""
    s: CultusState = v.state
    now = hour(s)
    if now == AFTERNOON:
        return None
    sheet = DisplayList(*TABLE)
    (x, y), wide = TOWN, TOWN_WIDE
    colour, strength = FRAME[now]
    lit = ground(Ground(colour, radius=0, opacity=strength))
    with sheet.aside():
        fill(sheet, (x, y, wide, INSET), pad(lit, INSET, 1, INSET, 0))
        fill(sheet, (x + wide - INSET, y, INSET, wide), pad(lit, 0, INSET, 1))
    taken = s.monument_bits | s.pawn_bits
    homes = [square for square in _LIT if s.cells[square] >= 0 and not taken >> square & 1]
    for square in homes[: round(WINDOWS.get(now, 0) * len(homes))]:
        left, top = place_of(square)
        sheet.svg(f"cultus/lit/{KINDS[s.cells[square]]}", (left, top, Q, Q))
    if now == NIGHT:
        fill(sheet, (x, y, wide, wide), pad(corner(icon("cultus/moon", 40)), 0, -16, -16))
    return sheet


def _felt(now: int) -> DisplayList:
    colour, strength = TINTS.get(now, ("none", 0))
    tint = ground(Ground(colour, radius=0, opacity=strength)) if strength else None
    return laid(over(picture("cultus/felt"), picture("cultus/weave"), tint), *TABLE)


_FELTS: Final = tuple(_felt(now) for now in range(4))
_LIT: Final = tuple(sorted(range(64), key=lambda square: square * 2654435761 % 2**32 * 40503 % 65537))
"""The squares in the order in which somebody there lights a lamp: all over the town."""
