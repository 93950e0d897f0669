"""What Anno 1701 looks like: two islands, the strait between them, the open sea, a desk by night."""

from __future__ import annotations

from game.engine import View
from game.presentation import DisplayList
from game.presentation.kit import Theme
from game.titles.anno1701.art import sea, table
from game.titles.anno1701.art.faces import face
from game.titles.anno1701.art.lobby import (
    choice,
    emblem,
    ending,
    invitation,
    option,
    option_summary,
    picture,
    sample,
    sitter,
)
from game.titles.anno1701.art.tips import tip, zoom
from game.titles.anno1701.presentation import layout, me_of
from game.titles.anno1701.state import AnnoState

__all__ = [
    "choice",
    "emblem",
    "ending",
    "face",
    "invitation",
    "option",
    "option_summary",
    "picture",
    "sample",
    "sitter",
    "tip",
    "zoom",
]

BAND = ("#12364F", "#0B2030", "#F4E3B4")
THEME = Theme(ground="#2C6F96", well="#12364F")


def backdrop(v: View) -> DisplayList:
    """The painting from the own meadow to the sky, dimmed under the open sea."""
    s: AnnoState = v.state
    sheet = DisplayList(1280, 720)
    sheet.svg("anno1701/scene/table", (0, 0, 1280, 720))
    if layout(v) == "table":
        me = me_of(v)
        own, other = ("#2F6BE0", "#B3263A") if s.side[me] != "dragon" else ("#B3263A", "#2F6BE0")
        sheet.svg("anno1701/ships/ship", (894, 190, 74, 74), c=other)
        sheet.svg("anno1701/scene/boat", (330, 196, 34, 34))
        sheet.panel((628, 412, 24, 4), own, "", 2, 0, 0)
    else:
        sheet.panel((0, 38, 1280, 682), "#081824", "", 0, 0, 0.62)
    sheet.panel((0, 686.5, 1280, 33.5), "#081824", "", 0)
    sheet.panel((12, 691, 1256, 24), "#0B2030", "#25506E", 6, 1)
    return sheet


def panels(v: View) -> dict[str, DisplayList]:
    """Every region that the game fills itself."""
    s: AnnoState = v.state
    me = me_of(v)
    found = {
        "bar": table.bar(v),
        "plate/1": table.seat_panel(v, 1 - me, 192),
        "race": table.race(v),
        "plate/0": table.seat_panel(v, me, 152),
    }
    board = layout(v)
    if board == "voyage":
        return found | {"stage": sea.stage(v)}
    if board == "search":
        return found | {"sheet": sea.open_sheet(v)}
    return found | {
        "rival": table.plots(s.sites[1 - me], False),
        "focus": table.plots(s.sites[me], True),
        "strait": table.strait(v),
        "dice": table.dice(v),
        "hand": table.hand(v),
        "outlook": table.outlook(v),
        "actions": table.actions(v),
    }
