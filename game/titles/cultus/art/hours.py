"""The hour of the day: afternoon, low sun, dusk, night. Only felt, frame and windows show it; grounds, emblems and texts
keep their colours."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.presentation import DisplayList
from game.titles.cultus.art.town import INSET, TOWN, Q, place_of
from game.titles.cultus.rules.components import KINDS
from game.titles.cultus.rules.state import CultusState
from game.titles.cultus.table.hours import AFTERNOON, DUSK, LOW_SUN, NIGHT, hour

TINTS: Final = {LOW_SUN: ("#6E2A34", 0.4), DUSK: ("#142C60", 0.42), NIGHT: ("#070A1E", 0.5)}
"""What the felt takes on, and how much. Words stand on it, and keep their contrast."""
FRAME: Final = {LOW_SUN: ("#E8853A", 0.3), DUSK: ("#7C8FE0", 0.16), NIGHT: ("#B9C6FF", 0.08)}
"""The light on the upper and the right side of the town's frame, where no letters stand."""
WINDOWS: Final = {DUSK: 0.14, NIGHT: 0.42}
"""The share of the squares whose windows are lit."""
SIDE: Final = 436.0
"""How long the sides of the town's frame are."""


def backdrop(v: View) -> DisplayList:
    """The felt in the light of the hour."""
    return _FELTS[hour(v.state)]


def light(v: View) -> DisplayList | None:
    """The light on the frame, the windows that are lit, the moon."""
    s: CultusState = v.state
    now = hour(s)
    if now == AFTERNOON:
        return None
    sheet = DisplayList(1280, 720)
    (x, y), side, wide = TOWN, SIDE, INSET
    colour, strength = FRAME[now]
    sheet.panel((x + 8, y + 1, side - 16, wide - 1), colour, radius=0, opacity=strength)
    sheet.panel((x + side - wide, y + 8, wide - 1, side - 16), colour, radius=0, opacity=strength)
    taken = s.monument_bits | s.pawn_bits
    homes = [square for square in _LIT if s.cells[square] >= 0 and not taken >> square & 1]
    for square in homes[: round(WINDOWS.get(now, 0) * len(homes))]:
        left, top = place_of(square)
        sheet.svg(f"cultus/lit/{KINDS[s.cells[square]]}", (left, top, Q, Q))
    if now == NIGHT:
        sheet.svg("cultus/moon", (x + side - 24, y - 16, 40, 40))
    return sheet


def _felt(now: int) -> DisplayList:
    sheet = DisplayList(1280, 720)
    for cloth in ("felt", "weave"):
        sheet.svg(f"cultus/{cloth}", (0, 0, 1280, 720))
    if now in TINTS:
        colour, strength = TINTS[now]
        sheet.panel((0, 0, 1280, 720), colour, radius=0, opacity=strength)
    return sheet


_FELTS: Final = tuple(_felt(now) for now in range(4))
_LIT: Final = tuple(sorted(range(64), key=lambda square: square * 2654435761 % 2**32 * 40503 % 65537))
"""The squares in the order in which somebody there lights a lamp: all over the town."""
