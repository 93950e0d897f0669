"""What Anno 1701 looks like: two islands, the strait between them, the open sea, a desk by night."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import Action, Draft, Event, View
from game.presentation import DisplayList, Worksheet
from game.presentation.kit import Theme
from game.titles.anno1701.art import desk, dice, sea, table, trade, turning, weather
from game.titles.anno1701.art.arranging import arrange
from game.titles.anno1701.art.building import build
from game.titles.anno1701.art.buttons import answer, control, way
from game.titles.anno1701.art.ending import ending, finale
from game.titles.anno1701.art.examples import example
from game.titles.anno1701.art.faces import face
from game.titles.anno1701.art.forecast import counted_by, forecast
from game.titles.anno1701.art.last_coin import last_coin
from game.titles.anno1701.art.living import living, rival_colour
from game.titles.anno1701.art.lobby import (
    choice,
    emblem,
    invitation,
    option,
    option_summary,
    picture,
    sample,
    seat_card,
)
from game.titles.anno1701.art.logbook import logbook
from game.titles.anno1701.art.payment import proposal
from game.titles.anno1701.art.tableau import tableau
from game.titles.anno1701.art.tips import tip, zoom
from game.titles.anno1701.art.turning import held
from game.titles.anno1701.art.weather import daytime, light
from game.titles.anno1701.rules.state import AnnoState
from game.titles.anno1701.table.hands import me_of
from game.titles.anno1701.table.placing import layout

__all__ = [
    "TONES",
    "answer",
    "choice",
    "control",
    "counted_by",
    "daytime",
    "emblem",
    "ending",
    "example",
    "face",
    "finale",
    "forecast",
    "held",
    "invitation",
    "light",
    "living",
    "option",
    "option_summary",
    "picture",
    "preview_overlay",
    "proposal",
    "sample",
    "seat_card",
    "tableau",
    "tip",
    "way",
    "zoom",
]

BAND = ("#12364F", "#0B2030", "#F4E3B4")
TONES = {
    "#120926": "#0B2030",
    "#150E28": "#0B2030",
    "#181029": "#0D2435",
    "#1B1430": "#0F2A3D",
    "#241A40": "#12364F",
    "#2B2050": "#17415E",
    "#33265F": "#1C5272",
    "#352761": "#1C5272",
    "#3D2C6B": "#2F617F",
    "#4A3A78": "#2F617F",
    "#4A3F68": "#1F4A66",
    "#5A4A86": "#3E7396",
    "#6B5C94": "#3E7396",
    "#7C68B8": "#6FA3C2",
    "#8F84AC": "#8FAFC2",
    "#93A399": "#9DBDD0",
    "#9A8FB4": "#9DBDD0",
    "#B9ADD0": "#BFD6E4",
    "#14231F": "#0D2435",
    "#14211C": "#0B2030",
    "#6E8F80": "#3E7396",
    "#0B0618": "#04101A",
    "#8A6F3C": "#8A7A4A",
}
"""The house's own parts in the colours of the strait."""
LAST = ("pay_tribute", "buy_at_sea", "search_pile", "theatre_cancel", "diplomacy")
MARKS = {"blue": "anno1701/icons/lion", "red": "anno1701/icons/dragon"}
THEME = Theme(ground="#2C6F96", well="#12364F")


def worksheet(v: View, draft: Draft) -> Worksheet | None:
    """The sheet of a trade, a building, a layout, or of a deed that costs the last coin; for every other kind the
    house's list will do."""
    if draft.kind == "bank_trade":
        return trade.bank(v, draft)
    if draft.kind == "assign_layout":
        return arrange(v, draft)
    if draft.kind == "build":
        return build(v, draft)
    if draft.kind == "offer_trade":
        return trade.offer(v, draft)
    return last_coin(v, draft) if draft.kind in LAST else None


def backdrop(v: View) -> DisplayList:
    """The painting from the own meadow to the sky in the weather of the turn, dimmed under the open sea."""
    s: AnnoState = v.state
    sheet = DisplayList(1280, 720)
    near = layout(v) in ("table", "dice")
    sheet.place(weather.scenery(weather.weather(s), rival_colour(v) if near else ""), 0, 0)
    if not near:
        sheet.panel((0, 38, 1280, 682), "#081824", "", 0, 0, 0.62)
    sheet.panel((0, 686.5, 1280, 33.5), "#081824", "", 0)
    sheet.panel((12, 691, 1256, 24), "#0B2030", "#25506E", 6, 1)
    return sheet


def preview_overlay(v: View, a: Action) -> DisplayList | None:
    """What the deed that stands to be done would come to, on the very cards that it concerns."""
    if a.kind in ("take_from_pile", "spy_take"):
        return desk.taken(v, a)
    if a.kind in ("lodge_swap", "exchange_card"):
        return desk.swapped(v, a)
    return turning.preview_overlay(v, a)


def recent(v: View, events: Sequence[Event]) -> dict[str, DisplayList]:
    """The open sea with what each card of the voyage has done."""
    return {"stage": sea.stage(v, logbook(events))} if layout(v) == "voyage" else {}


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
        return found | {"sheet": desk.open_sheet(v)}
    found |= {
        "rival": table.plots(s.sites[1 - me], False),
        "focus": table.plots(s.sites[me], True),
        "dice": dice.tray(v),
        "hand": table.hand(v),
        "actions": table.actions(v),
    }
    if board == "dice":
        return found | {"throw": dice.throw(v), "faces": dice.faces(v)}
    return found | {"strait": table.strait(v), "outlook": table.outlook(v)}
