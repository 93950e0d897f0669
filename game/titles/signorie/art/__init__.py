"""What Signorie looks like: sheets for the table, the lobby, the shelf and the ending."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine import Action, Event, Result, View
from game.presentation import AnswerCard, Control, DisplayList, Ending, Living, PieceId, SlotId, Tip, contract
from game.presentation.course import Course
from game.presentation.example import Example
from game.presentation.kit import Theme
from game.titles.signorie.art import (
    buttons,
    cards,
    chained,
    columns,
    deeds,
    ending,
    evening,
    examples,
    faces,
    forecast,
    fresco,
    held,
    hours,
    lanes,
    living,
    lobby,
    own,
    rivals,
    tips,
    towers,
)
from game.titles.signorie.art.inks import SEAT
from game.titles.signorie.table.chain import chain_of
from game.titles.signorie.table.placement import asked_of
from game.titles.signorie.table.placement import evening as is_evening


class Art(contract.Art):
    """The fresco of five cities, the own palace, lanes in the evening."""

    THEME = Theme(
        ground="#3B1420",
        well="#2A0D15",
        line="#7A3A44",
        paper="#F6EBD3",
        ink="#2B1512",
        back="#6E2431",
        accent="#E3BE6A",
        letters="#F8EDD9",
        tones={
            "#120926": "#1C070D",
            "#150E28": "#1C070D",
            "#181029": "#2A0D15",
            "#1B1430": "#2A1016",
            "#241A40": "#331019",
            "#2B2050": "#4A1C26",
            "#33265F": "#5A2530",
            "#352761": "#5A2530",
            "#3D2C6B": "#6B2733",
            "#4A3A78": "#7A3A44",
            "#4A3F68": "#4A1C26",
            "#5A4A86": "#8A605E",
            "#6B5C94": "#8A4652",
            "#7C68B8": "#B98F86",
            "#8F84AC": "#C9A49C",
            "#93A399": "#C9A49C",
            "#9A8FB4": "#C9A49C",
            "#B9ADD0": "#D9B9AE",
            "#14231F": "#2A0D15",
            "#6E8F80": "#8A4652",
            "#275146": "#6A4A18",
            "#0B0618": "#16060A",
        },
        seats={f"player_{colour}": paint for colour, paint in SEAT.items()},
    )

    light = staticmethod(hours.light)
    living = staticmethod(living.living)
    held = staticmethod(held.held)
    story = staticmethod(deeds.story)
    forecast = staticmethod(forecast.forecast)
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
        """The ground, the frames of all regions, the own board; in the evening the ground alone."""
        return evening.backdrop(v) if is_evening(v) else fresco.backdrop(v)

    def panels(self, v: View, events: Sequence[Event] = ()) -> Iterator[tuple[str, DisplayList]]:
        """Every region of the table; in the evening of the lanes."""
        yield "bar", fresco.bar(v)
        if is_evening(v):
            yield "focus", evening.sky(v)
            yield "order", evening.order(v)
            yield "next", evening.ahead(v)
            yield from lanes.lanes(v)
            return
        yield "focus", fresco.fresco(v)
        yield "pool", columns.pool(v)
        yield "own", columns.own_board(v)
        yield "plate/0", own.strip(v)
        yield "plan", own.plan(v)
        yield "careers", towers.careers(v)
        yield "initiative", towers.initiative(v)
        yield "rewards", towers.rewards(v)
        yield "order", fresco.order(v)
        yield "supply", fresco.supply(v)
        yield from rivals.plates(v)
        yield from _story(v)

    def answer(self, v: View, a: Action) -> AnswerCard:
        """A card of a prompt; what a drop has left open."""
        return AnswerCard(cards.choice(v, a), cards.answer(v, a))


def _story(v: View) -> Iterator[tuple[str, DisplayList]]:
    """What the right side tells of the die that is played, and over the whole table the places that it reaches."""
    if asked_of(v) == "main_choice":
        yield "story", chained.choice(v)
        yield "reach", chained.choice_reach(v)
        return
    chain = chain_of(v)
    if chain is not None:
        yield "story", chained.story(v, chain)
        yield "reach", chained.reach(v, chain)
