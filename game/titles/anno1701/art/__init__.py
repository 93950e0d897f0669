"""What Anno 1701 looks like: two islands, the strait between them, the open sea, a desk by night."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from game.engine import Action, Draft, Event, Result, View
from game.presentation import (
    AnswerCard,
    Control,
    DisplayList,
    Ending,
    Living,
    PieceId,
    SlotId,
    Tip,
    Worksheet,
    contract,
    lighting,
)
from game.presentation.course import Course
from game.presentation.example import Example
from game.presentation.kit import Theme
from game.titles.anno1701.art import (
    arranging,
    building,
    buttons,
    desk,
    dice,
    ending,
    examples,
    faces,
    forecast,
    last_coin,
    living,
    lobby,
    logbook,
    payment,
    sea,
    table,
    tableau,
    tips,
    trade,
    turning,
    weather,
)
from game.titles.anno1701.rules.state import AnnoState
from game.titles.anno1701.table.hands import me_of
from game.titles.anno1701.table.placing import layout

LAST: Final = ("pay_tribute", "buy_at_sea", "search_pile", "theatre_cancel", "diplomacy")
"""Deeds of which the house is asked only where they cost the last coin."""
_SHEETS: Final[dict[str, Callable[[View, Draft], Worksheet | None]]] = {
    "bank_trade": trade.bank,
    "assign_layout": arranging.arrange,
    "build": building.build,
    "offer_trade": trade.offer,
    **dict.fromkeys(LAST, last_coin.last_coin),
}


class Art(contract.Art):
    """Both islands in the weather of the turn."""

    THEME = Theme(
        ground="#2C6F96",
        well="#12364F",
        tones={
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
        },
        marks={"blue": "anno1701/icons/lion", "red": "anno1701/icons/dragon"},
    )

    light = staticmethod(weather.light)
    living = staticmethod(living.living)
    held = staticmethod(turning.held)
    tableau = staticmethod(tableau.tableau)
    control = staticmethod(buttons.control)
    face = staticmethod(faces.face)
    zoom = staticmethod(tips.zoom)
    tip = staticmethod(tips.tip)
    example = staticmethod(examples.example)
    picture = staticmethod(lobby.picture)
    invitation = staticmethod(lobby.invitation)
    sample = staticmethod(lobby.sample)
    seat_card = staticmethod(lobby.seat_card)
    emblem = staticmethod(lobby.emblem)
    ending = staticmethod(ending.ending)

    def backdrop(self, v: View) -> DisplayList:
        """The painting from the own meadow to the sky in the weather of the turn, dimmed under the open sea."""
        return weather.backdrop(v, living.rival_colour(v))

    def panels(self, v: View, events: Sequence[Event] = ()) -> Iterator[tuple[str, DisplayList]]:
        """Every region that the game fills itself."""
        s: AnnoState = v.state
        me, board = me_of(v), layout(v)
        yield "bar", table.bar(v)
        yield "plate/1", table.seat_panel(v, 1 - me)
        yield "race", table.race(v)
        yield "plate/0", table.seat_panel(v, me)
        if board == "voyage":
            yield "stage", sea.stage(v, logbook.logbook(events))
            return
        if board == "search":
            yield "sheet", desk.open_sheet(v)
            return
        yield "rival", table.plots(s.sites[1 - me], False)
        yield "focus", table.plots(s.sites[me], True)
        yield "dice", dice.tray(v)
        yield "hand", table.hand(v)
        yield "actions", table.actions(v)
        if board == "dice":
            yield "throw", dice.throw(v)
            yield "faces", dice.faces(v)
        else:
            yield "strait", table.strait(v)
            yield "outlook", table.outlook(v)

    def preview_overlay(self, v: View, a: Action) -> DisplayList | None:
        """What the deed that stands to be done would come to, on the very cards that it concerns."""
        if a.kind in ("take_from_pile", "spy_take"):
            return desk.taken(v, a)
        if a.kind in ("lodge_swap", "exchange_card"):
            return desk.swapped(v, a)
        return turning.preview_overlay(v, a)

    def forecast(self, v: View) -> DisplayList | None:
        """Where both would stand if the game ended now."""
        return lighting(forecast.forecast(v), partial(forecast.counted_by, v))

    def worksheet(self, v: View, draft: Draft, deed: bool = False) -> Worksheet | None:
        """The sheet of a trade, a building, a layout, or of a deed that costs the last coin; for every other kind the
        house's list will do."""
        sheet = payment.proposal if deed else _SHEETS.get(draft.kind)
        return sheet(v, draft) if sheet else None

    def answer(self, v: View, a: Action) -> AnswerCard:
        """A card of a prompt; what a drop has left open, and where it is clicked on the table."""
        return AnswerCard(lobby.choice(v, a), buttons.answer(v, a), way=buttons.way(v, a))
