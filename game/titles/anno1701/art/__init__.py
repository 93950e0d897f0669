"""What Anno 1701 looks like: two islands, the strait between them, the open sea, a desk by night."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
        box=("#12364F", "#0B2030", "#F4E3B4"),
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

    def backdrop(self, v: View) -> DisplayList:
        """The painting from the own meadow to the sky in the weather of the turn, dimmed under the open sea."""
        return weather.backdrop(v, living.rival_colour(v))

    def light(self, v: View) -> DisplayList | None:
        """The light of the hour."""
        return weather.light(v)

    def living(self, v: View) -> list[Living]:
        """What moves on the islands."""
        return living.living(v)

    def panels(self, v: View, events: Sequence[Event] = ()) -> dict[str, DisplayList]:
        """Every region that the game fills itself."""
        s: AnnoState = v.state
        me = me_of(v)
        found = {
            "bar": table.bar(v),
            "plate/1": table.seat_panel(v, 1 - me),
            "race": table.race(v),
            "plate/0": table.seat_panel(v, me),
        }
        board = layout(v)
        if board == "voyage":
            return found | {"stage": sea.stage(v, logbook.logbook(events))}
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

    def held(self, v: View, piece: PieceId, slot: SlotId = "") -> DisplayList | None:
        """What a held card would do."""
        return turning.held(v, piece, slot)

    def preview_overlay(self, v: View, a: Action) -> DisplayList | None:
        """What the deed that stands to be done would come to, on the very cards that it concerns."""
        if a.kind in ("take_from_pile", "spy_take"):
            return desk.taken(v, a)
        if a.kind in ("lodge_swap", "exchange_card"):
            return desk.swapped(v, a)
        return turning.preview_overlay(v, a)

    def tableau(self, before: View, after: View, event: Event) -> DisplayList | None:
        """What fills the table while an event is told that is worth it."""
        return tableau.tableau(before, after, event)

    def forecast(self, v: View) -> DisplayList | None:
        """Where both would stand if the game ended now."""
        return lighting(forecast.forecast(v), partial(forecast.counted_by, v))

    def control(self, v: View, control: Control, enabled: bool, armed: bool) -> DisplayList | None:
        """The face of a button."""
        return buttons.control(v, control, enabled, armed)

    def worksheet(self, v: View, draft: Draft, deed: bool = False) -> Worksheet | None:
        """The sheet of a trade, a building, a layout, or of a deed that costs the last coin; for every other kind the
        house's list will do."""
        sheet = payment.proposal if deed else _SHEETS.get(draft.kind)
        return sheet(v, draft) if sheet else None

    def face(self, key: str) -> DisplayList:
        """A piece as it lies on the table."""
        return faces.face(key)

    def zoom(self, v: View, target: str) -> DisplayList | None:
        """A card held close, with all its words."""
        return tips.zoom(v, target)

    def tip(self, v: View, target: str) -> Tip | None:
        """The name of a piece, slot or place, and what it is for."""
        return tips.tip(v, target)

    def answer(self, v: View, a: Action) -> AnswerCard:
        """A card of a prompt; what a drop has left open, and where it is clicked on the table."""
        return AnswerCard(lobby.choice(v, a), buttons.answer(v, a), way=buttons.way(v, a))

    def example(self, anchor: str) -> Example | None:
        """The position that a section of the rules shows."""
        return examples.example(anchor)

    def picture(self, v: View, size: float) -> DisplayList:
        """Where the game stands, square."""
        return lobby.picture(v, size)

    def invitation(self) -> DisplayList:
        """What the game is, beside its picture on the shelf."""
        return lobby.invitation()

    def sample(self, glow: float) -> DisplayList:
        """A corner of the table on which settings show."""
        return lobby.sample(glow)

    def seat_card(self, color: str) -> DisplayList:
        """The pieces of a colour."""
        return lobby.seat_card(color)

    def emblem(self, v: View, seat: int) -> DisplayList:
        """The crest of a seat."""
        return lobby.emblem(v, seat)

    def ending(self, v: View, result: Result, course: Course | None = None) -> Ending:
        """Who has won, and by what."""
        return ending.ending(v, result, course)
