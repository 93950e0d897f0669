"""Where every seat would stand if the game ended now, source by source."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.engine import View
from game.presentation import Counted, DisplayList
from game.titles.undecim.art.inks import BRIGHT, CREAM, DARK, GLOW, GOLD, MIDDLE, MUTE, PANEL, SEAT, icon
from game.titles.undecim.rules.components import GOLD as GOLD_SIDE
from game.titles.undecim.rules.components import LANDS, ROUNDS
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
    sheet = DisplayList(1280, 720)
    high = 92.0 + 36 * len(found)
    left, top, wide = _PLACE
    right = left + wide
    sheet.shadow((left, top, wide, high), 10, 10, 170, 5)
    sheet.panel((left, top, wide, high), PANEL, GOLD, 10, 1.8)
    sheet.say((left + 16, top + 3, 170, 34), "undecim-forecast-title", size=19, colour=GOLD, face="title", lines=1)
    pitch = (wide - 330) / len(sources)
    for i, key in enumerate(sources):
        x = left + 200 + pitch * i
        sheet.svg(icon(_SIGNS[key]), (x + 6, top + 10, 19, 19))
        sheet.say((x + 29, top + 4, pitch - 32, 32), f"undecim-forecast-{key}", size=12.5, leading=1.05)
    bold: dict[str, Any] = {"face": "bold", "lines": 1}
    sheet.say((right - 122, top + 4, 106, 32), "undecim-forecast-total", size=13, colour=GOLD, align="right", **bold)
    for i, row in enumerate(found):
        y = top + 38 + 36 * i
        color = v.colors[row.seat]
        place = (left + 10, y, wide - 20, 33.0)
        sheet.panel(place, DARK, GLOW if i == 0 else SEAT[color][0], 7, 2 if i == 0 else 1.3)
        sheet.svg(f"shared/seats/{color}", (left + 20, y + 7, 19, 19))
        sheet.say((left + 48, y, 146, 33), "table-player", {"seat": row.seat}, size=15, **bold)
        for j, key in enumerate(sources):
            x = left + 200 + pitch * j
            amount = row.parts[key]
            text = str(amount) if key == "now" else f"+{amount}" if amount else "–"
            sheet.write((x, y, pitch - 10, 33), text, size=17, colour=CREAM if amount else MUTE, face="bold", **MIDDLE)
        sheet.write((right - 130, y, 110, 33), f"{row.total} [vp]", size=20, colour=BRIGHT, align="right", **bold)
        sheet.hot(place, f"row/{row.seat}")
    facts = {"rounds": ROUNDS - s.round}
    rest = (left + 16, top + high - 52, wide - 32, 26)
    sheet.say(rest, "undecim-forecast-why", size=12.5, colour=CREAM, lines=1)
    rest = (left + 16, top + high - 29, wide - 32, 24)
    sheet.say(rest, "undecim-forecast-rest", facts, size=12.5, colour=MUTE, lines=1)
    return sheet


def counted_by(v: View, row: str) -> list[Counted]:
    """What a row counts: the seat's lands, settlements and gold, where they lie in sight."""
    s: UndecimState = v.state
    if stage(v) not in (TABLE, BUILD) or not row.startswith("row/"):
        return []
    seat = int(row.partition("/")[2])
    where = "mine" if seat == v.me else f"has/{seat}"
    sides = [side for side in (*LANDS, GOLD_SIDE) if side in s.sides[seat]]
    return [Counted(f"{where}/{side}") for side in sides] + [Counted(f"town/{cards[0]}") for cards in s.settled[seat]]
