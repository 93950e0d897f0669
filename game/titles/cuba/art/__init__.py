"""What Cuba looks like: a harbour town at sunset above one's own land in full daylight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from game.engine import Action, Draft, Event, Result, View
from game.presentation import (
    AnswerCard,
    Control,
    Course,
    DisplayList,
    Ending,
    Living,
    Tip,
    Worksheet,
    contract,
    lighting,
)
from game.presentation.example import Example
from game.presentation.kit import Theme
from game.titles.cuba.art import (
    building,
    chamber,
    controls,
    ending,
    errand,
    examples,
    faces,
    forecast,
    hours,
    inks,
    living,
    loading,
    lobby,
    market,
    own,
    rivals,
    sealing,
    setting_out,
    street,
    tips,
    town,
    visit,
)
from game.titles.cuba.art.counter import EXCHANGE, exchange
from game.titles.cuba.table import places, seen
from game.titles.cuba.table.placement import hour

_PLACES = {
    "town": (town.town, own.hand),
    "site": (town.town, own.hand),
    "market": (market.square, market.after),
    "street": (street.street, street.after),
}
"""What fills the middle and the panel of the hand, by the place to which the town has turned."""
_SHEETS = {
    "foreman_visit": visit.foreman,
    "market_visit": errand.tradeswoman,
    "enact_bills": sealing.enact,
    setting_out.START: setting_out.choose,
}
_TRACK = town.track()


class Art(contract.Art):
    """The harbour town, the own land, and everything that lies on them."""

    THEME = Theme(
        ground="#14403C",
        well="#0F302E",
        line="#2E5E57",
        paper="#F6EEDC",
        back="#27506B",
        accent=inks.SUN,
        tones={
            "#120926": "#07201E",
            "#150E28": "#07201E",
            "#181029": "#0B2A28",
            "#1B1430": "#0F302E",
            "#241A40": "#123A37",
            "#2B2050": "#1A4A45",
            "#33265F": "#1F5A54",
            "#352761": "#1F5A54",
            "#3D2C6B": "#2E5E57",
            "#4A3A78": "#2E6A62",
            "#4A3F68": "#1F4F4A",
            "#5A4A86": "#4E8A80",
            "#6B5C94": "#3E8A80",
            "#7C68B8": "#8FB8AC",
            "#8F84AC": "#9FBFB4",
            "#93A399": "#9FBFB4",
            "#9A8FB4": "#9FBFB4",
            "#B9ADD0": "#B7CFC4",
            "#14231F": "#0B2A28",
            "#6E8F80": "#4E8A80",
            "#0B0618": "#04100F",
            "#D9B25F": "#F7B267",
            "#FFE6A6": "#FFF3D2",
            "#E9C677": "#FFC98A",
        },
    )

    control = staticmethod(controls.control)
    light = staticmethod(hours.light)
    living = staticmethod(living.living)
    face = staticmethod(faces.face)
    tip = staticmethod(tips.tip)
    zoom = staticmethod(tips.zoom)
    story = staticmethod(rivals.story)
    option = staticmethod(lobby.option)
    example = staticmethod(examples.example)
    picture = staticmethod(lobby.picture_of)
    invitation = staticmethod(lobby.invitation)
    sample = staticmethod(lobby.sample)
    seat_card = staticmethod(lobby.seat_card)
    emblem = staticmethod(lobby.emblem)
    ending = staticmethod(ending.ending)

    def held(self, v: View, piece: str, slot: str = "") -> DisplayList | None:
        """The price of a lifted house, or the holds that take a lifted piece."""
        return building.held(v, piece, slot) or loading.held(v, piece.partition("/")[0])

    def worksheet(self, v: View, draft: Draft, deed: bool = False) -> Worksheet | None:
        """The pieces to start with, the plan of a visit of foreman or tradeswoman, the two bills that become law."""
        if deed:
            return exchange(v, draft) if draft.kind == EXCHANGE and seen.me_of(v) == draft.seat else None
        sheet = _SHEETS.get(draft.kind)
        return sheet(v, draft) if sheet is not None and seen.me_of(v) == draft.seat else None

    def backdrop(self, v: View) -> DisplayList:
        """The felt, and on it the frame of the points round the town, all in the light of the round."""
        now = hour(v.state)
        sheet = DisplayList(1280, 720)
        sheet.place(hours.felt(now), 0, 0)
        if not seen.in_chamber(v.state):
            sheet.place(_TRACK, *places.TRACK[:2])
            sheet.place(hours.scene(now, places.TOWN), 0, 0)
        return sheet

    def panels(self, v: View, events: Sequence[Event] = ()) -> Iterator[tuple[str, DisplayList]]:
        """Every region that the game fills itself: the town and the plates, or the chamber."""
        yield "bar", town.bar(v)
        if seen.in_chamber(v.state):
            yield "focus", chamber.chamber(v)
            yield "laws", chamber.laws(v)
            return
        focus, hand = _PLACES[seen.scene_of(v)]
        yield "focus", focus(v)
        yield "plate/0", own.plantation(v)
        yield "hand", hand(v)
        yield from rivals.plates(v)

    def answer(self, v: View, a: Action) -> AnswerCard:
        """A card of a prompt; what a drop has left open."""
        return AnswerCard(lobby.choice(v, a), lobby.answer(v, a))

    def forecast(self, v: View) -> DisplayList | None:
        """Where everybody would stand if the game ended now."""
        return lighting(forecast.forecast(v), partial(forecast.counted_by, v))
