"""A corner of the table for the settings: what is set shows here at once."""

from __future__ import annotations

from game.presentation import DisplayList
from game.titles.cultus.art.faces import monument_card
from game.titles.cultus.art.inks import CREAM, GLOW, INK, MOON, NIGHT, RED, SEAT_LINE, name_of

_TOWN = (
    ("manor", "church", "market", "barracks"),
    ("church", "winery", "plaza", "church"),
    ("manor", "market", "plaza", "winery"),
    ("barracks", "town_hall", "market", "town_hall"),
)
_SQUARE = 52.0
_LIT = "M1 1 H2 V0 H4 V2 H3 V4 H1 Z"
_SITTING = (("blue", 30), ("red", 27), ("yellow", 22), ("black", 34))


def sample(glow: float) -> DisplayList:
    """A few squares with lit places, four seats, a refusal, a card, two lines of the log. 402 x 392; ``glow`` is the
    width of the light."""
    sheet = DisplayList(402, 392)
    _town(sheet, glow)
    for i, (color, points) in enumerate(_SITTING):
        place = (226.0, 53.0 * i, 176.0, 46.0)
        sheet.panel(place, "#120926", GLOW if i == 0 else SEAT_LINE[color], 6, 1.6)
        sheet.svg(f"shared/seats/{color}", (236, 53 * i + 12, 22, 22))
        message = f"cultus-art-sample-name-{i + 1}" if i < 3 else name_of("annette")
        sheet.say((268, 53 * i, 70, 46), message, size=14, face="bold", lines=1)
        sheet.write((330, 53 * i, 62, 46), f"[star] {points}", size=17, face="bold", align="right", lines=1)
    _refusal(sheet)
    sheet.place(monument_card("mon_traffic:small"), 301, 232)
    for i, color in enumerate(("blue", "black")):
        sheet.svg(f"shared/seats/{color}", (0, 347 + 23 * i, 15, 15))
        sheet.say((24, 343 + 23 * i, 270, 23), f"cultus-art-sample-log-{i + 1}", size=13.5, colour=CREAM, lines=1)
    return sheet


def _town(sheet: DisplayList, glow: float) -> None:
    side = 4 * _SQUARE
    sheet.panel((-3, -3, side + 6, side + 6), NIGHT, MOON, 4, 1.4)
    for row, kinds in enumerate(_TOWN):
        for col, kind in enumerate(kinds):
            sheet.svg(f"cultus/tiles/{kind}", (_SQUARE * col, _SQUARE * row, _SQUARE, _SQUARE))
    for piece, row, col in (("monument_black", 1, 0), ("pawn_blue", 2, 1)):
        sheet.svg(f"cultus/pieces/{piece}", (_SQUARE * col + 6, _SQUARE * row + 6, _SQUARE - 12, _SQUARE - 12))
    frame = '<path d="{way}" fill="none" stroke="{ink}" stroke-width="{width}" stroke-linejoin="round"/>'
    dark = frame.format(way=_LIT, ink="#14211C", width=(glow + 3) / _SQUARE)
    light = frame.format(way=_LIT, ink=GLOW, width=glow / _SQUARE)
    sheet.shape(dark + light, (0, 0, side, side), (4, 4))


def _refusal(sheet: DisplayList) -> None:
    sheet.shadow((0, 232, 286, 100), 8, 8, 120, 4)
    sheet.panel((0, 232, 286, 100), "#FFF8E7", "#B2301F", 8, 1.8)
    sheet.svg("shared/icons/lock_red", (12, 241, 17, 17))
    sheet.say((36, 236, 240, 26), "cultus-art-sample-refused", size=14.5, colour=RED, face="bold", lines=1)
    sheet.say((14, 264, 262, 40), "cultus-art-sample-why", size=12.5, colour=INK, leading=1.4, valign="top")
    sheet.say((14, 304, 150, 24), "cultus-art-sample-rule", size=12.5, colour="#1F5C86", face="bold", lines=1)
    sheet.write((230, 304, 44, 24), "Esc", size=12, colour="#5B4A3A", align="right", lines=1)


__all__ = ["sample"]
