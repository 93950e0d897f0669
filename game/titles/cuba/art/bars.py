"""The points of all seats by their sources, on one scale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine import View
from game.presentation import DisplayList
from game.titles.cuba.art.inks import CREAM, GOLD, INK, LINE, MIDDLE, ONE, PALE, PANEL, RIGHT, SECOND
from game.titles.cuba.table import seen

BARS: Final = (
    ("ships", ("ships",), "#2F6284", "ship"),
    ("buildings", ("buildings",), "#A8402E", "house"),
    ("laws", ("tax", "duty", "tax_and_duty"), "#8A6320", "law"),
    ("subsidy", ("subsidy",), "#4C6B2A", "coin"),
    ("architect", ("architect",), "#6A4A86", "vp"),
    ("final", ("final_buildings",), "#F2DCA8", "house"),
)
"""The six columns: name, the sources of the rules, ink, drawing."""
WIDE, HIGH = 746.0, 214.0


def column(number: int) -> tuple[float, float, float, float]:
    """Where the name of a column stands."""
    return 14 + 122.0 * number, 6, 118, 26


def bars(v: View, points: Sequence[Sequence[int]], ranks: Sequence[int]) -> DisplayList:
    """A row for each seat, the first place first; ``points`` by seat and column. 746 x 214."""
    seats = len(points)
    sheet = DisplayList(WIDE, HIGH)
    sheet.panel((0, 0, WIDE, HIGH), PANEL, LINE, 8, 1.2)
    for number, (name, _, ink, icon) in enumerate(BARS):
        x, *_ = column(number)
        sheet.panel((x, 12, 13, 13), ink, "", 3)
        sheet.svg(f"cuba/icons/{icon}", (x + 18, 9, 18, 18))
        sheet.say((x + 40, 6, 80, 24), f"cuba-art-score-{name}", size=12.5, **ONE)
        sheet.hot(column(number), f"row/{name}")
    scale = 480 / max(80, *(sum(row) for row in points))
    pitch = {2: 62.0, 3: 50.0, 4: 38.5, 5: 31.0}[seats]
    for row, seat in enumerate(in_order(ranks)):
        y = 36 + pitch * row
        high = pitch - 7
        if ranks[seat] == 1:
            sheet.panel((6, y - 2, 734, high + 4), "#1F5A54", GOLD, 6, 1.4)
        sheet.write((12, y, 18, high), str(ranks[seat]), size=15, colour=PALE, face="bold", **MIDDLE)
        sheet.svg(f"shared/seats/{seen.color_of(v, seat)}", (36, y + high / 2 - 9, 18, 18))
        sheet.say((60, y, 84, high), "table-player", {"seat": seat}, size=14, face="bold", **ONE)
        left = 148.0
        for (_, _, ink, _), count in zip(BARS, points[seat]):
            wide = count * scale
            if count:
                sheet.panel((left, y + 2, wide - 1, high - 4), ink, "#07201E", 3, 1)
            if wide >= 15:
                colour = INK if ink == "#F2DCA8" else CREAM
                sheet.write((left, y, wide, high), str(count), size=13, colour=colour, face="bold", **MIDDLE)
            left += wide
        total = str(sum(points[seat]))
        sheet.write((left + 6, y, 40, high), total, size=18, colour=PALE, face="bold", **ONE)
        sheet.write((678, y, 56, high), f"[coin] {v.state.pesos[seat]}", size=13, colour=SECOND, **RIGHT)
    for tick in range(0, 81, 20):
        at = 148 + tick * scale
        sheet.panel((at, 34, 1, 162), "#FFFFFF", "", 0, 0, 0.12)
        sheet.write((at - 20, 194, 40, 18), str(tick), size=11.5, colour=SECOND, **MIDDLE)
    return sheet


def in_order(ranks: Sequence[int]) -> list[int]:
    """The seats from the first place on."""
    return sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
